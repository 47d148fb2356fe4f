"""Ludoteca: a digital table for modern board games.

>>> import ludoteca
>>> match = ludoteca.game("patrician", seats=3).deal(seed=1)
>>> match.result is None
True
"""

from __future__ import annotations

import os as _os

if _os.environ.get("LUDOTECA_PURE", "") not in ("", "0"):
    from ludoteca._build import use_sources as _use_sources

    _use_sources()

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from ludoteca.core.game import Game
    from ludoteca.core.options import Value

__version__ = "0.1.0"


def game(key: str, seats: int, cards: Path | None = None, **options: Value) -> Game:
    """A game with its seats and options chosen, ready to deal.

    >>> game("patrician", seats=2, ambassadors=True).options["ambassadors"]
    True
    """
    from ludoteca.core.cards import read_file
    from ludoteca.games import find

    return find(key)(seats, options, None if cards is None else read_file(cards))


def register(game: type[Game]) -> None:
    """Add a game from another package, for this process and those that it starts."""
    from ludoteca import games

    games.register(game)
