"""The application: the page, the REST side, the socket, health and metrics; and the command that serves it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.core.words import Words
from ludoteca.server import page_files
from ludoteca.server.clocks import now_ms
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Buckets
from ludoteca.server.metrics import Metrics
from ludoteca.server.rest import Rest, openapi, told
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import Socket
from ludoteca.server.store import Store
from ludoteca.server.thinkers import Thinkers
from ludoteca.server.wire import LARGEST_MESSAGE

LOG: Final = logging.getLogger("ludoteca.server")
BEAT: Final = 2.0  # seconds between two signs of life, from which a restart knows how long it was away
SWEEP: Final = 600.0  # seconds between two searches of the whole memory for what nothing refers to any more
QUIET: Final = 1.0  # seconds without a move after which one may be made,
PATIENCE: Final = 3_600  # unless so many have gone by without any such moment
GENERATIONS: Final = (5_000, 1_000_000, 1_000_000)  # a search of old memory stops everybody: only when we say so
UNSENT: Final = 128 * 1024  # bytes that the system keeps for a reader who does not read, where megabytes are usual
FAREWELL: Final = 2.0  # seconds in which everybody is told that the server goes
SWITCH: Final = 0.0005  # seconds after which the thread that writes to disk gets its turn, where 0.005 is usual
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LOCAL: Final = ("127.0.0.1", "0.0.0.0", "::", "::1")  # noqa: S104 (compared with, not bound to)


class Guarded:
    """Every answer carries the headers that keep others out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers.extend(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, guarded)


