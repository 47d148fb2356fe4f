"""The clocks of a table, entry by entry: nobody gains time by undoing moves."""

from __future__ import annotations

import pytest

from ludoteca.server.messages import wire
from ludoteca.server.tables.decisions import decide_away, decide_move, decide_return, decide_undo
from ludoteca.server.tables.entries import (
    AnyLogEntry,
    AwayEntry,
    SeatConfig,
    StartEntry,
    TableConfig,
    UndoEntry,
    encode,
)
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.rows import LogRow
from ludoteca.server.tables.table import Table


class TimedTable:
    """A table with two seats of one person and free undo, whose time the test sets."""

    def __init__(self, clock: wire.ClockSettings) -> None:
        seats = [SeatConfig("person", "Ada", None, 0), SeatConfig("person", "Ada again", None, 0)]
        settings = wire.TableSettings(clock=clock, undo="free")
        self.table = Table("0" * 12, TableConfig("patrician", {}, seats, settings, False, 0, "00" * 32))
        self.now = 0
        self.granted = [0, 0]  # the longest time for which each clock has waited
        self.write(StartEntry())

    def write(self, entry: AnyLogEntry) -> None:
        self.table.apply_row(LogRow(self.table.id, self.table.seq + 1, self.now, encode(entry)))
        for seat in range(2):
            self.granted[seat] = max(self.granted[seat], self.table.clocks.hold_left(seat, self.now))

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.table.running_match.actors[0]

    def turn(self, seconds: int) -> None:
        """Let the seat to act play until it is the other's turn; its first move takes `seconds`."""
        seat = self.seat
        self.now += 1000 * seconds
        while self.seat == seat:
            codes = (self.table.running_match.legal_codes(seat)[0],)
            entry = decide_move(self.table, seat, self.table.seats[seat].question, codes, 0)
            assert not isinstance(entry, int)
            self.write(entry)

    def undo_to(self, seat: int, steps: int) -> None:
        """Let a seat undo moves until `steps` are left."""
        while len(self.table.running_match.steps) > steps:
            for entry in decide_undo(self.table, seat):
                assert isinstance(entry, UndoEntry)
                self.write(entry)

    def left(self, seat: int) -> int:
        left = self.table.clocks.time_left(seat, self.now)
        assert left is not None
        return left


@pytest.mark.parametrize(
    "clock",
    [wire.ClockSettings("move", 60), wire.ClockSettings("game", 60, 30), wire.ClockSettings("days", days=1)],
    ids=lambda c: c.kind,
)
def test_moving_and_undoing_repeatedly_gains_no_time(clock: wire.ClockSettings) -> None:
    """Eight pairs of a move and an undo used to gain 448 seconds: the clock was reset, or the increments were kept."""
    timed = TimedTable(clock)
    seat = timed.seat
    other = 1 - seat
    steps = len(timed.table.running_match.steps)
    for pair in range(1, 9):
        before = timed.left(seat)
        timed.turn(5)
        timed.turn(3)  # the other seat's turn, which is undone, too
        timed.undo_to(seat, steps)
        assert timed.seat == seat
        assert timed.left(seat) == before - 5_000
        if clock.kind == "game":  # the first time the other seat watched what this one did, and never again
            assert timed.left(other) == 60_000 - 3_000 * pair + min(3_000, timed.granted[other])


def test_an_undo_does_not_charge_the_time_of_others() -> None:
    timed = TimedTable(wire.ClockSettings("move", 60))
    seat = timed.seat
    timed.turn(10)
    timed.turn(50)
    timed.undo_to(seat, 1)
    assert timed.left(seat) == 50_000


def test_losing_increments_that_were_already_used_leaves_zero_and_no_debt() -> None:
    timed = TimedTable(wire.ClockSettings("game", 10, 30))
    seat = timed.seat
    timed.turn(8)
    timed.turn(1)
    timed.turn(30)
    timed.undo_to(seat, 1)
    assert timed.left(seat) == 0


def test_undoing_an_answer_after_another_seat_answered_gains_no_time() -> None:
    """When several seats answer at once, the answer of the other seat stays in effect."""
    seats = [SeatConfig("person", f"P{k}", None, k) for k in range(3)]
    taken_back = 0
    for seed in range(6):
        settings = wire.TableSettings(clock=wire.ClockSettings("move", 60), undo="consent")
        table = Table("0" * 12, TableConfig("san_juan", {}, seats, settings, False, 0, f"{seed:064x}"))
        now = 0
        table.apply_row(LogRow(table.id, 1, now, encode(StartEntry())))
        while not table.over and table.seq < 300:
            seat = table.running_match.actors[now // 1000 % len(table.running_match.actors)]
            legal = table.running_match.legal_codes(seat)
            now += 1_000
            moved = decide_move(table, seat, table.seats[seat].question, (legal[now // 1000 % len(legal)],), 0)
            assert not isinstance(moved, int)
            table.apply_row(LogRow(table.id, table.seq + 1, now, encode(moved)))
            for other in range(3):
                if other == seat or not table.running_match.actors or not table.can_undo_freely(other):
                    continue
                before = table.clocks.moves[other][-1:]
                table.apply_row(LogRow(table.id, table.seq + 1, now, encode(UndoEntry(other, True))))
                left = table.clocks.time_left(other, now)
                assert left is not None
                for move in before:
                    assert left <= move.after
                    taken_back += 1
    assert taken_back > 3


def test_going_away_for_a_moment_stops_no_clock() -> None:
    timed = TimedTable(wire.ClockSettings("game", 60))
    seat = timed.seat
    for _ in range(5):
        timed.now += 1_000
        timed.write(decide_away(timed.table, seat, True))
        timed.now += 1_000
        timed.write(decide_away(timed.table, seat, False))
    assert timed.left(seat) == 50_000


def test_a_clock_stops_while_a_bot_plays_for_its_player() -> None:
    timed = TimedTable(wire.ClockSettings("game", 60))
    seat = timed.seat
    timed.now += 1_000
    timed.write(decide_away(timed.table, seat, True))
    timed.turn(20)
    timed.write(decide_away(timed.table, seat, False))
    assert timed.left(seat) == 59_000


def test_a_clock_that_ran_out_costs_a_move() -> None:
    """Returning at once used to give ten more seconds each time."""
    timed = TimedTable(wire.ClockSettings("game", 60))
    seat = timed.seat
    timed.now += 60_000
    timed.write(AwayEntry(seat, True, True))
    with pytest.raises(Refusal) as refused:
        decide_away(timed.table, seat, False)
    assert refused.value.key == "server-late"
    assert decide_return(timed.table, [seat]) == []
    timed.turn(1)
    timed.write(decide_away(timed.table, seat, False))
    assert timed.left(seat) == 10_000
