"""Bringing an older database up to date. Alembic is loaded only when there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

SCRIPTS: Final = Path(__file__).parent.parent / "migrations"


class BadDatabase(LudotecaError):
    """A database that this version cannot use."""


def revision_of(connection: Connection) -> str | None:
    """The last migration that a database has seen; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Make all changes up to a revision, in the transaction at hand."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script.revision import RevisionError
    from alembic.util.exc import CommandError

    script = scripts()
    with EnvironmentContext(Config(), script, fn=lambda now, _: script._upgrade_revs(to, now)) as steps:
        steps.configure(connection=connection)
        try:
            steps.run_migrations()
        except (CommandError, RevisionError) as error:
            # The database names a revision that is not among our scripts: a newer Ludoteca made it.
            raise BadDatabase("server-database-newer") from error


def scripts() -> ScriptDirectory:
    """The scripts in the package."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory(SCRIPTS)
