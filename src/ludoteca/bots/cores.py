"""Runs tasks in parallel in forked processes; one after the other where the system cannot fork."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def on_cores(tasks: list[Callable[[], T]]) -> list[T]:
    """The results of the tasks, in order. All but the last run in forked children, which send their results by pipe."""
    if len(tasks) == 1 or not hasattr(os, "fork"):
        return [task() for task in tasks]
    children: list[tuple[int, int]] = []
    for task in tasks[:-1]:
        read_end, write_end = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read_end)
            _run_child(task, write_end)
        os.close(write_end)
        children.append((child, read_end))
    last = tasks[-1]()
    return [*(_receive(child, read_end) for child, read_end in children), last]


def _run_child(task: Callable[[], T], write_end: int) -> None:
    """In the child: run the task, send its result, and exit without the parent's clean-up."""
    code = 1
    try:
        with os.fdopen(write_end, "wb") as pipe:
            pickle.dump(task(), pipe)
        code = 0
    finally:
        os._exit(code)


def _receive(child: int, read_end: int) -> T:  # type: ignore[type-var]  # a pipe has no types
    with os.fdopen(read_end, "rb") as pipe:
        raw = pipe.read()
    _, status = os.waitpid(child, 0)
    if status != 0:
        raise RuntimeError("a search process has died")
    result: T = pickle.loads(raw)  # noqa: S301 (written by our own child a moment ago)
    return result
