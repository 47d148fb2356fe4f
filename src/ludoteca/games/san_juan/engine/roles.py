"""Roles: which may be taken, how often a privilege works, and the Library, which doubles it."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine import numbers


def legal_roles(board: vec[i64], seats: i64, seat: i64, moves: vec[i64]) -> i64:
    """The roles nobody has taken in this round; with two players also with the Library (rules: San Juan 14)."""
    taken = board[numbers.ROLES_TAKEN]
    n: i64 = 0
    for role in range(i64(numbers.ROLES)):
        if taken & BIT[role] == 0:
            moves[n] = numbers.ROLE_MOVE + role
            n += 1
    if may_double(board, seats, seat):
        if taken & BIT[numbers.COUNCILLOR] == 0:
            moves[n] = numbers.COUNCILLOR_DOUBLED
            n += 1
        if taken & BIT[numbers.PROSPECTOR] == 0:
            moves[n] = numbers.PROSPECTOR_DOUBLED
            n += 1
    return n


def may_double(board: vec[i64], seats: i64, seat: i64) -> bool:
    """Two players: whether the Library may still double this seat's privilege in this round (rules: San Juan 14)."""
    return (
        seats == 2
        and seat == board[numbers.PICKER]
        and board[numbers.VIOLETS + seat] & numbers.HAS_LIBRARY != 0
        and board[numbers.LIBRARY_SPENT] & BIT[seat] == 0
    )


def privilege(board: vec[i64], seats: i64, seat: i64) -> i64:
    """How often the present role's privilege works for a seat."""
    return privilege_with(board, seats, seat, board[numbers.VIOLETS + seat], board[numbers.LIBRARY_DECLARED] != 0)


def privilege_with(board: vec[i64], seats: i64, seat: i64, violets: i64, declared: bool) -> i64:
    """How often the privilege works with these buildings: 0, 1, or 2 with the Library.

    With two players the Library must be declared, or is spent by taking more goods (rules: San Juan 14).
    """
    if seat != board[numbers.PICKER]:
        return 0
    if violets & numbers.HAS_LIBRARY != 0 and (seats > 2 or declared):
        return 2
    return 1


def goods_limit(board: vec[i64], seats: i64, seat: i64) -> i64:
    """How many goods a seat may produce or sell in this phase: one more with an Aqueduct or a Trading Post."""
    most = 1 + privilege(board, seats, seat)
    if may_double(board, seats, seat):
        most += 1
    if board[numbers.ROLE] == numbers.PRODUCER:
        if board[numbers.VIOLETS + seat] & numbers.HAS_AQUEDUCT != 0:
            most += 1
    elif board[numbers.VIOLETS + seat] & numbers.HAS_TRADING_POST != 0:
        most += 1
    return most


def use_library(state: State, seat: i64) -> None:
    """Two players: use the Library's one doubling of the round (rules: San Juan 14)."""
    state.board[numbers.LIBRARY_SPENT] |= BIT[seat]
    state.note(numbers.LIBRARY_USED, EVERYONE, seat, 0, 0, 0)


def spend_library_on_goods(state: State, seat: i64, goods: i64) -> None:
    """Two players: taking more goods than would be possible without it spends the Library (rules: San Juan 14)."""
    board = state.board
    if may_double(board, state.seats, seat) and goods == goods_limit(board, state.seats, seat):
        use_library(state, seat)
