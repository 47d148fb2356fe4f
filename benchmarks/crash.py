"""Whether anything is ever lost: the server is killed again and again while people play, and everything is looked up.

    python3 benchmarks/crash.py [--kills 50] [--json] [--tables 6] [--database postgresql://…] [--seed 1]

Clients at several tables move, take moves back, talk, set tables and sit down. At random moments the server gets
SIGKILL; it is started again on the same data, the clients come back and ask again for what was not answered. At the
end the database is read, every table is played again from its log, and everything that the server had acknowledged or
told to anybody must be in it, once. A clock must not have lost time for the while in which nobody could play.
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
DONE: Final = 60  # between two kills at most so many things are acknowledged
SOON: Final = 0.03  # seconds in which the kill follows then
PATIENCE: Final = 2.0  # seconds after which the kill comes in any case
RATHER_UNDO: Final = 0.08  # how often, instead of moving
RATHER_TALK: Final = 0.05  # how often, beside moving
BREATH: Final = 0.01  # seconds between a question and its answer, so that it does not all happen at once
HOURGLASS: Final = 3600  # seconds on a clock: nobody runs out of time
JITTER_MS: Final = 5  # for a clock that is read in two processes one after the other


def in_the_venv() -> None:
    """Run with the project's own Python, where Ludoteca is installed."""
    python = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])


if TYPE_CHECKING:
    from benchmarks.driving import Http, Line, Place, Server, Told


class Player:
    """A client that goes on where it was when the server comes back."""

    def __init__(self, drill: Drill, place: Place, seat: int) -> None:
        self.drill = drill
        self.place = place
        self.seat = seat
        self.line: Line | None = None
        self.here = asyncio.Event()
        self.number = 0
        self.heard_of = 0  # the highest number that this client has been told
        self.waiting: dict[int, tuple[str, Any]] = {}  # what was asked for and not answered
        self.asking: dict[str, Any] | None = None  # the move that was sent last, if it has not been answered
        self.moves: list[tuple[int, tuple[int, ...]]] = []  # acknowledged: question, steps
        self.undos = 0
        self.lines: list[str] = []
        self.over = False

    async def come(self) -> None:
        from benchmarks.driving import Line

        self.here.clear()
        self.line = await Line(self.drill.server.port, self.hear, self.here.clear).connect()
        self.waiting.clear()
        self.line.say(
            {"do": "enter", "table": self.place.table, "token": self.place.tokens[self.seat]}
            | ({"seq": self.heard_of} if self.heard_of and self.drill.chance.random() < 0.5 else {})
        )
        await self.here.wait()

    def hear(self, message: bytes, at: float) -> None:
        from benchmarks.driving import read

        told = read(message)
        if told.type in ("state", "step", "rewound", "table"):
            if told.type == "state" and told.seq < self.heard_of:
                self.drill.wrong(f"table {self.place.table} is at {told.seq}, and {self.heard_of} was told")
            self.heard_of = max(self.heard_of, told.seq)
            back = not self.here.is_set()
            self.here.set()
            self.over = self.over or told.ending is not None
            if back and self.asking is not None:
                self._say(self.asking, "move", (self.asking["ask"], tuple(self.asking["steps"])))
            elif told.turn is not None and told.turn.ask is not None and told.turn.moves:
                asyncio.get_running_loop().call_later(BREATH, self._answer, told, self.heard_of)
        elif told.type == "done" and told.id in self.waiting:
            kind, what = self.waiting.pop(told.id)
            self.drill.acknowledged[kind] += 1
            if kind == "move":
                self.moves.append(what)
                self.asking = None
            elif kind == "undo":
                self.undos += 1
            else:
                self.lines.append(what)
        elif told.type == "refused" and told.id in self.waiting:
            kind, _ = self.waiting.pop(told.id)
            self.drill.refused[told.key] += 1
            if kind == "move":
                self.asking = None
        elif told.type == "bye" and not self.drill.stopping:
            self.drill.wrong(f"bye: {told.key}")

    def _answer(self, told: Told, known: int) -> None:
        """Move, or take something back; now and then say something too."""
        turn = told.turn
        if turn is None or known != self.heard_of or self.asking is not None or not self.here.is_set():
            return
        chance = self.drill.chance
        if chance.random() < RATHER_TALK:
            words = f"line {chance.getrandbits(60):x}"
            self._say({"do": "say", "text": words}, "chat", words)
        if turn.undo == "free" and chance.random() < RATHER_UNDO:
            self._say({"do": "undo"}, "undo", None)
            return
        code = chance.choice(turn.moves).code
        self.asking = {"do": "move", "ask": turn.ask, "steps": [code]}
        self._say(self.asking, "move", (turn.ask, (code,)))

    def _say(self, message: dict[str, Any], kind: str, what: Any) -> None:
        if self.line is not None:
            self.number += 1
            self.waiting[self.number] = (kind, what)
            self.line.say({**message, "id": self.number})


