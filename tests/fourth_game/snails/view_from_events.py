"""The view of a race made from events alone, for a law."""

from __future__ import annotations

from ludoteca.core.events import Event
from tests.fourth_game.snails import Snails, events
from tests.fourth_game.snails.cards import CARDS, KEYS
from tests.fourth_game.snails.view import SnailsView, SnailView


def initial_view(game: Snails, seat: int) -> SnailsView:
    return SnailsView(seat, [SnailView(0, []) for _ in range(game.seats)], CARDS, 0, [], False)


def apply_event(game: Snails, view: SnailsView, event: Event) -> None:
    def order(key: str | None) -> int:
        return CARDS if key is None else KEYS.index(key)

    match event:
        case events.Dealt(seat, card) | events.Drawn(seat, card):
            view.pile -= 1
            view.seats[seat].hand = sorted([*view.seats[seat].hand, card], key=order)
        case events.Crawled(seat, card, way):
            hand = view.seats[seat].hand
            hand.remove(card if card in hand else None)
            view.seats[seat].way = way
            view.played = sorted([*view.played, card], key=order)
        case events.Awaited(seat):
            view.turn = seat
        case events.Ended():
            view.over = True
