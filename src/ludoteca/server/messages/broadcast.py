"""The messages to readers: a snapshot on entering, then updates, each limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.core.match import Step
from ludoteca.server.messages import wire
from ludoteca.server.tables import clocks
from ludoteca.server.tables.entries import AnyLogEntry, MoveEntry, RelinkEntry, StartEntry, UndoEntry
from ludoteca.server.tables.room import WORDS, Reader, Room

encode: Final = msgspec.json.Encoder().encode


def broadcast_entry(room: Room, entry: AnyLogEntry, steps: Sequence[Step], changed: bool) -> int:
    """Send an entry to all readers who may know of it, and return their number.

    Readers with the same seats, rights and language get the same message, which is built only once. `changed` says
    whether the public description of the table changed.
    """
    now = clocks.now_ms()
    table = room.table
    messages: dict[tuple[int, tuple[int, ...], str, bool], bytes] = {}
    readers = [reader for reader in room.readers if not table.is_hidden_from(reader.seat, table.seq)]
    for reader in readers:
        key = (reader.seat, reader.seats, reader.lang, reader.host)
        message = messages.get(key)
        if message is None:
            message = messages[key] = encode(entry_message(room, reader, entry, steps, changed, now))
        reader.send(message)
    return len(readers)


def entry_message(
    room: Room, reader: Reader, entry: AnyLogEntry, steps: Sequence[Step], changed: bool, now: int
) -> wire.Message:
    """The message about the last entry, for one reader."""
    if isinstance(entry, StartEntry):
        return snapshot(room, reader, now)
    if isinstance(entry, MoveEntry):
        return step_update(room, reader.seat, reader.lang, steps, changed, now)
    if isinstance(entry, UndoEntry):
        return rewind_update(room, reader, entry, now)
    turn = room.turn(reader.seat, reader.lang)
    notice = link_notice(room, room.table.updated, entry, reader.lang) if isinstance(entry, RelinkEntry) else None
    return wire.TableChanged(room.table.number_for(reader.seat), room.info(now), turn, notice)


def link_notice(room: Room, at: int, entry: RelinkEntry, lang: str) -> wire.Notice:
    """The notice that seats have a new link, and why."""
    key = f"server-relinked-{entry.how}"
    names = [room.table.seats[seat].name for seat in entry.seats]
    return wire.Notice(at, list(entry.seats), key, WORDS[lang](key, players=names, count=len(names)))


def step_update(room: Room, seat: int, lang: str, steps: Sequence[Step], changed: bool, now: int) -> wire.StepUpdate:
    """The last steps as a seat may know them, with the table's description if it changed."""
    table = room.table
    presenter = room.presenter(lang)
    turn = room.turn(seat, lang)
    assert turn is not None
    times = []
    if table.clocks.enabled:
        times = [(k, table.clocks.time_left(k, now) or 0, table.clocks.is_ticking(k)) for k in range(len(table.seats))]
    return wire.StepUpdate(
        table.number_for(seat),
        table.step_count_for(seat),
        steps[-1].seat,
        presenter.events(steps, seat),
        presenter.sentences(steps, seat),
        presenter.view(seat),
        turn,
        room.info(now) if changed else None,
        times,
        presenter.ending(),
    )


def rewind_update(room: Room, reader: Reader, entry: UndoEntry, now: int) -> wire.RewindUpdate:
    """The position after an undo."""
    turn = room.turn(reader.seat, reader.lang)
    assert turn is not None
    presenter = room.presenter(reader.lang)
    return wire.RewindUpdate(
        room.table.number_for(reader.seat),
        room.table.step_count_for(reader.seat),
        entry.seat,
        entry.free,
        presenter.view(reader.seat),
        turn,
        presenter.log(reader.seat),
        room.info(now),
    )


def snapshot(room: Room, reader: Reader, now: int) -> wire.Snapshot:
    """Everything that a reader may know."""
    table = room.table
    presenter = room.presenter(reader.lang) if table.match is not None else None
    return wire.Snapshot(
        wire.PROTOCOL,
        table.number_for(reader.seat),
        table.step_count_for(reader.seat),
        now,
        room.info(now),
        reader.seat,
        list(reader.seats),
        reader.host,
        reader.may_sit,
        presenter.view(reader.seat) if presenter is not None else None,
        room.turn(reader.seat, reader.lang),
        presenter.log(reader.seat) if presenter is not None else [],
        presenter.ending() if presenter is not None and table.status == "over" else None,
        [link_notice(room, at, entry, reader.lang) for at, entry in table.relinked],
        not table.over and table.others_may_have_link(reader.seats),
        list(reader.invited),
    )


def catch_up_message(room: Room, reader: Reader, seq: int) -> wire.Snapshot | wire.StepUpdate | wire.TableChanged:
    """The update for a reader who returns after entry `seq`: the missed moves, or a snapshot if more has happened."""
    now = clocks.now_ms()
    table = room.table
    last = table.number_for(reader.seat)
    if seq == last:
        return wire.TableChanged(last, room.info(now), room.turn(reader.seat, reader.lang))
    missed = [
        (entry, steps)
        for n, entry, steps in room.recent
        if table.number_for(reader.seat, n) > seq and not table.is_hidden_from(reader.seat, n)
    ]
    if len(missed) == last - seq and all(isinstance(entry, MoveEntry) for entry, _ in missed):
        missed_steps = [step for _, steps in missed for step in steps]
        return step_update(room, reader.seat, reader.lang, missed_steps, True, now)
    return snapshot(room, reader, now)


def broadcast_info(room: Room) -> None:
    """Send the table's public description to all readers."""
    info = room.info(clocks.now_ms())
    messages: dict[int, bytes] = {}
    for reader in room.readers:
        number = room.table.number_for(reader.seat)
        if number not in messages:
            messages[number] = encode(wire.TableChanged(number, info))
        reader.send(messages[number])


def broadcast_chat(room: Room, line: wire.ChatLine) -> None:
    """Send a chat message to all readers."""
    message = encode(line)
    for reader in room.readers:
        reader.send(message)
