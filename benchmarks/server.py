"""The capacity of a server: 500 tables with 2,000 sockets, random games at a steady pace, and the highest pace.

    python3 benchmarks/server.py [--json] [--seconds 60] [--rate 500] [--tables 500]
                                [--parts load,bots,limit] [--bot-tables 1]

A real server is started in another process on a free port, with an empty folder and an SQLite file; the clients are in
this process. Every table has four people with a socket each, and the tables are divided among the games. A client
answers with a random legal move. The time of a move is counted from sending it until the last of the four has received
it. At the end, every acknowledged move is looked up in the database.
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
TICK: Final = 0.002  # seconds between two checks of due moves
LEVEL: Final = "hard"
GOALS: Final = {"p50_ms": 10.0, "p99_ms": 100.0, "kilobytes_per_socket": 60.0}
LANGUAGES: Final = ("en", "fr", "it")
SETTINGS: Final = {"forced": False, "hints": False, "pace": "instant", "undo": "never"}
STEP: Final = 1.25  # the factor between two attempts in the search for the limit


def run_in_venv() -> None:
    """Run with the Python of the project's .venv, where Ludoteca is installed."""
    python = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])


if TYPE_CHECKING:
    from benchmarks.driving import Connection, Http, Server, TableLinks, Update


class Seat:
    """One client, which knows its legal moves and plays when asked to."""

    def __init__(self, table: TableClients, number: int) -> None:
        self.table = table
        self.number = number
        self.connection: Connection | None = None
        self.seq = 0
        self.ask: int | None = None
        self.codes: list[int] = []

    async def enter(self, port: int, token: str) -> None:
        from benchmarks.driving import Connection

        self.connection = await Connection(port, self.receive, self.on_lost).connect()
        lang = LANGUAGES[self.number % len(LANGUAGES)]
        self.connection.send({"do": "enter", "table": self.table.place.table, "token": token, "lang": lang})

    def receive(self, message: bytes, at: float) -> None:
        update = self.table.load.decode(message)
        kind = update.type
        if kind in ("step", "state"):
            self.ask = None
            self.codes = []
            if update.turn is not None and update.turn.ask is not None:
                self.ask = update.turn.ask
                self.codes = [choice.code for choice in update.turn.moves]
            if kind == "step":
                if self.seq and update.seq != self.seq + 1:
                    self.table.load.report_error(f"table {self.table.place.table}: {update.seq} came after {self.seq}")
                self.table.stepped(self.number, update, at)
            self.seq = update.seq
            if kind == "state":
                self.table.entered(update)
            if update.ending is not None:
                self.table.over = True
        elif kind == "done":
            self.table.done()
        elif kind in ("refused", "bye"):
            self.table.load.report_error(f"{kind}: {message.decode()[:200]}")

    def on_lost(self) -> None:
        if not self.table.over and not self.table.load.closing:
            self.table.load.report_error(f"a socket of table {self.table.place.table} was closed")


class TableClients:
    """One table and its four clients."""

    def __init__(self, load: Load, game: str, place: TableLinks) -> None:
        self.load = load
        self.game = game
        self.place = place
        self.seats = [Seat(self, number) for number in range(SEATS)]
        self.missing = SEATS  # how many have not received the last move
        self.acknowledged: list[tuple[int, int, int]] = []  # seat, question, move
        self.sent: tuple[int, int, int] | None = None
        self.at = 0.0
        self.actors: list[int] = []
        self.over = False
        self.number = 0

    async def enter(self, port: int) -> None:
        for seat, token in zip(self.seats, self.place.tokens, strict=True):
            await seat.enter(port, token)

    def entered(self, update: Update) -> None:
        self.actors = update.turn.actors if update.turn is not None else []
        self.missing -= 1
        if not self.missing:
            self.load.ready.append(self)

    def stepped(self, seat: int, update: Update, at: float) -> None:
        actors = update.turn.actors if update.turn is not None else []
        # Part of a sealed answer, such as one of several goods to sell: the others do not get it yet.
        sealed = self.sent is not None and seat == self.sent[0] and not update.events and actors == self.actors
        self.missing = 0 if sealed else self.missing - 1
        self.actors = actors
        if not self.missing:
            self.load.times.append(at - self.at)
            self._continue()

    def done(self) -> None:
        assert self.sent is not None
        self.acknowledged.append(self.sent)
        self.sent = None
        self._continue()

    def _continue(self) -> None:
        """Continue once everybody has received the move and the player has the answer."""
        if not self.missing and self.sent is None:
            if self.over:
                self.load.renew(self)
            else:
                self.load.ready.append(self)

    def play(self, rng: random.Random) -> None:
        seat = rng.choice([seat for seat in self.seats if seat.codes])
        assert seat.ask is not None
        assert seat.connection is not None
        code = rng.choice(seat.codes)
        self.sent = (seat.number, seat.ask, code)
        self.missing = SEATS
        self.number += 1
        self.at = time.perf_counter()
        seat.connection.send({"do": "move", "id": self.number, "ask": seat.ask, "steps": [code]})

    def leave(self) -> None:
        for seat in self.seats:
            if seat.connection is not None:
                seat.connection.close()


