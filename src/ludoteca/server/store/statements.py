"""The questions and orders put to the database: plain functions of a connection, the same for both databases."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar, cast

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    LargeBinary,
    Text,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.server.store import schema
from ludoteca.server.store.rows import (
    OPEN,
    ChatRow,
    Loaded,
    LogRow,
    NoTable,
    Row,
    TableChange,
    TableRow,
    TokenRow,
)

T = TypeVar("T")
Note = tuple[str, int]
"""What the other workers are told: a table, and the number of its last entry (see `Store.listen`)."""


class Append:
    """Entries of one table's log, with what changes beside them: all of it or nothing."""

    def __init__(self, rows: Sequence[LogRow], change: TableChange | None, tokens: Sequence[TokenRow]) -> None:
        self.rows, self.change, self.tokens = rows, change, tokens
        named = [*(row.table for row in rows), *(token.table for token in tokens), *([change.id] if change else [])]
        if not named or len(set(named)) > 1:
            raise ValueError("an append is about one table")
        self.table = named[0]
        if any(row.n != rows[0].n + k for k, row in enumerate(rows)):
            raise ValueError("the entries of an append are numbered one after the other")


class Job(Generic[T]):
    """Any other order, and what to tell the other workers of its outcome."""

    def __init__(self, work: Callable[[Connection], T], note: Callable[[T], Note] | None = None) -> None:
        self.work, self.note = work, note


def carry_out(connection: Connection, orders: Sequence[Append | Job[Any]]) -> tuple[list[object], list[Note]]:
    """Everything in the transaction at hand: an outcome for each order, and what to tell the others.

    An append whose first number is not the next one of its table is left out, and its outcome is False. Whether that
    is so is asked inside the transaction. Should another worker write the same number between the question and the
    answer, the primary key of the log refuses the whole transaction, and it is carried out again.
    """
    outcomes: list[object] = [None] * len(orders)
    notes: list[Note] = []
    appends: list[tuple[int, Append]] = []
    for at, order in enumerate(orders):
        if isinstance(order, Append):
            appends.append((at, order))
        else:
            outcomes[at] = done = order.work(connection)
            if order.note is not None:
                notes.append(order.note(done))
    if not appends:
        return outcomes, notes
    last = last_numbers(connection, {order.table for _, order in appends})
    accepted: list[Append] = []
    for at, order in appends:
        table, rows = order.table, order.rows
        if table not in last:
            outcomes[at] = NoTable("server-no-table", table=table)
            continue
        if rows and rows[0].n != last[table] + 1 and not (last[table] < 0 and rows[0].n == 1):
            outcomes[at] = False
            continue
        if rows:
            last[table] = rows[-1].n
        outcomes[at] = True
        accepted.append(order)
        notes.append((table, rows[-1].n if rows else 0))
    # In the order of the tables, so that two workers never wait for each other in a ring.
    accepted.sort(key=lambda order: order.table)
    add_entries(connection, [row for order in accepted for row in order.rows])
    change_tables(connection, [order.change for order in accepted if order.change is not None])
    put_tokens(connection, [token for order in accepted for token in order.tokens])
    return outcomes, notes


# --- writing


def create(connection: Connection, table: TableRow, tokens: Sequence[TokenRow], entries: Sequence[LogRow]) -> None:
    connection.execute(insert(schema.tables), msgspec.to_builtins(table, builtin_types=(bytes,)))
    put_tokens(connection, tokens)
    add_entries(connection, entries)


def add_entries(connection: Connection, rows: Iterable[LogRow]) -> None:
    given = [(row.table, row.n, row.at, row.data) for row in rows]
    if given and connection.dialect.name == "sqlite":
        bare(connection).executemany(BARE_ADD_ENTRY, given)
    elif given:
        connection.execute(ADD_ENTRY, [dict(zip(LOG_COLUMNS, row, strict=True)) for row in given])


