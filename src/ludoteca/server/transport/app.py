"""The web application: the page, the REST side, the socket, health and metrics; and the command that serves it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import importlib.util
import json
import logging
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
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

from ludoteca.core.text import Words
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.messages.wire import LARGEST_MESSAGE
from ludoteca.server.processes.supervise import Supervisor, Task
from ludoteca.server.processes.workers import serve_with_workers
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tables.clocks import now_ms
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.room import WORDS
from ludoteca.server.transport import page_files, slices
from ludoteca.server.transport.calls import json_response, preferred_language, raw_json_response
from ludoteca.server.transport.health import Health
from ludoteca.server.transport.limits import Buckets
from ludoteca.server.transport.metrics import Metrics
from ludoteca.server.transport.openapi import openapi
from ludoteca.server.transport.rest import Rest
from ludoteca.server.transport.sockets import Socket

LOG: Final = logging.getLogger("ludoteca.server")
HEARTBEAT: Final = 2.0  # seconds; the last one shows a restart how long the server was down
COLLECT_EVERY: Final = 600.0  # seconds between two garbage collections of the whole memory
QUIET: Final = 1.0  # seconds without a move that a garbage collection waits for
MOST_WAITS: Final = 3_600  # quiet periods to wait for; after so many tries it runs anyway
GENERATIONS: Final = (5_000, 1_000_000, 1_000_000)  # collecting old objects stops everybody, so it is never automatic
SEND_BUFFER: Final = 128 * 1024  # bytes that the system keeps for a slow reader; the default is megabytes
GOODBYE_SECONDS: Final = 2.0  # to tell all readers that the server is closing
SWITCH_INTERVAL: Final = 0.0005  # seconds until the thread that writes to disk gets its turn; the default is 0.005
MORE_PORTS: Final = 20  # tried after the default port if the user chose none
PORT_SECONDS: Final = 2.0  # for which a taken port is tried again,
PORT_RETRY: Final = 0.1  # at this interval
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LOCAL: Final = ("127.0.0.1", "0.0.0.0", "::", "::1")  # noqa: S104 (compared with, not bound to)


class SecurityHeaders:
    """Middleware that adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers.extend(SECURITY_HEADERS)
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, send_with_headers)


def application(settings: Settings, ready: Callable[[TableRegistry], None] | None = None) -> Starlette:
    """The ASGI application of one worker. When it has started, `app.state.registry` is set and `ready` called."""
    metrics = Metrics()
    connection_limits = Buckets(settings.socket_rate, settings.socket_burst)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        supervisor = Supervisor()
        store = await Store.open(settings.database, settings.data, supervisor)
        bots = BotPool(settings.thinkers or None)
        registry = TableRegistry(store, bots, metrics, supervisor)
        registry.snapshot_limits = Buckets(settings.state_rate, settings.state_burst)
        registry.preview_limits = Buckets(settings.preview_rate, settings.preview_burst)
        rest = Rest(registry, settings.rest_rate, settings.rest_burst)
        app.router.routes[:0] = rest.routes()
        app.state.registry = registry
        heartbeat = settings.data / "alive"
        await registry.open(ms_since_heartbeat(heartbeat))
        tasks = [
            supervisor.start("heartbeat", partial(_beat, heartbeat), essential=False),
            supervisor.start("memory", partial(_collect_garbage, metrics), essential=False),
        ]
        app.state.health = Health(store, supervisor, registry.worker[:8])
        if ready is not None:
            ready(registry)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await app.state.health.close()
            await registry.close()
            await bots.close()
            await store.close()

    async def health(request: Request) -> Response:
        """Report whether this worker can do its work."""
        return json_response(*await request.app.state.health.report(WORDS[preferred_language(request)]))

    async def scrape(request: Request) -> Response:
        """Counters, only for programs on this machine: their changes could reveal something to players."""
        if request.client is None or request.client.host not in LOCAL:
            return Response(status_code=403)
        registry: TableRegistry = request.app.state.registry
        gauges = {
            "tables_live": float(len(registry.rooms)),
            "readers": float(sum(len(room.readers) for room in registry.rooms.values())),
            "bots_waiting": float(registry.bots.waiting),
            "bots_failed": float(registry.bots.failures),
        }
        tasks = registry.supervisor.tasks.values()
        return PlainTextResponse(metrics.render(gauges, tasks), media_type="text/plain; version=0.0.4")

    async def api(request: Request) -> Response:
        return raw_json_response(openapi(settings.base_url))

    async def websocket(ws: WebSocket) -> None:
        """The socket, for our own page and for programs, but not for other pages."""
        address = ws.client.host if ws.client is not None else ""
        if not same_origin(ws, settings.base_url) or not connection_limits.take(address):
            await ws.close(1008)
            return
        await Socket(ws.app.state.registry, ws).run()

    async def page(request: Request) -> Response:
        return page_files.page_response(request, request.path_params["path"])

    routes = [
        Route("/health", health),
        Route("/metrics", scrape),
        Route("/openapi.json", api),
        WebSocketRoute("/ws", websocket),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SecurityHeaders)
    return app