class Load:
    """All clients, and what they have measured."""

    def __init__(self, server: Server, http: Http, tables: int) -> None:
        from benchmarks.driving import decode_update
        from ludoteca.games import keys

        self.decode = decode_update
        self.server = server
        self.http = http
        self.rng = random.Random(1)
        self.games = keys()
        self.open_tables: list[TableClients] = []
        self.finished: list[TableClients] = []
        self.ready: deque[TableClients] = deque()
        self.times: list[float] = []
        self.errors: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.wanted = tables
        self.closing = False

    def report_error(self, what: str) -> None:
        self.errors.append(what)

    async def set_tables(self) -> None:
        for number in range(self.wanted):
            self.open_tables.append(await self._open_table(self.games[number % len(self.games)]))

    async def _open_table(self, game: str) -> TableClients:
        from benchmarks.driving import create_table

        return TableClients(self, game, await create_table(self.http, game, SEATS, SETTINGS))

    async def enter(self) -> None:
        for at in range(0, len(self.open_tables), 10):
            await asyncio.gather(*(table.enter(self.server.port) for table in self.open_tables[at : at + 10]))
        end = time.monotonic() + 30
        while len(self.ready) < len(self.open_tables):
            if time.monotonic() > end:
                raise RuntimeError(f"only {len(self.ready)} tables were entered; {self.errors[:3]}")
            await asyncio.sleep(0.05)

    def renew(self, table: TableClients) -> None:
        """The game is over: its players start a new table."""
        task = asyncio.get_running_loop().create_task(self._renew(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _renew(self, table: TableClients) -> None:
        from benchmarks.driving import RequestFailed

        self.finished.append(table)
        table.leave()
        try:
            fresh = await self._open_table(table.game)
            self.open_tables[self.open_tables.index(table)] = fresh
            await fresh.enter(self.server.port)
        except (OSError, EOFError, RuntimeError, RequestFailed) as error:
            self.report_error(f"a table could not be created: {error!r}")

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Play at this rate for this many seconds, and return the figures."""
        self.times = []
        errors = len(self.errors)
        usage, own = Usage(self.server), time.process_time()
        started = time.perf_counter()
        sent = late = 0
        while (now := time.perf_counter() - started) < seconds:
            for _ in range(int(now * rate) - sent - late):
                if not self.ready:
                    late += 1
                    continue
                self.ready.popleft().play(self.rng)
                sent += 1
            await asyncio.sleep(TICK)
        end = time.monotonic() + 15
        while self.busy() and time.monotonic() < end:  # noqa: ASYNC110 (it polls 500 tables)
            await asyncio.sleep(0.01)
        whole = time.perf_counter() - started
        unanswered = sum(1 for table in self.open_tables if table.sent is not None)
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
        return any(table.sent is not None or table.missing for table in self.open_tables)

    async def count_lost(self) -> tuple[int, int]:
        """The number of acknowledged moves, and how many of them are missing in the database."""
        import msgspec

        from ludoteca.server.settings import FILE
        from ludoteca.server.store import Store

        store = await Store.open(f"sqlite:///{self.server.data / FILE}")
        try:
            acknowledged = lost = 0
            for table in [*self.finished, *self.open_tables]:
                entries = [msgspec.json.decode(row.data) for row in await store.since(table.place.table, 0)]
                kept = {(e["seat"], e["ask"]): e["steps"] for e in entries if e["do"] == "move"}
                acknowledged += len(table.acknowledged)
                lost += sum(kept.get((seat, ask)) != [code] for seat, ask, code in table.acknowledged)
            return acknowledged, lost
        finally:
            await store.close()


class Usage:
    """The processor time of the server, and separately of its bot processes."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.started = self._now()

    def _now(self) -> tuple[float, float, float]:
        from benchmarks.driving import cpu_seconds, stolen_seconds

        own, *bots = map(cpu_seconds, self.server.family())
        return own, sum(bots), stolen_seconds()

    def since(self, moves: int, seconds: float) -> dict[str, Any]:
        own, others, stolen = (now - then for now, then in zip(self._now(), self.started, strict=True))
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
        log(f"server {server.pid} on port {server.port}; setting {arguments.tables} tables")
        await load.set_tables()
        before = memory(server.pid)
        log(f"{SEATS * arguments.tables} sockets connect")
        await load.enter()
        grown = memory(server.pid) - before
        report: dict[str, Any] = {
            "benchmark": "server",
            "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "load": os.getloadavg()[0]},
            "limits_raised": "requests and sockets per second of one address (all clients here have the same)",
            "tables": arguments.tables,
            "sockets": SEATS * arguments.tables,
            "games": list(load.games),
            "kilobytes_per_socket": round(grown / 1024 / SEATS / arguments.tables, 1),
            "server_megabytes": round((before + grown) / 1024**2),
        }
        log(f"warming up; {report['kilobytes_per_socket']} kB a socket")
        await load.play(arguments.rate, min(3.0, arguments.seconds))
        if "load" in parts:
            log(f"{arguments.rate} moves/s for {arguments.seconds} s")
            report["load"] = await load.play(arguments.rate, arguments.seconds)
            log(summary(report["load"]))
        if "bots" in parts:
            count = arguments.bot_tables
            log(f"the same with {count} {'table' if count == 1 else 'tables'} of four bots ({LEVEL})")
            thinking = [asyncio.create_task(bots_play(http, load.games, number)) for number in range(count)]
            await asyncio.sleep(1.0)  # their processes start
            report["bot_tables"] = count
            report["with_bots"] = await load.play(arguments.rate, arguments.seconds)
            log(summary(report["with_bots"]))
            for task in thinking:
                task.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
        if "limit" in parts:
            report["limit"] = await limit(load, arguments)
        while load.tasks:
            await asyncio.wait(load.tasks)
        load.closing = True
        report["server_megabytes_after"] = round(memory(server.pid) / 1024**2)
        for table in load.open_tables:
            table.leave()
        code = server.stop()
        if code:
            load.report_error(f"the server ended with {code}")
        report["acknowledged"], report["lost"] = await load.count_lost()
        report["games_finished"] = len(load.finished)
        report["errors"] = len(load.errors)
        report["first_errors"] = load.errors[:5]
        report["goals"] = GOALS
        reached = [
            report["kilobytes_per_socket"] <= GOALS["kilobytes_per_socket"],
            not report["errors"],
            not report["lost"],
        ]
        for part in ("load", "with_bots"):
            reached += [report[part][name] <= GOALS[name] for name in ("p50_ms", "p99_ms") if part in report]
        if "limit" in report:
            reached.append(report["limit"]["moves_per_second"] >= 0.95 * arguments.rate)
        report["reached"] = all(reached)
    return report


async def bots_play(http: Http, games: Sequence[str], first: int) -> None:
    """Let four bots play without a pause, at one table after the other."""
    from benchmarks.driving import create_table

    for number in itertools.count(first):
        place = await create_table(http, games[number % len(games)], SEATS, {"pace": "instant"}, [LEVEL] * SEATS)
        status = "playing"
        try:
            while status == "playing":
                await asyncio.sleep(1.0)
                status = json.loads((await http.get(f"/api/tables/{place.table}", place.host))[1])["status"]
        finally:
            if status == "playing":
                await http.post(f"/api/tables/{place.table}/abandon", None, place.host)


async def limit(load: Load, arguments: argparse.Namespace) -> dict[str, Any]:
    """Raise the number of moves per second until the 99th percentile is too slow."""
    rate = float(arguments.rate)
    good = 0.0
    tries = []
    while True:
        once = await load.play(rate, min(arguments.seconds, 8.0))
        tries.append(once)
        log(summary(once))
        if once["p99_ms"] > GOALS["p99_ms"] or once["moves_per_second"] < 0.95 * rate:
            break
        good = once["moves_per_second"]
        rate *= STEP
    if good:  # one more attempt between the last two
        once = await load.play((good + rate) / 2, min(arguments.seconds, 8.0))
        tries.append(once)
        log(summary(once))
        if once["p99_ms"] <= GOALS["p99_ms"] and once["moves_per_second"] >= 0.95 * (good + rate) / 2:
            good = once["moves_per_second"]
    return {"moves_per_second": round(good), "deliveries_per_second": round(good * SEATS), "tries": tries}


def summary(figures: dict[str, Any]) -> str:
    return (
        f"{figures['moves_per_second']:>6} moves/s   p50 {figures['p50_ms']:>7} ms   p99 {figures['p99_ms']:>7} ms   "
        f"max {figures['max_ms']:>7} ms   server {figures['server_cpu_percent']:>3} % "
        f"({figures['server_cpu_ms_per_move']} ms a move)   load {figures['load_cpu_percent']:>3} %   "
        f"errors {figures['errors']}"
    )


def log(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--tables", type=int, default=500, help="tables of four (default 500: 2,000 sockets)")
    parser.add_argument("--rate", type=int, default=500, help="moves a second over all tables (default 500)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each part plays (default 60)")
    parser.add_argument("--bot-tables", type=int, default=1, help="additional tables of four bots (default 1)")
    parser.add_argument(
        "--parts", default="load,bots,limit", help="parts to run: load, bots (the same with bots), limit (default: all)"
    )
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    import uvloop

    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
        report = uvloop.run(measure(arguments, Path(folder)))
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        for name in ("load", "with_bots"):
            if name in report:
                print(f"{name:<12}{summary(report[name])}")
        print(f"{'memory':<12}{report['kilobytes_per_socket']} kB a socket, {report['server_megabytes']} MB in all")
        if "limit" in report:
            print(f"{'limit':<12}{report['limit']['moves_per_second']} moves/s with p99 within {GOALS['p99_ms']} ms")
        print(f"{'goals':<12}{'reached' if report['reached'] else 'MISSED'}: {report['goals']}")
        print(
            f"{'kept':<12}{report['acknowledged']} moves acknowledged, {report['lost']} lost, {report['errors']} errors"
        )
        for error in report["first_errors"]:
            print(f"  {error}")
    return 0 if report["reached"] else 1


if __name__ == "__main__":
    run_in_venv()
    sys.exit(main())
