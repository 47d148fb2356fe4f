"""The standings of a contest: ratings, win rates, comparisons of pairs, and failures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from ludoteca.arena.contest import Contest, PlayedGame, arena_of
from ludoteca.arena.failures import Failures, OnFailure
from ludoteca.arena.ratings import Finishes, rate, wilson
from ludoteca.bots import STAND_IN, repeatable
from ludoteca.core.forfeits import ranks_after_forfeits
from ludoteca.core.options import Value


class BotLine(msgspec.Struct):
    """One bot over all its games; a game that it plays from two seats counts twice.

    `forfeits` counts the games that it lost because it failed, `substituted` those in which the stand-in's result
    counted instead. The mean score is over the `scored_games`, which it did not forfeit; None if there are none.
    """

    bot: str
    rating: float
    low: float
    high: float
    games: int = 0
    wins: float = 0.0
    win_rate: float = 0.0
    win_low: float = 0.0
    win_high: float = 1.0
    mean_score: float | None = None
    mean_rank: float = 0.0
    ms_per_move: float = 0.0
    scored_games: int = 0
    forfeits: int = 0
    substituted: int = 0
    failures: Failures = msgspec.field(default_factory=Failures)


class PairLine(msgspec.Struct):
    """How often one bot ranked before another at the same table. Equal ranks count as half a win for each."""

    bots: tuple[str, str]
    games: int
    wins: tuple[float, float]
    win_rate: float
    low: float
    high: float


class FirstSeat(msgspec.Struct):
    """How often the first seat won, in games without forfeits; `fair` is the rate by chance."""

    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    fair: float


class Ladder(msgspec.Struct):
    """The result of a ladder, strongest bot first."""

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
    on_failure: OnFailure
    stand_in: str
    reproducible: bool


class BotCounts(msgspec.Struct):
    """The sums of one bot over some games."""

    games: int = 0
    wins: float = 0.0
    rank: int = 0
    score: int = 0
    scored: int = 0
    moves: int = 0
    ns: int = 0
    forfeits: int = 0
    substituted: int = 0
    failures: Failures = msgspec.field(default_factory=Failures)


def summary(contest: Contest, deals: int, games: Sequence[PlayedGame], on_failure: OnFailure = "forfeit") -> Ladder:
    """Count the games of a contest."""
    arena = arena_of(contest)
    names = contest.names()
    places = range(arena.places)
    finishes = [Finishes() for _ in range(deals)]
    counts_of = [BotCounts() for _ in names]
    meetings: dict[tuple[int, int], list[float]] = {pair: [] for pair in combinations(range(len(names)), 2)}
    first_wins: list[float] = []
    for number, game in enumerate(games, 1):
        seating = arena.seating(game.fixture)
        failed = {arena.place_of[failure.seat] for failure in game.failures}
        forfeited = failed if on_failure == "forfeit" else set()
        ranks = ranks_after_forfeits([-rank for rank in game.ranks], places, forfeited)
        finishes[game.fixture.deal].add(seating, ranks)
        winners = ranks.count(1)
        for place, bot in enumerate(seating):
            counts = counts_of[bot]
            counts.games += 1
            counts.wins += 1 / winners if ranks[place] == 1 else 0.0
            counts.rank += ranks[place]
            counts.moves += game.moves[place]
            counts.ns += game.ns[place]
            if place not in forfeited:
                counts.score += game.scores[place]
                counts.scored += 1
            if place in failed:
                counts.forfeits += place in forfeited
                counts.substituted += place not in forfeited
                counts.failures.count(number, (one for one in game.failures if arena.place_of[one.seat] == place))
        for one, other in combinations(places, 2):
            a, b = (one, other) if seating[one] < seating[other] else (other, one)
            if seating[a] != seating[b]:
                meetings[seating[a], seating[b]].append((1 + compare(ranks[b], ranks[a])) / 2)
        if not forfeited:
            first_wins.append(1 / winners if ranks[game.first] == 1 else 0.0)
    lines = []
    for bot, rating in enumerate(rate(len(names), finishes)):
        counts = counts_of[bot]
        low, high = wilson(counts.wins, counts.games)
        lines.append(
            BotLine(
                names[bot],
                round(rating.rating, 1),
                round(rating.low, 1),
                round(rating.high, 1),
                counts.games,
                round(counts.wins, 6),
                counts.wins / counts.games,
                low,
                high,
                counts.score / counts.scored if counts.scored else None,
                counts.rank / counts.games,
                counts.ns / counts.moves / 1e6 if counts.moves else 0.0,
                counts.scored,
                counts.forfeits,
                counts.substituted,
                counts.failures,
            )
        )
    lines.sort(key=lambda line: -line.rating)
    pairs = [
        PairLine((names[a], names[b]), len(won), (sum(won), len(won) - sum(won)), sum(won) / len(won), low, high)
        for (a, b), won in meetings.items()
        for low, high in [wilson(sum(won), len(won))]
    ]
    wins = round(sum(first_wins), 6)
    first_rate = wins / len(first_wins) if first_wins else 0.0
    return Ladder(
        contest.game,
        arena.game.options,
        contest.seats,
        contest.seed,
        len(games),
        deals * arena.places,
        [[names[bot] for bot in lineup] for lineup in arena.lineups],
        deals,
        sum(game.decisions for game in games) / len(games),
        lines,
        pairs,
        FirstSeat(len(first_wins), wins, first_rate, *wilson(wins, len(first_wins)), 1 / arena.places),
        on_failure,
        STAND_IN,
        not any(game.timed for game in games) and all(map(repeatable, contest.bots)),
    )


def compare(one: int, other: int) -> int:
    """1 if the first is greater, −1 if it is less, 0 if they are equal."""
    return (one > other) - (one < other)
