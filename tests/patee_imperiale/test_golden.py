"""The golden records go every way a match can go."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.core.record import SUFFIX, load
from ludoteca.core.replay import play_again
from ludoteca.games import find
from ludoteca.games.patee_imperiale import GAME, deck_of, own
from ludoteca.games.patee_imperiale import events as happened
from ludoteca.games.patee_imperiale.cards import VERBS
from tests.corpus import GOLDEN
from tests.patee_imperiale.golden import MATCHES


@cache
def told(name: str) -> Match:
    return play_again(load(GOLDEN / GAME.key / f"{name}{SUFFIX}"), find)


def events(name: str) -> list[Event]:
    return [heard.event for step in told(name).steps for heard in step.heard]


def rounds(name: str) -> list[happened.RoundEnded]:
    return [event for event in events(name) if isinstance(event, happened.RoundEnded)]


@pytest.mark.parametrize("name", [name for name in MATCHES if "tied" in name])
def test_tied_rounds_are_among_the_records(name: str) -> None:
    tied = sum(ended.winner is None for ended in rounds(name))
    assert tied == (3 if "three" in name else 2 if "two" in name else 1)


@pytest.mark.parametrize("name", [name for name in MATCHES if "stuck" in name])
def test_rounds_that_end_because_the_only_card_may_not_be_played_are_among_the_records(name: str) -> None:
    assert "stuck" in {ended.why for ended in rounds(name)}


@pytest.mark.parametrize("name", [name for name in MATCHES if "points" in name or "row" in name or "won-in" in name])
def test_every_end_of_a_match_is_among_the_records(name: str) -> None:
    result = told(name).result
    assert result is not None
    reasons = {"points": "points", "row": "two_in_a_row", "rounds": "two_won"}
    assert result.reason == reasons[name.rsplit("-", maxsplit=1)[-1]]


@pytest.mark.parametrize("name", [name for name in MATCHES if "tie-" in name])
def test_every_tie_break_is_among_the_records(name: str) -> None:
    result = told(name).result
    assert result is not None
    assert result.tie_break == name.rsplit("-", maxsplit=1)[-1]
    assert result.reason == "points"


@pytest.mark.parametrize("name", [name for name in MATCHES if "shared" in name])
def test_shared_matches_are_among_the_records(name: str) -> None:
    result = told(name).result
    assert result is not None
    assert len({own(told(name).state).side(seat) for seat in result.winners}) > 1
    assert result.tie_break is None


def test_bark_is_discredited_in_a_record_of_three_players() -> None:
    assert happened.StarterDealt(None, "js-bark") in events("3-bark-discredited")


def test_a_starter_comes_back_in_a_record_of_two_players() -> None:
    assert any(isinstance(event, happened.StarterBack) for event in events("2-starter-back"))


def test_a_chain_runs_dry_in_a_record() -> None:
    assert any(isinstance(event, happened.ChainEnded) for event in events("4-chain-ended"))


def test_every_courtier_is_played_and_every_verb_is_done_and_fails_in_the_records() -> None:
    played: set[str] = set()
    failed: set[str] = set()
    done: set[str] = set()
    deck = deck_of(told("2-stuck").setup)
    for name in MATCHES:
        waiting: str | None = None
        for event in events(name):
            match event:
                case happened.CardPlayed(_, card, by):
                    silent = by is not None and deck.courtiers[deck.number[by]].action.parameters["silent"]
                    played.add(card)
                    waiting = None if silent else card
                case happened.ActionFailed(_, card):
                    failed.add(deck.courtiers[deck.number[card]].action.verb)
                    waiting = None
                case happened.Awaited() | happened.RoundEnded() if waiting is not None:
                    done.add(deck.courtiers[deck.number[waiting]].action.verb)
                    waiting = None
    assert played == set(deck.number)
    assert done == set(VERBS)
    assert failed == set(VERBS) - {"none"}
