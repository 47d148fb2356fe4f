"""Typed events, each with its secret fields and the seats that may see them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, Protocol

import msgspec

Note = tuple[int, int, int, int, int, int]  # of the engine's journal: kind, audience and four numbers
EVERYBODY: Final = -1  # the audience of an event without secrets


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """The base class of every game's events. Fields named in `secret` are None for seats that may not see them."""

    secret: ClassVar[tuple[str, ...]] = ()


class VisibleEvent(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience: a bit for every seat that may see its secret fields; −1 for everyone."""

    event: Event
    audience: int

    def for_seat(self, seat: int) -> Event:
        """The event as a seat sees it; seat −1 is a spectator."""
        if self.audience == EVERYBODY or (seat >= 0 and self.audience >> seat & 1):
            return self.event
        return msgspec.structs.replace(self.event, **dict.fromkeys(self.event.secret))


# The audience of an event's secret fields: its own seat (`seat`), or the seats that the engine notes (`some`).
Audience = Literal["everybody", "seat", "some"]
ReadNumber = Callable[[Any, int], object]  # the deck is that of the game


class EventRow:
    """A row of a table of events: the type for one kind of note, and how the note's numbers become its fields.

    Each field has a function that makes its value from the game's deck and the number.
    """

    def __init__(self, event: type[Event], *fields: ReadNumber, audience: Audience = "everybody") -> None:
        self.event = event
        self.fields = fields
        self.audience: Audience = audience


EventTable = Mapping[int, EventRow]


def event_of(table: EventTable, deck: object, note: Note) -> Event:
    """The event for a note of the journal."""
    row = table[note[0]]
    return row.event(*[read(deck, number) for read, number in zip(row.fields, note[2:], strict=False)])


def as_number(deck: object, number: int) -> int:
    """A number that stays as it is: a seat or a count."""
    return number


def as_flag(deck: object, number: int) -> bool:
    return bool(number)


def as_seat_or_none(deck: object, number: int) -> int | None:
    return None if number < 0 else number


def one_of(names: Mapping[int, object] | tuple[object, ...]) -> ReadNumber:
    """A function that reads a number as one of these names."""
    return lambda deck, number: names[number]


def one_of_or_none(names: tuple[object, ...]) -> ReadNumber:
    """The same, where a negative number stands for nothing."""
    return lambda deck, number: None if number < 0 else names[number]


class HasKeys(Protocol):
    """A deck, as far as events need it."""

    @property
    def keys(self) -> Sequence[str]: ...


def as_card(deck: HasKeys, number: int) -> str:
    """A card by its number in the deck."""
    return deck.keys[number]


def as_card_or_none(deck: HasKeys, number: int) -> str | None:
    return None if number < 0 else as_card(deck, number)
