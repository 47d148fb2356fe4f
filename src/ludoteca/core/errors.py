"""What can be wrong with what a person gives us, each with a sentence in every language.

An error carries the key of its sentence and the arguments; `str(error)` is the English one, and a front end puts it
into the reader's language with `error.told(words)`.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteca.core.words import Words


TROUBLES: Final = {
    errno.ENOENT: "core-os-missing",
    errno.EACCES: "core-os-denied",
    errno.EPERM: "core-os-denied",
    errno.EROFS: "core-os-denied",
    errno.EISDIR: "core-os-folder",
    errno.ENOTDIR: "core-os-missing",
    errno.EEXIST: "core-os-exists",
    errno.ENOSPC: "core-os-full",
    errno.EDQUOT: "core-os-full",
}


class LudotecaError(ValueError):
    """The root of the ladder: catch this to catch all that is a person's to mend."""

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def told(self, words: Words) -> str:
        """The error as a sentence in the reader's language."""
        return words(self.key, **self.facts)

    def __str__(self) -> str:
        from ludoteca.core.words import Words

        return self.told(Words("en"))


class UnknownGame(LudotecaError):
    """No game of that name."""


class BadSetup(LudotecaError):
    """A number of seats or an option that the game does not have."""


class BadMove(LudotecaError):
    """A move that cannot be read, or may not be made now."""


class BadCards(LudotecaError):
    """A card file that cannot be used; the facts name card and field."""


class BadRecord(LudotecaError):
    """A record that is damaged, foreign, from the future, or not true."""


class BadBot(LudotecaError):
    """No such player."""


class BadFile(LudotecaError):
    """A file that cannot be read or written."""


def trouble(error: OSError) -> object:
    """Why the system would not read or write a file, to be told in the reader's language."""
    from ludoteca.core.words import Key

    if error.errno in TROUBLES:
        return Key(TROUBLES[error.errno])
    return error.strerror or str(error)
