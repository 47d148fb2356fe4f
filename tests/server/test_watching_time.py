"""What a page still has to show costs nobody clock: one grant for each action, the same for all."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy

import pytest

from ludoteca.core.action_groups import public_events
from ludoteca.core.actions import ACTION_MS, ROUND_END_MS, ActionSpan, standard_dwell
from ludoteca.core.match import Step
from ludoteca.games import find, keys
from ludoteca.server.messages import wire
from ludoteca.server.tables import table as table_module
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.decisions import decide_move
from ludoteca.server.tables.entries import (
    AnyLogEntry,
    AwayEntry,
    PauseEntry,
    SeatConfig,
    StartEntry,
    TableConfig,
    UndoEntry,
    encode,
)
from ludoteca.server.tables.rows import LogRow
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.watching_time import dwell_for
from tests.engine import once

pytestmark = once

MINUTE = wire.ClockSettings("move", 60)
CLOCKS = (MINUTE, wire.ClockSettings("game", 600, 5), wire.ClockSettings("days", days=1))


class Log:
    """A table whose entries and times the test chooses; every row can be applied again."""

    def __init__(self, key: str, clock: wire.ClockSettings, secret: int, seats: int = 3) -> None:
        named = [SeatConfig("person", f"P{k}", None, k) for k in range(seats)]
        settings = wire.TableSettings(clock=clock, undo="free", forced=False)
        self.config = TableConfig(key, {}, named, settings, False, 0, f"{secret:064x}")
        self.rows: list[LogRow] = []
        self.table = Table("0" * 12, self.config)
        self.now = 0
        self.write(StartEntry())

    def write(self, entry: AnyLogEntry) -> None:
        self.rows.append(LogRow(self.table.id, self.table.seq + 1, self.now, encode(entry)))
        self.table.apply_row(self.rows[-1])

    def again(self) -> Table:
        """The table as another worker has it, or this one after a restart."""
        table = Table("0" * 12, self.config)
        for row in self.rows:
            table.apply_row(row)
        return table

    @property
    def clocks(self) -> Clocks:
        return self.table.clocks

    def play(self, rng: random.Random) -> int:
        """Let somebody make a move; returns the seat."""
        match = self.table.running_match
        seat = rng.choice(match.actors)
        code = rng.choice(match.legal_codes(seat))
        entry = decide_move(self.table, seat, self.table.seats[seat].question, (code,), 0)
        assert not isinstance(entry, int)
        self.write(entry)
        return seat

    def holds(self) -> list[int]:
        return [self.clocks.hold_left(seat, self.now) for seat in range(len(self.table.seats))]


def spans_of_steps(log: Log, steps: list[Step]) -> list[ActionSpan]:
    """The actions of steps that are joined as the game says, worked out without the groups of the match."""
    game = log.table.game
    groups: list[list[Step]] = []
    for step in (step for step in steps if step.events):
        joins = bool(groups) and groups[-1][-1].seat == step.seat
        if joins and game.joins(public_events(groups[-1]), public_events([step])):
            groups[-1].append(step)
        else:
            groups.append([step])
    return [span for group in groups for span in game.split_actions(public_events(group))]


@pytest.mark.parametrize("key", keys())
def test_a_clock_waits_for_the_actions_since_the_seats_last_move(key: str) -> None:
    checked = held = 0
    for secret in range(4):
        rng = random.Random(f"{key} {secret}")
        log = Log(key, MINUTE, secret)
        last_move = dict.fromkeys(range(3), 1)  # for each seat the number of steps before its last move
        for _ in range(150):
            before = list(log.clocks.since)
            steps = len(log.table.running_match.steps)
            log.now += 1 + rng.randrange(20_000)
            last_move[log.play(rng)] = steps
            if log.table.over:
                break
            for seat, since in enumerate(log.clocks.since):
                if since is None or since == before[seat]:
                    continue  # this clock has not started now
                spans = spans_of_steps(log, log.table.running_match.steps[last_move[seat] :])
                assert log.clocks.hold_left(seat, log.now) == dwell_for(seat, spans)
                checked += 1
                held += since > log.now
    assert checked > 50
    assert held > 50


def test_own_actions_need_no_watching_but_the_end_of_a_round_does() -> None:
    spans = [ActionSpan(0, 2), ActionSpan(1, 1), ActionSpan(0, 1, ends_round=True), ActionSpan(-1, 4, shown=False)]
    assert dwell_for(0, spans) == ACTION_MS + ROUND_END_MS
    assert dwell_for(1, spans) == ACTION_MS + ROUND_END_MS
    assert dwell_for(2, spans) == standard_dwell(spans) == 2 * ACTION_MS + ROUND_END_MS


def test_players_find_the_deal_on_the_table_and_their_clock_ticks_at_once() -> None:
    assert Log("patrician", MINUTE, 1).holds() == [0, 0, 0]


def test_tables_without_clocks_work_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(table_module, "watching_time", lambda match, first: asked.append(first))
    log = Log("patrician", wire.ClockSettings(), 1)
    log.play(random.Random(1))
    assert not asked
    assert log.holds() == [0, 0, 0]


def test_an_action_of_several_steps_is_granted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card, its floor and a card taken, played one by one, count as often as the game counts them."""
    title = find("patrician")
    monkeypatch.setattr(title, "joins", lambda self, before, after: True)
    monkeypatch.setattr(title, "split_actions", lambda self, events: [ActionSpan(events[0].seat, len(events))])
    log = Log("patrician", MINUTE, 3)
    first = log.table.running_match.actors[0]
    rng = random.Random(3)
    while log.table.running_match.actors == (first,):
        log.play(rng)
    second = log.table.running_match.actors[0]
    assert len(log.table.running_match.steps) > 2
    assert log.clocks.hold_left(second, log.now) == ACTION_MS


