"""Checks every law for every game, number of seats and combination of options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core.game import Game
from ludoteca.core.laws import LAWS, setups
from ludoteca.games import shelf
from tests.engine import PURE

SETUPS = [game for title in shelf() for game in setups(title)]
SEEDS = (1,) if PURE else (1, 2, 3)


@pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Game, int], None], game: Game) -> None:
    for seed in SEEDS:
        law(game, seed)
