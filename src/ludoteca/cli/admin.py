"""`ludoteca admin`: list, back up, export and repair the games of a server, mostly while people play."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, select

from ludoteca.cli.output import clean_cells, print_json, print_line
from ludoteca.core.clean import LONGEST_NAME, clean
from ludoteca.core.errors import BadFile, BadSetup, LudotecaError, os_error_reason
from ludoteca.core.record import SUFFIX, Record, decode, encode, load, save
from ludoteca.core.replay import verify
from ludoteca.core.text import Words
from ludoteca.games import find
from ludoteca.server.settings import Settings, gather
from ludoteca.server.store import LogRow, Store, TableRow, schema, statements
from ludoteca.server.store.sqlite import exclusive_lock, unused_path
from ludoteca.server.tables import tokens
from ludoteca.server.tables.errors import DamagedLog
from ludoteca.server.tables.imports import table_from_record
from ludoteca.server.tables.table import fold

DAY: Final = 86_400
UNITS: Final = {"h": 3600, "d": DAY, "w": 7 * DAY}
ENTRIES_SHOWN: Final = 20  # of those that `mend` cuts
LONGEST_ENTRY: Final = 2000  # characters shown of an entry
T = TypeVar("T")
Flags = Mapping[str, object]


class SeatEntry(msgspec.Struct, frozen=True):
    """A seat in a table's configuration, or a log entry about a seat; only the fields that the lists need."""

    seat: int = -1
    name: str = ""
    kind: str = "person"
    do: str = ""


class SeatList(msgspec.Struct, frozen=True):
    """A table's configuration; only the fields that the lists need."""

    seats: list[SeatEntry] = []


class TableSummary(msgspec.Struct, frozen=True):
    """A table as `admin tables` lists it; times are in seconds since 1970."""

    id: str
    game: str
    status: str
    public: bool
    players: list[str]
    bots: list[str]
    moves: int
    entries: int
    created: int
    last: int


# --- lists


def show_tables(words: Words, flags: Flags, config: Path | None, as_json: bool) -> int:
    """List all tables, the most recently active first."""
    tables = with_store(gather(flags, config), lambda store: store.read(read_summaries))
    if as_json:
        print_json(tables)
        return 0
    rows = [
        [
            table.id,
            table.game,
            words(f"cli-status-{table.status}"),
            ", ".join([*clean_names(table.players), *(f"({name})" for name in clean_names(table.bots))]),
            str(table.moves),
            describe_age(words, table.last),
        ]
        for table in tables
    ]
    print_rows(words, ("table", "game", "status", "players", "moves", "last"), rows)
    print_line(words("cli-admin-tables", tables=len(tables)))
    return 0


def show_players(words: Words, flags: Flags, config: Path | None, as_json: bool) -> int:
    """List all players with their tables. A table knows a person only by name."""
    tables = with_store(gather(flags, config), lambda store: store.read(read_summaries))
    by_name: dict[str, list[TableSummary]] = {}
    for table in tables:
        for name in dict.fromkeys(table.players):
            by_name.setdefault(name, []).append(table)
    if as_json:
        print_json(
            [{"name": name, "tables": [table.id for table in theirs]} for name, theirs in sorted(by_name.items())]
        )
        return 0
    rows = [
        [
            *clean_names([name]),
            str(len(theirs)),
            ", ".join(table.id for table in theirs),
            describe_age(words, max(table.last for table in theirs)),
        ]
        for name, theirs in sorted(by_name.items())
    ]
    print_rows(words, ("name", "count", "where", "last"), rows)
    return 0


