"""The board of Patrician and the deal."""

from __future__ import annotations

import pytest

from ludoteca.games.patrician.cards import CITY_NAMES
from ludoteca.games.patrician.moves import ROAD_NAMES
from tests.games.patrician.positions import (
    LARGE_CITIES,
    MIDDLE_CITIES,
    PLAYERS,
    SMALL_CITIES,
    dealt,
)

SEATS = (2, 3, 4, 5)


# --- the board


def test_cities_have_9_7_or_5_floors_and_tokens_worth_as_much_and_three_less() -> None:
    cities = {city.name: city for city in dealt(5).view(0).cities}
    for names, floors in ((LARGE_CITIES, 9), (MIDDLE_CITIES, 7), (SMALL_CITIES, 5)):
        for name in names:
            city = cities[name]
            assert (city.floors, city.high_token, city.low_token) == (floors, floors, floors - 3)


def test_pistoia_is_in_play_with_five_players_only() -> None:
    for seats in SEATS:
        names = [city.name for city in dealt(seats).view(-1).cities]
        assert ("Pistoia" in names) is (seats == 5)
        assert len(names) == (10 if seats == 5 else 9)


def test_the_roads_are_the_twelve_of_the_rulebook() -> None:
    assert {"-".join(road) for road in ROAD_NAMES} == {
        "Roma-Siena", "Siena-Lucca", "Siena-Bologna", "Lucca-Milano", "Lucca-Ferrara", "Milano-Parma",
        "Parma-Verona", "Verona-Ferrara", "Ferrara-Bologna", "Bologna-Firenze", "Roma-Pistoia", "Pistoia-Firenze",
    }  # fmt: skip


def test_the_roads_join_the_neighbours_on_the_grid_of_the_board() -> None:
    """Neighbours are next to each other on the inferred grid, up and down also across its empty middle."""
    grid = {
        (0, 0): "Verona", (1, 0): "Ferrara", (2, 0): "Bologna", (3, 0): "Firenze",
        (0, 1): "Parma", (3, 1): "Pistoia",
        (0, 2): "Milano", (1, 2): "Lucca", (2, 2): "Siena", (3, 2): "Roma",
    }  # fmt: skip
    touching = set()
    for (x, y), name in grid.items():
        for dx, dy in ((1, 0), (0, 1)):
            far_x, far_y = x + dx, y + dy
            while far_x < 4 and far_y < 3 and (far_x, far_y) not in grid:
                far_x, far_y = far_x + dx, far_y + dy
            if (far_x, far_y) in grid and (dy or far_x == x + 1):
                touching.add(frozenset((name, grid[far_x, far_y])))
    assert touching == {frozenset(road) for road in ROAD_NAMES}


# --- the deal


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_is_dealt_three_start_cards(seats: int) -> None:
    for seed in range(20):
        table = dealt(seats, seed)
        for letter in PLAYERS[:seats]:
            held = table.held(letter)
            assert len(held) == 3
            assert all(card.endswith("star") for card in held)


@pytest.mark.parametrize("seats", SEATS)
def test_start_cards_that_are_left_are_shuffled_into_the_pile_with_all_other_cards(seats: int) -> None:
    table = dealt(seats, 3)
    hands = set().union(*(table.held(letter) for letter in PLAYERS[:seats]))
    shown = {card for city in table.view(-1).cities if (card := table.face_up_card(city.name)) is not None}
    everything = {card.notation for card in table.deck.buildings if seats == 5 or CITY_NAMES[card.city] != "Pistoia"}
    assert table.in_pile() == everything - hands - shown
    assert len(table.in_pile()) == {2: 33, 3: 30, 4: 27, 5: 30}[seats]


def test_one_card_of_any_city_is_face_up_at_each_city() -> None:
    own_city = other_city = 0
    for seed in range(20):
        table = dealt(4, seed)
        for city in table.view(-1).cities:
            card = table.face_up_card(city.name)
            assert card is not None
            own_city += card.startswith(city.name.lower())
            other_city += not card.startswith(city.name.lower())
    assert own_city > 0
    assert other_city > own_city


@pytest.mark.parametrize(("seats", "pieces"), [(2, 39), (3, 29), (4, 21), (5, 21)])
def test_each_player_has_39_29_or_21_pieces(seats: int, pieces: int) -> None:
    assert [seat.pieces for seat in dealt(seats).view(-1).seats] == [pieces] * seats


@pytest.mark.parametrize(("seats", "messengers"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_two_or_three_players_have_two_messengers_each_and_four_or_five_have_one(seats: int, messengers: int) -> None:
    assert [seat.messengers for seat in dealt(seats, messengers=True).view(-1).seats] == [messengers] * seats
    assert [seat.messengers for seat in dealt(seats).view(-1).seats] == [0] * seats
    assert seats * messengers <= 6


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_random(seats: int) -> None:
    assert {dealt(seats, seed).turn for seed in range(60)} == set(PLAYERS[:seats])


def test_the_game_starts_without_floors_and_scored_cities() -> None:
    for city in dealt(5).view(-1).cities:
        assert (city.towers, city.scored, city.high, city.low) == ([[], []], False, None, None)
