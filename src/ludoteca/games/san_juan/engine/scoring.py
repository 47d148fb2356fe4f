"""What a seat's buildings are worth."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count
from ludoteca.games.san_juan.engine.places import (
    CHAPEL_SIZE,
    GOODS,
    HAND_SIZE,
    PLANTS,
    VIOLETS,
)
from ludoteca.games.san_juan.engine.tables import (
    HAND_LIMIT,
    HAS_CITY_HALL,
    HAS_GUILD_HALL,
    HAS_HERO,
    HAS_PALACE,
    HAS_STATUE,
    HAS_TOWER,
    HAS_TRIUMPHAL_ARCH,
    HAS_VICTORY_COLUMN,
    KINDS,
    PLANTS_KINDS,
    POINTS,
    TOWER_LIMIT,
)


def owns(board: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a violet building stands uncovered in front of a seat."""
    return board[VIOLETS + seat] & BIT[kind] != 0


def hand_limit(board: vec[i64], seat: i64) -> i64:
    """How many cards a seat may hold when a round begins."""
    return TOWER_LIMIT if board[VIOLETS + seat] & HAS_TOWER != 0 else HAND_LIMIT


def plants(board: vec[i64], seat: i64) -> i64:
    """All production buildings of a seat."""
    total: i64 = 0
    for plant in range(PLANTS + PLANTS_KINDS * seat, PLANTS + PLANTS_KINDS * seat + PLANTS_KINDS):
        total += board[plant]
    return total


def goods(board: vec[i64], seat: i64) -> i64:
    """All goods of a seat."""
    total: i64 = 0
    for plant in range(GOODS + PLANTS_KINDS * seat, GOODS + PLANTS_KINDS * seat + PLANTS_KINDS):
        total += board[plant]
    return total


def printed(board: vec[i64], seat: i64) -> i64:
    """The points printed on the uncovered buildings."""
    total: i64 = 0
    for plant in range(i64(PLANTS_KINDS)):
        total += POINTS[plant] * board[PLANTS + PLANTS_KINDS * seat + plant]
    violets = board[VIOLETS + seat]
    for kind in range(i64(PLANTS_KINDS), i64(KINDS)):
        if violets & BIT[kind] != 0:
            total += POINTS[kind]
    return total


def guild_hall(board: vec[i64], seat: i64) -> i64:
    if board[VIOLETS + seat] & HAS_GUILD_HALL == 0:
        return 0
    return 2 * plants(board, seat)


def city_hall(board: vec[i64], seat: i64) -> i64:
    if board[VIOLETS + seat] & HAS_CITY_HALL == 0:
        return 0
    return count(board[VIOLETS + seat])


def triumphal_arch(board: vec[i64], seat: i64) -> i64:
    """4, 6 or 8 for one, two or three monuments; the arch itself is none."""
    monuments = count(board[VIOLETS + seat] & (HAS_STATUE | HAS_VICTORY_COLUMN | HAS_HERO))
    if monuments == 0 or board[VIOLETS + seat] & HAS_TRIUMPHAL_ARCH == 0:
        return 0
    return 2 + 2 * monuments


def before_palace(board: vec[i64], seat: i64) -> i64:
    """All points but the Palace's."""
    return (
        printed(board, seat)
        + board[CHAPEL_SIZE + seat]
        + guild_hall(board, seat)
        + city_hall(board, seat)
        + triumphal_arch(board, seat)
    )


def palace(board: vec[i64], seat: i64) -> i64:
    if board[VIOLETS + seat] & HAS_PALACE == 0:
        return 0
    return before_palace(board, seat) // 4


def total(board: vec[i64], seat: i64) -> i64:
    return before_palace(board, seat) + palace(board, seat)


def tie_break(board: vec[i64], seat: i64) -> i64:
    """Cards in hand and goods together."""
    return board[HAND_SIZE + seat] + goods(board, seat)
