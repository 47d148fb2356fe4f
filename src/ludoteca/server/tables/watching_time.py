"""Watching time: how long a page shows the actions of others, which never costs a player clock (ADR 15).

It is the standard dwell of the actions, computed from what everybody sees of the log: equal for all players, whatever
speed their pages have.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.action_groups import Group, public_events
from ludoteca.core.actions import ActionSpan, standard_dwell
from ludoteca.core.game import Game
from ludoteca.core.match import Match


def watching_time(match: Match, first: int) -> list[int]:
    """For each seat the milliseconds to watch what the others do in the steps from place `first` on."""
    seats = range(match.game.seats)
    times = [0] * len(seats)
    for group in match.groups.of_steps(match.steps[first:]):
        spans, earlier = spans_of(match.game, group)
        for seat in seats:
            # An action that goes on is still one action.
            times[seat] += max(0, dwell_for(seat, spans) - dwell_for(seat, earlier))
    return times


def spans_of(game: Game, group: Group) -> tuple[list[ActionSpan], list[ActionSpan]]:
    """The actions of a group, and those that its first steps made alone."""
    events = public_events(group.steps)
    return game.split_actions(events), game.split_actions(events[: group.earlier]) if group.earlier else []


def dwell_for(seat: int, spans: Sequence[ActionSpan]) -> int:
    """How long a seat watches actions: its own need no watching, but the count at the end of a round does."""
    return standard_dwell(span for span in spans if span.seat != seat or span.ends_round)
