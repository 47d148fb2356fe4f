"""Plays many games between bots, in any number of processes.

The number of processes never changes the games. With bots that think a fixed amount, the same seed gives the same
games; `Simulation.reproducible` says whether this holds for a run: no program played, and no clock ended a search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from ludoteca.arena.failures import Failures, OnFailure
from ludoteca.arena.limits import MOST_GAMES, check_games, check_jobs, check_seed
from ludoteca.bots import STAND_IN, Bot, Uniform, bot_seed, make, recorded_seat, repeatable
from ludoteca.bots.engine.uniform import uniform_game
from ludoteca.core.cards import CardFile
from ludoteca.core.clean import clean
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadFile, os_error_reason
from ludoteca.core.forfeits import ranks_after_forfeits
from ludoteca.core.game import Game
from ludoteca.core.legal import legal_codes
from ludoteca.core.luck import Luck, derived
from ludoteca.core.options import Value
from ludoteca.core.record import SUFFIX, encode, save
from ludoteca.core.sets import seats_of

CHUNKS_PER_JOB: Final = 16
LARGEST_PORTION: Final = 2_000  # games between two progress reports


class SeatTally(msgspec.Struct):
    """One seat over many games: wins (alone or with partners), shared wins, mean score, mean rank (1 is best).

    `forfeits` counts the games that it lost because its program failed, `substituted` those in which the stand-in's
    result counted instead. The mean score is over the `scored_games`, which its side did not forfeit; None if there are
    none.
    """

    seat: int
    bot: str
    wins: int = 0
    shared_wins: int = 0
    mean_score: float | None = None
    mean_rank: float = 0.0
    scored_games: int = 0
    forfeits: int = 0
    substituted: int = 0
    failures: Failures = msgspec.field(default_factory=Failures)


class Simulation(msgspec.Struct):
    """The result of a simulation."""

    game: str
    options: dict[str, Value]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_decisions: float
    end_reasons: dict[str, int]
    seats: list[SeatTally]
    on_failure: OnFailure
    stand_in: str
    reproducible: bool


class Plan(msgspec.Struct, frozen=True):
    """Everything a worker needs to play some of the games."""

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    cards: CardFile | None
    seed: int
    record: str | None
    on_failure: OnFailure = "forfeit"

    def new_game(self) -> Game:
        """The game with the set-up of this plan."""
        from ludoteca.games import find

        return find(self.game)(len(self.bots), self.options, self.cards)


class SeatCounts(msgspec.Struct):
    """The sums of one seat over some games."""

    wins: int = 0
    shared: int = 0
    score: int = 0
    scored: int = 0
    rank: int = 0
    forfeits: int = 0
    substituted: int = 0
    failures: Failures = msgspec.field(default_factory=Failures)

    def add(self, other: SeatCounts) -> None:
        self.wins += other.wins
        self.shared += other.shared
        self.score += other.score
        self.scored += other.scored
        self.rank += other.rank
        self.forfeits += other.forfeits
        self.substituted += other.substituted
        self.failures.add(other.failures)


class Counts(msgspec.Struct):
    """Sums over some games; whole numbers, so that the order of adding does not matter."""

    seats: list[SeatCounts]
    games: int = 0
    decisions: int = 0
    reasons: dict[str, int] = {}
    timed: bool = False  # whether a program or a clock influenced a game

    @classmethod
    def empty(cls, seats: int) -> Counts:
        return cls([SeatCounts() for _ in range(seats)])

    def add(self, other: Counts) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.timed = self.timed or other.timed
        for reason, times in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + times
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)

    def count(self, plan: Plan, number: int, state: State, bots: Sequence[Bot]) -> None:
        """Add a finished game."""
        self.games += 1
        seats = range(len(bots))
        failed = [seat for seat in seats if bots[seat].failure is not None]
        self.timed = self.timed or any(bot.timed for bot in bots)
        if failed:
            self._count_failures(plan, number, bots)
        forfeited = failed if plan.on_failure == "forfeit" else []
        sides = [state.side(seat) for seat in seats]
        ranks = ranks_after_forfeits([state.standing(seat) for seat in seats], sides, forfeited)
        lost = {sides[seat] for seat in forfeited}
        scored = [seat for seat in seats if sides[seat] not in lost]
        for seat in seats:
            self.seats[seat].rank += ranks[seat]
        for seat in scored:
            self.seats[seat].score += state.score(seat)
            self.seats[seat].scored += 1
        winners = [seat for seat in seats if ranks[seat] == 1]
        alone = len({sides[seat] for seat in winners}) == 1
        for seat in winners:
            self.seats[seat].wins += alone
            self.seats[seat].shared += not alone

    def _count_failures(self, plan: Plan, number: int, bots: Sequence[Bot]) -> None:
        for counts, bot in zip(self.seats, bots, strict=True):
            if bot.failure is not None:
                counts.forfeits += plan.on_failure == "forfeit"
                counts.substituted += plan.on_failure == "substitute"
                counts.failures.count(number + 1, [bot.failure])


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Simulation:
    """Play the games; `progress` gets the number of games done since the last call."""
    check(plan, games, jobs)
    game = plan.new_game()
    if plan.record is not None:
        make_folder(Path(plan.record))
    total = Counts.empty(game.seats)
    start = perf_counter()
    for part in play_in_portions(plan, games, jobs):
        total.add(part)
        if progress is not None:
            progress(part.games)
    seconds = perf_counter() - start
    return Simulation(
        plan.game,
        game.options,
        games,
        total.decisions,
        round(seconds, 6),
        round(total.decisions / seconds, 1) if seconds > 0 else 0.0,
        total.decisions / games,
        dict(sorted(total.reasons.items())),
        [
            SeatTally(
                seat,
                plan.bots[seat],
                counts.wins,
                counts.shared,
                counts.score / counts.scored if counts.scored else None,
                counts.rank / games,
                counts.scored,
                counts.forfeits,
                counts.substituted,
                counts.failures,
            )
            for seat, counts in enumerate(total.seats)
        ],
        plan.on_failure,
        STAND_IN,
        not total.timed and all(map(repeatable, plan.bots)),
    )


def check(plan: Plan, games: int, jobs: int = 1) -> None:
    """Report errors before anything is played."""
    check_games(games, MOST_GAMES)
    check_jobs(jobs)
    check_seed(plan.seed)
    game = plan.new_game()
    for spec in plan.bots:
        make(spec, 0, game)


def play_in_portions(plan: Plan, games: int, jobs: int) -> Iterator[Counts]:
    """Play the games in portions and yield the sums of each as it is done."""
    size = max(1, min(LARGEST_PORTION, games // (jobs * CHUNKS_PER_JOB)))
    portions = (range(first, min(first + size, games)) for first in range(0, games, size))
    if jobs == 1 or size >= games:
        for numbers in portions:
            yield play_some(plan, numbers)
        return
    from joblib import Parallel, delayed  # type: ignore[import-untyped]  # it has no type hints

    workers = Parallel(n_jobs=jobs, return_as="generator_unordered")
    yield from workers(delayed(play_some)(plan, numbers) for numbers in portions)


def play_some(plan: Plan, numbers: range) -> Counts:
    """Play the games with these numbers."""
    game = plan.new_game()
    counts = Counts.empty(game.seats)
    undealt = game.undealt()
    moves = buffer()
    for number in numbers:
        luck = Luck.fast(derived(plan.seed, "game", number))
        bots = [make(spec, bot_seed(plan.seed, number, seat), game) for seat, spec in enumerate(plan.bots)]
        try:
            if plan.record is not None:
                state, decisions = _play_recorded(plan, game, luck, bots, number)
            else:
                chance = luck.source(game.fingerprint)
                state = undealt.copy()
                state.deal(chance)
                rngs = [bot.rng for bot in bots if isinstance(bot, Uniform)]
                if len(rngs) == game.seats:
                    decisions = uniform_game(state, chance, rngs, moves)
                else:
                    decisions = 0
                    while actors := seats_of(state.actors()):
                        seat = actors[0]
                        legal = legal_codes(state, seat)
                        for code in bots[seat].choose_gesture(game, state.blank(seat), seat, legal):
                            state.apply(seat, code, chance)
                            decisions += 1
        finally:
            for bot in bots:
                bot.close()
        counts.decisions += decisions
        reason = game.result(state).reason
        counts.reasons[reason] = counts.reasons.get(reason, 0) + 1
        counts.count(plan, number, state, bots)
    return counts


def _play_recorded(plan: Plan, game: Game, luck: Luck, bots: list[Bot], number: int) -> tuple[State, int]:
    match = game.deal(luck=luck)
    while not match.over:
        seat = match.actors[0]
        match.play(bots[seat].choose_gesture(game, match.state.blank(seat), seat, match.legal_codes(seat)), seat)
    match.record.seats = [
        recorded_seat(clean(f"{spec} {seat + 1}"), clean(spec), bots[seat].failure, plan.on_failure == "forfeit")
        for seat, spec in enumerate(plan.bots)
    ]
    path = record_path(plan, number)
    if not path.exists():
        save(match.record, path)
    elif path.read_bytes() != encode(match.record):
        raise BadFile("core-would-overwrite", file=str(path))
    return match.state, len(match.steps) - 1


def record_path(plan: Plan, number: int) -> Path:
    """The file for the record of a game."""
    return Path(plan.record or ".") / f"{plan.game}-{plan.seed}-{number + 1:06}{SUFFIX}"


def make_folder(folder: Path) -> None:
    """Make a folder now, so that an error does not come after a long simulation."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(folder), why=os_error_reason(error)) from error
