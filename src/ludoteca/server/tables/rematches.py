"""Rematches: one player offers it, the others accept or decline, and their seats are kept for them until then.

The new table holds everything that its own log needs: the colours, and for whom a seat is kept. The old table logs who
offered the rematch and who has answered, so that everybody there sees it. The two logs are written one after the other;
whatever is missing in the old one after a failure is added the next time somebody asks.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ludoteca.core.sets import seats_of
from ludoteca.server.messages import wire
from ludoteca.server.tables import clocks, links, tokens
from ludoteca.server.tables.decisions import MOST_ENTRIES, bot_name, decide_abandon
from ludoteca.server.tables.entries import (
    AbandonEntry,
    AnyLogEntry,
    ReleaseEntry,
    RematchCloseEntry,
    RematchEntry,
    RematchReplyEntry,
    SeatConfig,
    SitEntry,
    StartEntry,
)
from ludoteca.server.tables.erasure import erase_kept
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.links import NewLink, find_row, without_seats
from ludoteca.server.tables.lobby import add_table
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.rows import TokenRow
from ludoteca.server.tables.table import Table

if TYPE_CHECKING:
    from ludoteca.server.tables.registry import TableRegistry


# -------------------------------------------------------------------------------------------- offering


async def offer(
    registry: TableRegistry, room: Room, by: TokenRow, token: str, rotate: bool, attempt: str | None = None
) -> wire.Links:
    """Create a table for the same players with the seats rotated by one. Each player joins by their old link."""
    table = room.table
    if not table.over:
        raise Refusal("server-not-over")
    named = table.rematch
    offered = await _offered(registry, named)
    if offered is not None:
        await _close_without_host(registry, offered, room)  # the server failed before this was done
        if not was_closed(offered.table):
            return await join(registry, offered, room, by, token, None, attempt)
        await note_closed(registry, offered)  # the server failed before this was logged
    shift = 1 if rotate else 0
    founders = seats_of(by.seats)
    host = founders[0]
    config = msgspec.structs.replace(
        table.config,
        seats=rematch_seats(table, shift, founders),
        created=clocks.now_ms() // 1000,
        secret=secrets.token_bytes(32).hex(),
        past_picks=(),
        past_moves=(),
        forked_from=None,
        rematch_of=table.id,
        seat_shift=shift,
        record=None,
        colours=tuple(table.colours[(seat - shift) % len(table.seats)] for seat in range(len(table.seats))),
    )
    removed = named if offered is None else None
    new = await add_table(registry, config)
    agreed: list[str] = []

    def agree_on_table(now: Table) -> AnyLogEntry | int:
        faster = now.rematch if now.rematch != removed else None
        agreed[:] = [faster or new.table]
        return now.seq if faster is not None else RematchEntry(new.table, host)

    await registry.act(room, agree_on_table)
    if agreed[0] != new.table:  # another player was faster: all meet at their table, and nobody comes to this one
        unused = await registry.room(new.table)
        await erase_kept(registry, unused, range(len(table.seats)))
        await registry.act(unused, decide_abandon)
    own = await join(registry, await registry.room(agreed[0]), room, by, token, None, attempt)
    if own.table != new.table:
        return own
    return msgspec.structs.replace(own, host=new.host, watch=new.watch, join=new.join)


async def _offered(registry: TableRegistry, rematch: str | None) -> Room | None:
    """The room of a rematch; None if there is none or it was removed."""
    with contextlib.suppress(Refusal):
        return None if rematch is None else await registry.room(rematch)
    return None


def rematch_seats(table: Table, shift: int, founders: Sequence[int]) -> list[SeatConfig]:
    """The seats of a rematch. Seats that shared a link stay in one group; the seats of its host found the table."""
    count = len(table.seats)
    first: dict[int, int] = {}  # by old group: its first seat at the new table
    seats = []
    for k in range(count):
        before = (k - shift) % count
        old = table.seats[before]
        if old.kind == "person":
            group = 0 if before in founders else 1 + count + first.setdefault(old.group, k)
            seats.append(SeatConfig("open", group=group, kept=True, kept_for=old.name))
        else:
            seats.append(SeatConfig("bot", old.name or bot_name(k), old.level or table.config.settings.stand_in))
    return seats


# -------------------------------------------------------------------------------------------- answering


async def join(
    registry: TableRegistry,
    room: Room,
    old: Room,
    by: TokenRow,
    token: str,
    nonce: str | None,
    attempt: str | None = None,
) -> wire.Links:
    """Take the seats at a rematch that correspond to a link of the old table.

    The new link is derived from the old one, so that it is the same on every device. If others may know the old link,
    the first person to come gets a random one.
    """
    table = room.table
    old_seats = seats_of(by.seats)
    if table.config.rematch_of != old.table.id or not old_seats:
        raise Refusal("server-no-right")
    names = {table.seat_of_old(seat): old.table.seats[seat].name for seat in old_seats}
    seats = sorted(names)
    derived = tokens.derived_token(token, table.id)
    private = all(old.table.seats[seat].link_is_private for seat in old_seats)
    link = NewLink(table.id, derived if private else None, attempt)
    earlier: list[wire.Links] = []

    def sit(now: Table, known: Sequence[TokenRow]) -> tuple[list[AnyLogEntry], list[TokenRow]]:
        earlier.clear()
        code = find_row(tokens.hashed(link.code), known)  # of the same attempt, if this is a retry
        for own_link in (derived, link.token):
            existing = find_row(tokens.hashed(own_link), known)
            if existing is not None and existing.kind == "seat":
                if existing.revoked:
                    raise Refusal("server-no-right")
                recovery = link.code if code is not None and not code.revoked else None
                earlier.append(wire.Links(now.id, own_link, list(seats_of(existing.seats)), recovery=recovery))
                return [], []  # they already sit here
        if now.status != "waiting" or any(now.seats[seat].kind != "open" for seat in seats):
            raise Refusal("server-seat-taken")
        # Somebody who was given a seat after the rematch was offered is no longer one person with the giver.
        group = {k for k, state in enumerate(now.seats) if state.group == now.seats[seats[0]].group}
        together = group == set(seats)
        entries: list[AnyLogEntry] = [
            SitEntry(seat, names[seat], nonce, from_rematch=together, link_is_private=True) for seat in seats
        ]
        if set(now.open_seats) <= set(seats):
            entries.append(StartEntry())
        own = link.rows(seats)  # somebody who left and returns has one of them already, as an invitation
        others = [row for row in known if row.hash not in {mine.hash for mine in own}]
        return entries, [*without_seats(others, seats, taken=True), *own]

    await registry.change_links(room, sit)
    await _note_reply(registry, old, table.id, old_seats, True)
    return earlier[0] if earlier else link.message(seats)


async def decline(registry: TableRegistry, old: Room, seats: Sequence[int]) -> int:
    """Players of the old table do not play again: their seats at the rematch are kept for them no longer.

    Somebody who has already sat down there leaves. Returns the number of the last entry at the old table.
    """
    if old.table.rematch is None:
        raise Refusal("server-no-question")
    room = await registry.room(old.table.rematch)
    there = [room.table.seat_of_old(seat) for seat in seats]

    def release(now: Table) -> list[AnyLogEntry]:
        kept = [seat for seat in there if now.seats[seat].kind == "open" and now.seats[seat].kept]
        return [ReleaseEntry(seat) for seat in kept] if now.status == "waiting" else []

    await registry.act(room, release)
    if room.table.status != "waiting" and old.table.rematch_accepted.intersection(seats):
        raise Refusal("server-already-begun")
    if room.table.status == "waiting" and seats and set(seats) <= old.table.rematch_accepted:
        for row in await registry.store.tokens_of(room.table.id):
            if row.kind == "seat" and not row.revoked and row.seats == tokens.mask(there):
                await links.leave(registry, room, row)
        await _close_without_host(registry, room, old)
    return await _note_reply(registry, old, room.table.id, seats, False)


async def _note_reply(registry: TableRegistry, old: Room, rematch: str, seats: Sequence[int], agree: bool) -> int:
    """Log the answer of players at the old table, once."""

    def reply(now: Table) -> AnyLogEntry | int:
        known = now.rematch_accepted if agree else now.rematch_declined
        if now.rematch != rematch or set(seats) <= known or now.seq >= MOST_ENTRIES:
            return now.seq  # a full log of the old table keeps nobody from the new one
        return RematchReplyEntry(rematch, tuple(seats), agree)

    return await registry.act(old, reply)


async def watch(registry: TableRegistry, room: Room, token: str) -> wire.Links:
    """Give a spectator of the old table a link to watch the rematch, derived from their old link."""
    link = tokens.derived_token(token, room.table.id)
    row = tokens.row(link, room.table.id, "watch")
    if row.hash not in room.tokens:
        await registry.store.append([], None, [row])
        room.tokens[row.hash] = row
    return wire.Links(room.table.id, watch=link)


# -------------------------------------------------------------------------------------------- leaving and closing


async def note_left(registry: TableRegistry, room: Room, seats: Sequence[int]) -> None:
    """Players have left a rematch that waits: at the old table they do not play again."""
    previous = room.table.config.rematch_of
    if previous is not None and room.table.status == "waiting":
        with contextlib.suppress(Refusal):  # the old table was removed
            await _note_left(registry, room, await registry.room(previous), seats)


async def _note_left(registry: TableRegistry, room: Room, old: Room, seats: Sequence[int]) -> None:
    count = len(old.table.seats)
    before = [(seat - room.table.config.seat_shift) % count for seat in seats]
    own = [seat for seat in before if seat in old.table.rematch_accepted]
    if own:
        await _note_reply(registry, old, room.table.id, own, False)
    await _close_without_host(registry, room, old)


async def _close_without_host(registry: TableRegistry, room: Room, old: Room) -> None:
    """Close a rematch that waits if the one who offered it has left: nobody else could start it or offer another."""
    if old.table.rematch != room.table.id or old.table.rematch_by is None:
        return

    def close(now: Table) -> AnyLogEntry | int:
        left = now.status == "waiting" and all(state.group != 0 for state in now.seats)
        return AbandonEntry() if left else now.seq

    await registry.act(room, close)
    await note_closed(registry, room)


async def note_closed(registry: TableRegistry, room: Room) -> None:
    """A table was abandoned: if it is a rematch that never began, another one can be offered at the old table."""
    previous = room.table.config.rematch_of
    if previous is not None and was_closed(room.table):

        def close(now: Table) -> AnyLogEntry | int:
            return RematchCloseEntry(room.table.id) if now.rematch == room.table.id else now.seq

        with contextlib.suppress(Refusal):  # the old table was removed
            await registry.act(await registry.room(previous), close)


def was_closed(rematch: Table) -> bool:
    """Whether a rematch was closed before it began."""
    return rematch.status == "abandoned" and rematch.match is None
