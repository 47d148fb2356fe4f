"""The table registry: the rooms of this worker, and how their tables change.

Every change takes the same path: decide on log entries, write them to disk, apply them, broadcast them. The room's lock
is held all the way, so that each log has one order. Tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import encode as encode_record
from ludoteca.games import keys
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.messages.announcements import Requests, announcement
from ludoteca.server.messages.broadcast import broadcast_chat, broadcast_chats, broadcast_entry, broadcast_info
from ludoteca.server.processes.sandbox import Sandbox
from ludoteca.server.processes.supervise import Supervisor, Task, log_failure
from ludoteca.server.store import LogRow, Store, StoreTrouble, TableChange, TokenRow, statements
from ludoteca.server.tables import clocks, links, tokens
from ludoteca.server.tables.autoplay import Autoplay, plays_alone
from ludoteca.server.tables.changes import StateBefore, row_change
from ludoteca.server.tables.entries import (
    AnyLogEntry,
    EraseEntry,
    MoveEntry,
    PauseEntry,
    RelinkEntry,
    SitEntry,
    StartEntry,
    UndoEntry,
    encode,
)
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.room import WORDS, Room
from ludoteca.server.tables.table import Table, fold
from ludoteca.server.transport.limits import Buckets
from ludoteca.server.transport.metrics import Metrics

LOG: Final = logging.getLogger("ludoteca.server")
LEASE: Final = 6.0  # seconds for which a worker drives the bots and clocks of a table
MOST_CHATS: Final = 100  # messages in the history that a reader gets on entering
IDLE: Final = 300.0  # seconds after which a room without readers is closed

LONG: Final = 400  # a log with more entries is long
LONG_LOADS: Final = 1  # long logs that are loaded at the same time, so that players keep most of the processor
LONG_PAST: Final = 50  # a fork that starts with more moves is dealt outside the event loop

REVOKED: Final = {"invite": "server-seat-taken", "seat": "server-link-gone"}  # the refusal for a revoked link

Decide = Callable[[Table], AnyLogEntry | list[AnyLogEntry] | int]
Rewrite = Callable[[Table], Callable[[Connection], None]]
DecideLinks = Callable[[Table, Sequence[TokenRow]], tuple[list[AnyLogEntry], list[TokenRow]]]


class TableRegistry:
    """All tables that this worker has in memory."""

    def __init__(self, store: Store, bots: BotPool, metrics: Metrics, supervisor: Supervisor | None = None) -> None:
        self.store = store
        self.bots = bots
        self.sandbox = Sandbox()
        self.metrics = metrics
        self.supervisor = supervisor or Supervisor()
        self.worker = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.autoplay = Autoplay(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: set[str] = set()  # tables with a damaged log
        self.snapshot_limits = Buckets(1e6, 1e6)  # by address
        self.preview_limits = Buckets(1e6, 1e6)
        self.loads = asyncio.Semaphore(LONG_LOADS)
        self.failing: set[str] = set()  # tables whose maintenance failed

    # ---------------------------------------------------------------- from start to stop

    async def open(self, away_ms: int) -> None:
        """Resume all games in progress. The time for which the server was down counts on nobody's clock."""
        await self.store.listen(self._on_change, self._on_presence)
        for table in await self.store.playing():
            await self._resume(table, away_ms)
        self.tasks.add(self.supervisor.start("tables", self._maintain))
        self.start(asyncio.to_thread(load_words))

    async def _resume(self, table: str, away_ms: int = 0) -> None:
        """Load a table with a game in progress. A damaged table is skipped, so that it does not stop the others."""
        try:
            room = await self.room(table)
            if room.table.status == "over":
                await self._save_record(room.table)
            if away_ms > 0 and room.table.clocks.next_timeout() is not None:
                await self._pause(room, away_ms)
            self.autoplay.update(room)
        except LudotecaError as error:
            if table not in self.broken or isinstance(error, StoreTrouble):
                LOG.error("a table cannot be resumed", extra={"table": table, "why": str(error)})
            if not isinstance(error, StoreTrouble):
                self.broken.add(table)
        except Exception:
            LOG.exception("a table cannot be resumed", extra={"table": table})
            self.broken.add(table)

    async def _pause(self, room: Room, away_ms: int) -> None:
        """Give back the time for which nobody could play.

        Another worker may have served the table meanwhile; then it has added to the log or renewed its lease. An
        unexpired lease proves nothing, because its worker may have been killed: only its last renewal counts.
        """
        ended = await self.store.seconds_since_lease(room.table.id)
        if ended is not None:
            away_ms = min(away_ms, int(1000 * (LEASE + ended)))

        def pause(table: Table) -> AnyLogEntry | int:
            ms = min(away_ms, clocks.now_ms() - table.updated)  # if several workers start, only the first one pauses
            return PauseEntry(ms) if ms > 0 else table.seq

        await self.act(room, pause)

    async def dismiss_all(self) -> None:
        """Tell all readers that the server is closing, and wait until they are gone."""
        for room in self.rooms.values():
            for reader in list(room.readers):
                reader.dismiss("server-closing", True)
        while any(room.readers for room in self.rooms.values()):  # noqa: ASYNC110 (readers signal no event)
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop all tasks, rooms and child processes."""
        for task in self.tasks:
            task.cancel()
        for room in self.rooms.values():
            room.close()
        await self.sandbox.close()
        with contextlib.suppress(LudotecaError):  # a lease that is not released expires
            await self.store.release(self.worker)

    def start(self, work: Awaitable[None]) -> None:
        """Run something in the background; failures are logged."""

        async def run() -> None:
            await work

        task = asyncio.get_running_loop().create_task(run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(log_failure)

    async def _maintain(self, task: Task) -> None:
        """Every few seconds: renew leases, take over tables that another worker dropped, close idle rooms."""
        while True:
            await asyncio.sleep(LEASE / 2)
            try:
                for table in await self.store.playing():
                    known = table in self.rooms or table in self.broken
                    if not known and await self.store.lease(table, self.worker, LEASE):
                        await self._resume(table)
                for room in list(self.rooms.values()):
                    await asyncio.sleep(0)  # let players go first
                    await self._maintain_room(room)
                for room in self.rooms.values():
                    self._forget_silent_workers(room)
                await self._publish_presence([room for room in self.rooms.values() if room.readers])
            except LudotecaError as error:
                LOG.warning("storage trouble", extra={"why": str(error)})
            task.healthy()

    async def _maintain_room(self, room: Room) -> None:
        """Renew the lease of a table and make its automatic moves; close the room if nobody needs it."""
        try:
            playing = room.table.status == "playing"
            if not room.readers and not (playing and plays_alone(room)):
                self._close_if_idle(room)
            elif playing:
                if plays_alone(room):
                    await self.take_lease(room)
                self.autoplay.update(room)
            self.failing.discard(room.table.id)
        except LudotecaError:
            raise
        except Exception:
            # A fault at one table must not affect the others. It is logged once and tried again.
            if room.table.id not in self.failing:
                LOG.exception("a table failed", extra={"table": room.table.id})
            self.failing.add(room.table.id)

    def _close_if_idle(self, room: Room) -> None:
        if time.monotonic() - room.used > IDLE and not room.lock.locked():
            self.rooms.pop(room.table.id, None)
            room.close()

    async def room(self, table: str) -> Room:
        """The room of a table, loaded if necessary."""
        found = self.rooms.get(table)
        if found is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.get_running_loop().create_task(self._load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> Room:
        loaded = await self.store.load(table)
        if loaded is None:
            raise Refusal("server-no-table")
        long = len(loaded.rows) > LONG or len(loaded.table.head) > LONG * 100
        async with self.loads if long else contextlib.nullcontext():
            built = await asyncio.to_thread(fold, loaded.table.head, loaded.rows, table)
        room = self.rooms[table] = Room(built, loaded.tokens)
        old = links.old_invitations(loaded.tokens, built)
        if old:
            hashes = [row.hash for row in old]
            await self.store.write(lambda connection: statements.make_invitations(connection, hashes))
            room.tokens.update((row.hash, row) for row in old)
        self.metrics.loaded += 1
        return room

    async def find_token(self, room: Room, token: str) -> TokenRow:
        """The row of a link at a table, read from the database: another worker may have revoked the link."""
        for row in await self.store.find_tokens([tokens.hashed(token)]):
            if row.table == room.table.id and not row.revoked:
                return row
            if row.table == room.table.id and row.kind in REVOKED:
                raise Refusal(REVOKED[row.kind])
        raise Refusal("server-no-right")

    async def take_lease(self, room: Room) -> bool:
        """Take or renew the right to drive the bots and clocks of a table; False while another worker has it."""
        return await self.store.lease(room.table.id, self.worker, LEASE)

    # ---------------------------------------------------------------- other workers

    def _on_change(self, table: str, n: int) -> None:
        """Another worker has changed a table; see `Store.listen` for the meaning of `n`."""
        if not table:  # notifications may have been missed
            for known in self.rooms.values():
                self.start(self._sync(known))
        room = self.rooms.get(table)
        if room is None:
            return
        if n < 0:
            self.start(self._broadcast_stored_chat(room, -n))
        elif n == 0:
            self.start(self._sync_links(room))
        elif n > room.table.seq:
            self.start(self._sync(room))

    def _on_presence(self, worker: str, table: str, seats: int, watching: int) -> None:
        """Another worker reports who is connected to a table there."""
        room = self.rooms.get(table)
        if room is None:
            return
        known = room.elsewhere.get(worker)
        if seats or watching:
            room.elsewhere[worker] = (seats, watching, time.monotonic())
        else:
            room.elsewhere.pop(worker, None)
        if (known[:2] if known is not None else (0, 0)) != (seats, watching):
            room.note_absence()
            broadcast_info(room)
        if known is None and room.readers:
            self.start(self._publish_presence([room]))  # that worker does not know yet who is connected here

    def _forget_silent_workers(self, room: Room) -> None:
        """Drop the reports of workers that have not repeated them."""
        since = time.monotonic() - LEASE
        silent = [worker for worker, (_, _, at) in room.elsewhere.items() if at < since]
        for worker in silent:
            del room.elsewhere[worker]
        if silent:
            room.note_absence()
            broadcast_info(room)

    def broadcast_presence(self, room: Room) -> None:
        """Tell readers and other workers that somebody has come or gone."""
        room.note_absence()
        broadcast_info(room)
        self.start(self._publish_presence([room]))

    async def _publish_presence(self, rooms: Sequence[Room]) -> None:
        """Tell the other workers who is connected to tables here."""
        with contextlib.suppress(LudotecaError):  # it is published again in a few seconds
            presences = [(room.table.id, *room.local_presence()) for room in rooms]
            await self.store.publish_presence(
                [(table, tokens.mask(list(seats)), watching) for table, seats, watching in presences]
            )

    async def _sync(self, room: Room) -> None:
        with contextlib.suppress(LudotecaError):
            async with room.lock:
                await self._catch_up(room)
            self.autoplay.update(room)

    async def _sync_links(self, room: Room) -> None:
        with contextlib.suppress(LudotecaError):
            async with room.lock:
                await self._reload_links(room)

    async def _reload_links(self, room: Room) -> None:
        """Dismiss readers whose link another worker has revoked. The caller holds the lock."""
        room.update_links(await self.store.tokens_of(room.table.id))

    async def _catch_up(self, room: Room) -> None:
        """Apply what other workers have added to the log. The caller holds the lock."""
        rows = await self.store.since(room.table.id, room.table.seq)
        if rows and room.table.status == "waiting":  # a seat may have a new player, who must be the one to see its hand
            await self._reload_links(room)
        for row in rows:
            if row.n != room.table.seq + 1:
                continue
            entry = await self._apply(room, row)
            if isinstance(entry, RelinkEntry):
                await self._reload_links(room)
            if isinstance(entry, EraseEntry) and room.table.status == "over" and room.table.config.record is None:
                await self._save_record(room.table)  # this worker may have stored it meanwhile, with the name

    async def _broadcast_stored_chat(self, room: Room, line: int) -> None:
        with contextlib.suppress(LudotecaError):
            for row in await self.store.chats(room.table.id, 20):
                if row.id == line:
                    broadcast_chat(room, row)

    async def _broadcast_chats(self, room: Room) -> None:
        """Send the chat again, without the messages that were erased."""
        with contextlib.suppress(LudotecaError):
            broadcast_chats(room, await self.store.chats(room.table.id, MOST_CHATS))

    # ---------------------------------------------------------------- changing tables

    async def act(self, room: Room, decide: Decide, rewrite: Rewrite | None = None) -> int:
        """Store, apply and broadcast the entries that `decide` returns; the number of the last one.

        Once started, this runs to its end even if the caller is cancelled. `rewrite` changes what was stored before,
        in the same transaction.
        """
        return await self._run_to_end(self._act(room, decide, None, rewrite))

    async def change_links(self, room: Room, decide: DecideLinks) -> int:
        """Like `act`, for entries that come with changed links. `decide` also gets all links of the table.

        Entries and links are stored in one transaction. The numbers of the entries therefore order all changes of
        links, even between workers. Readers whose link opens less now are dismissed before anything is broadcast.
        """
        return await self._run_to_end(self._act(room, None, decide))

    async def _run_to_end(self, work: Coroutine[Any, Any, int]) -> int:
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(_log_fault)
        return await asyncio.shield(task)

    async def _act(
        self, room: Room, decide: Decide | None, decide_links: DecideLinks | None, rewrite: Rewrite | None = None
    ) -> int:
        room.used = time.monotonic()
        async with room.lock:
            table = room.table
            while True:
                changed_links: list[TokenRow] = []
                decision: AnyLogEntry | list[AnyLogEntry] | int
                if decide_links is not None:
                    known = await self.store.tokens_of(table.id)
                    room.tokens.update((row.hash, row) for row in known)
                    decision, changed_links = decide_links(table, known)
                else:
                    assert decide is not None
                    decision = decide(table)
                if isinstance(decision, int):
                    return decision
                entries = decision if isinstance(decision, list) else [decision]
                if not entries:
                    return table.seq
                at = clocks.now_ms()
                rows = [LogRow(table.id, table.seq + 1 + k, at, encode(entry)) for k, entry in enumerate(entries)]
                work = None if rewrite is None else rewrite(table)
                if await self.store.append(rows, row_change(table, entries, at), changed_links, work):
                    break
                await self._catch_up(room)  # another worker was faster: decide again from the new state
            if changed_links:
                room.update_links(changed_links)
            for row in rows:
                await self._apply(room, row)
            if table.status == "over" and table.match is not None and table.config.record is None:
                await self._save_record(table)
        self.autoplay.update(room)
        return table.seq

    async def _save_record(self, table: Table) -> None:
        """Store the record of a finished game. It is only a copy of what the log holds, so a failure loses nothing."""
        assert table.match is not None
        try:
            record = await asyncio.to_thread(lambda: encode_record(table.record()))
            await self.store.save_record(table.id, record)
            change = TableChange(table.id, "over", clocks.now_ms() // 1000, len(table.match.steps), None)
            await self.store.append([], change)
        except LudotecaError as error:
            LOG.warning("a record could not be stored yet", extra={"table": table.id, "why": str(error)})

    async def _apply(self, room: Room, row: LogRow) -> AnyLogEntry:
        """Apply a stored row and broadcast it. The caller holds the lock."""
        table = room.table
        if table.match is None and len(table.config.past_moves) > LONG_PAST:
            before = StateBefore(table)
            return self._broadcast(room, row.n, await asyncio.to_thread(table.apply_row, row), before)
        return self._apply_now(room, row)

    def _apply_now(self, room: Room, row: LogRow) -> AnyLogEntry:
        before = StateBefore(room.table)
        return self._broadcast(room, row.n, room.table.apply_row(row), before)

    def _broadcast(self, room: Room, n: int, entry: AnyLogEntry, before: StateBefore) -> AnyLogEntry:
        table = room.table
        steps = table.match.steps[before.steps :] if isinstance(entry, MoveEntry) and table.match is not None else []
        room.remember(n, entry, steps)
        if isinstance(entry, (StartEntry, RelinkEntry, EraseEntry)):  # names have changed
            room.forget_presenters()
        if isinstance(entry, EraseEntry):
            room.moments.clear()
            self.start(self._broadcast_chats(room))
        if isinstance(entry, MoveEntry):
            self.metrics.moves += 1
        if isinstance(entry, UndoEntry):  # otherwise the announced move would be made again at once
            room.announced.pop(entry.seat, None)
        changed = table.status != before.status or Requests.of(table) != before.requests
        if isinstance(entry, SitEntry):
            room.note_newcomer(entry.seat)
        said = announcement(table, entry, before.requests)
        self.metrics.deliveries += broadcast_entry(room, entry, steps, changed, said)
        return entry


def load_words() -> None:
    """Read the texts of all games before anybody waits for them: this takes a second, but only once."""
    for part in ("core", "play", "server", *keys()):
        for words in WORDS.values():
            words.warm(part)


def _log_fault(task: asyncio.Task[int]) -> None:
    """Log an error other than a refusal: the caller may be gone, and nobody else would see it."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, LudotecaError):
        LOG.error("a table failed", exc_info=error)
