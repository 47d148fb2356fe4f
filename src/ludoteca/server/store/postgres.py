"""A PostgreSQL database, for several workers or machines that serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import Callable, Sequence
from typing import Final, ParamSpec, TypeVar

import asyncpg
from sqlalchemy import Connection, LargeBinary, Text, bindparam, func, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.core.errors import BadSetup
from ludoteca.server.processes.supervise import Backoff, Supervisor, Task
from ludoteca.server.store.migrate import refuse_newer, revision_of, upgrade
from ludoteca.server.store.schema import REVISION
from ludoteca.server.store.statements import Notification, execute_writes
from ludoteca.server.store.writer import Write
from ludoteca.server.tables.rows import StoreTrouble

T = TypeVar("T")
P = ParamSpec("P")
OnChange = Callable[[str, int], None]
OnPresence = Callable[[str, str, int, int], None]

LOG: Final = logging.getLogger("ludoteca.server")
CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 15.0  # after which a database that does not answer counts as lost
DOUBT_SECONDS: Final = 5.0  # to find out whether a commit succeeded after its answer was lost
LISTEN_AGAIN_SECONDS: Final = 0.5  # before the listener is restarted, doubled each time
LISTEN_AGAIN_LONGEST: Final = 5.0  # up to this; without the listener, players here miss what happens elsewhere
SERVED_TRIES: Final = 20  # how often to check whether another worker still serves: together longer than a lease
SERVED_SECONDS: Final = 0.5
TRIES: Final = 3  # connections to try before the database counts as lost
POOL: Final = 4
DISK_FULL: Final = "53100"
CONNECTION_ERRORS: Final = (
    DBAPIError,
    NoneFree,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
# Connection lost, shutdown, too many connections, system error, access denied, no such database.
LOST_CODES: Final = ("08", "57P", "53300", "58", "28", "3D")

XID: Final = text("SELECT pg_current_xact_id_if_assigned()::text")
FATE: Final = text("SELECT pg_xact_status(CAST(:xid AS xid8))").bindparams(bindparam("xid", type_=Text))
NOTIFY: Final = select(
    func.pg_notify(bindparam("channel", type_=Text), func.unnest(bindparam("payloads", type_=ARRAY(Text))))
)
PAYLOAD: Final = re.compile(r"([0-9a-f]{8}) ([^ ]{1,64}) (-?[0-9]{1,18})(?: ([0-9]{1,9}))?")
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
# More than a page of 8 kB, because a page may have space left when the disk has none.
TEST_WRITE: Final = text(
    "INSERT INTO log (table_id, n, at, data)"
    " SELECT one.id, -k, 0, :data FROM (SELECT id FROM tables LIMIT 1) one, generate_series(1, 8) k"
).bindparams(bindparam("data", type_=LargeBinary))
TAKE_LEASE: Final = text(
    "INSERT INTO leases AS held (table_id, worker, until)"
    " VALUES (:table, :worker, extract(epoch FROM clock_timestamp()) + CAST(:seconds AS double precision))"
    " ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, until = excluded.until"
    " WHERE held.worker = excluded.worker OR held.until < extract(epoch FROM clock_timestamp())"
    " RETURNING 1"
)


class Postgres:
    """A PostgreSQL database, with the usual address: `postgresql://user@host/name?search_path=games`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # so that a worker can ignore its own notifications
        self.engine: AsyncEngine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            hide_parameters=True,  # errors are logged, and parameters hold links, names and chat
            pool_size=POOL,
            max_overflow=POOL,
            pool_timeout=COMMAND_SECONDS,
        )
        self.channel = "ludoteca"
        self._writer: AsyncConnection | None = None
        self._listener: asyncio.Task[None] | None = None
        self._warned = False  # of notifications that are not ours

    @classmethod
    async def open(cls, url: str, before: Callable[[Connection], None]) -> Postgres:
        """Connect, and upgrade an older database; `before` is called before the upgrade."""
        database = cls(url)

        try:
            async with database.engine.begin() as connection:
                schema = await connection.scalar(text("SELECT current_schema()"))
                database.channel = f"ludoteca_{schema or 'public'}"[:63]
                if await connection.run_sync(revision_of) != REVISION:
                    # If several workers start together, one migrates, and the others wait.
                    lock = text("SELECT pg_advisory_xact_lock(hashtext(:name))")
                    await connection.execute(lock, {"name": database.channel})
                    found = await connection.run_sync(revision_of)
                    if found is not None and found != REVISION:
                        refuse_newer(found)
                        await database._wait_until_idle(connection)
                        async with database.engine.connect() as reading:
                            await reading.run_sync(before)
                    if found != REVISION:
                        await connection.run_sync(upgrade)
        except BaseException as error:
            await database.engine.dispose()
            if isinstance(error, Exception) and is_lost(error):
                raise StoreTrouble("server-storage-trouble") from error
            raise
        return database

    async def _wait_until_idle(self, connection: AsyncConnection) -> None:
        """Wait until the leases of killed workers expire. Workers of an older version must be stopped first."""
        for attempt in range(SERVED_TRIES):
            if not await connection.run_sync(is_served):
                return
            if attempt + 1 < SERVED_TRIES:
                await asyncio.sleep(SERVED_SECONDS)
        raise BadSetup("server-database-served")

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self._drop()
        await self.engine.dispose()

    # --- writing

    async def write(self, writes: Sequence[Write]) -> list[object]:
        """Execute all writes in one transaction, durable on return.

        If the connection is lost before the commit, nothing was written, and the transaction is repeated. If it is
        lost during the commit, the database is asked whether that transaction succeeded.
        """
        lost: Exception | None = None
        for _ in range(TRIES):
            written: tuple[str, list[object]] | None = None
            try:
                if self._writer is None:
                    self._writer = await self.engine.connect()
                async with self._writer.begin():
                    outcomes, notifications = await self._writer.run_sync(execute_writes, writes)
                    await self._notify(self._writer, notifications)
                    xid = await self._writer.scalar(XID)
                    if xid is not None:
                        written = str(xid), outcomes
                return outcomes
            except CONNECTION_ERRORS as error:
                if not is_lost(error):
                    if sqlstate(error) == DISK_FULL:
                        raise StoreTrouble("server-disk-full") from error
                    raise
                lost = error
                await self._drop()
                await self.engine.dispose()  # the other pooled connections are lost, too
                if written is not None and await self._committed(written[0]):
                    return written[1]
            except BaseException:
                await self._drop()
                raise
        raise StoreTrouble("server-storage-trouble") from lost

    async def _notify(self, connection: AsyncConnection, notifications: Sequence[Notification]) -> None:
        if notifications:
            payloads = [f"{self.name} {table} {n}" for table, n in notifications]
            await connection.execute(NOTIFY, {"channel": self.channel, "payloads": payloads})

    async def _committed(self, xid: str) -> bool:
        """Whether a transaction was committed; `StoreTrouble` if the database does not come back."""
        loop = asyncio.get_running_loop()
        end = loop.time() + DOUBT_SECONDS
        while loop.time() < end:
            try:
                async with self.engine.connect() as connection:
                    fate = await connection.scalar(FATE, {"xid": xid})
                if fate != "in progress":
                    return bool(fate == "committed")
            except CONNECTION_ERRORS:
                pass  # the database may be about to come back
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
        """Run a query in its own transaction."""
        return await self._run(work)

    async def lease(self, table: str, worker: str, seconds: float) -> bool:
        def take(connection: Connection) -> bool:
            values = {"table": table, "worker": worker, "seconds": seconds}
            return connection.execute(TAKE_LEASE, values).first() is not None

        return await self._run(take)

    async def seconds_since_lease(self, table: str) -> float | None:
        query = text("SELECT extract(epoch FROM clock_timestamp()) - until FROM leases WHERE table_id = :table")

        def look(connection: Connection) -> float | None:
            found = connection.execute(query, {"table": table}).scalar_one_or_none()
            return None if found is None else float(found)

        return await self._run(look)

    async def release(self, worker: str) -> None:
        def drop(connection: Connection) -> None:
            connection.execute(text("DELETE FROM leases WHERE worker = :worker"), {"worker": worker})

        await self._run(drop)

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction, and repeat it if the pooled connection was lost."""
        lost: Exception | None = None
        for _ in range(TRIES):
            try:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            except CONNECTION_ERRORS as error:
                if not is_lost(error):
                    raise
                lost = error
                await self.engine.dispose()
        raise StoreTrouble("server-storage-trouble") from lost

    # --- listening

    async def publish_presence(self, presences: Sequence[tuple[str, int, int]]) -> None:
        payloads = [f"{self.name} {table} {seats} {watching}" for table, seats, watching in presences]
        await self._run(lambda connection: connection.execute(NOTIFY, {"channel": self.channel, "payloads": payloads}))

    async def listen(self, on_change: OnChange, on_presence: OnPresence | None, supervisor: Supervisor) -> None:
        """Call back for every notification of another worker, on a separate connection that is renewed when lost."""
        ready = asyncio.Event()
        self._listener = supervisor.start(
            "store-listener",
            lambda task: self._listen(task, on_change, on_presence, ready),
            ready=False,
            backoff=Backoff(LISTEN_AGAIN_SECONDS, LISTEN_AGAIN_LONGEST),
            expected=CONNECTION_ERRORS,
        )
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                await ready.wait()

    async def _listen(
        self, task: Task, on_change: OnChange, on_presence: OnPresence | None, ready: asyncio.Event
    ) -> None:
        """Listen until the connection is lost, which raises an error."""

        def receive(connection: object, pid: int, channel: str, payload: object) -> None:
            self._receive(str(payload), on_change, on_presence)

        connection = await self._connect()
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(self.channel, receive)
            task.healthy()
            if ready.is_set():
                _call(on_change, "", 0)  # notifications were missed meanwhile
            ready.set()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), COMMAND_SECONDS)
                if not lost.is_set():
                    await connection.execute("SELECT 1")  # otherwise a dead connection goes unnoticed
            raise ConnectionError("the connection was lost")
        finally:
            connection.terminate()

    def _receive(self, payload: str, on_change: OnChange, on_presence: OnPresence | None) -> None:
        """Handle one notification. Other users of the database may send on the channel; those are ignored."""
        match = PAYLOAD.fullmatch(payload)
        if match is None:
            if not self._warned:
                LOG.warning("notifications of another program on the database's channel are ignored")
            self._warned = True
            return
        name, table, n, watching = match.groups()
        if name == self.name:
            return
        if watching is None:
            _call(on_change, table, int(n))
        elif on_presence is not None:
            _call(on_presence, name, table, int(n), int(watching))

    async def _connect(self) -> asyncpg.Connection[asyncpg.Record]:
        connection = None
        try:
            connection = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
            # A move must be on disk before it is broadcast, whatever the database's default.
            await connection.execute(DURABLE)
        except BaseException as error:
            if connection is not None:
                connection.terminate()
            if isinstance(error, CONNECTION_ERRORS) or not isinstance(error, Exception):
                raise
            # If the connection is cut during the handshake, the driver may raise any error.
            raise ConnectionError(f"no connection: {type(error).__name__}") from error
        return connection

    # --- health

    def test_write(self, connection: Connection) -> None:
        """Write something that needs disk space, and roll it back."""
        with connection.begin_nested() as attempt:
            connection.execute(TEST_WRITE, {"data": secrets.token_bytes(1500)})
            attempt.rollback()

    async def check_space(self) -> None:
        """Nothing to check: the disk belongs to PostgreSQL and may be on another machine."""


def _call(handler: Callable[P, None], *values: P.args, **named: P.kwargs) -> None:
    """Pass a notification on. An error in its handler must not stop the listener."""
    try:
        handler(*values, **named)
    except Exception:
        LOG.exception("a notification of another worker could not be handled")


def is_served(connection: Connection) -> bool:
    """Whether a worker has an unexpired lease."""
    query = "SELECT count(*) FROM leases WHERE until > extract(epoch FROM clock_timestamp())"
    return bool(connection.execute(text(query)).scalar_one())


def sqlstate(error: BaseException) -> str:
    """PostgreSQL's code of an error, or an empty string."""
    return str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")


def is_lost(error: Exception) -> bool:
    """Whether an error means that the connection was lost."""
    if isinstance(error, NoneFree) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return True
    code = sqlstate(error)
    if code:
        return code.startswith(LOST_CODES)
    inner = getattr(error, "orig", error)
    causes = (inner, inner.__cause__, error.__cause__)
    return any(isinstance(cause, (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)) for cause in causes)
