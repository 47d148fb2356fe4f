"""The logbook: the game logs of all tables as sentences in JSON, cached so that a snapshot costs little.

The lines of an action change only while its steps are still being made, so they are built once for each seat and
language, apart from those at the end. An undo drops steps from the end, and only the steps after that are described
again. All tables share a bounded amount of memory; the log that was used longest ago is forgotten first. The logbook is
not thread-safe: use it only in the event loop.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ludoteca.core.match import Step
from ludoteca.server.messages import wire
from ludoteca.server.tables.table_state import is_private_step

if TYPE_CHECKING:
    from ludoteca.server.messages.presenter import Presenter

LARGEST: Final = 32 * 1024 * 1024  # bytes of sentences in memory, for all tables together
OVERHEAD: Final = 120  # bytes that a step needs besides its sentences

_encode: Final = msgspec.json.Encoder().encode


class Lines(NamedTuple):
    """The lines of one group of steps, and of the steps without events after it."""

    start: int  # the place of its first step in the match
    end: int  # and the place after its last one
    number: int  # the number of the step after it, as the seat counts
    json: bytes  # empty if there is nothing to say


class Page:
    """The log of one match for one seat, in one language."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.groups: list[Lines] = []
        self.size = 0

    def sync(self, presenter: Presenter, seat: int, steps: Sequence[Step]) -> None:
        """Bring the page up to date with the steps of the match."""
        while self.steps and (len(self.steps) > len(steps) or self.steps[-1] is not steps[len(self.steps) - 1]):
            self.steps.pop()
        first_new = len(self.steps)
        self.steps += steps[first_new:]
        self._forget(first_new)
        start_of = presenter.match.groups.start_of
        while (at := self.groups[-1].end if self.groups else 0) < len(steps):
            start = start_of(at)
            if start < at:  # an action goes on, so that its lines change
                self._forget(start)
                at = start
            end = at + 1
            while end < len(steps) and (not steps[end].events or start_of(end) == start):
                end += 1
            self._add(presenter, seat, at, end)

    def _forget(self, end: int) -> None:
        """Drop the lines of all groups that reach beyond a place."""
        while self.groups and self.groups[-1].end > end:
            dropped = self.groups.pop()
            self.size -= len(dropped.json) + OVERHEAD * (dropped.end - dropped.start)

    def _add(self, presenter: Presenter, seat: int, start: int, end: int) -> None:
        number = self.groups[-1].number if self.groups else 0
        last, last_number = start, number
        for at in range(start, end):
            step = self.steps[at]
            if step.events:
                last, last_number = at, number
            number += step.seat == seat or not is_private_step(step)
        actions = presenter.action_log.of_group(presenter.match.groups.of_step(last), seat, views=False)
        lines = [wire.LogLine(last_number, action.seat, [action.text]) for action in actions if action.text]
        json = b",".join(map(_encode, lines))
        self.groups.append(Lines(start, end, number, json))
        self.size += len(json) + OVERHEAD * (end - start)

    def as_json(self) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(lines.json for lines in self.groups if lines.json) + b"]")


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
