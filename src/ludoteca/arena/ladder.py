"""Who is stronger: bots in turn at the same deals, from every seat, and what that says of them.

Line-ups: every bot sits as often as the table allows, and every choice of bots for the seats that are left over is one
line-up; so every bot meets every other equally often, and at two seats every pair meets. With fewer bots than seats,
bots sit more than once: A and B at three seats are AAB and ABB. Partners are one bot: a line-up of teams.

Deals: a deal is played by every line-up, and by each with its bots moved on around the table until each has sat in
every seat. The order around the table changes from deal to deal, so that nobody always follows the same neighbour.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from time import perf_counter_ns

import msgspec

from ludoteca.arena.ledger import Ledger
from ludoteca.arena.ratings import Finishes, rate, wilson
from ludoteca.arena.spread import known_cluster, spread
from ludoteca.bots import make, mind
from ludoteca.core.cards import CardFile
from ludoteca.core.engine.chance import Chance, Fast
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadSetup
from ludoteca.core.game import Setup
from ludoteca.core.luck import Luck, derived
from ludoteca.core.options import Value
from ludoteca.core.sets import seats_of


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: a line-up at a deal, moved on so many seats."""

    lineup: int
    deal: int
    turn: int


class Played(msgspec.Struct, frozen=True):
    """What came of a game, by place at the table: a place is a seat, or all the seats of a team."""

    fixture: Fixture
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]  # that were a choice
    ns: tuple[int, ...]  # they took together
    first: int  # the place that began
    decisions: int


