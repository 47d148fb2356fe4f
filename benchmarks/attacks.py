"""Attacks: measures how long players at other tables wait while a server is attacked in every known way.

    python3 benchmarks/attacks.py [--json] [--seconds 4] [--only "deep card"] [--limits default|generous|both]

A real server is started, with two players and eight spectators at a table; one of the spectators sends a ping every
hundredth of a second. First nobody attacks; then the attacks of `strangers.py` follow, one after the other: once
with the default limits and one address, and once with generous limits and eleven addresses, so that limits do not hide
what is slow. The attackers have other addresses and a separate process.

`stall` is the longest time until a ping was answered. It says little on a busy machine, so `busy` counts: the longest
processor time that the server used before an answer. `reached` says whether `busy` was at most 100 ms during every
attack, and no request caused a fault (500).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT = Path(__file__).resolve().parent.parent
GOAL_MS: Final = 100.0
SPECTATORS: Final = 8  # each may send 25 messages per second, so together they ping often enough
EVERY: Final = 0.01  # seconds between two pings
THINKING: Final = 0.2  # seconds between two moves of the players
READY_WITHIN: Final = 120.0  # seconds to prepare an attack
ADDRESSES: Final = {"default": 1, "generous": 11}
KILLED: Final = "a sandbox job took too long"  # logged when the server ends its sandbox


def run_in_venv() -> None:
    """Run with the Python of the project's .venv, where Ludoteca is installed."""
    python = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])


if TYPE_CHECKING:
    from benchmarks.driving import Connection, Server, TableLinks, Update


