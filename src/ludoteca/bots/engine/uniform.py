"""Whole games between uniformly random players, without leaving compiled code."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import lowest
from ludoteca.core.engine.chance import Chance, Fast
from ludoteca.core.engine.state import State


def uniform_game(state: State, chance: Chance, rngs: list[Fast], moves: vec[i64]) -> i64:
    """Play a dealt game to the end, each seat with its own generator, and return the number of decisions."""
    decisions: i64 = 0
    actors = state.actors()
    while actors != 0:
        seat = lowest(actors)
        n = state.legal(seat, moves)
        state.apply(seat, moves[rngs[seat].pick(n)], chance)
        decisions += 1
        actors = state.actors()
    return decisions
