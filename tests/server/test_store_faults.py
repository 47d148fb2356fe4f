"""The database goes away, the disk is full, the process is killed: what was acknowledged is there, whole and once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Self

import pytest

from ludoteca.server.store import (
    LogRow,
    Store,
    StoreTrouble,
    TableChange,
    postgres,
    sqlite,
)
from tests.server.databases import ADDRESS, cluster, tell
from tests.server.storing import begun, entry, numbers, with_store

# --- the database goes away and comes back


def test_a_terminated_connection_is_made_again_without_a_word(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "LISTEN_AGAIN_SECONDS", 0.05)
    schema_name = postgresql.rpartition("search_path=")[2]

    async def play() -> None:
        named = f"{postgresql}&application_name={schema_name}"
        store, other = await Store.open(named), await Store.open(postgresql)
        await begun(store, "a")
        notes: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        await store.listen(lambda name, n: notes.put_nowait((name, n)))
        for n in range(2, 8):
            kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{schema_name}'"
            await asyncio.gather(store.append([entry("a", n)]), tell(ADDRESS, kill))
            assert await store.lease("a", "me", 60)
        assert await numbers(store, "a") == list(range(1, 8))
        while await asyncio.wait_for(notes.get(), 60) != ("", 0):
            pass  # it says that something may have been missed
        heard: set[tuple[str, int]] = set()
        for n in range(8, 60):  # the last of the killed connections may still be on its way back
            assert await other.append([entry("a", n)])
            await asyncio.sleep(0.2)
            while not notes.empty():
                heard.add(notes.get_nowait())
            if ("a", n) in heard:
                break
        assert ("a", n) in heard
        await store.close()
        await other.close()

    asyncio.run(play())


class Wire:
    """Stands between the store and PostgreSQL and cuts the line around a commit."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cuts = 0
        self.lines: list[asyncio.Future[None]] = []
        self.cut: str | None = None  # "before" the commit reaches the database, or "after"

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.here = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self.server.close()
        await asyncio.gather(*self.lines)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.append(asyncio.ensure_future(self.line(reader, writer)))

    async def line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, orders = await asyncio.open_connection(self.host, self.port)
        deaf, answered = asyncio.Event(), asyncio.Event()

        async def back() -> None:
            with contextlib.suppress(ConnectionError):
                while data := await answers.read(65536):
                    if deaf.is_set():
                        answered.set()
                    else:
                        writer.write(data)
            writer.close()

        returning = asyncio.create_task(back())
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                cut, self.cut = (self.cut, None) if b"COMMIT" in data else (None, self.cut)
                if cut is not None:
                    self.cuts += 1
                    deaf.set()
                if cut != "before":
                    orders.write(data)
                if cut == "after":
                    await answered.wait()
                if cut is not None:
                    break
        writer.close()
        orders.close()
        await returning


@pytest.mark.parametrize("cut", ["before", "after"])
def test_when_the_line_breaks_in_the_commit_the_entry_is_stored_once_and_the_caller_told_so(
    postgresql: str, cut: str
) -> None:
    async def play() -> None:
        host, _, port = postgresql.partition("@")[2].partition("/")[0].partition(":")
        async with Wire(host, int(port or 5432)) as wire:
            store = await Store.open(postgresql.replace(f"{host}:{port}", f"127.0.0.1:{wire.here}"))
            await begun(store, "a")
            wire.cut = cut
            assert await store.append([entry("a", 2)], TableChange("a", "over", 2))
            assert wire.cuts == 1, "the line was not cut"
            assert await numbers(store, "a") == [1, 2]
            assert await store.append([entry("a", 3)])
            await store.close()

    asyncio.run(play())


@pytest.mark.slow
def test_a_stopped_postgres_refuses_and_a_started_one_goes_on() -> None:
    async def play(store: Store) -> None:
        await begun(store, "a")
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


def test_a_database_file_that_is_taken_away_is_missed_and_found_again(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "games.db", tmp_path / "elsewhere.db"

    async def play(store: Store) -> None:
        await begun(store, "a")
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


# --- the disk is full


def test_the_write_ahead_log_is_carried_over_and_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "SWEEP_AFTER", 20)
    path = tmp_path / "games.sqlite"
    wal = tmp_path / "games.sqlite-wal"
    sizes: list[int] = []

    async def play(store: Store) -> None:
        await begun(store, "a")
        for n in range(2, 602):
            assert await store.append([entry("a", n)])
            sizes.append(wal.stat().st_size)

    with_store(f"sqlite:///{path}", play)
    # Every commit writes a page; a log that never began anew would hold them all.
    assert max(sizes) < 600 * 4096 / 4
    with contextlib.closing(sqlite3.connect(path)) as kept:
        assert kept.execute("SELECT count(*) FROM log").fetchone() == (601,)


async def fill_in_pairs(store: Store) -> int:
    """Append pairs of entries until one is refused: its first number."""
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
def test_a_full_disk_refuses_whole_moves_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)], check=False).returncode:
        pytest.skip("by design: this root may not mount a disk")

    async def play(store: Store) -> None:
        await begun(store, "a", "b")
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
def test_a_write_that_the_system_breaks_off_in_the_middle_leaves_no_half_entry(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    run = subprocess.run([sys.executable, "-c", LIMITED, str(file)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    refused, key = run.stdout.split()
    assert int(refused) > 10
    assert key == "server-storage-trouble"
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def test_a_full_disk_of_postgres_is_told_as_such(postgresql: str) -> None:
    full = """
        CREATE FUNCTION full_disk() RETURNS trigger AS $$
        BEGIN IF length(NEW.data) > 100 THEN RAISE 'no space left on device' USING ERRCODE = '53100'; END IF;
        RETURN NEW; END $$ LANGUAGE plpgsql;
        CREATE TRIGGER full_disk BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION full_disk()
    """

    async def play(store: Store) -> None:
        await begun(store, "a", "b")
        await tell(postgresql, full)
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
def test_killed_at_any_moment_every_acknowledged_entry_is_there(url: str) -> None:
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

    with_store(url, lambda store: begun(store, *acknowledged))
    for _ in range(12 if url.startswith("sqlite") else 4):
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
