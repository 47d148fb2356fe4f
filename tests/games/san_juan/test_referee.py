"""Whole games of San Juan, checked by a referee that was written from the rulebook alone."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.core.moves import Move
from ludoteca.games.san_juan import GAME
from tests.games.san_juan.golden import Style, eager, hoarding, play, violet
from tests.games.san_juan.referee import check_game


def anything(match: Match, seat: int, move: Move) -> int:
    """No preference at all."""
    return 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("styles", "options"),
    [
        ((eager,), {"starting_hand": True, "crane_good_pays": True}),
        ((violet,), {"crane_good_pays": True}),
        ((violet, eager), {}),
        ((anything,), {"crane_good_pays": True}),
    ],
    ids=["eager", "violet", "both", "anything"],
)
def test_a_referee_who_only_knows_the_rulebook_has_no_objection(
    seats: int, styles: tuple[Style, ...], options: dict[str, bool]
) -> None:
    for seed in (31, 32):
        check_game(play(GAME(seats, options), 100 * seats + seed, *styles))


@pytest.mark.parametrize(("seats", "starting_hand", "seed"), [(2, False, 4), (3, True, 8), (4, False, 12)])
def test_the_referee_agrees_that_a_game_ends_at_a_standstill(seats: int, starting_hand: bool, seed: int) -> None:
    match = play(GAME(seats, {"starting_hand": starting_hand, "crane_good_pays": True}), seed, hoarding)
    assert check_game(match).reason == "standstill"
