"""The store: tables, their logs, tokens, chat and records, in SQLite or PostgreSQL.

A table's log is append-only, and an entry is durable before `append` returns. All writes that arrive during a commit
are grouped into the next one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludoteca.core.errors import BadSetup
from ludoteca.server.processes.supervise import Supervisor
from ludoteca.server.store import statements
from ludoteca.server.store.postgres import Postgres
from ludoteca.server.store.sqlite import Sqlite
from ludoteca.server.store.statements import Append, CustomWrite
from ludoteca.server.store.writer import Writer
from ludoteca.server.tables.rows import (
    ChatRow,
    Loaded,
    LogRow,
    NoTable,
    StoreTrouble,
    TableChange,
    TableRow,
    TokenRow,
)

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
    """One open database.

    Every method raises `StoreTrouble` while the disk is full or the database cannot be reached, and works again
    afterwards.
    """

    def __init__(self, database: Sqlite | Postgres, supervisor: Supervisor) -> None:
        self.database = database
        self.supervisor = supervisor
        self.writer = Writer(database, supervisor)

    @classmethod
    async def open(cls, url: str, data: Path | None = None, supervisor: Supervisor | None = None) -> Store:
        """Open `sqlite:///file` or `postgresql://…`. An older database is backed up and then upgraded.

        The backup is placed beside the SQLite file, or for PostgreSQL in the folder `data`. The supervisor keeps the
        store's background tasks running.
        """
        supervisor = supervisor or Supervisor()
        if url.startswith("sqlite:///"):
            return cls(await Sqlite.open(Path(url.removeprefix("sqlite:///"))), supervisor)
        if not url.startswith(("postgresql://", "postgres://")):
            raise BadSetup("server-bad-database", given=url.partition(":")[0])

        def before(connection: Connection) -> None:
            from ludoteca.server.store.backup import copy_before_upgrade

            if data is not None:
                copy_before_upgrade(connection, data)

        return cls(await Postgres.open(url, before), supervisor)

    async def close(self) -> None:
        """Finish all waiting writes and close the database."""
        await self.writer.close()
        await self.database.close()

    # --- tables

    async def create(self, table: TableRow, tokens: Sequence[TokenRow], entries: Sequence[LogRow]) -> None:
        """Store a new table with its links and first entries."""
        await self.write(lambda connection: statements.create(connection, table, tokens, entries))

    async def load(self, table: str) -> Loaded | None:
        """A table with its whole log, in one consistent snapshot."""
        return await self.database.read(lambda connection: statements.load(connection, table))

    async def since(self, table: str, n: int) -> list[LogRow]:
        """The entries after number `n`."""
        return await self.database.read(lambda connection: statements.since(connection, table, n))

    async def append(
        self,
        rows: Sequence[LogRow],
        change: TableChange | None = None,
        tokens: Sequence[TokenRow] = (),
        rewrite: Callable[[Connection], None] | None = None,
    ) -> bool:
        """Append entries to a table's log, together with a change of its row and new or changed tokens.

        `rewrite` may change what was stored before; it is part of the same transaction and may run again.

        Returns True when all of it is durable. Returns False, and stores nothing, if the first number is not the next
        one in the log because another worker was faster. If the caller is cancelled, or `StoreTrouble` is raised
        because the connection was lost during the commit, either all or nothing is stored. Raises `NoTable` if the
        table does not exist.
        """
        stored: bool = await self.writer.submit(Append(rows, change, tokens, rewrite))
        return stored

    async def public(self, limit: int) -> list[TableRow]:
        """The public tables whose game is not finished, the most recently changed first."""
        return await self.database.read(lambda connection: statements.public(connection, limit))

    async def playing(self) -> list[str]:
        """The ids of all tables with a game in progress."""
        return await self.database.read(statements.playing)

    # --- links

    async def find_tokens(self, hashes: Sequence[bytes]) -> list[TokenRow]:
        """The rows of those tokens that exist, in no particular order, revoked ones included."""
        return await self.database.read(lambda connection: statements.find_tokens(connection, hashes))

    async def tokens_of(self, table: str) -> list[TokenRow]:
        """All links of a table, revoked ones included."""
        return await self.database.read(lambda connection: statements.tokens_of(connection, table))

    # --- chat

    async def add_chat(self, row: ChatRow) -> int:
        """Store a chat message and return its number. The number in the row is ignored."""
        write = CustomWrite(partial(statements.add_chat, row=row), lambda number: (row.table, -number))
        try:
            number: int = await self.writer.submit(write)
        except IntegrityError as error:
            raise NoTable("server-no-table", table=row.table) from error
        return number

    async def chats(self, table: str, limit: int) -> list[ChatRow]:
        """The last chat messages of a table, the oldest first."""
        return await self.database.read(lambda connection: statements.chats(connection, table, limit))

    # --- records

    async def save_record(self, table: str, data: bytes) -> None:
        """Store the record of a finished game."""
        now = time.time_ns() // 1_000_000_000
        await self.write(lambda connection: statements.save_record(connection, table, now, data))

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game."""
        return await self.database.read(lambda connection: statements.record(connection, table))

    # --- several workers

    async def listen(
        self, on_change: Callable[[str, int], None], on_presence: Callable[[str, str, int, int], None] | None = None
    ) -> None:
        """Call `on_change(table, n)` in the event loop for everything that other workers have written.

        n > 0 is the number of the last entry, n < 0 means the chat message with the number −n, and 0 means that
        something else about the table has changed. `on_change("", 0)` means that notifications may have been missed:
        check every table. A worker is not notified of its own writes. With SQLite there are no other workers.

        `on_presence(worker, table, seats, watching)` reports who is connected to a table at another worker.
        """
        if isinstance(self.database, Postgres):
            await self.database.listen(on_change, on_presence, self.supervisor)

    async def publish_presence(self, presences: Sequence[tuple[str, int, int]]) -> None:
        """Tell other workers who is connected here: table, seats as a bit mask, number of spectators. Not stored."""
        if isinstance(self.database, Postgres) and presences:
            await self.database.publish_presence(presences)

    async def lease(self, table: str, worker: str, seconds: float) -> bool:
        """Take or renew the right to drive the bots and clocks of a table; False while another worker has it.

        The database's clock counts. A lease saves work but is no lock: only `append` guarantees that each number is
        written once.
        """
        if isinstance(self.database, Postgres):
            return await self.database.lease(table, worker, seconds)
        return True

    async def seconds_since_lease(self, table: str) -> float | None:
        """The seconds since a table's lease expired; negative during a lease, None if there never was one."""
        return await self.database.seconds_since_lease(table) if isinstance(self.database, Postgres) else None

    async def release(self, worker: str) -> None:
        """Release all leases of a worker."""
        if isinstance(self.database, Postgres):
            await self.database.release(worker)

    # --- health, and anything else

    async def check(self) -> None:
        """Raise `StoreTrouble` if a move could not be stored at the moment."""
        if self.writer.trouble:
            await self.write(self.database.test_write)  # only a write shows whether writing works again
        else:
            await self.database.read(statements.probe)
        await self.database.check_space()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run any other change in the next transaction. It may run again if that transaction fails."""
        done: T = await self.writer.submit(CustomWrite(work))
        return done

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run any other query."""
        return await self.database.read(work)
