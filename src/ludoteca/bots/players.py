"""The built-in bots: random, greedy (with or without noise), and searching."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from functools import cached_property, partial
from time import perf_counter
from typing import Final

import msgspec

from ludoteca.bots.cores import on_cores
from ludoteca.bots.engine.exact import Exact, unpacked
from ludoteca.bots.engine.greedy import move_values
from ludoteca.bots.engine.search import Search
from ludoteca.bots.failure import Failure
from ludoteca.bots.gestures import Gesture
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.state import State
from ludoteca.core.game import Game

SearchResult = tuple[list[tuple[int, int, list[float]]], list[int], bool]  # children, line, whether time ran out

UNLIMITED: Final = 1 << 40
SHORTEST: Final = 0.001  # seconds: some thinking is always done
NODES_PER_SIMULATION: Final = 40  # this many nodes of the exact search cost as much as one simulation
NODES_PER_MS: Final = 500  # nodes of the exact search: about a third of the time, the rest is for the tree search
FIRST_SHARE: Final = 0.6  # of the time that is left: for a choice that is not the last of its gesture


class MoveEstimate(msgspec.Struct, frozen=True):
    """A bot's estimate of a move: its visits and the mover's share of the victory."""

    code: int
    visits: int
    share: float


class Analysis(msgspec.Struct, frozen=True):
    """A bot's analysis of a position: the moves, best first; each seat's share of the victory; the expected line."""

    options: tuple[MoveEstimate, ...]
    shares: tuple[float, ...]
    line: tuple[int, ...]
    simulations: int
    exact: bool


class Bot(ABC):
    """A bot. Its `view` is `state.blank(seat)`: what the seat may know and nothing else."""

    failure: Failure | None = None  # set once the bot has failed and a stand-in plays for it
    timed: bool = False  # whether a clock has influenced a decision, so that the same seed may give another game

    @abstractmethod
    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        """Choose one of the legal moves."""

    def choose_gesture(self, game: Game, view: State, seat: int, legal: list[int]) -> tuple[int, ...]:
        """Choose a legal move and, if it begins a gesture, all steps of that gesture."""
        gesture = Gesture(game, view, seat, legal)
        while gesture.legal:
            gesture = gesture.then(self.choose(gesture.view, seat, gesture.legal))
        return gesture.steps

    def close(self) -> None:  # noqa: B027 (most bots have nothing to clean up)
        """Clean up: the game is over or goes on without this bot."""


class Uniform(Bot):
    """Chooses uniformly at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Fast(seed)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return legal[self.rng.pick(len(legal))]


