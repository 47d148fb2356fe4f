"""`ludoteca admin`: what a host does with the games of a server, most of it while people play."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import sys
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, select

from ludoteca.core.errors import BadFile, BadSetup, LudotecaError, trouble
from ludoteca.core.record import SUFFIX, Record, decode, encode, load, save
from ludoteca.core.replay import verify
from ludoteca.core.words import Words
from ludoteca.games import find
from ludoteca.server import tokens
from ludoteca.server.settings import Settings, gather
from ludoteca.server.store import LogRow, Store, TableRow, schema, statements
from ludoteca.server.store.sqlite import alone, unused
from ludoteca.server.table import Damaged, fold, imported

DAY: Final = 86_400
UNITS: Final = {"h": 3600, "d": DAY, "w": 7 * DAY}
SHOWN: Final = 20  # entries that are told one by one when they are cut
T = TypeVar("T")
Flags = Mapping[str, object]


class Person(msgspec.Struct, frozen=True):
    """A seat in a table's head or an entry that seats somebody, as far as the lists need it."""

    seat: int = -1
    name: str = ""
    kind: str = "person"
    do: str = ""


class Seated(msgspec.Struct, frozen=True):
    """A table's head, as far as the lists need it."""

    seats: list[Person] = []


class Line(msgspec.Struct, frozen=True):
    """A table as the list shows it; times are in seconds since 1970."""

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


# --- looking


def show_tables(words: Words, flags: Flags, config: Path | None, as_json: bool) -> int:
    """All tables, those with something new first."""
    lines = with_store(gather(flags, config), lambda store: store.read(survey))
    if as_json:
        print(msgspec.json.encode(lines).decode())
        return 0
    rows = [
        [
            line.id,
            line.game,
            words(f"cli-status-{line.status}"),
            ", ".join([*line.players, *(f"({name})" for name in line.bots)]),
            str(line.moves),
            age(words, line.last),
        ]
        for line in lines
    ]
    listed(words, ("table", "game", "status", "players", "moves", "last"), rows)
    print(words("cli-admin-tables", tables=len(lines)))
    return 0


def show_players(words: Words, flags: Flags, config: Path | None, as_json: bool) -> int:
    """All names, and where they sit or sat. A name is all that a table knows of a person."""
    lines = with_store(gather(flags, config), lambda store: store.read(survey))
    found: dict[str, list[Line]] = {}
    for line in lines:
        for name in dict.fromkeys(line.players):
            found.setdefault(name, []).append(line)
    if as_json:
        whole = [{"name": name, "tables": [line.id for line in theirs]} for name, theirs in sorted(found.items())]
        print(msgspec.json.encode(whole).decode())
        return 0
    rows = [
        [name, str(len(theirs)), ", ".join(line.id for line in theirs), age(words, max(line.last for line in theirs))]
        for name, theirs in sorted(found.items())
    ]
    listed(words, ("name", "count", "where", "last"), rows)
    return 0


def survey(connection: Connection) -> list[Line]:
    """Every table without playing its game again: heads and entries are read only for names and moves."""
    statements.at_one_moment(connection)
    head_of = msgspec.json.Decoder(Seated).decode
    person_of = msgspec.json.Decoder(Person).decode
    seats: dict[str, dict[int, Person]] = {}
    moves: dict[str, int] = {}
    last: dict[str, tuple[int, int]] = {}
    tables = statements.rows_of(connection, TableRow, select(schema.tables))
    for table in tables:
        try:
            seats[table.id] = dict(enumerate(head_of(table.head).seats))
        except msgspec.MsgspecError:
            seats[table.id] = {}  # damaged; `mend` says more
    asked = select(schema.log).order_by(schema.log.c.table_id, schema.log.c.n)
    for row in connection.execute(asked, execution_options={"yield_per": 500}):
        last[row.table_id] = row.n, row.at // 1000
        try:
            entry = person_of(row.data)
        except msgspec.MsgspecError:
            continue
        if entry.do == "move":
            moves[row.table_id] = moves.get(row.table_id, 0) + 1
        elif entry.do in ("sit", "bot"):
            kind = "bot" if entry.do == "bot" else "person"
            seats.setdefault(row.table_id, {})[entry.seat] = msgspec.structs.replace(entry, kind=kind)
        elif entry.do == "leave":
            seats.setdefault(row.table_id, {}).pop(entry.seat, None)
    lines = []
    for table in tables:
        sitting = [person for _, person in sorted(seats[table.id].items()) if person.name]
        n, at = last.get(table.id, (0, 0))
        lines.append(
            Line(
                table.id,
                table.game,
                table.status,
                table.public,
                [person.name for person in sitting if person.kind != "bot"],
                [person.name for person in sitting if person.kind == "bot"],
                moves.get(table.id) or table.step,
                n,
                table.created,
                max(table.updated, at),
            )
        )
    return sorted(lines, key=lambda line: (-line.last, line.id))