async def _beat(heartbeat: Path, task: Task) -> None:
    """Touch a file regularly, so that a restart knows how long nobody could play."""
    while True:
        await asyncio.to_thread(heartbeat.touch)
        task.healthy()
        await asyncio.sleep(HEARTBEAT)


async def _collect_garbage(metrics: Metrics, task: Task) -> None:
    """Free cyclic garbage. With many tables this takes a second, so it waits for a quiet moment."""
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        for _ in range(MOST_WAITS):
            moves = metrics.moves
            await asyncio.sleep(QUIET)
            if metrics.moves == moves:
                break
        gc.collect()
        task.healthy()


def ms_since_heartbeat(heartbeat: Path) -> int:
    """The milliseconds since a server's last heartbeat; 0 if there was none."""
    try:
        return max(0, now_ms() - heartbeat.stat().st_mtime_ns // 1_000_000)
    except OSError:
        return 0


def same_origin(ws: WebSocket, base_url: str) -> bool:
    """Whether our own page opens a socket; programs send no origin at all."""
    origin = ws.headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc
    return host == ws.headers.get("host") or bool(base_url and host == urlsplit(base_url).netloc)


# -------------------------------------------------------------------------------------------- serving


class LogFormatter(logging.Formatter):
    """Formats log records as JSON, or as text for people. Secrets never get into a record."""

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
            line = {"at": at, "level": record.levelname.lower(), "message": record.getMessage(), **extra, **trace}
            return json.dumps(line, default=str, ensure_ascii=False)
        more = " ".join(f"{key}={value}" for key, value in extra.items())
        return " ".join(part for part in (at, record.levelname.lower(), record.getMessage(), more) if part) + (
            f"\n{trace['trace']}" if trace else ""
        )


def configure_logging(settings: Settings) -> None:
    """Log to standard error in the chosen format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogFormatter(settings.log_format == "json"))
    for name in ("ludoteca", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if name in ("ludoteca", "uvicorn") else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(logging.INFO if name == "ludoteca" else logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def uvicorn_config(settings: Settings, app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop" if importlib.util.find_spec("uvloop") is not None else "asyncio",
        ws=slices.SlicedWebSockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        http=slices.SlicedHttp,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.base_url),
        forwarded_allow_ips=settings.trusted_proxies or "127.0.0.1",
        timeout_graceful_shutdown=1,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """A server that tells all readers before it closes."""

    def __init__(self, settings: Settings, ready: Callable[[TableRegistry], None] | None = None) -> None:
        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.set_threshold(*GENERATIONS)
        gc.freeze()  # the program itself need not be searched for garbage
        self.app = application(settings, ready)
        super().__init__(uvicorn_config(settings, self.app))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        registry: TableRegistry | None = getattr(self.app.state, "registry", None)
        if registry is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    await registry.dismiss_all()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Like uvicorn, but without raising the signal again afterwards: a requested stop is no failure."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def open_socket(settings: Settings) -> socket.socket:
    """The socket to serve on; with the next free port if the user chose none."""
    ends = time.monotonic() + PORT_SECONDS
    last = settings.port if settings.port_given else settings.port + MORE_PORTS
    port = settings.port
    while True:
        try:
            return bind_socket(settings.host, port)
        except OSError as error:
            if port < last:
                port += 1
            elif error.errno == errno.EADDRINUSE and time.monotonic() < ends:
                time.sleep(PORT_RETRY)  # a killed server and its workers may take a moment to end
            else:
                raise


def bind_socket(host: str, port: int) -> socket.socket:
    """A socket bound to an address. Child processes do not inherit it; otherwise a survivor would keep the port."""
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        sock.bind((host, port))
    except OSError:
        sock.close()
        raise
    return sock


def serve(settings: Settings, words: Words) -> int:
    """Serve until asked to stop, and return the exit code."""
    configure_logging(settings)
    try:
        sock = open_socket(settings)
    except OSError as error:
        print(
            words("server-port-taken", host=settings.host, port=str(settings.port), why=error.strerror or ""),
            file=sys.stderr,
        )
        return 1
    port = sock.getsockname()[1]
    address = settings.base_url or f"http://{'localhost' if settings.host in LOCAL else settings.host}:{port}"

    def started() -> None:
        print(words("server-serving", address=address), flush=True)
        if settings.open_browser:
            threading.Thread(target=open_page, args=(address,), daemon=True).start()

    if settings.workers > 1:
        return serve_with_workers(settings, words, sock, started)
    server = Server(settings, lambda _: started())
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
