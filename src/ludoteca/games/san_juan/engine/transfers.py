"""Every way a card can move: from the pile to hands and plants, to the discards, and back to the pile by a shuffle.

Each function also updates what the seats know about the card (knowledge.py).
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.card_sets import count, nth, put, remove, size


def cards_to_draw(board: vec[i64]) -> i64:
    """How many cards pile and discards have together."""
    return board[numbers.PILE_COUNT] + board[numbers.DISCARD_COUNT]


def draw(state: State, chance: Chance) -> i64:
    """Take a card from the pile, or NONE if there is none. An empty pile is made of the discards first.

    rules: San Juan 9
    """
    board = state.board
    left = board[numbers.PILE_COUNT]
    if left == 0:
        left = board[numbers.DISCARD_COUNT]
        if left == 0:
            return numbers.NONE
        shuffle(state)
    kind = nth(board[numbers.PILE], board[numbers.PILE + 1], chance.pick(left))
    board[numbers.PILE + numbers.WORD[kind]] -= numbers.ONE[kind]
    board[numbers.PILE_COUNT] = left - 1
    board[numbers.CARD_MOVED] = 1
    if state.journal is not None:
        state.outcome(numbers.OUTCOME_CARD, kind)
    return kind


def shuffle(state: State) -> None:
    """The discards become the pile. Each seat remembers the cards it knew to be there, and starts its counts again."""
    board = state.board
    for viewer in range(i64(numbers.MAX_SEATS + 1)):
        for word in range(i64(numbers.SET_WORDS)):
            at = numbers.SET_WORDS * viewer + word
            known = board[numbers.OPEN_DISCARDS + word]
            if viewer < numbers.MAX_SEATS:
                known += board[numbers.OWN_DISCARDS + at]
            board[numbers.SHUFFLED_IN + at] = known
            board[numbers.SEEN_SINCE_SHUFFLE + at] = 0
    for word in range(i64(numbers.SET_WORDS)):
        cards = board[numbers.OPEN_DISCARDS + word] + board[numbers.DISCARDED_GOODS + word]
        board[numbers.OPEN_DISCARDS + word] = 0
        board[numbers.DISCARDED_GOODS + word] = 0
        board[numbers.REVEALED_SINCE_SHUFFLE + word] = 0
        for seat in range(i64(numbers.MAX_SEATS)):
            at = numbers.SET_WORDS * seat + word
            cards += board[numbers.OWN_DISCARDS + at]
            board[numbers.OWN_DISCARDS + at] = 0
            board[numbers.SHOWN_SINCE_SHUFFLE + at] = 0
            board[numbers.BUILT_SINCE_SHUFFLE + at] = 0
        board[numbers.PILE + word] = cards
    for seat in range(i64(numbers.MAX_SEATS)):
        board[numbers.RECEIVED_SINCE_SHUFFLE + seat] = 0
        board[numbers.OWN_DISCARD_COUNT + seat] = 0
        board[numbers.TUCKED_SINCE_SHUFFLE + seat] = 0
    for plant in range(i64(numbers.MAX_SEATS * numbers.PLANT_KINDS)):
        board[numbers.GOODS_SINCE_SHUFFLE + plant] = 0
    board[numbers.DISCARDED_GOODS_COUNT] = 0
    board[numbers.DISCARDED_GOODS_SINCE_SHUFFLE] = 0
    board[numbers.PILE_COUNT] = board[numbers.DISCARD_COUNT]
    board[numbers.DISCARD_COUNT] = 0
    state.note(numbers.PILE_SHUFFLED, EVERYONE, board[numbers.PILE_COUNT], 0, 0, 0)


# ---------------------------------------------------------------- into a hand


def draw_to_hand(state: State, seat: i64, why: i64, chance: Chance) -> i64:
    """Draw a card into a hand. Returns the number of cards drawn, 0 or 1."""
    board = state.board
    kind = draw(state, chance)
    if kind == numbers.NONE:
        return 0
    at = numbers.SET_WORDS * seat + numbers.WORD[kind]
    one = numbers.ONE[kind]
    board[numbers.HANDS + at] += one
    board[numbers.SEEN_SINCE_SHUFFLE + at] += one
    board[numbers.HAND_COUNT + seat] += 1
    board[numbers.RECEIVED_SINCE_SHUFFLE + seat] += 1
    if state.journal is not None:
        state.note(numbers.CARD_DRAWN, BIT[seat], seat, kind, why, 0)
    return 1


def offer_card(state: State, seat: i64, chance: Chance) -> i64:
    """Draw a card for a councillor, apart from the hand. Returns the number of cards drawn, 0 or 1."""
    board = state.board
    kind = draw(state, chance)
    if kind == numbers.NONE:
        return 0
    at = numbers.SET_WORDS * seat + numbers.WORD[kind]
    one = numbers.ONE[kind]
    board[numbers.OFFERED + at] += one
    board[numbers.SEEN_SINCE_SHUFFLE + at] += one
    board[numbers.OFFERED_COUNT + seat] += 1
    board[numbers.RECEIVED_SINCE_SHUFFLE + seat] += 1
    if state.journal is not None:
        state.note(numbers.CARD_OFFERED, BIT[seat], seat, kind, 0, 0)
    return 1


def keep_offered(state: State, seat: i64, kind: i64) -> None:
    """A card offered to a councillor goes to the hand."""
    board = state.board
    at = numbers.SET_WORDS * seat + numbers.WORD[kind]
    board[numbers.OFFERED + at] -= numbers.ONE[kind]
    board[numbers.OFFERED_COUNT + seat] -= 1
    board[numbers.HANDS + at] += numbers.ONE[kind]
    board[numbers.HAND_COUNT + seat] += 1
    state.note(numbers.CARD_KEPT, BIT[seat], seat, kind, 0, 0)


def discard_offered(state: State, seat: i64) -> None:
    """The cards that a councillor has not kept go to the discards."""
    board = state.board
    offered = numbers.OFFERED + numbers.SET_WORDS * seat
    discards = numbers.OWN_DISCARDS + numbers.SET_WORDS * seat
    if state.journal is not None:
        for kind in range(i64(numbers.KINDS)):
            for card in range(count(board, offered, kind)):
                state.note(numbers.OFFER_DISCARDED, BIT[seat], seat, kind, 0, 0)
    cards = board[numbers.OFFERED_COUNT + seat]
    for word in range(i64(numbers.SET_WORDS)):
        board[discards + word] += board[offered + word]
        board[offered + word] = 0
    board[numbers.OFFERED_COUNT + seat] = 0
    board[numbers.OWN_DISCARD_COUNT + seat] += cards
    board[numbers.DISCARD_COUNT] += cards


# ---------------------------------------------------------------- out of a hand


def leave_face_down(board: vec[i64], seat: i64, kind: i64) -> None:
    """A card leaves a hand unseen.

    It could be any card of the hand. So of each kind that was shown there, one fewer is certain to remain.
    """
    board[numbers.CARD_MOVED] = 1
    board[numbers.HANDS + numbers.SET_WORDS * seat + numbers.WORD[kind]] -= numbers.ONE[kind]
    board[numbers.HAND_COUNT + seat] -= 1
    shown = numbers.SHOWN_IN_HAND + numbers.SET_WORDS * seat
    if board[shown] != 0 or board[shown + 1] != 0:
        since_shuffle = numbers.SHOWN_SINCE_SHUFFLE + numbers.SET_WORDS * seat
        for known in range(i64(numbers.KINDS)):
            if count(board, shown, known) != 0:
                remove(board, shown, known)
                if count(board, since_shuffle, known) != 0:
                    remove(board, since_shuffle, known)
                    board[numbers.RECEIVED_SINCE_SHUFFLE + seat] += 1


def leave_face_up(board: vec[i64], seats: i64, seat: i64, kind: i64) -> None:
    """A card leaves a hand for all to see. If such a card was shown in that hand, everybody takes it for that one."""
    board[numbers.CARD_MOVED] = 1
    remove(board, numbers.HANDS + numbers.SET_WORDS * seat, kind)
    board[numbers.HAND_COUNT + seat] -= 1
    shown = numbers.SHOWN_IN_HAND + numbers.SET_WORDS * seat
    since_shuffle = numbers.SHOWN_SINCE_SHUFFLE + numbers.SET_WORDS * seat
    if count(board, shown, kind) != 0:
        remove(board, shown, kind)
        if count(board, since_shuffle, kind) != 0:
            remove(board, since_shuffle, kind)
            for viewer in range(seats):
                if viewer != seat:
                    put(board, numbers.SEEN_SINCE_SHUFFLE + numbers.SET_WORDS * viewer, kind)
            put(board, numbers.SEEN_SINCE_SHUFFLE + numbers.SET_WORDS * numbers.SPECTATOR, kind)
    elif board[numbers.RECEIVED_SINCE_SHUFFLE + seat] > 0:
        put(board, numbers.BUILT_SINCE_SHUFFLE + numbers.SET_WORDS * seat, kind)


def discard(state: State, seat: i64, kind: i64, why: i64) -> None:
    """A card goes from the hand to the discards, face down."""
    move_to_discards(state.board, seat, kind)
    state.note(numbers.CARD_DISCARDED, BIT[seat], seat, kind, why, 0)


def pay_card(state: State, seat: i64, kind: i64) -> None:
    """A card goes from the hand to the discards, as payment."""
    move_to_discards(state.board, seat, kind)
    if state.journal is not None:
        state.note(numbers.CARD_PAID, BIT[seat], seat, kind, 0, 0)


def move_to_discards(board: vec[i64], seat: i64, kind: i64) -> None:
    leave_face_down(board, seat, kind)
    board[numbers.OWN_DISCARDS + numbers.SET_WORDS * seat + numbers.WORD[kind]] += numbers.ONE[kind]
    board[numbers.OWN_DISCARD_COUNT + seat] += 1
    board[numbers.DISCARD_COUNT] += 1


def tuck(state: State, seat: i64, kind: i64) -> None:
    """A card goes from the hand under the Chapel."""
    board = state.board
    leave_face_down(board, seat, kind)
    put(board, numbers.CHAPEL_CARDS + numbers.SET_WORDS * seat, kind)
    board[numbers.CHAPEL_COUNT + seat] += 1
    board[numbers.TUCKED_SINCE_SHUFFLE + seat] += 1
    state.note(numbers.CARD_TUCKED, BIT[seat], seat, kind, 0, 0)


# ---------------------------------------------------------------- goods


def produce_good(state: State, seat: i64, plant: i64, chance: Chance) -> i64:
    """Draw a card onto a plant; nobody sees it. Returns the number of cards drawn, 0 or 1."""
    board = state.board
    kind = draw(state, chance)
    if kind == numbers.NONE:
        return 0
    at = numbers.PLANT_KINDS * seat + plant
    board[numbers.GOOD_CARDS + at] |= kind << (numbers.GOOD_CARD_BITS * board[numbers.GOODS + at])
    board[numbers.GOODS + at] += 1
    board[numbers.GOODS_SINCE_SHUFFLE + at] += 1
    if state.journal is not None:
        state.note(numbers.GOOD_PRODUCED, EVERYONE, seat, plant, 0, 0)
    return 1


def discard_good(state: State, seat: i64, plant: i64, event: i64, price: i64) -> None:
    """A good goes to the discards unseen, the oldest of its kind: GOOD_SOLD for a price, GOOD_PAID or GOOD_LOST."""
    board = state.board
    at = numbers.PLANT_KINDS * seat + plant
    kind = board[numbers.GOOD_CARDS + at] & numbers.GOOD_CARD_MASK
    board[numbers.GOOD_CARDS + at] >>= numbers.GOOD_CARD_BITS
    board[numbers.GOODS + at] -= 1
    if board[numbers.GOODS_SINCE_SHUFFLE + at] > board[numbers.GOODS + at]:
        board[numbers.GOODS_SINCE_SHUFFLE + at] -= 1
        board[numbers.DISCARDED_GOODS_SINCE_SHUFFLE] += 1
    board[numbers.DISCARDED_GOODS_COUNT] += 1
    put(board, numbers.DISCARDED_GOODS, kind)
    board[numbers.DISCARD_COUNT] += 1
    board[numbers.CARD_MOVED] = 1
    state.note(event, EVERYONE, seat, plant, price, 0)


# ---------------------------------------------------------------- Gold Mine


def turn_up(state: State, seat: i64, chance: Chance) -> i64:
    """Draw a card face up, for all to see. Returns its kind."""
    board = state.board
    kind = draw(state, chance)
    put(board, numbers.REVEALED, kind)
    put(board, numbers.REVEALED_SINCE_SHUFFLE, kind)
    for viewer in range(i64(numbers.MAX_SEATS + 1)):
        put(board, numbers.SEEN_SINCE_SHUFFLE + numbers.SET_WORDS * viewer, kind)
    state.note(numbers.CARD_TURNED_UP, EVERYONE, seat, kind, 0, 0)
    return kind


def clear_revealed(state: State, seat: i64, kept: i64) -> None:
    """The card that is kept, if any, goes to the hand. The others go to the discards, known to all."""
    board = state.board
    if kept != numbers.NONE:
        remove(board, numbers.REVEALED, kept)
        put(board, numbers.HANDS + numbers.SET_WORDS * seat, kept)
        board[numbers.HAND_COUNT + seat] += 1
        put(board, numbers.SHOWN_IN_HAND + numbers.SET_WORDS * seat, kept)
        if count(board, numbers.REVEALED_SINCE_SHUFFLE, kept) != 0:
            # To all others it now counts as a card known in a hand, no longer as one seen and gone.
            put(board, numbers.SHOWN_SINCE_SHUFFLE + numbers.SET_WORDS * seat, kept)
            for viewer in range(i64(numbers.MAX_SEATS + 1)):
                if viewer != seat:
                    remove(board, numbers.SEEN_SINCE_SHUFFLE + numbers.SET_WORDS * viewer, kept)
    board[numbers.DISCARD_COUNT] += size(board[numbers.REVEALED], board[numbers.REVEALED + 1])
    for word in range(i64(numbers.SET_WORDS)):
        board[numbers.OPEN_DISCARDS + word] += board[numbers.REVEALED + word]
        board[numbers.REVEALED + word] = 0
        board[numbers.REVEALED_SINCE_SHUFFLE + word] = 0
    state.note(numbers.MINED, EVERYONE, seat, kept, 0, 0)
