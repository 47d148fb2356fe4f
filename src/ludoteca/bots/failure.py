"""Failures of external programs, and the stand-in that plays on for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ludoteca.core.record import Forfeit, Seat

if TYPE_CHECKING:
    from ludoteca.core.text import Words

STAND_IN: Final = "easy"  # plays on for a program that has failed

# In this order: it ended, closed its output or could not be started; it missed the deadline; it sent an illegal move;
# it sent something that is not an answer.
Reason = Literal["crashed", "late", "illegal", "malformed"]


class Failure(msgspec.Struct, frozen=True):
    """The decision at which a program failed; from there on a stand-in plays its seat.

    `key` and `facts` are a message of the catalogue; `str(failure)` is the English text.
    """

    seat: int
    number: int  # of the seat's decision, from 1
    reason: Reason
    key: str
    facts: dict[str, str | int]

    def text(self, words: Words) -> str:
        """The message in the reader's language."""
        return words(self.key, **self.facts)

    def __str__(self) -> str:
        from ludoteca.core.text import Words

        return self.text(Words("en"))


def recorded_seat(name: str, spec: str, failure: Failure | None, forfeits: bool = True) -> Seat:
    """A seat for the record. If a stand-in finished the game, it is the player, and the name says so.

    Unless the stand-in's result counts, the seat has forfeited, and the record says which program failed and why.

    >>> failure = Failure(0, 3, "late", "core-bot-late", {})
    >>> recorded_seat("Bruno", "stdio:python3 bot.py", failure).name
    'Bruno → easy'
    >>> recorded_seat("Bruno", "stdio:python3 bot.py", failure).forfeit
    Forfeit(player='stdio:python3 bot.py', decision=3, reason='late')
    """
    if failure is None:
        return Seat(name, spec)
    forfeit = Forfeit(spec, failure.number, failure.reason) if forfeits else None
    return Seat(f"{name} → {STAND_IN}", STAND_IN, forfeit)
