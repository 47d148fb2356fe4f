"""How much a server bears: 500 tables with 2,000 sockets, scripted games at a steady pace, and where it ends.

    python3 benchmarks/server.py [--json] [--seconds 60] [--rate 500] [--tables 500]
                                [--parts load,bots,limit] [--bot-tables 1]

A real server is started in another process on a free port, with a fresh folder and an SQLite file; the clients are in
this process. Every table has four people, each with a socket of their own, and the tables are shared out among the
games. A client answers with one of the moves it is offered. The time of a move goes from sending it to the moment when
the last of the four has been told; every move that the server has acknowledged is looked up in the database afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import platform
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT = Path(__file__).resolve().parent.parent
SEATS: Final = 4
TICK: Final = 0.002  # seconds between two looks at what is due
LEVEL: Final = "hard"
GOALS: Final = {"p50_ms": 10.0, "p99_ms": 100.0, "kilobytes_per_socket": 60.0}
LANGUAGES: Final = ("en", "fr", "it")
MANNERS: Final = {"forced": False, "hints": False, "pace": "instant", "undo": "never"}
STEP: Final = 1.25  # how much more is asked for from try to try in the search for the limit


def in_the_venv() -> None:
    """Run with the project's own Python, where Ludoteca is installed."""
    python = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])


if TYPE_CHECKING:
    from benchmarks.driving import Http, Line, Place, Server, Told


class Seat:
    """One client: knows what it may do, and plays when it is told to."""

    def __init__(self, board: Board, number: int) -> None:
        self.board = board
        self.number = number
        self.line: Line | None = None
        self.seq = 0
        self.ask: int | None = None
        self.codes: list[int] = []

    async def enter(self, port: int, token: str) -> None:
        from benchmarks.driving import Line

        self.line = await Line(port, self.heard, self.lost).connect()
        lang = LANGUAGES[self.number % len(LANGUAGES)]
        self.line.say({"do": "enter", "table": self.board.place.table, "token": token, "lang": lang})

    def heard(self, message: bytes, at: float) -> None:
        told = self.board.load.decode(message)
        kind = told.type
        if kind in ("step", "state"):
            self.ask = None
            self.codes = []
            if told.turn is not None and told.turn.ask is not None:
                self.ask = told.turn.ask
                self.codes = [choice.code for choice in told.turn.moves]
            if kind == "step":
                if self.seq and told.seq != self.seq + 1:
                    self.board.load.wrong(f"table {self.board.place.table}: {told.seq} was told after {self.seq}")
                self.board.stepped(self.number, told, at)
            self.seq = told.seq
            if kind == "state":
                self.board.entered(told)
            if told.ending is not None:
                self.board.over = True
        elif kind == "done":
            self.board.done()
        elif kind in ("refused", "bye"):
            self.board.load.wrong(f"{kind}: {message.decode()[:200]}")

    def lost(self) -> None:
        if not self.board.over and not self.board.load.closing:
            self.board.load.wrong(f"a socket of table {self.board.place.table} was closed")


class Board:
    """One table and its four clients."""

    def __init__(self, load: Load, game: str, place: Place) -> None:
        self.load = load
        self.game = game
        self.place = place
        self.seats = [Seat(self, number) for number in range(SEATS)]
        self.missing = SEATS  # who has still to be told
        self.acknowledged: list[tuple[int, int, int]] = []  # seat, question, move
        self.sent: tuple[int, int, int] | None = None
        self.at = 0.0
        self.actors: list[int] = []
        self.over = False
        self.number = 0

    async def enter(self, port: int) -> None:
        for seat, token in zip(self.seats, self.place.tokens, strict=True):
            await seat.enter(port, token)

    def entered(self, told: Told) -> None:
        self.actors = told.turn.actors if told.turn is not None else []
        self.missing -= 1
        if not self.missing:
            self.load.ready.append(self)

    def stepped(self, seat: int, told: Told, at: float) -> None:
        actors = told.turn.actors if told.turn is not None else []
        # Part of a sealed answer, such as one good of several to be sold: nobody else hears of it yet.
        sealed = self.sent is not None and seat == self.sent[0] and not told.events and actors == self.actors
        self.missing = 0 if sealed else self.missing - 1
        self.actors = actors
        if not self.missing:
            self.load.times.append(at - self.at)
            self._go_on()

    def done(self) -> None:
        assert self.sent is not None
        self.acknowledged.append(self.sent)
        self.sent = None
        self._go_on()

    def _go_on(self) -> None:
        """Once everybody has been told, and the player has been answered."""
        if not self.missing and self.sent is None:
            if self.over:
                self.load.renew(self)
            else:
                self.load.ready.append(self)

    def play(self, chance: random.Random) -> None:
        seat = chance.choice([seat for seat in self.seats if seat.codes])
        assert seat.ask is not None
        assert seat.line is not None
        code = chance.choice(seat.codes)
        self.sent = (seat.number, seat.ask, code)
        self.missing = SEATS
        self.number += 1
        self.at = time.perf_counter()
        seat.line.say({"do": "move", "id": self.number, "ask": seat.ask, "steps": [code]})

    def leave(self) -> None:
        for seat in self.seats:
            if seat.line is not None:
                seat.line.close()