def read_summaries(connection: Connection) -> list[TableSummary]:
    """Summarise every table without replaying its game: only names and the number of moves are read from the log."""
    statements.use_one_snapshot(connection)
    decode_seats = msgspec.json.Decoder(SeatList).decode
    decode_entry = msgspec.json.Decoder(SeatEntry).decode
    seats: dict[str, dict[int, SeatEntry]] = {}
    moves: dict[str, int] = {}
    last: dict[str, tuple[int, int]] = {}
    tables = statements.rows_of(connection, TableRow, select(schema.tables))
    for table in tables:
        try:
            seats[table.id] = dict(enumerate(decode_seats(table.head).seats))
        except msgspec.MsgspecError:
            seats[table.id] = {}  # damaged; `mend` says more
    entries = select(schema.log).order_by(schema.log.c.table_id, schema.log.c.n)
    for row in connection.execute(entries, execution_options={"yield_per": 500}):
        last[row.table_id] = row.n, row.at // 1000
        try:
            entry = decode_entry(row.data)
        except msgspec.MsgspecError:
            continue
        if entry.do == "move":
            moves[row.table_id] = moves.get(row.table_id, 0) + 1
        elif entry.do in ("sit", "bot"):
            kind = "bot" if entry.do == "bot" else "person"
            seats.setdefault(row.table_id, {})[entry.seat] = msgspec.structs.replace(entry, kind=kind)
        elif entry.do == "leave":
            seats.setdefault(row.table_id, {}).pop(entry.seat, None)
    summaries = []
    for table in tables:
        players = [player for _, player in sorted(seats[table.id].items()) if player.name]
        n, at = last.get(table.id, (0, 0))
        summaries.append(
            TableSummary(
                table.id,
                table.game,
                table.status,
                table.public,
                [player.name for player in players if player.kind != "bot"],
                [player.name for player in players if player.kind == "bot"],
                moves.get(table.id) or table.step,
                n,
                table.created,
                max(table.updated, at),
            )
        )
    return sorted(summaries, key=lambda summary: (-summary.last, summary.id))


# --- backups


def make_backup(words: Words, flags: Flags, config: Path | None, file: Path) -> int:
    """Write a consistent copy of everything to a file, while people play."""
    from ludoteca.server.store.backup import backup

    counts = with_store(gather(flags, config), lambda store: backup(store, file))
    print_line(words("cli-admin-backed-up", file=str(file), tables=counts["tables"], entries=counts["log"]))
    return 0


def restore_backup(words: Words, flags: Flags, config: Path | None, file: Path, force: bool) -> int:
    """Replace the database by a backup; the old database is kept next to it."""
    from ludoteca.server.store.backup import restore

    settings = gather(flags, config)

    def run() -> tuple[dict[str, int], Path | None]:
        return asyncio.run(restore(settings.database, settings.data, file, force))

    if settings.file is None:
        counts, old_database = run()
    else:
        with exclusive_lock(settings.file):
            counts, old_database = run()
    print_line(words("cli-admin-restored", tables=counts["tables"], entries=counts["log"]))
    if old_database is not None:
        print_line(words("cli-admin-kept", file=str(old_database)))
    return 0


# --- records


def export_records(words: Words, flags: Flags, config: Path | None, folder: Path) -> int:
    """Write every finished game to a file; 2 if one could not be written."""

    async def run(store: Store) -> int:
        code = written = 0
        for table in await store.read(finished_tables):
            try:
                record = await load_record(store, table)
                save(record, folder / f"{record.game}-{table}{SUFFIX}")
                written += 1
            except LudotecaError as error:
                print_line(words("cli-admin-about", what=table, why=error), error=True)
                code = 2
        print_line(words("cli-admin-exported", games=written, folder=str(folder)))
        return code

    return with_store(gather(flags, config), run)


def finished_tables(connection: Connection) -> list[str]:
    """The tables whose game is over, and removed tables whose record still exists."""
    over = select(schema.tables.c.id).where(schema.tables.c.status == "over")
    recorded = select(schema.records.c.table_id)
    return sorted({*connection.execute(over).scalars(), *connection.execute(recorded).scalars()})


async def load_record(store: Store, table: str) -> Record:
    """The record of a finished game: the stored one, or one made from the log."""
    stored = await store.record(table)
    if stored is not None:
        return decode(stored)
    loaded = await store.load(table)
    if loaded is None:
        raise BadSetup("server-no-table")
    return fold(loaded.table.head, loaded.rows, table).record()


