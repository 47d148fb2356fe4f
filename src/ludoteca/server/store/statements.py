"""The SQL statements, as functions of a connection; the same for both databases."""

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
    false,
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
from ludoteca.server.tables.rows import (
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
Notification = tuple[str, int]
"""A notification for the other workers: a table, and the number of its last entry (see `Store.listen`)."""


class Append:
    """Entries for one table's log and the changes stored with them: all or nothing."""

    def __init__(
        self,
        rows: Sequence[LogRow],
        change: TableChange | None,
        tokens: Sequence[TokenRow],
        rewrite: Callable[[Connection], None] | None = None,
    ) -> None:
        self.rows, self.change, self.tokens, self.rewrite = rows, change, tokens, rewrite
        named = [*(row.table for row in rows), *(token.table for token in tokens), *([change.id] if change else [])]
        if not named or len(set(named)) > 1:
            raise ValueError("an append is about one table")
        self.table = named[0]
        if any(row.n != rows[0].n + k for k, row in enumerate(rows)):
            raise ValueError("the entries of an append are numbered one after the other")


class CustomWrite(Generic[T]):
    """Any other write, and the notification of its outcome for the other workers."""

    def __init__(self, work: Callable[[Connection], T], notify: Callable[[T], Notification] | None = None) -> None:
        self.work, self.notify = work, notify


def execute_writes(
    connection: Connection, writes: Sequence[Append | CustomWrite[Any]]
) -> tuple[list[object], list[Notification]]:
    """Execute all writes in the current transaction; return an outcome for each, and the notifications.

    An append whose first number is not the next one of its table is skipped, and its outcome is False. This is checked
    inside the transaction. If another worker writes the same number at that very moment, the primary key of the log
    rejects the whole transaction, and it is repeated.
    """
    outcomes: list[object] = [None] * len(writes)
    notifications: list[Notification] = []
    appends: list[tuple[int, Append]] = []
    for at, write in enumerate(writes):
        if isinstance(write, Append):
            appends.append((at, write))
        else:
            outcomes[at] = outcome = write.work(connection)
            if write.notify is not None:
                notifications.append(write.notify(outcome))
    if not appends:
        return outcomes, notifications
    last = last_numbers(connection, {append.table for _, append in appends})
    accepted: list[Append] = []
    for at, append in appends:
        table, rows = append.table, append.rows
        if table not in last:
            outcomes[at] = NoTable("server-no-table", table=table)
            continue
        if rows and rows[0].n != last[table] + 1 and not (last[table] < 0 and rows[0].n == 1):
            outcomes[at] = False
            continue
        if rows:
            last[table] = rows[-1].n
        outcomes[at] = True
        accepted.append(append)
        notifications.append((table, rows[-1].n if rows else 0))
    # In the order of the tables, so that two workers cannot deadlock.
    accepted.sort(key=lambda append: append.table)
    add_entries(connection, [row for append in accepted for row in append.rows])
    change_tables(connection, [append.change for append in accepted if append.change is not None])
    put_tokens(connection, [token for append in accepted for token in append.tokens])
    for append in accepted:
        if append.rewrite is not None:
            append.rewrite(connection)
    return outcomes, notifications


def probe(connection: Connection) -> None:
    """A cheap query that succeeds if the database works."""
    connection.execute(text("SELECT 1 FROM tables LIMIT 1")).first()


# --- writing


def create(connection: Connection, table: TableRow, tokens: Sequence[TokenRow], entries: Sequence[LogRow]) -> None:
    connection.execute(insert(schema.tables), msgspec.to_builtins(table, builtin_types=(bytes,)))
    put_tokens(connection, tokens)
    add_entries(connection, entries)


def add_entries(connection: Connection, rows: Iterable[LogRow]) -> None:
    values = [(row.table, row.n, row.at, row.data) for row in rows]
    if values and connection.dialect.name == "sqlite":
        driver_connection(connection).executemany(SQLITE_ADD_ENTRY, values)
    elif values:
        connection.execute(ADD_ENTRY, [dict(zip(LOG_COLUMNS, row, strict=True)) for row in values])


def change_tables(connection: Connection, changes: Sequence[TableChange]) -> None:
    # A configuration may hold a whole card file, so it is written only if it changes.
    for statement, some in (
        (CHANGE, [change for change in changes if change.head is None]),
        (CHANGE_HEAD, [change for change in changes if change.head is not None]),
    ):
        values = [{f"new_{name}": getattr(change, name) for name in change.__struct_fields__} for change in some]
        if values:
            connection.execute(statement, values)


def put_tokens(connection: Connection, tokens: Sequence[TokenRow]) -> None:
    values = [
        {
            "hash": token.hash,
            "table_id": token.table,
            "kind": token.kind,
            "seats": token.seats,
            "revoked": token.revoked,
        }
        for token in tokens
    ]
    if values:
        connection.execute(PUT_TOKEN[connection.dialect.name], values)


def add_chat(connection: Connection, row: ChatRow) -> int:
    values = {"table_id": row.table, "at": row.at, "seat": row.seat, "name": row.name, "text": row.text}
    return int(connection.execute(insert(schema.chat).returning(schema.chat.c.id), values).scalar_one())


def save_record(connection: Connection, table: str, at: int, data: bytes) -> None:
    connection.execute(PUT_RECORD[connection.dialect.name], {"table_id": table, "at": at, "data": data})


def replace_entries(connection: Connection, rows: Iterable[LogRow]) -> None:
    """Change stored entries, which happens only to erase a name."""
    log = schema.log.c
    for row in rows:
        changed = update(schema.log).where(log.table_id == row.table, log.n == row.n).values(data=row.data)
        connection.execute(changed)


def head(connection: Connection, table: str) -> bytes:
    """The configuration of a table."""
    data: bytes = connection.execute(select(schema.tables.c.head).where(schema.tables.c.id == table)).scalar_one()
    return data


def replace_head(connection: Connection, table: str, data: bytes) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(head=data))


