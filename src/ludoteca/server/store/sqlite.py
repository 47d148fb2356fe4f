"""A database in one file. All writing is done by one thread on one connection, reading by a few others.

The SQLite driver blocks, so each transaction goes to a thread as a whole: one hop there and back for a batch, where
an asynchronous driver needs one for every statement.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool, QueuePool

from ludoteca.core.errors import BadFile, BadSetup, trouble
from ludoteca.server.store.migrate import revision_of, upgrade
from ludoteca.server.store.rows import StoreTrouble
from ludoteca.server.store.schema import REVISION
from ludoteca.server.store.statements import bare, carry_out
from ludoteca.server.store.writer import Order

T = TypeVar("T")
READERS: Final = 2
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cache_size = -32768",  # kilobytes: the ends of the logs of some thousands of tables
    "PRAGMA wal_autocheckpoint = 16000",  # pages: far behind what we sweep ourselves
    "PRAGMA journal_size_limit = 67108864",  # after a long backup the write-ahead log shrinks to this again
)
SWEEP_AFTER: Final = 500  # commits, after which the write-ahead log is carried over into the file
PATIENCE: Final = 10.0  # seconds to wait for another process, such as an admin command, to finish writing
LOCK_TRIES: Final = 8
LOCK_SECONDS: Final = 0.25
SPARE: Final = 1 << 20  # bytes; with less than that free, a failed write means that the disk is full


def sweep(connection: Connection) -> None:
    """Carry over as much of the write-ahead log as nobody needs any more; nobody waits for it."""
    bare(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


class Sqlite:
    """The default: a file, made with its folder if it is not there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = self._engine("BEGIN IMMEDIATE", "PRAGMA synchronous = FULL")
        self._reading = self._engine("BEGIN", "PRAGMA query_only = ON")
        self._writer: Connection | None = None
        # Which file the two sides have open: each looks for itself, in its own threads.
        self._written: tuple[int, int] | None = None
        self._seen: tuple[int, int] | None = None
        self._hand = ThreadPoolExecutor(1, "store-writer")
        self._eyes = ThreadPoolExecutor(READERS, "store-reader")
        self._commits = 0  # since the last sweep
        self._sweep: Future[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> Sqlite:
        """Open the file, and bring it up to date with a copy of the old one beside it."""
        database = cls(path)
        await asyncio.get_running_loop().run_in_executor(database._hand, database._prepare)
        return database

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._hand, self._drop)
        self._hand.shutdown()
        self._eyes.shutdown()
        self._reading.dispose()

    async def write(self, orders: Sequence[Order]) -> list[object]:
        """All orders in one transaction; on disk on return."""
        return await asyncio.get_running_loop().run_in_executor(self._hand, self._write, orders)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a function finds in the database as it is now."""
        return await asyncio.get_running_loop().run_in_executor(self._eyes, self._read, work)

    # --- in the threads

    def _write(self, orders: Sequence[Order]) -> list[object]:
        with self._troubles():
            if (found := self._identity()) != self._written:
                self._drop()
                self._written = found
            if self._writer is None:
                self._writer = self._writing.connect()
            try:
                with self._writer.begin():
                    outcomes = carry_out(self._writer, orders)[0]
            except BaseException:
                # A connection that has failed is not trusted with the next transaction.
                self._drop()
                raise
        self._commits += 1
        if self._commits >= SWEEP_AFTER:
            self._carry_over(self._writer)
        return outcomes

    def _carry_over(self, writer: Connection) -> None:
        """Carry the write-ahead log over into the file, without letting those who write wait for the disk.

        A reader does the long part beside the writing. What was written meanwhile is little, and the writer carries it
        over itself: only when nothing is left does the log start anew from its beginning.
        """
        if self._sweep is None:
            self._sweep = self._eyes.submit(self._read, sweep)
        elif self._sweep.done():
            self._sweep = None
            self._commits = 0
            # Here and above: what fails now is tried again later, and nothing is lost meanwhile.
            with contextlib.suppress(sqlite3.Error):
                sweep(writer)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._troubles():
            if (found := self._identity()) != self._seen:
                self._reading.dispose()
                self._seen = found
            with self._reading.connect() as connection:
                return work(connection)

    def _drop(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            with contextlib.suppress(DBAPIError, sqlite3.Error):
                writer.close()

    def _identity(self) -> tuple[int, int]:
        """Which file lies at our path: writing to one that was taken away would be lost without a word."""
        found = self.path.stat()
        return found.st_dev, found.st_ino

    @contextlib.contextmanager
    def _troubles(self) -> Iterator[None]:
        """What the system and SQLite say, as what a person can do something about."""
        try:
            yield
        except OSError as error:
            raise StoreTrouble("server-storage-trouble") from error
        except (DBAPIError, sqlite3.Error) as error:
            code = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlite_errorcode", 0) & 0xFF
            if code in (sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH):
                raise  # a mistake of ours
            if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and self._full()):
                raise StoreTrouble("server-disk-full") from error
            raise StoreTrouble("server-storage-trouble") from error

    def _full(self) -> bool:
        try:
            return shutil.disk_usage(self.path.parent).free < SPARE
        except OSError:
            return False

    # --- opening

    def _engine(self, begin: str, pragma: str) -> Engine:
        def connect() -> sqlite3.Connection:
            # mode=rw: a file that was taken away is not silently replaced by an empty one.
            made = sqlite3.connect(
                f"{self.path.absolute().as_uri()}?mode=rw",
                uri=True,
                timeout=PATIENCE,
                isolation_level=None,
                check_same_thread=False,
            )
            for order in (*PRAGMAS, pragma):
                made.execute(order)
            return made

        reading = begin == "BEGIN"
        pool: dict[str, Any] = {"poolclass": QueuePool, "pool_size": READERS} if reading else {"poolclass": NullPool}
        engine = create_engine("sqlite://", creator=connect, **pool)

        def start(connection: Connection) -> None:
            bare(connection).execute(begin)

        event.listen(engine, "begin", start)
        return engine

    def _prepare(self) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # The file holds the secrets of games that are being played: it is for its owner only.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise BadFile("core-cannot-write", file=str(self.path), why=trouble(error)) from error
        with self._troubles():
            with self._writing.connect() as connection:
                found = revision_of(connection)
            if found == REVISION:
                return
            if found is not None:
                copy_of(self.path, unused(self.path.parent, f"{self.path.name}.before-{REVISION}-"))
            with self._writing.begin() as connection:
                if revision_of(connection) != REVISION:  # another process may have been quicker
                    upgrade(connection)


@contextlib.contextmanager
def alone(file: Path) -> Iterator[None]:
    """While this lasts no other process serves the games in a file; the lock ends with the process, however it ends."""
    lock = file.with_name(f"{file.name}.lock")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = lock.open("ab")
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(lock), why=trouble(error)) from error
    with held:
        # One that was killed may take a moment to be gone.
        for attempt in range(LOCK_TRIES):
            if _locked(held):
                break
            if attempt + 1 == LOCK_TRIES:
                raise BadSetup("server-already-serving", folder=str(file.parent))
            time.sleep(LOCK_SECONDS)
        yield


if sys.platform == "win32":
    import msvcrt

    def _locked(file: BinaryIO) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _locked(file: BinaryIO) -> bool:
        # lockf and not flock: a child process, such as one that thinks for a bot, does not inherit it.
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def copy_of(file: Path, to: Path) -> None:
    """A copy of a database in use, as of one moment, by SQLite's own means."""
    os.close(os.open(to, os.O_RDWR | os.O_CREAT, 0o600))
    with (
        contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
        contextlib.closing(sqlite3.connect(to)) as target,
    ):
        source.backup(target)


def unused(folder: Path, start: str, end: str = "") -> Path:
    """A name with the moment in it that no file has yet: nothing that was put aside is ever written over."""
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    for number in itertools.count(1):
        path = folder / f"{start}{moment}{'' if number == 1 else f'-{number}'}{end}"
        if not path.exists():
            return path
    raise AssertionError("unreachable")
