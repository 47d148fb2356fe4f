"""The attacks that `attacks.py` measures.

Each attack prepares its data, runs until its time is over, and counts the answers. It runs in a separate process, so
that only the server can delay the players.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec

import ludoteca
from benchmarks.driving import TEXT, Connection, Http, MoveCode, close_connections
from benchmarks.games import first_game, longest_game
from ludoteca.core.record import encode as encode_record
from ludoteca.games import find

LANGUAGES: Final = ("en", "fr", "it")
QUICK: Final = {"pace": "instant", "forced": False}
READ: Final = 256 * 1024  # bytes that a server reads from a connection at once
PING: Final = bytes([0x89, 0x80, 0, 0, 0, 0])  # the smallest possible frame
SHORT_REQUEST: Final = b"GET /health HTTP/1.1\r\nhost: a\r\n\r\n"

ANY: Final = first_game()
LONG: Final = longest_game()
DEEP: Final = (
    "[" + ".".join(["a"] * 500) + "]\n" + "b.c.d.e = 1\n" * 4_000,  # these 54 kB once stopped the server for 43 seconds
    "[" + ".".join(["a"] * 500) + "]\n" + "b.c.d.e = 1\n" * 1_500,
    ".".join(["a"] * 5_000) + " = 1",
    "a = " + "[" * 30_000,
    "a = " + "{a = " * 10_000,
)
ODD: Final = ("a = " + "9" * 60_000, "a = 0x" + "f" * 60_000, "a = " + "1_" * 30_000 + "1", "a = 1e400", "\0" * 60_000)
WIDE: Final = (  # not deep, but with as many tables, keys and items as a file may have
    f'game = "{ANY}"\n' + "".join(f"[a{k}.b.c.d]\n" for k in range(4_500)),
    f'game = "{ANY}"\n' + "".join(f"a.b.c.d.e.k{k} = 1\n" for k in range(3_200)),
    f'game = "{ANY}"\na = [' + "1," * 31_000 + "]\n",
    f'game = "{ANY}"\n' + "[[a.b.c]]\n" * 6_000,
)


class Turn(msgspec.Struct, gc=False):
    """The question put to a seat."""

    ask: int | None = None
    moves: list[MoveCode] = []
    undo: str = "no"
    declines: list[MoveCode] = []


class ReceivedUpdate(msgspec.Struct, gc=False):
    """A message of the server, as far as an attacker needs it."""

    type: str
    seq: int = 0
    turn: Turn | None = None
    key: str = ""


read: Final = msgspec.json.Decoder(ReceivedUpdate).decode


class Client:
    """A socket at a table that remembers the open question."""

    def __init__(self, stranger: Stranger, table: str, token: str, **more: Any) -> None:
        self.stranger = stranger
        self.turn = Turn()
        self.seq = 0
        self.number = 0
        self.unanswered = 0
        self.here = asyncio.Event()
        self.answered = asyncio.Event()
        self.enter = {"do": "enter", "table": table, "token": token, **more}
        self.connection = Connection(stranger.port, self._receive, self._lost, stranger.address())

    async def connect(self) -> Client:
        await self.connection.connect()
        self.connection.send(self.enter)
        await self.here.wait()
        return self

    def _receive(self, message: bytes, _: float) -> None:
        update = read(message)
        self.stranger.got[f"{update.type} {update.key}".strip()] += 1
        self.turn = update.turn or self.turn
        self.seq = max(self.seq, update.seq)
        if update.type in ("done", "refused", "tried", "pong"):
            self.unanswered -= 1
            self.answered.set()
        self.here.set()

    def _lost(self) -> None:
        self.unanswered = 0
        self.answered.set()
        self.here.set()

    @property
    def gone(self) -> bool:
        return self.connection.transport is None

    async def send(self, message: dict[str, Any]) -> None:
        """Send a request; wait only while many requests are unanswered."""
        self.number += 1
        self.unanswered += 1
        self.connection.send({"id": self.number, **message})
        while self.unanswered > 10 and not self.gone:
            self.answered.clear()
            await self.answered.wait()
        await asyncio.sleep(0)


class Stranger:
    """An attacker with one or more addresses."""

    def __init__(self, port: int, addresses: int) -> None:
        self.port = port
        self.sources = itertools.cycle([f"127.0.0.{2 + k}" for k in range(addresses)])
        self.got: Counter[str] = Counter()
        self.until = 0.0

    def address(self) -> str:
        return next(self.sources)

    @property
    def is_running(self) -> bool:
        return time.monotonic() < self.until

    async def in_parallel(self, count: int, work: Callable[[int], Awaitable[None]]) -> None:
        """Repeat some work, `count` times in parallel, until the time is over."""

        async def again(k: int) -> None:
            while self.is_running:
                try:
                    await work(k)
                except (OSError, EOFError):
                    self.got["cut off"] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(again(k) for k in range(count)))

    async def ask(self, http: Http, method: str, path: str, body: object = None, token: str | None = None) -> bytes:
        status, answer = await http.ask(method, path, body, token)
        self.got[str(status)] += 1
        if status == 429:
            await asyncio.sleep(0.02)
        return answer if status < 300 else b""

    async def request_repeatedly(self, count: int, questions: Iterator[tuple[str, str, object, str | None]]) -> None:
        """Send requests in parallel, over connections that stay open."""
        lines = [Http(self.port, self.address()) for _ in range(count)]

        async def one(k: int) -> None:
            await self.ask(lines[k], *next(questions))

        await self.in_parallel(count, one)

    async def prepare(self, path: str, body: object, token: str | None = None) -> dict[str, Any]:
        """Create something before the attack starts, however long that takes."""
        http = Http(self.port, self.address())
        while True:
            status, answer = await http.ask("POST", path, body, token)
            if status != 429:
                break
            await asyncio.sleep(0.1)
        http.close()
        if status >= 300:
            raise RuntimeError(f"{status} {answer[:200]!r}")
        links: dict[str, Any] = json.loads(answer)
        return links

    async def table(self, game: str, seats: tuple[str, ...], **settings: Any) -> dict[str, Any]:
        seat_requests = [
            {"kind": "me", "name": f"Eve {k}"} if seat == "me" else {"kind": "bot", "level": seat}
            for k, seat in enumerate(seats)
        ]
        return await self.prepare("/api/tables", {"game": game, "seats": seat_requests, "manners": QUICK | settings})

    async def clients(self, count: int, links: dict[str, Any], key: str = "seat", **more: Any) -> list[Client]:
        """Connect several sockets to a table."""
        made: list[Client] = []
        while len(made) < count:
            try:
                made.append(await Client(self, links["table"], links[key], **more).connect())
            except OSError:
                await asyncio.sleep(0.2)
        return made

    async def send_repeatedly(self, clients: list[Client], send: Callable[[Client], Awaitable[None]]) -> None:
        async def one(k: int) -> None:
            if clients[k].gone:
                self.got["thrown out"] += 1
                clients[k] = (await self.clients(1, {"t": clients[k].enter["token"], **clients[k].enter}, "t"))[0]
            await send(clients[k])

        await self.in_parallel(len(clients), one)

    async def long_game(self, game: str = LONG, seats: tuple[str, ...] = ("me", "easy"), steps: int = 60) -> Any:
        """A table in the middle of its game against quick bots, and a client at it."""
        links = await self.table(game, seats)
        client = (await self.clients(1, links))[0]
        end = time.monotonic() + 30
        played = 0
        while played < steps and time.monotonic() < end and not client.gone:
            turn = client.turn
            if turn.moves:
                client.turn = Turn()
                await client.send({"do": "move", "ask": turn.ask, "steps": [turn.moves[-1].code]})
                played += 1
            await asyncio.sleep(0.01)
        return links, client


# -------------------------------------------------------------------------------------------- files and records


def taken_back(times: int) -> bytes:
    """A record in which a move is undone and redone many times."""
    match = ludoteca.game(ANY, seats=2).deal(seed=1)
    while len(match.steps) < 100:
        match.play(match.legal_codes()[0])
    seat = match.steps[-1].seat
    for k in range(times):
        (match.redo if k % 2 else match.take_back)(seat)
    while not match.over:
        match.play(match.legal_codes()[0])
    return encode_record(match.record)


def far_back() -> bytes:
    """A record with as many replayed moves as a server allows: half of a game is undone and redone many times."""
    match = ludoteca.game(LONG, seats=2).deal(seed=1)
    while not match.over and len(match.steps) < 300:
        match.play(match.legal_codes(match.actors[0])[0], match.actors[0])
    seat = match.steps[-1].seat
    for k in range(600):
        (match.redo(seat) if k % 2 else match.take_back(seat, 40))
    return encode_record(match.record)


def with_numbers(digits: int) -> bytes:
    return taken_back(2).replace(b'"ms":0', b'"ms":' + b"9" * digits).replace(b'"seat":0', b'"seat":' + b"9" * digits)


async def card_files(stranger: Stranger, texts: tuple[str, ...]) -> Callable[[], Awaitable[None]]:
    files = itertools.cycle([text.encode() for text in texts])
    questions: Iterator[Any] = (("POST", f"/api/games/{ANY}/cards", next(files), None) for _ in itertools.count())
    return lambda: stranger.request_repeatedly(4, questions)


async def cards_at_tables(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    bodies = itertools.cycle([{"game": ANY, "seats": seats, "cards": text} for text in (*DEEP, *ODD, *WIDE)])
    questions: Iterator[Any] = (("POST", "/api/tables", next(bodies), None) for _ in itertools.count())
    return lambda: stranger.request_repeatedly(4, questions)


async def honest_cards_at_tables(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    """Correct files, no two of them equal, so that every table needs a new set-up."""
    house = find(LONG).house_file().text

    def body(k: int) -> object:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return {"game": LONG, "seats": seats, "cards": house + f"\n# {k}\n" + "#\n" * 20_000}

    questions: Iterator[Any] = (("POST", "/api/tables", body(k), None) for k in itertools.count())
    return lambda: stranger.request_repeatedly(4, questions)


async def records(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    """Records with thousands of undos, at every limit and beyond it."""
    whole = json.loads(taken_back(2))
    large = json.loads(taken_back(2))
    large["cards"]["text"] = "#" * 1_800_000
    long = json.loads(taken_back(2))
    long["entries"] += [{"do": "undo", "seat": 0, "entries": [1] * 9_000}] * 11
    many = {**whole, "seats": [{"name": "x" * 400_000, "player": "y" * 400_000}] * 1}
    bodies = [
        *(taken_back(times) for times in (340, 3_000)),
        far_back(),
        *(msgspec.json.encode(one) for one in (large, long, many)),
        with_numbers(5_000),
        b'{"format":"ludoteca-record","version":' + b"9" * 900_000 + b"}",
        b"[" * 1_000_000,
        b'{"a":' * 200_000,
    ]
    turn = itertools.cycle(bodies)
    questions: Iterator[Any] = (("POST", "/api/records", next(turn), None) for _ in itertools.count())
    return lambda: stranger.request_repeatedly(4, questions)


async def heavy_tables(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    """Tables imported from such records are opened one after the other, so that each is replayed."""
    heavy = far_back()
    tables = [await stranger.prepare("/api/records", heavy) for _ in range(8)]

    def look() -> Iterator[Any]:
        for what in itertools.cycle(("/replay", "/verify", "/record", "")):
            for links in tables:
                yield "GET", f"/api/tables/{links['table']}{what}", None, links["watch"]

    questions = look()
    return lambda: stranger.request_repeatedly(8, questions)


async def read_finished_games(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    """All requests about finished games, and the list of a player's games, in parallel."""
    heavy = taken_back(3_000)
    tables = [await stranger.prepare("/api/records", heavy) for _ in range(4)]
    every = {"tokens": [links["watch"] for links in tables] * 25}
    fork = {"step": 90, "seats": [{"kind": "me"}, {"kind": "open"}], "manners": QUICK}

    def ask() -> Iterator[Any]:
        for links in itertools.cycle(tables):
            table, watch = f"/api/tables/{links['table']}", links["watch"]
            for lang in LANGUAGES:
                yield "GET", f"{table}/replay?open=true&lang={lang}", None, watch
                yield "GET", f"{table}/cards?lang={lang}", None, watch
            yield "GET", f"{table}/verify", None, watch
            yield "GET", f"{table}/record", None, watch
            yield "POST", f"{table}/fork", fork, watch
            yield "POST", "/api/mine", every, None
            yield "GET", "/api/tables", None, None

    questions = ask()
    return lambda: stranger.request_repeatedly(40, questions)