class Greedy(Bot):
    """Chooses the move with the best evaluation after the rest of the turn, over a few sampled worlds.

    With `noise` it picks randomly, with weights that fall with a move's distance from the best one. The unit of noise
    is a hundredth of the distance between the best and the mean of the moves, so it means the same in every game.
    """

    def __init__(self, seed: int, worlds: int = 6, noise: int = 0) -> None:
        self.rng = Fast(seed)
        self.worlds = worlds
        self.noise = noise

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        values = move_values(view, seat, legal, self.worlds, self.rng.step())
        best = max(values)
        if not self.noise:
            return legal[values.index(best)]
        scale = max(1.0, self.noise / 100 * (best - sum(values) / len(values)))
        weights = [math.exp(max(-60.0, (value - best) / scale)) for value in values]
        drawn = sum(weights) * float(self.rng.pick(1 << 30)) / float(1 << 30)
        for code, weight in zip(legal, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return code
        return legal[-1]


class Searcher(Bot):
    """Information-set Monte-Carlo tree search, and exact search where nothing is hidden any more.

    With `sims` the same seed gives the same choice, and `ms` only ends a search that takes too long. With `ms` alone it
    uses the time as well as it can.
    """

    def __init__(self, seed: int, ms: int = 0, sims: int = 0, cores: int = 1, exploration: float = 0.7) -> None:
        self.rng = Fast(seed)
        self.ms = ms
        self.sims = sims
        self.cores = cores
        self.exploration = exploration

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self.think(view, seat, legal, decide=True).options[0].code

    def choose_gesture(self, game: Game, view: State, seat: int, legal: list[int]) -> tuple[int, ...]:
        """Choose a whole gesture within the time of one choice.

        Each choice gets a share of the time that is left, and the last one all of it. `sims` is the number of
        simulations for each choice, with those that the tree has from the choices before it.
        """
        gesture = Gesture(game, view, seat, legal).then_forced()
        thought = Thought(self, seat)
        while gesture.legal:
            analysis = thought.solve(gesture.view, gesture.legal)
            if analysis is None:
                analysis = thought.search(gesture.view, FIRST_SHARE, decide=True)
                if not gesture.then(analysis.options[0].code).then_forced().legal:
                    analysis = thought.search(gesture.view, 1.0, decide=True)
                thought.follow(analysis.options[0].code)
            gesture = gesture.then(analysis.options[0].code).then_forced()
        return gesture.steps

    def think(self, view: State, seat: int, legal: list[int], decide: bool = False) -> Analysis:
        """Analyse a position; with `decide`, stop as soon as the choice is clear."""
        thought = Thought(self, seat)
        return thought.solve(view, legal) or thought.search(view, 1.0, decide)


class Thought:
    """The thinking of a searching bot about one gesture: one time limit for all its choices, and one tree.

    With several cores each choice has trees of its own, since those of other processes are lost.
    """

    def __init__(self, bot: Searcher, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.until = perf_counter() + bot.ms / 1000
        self.results: list[SearchResult] = []  # of the choice that is searched now

    @cached_property
    def tree(self) -> Search:
        return self._new_tree()

    @property
    def hurried(self) -> bool:
        """Whether the clock has ended a search of this choice."""
        return any(out_of_time for _, _, out_of_time in self.results)

    def solve(self, view: State, legal: list[int]) -> Analysis | None:
        """The result of the exact search; None if something is hidden or there are too many positions."""
        if not view.is_deterministic():
            return None
        bot = self.bot
        limit = NODES_PER_SIMULATION * bot.sims if bot.sims else int(NODES_PER_MS * 1000 * self._time_left())
        values = Exact(limit).best(view, self.seat, legal)
        if not values:
            return None
        return exact_analysis(self.seat, legal, [unpacked(value, view.seats) for value in values])

    def search(self, view: State, share: float, decide: bool) -> Analysis:
        """Spend at most a share of the time that is left; with `decide`, stop as soon as the choice is clear.

        Called again for the same choice, it goes on.
        """
        bot = self.bot
        if self.results and bot.sims and not self.hurried:
            return combined_analysis(self.seat, self.results, view.seats)  # all simulations are done
        limit = max(1, bot.sims // bot.cores) if bot.sims else UNLIMITED
        seconds = max(share * self._time_left(), SHORTEST) if bot.ms else 0.0
        if bot.cores == 1:
            tree = self.tree
            limit = tree.simulations + max(1, limit - tree.visits())
            self.results = [self._run(tree, view, bot.rng.step(), limit, seconds, decide)]
        else:
            # The sum over all cores decides, so no core may stop early.
            seeds = [bot.rng.step() for _ in range(bot.cores)]
            self.results += on_cores(
                [partial(self._run, self._new_tree(), view, seed, limit, seconds) for seed in seeds]
            )
        bot.timed = bot.timed or not bot.sims or self.hurried
        return combined_analysis(self.seat, self.results, view.seats)

    def follow(self, code: int) -> None:
        """Go on with the choice after this one."""
        self.results = []
        if self.bot.cores == 1:
            self.tree.follow(code)

    def _time_left(self) -> float:
        return max(0.0, self.until - perf_counter())

    def _new_tree(self) -> Search:
        return Search(self.bot.exploration, True)

    def _run(
        self, tree: Search, view: State, seed: int, limit: int, seconds: float, decide: bool = False
    ) -> SearchResult:
        tree.run(view, self.seat, seed, limit, seconds, decide, not self.bot.sims)
        return tree.children(), tree.line(), tree.out_of_time


def exact_analysis(seat: int, legal: list[int], shares: list[list[float]]) -> Analysis:
    """The analysis of an exact search."""
    order = sorted(range(len(legal)), key=lambda k: (-shares[k][seat], legal[k]))
    options = tuple(MoveEstimate(legal[k], 1, shares[k][seat]) for k in order)
    return Analysis(options, tuple(shares[order[0]]), (legal[order[0]],), 0, True)


def combined_analysis(seat: int, results: list[SearchResult], seats: int) -> Analysis:
    """The analysis of one or several searches of the same view."""
    visits: dict[int, int] = {}
    won: dict[int, list[float]] = {}
    for children, _, _ in results:
        for code, count, shares in children:
            visits[code] = visits.get(code, 0) + count
            sums = won.setdefault(code, [0.0] * seats)
            for other in range(seats):
                sums[other] += shares[other] * count
    order = sorted(visits, key=lambda code: (-visits[code], code))
    options = tuple(MoveEstimate(code, visits[code], won[code][seat] / visits[code]) for code in order)
    total = sum(visits.values())
    mean_shares = tuple(sum(won[code][other] for code in order) / total for other in range(seats))
    lines = sorted((line for _, line, _ in results if line and line[0] == order[0]), key=len)
    return Analysis(options, mean_shares, tuple(lines[-1] if lines else order[:1]), total, False)
