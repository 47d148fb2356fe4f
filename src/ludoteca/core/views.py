"""Views: what one seat may know of a position, ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec


class Pile(msgspec.Struct, frozen=True, gc=False):
    """A pile, a hand or a row of cards: how many cards it holds, and those of them that the viewer knows."""

    count: int
    known: tuple[str, ...] = ()


class View(msgspec.Struct, gc=False):
    """The base class of every game's view. Its other fields are the game's own; every view answers these questions."""

    seat: int  # the viewer; −1 for a spectator

    def points(self) -> list[dict[str, int]]:
        """The points of every seat by category, as far as the viewer knows them."""
        raise NotImplementedError

    def phase_name(self) -> str | None:
        """The part of the turn that the game is in; None when it is over."""
        raise NotImplementedError

    def piles(self) -> dict[str, Pile]:
        """Everything that holds cards: `hand:0` is the hand of seat 0, and so on; other piles have plain names."""
        raise NotImplementedError

    def open_hands(self, own_views: Sequence[Self]) -> None:
        """Show of every seat what that seat itself sees, given the views of all seats: for replays."""
        raise NotImplementedError


def pile_of(cards: Sequence[str | None]) -> Pile:
    """A row of cards in which an unknown card is None.

    >>> pile_of(["well", None])
    Pile(count=2, known=('well',))
    """
    return Pile(len(cards), tuple(card for card in cards if card is not None))
