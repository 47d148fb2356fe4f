"""Clocks: how long each seat may still think. Several may tick at once; time is what the log says it is.

All times are milliseconds since 1970, taken from the rows of the log, so that every worker and every restart reckons
the same.
"""

from __future__ import annotations

import time
from typing import Final

from ludoteca.server.wire import Clock

DAY: Final = 86_400_000
REMEMBERED: Final = 64  # moves of a seat of which it is known how its clock stood before
LEAST: Final = 10_000  # what a player whose time ran out has on coming back


def now_ms() -> int:
    """The time of day, which every entry of a log carries."""
    return time.time_ns() // 1_000_000


class Clocks:
    """The clocks of one table.

    >>> clocks = Clocks(Clock("game", seconds=60, increment=5), 2)
    >>> clocks.ask([0], 1_000)
    >>> clocks.left(0, 11_000), clocks.ticking(0), clocks.left(1, 11_000)
    (50000, True, 60000)
    >>> clocks.moved(0, 11_000); clocks.ask([1], 11_000)
    >>> clocks.left(0, 99_000), clocks.due()
    (55000, (1, 71000))
    """

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule = rule
        whole = {"none": 0, "move": rule.seconds * 1000, "game": rule.seconds * 1000, "days": rule.days * DAY}
        self.whole = whole[rule.kind]
        self.rest = [self.whole] * seats
        self.since: list[int | None] = [None] * seats
        self.answered = [True] * seats  # whether the next question to a seat is a new one
        # For each seat, how its clock stood before its last moves, with the steps there were after each.
        self.before: list[list[tuple[int, int, int | None]]] = [[] for _ in range(seats)]

    @property
    def running(self) -> bool:
        return self.whole > 0

    def left(self, seat: int, now: int) -> int | None:
        """What a seat has left; None where there is no clock."""
        if not self.running:
            return None
        since = self.since[seat]
        return max(0, self.rest[seat] - (max(0, now - since) if since is not None else 0))

    def ticking(self, seat: int) -> bool:
        return self.running and self.since[seat] is not None

    def ask(self, seats: list[int], at: int) -> None:
        """These seats are to act: their clocks tick from now on, if they do not already; all others stand."""
        if not self.running:
            return
        for seat, since in enumerate(self.since):
            if seat in seats:
                if since is None:
                    self.since[seat] = at
                    if self.rule.kind != "game" and self.answered[seat]:
                        self.rest[seat] = self.whole
                    self.answered[seat] = False
            elif since is not None:
                self._stand(seat, at)
                self.answered[seat] = True

    def moved(self, seat: int, at: int, steps: int = 0) -> None:
        """A seat has made a move, after which there are so many steps: its clock stands, with what the move brings."""
        self.answered[seat] = True
        if self.since[seat] is not None:
            self.before[seat] = [*self.before[seat][-REMEMBERED:], (steps, self.rest[seat], self.since[seat])]
            self._stand(seat, at)
            if self.rule.kind == "game":
                self.rest[seat] += self.rule.increment * 1000

    def undone(self, seat: int, steps: int) -> None:
        """A seat has freely taken moves back, and so many steps are left: its clock goes on as if they had never been.

        >>> clocks = Clocks(Clock("game", seconds=60, increment=5), 1)
        >>> clocks.ask([0], 0); clocks.moved(0, 2_000, steps=1); clocks.ask([0], 2_000); clocks.left(0, 2_000)
        63000
        >>> clocks.undone(0, steps=0); clocks.left(0, 3_000)
        57000
        """
        before = self.before[seat]
        while before and before[-1][0] > steps:
            _, self.rest[seat], self.since[seat] = before.pop()

    def _stand(self, seat: int, at: int) -> None:
        left = self.left(seat, at)
        self.rest[seat] = left or 0
        self.since[seat] = None

    def leave(self, seat: int, at: int, late: bool) -> None:
        """A player is away: the clock stands. Whose time ran out has enough for a move on coming back."""
        if self.running:
            if self.since[seat] is not None:
                self._stand(seat, at)
            if late:
                self.rest[seat] = max(self.rest[seat], LEAST)

    def pause(self, ms: int) -> None:
        """Time that counts for nobody."""
        self.since = [None if since is None else since + ms for since in self.since]

    def stop(self, at: int) -> None:
        self.ask([], at)

    def due(self) -> tuple[int, int] | None:
        """The seat whose clock runs out first, and when; None if none ticks."""
        ends = [
            (since + self.rest[seat], seat)
            for seat, since in enumerate(self.since)
            if since is not None and self.running
        ]
        if not ends:
            return None
        at, seat = min(ends)
        return seat, at