class Drill:
    """The whole exercise."""

    def __init__(self, server: Server, tables: int, seed: int, tell: Callable[[str], None]) -> None:
        from ludoteca.games import keys

        self.server = server
        self.tables = tables
        self.tell = tell
        self.chance = random.Random(seed)
        self.games = keys()
        self.players: list[Player] = []
        self.gone: list[Player] = []  # whose game is over
        self.acknowledged: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.errors: list[str] = []
        self.stopping = False
        self.sat: list[tuple[str, int, str]] = []  # acknowledged: table, seat, token
        self.away: list[tuple[int, int]] = []  # from when to when no server has run, in milliseconds since 1970
        self.recoveries: list[float] = []
        self.recovered = 0

    def wrong(self, what: str) -> None:
        self.errors.append(what)

    # ---------------------------------------------------------------- playing

    async def run(self, kills: int) -> dict[str, Any]:
        from benchmarks.driving import Http

        begun = time.monotonic()
        self.server.start()
        await self.server.ready()
        await self._set_tables(Http(self.server.port))
        for number in range(kills):
            sitting = asyncio.get_running_loop().create_task(self._sit())
            await self._some_time()
            self.server.kill()
            killed = time.time()
            sitting.cancel()
            with contextlib.suppress(OSError, EOFError, asyncio.CancelledError):
                await sitting
            self.server.start()
            # Until here there was no server: what passes from now on, it may count.
            self.away.append((int(1000 * killed), int(1000 * time.time())))
            await self.server.ready()
            await self._come_back()
            self.recoveries.append(time.time() - killed)
            if (number + 1) % 10 == 0 or number + 1 == kills:
                self.tell(
                    f"{number + 1:>4} kills, {sum(self.acknowledged.values())} acknowledged, {len(self.errors)} errors"
                )
        self.stopping = True
        self.server.stop()
        return {"seconds": round(time.monotonic() - begun, 1), **await self.look_up()}

    async def _sit(self) -> None:
        """See that there are tables enough, and sit down at them; whatever is cut off is not acknowledged."""
        from benchmarks.driving import Http

        http = Http(self.server.port)
        try:
            while True:
                await self._set_tables(http)
                await self._join(http)
        finally:
            http.close()

    async def _set_tables(self, http: Http) -> None:
        from benchmarks.driving import set_table

        for player in [player for player in self.players if player.over]:
            self.players.remove(player)
            self.gone.append(player)
            if player.line is not None:
                player.line.close()
        while len({player.place.table for player in self.players}) < self.tables:
            game = self.games[self.chance.randrange(len(self.games))]
            bots = ["easy"] if self.chance.random() < 0.3 else []
            place = await set_table(http, game, SEATS, self._manners(), bots)
            self.acknowledged["table"] += 1
            players = [Player(self, place, seat) for seat in range(len(place.tokens))]
            self.players += players
            await asyncio.gather(*(player.come() for player in players))

    async def _some_time(self) -> None:
        """Until a random number of things has been done, and a little more: a kill may meet anything half-way."""
        end = time.monotonic() + PATIENCE
        enough = sum(self.acknowledged.values()) + self.chance.randrange(DONE)
        while sum(self.acknowledged.values()) < enough and time.monotonic() < end:  # noqa: ASYNC110 (it counts)
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.chance.uniform(0, SOON))

    def _manners(self) -> dict[str, Any]:
        clock = {"kind": "game", "seconds": HOURGLASS} if self.chance.random() < 0.7 else {"kind": "none"}
        return {"clock": clock, "pace": "instant", "forced": self.chance.random() < 0.5}

    async def _join(self, http: Http) -> None:
        """Take a seat at a table that goes on waiting."""
        wishes = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
        links = await http.post("/api/tables", {"game": "san_juan", "seats": wishes})
        self.acknowledged["table"] += 1
        taken = await http.post(f"/api/tables/{links['table']}/join", {"name": "Bruno", "token": links["join"]})
        self.acknowledged["join"] += 1
        self.sat.append((links["table"], taken["seats"][0], taken["seat"]))
        await asyncio.sleep(0.1)

    async def _come_back(self) -> None:
        await asyncio.wait_for(asyncio.gather(*(player.come() for player in self.players)), 30)
        self.recovered += len({player.place.table for player in self.players})

    # ---------------------------------------------------------------- afterwards

    async def look_up(self) -> dict[str, Any]:
        """Whether the database holds all that was acknowledged, once."""
        from ludoteca.server.settings import FILE
        from ludoteca.server.store import Store

        store = await Store.open(self.server.database or f"sqlite:///{self.server.data / FILE}")
        lost: Counter[str] = Counter()
        doubled = damaged = clocks = stolen = 0
        try:
            everybody = [*self.gone, *self.players]
            for table in sorted({player.place.table for player in everybody}):
                entries = await entries_of(store, table)
                if entries is None:
                    damaged += 1
                    self.wrong(f"table {table} cannot be played again")
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
                    # What was free when it was offered may be a question to the others when it is asked for.
                    undone = [entry for entry in entries if entry["do"] in ("undo", "ask_undo")]
                    lost["undo"] += max(0, player.undos - sum(entry["seat"] == player.seat for entry in undone))
                    lost["move"] += sum(kept.get((player.seat, ask)) != steps for ask, steps in player.moves)
                    lost["chat"] += sum(line not in talk for line in player.lines)
            for table, seat, token in self.sat:
                entries = await entries_of(store, table) or []
                sat = any(entry["do"] == "sit" and entry["seat"] == seat for entry in entries)
                lost["join"] += not sat or not await opens(store, token, table)
        finally:
            await store.close()
        recoveries = self.recoveries or [0.0]
        return {
            "kills": len(self.recoveries),
            "acknowledged": sum(self.acknowledged.values()),
            "acknowledged_by_kind": dict(self.acknowledged),
            "lost": lost.total(),
            "lost_by_kind": {kind: count for kind, count in lost.items() if count},
            "doubled": doubled,
            "tables": len({player.place.table for player in everybody}) + len(self.sat),
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
    """The log of a table, after playing it again; None if that cannot be done."""
    import msgspec

    from ludoteca.core.errors import LudotecaError
    from ludoteca.server.table import fold

    loaded = await store.load(table)
    if loaded is None:
        return None
    try:
        fold(loaded.table.head, loaded.rows, table)
    except LudotecaError:
        return None
    return [msgspec.json.decode(row.data) for row in loaded.rows]


async def clocks_of(store: Any, table: str, away: list[tuple[int, int]]) -> tuple[int, int]:
    """How many clocks ticked while there was no server, and how many of them went down by more than the time before
    and after: from line to line of the log, as the server itself reckons."""
    from ludoteca.server.table import Table, read_head

    loaded = await store.load(table)
    folded = Table(table, read_head(loaded.table.head))
    seen = stolen = 0
    before: list[tuple[int, bool]] = []
    last = 0
    for row in loaded.rows:
        folded.apply_row(row)
        clocks = folded.clocks
        now = [(clocks.left(seat, row.at) or 0, clocks.ticking(seat)) for seat in range(len(folded.seats))]
        gone = sum(max(0, min(end, row.at) - max(begin, last)) for begin, end in away)
        if gone and before:
            for (left, ticking), (left_now, _) in zip(before, now, strict=True):
                seen += ticking
                stolen += ticking and left - left_now > row.at - last - gone + JITTER_MS
        before, last = now, row.at
    return seen, stolen


async def opens(store: Any, token: str, table: str) -> bool:
    from ludoteca.server.tokens import hashed

    return any(row.table == table for row in await store.find_tokens([hashed(token)]))


@contextlib.asynccontextmanager
async def schema_of_its_own(database: str) -> AsyncIterator[str]:
    """A PostgreSQL may be shared: what is done here is done in a schema that goes away again."""
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
    folder: Path, kills: int, tables: int = 6, database: str = "", seed: int = 1, tell: Callable[[str], None] = print
) -> dict[str, Any]:
    """So many kills; what came of it."""
    from benchmarks.driving import Server, hang_up

    async with schema_of_its_own(database) as address:
        with Server(folder, address) as server:
            try:
                told = await Drill(server, tables, seed, tell).run(kills)
            finally:
                await hang_up()
    return {"benchmark": "crash", "database": "postgresql" if address else "sqlite", **told}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed (default 50)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--tables", type=int, default=6, help="tables at which people play (default 6)")
    parser.add_argument("--database", default="", help="postgresql://… (default: an SQLite file)")
    parser.add_argument("--seed", type=int, default=1, help="of the random moments (default 1)")
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))

    def tell(words: str) -> None:
        print(words, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
        told = asyncio.run(drill(Path(folder), given.kills, given.tables, given.database, given.seed, tell))
    if given.json:
        print(json.dumps(told, indent=2))
    else:
        for name, value in told.items():
            print(f"{name.replace('_', ' '):<28}{value}")
    faults = ("lost", "doubled", "errors", "tables_damaged", "clocks_that_lost_time")
    return 1 if any(told[fault] for fault in faults) else 0


if __name__ == "__main__":
    in_the_venv()
    sys.exit(main())
