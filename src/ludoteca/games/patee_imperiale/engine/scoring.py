"""Points of a suite, the winner of a round, the medal, and the order of the players when the match is over."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.deck import EngineDeck


def suite_points(board: vec[i64], deck: EngineDeck, seat: i64) -> i64:
    """The values of a suite added up; cards in hand are worth nothing."""
    value = deck.value
    suite = board[numbers.SUITES + seat]
    points: i64 = 0
    while suite != 0:
        card = lowest(suite)
        suite ^= BIT[card]
        points += value[card]
    return points


def side_of(seat: i64, teams: bool) -> i64:
    """The seat itself, or its team: partners sit diagonally, so seats 0 and 2 are side 0."""
    if teams:
        return seat & 1
    return seat


def side_points(board: vec[i64], deck: EngineDeck, teams: bool, side: i64) -> i64:
    """The points of a side in this round; a team adds up its suites (rules: Pâtée Impériale 18)."""
    points = suite_points(board, deck, side)
    if teams:
        points += suite_points(board, deck, side + 2)
    return points


def count_round(board: vec[i64], deck: EngineDeck, seats: i64, teams: bool) -> i64:
    """Add the points of a round to the match. Returns the side that won the round, or NOBODY if it is tied."""
    for seat in range(seats):
        points = suite_points(board, deck, seat)
        board[numbers.TOTAL_POINTS + seat] += points
        if board[numbers.ROUND] <= numbers.ROUNDS_LISTED:
            board[numbers.ROUND_POINTS + (board[numbers.ROUND] - 1) * numbers.MAX_SEATS + seat] = points
    sides = seats
    if teams:
        sides = 2
    best: i64 = numbers.NO_ROUND_YET
    winner: i64 = numbers.NOBODY
    for side in range(sides):
        points = side_points(board, deck, teams, side)
        if points > board[numbers.BEST_ROUND + side]:
            board[numbers.BEST_ROUND + side] = points
        if points > best:
            best = points
            winner = side
        elif points == best:
            winner = numbers.NOBODY
    return winner


def award_medal(board: vec[i64], seats: i64, winner: i64) -> i64:
    """Give the medal to the winner of a round, a player or a team. Returns why the match is over, or 0 if it goes on.

    A tied round has no winner: the medal is put back, and a series of wins is broken (rules: Pâtée Impériale 16).
    """
    before = board[numbers.MEDAL]
    board[numbers.MEDAL] = winner + 1
    if winner != numbers.NOBODY:
        board[numbers.ROUNDS_WON + winner] += 1
    if seats == 2:
        if winner != numbers.NOBODY and board[numbers.ROUNDS_WON + winner] == numbers.ROUNDS_TO_WIN:
            return numbers.TWO_WON
        return 0
    if winner != numbers.NOBODY and before == winner + 1:
        return numbers.TWO_IN_A_ROW
    if board[numbers.ROUND] >= numbers.MOST_ROUNDS:
        return numbers.POINTS_DECIDE
    return 0


def match_points(board: vec[i64], teams: bool, seat: i64) -> i64:
    """The points of all rounds that are over; a team's together."""
    if teams:
        return board[numbers.TOTAL_POINTS + (seat & 1)] + board[numbers.TOTAL_POINTS + (seat & 1) + 2]
    return board[numbers.TOTAL_POINTS + seat]


def standing(board: vec[i64], seats: i64, teams: bool, seat: i64) -> i64:
    """One number that orders the players, higher is better.

    With two players it is the rounds won. Otherwise two rounds in a row win, then most points. The tie-break is the
    rounds won, then the best round (rules: Pâtée Impériale 17).
    """
    side = side_of(seat, teams)
    won = board[numbers.ROUNDS_WON + side]
    if seats == 2:
        return won
    points = match_points(board, teams, seat)
    order: i64 = ((points + 4096) << 20) + (won << 12) + board[numbers.BEST_ROUND + side] + 2048
    in_a_row = board[numbers.PHASE] == numbers.OVER and board[numbers.MATCH_END] == numbers.TWO_IN_A_ROW
    if in_a_row and board[numbers.MEDAL] == side + 1:
        order += BIT[40]
    return order
