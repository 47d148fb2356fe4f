"""The points of a seat and its tie-break; also its hand limit."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count
from ludoteca.games.san_juan.engine import numbers


def owns(board: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a seat has a violet building that is not covered."""
    return board[numbers.VIOLETS + seat] & BIT[kind] != 0


def hand_limit(board: vec[i64], seat: i64) -> i64:
    """How many cards a seat may hold when a round begins."""
    if board[numbers.VIOLETS + seat] & numbers.HAS_TOWER != 0:
        return numbers.TOWER_LIMIT
    return numbers.HAND_LIMIT


def plant_count(board: vec[i64], seat: i64) -> i64:
    """All production buildings of a seat."""
    total: i64 = 0
    first = numbers.PLANTS + numbers.PLANT_KINDS * seat
    for place in range(first, first + numbers.PLANT_KINDS):
        total += board[place]
    return total


def good_count(board: vec[i64], seat: i64) -> i64:
    """All goods of a seat."""
    total: i64 = 0
    first = numbers.GOODS + numbers.PLANT_KINDS * seat
    for place in range(first, first + numbers.PLANT_KINDS):
        total += board[place]
    return total


def printed_points(board: vec[i64], seat: i64) -> i64:
    """The points printed on the uncovered buildings."""
    total: i64 = 0
    for plant in range(i64(numbers.PLANT_KINDS)):
        total += numbers.POINTS[plant] * board[numbers.PLANTS + numbers.PLANT_KINDS * seat + plant]
    violets = board[numbers.VIOLETS + seat]
    for kind in range(i64(numbers.PLANT_KINDS), i64(numbers.KINDS)):
        if violets & BIT[kind] != 0:
            total += numbers.POINTS[kind]
    return total


def guild_hall(board: vec[i64], seat: i64) -> i64:
    """2 points for each plant."""
    if board[numbers.VIOLETS + seat] & numbers.HAS_GUILD_HALL == 0:
        return 0
    return 2 * plant_count(board, seat)


def city_hall(board: vec[i64], seat: i64) -> i64:
    """1 point for each violet building, itself and monuments included."""
    if board[numbers.VIOLETS + seat] & numbers.HAS_CITY_HALL == 0:
        return 0
    return count(board[numbers.VIOLETS + seat])


def triumphal_arch(board: vec[i64], seat: i64) -> i64:
    """4, 6 or 8 points for one, two or three monuments; the arch itself is none."""
    monuments = count(board[numbers.VIOLETS + seat] & numbers.ALL_MONUMENTS)
    if monuments == 0 or board[numbers.VIOLETS + seat] & numbers.HAS_TRIUMPHAL_ARCH == 0:
        return 0
    return 2 + 2 * monuments


def before_palace(board: vec[i64], seat: i64) -> i64:
    """All points but the Palace's."""
    return (
        printed_points(board, seat)
        + board[numbers.CHAPEL_COUNT + seat]
        + guild_hall(board, seat)
        + city_hall(board, seat)
        + triumphal_arch(board, seat)
    )


def palace(board: vec[i64], seat: i64) -> i64:
    """A quarter of all other points, rounded down."""
    if board[numbers.VIOLETS + seat] & numbers.HAS_PALACE == 0:
        return 0
    return before_palace(board, seat) // 4


def total(board: vec[i64], seat: i64) -> i64:
    """All points of a seat, the Palace counted last (rules: San Juan 11)."""
    return before_palace(board, seat) + palace(board, seat)


def tie_break(board: vec[i64], seat: i64) -> i64:
    """The tie-break: cards in hand and goods on plants together (rules: San Juan 11)."""
    return board[numbers.HAND_COUNT + seat] + good_count(board, seat)
