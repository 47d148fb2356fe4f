"""How cards travel: out of the pile, into hands and onto plants, onto the discard pile, and back by a shuffle.

Every way a card can go is here once, and each also keeps up what the seats know of it (knowledge.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine.places import (
    BUILT,
    CHAPEL_SIZE,
    CHAPELS_CARDS,
    CRATE_BITS,
    CRATE_MASK,
    CRATES,
    DISCARD_SIZE,
    DISCARDS,
    DISCARDS_GOODS,
    DISCARDS_OPEN,
    DRAWN,
    DRAWN_SIZE,
    FRESH,
    GOODS,
    GOODS_THROWN,
    GOODS_THROWN_FRESH,
    HAND_SIZE,
    HANDS,
    KIND_MASK,
    MOVED,
    ONE,
    PILE,
    PILE_SIZE,
    POOL,
    RECEIVED,
    REVEALED,
    REVEALED_FRESH,
    SEEN,
    SHIFT,
    SHOWN,
    SHOWN_FRESH,
    SPECTATOR,
    THROWN,
    TUCKED_LATE,
    WORD,
    WORDS,
    nth,
    put,
    remove,
)
from ludoteca.games.san_juan.engine.tables import (
    DISCARDED,
    DISCARDED_ASIDE,
    DREW,
    DREW_ASIDE,
    GOOD_LOST,
    KEPT,
    KINDS,
    MAX_SEATS,
    MINED,
    NONE,
    OUTCOME_CARD,
    PAID,
    PAID_GOOD,
    PLANTS_KINDS,
    PRODUCED,
    SHUFFLED,
    SOLD,
    TUCKED,
    TURNED_UP,
)

# Why a good leaves its plant.
BY_SALE: Final = 0
BY_PAYMENT: Final = 1
BY_LOSS: Final = 2


def cards_to_draw(board: vec[i64]) -> i64:
    """How many cards pile and discards have together."""
    return board[PILE_SIZE] + board[DISCARD_SIZE]


def draw(state: State, chance: Chance) -> i64:
    """A card off the pile, shuffling the discards into it first if it is empty; NONE if both are (ruling 9)."""
    board = state.board
    left = board[PILE_SIZE]
    if left == 0:
        left = board[DISCARD_SIZE]
        if left == 0:
            return NONE
        shuffle(state)
    kind = nth(board[PILE], board[PILE + 1], chance.pick(left))
    board[PILE + WORD[kind]] -= ONE[kind]
    board[PILE_SIZE] = left - 1
    board[MOVED] = 1
    journal = state.journal
    if journal is not None:
        journal.outcome(OUTCOME_CARD, kind)
    return kind


def shuffle(state: State) -> None:
    """The discards become the pile. Every seat remembers what it knew to lie there, and counts anew from now."""
    board = state.board
    journal = state.journal
    for viewer in range(i64(MAX_SEATS + 1)):
        for word in range(i64(WORDS)):
            known = board[DISCARDS_OPEN + word]
            if viewer < MAX_SEATS:
                known += board[DISCARDS + WORDS * viewer + word]
            board[POOL + WORDS * viewer + word] = known
            board[SEEN + WORDS * viewer + word] = 0
    for word in range(i64(WORDS)):
        cards = board[DISCARDS_OPEN + word] + board[DISCARDS_GOODS + word]
        board[DISCARDS_OPEN + word] = 0
        board[DISCARDS_GOODS + word] = 0
        board[REVEALED_FRESH + word] = 0
        for seat in range(i64(MAX_SEATS)):
            cards += board[DISCARDS + WORDS * seat + word]
            board[DISCARDS + WORDS * seat + word] = 0
            board[SHOWN_FRESH + WORDS * seat + word] = 0
            board[BUILT + WORDS * seat + word] = 0
        board[PILE + word] = cards
    for seat in range(i64(MAX_SEATS)):
        board[RECEIVED + seat] = 0
        board[THROWN + seat] = 0
        board[TUCKED_LATE + seat] = 0
        for plant in range(FRESH + PLANTS_KINDS * seat, FRESH + PLANTS_KINDS * seat + PLANTS_KINDS):
            board[plant] = 0
    board[GOODS_THROWN] = 0
    board[GOODS_THROWN_FRESH] = 0
    board[PILE_SIZE] = board[DISCARD_SIZE]
    board[DISCARD_SIZE] = 0
    if journal is not None:
        journal.note(SHUFFLED, EVERYONE, board[PILE_SIZE], 0, 0, 0)


# ---------------------------------------------------------------- into a hand


def draw_to_hand(state: State, seat: i64, why: i64, chance: Chance) -> i64:
    """A card into a hand; how many that were, 0 or 1."""
    board = state.board
    kind = draw(state, chance)
    if kind == NONE:
        return 0
    at = WORDS * seat + WORD[kind]
    one = ONE[kind]
    board[HANDS + at] += one
    board[SEEN + at] += one
    board[HAND_SIZE + seat] += 1
    board[RECEIVED + seat] += 1
    journal = state.journal
    if journal is not None:
        journal.note(DREW, BIT[seat], seat, kind, why, 0)
    return 1


def draw_aside(state: State, seat: i64, chance: Chance) -> i64:
    """A councillor's card, apart from the hand until the choice; how many that were, 0 or 1."""
    board = state.board
    kind = draw(state, chance)
    if kind == NONE:
        return 0
    at = WORDS * seat + WORD[kind]
    one = ONE[kind]
    board[DRAWN + at] += one
    board[SEEN + at] += one
    board[DRAWN_SIZE + seat] += 1
    board[RECEIVED + seat] += 1
    journal = state.journal
    if journal is not None:
        journal.note(DREW_ASIDE, BIT[seat], seat, kind, 0, 0)
    return 1


