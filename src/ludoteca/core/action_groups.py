"""The steps of a match in groups: those that continue one action, such as a card and its payment, belong together.

The groups depend only on what everybody sees. Steps without events belong to no group and separate none: in some games
the others may not even know of them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ludoteca.core.actions import SPECTATOR_SEAT, ActionSpan
from ludoteca.core.events import Event

if TYPE_CHECKING:
    from ludoteca.core.match import Match, Step

NO_STEP: Final = -1


class Group(NamedTuple):
    """Steps that are described together."""

    start: int  # the place of the first one in the match
    end: int  # and the place after the last one
    steps: tuple[Step, ...]
    earlier: int = 0  # how many of their events came before the steps that were asked for


class ActionGroups:
    """The groups of one match. They follow its steps, also after an undo."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._steps: list[Step] = []
        self._starts: list[int] = []  # for each step the place of the first step of its group
        self._last: list[int] = []  # for each step the last place up to it that has events
        self._counts: list[int] = []  # for each step how many steps up to it have events

    @property
    def count(self) -> int:
        """How many steps have events: everybody may know this number."""
        self._update()
        return self._counts[-1]

    def place_after(self, count: int) -> int:
        """The place after the first so many steps with events."""
        self._update()
        return bisect_right(self._counts, count)

    def start_of(self, at: int) -> int:
        """The place of the first step of a step's group."""
        self._update()
        return self._starts[at]

    def of_step(self, at: int) -> Group:
        """The group of the step at a place, as far as this step.

        >>> import ludoteca
        >>> match = ludoteca.game("patrician", seats=2).deal(seed=1)
        >>> ActionGroups(match).of_step(0)[:2]
        (0, 1)
        """
        self._update()
        start = self._starts[at]
        places = range(start, at + 1)
        steps = tuple(self._steps[k] for k in places if self._starts[k] == start and (k == at or self._steps[k].events))
        return Group(start, at + 1, steps)

    def of_steps(self, steps: Sequence[Step]) -> list[Group]:
        """The groups of some steps of the match, which may begin in the middle of one."""
        self._update()
        wanted = [step for step in steps if step.events]
        if not wanted:
            return []
        first = len(self._steps) - 1
        while first > 0 and self._steps[first] is not wanted[0]:
            first -= 1
        ends: dict[int, int] = {}  # the last step of each group, by its first
        for at in range(first, len(self._steps)):
            if self._steps[at].events:
                ends[self._starts[at]] = at
            if self._steps[at] is wanted[-1]:
                break
        groups = []
        for end in ends.values():
            group = self.of_step(end)
            earlier = sum(
                len(self._steps[k].events) for k in range(group.start, first) if self._starts[k] == group.start
            )
            groups.append(group._replace(earlier=earlier))
        return groups

    def spans(self, at: int) -> list[ActionSpan]:
        """The actions of the group of the step at a place, as far as this step."""
        return self.match.game.split_actions(public_events(self.of_step(at).steps))

    def _update(self) -> None:
        """Follow the match: forget steps that were taken back, and place new ones."""
        steps = self.match.steps
        known = self._steps
        while known and (len(known) > len(steps) or known[-1] is not steps[len(known) - 1]):
            known.pop()
            self._starts.pop()
            self._last.pop()
            self._counts.pop()
        for at in range(len(known), len(steps)):
            step = steps[at]
            before = self._last[-1] if self._last else NO_STEP
            start = at
            if step.events and before != NO_STEP and steps[before].seat == step.seat and self._joins(before, step):
                start = self._starts[before]
            known.append(step)
            self._starts.append(start)
            self._last.append(at if step.events else before)
            self._counts.append(bool(step.events) + (self._counts[-1] if self._counts else 0))

    def _joins(self, before: int, step: Step) -> bool:
        start = self._starts[before]
        group = [self._steps[k] for k in range(start, before + 1) if self._starts[k] == start]
        return self.match.game.joins(public_events(group), public_events([step]))


def public_events(steps: Sequence[Step]) -> list[Event]:
    """The events of steps as everybody sees them."""
    return [visible.for_seat(SPECTATOR_SEAT) for step in steps for visible in step.events]
