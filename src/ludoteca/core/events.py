"""Typed events, each with its secret fields and the seats that may see them."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """The base class of every game's events. Fields named in `secret` are None for seats that may not see them."""

    secret: ClassVar[tuple[str, ...]] = ()


class VisibleEvent(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience: a bit for every seat that may see its secret fields; −1 for everyone."""

    event: Event
    audience: int

    def for_seat(self, seat: int) -> Event:
        """The event as a seat sees it; seat −1 is a spectator."""
        if self.audience == -1 or (seat >= 0 and self.audience >> seat & 1):
            return self.event
        return msgspec.structs.replace(self.event, **dict.fromkeys(self.event.secret))
