"""Databases of older versions are copied and then upgraded, completely or not at all; newer ones are refused."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text

from ludoteca.cli import main
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, migrate, postgres, schema, sqlite
from ludoteca.server.store.backup import backup, restore
from ludoteca.server.store.migrate import BadDatabase, revision_of
from tests.server.databases import run_sql
from tests.upgrade import corpus

FIRST = "0001"  # the revision of version 0.1


def copies(settings: Settings) -> list[Path]:
    """The copies that were made before an upgrade."""
    return sorted(path for path in settings.data.iterdir() if "before-" in path.name)


def digest(folder: Path) -> dict[str, str]:
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.iterdir()
        if path.is_file() and not path.name.endswith(("-shm", ".lock"))
    }


def all_rows(settings: Settings, upgrade: bool = True) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables; without `upgrade` the database is read as it is."""

    def rows(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        names = [*sorted(schema.metadata.tables), "alembic_version"]
        found = {name: connection.execute(text(f"SELECT * FROM {name}")).all() for name in names if name != "leases"}
        return {name: sorted((tuple(row) for row in some), key=repr) for name, some in found.items()}

    async def read(store: Store) -> dict[str, list[tuple[object, ...]]]:
        return await store.read(rows)

    if upgrade:
        return corpus.with_store(settings, read)
    if settings.file is not None:
        return rows_of_file(settings.file)

    async def look() -> dict[str, list[tuple[object, ...]]]:
        database = postgres.Postgres(settings.database)
        try:
            return await database.read(rows)
        finally:
            await database.close()

    return asyncio.run(look())


def rows_of_file(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        names = [*sorted(schema.metadata.tables), "alembic_version"]
        return {
            name: sorted(database.execute(f"SELECT * FROM {name}").fetchall(), key=repr)
            for name in names
            if name != "leases"
        }


def open_and_close(settings: Settings) -> None:
    async def nothing(store: Store) -> None:
        pass

    corpus.with_store(settings, nothing)


# -------------------------------------------------------------------------------------------- older versions


def test_a_database_of_0_1_is_copied_and_then_upgraded(old: Settings, kind: str, tmp_path: Path) -> None:
    before = all_rows(old, upgrade=False)
    after = all_rows(old)
    assert before.pop("alembic_version") == [(FIRST,)]
    assert after.pop("alembic_version") == [(schema.REVISION,)]
    assert after == before, "the upgrade changes no link and no log"
    (copy,) = copies(old)
    assert copy.stat().st_mode & 0o777 == 0o600, "it holds secrets"
    if kind == "sqlite":
        assert rows_of_file(copy) == {**before, "alembic_version": [(FIRST,)]}
    else:
        header = msgspec.json.decode(gzip.decompress(copy.read_bytes()).splitlines()[0])
        assert header["revision"] == FIRST
        asyncio.run(restore(f"sqlite:///{tmp_path / 'elsewhere.db'}", tmp_path, copy, False))
        elsewhere = rows_of_file(tmp_path / "elsewhere.db")
        assert len(elsewhere["log"]) == len(before["log"])
    open_and_close(old)
    assert copies(old) == [copy], "a database that is up to date needs no copy"


BROKEN = f"""
import sqlalchemy as sa
from alembic import op

revision = "broken"
down_revision = "{schema.REVISION}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.Text))
    op.execute(sa.text("DELETE FROM chat"))
    {{how}}
"""


def with_broken_script(folder: Path, how: str) -> Path:
    scripts = folder / "migrations"
    shutil.copytree(migrate.SCRIPTS, scripts)
    (scripts / "versions" / "broken.py").write_text(BROKEN.format(how=how), "utf-8")
    return scripts


def test_a_failed_upgrade_leaves_the_old_database_and_can_be_repeated(
    old: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = all_rows(old, upgrade=False)
    scripts = with_broken_script(tmp_path, "raise RuntimeError('the power is gone')")
    with monkeypatch.context() as patched:
        patched.setattr(migrate, "SCRIPTS", scripts)
        patched.setattr(sqlite, "REVISION", "broken")
        patched.setattr(postgres, "REVISION", "broken")
        with pytest.raises(RuntimeError, match="the power is gone"):
            open_and_close(old)
    assert all_rows(old, upgrade=False) == before
    assert len(copies(old)) == 1
    assert all_rows(old)["alembic_version"] == [(schema.REVISION,)]


OPENING = """
import asyncio, sys
from pathlib import Path
from ludoteca.server.store import Store, migrate, postgres, sqlite

migrate.SCRIPTS = Path(sys.argv[1])
sqlite.REVISION = postgres.REVISION = "broken"
asyncio.run(Store.open(sys.argv[2], Path(sys.argv[3])))
"""


@pytest.mark.skipif(os.name == "nt", reason="by design: Windows has no signals to kill with")
def test_a_process_killed_during_the_upgrade_leaves_the_old_database(old: Settings, tmp_path: Path) -> None:
    before = all_rows(old, upgrade=False)
    scripts = with_broken_script(tmp_path, "import os; os.kill(os.getpid(), 9)")
    command = [sys.executable, "-c", OPENING, str(scripts), old.database, str(old.data)]
    assert subprocess.run(command, check=False).returncode == -9
    assert all_rows(old, upgrade=False) == before
    assert all_rows(old)["alembic_version"] == [(schema.REVISION,)]


# -------------------------------------------------------------------------------------------- no space for the copy


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk that is almost full."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("by design: only root may mount a disk")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)], check=False).returncode:
        pytest.skip("by design: this root may not mount a disk")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def fill_up(disk: Path, spare: int) -> None:
    free = shutil.disk_usage(disk).free
    (disk / "ballast").write_bytes(bytes(max(0, free - spare)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_space_for_the_copy_nothing_changes_and_the_error_says_why(
    kind: str, lang: str, full_disk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with corpus.data_folder(kind, full_disk) as old:
        before = all_rows(old, upgrade=False)
        fill_up(full_disk, 120_000 if kind == "sqlite" else 4096)
        with pytest.raises(SystemExit) as left:
            main(["serve", "--database", old.database, "--data", str(old.data), "--lang", lang])
        error = capsys.readouterr().err
        assert left.value.code == 2
        assert error.count("\n") == 1, "one sentence, and no traceback"
        assert Words(lang)("core-os-full") in error
        assert not copies(old), "an incomplete copy is removed"
        assert [path.name for path in full_disk.iterdir() if path.name.endswith(".part")] == []
        assert all_rows(old, upgrade=False) == before
        (full_disk / "ballast").unlink()
        assert all_rows(old)["alembic_version"] == [(schema.REVISION,)]


# -------------------------------------------------------------------------------------------- newer versions


def make_newer(settings: Settings) -> None:
    """Mark the database as written by a newer version."""

    def mark(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def write(store: Store) -> None:
        await store.write(mark)

    corpus.with_store(settings, write)
    for copy in copies(settings):
        copy.unlink()


@pytest.mark.parametrize("command", ["serve", "admin tables", "admin mend 000000000000", "admin prune --older 0h"])
def test_a_database_of_a_newer_version_is_refused_with_a_sentence_and_stays_unchanged(
    old: Settings, kind: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    make_newer(old)
    rows, files = all_rows(old, upgrade=False), digest(old.data)
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--database", old.database, "--data", str(old.data), "--lang", "en"])
    assert left.value.code == 2
    output = capsys.readouterr()
    assert output.err == f"{Words('en')('server-database-newer')}\n"
    assert output.out == ""
    assert all_rows(old, upgrade=False) == rows
    assert digest(old.data) == files, "neither changed nor copied"


def test_a_backup_of_a_newer_version_is_refused_by_name_and_nothing_is_copied(old: Settings, tmp_path: Path) -> None:
    file = tmp_path / "later.ludoteca.gz"

    async def write(store: Store) -> None:
        await backup(store, file)

    corpus.with_store(old, write)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    later = lines[0].replace(f'"revision":"{schema.REVISION}"'.encode(), b'"revision":"9999"')
    file.write_bytes(gzip.compress(later + b"".join(lines[1:])))
    before = all_rows(old)
    files = set(digest(old.data))
    with pytest.raises(ValueError, match=r"later\.ludoteca\.gz was made by a newer version"):
        asyncio.run(restore(old.database, old.data, file, True))
    assert all_rows(old) == before
    assert set(digest(old.data)) == files


# -------------------------------------------------------------------------------------------- while 0.1 is serving


def test_a_database_is_not_upgraded_while_a_server_uses_it(
    old: Settings, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LOCK_SECONDS", 0.01)
    monkeypatch.setattr(postgres, "SERVED_SECONDS", 0.01)
    before = all_rows(old, upgrade=False)
    with an_old_server(old), pytest.raises(ValueError, match=r"already serving|is using this database"):
        open_and_close(old)
    assert all_rows(old, upgrade=False) == before
    assert not copies(old)
    assert all_rows(old)["alembic_version"] == [(schema.REVISION,)]


@contextlib.contextmanager
def an_old_server(settings: Settings) -> Iterator[None]:
    """The traces of a running server of 0.1: the lock on its file, or the leases of its tables."""
    if settings.file is None:
        lease = "INSERT INTO leases VALUES ('a', 'old worker', extract(epoch FROM clock_timestamp()) + 60)"
        asyncio.run(run_sql(settings.database, lease))
        yield
        asyncio.run(run_sql(settings.database, "DELETE FROM leases"))
        return
    holding = "import sys; from pathlib import Path; from ludoteca.server.store.sqlite import exclusive_lock\n"
    holding += "with exclusive_lock(Path(sys.argv[1])): print(1, flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", holding, str(settings.file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        server.stdout.readline()
        yield
        server.kill()


def test_the_revisions_lead_from_the_first_to_the_last() -> None:
    numbers = [script.revision for script in migrate.scripts().walk_revisions("base", "heads")]
    assert numbers[-1] == FIRST
    assert numbers[0] == schema.REVISION


def test_a_database_of_an_unknown_revision_is_refused() -> None:
    assert migrate.is_known(FIRST)
    with pytest.raises(BadDatabase):
        migrate.refuse_newer("9999")


def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    open_and_close(settings)
    assert not copies(settings)

    async def revision(store: Store) -> str | None:
        return await store.read(revision_of)

    assert corpus.with_store(settings, revision) == schema.REVISION
