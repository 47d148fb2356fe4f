"""The replay of a finished game, position by position."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ludoteca.core.match import Match
from ludoteca.core.record import Moved, Record
from ludoteca.core.replay import play_again, walk
from ludoteca.core.text import Words
from ludoteca.core.views import View
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.messages.presenter import Presenter, as_json_object


def replay_frames(
    record: Record, seat: int, open_hands: bool, words: Words, in_words: bool = False
) -> list[wire.ReplayFrame]:
    """The positions of a finished game as one seat saw them, or with all hands open; if wanted, also in words."""
    frames = []
    for position, _ in walk(play_again(record, find)):
        entry = position.record.entries[-1]
        ms = entry.ms if isinstance(entry, Moved) else 0
        presenter = Presenter(position, words, False)
        frame = replay_frame(presenter, seat, open_hands, ms)
        if in_words:
            frame = msgspec.structs.replace(frame, words=frame_words(presenter, seat, open_hands))
        frames.append(frame)
    return frames


def replay_frame(presenter: Presenter, seat: int, open_hands: bool, ms: int) -> wire.ReplayFrame:
    """The current position of the presenter's match."""
    match = presenter.match
    last = match.steps[-1]
    if open_hands:
        events = [cast("dict[str, Any]", visible.event) for visible in last.events]
        sentences = presenter.describe([visible.event for visible in last.events])
        view = open_view(match, seat)
    else:
        events = presenter.events([last], seat)
        sentences = presenter.sentences([last], seat)
        view = presenter.view(seat)
    notation = presenter.game.notation(last.code) if last.code >= 0 else ""
    return wire.ReplayFrame(len(match.steps) - 1, last.seat, notation, ms, sentences, events, view)


def frame_words(presenter: Presenter, seat: int, open_hands: bool) -> wire.TableWords:
    """The current position in words."""
    match = presenter.match
    views = [match.view(other) for other in range(match.game.seats)] if open_hands else ()
    return presenter.table_words(seat, views)


def open_view(match: Match, seat: int) -> dict[str, Any]:
    """The table with all hands open: each seat's part comes from that seat's own view."""
    view: View = match.view(max(seat, 0))
    view.open_hands([match.view(other) for other in range(match.game.seats)])
    view.seat = seat
    return as_json_object(view)
