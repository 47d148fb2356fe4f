"""Supervision of background tasks. A task that fails is logged and restarted after a growing pause.

If a task could end unnoticed, the server would go on without it. Every task that must run as long as the process is
therefore started by a `Supervisor`, and `/health` and `/metrics` report on it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ludoteca.core.errors import LudotecaError

LOG: Final = logging.getLogger("ludoteca.server")
FIRST_PAUSE: Final = 0.5  # seconds before a failed task is restarted,
LONGEST_PAUSE: Final = 30.0  # doubled each time up to this,
STEADY: Final = 60.0  # until the task has run for this long


class Backoff:
    """The pause before the next attempt.

    >>> backoff = Backoff()
    >>> [backoff.pause(ran=1) for _ in range(8)], backoff.pause(ran=100)
    ([0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0], 0.5)
    """

    def __init__(self, first: float = FIRST_PAUSE, longest: float = LONGEST_PAUSE) -> None:
        self.first = first
        self.longest = longest
        self.next = first

    def pause(self, ran: float) -> float:
        """The seconds to wait after a run of `ran` seconds has failed."""
        if ran >= STEADY:
            self.next = self.first
        pause, self.next = self.next, min(2 * self.next, self.longest)
        return pause


class Task:
    """A background task as `/health` shows it."""

    def __init__(self, name: str, essential: bool, ready: bool) -> None:
        self.name = name
        self.essential = essential  # the server does not work without it
        self.restarts = 0
        self.error = ""  # the class of the last error; a message might hold a secret
        self.down_since: float | None = None if ready else time.time()

    def healthy(self) -> None:
        """Called by the task whenever it has done its work; after a failure it counts as down until then."""
        if self.down_since is not None and self.restarts:
            facts = {"task": self.name, "down_seconds": round(time.time() - self.down_since, 1)}
            LOG.info("a background task works again", extra=facts)
        self.down_since = None

    def failed(self, error: BaseException, pause: float, expected: bool) -> None:
        self.restarts += 1
        self.error = type(error).__name__
        if self.down_since is None:
            self.down_since = time.time()
        facts = {"task": self.name, "pause": pause, "why": f"{self.error}: {error}"}
        if expected:
            LOG.warning("a background task failed and is restarted", extra=facts)
        else:
            LOG.error("a background task failed and is restarted", extra=facts, exc_info=error)


TaskWork = Callable[[Task], Awaitable[None]]


class Supervisor:
    """All background tasks of a process."""

    def __init__(self) -> None:
        self.tasks: dict[str, Task] = {}

    def start(
        self,
        name: str,
        work: TaskWork,
        *,
        essential: bool = True,
        ready: bool = True,
        backoff: Backoff | None = None,
        expected: tuple[type[BaseException], ...] = (OSError, LudotecaError),
    ) -> asyncio.Task[None]:
        """Run `work` until it returns or is cancelled, and restart it whenever it fails.

        With `ready=False` it counts as down until it calls `healthy`. `expected` errors, such as a lost database, are
        logged in one line, all others with a traceback.
        """
        task = self.tasks[name] = Task(name, essential, ready)
        return asyncio.get_running_loop().create_task(_run(task, work, backoff or Backoff(), expected), name=name)

    def down(self) -> list[Task]:
        """The tasks that do not work at the moment."""
        return [task for task in self.tasks.values() if task.down_since is not None]


async def _run(task: Task, work: TaskWork, backoff: Backoff, expected: tuple[type[BaseException], ...]) -> None:
    loop = asyncio.get_running_loop()
    own = asyncio.current_task()
    assert own is not None
    while True:
        begun = loop.time()
        try:
            await work(task)
        except asyncio.CancelledError as error:
            if own.cancelling():
                raise
            failure: BaseException = error  # something inside was cancelled, not this task
        except Exception as error:  # noqa: BLE001 (after any error the task is restarted)
            failure = error
        else:
            return
        pause = backoff.pause(loop.time() - begun)
        task.failed(failure, pause, isinstance(failure, expected))
        await asyncio.sleep(pause)


def log_failure(task: asyncio.Task[Any]) -> None:
    """Log the failure of a short task that nobody awaits: `task.add_done_callback(log_failure)`."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, LudotecaError):
        LOG.error("a task failed", extra={"task": task.get_name()}, exc_info=error)
