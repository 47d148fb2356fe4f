"""Announcements: what everybody at a table hears when an entry of its log is applied, besides the change itself."""

from __future__ import annotations

from typing import NamedTuple, Self

from ludoteca.core.game import SPECTATOR
from ludoteca.core.names import Names, seat_names
from ludoteca.server.messages import wire
from ludoteca.server.tables.entries import (
    NOBODY,
    AnyLogEntry,
    AwayEntry,
    EndReplyEntry,
    RematchCloseEntry,
    RematchEntry,
    RematchReplyEntry,
    UndoReplyEntry,
)
from ludoteca.server.tables.room import WORDS, Reader, Room
from ludoteca.server.tables.table import Table


class Announcement(NamedTuple):
    """A sentence about a seat, whose own player is addressed, or about the table (no seat)."""

    key: str
    seat: int

    def notice(self, room: Room, reader: Reader) -> wire.Notice:
        """The announcement in the language of a reader."""
        if self.seat == NOBODY:
            return wire.Notice(room.table.updated, [], self.key, WORDS[reader.lang](self.key))
        me = self.seat if self.seat in reader.seats else SPECTATOR
        words = WORDS[reader.lang]
        names = Names(seat_names((state.name for state in room.table.seats), words), me)
        return wire.Notice(room.table.updated, [self.seat], self.key, words(self.key, **names.who(self.seat)))


class Requests(NamedTuple):
    """The open requests of a table: who asks the others for something."""

    undo_asked_by: int | None
    end_asked_by: int | None

    @classmethod
    def of(cls, table: Table) -> Self:
        return cls(table.undo_asked_by, table.end_asked_by)


def announcement(table: Table, entry: AnyLogEntry, before: Requests) -> Announcement | None:
    """What an entry that was just applied announces; most announce nothing."""
    match entry:
        case UndoReplyEntry(seat, False):
            return _refusal(table, "server-undo-refused", seat, before.undo_asked_by)
        case EndReplyEntry(seat, False):
            return _refusal(table, "server-end-refused", seat, before.end_asked_by)
        case AwayEntry(seat, resigned=True):
            return Announcement("server-gives-up", seat)
        case RematchEntry(_, by) if by != NOBODY:
            return Announcement("server-rematch-offered", by)
        case RematchReplyEntry(_, seats, agree):
            return Announcement("server-rematch-accepted" if agree else "server-rematch-declined", seats[0])
        case RematchCloseEntry():
            return Announcement("server-rematch-closed", NOBODY)
    return None


def _refusal(table: Table, key: str, seat: int, asking: int | None) -> Announcement | None:
    """A refusal; somebody who withdraws their own request refuses nothing."""
    if asking is None or seat in table.seats_sharing_link(asking):
        return None
    return Announcement(key, seat)
