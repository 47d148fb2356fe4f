"""Backups: all rows as compressed lines of JSON, the same for both databases, so that one moves into the other.

The first line names the revision of the database, then each table's columns are followed by its rows, and the last
line counts them. Reading a backup makes the database as it was at that revision and then brings it up to date, so an
old backup fits a new Ludoteca. Bytes are written as text where they are text.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, create_engine, func, insert, select, text

import ludoteca
from ludoteca.core.errors import BadFile, BadSetup, trouble
from ludoteca.server.store import Store
from ludoteca.server.store.migrate import revision_of, upgrade
from ludoteca.server.store.postgres import Postgres
from ludoteca.server.store.schema import OURS
from ludoteca.server.store.sqlite import unused
from ludoteca.server.store.statements import at_one_moment

FORMAT: Final = "ludoteca-backup"
VERSION: Final = 1
SUFFIX: Final = ".ludoteca.gz"
CHUNK: Final = 500
LEFT_OUT: Final = ("alembic_version", "leases")

Counts = dict[str, int]


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    revision: str
    made: int
    ludoteca: str


class Heading(msgspec.Struct, frozen=True):
    """The line before a table's rows."""

    table: str
    columns: list[str]


class BadBackup(BadFile):
    """A file that is no backup, or is damaged."""


# --- writing


async def backup(store: Store, path: Path) -> Counts:
    """Write everything, as of one moment, while others go on playing."""

    def whole(connection: Connection) -> Counts:
        at_one_moment(connection)
        return dump(connection, path)

    return await store.read(whole)


def keep_aside(connection: Connection, folder: Path) -> Path:
    """A backup under a name that says when it was made."""
    path = unused(folder, "before-", SUFFIX)
    dump(connection, path)
    return path


def dump(connection: Connection, path: Path) -> Counts:
    """Write a file that is there whole or not at all, for its owner's eyes only: it holds the secrets of games."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, filename="", mtime=0) as file:
                counts = _dump(connection, file)
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(path), why=trouble(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return counts


def _dump(connection: Connection, file: gzip.GzipFile) -> Counts:
    encode = msgspec.json.Encoder(enc_hook=str).encode

    def line(what: object) -> None:
        file.write(encode(what) + b"\n")

    revision = revision_of(connection)
    if revision is None:
        raise BadSetup("server-database-empty")
    line(Header(FORMAT, VERSION, revision, time.time_ns() // 1_000_000_000, ludoteca.__version__))
    counts: Counts = {}
    for table in tables_of(connection):
        line(Heading(table.name, [column.name for column in table.columns]))
        asked = select(table).order_by(*table.primary_key.columns)
        counts[table.name] = 0
        for row in connection.execute(asked, execution_options={"stream_results": True, "yield_per": CHUNK}):
            line([written(value) for value in row])
            counts[table.name] += 1
    line({"end": counts})
    return counts


def tables_of(connection: Connection) -> list[Table]:
    """The tables as the database has them at its revision, those that others refer to first."""
    found = ours(connection)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def ours(connection: Connection) -> MetaData:
    """Our own tables as they are: others may live in the same database."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in OURS)
    return found


def written(value: object) -> object:
    """A value as JSON.

    >>> written(b'{"n":1}'), written(b"\\xff")
    ('{"n":1}', {'base64': '/w=='})
    """
    if isinstance(value, bytes):
        try:
            return value.decode()
        except UnicodeDecodeError:
            return {"base64": base64.b64encode(value).decode()}
    return value


def unwritten(value: Any, binary: bool) -> Any:
    """A value from JSON.

    >>> unwritten('{"n":1}', True), unwritten({"base64": "/w=="}, True), unwritten("Ada", False)
    (b'{"n":1}', b'\\xff', 'Ada')
    """
    if isinstance(value, dict):
        return base64.b64decode(value["base64"], validate=True)
    return value.encode() if binary and isinstance(value, str) else value


# --- reading


async def restore(url: str, data: Path, path: Path, force: bool) -> tuple[Counts, Path | None]:
    """Put a backup in the place of the database: what was restored, and where the old one is kept.

    Nobody may be serving meanwhile. Without `force` a database that holds tables is left alone.
    """
    header_of(path)
    if url.startswith("sqlite:///"):
        return _restore_file(Path(url.removeprefix("sqlite:///")), path, force)
    database = Postgres(url)
    try:
        async with database.engine.connect() as connection:
            kept = await connection.run_sync(_put_aside, data, force)
        async with database.engine.begin() as connection:
            return await connection.run_sync(_restore_tables, path), kept
    finally:
        await database.close()


