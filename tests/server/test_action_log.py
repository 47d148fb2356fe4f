"""The log has one line for each action; updates, snapshots and replays say the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from ludoteca.core.action_groups import ActionGroups
from ludoteca.core.actions import ActionSpan, ActionText
from ludoteca.core.match import Match
from ludoteca.core.names import Names
from ludoteca.core.text import Words
from ludoteca.games import find, keys
from ludoteca.server.messages import wire
from ludoteca.server.messages.action_log import OPEN_HANDS, ActionLog
from ludoteca.server.messages.presenter import Presenter, sentences_of
from ludoteca.server.tables.replay import replay_frames
from ludoteca.server.tables.table_state import is_private_step
from tests.engine import once

pytestmark = once

WORDS = Words("en")


@pytest.fixture(params=[True, False], ids=["all steps of a turn join", "as the game says"])
def joining(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games as they are, and games in which all steps of a seat in a row are one action."""
    if not request.param:
        return
    for key in keys():
        title = find(key)
        monkeypatch.setattr(title, "joins", lambda self, before, after: True)
        monkeypatch.setattr(
            title, "split_actions", lambda self, events: [ActionSpan(getattr(events[0], "seat", -1) or 0, len(events))]
        )
        monkeypatch.setattr(
            title,
            "describe_action",
            lambda self, events, players, words: ActionText(f"{len(events)} events of {events[0]}.", "events"),
        )


def read_log(presenter: Presenter, seat: int) -> list[wire.LogLine]:
    return msgspec.json.decode(presenter.log(seat), type=list[wire.LogLine])


def random_game(key: str, seed: int, undo: bool = False) -> Iterator[Match]:
    """A match before its first move, after every move, and after some undos."""
    rng = random.Random(f"{key} {seed}")
    match = find(key)(find(key).seat_counts[-1]).deal(seed=seed)
    yield match
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_codes(seat)), seat)
        yield match
        undoing = [seat for seat in range(match.game.seats) if match.actors and match.undoable(seat)]
        if undo and undoing and rng.random() < 0.3:
            match.undo(rng.choice(undoing))
            yield match


class FollowedLog:
    """The log of a reader who starts with a snapshot and then gets an update for each step."""

    def __init__(self, presenter: Presenter, seat: int) -> None:
        self.presenter = presenter
        self.seat = seat
        self.lines = read_log(presenter, seat)
        self.steps = len(presenter.match.steps)

    def update(self) -> None:
        match = self.presenter.match
        new = match.steps[self.steps :]
        self.steps = len(match.steps)
        counted = [step for step in match.steps if step.seat == self.seat or not is_private_step(step)]
        for action in self.presenter.actions(new, self.seat):
            if action.continues and self.lines:
                self.lines.pop()
            if action.text:
                self.lines.append(wire.LogLine(len(counted) - 1, action.seat, [action.text]))


@pytest.mark.usefixtures("joining")
@pytest.mark.parametrize("key", keys())
def test_updates_one_by_one_give_the_log_of_a_snapshot(key: str) -> None:
    for seed in range(2):
        logs: list[FollowedLog] = []
        for match in random_game(key, seed):
            if not logs:
                presenter = Presenter(match, WORDS, False)
                logs = [FollowedLog(presenter, seat) for seat in (-1, 0, 1)]
                continue
            for log in logs:
                log.update()
            if len(match.steps) % 7 == 0 or match.over:
                for log in logs:
                    assert log.lines == read_log(Presenter(match, WORDS, False), log.seat)
        assert len(logs[0].lines) > 10


@pytest.mark.usefixtures("joining")
@pytest.mark.parametrize("key", keys())
def test_the_log_that_is_kept_equals_one_that_is_made_anew_also_after_undos(key: str) -> None:
    kept: Presenter | None = None
    for number, match in enumerate(random_game(key, 5, undo=True)):
        kept = kept or Presenter(match, WORDS, False)
        if number % 3 == 0:
            for seat in (-1, 0):
                assert read_log(kept, seat) == read_log(Presenter(match, WORDS, False), seat)
        if number > 200:
            break
    assert kept is not None
    assert len(kept.match.steps) > 50


@pytest.mark.usefixtures("joining")
@pytest.mark.parametrize("key", keys())
def test_groups_follow_the_match_through_undos(key: str) -> None:
    for number, match in enumerate(random_game(key, 7, undo=True)):
        fresh = ActionGroups(match)
        places = range(len(match.steps))
        assert [match.groups.start_of(at) for at in places] == [fresh.start_of(at) for at in places]
        if number > 80:
            break


@pytest.mark.usefixtures("joining")
@pytest.mark.parametrize("key", keys())
def test_every_event_belongs_to_one_action(key: str) -> None:
    for match in random_game(key, 3):
        presenter = Presenter(match, WORDS, False)
        for seat in (-1, 0, 1):
            actions = presenter.actions(match.steps[-1:], seat)
            assert sum(action.events for action in actions) == len(match.steps[-1].events)


@pytest.mark.parametrize("key", keys())
def test_what_is_described_once_for_all_reads_as_if_it_were_described_for_each(key: str) -> None:
    shared = 0
    for match in random_game(key, 4):
        log = ActionLog(match, WORDS, lambda state, seat: {})
        groups = match.groups.of_steps(match.steps[-1:])
        for seat in range(-1, match.game.seats):
            for group in groups:
                names = Names((each.name for each in match.record.seats), seat)
                events = [visible.for_seat(seat) for step in group.steps for visible in step.events]
                whole = log.of_events(events, names)
                mine = log.of_group(group._replace(earlier=0), seat, views=False)
                assert mine == whole
        if groups and log._public is not None:
            shared += sum(log._public[1].same_for(seat) for seat in range(match.game.seats))
    assert shared > 20


@pytest.mark.usefixtures("joining")
@pytest.mark.parametrize("key", keys())
def test_a_replay_tells_the_same_actions_as_the_log(key: str) -> None:
    match = list(random_game(key, 2))[-1]
    for seat in (-1, 0):
        frames = replay_frames(match.record, seat, False, WORDS)
        lines = [line.sentences[0] for line in read_log(Presenter(match, WORDS, False), seat)]
        assert [sentence for frame in frames for sentence in frame.sentences] == lines
        assert all(frame.sentences == sentences_of(frame.actions) for frame in frames)
        assert not any(action.continues for frame in frames for action in frame.actions)
    opened = replay_frames(match.record, 0, True, WORDS)
    assert all(frame.sentences == sentences_of(frame.actions) for frame in opened)


@pytest.mark.parametrize("key", keys())
def test_with_open_hands_nothing_is_hidden_and_nobody_is_addressed(key: str) -> None:
    match = list(random_game(key, 2))[-1]
    log = ActionLog(match, WORDS, lambda state, seat: {})
    names = Names(each.name for each in match.record.seats)
    for at, step in enumerate(match.steps):
        if not step.events:
            continue
        group = match.groups.of_step(at)
        events = [visible.event for each in group.steps for visible in each.events]
        assert log.of_group(group, OPEN_HANDS, views=False) == log.of_events(events, names)
