"""A real server on a free port with a data folder of its own, and guests who come to its tables."""

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

from ludoteca.server import sockets, wire
from ludoteca.server.app import application, configured
from ludoteca.server.hall import Hall
from ludoteca.server.settings import Settings
from ludoteca.server.store import LogRow
from ludoteca.server.table import Table, fold

PATIENCE = 30.0  # seconds within which an answer must come; only a test that fails ever waits so long
QUICK = {"pace": "instant"}
T = TypeVar("T")

_decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer, strict=True)
decode = _decoder.decode


class Listener(logging.Handler):
    """Keeps all that the server logs."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def told(self) -> str:
        formatter = logging.Formatter("%(levelname)s %(name)s %(message)s")
        return "\n".join(f"{formatter.format(record)} {vars(record)}" for record in self.records)

    def trouble(self) -> list[str]:
        """What must never be logged: errors and anything with a trace."""
        formatter = logging.Formatter("%(levelname)s %(name)s %(message)s")
        return [
            formatter.format(record) for record in self.records if record.levelno >= logging.ERROR or record.exc_info
        ]


class House:
    """A running server."""

    def __init__(self, folder: Path, port: int = 0, hurried: bool = True, **settings: Any) -> None:
        self.folder = folder
        self.logs = Listener()
        self.hall: Hall | None = None
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", port))
        self.port: int = self.socket.getsockname()[1]
        generous = {"rest_rate": 1e6, "rest_burst": 1e6, "socket_rate": 1e6, "socket_burst": 1e6, "thinkers": 1}
        self.settings = Settings(data=folder, **{**generous, **settings})
        self.heard_at = (sockets.RATE, sockets.BURST)
        if hurried:
            vars(sockets).update(RATE=1e6, BURST=1e6)
        ready = threading.Event()

        def begun(hall: Hall) -> None:
            self.hall = hall
            ready.set()

        self.server = uvicorn.Server(configured(self.settings, application(self.settings, begun)))
        for name in ("ludoteca", "uvicorn", "asyncio"):
            logger = logging.getLogger(name)
            logger.addHandler(self.logs)
            logger.setLevel(logging.INFO if name == "ludoteca" else logging.WARNING)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE), self.logs.told()
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        while not self.server.started:
            time.sleep(0.01)

    def close(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        vars(sockets).update(RATE=self.heard_at[0], BURST=self.heard_at[1])
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
        return answer.status_code, msgspec.json.decode(answer.content, type=wire.Trouble).key

    def create(self, game: str, seats: Sequence[str], public: bool = False, **more: Any) -> wire.Links:
        """A table: `me`, `open`, or the level of a bot for each seat. Bots and forced moves do not dawdle."""
        manners = {**QUICK, **more.pop("manners", {})}
        wishes = [
            {"kind": kind, "name": f"Ada {k}"} if kind == "me" else {"kind": kind}
            if kind == "open"
            else {"kind": "bot", "level": kind}
            for k, kind in enumerate(seats)
        ]  # fmt: skip
        wish = {"game": game, "seats": wishes, "public": public, "manners": manners, **more}
        return self.post("/api/tables", wish, status=201)

    def full(self, game: str, seats: int, **more: Any) -> tuple[wire.Links, list[str]]:
        """A table of people with a link each, begun; the host sits at seat 0."""
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

    def enter(self, table: str, token: str | None = None, **more: Any) -> Guest:
        return Guest(self, table, token, **more)

    # ---------------------------------------------------------------- what is on disk

    def stored(self, table: str) -> Table:
        """The table as the engine folds it from what is on disk, in a process-independent way."""
        file = self.settings.file
        assert file is not None
        with contextlib.closing(sqlite3.connect(file)) as connection:
            (head,) = connection.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
            rows = connection.execute("SELECT n, at, data FROM log WHERE table_id = ? ORDER BY n", (table,))
            return fold(head, [LogRow(table, n, at, data) for n, at, data in rows.fetchall()], table).table


class Left(Exception):
    """The server has closed the socket."""


class Guest:
    """One socket at one table, which keeps what a page would keep. Every message is decoded strictly."""

    def __init__(self, house: House, table: str, token: str | None = None, enter: bool = True, **more: Any) -> None:
        self.house = house
        self.id = table
        self.token = token
        self.held = contextlib.ExitStack()
        self.socket: ClientConnection = self.held.enter_context(
            connect(
                f"ws://127.0.0.1:{house.port}/ws",
                max_size=None,
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=1,
            )
        )
        self.heard: list[wire.FromServer] = []
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
            self.until(lambda message: isinstance(message, (wire.Chats, wire.Bye)))
            if self.bye is None:  # presence, told to all
                self.until(lambda message: isinstance(message, wire.Told) and message.turn is None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.held.close()

    # ---------------------------------------------------------------- hearing

    def next(self, timeout: float = PATIENCE) -> wire.FromServer:
        try:
            raw = self.socket.recv(timeout=timeout)
        except ConnectionClosed as gone:
            raise Left(gone.rcvd.code if gone.rcvd is not None else None) from None
        assert isinstance(raw, str)
        message = decode(raw)
        self.raw.append(raw)
        self.heard.append(message)
        self._keep(message)
        return message

    def _keep(self, message: wire.FromServer) -> None:
        match message:
            case wire.State():
                self.seq, self.step, self.seat = message.seq, message.step, message.seat
                self.view, self.turn, self.table = message.view, message.turn, message.table
                self.log = [line.said for line in message.log]
                self.ending = message.ending
            case wire.Stepped():
                self.gaps += message.seq > self.seq + 1 and self.seq >= 0
                self.seq, self.step, self.view, self.turn = message.seq, message.step, message.view, message.turn
                self.table = message.table or self.table
                self.log += [message.said] if message.said else []
                self.ending = message.ending or self.ending
            case wire.Rewound():
                self.gaps += message.seq > self.seq + 1 and self.seq >= 0
                self.seq, self.step, self.view, self.turn = message.seq, message.step, message.view, message.turn
                self.log, self.table = [line.said for line in message.log], message.table
            case wire.Told():
                self.gaps += message.seq > self.seq + 1 and self.seq >= 0
                self.seq, self.table, self.turn = message.seq, message.table, message.turn or self.turn
            case wire.Bye():
                self.bye = message
            case _:
                pass

    def until(self, wanted: Callable[[wire.FromServer], bool]) -> wire.FromServer:
        """Hear until a message that is wanted; what comes before it is kept."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            message = self.next(max(0.01, ends - time.monotonic()))
            if wanted(message):
                return message
        raise AssertionError("what was waited for did not come")

    def until_turn(self) -> wire.Turn:
        """Hear until this seat is asked for a move, or the game is over."""
        while not self.over and (self.turn is None or self.turn.ask is None):
            self.next()
        assert self.turn is not None
        return self.turn

    def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.next()

    def drain(self) -> None:
        """Hear all that is under way: a ping comes back behind it."""
        self.send("ping")
        self.until(lambda message: isinstance(message, wire.Pong))

    def info(self) -> wire.TableInfo:
        """The table as it was told last."""
        assert self.table is not None
        return self.table

    def asked(self) -> wire.Turn:
        """The turn as it was told last."""
        assert self.turn is not None
        return self.turn

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status in ("over", "abandoned")

    # ---------------------------------------------------------------- doing

    def send(self, do: str, **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"do": do, **fields}).decode())

    def ask(self, do: str, **fields: Any) -> wire.FromServer:
        """Ask for something and hear the answer: done, refused, tried, or a hint."""
        self.number += 1
        number = self.number
        self.send(do, id=number, **fields)

        def answers(message: wire.FromServer) -> bool:
            if isinstance(message, wire.Done) and do == "hint":
                return False
            if isinstance(message, (wire.Done, wire.Refused, wire.Tried)):
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
        return self.done("move", ask=turn.ask, steps=list(steps))

    def play_any(self) -> wire.Done:
        """The last of the legal moves, which is often to pass."""
        return self.play(self.legal()[-1])

    def legal(self) -> list[int]:
        return [choice.code for choice in self.until_turn().moves]

    def find(self, notation: str) -> int:
        """The legal move that is typed so."""
        for choice in self.until_turn().moves:
            if choice.notation == notation:
                return choice.code
        raise AssertionError(f"{notation} is not legal: {[choice.notation for choice in self.until_turn().moves]}")


