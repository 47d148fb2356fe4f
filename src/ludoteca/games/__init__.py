"""The games. Every folder here is one, and `register` adds others; no other code needs to know their names.

A registered game is known to this process and, through the environment variable LUDOTECA_GAMES, to the processes that
it starts: bots, workers and the sandbox. The variable can also be set by hand: `module:Class`, separated by commas.
"""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module, resources
from typing import Final

from ludoteca.core.errors import BadGame, UnknownGame
from ludoteca.core.game import Game
from ludoteca.core.text import use_catalogues

VARIABLE: Final = "LUDOTECA_GAMES"
_registered: dict[str, type[Game]] = {}


def keys() -> tuple[str, ...]:
    """The keys of all games."""
    _read_environment()
    return tuple(sorted((*_folders(), *_registered)))


def find(key: str) -> type[Game]:
    """A game by its key.

    >>> find("patrician").designer
    'Michael Schacht'
    """
    _read_environment()
    if key in _registered:
        return _registered[key]
    if key not in _folders():
        raise UnknownGame("core-unknown-game", game=key, games=", ".join(keys()))
    return _load(key)


def shelf() -> list[type[Game]]:
    """All games."""
    return [find(key) for key in keys()]


def register(game: type[Game]) -> None:
    """Add a game from another package, for this process and those that it starts from now on.

    Its folder has everything that belongs to it: the class in a module that can be imported, `cards.toml`, `NOTICE`,
    `terminal.py`, `view_from_events.py`, and its words in `locales/<lang>/<key>.ftl`. Registering a game again changes
    nothing. A second game with the same key and an incomplete one are refused.
    """
    _read_environment()
    _add(game)
    os.environ[VARIABLE] = ",".join(_address(each) for each in _registered.values())


def unregister(game: type[Game]) -> None:
    """Remove a game that was registered."""
    if _registered.pop(game.key, None) is not None:
        use_catalogues(game.key, None)
        os.environ[VARIABLE] = ",".join(_address(each) for each in _registered.values())


@cache
def _folders() -> tuple[str, ...]:
    """The keys of the games that are folders here."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def _load(key: str) -> type[Game]:
    game: type[Game] = import_module(f"ludoteca.games.{key}").GAME
    return game


@cache
def _read_environment() -> None:
    """Add the games that the environment names, once."""
    for address in os.environ.get(VARIABLE, "").split(","):
        if address.strip():
            _add(_import(address.strip()))


def _import(address: str) -> type[Game]:
    """The class at `module:Class`."""
    module, _, name = address.partition(":")
    try:
        game = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadGame("core-game-not-found", address=address, variable=VARIABLE, why=str(error)) from error
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise BadGame("core-game-no-class", address=address)
    return game


def _address(game: type[Game]) -> str:
    return f"{game.__module__}:{game.__qualname__}"


def _add(game: type[Game]) -> None:
    """Check the declaration of a game and put it on the shelf."""
    from ludoteca.core import declaration

    _require_all(game, declaration.missing_names(game))
    if not declaration.KEY.fullmatch(game.key):
        raise BadGame("core-game-key", key=game.key)
    if game is _registered.get(game.key):
        return
    own_part = resources.files("ludoteca") / "locales" / "en" / f"{game.key}.ftl"
    if game.key in _registered or game.key in _folders() or own_part.is_file():
        raise BadGame("core-game-taken", key=game.key)
    if _import(_address(game)) is not game:
        raise BadGame("core-game-no-class", address=_address(game))
    _require_all(game, declaration.missing_files(game))
    use_catalogues(game.key, resources.files(game.package()) / "locales")
    try:
        _require_all(game, declaration.missing_words(game))
    except BadGame:
        use_catalogues(game.key, None)
        raise
    _registered[game.key] = game


def _require_all(game: type[Game], missing: list[str]) -> None:
    if missing:
        raise BadGame("core-game-incomplete", game=_address(game), missing=", ".join(missing))