# --- backups


def make_backup(words: Words, flags: Flags, config: Path | None, file: Path) -> int:
    """Everything as of one moment, while people play."""
    from ludoteca.server.store.backup import backup

    counts = with_store(gather(flags, config), lambda store: backup(store, file))
    print(words("cli-admin-backed-up", file=str(file), tables=counts["tables"], entries=counts["log"]))
    return 0


def restore_backup(words: Words, flags: Flags, config: Path | None, file: Path, force: bool) -> int:
    """A backup in the place of what there is, which is kept beside it."""
    from ludoteca.server.store.backup import restore

    settings = gather(flags, config)

    def run() -> tuple[dict[str, int], Path | None]:
        return asyncio.run(restore(settings.database, settings.data, file, force))

    if settings.file is None:
        counts, kept = run()
    else:
        with alone(settings.file):
            counts, kept = run()
    print(words("cli-admin-restored", tables=counts["tables"], entries=counts["log"]))
    if kept is not None:
        print(words("cli-admin-kept", file=str(kept)))
    return 0


# --- records


def export_records(words: Words, flags: Flags, config: Path | None, folder: Path) -> int:
    """Every finished game as a file; 2 if one could not be written."""

    async def run(store: Store) -> int:
        code = written = 0
        for table in await store.read(finished):
            try:
                record = await record_of(store, table)
                save(record, folder / f"{record.game}-{table}{SUFFIX}")
                written += 1
            except LudotecaError as error:
                print(words("cli-admin-about", what=table, why=error.told(words)), file=sys.stderr)
                code = 2
        print(words("cli-admin-exported", games=written, folder=str(folder)))
        return code

    return with_store(gather(flags, config), run)


def finished(connection: Connection) -> list[str]:
    """The tables whose game is over, and those of which only the record was kept."""
    over = select(schema.tables.c.id).where(schema.tables.c.status == "over")
    kept = select(schema.records.c.table_id)
    return sorted({*connection.execute(over).scalars(), *connection.execute(kept).scalars()})


async def record_of(store: Store, table: str) -> Record:
    """A finished game's record: the copy that was kept, or made again from the log."""
    kept = await store.record(table)
    if kept is not None:
        return decode(kept)
    loaded = await store.load(table)
    if loaded is None:
        raise BadSetup("server-no-table")
    return fold(loaded.table.head, loaded.rows, table).record()


def import_records(words: Words, flags: Flags, config: Path | None, files: Sequence[Path]) -> int:
    """Records that are true and finished become tables; 2 if one does not."""
    if not files:
        raise BadSetup("cli-missing", what="FILE")
    settings = gather(flags, config)

    async def run(store: Store) -> int:
        code = 0
        for file in files:
            try:
                table, link = await take_in(store, load(file))
                if link is None:
                    print(words("cli-admin-there-already", file=str(file), table=table))
                else:
                    print(words("cli-admin-imported", file=str(file), link=f"{settings.base_url}/t/{table}#{link}"))
            except LudotecaError as error:
                print(words("cli-admin-about", what=str(file), why=error.told(words)), file=sys.stderr)
                code = 2
        return code

    return with_store(settings, run, make=True)


