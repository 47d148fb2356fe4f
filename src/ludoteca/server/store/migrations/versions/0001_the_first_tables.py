"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    postgresql = op.get_context().dialect.name == "postgresql"

    def table_id(key: bool = False) -> sa.Column[str]:
        table = sa.ForeignKey("tables.id", ondelete="CASCADE")
        return sa.Column("table_id", sa.Text, table, nullable=False, primary_key=key)

    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status"])
    public = sa.text("public")
    op.create_index("tables_public", "tables", ["status", "updated"], sqlite_where=public, postgresql_where=public)
    op.create_table(
        "log",
        table_id(key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        table_id(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        table_id(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        # Renewed all the time and worthless after a crash, so PostgreSQL need not write them to its log.
        prefixes=["UNLOGGED"] if postgresql else [],
    )
    op.create_index("ix_leases_worker", "leases", ["worker"])
