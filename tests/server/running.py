"""A real server on a free port with its own data folder, and clients that connect to its tables."""

from __future__ import annotations

import contextlib
import logging
import random
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludoteca.server.messages import wire
from ludoteca.server.settings import Settings
from ludoteca.server.store import LogRow
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.table import Table, fold
from ludoteca.server.transport import sockets
from ludoteca.server.transport.app import application, uvicorn_config

PATIENCE = 30.0  # seconds within which an answer must come; only a failing test waits this long
LIMITED = ("rest", "socket", "state", "preview")
QUICK = {"pace": "instant"}
T = TypeVar("T")

_decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer, strict=True)
decode = _decoder.decode


class LogCapture(logging.Handler):
    """Keeps everything that the server logs."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def text(self) -> str:
        formatter = logging.Formatter("%(levelname)s %(name)s %(message)s")
        return "\n".join(f"{formatter.format(record)} {vars(record)}" for record in self.records)

    def trouble(self) -> list[str]:
        """The log records that must not occur: errors, and everything with a traceback."""
        formatter = logging.Formatter("%(levelname)s %(name)s %(message)s")
        return [
            formatter.format(record) for record in self.records if record.levelno >= logging.ERROR or record.exc_info
        ]


class RunningServer:
    """A running server."""

    def __init__(self, folder: Path, port: int = 0, unlimited: bool = True, **settings: Any) -> None:
        self.folder = folder
        self.logs = LogCapture()
        self.registry: TableRegistry | None = None
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", port))
        self.port: int = self.socket.getsockname()[1]
        generous = {f"{what}_{how}": 1e6 for what in LIMITED for how in ("rate", "burst")} | {"thinkers": 1}
        self.settings = Settings(data=folder, **{**generous, **settings})
        self.limits = (sockets.RATE, sockets.BURST)
        if unlimited:
            vars(sockets).update(RATE=1e6, BURST=1e6)
        ready = threading.Event()

        def started(registry: TableRegistry) -> None:
            self.registry = registry
            ready.set()

        self.uvicorn = uvicorn.Server(uvicorn_config(self.settings, application(self.settings, started)))
        for name in ("ludoteca", "uvicorn", "asyncio"):
            logger = logging.getLogger(name)
            logger.addHandler(self.logs)
            logger.setLevel(logging.INFO if name == "ludoteca" else logging.WARNING)
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE), self.logs.text()
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        while not self.uvicorn.started:
            time.sleep(0.01)

    def close(self) -> None:
        self.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        vars(sockets).update(RATE=self.limits[0], BURST=self.limits[1])
        for name in ("ludoteca", "uvicorn", "asyncio"):
            logging.getLogger(name).removeHandler(self.logs)

    # ---------------------------------------------------------------- REST

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token is not None else {}
        content = msgspec.json.encode(body) if body is not None else None
        return self.http.request(method, path, content=content, headers=headers, **more)

    def get(self, path: str, type_: type[T], token: str | None = None) -> T:
        answer = self.ask("GET", path, None, token)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=type_)

    def post(self, path: str, body: Any = None, token: str | None = None, status: int | None = None) -> wire.Links:
        answer = self.ask("POST", path, body, token)
        assert answer.status_code == status if status is not None else answer.status_code < 300, answer.text
        return msgspec.json.decode(answer.content, type=wire.Links) if answer.content else wire.Links("")

    def refused(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, str]:
        """The status and the key of a refusal."""
        answer = self.ask(method, path, body, token)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, msgspec.json.decode(answer.content, type=wire.ErrorResponse).key

    def create(self, game: str, seats: Sequence[str], public: bool = False, **more: Any) -> wire.Links:
        """Create a table; each seat is `me`, `open`, or the level of a bot. Automatic moves are instant."""
        settings = {**QUICK, **more.pop("manners", {})}
        seat_requests = [
            {"kind": kind, "name": f"Ada {k}"} if kind == "me" else {"kind": kind}
            if kind == "open"
            else {"kind": "bot", "level": kind}
            for k, kind in enumerate(seats)
        ]  # fmt: skip
        request = {"game": game, "seats": seat_requests, "public": public, "manners": settings, **more}
        return self.post("/api/tables", request, status=201)

    def full(self, game: str, seats: int, **more: Any) -> tuple[wire.Links, list[str]]:
        """Create and start a table of people with a link each; the host has seat 0."""
        links = self.create(game, ["me", *["open"] * (seats - 1)], **more)
        assert links.seat is not None
        tokens = [links.seat]
        for seat in range(1, seats):
            mine = self.join(links.table, f"Guest {seat}", links.each[seat])
            assert mine.seat is not None
            tokens.append(mine.seat)
        return links, tokens

    def join(self, table: str, name: str, token: str | None = None, **more: Any) -> wire.Links:
        return self.post(f"/api/tables/{table}/join", {"name": name, "token": token, **more})

    def enter(self, table: str, token: str | None = None, **more: Any) -> Client:
        return Client(self, table, token, **more)

    # ---------------------------------------------------------------- storage

    def stored(self, table: str) -> Table:
        """The table as it results from the log on disk."""
        file = self.settings.file
        assert file is not None
        with contextlib.closing(sqlite3.connect(file)) as connection:
            (head,) = connection.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
            rows = connection.execute("SELECT n, at, data FROM log WHERE table_id = ? ORDER BY n", (table,))
            return fold(head, [LogRow(table, n, at, data) for n, at, data in rows.fetchall()], table)


class Disconnected(Exception):
    """The server has closed the socket."""


class Client:
    """One socket at one table. It keeps what a page would keep, and decodes every message strictly."""

    def __init__(
        self,
        server: RunningServer,
        table: str,
        token: str | None = None,
        enter: bool = True,
        origin: bool = False,
        source: str | None = None,
        **more: Any,
    ) -> None:
        """`origin`: the socket names the server's own page as its origin, like a browser. `source`: its own address."""
        self.server = server
        self.id = table
        self.token = token
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/ws",
                max_size=None,
                compression=None,
                origin=Origin(f"http://127.0.0.1:{server.port}") if origin else None,
                open_timeout=PATIENCE,
                close_timeout=1,
                source_address=None if source is None else (source, 0),
            )
        )
        self.received: list[wire.FromServer] = []
        self.raw: list[str] = []
        self.number = 0
        self.seq = -1
        self.step = -1
        self.gaps = 0
        self.seat = -1
        self.view: dict[str, Any] | None = None
        self.turn: wire.Turn | None = None
        self.table: wire.TableInfo | None = None
        self.log: list[list[str]] = []
        self.ending: wire.Ending | None = None
        self.bye: wire.Bye | None = None
        if enter:
            self.send("enter", table=table, **({"token": token} if token is not None else {}), **more)
            self.until(lambda message: isinstance(message, (wire.ChatHistory, wire.Bye)))
            if self.bye is None:  # the broadcast of its presence
                self.until(lambda message: isinstance(message, wire.TableChanged) and message.turn is None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    # ---------------------------------------------------------------- receiving

    def next(self, timeout: float = PATIENCE) -> wire.FromServer:
        try:
            raw = self.socket.recv(timeout=timeout)
        except ConnectionClosed as gone:
            raise Disconnected(gone.rcvd.code if gone.rcvd is not None else None) from None
        assert isinstance(raw, str)
        message = decode(raw)
        self.raw.append(raw)
        self.received.append(message)
        self._keep(message)
        return message

    def _keep(self, message: wire.FromServer) -> None:
        match message:
            case wire.Snapshot():
                self.seq, self.step, self.seat = message.seq, message.step, message.seat
                self.view, self.turn, self.table = message.view, message.turn, message.table
                self.log = [line.sentences for line in message.log]
                self.ending = message.ending
            case wire.StepUpdate():
                self.gaps += message.seq > self.seq + 1 and self.seq >= 0
                self.seq, self.step, self.view, self.turn = message.seq, message.step, message.view, message.turn
                self.table = message.table or self.table
                self.log += [message.sentences] if message.sentences else []
                self.ending = message.ending or self.ending
            case wire.RewindUpdate():
                self.gaps += message.seq > self.seq + 1 and self.seq >= 0
                self.seq, self.step, self.view, self.turn = message.seq, message.step, message.view, message.turn
                self.log, self.table = [line.sentences for line in message.log], message.table
            case wire.TableChanged():
                self.gaps += message.seq > self.seq + 1 and self.seq >= 0
                self.seq, self.table, self.turn = message.seq, message.table, message.turn or self.turn
            case wire.Bye():
                self.bye = message
            case _:
                pass

    def until(self, wanted: Callable[[wire.FromServer], bool]) -> wire.FromServer:
        """Receive until a wanted message; the messages before it are kept."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            message = self.next(max(0.01, ends - time.monotonic()))
            if wanted(message):
                return message
        raise AssertionError("the expected message did not come")

    def until_turn(self) -> wire.Turn:
        """Receive until this seat is asked for a move, or the game is over."""
        while not self.over and (self.turn is None or self.turn.question is None):
            self.next()
        assert self.turn is not None
        return self.turn

    def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.next()

    def until_present(self, seat: int) -> None:
        """Receive until the server has noticed that a seat's player is here."""
        while not self.info().seats[seat].connected:
            self.next()

    def until_absent(self, seat: int) -> None:
        """Receive until the server has noticed that a seat's player is gone."""
        while self.info().seats[seat].grace_ms is None:
            self.next()

    def drain(self) -> None:
        """Receive all messages that are on their way: the answer to a ping comes after them."""
        self.send("ping")
        self.until(lambda message: isinstance(message, wire.Pong))

    def info(self) -> wire.TableInfo:
        """The last received description of the table."""
        assert self.table is not None
        return self.table

    def last_turn(self) -> wire.Turn:
        """The last received turn."""
        assert self.turn is not None
        return self.turn

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status in ("over", "abandoned")

    # ---------------------------------------------------------------- sending

    def send(self, do: str, **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"do": do, **fields}).decode())

    def ask(self, do: str, **fields: Any) -> wire.FromServer:
        """Send a request and receive its answer: done, refused, tried, or a hint."""
        self.number += 1
        number = self.number
        self.send(do, id=number, **fields)

        def answers(message: wire.FromServer) -> bool:
            if isinstance(message, wire.Done) and do == "hint":
                return False
            if isinstance(message, (wire.Done, wire.Refused, wire.Tried, wire.Described)):
                return message.id == number
            return isinstance(message, wire.Hint) and do == "hint"

        return self.until(answers)

    def done(self, do: str, **fields: Any) -> wire.Done:
        answer = self.ask(do, **fields)
        assert isinstance(answer, wire.Done), answer
        return answer

    def refused(self, do: str, **fields: Any) -> str:
        """The key of a refusal."""
        answer = self.ask(do, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.key

    def play(self, *steps: int) -> wire.Done:
        turn = self.until_turn()
        return self.done("move", ask=turn.question, steps=list(steps))

    def play_any(self) -> wire.Done:
        """Make the last legal move, which is often a pass."""
        return self.play(self.legal()[-1])

    def legal(self) -> list[int]:
        return [choice.code for choice in self.until_turn().moves]

    def find(self, notation: str) -> int:
        """The legal move with this notation."""
        for choice in self.until_turn().moves:
            if choice.notation == notation:
                return choice.code
        raise AssertionError(f"{notation} is not legal: {[choice.notation for choice in self.until_turn().moves]}")


def drain_all(clients: Sequence[Client]) -> None:
    """Let all clients receive everything that has happened."""
    for client in clients:
        client.drain()


def wait_until_quiet(server: RunningServer, clients: Sequence[Client]) -> Table:
    """The table on disk, once all clients are up to date and no automatic move is due."""
    ends = time.monotonic() + PATIENCE
    while True:
        drain_all(clients)
        table = server.stored(clients[0].id)
        numbers = [(client.seq, table.number_for(client.seat)) for client in clients]
        if all(own == stored for own, stored in numbers) and not will_autoplay(table):
            return table
        if time.monotonic() > ends:
            raise AssertionError(f"the table never comes to rest: {numbers}, {table.running_match.actors}")
        time.sleep(0.01)


def will_autoplay(table: Table) -> bool:
    """Whether an automatic move is due."""
    match = table.match
    if match is None or table.over:
        return False
    forced = table.config.settings.forced
    return any(table.seats[k].played_by_bot or (forced and len(match.legal_codes(k)) == 1) for k in match.actors)


def shown(view: object) -> dict[str, Any]:
    """A view after a round trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(view), type=dict[str, Any])


def play_randomly(clients: Sequence[Client], seed: int, most: int = 100_000) -> int:
    """Make random moves until the game is over or `most` moves are made; return their number."""
    rng = random.Random(seed)
    made = 0
    while not clients[0].over and made < most:
        drain_all(clients)
        ready = [client for client in clients if client.turn is not None and client.turn.moves and not client.over]
        if not ready:
            if not clients[0].over:
                clients[0].next()
            continue
        client = rng.choice(ready)
        assert client.turn is not None
        answer = client.ask("move", ask=client.turn.question, steps=[rng.choice(client.turn.moves).code])
        made += isinstance(answer, wire.Done)
    drain_all(clients)
    return made


@contextlib.contextmanager
def run_server(folder: Path, **settings: Any) -> Iterator[RunningServer]:
    """Run a server, and check at the end that it has logged no error."""
    server = RunningServer(folder, **settings)
    try:
        yield server
    finally:
        server.close()
    assert server.logs.trouble() == [], "\n".join(server.logs.trouble())
