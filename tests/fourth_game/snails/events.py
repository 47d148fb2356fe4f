"""The events of Snails."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.core.events import Event, EventRow, EventTable, as_card, as_number, one_of
from tests.fourth_game.snails import race


class Dealt(Event, tag="dealt", frozen=True):
    """A leaf is dealt to a seat before the race."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class Drawn(Event, tag="drawn", frozen=True):
    """A seat draws a leaf."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class Crawled(Event, tag="crawled", frozen=True):
    """A snail crawls along a leaf and is now that far from the start."""

    seat: int
    card: str
    way: int


class Awaited(Event, tag="awaited", frozen=True):
    """A seat has its turn."""

    seat: int


class Ended(Event, tag="ended", frozen=True):
    """The race is over."""

    reason: str


SnailsEvent = Dealt | Drawn | Crawled | Awaited | Ended
EVENTS: Final[EventTable] = {
    race.DEALT: EventRow(Dealt, as_number, as_card, audience="seat"),
    race.DRAWN: EventRow(Drawn, as_number, as_card, audience="seat"),
    race.CRAWLED: EventRow(Crawled, as_number, as_card, as_number),
    race.AWAITED: EventRow(Awaited, as_number),
    race.ENDED: EventRow(Ended, one_of(race.REASONS)),
}
