"""The golden records of Patrician contain every kind of move and event."""

from __future__ import annotations

from functools import cache
from typing import get_args

from ludoteca.core.match import Match
from ludoteca.core.record import load
from ludoteca.core.replay import play_again
from ludoteca.games import find
from ludoteca.games.patrician import GAME, events, moves
from tests.corpus import golden


@cache
def matches() -> list[Match]:
    return [play_again(load(path), find) for path in golden(GAME.key)]


def test_every_kind_of_move_is_among_the_records() -> None:
    played = {type(match.game.move(step.code)) for match in matches() for step in match.steps[1:]}
    assert played == set(get_args(moves.PatricianMove))


def test_every_kind_of_event_is_among_the_records() -> None:
    noted = {type(visible.event) for match in matches() for step in match.steps for visible in step.events}
    assert noted == set(get_args(events.PatricianEvent))


def test_every_ambassador_and_every_chosen_portrait_is_among_the_records() -> None:
    awards = [
        visible.event
        for match in matches()
        for step in match.steps
        for visible in step.events
        if isinstance(visible.event, events.Awarded)
    ]
    assert {award.ambassador for award in awards} == set(events.AMBASSADOR_NAMES)
    assert {award.portrait for award in awards} == {"red-hat", "lady", "beard", None}
