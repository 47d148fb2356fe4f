"""The names of the players as one reader sees them: the reader's own seat is "you"."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from ludoteca.core.text import Words

VOWELS: Final = "eiouhy"  # French elides before h and y in nearly every name: d’Hélène, d’Yves


class Names(tuple[str, ...]):  # noqa: SLOT001 - a tuple cannot have a slot for `me`
    """The players' names by seat, and the seat of the reader (−1 for a spectator, or where nobody is addressed).

    A message takes a player with `**names.who(seat)`: the name and whether that is the reader, so that Fluent can
    choose between "You take" and "Chiara takes".

    >>> names = Names(("Ada", "Bruno"), me=1)
    >>> names.who(1)
    {'player': 'Bruno', 'player_you': 'yes', 'player_initial': 'other'}
    >>> names.who(0, "other")
    {'other': 'Ada', 'other_you': 'no', 'other_initial': 'a'}
    """

    me: int

    def __new__(cls, names: Iterable[str], me: int = -1) -> Self:
        made = super().__new__(cls, names)
        made.me = me
        return made

    def is_reader(self, seat: int) -> bool:
        return seat == self.me and seat >= 0

    def who(self, seat: int, field: str = "player") -> dict[str, str]:
        """The facts about a player for a message."""
        you = "yes" if self.is_reader(seat) else "no"
        return {field: self[seat], f"{field}_you": you, f"{field}_initial": initial(self[seat])}


class WatchedNames(Names):
    """Names that address nobody and note whom a text would address: for all other readers it is the same text.

    >>> names = WatchedNames(("Ada", "Bruno", "Chiara"))
    >>> names.who(1)["player_you"], names.same_for(0), names.same_for(1)
    ('no', True, False)
    """

    def __new__(cls, names: Iterable[str]) -> Self:
        made = super().__new__(cls, names)
        made._addressed = set()
        made._anybody = False
        return made

    _addressed: set[int]
    _anybody: bool

    @property
    def me(self) -> int:
        self._anybody = True  # a text that asks who reads it may be different for everybody
        return -1

    @me.setter
    def me(self, seat: int) -> None:
        pass

    def is_reader(self, seat: int) -> bool:
        self._addressed.add(seat)
        return False

    def same_for(self, seat: int) -> bool:
        """Whether a reader at a seat gets the same text as somebody who is not addressed."""
        return seat < 0 or not (self._anybody or seat in self._addressed)


def seat_name(name: str, seat: int, words: Words) -> str:
    """The name of a player; somebody whose name was erased is called by their seat.

    >>> from ludoteca.core.text import Words
    >>> seat_name("Ada", 0, Words("en")), seat_name("", 1, Words("it"))
    ('Ada', 'Giocatore 2')
    """
    return name or words("core-seat", seat=seat + 1)


def seat_names(names: Iterable[str], words: Words) -> list[str]:
    """The names of all players, by seat."""
    return [seat_name(name, seat, words) for seat, name in enumerate(names)]


def initial(name: str) -> str:
    """How a name begins, for the word before it: French says "d’Ada" and "d’Éva", Italian "ad Ada" and "a Éva".

    >>> initial("Ada"), initial("Éva"), initial("Bruno")
    ('a', 'vowel', 'other')
    """
    first = unicodedata.normalize("NFKD", name.strip().casefold())[:1]
    return "a" if first == "a" else "vowel" if first and first in VOWELS else "other"
