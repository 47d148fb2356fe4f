"""The sandbox: a process with a deadline that reads data from outside and may be killed at any time.

Work whose cost a stranger chooses never runs in the server's event loop: card files are read, records verified and
games replayed in the sandbox, and requests wait for their turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import Words
from ludoteca.server.processes.children import ChildLost, ServiceChild
from ludoteca.server.processes.sandbox_worker import AnySandboxJob, decode_result, encode_job
from ludoteca.server.tables.errors import Refusal

LOG: Final = logging.getLogger("ludoteca.server")
MOST_WAITING: Final = 32  # jobs that wait or run
MOST_WAITING_EACH: Final = 3  # the same for one address
GRACE: Final = 1.0  # seconds beyond a job's time limit, to send it and its result


class SandboxError(LudotecaError):
    """An error that the sandbox reports, already in the reader's language."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key)
        self.sentence = text

    def text(self, words: Words) -> str:
        return self.sentence

    def __str__(self) -> str:
        return self.sentence


class FairQueue:
    """Lets one caller run at a time, taking turns between addresses: a busy address does not keep others waiting."""

    def __init__(self) -> None:
        self.busy = False
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        if self.busy:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.queues.setdefault(address, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._next()  # the turn was already theirs
                raise
        self.busy = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self.queues:
            address, queue = next(iter(self.queues.items()))
            turn = queue.popleft()
            del self.queues[address]
            if queue:
                self.queues[address] = queue  # behind the others
            if not turn.cancelled():
                turn.set_result(None)
                return
        self.busy = False


class Sandbox:
    """One process that runs jobs in turn. It is started when first needed, and again after it was lost."""

    def __init__(self) -> None:
        self.process = ServiceChild("ludoteca.server.processes.sandbox_worker")
        self.queue = FairQueue()
        self.waiting: dict[str, int] = {}  # by address
        self.killed = 0

    async def run(self, job: AnySandboxJob, address: str = "") -> bytes:
        """The result of a job; an error if the data is bad, the job takes too long, or too many jobs wait already."""
        waiting = self.waiting.get(address, 0)
        if waiting >= MOST_WAITING_EACH or sum(self.waiting.values()) >= MOST_WAITING:
            raise Refusal("server-too-fast")
        self.waiting[address] = waiting + 1
        try:
            async with self.queue.turn(address):
                result = decode_result(await self.process.request(encode_job(job), job.seconds + GRACE))
        except ChildLost as lost:
            self.killed += 1
            LOG.warning("a sandbox job took too long", extra={"job": type(job).__name__, "why": str(lost)})
            raise Refusal("server-costly" if str(lost) == TimeoutError.__name__ else "server-unreadable") from lost
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
        if result.key:
            raise SandboxError(result.key, result.text)
        return result.data

    async def close(self) -> None:
        await self.process.end()
