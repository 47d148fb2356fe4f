"""Checks every law for every game, number of seats and combination of options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core.game import Setup
from ludoteca.core.laws import LAWS, setups
from ludoteca.games import shelf
from tests.engine import PURE

SETUPS = [setup for game in shelf() for setup in setups(game)]
SEEDS = (1,) if PURE else (1, 2, 3)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.fingerprint)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Setup, int], None], setup: Setup) -> None:
    for seed in SEEDS:
        law(setup, seed)
