"""Councillor: cards for everybody to choose from, and every other choice of cards, which works in the same way."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, BIT_INDEX, DE_BRUIJN
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.card_sets import nth
from ludoteca.games.san_juan.engine.roles import privilege
from ludoteca.games.san_juan.engine.transfers import discard, discard_offered, draw_to_hand, keep_offered, offer_card


def deal_to_councillor(state: State, seat: i64, chance: Chance) -> None:
    """Give a seat its cards, and ask how many it keeps, or with an Archive discards from its whole hand.

    With few cards left it may draw no more than it keeps; then there is nothing to choose (rules: San Juan 9).
    """
    board = state.board
    wanted: i64 = 2 + 3 * privilege(board, state.seats, seat)
    kept: i64 = 1
    if board[numbers.VIOLETS + seat] & numbers.HAS_PREFECTURE != 0:
        kept = 2
    drawn: i64 = 0
    if board[numbers.VIOLETS + seat] & numbers.HAS_ARCHIVE != 0:
        for card in range(wanted):
            drawn += draw_to_hand(state, seat, numbers.FOR_COUNCILLOR, chance)
        if drawn > kept:
            ask_for_cards(state, seat, drawn - kept)
        return
    for card in range(wanted):
        drawn += offer_card(state, seat, chance)
    if drawn > kept:
        ask_for_cards(state, seat, kept)
    else:
        offered = numbers.OFFERED + numbers.SET_WORDS * seat
        while board[numbers.OFFERED_COUNT + seat] > 0:
            keep_offered(state, seat, nth(board[offered], board[offered + 1], 0))


def ask_for_cards(state: State, seat: i64, cards: i64) -> None:
    """A seat has to choose so many cards."""
    board = state.board
    board[numbers.CHOICES_LEFT + seat] = cards
    board[numbers.ACTING] |= BIT[seat]
    state.note(numbers.TASKED, EVERYONE, seat, cards, 0, 0)


def legal_councillor(board: vec[i64], seat: i64, moves: vec[i64]) -> i64:
    """One of the cards offered, to keep; with an Archive one of the whole hand, to discard."""
    if board[numbers.VIOLETS + seat] & numbers.HAS_ARCHIVE != 0:
        return legal_discards(board, seat, moves)
    offered = numbers.OFFERED + numbers.SET_WORDS * seat
    return legal_choice(board, offered, board[numbers.OFFERED_COUNT + seat], numbers.KEEP, seat, moves)


def legal_discards(board: vec[i64], seat: i64, moves: vec[i64]) -> i64:
    """One of the cards in hand, to discard."""
    hand = numbers.HANDS + numbers.SET_WORDS * seat
    return legal_choice(board, hand, board[numbers.HAND_COUNT + seat], numbers.DISCARD, seat, moves)


def legal_choice(board: vec[i64], place: i64, cards: i64, move: i64, seat: i64, moves: vec[i64]) -> i64:
    """One of several cards to choose, in the order of kinds, so that enough are left for the rest.

    rules: San Juan 13
    """
    needed = board[numbers.CHOICES_LEFT + seat]
    last = board[numbers.LAST_CHOICE + seat]
    bit_index = BIT_INDEX
    n: i64 = 0
    first: i64 = 0
    for word in range(i64(numbers.SET_WORDS)):
        held = board[place + word]
        kinds = (held | held >> 1 | held >> 2 | held >> 3) & numbers.EACH_KIND
        while kinds != 0 and cards >= needed:
            one = kinds & -kinds
            kinds ^= one
            at = bit_index[one * DE_BRUIJN >> 58 & 63]
            kind = first + (at >> 2)
            if kind >= last:
                moves[n] = move + kind
                n += 1
            cards -= held >> at & numbers.KIND_MASK
        first += numbers.KINDS_PER_WORD
    return n


def legal_kinds(board: vec[i64], place: i64, move: i64, moves: vec[i64]) -> i64:
    """One card of any kind in a set."""
    bit_index = BIT_INDEX
    n: i64 = 0
    for word in range(i64(numbers.SET_WORDS)):
        held = board[place + word]
        kinds = (held | held >> 1 | held >> 2 | held >> 3) & numbers.EACH_KIND
        while kinds != 0:
            one = kinds & -kinds
            kinds ^= one
            moves[n] = move + (bit_index[one * DE_BRUIJN >> 58 & 63] >> 2)
            n += 1
        move += numbers.KINDS_PER_WORD
    return n


def choose_card(state: State, seat: i64, move: i64) -> None:
    """Keep one of a councillor's cards, or discard one from the hand: Archive, hand limit, starting hand."""
    board = state.board
    if move < numbers.DISCARD:
        keep_offered(state, seat, move - numbers.KEEP)
        board[numbers.LAST_CHOICE + seat] = move - numbers.KEEP
    else:
        why: i64 = numbers.FOR_LIMIT
        if board[numbers.PHASE] == numbers.TO_COUNSEL:
            why = numbers.FOR_COUNCILLOR
        elif board[numbers.PHASE] == numbers.TO_KEEP_HAND:
            why = numbers.FOR_START
        discard(state, seat, move - numbers.DISCARD, why)
        board[numbers.LAST_CHOICE + seat] = move - numbers.DISCARD
    board[numbers.CHOICES_LEFT + seat] -= 1
    if board[numbers.CHOICES_LEFT + seat] == 0:
        board[numbers.LAST_CHOICE + seat] = 0
        board[numbers.ACTING] &= ~BIT[seat]
        if move < numbers.DISCARD:
            discard_offered(state, seat)
