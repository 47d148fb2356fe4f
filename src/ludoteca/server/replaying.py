"""A finished game, position by position."""

from __future__ import annotations

from typing import Any, cast

from ludoteca.core.game import SPECTATOR
from ludoteca.core.match import Match
from ludoteca.core.record import Moved, Record
from ludoteca.core.replay import play_again
from ludoteca.core.sets import seats_of
from ludoteca.core.words import Words
from ludoteca.games import find
from ludoteca.server import wire
from ludoteca.server.telling import Teller, plain


def frames(record: Record, seat: int, opened: bool, words: Words) -> list[wire.Frame]:
    """The positions of a game that is over, as one seat saw them; with open hands every hand is shown."""
    whole = play_again(record, find)
    match = whole.setup.deal(luck=record.luck)
    match.record.seats = record.seats
    teller = Teller(match, words, False)
    told = [frame(teller, seat, opened, 0)]
    for step in whole.steps[1:]:
        entry = whole.record.entries[step.entry]
        match.play(step.code, step.seat, forced=step.forced)
        told.append(frame(teller, seat, opened, entry.ms if isinstance(entry, Moved) else 0))
    return told


def frame(teller: Teller, seat: int, opened: bool, ms: int) -> wire.Frame:
    match = teller.match
    last = match.steps[-1]
    if opened:
        events = [cast("dict[str, Any]", heard.event) for heard in last.heard]
        told = (teller.game.tell_event(teller.setup, heard.event, teller.names, teller.words) for heard in last.heard)
        said = [sentence for sentence in told if sentence]
        view = open_view(match, seat)
    else:
        events, said, view = teller.events([last], seat), teller.said([last], seat), teller.view(seat)
    notation = teller.game.notation(teller.setup, last.code) if last.code >= 0 else ""
    return wire.Frame(len(match.steps) - 1, last.seat, notation, ms, said, events, view)


def open_view(match: Match, seat: int) -> dict[str, Any]:
    """The table with all hands open: each seat's own part of the view is taken from that seat's own view."""
    view: Any = match.view(max(seat, 0))
    if hasattr(view, "seats"):
        for other in seats_of((1 << match.setup.seats) - 1):
            own: Any = match.view(other)
            view.seats[other] = own.seats[other]
    if seat == SPECTATOR and hasattr(view, "seat"):
        view.seat = SPECTATOR
    return plain(view)
