"""Points of a suite, the end of a round, and the end of the match."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest
from ludoteca.games.patee_imperiale.engine.places import (
    BEST,
    ENDED_BY,
    MEDAL,
    PHASE,
    POINTS,
    ROUND,
    ROUNDS_KEPT,
    SUITES,
    TOTAL,
    WON,
)
from ludoteca.games.patee_imperiale.engine.tables import (
    MAX_SEATS,
    NOBODY,
    OVER,
    POINTS_DECIDE,
    ROUNDS_IN_A_MATCH,
    TWO_IN_A_ROW,
    TWO_WON,
    WINS_OF_TWO,
    Courtiers,
)

NO_ROUND_YET: Final = -1000


def suite_points(board: vec[i64], deck: Courtiers, seat: i64) -> i64:
    """The sum of a suite; cards in hand count nothing."""
    value = deck.value
    suite = board[SUITES + seat]
    points: i64 = 0
    while suite != 0:
        card = lowest(suite)
        suite ^= BIT[card]
        points += value[card]
    return points


def side_of(seat: i64, teams: bool) -> i64:
    """Who wins together: partners sit diagonally, so seats 0 and 2 are side 0."""
    if teams:
        return seat & 1
    return seat


def count_round(board: vec[i64], deck: Courtiers, seats: i64, teams: bool) -> i64:
    """Write the points of a round down; the side that has won it, or NOBODY where the best are equal."""
    for seat in range(seats):
        points = suite_points(board, deck, seat)
        board[TOTAL + seat] += points
        if board[ROUND] <= ROUNDS_KEPT:
            board[POINTS + (board[ROUND] - 1) * MAX_SEATS + seat] = points
    sides = seats
    if teams:
        sides = 2
    best: i64 = NO_ROUND_YET
    winner: i64 = NOBODY
    for side in range(sides):
        points = side_points(board, deck, teams, side)
        if points > board[BEST + side]:
            board[BEST + side] = points
        if points > best:
            best = points
            winner = side
        elif points == best:
            winner = NOBODY
    return winner


def side_points(board: vec[i64], deck: Courtiers, teams: bool, side: i64) -> i64:
    """A side's points in this round: a team's are the sum of its suites."""
    points = suite_points(board, deck, side)
    if teams:
        points += suite_points(board, deck, side + 2)
    return points


def award_medal(board: vec[i64], seats: i64, winner: i64) -> i64:
    """Give the medal to the winner of a round; why the match is over now, or 0.

    A tied round has no winner: the medal goes back, and a row is broken (rules: End of the match).
    """
    before = board[MEDAL]
    board[MEDAL] = winner + 1
    if winner != NOBODY:
        board[WON + winner] += 1
    if seats == 2:
        if winner != NOBODY and board[WON + winner] == WINS_OF_TWO:
            return TWO_WON
        return 0
    if winner != NOBODY and before == winner + 1:
        return TWO_IN_A_ROW
    if board[ROUND] >= ROUNDS_IN_A_MATCH:
        return POINTS_DECIDE
    return 0


def total(board: vec[i64], teams: bool, seat: i64) -> i64:
    """The points of all rounds that are over; a team's together."""
    if teams:
        return board[TOTAL + (seat & 1)] + board[TOTAL + (seat & 1) + 2]
    return board[TOTAL + seat]


def standing(board: vec[i64], seats: i64, teams: bool, seat: i64) -> i64:
    """Two players: rounds won. Else two rounds in a row; then points, rounds won and the best round (rulings)."""
    side = side_of(seat, teams)
    if seats == 2:
        return board[WON + side]
    order: i64 = ((total(board, teams, seat) + 4096) << 20) + (board[WON + side] << 12) + board[BEST + side] + 2048
    if board[PHASE] == OVER and board[ENDED_BY] == TWO_IN_A_ROW and board[MEDAL] == side + 1:
        order += BIT[40]
    return order
