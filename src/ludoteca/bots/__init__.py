"""Players that see only what their seat sees: each is given a view, never a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from ludoteca.bots.engine.uniform import chances
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadBot
from ludoteca.core.luck import derived

ADVICE_GAMES: Final = 400  # random games behind a hint, over all moves together


class Bot(ABC):
    """A player. `view` is `state.blank(seat)`: all that the seat may know, and nothing else."""

    @abstractmethod
    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        """One of the legal moves."""


class Uniform(Bot):
    """Every legal move is equally likely.

    >>> from ludoteca.games import find
    >>> from ludoteca.core.game import Setup
    >>> match = Setup(find("patrician"), 2).deal(seed=1)
    >>> legal = match.legal_codes()
    >>> make("random", 7).choose(match.state.blank(match.actors[0]), match.actors[0], legal) in legal
    True
    """

    def __init__(self, seed: int) -> None:
        self.mind = Fast(seed)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return legal[self.mind.pick(len(legal))]


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": Uniform}


def make(spec: str, seed: int) -> Bot:
    """A bot by its spec."""
    if spec not in BOTS:
        raise BadBot("core-unknown-bot", bot=spec, bots=", ".join(BOTS))
    return BOTS[spec](seed)


def mind(seed: int, *purpose: object) -> int:
    """The seed of a bot's own mind, which has nothing to do with the luck of the game."""
    return int.from_bytes(derived(seed, "mind", *purpose)[:7], "big")


def advise(view: State, seat: int, legal: list[int], seed: int) -> list[tuple[int, float]]:
    """Each legal move with the share of random games it wins from what the seat knows, best first."""
    games = max(20, ADVICE_GAMES // len(legal))
    shares = chances(view, seat, legal, games, seed)
    return sorted(zip(legal, shares, strict=True), key=lambda pair: (-pair[1], pair[0]))
