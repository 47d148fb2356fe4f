"""The logbook: the game logs of all tables as sentences in JSON, cached so that a snapshot costs little.

The sentences of a step never change, so they are built once for each seat and language. An undo drops steps from the
end, and only the steps after that are described again. All tables share a bounded amount of memory; the log that was
used longest ago is forgotten first. The logbook is not thread-safe: use it only in the event loop.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from ludoteca.core.match import Step

if TYPE_CHECKING:
    from ludoteca.server.messages.presenter import Presenter

LARGEST: Final = 32 * 1024 * 1024  # bytes of sentences in memory, for all tables together
OVERHEAD: Final = 120  # bytes that a line needs besides its sentences

_encode: Final = msgspec.json.Encoder().encode


class Page:
    """The log of one match for one seat, in one language."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.numbers: list[int] = [0]  # the number of each step as the seat counts, and of the next one
        self.lines: list[bytes] = []  # one for each step; empty if the seat sees nothing of it
        self.size = 0

    def sync(self, presenter: Presenter, seat: int, steps: Sequence[Step]) -> None:
        """Bring the page up to date with the steps of the match."""
        while self.steps and (len(self.steps) > len(steps) or self.steps[-1] is not steps[len(self.steps) - 1]):
            self.steps.pop()
            self.numbers.pop()
            self.size -= len(self.lines.pop()) + OVERHEAD
        for step in steps[len(self.steps) :]:
            line, counts = presenter.line(step, seat, self.numbers[-1])
            self.steps.append(step)
            self.numbers.append(self.numbers[-1] + counts)
            self.lines.append(b"" if line is None else _encode(line))
            self.size += len(self.lines[-1]) + OVERHEAD

    def as_json(self) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(line for line in self.lines if line) + b"]")


class Logbook:
    """The logs of all tables."""

    def __init__(self, largest: int = LARGEST) -> None:
        self.largest = largest
        self.size = 0
        self.pages: OrderedDict[tuple[int, int], tuple[Presenter, Page]] = OrderedDict()

    def log(self, presenter: Presenter, seat: int) -> msgspec.Raw:
        """The log of a match as a seat may know it: a list of `wire.LogLine` as JSON."""
        key = (id(presenter), seat)  # a page keeps its presenter alive, so that the id stays unique
        _, page = self.pages.pop(key, (presenter, Page()))
        self.size -= page.size
        page.sync(presenter, seat, presenter.match.steps)
        self.size += page.size
        self.pages[key] = (presenter, page)
        while self.size > self.largest and len(self.pages) > 1:
            _, (_, oldest) = self.pages.popitem(last=False)
            self.size -= oldest.size
        return page.as_json()

    def forget(self, presenters: Sequence[Presenter]) -> None:
        """Drop the pages of presenters that are no longer used."""
        dropped = {id(presenter) for presenter in presenters}
        for key in [key for key in self.pages if key[0] in dropped]:
            self.size -= self.pages.pop(key)[1].size


LOGBOOK: Final = Logbook()