async def unlimited_pages(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    """Pages without a rate limit."""
    paths = itertools.cycle(["/openapi.json", "/health", "/", "/api/games", f"/api/games/{LONG}/cards"])
    questions: Iterator[Any] = (("GET", next(paths), None, None) for _ in itertools.count())
    return lambda: stranger.request_repeatedly(40, questions)


# -------------------------------------------------------------------------------------------- sockets


async def request_snapshots(stranger: Stranger, count: int) -> Callable[[], Awaitable[None]]:
    """Sockets that request snapshots, each time in another language."""
    links, _ = await stranger.long_game()
    clients = await stranger.clients(count, links)
    lang = itertools.cycle(LANGUAGES)
    return lambda: stranger.send_repeatedly(clients, lambda client: client.send({"do": "look", "lang": next(lang)}))


async def enter_and_leave(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    links, _ = await stranger.long_game()

    async def come_and_go(k: int) -> None:
        client = await Client(stranger, links["table"], links["seat"], lang=LANGUAGES[k % 3]).connect()
        client.connection.close()

    return lambda: stranger.in_parallel(10, come_and_go)


async def request_previews(stranger: Stranger, count: int) -> Callable[[], Awaitable[None]]:
    """Sockets that request previews."""
    links, first = await stranger.long_game()
    for _ in range(300):
        if first.turn.moves:
            break
        await asyncio.sleep(0.01)
    clients = await stranger.clients(count, links)

    async def attempt(client: Client) -> None:
        codes = [choice.code for choice in first.turn.moves] or [0]
        await client.send({"do": "try", "ask": first.turn.ask or 0, "steps": [codes[client.number % len(codes)]]})

    return lambda: stranger.send_repeatedly(clients, attempt)


async def move_and_undo(stranger: Stranger, count: int) -> Callable[[], Awaitable[None]]:
    """Sockets that move and undo in a long game against bots."""
    links, first = await stranger.long_game()
    clients = await stranger.clients(count, links)

    async def move_or_undo(client: Client) -> None:
        if client.number % 2 and first.turn.moves:
            await client.send({"do": "move", "ask": first.turn.ask or 0, "steps": [first.turn.moves[0].code]})
        else:
            await client.send({"do": "undo"})

    return lambda: stranger.send_repeatedly(clients, move_or_undo)


async def flood(stranger: Stranger, count: int, *messages: dict[str, Any]) -> Callable[[], Awaitable[None]]:
    """Sockets that repeat the same few messages."""
    links, first = await stranger.long_game()
    clients = await stranger.clients(count, links)
    turns = itertools.cycle(messages)

    async def send(client: Client) -> None:
        message = dict(next(turns))
        if message["do"] == "announce" and first.turn.declines:
            message["codes"] = [first.turn.declines[0].code]
        if message["do"] == "hint":
            message["ask"] = first.turn.ask or 0
        await client.send(message)

    return lambda: stranger.send_repeatedly(clients, send)


async def crowd(stranger: Stranger, count: int) -> Callable[[], Awaitable[None]]:
    """A crowd of spectators that connects and leaves at once."""
    links = await stranger.table(ANY, ("me", "easy"))

    async def come_and_go() -> None:
        while stranger.is_running:
            clients = await stranger.clients(count, links, "watch")
            for client in clients:
                client.connection.close()
            await asyncio.sleep(1.0)

    return come_and_go


async def burst_of_frames(stranger: Stranger, frame: bytes) -> Callable[[], Awaitable[None]]:
    """As many frames at once as the server reads in one piece."""
    links = await stranger.table(ANY, ("me", "easy"))
    clients = await stranger.clients(4, links)
    load = frame * (READ // len(frame))

    async def pour(client: Client) -> None:
        if client.connection.transport is not None:
            client.connection.transport.write(load)
        await asyncio.sleep(0.2)

    return lambda: stranger.send_repeatedly(clients, pour)


async def burst_of_requests(stranger: Stranger, request: bytes) -> Callable[[], Awaitable[None]]:
    """As many requests at once as the server reads in one piece."""
    load = request * (READ // len(request))

    async def pour(k: int) -> None:
        here = (stranger.address(), 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", stranger.port, local_addr=here)
        try:
            writer.write(load)
            async with asyncio.timeout(2.0):
                while data := await reader.read(READ):
                    stranger.got["200"] += data.count(b"HTTP/1.1 200")
                    stranger.got["400"] += data.count(b"HTTP/1.1 400")
        except TimeoutError:
            pass
        finally:
            writer.close()

    return lambda: stranger.in_parallel(4, pour)


async def body_in_crumbs(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    """A body in chunks of one byte."""
    head = b"POST /api/records HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n"
    load = head + b"1\r\n \r\n" * 200_000 + b"0\r\n\r\n"

    async def pour(k: int) -> None:
        here = (stranger.address(), 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", stranger.port, local_addr=here)
        try:
            writer.write(load)
            async with asyncio.timeout(2.0):
                stranger.got[(await reader.readline())[9:12].decode()] += 1
        except TimeoutError:
            stranger.got["no answer"] += 1
        finally:
            writer.close()

    return lambda: stranger.in_parallel(4, pour)


async def new_links(stranger: Stranger) -> Callable[[], Awaitable[None]]:
    """A player who replaces their link all the time and opens the table."""
    links = await stranger.table(ANY, ("me", "easy"))
    current = dict(links)

    async def renew(_: int) -> None:
        http = Http(stranger.port, stranger.address())
        for _ in range(50):
            if answer := await stranger.ask(
                http, "POST", f"/api/tables/{links['table']}/links/0", None, current["seat"]
            ):
                current.update({"seat": json.loads(answer)["seat"]})
        http.close()
        (await stranger.clients(1, current))[0].connection.close()

    return lambda: stranger.in_parallel(1, renew)


Attack = Callable[[Stranger], Awaitable[Callable[[], Awaitable[None]]]]

ATTACKS: Final[dict[str, Attack]] = {
    "deep card files": lambda s: card_files(s, DEEP),
    "numbers without end": lambda s: card_files(s, ODD),
    "wide card files": lambda s: card_files(s, WIDE),
    "card files at new tables": cards_at_tables,
    "right card files at new tables": honest_cards_at_tables,
    "records": records,
    "heavy tables loaded": heavy_tables,
    "40 readers of finished games": read_finished_games,
    "40 readers of open pages": unlimited_pages,
    "4 sockets that look": lambda s: request_snapshots(s, 4),
    "40 sockets that look": lambda s: request_snapshots(s, 40),
    "coming and going": enter_and_leave,
    "4 sockets that try": lambda s: request_previews(s, 4),
    "40 sockets that try": lambda s: request_previews(s, 40),
    "20 sockets that move and undo": lambda s: move_and_undo(s, 20),
    "20 sockets that are away and back": lambda s: flood(
        s, 20, {"do": "away", "away": True}, {"do": "away", "away": False}
    ),
    "20 sockets that announce": lambda s: flood(s, 20, {"do": "announce", "codes": []}),
    "20 sockets that chat": lambda s: flood(s, 20, {"do": "say", "text": "\U0001f600" * 400}),
    "20 sockets that silence": lambda s: flood(s, 20, {"do": "silence", "seat": 1, "silent": True}),
    "20 sockets that ask for hints": lambda s: flood(s, 20, {"do": "hint"}),
    "a crowd that leaves": lambda s: crowd(s, 300),
    "a flood of empty frames": lambda s: burst_of_frames(s, PING),
    "a flood of short messages": lambda s: burst_of_frames(s, bytes([TEXT, 0x82, 0, 0, 0, 0]) + b"{}"),
    "a flood of short requests": lambda s: burst_of_requests(s, SHORT_REQUEST),
    "bodies in crumbs": body_in_crumbs,
    "new links all the time": new_links,
}


async def strike(name: str, port: int, addresses: int, seconds: float, ready: Callable[[], None]) -> dict[str, int]:
    """Run one attack, and count the answers by kind."""
    stranger = Stranger(port, addresses)
    work = await ATTACKS[name](stranger)
    stranger.got.clear()
    ready()
    stranger.until = time.monotonic() + seconds
    task = asyncio.ensure_future(work())
    await asyncio.wait({task}, timeout=seconds + 1.0)  # without waiting for the last answers
    if task.done():
        task.result()
    task.cancel()
    await asyncio.wait({task}, timeout=1.0)
    await close_connections()
    return dict(stranger.got)
