"""Crash test: the server is killed again and again while people play, and nothing may be lost.

    python3 benchmarks/crash.py [--kills 50] [--json] [--tables 6] [--database postgresql://… [--workers 2]] [--seed 1]

Clients at several tables move, undo, chat, create tables and take seats. At random moments the server gets SIGKILL, and
only the server: its workers and bots must end by themselves. It is restarted at once on the same data and port, and the
clients reconnect and repeat requests that were not answered. Failed restarts are counted. At the end every table is
replayed from the database: everything that the server acknowledged or sent must be there exactly once, and no clock may
have lost time while nobody could play.
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
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT = Path(__file__).resolve().parent.parent
SEATS: Final = 3
REQUESTS_BETWEEN_KILLS: Final = 60  # acknowledged ones, at most
KILL_DELAY: Final = 0.03  # the most seconds from the last of these requests to the kill
KILL_INTERVAL: Final = 2.0  # seconds after which the server is killed even with fewer requests
UNDO_PROBABILITY: Final = 0.08  # instead of a move
CHAT_PROBABILITY: Final = 0.05  # in addition to a move
ANSWER_DELAY: Final = 0.01  # seconds between a question and its answer, to spread the load
CLOCK_SECONDS: Final = 3600  # so many that nobody runs out of time
RESTART_ATTEMPTS: Final = 5
FAULTS: Final = ("lost", "doubled", "errors", "failed_restarts", "tables_damaged", "clocks_that_lost_time")
JITTER_MS: Final = 5  # tolerance for clocks read by two processes


def run_in_venv() -> None:
    """Run with the Python of the project's .venv, where Ludoteca is installed."""
    python = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])


if TYPE_CHECKING:
    from benchmarks.driving import Connection, Http, Server, TableLinks, Update


class Player:
    """A client that continues where it was when the server is back."""

    def __init__(self, drill: Drill, place: TableLinks, seat: int) -> None:
        self.drill = drill
        self.place = place
        self.seat = seat
        self.connection: Connection | None = None
        self.here = asyncio.Event()
        self.number = 0
        self.last_seq = 0  # the highest number that this client has received
        self.waiting: dict[int, tuple[str, Any]] = {}  # unanswered requests
        self.asking: dict[str, Any] | None = None  # the last move sent, while it is unanswered
        self.moves: list[tuple[int, tuple[int, ...]]] = []  # acknowledged: question, steps
        self.undos = 0
        self.lines: list[str] = []
        self.over = False

    async def connect(self) -> None:
        from benchmarks.driving import Connection

        self.here.clear()
        self.connection = await Connection(self.drill.server.port, self.receive, self.here.clear).connect()
        self.waiting.clear()
        self.connection.send(
            {"do": "enter", "table": self.place.table, "token": self.place.tokens[self.seat]}
            | ({"seq": self.last_seq} if self.last_seq and self.drill.rng.random() < 0.5 else {})
        )
        await self.here.wait()

    def receive(self, message: bytes, at: float) -> None:
        from benchmarks.driving import decode_update

        update = decode_update(message)
        if update.type in ("state", "step", "rewound", "table"):
            if update.type == "state" and update.seq < self.last_seq:
                self.drill.report_error(f"table {self.place.table} is at {update.seq} after {self.last_seq}")
            self.last_seq = max(self.last_seq, update.seq)
            back = not self.here.is_set()
            self.here.set()
            self.over = self.over or update.ending is not None
            if back and self.asking is not None:
                self._send(self.asking, "move", (self.asking["ask"], tuple(self.asking["steps"])))
            elif update.turn is not None and update.turn.ask is not None and update.turn.moves:
                asyncio.get_running_loop().call_later(ANSWER_DELAY, self._answer, update, self.last_seq)
        elif update.type == "done" and update.id in self.waiting:
            kind, what = self.waiting.pop(update.id)
            self.drill.acknowledged[kind] += 1
            if kind == "move":
                self.moves.append(what)
                self.asking = None
            elif kind == "undo":
                self.undos += 1
            else:
                self.lines.append(what)
        elif update.type == "refused" and update.id in self.waiting:
            kind, _ = self.waiting.pop(update.id)
            self.drill.refused[update.key] += 1
            if kind == "move":
                self.asking = None
        elif update.type == "bye" and not self.drill.stopping:
            self.drill.report_error(f"bye: {update.key}")

    def _answer(self, update: Update, known: int) -> None:
        """Move or undo, and sometimes chat."""
        turn = update.turn
        if turn is None or known != self.last_seq or self.asking is not None or not self.here.is_set():
            return
        rng = self.drill.rng
        if rng.random() < CHAT_PROBABILITY:
            words = f"line {rng.getrandbits(60):x}"
            self._send({"do": "say", "text": words}, "chat", words)
        if turn.undo == "free" and rng.random() < UNDO_PROBABILITY:
            self._send({"do": "undo"}, "undo", None)
            return
        code = rng.choice(turn.moves).code
        self.asking = {"do": "move", "ask": turn.ask, "steps": [code]}
        self._send(self.asking, "move", (turn.ask, (code,)))

    def _send(self, message: dict[str, Any], kind: str, what: Any) -> None:
        if self.connection is not None:
            self.number += 1
            self.waiting[self.number] = (kind, what)
            self.connection.send({**message, "id": self.number})


