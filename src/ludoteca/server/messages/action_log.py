"""The actions of a match in words: what an update shows one after the other, and the lines of the log.

Most actions read the same for everybody who is not named in them, so they are described once for all of these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ludoteca.core.action_groups import Group
from ludoteca.core.actions import ActionText
from ludoteca.core.engine.state import State
from ludoteca.core.events import EVERYBODY, Event
from ludoteca.core.game import SPECTATOR
from ludoteca.core.match import Match, Step
from ludoteca.core.names import Names, WatchedNames, seat_names
from ludoteca.core.text import Words
from ludoteca.server.messages import wire

SILENT: Final = ActionText("", "")
OPEN_HANDS: Final = -2  # a reader who sees all hands, after the game

ViewOf = Callable[[State, int], dict[str, Any]]


class ActionLog:
    """Describes the actions of one match in one language."""

    def __init__(self, match: Match, words: Words, view_of: ViewOf) -> None:
        self.match = match
        self.game = match.game
        self.words = words
        self._view_of = view_of
        self._groups: tuple[list[Step], list[Group]] | None = None  # the steps that were asked for last, with theirs
        # The last group as everybody reads it who is not named in it.
        self._public: tuple[Step, WatchedNames, list[wire.ActionInfo]] | None = None
        # Whether its events that were sent before have a line: its last step, their number, the answer.
        self._earlier: tuple[Step, int, bool] | None = None

    def actions(self, steps: Sequence[Step], seat: int) -> list[wire.ActionInfo]:
        """The actions of some steps of the match, as a seat may know them.

        If the steps begin in the middle of an action, the first one describes all of it and `continues` what was sent.
        """
        if self._groups is None or not _same(self._groups[0], steps):
            self._groups = list(steps), self.match.groups.of_steps(steps)
        return [action for group in self._groups[1] for action in self.of_group(group, seat)]

    def of_group(self, group: Group, seat: int, views: bool = True) -> list[wire.ActionInfo]:
        """The actions of a group, without those that were sent before."""
        actions = self._described(group, seat) if any(step.events for step in group.steps) else []
        if group.earlier:
            actions = _since(actions, group.earlier, self._has_line(group, seat))
        pictures = _pictures(group.steps) if views else {}
        if not pictures:
            return actions
        with_views = []
        at, last = group.earlier, sum(len(step.events) for step in group.steps)
        for action in actions:
            at += action.events
            picture = pictures.get(at) if at < last else None
            if picture is not None:
                action = msgspec.structs.replace(action, view=self._view_of(picture, seat))
            with_views.append(action)
        return with_views

    def _described(self, group: Group, seat: int) -> list[wire.ActionInfo]:
        if seat == OPEN_HANDS:
            events = [visible.event for step in group.steps for visible in step.events]
            return self.of_events(events, self._names(SPECTATOR))
        if _knows_more(group.steps, seat):
            return self._of_seat(group, seat)
        if self._public is None or self._public[0] is not group.steps[-1]:
            names = WatchedNames(self._names(SPECTATOR))
            described = self.of_events(_seen(group.steps, SPECTATOR), names)
            self._public = group.steps[-1], names, described
        _, names, described = self._public
        return described if names.same_for(seat) else self._of_seat(group, seat)

    def _has_line(self, group: Group, seat: int) -> bool:
        """Whether the events that were sent before have a line in the log: the same for all who see the same."""
        if _knows_more(group.steps, seat):
            return self._ends_with_text(_seen(group.steps, seat)[: group.earlier])
        last = group.steps[-1]
        if self._earlier is None or self._earlier[0] is not last or self._earlier[1] != group.earlier:
            has_line = self._ends_with_text(_seen(group.steps, SPECTATOR)[: group.earlier])
            self._earlier = last, group.earlier, has_line
        return self._earlier[2]

    def _ends_with_text(self, events: Sequence[Event]) -> bool:
        actions = self.of_events(events, self._names(SPECTATOR))
        return bool(actions and actions[-1].text)

    def _of_seat(self, group: Group, seat: int) -> list[wire.ActionInfo]:
        return self.of_events(_seen(group.steps, seat), self._names(seat))

    def of_events(self, events: Sequence[Event], names: Names) -> list[wire.ActionInfo]:
        """The actions of events that belong together."""
        game, words = self.game, self.words
        actions: list[wire.ActionInfo] = []
        at = 0
        for span in game.split_actions(events):
            part = events[at : at + span.events]
            at += span.events
            described = game.describe_action(part, names, words)
            text = described or SILENT
            actions.append(
                wire.ActionInfo(
                    span.seat,
                    span.events,
                    *(text.text, text.short, text.sign, text.about, list(text.gains)),
                    span.shown and described is not None,
                    None,
                    # The sentences before it give the reason: which card was the last, and what it changed.
                    game.describe_round(events[:at], names, words) if span.ends_round else None,
                )
            )
        return actions

    def _names(self, seat: int) -> Names:
        return Names(seat_names((each.name for each in self.match.record.seats), self.words), seat)


def _same(steps: Sequence[Step], others: Sequence[Step]) -> bool:
    return len(steps) == len(others) and all(step is other for step, other in zip(steps, others, strict=True))


def _seen(steps: Sequence[Step], seat: int) -> list[Event]:
    return [visible.for_seat(seat) for step in steps for visible in step.events]


def _knows_more(steps: Sequence[Step], seat: int) -> bool:
    """Whether a seat sees more of the events than a spectator."""
    if seat < 0:
        return False
    return any(
        visible.audience != EVERYBODY and visible.audience >> seat & 1 for step in steps for visible in step.events
    )


def _since(actions: Sequence[wire.ActionInfo], earlier: int, has_line: bool) -> list[wire.ActionInfo]:
    """The actions that have events after the first ones, which were sent before and may have a line in the log."""
    later = []
    at = 0
    for action in actions:
        begun = at
        at += action.events
        if begun >= earlier:
            later.append(action)
        elif at > earlier:
            later.append(msgspec.structs.replace(action, events=at - earlier, continues=has_line))
    return later


def _pictures(steps: Sequence[Step]) -> dict[int, State]:
    """The positions in the middle of steps, each by the number of events before it."""
    pictures: dict[int, State] = {}
    done = 0
    for step in steps:
        for after, picture in step.pictures:
            pictures[done + after] = picture
        done += len(step.events)
    return pictures