def application(
    settings: Settings, ready: Callable[[Hall], None] | None = None, held: dict[str, Hall] | None = None
) -> Starlette:
    """The ASGI application of one worker; the hall is put into `held` when it is open."""
    metrics = Metrics()
    arrivals = Buckets(settings.socket_rate, settings.socket_burst)
    held = {} if held is None else held

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.database, settings.data)
        thinkers = Thinkers(settings.thinkers or None)
        hall = Hall(store, thinkers, metrics)
        rest = Rest(hall, settings.rest_rate, settings.rest_burst)
        app.router.routes[:0] = rest.routes()
        held["hall"] = hall
        pulse = settings.data / "alive"
        await hall.open(silence(pulse))
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(_beat(pulse)), loop.create_task(_sweep(metrics))]
        if ready is not None:
            ready(hall)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await hall.close()
            await thinkers.close()
            await store.close()

    async def health(request: Request) -> Response:
        """Whether the server can take a move."""
        try:
            await held["hall"].store.playing()
        except LudotecaError as error:
            return told({"status": "trouble", "key": error.key, "version": ludoteca.__version__}, 503)
        return told({"status": "ok", "version": ludoteca.__version__})

    async def scrape(request: Request) -> Response:
        """Counters, for programs on this machine alone: how fast they rise could tell a player something."""
        if request.client is None or request.client.host not in LOCAL:
            return Response(status_code=403)
        hall = held["hall"]
        gauges = {
            "tables_live": float(len(hall.lives)),
            "readers": float(sum(len(live.readers) for live in hall.lives.values())),
            "bots_waiting": float(hall.thinkers.waiting),
            "bots_failed": float(hall.thinkers.failures),
        }
        return PlainTextResponse(metrics.told(gauges), media_type="text/plain; version=0.0.4")

    async def api(request: Request) -> Response:
        return told(openapi(settings.base_url))

    async def sit(ws: WebSocket) -> None:
        """The socket: from the own page, or from no page at all."""
        who = ws.client.host if ws.client is not None else ""
        if not same_origin(ws, settings.base_url) or not arrivals.take(who):
            await ws.close(1008)
            return
        await Socket(held["hall"], ws).run()

    async def page(request: Request) -> Response:
        return page_files.answer(request, request.path_params["path"])

    routes = [
        Route("/health", health),
        Route("/metrics", scrape),
        Route("/openapi.json", api),
        WebSocketRoute("/ws", sit),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(Guarded)
    return app


async def _beat(pulse: Path) -> None:
    """Signs of life, so that a restart knows how long nobody could play."""
    while True:
        with contextlib.suppress(OSError):
            await asyncio.to_thread(pulse.touch)
        await asyncio.sleep(BEAT)


async def _sweep(metrics: Metrics) -> None:
    """Free the memory of what refers to itself. With many tables that takes a second: it waits for a quiet moment."""
    while True:
        await asyncio.sleep(SWEEP)
        for _ in range(PATIENCE):
            moves = metrics.moves
            await asyncio.sleep(QUIET)
            if metrics.moves == moves:
                break
        gc.collect()


def silence(pulse: Path) -> int:
    """For how many milliseconds no server has given a sign of life; 0 if there never was one."""
    try:
        return max(0, now_ms() - pulse.stat().st_mtime_ns // 1_000_000)
    except OSError:
        return 0


def same_origin(ws: WebSocket, base_url: str) -> bool:
    """Whether a socket is opened by our own page; programs send no origin at all."""
    origin = ws.headers.get("origin")
    if origin is None:
        return True
    given = urlsplit(origin).netloc
    return given == ws.headers.get("host") or bool(base_url and given == urlsplit(base_url).netloc)


# -------------------------------------------------------------------------------------------- serving


class Lines(logging.Formatter):
    """A log line as JSON, or as a line for people. What may not be logged never reaches a record."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        known = logging.LogRecord("", 0, "", 0, "", None, None).__dict__.keys() | {
            "message",
            "color_message",
            "taskName",
        }
        extra = {key: value for key, value in record.__dict__.items() if key not in known}
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        trace = {"trace": self.formatException(record.exc_info)} if record.exc_info else {}
        if self.as_json:
            whole = {"at": at, "level": record.levelname.lower(), "message": record.getMessage(), **extra, **trace}
            return json.dumps(whole, default=str, ensure_ascii=False)
        more = " ".join(f"{key}={value}" for key, value in extra.items())
        return " ".join(part for part in (at, record.levelname.lower(), record.getMessage(), more) if part) + (
            f"\n{trace['trace']}" if trace else ""
        )


def logs(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(settings.log_format == "json"))
    for name in ("ludoteca", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if name in ("ludoteca", "uvicorn") else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(logging.INFO if name == "ludoteca" else logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def configured(settings: Settings, app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop" if fast_loop() else "asyncio",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        http="httptools" if _has("httptools") else "h11",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.base_url),
        forwarded_allow_ips=settings.trusted_proxies or "127.0.0.1",
        timeout_graceful_shutdown=1,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """A server that says goodbye: whoever is at a table hears that it goes, and it ends as it was asked to."""

    def __init__(self, settings: Settings, ready: Callable[[Hall], None] | None = None) -> None:
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*GENERATIONS)
        gc.freeze()  # what the program itself consists of need not be looked at
        self.held: dict[str, Hall] = {}
        super().__init__(configured(settings, application(settings, ready, self.held)))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        if "hall" in self.held:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self.held["hall"].farewell()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As in uvicorn, which then ends the process by the same signal again: here a stop is no failure."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _has(module: str) -> bool:
    import importlib.util

    return importlib.util.find_spec(module) is not None


def fast_loop() -> bool:
    return _has("uvloop")


def listening(settings: Settings) -> socket.socket:
    """The socket to serve on; the next free port if none was asked for."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    last = settings.port if settings.port_given else settings.port + 20
    for port in range(settings.port, last + 1):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        try:
            sock.bind((settings.host, port))
        except OSError:
            sock.close()
            if port == last:
                raise
            continue
        sock.set_inheritable(True)
        return sock
    raise OSError("no port")


def serve(settings: Settings, words: Words) -> int:
    """Serve until asked to stop; the exit code."""
    logs(settings)
    try:
        sock = listening(settings)
    except OSError as error:
        print(
            words("server-port-taken", host=settings.host, port=str(settings.port), why=error.strerror or ""),
            file=sys.stderr,
        )
        return 1
    port = sock.getsockname()[1]
    shown = settings.base_url or f"http://{'localhost' if settings.host in LOCAL else settings.host}:{port}"
    if settings.workers > 1:
        return several(settings, words, sock, shown)

    def ready(_: Hall) -> None:
        print(words("server-serving", address=shown), flush=True)
        if settings.open_browser:
            threading.Thread(target=open_page, args=(shown,), daemon=True).start()

    server = Server(settings, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[sock])
    if not server.started:
        print(words("server-not-started"), file=sys.stderr)
        return 1
    print(words("server-stopped"), flush=True)
    return 0


def open_page(address: str) -> None:
    import webbrowser

    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def several(settings: Settings, words: Words, sock: socket.socket, shown: str) -> int:
    """Several processes on one port, for PostgreSQL: one that dies is started again."""
    import subprocess

    if settings.database.startswith("sqlite"):
        print(words("server-one-worker"), file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "ludoteca.server.worker", str(sock.fileno())]
    stopping = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stopping.set())
    signal.signal(signal.SIGINT, lambda *_: stopping.set())

    def start() -> subprocess.Popen[bytes]:
        worker = subprocess.Popen(command, pass_fds=[sock.fileno()], stdin=subprocess.PIPE)
        assert worker.stdin is not None
        with worker.stdin as told:  # not as an argument, which everybody on the machine could read
            told.write(settings.as_json().encode())
        return worker

    workers = [start() for _ in range(settings.workers)]
    print(words("server-serving", address=shown), flush=True)
    if settings.open_browser:
        threading.Thread(target=open_page, args=(shown,), daemon=True).start()
    while not stopping.wait(0.25):
        for k, worker in enumerate(workers):
            if worker.poll() is not None:
                LOG.warning("a worker died and is started again", extra={"code": worker.returncode})
                workers[k] = start()
    for worker in workers:
        worker.terminate()
    for worker in workers:
        with contextlib.suppress(subprocess.TimeoutExpired):
            worker.wait(10)
    print(words("server-stopped"), flush=True)
    return 0