class Drill:
    """The whole test."""

    def __init__(self, server: Server, tables: int, seed: int, log: Callable[[str], None]) -> None:
        from ludoteca.games import keys

        self.server = server
        self.tables = tables
        self.log = log
        self.rng = random.Random(seed)
        self.games = keys()
        self.players: list[Player] = []
        self.finished: list[Player] = []  # players whose game is over
        self.acknowledged: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.errors: list[str] = []
        self.stopping = False
        self.joined: list[tuple[str, int, str]] = []  # acknowledged: table, seat, token
        self.away: list[tuple[int, int]] = []  # start and end of each time without a server, in milliseconds since 1970
        self.recoveries: list[float] = []
        self.recovered = 0
        self.failed_restarts = 0

    def report_error(self, what: str) -> None:
        self.errors.append(what)

    # ---------------------------------------------------------------- playing

    async def run(self, kills: int) -> dict[str, Any]:
        from benchmarks.driving import Http

        started = time.monotonic()
        self.server.start()
        await self.server.ready()
        await self._set_tables(Http(self.server.port))
        for number in range(kills):
            sitting = asyncio.get_running_loop().create_task(self._sit())
            await self._wait_a_while()
            self.server.kill()
            killed = time.time()
            sitting.cancel()
            with contextlib.suppress(OSError, EOFError, asyncio.CancelledError):
                await sitting
            await self._restart(killed)
            await self._reconnect()
            self.recoveries.append(time.time() - killed)
            if (number + 1) % 10 == 0 or number + 1 == kills:
                self.log(
                    f"{number + 1:>4} kills, {sum(self.acknowledged.values())} acknowledged, {len(self.errors)} errors"
                )
        self.stopping = True
        self.server.stop()
        return {"seconds": round(time.monotonic() - started, 1), **await self.verify()}

    async def _restart(self, killed: float) -> None:
        for _ in range(RESTART_ATTEMPTS):
            self.server.start()
            away = int(1000 * killed), int(1000 * time.time())
            try:
                await self.server.ready()
            except RuntimeError as error:
                self.failed_restarts += 1
                self.log(str(error))
                continue
            # Only the time until the start is without a server; clocks may count the rest.
            self.away.append(away)
            return
        raise RuntimeError("the server cannot be restarted")

    async def _sit(self) -> None:
        """Keep creating and joining tables until cancelled."""
        from benchmarks.driving import Http

        http = Http(self.server.port)
        try:
            while True:
                await self._set_tables(http)
                await self._join(http)
        finally:
            http.close()

    async def _set_tables(self, http: Http) -> None:
        from benchmarks.driving import create_table

        for player in [player for player in self.players if player.over]:
            self.players.remove(player)
            self.finished.append(player)
            if player.connection is not None:
                player.connection.close()
        while len({player.place.table for player in self.players}) < self.tables:
            game = self.games[self.rng.randrange(len(self.games))]
            bots = ["easy"] if self.rng.random() < 0.3 else []
            place = await create_table(http, game, SEATS, self._settings(), bots)
            self.acknowledged["table"] += 1
            players = [Player(self, place, seat) for seat in range(len(place.tokens))]
            self.players += players
            await asyncio.gather(*(player.connect() for player in players))

    async def _wait_a_while(self) -> None:
        """Wait for a random number of acknowledged requests and a little more, so that a kill interrupts anything."""
        end = time.monotonic() + KILL_INTERVAL
        enough = sum(self.acknowledged.values()) + self.rng.randrange(REQUESTS_BETWEEN_KILLS)
        while sum(self.acknowledged.values()) < enough and time.monotonic() < end:  # noqa: ASYNC110 (it polls counters)
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.rng.uniform(0, KILL_DELAY))

    def _settings(self) -> dict[str, Any]:
        clock = {"kind": "game", "seconds": CLOCK_SECONDS} if self.rng.random() < 0.7 else {"kind": "none"}
        return {"clock": clock, "pace": "instant", "forced": self.rng.random() < 0.5}

    async def _join(self, http: Http) -> None:
        """Take a seat at a table that stays open."""
        from benchmarks.games import longest_game

        seat_requests = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
        links = await http.post("/api/tables", {"game": longest_game(), "seats": seat_requests})
        self.acknowledged["table"] += 1
        taken = await http.post(f"/api/tables/{links['table']}/join", {"name": "Bruno", "token": links["join"]})
        self.acknowledged["join"] += 1
        self.joined.append((links["table"], taken["seats"][0], taken["seat"]))
        await asyncio.sleep(0.1)

    async def _reconnect(self) -> None:
        await asyncio.wait_for(asyncio.gather(*(player.connect() for player in self.players)), 30)
        self.recovered += len({player.place.table for player in self.players})

    # ---------------------------------------------------------------- checking

    async def verify(self) -> dict[str, Any]:
        """Check that the database holds everything acknowledged exactly once."""
        from ludoteca.server.settings import FILE
        from ludoteca.server.store import Store

        store = await Store.open(self.server.database or f"sqlite:///{self.server.data / FILE}")
        lost: Counter[str] = Counter()
        doubled = damaged = clocks = stolen = 0
        try:
            everybody = [*self.finished, *self.players]
            for table in sorted({player.place.table for player in everybody}):
                entries = await entries_of(store, table)
                if entries is None:
                    damaged += 1
                    self.report_error(f"table {table} cannot be replayed")
                    continue
                looked_at, robbed = await clocks_of(store, table, self.away)
                clocks += looked_at
                stolen += robbed
                talk = Counter([row.text for row in await store.chats(table, 1_000_000)])
                once = Counter((entry["seat"], entry["ask"]) for entry in entries if entry["do"] == "move")
                doubled += sum(count - 1 for count in [*once.values(), *talk.values()])
                kept = {(e["seat"], e["ask"]): tuple(e["steps"]) for e in entries if e["do"] == "move"}
                for player in everybody:
                    if player.place.table != table:
                        continue
                    # An undo may be free when it is offered and need consent when it is requested.
                    undone = [entry for entry in entries if entry["do"] in ("undo", "ask_undo")]
                    lost["undo"] += max(0, player.undos - sum(entry["seat"] == player.seat for entry in undone))
                    lost["move"] += sum(kept.get((player.seat, ask)) != steps for ask, steps in player.moves)
                    lost["chat"] += sum(line not in talk for line in player.lines)
            for table, seat, token in self.joined:
                entries = await entries_of(store, table) or []
                joined = any(entry["do"] == "sit" and entry["seat"] == seat for entry in entries)
                lost["join"] += not joined or not await opens(store, token, table)
        finally:
            await store.close()
        recoveries = self.recoveries or [0.0]
        return {
            "kills": len(self.recoveries),
            "failed_restarts": self.failed_restarts,
            "acknowledged": sum(self.acknowledged.values()),
            "acknowledged_by_kind": dict(self.acknowledged),
            "lost": lost.total(),
            "lost_by_kind": {kind: count for kind, count in lost.items() if count},
            "doubled": doubled,
            "tables": len({player.place.table for player in everybody}) + len(self.joined),
            "tables_recovered": self.recovered,
            "tables_damaged": damaged,
            "clocks_ticking_when_killed": clocks,
            "clocks_that_lost_time": stolen,
            "mean_seconds_to_recover": round(sum(recoveries) / len(recoveries), 2),
            "longest_seconds_to_recover": round(max(recoveries), 2),
            "refused": dict(self.refused),
            "errors": len(self.errors),
            "first_errors": list(dict.fromkeys(self.errors))[:5],
        }


