"""The tables of the database, the same for SQLite and PostgreSQL. A test compares them with the migrations."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
)

REVISION: Final = "0002"
"""The last migration; a database at this revision needs no upgrade."""

metadata: Final = MetaData()
# SQLite numbers rows automatically only in a column of type INTEGER.
Counted: Final = BigInteger().with_variant(Integer(), "sqlite")


def _table_id(key: bool = False, index: bool = False) -> Column[str]:
    table = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, table, nullable=False, primary_key=key, index=index)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("step", Integer, nullable=False),
    Index("tables_by_status", "status"),
)
Index(
    "tables_public",
    tables.c.status,
    tables.c.updated,
    sqlite_where=tables.c.public,
    postgresql_where=tables.c.public,
)

# A table is the fold of its log. The key (table_id, n) ensures that each number is written only once.
log: Final = Table(
    "log",
    metadata,
    _table_id(key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _table_id(index=True),
    Column("kind", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("revoked", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Counted, primary_key=True),
    _table_id(),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_autoincrement=True,
)
Index("chat_by_table", chat.c.table_id, chat.c.id)

# Records may outlive their table, so they have no foreign key.
records: Final = Table(
    "records",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Which worker drives the bots and clocks of a table, by the database's clock. Worthless after a crash.
leases: Final = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("worker", Text, nullable=False, index=True),
    Column("until", Double, nullable=False),
)

OURS: Final = frozenset((*metadata.tables, "alembic_version"))
"""The names that any revision has used. We never copy or remove other tables of a database."""