@pytest.mark.parametrize("key", keys())
def test_after_an_undo_nothing_is_granted_again(key: str) -> None:
    undone = 0
    for secret in range(6):
        rng = random.Random(f"{key} undo {secret}")
        log = Log(key, MINUTE, secret)
        for _ in range(25):
            log.play(rng)
        marks = log.table.running_match.groups.count
        log.now += 100_000  # everybody has seen everything
        for seat in range(3):
            if not any(step.seat == seat and not step.forced for step in log.table.running_match.steps):
                continue
            log.write(UndoEntry(seat, False))
            assert log.holds() == [0, 0, 0]
            while log.table.running_match.groups.count < marks:
                log.play(rng)
                assert log.holds() == [0, 0, 0]
                undone += 1
    assert undone > 20


def without_grants(log: Log, monkeypatch: pytest.MonkeyPatch) -> Table:
    with monkeypatch.context() as patch:
        patch.setattr(table_module, "watching_time", lambda match, first: [0] * match.game.seats)
        return log.again()


def entry_of(log: Log, rng: random.Random) -> AnyLogEntry | None:
    """Something besides a move that can happen at a table."""
    table = log.table
    seat = rng.randrange(len(table.seats))
    kinds: list[Callable[[], AnyLogEntry]] = [lambda: PauseEntry(rng.randrange(5_000))]
    if table.seats[seat].away:
        return AwayEntry(seat, False)
    if table.can_undo_freely(seat):
        kinds.append(lambda: UndoEntry(seat, True))
    elif any(step.seat == seat and not step.forced for step in table.running_match.steps):
        kinds.append(lambda: UndoEntry(seat, False))
    kinds.append(lambda: AwayEntry(seat, True))
    return rng.choice(kinds)()


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
@pytest.mark.parametrize("key", keys())
def test_grants_only_add_time_and_every_worker_computes_the_same(
    key: str, clock: wire.ClockSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(f"{key} {clock.kind}")
    log = Log(key, clock, 5)
    for number in range(120):
        if log.table.over:
            break
        log.now += rng.randrange(8_000)
        entry = entry_of(log, rng) if rng.random() < 0.2 else None
        if entry is None:
            log.play(rng)
        else:
            log.write(entry)
        if number % 6:
            continue
        restarted, bare = log.again().clocks, without_grants(log, monkeypatch).clocks
        assert (restarted.since, restarted.remaining, restarted.to_watch) == (
            log.clocks.since,
            log.clocks.remaining,
            log.clocks.to_watch,
        )
        for seat in range(3):
            for now in (log.now, log.now + rng.randrange(20_000)):
                left, plain = log.clocks.time_left(seat, now), bare.time_left(seat, now)
                assert left is not None
                assert plain is not None
                assert left >= plain
            later = log.now + log.clocks.hold_left(seat, log.now)
            assert log.clocks.time_left(seat, later) == log.clocks.time_left(seat, log.now)
        due = log.clocks.next_timeout()
        if due is not None:
            seat, at = due
            assert log.clocks.time_left(seat, at) == 0
            assert at <= log.now or log.clocks.time_left(seat, at - 1)


def test_a_player_who_leaves_while_the_clock_waits_and_returns_has_lost_nothing() -> None:
    clocks = Clocks(MINUTE, 2)
    clocks.watch([0, 5_000])
    clocks.run_only([1], 10_000)
    stayed = copy(clocks.since)
    clocks.leave(1, 11_000, late=False)
    clocks.run_only([], 11_000)
    assert clocks.time_left(1, 20_000) == 60_000
    clocks.run_only([1], 12_000)
    assert clocks.since == stayed
    assert (clocks.hold_left(1, 12_000), clocks.time_left(1, 16_000)) == (3_000, 59_000)


def test_a_move_made_while_the_clock_waits_costs_nothing_and_saves_nothing() -> None:
    clocks = Clocks(wire.ClockSettings("game", 60), 2)
    clocks.watch([9_000, 0])
    clocks.run_only([0], 0)
    clocks.stop_after_move(0, 1_000, entry=1)
    clocks.run_only([0], 1_000)
    assert (clocks.time_left(0, 1_000), clocks.hold_left(0, 1_000)) == (60_000, 0)


def test_a_question_that_an_undo_withdraws_costs_no_watching_time() -> None:
    clocks = Clocks(MINUTE, 3)
    clocks.watch([0, 9_000, 0])
    clocks.run_only([1], 10_000)
    clocks.run_only([0], 11_000)  # the move before was taken back freely
    clocks.stop_after_move(0, 12_000, entry=1)
    clocks.run_only([1], 12_000)
    assert clocks.hold_left(1, 12_000) == 8_000
