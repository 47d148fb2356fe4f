"""Exact search of an endgame: when nothing is hidden and no pick remains, every line of play is examined."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import lowest
from ludoteca.core.engine.chance import NoLuck
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State

VICTORY: Final = 840  # can be shared by two, three, four or five without a remainder
FIELD: Final = 10  # bits for each seat
MASK: Final = 1023


@final
class Exact:
    """Each seat chooses the move that gives it the greatest share of the victory; of equal moves, the first."""

    chance: NoLuck
    nodes: i64
    limit: i64
    moves: vec[i64]

    def __init__(self, limit: i64) -> None:
        self.chance = NoLuck()
        self.nodes = 0
        self.limit = limit
        self.moves = buffer()

    def best(self, view: State, seat: i64, legal: list[int]) -> list[int]:
        """The packed shares of all seats after each legal move; empty if there are too many positions to search."""
        values: list[int] = []
        for move in legal:
            trial = view.copy()
            trial.apply(seat, move, self.chance)
            value = self.value(trial)
            if self.nodes > self.limit:
                return []
            values.append(value)
        return values

    def value(self, state: State) -> i64:
        """The packed shares of all seats under best play."""
        self.nodes += 1
        if self.nodes > self.limit:
            return 0
        actors = state.actors()
        if actors == 0:
            return self.shares(state)
        mover = lowest(actors)
        n = state.legal(mover, self.moves)
        if n == 1:
            state.apply(mover, self.moves[0], self.chance)
            return self.value(state)
        options = self.moves[:n]
        best: i64 = -1
        best_value: i64 = 0
        for k in range(n):
            trial = state.copy()
            trial.apply(mover, options[k], self.chance)
            value = self.value(trial)
            if self.nodes > self.limit:
                return 0
            own = value >> (FIELD * mover) & MASK
            if own > best:
                best = own
                best_value = value
                if own == VICTORY:
                    return best_value
        return best_value

    def shares(self, state: State) -> i64:
        """The packed shares of a finished game; each partner has the whole share of the side."""
        seats = state.seats
        sides: i64 = 0
        for seat in range(seats):
            if state.rank(seat) == 1:
                first = True
                for other in range(seat):
                    if state.rank(other) == 1 and state.side(other) == state.side(seat):
                        first = False
                if first:
                    sides += 1
        packed: i64 = 0
        for seat in range(seats):
            if state.rank(seat) == 1:
                share: i64 = VICTORY // sides
                packed |= share << (FIELD * seat)
        return packed


def unpacked(value: int, seats: int) -> list[float]:
    """Each seat's share of the victory, from 0 to 1.

    >>> unpacked(420 | 420 << 20, 3)
    [0.5, 0.0, 0.5]
    """
    return [(value >> (FIELD * seat) & MASK) / VICTORY for seat in range(seats)]
