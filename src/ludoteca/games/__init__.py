"""The games: every folder here is one, and no other code needs to know its name."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import Game


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games, which are the names of their folders."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(key: str) -> type[Game]:
    """A game by its key.

    >>> find("patrician").designer
    'Michael Schacht'
    """
    if key not in keys():
        raise UnknownGame("core-unknown-game", game=key, games=", ".join(keys()))
    game: type[Game] = import_module(f"ludoteca.games.{key}").GAME
    return game


def shelf() -> list[type[Game]]:
    """All games."""
    return [find(key) for key in keys()]
