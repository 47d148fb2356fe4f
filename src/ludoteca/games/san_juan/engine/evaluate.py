"""The evaluation of positions and the weights of moves, for bots.

A position is worth its points, its buildings while there are more to come, its goods and its hand. The values are
those that best predict by how many points a game will be won (`benchmarks/weigh_san_juan.py`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count
from ludoteca.games.san_juan.engine import card_sets, numbers
from ludoteca.games.san_juan.engine.scoring import good_count, hand_limit, owns, plant_count, total

# All values are in hundredths of a point. Those TO_COME count once for each building that the leader still lacks.
# A point counts less early in the game, when much can still change.
POINT: Final = 106
POINT_TO_COME: Final = -3
# A building beyond its points, for each building to come. Those that only score come too early.
BUILDING_TO_COME: Final[vec[i64]] = vec[i64](
    [4, 7, 7, 14, 19]  # indigo to silver  # noqa: RUF005 (mypyc has no stars here)
    + [15, 15, -20, 28, 16, -3, 11, 20, 3]  # Smithy to Crane
    + [-7, -17, -17, 26, 18, 13, 36, 49]  # Chapel to Library
    + [-12, -7, -26]  # monuments
    + [66, 41, -15, 66]  # Guild Hall, City Hall, Triumphal Arch, Palace: what they count goes on growing
)
GOOD: Final[vec[i64]] = vec[i64]([16, 12, 29, 54, 42])
CARD: Final = 36
CARD_TO_COME: Final = 4
# Buildings of cost 6 in hand, by what they would count: plants, violet buildings, points.
GUILD_HALL_IN_HAND: Final = -50
GUILD_HALL_PLANT: Final = 120
CITY_HALL_IN_HAND: Final = -96
CITY_HALL_VIOLET: Final = 43
PALACE_IN_HAND: Final = -7
PALACE_POINTS: Final = 10  # for four of them

PLAYOUT_LIMIT: Final = 60  # random decisions, after which the evaluation is the better guide


def position_value(board: vec[i64], seats: i64, seat: i64) -> i64:
    """How well a seat stands, in hundredths of a point."""
    most: i64 = 0
    for other in range(seats):
        if board[numbers.BUILDING_COUNT + other] > most:
            most = board[numbers.BUILDING_COUNT + other]
    to_come = max(i64(0), numbers.BUILDINGS_TO_END - most)
    points = total(board, seat)
    value = (POINT + POINT_TO_COME * to_come) * points
    violets = board[numbers.VIOLETS + seat]
    # Cards above the limit will be discarded. If they counted, everybody would wait for the others to build.
    value += (CARD + CARD_TO_COME * to_come) * min(hand_limit(board, seat), board[numbers.HAND_COUNT + seat])
    for plant in range(i64(numbers.PLANT_KINDS)):
        at = numbers.PLANT_KINDS * seat + plant
        value += to_come * BUILDING_TO_COME[plant] * board[numbers.PLANTS + at]
        value += GOOD[plant] * board[numbers.GOODS + at]
    for kind in range(i64(numbers.PLANT_KINDS), i64(numbers.KINDS)):
        if violets & BIT[kind] != 0:
            value += to_come * BUILDING_TO_COME[kind]
    if to_come > 0:
        if may_build(board, seat, numbers.GUILD_HALL):
            value += max(i64(0), GUILD_HALL_IN_HAND + GUILD_HALL_PLANT * plant_count(board, seat))
        if may_build(board, seat, numbers.CITY_HALL):
            value += max(i64(0), CITY_HALL_IN_HAND + CITY_HALL_VIOLET * count(violets))
        if may_build(board, seat, numbers.PALACE):
            value += max(i64(0), PALACE_IN_HAND + PALACE_POINTS * points // 4)
    return value


def may_build(board: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a seat holds a violet building that it does not own yet."""
    return not owns(board, seat, kind) and card_sets.count(board, numbers.HANDS + numbers.SET_WORDS * seat, kind) != 0


# How readily a card is paid, discarded or put under the Chapel.
GIVE_WEIGHT: Final[vec[i64]] = vec[i64](
    [40, 30, 18, 12, 8, 24, 16, 24, 20, 20, 18, 20, 18, 20, 14, 24, 16, 10, 8, 14, 10, 5, 14, 8, 5, 3, 3, 5, 4]
)
GIVE_DUPLICATE: Final = 120  # a violet building that the seat owns already
KEEP_DUPLICATE: Final = 2


def move_weight(board: vec[i64], seat: i64, move: i64) -> i64:
    """How natural a legal move looks: roles that bring something, dear buildings, cards that are least missed."""
    if move < numbers.BUILD:
        if move == numbers.ROLE_MOVE + numbers.BUILDER:
            return 6 + 2 * board[numbers.HAND_COUNT + seat] * board[numbers.HAND_COUNT + seat]
        if move == numbers.ROLE_MOVE + numbers.PRODUCER:
            return 4 + 20 * (plant_count(board, seat) - good_count(board, seat))
        if move == numbers.ROLE_MOVE + numbers.TRADER:
            return 2 + 22 * good_count(board, seat)
        return MOVE_WEIGHTS[move]
    if numbers.PAY <= move < numbers.PAY_GOOD:
        return give_weight(board, seat, move - numbers.PAY)
    if numbers.DISCARD <= move < numbers.TUCK:
        return give_weight(board, seat, move - numbers.DISCARD)
    if numbers.TUCK <= move < numbers.NO_TUCK:
        return give_weight(board, seat, move - numbers.TUCK)
    if numbers.KEEP <= move < numbers.DISCARD and owns(board, seat, move - numbers.KEEP):
        return KEEP_DUPLICATE
    return MOVE_WEIGHTS[move]


def give_weight(board: vec[i64], seat: i64, kind: i64) -> i64:
    return GIVE_DUPLICATE if owns(board, seat, kind) else GIVE_WEIGHT[kind]


def _move_weights() -> vec[i64]:
    """The weights that do not depend on the position: build, rather dear than cheap, and use your powers."""
    weights = [10] * numbers.MOVES
    for kind in range(numbers.KINDS):
        cost: int = numbers.COST[kind]
        weights[numbers.BUILD + kind] = 12 + 5 * cost * cost
        weights[numbers.BUILD_DOUBLED + kind] = 12 + 5 * cost * cost
        weights[numbers.KEEP + kind] = 4 + 4 * cost
        weights[numbers.PICK + kind] = 4 + 4 * cost
    for plant in range(numbers.PLANT_KINDS):
        weights[numbers.PRODUCE + plant] = 10 + 20 * plant
        weights[numbers.SELL + plant] = 10 + 20 * plant
    for move in (numbers.NO_MORE_GOODS, numbers.NO_MORE_SALES, numbers.NO_MINE):
        weights[move] = 1
    weights[numbers.NO_BUILD] = 3
    weights[numbers.BESIDE] = 40
    weights[numbers.NO_TUCK] = 12
    weights[numbers.USE_MINE] = 20
    weights[numbers.ROLE_MOVE + numbers.COUNCILLOR] = 14
    weights[numbers.ROLE_MOVE + numbers.PROSPECTOR] = 12
    weights[numbers.COUNCILLOR_DOUBLED] = 30
    weights[numbers.PROSPECTOR_DOUBLED] = 30
    return vec[i64](weights)


MOVE_WEIGHTS: Final[vec[i64]] = _move_weights()