def settle(guests: Sequence[Guest]) -> None:
    """Let everybody hear all that has happened."""
    for guest in guests:
        guest.drain()


def steady(house: House, guests: Sequence[Guest]) -> Table:
    """The table as it is on disk, once everybody has heard of all that is there."""
    ends = time.monotonic() + PATIENCE
    while True:
        settle(guests)
        table = house.stored(guests[0].id)
        numbers = [(guest.seq, table.numbered(guest.seat)) for guest in guests]
        if all(heard == told for heard, told in numbers) and not moves_by_itself(table):
            return table
        if time.monotonic() > ends:
            raise AssertionError(f"the table never comes to rest: {numbers}, {table.playing.actors}")
        time.sleep(0.01)


def moves_by_itself(table: Table) -> bool:
    """Whether something will happen without anybody's doing."""
    match = table.match
    if match is None or table.over:
        return False
    forced = table.head.manners.forced
    return any(table.seats[k].automatic or (forced and len(match.legal_codes(k)) == 1) for k in match.actors)


def shown(view: object) -> dict[str, Any]:
    """A view as it comes out of its JSON."""
    return msgspec.json.decode(msgspec.json.encode(view), type=dict[str, Any])


def finish(guests: Sequence[Guest], seed: int, most: int = 100_000) -> int:
    """People who play at random until the game is over, or so many moves are made."""
    chance = random.Random(seed)
    made = 0
    while not guests[0].over and made < most:
        settle(guests)
        ready = [guest for guest in guests if guest.turn is not None and guest.turn.moves and not guest.over]
        if not ready:
            if not guests[0].over:
                guests[0].next()
            continue
        guest = chance.choice(ready)
        assert guest.turn is not None
        answer = guest.ask("move", ask=guest.turn.ask, steps=[chance.choice(guest.turn.moves).code])
        made += isinstance(answer, wire.Done)
    settle(guests)
    return made


@contextlib.contextmanager
def served(folder: Path, **settings: Any) -> Iterator[House]:
    """A server for a while; whatever it was asked, it has never stumbled."""
    house = House(folder, **settings)
    try:
        yield house
    finally:
        house.close()
    assert house.logs.trouble() == [], "\n".join(house.logs.trouble())
