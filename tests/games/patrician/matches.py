"""Helpers for tests at a whole table of Patrician: start a match, take a turn, and check views and errors."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.core.errors import BadRecord, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.patrician.view import PatricianView


def new_match(seats: int = 3, seed: int = 1, messengers: bool = False) -> Match:
    return ludoteca.game("patrician", seats=seats, messengers=messengers).deal(seed=seed)


def legal_notations(match: Match) -> list[str]:
    return [match.game.notation(code) for code in match.legal_codes()]


def take_turn(match: Match) -> int:
    """Play one whole turn, and return the seat that played it."""
    seat = match.actors[0]
    match.play(match.legal_codes()[0])
    while match.actors == (seat,) and public_view(match).step != "play":
        match.play(match.legal_codes()[-1])
    return seat


def public_view(match: Match) -> PatricianView:
    view = match.view(-1)
    assert isinstance(view, PatricianView)
    return view


def english(error: LudotecaError) -> str:
    """The error in English, after checking that every language has one line for it without any Python."""
    for language in LANGUAGES:
        message = error.text(Words(language))
        assert message.strip()
        assert "\n" not in message
        assert "Traceback" not in message
    assert str(error)[-1] in ".!?"
    return str(error)


def bad_record(action: Callable[..., object], *arguments: object) -> str:
    """The message of the BadRecord that an action raises."""
    with pytest.raises(BadRecord) as caught:
        action(*arguments)
    return english(caught.value)
