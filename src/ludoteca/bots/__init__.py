"""Bots, which see only what their seat sees, and the specs that name them: `search:ms=200`.

>>> parse_spec("search:ms=200")
('search', {'ms': 200})
"""

from __future__ import annotations

from typing import Final

from ludoteca.bots.failure import STAND_IN, Failure, recorded_seat
from ludoteca.bots.players import Analysis, Bot, Greedy, Searcher, Uniform
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadBot
from ludoteca.core.game import Game
from ludoteca.core.luck import derived

__all__ = [
    "BOTS",
    "LEVELS",
    "STAND_IN",
    "STDIO",
    "TABLE_MS",
    "Analysis",
    "Bot",
    "Failure",
    "Uniform",
    "advise",
    "bot_seed",
    "make",
    "parse_spec",
    "recorded_seat",
    "repeatable",
]

STDIO: Final = "stdio"
MOST: Final = 10**9
MOST_CORES: Final = 256
DEFAULT_MS: Final = 200  # of a search whose spec sets no limit
ADVICE_SIMS: Final = 4_000
ADVICE_MS: Final = 1_500

# The kinds of bots with their parameters, which are whole numbers.
BOTS: Final[dict[str, tuple[str, ...]]] = {
    "random": (),
    "greedy": ("worlds", "noise"),
    "search": ("ms", "sims", "cores"),
}
# From the weakest to the strongest in every game; docs/bots/README.md has the measurements. They think a fixed amount,
# so that a seed repeats a game; at a table with people, `TABLE_MS` ends a search that takes too long.
LEVELS: Final[dict[str, str]] = {
    "easy": "greedy:worlds=1:noise=120",
    "medium": "greedy:worlds=2:noise=40",
    "hard": "search:sims=1000",
    "master": "search:sims=40000",
}
TABLE_MS: Final = 1_500  # time limit at a table with people for a search that counts simulations


def parse_spec(spec: str) -> tuple[str, dict[str, int]]:
    """The kind of bot and the parameters of a spec; an error says what is wrong with it."""
    name, *parameters = LEVELS.get(spec, spec).split(":")
    if name not in BOTS:
        raise BadBot("core-unknown-bot", bot=spec, bots=", ".join([*BOTS, *LEVELS, f"{STDIO}:COMMAND"]))
    numbers: dict[str, int] = {}
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        most = MOST_CORES if key == "cores" else MOST
        if key not in BOTS[name] or not value.isdecimal() or len(value) > 10 or not 0 < int(value) <= most:
            known = ", ".join(f"{key}=N" for key in BOTS[name]) or "–"
            raise BadBot("core-bad-bot", bot=spec, parameter=parameter, known=known)
        numbers[key] = int(value)
    return name, numbers


def make(spec: str, seed: int, game: Game | None = None, longest_ms: int = 0) -> Bot:
    """The bot of a spec. `stdio:COMMAND`, an external program, needs the set-up of the game.

    `longest_ms`, if above 0, is the time limit of a search that counts simulations and has no limit in its spec.

    >>> from ludoteca.games import find
    >>> from ludoteca.core.game import Game
    >>> match = find("patrician")(2).deal(seed=1)
    >>> legal = match.legal_codes()
    >>> make("random", 7).choose(match.state.blank(match.actors[0]), match.actors[0], legal) in legal
    True
    """
    kind, _, command = spec.partition(":")
    if kind == STDIO:
        if game is None:
            raise BadBot("core-unknown-bot", bot=spec, bots=", ".join([*BOTS, *LEVELS]))
        from ludoteca.bots.stdio import Stdio

        return Stdio(command, game, make(STAND_IN, seed))
    name, numbers = parse_spec(spec)
    if name == "search":
        return Searcher(seed, **{"ms": longest_ms if "sims" in numbers else DEFAULT_MS, **numbers})
    return Greedy(seed, **numbers) if name == "greedy" else Uniform(seed)


def repeatable(spec: str) -> bool:
    """Whether the same seed gives the same choices: not for programs, nor for a search limited by time alone.

    >>> repeatable("search:sims=500"), repeatable("search:ms=500"), repeatable("stdio:python3 bot.py")
    (True, False, False)
    """
    if spec.partition(":")[0] == STDIO:
        return False
    name, numbers = parse_spec(spec)
    return name != "search" or "sims" in numbers


def bot_seed(seed: int, *purpose: object) -> int:
    """The seed of a bot's own random numbers, independent of the luck of the game."""
    return int.from_bytes(derived(seed, "mind", *purpose)[:7], "big")  # "mind" is part of the seed: keep it


def advise(view: State, seat: int, legal: list[int], seed: int) -> Analysis:
    """A short analysis of a seat's moves, from what that seat knows."""
    return Searcher(seed, ms=ADVICE_MS, sims=ADVICE_SIMS).think(view, seat, legal)
