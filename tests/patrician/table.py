"""Small hands for tests at a whole table of Patrician: begin, take a turn, read what is shown and said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.core.errors import BadRecord, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games.patrician import GAME
from ludoteca.games.patrician.view import PatricianView
from tests.patrician.positions import card_file

TWINS = card_file({"Roma": "X X M W* W* B* RR"})


def begun(seats: int = 3, seed: int = 1, messengers: bool = False) -> Match:
    return ludoteca.game("patrician", seats=seats, messengers=messengers).deal(seed=seed)


def notations(match: Match) -> list[str]:
    return [GAME.notation(match.setup, code) for code in match.legal_codes()]


def a_turn(match: Match) -> int:
    """Play one whole turn with the first legal moves; whose it was."""
    seat = match.actors[0]
    match.play(match.legal_codes()[0])
    while match.actors == (seat,) and shown(match).step != "play":
        match.play(match.legal_codes()[-1])
    return seat


def shown(match: Match) -> PatricianView:
    view = match.view(-1)
    assert isinstance(view, PatricianView)
    return view


def one_sentence(error: LudotecaError) -> str:
    """The error in English; it has words in every language, on one line, and shows no Python."""
    for lang in LANGUAGES:
        told = error.told(Words(lang))
        assert told.strip()
        assert "\n" not in told
        assert "Traceback" not in told
    assert str(error)[-1] in ".!?"
    return str(error)


def refused(play: Callable[..., object], *given: object) -> str:
    """Whatever is wrong with a record is told as a BadRecord of one sentence."""
    with pytest.raises(BadRecord) as caught:
        play(*given)
    return one_sentence(caught.value)
