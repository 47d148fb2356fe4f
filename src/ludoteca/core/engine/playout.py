"""Random playouts of any game, through the base class of states."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import lowest
from ludoteca.core.engine.chance import Fast, steps
from ludoteca.core.engine.state import State

BUFFER: Final = 256

__all__ = ["BUFFER", "buffer", "playout", "playouts", "steps"]


def buffer() -> vec[i64]:
    """A buffer large enough for the legal moves of any position."""
    return vec[i64]([0] * BUFFER)


def playout(state: State, chance: Fast, moves: vec[i64]) -> i64:
    """Play uniformly at random to the end, in place, and return the number of decisions."""
    decisions: i64 = 0
    actors = state.actors()
    while actors != 0:
        seat = lowest(actors)
        n = state.legal(seat, moves)
        state.apply(seat, moves[chance.pick(n)], chance)
        decisions += 1
        actors = state.actors()
    return decisions


def playouts(undealt: State, games: i64, seed: int) -> tuple[int, int]:
    """Deal and play random games; return the number of decisions and a checksum of all final positions.

    The checksum pins the rules: interpreted and compiled code must agree on it.
    """
    chance = Fast(seed)
    moves = buffer()
    decisions: i64 = 0
    total: i64 = 0
    for game in range(games):
        state = undealt.copy()
        state.deal(chance)
        decisions += playout(state, chance, moves)
        total = (total * 31 + state.checksum()) & 0x1FFFFFFFFFFFFF
    return decisions, total
