"""A SQLite database. One thread with one connection does all writing; a few other threads read.

The SQLite driver blocks, so each transaction runs in a thread as a whole: one switch to the thread and back for a whole
batch, where an asynchronous driver needs one for every statement.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import itertools
import os
import shutil
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool, QueuePool

from ludoteca.core.errors import BadFile, BadSetup, os_error_reason
from ludoteca.server.store.migrate import BadDatabase, refuse_newer, revision_of, upgrade
from ludoteca.server.store.schema import REVISION
from ludoteca.server.store.statements import driver_connection, execute_writes
from ludoteca.server.store.writer import Write
from ludoteca.server.tables.rows import StoreTrouble

T = TypeVar("T")
READERS: Final = 2
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is erased does not stay in unused parts of the file
    "PRAGMA cache_size = -32768",  # kilobytes: enough for the ends of some thousands of logs
    "PRAGMA wal_autocheckpoint = 16000",  # pages: far more than our own checkpoints leave
    "PRAGMA journal_size_limit = 67108864",  # the write-ahead log shrinks to this after a long backup
)
CHECKPOINT_AFTER: Final = 500  # commits
WRITE_WAIT: Final = 10.0  # seconds to wait while another process writes, such as an admin command
LOCK_TRIES: Final = 8
LOCK_SECONDS: Final = 0.25
UPGRADING: Final = threading.Lock()
SPARE: Final = 1 << 20  # bytes; with less free space the disk counts as full


def checkpoint(connection: Connection) -> None:
    """Copy the write-ahead log into the file, as far as possible without waiting for anybody."""
    driver_connection(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


class Sqlite:
    """The default database: a file. The file and its folder are created if necessary."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = self._engine("BEGIN IMMEDIATE", "PRAGMA synchronous = FULL")
        self._reading = self._engine("BEGIN", "PRAGMA query_only = ON")
        self._writer: Connection | None = None
        # The identity of the open file, once for the writing thread and once for the reading threads.
        self._written_file: tuple[int, int] | None = None
        self._read_file: tuple[int, int] | None = None
        self._write_thread = ThreadPoolExecutor(1, "store-writer")
        self._read_threads = ThreadPoolExecutor(READERS, "store-reader")
        self._commits = 0  # since the last checkpoint
        self._checkpoint: Future[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> Sqlite:
        """Open the file. An older database is copied and then upgraded."""
        database = cls(path)
        await asyncio.get_running_loop().run_in_executor(database._write_thread, database._prepare)
        return database

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._write_thread, self._drop)
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self._reading.dispose()

    async def write(self, writes: Sequence[Write]) -> list[object]:
        """Execute all writes in one transaction, on disk on return."""
        return await asyncio.get_running_loop().run_in_executor(self._write_thread, self._write, writes)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in its own transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._read_threads, self._read, work)

    def test_write(self, connection: Connection) -> None:
        """A write that changes nothing."""
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def check_space(self) -> None:
        """Raise `StoreTrouble` if there is too little free disk space."""
        if await asyncio.get_running_loop().run_in_executor(self._read_threads, self._is_disk_full):
            raise StoreTrouble("server-disk-full")

    # --- in the threads

    def _write(self, writes: Sequence[Write]) -> list[object]:
        with self._translate_errors():
            if (found := self._identity()) != self._written_file:
                self._drop()
                self._written_file = found
            if self._writer is None:
                self._writer = self._writing.connect()
            try:
                with self._writer.begin():
                    outcomes = execute_writes(self._writer, writes)[0]
            except BaseException:
                # Do not use a failed connection for the next transaction.
                self._drop()
                raise
        self._commits += 1
        if self._commits >= CHECKPOINT_AFTER:
            self._start_checkpoint(self._writer)
        return outcomes

    def _start_checkpoint(self, writer: Connection) -> None:
        """Copy the write-ahead log into the file without blocking writes for long.

        A reading thread does the long part in parallel to writing. The writer then copies the little that was written
        meanwhile: SQLite reuses the log from its beginning only when nothing is left in it.
        """
        if self._checkpoint is None:
            self._checkpoint = self._read_threads.submit(self._read, checkpoint)
        elif self._checkpoint.done():
            self._checkpoint = None
            self._commits = 0
            # Here and above: a checkpoint that fails loses nothing and is tried again later.
            with contextlib.suppress(sqlite3.Error):
                checkpoint(writer)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._translate_errors():
            if (found := self._identity()) != self._read_file:
                self._reading.dispose()
                self._read_file = found
            with self._reading.connect() as connection:
                return work(connection)

    def _drop(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            with contextlib.suppress(DBAPIError, sqlite3.Error):
                writer.close()

    def _identity(self) -> tuple[int, int]:
        """The identity of the file at our path: writes to a file that was moved away would silently be lost."""
        found = self.path.stat()
        return found.st_dev, found.st_ino

    @contextlib.contextmanager
    def _translate_errors(self) -> Iterator[None]:
        """Turn errors of the system and of SQLite into `StoreTrouble`."""
        try:
            yield
        except OSError as error:
            raise StoreTrouble("server-storage-trouble") from error
        except (DBAPIError, sqlite3.Error) as error:
            code = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlite_errorcode", 0) & 0xFF
            if code in (sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH):
                raise  # our own fault
            if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and self._is_disk_full()):
                raise StoreTrouble("server-disk-full") from error
            raise StoreTrouble("server-storage-trouble") from error

    def _is_disk_full(self) -> bool:
        try:
            return shutil.disk_usage(self.path.parent).free < SPARE
        except OSError:
            return False

    # --- opening

    def _engine(self, begin: str, pragma: str) -> Engine:
        def connect() -> sqlite3.Connection:
            # mode=rw, so that a file that was moved away is not silently replaced by an empty one.
            connection = sqlite3.connect(
                f"{self.path.absolute().as_uri()}?mode=rw",
                uri=True,
                timeout=WRITE_WAIT,
                isolation_level=None,
                check_same_thread=False,
            )
            for statement in (*PRAGMAS, pragma):
                connection.execute(statement)
            return connection

        reading = begin == "BEGIN"
        pool: dict[str, Any] = {"poolclass": QueuePool, "pool_size": READERS} if reading else {"poolclass": NullPool}
        # Errors are logged without parameters, which hold links, names and chat.
        engine = create_engine("sqlite://", creator=connect, hide_parameters=True, **pool)

        def start(connection: Connection) -> None:
            driver_connection(connection).execute(begin)

        event.listen(engine, "begin", start)
        return engine

    def _prepare(self) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # The file holds the secrets of games in progress, so only its owner may read it.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise BadFile("core-cannot-write", file=str(self.path), why=os_error_reason(error)) from error
        with self._translate_errors():
            with self._writing.connect() as connection:
                found = revision_of(connection)
            if found == REVISION:
                return
            if found is None:
                self._upgrade()
                return
            refuse_newer(found)
            # An older version may still serve these games. The file lock belongs to the whole process, hence UPGRADING.
            with UPGRADING, exclusive_lock(self.path):
                with self._writing.connect() as connection:
                    if revision_of(connection) == REVISION:
                        return
                copy_database(self.path, unused_path(self.path.parent, f"{self.path.name}.before-{REVISION}-"))
                self._upgrade()

    def _upgrade(self) -> None:
        """Upgrade in one transaction: an interruption leaves the database unchanged."""
        with self._writing.begin() as connection:
            if revision_of(connection) != REVISION:  # another process may have been faster
                upgrade(connection)


