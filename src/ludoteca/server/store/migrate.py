"""Upgrades of older databases. Alembic is loaded only if there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

SCRIPTS: Final = Path(__file__).parent / "migrations"


class BadDatabase(LudotecaError):
    """A database that this version cannot use."""


def revision_of(connection: Connection) -> str | None:
    """The last migration applied to a database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return found


def is_known(revision: str) -> bool:
    """Whether a revision is among our scripts; if not, it comes from a newer version of Ludoteca."""
    return revision in {script.revision for script in scripts().walk_revisions()}


def refuse_newer(revision: str) -> None:
    """Raise an error for a database of a newer version, before it is copied or changed."""
    if not is_known(revision):
        raise BadDatabase("server-database-newer")


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run all migrations up to a revision, in the current transaction."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext

    script = scripts()
    with EnvironmentContext(Config(), script, fn=lambda now, _: script._upgrade_revs(to, now)) as steps:
        steps.configure(connection=connection)
        steps.run_migrations()


def scripts() -> ScriptDirectory:
    """The migration scripts in the package."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory(SCRIPTS)
