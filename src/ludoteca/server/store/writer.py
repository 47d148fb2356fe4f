"""The writer: groups all writes that arrive during a commit into the next transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy.exc import DBAPIError

from ludoteca.server.processes.supervise import Backoff, Supervisor, Task
from ludoteca.server.store.statements import Append, CustomWrite
from ludoteca.server.tables.rows import StoreTrouble

APART: Final = 0.004  # seconds between the starts of two commits; a commit costs as much as twenty writes
MOST: Final = 512  # writes in one transaction, so that nobody waits long
TRIES: Final = 4  # for a transaction in which another worker writes the same number at the same moment
PAUSES: Final = (
    0.05,
    1.0,
)  # shortest and longest pause in seconds before a restart; short, because everybody waits
COLLISIONS: Final = ("23505", "40001", "40P01")  # PostgreSQL: duplicate key, serialisation failure, deadlock

Write = Append | CustomWrite[Any]
T = TypeVar("T")


class Database(Protocol):
    """The database that executes the writes."""

    async def write(self, writes: Sequence[Write]) -> list[object]:
        """Execute all writes in one transaction, durable on return: an outcome for each, or an error and no change."""


class Writer:
    """Executes writes in the order of their arrival, many in one commit.

    A single write is committed at once. Commits start a few milliseconds apart, and all writes that arrive meanwhile
    share the next one: with many players this saves most of the commits. If a caller is cancelled while waiting, its
    write is executed completely or not at all. If the writer itself fails, all waiting writes are refused, and it
    continues with the next.
    """

    def __init__(self, database: Database, supervisor: Supervisor) -> None:
        self.database = database
        self.trouble = ""  # the key of the database error at the last commit
        self.commits = 0
        self._waiting: deque[tuple[Write, asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = supervisor.start("store-writer", self._run, backoff=Backoff(*PAUSES))

    async def submit(self, write: Write) -> Any:
        """Execute a write, and return its outcome when it is durable."""
        if self._closing:
            raise StoreTrouble("server-storage-trouble")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Execute all waiting writes and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self, task: Task) -> None:
        loop = asyncio.get_running_loop()
        due = 0.0
        while True:
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            await asyncio.sleep(max(0.0, due - loop.time()))
            due = loop.time() + APART
            batch: list[tuple[Write, asyncio.Future[Any]]] = []
            while self._waiting and len(batch) < MOST:
                write, done = self._waiting.popleft()
                if not done.done():  # otherwise its caller was cancelled
                    batch.append((write, done))
            if batch:
                try:
                    await self._execute(batch)
                except BaseException:
                    for _, done in [*batch, *self._waiting]:
                        if not done.done():
                            done.set_exception(StoreTrouble("server-storage-trouble"))
                    self._waiting.clear()
                    raise
                task.healthy()

    async def _execute(self, batch: list[tuple[Write, asyncio.Future[Any]]]) -> None:
        """Execute a batch in one transaction; if it fails, each write in its own, so that an error affects no other."""
        try:
            outcomes = await self._write([write for write, _ in batch])
        except Exception as error:  # noqa: BLE001  (the callers get any error)
            if isinstance(error, StoreTrouble):
                self.trouble = error.key
            unreachable = isinstance(error, StoreTrouble) and error.key == "server-storage-trouble"
            if len(batch) > 1 and not unreachable:
                trouble = ""
                for one in batch:
                    await self._execute([one])
                    trouble = self.trouble or trouble
                self.trouble = trouble  # a small write may fit where a larger one does not
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        answers = list(zip(batch, outcomes, strict=True))  # if the lengths differ, no caller gets a wrong outcome
        self.trouble = ""
        self.commits += 1
        for (_, done), outcome in answers:
            if done.done():
                continue
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    async def _write(self, writes: Sequence[Write]) -> list[object]:
        for attempt in range(TRIES):
            try:
                return await self.database.write(writes)
            except DBAPIError as error:
                if attempt + 1 == TRIES or getattr(error.orig, "sqlstate", None) not in COLLISIONS:
                    raise
        raise AssertionError("unreachable")