class Contest(msgspec.Struct, frozen=True):
    """Who plays what: all that a worker needs to play any game of it. How many games is not part of it."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seats: int
    seed: int
    cards: CardFile | None = None

    def title(self) -> dict[str, object]:
        """What two runs must agree on to be one."""
        return {"table": hall(self).setup.table, "bots": list(self.bots), "seed": self.seed}

    def names(self) -> list[str]:
        """The bots by name; one that takes part twice has a number.

        >>> Contest("patrician", (), ("random", "random"), 2, 1).names()
        ['random', 'random #2']
        """
        return [
            bot if (earlier := self.bots[:at].count(bot)) == 0 else f"{bot} #{earlier + 1}"
            for at, bot in enumerate(self.bots)
        ]


class Hall:
    """Where the games of a contest are played; made once in every process."""

    def __init__(self, contest: Contest) -> None:
        from ludoteca.games import find

        self.contest = contest
        self.setup = Setup(find(contest.game), contest.seats, dict(contest.options), contest.cards)
        self.undealt = self.setup.undealt()
        sides = [self.undealt.side(seat) for seat in range(contest.seats)]
        order = sorted(set(sides), key=sides.index)
        self.place_of = [order.index(side) for side in sides]
        self.seat_of = [sides.index(side) for side in order]
        self.places = len(order)
        self.lineups = lineups(len(contest.bots), self.places)

    def seating(self, fixture: Fixture) -> list[int]:
        """Which bot sits at each place."""
        lineup = self.lineups[fixture.lineup]
        orders = circles(self.places)
        around = [lineup[at] for at in orders[fixture.deal % len(orders)]]
        return around[fixture.turn :] + around[: fixture.turn]

    def dealt(self, deal: int) -> tuple[State, Chance]:
        """A deal, the same for all who play it, and the luck that goes on from there."""
        chance = Luck.fast(derived(self.contest.seed, "deal", deal)).source(self.setup.table)
        state = self.undealt.copy()
        state.deal(chance)
        return state, chance

    def deals(self, games: int) -> int:
        """How many deals give each line-up at least so many games."""
        return -(-games // self.places)

    def fixtures(self, deals: int) -> list[Fixture]:
        """All games, deal by deal."""
        return [
            Fixture(lineup, deal, turn)
            for deal in range(deals)
            for lineup in range(len(self.lineups))
            for turn in range(self.places)
        ]


@lru_cache(maxsize=4)
def hall(contest: Contest) -> Hall:
    """The hall of a contest."""
    return Hall(contest)


def lineups(bots: int, places: int) -> list[tuple[int, ...]]:
    """Every bot as often as goes into the places, and each choice of bots for the rest.

    >>> lineups(3, 2), lineups(2, 3)
    ([(0, 1), (0, 2), (1, 2)], [(0, 0, 1), (0, 1, 1)])
    """
    everybody = tuple(range(bots)) * (places // bots)
    return [tuple(sorted(everybody + more)) for more in combinations(range(bots), places % bots)]


@cache
def circles(places: int) -> list[tuple[int, ...]]:
    """All orders around a table that differ by more than moving on, well mixed."""
    orders = [(0, *rest) for rest in permutations(range(1, places))]
    Random(places).shuffle(orders)
    return orders


def opener(state: State) -> int:
    """Who has the first turn of a dealt game.

    Where all choose at once before that, the turn is the first time that somebody acts who was not still choosing.
    The last to choose may also be the first to play, so the choosing is tried with one and with another as the last:
    the sooner it is seen, the truer.
    """
    seats = seats_of(state.actors())
    if len(seats) == 1:
        return seats[0]
    moves = buffer()
    seen: list[tuple[int, int]] = []
    for last in (seats[0], seats[-1]):
        trial = state.copy()
        luck = Fast(1)
        choosing = set(seats)
        steps = 0
        while (now := set(seats_of(trial.actors()))) and now <= choosing:
            choosing = now
            seat = min(now - {last} or now)
            trial.legal(seat, moves)
            trial.apply(seat, moves[0], luck)
            steps += 1
        seen.append((steps, min(now, default=seats[0])))
    return min(seen)[1]


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play one game."""
    here = hall(contest)
    seating = here.seating(fixture)
    place_of = here.place_of
    state, chance = here.dealt(fixture.deal)
    bots = [
        make(
            contest.bots[seating[place]],
            mind(contest.seed, "ladder", *msgspec.structs.astuple(fixture), seat),
            here.setup,
        )
        for seat, place in enumerate(place_of)
    ]
    first = place_of[opener(state)]
    moves = buffer()
    counted = [0] * here.places
    ns = [0] * here.places
    decisions = 0
    while actors := state.actors():
        seat = seats_of(actors)[0]
        n = state.legal(seat, moves)
        move = moves[0]
        if n > 1:
            legal = [moves[k] for k in range(n)]
            view = state.blank(seat)
            begun = perf_counter_ns()
            move = bots[seat].choose(view, seat, legal)
            ns[place_of[seat]] += perf_counter_ns() - begun
            counted[place_of[seat]] += 1
        state.apply(seat, move, chance)
        decisions += 1
    for bot in bots:
        bot.close()
    standing = [state.standing(seat) for seat in here.seat_of]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    scores = tuple(int(state.score(seat)) for seat in here.seat_of)
    return Played(fixture, ranks, scores, tuple(counted), tuple(ns), first, decisions)


class BotLine(msgspec.Struct):
    """One bot over all its games: one it plays from two seats counts twice."""

    bot: str
    rating: float
    low: float
    high: float
    games: int = 0
    wins: float = 0.0
    win_rate: float = 0.0
    win_low: float = 0.0
    win_high: float = 1.0
    mean_score: float = 0.0
    mean_rank: float = 0.0
    ms_per_move: float = 0.0


class PairLine(msgspec.Struct):
    """Two bots at the same table: how often the one came before the other. Equal ranks are half a win for each."""

    bots: tuple[str, str]
    games: int
    wins: tuple[float, float]
    win_rate: float
    low: float
    high: float


class FirstSeat(msgspec.Struct):
    """How often the one who began has won; `fair` is what chance would give."""

    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    fair: float


class Ladder(msgspec.Struct):
    """What came out; the strongest first."""

    game: str
    options: dict[str, Value]
    seats: int
    seed: int
    games: int
    games_per_lineup: int
    lineups: list[list[str]]
    deals: int
    mean_decisions: float
    bots: list[BotLine]
    pairs: list[PairLine]
    first_seat: FirstSeat


