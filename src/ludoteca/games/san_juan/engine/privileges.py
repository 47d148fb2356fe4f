"""Privileges: how often a role's privilege works for a seat, and the Library that doubles it."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine.places import (
    DOUBLED,
    PICKER,
    ROLE,
    SPENT,
    VIOLETS,
)
from ludoteca.games.san_juan.engine.tables import (
    HAS_AQUEDUCT,
    HAS_LIBRARY,
    HAS_TRADING_POST,
    LIBRARY_USED,
    PRODUCER,
)


def may_double(board: vec[i64], seats: i64, seat: i64) -> bool:
    """Two players: whether the Library may still double this seat's privilege in this round."""
    return (
        seats == 2
        and seat == board[PICKER]
        and board[VIOLETS + seat] & HAS_LIBRARY != 0
        and board[SPENT] & BIT[seat] == 0
    )


def privilege(board: vec[i64], seats: i64, seat: i64) -> i64:
    """How often the present role's privilege works for a seat: 0, 1, or 2 with the Library.

    With two players the Library must have been declared, or is spent by taking more goods.
    """
    if seat != board[PICKER]:
        return 0
    if board[VIOLETS + seat] & HAS_LIBRARY == 0:
        return 1
    if seats == 2:
        return 1 + board[DOUBLED]
    return 2


def limit(board: vec[i64], seats: i64, seat: i64) -> i64:
    """How many goods a seat may produce or sell in this phase, whatever it has."""
    most = 1 + privilege(board, seats, seat)
    if may_double(board, seats, seat):
        most += 1
    if board[ROLE] == PRODUCER:
        if board[VIOLETS + seat] & HAS_AQUEDUCT != 0:
            most += 1
    elif board[VIOLETS + seat] & HAS_TRADING_POST != 0:
        most += 1
    return most


def use_library(state: State, seat: i64) -> None:
    """Two players: the one doubling of the round."""
    state.board[SPENT] |= BIT[seat]
    journal = state.journal
    if journal is not None:
        journal.note(LIBRARY_USED, EVERYONE, seat, 0, 0, 0)


def spend_library(state: State, seat: i64, taken: i64) -> None:
    """Two players: a Library is spent by taking more goods than without it."""
    board = state.board
    if may_double(board, state.seats, seat) and taken == limit(board, state.seats, seat):
        use_library(state, seat)
