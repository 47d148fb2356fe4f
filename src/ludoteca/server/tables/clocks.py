"""Clocks: how much time each seat has left. Several clocks may tick at once.

All times are milliseconds since 1970. They come from the rows of the log, so that every worker and every restart
computes the same clocks. A clock that starts while its player's page still shows what the others did starts later: its
`since` may lie in the future.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from ludoteca.server.messages.wire import ClockSettings

DAY: Final = 86_400_000
LEAST: Final = 10_000  # the time that a player gets who returns after their clock ran out
GRACE: Final = 60_000  # the shortest time for which an absent player's seat is theirs alone
LONGEST_GRACE: Final = 300_000  # the longest, with a clock for the whole game


class TimedMove(NamedTuple):
    """A seat's remaining time when a question was asked and when its move answered it, without the increment."""

    entry: int  # the place of the move in the record
    before: int
    after: int


def now_ms() -> int:
    """The current time, as every entry of a log carries it."""
    return time.time_ns() // 1_000_000


class Clocks:
    """The clocks of one table.

    >>> clocks = Clocks(ClockSettings("game", seconds=60, increment=5), 2)
    >>> clocks.run_only([0], 1_000)
    >>> clocks.time_left(0, 11_000), clocks.is_ticking(0), clocks.time_left(1, 11_000)
    (50000, True, 60000)
    >>> clocks.stop_after_move(0, 11_000); clocks.run_only([1], 11_000)
    >>> clocks.time_left(0, 99_000), clocks.next_timeout()
    (55000, (1, 71000))
    """

    def __init__(self, rule: ClockSettings, seats: int) -> None:
        self.rule = rule
        full = {"none": 0, "move": rule.seconds * 1000, "game": rule.seconds * 1000, "days": rule.days * DAY}
        self.full = full[rule.kind]
        self.remaining = [self.full] * seats
        self.since: list[int | None] = [None] * seats  # when each clock started to tick, or will start
        self.to_watch = [0] * seats  # milliseconds of others' actions since each seat's last move
        self.answered = [True] * seats  # whether the next question to a seat is a new one
        self.moves: list[list[TimedMove]] = [[] for _ in range(seats)]  # of the moves in effect
        # For each player who left while thinking: when they started to think, and what they had left.
        self.paused: list[tuple[int, int] | None] = [None] * seats

    @property
    def enabled(self) -> bool:
        return self.full > 0

    def time_left(self, seat: int, now: int) -> int | None:
        """The time a seat has left; None if the table has no clocks."""
        if not self.enabled:
            return None
        since, paused = self.since[seat], self.paused[seat]
        if paused is not None:
            return paused[1]
        return max(0, self.remaining[seat] - (max(0, now - since) if since is not None else 0))

    def hold_left(self, seat: int, now: int) -> int:
        """How long a seat's clock still waits before it ticks.

        >>> clocks = Clocks(ClockSettings("move", seconds=60), 2)
        >>> clocks.watch([0, 2_700]); clocks.run_only([1], 10_000)
        >>> clocks.hold_left(1, 11_000), clocks.time_left(1, 12_700), clocks.time_left(1, 13_700)
        (1700, 60000, 59000)
        """
        since = self.since[seat]
        return max(0, since - now) if self.enabled and since is not None else 0

    def watch(self, times: Sequence[int]) -> None:
        """Each seat has so many milliseconds of others' actions to watch before its next move."""
        self.to_watch = [before + more for before, more in zip(self.to_watch, times, strict=True)]

    def is_ticking(self, seat: int) -> bool:
        return self.enabled and self.since[seat] is not None

    def run_only(self, seats: list[int], at: int) -> None:
        """Let the clocks of the seats that are to act tick, and stop all others."""
        if not self.enabled:
            return
        for seat, since in enumerate(self.since):
            paused = self.paused[seat]
            if seat in seats:
                if paused is not None:  # back at the same question: their time kept running
                    self.since[seat], self.paused[seat] = paused[0], None
                elif since is None:
                    self.since[seat] = at + self.to_watch[seat]
                    self.to_watch[seat] = 0
                    if self.rule.kind != "game" and self.answered[seat]:
                        self.remaining[seat] = self.full
                    self.answered[seat] = False
            elif since is not None:
                self.to_watch[seat] += max(0, since - at)  # asked again after an undo, the clock waits for the rest
                self._stop(seat, at)
                self.answered[seat] = True

    def stop_after_move(self, seat: int, at: int, entry: int = 0) -> None:
        """Stop the clock of a seat that has moved, and add the increment. `entry` is the move's place in the record."""
        self.answered[seat] = True
        self.to_watch[seat] = 0
        self._end_pause(seat)
        if self.since[seat] is not None:
            before = self.remaining[seat]
            self._stop(seat, at)
            self.moves[seat].append(TimedMove(entry, before, self.remaining[seat]))
            if self.rule.kind == "game":
                self.remaining[seat] += self.rule.increment * 1000

    def _end_pause(self, seat: int) -> None:
        """The question that a player left has been answered: no time passed for them while they were away."""
        paused = self.paused[seat]
        if paused is not None:
            self.remaining[seat], self.paused[seat] = paused[1], None

    def undo_freely(self, seat: int, at: int, entries: Collection[int]) -> None:
        """A seat took these moves back freely: its clock continues as if they had never been made.

        >>> clocks = Clocks(ClockSettings("game", seconds=60, increment=5), 1)
        >>> clocks.run_only([0], 0); clocks.stop_after_move(0, 2_000, entry=1)
        >>> clocks.run_only([0], 2_000); clocks.time_left(0, 2_000)
        63000
        >>> clocks.undo_freely(0, 2_500, [1]); clocks.time_left(0, 3_000)
        57000
        """
        undone = self._remove_moves(seat, entries)
        if undone and self.rule.kind == "game":
            self._take_increments_back(seat, len(undone))
        elif undone:
            since = self.since[seat]
            spent = sum(move.before - move.after for move in undone[:-1])
            spent += 0 if since is None else max(0, at - since)
            self.remaining[seat], self.since[seat] = max(0, undone[-1].after - spent), at

    def undo_with_consent(self, at: int, entries: Collection[int]) -> None:
        """These moves were taken back beyond the horizon: nobody gains time by it, and there is nothing left to watch.

        The time spent on the moves stays spent. A clock for the whole game loses their increments. A clock for each
        move continues with what was left when the move was made. Time that passed for others does not count.

        >>> clocks = Clocks(ClockSettings("move", seconds=60), 2)
        >>> clocks.run_only([0], 0); clocks.stop_after_move(0, 50_000, entry=1); clocks.run_only([1], 50_000)
        >>> clocks.undo_with_consent(80_000, [1]); clocks.run_only([0], 80_000); clocks.time_left(0, 80_000)
        10000
        """
        for seat in range(len(self.remaining)):
            self._end_pause(seat)
            self.to_watch[seat] = 0
            if (since := self.since[seat]) is not None:
                self.since[seat] = min(since, at)
            undone = self._remove_moves(seat, entries)
            if undone and self.rule.kind == "game":
                self._take_increments_back(seat, len(undone))
            elif undone:
                self.remaining[seat], self.since[seat], self.answered[seat] = undone[-1].after, None, False

    def _remove_moves(self, seat: int, entries: Collection[int]) -> list[TimedMove]:
        """Remove a seat's moves that are no longer in effect and return them, the last first."""
        removed = []
        while self.moves[seat] and self.moves[seat][-1].entry in entries:
            removed.append(self.moves[seat].pop())
        return removed

    def _take_increments_back(self, seat: int, count: int) -> None:
        self.remaining[seat] = max(0, self.remaining[seat] - count * self.rule.increment * 1000)

    def _stop(self, seat: int, at: int) -> None:
        self.remaining[seat] = self.time_left(seat, at) or 0
        self.since[seat] = None

    def leave(self, seat: int, at: int, late: bool) -> None:
        """A player is away: their clock stops, unless they return before a bot has moved for them.

        A player whose time ran out can return only after the bot's move, and then has enough time for one move.
        """
        if self.enabled:
            since = self.since[seat]
            if since is not None and not late:
                self.paused[seat] = since, self.time_left(seat, at) or 0
                self.since[seat] = None
            elif since is not None:
                self._stop(seat, at)
            if late:
                self.remaining[seat] = max(self.remaining[seat], LEAST)

    def grace(self, seat: int, now: int) -> int:
        """For how many milliseconds a player may be absent before others may ask a bot to play for them.

        At least a minute. With a clock for each move it is the time for a move, even if that is days; with a clock for
        the whole game it is the time left, up to five minutes.

        >>> Clocks(ClockSettings(), 1).grace(0, 0), Clocks(ClockSettings("move", seconds=90), 1).grace(0, 0)
        (60000, 90000)
        >>> Clocks(ClockSettings("game", seconds=3600), 1).grace(0, 0)
        300000
        >>> Clocks(ClockSettings("days", days=2), 1).grace(0, 0) // DAY
        2
        """
        if self.rule.kind == "game":
            return max(GRACE, min(self.time_left(seat, now) or 0, LONGEST_GRACE))
        return max(GRACE, self.full)

    def pause(self, ms: int) -> None:
        """Let these milliseconds count for nobody."""
        self.since = [None if since is None else since + ms for since in self.since]
        self.paused = [None if paused is None else (paused[0] + ms, paused[1]) for paused in self.paused]

    def stop_all(self, at: int) -> None:
        self.run_only([], at)

    def next_timeout(self) -> tuple[int, int] | None:
        """The seat whose clock runs out first, and when; None if no clock ticks."""
        ends = [
            (since + self.remaining[seat], seat)
            for seat, since in enumerate(self.since)
            if since is not None and self.enabled
        ]
        if not ends:
            return None
        at, seat = min(ends)
        return seat, at
