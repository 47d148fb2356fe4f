"""Every view answers the same questions: points, the part of the turn, and the piles of cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core.game import SPECTATOR, Game
from ludoteca.core.laws import choice, random_match, setups
from ludoteca.core.match import Match
from ludoteca.games import shelf
from tests.engine import PURE, once

pytestmark = once  # the views are the same with either engine

SETUPS = [game for title in shelf() for game in setups(title)]
EVERY = 7 if PURE else 1  # about one position in so many is looked at
all_setups = pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)


def is_looked_at(match: Match) -> bool:
    return match.over or choice(1, len(match.steps), "views") % EVERY == 0


def viewers(game: Game) -> range:
    """All seats and a spectator."""
    return range(SPECTATOR, game.seats)


def without_zeros(points: dict[str, int]) -> dict[str, int]:
    return {category: count for category, count in points.items() if count}


@all_setups
def test_a_view_shows_points_of_every_seat_in_the_categories_of_the_game(game: Game) -> None:
    def watch(match: Match) -> None:
        for seat in viewers(game) if is_looked_at(match) else ():
            points = match.view(seat).points()
            assert len(points) == game.seats
            for known in points:
                assert set(known) <= set(game.categories)

    random_match(game, 1, watch)


# Not Pâtée Impériale: its view already counts the suites of the round in progress.
@pytest.mark.parametrize(
    "game", [game for game in SETUPS if game.key != "patee_imperiale"], ids=lambda game: game.fingerprint
)
def test_the_points_shown_during_a_game_are_those_of_the_state(game: Game) -> None:
    def watch(match: Match) -> None:
        for seat in viewers(game) if is_looked_at(match) else ():
            for other, known in enumerate(match.view(seat).points()):
                counted = game.categories_now(match.state, other)
                assert known == {category: counted[category] for category in known}

    random_match(game, 2, watch)


@all_setups
def test_at_the_end_every_view_shows_the_points_of_the_result(game: Game) -> None:
    for seed in range(1, 4):
        match = random_match(game, seed)
        assert match.result is not None
        results = [without_zeros(place.categories) for place in match.result.seats]
        for seat in viewers(game):
            assert [without_zeros(points) for points in match.view(seat).points()] == results


@all_setups
def test_a_view_names_a_phase_until_the_game_is_over(game: Game) -> None:
    names: set[str | None] = set()

    def watch(match: Match) -> None:
        phases = {match.view(seat).phase_name() for seat in viewers(game)}
        assert len(phases) == 1, "seats see different phases"
        assert (phases == {None}) == match.over
        names.update(phases)

    random_match(game, 1, watch)
    assert len(names) > 3


def hand_of(view: Any, seat: int) -> list[str | None]:
    """A hand as the game's own view shows it."""
    hand: list[str | None] = view.seats[seat].hand
    return hand


@all_setups
def test_the_pile_of_a_hand_is_the_hand_of_the_view(game: Game) -> None:
    def watch(match: Match) -> None:
        for seat in viewers(game) if is_looked_at(match) else ():
            for memory_aid in (False, True):
                view = match.view(seat, memory_aid)
                piles = view.piles()
                for other in range(game.seats):
                    pile, hand = piles[f"hand:{other}"], hand_of(view, other)
                    assert pile.count == len(hand)
                    assert Counter(pile.known) == Counter(card for card in hand if card is not None)

    random_match(game, 1, watch)


@all_setups
def test_without_the_memory_aid_the_piles_show_no_hand_but_the_viewers(game: Game) -> None:
    def watch(match: Match) -> None:
        for seat in viewers(game) if is_looked_at(match) else ():
            piles = match.view(seat).piles()
            for other in range(game.seats):
                pile = piles[f"hand:{other}"]
                assert len(pile.known) == (pile.count if other == seat else 0)

    random_match(game, 1, watch)


@all_setups
def test_piles_have_the_same_names_and_sizes_for_everybody_and_cards_of_the_deck(game: Game) -> None:
    keys = {card.key for card in game.deck.cards()}
    hands = [f"hand:{seat}" for seat in range(game.seats)]
    names: set[str] = set()

    def watch(match: Match) -> None:
        if not is_looked_at(match):
            return
        public = match.view(SPECTATOR).piles()
        names.update(public)
        assert names == set(public), "a pile appears or vanishes"
        assert [name for name in public if name.startswith("hand:")] == hands
        for seat in viewers(game):
            for memory_aid in (False, True):
                piles = match.view(seat, memory_aid).piles()
                assert {name: pile.count for name, pile in piles.items()} == {
                    name: pile.count for name, pile in public.items()
                }
                for name, pile in piles.items():
                    assert 0 <= len(pile.known) <= pile.count, name
                    assert set(pile.known) <= keys, name
                    assert not Counter(public[name].known) - Counter(pile.known), "a seat knows less than a spectator"

    random_match(game, 1, watch)
