"""Faults from outside: kills, full disks, lost databases, dead workers, hanging bots, slow readers.

Each test runs a real server in a separate process. `LUDOTECA_KILLS=300` sets how often it is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks import crash
from benchmarks.driving import (
    Connection,
    Http,
    Server,
    TableLinks,
    Update,
    close_connections,
    create_table,
    decode_update,
    kill,
    running,
)
from ludoteca.core.text import Words
from ludoteca.server.settings import FILE
from tests.server.databases import cluster, run_sql, temporary_schema

KILLS = int(os.environ.get("LUDOTECA_KILLS", "5"))
PATIENCE = 40.0  # seconds within which something must happen; only a failing test waits this long
QUICK: dict[str, Any] = {"pace": "instant", "forced": False}

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="by design: Windows has no signals to kill and stop with"),
]


class Client:
    """A client at a table that can wait for messages."""

    def __init__(self, port: int, links: TableLinks, seat: int, lang: str = "en") -> None:
        self.links, self.seat, self.lang = links, seat, lang
        self.connection = Connection(port, self._receive, self._close)
        self.received: list[Update] = []
        self.last: Update | None = None  # the last position
        self.seq = 0
        self.gaps = 0
        self.closed = False
        self.changed = asyncio.Event()
        self.number = 0

    def _receive(self, message: bytes, at: float) -> None:
        update = decode_update(message)
        self.received.append(update)
        if update.type == "step" and self.seq:
            self.gaps += update.seq != self.seq + 1
        if update.type in ("state", "step", "rewound", "table"):
            self.seq = max(update.seq, self.seq)
            if update.turn is not None:
                self.last = update
        self.changed.set()

    def _close(self) -> None:
        self.closed = True
        self.changed.set()

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not (result := found()):
                self.changed.clear()
                await self.changed.wait()
        return result

    async def enter(self) -> Client:
        await self.connection.connect()
        token = self.links.tokens[self.seat]
        self.connection.send({"do": "enter", "table": self.links.table, "token": token, "lang": self.lang})
        await self.until(lambda: any(update.type in ("chats", "bye") for update in self.received))
        return self

    async def ask(self, **message: Any) -> Update:
        """Send a request and return its answer."""
        self.number += 1
        number = self.number
        self.connection.send({**message, "id": number})

        def answers() -> list[Update]:
            return [update for update in self.received if update.type in ("done", "refused") and update.id == number]

        return (await self.until(answers))[0]  # type: ignore[no-any-return]

    def is_asked(self) -> bool:
        return self.last is not None and self.last.turn is not None and bool(self.last.turn.moves)

    async def move(self) -> Update:
        await self.until(self.is_asked)
        assert self.last is not None
        turn = self.last.turn
        assert turn is not None
        return await self.ask(do="move", ask=turn.ask, steps=[turn.moves[0].code])

    def connected(self) -> list[bool]:
        """The connected seats, according to the last message about the table."""
        tables = [update.table for update in self.received if update.table is not None]
        return [seat.connected for seat in tables[-1].seats]

    def away(self) -> list[bool]:
        tables = [update.table for update in self.received if update.table is not None]
        return [seat.away for seat in tables[-1].seats]


async def clients(server: Server, links: TableLinks, *seats: int, lang: str = "en") -> list[Client]:
    return [await Client(server.port, links, seat, lang).enter() for seat in seats]


async def play_on(players: list[Client], moves: int) -> None:
    """Make moves for the seats to act, and wait for each; the others may receive the last one a little later."""
    for _ in range(moves):
        mover = await until(lambda: next((client for client in players if client.is_asked()), None))
        before = mover.seq
        assert (await mover.move()).type == "done"
        await mover.until(lambda mover=mover, before=before: mover.seq > before)


async def numbers(players: list[Client]) -> list[int]:
    """The numbers of all clients, once they agree."""
    await until(lambda: len({client.seq for client in players}) == 1)
    return [client.seq for client in players]


async def until(found: Callable[[], Any]) -> Any:
    """Wait for a condition that no message announces."""
    async with asyncio.timeout(PATIENCE):
        while not (result := found()):  # noqa: ASYNC110 (there is no event to wait for)
            await asyncio.sleep(0.02)
    return result


@contextlib.contextmanager
def serving(data: Path, **more: Any) -> Iterator[Server]:
    with Server(data, **more) as server:
        yield server.start()


def run(work: Awaitable[None]) -> None:
    async def main() -> None:
        try:
            await work
        finally:
            await close_connections()

    asyncio.run(main())


# -------------------------------------------------------------------------------------------- killed


def check_report(report: dict[str, Any]) -> None:
    assert report["acknowledged"] > report["kills"], report
    faults = {name: report[name] for name in crash.FAULTS}
    assert not any(faults.values()), report


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    check_report(asyncio.run(crash.drill(tmp_path, KILLS, tables=4)))


def test_nothing_acknowledged_is_lost_with_postgresql(tmp_path: Path) -> None:
    with temporary_schema() as url:
        check_report(asyncio.run(crash.drill(tmp_path, max(3, KILLS // 6), 3, url)))


def test_nothing_acknowledged_is_lost_with_two_workers_and_every_restart_works(tmp_path: Path) -> None:
    with temporary_schema() as url:
        check_report(asyncio.run(crash.drill(tmp_path, max(3, KILLS // 6), 3, url, workers=2)))


def holders_of_port(port: int, processes: list[int]) -> list[int]:
    """The processes that hold the socket listening on a port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    listens = {f"socket:[{row[9]}]" for row in rows if row[3] == "0A" and int(row[1].partition(":")[2], 16) == port}
    assert listens, "nobody listens"
    return [process for process in processes if listens & {str(file) for file in open_files(process)}]


