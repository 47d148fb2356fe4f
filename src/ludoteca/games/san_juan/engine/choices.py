"""Choices: the legal steps of every phase but the builder's, and answers that stay sealed until all have given them."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, SPELL, WHICH
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine.cards import cards_to_draw
from ludoteca.games.san_juan.engine.places import (
    ACTING,
    CHOICE,
    CHOICE_BITS,
    CHOICE_MASK,
    EACH_KIND,
    GOODS,
    KIND_MASK,
    KINDS_PER_WORD,
    LAST,
    LEFT,
    PLANTS,
    TAKEN,
    WORDS,
)
from ludoteca.games.san_juan.engine.privileges import may_double
from ludoteca.games.san_juan.engine.tables import (
    ANSWERED,
    COUNCILLOR,
    COUNCILLOR_DOUBLED,
    NO_MORE_GOODS,
    NO_MORE_SALES,
    PLANTS_KINDS,
    PRODUCE,
    PROSPECTOR,
    PROSPECTOR_DOUBLED,
    ROLE_MOVE,
    ROLES,
    SELL,
)


def legal_roles(board: vec[i64], seats: i64, seat: i64, moves: vec[i64]) -> i64:
    """Any role not yet taken in this round; two players: with the Library's doubling, or without."""
    taken = board[TAKEN]
    n: i64 = 0
    for role in range(i64(ROLES)):
        if taken & BIT[role] == 0:
            moves[n] = ROLE_MOVE + role
            n += 1
    if may_double(board, seats, seat):
        if taken & BIT[COUNCILLOR] == 0:
            moves[n] = COUNCILLOR_DOUBLED
            n += 1
        if taken & BIT[PROSPECTOR] == 0:
            moves[n] = PROSPECTOR_DOUBLED
            n += 1
    return n


def legal_set(board: vec[i64], place: i64, cards: i64, move: i64, seat: i64, moves: vec[i64]) -> i64:
    """One of several cards to be chosen: never before the last in the order of kinds, and enough must follow."""
    needed = board[LEFT + seat]
    last = board[LAST + seat]
    which = WHICH
    n: i64 = 0
    first: i64 = 0
    for word in range(i64(WORDS)):
        held = board[place + word]
        kinds = (held | held >> 1 | held >> 2 | held >> 3) & EACH_KIND
        while kinds != 0 and cards >= needed:
            one = kinds & -kinds
            kinds ^= one
            at = which[one * SPELL >> 58 & 63]
            kind = first + (at >> 2)
            if kind >= last:
                moves[n] = move + kind
                n += 1
            cards -= held >> at & KIND_MASK
        first += KINDS_PER_WORD
    return n


def every_kind(board: vec[i64], place: i64, move: i64, moves: vec[i64]) -> i64:
    """Every kind of card in a set."""
    which = WHICH
    n: i64 = 0
    for word in range(i64(WORDS)):
        cards = board[place + word]
        kinds = (cards | cards >> 1 | cards >> 2 | cards >> 3) & EACH_KIND
        while kinds != 0:
            one = kinds & -kinds
            kinds ^= one
            moves[n] = move + (which[one * SPELL >> 58 & 63] >> 2)
            n += 1
        move += KINDS_PER_WORD
    return n


def order_matters(board: vec[i64], seats: i64) -> bool:
    """Whether the cards may not do for all goods and Wells, so that plants are filled in the order named."""
    return cards_to_draw(board) < 5 * seats


def chosen(board: vec[i64], seat: i64, plant: i64) -> i64:
    """How many goods of a plant's kind a seat has sealed."""
    choice = board[CHOICE + seat]
    named: i64 = 0
    while choice != 0:
        if choice & CHOICE_MASK == plant + 1:
            named += 1
        choice >>= CHOICE_BITS
    return named


def legal_produce(board: vec[i64], seats: i64, seat: i64, moves: vec[i64]) -> i64:
    """A plant that is empty still, the dearest first unless the order matters; or no more."""
    free_order = order_matters(board, seats)
    last = board[LAST + seat]
    n: i64 = 0
    for plant in range(i64(PLANTS_KINDS)):
        if not free_order and last != 0 and plant > last - 1:
            break
        at = PLANTS_KINDS * seat + plant
        empty = board[PLANTS + at] - board[GOODS + at]
        if empty > 0 and empty > chosen(board, seat, plant):
            moves[n] = PRODUCE + plant
            n += 1
    moves[n] = NO_MORE_GOODS
    return n + 1


def legal_sell(board: vec[i64], seat: i64, moves: vec[i64]) -> i64:
    """A good that is left, in the order of plants; or no more."""
    n: i64 = 0
    for plant in range(board[LAST + seat], i64(PLANTS_KINDS)):
        stock = board[GOODS + PLANTS_KINDS * seat + plant]
        if stock > 0 and stock > chosen(board, seat, plant):
            moves[n] = SELL + plant
            n += 1
    moves[n] = NO_MORE_SALES
    return n + 1


def more_to_produce(board: vec[i64], seats: i64, seat: i64, plant: i64) -> bool:
    top = plant
    if order_matters(board, seats):
        top = PLANTS_KINDS - 1
    for other in range(top + 1):
        at = PLANTS_KINDS * seat + other
        if board[PLANTS + at] - board[GOODS + at] > chosen(board, seat, other):
            return True
    return False


def more_to_sell(board: vec[i64], seat: i64, plant: i64) -> bool:
    for other in range(plant, i64(PLANTS_KINDS)):
        if board[GOODS + PLANTS_KINDS * seat + other] > chosen(board, seat, other):
            return True
    return False


def seal(state: State, seat: i64, move: i64) -> None:
    """One more good named, or no more. Nothing is carried out before the last seat has answered (ruling 12)."""
    board = state.board
    if move == NO_MORE_GOODS or move == NO_MORE_SALES:
        board[LEFT + seat] = 0
    else:
        selling = move >= SELL
        plant = move - PRODUCE
        if selling:
            plant = move - SELL
        choice = board[CHOICE + seat]
        named: i64 = 0
        while choice >> (CHOICE_BITS * named) != 0:
            named += 1
        board[CHOICE + seat] = choice | (plant + 1) << (CHOICE_BITS * named)
        board[LEFT + seat] -= 1
        if selling:
            board[LAST + seat] = plant
            if not more_to_sell(board, seat, plant):
                board[LEFT + seat] = 0
        else:
            board[LAST + seat] = plant + 1
            if not more_to_produce(board, state.seats, seat, plant):
                board[LEFT + seat] = 0
    if board[LEFT + seat] == 0:
        board[LAST + seat] = 0
        board[ACTING] &= ~BIT[seat]
        journal = state.journal
        if journal is not None:
            journal.note(ANSWERED, BIT[seat], seat, board[CHOICE + seat], 0, 0)