def replace_record(connection: Connection, table: str, data: bytes) -> None:
    connection.execute(update(schema.records).where(schema.records.c.table_id == table).values(data=data))


def delete_chats(connection: Connection, table: str, seat: int, since: int) -> None:
    """Delete the chat messages of a seat from a time on."""
    chat = schema.chat.c
    connection.execute(delete(schema.chat).where(chat.table_id == table, chat.seat == seat, chat.at >= since))


def remove_tables(connection: Connection, ids: Sequence[str], records: bool) -> None:
    """Remove tables with everything that belongs to them, and also their records on request."""
    connection.execute(delete(schema.tables).where(among(connection, schema.tables.c.id, ids)))
    connection.execute(delete(schema.leases).where(among(connection, schema.leases.c.table_id, ids)))
    if records:
        connection.execute(delete(schema.records).where(among(connection, schema.records.c.table_id, ids)))


def cut(connection: Connection, table: str, n: int, status: str, step: int, record: bool) -> None:
    """Remove all entries from number `n` on from a table's log, and also its record on request."""
    log = schema.log.c
    connection.execute(delete(schema.log).where(log.table_id == table, log.n >= n))
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(status=status, step=step))
    if record:
        connection.execute(delete(schema.records).where(schema.records.c.table_id == table))


# --- reading