class Load:
    """All clients, and what they have seen."""

    def __init__(self, server: Server, http: Http, tables: int) -> None:
        from benchmarks.driving import read
        from ludoteca.games import keys

        self.decode = read
        self.server = server
        self.http = http
        self.chance = random.Random(1)
        self.games = keys()
        self.boards: list[Board] = []
        self.finished: list[Board] = []
        self.ready: deque[Board] = deque()
        self.times: list[float] = []
        self.errors: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.wanted = tables
        self.closing = False

    def wrong(self, what: str) -> None:
        self.errors.append(what)

    async def set_tables(self) -> None:
        for number in range(self.wanted):
            self.boards.append(await self._board(self.games[number % len(self.games)]))

    async def _board(self, game: str) -> Board:
        from benchmarks.driving import set_table

        return Board(self, game, await set_table(self.http, game, SEATS, MANNERS))

    async def enter(self) -> None:
        for at in range(0, len(self.boards), 10):
            await asyncio.gather(*(board.enter(self.server.port) for board in self.boards[at : at + 10]))
        end = time.monotonic() + 30
        while len(self.ready) < len(self.boards):
            if time.monotonic() > end:
                raise RuntimeError(f"only {len(self.ready)} tables were entered; {self.errors[:3]}")
            await asyncio.sleep(0.05)

    def renew(self, board: Board) -> None:
        """The game is over: its players sit down at a new table."""
        task = asyncio.get_running_loop().create_task(self._renew(board))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _renew(self, board: Board) -> None:
        from benchmarks.driving import Trouble

        self.finished.append(board)
        board.leave()
        try:
            fresh = await self._board(board.game)
            self.boards[self.boards.index(board)] = fresh
            await fresh.enter(self.server.port)
        except (OSError, EOFError, RuntimeError, Trouble) as error:
            self.wrong(f"a table could not be set again: {error!r}")

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many moves a second, evenly, for so long; what came of it."""
        self.times = []
        errors = len(self.errors)
        usage, own = Usage(self.server), time.process_time()
        begun = time.perf_counter()
        sent = late = 0
        while (now := time.perf_counter() - begun) < seconds:
            for _ in range(int(now * rate) - sent - late):
                if not self.ready:
                    late += 1
                    continue
                self.ready.popleft().play(self.chance)
                sent += 1
            await asyncio.sleep(TICK)
        end = time.monotonic() + 15
        while self.busy() and time.monotonic() < end:  # noqa: ASYNC110 (500 tables tell)
            await asyncio.sleep(0.01)
        whole = time.perf_counter() - begun
        unanswered = sum(1 for board in self.boards if board.sent is not None)
        return {
            "asked_moves_per_second": round(rate),
            "moves_per_second": round(sent / seconds),
            "moves": sent,
            "unanswered": unanswered,
            "errors": len(self.errors) - errors,
            **percentiles(self.times),
            **usage.since(max(1, sent), whole),
            "load_cpu_percent": round(100 * (time.process_time() - own) / whole),
        }

    def busy(self) -> bool:
        return any(board.sent is not None or board.missing for board in self.boards)

    async def lost(self) -> tuple[int, int]:
        """How many acknowledged moves there are, and how many of them the database does not have as they were made."""
        import msgspec

        from ludoteca.server.settings import FILE
        from ludoteca.server.store import Store

        store = await Store.open(f"sqlite:///{self.server.data / FILE}")
        try:
            acknowledged = lost = 0
            for board in [*self.finished, *self.boards]:
                entries = [msgspec.json.decode(row.data) for row in await store.since(board.place.table, 0)]
                kept = {(e["seat"], e["ask"]): e["steps"] for e in entries if e["do"] == "move"}
                acknowledged += len(board.acknowledged)
                lost += sum(kept.get((seat, ask)) != [code] for seat, ask, code in board.acknowledged)
            return acknowledged, lost
        finally:
            await store.close()


class Usage:
    """What the server's processes use, the thinking ones apart."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.begun = self._now()

    def _now(self) -> tuple[float, float, float]:
        from benchmarks.driving import cpu_seconds, stolen_seconds

        own, *thinkers = map(cpu_seconds, self.server.family())
        return own, sum(thinkers), stolen_seconds()

    def since(self, moves: int, seconds: float) -> dict[str, Any]:
        own, others, stolen = (now - then for now, then in zip(self._now(), self.begun, strict=True))
        return {
            "server_cpu_percent": round(100 * own / seconds),
            "server_cpu_ms_per_move": round(1000 * own / moves, 3),
            "thinkers_cpu_percent": round(100 * others / seconds),
            "stolen_percent": round(100 * stolen / seconds),
        }