async def entries_of(store: Any, table: str) -> list[dict[str, Any]] | None:
    """The log of a table; None if it cannot be replayed."""
    import msgspec

    from ludoteca.core.errors import LudotecaError
    from ludoteca.server.tables.table import fold

    loaded = await store.load(table)
    if loaded is None:
        return None
    try:
        fold(loaded.table.head, loaded.rows, table)
    except LudotecaError:
        return None
    return [msgspec.json.decode(row.data) for row in loaded.rows]


async def clocks_of(store: Any, table: str, away: list[tuple[int, int]]) -> tuple[int, int]:
    """How many clocks ticked while there was no server, and how many of them lost that time, entry by entry."""
    from ludoteca.server.tables.table import Table, read_table_config

    loaded = await store.load(table)
    folded = Table(table, read_table_config(loaded.table.head))
    seen = stolen = 0
    before: list[tuple[int, bool]] = []
    last = 0
    for row in loaded.rows:
        folded.apply_row(row)
        clocks = folded.clocks
        now = [(clocks.time_left(seat, row.at) or 0, clocks.is_ticking(seat)) for seat in range(len(folded.seats))]
        gone = sum(max(0, min(end, row.at) - max(begin, last)) for begin, end in away)
        if gone and before:
            for (left, ticking), (left_now, _) in zip(before, now, strict=True):
                seen += ticking
                stolen += ticking and left - left_now > row.at - last - gone + JITTER_MS
        before, last = now, row.at
    return seen, stolen