def ladder(
    contest: Contest,
    games: int,
    jobs: int = 1,
    cluster: str | None = None,
    out: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Play at least so many games with every line-up, in whole rounds of the table.

    With `out` every game is kept there as it ends, and those that are there already are not played again: a run that
    was stopped goes on, and one that is to be surer can be given more games. `progress` hears how many games are done,
    and of how many.
    """
    check(contest, cluster)
    here = hall(contest)
    deals = here.deals(games)
    fixtures = here.fixtures(deals)
    done: dict[Fixture, Played] = {}
    with Ledger(out, contest.title()) as ledger:
        for played in ledger.read(Played):
            done[played.fixture] = played
        missing = [fixture for fixture in fixtures if fixture not in done]
        count = len(fixtures) - len(missing)
        if progress is not None:
            progress(count, len(fixtures))
        for played in spread(Player(contest), missing, jobs, cluster):
            ledger.write(played)
            done[played.fixture] = played
            count += 1
            if progress is not None:
                progress(count, len(fixtures))
    return summary(contest, deals, [done[fixture] for fixture in fixtures])


def check(contest: Contest, cluster: str | None = None) -> None:
    """Whatever is wrong is told before anything is played."""
    if len(contest.bots) < 2:
        raise BadSetup("arena-few-bots")
    here = hall(contest)
    for bot in contest.bots:
        make(bot, 0, here.setup)
    known_cluster(cluster)


class Player(msgspec.Struct, frozen=True):
    """Plays fixtures, in whatever process it is sent to."""

    contest: Contest

    def __call__(self, fixture: Fixture) -> Played:
        return play(self.contest, fixture)


def summary(contest: Contest, deals: int, games: Sequence[Played]) -> Ladder:
    """Everything that is counted over the games."""
    here = hall(contest)
    names = contest.names()
    finishes = [Finishes() for _ in range(deals)]
    apart: dict[int, list[tuple[float, int, int, int, int]]] = {bot: [] for bot in range(len(names))}
    met: dict[tuple[int, int], list[float]] = {pair: [] for pair in combinations(range(len(names)), 2)}
    begun: list[float] = []
    for game in games:
        seating = here.seating(game.fixture)
        finishes[game.fixture.deal].add(seating, game.ranks)
        share = 1 / game.ranks.count(1)
        for bot, *counts in zip(seating, game.ranks, game.scores, game.moves, game.ns, strict=True):
            rank, score, moves, ns = counts
            apart[bot].append((share if rank == 1 else 0.0, rank, score, moves, ns))
        for one, other in combinations(range(here.places), 2):
            a, b = (one, other) if seating[one] < seating[other] else (other, one)
            if seating[a] != seating[b]:
                met[seating[a], seating[b]].append((1 + compare(game.ranks[b], game.ranks[a])) / 2)
        begun.append(share if game.ranks[game.first] == 1 else 0.0)
    lines = []
    for bot, rating in enumerate(rate(len(names), finishes)):
        shares, ranks, scores, moves, ns = map(sum, zip(*apart[bot], strict=True))
        count = len(apart[bot])
        low, high = wilson(shares, count)
        lines.append(
            BotLine(
                names[bot],
                round(rating.rating, 1),
                round(rating.low, 1),
                round(rating.high, 1),
                count,
                round(shares, 6),
                shares / count,
                low,
                high,
                scores / count,
                ranks / count,
                ns / moves / 1e6 if moves else 0.0,
            )
        )
    lines.sort(key=lambda line: -line.rating)
    pairs = [
        PairLine((names[a], names[b]), len(won), (sum(won), len(won) - sum(won)), sum(won) / len(won), low, high)
        for (a, b), won in met.items()
        for low, high in [wilson(sum(won), len(won))]
    ]
    wins = round(sum(begun), 6)
    first = FirstSeat(len(games), wins, wins / len(games), *wilson(wins, len(games)), 1 / here.places)
    return Ladder(
        contest.game,
        here.setup.options,
        contest.seats,
        contest.seed,
        len(games),
        deals * here.places,
        [[names[bot] for bot in lineup] for lineup in here.lineups],
        deals,
        sum(game.decisions for game in games) / len(games),
        lines,
        pairs,
        first,
    )


def compare(one: int, other: int) -> int:
    """1 if one is greater, −1 if less, 0 if equal."""
    return (one > other) - (one < other)
