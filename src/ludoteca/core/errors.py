"""Errors in what people enter or send, each with a message in every language.

An error has the key of its message and the facts in it. `error.text(words)` is the message in the reader's language;
`str(error)` is the English one, for programmers.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteca.core.text import Words


LONGEST_FACT: Final = 1000
OS_REASONS: Final = {
    errno.ENOENT: "core-os-missing",
    errno.EACCES: "core-os-denied",
    errno.EPERM: "core-os-denied",
    errno.EROFS: "core-os-denied",
    errno.EISDIR: "core-os-folder",
    errno.ENOTDIR: "core-os-missing",
    errno.EEXIST: "core-os-exists",
    errno.ENOSPC: "core-os-full",
    errno.EDQUOT: "core-os-full",
    errno.ENAMETOOLONG: "core-os-long",
}


class LudotecaError(ValueError):
    """The base class of all errors that a user can correct."""

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def text(self, words: Words) -> str:
        """The message in the reader's language."""
        return words(self.key, **{name: _short(fact) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        from ludoteca.core.text import Words

        facts = {name: str(fact) if isinstance(fact, LudotecaError) else fact for name, fact in self.facts.items()}
        return Words("en")(self.key, **{name: _short(fact) for name, fact in facts.items()})

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (type(self), self.key, self.facts, self.__dict__)  # pickle cannot pass keyword arguments


class UnknownGame(LudotecaError):
    """There is no game of that name."""


class BadGame(LudotecaError):
    """A game cannot be registered: its declaration is incomplete, its key is taken, or it cannot be imported."""


class BadSetup(LudotecaError):
    """The game does not have this number of seats or this option."""


class BadMove(LudotecaError):
    """A move that cannot be made; its class says why."""


class IllFormedMove(BadMove):
    """This is not a move of the game, or it is empty."""


class AmbiguousMove(BadMove):
    """The text fits several legal moves."""


class IllegalMove(BadMove):
    """A move of the game that is not legal now, or that goes on too long."""


class WrongSeat(BadMove):
    """The seat may not act now, or no seat was named although several may act.

    `seat`, `actors` and `str(error)` count seats from 0 like the rest of the library; the message for players counts
    from 1.
    """

    def __init__(self, seat: int | None, actors: tuple[int, ...]) -> None:
        players = [str(actor + 1) for actor in actors]
        if seat is None:
            super().__init__("core-which-seat", seats=players)
        else:
            super().__init__("core-not-your-turn", seat=seat + 1, seats=players)
        self.seat = seat
        self.actors = actors

    def __str__(self) -> str:
        if self.seat is None:
            return f"Several seats may act now, match.actors is {self.actors}: say which, as in seat={self.actors[0]}."
        return f"Seat {self.seat} may not act now: match.actors is {self.actors}."


class BadCards(LudotecaError):
    """A card file cannot be used; the facts name the card and the field."""


class BadRecord(LudotecaError):
    """A file is not a record, or the record is damaged, too new, or does not match its replay."""


class BadBot(LudotecaError):
    """There is no such bot, or its parameters are wrong."""


class BadFile(LudotecaError):
    """A file cannot be read or written."""


def os_error_reason(error: OSError) -> object:
    """Why the system refused to read or write a file: a text key if we have one, else the system's own message."""
    from ludoteca.core.text import Key

    if error.errno in OS_REASONS:
        return Key(OS_REASONS[error.errno])
    return error.strerror or str(error)


def _short(fact: object) -> object:
    """A fact, cut if it is very long: it may come from a user."""
    return f"{fact[:LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def _unpickle(kind: type[LudotecaError], key: str, facts: dict[str, object], rest: dict[str, object]) -> LudotecaError:
    """Rebuild an error from its pickle."""
    error = kind.__new__(kind)
    LudotecaError.__init__(error, key, **facts)
    error.__dict__.update(rest)
    return error
