"""Whole games checked by a second engine: it agrees on every legal move and on the final scores."""

from __future__ import annotations

import pytest

from ludoteca.core.cards import CardFile
from ludoteca.core.laws import choice, setups
from ludoteca.games.patrician import GAME, Patrician, events
from tests.corpus import name_of
from tests.games.patrician.positions import TWINS, UNFINISHED, card_file
from tests.games.patrician.referee import Referee


def without_copies(moves: list[str]) -> set[str]:
    """Twins are one choice, so the number of a copy does not matter."""
    return {move.removesuffix(" 2").removesuffix(" 3") for move in moves}


def compare(game: Patrician, seed: int) -> None:
    """Play a random game with both engines side by side."""
    match = game.deal(seed=seed)
    referee = Referee(game, [visible.event for visible in match.steps[0].events])
    while not match.over:
        assert match.actors == (referee.turn,)
        codes = match.legal_codes()
        legal = [game.notation(code) for code in codes]
        expected = [game.notation(game.code(move)) for move in referee.legal()]
        if referee.step == "play":
            assert len(legal) == len(without_copies(legal))
            assert without_copies(legal) == without_copies(expected)
        else:
            assert set(legal) == set(expected)
        move = game.move(codes[choice(seed, len(match.steps)) % len(codes)])
        match.play(move)
        new = [visible.event for visible in match.steps[-1].events if isinstance(visible.event, events.CardFaced)]
        referee.play(move, {event.city: event.card for event in new})
    assert referee.step == "over"
    assert match.result is not None
    assert [seat.score for seat in match.result.seats] == referee.scores()


@pytest.mark.parametrize("game", [*setups(GAME)], ids=name_of)
def test_the_referee_agrees_with_games_of_the_house_deck(game: Patrician) -> None:
    for seed in range(4):
        compare(game, seed)


@pytest.mark.parametrize("cards", [card_file(UNFINISHED), TWINS], ids=["unfinished cities", "twins"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_referee_agrees_with_games_of_a_hosts_deck(seats: int, cards: CardFile) -> None:
    for seed in range(6):
        compare(GAME(seats, {"messengers": True, "ambassadors": True}, cards), seed)
