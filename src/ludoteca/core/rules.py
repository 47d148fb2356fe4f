"""Rules in plain Python, for a game from another package: what `InterpretedState` asks.

The rules have no state of their own. Everything that changes during a game is in `state.board`, a flat array of
integers; `state.note`, `state.outcome` and `state.reveal` report what happens.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.interpreted import InterpretedState


class Rules(ABC):
    """The rules of one game. `core.engine.state.State` describes each question in full."""

    has_move_weights: bool = False  # whether `move_weight` tells moves apart
    playout_limit: int = 0  # random decisions after which a playout stops and evaluates; 0 to play to the end

    @abstractmethod
    def deal(self, state: InterpretedState, chance: Chance) -> None:
        """Set up the game."""

    @abstractmethod
    def actors(self, state: InterpretedState) -> int:
        """A bit for every seat that may act now; 0 when the game is over."""

    @abstractmethod
    def legal(self, state: InterpretedState, seat: int) -> list[int]:
        """The legal moves of a seat, in rising order."""

    @abstractmethod
    def apply(self, state: InterpretedState, seat: int, move: int, chance: Chance) -> None:
        """Carry out a legal move."""

    @abstractmethod
    def hide(self, state: InterpretedState, seat: int) -> None:
        """Make everything unknown that a seat cannot know, in place. Seat −1 is a spectator."""

    @abstractmethod
    def fill(self, state: InterpretedState, chance: Chance) -> None:
        """Replace everything unknown in a view by something that fits, drawn with the right probability, in place."""

    @abstractmethod
    def score(self, state: InterpretedState, seat: int) -> int:
        """The current points of a seat; final when the game is over."""

    def standing(self, state: InterpretedState, seat: int) -> int:
        """One number that orders the seats when the game is over: points, then every tie-break."""
        return self.score(state, seat)

    def evaluate(self, state: InterpretedState, seat: int) -> int:
        """An estimate of how well a seat is doing, in hundredths of a point."""
        return 100 * self.score(state, seat)

    def move_weight(self, state: InterpretedState, seat: int, move: int) -> int:
        """How plausible a legal move looks at first sight, above 0."""
        return 1

    def is_quiet(self, state: InterpretedState) -> bool:
        """Whether `evaluate` is meaningful here."""
        return True

    def side(self, state: InterpretedState, seat: int) -> int:
        """The side of a seat; partners have the same one."""
        return seat

    def is_deterministic(self, state: InterpretedState) -> bool:
        """Whether nothing is hidden in this view and no further pick will be made."""
        return False
