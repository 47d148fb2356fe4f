"""After a lost database, a full disk or a kill, everything acknowledged is stored completely and once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from ludoteca.server.store import (
    LogRow,
    Store,
    StoreTrouble,
    TableChange,
    postgres,
    sqlite,
)
from ludoteca.server.store.writer import Write
from tests.server.cut_connection import GREETINGS, CutConnection
from tests.server.databases import ADDRESS, cluster, run_sql
from tests.server.stores import create_tables, entry, numbers, with_store

PATIENCE = 30.0  # seconds; only a failing test waits this long

# --- the database goes away and comes back


def test_a_terminated_connection_is_silently_renewed(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "LISTEN_AGAIN_SECONDS", 0.05)
    schema_name = postgresql.rpartition("search_path=")[2]

    async def play() -> None:
        named = f"{postgresql}&application_name={schema_name}"
        store, other = await Store.open(named), await Store.open(postgresql)
        await create_tables(store, "a")
        notifications: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        await store.listen(lambda name, n: notifications.put_nowait((name, n)))
        for n in range(2, 8):
            kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{schema_name}'"
            await asyncio.gather(store.append([entry("a", n)]), run_sql(ADDRESS, kill))
            assert await store.lease("a", "me", 60)
        assert await numbers(store, "a") == list(range(1, 8))
        while await asyncio.wait_for(notifications.get(), 60) != ("", 0):
            pass  # a notification that something may have been missed
        received: set[tuple[str, int]] = set()
        for n in range(8, 60):  # the last of the killed connections may still be on its way back
            assert await other.append([entry("a", n)])
            await asyncio.sleep(0.2)
            while not notifications.empty():
                received.add(notifications.get_nowait())
            if ("a", n) in received:
                break
        assert ("a", n) in received
        await store.close()
        await other.close()

    asyncio.run(play())


@pytest.mark.parametrize("cut", ["before", "after"])
def test_if_the_connection_breaks_during_the_commit_the_entry_is_stored_once_and_acknowledged(
    postgresql: str, cut: str
) -> None:
    async def play() -> None:
        async with CutConnection(postgresql) as wire:
            store = await Store.open(wire.url)
            await create_tables(store, "a")
            wire.cut = cut
            assert await store.append([entry("a", 2)], TableChange("a", "over", 2))
            assert wire.cuts == 1, "the connection was not cut"
            assert await numbers(store, "a") == [1, 2]
            assert await store.append([entry("a", 3)])
            await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("cut", GREETINGS)
def test_a_listener_that_is_cut_during_the_handshake_recovers(
    postgresql: str, cut: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LISTEN_AGAIN_SECONDS", 0.05)

    async def play() -> None:
        async with CutConnection(postgresql) as wire:
            store, other = await Store.open(wire.url), await Store.open(postgresql)
            await create_tables(other, "a")
            notifications: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
            await store.listen(lambda name, n: notifications.put_nowait((name, n)))
            wire.greeting = cut
            wire.cut_listeners()
            while wire.cuts < 2:  # noqa: ASYNC110 (there is no event to wait for)
                await asyncio.sleep(0.01)
            wire.greeting = None
            assert await asyncio.wait_for(notifications.get(), PATIENCE) == ("", 0), (
                "it must report that notifications may have been missed"
            )
            assert await other.append([entry("a", 2)])
            assert await asyncio.wait_for(notifications.get(), PATIENCE) == ("a", 2)
            await store.close()
            await other.close()

    asyncio.run(asyncio.wait_for(play(), 2 * PATIENCE))


@pytest.mark.parametrize("cut", GREETINGS)
def test_a_connection_cut_during_the_handshake_is_only_storage_trouble(postgresql: str, cut: str) -> None:
    async def play() -> None:
        async with CutConnection(postgresql) as wire:
            store = await Store.open(wire.url)
            await create_tables(store, "a")
            await store.database.close()  # all its connections
            wire.greeting = cut
            for work in (store.load("a"), store.append([entry("a", 2)]), store.lease("a", "me", 5)):
                with pytest.raises(StoreTrouble):
                    await work
            wire.greeting = None
            assert await store.append([entry("a", 2)])
            assert await numbers(store, "a") == [1, 2]
            await store.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_foreign_notifications_and_failing_handlers_do_not_stop_the_listener(
    postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        errors: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
        store, other = await Store.open(postgresql), await Store.open(postgresql)
        await create_tables(other, "a", "b")
        notifications: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

        def follow(name: str, n: int) -> None:
            if name == "a":
                raise KeyError(name)
            notifications.put_nowait((name, n))

        await store.listen(follow)
        assert isinstance(store.database, postgres.Postgres)
        payloads = (
            "",
            "hello",
            "01234567 b",
            "01234567 b one",
            "01234567 b 1 2 3",
            "01234567 b " + "9" * 5000,
            "é \n 1",
        )
        for payload in payloads:
            await run_sql(postgresql, f"SELECT pg_notify('{store.database.channel}', '{payload}')")
        assert await other.append([entry("a", 2)])
        assert await other.append([entry("b", 2)])
        assert await asyncio.wait_for(notifications.get(), PATIENCE) == ("b", 2)
        assert errors == []
        await store.close()
        await other.close()

    asyncio.run(play())
    logged = [record.getMessage() for record in caplog.records]
    assert sum("another program" in line for line in logged) == 1, "foreign notifications fill the log"
    assert sum("could not be handled" in line for line in logged) == 1


@pytest.mark.slow
def test_writes_fail_while_postgres_is_stopped_and_work_after_its_restart() -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        assert await store.append([entry("a", 2)])
        await asyncio.to_thread(server.stop)
        outcomes = await asyncio.gather(*(store.append([entry("a", 3)]) for _ in range(3)), return_exceptions=True)
        assert [str(getattr(outcome, "key", outcome)) for outcome in outcomes] == ["server-storage-trouble"] * 3
        with pytest.raises(StoreTrouble):
            await store.load("a")
        with pytest.raises(StoreTrouble):
            await store.lease("a", "me", 5)
        await asyncio.to_thread(server.start)
        assert await numbers(store, "a") == [1, 2]
        assert await store.append([entry("a", 3)])
        assert await store.lease("a", "me", 5)
        assert await numbers(store, "a") == [1, 2, 3]

    with cluster() as server:
        with_store(server.url, play)


def test_a_moved_database_file_is_noticed_and_found_again(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "games.db", tmp_path / "elsewhere.db"

    async def play(store: Store) -> None:
        await create_tables(store, "a")
        file.rename(elsewhere)
        with pytest.raises(StoreTrouble) as refused:
            await store.append([entry("a", 2)])
        assert refused.value.key == "server-storage-trouble"
        with pytest.raises(StoreTrouble):
            await store.load("a")
        assert not file.exists(), "an empty database was put in its place"
        elsewhere.rename(file)
        assert await store.append([entry("a", 2)])
        assert await numbers(store, "a") == [1, 2]

    with_store(f"sqlite:///{file}", play)


# --- the writer itself fails


def test_a_failing_writer_refuses_waiting_writes_and_continues(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        real = store.database.write

        async def fail(writes: Sequence[Write]) -> list[object]:
            monkeypatch.setattr(store.database, "write", real)
            raise asyncio.CancelledError  # as if raised by a library; nobody has cancelled the writer

        monkeypatch.setattr(store.database, "write", fail)
        refused = await asyncio.gather(*(store.append([entry("a", 2)]) for _ in range(3)), return_exceptions=True)
        assert [str(getattr(outcome, "key", outcome)) for outcome in refused] == ["server-storage-trouble"] * 3
        assert await store.append([entry("a", 2)])
        assert await numbers(store, "a") == [1, 2]

    with_store(url, lambda store: asyncio.wait_for(play(store), PATIENCE))


def test_database_errors_do_not_contain_the_written_data(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        twice = text("INSERT INTO log (table_id, n, at, data) VALUES ('a', 1, 1, :data)")
        with pytest.raises(IntegrityError) as refused:
            await store.write(lambda connection: connection.execute(twice, {"data": b"a secret"}))
        assert "a secret" not in str(refused.value)

    with_store(url, play)


# --- the disk is full


def test_the_write_ahead_log_is_checkpointed_and_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_AFTER", 20)
    path = tmp_path / "games.sqlite"
    wal = tmp_path / "games.sqlite-wal"
    sizes: list[int] = []

    async def play(store: Store) -> None:
        await create_tables(store, "a")
        for n in range(2, 602):
            assert await store.append([entry("a", n)])
            sizes.append(wal.stat().st_size)

    with_store(f"sqlite:///{path}", play)
    # Every commit writes a page; a log that never restarts would hold them all.
    assert max(sizes) < 600 * 4096 / 4
    with contextlib.closing(sqlite3.connect(path)) as kept:
        assert kept.execute("SELECT count(*) FROM log").fetchone() == (601,)


async def fill_in_pairs(store: Store) -> int:
    """Append pairs of entries until one is refused; return its first number."""
    n = (await store.since("a", 0))[-1].n + 1
    while n < 20_000:
        try:
            assert await store.append([LogRow("a", n, 1, b"x" * 3000), LogRow("a", n + 1, 1, b"y")])
        except StoreTrouble as error:
            if error.key == "server-disk-full":
                return n
            raise
        n += 2
    raise AssertionError("the disk never filled")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="by design: only root may mount a disk")
def test_a_full_disk_refuses_whole_moves_and_writing_continues_when_there_is_space(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)], check=False).returncode:
        pytest.skip("by design: this root may not mount a disk")

    async def play(store: Store) -> None:
        await create_tables(store, "a", "b")
        (disk / "ballast").write_bytes(bytes(400_000))
        n = await fill_in_pairs(store)
        assert await numbers(store, "a") == list(range(1, n))
        refused = await asyncio.gather(
            *(store.append([LogRow(name, k, 1, bytes(9000))]) for name, k in (("a", n), ("b", 2))),
            return_exceptions=True,
        )
        assert all(isinstance(outcome, StoreTrouble) for outcome in refused)
        (disk / "ballast").unlink()
        assert await store.append([entry("a", n), entry("a", n + 1)])
        assert await store.append([entry("b", 2)])
        assert await numbers(store, "a") == list(range(1, n + 2))

    try:
        with_store(f"sqlite:///{disk / 'games.db'}", play)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


LIMITED = """
import asyncio, resource, sys
from ludoteca.server.store import *