def keep_drawn(state: State, seat: i64, kind: i64) -> None:
    """A councillor's card into the hand."""
    board = state.board
    at = WORDS * seat + WORD[kind]
    board[DRAWN + at] -= ONE[kind]
    board[DRAWN_SIZE + seat] -= 1
    board[HANDS + at] += ONE[kind]
    board[HAND_SIZE + seat] += 1
    journal = state.journal
    if journal is not None:
        journal.note(KEPT, BIT[seat], seat, kind, 0, 0)


def discard_drawn(state: State, seat: i64) -> None:
    """The rest of a councillor's cards onto the discard pile."""
    board = state.board
    journal = state.journal
    if journal is not None:
        for kind in range(i64(KINDS)):
            for card in range(board[DRAWN + WORDS * seat + WORD[kind]] >> SHIFT[kind] & KIND_MASK):
                journal.note(DISCARDED_ASIDE, BIT[seat], seat, kind, 0, 0)
    left = board[DRAWN_SIZE + seat]
    for word in range(i64(WORDS)):
        board[DISCARDS + WORDS * seat + word] += board[DRAWN + WORDS * seat + word]
        board[DRAWN + WORDS * seat + word] = 0
    board[DRAWN_SIZE + seat] = 0
    board[THROWN + seat] += left
    board[DISCARD_SIZE] += left


# ---------------------------------------------------------------- out of a hand


def leave_unseen(board: vec[i64], seat: i64, kind: i64) -> None:
    """A card leaves a hand face down. It may be any: of each kind that was shown, one fewer is sure to be there."""
    board[MOVED] = 1
    board[HANDS + WORDS * seat + WORD[kind]] -= ONE[kind]
    board[HAND_SIZE + seat] -= 1
    shown = SHOWN + WORDS * seat
    if board[shown] != 0 or board[shown + 1] != 0:
        for known in range(i64(KINDS)):
            if board[shown + WORD[known]] >> SHIFT[known] & KIND_MASK != 0:
                remove(board, shown, known)
                if board[SHOWN_FRESH + WORDS * seat + WORD[known]] >> SHIFT[known] & KIND_MASK != 0:
                    remove(board, SHOWN_FRESH + WORDS * seat, known)
                    board[RECEIVED + seat] += 1


def leave_in_sight(board: vec[i64], seats: i64, seat: i64, kind: i64) -> None:
    """A card leaves a hand for all to see. Others take it to be one they knew, if they knew of such a card there."""
    board[MOVED] = 1
    remove(board, HANDS + WORDS * seat, kind)
    board[HAND_SIZE + seat] -= 1
    shown = SHOWN + WORDS * seat
    if board[shown + WORD[kind]] >> SHIFT[kind] & KIND_MASK != 0:
        remove(board, shown, kind)
        if board[SHOWN_FRESH + WORDS * seat + WORD[kind]] >> SHIFT[kind] & KIND_MASK != 0:
            remove(board, SHOWN_FRESH + WORDS * seat, kind)
            for viewer in range(seats):
                if viewer != seat:
                    put(board, SEEN + WORDS * viewer, kind)
            put(board, SEEN + WORDS * SPECTATOR, kind)
    elif board[RECEIVED + seat] > 0:
        put(board, BUILT + WORDS * seat, kind)


def discard(state: State, seat: i64, kind: i64, why: i64) -> None:
    """A card of the hand onto the discard pile, face down."""
    board = state.board
    throw(board, seat, kind)
    journal = state.journal
    if journal is not None:
        journal.note(DISCARDED, BIT[seat], seat, kind, why, 0)