async def opens(store: Any, token: str, table: str) -> bool:
    from ludoteca.server.tables.tokens import hashed

    return any(row.table == table for row in await store.find_tokens([hashed(token)]))


@contextlib.asynccontextmanager
async def temporary_schema(database: str) -> AsyncIterator[str]:
    """A temporary schema, because the PostgreSQL may be shared."""
    if not database.startswith("postgres"):
        yield database
        return
    import secrets

    import asyncpg

    name = f"ludoteca_crash_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(database)
    await connection.execute(f"CREATE SCHEMA {name}")
    try:
        yield f"{database}{'&' if '?' in database else '?'}search_path={name}"
    finally:
        await connection.execute(f"DROP SCHEMA {name} CASCADE")
        await connection.close()


async def drill(
    folder: Path,
    kills: int,
    tables: int = 6,
    database: str = "",
    seed: int = 1,
    log: Callable[[str], None] = print,
    workers: int = 1,
) -> dict[str, Any]:
    """Kill the server this many times and return the report."""
    from benchmarks.driving import Server, close_connections

    async with temporary_schema(database) as address:
        with Server(folder, address, workers) as server:
            try:
                report = await Drill(server, tables, seed, log).run(kills)
            finally:
                await close_connections()
    return {"benchmark": "crash", "database": "postgresql" if address else "sqlite", "workers": workers, **report}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed (default 50)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--tables", type=int, default=6, help="tables at which people play (default 6)")
    parser.add_argument("--database", default="", help="postgresql://… (default: an SQLite file)")
    parser.add_argument("--workers", type=int, default=1, help="worker processes; PostgreSQL only (default 1)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (default 1)")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))

    def log(words: str) -> None:
        print(words, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
        report = asyncio.run(
            drill(
                Path(folder),
                arguments.kills,
                arguments.tables,
                arguments.database,
                arguments.seed,
                log,
                arguments.workers,
            )
        )
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        for name, value in report.items():
            print(f"{name.replace('_', ' '):<28}{value}")
    return 1 if any(report[fault] for fault in FAULTS) else 0


if __name__ == "__main__":
    run_in_venv()
    sys.exit(main())
