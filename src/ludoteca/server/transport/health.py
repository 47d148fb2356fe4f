"""The health report of this process, for `/health`.

Anybody may ask for it as often as they like: the database is checked at most once a second, and the report says nothing
about tables or players.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec

import ludoteca
from ludoteca.core.text import Words
from ludoteca.server.processes.supervise import Supervisor, Task
from ludoteca.server.store import Store, StoreTrouble

LOG: Final = logging.getLogger("ludoteca.server")
FRESH: Final = 1.0  # seconds for which a check of the database counts
ANSWER_WITHIN: Final = 4.0  # seconds, after which a database that does not answer counts as lost


class TaskReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """A background task: since when it has not worked, and the class of its last error."""

    name: str
    status: str  # ok or trouble
    restarts: int
    since: str | None = None
    error: str | None = None


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """The report of one worker."""

    status: str  # ok or trouble
    version: str
    worker: str
    tasks: list[TaskReport]
    key: str | None = None  # of the error
    text: str | None = None  # of the error, as a sentence


class Health:
    """Checks the state of this process."""

    def __init__(self, store: Store, supervisor: Supervisor, worker: str) -> None:
        self.store = store
        self.supervisor = supervisor
        self.worker = worker
        self._running: asyncio.Task[str] | None = None
        self._checked_at = 0.0

    async def report(self, words: Words) -> tuple[Report, int]:
        """The report and the HTTP status: 503 if something essential does not work."""
        key = await self._storage_error()
        down = self.supervisor.down()
        essential = bool(key) or any(task.essential for task in down)
        names = ", ".join(task.name for task in down)
        if key:
            text = words(key)
        elif down:
            key = "server-task-trouble"
            text = words(key, tasks=names)
        else:
            text = ""
        tasks = [task_report(task) for task in self.supervisor.tasks.values()]
        status = "trouble" if key else "ok"
        report = Report(status, ludoteca.__version__, self.worker, tasks, key or None, text or None)
        return report, 503 if essential else 200

    async def _storage_error(self) -> str:
        """The key of the error that keeps moves from being stored, or "". Concurrent calls share one check."""
        now = time.monotonic()
        if self._running is None or (self._running.done() and now - self._checked_at >= FRESH):
            self._checked_at = now
            self._running = asyncio.get_running_loop().create_task(self._check())
        return await asyncio.shield(self._running) or self.store.writer.trouble

    async def _check(self) -> str:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self.store.check()
        except StoreTrouble as error:
            return error.key
        except Exception as error:  # noqa: BLE001 (after any error moves cannot be stored)
            LOG.warning("the database cannot be checked", extra={"why": type(error).__name__})
            return "server-storage-trouble"
        return ""

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})


def task_report(task: Task) -> TaskReport:
    if task.down_since is None:
        return TaskReport(task.name, "ok", task.restarts)
    since = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(task.down_since))
    return TaskReport(task.name, "trouble", task.restarts, since, task.error or None)
