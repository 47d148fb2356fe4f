"""No name that a browser, a script, a translation or a database uses is removed or renamed by accident."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect

from ludoteca.server.store import Store
from tests.engine import once
from tests.golden_names import names
from tests.server.databases import database

ADD = "new names: run python tests/golden_names/names.py and commit the list"


def listed(some: set[names.Name]) -> str:
    return "\n".join(sorted(f"  {owner}: {name}" if owner else f"  {name}" for owner, name in some))


@once
@pytest.mark.parametrize("name", names.LISTS)
def test_no_name_is_missing_or_unlisted(name: str) -> None:
    if name == "hooks" and not names.PAGE.is_dir():
        pytest.skip("the page's sources are not here")
    before, now = set(names.kept(name)), set(names.LISTS[name]())
    if before - now:
        pytest.fail(f"removed or renamed, which breaks those who rely on them:\n{listed(before - now)}", pytrace=False)
    if now - before:
        pytest.fail(f"{ADD}:\n{listed(now - before)}", pytrace=False)


@once
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_has_exactly_these_tables_columns_and_indexes(kind: str, tmp_path: Path) -> None:
    def look(connection: Connection) -> set[names.Name]:
        found = set()
        inspector = inspect(connection)
        for table in inspector.get_table_names():
            found |= {(table, column["name"]) for column in inspector.get_columns(table)}
            found |= {(f"{table} indexes", str(index["name"])) for index in inspector.get_indexes(table)}
        return found

    async def open_and_look(url: str) -> set[names.Name]:
        store = await Store.open(url)
        try:
            return await store.read(look)
        finally:
            await store.close()

    with database(kind, tmp_path) as url:
        found = asyncio.run(open_and_look(url))
    expected = {name for name in names.kept("database") if name[0] != "revisions"}
    assert found == expected | {("alembic_version", "version_num")}
