"""Uniformly random players, and advice from their games."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import lowest
from ludoteca.core.engine.chance import Chance, Fast
from ludoteca.core.engine.playout import buffer, playout
from ludoteca.core.engine.state import State


def uniform_game(state: State, chance: Chance, minds: list[Fast], moves: vec[i64]) -> i64:
    """Play a dealt game to the end, each seat choosing by its own generator; how many decisions that took."""
    decisions: i64 = 0
    actors = state.actors()
    while actors != 0:
        seat = lowest(actors)
        n = state.legal(seat, moves)
        state.apply(seat, moves[minds[seat].pick(n)], chance)
        decisions += 1
        actors = state.actors()
    return decisions


def chances(view: State, seat: i64, legal: list[int], games: i64, seed: int) -> list[float]:
    """The share of random games that a seat wins after each of its moves, in worlds that fit its view.

    Every move is tried in the same worlds; a shared victory counts its share.
    """
    chance = Fast(seed)
    moves = buffer()
    won: list[float] = [0.0] * len(legal)
    for game in range(games):
        world = view.fill(chance)
        for k, move in enumerate(legal):
            trial = world.copy()
            trial.apply(seat, move, chance)
            playout(trial, chance, moves)
            if trial.rank(seat) == 1:
                level = 0
                for other in range(trial.seats):
                    if trial.rank(other) == 1:
                        level += 1
                won[k] += 1.0 / level
    return [share / float(games) for share in won]
