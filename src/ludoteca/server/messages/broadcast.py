"""The messages to readers: a snapshot on entering, then updates, each limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.core.match import Step
from ludoteca.core.names import seat_name
from ludoteca.server.messages import wire
from ludoteca.server.messages.announcements import Announcement
from ludoteca.server.messages.presenter import sentences_of
from ludoteca.server.tables import clocks
from ludoteca.server.tables.entries import AnyLogEntry, EraseEntry, MoveEntry, RelinkEntry, StartEntry, UndoEntry
from ludoteca.server.tables.room import WORDS, Reader, Room
from ludoteca.server.tables.rows import ChatRow

encode: Final = msgspec.json.Encoder().encode


def broadcast_entry(
    room: Room, entry: AnyLogEntry, steps: Sequence[Step], changed: bool, announcement: Announcement | None = None
) -> int:
    """Send an entry to all readers who may know of it, and return their number.

    Readers with the same seats, rights and language get the same message, which is built only once. `changed` says
    whether the public description of the table changed; `announcement` comes with it in the language of each reader.
    """
    now = clocks.now_ms()
    table = room.table
    messages: dict[tuple[int, tuple[int, ...], str, bool], bytes] = {}
    readers = [reader for reader in room.readers if not table.is_hidden_from(reader.seat, table.seq)]
    for reader in readers:
        key = (reader.seat, reader.seats, reader.lang, reader.host)
        message = messages.get(key)
        if message is None:
            message = messages[key] = encode(entry_message(room, reader, entry, steps, changed, now, announcement))
        reader.send(message)
    return len(readers)


def entry_message(
    room: Room,
    reader: Reader,
    entry: AnyLogEntry,
    steps: Sequence[Step],
    changed: bool,
    now: int,
    announcement: Announcement | None = None,
) -> wire.Message:
    """The message about the last entry, for one reader."""
    if isinstance(entry, (StartEntry, EraseEntry)):  # the whole log reads differently without a name
        return snapshot(room, reader, now)
    if isinstance(entry, MoveEntry):
        return step_update(room, reader.seat, reader.lang, steps, changed, now)
    if isinstance(entry, UndoEntry):
        return rewind_update(room, reader, entry, now)
    turn = room.turn(reader.seat, reader.lang)
    notice = None if announcement is None else announcement.notice(room, reader)
    if isinstance(entry, RelinkEntry):
        notice = link_notice(room, room.table.updated, entry, reader.lang)
    return wire.TableChanged(room.table.number_for(reader.seat), room.info(now, reader.lang), turn, notice)


def link_notice(room: Room, at: int, entry: RelinkEntry, lang: str) -> wire.Notice:
    """The notice that seats have a new link, and why."""
    key = f"server-relinked-{entry.how}"
    words = WORDS[lang]
    names = [seat_name(room.table.seats[seat].name, seat, words) for seat in entry.seats]
    return wire.Notice(at, list(entry.seats), key, words(key, players=names, count=len(names)))


def step_update(room: Room, seat: int, lang: str, steps: Sequence[Step], changed: bool, now: int) -> wire.StepUpdate:
    """The last steps as a seat may know them, with the table's description if it changed."""
    table = room.table
    presenter = room.presenter(lang)
    turn = room.turn(seat, lang)
    assert turn is not None
    actions = presenter.actions(steps, seat)
    times, holds = [], []
    if table.clocks.enabled:
        seats = range(len(table.seats))
        times = [(k, table.clocks.time_left(k, now) or 0, table.clocks.is_ticking(k)) for k in seats]
        holds = [(k, hold) for k in seats if (hold := table.clocks.hold_left(k, now))]
    return wire.StepUpdate(
        table.number_for(seat),
        table.step_count_for(seat),
        steps[-1].seat,
        presenter.events(steps, seat),
        sentences_of(actions),
        presenter.view(seat),
        turn,
        room.info(now, lang) if changed else None,
        times,
        presenter.ending(seat),
        actions,
        holds,
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
        room.info(now, reader.lang),
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
        room.info(now, reader.lang),
        reader.seat,
        list(reader.seats),
        reader.host,
        reader.may_sit,
        presenter.view(reader.seat) if presenter is not None else None,
        room.turn(reader.seat, reader.lang),
        presenter.log(reader.seat) if presenter is not None else [],
        presenter.ending(reader.seat) if presenter is not None and table.status == "over" else None,
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
        return wire.TableChanged(last, room.info(now, reader.lang), room.turn(reader.seat, reader.lang))
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
    now = clocks.now_ms()
    infos: dict[str, wire.TableInfo] = {}
    messages: dict[tuple[int, str], bytes] = {}
    for reader in room.readers:
        key = room.table.number_for(reader.seat), reader.lang
        if reader.lang not in infos:
            infos[reader.lang] = room.info(now, reader.lang)
        if key not in messages:
            messages[key] = encode(wire.TableChanged(key[0], infos[reader.lang]))
        reader.send(messages[key])


def broadcast_chat(room: Room, row: ChatRow) -> None:
    """Send a chat message to all readers."""
    messages = {lang: encode(chat_line(row, lang)) for lang in {reader.lang for reader in room.readers}}
    for reader in room.readers:
        reader.send(messages[reader.lang])


def broadcast_chats(room: Room, rows: Sequence[ChatRow]) -> None:
    """Send the whole chat again, because messages were erased."""
    messages = {lang: encode(chat_history(rows, lang)) for lang in {reader.lang for reader in room.readers}}
    for reader in room.readers:
        reader.send(messages[reader.lang])


def chat_line(row: ChatRow, lang: str) -> wire.ChatLine:
    """A chat message for a reader; the name of a player who has had it erased is their seat."""
    name = seat_name(row.name, row.seat, WORDS[lang]) if row.seat >= 0 else row.name
    return wire.ChatLine(row.id, row.seat, name, row.text, row.at)


def chat_history(rows: Sequence[ChatRow], lang: str) -> wire.ChatHistory:
    return wire.ChatHistory([chat_line(row, lang) for row in rows])
