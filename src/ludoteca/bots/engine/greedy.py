"""One-step look-ahead: evaluates the position after each move and the rest of the turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State

VICTORY: Final = 1_000_000
LONGEST_TURN: Final = 40
MOST_UNQUIET_MOVES: Final = 200


def advantage(state: State, seat: i64) -> i64:
    """The evaluation of a seat and its partners, less the best and the mean of the opponents."""
    if state.actors() == 0 and state.rank(seat) == 1:
        return VICTORY
    own = state.evaluate(seat)
    best: i64 = -VICTORY
    total: i64 = 0
    others: i64 = 0
    for other in range(state.seats):
        if state.side(other) != state.side(seat):
            theirs = state.evaluate(other)
            total += theirs
            others += 1
            if theirs > best:
                best = theirs
        elif other != seat:
            own += state.evaluate(other)
    return 10 * own - 6 * best - 4 * (total // others)


def finish_turn(state: State, seat: i64, chance: Fast, moves: vec[i64]) -> None:
    """While only this seat acts, make the move with the best advantage; of near equals, the one of higher weight."""
    for step in range(i64(LONGEST_TURN)):
        if state.actors() != BIT[seat]:
            return
        n = state.legal(seat, moves)
        if n == 1:
            state.apply(seat, moves[0], chance)
            continue
        options = moves[:n]
        best: i64 = 0
        best_value: i64 = -VICTORY * 1000
        for k in range(n):
            trial = state.copy()
            trial.apply(seat, options[k], chance)
            value = 100 * advantage(trial, seat) + state.move_weight(seat, options[k])
            if value > best_value:
                best_value = value
                best = k
        state.apply(seat, options[best], chance)


def play_until_quiet(state: State, chance: Fast, moves: vec[i64]) -> None:
    """Let every seat make its move of highest weight until the position is quiet and can be evaluated."""
    for step in range(i64(MOST_UNQUIET_MOVES)):
        actors = state.actors()
        if actors == 0 or state.is_quiet():
            return
        mover = lowest(actors)
        n = state.legal(mover, moves)
        best: i64 = 0
        for k in range(n):
            if state.move_weight(mover, moves[k]) > state.move_weight(mover, moves[best]):
                best = k
        state.apply(mover, moves[best], chance)


def move_values(view: State, seat: i64, legal: list[int], worlds: i64, seed: int) -> list[int]:
    """The advantage after each legal move, summed over positions that fit the view."""
    chance = Fast(seed)
    moves = buffer()
    values: list[int] = [0] * len(legal)
    for world_number in range(worlds):
        world = view.fill(chance)
        mark = chance.state
        for k, move in enumerate(legal):
            chance.state = mark
            trial = world.copy()
            trial.apply(seat, move, chance)
            finish_turn(trial, seat, chance, moves)
            play_until_quiet(trial, chance, moves)
            values[k] += advantage(trial, seat)
    return values
