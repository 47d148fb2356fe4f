"""Backups: all rows as compressed lines of JSON. Both databases write and read the same format.

The first line names the revision of the database. Then each table has a line with its columns, followed by its rows.
The last line counts the rows. A restore creates the database at that revision and then upgrades it, so old backups work
with new versions. Bytes are written as text if they are text.
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
from ludoteca.core.errors import BadFile, BadSetup, os_error_reason
from ludoteca.server.store import Store
from ludoteca.server.store.migrate import BadDatabase, is_known, revision_of, upgrade
from ludoteca.server.store.postgres import Postgres, is_served
from ludoteca.server.store.schema import OURS
from ludoteca.server.store.sqlite import unused_path
from ludoteca.server.store.statements import use_one_snapshot

FORMAT: Final = "ludoteca-backup"
VERSION: Final = 1
SUFFIX: Final = ".ludoteca.gz"
CHUNK: Final = 500
EXCLUDED: Final = ("alembic_version", "leases")

Counts = dict[str, int]


class Header(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    format: str
    version: int
    revision: str
    made: int
    ludoteca: str


class Heading(msgspec.Struct, frozen=True):
    """The line in front of a table's rows."""

    table: str
    columns: list[str]


class BadBackup(BadFile):
    """A file that is not a backup, or a damaged one."""


# --- writing


async def backup(store: Store, path: Path) -> Counts:
    """Write a backup of one consistent snapshot, while games go on."""

    def dump_all(connection: Connection) -> Counts:
        use_one_snapshot(connection)
        return dump(connection, path)

    return await store.read(dump_all)


def dump_with_date(connection: Connection, folder: Path) -> Path:
    """Write a backup with the current time in its name."""
    path = unused_path(folder, "before-", SUFFIX)
    dump(connection, path)
    return path


def copy_before_upgrade(connection: Connection, folder: Path) -> Path:
    """Write the backup that must exist before a database is upgraded."""
    use_one_snapshot(connection)
    try:
        return dump_with_date(connection, folder)
    except BadFile as error:
        raise BadDatabase("server-upgrade-no-copy", **error.facts) from error


def dump(connection: Connection, path: Path) -> Counts:
    """Write a complete file or none, readable only by its owner: it holds the secrets of games."""
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
        raise BadFile("core-cannot-write", file=str(path), why=os_error_reason(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return counts


def _dump(connection: Connection, file: gzip.GzipFile) -> Counts:
    encode = msgspec.json.Encoder(enc_hook=str).encode

    def write_line(value: object) -> None:
        file.write(encode(value) + b"\n")

    revision = revision_of(connection)
    if revision is None:
        raise BadSetup("server-database-empty")
    write_line(Header(FORMAT, VERSION, revision, time.time_ns() // 1_000_000_000, ludoteca.__version__))
    counts: Counts = {}
    for table in tables_of(connection):
        write_line(Heading(table.name, [column.name for column in table.columns]))
        query = select(table).order_by(*table.primary_key.columns)
        counts[table.name] = 0
        for row in connection.execute(query, execution_options={"stream_results": True, "yield_per": CHUNK}):
            write_line([to_json(value) for value in row])
            counts[table.name] += 1
    write_line({"end": counts})
    return counts


def tables_of(connection: Connection) -> list[Table]:
    """The tables of the database at its revision, each after those it refers to."""
    return [table for table in own_tables(connection).sorted_tables if table.name not in EXCLUDED]


def own_tables(connection: Connection) -> MetaData:
    """The tables of Ludoteca; the database may hold others, too."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in OURS)
    return found


def to_json(value: object) -> object:
    """A value as JSON.

    >>> to_json(b'{"n":1}'), to_json(b"\\xff")
    ('{"n":1}', {'base64': '/w=='})
    """
    if isinstance(value, bytes):
        try:
            return value.decode()
        except UnicodeDecodeError:
            return {"base64": base64.b64encode(value).decode()}
    return value


def from_json(value: Any, binary: bool) -> Any:
    """A value from JSON.

    >>> from_json('{"n":1}', True), from_json({"base64": "/w=="}, True), from_json("Ada", False)
    (b'{"n":1}', b'\\xff', 'Ada')
    """
    if isinstance(value, dict):
        return base64.b64decode(value["base64"], validate=True)
    return value.encode() if binary and isinstance(value, str) else value


# --- reading


async def restore(url: str, data: Path, path: Path, force: bool) -> tuple[Counts, Path | None]:
    """Replace the database by a backup; return the restored row counts, and where the old database is kept.

    No server may be running. Without `force`, a database that holds tables is not replaced.
    """
    if not is_known(header_of(path).revision):
        raise BadBackup("server-backup-newer", file=str(path))
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
            # Copy the write-ahead log into the old file before moving it away.
            with contextlib.closing(sqlite3.connect(file)) as old, contextlib.suppress(sqlite3.Error):
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            kept = unused_path(file.parent, f"{file.name}.before-")
            file.replace(kept)
            for end in ("-wal", "-shm"):  # left over from a damaged file; they must not be applied to the new one
                with contextlib.suppress(FileNotFoundError):
                    file.with_name(file.name + end).replace(kept.with_name(kept.name + end))
        draft.replace(file)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(file), why=os_error_reason(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return counts, kept


def holds_games(file: Path) -> bool:
    """Whether a file holds tables; an unreadable file may hold some, too."""
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
    if is_served(connection):
        raise BadSetup("server-database-served")
    if not connection.execute(text("SELECT count(*) FROM tables")).scalar_one():
        return None
    if not force:
        raise BadSetup("server-database-in-use", file="PostgreSQL")
    return dump_with_date(connection, data)


def _restore_tables(connection: Connection, path: Path) -> Counts:
    """Replace the tables in one transaction."""
    own_tables(connection).drop_all(connection)
    return fill(connection, path)


def fill(connection: Connection, path: Path) -> Counts:
    """Fill an empty database from a backup."""
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
            content = msgspec.json.decode(line)
            if isinstance(content, list):
                values = (from_json(value, is_bytes) for value, is_bytes in zip(content, binary, strict=True))
                waiting.append(dict(zip(names, values, strict=True)))
                counts[table.name if table is not None else ""] += 1
                if len(waiting) == CHUNK:
                    flush()
            elif "end" in content:
                flush()
                if content["end"] != counts:
                    raise ValueError("the number of rows differs from the last line")
                return counts
            else:
                flush()
                heading = msgspec.convert(content, Heading)
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
    """The lines of a compressed file; a damaged file raises `BadBackup`."""
    try:
        raw: BinaryIO
        with path.open("rb") as raw, gzip.GzipFile(fileobj=raw) as file:
            yield iter(file)
    except gzip.BadGzipFile as error:
        raise BadBackup("server-backup-foreign", file=str(path)) from error
    except EOFError as error:
        raise BadBackup("server-backup-cut", file=str(path)) from error
    except OSError as error:
        raise BadFile("core-cannot-read", file=str(path), why=os_error_reason(error)) from error
