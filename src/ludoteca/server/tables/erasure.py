"""Erasure: a person has their name and their chat messages removed from a table.

The name becomes empty in the configuration, in the entries of the log and in the record, and the messages are deleted,
all in one transaction with an `EraseEntry`, by which every worker notices. Moves, picks and hashes stay as they are.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from ludoteca.core import record as records
from ludoteca.core.sets import seats_of
from ludoteca.server.store import statements
from ludoteca.server.tables.decisions import check_log_space
from ludoteca.server.tables.entries import (
    AnyLogEntry,
    EraseEntry,
    RelinkEntry,
    SitEntry,
    TableConfig,
    decode_config,
    decode_entry,
    encode,
)
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.rows import LogRow, TokenRow
from ludoteca.server.tables.table import Table

if TYPE_CHECKING:
    from ludoteca.server.tables.registry import TableRegistry


async def erase(registry: TableRegistry, room: Room, held: TokenRow) -> None:
    """Erase the name and the chat messages of the person with this link, at this table and where a seat of its
    rematch is kept for them."""
    seats = seats_of(held.seats)

    def decide(now: Table) -> AnyLogEntry:
        if any(now.seats[seat].kind != "person" for seat in seats):
            raise Refusal("server-no-right")
        if not any(now.seats[seat].name for seat in seats):
            check_log_space(now)
        return EraseEntry(seats)

    await registry.act(room, decide, lambda now: rewriting(now, seats))
    for rematch in room.table.rematches:
        with contextlib.suppress(Refusal):  # a table that was removed keeps nothing
            there = await registry.room(rematch)
            await erase_kept(registry, there, [there.table.seat_of_old(seat) for seat in seats])


async def erase_kept(registry: TableRegistry, room: Room, seats: Sequence[int]) -> None:
    """Erase the names of people for whom these seats of a rematch are or were kept."""
    kept = tuple(seat for seat in seats if room.table.config.seats[seat].kept)
    if not kept:
        return

    def rewrite(now: Table) -> Callable[[Connection], None]:
        def run(connection: Connection) -> None:
            config = decode_config(statements.head(connection, now.id))
            statements.replace_head(connection, now.id, encode(without_kept(config, kept)))

        return run

    await registry.act(room, lambda now: EraseEntry((), kept), rewrite)


def rewriting(table: Table, seats: Sequence[int]) -> Callable[[Connection], None]:
    """What removes the name and the chat messages of a person at these seats from the database.

    Somebody who sat there before is left alone.
    """
    name, since = table.id, {seat: (table.seats[seat].seated_by, table.seats[seat].seated_at) for seat in seats}

    def run(connection: Connection) -> None:
        first = {seat: number for seat, (number, _) in since.items()}
        config = decode_config(statements.head(connection, name))
        statements.replace_head(connection, name, encode(without_names(config, first)))
        statements.replace_entries(connection, changed_rows(statements.since(connection, name, -1), first))
        data = statements.record(connection, name)
        if data is not None:
            statements.replace_record(connection, name, records.encode(without_players(records.decode(data), seats)))
        for seat, (_, at) in since.items():
            statements.delete_chats(connection, name, seat, at)

    return run


def without_names(config: TableConfig, first: Mapping[int, int]) -> TableConfig:
    """A configuration without the names of people who have their seats since these entries (0: from the start)."""
    seats = [
        msgspec.structs.replace(seat, name="") if first.get(k) == 0 else seat for k, seat in enumerate(config.seats)
    ]
    return without_kept(msgspec.structs.replace(config, seats=seats), list(first))


def without_kept(config: TableConfig, seats: Sequence[int]) -> TableConfig:
    """A configuration without the names of people for whom these seats are kept."""
    return msgspec.structs.replace(
        config,
        seats=[
            msgspec.structs.replace(seat, kept_for="") if k in seats else seat for k, seat in enumerate(config.seats)
        ],
    )


def changed_rows(rows: Sequence[LogRow], first: Mapping[int, int]) -> list[LogRow]:
    """The rows of a log that name these people, without their names."""
    changed = []
    for row in rows:
        entry = decode_entry(row.data)
        seats = (entry.seat,) if isinstance(entry, SitEntry) else entry.seats if isinstance(entry, RelinkEntry) else ()
        if isinstance(entry, (SitEntry, RelinkEntry)) and any(row.n >= first.get(seat, row.n + 1) for seat in seats):
            changed.append(msgspec.structs.replace(row, data=encode(msgspec.structs.replace(entry, name=""))))
    return changed


def without_players(record: records.Record, seats: Sequence[int]) -> records.Record:
    """A record without the names of these seats."""
    players = [
        msgspec.structs.replace(player, name="") if seat in seats else player
        for seat, player in enumerate(record.seats)
    ]
    return msgspec.structs.replace(record, seats=players)
