"""The house's own players: by lot, easy, greedy, and searching ones."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from functools import partial
from time import perf_counter
from typing import Final

import msgspec

from ludoteca.bots.cores import on_cores
from ludoteca.bots.engine.exact import Exact, unpacked
from ludoteca.bots.engine.greedy import worths
from ludoteca.bots.engine.search import Search
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.state import State

Part = tuple[list[tuple[int, int, list[float]]], list[int]]

UNLIMITED: Final = 1 << 40
SHORTEST: Final = 0.001  # seconds: there is always a thought
NODES_PER_SIMULATION: Final = 40  # of the exact search, which is that much cheaper
NODES_PER_MS: Final = 500  # about a third of the time; what is left is for the search


class Option(msgspec.Struct, frozen=True):
    """A move as a player thinks of it: how often it was tried and the chance of winning it leads to."""

    code: int
    visits: int
    share: float


class Thought(msgspec.Struct, frozen=True):
    """What a player makes of a position: its moves, best first; each seat's chance of winning; the line it expects."""

    options: tuple[Option, ...]
    shares: tuple[float, ...]
    line: tuple[int, ...]
    simulations: int
    exact: bool


class Bot(ABC):
    """A player. `view` is `state.blank(seat)`: all that the seat may know, and nothing else."""

    @abstractmethod
    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        """One of the legal moves."""

    def close(self) -> None:  # noqa: B027 (most players have nothing to put away)
        """The game is over, or goes on without this player."""


class Uniform(Bot):
    """Every legal move is equally likely."""

    def __init__(self, seed: int) -> None:
        self.mind = Fast(seed)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return legal[self.mind.pick(len(legal))]


class Greedy(Bot):
    """What the game judges best after the move and the rest of the own turn, over a few worlds that fit."""

    def __init__(self, seed: int, worlds: int = 6) -> None:
        self.mind = Fast(seed)
        self.worlds = worlds

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        told = worths(view, seat, legal, self.worlds, self.mind.step())
        return legal[max(range(len(legal)), key=told.__getitem__)]


class Easy(Bot):
    """Like a person's first games: a look at one world, and a loose hand among the moves that seem good."""

    def __init__(self, seed: int, looseness: float = 1.2) -> None:
        self.mind = Fast(seed)
        self.looseness = looseness  # as a part of the distance between the best and the mean of the moves

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        told = worths(view, seat, legal, 1, self.mind.step())
        best = max(told)
        loose = max(1.0, self.looseness * (best - sum(told) / len(told)))
        weights = [math.exp(max(-60.0, (worth - best) / loose)) for worth in told]
        drawn = sum(weights) * float(self.mind.pick(1 << 30)) / float(1 << 30)
        for code, weight in zip(legal, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return code
        return legal[-1]


class Searcher(Bot):
    """Information-set Monte-Carlo tree search; the end of the game exactly, where nothing is hidden any more."""

    def __init__(self, seed: int, ms: int = 0, sims: int = 0, cores: int = 1, exploration: float = 0.7) -> None:
        self.mind = Fast(seed)
        self.ms = ms
        self.sims = sims
        self.cores = cores
        self.exploration = exploration

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self.think(view, seat, legal, decide=True).options[0].code

    def think(self, view: State, seat: int, legal: list[int], decide: bool = False) -> Thought:
        """All that the search found out; to `decide` it stops when its choice is clear."""
        begun = perf_counter()
        if view.certain():
            limit = NODES_PER_MS * self.ms if self.ms else NODES_PER_SIMULATION * self.sims
            values = Exact(limit).best(view, seat, legal)
            if values:
                return settled(seat, legal, [unpacked(value, view.seats) for value in values])
        seeds = [self.mind.step() for _ in range(self.cores)]
        # Several cores are of one mind only when their tries are summed: each of them thinks to the end.
        decide = decide and self.cores == 1
        seconds = max(self.ms / 1000 - (perf_counter() - begun), SHORTEST) if self.ms else 0.0
        parts = on_cores([partial(self._search, view, seat, seed, seconds, decide) for seed in seeds])
        return summed(seat, parts, view.seats)

    def _search(self, view: State, seat: int, seed: int, seconds: float, decide: bool) -> Part:
        search = Search(self.exploration, True)
        limit = max(1, self.sims // self.cores) if self.sims else UNLIMITED
        search.run(view, seat, seed, limit, seconds, decide)
        return search.children(), search.line()


def settled(seat: int, legal: list[int], shares: list[list[float]]) -> Thought:
    """The thought behind an exact result."""
    order = sorted(range(len(legal)), key=lambda k: (-shares[k][seat], legal[k]))
    options = tuple(Option(legal[k], 1, shares[k][seat]) for k in order)
    return Thought(options, tuple(shares[order[0]]), (legal[order[0]],), 0, True)


def summed(seat: int, parts: list[Part], seats: int) -> Thought:
    """The thought behind one or several searches of the same view."""
    visits: dict[int, int] = {}
    won: dict[int, list[float]] = {}
    for children, _ in parts:
        for code, tried, shares in children:
            visits[code] = visits.get(code, 0) + tried
            mine = won.setdefault(code, [0.0] * seats)
            for other in range(seats):
                mine[other] += shares[other] * tried
    order = sorted(visits, key=lambda code: (-visits[code], code))
    options = tuple(Option(code, visits[code], won[code][seat] / visits[code]) for code in order)
    total = sum(visits.values())
    chances = tuple(sum(won[code][other] for code in order) / total for other in range(seats))
    lines = sorted((line for _, line in parts if line and line[0] == order[0]), key=len)
    return Thought(options, chances, tuple(lines[-1] if lines else order[:1]), total, False)
