"""How bots judge a position: the suite, the medal, and what the hand may still bring."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.deck import EngineDeck
from ludoteca.games.patee_imperiale.engine.scoring import side_of, suite_points

# In hundredths of a point:
ROUND_WON: Final = 2_500  # two players: half the match
MEDAL_HELD: Final = 900  # three and four players: one more round in a row wins
CARD_IN_HAND: Final = 45  # one more choice
VALUE_IN_HAND: Final = 14  # for every point of value

# The chance of winning between two rounds.
MEDAL_POINTS: Final = 9  # what the medal is worth, in points
LEAST_POINTS: Final = -40
MOST_POINTS: Final = 160
WEIGHT: Final[vec[i64]] = vec[i64]([round(1000 * math.exp(points / 9)) + 1 for points in range(201)])


def position_value(board: vec[i64], deck: EngineDeck, seats: i64, teams: bool, seat: i64) -> i64:
    """How well a seat stands, in hundredths of a point; partners are not counted in."""
    side = side_of(seat, teams)
    worth = 100 * suite_points(board, deck, seat)
    if seats == 2:
        worth += ROUND_WON * board[numbers.ROUNDS_WON + side]
    else:
        worth += 40 * board[numbers.TOTAL_POINTS + seat]
        if board[numbers.MEDAL] == side + 1:
            worth += MEDAL_HELD
    hand = board[numbers.HANDS + seat]
    worth += CARD_IN_HAND * board[numbers.HAND_SIZES + seat]
    while hand != 0:
        card = lowest(hand)
        hand ^= BIT[card]
        if deck.value[card] > 0:
            worth += VALUE_IN_HAND * deck.value[card]
    return worth


def move_weight(board: vec[i64], deck: EngineDeck, seat: i64, move: i64) -> i64:
    """How natural a move looks: get valuable courtiers, discredit those of others, part with cheap ones."""
    if move >= numbers.MOVE_NAME:
        return 10
    kind = move >> 5
    card = move & 31
    value = deck.value[card]
    weight: i64 = 8 + 3 * value
    if kind == numbers.MOVE_DISCREDIT >> 5:
        if board[numbers.SUITES + seat] & BIT[card] != 0 or board[numbers.HANDS + seat] & BIT[card] != 0:
            weight = 20 - 3 * value
    elif kind == numbers.MOVE_GIVE >> 5 or kind == numbers.MOVE_SHOW >> 5:
        weight = 20 - 3 * value
    if weight < 2:
        weight = 2
    return weight


def win_chance(board: vec[i64], seats: i64, teams: bool, seat: i64) -> i64:
    """Between two rounds, a seat's chance of winning the match, in thousandths.

    With two players the difference in rounds won decides; with more, points and the medal do.
    """
    side = side_of(seat, teams)
    if seats == 2:
        return 500 + 250 * (board[numbers.ROUNDS_WON + seat] - board[numbers.ROUNDS_WON + 1 - seat])
    sides = seats
    if teams:
        sides = 2
    total: i64 = 0
    own: i64 = 0
    for other in range(sides):
        points = board[numbers.TOTAL_POINTS + other]
        if teams:
            points += board[numbers.TOTAL_POINTS + other + 2]
        if board[numbers.MEDAL] == other + 1:
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
