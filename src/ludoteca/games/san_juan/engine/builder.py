"""Builder: a building is put down, covers another or none, is paid for, and stands."""

from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine.building import loses_good, powers, price
from ludoteca.games.san_juan.engine.cards import BY_LOSS, BY_PAYMENT, draw_to_hand, leave_in_sight, pay, throw_good
from ludoteca.games.san_juan.engine.places import (
    BUILDINGS,
    CARD,
    COSTS,
    COVERED,
    COVERS,
    DOUBLED,
    GOODS,
    GOODS_PAID,
    HAND_SIZE,
    LAST,
    OWED,
    PLANTS,
    VIOLETS,
    WORDS,
    put,
)
from ludoteca.games.san_juan.engine.privileges import use_library
from ludoteca.games.san_juan.engine.tables import (
    BUILD,
    BUILD_DOUBLED,
    BUILDING,
    BUILT,
    COVER,
    COVER_FULL,
    COVERING,
    FOR_CARPENTER,
    FOR_POOR_HOUSE,
    HAS_CARPENTER,
    HAS_POOR_HOUSE,
    NONE,
    PAY,
    PAY_GOOD,
    PLANTS_KINDS,
)


def put_down(state: State, seat: i64, move: i64) -> None:
    """A card of the hand is announced as the new building."""
    board = state.board
    journal = state.journal
    kind = move - BUILD
    board[DOUBLED] = 0
    if move >= BUILD_DOUBLED:
        kind = move - BUILD_DOUBLED
        board[DOUBLED] = 1
        use_library(state, seat)
    leave_in_sight(board, state.seats, seat, kind)
    board[CARD] = kind
    board[COVERS] = NONE
    if journal is not None:
        journal.note(BUILDING, EVERYONE, seat, kind, board[DOUBLED], 0)


def cover(state: State, seat: i64, move: i64, good_pays: bool) -> None:
    """Crane: over this building. A good on it that cannot pay is lost at once (ruling 4)."""
    board = state.board
    journal = state.journal
    over = move - COVER
    lost: i64 = 0
    if move >= COVER_FULL:
        over = move - COVER_FULL
        lost = 1
    else:
        lost = loses_good(board, seat, over, good_pays)
    board[COVERS] = over
    if journal is not None:
        journal.note(COVERING, EVERYONE, seat, over, 0, 0)
    if lost != 0:
        throw_good(state, seat, over, BY_LOSS, 0)


def charge(state: State, seat: i64) -> i64:
    """What is owed for the building."""
    board = state.board
    owed = price(board, state.seats, seat, board[CARD], board[COVERS], board[DOUBLED] != 0)
    board[COSTS] = owed
    board[OWED] = owed
    board[GOODS_PAID] = 0
    board[LAST + seat] = PAY
    return owed


def pay_one(state: State, seat: i64, move: i64) -> None:
    """One card of the hand, or with the Black Market one good."""
    board = state.board
    board[LAST + seat] = move
    board[OWED] -= 1
    if move >= PAY_GOOD:
        board[GOODS_PAID] += 1
        throw_good(state, seat, move - PAY_GOOD, BY_PAYMENT, 0)
    else:
        pay(state, seat, move - PAY)


def complete(state: State, seat: i64, chance: Chance) -> None:
    """The building stands. Then Carpenter, then Poor House (ruling 3): those that stood before and still do."""
    board = state.board
    journal = state.journal
    kind = board[CARD]
    over = board[COVERS]
    helping = powers(board, seat, over)
    if over == NONE:
        board[BUILDINGS + seat] += 1
    else:
        put(board, COVERED + WORDS * seat, over)
        if over < PLANTS_KINDS:
            at = PLANTS_KINDS * seat + over
            board[PLANTS + at] -= 1
            if board[GOODS + at] > board[PLANTS + at]:
                throw_good(state, seat, over, BY_LOSS, 0)
        else:
            board[VIOLETS + seat] &= ~BIT[over]
    if kind < PLANTS_KINDS:
        board[PLANTS + PLANTS_KINDS * seat + kind] += 1
    else:
        board[VIOLETS + seat] |= BIT[kind]
    if journal is not None:
        journal.note(BUILT, EVERYONE, seat, kind, over, board[COSTS])
    board[CARD] = NONE
    board[COVERS] = NONE
    board[DOUBLED] = 0
    board[OWED] = 0
    board[COSTS] = 0
    board[GOODS_PAID] = 0
    board[LAST + seat] = 0
    if kind >= PLANTS_KINDS and helping & HAS_CARPENTER != 0:
        draw_to_hand(state, seat, FOR_CARPENTER, chance)
    if helping & HAS_POOR_HOUSE != 0 and board[HAND_SIZE + seat] <= 1:
        draw_to_hand(state, seat, FOR_POOR_HOUSE, chance)