@contextlib.contextmanager
def exclusive_lock(file: Path) -> Iterator[None]:
    """Make sure that no other process serves the games in a file. The lock ends with the process, however it ends."""
    lock = file.with_name(f"{file.name}.lock")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = lock.open("ab")
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(lock), why=os_error_reason(error)) from error
    with held:
        # A killed process may take a moment to release the lock.
        for attempt in range(LOCK_TRIES):
            if _try_lock(held):
                break
            if attempt + 1 == LOCK_TRIES:
                raise BadSetup("server-already-serving", folder=str(file.parent))
            time.sleep(LOCK_SECONDS)
        yield


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: BinaryIO) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(file: BinaryIO) -> bool:
        # lockf and not flock, because child processes such as those of the bots do not inherit it.
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def copy_database(file: Path, to: Path) -> None:
    """Copy a database with SQLite's backup API; the copy is complete or does not exist."""
    draft = to.with_name(f".{to.name}.{os.getpid()}.part")
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        with (
            contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(draft)) as target,
        ):
            source.backup(target)
        with draft.open("rb") as made:
            os.fsync(made.fileno())
        draft.replace(to)
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase("server-upgrade-no-copy", file=str(to), why=why_not_written(error)) from error
    finally:
        draft.unlink(missing_ok=True)


def why_not_written(error: OSError | sqlite3.Error) -> object:
    """The reason that the system or SQLite gives."""
    if isinstance(error, OSError):
        return os_error_reason(error)
    if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
        return os_error_reason(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
    return str(error)


def unused_path(folder: Path, start: str, end: str = "") -> Path:
    """A path with the current time that does not exist yet, so that no copy is ever overwritten."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    for number in itertools.count(1):
        path = folder / f"{start}{stamp}{'' if number == 1 else f'-{number}'}{end}"
        if not path.exists():
            return path
    raise AssertionError("unreachable")
