"""Tests whether something wins more often than by chance, when many such comparisons are made at once.

Each comparison has a p-value: the probability of at least as many wins by chance alone. Of a hundred comparisons, about
five have a p-value below 5 % by accident. So the p-values are corrected by Holm's method, which holds even if the
comparisons depend on each other: the probability of a single false claim among all stays below `RISK`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, erfc, exp, floor, lgamma, log, sqrt
from statistics import NormalDist
from typing import Final

RISK: Final = 0.05  # probability of at least one false claim
POWER: Final = 0.8  # probability of finding an effect of size `EFFECT`
EFFECT: Final = 0.1  # how far the win rate is above the win rate by chance
EXACT: Final = 1_000_000  # terms to sum exactly; beyond that, a normal distribution is good enough


def tail(wins: float, chances: Mapping[float, int]) -> float:
    """The probability of at least this many wins by chance alone; fractions of a win are not counted.

    `chances` has the number of games for each chance of winning.

    >>> tail(2, {0.5: 2}), tail(1, {0.5: 1, 0.25: 1})
    (0.25, 0.625)
    """
    least = floor(wins + 1e-9)
    groups = sorted(chances.items())
    work = 1
    for _, games in groups:
        work *= games + 1
    if len(groups) > 1 and work > EXACT:
        mean = sum(chance * games for chance, games in groups)
        spread = sqrt(sum(chance * (1 - chance) * games for chance, games in groups))
        return 0.5 * erfc((least - 0.5 - mean) / (spread * sqrt(2)))
    distribution = [1.0]
    for chance, games in groups:
        distribution = _sum_of(distribution, binomial(games, chance))
    return min(1.0, sum(distribution[max(0, least) :]))


def binomial(games: int, chance: float) -> list[float]:
    """The probabilities of 0, 1, 2 … wins.

    >>> [round(part, 6) for part in binomial(2, 0.5)]
    [0.25, 0.5, 0.25]
    """
    if not 0 < chance < 1:
        return [float(won == round(chance) * games) for won in range(games + 1)]
    yes, no = log(chance), log(1 - chance)
    return [
        exp(lgamma(games + 1) - lgamma(won + 1) - lgamma(games - won + 1) + won * yes + (games - won) * no)
        for won in range(games + 1)
    ]


def _sum_of(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The distribution of the sum of two independent counts."""
    if len(one) == 1:
        return [one[0] * part for part in other]
    total = [0.0] * (len(one) + len(other) - 1)
    for at, p in enumerate(one):
        for more, q in enumerate(other):
            total[at + more] += p * q
    return total


def holm(p_values: Sequence[float]) -> list[float]:
    """The p-values corrected for their number, in the same order; a claim needs one below `RISK`.

    >>> holm([0.04, 0.01, 0.5])
    [0.08, 0.03, 0.5]
    """
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    corrected = [1.0] * len(p_values)
    least = 0.0
    for done, at in enumerate(order):
        least = max(least, min(1.0, (len(p_values) - done) * p_values[at]))
        corrected[at] = least
    return corrected


def noticeable(chance: float) -> float:
    """The win rate that should be noticed, given the win rate by chance.

    >>> noticeable(0.5)
    0.6
    """
    return min(0.99, chance + EFFECT)


def games_needed(chance: float, comparisons: int) -> int:
    """The approximate number of games needed to find an effect of size `EFFECT` among this many comparisons.

    >>> games_needed(0.5, 1), games_needed(0.5, 150)
    (153, 447)
    """
    high = noticeable(chance)
    for_risk = NormalDist().inv_cdf(1 - RISK / max(1, comparisons))
    for_power = NormalDist().inv_cdf(POWER)
    return ceil(((for_risk * sqrt(chance * (1 - chance)) + for_power * sqrt(high * (1 - high))) / (high - chance)) ** 2)