def _restore_file(file: Path, path: Path, force: bool) -> tuple[Counts, Path | None]:
    if not force and holds_games(file):
        raise BadSetup("server-database-in-use", file=str(file))
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(draft))
        with engine.begin() as connection:
            counts = fill(connection, path)
        engine.dispose()
        with draft.open("rb") as made:
            os.fsync(made.fileno())
        kept = None
        if file.exists():
            # What is still in the write-ahead log goes into the file before that is put aside.
            with contextlib.closing(sqlite3.connect(file)) as old, contextlib.suppress(sqlite3.Error):
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            kept = unused(file.parent, f"{file.name}.before-")
            file.replace(kept)
            for end in ("-wal", "-shm"):  # of a file so damaged that they could not be merged: not for the new one
                with contextlib.suppress(FileNotFoundError):
                    file.with_name(file.name + end).replace(kept.with_name(kept.name + end))
        draft.replace(file)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(file), why=trouble(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return counts, kept


def holds_games(file: Path) -> bool:
    """Whether there is something to lose; a file that cannot be read may hold something too."""
    if not file.exists() or not file.stat().st_size:
        return False
    with contextlib.closing(sqlite3.connect(file)) as database:
        try:
            return bool(database.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.Error:
            return True


def _put_aside(connection: Connection, data: Path, force: bool) -> Path | None:
    if revision_of(connection) is None:
        return None
    living = "SELECT count(*) FROM leases WHERE until > extract(epoch FROM clock_timestamp())"
    if connection.execute(text(living)).scalar_one():
        raise BadSetup("server-database-served")
    if not connection.execute(text("SELECT count(*) FROM tables")).scalar_one():
        return None
    if not force:
        raise BadSetup("server-database-in-use", file="PostgreSQL")
    return keep_aside(connection, data)


def _restore_tables(connection: Connection, path: Path) -> Counts:
    """In one transaction: the old tables are there until the new ones are."""
    ours(connection).drop_all(connection)
    return fill(connection, path)


def fill(connection: Connection, path: Path) -> Counts:
    """An empty database from a backup."""
    with lines_of(path) as lines:
        header = read_header(next(lines, b""), path)
        upgrade(connection, header.revision)
        tables = {table.name: table for table in tables_of(connection)}
        counts = _fill(connection, tables, lines, path)
    for table in tables.values():
        counted = table.autoincrement_column
        if connection.dialect.name == "postgresql" and counted is not None:
            highest = select(func.max(counted)).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, counted.name)
            connection.execute(select(func.setval(sequence, func.coalesce(highest, 0) + 1, False)))
    upgrade(connection)
    return counts


def _fill(connection: Connection, tables: dict[str, Table], lines: Iterator[bytes], path: Path) -> Counts:
    counts: Counts = {}
    table: Table | None = None
    binary: list[bool] = []
    names: list[str] = []
    waiting: list[dict[str, Any]] = []

    def flush() -> None:
        if table is not None and waiting:
            connection.execute(insert(table), waiting)
            waiting.clear()

    for number, line in enumerate(lines, 2):
        try:
            said = msgspec.json.decode(line)
            if isinstance(said, list):
                given = (unwritten(value, is_bytes) for value, is_bytes in zip(said, binary, strict=True))
                waiting.append(dict(zip(names, given, strict=True)))
                counts[table.name if table is not None else ""] += 1
                if len(waiting) == CHUNK:
                    flush()
            elif "end" in said:
                flush()
                if said["end"] != counts:
                    raise ValueError("the rows are not as many as the last line says")
                return counts
            else:
                flush()
                heading = msgspec.convert(said, Heading)
                table, names = tables[heading.table], heading.columns
                binary = [isinstance(table.columns[name].type, LargeBinary) for name in names]
                counts[table.name] = 0
        except (ValueError, KeyError, TypeError, msgspec.MsgspecError) as error:
            raise BadBackup("server-backup-damaged", file=str(path), line=number) from error
    raise BadBackup("server-backup-cut", file=str(path))


def header_of(path: Path) -> Header:
    """The first line of a backup."""
    with lines_of(path) as lines:
        return read_header(next(lines, b""), path)


def read_header(line: bytes, path: Path) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as error:
        raise BadBackup("server-backup-foreign", file=str(path)) from error
    if header.format != FORMAT or header.version > VERSION:
        raise BadBackup("server-backup-foreign", file=str(path))
    return header


@contextlib.contextmanager
def lines_of(path: Path) -> Iterator[Iterator[bytes]]:
    """The lines of a compressed file; a damaged one is told as such."""
    try:
        raw: BinaryIO
        with path.open("rb") as raw, gzip.GzipFile(fileobj=raw) as file:
            yield iter(file)
    except gzip.BadGzipFile as error:
        raise BadBackup("server-backup-foreign", file=str(path)) from error
    except EOFError as error:
        raise BadBackup("server-backup-cut", file=str(path)) from error
    except OSError as error:
        raise BadFile("core-cannot-read", file=str(path), why=trouble(error)) from error
