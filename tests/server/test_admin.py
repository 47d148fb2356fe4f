"""`ludoteca admin`: a host manages the games and loses none."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludoteca.cli import main
from ludoteca.core.record import decode, load
from ludoteca.core.record import encode as encode_record
from ludoteca.core.replay import verify
from ludoteca.core.text import LANGUAGES
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.store import ChatRow, Loaded, LogRow, Store, TableChange, TableRow, TokenRow, sqlite
from ludoteca.server.store.backup import backup
from ludoteca.server.store.sqlite import exclusive_lock, unused_path
from ludoteca.server.store.statements import save_record
from ludoteca.server.tables.entries import MoveEntry, SeatConfig, StartEntry, TableConfig, encode
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.tokens import hashed
from tests.server.databases import database

GOLDEN = Path(__file__).parent.parent / "golden" / "patrician" / "3.ludo.json"
T = TypeVar("T")
COMMANDS = ("tables", "players", "backup", "restore", "export", "import", "prune", "mend")


class Host:
    """A host at a shell on the server's machine."""

    def __init__(self, url: str, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.url, self.data, self.capsys = url, data, capsys
        self.err = ""

    def __call__(self, *words: object, code: int = 0) -> str:
        where = ["--database", self.url, "--data", str(self.data)]
        with pytest.raises(SystemExit) as left:
            main(["admin", *map(str, words), *where])
        output = self.capsys.readouterr()
        self.err = output.err
        assert (left.value.code or 0) == code, output.err
        return output.out

    def store(self, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
        async def run() -> T:
            store = await Store.open(self.url, self.data)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(run())

    def loaded(self, table: str) -> Loaded:
        found = self.store(lambda store: store.load(table))
        assert found is not None
        return found

    def tables(self) -> dict[str, dict[str, Any]]:
        return {line["id"]: line for line in json.loads(self("tables", "--json"))}


@pytest.fixture(params=("sqlite", "postgresql"))
def host(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Host]:
    monkeypatch.setenv("LUDOTECA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sqlite, "LOCK_SECONDS", 0.01)
    with database(request.param, tmp_path) as url:
        made = Host(url, tmp_path, capsys)
        made.store(lambda store: store.playing())
        yield made


def played(name: str, moves: int | None, seed: int = 1, days_ago: int = 0) -> tuple[TableRow, list[LogRow], Table]:
    """A table for Ada and a bot after this number of moves; None plays to the end."""
    now = time.time_ns() // 1_000_000 - days_ago * 86_400_000
    seats = [SeatConfig("person", "Ada", None, 0), SeatConfig("bot", "Livia", "easy")]
    head = TableConfig("patrician", {}, seats, wire.TableSettings(), False, now // 1000, f"{seed:064x}")
    table = Table(name, head)
    rows: list[LogRow] = []

    def add(entry: StartEntry | MoveEntry) -> None:
        rows.append(LogRow(name, len(rows) + 1, now, encode(entry)))
        table.apply_row(rows[-1])

    luck = random.Random(seed)
    if moves != 0:
        add(StartEntry())
    while table.match is not None and not table.over and (moves is None or len(rows) <= moves):
        seat = table.match.actors[0]
        add(MoveEntry(seat, (luck.choice(table.match.legal_codes(seat)),), table.seats[seat].question))
    return (
        TableRow(name, "patrician", table.status, False, now // 1000, now // 1000, encode(head), 0),
        rows,
        table,
    )


async def keep(store: Store, row: TableRow, rows: list[LogRow]) -> None:
    await store.create(row, [TokenRow(b"seat \xff of " + row.id.encode(), row.id, "seat", 1)], rows)


@pytest.fixture
def full(host: Host) -> Host:
    """A host with a table of every kind."""

    async def fill(store: Store) -> None:
        for name, moves, days in (("waits", 0, 200), ("plays", 12, 200), ("ended", None, 200), ("fresh", None, 0)):
            row, rows, table = played(name, moves, len(name), days)
            await keep(store, row, rows)
            if name == "fresh":
                await store.save_record(name, encode_record(table.record()))
        await store.add_chat(ChatRow(0, "plays", 1, 0, "Ada", "ciao «tutti» <b>"))

    host.store(fill)
    return host


# --- looking


def test_tables_lists_status_players_moves_and_age(full: Host) -> None:
    lines = full.tables()
    assert {name: line["status"] for name, line in lines.items()} == {
        "waits": "waiting", "plays": "playing", "ended": "over", "fresh": "over",
    }  # fmt: skip
    assert lines["plays"]["players"] == ["Ada"]
    assert lines["plays"]["bots"] == ["Livia"]
    assert lines["plays"]["moves"] == 12
    output = full("tables")
    assert "200 d ago" in output
    assert "4 tables." in output


def test_players_lists_all_names_with_their_tables(full: Host) -> None:
    (ada,) = json.loads(full("players", "--json"))
    assert ada["name"] == "Ada"
    assert sorted(ada["tables"]) == ["ended", "fresh", "plays", "waits"]
    assert "Ada" in full("players")


def test_listing_does_not_create_a_database(host: Host, tmp_path: Path) -> None:
    host.url = f"sqlite:///{tmp_path / 'nowhere.db'}"
    host("tables", code=2)
    assert "nowhere.db" in host.err
    assert not (tmp_path / "nowhere.db").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "admin", *(f"admin {name}" for name in COMMANDS)])
def test_help_is_available_in_every_language(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help", "--lang", lang])
    output = capsys.readouterr().out
    assert not left.value.code
    assert {"en": "Usage: ", "fr": "Usage : ", "it": "Uso: "}[lang] + f"ludoteca {command}" in output


# --- backups


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_of_either_database_restores_into_either(full: Host, into: str, tmp_path: Path) -> None:
    file = tmp_path / "games.ludoteca.gz"
    assert "4 tables" in full("backup", file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "a backup holds secrets"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with database(into, elsewhere) as url:
        other = Host(url, elsewhere, full.capsys)
        other("restore", file)
        assert other.tables() == full.tables()
        for name in full.tables():
            was, now = full.loaded(name), other.loaded(name)
            assert (now.table, now.rows, now.tokens) == (was.table, was.rows, was.tokens)
        assert other.store(lambda store: store.record("fresh")) == full.store(lambda store: store.record("fresh"))
        assert other.store(lambda store: store.chats("plays", 9)) == full.store(lambda store: store.chats("plays", 9))

        async def go_on(store: Store) -> None:
            newest = (await store.chats("plays", 1))[0].id
            assert await store.add_chat(ChatRow(0, "plays", 2, 0, "Ada", "again")) > newest
            last = (await store.since("plays", 0))[-1]
            assert await store.append([LogRow("plays", last.n + 1, 1, b"{}")])

        other.store(go_on)
        again = tmp_path / "again.ludoteca.gz"
        full("backup", again)
        first, second = (gzip.decompress(path.read_bytes()).splitlines() for path in (file, again))
        assert first[1:] == second[1:]


def test_a_backup_during_play_is_one_consistent_snapshot(full: Host, tmp_path: Path) -> None:
    file = tmp_path / "games.ludoteca.gz"

    async def play(store: Store) -> None:
        done = asyncio.Event()

        async def moves() -> int:
            n = (await store.since("plays", 0))[-1].n
            while not done.is_set():
                n += 1
                assert await store.append([LogRow("plays", n, 1, b"{}")], TableChange("plays", None, 1, n))
            return n

        playing = asyncio.create_task(moves())
        for _ in range(3):
            await backup(store, file)
            lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
            heading = {line["table"]: at for at, line in enumerate(lines) if isinstance(line, dict) and "table" in line}
            step = next(row[7] for row in lines[heading["tables"] + 1 :] if row[0] == "plays")
            entries = [row[1] for row in lines[heading["log"] + 1 :] if isinstance(row, list) and row[0] == "plays"]
            assert entries == list(range(1, len(entries) + 1))
            assert step in (0, len(entries))
        done.set()
        assert await playing > 13

    full.store(play)


def test_restoring_over_games_needs_force_and_keeps_the_old_database(full: Host, tmp_path: Path) -> None:
    file = tmp_path / "games.ludoteca.gz"
    full("backup", file)
    row, rows, _ = played("later", 3)
    full.store(lambda store: keep(store, row, rows))
    full("restore", file, code=2)
    assert "--force" in full.err
    assert "later" in full.tables()
    output = full("restore", file, "--force")
    assert "later" not in full.tables()
    kept = Path(output.rsplit("kept in ", 1)[1].strip().removesuffix("."))
    assert kept.exists()
    if full.url.startswith("sqlite"):
        with sqlite3.connect(kept) as old:
            assert ("later",) in old.execute("SELECT id FROM tables").fetchall()
        old.close()
    else:
        full("restore", kept, "--force")
        assert "later" in full.tables()


def test_a_database_without_games_needs_no_force(full: Host, tmp_path: Path) -> None:
    file = tmp_path / "games.ludoteca.gz"
    full("backup", file)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with database("sqlite" if full.url.startswith("sqlite") else "postgresql", elsewhere) as url:
        other = Host(url, elsewhere, full.capsys)
        other.store(lambda store: store.playing())
        other("restore", file)
        assert len(other.tables()) == 4


@pytest.mark.parametrize("damage", ["cut", "rotten", "foreign", "short"])
def test_a_damaged_backup_changes_nothing(full: Host, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "games.ludoteca.gz"
    full("backup", file)
    before = full.tables()
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    file.write_bytes(
        {
            "cut": whole[: len(whole) // 2],
            "rotten": gzip.compress(b"".join(lines[:9]) + b"[1\n" + b"".join(lines[9:])),
            "foreign": b'{"format":"ludoteca-record"}',
            "short": gzip.compress(b"".join(lines[:12] + lines[13:])),
        }[damage]
    )
    full("restore", file, "--force", code=2)
    assert str(file) in full.err
    assert full.tables() == before


def test_a_restore_is_refused_while_a_server_runs(full: Host, tmp_path: Path) -> None:
    file = tmp_path / "games.ludoteca.gz"
    full("backup", file)
    if full.url.startswith("sqlite"):
        holding = "import sys; from pathlib import Path; from ludoteca.server.store.sqlite import exclusive_lock\n"
        holding += "with exclusive_lock(Path(sys.argv[1])): print(1, flush=True); sys.stdin.read()"
        database_file = full.url.removeprefix("sqlite:///")
        server = subprocess.Popen(
            [sys.executable, "-c", holding, database_file], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert server.stdout is not None
        server.stdout.readline()
        full("restore", file, "--force", code=2)
        server.kill()
        server.communicate()
    else:
        full.store(lambda store: store.lease("plays", "worker", 60))
        full("restore", file, "--force", code=2)
        full.store(lambda store: store.release("worker"))
    assert "serving" in full.err or "A server is using" in full.err
    full("restore", file, "--force")


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    holding = "import os, sys; from pathlib import Path; from ludoteca.server.store.sqlite import exclusive_lock\n"
    holding += "with exclusive_lock(Path(sys.argv[1])): os.kill(os.getpid(), 9)"
    subprocess.run([sys.executable, "-c", holding, str(file)], check=False)
    with exclusive_lock(file):
        assert (tmp_path / "games.db.lock").exists()


# --- records


def test_export_writes_every_finished_game_and_each_verifies(full: Host, tmp_path: Path) -> None:
    assert "2 finished games" in full("export", tmp_path / "out")
    files = sorted((tmp_path / "out").iterdir())
    assert [file.name for file in files] == ["patrician-ended.ludo.json", "patrician-fresh.ludo.json"]
    for file in files:
        assert verify(load(file), find).over


def test_a_game_that_cannot_be_exported_is_named_and_the_others_are_written(full: Host, tmp_path: Path) -> None:
    full.store(lambda store: store.save_record("broken", b"{}"))
    assert "2 finished games" in full("export", tmp_path / "out", code=2)
    assert full.err.startswith("broken: ")


def test_import_stores_a_record_that_verifies_only_once(host: Host, tmp_path: Path) -> None:
    output = host("import", GOLDEN)
    table = output.rsplit("/t/", 1)[1].split("#")[0]
    line = host.tables()[table]
    assert line["status"] == "over"
    assert line["moves"] > 0
    record = host.store(lambda store: store.record(table))
    assert record is not None
    assert decode(record) == load(GOLDEN)
    token = output.strip().rsplit("#", 1)[1]
    (link,) = host.store(lambda store: store.find_tokens([hashed(token)]))
    assert (link.table, link.kind) == (table, "watch")
    assert "already imported" in host("import", GOLDEN)
    assert list(host.tables()) == [table]

    host("export", tmp_path / "out")
    assert load(next((tmp_path / "out").iterdir())) == load(GOLDEN)


def test_import_refuses_records_that_do_not_verify_or_are_unfinished(host: Host, tmp_path: Path) -> None:
    whole = json.loads(GOLDEN.read_text("utf-8"))
    untrue = tmp_path / "untrue.ludo.json"
    untrue.write_text(json.dumps({**whole, "entries": [*whole["entries"][:5], *whole["entries"][6:]]}), "utf-8")
    unfinished = tmp_path / "unfinished.ludo.json"
    unfinished.write_text(json.dumps({**whole, "entries": whole["entries"][:9], "result": None}), "utf-8")
    host("import", untrue, unfinished, tmp_path / "missing.ludo.json", GOLDEN, code=2)
    assert [name in host.err for name in ("untrue", "unfinished", "missing")] == [True] * 3
    assert len(host.tables()) == 1


# --- clearing up


def test_prune_removes_only_old_tables_without_a_game_in_progress(full: Host) -> None:
    assert "2 tables would be removed" in full("prune", "--older", "90d", "--dry-run")
    assert len(full.tables()) == 4
    output = full("prune", "--older", "90d")
    assert "ended" in output
    assert "waits" in output
    assert sorted(full.tables()) == ["fresh", "plays"]
    assert full.store(lambda store: store.find_tokens([b"seat \xff of ended"])) == []


def test_prune_counts_the_age_from_the_last_entry(host: Host) -> None:
    row, rows, _ = played("old", None, days_ago=200)
    now = time.time_ns() // 1_000_000
    host.store(lambda store: keep(store, row, [*rows[:-1], LogRow("old", rows[-1].n, now, rows[-1].data)]))
    host("prune", "--older", "90d")
    assert "old" in host.tables()


def test_a_kept_record_outlives_its_table_and_is_exported(full: Host, tmp_path: Path) -> None:
    row, rows, table = played("past", None, 5, days_ago=200)
    full.store(lambda store: keep(store, row, rows))
    record = encode_record(table.record())
    full.store(lambda store: store.write(lambda connection: save_record(connection, "past", row.updated, record)))
    full("prune", "--older", "90d", "--keep-records")
    assert "past" not in full.tables()
    assert full.store(lambda store: store.record("past")) == record
    full("export", tmp_path / "out")
    assert (tmp_path / "out" / "patrician-past.ludo.json").exists()
    full("prune", "--older", "90d")
    assert full.store(lambda store: store.record("past")) is None
    assert full.store(lambda store: store.record("fresh")) is not None


@pytest.mark.parametrize("given", ["90", "d", "-1d", "90 moons"])
def test_an_invalid_time_span_is_refused(full: Host, given: str) -> None:
    full("prune", f"--older={given}", code=2)
    assert given in full.err
    assert len(full.tables()) == 4


# --- mending


def test_an_intact_table_is_not_changed(full: Host) -> None:
    before = full.loaded("plays")
    assert "sound" in full("mend", "plays")
    assert full.loaded("plays") == before
    full("mend", "nowhere", code=2)


@pytest.mark.parametrize("damage", ["not JSON", "an illegal move", "a gap"])
def test_a_damaged_log_is_cut_after_its_last_good_entry(host: Host, tmp_path: Path, damage: str) -> None:
    row, rows, _ = played("a", None, 3)
    data = {
        "not JSON": b'{"do":"mo\xff',
        "an illegal move": encode(MoveEntry(0, (99_999,), 0)),
        "a gap": rows[7].data,
    }[damage]
    bad = [LogRow("a", 7, rows[6].at, data), *rows[7:]]
    kept = [*rows[:6], *(bad[1:] if damage == "a gap" else bad)]
    host.store(lambda store: keep(store, row, kept))
    host.store(lambda store: store.save_record("a", b"{}"))
    first, last = (8 if damage == "a gap" else 7), rows[-1].n
    count = last - first + 1

    output = host("mend", "a", "--dry-run", code=1)
    assert f"entry {first}" in output
    assert f"{count} entries would be cut" in output
    assert len(host.loaded("a").rows) == len(kept)

    output = host("mend", "a")
    assert f"{count} entries were cut, {first} to {last}" in output
    loaded = host.loaded("a")
    assert loaded.rows == rows[:6]
    assert loaded.table.status == "playing"
    assert host.store(lambda store: store.record("a")) is None, "it holds the secret of a game in progress"
    (aside,) = tmp_path.glob("cut-a-*.jsonl")
    lines = [json.loads(line) for line in aside.read_text("utf-8").splitlines()]
    assert [line["n"] for line in lines] == list(range(first, last + 1))
    assert [line["data"] for line in lines[1:]] == [row.data.decode() for row in rows[first:]]
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    assert "sound" in host("mend", "a")
    assert host.store(lambda store: store.append(rows[6:8]))


def test_a_table_with_an_unreadable_configuration_is_not_changed(host: Host) -> None:
    row, rows, _ = played("a", 4)
    broken = TableRow("a", row.game, row.status, False, 1, 1, b"{", 0)
    host.store(lambda store: keep(store, broken, rows))
    host("mend", "a", code=2)
    assert "damaged" in host.err
    assert host.loaded("a").rows == rows
    assert host.tables()["a"]["moves"] == 4


def test_a_copy_is_never_overwritten(tmp_path: Path) -> None:
    made = set()
    for _ in range(5):
        path = unused_path(tmp_path, "before-", ".gz")
        assert not path.exists()
        path.touch()
        made.add(path)
    assert len(made) == 5
