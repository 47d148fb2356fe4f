"""Scoring cities and portraits, and the winner of a game of Patrician."""

from __future__ import annotations

import pytest

from ludoteca.games.patrician import events
from tests.games.patrician.positions import (
    PLAYERS,
    UNFINISHED,
    Position,
    card_file,
    dealt,
    play_out,
    seat_of,
)

SEATS = (2, 3, 4, 5)


# --- cities


def test_the_taller_tower_gives_the_high_token_and_the_other_the_low_one() -> None:
    table = Position(3).scored("Roma", "aab", "bbbccc")
    assert table.winners_in("Roma") == ("c", "a")
    table = Position(3).scored("Roma", "bbbccc", "aab")
    assert table.winners_in("Roma") == ("c", "a")


def test_one_player_may_win_both_tokens_and_the_others_get_nothing() -> None:
    table = Position(3).scored("Siena", "aaab", "aac")
    assert table.winners_in("Siena") == ("a", "a")
    assert [table.score(letter) for letter in "abc"] == [11, 0, 0]


@pytest.mark.parametrize(
    ("tower", "winner"),
    [
        ("ab", "b"),
        ("ba", "a"),
        ("abba", "a"),
        ("aabbc", "b"),  # c is on top, but has fewer
        ("bbaac", "a"),
        ("abc", "c"),
        ("cab", "b"),
        ("abcabc", "c"),
        ("aabbccd", "c"),
        ("ddaabbc", "b"),
        ("abcd", "d"),
        ("abcde", "e"),
        ("eabcd", "d"),
        ("aaabbbc", "b"),
        ("aaabb", "a"),  # no tie
        ("a", "a"),
    ],
)
def test_a_tied_tower_goes_to_the_tied_player_nearest_the_top(tower: str, winner: str) -> None:
    assert Position(5).scored("Roma", tower, "").winners_in("Roma")[0] == winner


def test_the_floor_nearest_the_top_decides_only_among_tied_players() -> None:
    assert Position(3).scored("Roma", "aabbc", "bbaa").winners_in("Roma") == ("b", "a")


def test_a_tied_tower_does_not_depend_on_the_order_of_seats() -> None:
    for first in PLAYERS:
        for second in PLAYERS.replace(first, ""):
            assert Position(5).scored("Roma", first + second, "").winners_in("Roma") == (second, None)


@pytest.mark.parametrize("seats", SEATS)
def test_with_the_house_deck_every_city_is_finished_and_no_tower_is_empty(seats: int) -> None:
    for seed in range(5):
        table = dealt(seats, seed)
        play_out(table, seed)
        for city in table.view(-1).cities:
            left, right = table.towers(city.name)
            assert len(left) + len(right) == city.floors
            assert left
            assert right
            assert None not in table.winners_in(city.name)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_deck_that_leaves_cities_unfinished_is_played_to_the_end(seats: int) -> None:
    for seed in range(4):
        table = dealt(
            seats, seed, card_file(UNFINISHED), messengers=True, ambassadors=True, refill_scored_cities=seed % 2 == 0
        )
        turns = play_out(table, seed)
        assert len(turns) == (55 if seats == 5 else 48)
        assert sum(map(len, table.towers("Roma"))) == 7
        assert sum(map(len, table.towers("Siena"))) == 6
        for name in ("Roma", "Siena"):
            assert table.is_scored(name)
            left, right = table.towers(name)
            assert (None in table.winners_in(name)) is (not left or not right)


def test_pistoia_is_not_scored_if_it_is_not_in_play() -> None:
    table = Position(4).finished()
    assert "Pistoia" not in [event.city for event in table.events if isinstance(event, events.CityScored)]


# --- portraits


def test_every_three_portraits_of_a_patrician_are_worth_six_points() -> None:
    for portraits, points in (((2, 2, 2), 0), ((3, 0, 0), 6), ((5, 4, 3), 18), ((6, 2, 2), 12), ((9, 9, 8), 48)):
        table = Position(2).portraits("a", *portraits)
        assert table.score("a") == points


def test_portraits_count_when_their_card_is_played() -> None:
    table = (
        Position(2).played("a", "verona two-red-hats").hand("a", "siena red-hat star", "roma two-red-hats").to_play("a")
    )
    assert table.categories("a")["portraits"] == 0
    table.does("play siena red-hat star")
    assert table.categories("a")["portraits"] == 6


# --- the winner


def test_most_points_win_then_fewest_floors_break_the_tie_then_the_victory_is_shared() -> None:
    most = Position(2).tokens("Roma", "a", "b").pieces("a", 10).pieces("b", 20).finished()
    assert (most.winners, most.result.tie_break) == ("a", None)
    fewest = Position(2).tokens("Roma", "a", "").tokens("Bologna", "b", "").pieces("a", 10).pieces("b", 20)
    assert (fewest.finished().winners, fewest.result.tie_break) == ("b", "floors")
    level = Position(2).tokens("Roma", "a", "").tokens("Bologna", "b", "").pieces("a", 20).pieces("b", 20)
    assert (level.finished().winners, level.result.tie_break, level.result.shared) == ("ab", None, True)


def test_of_three_players_tied_on_points_the_two_with_fewest_floors_share_the_victory() -> None:
    table = Position(3).tokens("Roma", "a", "").tokens("Bologna", "b", "").tokens("Firenze", "c", "")
    table.pieces("a", 12).pieces("b", 15).pieces("c", 15).finished()
    assert (table.winners, table.result.tie_break) == ("bc", "floors")
    assert [seat.rank for seat in table.result.seats] == [3, 1, 1]


def test_without_a_tie_on_points_floors_decide_nothing() -> None:
    table = Position(2).tokens("Roma", "a", "b").pieces("a", 0).pieces("b", 39).finished()
    assert (table.winners, table.result.tie_break) == ("a", None)


def test_a_moved_floor_still_counts_as_a_floor_of_its_owner() -> None:
    table = Position(2).tower("Milano", "ab", "").hand("b", "lucca move").to_play("b")
    table.does("play lucca move", "build left", "move milano left")
    assert [table.state.floors_built(seat_of(letter)) for letter in "ab"] == [1, 2]
