"""The golden records go every way a match can go."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.core.record import SUFFIX, load
from ludoteca.core.replay import play_again
from ludoteca.games import find
from ludoteca.games.patee_imperiale import GAME, events
from ludoteca.games.patee_imperiale.cards import VERBS
from tests.corpus import GOLDEN
from tests.games.patee_imperiale.golden import MATCHES


@cache
def replayed(name: str) -> Match:
    return play_again(load(GOLDEN / GAME.key / f"{name}{SUFFIX}"), find)


def events_of(name: str) -> list[Event]:
    return [visible.event for step in replayed(name).steps for visible in step.events]


def rounds(name: str) -> list[events.RoundEnded]:
    return [event for event in events_of(name) if isinstance(event, events.RoundEnded)]


@pytest.mark.parametrize("name", [name for name in MATCHES if "tied" in name])
def test_tied_rounds_are_among_the_records(name: str) -> None:
    tied = sum(ended.winner is None for ended in rounds(name))
    assert tied == (3 if "three" in name else 2 if "two" in name else 1)


@pytest.mark.parametrize("name", [name for name in MATCHES if "stuck" in name])
def test_rounds_that_zelon_ends_are_among_the_records(name: str) -> None:
    assert "stuck" in {ended.why for ended in rounds(name)}


@pytest.mark.parametrize("name", [name for name in MATCHES if "points" in name or "row" in name or "won-in" in name])
def test_every_end_of_a_match_is_among_the_records(name: str) -> None:
    result = replayed(name).result
    assert result is not None
    reasons = {"points": "points", "row": "two_in_a_row", "rounds": "two_won"}
    assert result.reason == reasons[name.rsplit("-", maxsplit=1)[-1]]


@pytest.mark.parametrize("name", [name for name in MATCHES if "tie-" in name])
def test_every_tie_break_is_among_the_records(name: str) -> None:
    result = replayed(name).result
    assert result is not None
    assert result.tie_break == name.rsplit("-", maxsplit=1)[-1]
    assert result.reason == "points"


@pytest.mark.parametrize("name", [name for name in MATCHES if "shared" in name])
def test_shared_matches_are_among_the_records(name: str) -> None:
    result = replayed(name).result
    assert result is not None
    assert len({replayed(name).state.side(seat) for seat in result.winners}) > 1
    assert result.tie_break is None


def test_bark_is_discredited_in_a_record_of_three_players() -> None:
    assert events.StarterDealt(None, "js-bark") in events_of("3-bark-discredited")


def test_a_starter_is_taken_back_in_a_record_of_two_players() -> None:
    assert any(isinstance(event, events.StarterBack) for event in events_of("2-starter-back"))


def test_a_chain_is_interrupted_in_a_record() -> None:
    assert any(isinstance(event, events.ChainEnded) for event in events_of("4-chain-ended"))


def test_in_the_records_every_courtier_is_played_and_every_verb_is_done_and_fails() -> None:
    played: set[str] = set()
    failed: set[str] = set()
    done: set[str] = set()
    deck = replayed("2-stuck").game.deck
    for name in MATCHES:
        waiting: str | None = None
        for event in events_of(name):
            match event:
                case events.CardPlayed(_, card, by):
                    silent = by is not None and deck.courtiers[deck.card_number[by]].action.parameters["silent"]
                    played.add(card)
                    waiting = None if silent else card
                case events.ActionFailed(_, card):
                    failed.add(deck.courtiers[deck.card_number[card]].action.verb)
                    waiting = None
                case events.Awaited() | events.RoundEnded() if waiting is not None:
                    done.add(deck.courtiers[deck.card_number[waiting]].action.verb)
                    waiting = None
    assert played == set(deck.card_number)
    assert done == set(VERBS)
    assert failed == set(VERBS) - {"none"}
