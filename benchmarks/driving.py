"""A server in another process, and very cheap clients for it.

The benchmarks and the fault tests use it: the real command, a real port and a real database, with a minimal WebSocket
client, so that on two cores the benchmarks measure the server and not the client.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, Self, cast

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
START_WITHIN: Final = 30.0  # seconds
KEEP_OPEN: Final = 2.0  # seconds without a request, safely below what the server allows
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # kinds of frames; each frame is a whole message
GENEROUS: Final = {  # all clients of a benchmark have the same address, so limits must not apply
    "LUDOTECA_REST_RATE": "100000",
    "LUDOTECA_REST_BURST": "100000",
    "LUDOTECA_SOCKET_RATE": "100000",
    "LUDOTECA_SOCKET_BURST": "100000",
    "LUDOTECA_STATE_RATE": "100000",
    "LUDOTECA_STATE_BURST": "100000",
    "LUDOTECA_PREVIEW_RATE": "100000",
    "LUDOTECA_PREVIEW_BURST": "100000",
}


# -------------------------------------------------------------------------------------------- the server


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


class Server:
    """The real command `ludoteca serve` in a separate process, on a free port of this machine."""

    def __init__(
        self, data: Path, database: str = "", workers: int = 1, port: int = 0, environment: dict[str, str] | None = None
    ) -> None:
        self.data = data
        self.database = database
        self.workers = workers
        self.port = port or free_port()
        self.environment = {
            **os.environ,
            **GENEROUS,
            "LUDOTECA_LANG": "en",
            "LUDOTECA_HOST": "127.0.0.1",
            "LUDOTECA_PORT": str(self.port),
            "LUDOTECA_DATA": str(data),
            "LUDOTECA_DATABASE": database,
            "LUDOTECA_WORKERS": str(workers),
            "LUDOTECA_OPEN_BROWSER": "false",
            **(environment or {}),
        }
        self.output = data / "output"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def command(self) -> list[str]:
        return [str(Path(sys.executable).with_name("ludoteca")), "serve"]

    def start(self, before: Callable[[], None] | None = None) -> Server:
        """Start the server; `before` is called in the new process, to set limits."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env=self.environment,
                preexec_fn=before,  # noqa: PLW1509 (this process has only one thread then)
                start_new_session=True,
            )
        return self

    async def ready(self) -> float:
        """Wait until the server answers, and return the seconds that this took."""
        started = time.monotonic()
        while time.monotonic() < started + START_WITHIN:
            with contextlib.suppress(OSError, EOFError, ValueError), contextlib.closing(Http(self.port)) as http:
                if (await http.get("/health"))[0] == 200:
                    return time.monotonic() - started
            if self.process is not None and self.process.poll() is not None:
                break
            await asyncio.sleep(0.01)
        raise RuntimeError(f"the server does not answer; its output:\n{self.log()[-3000:]}")

    def log(self) -> str:
        return self.output.read_text("utf-8", "replace") if self.output.exists() else ""

    def family(self) -> list[int]:
        """The server and all its child processes; on systems without /proc, only the server."""
        found = [self.pid]
        for process in found:
            for task in Path(f"/proc/{process}/task").glob("*/children"):
                with contextlib.suppress(OSError):
                    found += [int(child) for child in task.read_text().split()]
        return found

    def kill(self) -> None:
        """Kill only the server, with `kill -9`. Its child processes must end by themselves."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self, within: float = 10.0) -> int:
        """Ask the server to stop, kill what is left of it, and return its exit code."""
        assert self.process is not None
        left = self.family()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(within)
        finally:
            kill(*left[1:])
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            kill(*self.family())
            self.process.wait()


def kill(*processes: int) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def running(process: int) -> bool:
    """Whether a process has not ended yet (Linux)."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    return False


