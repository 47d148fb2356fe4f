"""Child processes that inherit no open files and end with their parent, however it ends.

A server that is killed with `kill -9` cannot end its child processes. A child that lives on may hold the listening
socket, and the restarted server would find its port taken. The parent therefore keeps the write end of a pipe, and
every child has the read end: when the parent is gone, the system closes the pipe.

The parent calls `child = await start_child("ludoteca.server.bots.bot_worker")` and gets an asyncio process with pipes
for standard input and output. The child calls `end_with_parent()` before anything else, and puts `deadline(seconds)`
around work that may take long.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator
from functools import cache
from typing import Final

FLAG: Final = "--parent-pipe="
START_SECONDS: Final = 20.0  # until a child must be ready
PR_SET_PDEATHSIG: Final = 1  # Linux: choose the signal that this process gets when its parent ends


@cache
def _pipe() -> tuple[int, int]:
    """One pipe for all children. Nobody writes to it, and only this process has the write end."""
    return os.pipe()


def child_command(module: str, *arguments: str) -> tuple[list[str], list[int]]:
    """The command that runs a module as a child, and the file descriptors it must inherit (`pass_fds`)."""
    command = [sys.executable, "-m", module, *arguments]
    if os.name != "posix":  # there a child notices the parent's end when it next reads standard input
        return command, []
    return [*command, f"{FLAG}{_pipe()[0]}"], [_pipe()[0]]


async def start_child(module: str, *arguments: str) -> asyncio.subprocess.Process:
    """Run a module as a child, with pipes for standard input and output. It shares the parent's standard error.

    It inherits no other open files: Python opens all files as not inheritable. Nothing here may change that, because
    uvloop closes no files in a child. Call this in the main thread: on Linux the children end with the thread.
    """
    command, inherited = child_command(module, *arguments)
    return await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, pass_fds=inherited
    )


def end_with_parent() -> None:
    """Make this process end as soon as its parent ends. Does nothing in a process that was started by hand.

    A thread waits until the pipe is closed. It cannot run while compiled code holds the interpreter (a long search, a
    long parse). On Linux the system ends the process even then; elsewhere its `deadline` does.
    """
    flags = [argument for argument in sys.argv if argument.startswith(FLAG)]
    if not flags:
        return
    sys.argv.remove(flags[0])
    pipe = int(flags[0].removeprefix(FLAG))
    os.set_inheritable(pipe, False)
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    if _is_closed(pipe):  # the parent was killed while this process was starting
        os._exit(1)
    threading.Thread(target=_wait_for_end, args=(pipe,), name="parent pipe", daemon=True).start()


def _is_closed(pipe: int) -> bool:
    import select

    poll = select.poll()
    poll.register(pipe, select.POLLIN)
    return bool(poll.poll(0))


def _wait_for_end(pipe: int) -> None:
    os.read(pipe, 1)  # nothing is ever written, so this returns when the parent ends
    os._exit(1)


class ChildLost(Exception):
    """A child was late or has ended."""


class ServiceChild:
    """A child that answers requests one at a time. It is started when first needed, and again after it was lost.

    Each message is a length of four bytes followed by that many bytes. The child's first message says that it is ready.
    """

    def __init__(self, module: str) -> None:
        self.module = module
        self.child: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()

    async def request(self, message: bytes, seconds: float) -> bytes:
        """The answer to a message. If there is none in time, the child is ended and `ChildLost` raised.

        If the caller is cancelled, the child still finishes its answer. If it were ended instead, visitors could cause
        a process start with every request that they cancel.
        """
        await self.turn.acquire()
        task = asyncio.get_running_loop().create_task(self._exchange(message, seconds))
        task.add_done_callback(self._release)
        return await asyncio.shield(task)

    def _release(self, task: asyncio.Task[bytes]) -> None:
        self.turn.release()
        if not task.cancelled():
            task.exception()  # the caller may be gone, and nobody else needs the error

    async def wait_until_free(self) -> None:
        """Wait until no request is open."""
        async with self.turn:
            pass

    async def _exchange(self, message: bytes, seconds: float) -> bytes:
        try:
            if self.child is None or self.child.returncode is not None:
                self.child = await start_child(self.module)
                await self._next(self.child, START_SECONDS)
            assert self.child.stdin is not None
            self.child.stdin.write(framed(message))
            return await self._next(self.child, seconds)
        except BaseException as error:
            # The child's next message would answer this request and not the next one.
            await self.end()
            if isinstance(error, (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError)):
                raise ChildLost(type(error).__name__) from error
            raise

    async def _next(self, child: asyncio.subprocess.Process, seconds: float) -> bytes:
        assert child.stdout is not None
        async with asyncio.timeout(seconds):
            header = await child.stdout.readexactly(4)
            return await child.stdout.readexactly(int.from_bytes(header, "big"))

    async def end(self) -> None:
        child, self.child = self.child, None
        if child is not None and child.returncode is None:
            child.kill()
            await asyncio.shield(child.wait())


def framed(data: bytes) -> bytes:
    """A message with its length in front."""
    return len(data).to_bytes(4, "big") + data


@contextlib.contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Let the system end this process if the block takes longer, even while compiled code holds the interpreter.

    Use it only in a child's main thread, and do not nest it. The parent also kills a late child; this is for a child
    whose parent is gone. It has no effect on Windows.
    """
    if sys.platform == "win32":
        yield
        return
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
