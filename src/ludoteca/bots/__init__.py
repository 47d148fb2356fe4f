"""Players that see only what their seat sees, addressed by spec strings: one registry for command, library and server.

>>> describe("search:ms=200")
('search', {'ms': 200})
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from ludoteca.bots.players import Bot, Easy, Greedy, Searcher, Thought, Uniform
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadBot
from ludoteca.core.game import Setup
from ludoteca.core.luck import derived

__all__ = ["BOTS", "LEVELS", "STDIO", "Bot", "Thought", "Uniform", "advise", "describe", "make", "mind"]

STDIO: Final = "stdio"
ADVICE_SIMS: Final = 4_000
ADVICE_MS: Final = 1_500
LOG: Final = logging.getLogger("ludoteca.bots")  # a program that loses its move is named here

# What each kind of player takes; numbers only.
BOTS: Final[dict[str, tuple[str, ...]]] = {
    "random": (),
    "easy": (),
    "greedy": ("worlds",),
    "search": ("ms", "sims", "cores"),
}
LEVELS: Final[dict[str, str]] = {
    "medium": "search:sims=60",
    "hard": "search:ms=250",
    "master": "search:ms=1500",
}


def describe(spec: str) -> tuple[str, dict[str, int]]:
    """A spec as the name of a player and its numbers; the error says what is wrong with it."""
    name, *parameters = LEVELS.get(spec, spec).split(":")
    if name not in BOTS:
        raise BadBot("core-unknown-bot", bot=spec, bots=", ".join([*BOTS, *LEVELS, "stdio:COMMAND"]))
    numbers: dict[str, int] = {}
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        if key not in BOTS[name] or not value.isdecimal() or not 0 < int(value) <= 10**9:
            known = ", ".join(f"{key}=N" for key in BOTS[name]) or "–"
            raise BadBot("core-bad-bot", bot=spec, parameter=parameter, known=known)
        numbers[key] = int(value)
    return name, numbers


def make(spec: str, seed: int, setup: Setup | None = None) -> Bot:
    """A player by its spec; `stdio:COMMAND`, a program of its own, needs to know the set-up of the game.

    >>> from ludoteca.games import find
    >>> from ludoteca.core.game import Setup
    >>> match = Setup(find("patrician"), 2).deal(seed=1)
    >>> legal = match.legal_codes()
    >>> make("random", 7).choose(match.state.blank(match.actors[0]), match.actors[0], legal) in legal
    True
    """
    kind, _, command = spec.partition(":")
    if kind == STDIO:
        if setup is None:
            raise BadBot("core-unknown-bot", bot=spec, bots=", ".join([*BOTS, *LEVELS]))
        from ludoteca.bots.stdio import Stdio

        return Stdio(command, setup, make("easy", seed), troubled=lambda trouble: LOG.warning("%s", trouble))
    name, numbers = describe(spec)
    makers: dict[str, Callable[[], Bot]] = {
        "random": lambda: Uniform(seed),
        "easy": lambda: Easy(seed),
        "greedy": lambda: Greedy(seed, **numbers),
        "search": lambda: Searcher(seed, **(numbers if "sims" in numbers else {"ms": 200, **numbers})),
    }
    return makers[name]()


def mind(seed: int, *purpose: object) -> int:
    """The seed of a player's own mind, which has nothing to do with the luck of the game."""
    return int.from_bytes(derived(seed, "mind", *purpose)[:7], "big")


def advise(view: State, seat: int, legal: list[int], seed: int) -> Thought:
    """What a short search thinks of a seat's moves, from what that seat knows."""
    return Searcher(seed, ms=ADVICE_MS, sims=ADVICE_SIMS).think(view, seat, legal)
