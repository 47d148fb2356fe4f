"""Drives a server of an older version in its own process, with players who know only its protocol.

Nothing here imports `ludoteca`, so the checkout decides which version runs.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

WAIT_SECONDS = 60.0  # the longest wait for an answer
FAST = {"LUDOTECA_REST_RATE": "1000000", "LUDOTECA_REST_BURST": "1000000"} | {
    "LUDOTECA_SOCKET_RATE": "1000000",
    "LUDOTECA_SOCKET_BURST": "1000000",
}

Message = dict[str, Any]


class Checkout:
    """A copy of the project at an older version, installed by its own `run.py`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.command = folder / ".venv" / "bin" / "ludoteca"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA_")},
            **FAST,
            "LUDOTECA_LANG": "en",
        }

    def run(self, *arguments: object, typed: str = "") -> str:
        """Run a command that must succeed."""
        done = subprocess.run(
            [str(self.command), *map(str, arguments)],
            input=typed,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{arguments}: {done.stdout}{done.stderr}")
        return done.stdout

    def house_deck(self, game: str) -> str:
        return (self.folder / "src" / "ludoteca" / "games" / game / "cards.toml").read_text("utf-8")


class Server:
    """`ludoteca serve` of a checkout."""

    def __init__(self, checkout: Checkout, *arguments: object) -> None:
        # Its own process group, so that workers and bots are killed with it.
        self.process = subprocess.Popen(
            [str(checkout.command), "serve", "--port", "0", "--thinkers", "1", *map(str, arguments)],
            env=checkout.environment,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=WAIT_SECONDS)
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        """With several workers the address is printed before they are ready."""
        ends = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                self.http.get("/health").raise_for_status()
            except httpx.HTTPError:
                if time.monotonic() > ends:
                    raise
                time.sleep(0.1)
            else:
                return

    def stop(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(WAIT_SECONDS)

    def kill(self) -> None:
        """Kill the server and its children, as in a power cut."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.http.close()
        self.process.wait(WAIT_SECONDS)

    def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token is not None else {}
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        answer = self.http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer

    def post(self, path: str, body: object = None, token: str | None = None) -> Message:
        answer = self.ask("POST", path, body, token)
        links: Message = answer.json() if answer.content else {}
        return links

    def enter(self, table: str, token: str | None, seat: int | None = None) -> Client:
        return Client(self, table, token, seat)


class Client:
    """One socket at one table, and the last state it received."""

    def __init__(self, server: Server, table: str, token: str | None, seat: int | None = None) -> None:
        self.table, self.token = table, token
        self.socket: ClientConnection = connect(f"ws://127.0.0.1:{server.port}/ws", max_size=None, compression=None)
        self.number = 0
        self.state: Message = {}
        self.info: Message = {}
        self.turn: Message = {}
        self.seq = 0
        self.bye: Message | None = None
        entering: Message = {"do": "enter", "table": table}
        if token is not None:
            entering["token"] = token
        if seat is not None:
            entering["seat"] = seat
        self.socket.send(json.dumps(entering))
        self.until(lambda message: message["type"] in ("chats", "bye"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    @property
    def over(self) -> bool:
        return self.info.get("status") in ("over", "abandoned")

    @property
    def codes(self) -> list[int]:
        """The legal moves of this seat."""
        return [] if self.over else [choice["code"] for choice in self.turn.get("moves", [])]

    def next(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=WAIT_SECONDS))
        self.seq = max(self.seq, message.get("seq", 0))
        match message["type"]:
            case "state":
                self.state, self.info, self.turn = message, message["table"], message["turn"] or {}
            case "step" | "rewound" | "table":
                self.info = message.get("table") or self.info
                self.turn = message.get("turn") or self.turn
                if message.get("ending") is not None:
                    self.info = {**self.info, "status": "over"}
            case "bye":
                self.bye = message
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.next()):
            if message["type"] == "bye":
                raise RuntimeError(str(message))
        return message

    def drain(self) -> None:
        """Read all messages that are on their way: the answer to a ping comes after them."""
        self.socket.send(json.dumps({"do": "ping"}))
        self.until(lambda message: message["type"] == "pong")

    def ask(self, do: str, **fields: object) -> Message:
        self.number += 1
        self.socket.send(json.dumps({"do": do, "id": self.number, **fields}))
        return self.until(lambda message: message["type"] in ("done", "refused") and message["id"] == self.number)

    def do(self, do: str, **fields: object) -> None:
        answer = self.ask(do, **fields)
        if answer["type"] == "refused":
            raise RuntimeError(str(answer))

    def move(self, code: int) -> bool:
        """Whether the move was accepted: another player may have been quicker."""
        return bool(self.ask("move", ask=self.turn["ask"], steps=[code])["type"] == "done")


Wanted = Callable[[Sequence[Client]], bool]


def never(clients: Sequence[Client]) -> bool:
    return False


def at_rest(clients: Sequence[Client]) -> bool:
    """Whether the table waits for one of these players: they have read every message, and no bot is to act."""
    for client in (*clients, clients[0]):
        client.drain()
    info, turn = clients[0].info, clients[0].turn
    if clients[0].over or not turn.get("actors"):
        return True
    forced = info["manners"]["forced"]
    for seat in turn["actors"]:
        if info["seats"][seat]["kind"] == "bot" or info["seats"][seat]["away"]:
            return False
        mine = [client for client in clients if client.state.get("seat") == seat]
        if mine and forced and len(mine[0].codes) == 1:
            return False
    return True


def wait_until_at_rest(clients: Sequence[Client]) -> None:
    while not at_rest(clients):
        time.sleep(0.02)


def play(clients: Sequence[Client], chance: random.Random, most: int = 100_000, until: Wanted = never) -> int:
    """Make random moves until there are `most`, a condition holds, or the game is over; return their number."""
    made = 0
    wait_until_at_rest(clients)
    while made < most and not clients[0].over and not until(clients):
        ready = [client for client in clients if client.codes]
        if not ready:  # it is the turn of one who has not read the last message, or of somebody else
            if not set(clients[0].turn["actors"]) & {client.state["seat"] for client in clients}:
                break
            wait_until_at_rest(clients)
            continue
        client = chance.choice(ready)
        made += client.move(chance.choice(client.codes))
        wait_until_at_rest(clients)
    return made
