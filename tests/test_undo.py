"""Undo gives the same position as a replay from the deal, at a bounded cost."""

from __future__ import annotations

import random

import pytest

import ludoteca
from ludoteca.core.errors import BadMove
from ludoteca.core.match import SAVE_EVERY, Match
from ludoteca.core.record import Moved, decode, encode
from ludoteca.core.replay import play_again
from ludoteca.games import find

GAMES = (("patrician", 3), ("san_juan", 4), ("patee_imperiale", 4))


def played(game: str, seats: int, seed: int, moves: int) -> Match:
    """A game in which every few moves something is undone, freely or not, and sometimes redone."""
    chance = random.Random(seed)
    match = ludoteca.game(game, seats=seats).deal(seed=seed)
    for _ in range(moves):
        if match.over:
            break
        seat = chance.choice(match.actors)
        match.play(chance.choice(match.legal_codes(seat)), seat)
        if chance.random() < 0.3:
            back = chance.randrange(seats)
            try:
                chance.choice((match.undo, match.take_back))(back)
                if chance.random() < 0.3:
                    match.redo(back)
            except BadMove:
                continue
    return match


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_after_many_undos_the_position_follows_from_the_moves_in_effect(game: str, seats: int) -> None:
    for seed in range(4):
        match = played(game, seats, seed, 150)
        afresh = match.game.deal(luck=match.record.luck)
        entries = match.record.entries
        for at in match.record.in_effect():
            entry = entries[at]
            assert isinstance(entry, Moved)
            afresh.play(entry.move, entry.seat)
        assert afresh.state.same(match.state)
        assert [step.picks for step in afresh.steps] == [step.picks for step in match.steps]
        assert [step.events for step in afresh.steps] == [step.events for step in match.steps]
        replayed = play_again(decode(encode(match.record)), find)
        assert replayed.state.same(match.state)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_undo_replays_a_few_moves_and_not_the_whole_game(game: str, seats: int) -> None:
    match = ludoteca.game(game, seats=seats).deal(seed=3)
    chance = random.Random(1)
    while not match.over and len(match.steps) < 120:
        seat = chance.choice(match.actors)
        match.play(chance.choice(match.legal_codes(seat)), seat)
    last = match.steps[-1].seat
    before = match.applied
    for _ in range(50):
        standing = len(match.steps)
        match.take_back(last)
        undone = standing - len(match.steps)
        match.redo(last)
        assert len(match.steps) == standing
        assert match.applied - before <= SAVE_EVERY + undone
        before = match.applied
