"""The moves of Snails."""

from __future__ import annotations

from typing import Final

from ludoteca.core.moves import Move
from tests.fourth_game.snails.cards import KEYS


class Draw(Move, tag="draw", frozen=True):
    """Draw a leaf from the pile."""


class Crawl(Move, tag="crawl", frozen=True):
    """Crawl along a leaf of the hand."""

    card: str


SnailsMove = Draw | Crawl
MOVES: Final[tuple[SnailsMove, ...]] = (Draw(), *(Crawl(key) for key in KEYS))
