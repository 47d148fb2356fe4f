"""What a good player makes of a city in San Juan: its points, its engine while there are buildings to come, the hand.

The worths are those by which positions foretell best how many points a game will be won by: see
`benchmarks/weigh_san_juan.py`. `natural` says how natural a move looks at first sight; games are played out by lot with
these weights.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count
from ludoteca.games.san_juan.engine.places import (
    BUILDINGS,
    GOODS,
    HAND_SIZE,
    HANDS,
    PLANTS,
    SHIFT,
    VIOLETS,
    WORD,
)
from ludoteca.games.san_juan.engine.scoring import goods, hand_limit, owns, plants, total
from ludoteca.games.san_juan.engine.tables import (
    BESIDE,
    BUILD,
    BUILD_DOUBLED,
    BUILDER,
    CITY_HALL,
    COST,
    COUNCILLOR,
    COUNCILLOR_DOUBLED,
    DISCARD,
    GUILD_HALL,
    KEEP,
    KINDS,
    LAST_BUILDING,
    MOVES,
    NO_BUILD,
    NO_MINE,
    NO_MORE_GOODS,
    NO_MORE_SALES,
    NO_TUCK,
    PALACE,
    PAY,
    PAY_GOOD,
    PICK,
    PLANTS_KINDS,
    PRODUCE,
    PRODUCER,
    PROSPECTOR,
    PROSPECTOR_DOUBLED,
    ROLE_MOVE,
    SELL,
    TRADER,
    TUCK,
    USE_MINE,
)

# In hundredths of a point. A point that is there; less for each building that the leader still lacks to the last, for
# then much can change.
POINT: Final = 106
POINT_TO_COME: Final = -3
# A building beyond its points, for each building to come: engines bring, what only counts comes too early.
ENGINE: Final[vec[i64]] = vec[i64](
    [4, 7, 7, 14, 19]  # indigo to silver  # noqa: RUF005 (mypyc knows no stars here)
    + [15, 15, -20, 28, 16, -3, 11, 20, 3]  # smithy to crane
    + [-7, -17, -17, 26, 18, 13, 36, 49]  # chapel house to library
    + [-12, -7, -26]  # monuments
    + [66, 41, -15, 66]  # guild hall, city hall, triumphal arch, palace: the city goes on growing
)
GOOD: Final[vec[i64]] = vec[i64]([16, 12, 29, 54, 42])
CARD: Final = 36
CARD_TO_COME: Final = 4
# Six-cost buildings in hand, by what they would count: plants, violet buildings, points.
GUILD_HALL_IN_HAND: Final = -50
GUILD_HALL_PLANT: Final = 120
CITY_HALL_IN_HAND: Final = -96
CITY_HALL_VIOLET: Final = 43
PALACE_IN_HAND: Final = -7
PALACE_POINTS: Final = 10  # for four of them

PATIENCE: Final = 60  # decisions by lot; then the judgement above is the better guide


def judged(board: vec[i64], seats: i64, seat: i64) -> i64:
    """How a seat stands, in hundredths of a point."""
    most: i64 = 0
    for other in range(seats):
        if board[BUILDINGS + other] > most:
            most = board[BUILDINGS + other]
    to_come = max(i64(0), LAST_BUILDING - most)
    points = total(board, seat)
    worth = (POINT + POINT_TO_COME * to_come) * points
    violets = board[VIOLETS + seat]
    # What is above the limit will be discarded; counted, it would keep everybody waiting for the others to build.
    worth += (CARD + CARD_TO_COME * to_come) * min(hand_limit(board, seat), board[HAND_SIZE + seat])
    for plant in range(i64(PLANTS_KINDS)):
        worth += to_come * ENGINE[plant] * board[PLANTS + PLANTS_KINDS * seat + plant]
        worth += GOOD[plant] * board[GOODS + PLANTS_KINDS * seat + plant]
    for kind in range(i64(PLANTS_KINDS), i64(KINDS)):
        if violets & BIT[kind] != 0:
            worth += to_come * ENGINE[kind]
    if to_come > 0:
        if may_build(board, seat, GUILD_HALL):
            worth += max(i64(0), GUILD_HALL_IN_HAND + GUILD_HALL_PLANT * plants(board, seat))
        if may_build(board, seat, CITY_HALL):
            worth += max(i64(0), CITY_HALL_IN_HAND + CITY_HALL_VIOLET * count(violets))
        if may_build(board, seat, PALACE):
            worth += max(i64(0), PALACE_IN_HAND + PALACE_POINTS * points // 4)
    return worth


def may_build(board: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a violet building is in hand that does not stand in the city yet."""
    return not owns(board, seat, kind) and board[HANDS + 2 * seat + WORD[kind]] >> SHIFT[kind] & 15 != 0


# How gladly a card is paid with, discarded or put under the chapel.
SPARE: Final[vec[i64]] = vec[i64](
    [40, 30, 18, 12, 8, 24, 16, 24, 20, 20, 18, 20, 18, 20, 14, 24, 16, 10, 8, 14, 10, 5, 14, 8, 5, 3, 3, 5, 4]
)
USELESS: Final = 120  # a violet building that one has already
UNWANTED: Final = 2  # and how gladly it is kept


def natural(board: vec[i64], seat: i64, move: i64) -> i64:
    """The weight of a legal move: the role that brings something, the dear building, the card that is least missed."""
    if move < BUILD:
        if move == ROLE_MOVE + BUILDER:
            return 6 + 2 * board[HAND_SIZE + seat] * board[HAND_SIZE + seat]
        if move == ROLE_MOVE + PRODUCER:
            return 4 + 20 * (plants(board, seat) - goods(board, seat))
        if move == ROLE_MOVE + TRADER:
            return 2 + 22 * goods(board, seat)
        return URGE[move]
    if PAY <= move < PAY_GOOD:
        return spared(board, seat, move - PAY)
    if DISCARD <= move < TUCK:
        return spared(board, seat, move - DISCARD)
    if TUCK <= move < NO_TUCK:
        return spared(board, seat, move - TUCK)
    if KEEP <= move < DISCARD and owns(board, seat, move - KEEP):
        return UNWANTED
    return URGE[move]


def spared(board: vec[i64], seat: i64, kind: i64) -> i64:
    """How gladly a card is given away."""
    return USELESS if owns(board, seat, kind) else SPARE[kind]


def _urges() -> vec[i64]:
    """What can be said of a move whoever makes it: build rather than not, dear rather than cheap; use what one has."""
    weights = [10] * MOVES
    for kind in range(KINDS):
        cost: int = COST[kind]
        weights[BUILD + kind] = 12 + 5 * cost * cost
        weights[BUILD_DOUBLED + kind] = 12 + 5 * cost * cost
        weights[KEEP + kind] = 4 + 4 * cost
        weights[PICK + kind] = 4 + 4 * cost
    for plant in range(PLANTS_KINDS):
        weights[PRODUCE + plant] = 10 + 20 * plant
        weights[SELL + plant] = 10 + 20 * plant
    for move in (NO_MORE_GOODS, NO_MORE_SALES, NO_MINE):
        weights[move] = 1
    weights[NO_BUILD] = 3
    weights[BESIDE] = 40
    weights[NO_TUCK] = 12
    weights[USE_MINE] = 20
    weights[ROLE_MOVE + COUNCILLOR] = 14
    weights[ROLE_MOVE + PROSPECTOR] = 12
    weights[COUNCILLOR_DOUBLED] = 30
    weights[PROSPECTOR_DOUBLED] = 30
    return vec[i64](weights)


URGE: Final[vec[i64]] = _urges()
