"""What is never lost: tables, their logs, tokens, chat and records, in SQLite or PostgreSQL.

A table's log is append-only, and an entry is durable before `append` returns. Everything written while a commit is
under way is grouped into the next one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludoteca.core.errors import BadSetup
from ludoteca.server.store import statements
from ludoteca.server.store.postgres import Postgres
from ludoteca.server.store.rows import (
    ChatRow,
    Loaded,
    LogRow,
    NoTable,
    StoreTrouble,
    TableChange,
    TableRow,
    TokenRow,
)
from ludoteca.server.store.sqlite import Sqlite
from ludoteca.server.store.statements import Append, Job
from ludoteca.server.store.writer import Writer

__all__ = [
    "ChatRow",
    "Loaded",
    "LogRow",
    "NoTable",
    "Store",
    "StoreTrouble",
    "TableChange",
    "TableRow",
    "TokenRow",
]

T = TypeVar("T")


class Store:
    """One open database. Every method raises `StoreTrouble` while the disk is full or the database is gone, and works
    again by itself when that is over."""

    def __init__(self, database: Sqlite | Postgres) -> None:
        self.database = database
        self.writer = Writer(database)

    @classmethod
    async def open(cls, url: str, data: Path | None = None) -> Store:
        """Open `sqlite:///file` or `postgresql://…`, brought up to date after a backup.

        The backup of an older database lies beside the SQLite file, or for PostgreSQL in the folder `data`.
        """
        if url.startswith("sqlite:///"):
            return cls(await Sqlite.open(Path(url.removeprefix("sqlite:///"))))
        if not url.startswith(("postgresql://", "postgres://")):
            raise BadSetup("server-bad-database", given=url.partition(":")[0])

        def before(connection: Connection) -> None:
            from ludoteca.server.store.backup import keep_aside

            if data is not None:
                keep_aside(connection, data)

        return cls(await Postgres.open(url, before))

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        await self.writer.close()
        await self.database.close()

    # --- tables

    async def create(self, table: TableRow, tokens: Sequence[TokenRow], entries: Sequence[LogRow]) -> None:
        """A new table with its links and first entries."""
        await self.write(lambda connection: statements.create(connection, table, tokens, entries))

    async def load(self, table: str) -> Loaded | None:
        """A table with its whole log, as of one moment."""
        return await self.database.read(lambda connection: statements.load(connection, table))

    async def since(self, table: str, n: int) -> list[LogRow]:
        """The entries numbered higher than n."""
        return await self.database.read(lambda connection: statements.since(connection, table, n))

    async def append(
        self, rows: Sequence[LogRow], change: TableChange | None = None, tokens: Sequence[TokenRow] = ()
    ) -> bool:
        """Add entries to one table's log, and with them a change of its row and tokens (new, or with new values).

        True once all of it is durable. False if the first number is not the next one of the log, because another
        worker was first: then nothing of it is stored. A caller who is cancelled does not know which it was, but it
        was all or nothing; and so it is after `StoreTrouble` where the connection was lost in the very commit.
        `NoTable` if the table does not exist.
        """
        stored: bool = await self.writer.put(Append(rows, change, tokens))
        return stored

    async def public(self, limit: int) -> list[TableRow]:
        """The public tables that wait or play, those with something new first."""
        return await self.database.read(lambda connection: statements.public(connection, limit))

    async def playing(self) -> list[str]:
        """The tables at which a game is on."""
        return await self.database.read(statements.playing)

    # --- links

    async def find_tokens(self, hashes: Sequence[bytes]) -> list[TokenRow]:
        """Those of the tokens that exist, in no order, the revoked ones among them."""
        return await self.database.read(lambda connection: statements.find_tokens(connection, hashes))

    async def revoke(self, hash: bytes) -> None:  # noqa: A002
        """Let a link open nothing any more."""
        await self.write(lambda connection: statements.revoke(connection, hash))

    # --- chat

    async def chat(self, row: ChatRow) -> int:
        """Keep what was said; the number it got. The number in the row is ignored."""
        order = Job(lambda connection: statements.say(connection, row), lambda number: (row.table, -number))
        try:
            said: int = await self.writer.put(order)
        except IntegrityError as error:
            raise NoTable("server-no-table", table=row.table) from error
        return said

    async def chats(self, table: str, limit: int) -> list[ChatRow]:
        """The last things said at a table, the oldest of them first."""
        return await self.database.read(lambda connection: statements.chats(connection, table, limit))

    # --- records

    async def save_record(self, table: str, data: bytes) -> None:
        """Keep the record of a finished game."""
        now = time.time_ns() // 1_000_000_000
        await self.write(lambda connection: statements.save_record(connection, table, now, data))

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game."""
        return await self.database.read(lambda connection: statements.record(connection, table))

    # --- several processes

    async def listen(
        self, heard: Callable[[str, int], None], seen: Callable[[str, str, int, int], None] | None = None
    ) -> None:
        """Hear what other processes write: `heard(table, n)`, in the event loop, once it can be read.

        n > 0 is the number of the last entry; n < 0 is a line of chat with the number −n; 0 says that something else
        about the table has changed. `heard("", 0)` says that notes may have been missed: look at every table. What
        this process writes itself is not heard. With SQLite there is nobody else.

        `seen(process, table, seats, watching)` says who is at a table elsewhere, as that process has shown it.
        """
        if isinstance(self.database, Postgres):
            await self.database.listen(heard, seen)

    async def show(self, presences: Sequence[tuple[str, int, int]]) -> None:
        """Tell other processes who is at tables here: the seats as a bit mask, and how many watch. Nothing is kept."""
        if isinstance(self.database, Postgres) and presences:
            await self.database.show(presences)

    async def lease(self, table: str, worker: str, seconds: float) -> bool:
        """Take or renew the right to drive the bots and clocks of a table; False while another worker has it.

        By the database's clock. It saves work and is no lock: that a number is written once is seen to by `append`.
        """
        if isinstance(self.database, Postgres):
            return await self.database.lease(table, worker, seconds)
        return True

    async def unleased(self, table: str) -> float | None:
        """For how many seconds nobody has leased a table; below 0 while a lease lasts, None if there is none."""
        return await self.database.unleased(table) if isinstance(self.database, Postgres) else None

    async def release(self, worker: str) -> None:
        """Give up all that a worker has leased."""
        if isinstance(self.database, Postgres):
            await self.database.release(worker)

    # --- anything else

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Any other change, grouped with the rest into a transaction. It may be carried out again if that fails."""
        done: T = await self.writer.put(Job(work))
        return done

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Any other question."""
        return await self.database.read(work)