async def take_in(store: Store, record: Record) -> tuple[str, str | None]:
    """A record as a table and the token to watch it; none if it was there before."""
    if not verify(record, find).over:
        raise BadSetup("cli-admin-unfinished")
    # The table's name comes from the record, so that the same record is not taken in twice.
    number = int.from_bytes(hashlib.sha256(encode(record)).digest(), "big")
    letters = tokens.ALPHABET
    table = "".join(letters[number // len(letters) ** k % len(letters)] for k in range(tokens.ID_LENGTH))
    if await store.load(table) is not None:
        return table, None
    link = tokens.fresh_token()
    row, rows, data = imported(record, table, [tokens.row(link, table, "watch")], time.time_ns() // 1_000_000)

    def add(connection: Connection) -> None:
        statements.create(connection, row, rows, [])
        statements.save_record(connection, table, row.created, data)

    await store.write(add)
    return table, link


# --- clearing up


def prune_tables(words: Words, flags: Flags, config: Path | None, older: str, keep_records: bool, dry_run: bool) -> int:
    """Take away tables at which nothing has happened for long: over, abandoned, or never begun."""
    limit = time.time_ns() // 1_000_000_000 - seconds_of(older)

    def leftover(connection: Connection) -> list[str]:
        """Records whose table is gone already."""
        known = select(schema.tables.c.id)
        records = schema.records.c
        asked = select(records.table_id).where(records.at < limit, records.table_id.not_in(known))
        return list(connection.execute(asked).scalars())

    async def run(store: Store) -> int:
        lines = await store.read(survey)
        old = [line for line in lines if line.last < limit and line.status != "playing"]
        for line in old:
            told = words(f"cli-status-{line.status}")
            print(f"{line.id}  {line.game}  {told}  {', '.join(line.players)}  {age(words, line.last)}".rstrip())
        gone = [line.id for line in old]
        records = [] if keep_records else await store.read(leftover)
        if not dry_run:
            # A few at a time: nobody's move waits long.
            for at in range(0, len(gone), 20):
                some = gone[at : at + 20]
                await store.write(partial(statements.remove_tables, ids=some, records=not keep_records))
            if records:
                await store.write(partial(statements.remove_tables, ids=records, records=True))
        print(words("cli-admin-would-prune" if dry_run else "cli-admin-pruned", tables=len(gone)))
        return 0

    return with_store(gather(flags, config), run)


def mend_table(words: Words, flags: Flags, config: Path | None, table: str, dry_run: bool) -> int:
    """Cut a damaged log after its last good entry, and say what was cut; it is kept in a file."""
    settings = gather(flags, config)

    async def run(store: Store) -> int:
        loaded = await store.load(table)
        if loaded is None:
            raise BadSetup("server-no-table")
        try:
            fold(loaded.table.head, loaded.rows, table)
        except Damaged as error:
            damage = error
        else:
            print(words("cli-admin-sound", table=table, entries=len(loaded.rows)))
            return 0
        good = [row for row in loaded.rows if row.n < damage.n]
        bad = [row for row in loaded.rows if row.n >= damage.n]
        if not bad:  # it is the head that cannot be read: nothing to go back to
            raise damage
        print(damage.told(words))
        for row in bad[:SHOWN]:
            print(f"  {row.n}  {moment(row.at)}  {row.data.decode(errors='replace')}")
        if len(bad) > SHOWN:
            print(words("cli-admin-and-more", entries=len(bad) - SHOWN))
        if dry_run:
            print(words("cli-admin-would-cut", entries=len(bad), first=bad[0].n, last=bad[-1].n))
            return 1
        whole = fold(loaded.table.head, good, table).table
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        aside = unused(settings.data, f"cut-{table}-", ".jsonl")
        put_aside(aside, bad)
        record = await store.record(table)
        if record is not None and whole.status != "over":
            # It tells how the game ended, which is now open again.
            put_aside(aside.with_suffix(SUFFIX), record)
        step = 0 if whole.match is None else len(whole.match.steps) - 1

        def cut(connection: Connection) -> bool:
            if statements.last_numbers(connection, [table]).get(table) != bad[-1].n:
                return False  # somebody has played on meanwhile
            statements.cut(connection, table, bad[0].n, whole.status, step, whole.status != "over")
            return True

        if not await store.write(cut):
            raise BadSetup("cli-admin-moved-on", table=table)
        print(words("cli-admin-cut", entries=len(bad), first=bad[0].n, last=bad[-1].n, file=str(aside)))
        print(words("cli-admin-mended", table=table, entries=len(good), status=words(f"cli-status-{whole.status}")))
        return 0

    return with_store(settings, run)


def put_aside(path: Path, what: Sequence[LogRow] | bytes) -> None:
    """Write what is about to be taken out of the database, so that it is safely on disk before."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            if isinstance(what, bytes):
                file.write(what)
            else:
                for row in what:
                    said = {"table": row.table, "n": row.n, "at": row.at, "data": row.data.decode(errors="replace")}
                    file.write(msgspec.json.encode(said) + b"\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(path), why=trouble(error)) from error


# --- common


def with_store(settings: Settings, work: Callable[[Store], Coroutine[Any, Any, T]], make: bool = False) -> T:
    """Do something with the store; a database that is not there is not made by looking for it."""
    if settings.file is not None and not make and not settings.file.exists():
        raise BadFile("server-database-missing", file=str(settings.file))

    async def run() -> T:
        store = await Store.open(settings.database, settings.data)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def listed(words: Words, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        right = heading in ("moves", "count", "last")
        made.add_column(words(f"cli-admin-column-{heading}"), justify="right" if right else "left", no_wrap=not right)
    for row in rows:
        made.add_row(*(Text(cell) for cell in row))  # names are data, never markup
    Console(highlight=False).print(made)


def age(words: Words, then: int) -> str:
    """How long ago, in the largest unit that says something."""
    seconds = max(0, time.time_ns() // 1_000_000_000 - then)
    for unit, size in (("days", DAY), ("hours", 3600), ("minutes", 60)):
        if seconds >= size:
            return words(f"cli-ago-{unit}", number=seconds // size)
    return words("cli-ago-now")


def moment(ms: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(ms // 1000))


def seconds_of(text: str) -> int:
    """A span of time.

    >>> seconds_of("90d"), seconds_of("2w"), seconds_of("12h")
    (7776000, 1209600, 43200)
    """
    found = re.fullmatch(r"(\d{1,5})\s*([hdw])", text.strip().lower())
    if found is None:
        raise BadSetup("cli-bad-span", given=text)
    return int(found[1]) * UNITS[found[2]]