async def main():
    store = await Store.open("sqlite:///" + sys.argv[1])
    await store.create(TableRow("a", "patrician", "playing", False, 1, 1, b"{}", 0), [], [])
    whole = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, whole[1]))
    n = 1
    try:
        while True:
            assert await store.append([LogRow("a", n, 1, b"x" * 3000), LogRow("a", n + 1, 1, b"y")])
            n += 2
    except StoreTrouble as trouble:
        print(n, trouble.key)
    assert [row.n for row in await store.since("a", 0)] == list(range(1, n))
    resource.setrlimit(resource.RLIMIT_FSIZE, whole)
    assert await store.append([LogRow("a", n, 1, b"x"), LogRow("a", n + 1, 1, b"y")])
    assert [row.n for row in await store.since("a", 0)] == list(range(1, n + 2))
    await store.close()

asyncio.run(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="by design: Windows knows no limit on the size of files")
def test_an_interrupted_write_leaves_no_partial_entry(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    run = subprocess.run([sys.executable, "-c", LIMITED, str(file)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    refused, key = run.stdout.split()
    assert int(refused) > 10
    assert key == "server-storage-trouble"
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def test_a_full_disk_of_postgres_is_reported_as_such(postgresql: str) -> None:
    full = """
        CREATE FUNCTION full_disk() RETURNS trigger AS $$
        BEGIN IF length(NEW.data) > 100 THEN RAISE 'no space left on device' USING ERRCODE = '53100'; END IF;
        RETURN NEW; END $$ LANGUAGE plpgsql;
        CREATE TRIGGER full_disk BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION full_disk()
    """

    async def play(store: Store) -> None:
        await create_tables(store, "a", "b")
        await run_sql(postgresql, full)
        done = await asyncio.gather(
            store.append([entry("a", 2), LogRow("a", 3, 1, bytes(200))]),
            store.append([entry("b", 2)]),
            return_exceptions=True,
        )
        assert isinstance(done[0], StoreTrouble)
        assert done[0].key == "server-disk-full"
        assert done[1] is True
        assert await numbers(store, "a") == [1]
        assert await store.append([entry("a", 2)])

    with_store(postgresql, play)


# --- killed

WRITING = """
import asyncio, os, sys
from ludoteca.server.store import *

async def main():
    store = await Store.open(sys.argv[1])

    async def play(name):
        n = (await store.since(name, 0))[-1].n + 1
        while True:
            rows = [LogRow(name, n, 1, b"%d" % n), LogRow(name, n + 1, 1, b"%d" % (n + 1))]
            assert await store.append(rows, TableChange(name, None, 1, n + 1))
            os.write(1, b"%s %d\\n" % (name.encode(), n + 1))
            n += 2

    await asyncio.gather(*(play(name) for name in "abcdefgh"))

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="by design: Windows has no kill -9")
def test_every_acknowledged_entry_survives_a_kill_at_any_moment(url: str) -> None:
    luck = random.Random(7)
    acknowledged = dict.fromkeys("abcdefgh", 1)

    async def check(store: Store) -> None:
        for name, last in acknowledged.items():
            loaded = await store.load(name)
            assert loaded is not None
            found = [row.n for row in loaded.rows]
            assert found == list(range(1, len(found) + 1))
            assert len(found) % 2 == 1, "half of a call was stored"
            assert len(found) >= last, "an acknowledged entry is lost"
            assert loaded.table.step in (0, len(found))

    with_store(url, lambda store: create_tables(store, *acknowledged))
    for _ in range(5 if url.startswith("sqlite") else 3):
        writing = subprocess.Popen([sys.executable, "-c", WRITING, url], stdout=subprocess.PIPE)
        assert writing.stdout is not None
        for _line in range(luck.randrange(1, 400)):
            name, n = writing.stdout.readline().split()
            acknowledged[name.decode()] = int(n)
        writing.send_signal(signal.SIGKILL)
        for line in writing.stdout.read().splitlines():
            if len(line.split()) == 2 and line[-1:].isdigit():
                name, n = line.split()
                acknowledged[name.decode()] = int(n)
        writing.wait()
        writing.stdout.close()
        with_store(url, check)
    assert min(acknowledged.values()) > 1
