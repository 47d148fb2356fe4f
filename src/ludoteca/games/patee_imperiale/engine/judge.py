"""What a good courtier makes of a position: the suite as it stands, the medal, and what the hand may still bring."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest
from ludoteca.games.patee_imperiale.engine.places import HELD, MEDAL, SIZES, SUITES, TOTAL, WON
from ludoteca.games.patee_imperiale.engine.scoring import side_of, suite_points
from ludoteca.games.patee_imperiale.engine.tables import (
    DISCREDIT,
    GIVE,
    NAME,
    SHOW,
    Courtiers,
)

ROUND_WON: Final = 2_500  # two players: half the match
MEDAL_HELD: Final = 900  # three and four: another round in a row wins
CARD_IN_HAND: Final = 45  # a choice more
VALUE_IN_HAND: Final = 14  # a point in hand, of a hundred on the table
MEDAL_POINTS: Final = 9  # what the medal is worth between two rounds, in points
LEAST_POINTS: Final = -40
MOST_POINTS: Final = 160
WEIGHT: Final[vec[i64]] = vec[i64]([round(1000 * math.exp(points / 9)) + 1 for points in range(201)])


def judged(board: vec[i64], deck: Courtiers, seats: i64, teams: bool, seat: i64) -> i64:
    """A seat's own share of how its side stands, in hundredths of a point."""
    side = side_of(seat, teams)
    worth = 100 * suite_points(board, deck, seat)
    if seats == 2:
        worth += ROUND_WON * board[WON + side]
    else:
        worth += 40 * board[TOTAL + seat]
        if board[MEDAL] == side + 1:
            worth += MEDAL_HELD
    hand = board[HELD + seat]
    worth += CARD_IN_HAND * board[SIZES + seat]
    while hand != 0:
        card = lowest(hand)
        hand ^= BIT[card]
        if deck.value[card] > 0:
            worth += VALUE_IN_HAND * deck.value[card]
    return worth


def urged(board: vec[i64], deck: Courtiers, seat: i64, move: i64) -> i64:
    """How natural a move looks: dear courtiers to oneself, the dear ones of others away, the cheap own ones first."""
    if move >= NAME:
        return 10
    kind = move >> 5
    card = move & 31
    value = deck.value[card]
    weight: i64 = 8 + 3 * value
    if kind == DISCREDIT >> 5:
        if board[SUITES + seat] & BIT[card] != 0 or board[HELD + seat] & BIT[card] != 0:
            weight = 20 - 3 * value
    elif kind == GIVE >> 5 or kind == SHOW >> 5:
        weight = 20 - 3 * value
    if weight < 2:
        weight = 2
    return weight


def hopes(board: vec[i64], seats: i64, teams: bool, seat: i64) -> i64:
    """Between two rounds, the chance of winning the match by what stands written, in thousandths.

    Two players: who has won more rounds than the other is as good as half-way to two. More: points, and the medal.
    """
    side = side_of(seat, teams)
    if seats == 2:
        return 500 + 250 * (board[WON + seat] - board[WON + 1 - seat])
    sides = seats
    if teams:
        sides = 2
    total: i64 = 0
    own: i64 = 0
    for other in range(sides):
        points = board[TOTAL + other]
        if teams:
            points += board[TOTAL + other + 2]
        if board[MEDAL] == other + 1:
            points += MEDAL_POINTS
        if points < LEAST_POINTS:
            points = LEAST_POINTS
        if points > MOST_POINTS:
            points = MOST_POINTS
        weight = WEIGHT[points - LEAST_POINTS]
        total += weight
        if other == side:
            own = weight
    return 1000 * own // total
