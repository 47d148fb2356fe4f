"""Several worker processes that serve one port, with PostgreSQL. A worker that ends is restarted."""

from __future__ import annotations

import contextlib
import logging
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Final

from ludoteca.core.text import Words
from ludoteca.server.processes.children import child_command
from ludoteca.server.processes.supervise import Backoff
from ludoteca.server.settings import Settings

LOG: Final = logging.getLogger("ludoteca.server")
CHECK_EVERY: Final = 0.25  # seconds
STOP_WITHIN: Final = 10.0  # seconds, after which a worker that was asked to stop is killed


class Worker:
    """One serving process. It is restarted when it ends, after a pause that grows if it never runs for long."""

    def __init__(self, settings: Settings, sock: socket.socket) -> None:
        self.settings = settings
        self.sock = sock
        self.backoff = Backoff()
        self.due = 0.0
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command, inherited = child_command("ludoteca.server.processes.worker", str(self.sock.fileno()))
        self.begun = time.monotonic()
        self.process = subprocess.Popen(command, pass_fds=[*inherited, self.sock.fileno()], stdin=subprocess.PIPE)
        assert self.process.stdin is not None
        # Not as an argument, which everybody on the machine could read. A worker that died at once reads nothing.
        with contextlib.suppress(BrokenPipeError), self.process.stdin as pipe:
            pipe.write(self.settings.as_json().encode())

    def restart_if_ended(self) -> None:
        """Restart the process if it has ended and its pause is over."""
        now = time.monotonic()
        if self.process is not None and self.process.poll() is not None:
            pause = self.backoff.pause(now - self.begun)
            facts = {"code": self.process.returncode, "pause": pause}
            LOG.warning("a worker ended and is restarted", extra=facts)
            self.process, self.due = None, now + pause
        if self.process is None and now >= self.due:
            try:
                self.start()
            except OSError as error:  # the machine cannot run another process
                self.due = now + self.backoff.pause(0)
                LOG.warning("a worker could not be started", extra={"why": str(error)})

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()

    def wait(self) -> None:
        if self.process is not None:
            try:
                self.process.wait(STOP_WITHIN)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def serve_with_workers(settings: Settings, words: Words, sock: socket.socket, started: Callable[[], None]) -> int:
    """Serve until asked to stop, and return the exit code. `started` is called when all workers have been started."""
    if settings.database.startswith("sqlite"):
        print(words("server-one-worker"), file=sys.stderr)
        return 2
    stopping = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stopping.set())
    signal.signal(signal.SIGINT, lambda *_: stopping.set())
    workers = [Worker(settings, sock) for _ in range(settings.workers)]
    started()
    while not stopping.wait(CHECK_EVERY):
        for worker in workers:
            worker.restart_if_ended()
    for worker in workers:
        worker.stop()
    for worker in workers:
        worker.wait()
    print(words("server-stopped"), flush=True)
    return 0
