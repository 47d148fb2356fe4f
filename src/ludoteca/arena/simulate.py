"""Playing many games between bots, on as many processes as wished, with the same games whatever their number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from ludoteca.bots import Bot, Uniform, make, mind
from ludoteca.bots.engine.uniform import uniform_game
from ludoteca.core.cards import CardFile
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadFile, trouble
from ludoteca.core.game import Setup
from ludoteca.core.luck import Luck, derived
from ludoteca.core.options import Value
from ludoteca.core.record import SUFFIX, Seat, encode, save
from ludoteca.core.sets import seats_of

CHUNKS_PER_JOB: Final = 16


class SeatTally(msgspec.Struct):
    """One seat over many games: wins alone or with partners, wins shared, mean score, mean rank (1 is best)."""

    seat: int
    bot: str
    wins: int = 0
    shared_wins: int = 0
    mean_score: float = 0.0
    mean_rank: float = 0.0


class Simulation(msgspec.Struct):
    """What came out."""

    game: str
    options: dict[str, Value]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_decisions: float
    end_reasons: dict[str, int]
    seats: list[SeatTally]


class Plan(msgspec.Struct, frozen=True):
    """All that a worker needs to play some of the games."""

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    cards: CardFile | None
    seed: int
    record: str | None

    def setup(self) -> Setup:
        from ludoteca.games import find

        return Setup(find(self.game), len(self.bots), self.options, self.cards)


class Counts(msgspec.Struct):
    """Sums over some games: whole numbers, so that any order of adding gives the same."""

    games: int
    decisions: int
    reasons: dict[str, int]
    wins: list[int]
    shared: list[int]
    scores: list[int]
    ranks: list[int]

    @classmethod
    def none(cls, seats: int) -> Counts:
        return cls(0, 0, {}, [0] * seats, [0] * seats, [0] * seats, [0] * seats)

    def add(self, other: Counts) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for reason, times in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + times
        for mine, theirs in (
            (self.wins, other.wins),
            (self.shared, other.shared),
            (self.scores, other.scores),
            (self.ranks, other.ranks),
        ):
            for seat, value in enumerate(theirs):
                mine[seat] += value


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Simulation:
    """Play the games; `progress` hears how many more are done."""
    setup = plan.setup()
    for spec in plan.bots:
        make(spec, 0, setup)
    if plan.record is not None:
        make_folder(Path(plan.record))
    total = Counts.none(setup.seats)
    begun = perf_counter()
    for part in played(plan, games, jobs):
        total.add(part)
        if progress is not None:
            progress(part.games)
    seconds = perf_counter() - begun
    return Simulation(
        plan.game,
        setup.options,
        games,
        total.decisions,
        round(seconds, 6),
        round(total.decisions / seconds, 1) if seconds > 0 else 0.0,
        total.decisions / games,
        dict(sorted(total.reasons.items())),
        [
            SeatTally(
                seat,
                bot,
                total.wins[seat],
                total.shared[seat],
                total.scores[seat] / games,
                total.ranks[seat] / games,
            )
            for seat, bot in enumerate(plan.bots)
        ],
    )


def played(plan: Plan, games: int, jobs: int) -> Iterator[Counts]:
    """The games in portions, as they are done."""
    portion = max(1, min(2_000, games // (jobs * CHUNKS_PER_JOB)))
    portions = [range(first, min(first + portion, games)) for first in range(0, games, portion)]
    if jobs == 1 or len(portions) == 1:
        for numbers in portions:
            yield play_some(plan, numbers)
        return
    from joblib import Parallel, delayed  # type: ignore[import-untyped]  # it has no types of its own

    workers = Parallel(n_jobs=jobs, return_as="generator_unordered")
    yield from workers(delayed(play_some)(plan, numbers) for numbers in portions)


def play_some(plan: Plan, numbers: range) -> Counts:
    """Play the games with these numbers."""
    setup = plan.setup()
    counts = Counts.none(setup.seats)
    undealt = setup.undealt()
    moves = buffer()
    for number in numbers:
        luck = Luck.fast(derived(plan.seed, "game", number))
        bots = [make(spec, mind(plan.seed, number, seat), setup) for seat, spec in enumerate(plan.bots)]
        if plan.record is not None:
            state, decisions = _recorded(plan, setup, luck, bots, number)
        else:
            chance = luck.source(setup.table)
            state = undealt.copy()
            state.deal(chance)
            minds = [bot.mind for bot in bots if isinstance(bot, Uniform)]
            if len(minds) == setup.seats:
                decisions = uniform_game(state, chance, minds, moves)
            else:
                decisions = 0
                while actors := seats_of(state.actors()):
                    seat = actors[0]
                    legal = [moves[k] for k in range(state.legal(seat, moves))]
                    state.apply(seat, bots[seat].choose(state.blank(seat), seat, legal), chance)
                    decisions += 1
        for bot in bots:
            bot.close()
        counts.games += 1
        counts.decisions += decisions
        reason = setup.game.result(setup, state).reason
        counts.reasons[reason] = counts.reasons.get(reason, 0) + 1
        winners = seats_of(state.winners())
        for seat in range(setup.seats):
            counts.scores[seat] += state.score(seat)
            counts.ranks[seat] += state.rank(seat)
        alone = len({state.side(seat) for seat in winners}) == 1
        for seat in winners:
            (counts.wins if alone else counts.shared)[seat] += 1
    return counts


def _recorded(plan: Plan, setup: Setup, luck: Luck, bots: list[Bot], number: int) -> tuple[State, int]:
    match = setup.deal(luck=luck)
    match.record.seats = [Seat(f"{spec} {seat + 1}", spec) for seat, spec in enumerate(plan.bots)]
    while not match.over:
        seat = match.actors[0]
        match.play(bots[seat].choose(match.state.blank(seat), seat, match.legal_codes(seat)), seat)
    path = record_path(plan, number)
    if not path.exists():
        save(match.record, path)
    elif path.read_bytes() != encode(match.record):
        raise BadFile("core-would-overwrite", file=str(path))
    return match.state, len(match.steps) - 1


def record_path(plan: Plan, number: int) -> Path:
    """Where the record of a game goes."""
    return Path(plan.record or ".") / f"{plan.game}-{plan.seed}-{number + 1:06}{SUFFIX}"


def make_folder(folder: Path) -> None:
    """A folder that cannot be made is told at once, not after a long simulation."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(folder), why=trouble(error)) from error
