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
ReadNumber = Callable[[int], object]
ReadNote = Callable[[Note], Event]
Field = Callable[[Any], ReadNumber]  # for the deck of a game: how a number becomes the value of a field


class EventRow:
    """A row of a table of events: the type for one kind of note, and how the note's numbers become its fields."""

    def __init__(self, event: type[Event], *fields: Field, audience: Audience = "everybody") -> None:
        self.event = event
        self.fields = fields
        self.audience: Audience = audience

    def reader(self, deck: object) -> ReadNote:
        """A function that makes the event of a note. Every step of a game calls some, so each is as short as it can."""
        event = self.event
        reads = [field(deck) for field in self.fields]
        match reads:
            case []:
                return lambda note: event()
            case [first]:
                return lambda note: event(first(note[2]))
            case [first, second]:
                return lambda note: event(first(note[2]), second(note[3]))
            case [first, second, third]:
                return lambda note: event(first(note[2]), second(note[3]), third(note[4]))
            case [first, second, third, fourth]:
                return lambda note: event(first(note[2]), second(note[3]), third(note[4]), fourth(note[5]))
        raise TypeError(f"a note has four numbers, {event.__name__} wants {len(reads)}")


EventTable = Mapping[int, EventRow]


def as_number(deck: object) -> ReadNumber:
    """A number that stays as it is: a seat or a count."""
    return int


def as_flag(deck: object) -> ReadNumber:
    return bool


def as_seat_or_none(deck: object) -> ReadNumber:
    return lambda number: None if number < 0 else number


def one_of(names: Mapping[int, object] | tuple[object, ...]) -> Field:
    """A number that stands for one of these names."""
    return lambda deck: names.__getitem__


def one_of_or_none(names: tuple[object, ...]) -> Field:
    """The same, where a negative number stands for nothing."""
    return lambda deck: lambda number: None if number < 0 else names[number]


class HasKeys(Protocol):
    """A deck, as far as events need it."""

    @property
    def keys(self) -> Sequence[str]: ...


def as_card(deck: HasKeys) -> ReadNumber:
    """A card by its number in the deck."""
    return deck.keys.__getitem__


def as_card_or_none(deck: HasKeys) -> ReadNumber:
    keys = deck.keys
    return lambda number: None if number < 0 else keys[number]