def open_files(process: int) -> Iterator[Path]:
    with contextlib.suppress(OSError):  # it has ended
        for file in list(Path(f"/proc/{process}/fd").iterdir()):
            with contextlib.suppress(OSError):  # the file was closed meanwhile
                yield file.readlink()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="by design: only Linux lists its processes in /proc")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_server_leaves_no_process_behind_and_restarts_at_once(tmp_path: Path, workers: int) -> None:
    """Only the server itself is killed, while its bots think."""
    thinking = ["search:ms=3000"] * 2

    async def kill_often(server: Server) -> None:
        server.start()
        await server.ready()
        for _ in range(2):
            await create_table(Http(server.port), "san_juan", 2, QUICK, thinking)
            # Wait until all workers run and a bot thinks.
            await until(lambda: len(server.family()) > (workers if workers > 1 else 0) + 1)
            left = server.family()
            # A bot process that is just starting may hold the port for a moment, until the system closes its files.
            await until(
                lambda: len(holders_of_port(server.port, server.family())) == (1 + workers if workers > 1 else 1)
            )
            server.kill()
            try:
                server.start()  # at once, without waiting for its children to end
                await server.ready()
                await until(lambda left=left: not any(map(running, left)))  # type: ignore[misc]
            finally:
                kill(*filter(running, left))
            assert server.process is not None
            assert server.process.poll() is None, server.log()
        assert server.stop() == 0

    with temporary_schema() if workers > 1 else contextlib.nullcontext("") as url:
        with Server(tmp_path, database=url, workers=workers) as server:
            run(kill_often(server))
        assert "Traceback" not in server.log()