def last_numbers(connection: Connection, ids: Iterable[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables that exists; −1 if it has none yet."""
    values = {"ids": as_parameter(connection, ids)}
    if connection.dialect.name == "sqlite":
        return dict(driver_connection(connection).execute(SQLITE_LAST_NUMBERS, tuple(values.values())).fetchall())
    return {table: last for table, last in connection.execute(LAST_NUMBERS[connection.dialect.name], values).all()}  # noqa: C416 (rows are not pairs to mypy)


def use_one_snapshot(connection: Connection) -> None:
    """Let all queries of this transaction see the same snapshot; call this before the first one."""
    if connection.dialect.name == "postgresql":  # SQLite always does so
        connection.execute(ONE_SNAPSHOT)


def load(connection: Connection, table: str) -> Loaded | None:
    use_one_snapshot(connection)
    found = rows_of(connection, TableRow, select(schema.tables).where(schema.tables.c.id == table))
    if not found:
        return None
    return Loaded(found[0], since(connection, table, -1), tokens_of(connection, table))


def tokens_of(connection: Connection, table: str) -> list[TokenRow]:
    """All links of a table, revoked ones included."""
    return rows_of(connection, TokenRow, select(schema.tokens).where(schema.tokens.c.table_id == table))


def since(connection: Connection, table: str, n: int) -> list[LogRow]:
    log = schema.log.c
    return rows_of(connection, LogRow, select(schema.log).where(log.table_id == table, log.n > n).order_by(log.n))


def chats(connection: Connection, table: str, limit: int) -> list[ChatRow]:
    """The last chat messages, in order."""
    chat = schema.chat.c
    last = select(schema.chat).where(chat.table_id == table).order_by(chat.id.desc()).limit(limit)
    return rows_of(connection, ChatRow, last)[::-1]


def public(connection: Connection, limit: int) -> list[TableRow]:
    tables = schema.tables.c
    query = select(schema.tables).where(tables.public == true(), tables.status.in_(OPEN))
    return rows_of(connection, TableRow, query.order_by(tables.updated.desc()).limit(limit))


def make_invitations(connection: Connection, hashes: Sequence[bytes]) -> None:
    """Turn `seat` links into invitations, unless they have changed meanwhile."""
    tokens = schema.tokens.c
    changed = update(schema.tokens).where(tokens.hash.in_(hashes), tokens.kind == "seat", tokens.revoked == false())
    connection.execute(changed.values(kind="invite"))


def find_tokens(connection: Connection, hashes: Sequence[bytes]) -> list[TokenRow]:
    found: list[TokenRow] = []
    for at in range(0, len(hashes), 500):
        query = select(schema.tokens).where(schema.tokens.c.hash.in_(hashes[at : at + 500]))
        found += rows_of(connection, TokenRow, query)
    return found


def record(connection: Connection, table: str) -> bytes | None:
    query = select(schema.records.c.data).where(schema.records.c.table_id == table)
    data: bytes | None = connection.execute(query).scalar_one_or_none()
    return data


def playing(connection: Connection) -> list[str]:
    query = select(schema.tables.c.id).where(schema.tables.c.status == "playing").order_by(schema.tables.c.id)
    return list(connection.execute(query).scalars())


R = TypeVar("R", bound=Row)


def rows_of(connection: Connection, kind: type[R], query: Executable) -> list[R]:
    """The rows found; the columns of a table have the same order as the fields of its struct."""
    return [kind(*found) for found in connection.execute(query)]


def among(connection: Connection, column: ColumnElement[str], values: Iterable[str]) -> ColumnElement[bool]:
    """The condition that a column has one of these values."""
    return AMONG[connection.dialect.name](column, as_parameter(connection, values))


def as_parameter(connection: Connection, values: Iterable[str]) -> list[str] | str:
    """Many values as one parameter, so that the statement is always the same and is prepared only once."""
    return list(values) if connection.dialect.name == "postgresql" else msgspec.json.encode(list(values)).decode()


def driver_connection(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection, for the statements of every move: through SQLAlchemy they cost three times as much."""
    return cast("sqlite3.Connection", connection.connection.dbapi_connection)


# --- prepared statements


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
ONE_SNAPSHOT: Final = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
ADD_ENTRY: Final = insert(schema.log)
LOG_COLUMNS: Final = schema.log.c.keys()
SQLITE_ADD_ENTRY: Final = str(ADD_ENTRY.compile(dialect=sqlite.dialect()))
SQLITE_LAST_NUMBERS: Final = str(LAST_NUMBERS["sqlite"].compile(dialect=sqlite.dialect()))
_CHANGE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("new_id"))
_CHANGED: Final[dict[str, Any]] = {
    "status": func.coalesce(bindparam("new_status", type_=Text), schema.tables.c.status),
    "updated": bindparam("new_updated"),
    "step": func.coalesce(bindparam("new_step", type_=schema.tables.c.step.type), schema.tables.c.step),
}
CHANGE: Final = _CHANGE.values(_CHANGED)
CHANGE_HEAD: Final = _CHANGE.values({**_CHANGED, "head": bindparam("new_head", type_=LargeBinary)})


def _put(table: Any, key: str, *fields: str) -> dict[str, Any]:
    """Insert a row, or update the fields of the row with the same key; by database."""
    statements: dict[str, Any] = {}
    for name, dialect in (("sqlite", sqlite), ("postgresql", postgresql)):
        statement = dialect.insert(table)
        statements[name] = statement.on_conflict_do_update(
            index_elements=[key], set_={field: statement.excluded[field] for field in fields}
        )
    return statements


PUT_TOKEN: Final = _put(schema.tokens, "hash", "kind", "seats", "revoked")
PUT_RECORD: Final = _put(schema.records, "table_id", "at", "data")