def busy_ms(process: int) -> float:
    """The processor time that a process has used in all its threads, to the microsecond (Linux; else 0)."""
    used = 0
    for task in Path(f"/proc/{process}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError):
            used += int(task.read_text().split()[0])
    return used / 1e6


class Innocents:
    """Two players and some spectators, at tables that nobody attacks."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.place: TableLinks | None = None
        self.players: list[Connection] = []
        self.spectators: list[Connection | None] = []
        self.asked: dict[int, tuple[float, float]] = {}  # by spectator: time of the ping, processor time then
        self.pongs: list[tuple[float, float]] = []  # milliseconds until an answer, processor time in them
        self.moves: list[float] = []
        self.moved: dict[int, float] = {}
        self.lost = 0
        self.over = asyncio.Event()

    async def start_table(self) -> None:
        """Start a new table and leave the old one."""
        from benchmarks.driving import Connection, Http, create_table
        from benchmarks.games import longest_game

        for connection in [*self.players, *self.spectators]:
            if connection is not None:
                connection.on_lost = lambda: None
                connection.close()
        self.asked.clear()
        self.over.clear()
        http = Http(self.server.port)
        self.place = await create_table(http, longest_game(), 2, {"pace": "instant", "forced": False})
        http.close()
        self.players = [
            await Connection(self.server.port, self._on_update(seat), self._lose).connect() for seat in range(2)
        ]  # fmt: skip
        for seat, connection in enumerate(self.players):
            connection.send({"do": "enter", "table": self.place.table, "token": self.place.tokens[seat]})
        self.spectators = [await self._spectator(k) for k in range(SPECTATORS)]

    async def _spectator(self, k: int) -> Connection:
        from benchmarks.driving import Connection

        assert self.place is not None
        connection = await Connection(self.server.port, self._on_pong(k), self._lose).connect()
        connection.send({"do": "enter", "table": self.place.table, "token": self.place.host})
        return connection

    def _lose(self) -> None:
        self.lost += 1

    def _on_update(self, seat: int) -> Callable[[bytes, float], None]:
        from benchmarks.driving import decode_update

        def receive(message: bytes, at: float) -> None:
            update = decode_update(message)
            if update.type == "done" and seat in self.moved:
                self.moves.append(1000 * (at - self.moved.pop(seat)))
            if update.ending is not None:
                self.over.set()
            elif update.turn is not None and update.turn.moves:
                asyncio.get_running_loop().call_later(THINKING, self._move, seat, update)

        return receive

    def _move(self, seat: int, update: Update) -> None:
        assert update.turn is not None
        self.moved[seat] = time.perf_counter()
        code = self.rng.choice(update.turn.moves).code
        self.players[seat].send({"do": "move", "id": 1, "ask": update.turn.ask, "steps": [code]})

    def _on_pong(self, k: int) -> Callable[[bytes, float], None]:
        def receive(message: bytes, at: float) -> None:
            if message.startswith(b'{"type":"pong"') and k in self.asked:
                asked, busy = self.asked.pop(k)
                self.pongs.append((1000 * (at - asked), busy_ms(self.server.pid) - busy))

        return receive

    async def ask(self) -> None:
        """Send pings until cancelled."""
        number = 0
        while True:
            if self.over.is_set():
                await self.start_table()
            number += 1
            k = number % SPECTATORS
            connection = self.spectators[k]
            if connection is not None and k not in self.asked:
                self.asked[k] = (time.perf_counter(), busy_ms(self.server.pid))
                connection.send({"do": "ping"})
            await asyncio.sleep(EVERY)

    def take_measurements(self) -> dict[str, Any]:
        """Return the measurements since the last call."""
        now, busy = time.perf_counter(), busy_ms(self.server.pid)
        waiting = [(1000 * (now - asked), busy - before) for asked, before in self.asked.values()]
        pongs = self.pongs + [pong for pong in waiting if pong[0] > GOAL_MS]
        walls, busies = sorted(wall for wall, _ in pongs), sorted(min(pong) for pong in pongs)
        stock = {
            "signs": len(pongs),
            "stall_ms": round(walls[-1], 1) if walls else None,
            "p99_ms": round(walls[len(walls) * 99 // 100], 1) if walls else None,
            "busy_ms": round(busies[-1], 1) if busies else None,
            "busy_p99_ms": round(busies[len(busies) * 99 // 100], 1) if busies else None,
            "slowest_move_ms": round(max(self.moves), 1) if self.moves else None,
            "lost_sockets": self.lost,
        }
        self.pongs.clear()
        self.moves.clear()
        self.lost = 0
        return stock


async def measured(innocents: Innocents, attack: str, limits: str, seconds: float) -> dict[str, Any]:
    """Run one attack, or none, and return its effect on the players."""
    server = innocents.server
    got: dict[str, int] = {}
    killed = server.log().count(KILLED)
    if not attack:
        innocents.take_measurements()
        used, started = busy_ms(server.pid), time.monotonic()
        await asyncio.sleep(seconds)
    else:
        arguments = [attack, str(server.port), str(ADDRESSES[limits]), str(seconds)]
        stranger = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--strike", *arguments, stdout=asyncio.subprocess.PIPE
        )
        assert stranger.stdout is not None
        async with asyncio.timeout(READY_WITHIN):
            await stranger.stdout.readline()
        innocents.take_measurements()
        used, started = busy_ms(server.pid), time.monotonic()
        got = json.loads(await stranger.stdout.readline() or b"{}")
        await stranger.wait()
    passed = time.monotonic() - started
    stock = innocents.take_measurements()
    if attack:
        stock |= {"got": got, "killed": server.log().count(KILLED) - killed}
    stock["server_cpu"] = round((busy_ms(server.pid) - used) / 1000 / passed, 2)
    return {"attack": attack or "nobody", "limits": limits, **stock}


async def siege(limits: str, attacks: list[str], seconds: float, log: Callable[[str], None]) -> list[dict[str, Any]]:
    """All attacks on one server."""
    from benchmarks.driving import GENEROUS, Server, close_connections

    results = []
    environment = dict.fromkeys(GENEROUS, "") if limits == "default" else {}  # empty: the default
    with (
        tempfile.TemporaryDirectory(prefix="ludoteca-") as folder,
        Server(Path(folder), environment=environment) as server,
    ):
        server.start()
        await server.ready()
        innocents = Innocents(server, 1)
        await innocents.start_table()
        asking = asyncio.ensure_future(innocents.ask())
        for attack in ["", *attacks]:
            try:
                result = await measured(innocents, attack, limits, seconds)
            except (TimeoutError, ValueError) as error:
                result = {"attack": attack, "limits": limits, "failed": f"{type(error).__name__} {error}"}
            results.append(result)
            log(describe(result))
            if asking.done():
                asking.result()
            await asyncio.sleep(0.5)
        asking.cancel()
        traces = server.log().count("Traceback")
        if traces:
            log(server.log()[-3000:])
        results.append({"attack": "all of them", "limits": limits, "traces_in_the_log": traces})
        await close_connections()
    return results


def describe(result: dict[str, Any]) -> str:
    if "stall_ms" not in result:
        return f"{result['attack']}: {result}"
    return (
        f"{result['limits']:<9}{result['attack']:<36} stall {result['stall_ms']:>8} ms (99 %: {result['p99_ms']}), "
        f"busy {result['busy_ms']:>7} ms (99 %: {result['busy_p99_ms']}), cpu {result['server_cpu']}, "
        f"killed {result.get('killed', 0)}, got {result.get('got', {})}"
    )


async def siege_all(attacks: list[str], which: list[str], seconds: float, log: Callable[[str], None]) -> dict[str, Any]:
    results = []
    for limits in which:
        results += await siege(limits, attacks, seconds, log)
    stalls = [result["busy_ms"] for result in results if result.get("busy_ms") is not None]
    faults = sum(result.get("got", {}).get("500", 0) + result.get("traces_in_the_log", 0) for result in results)
    failed = [result["attack"] for result in results if "failed" in result]
    slow = [result["attack"] for result in results if (result.get("busy_ms") or 0) > GOAL_MS]
    return {
        "benchmark": "attacks",
        "seconds_per_attack": seconds,
        "load_of_the_machine": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "goal_ms": GOAL_MS,
        "longest_ms": max(stalls, default=None),
        "reached": bool(stalls) and not slow and not faults and not failed,
        "slow": slow,
        "faults": faults,
        "failed": failed,
        "attacks": results,
    }


def strike(name: str, port: str, addresses: str, seconds: str) -> int:
    """Run an attack in this process; print a line when it starts and a line with the answers it got."""
    from benchmarks import strangers

    got = asyncio.run(
        strangers.strike(name, int(port), int(addresses), float(seconds), lambda: print("ready", flush=True))
    )
    print(json.dumps(got), flush=True)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=4.0, help="duration of each attack (default 4)")
    parser.add_argument("--only", default="", help="only attacks whose name contains this")
    parser.add_argument("--limits", choices=["default", "generous", "both"], default="both")
    parser.add_argument("--strike", nargs=4, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    if arguments.strike:
        return strike(*arguments.strike)
    from benchmarks.strangers import ATTACKS

    def log(words: str) -> None:
        print(words, file=sys.stderr, flush=True)

    which = ["default", "generous"] if arguments.limits == "both" else [arguments.limits]
    attacks = [name for name in ATTACKS if arguments.only in name]
    whole = asyncio.run(siege_all(attacks, which, arguments.seconds, log))
    if arguments.json:
        print(json.dumps(whole, indent=2))
    else:
        for name, value in whole.items():
            if name != "attacks":
                print(f"{name.replace('_', ' '):<28}{value}")
    return 0 if whole["reached"] else 1


if __name__ == "__main__":
    run_in_venv()
    sys.exit(main())