def change_tables(connection: Connection, changes: Sequence[TableChange]) -> None:
    # A head may hold a whole card file: it is written only where it changes.
    for order, some in (
        (CHANGE, [change for change in changes if change.head is None]),
        (CHANGE_HEAD, [change for change in changes if change.head is not None]),
    ):
        given = [{f"new_{name}": getattr(change, name) for name in change.__struct_fields__} for change in some]
        if given:
            connection.execute(order, given)


def put_tokens(connection: Connection, tokens: Sequence[TokenRow]) -> None:
    given = [
        {
            "hash": token.hash,
            "table_id": token.table,
            "kind": token.kind,
            "seats": token.seats,
            "revoked": token.revoked,
        }
        for token in tokens
    ]
    if given:
        connection.execute(PUT_TOKEN[connection.dialect.name], given)


def revoke(connection: Connection, token: bytes) -> None:
    connection.execute(update(schema.tokens).where(schema.tokens.c.hash == token).values(revoked=True))


def say(connection: Connection, row: ChatRow) -> int:
    given = {"table_id": row.table, "at": row.at, "seat": row.seat, "name": row.name, "text": row.text}
    return int(connection.execute(insert(schema.chat).returning(schema.chat.c.id), given).scalar_one())


def save_record(connection: Connection, table: str, at: int, data: bytes) -> None:
    connection.execute(PUT_RECORD[connection.dialect.name], {"table_id": table, "at": at, "data": data})


def remove_tables(connection: Connection, ids: Sequence[str], records: bool) -> None:
    """Tables with all that belongs to them; their records too if asked."""
    connection.execute(delete(schema.tables).where(among(connection, schema.tables.c.id, ids)))
    connection.execute(delete(schema.leases).where(among(connection, schema.leases.c.table_id, ids)))
    if records:
        connection.execute(delete(schema.records).where(among(connection, schema.records.c.table_id, ids)))


def cut(connection: Connection, table: str, n: int, status: str, step: int, record: bool) -> None:
    """Take all entries from number n on out of a table's log, and its record too if asked."""
    log = schema.log.c
    connection.execute(delete(schema.log).where(log.table_id == table, log.n >= n))
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(status=status, step=step))
    if record:
        connection.execute(delete(schema.records).where(schema.records.c.table_id == table))


# --- reading


