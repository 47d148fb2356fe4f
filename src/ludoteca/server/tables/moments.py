"""The telling moments of a finished game: the actions that changed somebody's points most."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.core.names import Names, seat_names
from ludoteca.core.record import Record
from ludoteca.core.replay import play_again, walk
from ludoteca.core.text import Words
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.messages.action_log import ActionLog

MOST: Final = 3


class Swing(NamedTuple):
    """A change of a seat's points by one action."""

    step: int  # the last step of the action
    seat: int
    round: int
    before: int
    after: int

    @property
    def size(self) -> int:
        return abs(self.after - self.before)


def moments(record: Record, reader: int, words: Words) -> list[wire.Moment]:
    """The largest swings of a game, in its order, for a reader at a seat (−1: somebody who did not play)."""
    match = play_again(record, find)
    points, rounds = [], []  # after each step
    for position, _ in walk(match):
        points.append([int(position.state.score(seat)) for seat in range(match.game.seats)])
        rounds.append(int(position.state.round_number()))
    ends: dict[int, int] = {}  # the last step of each group, by its first
    for at, step in enumerate(match.steps):
        if step.events:
            ends[match.groups.start_of(at)] = at
    swings = []
    for start, end in ends.items():
        if start == 0:
            continue  # the deal
        changes = [
            Swing(end, seat, rounds[start - 1], before, after)
            for seat, (before, after) in enumerate(zip(points[start - 1], points[end], strict=True))
        ]
        swings.append(max(changes, key=lambda swing: swing.size))
    largest = sorted((swing for swing in swings if swing.size), key=lambda swing: -swing.size)[:MOST]
    log = ActionLog(match, words, lambda state, seat: {})
    names = Names(seat_names((seat.name for seat in record.seats), words), reader)
    return [_moment(log, swing, reader, names) for swing in sorted(largest)]


def _moment(log: ActionLog, swing: Swing, reader: int, names: Names) -> wire.Moment:
    """A swing in words: the sentence of the action, and how the points changed."""
    actions = log.of_group(log.match.groups.of_step(swing.step), reader, views=False)
    described = [action for action in actions if action.text]
    played = [action for action in described if action.round is None]
    # The seat's own action, or what somebody else played; the end of a round only if nothing else was done.
    chosen = [action for action in played if action.seat == swing.seat] or played or described
    text = " ".join(action.text for action in chosen)
    own = len(chosen) == 1 and chosen[0].seat == swing.seat and chosen[0].round is None
    facts = {"before": _signed(swing.before), "after": _signed(swing.after)}
    changed = log.words(
        "server-moment-own" if own else "server-moment", text=text, **names.who(swing.seat), **facts
    ).strip()
    return wire.Moment(swing.step, swing.seat, swing.round, changed)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")
