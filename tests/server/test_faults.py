"""What goes wrong outside: kills, full disks, databases that go away, workers that die, bots that hang, slow readers.

Everything here happens to a real server in a process of its own. `LUDOTECA_KILLS=300` kills it that many times.
"""

from __future__ import annotations

import asyncio
import contextlib
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
from benchmarks.driving import Http, Line, Place, Server, Told, hang_up, read, set_table
from ludoteca.core.words import Words
from ludoteca.server.settings import FILE
from tests.server.databases import cluster, schema_of_its_own, tell

KILLS = int(os.environ.get("LUDOTECA_KILLS", "5"))
PATIENCE = 40.0  # seconds within which something must happen; only a test that fails ever waits so long
QUICK: dict[str, Any] = {"pace": "instant", "forced": False}

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="by design: Windows has no signals to kill and stop with"),
]


class Guest:
    """A client at a table that can wait for what it is to hear."""

    def __init__(self, port: int, place: Place, seat: int, lang: str = "en") -> None:
        self.place, self.seat, self.lang = place, seat, lang
        self.line = Line(port, self._hear, self._lost)
        self.told: list[Told] = []
        self.last: Told | None = None  # the last position
        self.seq = 0
        self.gaps = 0
        self.closed = False
        self.news = asyncio.Event()
        self.number = 0

    def _hear(self, message: bytes, at: float) -> None:
        told = read(message)
        self.told.append(told)
        if told.type == "step" and self.seq:
            self.gaps += told.seq != self.seq + 1
        if told.type in ("state", "step", "rewound", "table"):
            self.seq = max(told.seq, self.seq)
            if told.turn is not None:
                self.last = told
        self.news.set()

    def _lost(self) -> None:
        self.closed = True
        self.news.set()

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait for something to be so."""
        async with asyncio.timeout(PATIENCE):
            while not (result := found()):
                self.news.clear()
                await self.news.wait()
        return result

    async def enter(self) -> Guest:
        await self.line.connect()
        token = self.place.tokens[self.seat]
        self.line.say({"do": "enter", "table": self.place.table, "token": token, "lang": self.lang})
        await self.until(lambda: any(told.type in ("chats", "bye") for told in self.told))
        return self

    async def ask(self, **message: Any) -> Told:
        """Ask for something; the answer."""
        self.number += 1
        number = self.number
        self.line.say({**message, "id": number})
        answers = ("done", "refused")
        return await self.until(lambda: [told for told in self.told if told.type in answers and told.id == number])  # type: ignore[no-any-return]

    def is_asked(self) -> bool:
        return self.last is not None and self.last.turn is not None and bool(self.last.turn.moves)

    async def move(self) -> Told:
        await self.until(self.is_asked)
        assert self.last is not None
        turn = self.last.turn
        assert turn is not None
        answer: Any = await self.ask(do="move", ask=turn.ask, steps=[turn.moves[0].code])
        return answer[0]  # type: ignore[no-any-return]

    def seen(self) -> list[bool]:
        """Who is there, as the last message about the table says."""
        tables = [told.table for told in self.told if told.table is not None]
        return [seat.connected for seat in tables[-1].seats]

    def away(self) -> list[bool]:
        tables = [told.table for told in self.told if told.table is not None]
        return [seat.away for seat in tables[-1].seats]


async def guests(server: Server, place: Place, *seats: int, lang: str = "en") -> list[Guest]:
    return [await Guest(server.port, place, seat, lang).enter() for seat in seats]


async def play_on(players: list[Guest], moves: int) -> None:
    """Moves by whoever is asked, who hears of each; the others may hear of the last a little later."""
    for _ in range(moves):
        mover = await until(lambda: next((guest for guest in players if guest.is_asked()), None))
        before = mover.seq
        assert (await mover.move()).type == "done"
        await mover.until(lambda mover=mover, before=before: mover.seq > before)


async def numbers(players: list[Guest]) -> list[int]:
    """What everybody has heard of, once all have heard of the same."""
    await until(lambda: len({guest.seq for guest in players}) == 1)
    return [guest.seq for guest in players]


async def until(found: Callable[[], Any]) -> Any:
    """Wait for what no message announces."""
    async with asyncio.timeout(PATIENCE):
        while not (result := found()):  # noqa: ASYNC110 (nobody tells)
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
            await hang_up()

    asyncio.run(main())


# -------------------------------------------------------------------------------------------- killed


def fine(told: dict[str, Any]) -> None:
    assert told["acknowledged"] > told["kills"], told
    faults = {name: told[name] for name in ("lost", "doubled", "tables_damaged", "clocks_that_lost_time", "errors")}
    assert not any(faults.values()), told


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    fine(asyncio.run(crash.drill(tmp_path, KILLS, tables=4)))


def test_nothing_acknowledged_is_lost_with_postgresql(tmp_path: Path) -> None:
    with schema_of_its_own() as url:
        fine(asyncio.run(crash.drill(tmp_path, max(3, KILLS // 6), 3, url)))


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


async def play_on_a_full_disk(server: Server, disk: Path) -> None:
    """A game whose disk fills up in the middle, and has room again."""
    await server.ready()
    http = Http(server.port)
    place = await set_table(http, "patrician", 2, QUICK)
    players = await guests(server, place, 0, 1, lang="fr")
    await play_on(players, 4)
    ballast = disk / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass
    # What is left in pages that are there already may still take a game or two.
    while True:
        mover = await until(lambda: next((guest for guest in players if guest.is_asked()), None))
        known = await numbers(players)
        answer = await mover.move()
        if answer.type != "done":
            break
    assert (answer.type, answer.key) == ("refused", "server-disk-full")
    assert answer.text == Words("fr")("server-disk-full")
    again = await mover.move()
    assert again.key == "server-disk-full"
    status, _ = await Http(server.port).get("/health")
    assert status in (200, 503)
    ballast.unlink()
    assert (await mover.move()).type == "done"
    await play_on(players, 4)
    assert not any(guest.gaps or guest.closed for guest in players)
    assert min(guest.seq for guest in players) > max(known)
    assert server.process is not None
    assert server.process.poll() is None


def test_a_full_disk_refuses_moves_in_the_readers_language_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, Server(tmp_path) as server:
        server.environment["LUDOTECA_DATABASE"] = f"sqlite:///{disk / FILE}"
        server.start()
        run(play_on_a_full_disk(server, disk))
        assert server.stop() == 0


def test_a_full_disk_of_postgresql_refuses_moves_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """The tables lie on a small disk, the write-ahead log elsewhere: without that PostgreSQL itself goes away."""
    with cluster() as postgres, small_disk(postgres.folder / "small") as disk:
        place = disk / "tables"
        place.mkdir()
        for folder in (disk, place):
            shutil.chown(folder, "postgres")
        orders = (
            f"CREATE TABLESPACE small LOCATION '{place}'",
            "ALTER DATABASE postgres SET default_tablespace = small",
        )
        asyncio.run(tell(postgres.url, *orders))
        with serving(tmp_path, database=postgres.url) as server:
            run(play_on_a_full_disk(server, disk))
            assert server.stop() == 0
        postgres.stop()


def test_moves_are_refused_while_postgresql_is_away_and_play_goes_on_when_it_is_back(tmp_path: Path) -> None:
    with cluster() as postgres, serving(tmp_path, database=postgres.url) as server:

        async def play() -> None:
            await server.ready()
            place = await set_table(Http(server.port), "patrician", 2, QUICK)
            players = await guests(server, place, 0, 1)
            await play_on(players, 3)
            known = await numbers(players)
            await asyncio.to_thread(postgres.stop)
            mover = await until(lambda: next((guest for guest in players if guest.is_asked()), None))
            answer = await mover.move()
            assert (answer.type, answer.key) == ("refused", "server-storage-trouble")
            assert answer.text == Words("en")("server-storage-trouble")
            assert [guest.seq for guest in players] == known
            assert (await Http(server.port).get("/health"))[0] == 503
            await asyncio.to_thread(postgres.start)
            while (await mover.move()).type != "done":  # noqa: ASYNC110 (the connection is made again by itself)
                await asyncio.sleep(0.1)
            await play_on(players, 3)
            assert not any(guest.gaps or guest.closed for guest in players)

        run(play())
        assert server.stop() == 0


# -------------------------------------------------------------------------------------------- several workers


def test_two_servers_play_one_table_and_one_that_dies_leaves_it_to_the_other(tmp_path: Path) -> None:
    async def play(one: Server, other: Server) -> None:
        await one.ready()
        await other.ready()
        place = await set_table(Http(one.port), "patrician", 3, QUICK)
        left = await Guest(one.port, place, 0).enter()
        right = await Guest(other.port, place, 1).enter()
        third = await Guest(other.port, place, 2).enter()
        players = [left, right, third]
        for guest in players:
            await guest.until(lambda guest=guest: guest.seen() == [True, True, True])  # type: ignore[misc]
        await play_on(players, 12)
        await numbers(players)
        assert not any(guest.gaps for guest in players)
        third.line.close()
        await left.until(lambda: left.seen() == [True, True, False])

        # The first server sees to a bot and to a clock; then it dies.
        http = Http(one.port)
        with_bot = await set_table(http, "patrician", 2, QUICK, ["easy"])
        clock = {"kind": "move", "seconds": 3}
        with_clock = await set_table(http, "patrician", 2, {**QUICK, "clock": clock, "stand_in": "easy"})
        watching = await Guest(other.port, with_clock, 1).enter()
        idle = await Guest(one.port, with_clock, 0).enter()
        mine = await Guest(one.port, with_bot, 0).enter()
        if mine.is_asked():
            await mine.move()
        one.kill()
        mine = await Guest(other.port, with_bot, 0).enter()
        for _ in range(3):  # the bot answers, wherever it thinks
            assert (await mine.move()).type == "done"
        # Whoever was asked has not moved: their clock runs out, and a bot plays on.
        await watching.until(lambda: any(watching.away()))
        await right.until(lambda: right.seen()[0] is False)
        assert idle.closed

    with (
        schema_of_its_own() as url,
        serving(tmp_path / "one", database=url) as one,
        serving(tmp_path / "other", database=url) as other,
    ):
        run(play(one, other))


def test_two_workers_of_one_server_play_one_table_and_a_dead_one_is_replaced(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        await server.ready()
        place = await set_table(Http(server.port), "patrician", 4, QUICK)
        players = await guests(server, place, 0, 1, 2, 3)
        await play_on(players, 8)
        await numbers(players)
        assert not any(guest.gaps for guest in players)
        workers = server.family()[1:3]
        os.kill(workers[0], signal.SIGKILL)
        await until(lambda: len(server.family()) >= 3 and workers[0] not in server.family())
        for guest in players:  # those whose worker died come back
            guest.line.close()
        again = await guests(server, place, 0, 1, 2, 3)
        assert {guest.seq for guest in again} == {max(guest.seq for guest in players)}
        await play_on(again, 4)
        assert not any(guest.gaps for guest in again)

    with schema_of_its_own() as url, serving(tmp_path, database=url, workers=2) as server:
        run(play(server))
        assert server.stop() == 0


# -------------------------------------------------------------------------------------------- bots and readers


def test_a_bot_that_hangs_or_dies_loses_its_move_to_an_easy_one_and_holds_up_nobody_else(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        await server.ready()
        http = Http(server.port)
        place = await set_table(http, "patrician", 2, QUICK, ["search:ms=1000"])
        others = await set_table(http, "patrician", 2, QUICK)
        mine = (await guests(server, place, 0))[0]
        players = await guests(server, others, 0, 1)
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


def test_a_reader_who_does_not_read_is_dropped_and_finds_everything_on_coming_back(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        await server.ready()
        place = await set_table(Http(server.port), "san_juan", 2, QUICK)
        players = await guests(server, place, 0, 1)
        await play_on(players, 60)  # a long log
        sleepy = Guest(server.port, place, 0)
        with socket.socket() as narrow:
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.setblocking(False)
            await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
            await asyncio.get_running_loop().create_connection(lambda: sleepy.line, sock=narrow)
            await sleepy.line.opened
            sleepy.line.say({"do": "enter", "table": place.table, "token": place.tokens[0]})
            await sleepy.until(lambda: any(told.type == "chats" for told in sleepy.told))
            assert sleepy.line.transport is not None
            sleepy.line.transport.pause_reading()

            async def dropped() -> bool:
                return b"ludoteca_readers_dropped_total 1" in (await Http(server.port).get("/metrics"))[1]

            number = 0
            async with asyncio.timeout(PATIENCE):
                while not await dropped():
                    for _ in range(20):
                        number += 1
                        sleepy.line.say({"do": "look", "id": number})
                    if number <= 200:
                        await play_on(players, 1)  # nobody waits for the one who sleeps
                    await asyncio.sleep(0.1)
            await play_on(players, 4)
            sleepy.line.transport.abort()
        assert not any(guest.gaps or guest.closed for guest in players)
        back = (await guests(server, place, 0))[0]
        assert back.seq == players[0].seq

    with serving(tmp_path) as server:
        run(play(server))


# -------------------------------------------------------------------------------------------- stopping and starting


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_says_goodbye_and_ends_well_with_sockets_open_and_bots_thinking(
    tmp_path: Path, how: signal.Signals
) -> None:
    async def play(server: Server) -> None:
        await server.ready()
        http = Http(server.port)
        place = await set_table(http, "patrician", 2, QUICK)
        await set_table(http, "san_juan", 3, {"pace": "instant"}, ["search:ms=3000"] * 3)
        players = await guests(server, place, 0, 1, lang="it")
        await play_on(players, 2)
        await until(lambda: len(server.family()) > 1)
        assert server.process is not None
        server.process.send_signal(how)
        for guest in players:
            await guest.until(lambda guest=guest: guest.closed)  # type: ignore[misc]
            bye = guest.told[-1]
            assert (bye.type, bye.key, bye.text) == ("bye", "server-closing", Words("it")("server-closing"))
        assert await asyncio.to_thread(server.process.wait, 5) == 0

    with serving(tmp_path) as server:
        run(play(server))
        assert "Traceback" not in server.log()


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with serving(tmp_path, port=taken.getsockname()[1]) as server:
            assert server.process is not None
            assert server.process.wait(PATIENCE) == 1
            assert f"127.0.0.1:{server.port}" in server.log()
            assert "Traceback" not in server.log()


def test_a_damaged_table_is_named_in_the_log_and_all_others_are_served(tmp_path: Path) -> None:
    places: list[Place] = []

    async def play(server: Server) -> None:
        await server.ready()
        for _ in range(3):
            place = await set_table(Http(server.port), "patrician", 2, QUICK)
            await play_on(await guests(server, place, 0, 1), 3)
            places.append(place)

    async def go_on(server: Server) -> None:
        await server.ready()
        for place in (places[0], places[2]):
            await play_on(await guests(server, place, 0, 1), 3)
        turned_away = (await guests(server, places[1], 0))[0]
        assert turned_away.told[-1].type == "bye"
        assert turned_away.told[-1].key == "server-damaged"

    with serving(tmp_path) as server:
        run(play(server))
        assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        changed = "UPDATE log SET data = ? WHERE table_id = ? AND n = 4"
        assert file.execute(changed, (b'{"do":"move","seat":0,"steps":[99999],"ask":0}', places[1].table)).rowcount == 1
    with serving(tmp_path, port=server.port) as server:
        run(go_on(server))
        named = [line for line in server.log().splitlines() if places[1].table in line]
        assert named
        assert not any(place.table in server.log() for place in (places[0], places[2]))
        assert "Traceback" not in server.log()
