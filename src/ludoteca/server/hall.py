"""The hall: the tables of this process, and what is done at them.

Everything that changes a table goes one way: decide on an entry, write it to disk, apply it, tell everybody. The lock
of a table is held all the way, so that its log has one order; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import encode as encode_record
from ludoteca.games import keys
from ludoteca.server import clocks, news, tokens, wire
from ludoteca.server.attending import Attendant, automatic
from ludoteca.server.live import WORDS, Live
from ludoteca.server.metrics import Metrics
from ludoteca.server.store import LogRow, Store, StoreTrouble, TableChange, TokenRow
from ludoteca.server.table import (
    Abandoned,
    AnyEntry,
    Left,
    Moved,
    Paused,
    Refusal,
    Sat,
    Started,
    Table,
    Undone,
    Went,
    encode,
    read_head,
)
from ludoteca.server.thinkers import Thinkers

LOG: Final = logging.getLogger("ludoteca.server")
LEASE: Final = 6.0  # seconds for which a worker drives the bots and clocks of a table
IDLE: Final = 300.0  # seconds after which a table without anybody is put away

Decide = Callable[[Table], AnyEntry | list[AnyEntry] | int]


class Hall:
    """All tables that this process serves."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.worker = secrets.token_hex(8)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.attendant = Attendant(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: set[str] = set()  # tables whose log is damaged

    # ---------------------------------------------------------------- from start to stop

    async def open(self, away_ms: int) -> None:
        """Take up all games that were being played; the time the server was away counts on nobody's clock."""
        await self.store.listen(self._heard, self._seen)
        for table in await self.store.playing():
            await self._take_up(table, away_ms)
        self.start(self._tidy())
        self.start(asyncio.to_thread(warm))

    async def _take_up(self, table: str, away_ms: int = 0) -> None:
        """Load a table at which a game is on; a damaged one is left alone, and keeps nobody else waiting."""
        try:
            live = await self.live(table)
            if live.table.status == "over":
                await self._keep_record(live.table)
            if away_ms > 0 and live.table.clocks.due() is not None:
                await self._pause(live, away_ms)
            self.attendant.attend(live)
        except LudotecaError as error:
            if table not in self.broken or isinstance(error, StoreTrouble):
                LOG.error("a table cannot be taken up", extra={"table": table, "why": str(error)})
            if not isinstance(error, StoreTrouble):
                self.broken.add(table)

    async def _pause(self, live: Live, away_ms: int) -> None:
        """Give back the time for which nobody could play.

        Another worker may have been there meanwhile: then it has written to the log or renewed its lease. A lease that
        still lasts says nothing, since whoever held it may have been killed; its last renewal counts.
        """
        ended = await self.store.unleased(live.table.id)
        if ended is not None:
            away_ms = min(away_ms, int(1000 * (LEASE + ended)))

        def pause(table: Table) -> AnyEntry | int:
            ms = min(
                away_ms, clocks.now_ms() - table.updated
            )  # of several workers that start together, one gives it back
            return Paused(ms) if ms > 0 else table.seq

        await self.act(live, pause)

    async def farewell(self) -> None:
        """Tell everybody that the server goes, and wait until they have heard it."""
        for live in self.lives.values():
            for reader in list(live.readers):
                reader.dismiss("server-closing", True)
        while any(live.readers for live in self.lives.values()):  # noqa: ASYNC110 (who goes tells nobody)
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Put everything away."""
        for task in self.tasks:
            task.cancel()
        for live in self.lives.values():
            live.quiet()
        with contextlib.suppress(LudotecaError):  # a lease that is not given up runs out
            await self.store.release(self.worker)

    def start(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            await work

        task = asyncio.get_running_loop().create_task(run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tidy(self) -> None:
        """Now and then: renew what this worker leads, take over what another has dropped, put away what is idle."""
        while True:
            await asyncio.sleep(LEASE / 2)
            try:
                for table in await self.store.playing():
                    known = table in self.lives or table in self.broken
                    if not known and await self.store.lease(table, self.worker, LEASE):
                        await self._take_up(table)
                for live in list(self.lives.values()):
                    await asyncio.sleep(0)  # whoever plays comes first
                    playing = live.table.status == "playing"
                    if not live.readers and not (playing and automatic(live)):
                        self._put_away(live)
                    elif playing:
                        if automatic(live):
                            await self.leads(live)
                        self.attendant.attend(live)
                for live in self.lives.values():
                    self._forget_the_gone(live)
                await self._show([live for live in self.lives.values() if live.readers])
            except LudotecaError as error:
                LOG.warning("storage trouble", extra={"why": str(error)})

    def _put_away(self, live: Live) -> None:
        if time.monotonic() - live.used > IDLE and not live.lock.locked():
            self.lives.pop(live.table.id, None)
            live.quiet()

    async def live(self, table: str) -> Live:
        """A table by its name, loaded if need be."""
        found = self.lives.get(table)
        if found is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.get_running_loop().create_task(self._load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> Live:
        loaded = await self.store.load(table)
        if loaded is None:
            raise Refusal("server-no-table")
        made = Table(table, read_head(loaded.table.head))
        for row in loaded.rows:
            made.apply_row(row)
        live = self.lives[table] = Live(made, loaded.tokens)
        self.metrics.loaded += 1
        return live

    async def token(self, live: Live, token: str) -> TokenRow:
        """What a link opens at a table, as it stands on disk: another worker may have revoked it."""
        for row in await self.store.find_tokens([tokens.hashed(token)]):
            if row.table == live.table.id and not row.revoked:
                return row
        raise Refusal("server-no-right")

    async def leads(self, live: Live) -> bool:
        return await self.store.lease(live.table.id, self.worker, LEASE)

    # ---------------------------------------------------------------- other workers

    def _heard(self, table: str, n: int) -> None:
        """Another worker has added to a table's log (or its chat, if n is below 0)."""
        if not table:  # something may have been missed
            for known in self.lives.values():
                self.start(self._follow(known))
        live = self.lives.get(table)
        if live is None:
            return
        if n < 0:
            self.start(self._chat_from_elsewhere(live, -n))
        elif n == 0:
            self.start(self._look_at_links(live))
        elif n > live.table.seq:
            self.start(self._follow(live))

    def _seen(self, worker: str, table: str, seats: int, watching: int) -> None:
        """Another worker says who is at a table there."""
        live = self.lives.get(table)
        if live is None:
            return
        known = live.elsewhere.get(worker)
        if seats or watching:
            live.elsewhere[worker] = (seats, watching, time.monotonic())
        else:
            live.elsewhere.pop(worker, None)
        if (known[:2] if known is not None else (0, 0)) != (seats, watching):
            news.tell_info(live)
        if known is None and live.readers:
            self.start(self._show([live]))  # a worker that comes to this table does not know who is here

    def _forget_the_gone(self, live: Live) -> None:
        """Drop what a worker said that has not been heard of any more."""
        since = time.monotonic() - LEASE
        gone = [worker for worker, (_, _, at) in live.elsewhere.items() if at < since]
        for worker in gone:
            del live.elsewhere[worker]
        if gone:
            news.tell_info(live)

    def tell_presence(self, live: Live) -> None:
        """Somebody has come or gone."""
        news.tell_info(live)
        self.start(self._show([live]))

    async def _show(self, lives: Sequence[Live]) -> None:
        """Tell the other workers who is at tables here."""
        with contextlib.suppress(LudotecaError):  # it is said again in a moment
            shown = [(live.table.id, *live.here()) for live in lives]
            await self.store.show([(table, tokens.mask(list(seats)), watching) for table, seats, watching in shown])

    async def _follow(self, live: Live) -> None:
        with contextlib.suppress(LudotecaError):
            async with live.lock:
                await self._catch_up(live)
            self.attendant.attend(live)

    async def _look_at_links(self, live: Live) -> None:
        with contextlib.suppress(LudotecaError):
            async with live.lock:
                await self._check_links(live)

    async def _check_links(self, live: Live) -> None:
        """Send away whoever looks through a link that another worker has revoked; the lock is held."""
        loaded = await self.store.load(live.table.id)
        if loaded is not None:
            live.relink(loaded.tokens)

    async def _catch_up(self, live: Live) -> None:
        """Apply what others have written; the lock is held."""
        rows = await self.store.since(live.table.id, live.table.seq)
        if rows and live.table.status == "waiting":  # a seat may have passed to another, who is dealt cards next
            await self._check_links(live)
        for row in rows:
            if row.n == live.table.seq + 1:
                self._apply(live, row)

    async def _chat_from_elsewhere(self, live: Live, line: int) -> None:
        with contextlib.suppress(LudotecaError):
            for row in await self.store.chats(live.table.id, 20):
                if row.id == line:
                    news.tell_chat(live, wire.Chatted(row.id, row.seat, row.name, row.text, row.at))

    # ---------------------------------------------------------------- doing

    async def act(self, live: Live, decide: Decide, rows: Sequence[TokenRow] = ()) -> int:
        """Carry out what `decide` wants at a table: on disk first, then told. The number of its last entry.

        Once begun it is carried out even if whoever asked for it is gone. The links in `rows` are written with the same
        stroke, and who looks through one that opens less now is sent away before anything is told.
        """
        task = asyncio.get_running_loop().create_task(self._act(live, decide, rows))
        task.add_done_callback(_heard_out)
        return await asyncio.shield(task)

    async def _act(self, live: Live, decide: Decide, rows: Sequence[TokenRow]) -> int:
        live.used = time.monotonic()
        async with live.lock:
            table = live.table
            while True:
                wanted = decide(table)
                if isinstance(wanted, int):
                    return wanted
                entries = wanted if isinstance(wanted, list) else [wanted]
                if not entries:
                    return table.seq
                at = clocks.now_ms()
                made = [LogRow(table.id, table.seq + 1 + k, at, encode(entry)) for k, entry in enumerate(entries)]
                change = self._change(table, entries, at)
                if await self.store.append(made, change, list(rows)):
                    break
                await self._catch_up(live)  # another worker was first: decide again on what stands now
            if rows:
                live.relink(rows)
            for row in made:
                self._apply(live, row)
            if table.status == "over" and table.match is not None and table.head.record is None:
                await self._keep_record(table)
        self.attendant.attend(live)
        return table.seq

    def _change(self, table: Table, entries: Sequence[AnyEntry], at: int) -> TableChange | None:
        """What the list of tables has to know: when a game begins; its end is known once it is applied."""
        if any(isinstance(entry, Started) for entry in entries):
            return TableChange(table.id, "playing", at // 1000, 0, None)
        if any(isinstance(entry, Abandoned) for entry in entries):
            return TableChange(table.id, "abandoned", at // 1000, None, None)
        return None

    async def _keep_record(self, table: Table) -> None:
        """A finished game is in the log; its record is only a copy, so trouble here loses nothing."""
        assert table.match is not None
        try:
            await self.store.save_record(table.id, encode_record(table.record()))
            await self.store.append(
                [], TableChange(table.id, "over", clocks.now_ms() // 1000, len(table.match.steps), None)
            )
        except LudotecaError as error:
            LOG.warning("record not kept yet", extra={"table": table.id, "why": str(error)})

    def _apply(self, live: Live, row: LogRow) -> None:
        """Apply a row that is on disk, and tell everybody; the lock is held."""
        table = live.table
        before = len(table.match.steps) if table.match is not None else 0
        stood = (table.status, table.undo_asked_by)
        entry = table.apply_row(row)
        steps = table.match.steps[before:] if isinstance(entry, Moved) and table.match is not None else []
        live.remember(row.n, entry, steps)
        if isinstance(entry, (Sat, Left, Started, Went)):
            live.tellers.clear()
        if isinstance(entry, Moved):
            self.metrics.moves += 1
        if isinstance(entry, Undone):  # else what was announced would be played again at once
            live.announced.pop(entry.seat, None)
        changed = (table.status, table.undo_asked_by) != stood
        self.metrics.deliveries += news.tell(live, entry, steps, changed)


def warm() -> None:
    """Read the words of all games before anybody waits for them: that takes a second, and only once."""
    for part in ("core", "play", "server", *keys()):
        for words in WORDS.values():
            words.warm(part)


def _heard_out(task: asyncio.Task[int]) -> None:
    """Whoever asked may be gone: a refusal then concerns nobody, anything else is a fault."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, LudotecaError):
        LOG.error("a table has stumbled", exc_info=error)
