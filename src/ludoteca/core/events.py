"""Events: what happened, typed, each with what is secret in it and who may see that."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """The base of every game's events. Fields named in `secret` are None for those who may not see them."""

    secret: ClassVar[tuple[str, ...]] = ()


class Heard(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience: a bit per seat that may see its secret fields; −1 for everyone."""

    event: Event
    audience: int

    def by(self, seat: int) -> Event:
        """The event as a seat hears it; seat −1 is a spectator."""
        if self.audience == -1 or (seat >= 0 and self.audience >> seat & 1):
            return self.event
        return msgspec.structs.replace(self.event, **dict.fromkeys(self.event.secret))
