"""Ratings find the true strengths, and their intervals show the uncertainty."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.arena.ladder import lineups
from ludoteca.arena.ratings import AVERAGE, Finishes, elo, merged, rate, strengths, wilson


def drawn_order(truth: list[float], players: list[int], luck: Random) -> list[int]:
    """A random order of finish, drawn by the players' true strengths."""
    left, order = list(players), []
    while left:
        chosen = luck.choices(left, [10 ** (truth[player] / 400) for player in left])[0]
        left.remove(chosen)
        order.append(chosen)
    return order


def synthetic(truth: list[float], seats: int, deals: int) -> list[Finishes]:
    luck = Random(7)
    found = []
    for _ in range(deals):
        finishes = Finishes()
        for lineup in lineups(len(truth), seats):
            order = drawn_order(truth, list(lineup), luck)
            finishes.add(order, range(1, seats + 1))
        found.append(finishes)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_known_strengths(seats: int) -> None:
    truth = [1200.0, 1400.0, 1600.0, 1800.0]
    for found, true in zip(rate(4, synthetic(truth, seats, 600)), truth, strict=True):
        assert abs(found.rating - true) < 45
        assert found.low < found.rating < found.high
        assert found.low - 15 < true < found.high + 15


def test_ten_to_one_is_four_hundred_points() -> None:
    finishes = Finishes()
    for game in range(11_000):
        finishes.add((0, 1), (2, 1) if game % 11 == 0 else (1, 2))
    first, second = elo(strengths(2, finishes))
    assert first - second == pytest.approx(400, abs=0.5)
    assert (first + second) / 2 == pytest.approx(AVERAGE)


def test_a_player_who_always_wins_has_a_finite_rating() -> None:
    finishes = Finishes()
    for _ in range(100):
        finishes.add((0, 1), (1, 2))
    strong, weak = elo(strengths(2, finishes))
    assert 600 < strong - weak < 2000


def test_a_player_who_has_always_won_still_has_an_interval() -> None:
    def lowest(deals: int) -> float:
        finishes = Finishes()
        finishes.add((0, 1), (1, 2))
        finishes.add((0, 1), (1, 2))
        strong, weak = rate(2, [finishes] * deals)
        assert weak.high < strong.low < strong.rating
        return strong.low

    assert lowest(10) < lowest(100)


def test_a_shared_rank_counts_as_half_of_either_order() -> None:
    tied, turns = Finishes(), Finishes()
    tied.add((0, 1, 2), (1, 1, 3))
    tied.add((0, 1, 2), (1, 1, 3))
    turns.add((0, 1, 2), (1, 2, 3))
    turns.add((0, 1, 2), (2, 1, 3))
    assert tied == turns


def test_a_player_in_two_seats_is_not_compared_with_itself() -> None:
    finishes = Finishes()
    for ranks in ((1, 2, 3), (1, 3, 2), (2, 3, 1)):
        finishes.add((0, 0, 1), ranks)
    assert elo(strengths(2, finishes)) == pytest.approx([AVERAGE, AVERAGE], abs=1e-3)


def test_resampling_is_repeatable_and_wider_with_fewer_deals() -> None:
    many = synthetic([1500.0, 1600.0], 2, 200)
    assert rate(2, many) == rate(2, many)
    few = rate(2, many[:20])
    assert few[0].high - few[0].low > rate(2, many)[0].high - rate(2, many)[0].low


def test_repeated_games_of_a_deal_do_not_narrow_the_interval() -> None:
    once = synthetic([1500.0, 1600.0], 2, 100)
    twice = [merged([deal], [0, 0]) for deal in once]
    narrow, wide = rate(2, twice)[0], rate(2, once)[0]
    assert narrow.high - narrow.low == pytest.approx(wide.high - wide.low, rel=0.05)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_match_published_values(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@settings(deadline=None, max_examples=50)
@given(st.integers(1, 400), st.floats(0, 1))
def test_a_wilson_interval_contains_its_win_rate(games: int, share: float) -> None:
    low, high = wilson(share * games, games)
    assert 0 <= low <= share + 1e-9
    assert share - 1e-9 <= high <= 1
