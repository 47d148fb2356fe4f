"""Handles signals that interrupt the command or ask it to end (SIGINT, SIGTERM, SIGHUP)."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

    Handler = Callable[[int, FrameType | None], None] | signal.Handlers


class Leave(Exception):
    """A player wants to stop, or the system asks the program to end."""


@contextlib.contextmanager
def exit_on_signal() -> Iterator[None]:
    """Turn a signal into `SystemExit`, so that bot programs are ended and files are closed."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    with _handling(leave, "SIGTERM", "SIGHUP"):
        yield


@contextlib.contextmanager
def leave_on_signal() -> Iterator[None]:
    """Turn a signal into `Leave`, so that the session saves the game and says where it is."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Leave

    with _handling(leave, "SIGTERM", "SIGHUP"):
        yield


@contextlib.contextmanager
def ignore_signals() -> Iterator[None]:
    """Let nothing interrupt a session that is saving and leaving."""
    with _handling(signal.SIG_IGN, "SIGINT", "SIGTERM", "SIGHUP"):
        yield


@contextlib.contextmanager
def _handling(handler: Handler, *names: str) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    previous = [signal.signal(number, handler) for number in numbers]
    try:
        yield
    finally:
        for number, old in zip(numbers, previous, strict=True):
            signal.signal(number, old)
