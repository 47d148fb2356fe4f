"""One-step look-ahead: what the game itself judges best after the move and the rest of the own turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State

VICTORY: Final = 1_000_000
LONGEST_TURN: Final = 40
LONGEST_SETTLING: Final = 200


def standing_of(state: State, seat: i64) -> i64:
    """How a seat stands against the others: its own judgement less the best and the mean of the others' sides."""
    if state.actors() == 0 and state.rank(seat) == 1:
        return VICTORY
    own = state.judge(seat)
    best: i64 = -VICTORY
    total: i64 = 0
    others: i64 = 0
    for other in range(state.seats):
        if state.side(other) != state.side(seat):
            theirs = state.judge(other)
            total += theirs
            others += 1
            if theirs > best:
                best = theirs
        elif other != seat:
            own += state.judge(other)
    return 10 * own - 6 * best - 4 * (total // others)


def finish_turn(state: State, seat: i64, chance: Fast, moves: vec[i64]) -> None:
    """While the seat alone is to act it goes on with what looks best; of near equals, with what looks natural."""
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
            value = 100 * standing_of(trial, seat) + state.urge(seat, options[k])
            if value > best_value:
                best_value = value
                best = k
        state.apply(seat, options[best], chance)


def settle(state: State, chance: Fast, moves: vec[i64]) -> None:
    """What has begun is carried out, everybody doing what looks most natural, until the position can be judged."""
    for step in range(i64(LONGEST_SETTLING)):
        actors = state.actors()
        if actors == 0 or state.settled():
            return
        mover = lowest(actors)
        n = state.legal(mover, moves)
        best: i64 = 0
        for k in range(n):
            if state.urge(mover, moves[k]) > state.urge(mover, moves[best]):
                best = k
        state.apply(mover, moves[best], chance)


def worths(view: State, seat: i64, legal: list[int], worlds: i64, seed: int) -> list[int]:
    """The worth of each legal move, summed over worlds that fit the view."""
    chance = Fast(seed)
    moves = buffer()
    told: list[int] = [0] * len(legal)
    for world_number in range(worlds):
        world = view.fill(chance)
        mark = chance.state
        for k, move in enumerate(legal):
            chance.state = mark
            trial = world.copy()
            trial.apply(seat, move, chance)
            finish_turn(trial, seat, chance, moves)
            settle(trial, chance, moves)
            told[k] += standing_of(trial, seat)
    return told
