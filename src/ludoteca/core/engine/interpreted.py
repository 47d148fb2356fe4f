"""The state of a game whose rules are plain Python: the way for a game from another package, which is not compiled.

Interpreted classes cannot extend the compiled `State`, and if they could, all games would pay for it: calls from Python
became 10 % slower in measurements. This state is compiled and passes every question on to an object with the rules.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.state import State


@final
class InterpretedState(State):
    """One position of a game, and its rules: an object of `core.rules.Rules`, shared by all positions."""

    rules: Any

    def __init__(self, seats: i64, size: i64, rules: Any) -> None:
        super().__init__(seats, size)
        self.rules = rules

    def deal(self, chance: Chance) -> None:
        self.rules.deal(self, chance)

    def actors(self) -> i64:
        answer: i64 = self.rules.actors(self)
        return answer

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        n: i64 = 0
        codes: list[int] = self.rules.legal(self, seat)
        for code in codes:
            moves[n] = code
            n += 1
        return n

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        self.rules.apply(self, seat, move, chance)

    def copy(self) -> "InterpretedState":
        twin = InterpretedState(self.seats, 0, self.rules)
        twin.board = vec[i64](self.board)
        return twin

    def blank(self, seat: i64) -> "InterpretedState":
        twin = self.copy()
        self.rules.hide(twin, seat)
        return twin

    def fill(self, chance: Chance) -> "InterpretedState":
        twin = self.copy()
        self.rules.fill(twin, chance)
        return twin

    def score(self, seat: i64) -> i64:
        answer: i64 = self.rules.score(self, seat)
        return answer

    def standing(self, seat: i64) -> i64:
        answer: i64 = self.rules.standing(self, seat)
        return answer

    def evaluate(self, seat: i64) -> i64:
        answer: i64 = self.rules.evaluate(self, seat)
        return answer

    def has_move_weights(self) -> bool:
        answer: bool = self.rules.has_move_weights
        return answer

    def move_weight(self, seat: i64, move: i64) -> i64:
        answer: i64 = self.rules.move_weight(self, seat, move)
        return answer

    def is_quiet(self) -> bool:
        answer: bool = self.rules.is_quiet(self)
        return answer

    def playout_limit(self) -> i64:
        answer: i64 = self.rules.playout_limit
        return answer

    def side(self, seat: i64) -> i64:
        answer: i64 = self.rules.side(self, seat)
        return answer

    def is_deterministic(self) -> bool:
        answer: bool = self.rules.is_deterministic(self)
        return answer