def memory(process: int) -> int:
    """The bytes of memory that a process holds (Linux)."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used (Linux)."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def stolen_seconds() -> float:
    """The processor time that the host of a virtual machine took away from it (Linux)."""
    with contextlib.suppress(OSError, IndexError):
        return int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8]) / os.sysconf("SC_CLK_TCK")
    return 0.0


# -------------------------------------------------------------------------------------------- clients


connections: Final[set[Http | Connection]] = set()  # the open ones


async def close_connections() -> None:
    """Close every connection that is still open."""
    for connection in list(connections):
        connection.close()
    await asyncio.sleep(0.01)  # so that the event loop closes them


class RequestFailed(Exception):
    """A REST request was refused."""


class Http:
    """REST requests over one connection, kept open as long as the server keeps it."""

    def __init__(self, port: int, source: str = "") -> None:
        self.port = port
        self.source = source  # the local address to connect from, if it matters
        self.used = 0.0
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, token: str | None = None) -> tuple[int, bytes]:
        return await self.ask("GET", path, None, token)

    async def post(self, path: str, body: object, token: str | None = None) -> Any:
        status, answer = await self.ask("POST", path, body, token)
        if status >= 300:
            raise RequestFailed(f"{status} {answer.decode()[:300]}")
        return json.loads(answer) if answer else None

    async def ask(self, method: str, path: str, body: object, token: str | None) -> tuple[int, bytes]:
        async with self.lock:  # one request after the other
            return await self._ask(method, path, body, token)

    async def _ask(self, method: str, path: str, body: object, token: str | None) -> tuple[int, bytes]:
        if time.monotonic() > self.used + KEEP_OPEN:
            self.close()
        if self.streams is None:
            here = (self.source, 0) if self.source else None
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=here)
            connections.add(self)
        reader, writer = self.streams
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        bearer = f"authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n{bearer}content-length: {len(data)}\r\n\r\n"
        try:
            self.used = time.monotonic()
            writer.write(head.encode() + data)
            headers = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            length = headers.partition("content-length: ")[2].partition("\r\n")[0]
            return int(headers.split(" ", 2)[1]), await reader.readexactly(int(length or 0))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None
        connections.discard(self)


class Connection(asyncio.Protocol):
    """A minimal WebSocket to a trusted server: unfragmented text messages, masked with zeros."""

    def __init__(
        self, port: int, on_message: Callable[[bytes, float], None], on_lost: Callable[[], None], source: str = ""
    ) -> None:
        self.port = port
        self.source = source  # the local address to connect from, if it matters
        self.on_message = on_message
        self.on_lost = on_lost
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code = 0  # the code with which the server closed the socket

    async def connect(self) -> Connection:
        here = (self.source, 0) if self.source else None
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port, local_addr=here)
        await self.opened
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        connections.add(self)
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bHVkb3RlY2EgbG9hZCAhIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        data = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            self.open = b" 101 " in head[:20]
            if not self.open:
                self.close()
                return
            self.opened.set_result(None)
        begin, end = 0, len(data)
        while end - begin >= 2:
            kind, length, start = data[begin], data[begin + 1], begin + 2
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[begin + 2 : start], "big") if start <= end else end
            if start + length > end:
                break
            message = data[start : start + length]
            begin = start + length
            if kind == TEXT:
                self.on_message(message, at)
            elif kind == PING:
                self._send(PONG, message)
            elif kind == CLOSE:
                self.code = int.from_bytes(message[:2], "big")
                self.close()
        self.buffer = data[begin:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        connections.discard(self)
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionRefusedError("the server refuses the socket"))
        self.on_lost()

    def send(self, message: object) -> None:
        self._send(TEXT, msgspec.json.encode(message))

    def _send(self, kind: int, message: bytes) -> None:
        if self.transport is None:
            return
        length = len(message)
        size = bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + length.to_bytes(2, "big")
        # A client must mask its messages; a mask of zeros does not change them.
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + message)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class MoveCode(msgspec.Struct, gc=False):
    """A legal move."""

    code: int


class Turn(msgspec.Struct, gc=False):
    """The question put to a seat."""

    actors: list[int] = []
    ask: int | None = None
    moves: list[MoveCode] = []
    undo: str = "no"


class SeatSummary(msgspec.Struct, gc=False):
    """A seat as everybody sees it."""

    kind: str
    name: str
    connected: bool
    away: bool
    left_ms: int | None
    ticking: bool


class TableSummary(msgspec.Struct, gc=False):
    """A table as everybody sees it."""

    status: str
    seats: list[SeatSummary]
    watching: int = 0


class Ignored(msgspec.Struct, gc=False):
    """A value of which only the presence matters."""


class Update(msgspec.Struct, gc=False):
    """Any message of the server, as far as these clients need it; the decoder skips the rest."""

    type: str
    id: int | None = None
    seq: int = 0
    step: int = 0
    by: int = -1
    key: str = ""
    text: str = ""
    turn: Turn | None = None
    events: list[Ignored] = []
    table: TableSummary | None = None
    clocks: list[tuple[int, int, bool]] = []
    ending: Ignored | None = None


decode_update: Final = msgspec.json.Decoder(Update).decode


# -------------------------------------------------------------------------------------------- tables


class TableLinks(msgspec.Struct):
    """A new table, with a link for each seat."""

    table: str
    tokens: list[str]
    host: str = ""


async def create_table(
    http: Http, game: str, seats: int, settings: dict[str, Any], bots: Iterable[str] = ()
) -> TableLinks:
    """Create a table with people at the first seats and bots at the last; each person has a link."""
    levels = list(bots)
    seat_requests: list[dict[str, Any]] = [
        {"kind": "me", "name": "Ada"},
        *([{"kind": "open"}] * (seats - 1 - len(levels))),
    ]
    if len(levels) == seats:
        seat_requests = []
    seat_requests += [{"kind": "bot", "level": level} for level in levels]
    links = await http.post("/api/tables", {"game": game, "seats": seat_requests, "manners": settings})
    table = str(links["table"])
    tokens = [links["seat"]] if links["seat"] else []
    for seat, token in sorted((int(seat), token) for seat, token in links["each"].items()):
        mine = await http.post(f"/api/tables/{table}/join", {"name": f"Player {seat + 1}", "token": token})
        tokens.append(str(mine["seat"]))  # the invitation is used up
    return TableLinks(table, tokens, links["host"])
