"""What a good player makes of a city in San Juan: its points, its engine while there are rounds to run, and the hand.

`URGE` says how natural each move looks at first sight; games are played out by lot with these weights.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count
from ludoteca.games.san_juan.engine.places import BUILDINGS, GOODS, HAND_SIZE, HANDS, PLANTS, SHIFT, VIOLETS, WORD
from ludoteca.games.san_juan.engine.scoring import plants, total
from ludoteca.games.san_juan.engine.tables import (
    BESIDE,
    BUILD,
    BUILD_DOUBLED,
    CITY_HALL,
    COST,
    COUNCILLOR_DOUBLED,
    GUILD_HALL,
    HERO,
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
    PICK,
    PLANTS_KINDS,
    PRODUCE,
    PROSPECTOR_DOUBLED,
    SELL,
    STATUE,
    TRIUMPHAL_ARCH,
    USE_MINE,
)

# What a building brings for each building that the leader still lacks to the last, in hundredths of a point.
ENGINE: Final[vec[i64]] = vec[i64](
    [5, 8, 12, 14, 16, 7, 9, 5, 6, 6, 9, 6, 8, 9, 13, 3, 9, 17, 19, 10, 18, 23, 0, 0, 0, 0, 0, 0, 0]
)
CARD_IN_HAND: Final = 52
USEFUL: Final = 6  # a card in hand that may still be built, by its cost
GOOD: Final[vec[i64]] = vec[i64]([42, 50, 70, 82, 100])
SIX_BASE: Final = 40
PATIENCE: Final = 30  # decisions by lot; then the judgement above is the better guide


def judged(board: vec[i64], seats: i64, seat: i64) -> i64:
    """How a seat stands, in hundredths of a point."""
    most: i64 = 0
    for other in range(seats):
        if board[BUILDINGS + other] > most:
            most = board[BUILDINGS + other]
    to_come = LAST_BUILDING - most
    worth = 100 * total(board, seat)
    violets = board[VIOLETS + seat]
    for plant in range(i64(PLANTS_KINDS)):
        worth += to_come * ENGINE[plant] * board[PLANTS + PLANTS_KINDS * seat + plant]
        worth += GOOD[plant] * board[GOODS + PLANTS_KINDS * seat + plant]
    for kind in range(i64(PLANTS_KINDS), i64(KINDS)):
        if violets & BIT[kind] != 0:
            worth += to_come * ENGINE[kind]
    worth += CARD_IN_HAND * board[HAND_SIZE + seat]
    if to_come > 0:
        worth += hand_worth(board, seat, violets)
    return worth


def hand_worth(board: vec[i64], seat: i64, violets: i64) -> i64:
    """What the cards in hand are worth beyond money: what may still be built, and six-cost cards that fit the city."""
    worth: i64 = 0
    for kind in range(i64(KINDS)):
        held = board[HANDS + 2 * seat + WORD[kind]] >> SHIFT[kind] & 15
        if held == 0:
            continue
        if kind < PLANTS_KINDS:
            worth += USEFUL * COST[kind] * held
        elif violets & BIT[kind] == 0:
            worth += USEFUL * COST[kind]
            if kind == GUILD_HALL:
                worth += SIX_BASE + 22 * plants(board, seat)
            elif kind == CITY_HALL:
                worth += SIX_BASE + 15 * count(violets)
            elif kind == PALACE:
                worth += SIX_BASE + 4 * total(board, seat)
            elif kind == TRIUMPHAL_ARCH:
                for monument in range(i64(STATUE), i64(HERO) + 1):
                    if violets & BIT[monument] != 0:
                        worth += SIX_BASE
    return worth


def _urges() -> vec[i64]:
    """A weight for every move: build rather than not, dear rather than cheap; use what one has."""
    weights = [10] * MOVES
    for kind in range(KINDS):
        cost: int = COST[kind]
        weights[BUILD + kind] = 8 + 8 * cost
        weights[BUILD_DOUBLED + kind] = 8 + 8 * cost
        weights[KEEP + kind] = 4 + 4 * cost
        weights[PICK + kind] = 4 + 4 * cost
    for plant in range(PLANTS_KINDS):
        weights[PRODUCE + plant] = 10 + 8 * plant
        weights[SELL + plant] = 10 + 8 * plant
    for move in (NO_BUILD, NO_MORE_GOODS, NO_MORE_SALES, NO_MINE):
        weights[move] = 2
    weights[BESIDE] = 40
    weights[NO_TUCK] = 6
    weights[USE_MINE] = 20
    weights[COUNCILLOR_DOUBLED] = 15
    weights[PROSPECTOR_DOUBLED] = 15
    return vec[i64](weights)


URGE: Final[vec[i64]] = _urges()
