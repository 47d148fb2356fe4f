"""The fourth game, registered by one call for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from joblib.externals.loky import get_reusable_executor  # type: ignore[import-untyped]

import ludoteca
from ludoteca import games
from ludoteca.core.game import Game
from tests.fourth_game.snails import Snails

ROOT = str(Path(__file__).parents[2])


@pytest.fixture(scope="module")
def snails() -> Iterator[type[Game]]:
    """The game on the shelf. Other processes must be able to import it, so its folder is on their path."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ROOT, prepend=":")
        ludoteca.register(Snails)
        get_reusable_executor().shutdown(wait=True)  # processes that earlier tests left behind do not know the game
        yield Snails
        games.unregister(Snails)