def pay(state: State, seat: i64, kind: i64) -> None:
    """A card of the hand onto the discard pile, as payment."""
    board = state.board
    throw(board, seat, kind)
    journal = state.journal
    if journal is not None:
        journal.note(PAID, BIT[seat], seat, kind, 0, 0)


def throw(board: vec[i64], seat: i64, kind: i64) -> None:
    leave_unseen(board, seat, kind)
    board[DISCARDS + WORDS * seat + WORD[kind]] += ONE[kind]
    board[THROWN + seat] += 1
    board[DISCARD_SIZE] += 1


def tuck(state: State, seat: i64, kind: i64) -> None:
    """A card of the hand under the Chapel."""
    board = state.board
    leave_unseen(board, seat, kind)
    put(board, CHAPELS_CARDS + WORDS * seat, kind)
    board[CHAPEL_SIZE + seat] += 1
    board[TUCKED_LATE + seat] += 1
    journal = state.journal
    if journal is not None:
        journal.note(TUCKED, BIT[seat], seat, kind, 0, 0)


# ---------------------------------------------------------------- goods


def produce(state: State, seat: i64, plant: i64, chance: Chance) -> i64:
    """A good onto a plant, seen by nobody; how many that were, 0 or 1."""
    board = state.board
    kind = draw(state, chance)
    if kind == NONE:
        return 0
    at = PLANTS_KINDS * seat + plant
    board[CRATES + at] |= kind << (CRATE_BITS * board[GOODS + at])
    board[GOODS + at] += 1
    board[FRESH + at] += 1
    journal = state.journal
    if journal is not None:
        journal.note(PRODUCED, EVERYONE, seat, plant, 0, 0)
    return 1


def throw_good(state: State, seat: i64, plant: i64, why: i64, price: i64) -> None:
    """A good onto the discard pile, unseen; of several on like plants the oldest."""
    board = state.board
    at = PLANTS_KINDS * seat + plant
    kind = board[CRATES + at] & CRATE_MASK
    board[CRATES + at] >>= CRATE_BITS
    board[GOODS + at] -= 1
    if board[FRESH + at] > board[GOODS + at]:
        board[FRESH + at] -= 1
        board[GOODS_THROWN_FRESH] += 1
    board[GOODS_THROWN] += 1
    put(board, DISCARDS_GOODS, kind)
    board[DISCARD_SIZE] += 1
    board[MOVED] = 1
    journal = state.journal
    if journal is not None:
        if why == BY_SALE:
            journal.note(SOLD, EVERYONE, seat, plant, price, 0)
        elif why == BY_PAYMENT:
            journal.note(PAID_GOOD, EVERYONE, seat, plant, 0, 0)
        else:
            journal.note(GOOD_LOST, EVERYONE, seat, plant, 0, 0)


# ---------------------------------------------------------------- Gold Mine


def turn_up(state: State, seat: i64, chance: Chance) -> i64:
    """A card face up on the table, for all to see."""
    board = state.board
    kind = draw(state, chance)
    put(board, REVEALED, kind)
    put(board, REVEALED_FRESH, kind)
    for viewer in range(i64(MAX_SEATS + 1)):
        put(board, SEEN + WORDS * viewer, kind)
    journal = state.journal
    if journal is not None:
        journal.note(TURNED_UP, EVERYONE, seat, kind, 0, 0)
    return kind


def clear_revealed(state: State, seat: i64, kept: i64) -> None:
    """One of the cards turned up into the hand, or none; the rest onto the discard pile, known to all."""
    board = state.board
    rest: i64 = 0
    for kind in range(i64(KINDS)):
        rest += board[REVEALED + WORD[kind]] >> SHIFT[kind] & KIND_MASK
    if kept != NONE:
        rest -= 1
        remove(board, REVEALED, kept)
        put(board, HANDS + WORDS * seat, kept)
        board[HAND_SIZE + seat] += 1
        put(board, SHOWN + WORDS * seat, kept)
        if board[REVEALED_FRESH + WORD[kept]] >> SHIFT[kept] & KIND_MASK != 0:
            # For all others it now counts as a card known in a hand, no longer as one seen and gone.
            put(board, SHOWN_FRESH + WORDS * seat, kept)
            for viewer in range(i64(MAX_SEATS + 1)):
                if viewer != seat:
                    remove(board, SEEN + WORDS * viewer, kept)
    for word in range(i64(WORDS)):
        board[DISCARDS_OPEN + word] += board[REVEALED + word]
        board[REVEALED + word] = 0
        board[REVEALED_FRESH + word] = 0
    board[DISCARD_SIZE] += rest
    journal = state.journal
    if journal is not None:
        journal.note(MINED, EVERYONE, seat, kept, 0, 0)
