"""Child processes do not inherit the listening socket and end with their parent, whatever they are doing."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from ludoteca.server.processes import workers
from ludoteca.server.settings import Settings

PATIENCE = 60.0  # seconds; only a failing test waits this long

pytestmark = pytest.mark.skipif(os.name == "nt", reason="by design: Windows has no signals to kill with")

PARENT = """
import asyncio, socket, sys
from ludoteca.server.processes.children import start_child

async def main():
    listening = socket.create_server(("127.0.0.1", 0))
    children = [await start_child("child") for _ in range(2)]
    for child in children:
        print((await child.stdout.readline()).decode(), end="", flush=True)
    await asyncio.sleep(1000)

if sys.argv[1] == "uvloop":
    import uvloop
    uvloop.run(main())
else:
    asyncio.run(main())
"""

CHILD = """
import ctypes, os, socket, sys, time
from ludoteca.server.processes.children import deadline, end_with_parent
hold = ctypes.PyDLL(None).sleep  # unlike time.sleep it keeps the interpreter, as a compiled search does
{before}
end_with_parent()
listening = []
for number in range(1024):
    try:
        with socket.socket(fileno=os.dup(number)) as opened:
            listening += [number] * opened.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    except OSError:
        pass  # no file, or no socket
print(listening, flush=True)
{work}
"""

ELSEWHERE = "sys.platform = 'freebsd'"  # a system that does not end a child with its parent


@contextlib.contextmanager
def started(folder: Path, work: str, before: str = "", loop: str = "asyncio") -> Iterator[subprocess.Popen[str]]:
    """A parent with two working children. They share its standard error, which closes when the last of them ends."""
    (folder / "child.py").write_text(CHILD.format(work=work, before=before), "utf-8")
    command = [sys.executable, "-c", PARENT, loop]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as parent:
        try:
            assert parent.stdout is not None
            assert [parent.stdout.readline() for _ in range(2)] == ["[]\n"] * 2, "they inherit the listening socket"
            yield parent
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(parent.pid, signal.SIGKILL)


def ends_with_all_its_children(parent: subprocess.Popen[str]) -> bool:
    parent.kill()
    return parent.communicate(timeout=PATIENCE) == ("", "")


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_children_inherit_no_listening_socket_and_end_when_their_parent_is_killed(tmp_path: Path, loop: str) -> None:
    pytest.importorskip(loop)
    with started(tmp_path, "sys.stdin.read()", loop=loop) as parent:
        assert ends_with_all_its_children(parent)


@pytest.mark.skipif(sys.platform != "linux", reason="by design: only Linux ends a child with its parent")
def test_a_child_ends_while_compiled_code_holds_the_interpreter(tmp_path: Path) -> None:
    with started(tmp_path, "hold(1000)") as parent:
        assert ends_with_all_its_children(parent)


def test_a_busy_child_ends_even_without_a_parent_death_signal(tmp_path: Path) -> None:
    with started(tmp_path, "time.sleep(1000)", ELSEWHERE) as parent:
        assert ends_with_all_its_children(parent)


def test_a_child_past_its_deadline_ends_even_if_nothing_else_ends_it(tmp_path: Path) -> None:
    with started(tmp_path, "with deadline(0.5): hold(1000)", ELSEWHERE) as parent:
        assert ends_with_all_its_children(parent)


def test_a_child_that_meets_its_deadline_continues(tmp_path: Path) -> None:
    work = "with deadline(0.05): pass\nos.write(2, b'still here')\nwith deadline(60): time.sleep(0.1)\nhold(1)"
    with started(tmp_path, work) as parent:
        assert parent.stderr is not None
        assert parent.stderr.read(20) == "still here" * 2
        assert ends_with_all_its_children(parent)


def test_a_module_started_by_hand_needs_no_parent(tmp_path: Path) -> None:
    (tmp_path / "child.py").write_text(CHILD.format(before="", work=""), "utf-8")
    by_hand = subprocess.run([sys.executable, "-m", "child"], cwd=tmp_path, capture_output=True, check=False)
    assert (by_hand.returncode, by_hand.stdout, by_hand.stderr) == (0, b"[]\n", b"")


class Fleeting:
    """A process that ends at once."""

    returncode = 1

    def __init__(self, *_: object, **__: object) -> None:
        self.stdin = io.BytesIO()

    def poll(self) -> int:
        return self.returncode


def test_a_worker_that_ends_repeatedly_is_restarted_after_growing_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("ludoteca.server.processes.workers.subprocess.Popen", Fleeting)
    monkeypatch.setattr("ludoteca.server.processes.workers.time", SimpleNamespace(monotonic=lambda: now))
    starts: list[float] = []
    with socket.socket() as sock:
        worker = workers.Worker(Settings(), sock)
        start = worker.start

        def counted() -> None:
            starts.append(now)
            if len(starts) == 2:
                raise BlockingIOError("no room for another process")
            start()

        monkeypatch.setattr(worker, "start", counted)
        while len(starts) < 6:
            now += workers.CHECK_EVERY
            worker.restart_if_ended()
    pauses = [later - earlier for earlier, later in pairwise(starts)]
    assert pauses == sorted(pauses)
    assert pauses[-1] > 4 * pauses[0]