def import_records(words: Words, flags: Flags, config: Path | None, files: Sequence[Path]) -> int:
    """Make tables from records that verify and are finished; 2 if one is not."""
    if not files:
        raise BadSetup("cli-missing", what="FILE")
    settings = gather(flags, config)

    async def run(store: Store) -> int:
        code = 0
        for file in files:
            try:
                table, link = await import_record(store, load(file))
                if link is None:
                    print_line(words("cli-admin-there-already", file=str(file), table=table))
                else:
                    print_line(
                        words("cli-admin-imported", file=str(file), link=f"{settings.base_url}/t/{table}#{link}")
                    )
            except LudotecaError as error:
                print_line(words("cli-admin-about", what=str(file), why=error), error=True)
                code = 2
        return code

    return with_store(settings, run, make=True)


async def import_record(store: Store, record: Record) -> tuple[str, str | None]:
    """Make a table from a record and a token to watch it; no token if the table existed already."""
    if not verify(record, find).over:
        raise BadSetup("cli-admin-unfinished")
    # The id of the table comes from the record, so that the same record is not imported twice.
    number = int.from_bytes(hashlib.sha256(encode(record)).digest(), "big")
    letters = tokens.ALPHABET
    table = "".join(letters[number // len(letters) ** k % len(letters)] for k in range(tokens.ID_LENGTH))
    if await store.load(table) is not None:
        return table, None
    link = tokens.fresh_token()
    row, data = table_from_record(record, table, time.time_ns() // 1_000_000)
    rows = [tokens.row(link, table, "watch")]

    def add(connection: Connection) -> None:
        statements.create(connection, row, rows, [])
        statements.save_record(connection, table, row.created, data)

    await store.write(add)
    return table, link


# --- removing and repairing


def prune_tables(words: Words, flags: Flags, config: Path | None, older: str, keep_records: bool, dry_run: bool) -> int:
    """Remove tables that have been idle for long and have no game in progress."""
    limit = time.time_ns() // 1_000_000_000 - read_duration(older)

    def old_records(connection: Connection) -> list[str]:
        """Records whose table was removed earlier."""
        tables = select(schema.tables.c.id)
        records = schema.records.c
        query = select(records.table_id).where(records.at < limit, records.table_id.not_in(tables))
        return list(connection.execute(query).scalars())

    async def run(store: Store) -> int:
        tables = await store.read(read_summaries)
        old = [table for table in tables if table.last < limit and table.status != "playing"]
        for table in old:
            status = words(f"cli-status-{table.status}")
            players = ", ".join(clean_names(table.players))
            age = describe_age(words, table.last)
            print_line(f"{table.id}  {table.game}  {status}  {players}  {age}".rstrip())
        removed = [table.id for table in old]
        records = [] if keep_records else await store.read(old_records)
        if not dry_run:
            # In small batches, so that no move of a running game waits long.
            for at in range(0, len(removed), 20):
                some = removed[at : at + 20]
                await store.write(partial(statements.remove_tables, ids=some, records=not keep_records))
            if records:
                await store.write(partial(statements.remove_tables, ids=records, records=True))
        print_line(words("cli-admin-would-prune" if dry_run else "cli-admin-pruned", tables=len(removed)))
        return 0

    return with_store(gather(flags, config), run)


def mend_table(words: Words, flags: Flags, config: Path | None, table: str, dry_run: bool) -> int:
    """Cut a damaged log after its last good entry; the entries cut are printed and kept in a file."""
    settings = gather(flags, config)

    async def run(store: Store) -> int:
        loaded = await store.load(table)
        if loaded is None:
            raise BadSetup("server-no-table")
        try:
            fold(loaded.table.head, loaded.rows, table)
        except DamagedLog as error:
            damage = error
        else:
            print_line(words("cli-admin-sound", table=table, entries=len(loaded.rows)))
            return 0
        good = [row for row in loaded.rows if row.n < damage.n]
        bad = [row for row in loaded.rows if row.n >= damage.n]
        if not bad:  # the configuration is damaged: there is no good state to return to
            raise damage
        print_line(damage.text(words))
        for row in bad[:ENTRIES_SHOWN]:
            print_line(f"  {row.n}  {timestamp(row.at)}  {clean(row.data.decode(errors='replace'), LONGEST_ENTRY)}")
        if len(bad) > ENTRIES_SHOWN:
            print_line(words("cli-admin-and-more", entries=len(bad) - ENTRIES_SHOWN))
        if dry_run:
            print_line(words("cli-admin-would-cut", entries=len(bad), first=bad[0].n, last=bad[-1].n))
            return 1
        repaired = fold(loaded.table.head, good, table)
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        kept = unused_path(settings.data, f"cut-{table}-", ".jsonl")
        write_kept(kept, bad)
        record = await store.record(table)
        if record is not None and repaired.status != "over":
            # The record holds a result, but the game is now in progress again.
            write_kept(kept.with_suffix(SUFFIX), record)
        step = 0 if repaired.match is None else len(repaired.match.steps) - 1

        def cut(connection: Connection) -> bool:
            if statements.last_numbers(connection, [table]).get(table) != bad[-1].n:
                return False  # somebody has played on meanwhile
            statements.cut(connection, table, bad[0].n, repaired.status, step, repaired.status != "over")
            return True

        if not await store.write(cut):
            raise BadSetup("cli-admin-moved-on", table=table)
        print_line(words("cli-admin-cut", entries=len(bad), first=bad[0].n, last=bad[-1].n, file=str(kept)))
        status = words(f"cli-status-{repaired.status}")
        print_line(words("cli-admin-mended", table=table, entries=len(good), status=status))
        return 0

    return with_store(settings, run)


def write_kept(path: Path, data: Sequence[LogRow] | bytes) -> None:
    """Write rows or a record safely to disk before they are deleted from the database."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            if isinstance(data, bytes):
                file.write(data)
            else:
                for row in data:
                    line = {"table": row.table, "n": row.n, "at": row.at, "data": row.data.decode(errors="replace")}
                    file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(path), why=os_error_reason(error)) from error


# --- common


def with_store(settings: Settings, work: Callable[[Store], Coroutine[Any, Any, T]], make: bool = False) -> T:
    """Run some work on the store; unless `make` is set, a missing database is an error."""
    if settings.file is not None and not make and not settings.file.exists():
        raise BadFile("server-database-missing", file=str(settings.file))

    async def run() -> T:
        store = await Store.open(settings.database, settings.data)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def print_rows(words: Words, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows as a table."""
    from rich import box
    from rich.table import Table

    from ludoteca.cli.console import open_console

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        right = heading in ("moves", "count", "last")
        table.add_column(words(f"cli-admin-column-{heading}"), justify="right" if right else "left", no_wrap=not right)
    for row in rows:
        table.add_row(*clean_cells(*row))
    open_console().print(table)


def clean_names(names: Sequence[str]) -> list[str]:
    """Names of players, safe to print: imported records may contain any text."""
    return [clean(name, LONGEST_NAME) for name in names]


def describe_age(words: Words, then: int) -> str:
    """How long ago, in days, hours or minutes."""
    seconds = max(0, time.time_ns() // 1_000_000_000 - then)
    for unit, size in (("days", DAY), ("hours", 3600), ("minutes", 60)):
        if seconds >= size:
            return words(f"cli-ago-{unit}", number=seconds // size)
    return words("cli-ago-now")


def timestamp(ms: int) -> str:
    """A time in ISO 8601.

    >>> timestamp(0)
    '1970-01-01T00:00:00Z'
    """
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(ms // 1000))


def read_duration(text: str) -> int:
    """A duration in seconds.

    >>> read_duration("90d"), read_duration("2w"), read_duration("12h")
    (7776000, 1209600, 43200)
    """
    found = re.fullmatch(r"(\d{1,5})\s*([hdw])", text.strip().lower())
    if found is None:
        raise BadSetup("cli-bad-span", given=text)
    return int(found[1]) * UNITS[found[2]]
