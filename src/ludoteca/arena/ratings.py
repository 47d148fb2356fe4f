"""How strong players are, out of who came before whom, and how sure that is.

Strengths are those of Plackett and Luce, which for two players are those of Bradley and Terry: the chance of being
first among some players is one's own strength over the sum of theirs, then the same among the rest. They are told on
Elo's scale: a difference of 400 is 10 to 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations, product
from math import exp, factorial, log, sqrt
from random import Random
from typing import Final

import msgspec

AVERAGE: Final = 1500.0  # the mean of all players of a ladder
SCALE: Final = 400 / log(10)
SURE: Final = 0.95
Z: Final = 1.959963984540054  # of the normal distribution, for `SURE`
# Half a game won and half a game lost against an average player: who wins always has a finite rating.
PRIOR: Final = 0.5
RESAMPLED: Final = 400
BLOCKS: Final = 500  # more deals than that are resampled in blocks: as good, and quick
SMALLEST_STEP: Final = 1e-7  # far below a tenth of a point
MOST_STEPS: Final = 100


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share; a shared win counts its share.

    >>> low, high = wilson(8, 10)
    >>> round(low, 4), round(high, 4)
    (0.4902, 0.9433)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return 0.0 if wins <= 0 else max(0.0, middle - half), 1.0 if wins >= games else min(1.0, middle + half)


class Finishes(msgspec.Struct):
    """All that ratings need of some games: how often each player was first among those still to be placed."""

    first: dict[int, float] = {}
    among: dict[tuple[int, ...], float] = {}

    def add(self, players: Sequence[int], ranks: Sequence[int], games: float = 1.0) -> None:
        """A game: a player may sit at it more than once; equal ranks count as every order of them, in parts."""
        for order, part in _orders(tuple(players), tuple(ranks)):
            weight = games * part
            for at in range(len(order) - 1):
                group = tuple(sorted(order[at:]))
                self.first[order[at]] = self.first.get(order[at], 0.0) + weight
                self.among[group] = self.among.get(group, 0.0) + weight


@cache
def _orders(players: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """The orders in which players may be said to have finished, with their weights."""
    groups: dict[int, list[int]] = {}
    for player, rank in zip(players, ranks, strict=True):
        groups.setdefault(rank, []).append(player)
    level = [groups[rank] for rank in sorted(groups)]
    weight = 1.0
    for group in level:
        weight /= factorial(len(group))
    whole = (tuple(player for group in order for player in group) for order in product(*map(permutations, level)))
    return tuple((order, weight) for order in whole)


def strengths(players: int, finishes: Finishes, start: Sequence[float] = ()) -> list[float]:
    """The natural logarithms of the likeliest strengths, by Newton's method."""
    now = list(start) or [0.0] * players
    for _ in range(MOST_STEPS):
        step = _newton(now, finishes)
        widest = max(map(abs, step))
        if widest < SMALLEST_STEP:
            break
        likely = _likelihood(now, finishes)
        scale = min(1.0, 2.0 / widest)
        while scale > SMALLEST_STEP and _likelihood(_moved(now, step, scale), finishes) < likely:
            scale /= 2
        now = _moved(now, step, scale)
    return now


def _moved(now: Sequence[float], step: Sequence[float], scale: float) -> list[float]:
    return [value + scale * change for value, change in zip(now, step, strict=True)]


def _likelihood(now: Sequence[float], finishes: Finishes) -> float:
    total = sum(weight * now[player] for player, weight in finishes.first.items())
    for group, weight in finishes.among.items():
        total -= weight * log(sum(exp(now[player]) for player in group))
    return total + PRIOR * sum(value - 2 * log(1 + exp(value)) for value in now)


def _newton(now: Sequence[float], finishes: Finishes) -> list[float]:
    """Slope over curvature."""
    size = len(now)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in now]
    for player, weight in finishes.first.items():
        slope[player] += weight
    for group, weight in finishes.among.items():
        parts: dict[int, float] = {}
        for player in group:
            parts[player] = parts.get(player, 0.0) + exp(now[player])
        whole = sum(parts.values())
        for player, part in parts.items():
            slope[player] -= weight * part / whole
            bend[player][player] += weight * part / whole
            for other, its in parts.items():
                bend[player][other] -= weight * part * its / whole / whole
    for player, value in enumerate(now):
        chance = 1 / (1 + exp(-value))
        slope[player] += PRIOR * (1 - 2 * chance)
        bend[player][player] += 2 * PRIOR * chance * (1 - chance)
    return _solved(bend, slope)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination; the matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(size):
            if row != at:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [mine - factor * its for mine, its in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def elo(logs: Sequence[float]) -> list[float]:
    """Strengths on Elo's scale, around the average."""
    mean = sum(logs) / len(logs)
    return [AVERAGE + SCALE * (value - mean) for value in logs]


class Rating(msgspec.Struct, frozen=True):
    """A rating and the interval it is likely to lie in."""

    rating: float
    low: float
    high: float


def rate(players: int, deals: Sequence[Finishes], seed: int = 1) -> list[Rating]:
    """Ratings, with intervals from resampling the deals: games of one deal are not independent of each other.

    One more deal, at which all were equal, is among those to be drawn: who has won every game is not sure to win the
    next, though no resampling of victories would say so.
    """
    whole = together(deals, range(len(deals)))
    best = strengths(players, whole)
    units = [*(together(deals, block) for block in blocks(len(deals))), drawn_deal(whole, len(deals))]
    luck = Random(seed)
    tried = [
        elo(strengths(players, together(units, luck.choices(range(len(units)), k=len(units))), best))
        for _ in range(RESAMPLED)
    ]
    found = []
    for player, rating in enumerate(elo(best)):
        values = sorted(ratings[player] for ratings in tried)
        found.append(Rating(rating, quantile(values, (1 - SURE) / 2), quantile(values, (1 + SURE) / 2)))
    return found


def drawn_deal(whole: Finishes, deals: int) -> Finishes:
    """A deal at which everybody shared the victory at every table."""
    level = Finishes()
    table = max(map(len, whole.among))
    for group, games in whole.among.items():
        if len(group) == table:
            level.add(group, [1] * table, games / deals)
    return level


def blocks(deals: int) -> Iterator[range]:
    """The deals in at most `BLOCKS` parts of nearly equal size."""
    parts = min(deals, BLOCKS)
    for part in range(parts):
        yield range(part * deals // parts, (part + 1) * deals // parts)


def together(deals: Sequence[Finishes], chosen: Sequence[int]) -> Finishes:
    """The games of some deals; a deal may be chosen several times."""
    whole = Finishes()
    first, among = whole.first, whole.among
    for deal, times in Counter(chosen).items():
        for player, weight in deals[deal].first.items():
            first[player] = first.get(player, 0.0) + times * weight
        for group, weight in deals[deal].among.items():
            among[group] = among.get(group, 0.0) + times * weight
    return whole


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value below which a part of the ordered values lies.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