def percentiles(times: list[float]) -> dict[str, float]:
    if not times:
        return {}
    ordered = sorted(times)
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)
        for name, share in (("p50_ms", 0.5), ("p90_ms", 0.9), ("p99_ms", 0.99), ("p999_ms", 0.999), ("max_ms", 1.0))
    }


async def measure(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from benchmarks.driving import Http, Server, memory

    parts = arguments.parts.split(",")
    with Server(folder) as server:
        server.start()
        await server.ready()
        http = Http(server.port)
        load = Load(server, http, arguments.tables)
        tell(f"server {server.pid} on port {server.port}; setting {arguments.tables} tables")
        await load.set_tables()
        before = memory(server.pid)
        tell(f"{SEATS * arguments.tables} sockets come in")
        await load.enter()
        grown = memory(server.pid) - before
        told: dict[str, Any] = {
            "benchmark": "server",
            "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "load": os.getloadavg()[0]},
            "limits_raised": "requests and sockets per second of one address (all clients here have the same)",
            "tables": arguments.tables,
            "sockets": SEATS * arguments.tables,
            "games": list(load.games),
            "kilobytes_per_socket": round(grown / 1024 / SEATS / arguments.tables, 1),
            "server_megabytes": round((before + grown) / 1024**2),
        }
        tell(f"warming up; {told['kilobytes_per_socket']} kB a socket")
        await load.play(arguments.rate, min(3.0, arguments.seconds))
        if "load" in parts:
            tell(f"{arguments.rate} moves/s for {arguments.seconds} s")
            told["load"] = await load.play(arguments.rate, arguments.seconds)
            tell(shown(told["load"]))
        if "bots" in parts:
            count = arguments.bot_tables
            tell(f"the same beside {count} {'table' if count == 1 else 'tables'} of four bots ({LEVEL})")
            thinking = [asyncio.create_task(bots_play(http, load.games, number)) for number in range(count)]
            await asyncio.sleep(1.0)  # their processes start
            told["bot_tables"] = count
            told["with_bots"] = await load.play(arguments.rate, arguments.seconds)
            tell(shown(told["with_bots"]))
            for task in thinking:
                task.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
        if "limit" in parts:
            told["limit"] = await limit(load, arguments)
        while load.tasks:
            await asyncio.wait(load.tasks)
        load.closing = True
        told["server_megabytes_after"] = round(memory(server.pid) / 1024**2)
        for board in load.boards:
            board.leave()
        code = server.stop()
        if code:
            load.wrong(f"the server ended with {code}")
        told["acknowledged"], told["lost"] = await load.lost()
        told["games_finished"] = len(load.finished)
        told["errors"] = len(load.errors)
        told["first_errors"] = load.errors[:5]
        told["goals"] = GOALS
        reached = [told["kilobytes_per_socket"] <= GOALS["kilobytes_per_socket"], not told["errors"], not told["lost"]]
        for part in ("load", "with_bots"):
            reached += [told[part][name] <= GOALS[name] for name in ("p50_ms", "p99_ms") if part in told]
        if "limit" in told:
            reached.append(told["limit"]["moves_per_second"] >= 0.95 * arguments.rate)
        told["reached"] = all(reached)
    return told


async def bots_play(http: Http, games: Sequence[str], first: int) -> None:
    """Four bots at a table, without a pause, and at a new one when their game is over."""
    from benchmarks.driving import set_table

    for number in itertools.count(first):
        place = await set_table(http, games[number % len(games)], SEATS, {"pace": "instant"}, [LEVEL] * SEATS)
        status = "playing"
        try:
            while status == "playing":
                await asyncio.sleep(1.0)
                status = json.loads((await http.get(f"/api/tables/{place.table}", place.host))[1])["status"]
        finally:
            if status == "playing":
                await http.post(f"/api/tables/{place.table}/abandon", None, place.host)


async def limit(load: Load, arguments: argparse.Namespace) -> dict[str, Any]:
    """More and more moves a second, until a move in a hundred takes too long."""
    rate = float(arguments.rate)
    good = 0.0
    tries = []
    while True:
        once = await load.play(rate, min(arguments.seconds, 8.0))
        tries.append(once)
        tell(shown(once))
        if once["p99_ms"] > GOALS["p99_ms"] or once["moves_per_second"] < 0.95 * rate:
            break
        good = once["moves_per_second"]
        rate *= STEP
    if good:  # and once more between the last two
        once = await load.play((good + rate) / 2, min(arguments.seconds, 8.0))
        tries.append(once)
        tell(shown(once))
        if once["p99_ms"] <= GOALS["p99_ms"] and once["moves_per_second"] >= 0.95 * (good + rate) / 2:
            good = once["moves_per_second"]
    return {"moves_per_second": round(good), "deliveries_per_second": round(good * SEATS), "tries": tries}


def shown(figures: dict[str, Any]) -> str:
    return (
        f"{figures['moves_per_second']:>6} moves/s   p50 {figures['p50_ms']:>7} ms   p99 {figures['p99_ms']:>7} ms   "
        f"max {figures['max_ms']:>7} ms   server {figures['server_cpu_percent']:>3} % "
        f"({figures['server_cpu_ms_per_move']} ms a move)   load {figures['load_cpu_percent']:>3} %   "
        f"errors {figures['errors']}"
    )


def tell(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--tables", type=int, default=500, help="tables of four (default 500: 2,000 sockets)")
    parser.add_argument("--rate", type=int, default=500, help="moves a second over all tables (default 500)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each part plays (default 60)")
    parser.add_argument("--bot-tables", type=int, default=1, help="tables of four bots beside them (default 1)")
    parser.add_argument(
        "--parts", default="load,bots,limit", help="what to do: load, bots (the same beside bots), limit (default: all)"
    )
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    import uvloop

    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
        told = uvloop.run(measure(arguments, Path(folder)))
    if arguments.json:
        print(json.dumps(told, indent=2))
    else:
        for name in ("load", "with_bots"):
            if name in told:
                print(f"{name:<12}{shown(told[name])}")
        print(f"{'memory':<12}{told['kilobytes_per_socket']} kB a socket, {told['server_megabytes']} MB in all")
        if "limit" in told:
            print(f"{'limit':<12}{told['limit']['moves_per_second']} moves/s with p99 within {GOALS['p99_ms']} ms")
        print(f"{'goals':<12}{'reached' if told['reached'] else 'MISSED'}: {told['goals']}")
        print(f"{'kept':<12}{told['acknowledged']} moves acknowledged, {told['lost']} lost, {told['errors']} errors")
        for error in told["first_errors"]:
            print(f"  {error}")
    return 0 if told["reached"] else 1


if __name__ == "__main__":
    in_the_venv()
    sys.exit(main())
