"""Ludoteca: a digital table for modern board games, as a library.

>>> import ludoteca
>>> match = ludoteca.game("patrician", seats=3).deal(seed=1)
>>> match.result is None
True

Everything that a user of the library needs is here; docs/library.md shows how to use it.
"""

from __future__ import annotations

import os as _os

if _os.environ.get("LUDOTECA_PURE", "") not in ("", "0"):
    from ludoteca._build import use_sources as _use_sources

    _use_sources()

from importlib import import_module as _import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from ludoteca.arena.simulate import Simulation as Simulation
    from ludoteca.arena.standings import Ladder as Ladder
    from ludoteca.bots.players import Analysis as Analysis
    from ludoteca.bots.players import Bot as Bot
    from ludoteca.core.engine.chance import Fast as Fast
    from ludoteca.core.engine.playout import buffer as buffer
    from ludoteca.core.engine.playout import playouts as playouts
    from ludoteca.core.engine.state import State as State
    from ludoteca.core.errors import AmbiguousMove as AmbiguousMove
    from ludoteca.core.errors import BadBot as BadBot
    from ludoteca.core.errors import BadCards as BadCards
    from ludoteca.core.errors import BadFile as BadFile
    from ludoteca.core.errors import BadGame as BadGame
    from ludoteca.core.errors import BadMove as BadMove
    from ludoteca.core.errors import BadRecord as BadRecord
    from ludoteca.core.errors import BadSetup as BadSetup
    from ludoteca.core.errors import IllegalMove as IllegalMove
    from ludoteca.core.errors import IllFormedMove as IllFormedMove
    from ludoteca.core.errors import LudotecaError as LudotecaError
    from ludoteca.core.errors import UnknownGame as UnknownGame
    from ludoteca.core.errors import WrongSeat as WrongSeat
    from ludoteca.core.events import Event as Event
    from ludoteca.core.events import VisibleEvent as VisibleEvent
    from ludoteca.core.game import Deck as Deck
    from ludoteca.core.game import Game as Game
    from ludoteca.core.laws import LAWS as LAWS
    from ludoteca.core.laws import LawBroken as LawBroken
    from ludoteca.core.luck import Luck as Luck
    from ludoteca.core.match import Match as Match
    from ludoteca.core.moves import Move as Move
    from ludoteca.core.options import Option as Option
    from ludoteca.core.options import Value
    from ludoteca.core.record import Record as Record
    from ludoteca.core.replay import RecordMismatch as RecordMismatch
    from ludoteca.core.result import Result as Result
    from ludoteca.core.text import Words as Words
    from ludoteca.core.trace import trace as trace
    from ludoteca.core.transcript import transcript as transcript
    from ludoteca.core.views import Pile as Pile
    from ludoteca.core.views import View as View
    from ludoteca.games import find as find
    from ludoteca.games import register as register
    from ludoteca.games import shelf as shelf
    from ludoteca.library import bot as bot
    from ludoteca.library import dumps as dumps
    from ludoteca.library import ladder as ladder
    from ludoteca.library import load as load
    from ludoteca.library import loads as loads
    from ludoteca.library import replay as replay
    from ludoteca.library import save as save
    from ludoteca.library import simulate as simulate
    from ludoteca.library import verify as verify

__version__ = "0.1.0"

# Where each name comes from. A module is loaded when one of its names is used, so that importing ludoteca is quick.
_HOMES = {
    "arena.simulate": ("Simulation",),
    "arena.standings": ("Ladder",),
    "bots.players": ("Analysis", "Bot"),
    "core.engine.chance": ("Fast",),
    "core.engine.playout": ("buffer", "playouts"),
    "core.engine.state": ("State",),
    "core.errors": (
        *("AmbiguousMove", "BadBot", "BadCards", "BadFile", "BadGame", "BadMove", "BadRecord", "BadSetup"),
        *("IllFormedMove", "IllegalMove", "LudotecaError", "UnknownGame", "WrongSeat"),
    ),
    "core.events": ("Event", "VisibleEvent"),
    "core.game": ("Deck", "Game"),
    "core.laws": ("LAWS", "LawBroken"),
    "core.luck": ("Luck",),
    "core.match": ("Match",),
    "core.moves": ("Move",),
    "core.options": ("Option",),
    "core.record": ("Record",),
    "core.replay": ("RecordMismatch",),
    "core.result": ("Result",),
    "core.text": ("Words",),
    "core.trace": ("trace",),
    "core.transcript": ("transcript",),
    "core.views": ("Pile", "View"),
    "games": ("find", "register", "shelf"),
    "library": ("bot", "dumps", "ladder", "load", "loads", "replay", "save", "simulate", "verify"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}
__all__ = ["__version__", "game", *sorted(_HOME_OF)]  # noqa: PLE0604 (all names are strings)


if not TYPE_CHECKING:  # a type checker knows all names from above

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            raise AttributeError(f"module 'ludoteca' has no attribute {name!r}")
        found: object = getattr(_import_module(f"ludoteca.{_HOME_OF[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return __all__


def game(key: str, seats: int, cards: Path | str | None = None, **options: Value) -> Game[State, View, Deck]:
    """A game with its seats, options and cards chosen, ready to deal.

    >>> game("patrician", seats=2, ambassadors=True).options["ambassadors"]
    True
    """
    from pathlib import Path

    from ludoteca.core.cards import read_file
    from ludoteca.games import find

    return find(key)(seats, options, None if cards is None else read_file(Path(cards)))
