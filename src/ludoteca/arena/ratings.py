"""Ratings of players from the ranks of their games, with confidence intervals.

The model is that of Plackett and Luce, for two players that of Bradley and Terry: a player's chance to be first in a
group is their strength divided by the sum of all strengths; the same holds for the next place among the rest. Ratings
are on the Elo scale: a difference of 400 means 10 to 1.
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
CONFIDENCE: Final = 0.95
Z: Final = 1.959963984540054  # quantile of the normal distribution for `CONFIDENCE`
# Half a win and half a loss against an average player, so that a player who always wins has a finite rating.
PRIOR: Final = 0.5
RESAMPLES: Final = 400
BLOCKS: Final = 500  # more deals than this are resampled in blocks, which is as good and faster
SMALLEST_STEP: Final = 1e-7  # far below a tenth of a point
MOST_STEPS: Final = 100


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's confidence interval for a win rate; a shared win counts as a fraction.

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
    """Counts that ratings need: how often each player was first in each group of players still to be placed."""

    first: dict[int, float] = {}
    among: dict[tuple[int, ...], float] = {}

    def add(self, players: Sequence[int], ranks: Sequence[int], games: float = 1.0) -> None:
        """Add a game. A player may have several seats; equal ranks count as all their orders, with equal weights."""
        for order, fraction in _orders(tuple(players), tuple(ranks)):
            weight = games * fraction
            for at in range(len(order) - 1):
                group = tuple(sorted(order[at:]))
                self.first[order[at]] = self.first.get(order[at], 0.0) + weight
                self.among[group] = self.among.get(group, 0.0) + weight


@cache
def _orders(players: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """The possible orders of finishing, with their weights."""
    groups: dict[int, list[int]] = {}
    for player, rank in zip(players, ranks, strict=True):
        groups.setdefault(rank, []).append(player)
    tied = [groups[rank] for rank in sorted(groups)]
    weight = 1.0
    for group in tied:
        weight /= factorial(len(group))
    orders = (tuple(player for group in order for player in group) for order in product(*map(permutations, tied)))
    return tuple((order, weight) for order in orders)


def strengths(players: int, finishes: Finishes, start: Sequence[float] = ()) -> list[float]:
    """The natural logarithms of the most likely strengths, by Newton's method."""
    current = list(start) or [0.0] * players
    for _ in range(MOST_STEPS):
        step = _newton(current, finishes)
        widest = max(map(abs, step))
        if widest < SMALLEST_STEP:
            break
        likelihood = _likelihood(current, finishes)
        scale = min(1.0, 2.0 / widest)
        while scale > SMALLEST_STEP and _likelihood(_moved(current, step, scale), finishes) < likelihood:
            scale /= 2
        current = _moved(current, step, scale)
    return current


def _moved(values: Sequence[float], step: Sequence[float], scale: float) -> list[float]:
    return [value + scale * change for value, change in zip(values, step, strict=True)]


def _likelihood(logs: Sequence[float], finishes: Finishes) -> float:
    total = sum(weight * logs[player] for player, weight in finishes.first.items())
    for group, weight in finishes.among.items():
        total -= weight * log(sum(exp(logs[player]) for player in group))
    return total + PRIOR * sum(value - 2 * log(1 + exp(value)) for value in logs)


def _newton(logs: Sequence[float], finishes: Finishes) -> list[float]:
    """The step of Newton's method: slope divided by curvature."""
    size = len(logs)
    slope = [0.0] * size
    curvature = [[0.0] * size for _ in logs]
    for player, weight in finishes.first.items():
        slope[player] += weight
    for group, weight in finishes.among.items():
        parts: dict[int, float] = {}
        for player in group:
            parts[player] = parts.get(player, 0.0) + exp(logs[player])
        total = sum(parts.values())
        for player, part in parts.items():
            slope[player] -= weight * part / total
            curvature[player][player] += weight * part / total
            for other, its in parts.items():
                curvature[player][other] -= weight * part * its / total / total
    for player, value in enumerate(logs):
        chance = 1 / (1 + exp(-value))
        slope[player] += PRIOR * (1 - 2 * chance)
        curvature[player][player] += 2 * PRIOR * chance * (1 - chance)
    return _solve(curvature, slope)


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination; the matrix is symmetric and positive definite."""
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
    """Strengths on the Elo scale, around the average."""
    mean = sum(logs) / len(logs)
    return [AVERAGE + SCALE * (value - mean) for value in logs]


class Rating(msgspec.Struct, frozen=True):
    """A rating with its confidence interval."""

    rating: float
    low: float
    high: float


def rate(players: int, deals: Sequence[Finishes], seed: int = 1) -> list[Rating]:
    """Ratings with intervals from resampling the deals, since games of one deal are not independent of each other.

    One more deal, in which all were equal, is resampled with the others: a player who has won every game may lose the
    next, but resampling victories alone would never show it.
    """
    all_finishes = merged(deals, range(len(deals)))
    best = strengths(players, all_finishes)
    units = [*(merged(deals, block) for block in blocks(len(deals))), drawn_deal(all_finishes, len(deals))]
    rng = Random(seed)
    samples = [
        elo(strengths(players, merged(units, rng.choices(range(len(units)), k=len(units))), best))
        for _ in range(RESAMPLES)
    ]
    rated = []
    for player, rating in enumerate(elo(best)):
        values = sorted(ratings[player] for ratings in samples)
        rated.append(Rating(rating, quantile(values, (1 - CONFIDENCE) / 2), quantile(values, (1 + CONFIDENCE) / 2)))
    return rated


def drawn_deal(finishes: Finishes, deals: int) -> Finishes:
    """An average deal in which everybody shared the victory in every game."""
    drawn = Finishes()
    places = max(map(len, finishes.among))
    for group, games in finishes.among.items():
        if len(group) == places:
            drawn.add(group, [1] * places, games / deals)
    return drawn


def blocks(deals: int) -> Iterator[range]:
    """The deals in at most `BLOCKS` blocks of nearly equal size."""
    parts = min(deals, BLOCKS)
    for part in range(parts):
        yield range(part * deals // parts, (part + 1) * deals // parts)


def merged(deals: Sequence[Finishes], chosen: Sequence[int]) -> Finishes:
    """The finishes of some deals; a deal may be chosen several times."""
    total = Finishes()
    first, among = total.first, total.among
    for deal, times in Counter(chosen).items():
        for player, weight in deals[deal].first.items():
            first[player] = first.get(player, 0.0) + times * weight
        for group, weight in deals[deal].among.items():
            among[group] = among.get(group, 0.0) + times * weight
    return total


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value below which this part of the ordered values lies.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    position = part * (len(ordered) - 1)
    below = int(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (position - below) * (ordered[above] - ordered[below])