# -------------------------------------------------------------------------------------------- no room, no database


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    if os.geteuid() != 0:
        pytest.skip("by design: only root may mount a disk")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], check=False)
    if mounted.returncode:
        pytest.skip("by design: this root may not mount a disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


async def health(server: Server) -> tuple[int, dict[str, Any]]:
    status, answer = await Http(server.port).get("/health")
    return status, json.loads(answer)


async def until_health(server: Server, wanted: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await health(server))[0] != wanted:  # noqa: ASYNC110 (there is no event to wait for)
            await asyncio.sleep(0.05)


async def play_on_a_full_disk(server: Server, disk: Path) -> None:
    """Play a game whose disk fills up and later has space again."""
    await server.ready()
    http = Http(server.port)
    links = await create_table(http, "patrician", 2, QUICK)
    players = await clients(server, links, 0, 1, lang="fr")
    await play_on(players, 4)
    ballast = disk / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass
    # Existing pages may still have space for a game or two.
    while True:
        mover = await until(lambda: next((client for client in players if client.is_asked()), None))
        known = await numbers(players)
        answer = await mover.move()
        if answer.type != "done":
            break
    assert (answer.type, answer.key) == ("refused", "server-disk-full")
    assert answer.text == Words("fr")("server-disk-full")
    again = await mover.move()
    assert again.key == "server-disk-full"
    status, report = await health(server)
    assert (status, report["status"], report["key"]) == (503, "trouble", "server-disk-full")
    assert report["text"] == Words("en")("server-disk-full")
    ballast.unlink()
    await until_health(server, 200)  # without a move
    assert (await mover.move()).type == "done"
    await play_on(players, 4)
    assert not any(client.gaps or client.closed for client in players)
    assert min(client.seq for client in players) > max(known)
    assert server.process is not None
    assert server.process.poll() is None


def test_a_full_disk_refuses_moves_in_the_readers_language_and_play_continues_when_there_is_space(
    tmp_path: Path,
) -> None:
    with small_disk(tmp_path / "disk") as disk, Server(tmp_path) as server:
        server.environment["LUDOTECA_DATABASE"] = f"sqlite:///{disk / FILE}"
        server.start()
        run(play_on_a_full_disk(server, disk))
        assert server.stop() == 0


def test_a_full_disk_of_postgresql_refuses_moves_and_play_continues_when_there_is_space(tmp_path: Path) -> None:
    """The tables are on a small disk and the write-ahead log elsewhere; otherwise PostgreSQL itself would stop."""
    with cluster() as postgres, small_disk(postgres.folder / "small") as disk:
        place = disk / "tables"
        place.mkdir()
        for folder in (disk, place):
            shutil.chown(folder, "postgres")
        orders = (
            f"CREATE TABLESPACE small LOCATION '{place}'",
            "ALTER DATABASE postgres SET default_tablespace = small",
        )
        asyncio.run(run_sql(postgres.url, *orders))
        with serving(tmp_path, database=postgres.url) as server:
            run(play_on_a_full_disk(server, disk))
            assert server.stop() == 0
        postgres.stop()


def test_moves_are_refused_while_postgresql_is_down_and_play_continues_when_it_is_back(tmp_path: Path) -> None:
    with cluster() as postgres, serving(tmp_path, database=postgres.url) as server:

        async def play() -> None:
            await server.ready()
            links = await create_table(Http(server.port), "patrician", 2, QUICK)
            players = await clients(server, links, 0, 1)
            await play_on(players, 3)
            known = await numbers(players)
            await asyncio.to_thread(postgres.stop)
            mover = await until(lambda: next((client for client in players if client.is_asked()), None))
            answer = await mover.move()
            assert (answer.type, answer.key) == ("refused", "server-storage-trouble")
            assert answer.text == Words("en")("server-storage-trouble")
            assert [client.seq for client in players] == known
            status, report = await health(server)
            assert (status, report["key"]) == (503, "server-storage-trouble")
            await asyncio.to_thread(postgres.start)
            while (await mover.move()).type != "done":  # noqa: ASYNC110 (the server reconnects without an event)
                await asyncio.sleep(0.1)
            await play_on(players, 3)
            assert not any(client.gaps or client.closed for client in players)
            await until_health(server, 200)

        run(play())
        assert server.stop() == 0
        assert "Traceback" not in server.log()


def test_health_reports_a_nearly_full_disk_before_moves_are_refused(tmp_path: Path) -> None:
    async def ask(server: Server, disk: Path) -> None:
        await server.ready()
        free = shutil.disk_usage(disk).free
        (disk / "ballast").write_bytes(bytes(free - 500_000))
        await until_health(server, 503)
        assert (await health(server))[1]["key"] == "server-disk-full"
        (disk / "ballast").unlink()
        await until_health(server, 200)

    with small_disk(tmp_path / "disk") as disk, Server(tmp_path) as server:
        server.environment["LUDOTECA_DATABASE"] = f"sqlite:///{disk / FILE}"
        server.start()
        run(ask(server, disk))
        assert server.stop() == 0


# -------------------------------------------------------------------------------------------- several workers


def test_two_servers_share_a_table_and_one_takes_over_when_the_other_dies(tmp_path: Path) -> None:
    async def play(one: Server, other: Server) -> None:
        await one.ready()
        await other.ready()
        links = await create_table(Http(one.port), "patrician", 3, QUICK)
        left = await Client(one.port, links, 0).enter()
        right = await Client(other.port, links, 1).enter()
        third = await Client(other.port, links, 2).enter()
        players = [left, right, third]
        for client in players:
            await client.until(lambda client=client: client.connected() == [True, True, True])  # type: ignore[misc]
        await play_on(players, 12)
        await numbers(players)
        assert not any(client.gaps for client in players)
        third.connection.close()
        await left.until(lambda: left.connected() == [True, True, False])

        # The first server drives a bot and a clock; then it dies.
        http = Http(one.port)
        with_bot = await create_table(http, "patrician", 2, QUICK, ["easy"])
        clock = {"kind": "move", "seconds": 3}
        with_clock = await create_table(http, "patrician", 2, {**QUICK, "clock": clock, "stand_in": "easy"})
        watching = await Client(other.port, with_clock, 1).enter()
        idle = await Client(one.port, with_clock, 0).enter()
        mine = await Client(one.port, with_bot, 0).enter()
        if mine.is_asked():
            await mine.move()
        one.kill()
        mine = await Client(other.port, with_bot, 0).enter()
        for _ in range(3):  # the other server now drives the bot
            assert (await mine.move()).type == "done"
        # The player to act does not move: their clock runs out, and a bot plays on.
        await watching.until(lambda: any(watching.away()))
        await right.until(lambda: right.connected()[0] is False)
        assert idle.closed

    with (
        temporary_schema() as url,
        serving(tmp_path / "one", database=url) as one,
        serving(tmp_path / "other", database=url) as other,
    ):
        run(play(one, other))


def test_two_workers_share_a_table_and_a_dead_one_is_replaced(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        await server.ready()
        links = await create_table(Http(server.port), "patrician", 4, QUICK)
        players = await clients(server, links, 0, 1, 2, 3)
        await play_on(players, 8)
        await numbers(players)
        assert not any(client.gaps for client in players)
        workers = server.family()[1:3]
        os.kill(workers[0], signal.SIGKILL)
        await until(lambda: len(server.family()) >= 3 and workers[0] not in server.family())
        for client in players:  # clients whose worker died reconnect
            client.connection.close()
        again = await clients(server, links, 0, 1, 2, 3)
        assert {client.seq for client in again} == {max(client.seq for client in players)}
        await play_on(again, 4)
        assert not any(client.gaps for client in again)

    with temporary_schema() as url, serving(tmp_path, database=url, workers=2) as server:
        run(play(server))
        assert server.stop() == 0


# -------------------------------------------------------------------------------------------- bots and readers


def test_an_easy_bot_moves_for_one_that_hangs_or_dies_and_nobody_else_waits(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        await server.ready()
        http = Http(server.port)
        links = await create_table(http, "patrician", 2, QUICK, ["search:ms=1000"])
        others = await create_table(http, "patrician", 2, QUICK)
        mine = (await clients(server, links, 0))[0]
        players = await clients(server, others, 0, 1)
        for how in (signal.SIGSTOP, signal.SIGKILL):
            while mine.is_asked():
                await mine.move()
            thinker = (await until(lambda: server.family()[1:]))[0]
            os.kill(thinker, how)
            stuck = mine.seq
            if how == signal.SIGSTOP:
                await play_on(players, 6)
                assert mine.seq == stuck
            await mine.until(mine.is_asked)
            assert thinker not in server.family()
        assert "bot failed" in server.log()

    with serving(tmp_path, environment={"LUDOTECA_THINKERS": "1"}) as server:
        run(play(server))


def test_a_reader_that_does_not_read_is_dropped_and_misses_nothing_after_reconnecting(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        await server.ready()
        links = await create_table(Http(server.port), "san_juan", 2, QUICK)
        players = await clients(server, links, 0, 1)
        await play_on(players, 60)  # a long log
        sleepy = Client(server.port, links, 0)
        with socket.socket() as narrow:
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.setblocking(False)
            await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
            await asyncio.get_running_loop().create_connection(lambda: sleepy.connection, sock=narrow)
            await sleepy.connection.opened
            sleepy.connection.send({"do": "enter", "table": links.table, "token": links.tokens[0]})
            await sleepy.until(lambda: any(update.type == "chats" for update in sleepy.received))
            assert sleepy.connection.transport is not None
            sleepy.connection.transport.pause_reading()

            async def dropped() -> bool:
                return b"ludoteca_readers_dropped_total 1" in (await Http(server.port).get("/metrics"))[1]

            number = 0
            async with asyncio.timeout(PATIENCE):
                while not await dropped():
                    for _ in range(20):
                        number += 1
                        sleepy.connection.send({"do": "look", "id": number})
                    if number <= 200:
                        await play_on(players, 1)  # nobody waits for the sleeping client
                    await asyncio.sleep(0.1)
            await play_on(players, 4)
            sleepy.connection.transport.abort()
        assert not any(client.gaps or client.closed for client in players)
        back = (await clients(server, links, 0))[0]
        assert back.seq == players[0].seq

    with serving(tmp_path) as server:
        run(play(server))


# -------------------------------------------------------------------------------------------- stopping and starting


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_dismisses_all_readers_and_succeeds_while_bots_think(tmp_path: Path, how: signal.Signals) -> None:
    async def play(server: Server) -> None:
        await server.ready()
        http = Http(server.port)
        links = await create_table(http, "patrician", 2, QUICK)
        await create_table(http, "san_juan", 3, {"pace": "instant"}, ["search:ms=3000"] * 3)
        players = await clients(server, links, 0, 1, lang="it")
        await play_on(players, 2)
        await until(lambda: len(server.family()) > 1)
        assert server.process is not None
        server.process.send_signal(how)
        for client in players:
            await client.until(lambda client=client: client.closed)  # type: ignore[misc]
            bye = client.received[-1]
            assert (bye.type, bye.key, bye.text) == ("bye", "server-closing", Words("it")("server-closing"))
        assert await asyncio.to_thread(server.process.wait, 5) == 0

    with serving(tmp_path) as server:
        run(play(server))
        assert "Traceback" not in server.log()


def test_a_taken_port_is_reported_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with serving(tmp_path, port=taken.getsockname()[1]) as server:
            assert server.process is not None
            assert server.process.wait(PATIENCE) == 1
            assert f"127.0.0.1:{server.port}" in server.log()
            assert "Traceback" not in server.log()


def test_a_damaged_table_is_named_in_the_log_and_all_others_are_served(tmp_path: Path) -> None:
    games: list[TableLinks] = []

    async def play(server: Server) -> None:
        await server.ready()
        for _ in range(3):
            links = await create_table(Http(server.port), "patrician", 2, QUICK)
            await play_on(await clients(server, links, 0, 1), 3)
            games.append(links)

    async def serve_the_others(server: Server) -> None:
        await server.ready()
        for links in (games[0], games[2]):
            await play_on(await clients(server, links, 0, 1), 3)
        turned_away = (await clients(server, games[1], 0))[0]
        assert turned_away.received[-1].type == "bye"
        assert turned_away.received[-1].key == "server-damaged"

    with serving(tmp_path) as server:
        run(play(server))
        assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        changed = "UPDATE log SET data = ? WHERE table_id = ? AND n = 4"
        assert file.execute(changed, (b'{"do":"move","seat":0,"steps":[99999],"ask":0}', games[1].table)).rowcount == 1
    with serving(tmp_path, port=server.port) as server:
        run(serve_the_others(server))
        named = [line for line in server.log().splitlines() if games[1].table in line]
        assert named
        assert not any(links.table in server.log() for links in (games[0], games[2]))
        assert "Traceback" not in server.log()