def last_numbers(connection: Connection, ids: Iterable[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables that exists; −1 where there is none yet."""
    given = {"ids": several(connection, ids)}
    if connection.dialect.name == "sqlite":
        return dict(bare(connection).execute(BARE_LAST_NUMBERS, tuple(given.values())).fetchall())
    return {table: last for table, last in connection.execute(LAST_NUMBERS[connection.dialect.name], given).all()}  # noqa: C416 (rows are not pairs to mypy)


def at_one_moment(connection: Connection) -> None:
    """Let all questions of this transaction, which has asked none yet, be answered as of one moment."""
    if connection.dialect.name == "postgresql":  # with SQLite it is always so
        connection.execute(ONE_MOMENT)


def load(connection: Connection, table: str) -> Loaded | None:
    at_one_moment(connection)
    found = rows_of(connection, TableRow, select(schema.tables).where(schema.tables.c.id == table))
    if not found:
        return None
    tokens = select(schema.tokens).where(schema.tokens.c.table_id == table)
    return Loaded(found[0], since(connection, table, -1), rows_of(connection, TokenRow, tokens))


def since(connection: Connection, table: str, n: int) -> list[LogRow]:
    log = schema.log.c
    return rows_of(connection, LogRow, select(schema.log).where(log.table_id == table, log.n > n).order_by(log.n))


def chats(connection: Connection, table: str, limit: int) -> list[ChatRow]:
    """The last things said, in order."""
    chat = schema.chat.c
    last = select(schema.chat).where(chat.table_id == table).order_by(chat.id.desc()).limit(limit)
    return rows_of(connection, ChatRow, last)[::-1]


def public(connection: Connection, limit: int) -> list[TableRow]:
    tables = schema.tables.c
    asked = select(schema.tables).where(tables.public == true(), tables.status.in_(OPEN))
    return rows_of(connection, TableRow, asked.order_by(tables.updated.desc()).limit(limit))


def find_tokens(connection: Connection, hashes: Sequence[bytes]) -> list[TokenRow]:
    found: list[TokenRow] = []
    for at in range(0, len(hashes), 500):
        asked = select(schema.tokens).where(schema.tokens.c.hash.in_(hashes[at : at + 500]))
        found += rows_of(connection, TokenRow, asked)
    return found


def record(connection: Connection, table: str) -> bytes | None:
    asked = select(schema.records.c.data).where(schema.records.c.table_id == table)
    data: bytes | None = connection.execute(asked).scalar_one_or_none()
    return data


def playing(connection: Connection) -> list[str]:
    asked = select(schema.tables.c.id).where(schema.tables.c.status == "playing").order_by(schema.tables.c.id)
    return list(connection.execute(asked).scalars())


R = TypeVar("R", bound=Row)


def rows_of(connection: Connection, kind: type[R], asked: Executable) -> list[R]:
    """The rows found; the columns of a table and the fields of its struct have the same order."""
    return [kind(*found) for found in connection.execute(asked)]


def among(connection: Connection, column: ColumnElement[str], values: Iterable[str]) -> ColumnElement[bool]:
    """Whether a column is one of these values."""
    return AMONG[connection.dialect.name](column, several(connection, values))


def several(connection: Connection, values: Iterable[str]) -> list[str] | str:
    """Many values as one, so that a statement is the same however many there are: it is prepared once."""
    return list(values) if connection.dialect.name == "postgresql" else msgspec.json.encode(list(values)).decode()


def bare(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection, for the statements of every move: on the way through SQLAlchemy they cost thrice."""
    return cast("sqlite3.Connection", connection.connection.dbapi_connection)


# --- statements that are made once


def _among_array(column: ColumnElement[str], values: list[str] | str | None = None) -> ColumnElement[bool]:
    return column == func.any(bindparam("ids", values, type_=postgresql.ARRAY(Text)))


def _among_json(column: ColumnElement[str], values: list[str] | str | None = None) -> ColumnElement[bool]:
    return column.in_(select(func.json_each(bindparam("ids", values, type_=Text)).table_valued("value").c.value))


AMONG: Final = {"postgresql": _among_array, "sqlite": _among_json}
_LAST: Final = select(func.max(schema.log.c.n)).where(schema.log.c.table_id == schema.tables.c.id).scalar_subquery()
LAST_NUMBERS: Final = {
    name: select(schema.tables.c.id, func.coalesce(_LAST, literal_column("-1"))).where(among(schema.tables.c.id))
    for name, among in AMONG.items()
}
ONE_MOMENT: Final = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
ADD_ENTRY: Final = insert(schema.log)
LOG_COLUMNS: Final = schema.log.c.keys()
BARE_ADD_ENTRY: Final = str(ADD_ENTRY.compile(dialect=sqlite.dialect()))
BARE_LAST_NUMBERS: Final = str(LAST_NUMBERS["sqlite"].compile(dialect=sqlite.dialect()))
_CHANGE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("new_id"))
_CHANGED: Final[dict[str, Any]] = {
    "status": func.coalesce(bindparam("new_status", type_=Text), schema.tables.c.status),
    "updated": bindparam("new_updated"),
    "step": func.coalesce(bindparam("new_step", type_=schema.tables.c.step.type), schema.tables.c.step),
}
CHANGE: Final = _CHANGE.values(_CHANGED)
CHANGE_HEAD: Final = _CHANGE.values({**_CHANGED, "head": bindparam("new_head", type_=LargeBinary)})


def _put(table: Any, key: str, *fields: str) -> dict[str, Any]:
    """Insert, or set the fields of the row with the same key, in each database's own words."""
    orders: dict[str, Any] = {}
    for name, dialect in (("sqlite", sqlite), ("postgresql", postgresql)):
        order = dialect.insert(table)
        orders[name] = order.on_conflict_do_update(
            index_elements=[key], set_={field: order.excluded[field] for field in fields}
        )
    return orders


PUT_TOKEN: Final = _put(schema.tokens, "hash", "kind", "seats", "revoked")
PUT_RECORD: Final = _put(schema.records, "table_id", "at", "data")
