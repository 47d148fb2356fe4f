"""PostgreSQL, for several processes or machines that serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import asyncpg
from sqlalchemy import Connection, Text, bindparam, func, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.server.store.migrate import revision_of, upgrade
from ludoteca.server.store.rows import StoreTrouble
from ludoteca.server.store.schema import REVISION
from ludoteca.server.store.statements import Note, carry_out
from ludoteca.server.store.writer import Order

T = TypeVar("T")
Heard = Callable[[str, int], None]
Seen = Callable[[str, str, int, int], None]

CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 15.0  # after which a database that does not answer counts as gone
DOUBT_SECONDS: Final = 5.0  # to find out what became of a commit whose answer was lost
LISTEN_AGAIN_SECONDS: Final = 1.0
TRIES: Final = 3  # connections, before the database counts as gone
POOL: Final = 4
DISK_FULL: Final = "53100"
LOST: Final = (DBAPIError, NoneFree, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
GONE: Final = ("08", "57P", "53300", "58")  # lost, shut down, too many connections, its own system in trouble

XID: Final = text("SELECT pg_current_xact_id_if_assigned()::text")
FATE: Final = text("SELECT pg_xact_status(CAST(:xid AS xid8))").bindparams(bindparam("xid", type_=Text))
NOTIFY: Final = select(
    func.pg_notify(bindparam("channel", type_=Text), func.unnest(bindparam("notes", type_=ARRAY(Text))))
)
TAKE_LEASE: Final = text(
    "INSERT INTO leases AS held (table_id, worker, until)"
    " VALUES (:table, :worker, extract(epoch FROM clock_timestamp()) + CAST(:seconds AS double precision))"
    " ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, until = excluded.until"
    " WHERE held.worker = excluded.worker OR held.until < extract(epoch FROM clock_timestamp())"
    " RETURNING 1"
)


class Postgres:
    """A server of databases. The address is as everywhere: `postgresql://user@host/name?search_path=games`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # so that a process does not hear what it said itself
        self.engine: AsyncEngine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=POOL,
            max_overflow=POOL,
            pool_timeout=COMMAND_SECONDS,
        )
        self.channel = "ludoteca"
        self._writer: AsyncConnection | None = None
        self._listener: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, before: Callable[[Connection], None]) -> Postgres:
        """Connect, and bring the database up to date; `before` is called first if there is something to change."""
        database = cls(url)

        try:
            async with database.engine.begin() as connection:
                schema = await connection.scalar(text("SELECT current_schema()"))
                database.channel = f"ludoteca_{schema or 'public'}"[:63]
                if await connection.run_sync(revision_of) != REVISION:
                    # Several workers start together: one migrates, the others wait and find it done.
                    lock = text("SELECT pg_advisory_xact_lock(hashtext(:name))")
                    await connection.execute(lock, {"name": database.channel})
                    found = await connection.run_sync(revision_of)
                    if found is not None and found != REVISION:
                        async with database.engine.connect() as reading:
                            await reading.run_sync(before)
                    if found != REVISION:
                        await connection.run_sync(upgrade)
        except BaseException as error:
            await database.engine.dispose()
            if isinstance(error, Exception) and gone(error):
                raise StoreTrouble("server-storage-trouble") from error
            raise
        return database

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self._drop()
        await self.engine.dispose()

    # --- writing

    async def write(self, orders: Sequence[Order]) -> list[object]:
        """All orders in one transaction, durable on return.

        Where the connection is lost before the commit, nothing was written, and it is tried again. Where it is
        lost during the commit, the database is asked what became of that transaction.
        """
        lost: Exception | None = None
        for _ in range(TRIES):
            written: tuple[str, list[object]] | None = None
            try:
                if self._writer is None:
                    self._writer = await self.engine.connect()
                async with self._writer.begin():
                    outcomes, notes = await self._writer.run_sync(carry_out, orders)
                    await self._tell(self._writer, notes)
                    xid = await self._writer.scalar(XID)
                    if xid is not None:
                        written = str(xid), outcomes
                return outcomes
            except LOST as error:
                if not gone(error):
                    if sqlstate(error) == DISK_FULL:
                        raise StoreTrouble("server-disk-full") from error
                    raise
                lost = error
                await self._drop()
                await self.engine.dispose()  # the others in the pool are lost as well
                if written is not None and await self._committed(written[0]):
                    return written[1]
            except BaseException:
                await self._drop()
                raise
        raise StoreTrouble("server-storage-trouble") from lost

    async def _tell(self, connection: AsyncConnection, notes: Sequence[Note]) -> None:
        if notes:
            said = [f"{self.name} {table} {n}" for table, n in notes]
            await connection.execute(NOTIFY, {"channel": self.channel, "notes": said})

    async def _committed(self, xid: str) -> bool:
        """What became of a transaction; trouble if the database does not come back to say so."""
        loop = asyncio.get_running_loop()
        end = loop.time() + DOUBT_SECONDS
        while loop.time() < end:
            try:
                async with self.engine.connect() as connection:
                    fate = await connection.scalar(FATE, {"xid": xid})
                if fate != "in progress":
                    return bool(fate == "committed")
            except LOST:
                pass  # it may be about to come back
            await asyncio.sleep(0.1)
        raise StoreTrouble("server-storage-trouble")

    async def _drop(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            with contextlib.suppress(Exception):
                await writer.invalidate()
                await writer.close()

    # --- reading and leasing

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a function finds in the database as it is now."""
        return await self._short(work)

    async def lease(self, table: str, worker: str, seconds: float) -> bool:
        def take(connection: Connection) -> bool:
            given = {"table": table, "worker": worker, "seconds": seconds}
            return connection.execute(TAKE_LEASE, given).first() is not None

        return await self._short(take)

    async def unleased(self, table: str) -> float | None:
        asked = text("SELECT extract(epoch FROM clock_timestamp()) - until FROM leases WHERE table_id = :table")

        def look(connection: Connection) -> float | None:
            found = connection.execute(asked, {"table": table}).scalar_one_or_none()
            return None if found is None else float(found)

        return await self._short(look)

    async def release(self, worker: str) -> None:
        def drop(connection: Connection) -> None:
            connection.execute(text("DELETE FROM leases WHERE worker = :worker"), {"worker": worker})

        await self._short(drop)

    async def _short(self, work: Callable[[Connection], T]) -> T:
        """A transaction of its own that may be made again: a pooled connection may have died in the pool."""
        lost: Exception | None = None
        for _ in range(TRIES):
            try:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            except LOST as error:
                if not gone(error):
                    raise
                lost = error
                await self.engine.dispose()
        raise StoreTrouble("server-storage-trouble") from lost

    # --- listening

    async def show(self, presences: Sequence[tuple[str, int, int]]) -> None:
        said = [f"{self.name} {table} {seats} {watching}" for table, seats, watching in presences]
        await self._short(lambda connection: connection.execute(NOTIFY, {"channel": self.channel, "notes": said}))

    async def listen(self, heard: Heard, seen: Seen | None = None) -> None:
        """Call back for every note of another process, on a connection of its own that is made again when lost."""
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(heard, seen, ready), name="the store's listener")
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({waiting, self._listener}, timeout=CONNECT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    async def _listen(self, heard: Heard, seen: Seen | None, ready: asyncio.Event) -> None:
        def hear(connection: object, pid: int, channel: str, payload: object) -> None:
            name, table, n, *watching = str(payload).split(" ")
            if name == self.name:
                return
            if not watching:
                heard(table, int(n))
            elif seen is not None:
                seen(name, table, int(n), int(watching[0]))

        while True:
            connection = None
            try:
                connection = await self._connect()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(self.channel, hear)
                if ready.is_set():
                    heard("", 0)  # what was said meanwhile was not heard
                ready.set()
                while not lost.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), COMMAND_SECONDS)
                    if not lost.is_set():
                        await connection.execute("SELECT 1")  # a dead line tells nothing by itself
            except LOST:
                pass  # tried again below, for as long as it takes
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(LISTEN_AGAIN_SECONDS)

    async def _connect(self) -> asyncpg.Connection[asyncpg.Record]:
        connection = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
        # A move is on disk before anybody hears of it, whatever the server's own default.
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        return connection


def sqlstate(error: BaseException) -> str:
    """PostgreSQL's own code of an error, if it has one."""
    return str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")


def gone(error: Exception) -> bool:
    """Whether it was the connection that failed, and not what was said over it."""
    if isinstance(error, NoneFree) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return True
    code = sqlstate(error)
    if code:
        return code.startswith(GONE)
    inner = getattr(error, "orig", error)
    causes = (inner, inner.__cause__, error.__cause__)
    return any(isinstance(cause, (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)) for cause in causes)
