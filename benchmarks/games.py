"""The goals of the games: `benchmarks/goals/<game>.toml`, or else these defaults; and games for measurements of one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = Path(__file__).parent / "goals"


class Goals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one game should reach, with three seats."""

    # The most that each may cost, in steps of the fast generator.
    decision: float = 130  # in compiled playouts
    copy: float = 350
    fill: float = 8_000  # blank and fill
    # The least, as a multiple of OpenSpiel's hearts.
    driven: float = 5  # decisions driven from Python
    playouts: float = 1.2  # decisions in compiled playouts
    search: float = 3  # decisions in search
    batch: float = 0  # decisions a second in batches with masks; 0 for no goal


def goals_of(game: str) -> Goals:
    """The goals of a game."""
    path = FOLDER / f"{game}.toml"
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}, Goals)


def first_game() -> str:
    """The first game on the shelf: the reference, and the one for measurements that need any game."""
    from ludoteca.games import shelf

    return min(shelf(), key=lambda game: (game.shelf_place, game.title)).key


def longest_game() -> str:
    """The game that can take the most decisions: for measurements that need a long one, with much to choose."""
    from ludoteca.games import shelf

    return max(shelf(), key=lambda game: game.max_decisions).key
