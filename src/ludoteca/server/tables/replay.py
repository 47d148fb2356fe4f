"""The replay of a finished game, position by position."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ludoteca.core.engine.state import State
from ludoteca.core.game import Game
from ludoteca.core.record import Moved, Record
from ludoteca.core.replay import play_again, walk
from ludoteca.core.text import Words
from ludoteca.core.views import View
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.messages.action_log import OPEN_HANDS, ActionLog
from ludoteca.server.messages.presenter import Presenter, as_json_object, sentences_of


def replay_frames(
    record: Record, seat: int, open_hands: bool, words: Words, in_words: bool = False
) -> list[wire.ReplayFrame]:
    """The positions of a finished game as one seat saw them, or with all hands open; if wanted, also in words."""
    frames = []
    match = play_again(record, find)
    reader = OPEN_HANDS if open_hands else seat
    log = ActionLog(match, words, lambda state, _: _picture(match.game, state, seat, open_hands))
    presenter: Presenter | None = None
    for position, _ in walk(match):
        if presenter is None:
            presenter = Presenter(position, words, False)  # all positions are one match that is played on
        entry = position.record.entries[-1]
        ms = entry.ms if isinstance(entry, Moved) else 0
        actions = actions_of_frame(log, len(position.steps) - 1, reader)
        frame = replay_frame(presenter, seat, open_hands, ms, actions)
        if in_words:
            frame = msgspec.structs.replace(frame, words=frame_words(presenter, seat, open_hands))
        frames.append(frame)
    return frames


def actions_of_frame(log: ActionLog, at: int, reader: int) -> list[wire.ActionInfo]:
    """The actions that are complete with a step: those of several steps stand in the frame of the last one."""
    groups, steps = log.match.groups, log.match.steps
    if not steps[at].events:
        return []
    later = next((k for k in range(at + 1, len(steps)) if steps[k].events), None)
    if later is not None and groups.start_of(later) == groups.start_of(at):
        return []
    return log.of_group(groups.of_step(at), reader)


def replay_frame(
    presenter: Presenter, seat: int, open_hands: bool, ms: int, actions: list[wire.ActionInfo]
) -> wire.ReplayFrame:
    """The current position of the presenter's match."""
    match = presenter.match
    last = match.steps[-1]
    if open_hands:
        events = [cast("dict[str, Any]", visible.event) for visible in last.events]
        view = open_view(match.game, match.state, seat)
    else:
        events = presenter.events([last], seat)
        view = presenter.view(seat)
    notation = presenter.game.notation(last.code) if last.code >= 0 else ""
    sentences = sentences_of(actions)
    number = len(match.steps) - 1
    round_number = match.game.round_of(cast("View", view))
    return wire.ReplayFrame(
        number, last.seat, notation, ms, sentences, events, view, actions=actions, round=round_number
    )


def frame_words(presenter: Presenter, seat: int, open_hands: bool) -> wire.TableWords:
    """The current position in words."""
    match = presenter.match
    views = [match.view(other) for other in range(match.game.seats)] if open_hands else ()
    return presenter.table_words(seat, views)


def open_view(game: Game, state: State, seat: int) -> dict[str, Any]:
    """The table with all hands open: each seat's part comes from that seat's own view."""
    view: View = game.view(state, max(seat, 0))
    view.open_hands([game.view(state, other) for other in range(game.seats)])
    view.seat = seat
    return as_json_object(view)


def _picture(game: Game, state: State, seat: int, open_hands: bool) -> dict[str, Any]:
    return open_view(game, state, seat) if open_hands else as_json_object(game.view(state, seat))
