"""Previews: a gesture that was previewed can be played."""

from __future__ import annotations

import random

import pytest

from ludoteca.core.match import Match
from ludoteca.core.preview import Preview
from ludoteca.games import find, shelf
from tests.engine import PURE

SETUPS = [(game.key, seats) for game in shelf() for seats in (game.seat_counts[0], game.seat_counts[-1])]
LONGEST = 6  # steps of a gesture
GAMES = 15 if PURE else 150


def gesture(match: Match, seat: int, chance: random.Random) -> list[int]:
    """Steps chosen from one preview to the next, as far as previews go."""
    ahead = Preview(match.state.blank(seat), seat)
    steps: list[int] = []
    while ahead.may_act() and len(steps) < LONGEST:
        steps.append(chance.choice(ahead.legal()))
        if ahead.step(steps[-1]) is not None:
            break
    return steps


@pytest.mark.parametrize(("key", "seats"), SETUPS)
def test_a_previewed_gesture_is_never_refused(key: str, seats: int) -> None:
    game = find(key)(seats)
    longer = 0
    for seed in range(GAMES):
        chance = random.Random(f"{key} {seed}")
        match = game.deal(seed)
        for _ in range(150):
            if match.over:
                break
            seat = chance.choice(match.actors)
            steps = gesture(match, seat, chance)
            match.play(tuple(steps), seat)
            longer += len(steps) > 1
    assert longer > 50
