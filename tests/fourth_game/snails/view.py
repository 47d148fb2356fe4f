"""The view of a seat on a race of snails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec

from ludoteca.core.engine.interpreted import InterpretedState
from ludoteca.core.views import Pile, View, pile_of
from tests.fourth_game.snails import race
from tests.fourth_game.snails.cards import CARDS, SnailsDeck


class SnailView(msgspec.Struct, gc=False):
    """A snail: its way, and its leaves, None for those that the viewer does not know."""

    way: int
    hand: list[str | None]


class SnailsView(View):
    """The race as one seat sees it; seat −1 is a spectator."""

    seats: list[SnailView]
    pile: int
    turn: int
    played: list[str]
    over: bool

    def points(self) -> list[dict[str, int]]:
        return [{"way": snail.way} for snail in self.seats]

    def phase_name(self) -> str | None:
        return None if self.over else "crawl"

    def piles(self) -> dict[str, Pile]:
        hands = {f"hand:{seat}": pile_of(snail.hand) for seat, snail in enumerate(self.seats)}
        return {"draw": Pile(self.pile), "played": pile_of(self.played), **hands}

    def open_hands(self, own_views: Sequence[Self]) -> None:
        self.seats = [view.seats[seat] for seat, view in enumerate(own_views)]


def view_of(deck: SnailsDeck, blank: InterpretedState, seat: int) -> SnailsView:
    """The view, made from a blanked state."""
    board = blank.board

    def cards(place: int) -> list[str]:
        return [deck.keys[card] for card in range(CARDS) if board[race.PLACE + card] == place]

    snails = []
    for other in range(blank.seats):
        known = cards(1 + other)
        unknown = [None] * (board[race.HAND + other] - len(known))
        snails.append(SnailView(board[race.WAY + other], [*known, *unknown]))
    played = cards(race.PLAYED)
    pile = CARDS - len(played) - sum(len(snail.hand) for snail in snails)
    return SnailsView(seat, snails, pile, board[race.TURN], played, bool(board[race.END]))
