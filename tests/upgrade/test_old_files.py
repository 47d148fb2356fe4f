"""Files of version 0.1 still work: backups, records, ledgers, and databases in the admin commands."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludoteca.cli import main
from ludoteca.core.record import load
from ludoteca.core.replay import play_again, verify
from ludoteca.games import find, keys
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, schema
from ludoteca.server.store.migrate import revision_of
from tests.engine import once
from tests.server.databases import database
from tests.upgrade import corpus

Command = Callable[..., str]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs the command as it is typed, and checks its exit code."""
    monkeypatch.setenv("LUDOTECA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: object, code: int = 0) -> str:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        output = capsys.readouterr()
        assert (left.value.code or 0) == code, output.out + output.err
        return output.out + output.err

    return run


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return corpus.unpack("records.tar.xz", tmp_path_factory.mktemp("records")) / "records"


# -------------------------------------------------------------------------------------------- backups


@once
def test_a_backup_of_0_1_is_restored_and_upgraded(kind: str, tmp_path: Path, command: Command) -> None:
    common = [table for table in corpus.links_file().tables if table.only is None]
    with database(kind, tmp_path) as url:
        command("admin", "restore", corpus.BACKUP, "--database", url, "--data", tmp_path)
        listed = json.loads(command("admin", "tables", "--json", "--database", url, "--data", tmp_path))
        statuses = {line["id"]: line["status"] for line in listed}
        for table in common:
            assert statuses[table.table] == corpus.status(table), table.about

        async def look(store: Store) -> None:
            assert await store.read(revision_of) == schema.REVISION
            for table in common:
                assert await store.load(table.table) is not None, table.about

        corpus.with_store(Settings(data=tmp_path, database=url), look)


@once
def test_a_backup_of_0_1_replaces_newer_games_after_a_copy_of_them(
    old: Settings, tmp_path: Path, command: Command
) -> None:
    where = ("--database", old.database, "--data", old.data)
    command("admin", "restore", corpus.BACKUP, *where, code=2)
    output = command("admin", "restore", corpus.BACKUP, "--force", *where)
    assert "kept in" in output
    assert len(json.loads(command("admin", "tables", "--json", *where))) > 40


# -------------------------------------------------------------------------------------------- a host's commands


@once
def test_a_host_manages_a_database_of_0_1(old: Settings, kind: str, tmp_path: Path, command: Command) -> None:
    def admin(*arguments: object, code: int = 0) -> str:
        return command("admin", *arguments, "--database", old.database, "--data", old.data, code=code)

    listed = {line["id"]: line for line in json.loads(admin("tables", "--json"))}
    for table in corpus.tables(kind):
        assert listed[table.table]["status"] == corpus.status(table), table.about
    assert "\x1b" not in admin("tables"), "0.1 accepted any name in a record"
    players = {line["name"] for line in json.loads(admin("players", "--json"))}
    assert {"Ada", "Bruno", "Chiara", "Élodie"} <= players
    for table in corpus.tables(kind):
        assert "sound" in admin("mend", table.table, "--dry-run"), table.about
    admin("export", tmp_path / "out")
    over = [table for table in corpus.tables(kind) if corpus.status(table) == "over"]
    exported = sorted((tmp_path / "out").iterdir())
    assert len(exported) == len(over) + 1  # one was imported by a command, and has no link in the corpus
    for file in exported:
        assert verify(load(file), find).over
    admin("backup", tmp_path / "now.ludoteca.gz")
    assert "0 tables" in admin("prune", "--older", "9000d", "--dry-run")
    playing = [table.table for table in corpus.tables(kind) if corpus.status(table) == "playing"]
    admin("prune", "--older", "0h")
    assert sorted(line["id"] for line in json.loads(admin("tables", "--json"))) == sorted(playing)
    admin("import", exported[0])


# -------------------------------------------------------------------------------------------- records and ledgers


def files(start: str) -> list[str]:
    return [f"{start}-{game}.ludo.json" for game in keys()]


@pytest.mark.parametrize("name", [*files("played"), *files("simulated")])
def test_a_record_of_0_1_verifies_and_can_be_replayed(records: Path, name: str, command: Command) -> None:
    record = load(records / name)
    match = verify(record, find)
    assert match.over
    assert match.result == record.result
    assert "verified" in command("verify", records / name)
    assert len(command("replay", records / name, "--json").splitlines()) == len(match.steps) + 1  # and the result
    assert command("replay", records / name)


@pytest.mark.parametrize("name", files("left"))
def test_an_unfinished_game_of_0_1_is_resumed(
    records: Path, name: str, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = load(records / name)
    assert not play_again(before, find).over
    file = tmp_path / name
    file.write_bytes((records / name).read_bytes())
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    command("resume", file, "--plain")
    after = load(file)
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)
    verify(after, find)


@once
def test_statistics_are_made_from_old_records(records: Path, tmp_path: Path, command: Command) -> None:
    for name in files("simulated"):
        (tmp_path / name).write_bytes((records / name).read_bytes())
    assert command("stats", tmp_path, "--json")


@once
def test_a_ladder_of_0_1_continues_from_its_ledger(records: Path, tmp_path: Path, command: Command) -> None:
    ledger = tmp_path / "ladder.jsonl"
    then = (records / "ladder.jsonl").read_bytes()
    ledger.write_bytes(then)
    ladder = ("ladder", "patrician", "--bots", "random,easy", "--seed", "3", "--out", ledger, "--json")
    command(*ladder, "--games", "8")
    assert ledger.read_bytes() == then, "games in the ledger are not played again"
    command(*ladder, "--games", "12")
    lines = ledger.read_bytes().splitlines()
    assert ledger.read_bytes().startswith(then)
    assert [msgspec.json.decode(line)["fixture"] for line in lines[9:]], "four more games were added"
    assert len(lines) == 13
