"""One writer for all: whatever is to be written while a commit is under way goes into the next one together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy.exc import DBAPIError

from ludoteca.server.store.rows import StoreTrouble
from ludoteca.server.store.statements import Append, Job

APART: Final = 0.004  # seconds between the beginnings of two commits: each costs as much as twenty of its orders
MOST: Final = 512  # orders in one transaction, so that nobody waits long for the others
TRIES: Final = 4  # when another worker wrote the same at the same moment
COLLISIONS: Final = ("23505", "40001", "40P01")  # PostgreSQL: the same key, not serialisable, a ring of locks

Order = Append | Job[Any]
T = TypeVar("T")


class Database(Protocol):
    """Where the orders are carried out."""

    async def write(self, orders: Sequence[Order]) -> list[object]:
        """All orders in one transaction, durable on return: an outcome for each, or an error and nothing of any."""


class Writer:
    """Carries out orders in the order they came, many in one commit.

    An order that comes alone is committed at once. Commits begin a few milliseconds apart, and what comes meanwhile
    makes up the next: where many play, that saves much of the work of a commit for each. A caller who is cancelled
    while waiting leaves an order that is carried out wholly or not at all.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = self.orders = 0
        self._waiting: deque[tuple[Order, asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="the store's writer")

    async def put(self, order: Order) -> Any:
        """The order's outcome, once it is durable."""
        if self._closing:
            raise StoreTrouble("server-storage-trouble")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((order, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Carry out what is waiting and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
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
            batch: list[tuple[Order, asyncio.Future[Any]]] = []
            while self._waiting and len(batch) < MOST:
                order, done = self._waiting.popleft()
                if not done.done():  # who asked for it may have gone
                    batch.append((order, done))
            if batch:
                await self._carry(batch)

    async def _carry(self, batch: list[tuple[Order, asyncio.Future[Any]]]) -> None:
        """One transaction; if it fails, one for each order, so that an order answers only for itself."""
        try:
            outcomes = await self._together([order for order, _ in batch])
        except Exception as error:  # noqa: BLE001  whatever it is, it is the callers' to know
            gone = isinstance(error, StoreTrouble) and error.key == "server-storage-trouble"
            if len(batch) > 1 and not gone:
                for one in batch:
                    await self._carry([one])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        self.commits += 1
        self.orders += len(batch)
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():
                continue
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    async def _together(self, orders: Sequence[Order]) -> list[object]:
        for attempt in range(TRIES):
            try:
                return await self.database.write(orders)
            except DBAPIError as error:
                if attempt + 1 == TRIES or getattr(error.orig, "sqlstate", None) not in COLLISIONS:
                    raise
        raise AssertionError("unreachable")
