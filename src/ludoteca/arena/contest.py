"""The games of a contest between bots: which bots meet, in which seats, with which deal.

Line-ups: the seats are divided equally among the bots, and every choice of bots for the seats left over is one line-up.
So every bot meets every other equally often; with two seats, all pairs meet. With fewer bots than seats, a bot takes
several seats: A and B with three seats give AAB and ABB. Partners are always the same bot: in team games a place is a
team.

Deals: every line-up plays every deal, rotated around the table until each bot has sat in every seat. The order around
the table changes from deal to deal, so that no bot always follows the same neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Final

import msgspec

from ludoteca.bots import LEVELS, STDIO, Failure
from ludoteca.core.cards import CardFile
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadSetup
from ludoteca.core.luck import Luck, derived
from ludoteca.core.options import Value

MOST_LINEUPS: Final = 10_000
UNCHANGED_LEVELS: Final = ("easy",)  # levels unchanged since 0.1, whose ledgers did not write levels out


class Fixture(msgspec.Struct, frozen=True):
    """One game to play: a line-up, a deal, and by how many seats the bots are rotated."""

    lineup: int
    deal: int
    turn: int


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outcome of a game, by place at the table: a place is a seat, or all seats of a team.

    Ranks and scores are those of the final position, even if a stand-in made the last moves. Forfeits are applied when
    the games are counted.
    """

    fixture: Fixture
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]  # moves that were a choice
    ns: tuple[int, ...]  # the time those took together
    first: int  # the place that had the first turn
    decisions: int
    failures: tuple[Failure, ...] = ()  # of programs, in seat order
    timed: bool = False  # whether a program or a clock influenced the game


class Contest(msgspec.Struct, frozen=True):
    """The game, options, bots and seed: all that a worker needs to play any game of the contest."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seats: int
    seed: int
    cards: CardFile | None = None

    def title(self) -> dict[str, object]:
        """The heading of the ledger: runs with the same title can share one.

        Levels are written out, since a level may stand for another bot in a later version. `failures` keeps the games
        of programs apart from ledgers of versions that did not record failures.
        """
        # A command may contain an undecodable byte, from a file name, which JSON cannot hold.
        bots = [bot.encode(errors="backslashreplace").decode() for bot in self.bots]
        title: dict[str, object] = {"table": arena_of(self).game.fingerprint, "bots": bots, "seed": self.seed}
        levels = {bot: LEVELS[bot] for bot in self.bots if bot in LEVELS and bot not in UNCHANGED_LEVELS}
        if levels:
            title["levels"] = levels
        if any(bot.startswith(f"{STDIO}:") for bot in self.bots):
            title["failures"] = True
        return title

    def names(self) -> list[str]:
        """The names of the bots; a bot that takes part twice gets a number.

        >>> Contest("patrician", (), ("random", "random"), 2, 1).names()
        ['random', 'random #2']
        """
        return [
            bot if (earlier := self.bots[:at].count(bot)) == 0 else f"{bot} #{earlier + 1}"
            for at, bot in enumerate(self.bots)
        ]


class Arena:
    """A contest prepared for playing; made once in every process."""

    def __init__(self, contest: Contest) -> None:
        from ludoteca.games import find

        self.contest = contest
        self.game = find(contest.game)(contest.seats, dict(contest.options), contest.cards)
        self.undealt = self.game.undealt()
        sides = [self.undealt.side(seat) for seat in range(contest.seats)]
        order = sorted(set(sides), key=sides.index)
        self.place_of = [order.index(side) for side in sides]
        self.seat_of = [sides.index(side) for side in order]
        self.places = len(order)
        count = comb(len(contest.bots), self.places % len(contest.bots)) if contest.bots else 0
        if count > MOST_LINEUPS:
            facts = {"bots": str(len(contest.bots)), "places": self.places, "lineups": str(count)}
            raise BadSetup("arena-many-lineups", most=str(MOST_LINEUPS), **facts)
        self.lineups = lineups(len(contest.bots), self.places)

    def seating(self, fixture: Fixture) -> list[int]:
        """Which bot sits at each place."""
        lineup = self.lineups[fixture.lineup]
        orders = circles(self.places)
        around = [lineup[at] for at in orders[fixture.deal % len(orders)]]
        return around[fixture.turn :] + around[: fixture.turn]

    def deal(self, number: int) -> tuple[State, Chance]:
        """The state after a deal, the same for every line-up, and its source of chance."""
        chance = Luck.fast(derived(self.contest.seed, "deal", number)).source(self.game.fingerprint)
        state = self.undealt.copy()
        state.deal(chance)
        return state, chance

    def deals(self, games: int) -> int:
        """The number of deals that gives each line-up at least this many games."""
        return -(-games // self.places)

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """All games, deal by deal."""
        return (
            Fixture(lineup, deal, turn)
            for deal in range(deals)
            for lineup in range(len(self.lineups))
            for turn in range(self.places)
        )


@lru_cache(maxsize=4)
def arena_of(contest: Contest) -> Arena:
    """The arena of a contest, made once in every process."""
    return Arena(contest)


def lineups(bots: int, places: int) -> list[tuple[int, ...]]:
    """Every bot equally often, as far as the places suffice, and each choice of bots for the places left over.

    >>> lineups(3, 2), lineups(2, 3)
    ([(0, 1), (0, 2), (1, 2)], [(0, 0, 1), (0, 1, 1)])
    """
    everybody = tuple(range(bots)) * (places // bots)
    return [tuple(sorted(everybody + rest)) for rest in combinations(range(bots), places % bots)]


@cache
def circles(places: int) -> list[tuple[int, ...]]:
    """All orders around a table that are not rotations of each other, shuffled."""
    orders = [(0, *rest) for rest in permutations(range(1, places))]
    Random(places).shuffle(orders)
    return orders
