"""Ladders: bots play the same deals from every seat, and are rated by the results.

contest.py lists the games, standings.py counts their results.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter_ns

import msgspec

from ludoteca.arena.cluster import check_cluster
from ludoteca.arena.contest import Arena, Contest, Fixture, PlayedGame, arena_of, circles, lineups
from ludoteca.arena.failures import OnFailure
from ludoteca.arena.ledger import Ledger
from ludoteca.arena.limits import MOST_LADDER_GAMES, check_games, check_jobs, check_seed, check_within
from ludoteca.arena.parallel import run_tasks
from ludoteca.arena.standings import BotLine, FirstSeat, Ladder, PairLine, summary
from ludoteca.bots import bot_seed, make
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadSetup
from ludoteca.core.legal import legal_codes
from ludoteca.core.sets import seats_of

__all__ = [
    "Arena",
    "BotLine",
    "Contest",
    "FirstSeat",
    "Fixture",
    "Ladder",
    "PairLine",
    "PlayedGame",
    "Player",
    "arena_of",
    "check",
    "check_size",
    "circles",
    "ladder",
    "lineups",
    "opener",
    "play",
    "summary",
]


def ladder(
    contest: Contest,
    games: int,
    jobs: int = 1,
    cluster: str | None = None,
    out: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
    on_failure: OnFailure = "forfeit",
) -> Ladder:
    """Play at least `games` games with every line-up, rounded up to full rotations of the table.

    Every game is added to the file `out` as it ends, and games that are already there are not played again: an
    interrupted run continues, and a finished one can be extended. `progress` gets the number of games done and of all
    games. `on_failure` says how a game counts for a program that could not finish it.
    """
    check(contest, cluster)
    total = check_size(contest, games, jobs, cluster)
    arena = arena_of(contest)
    deals = arena.deals(games)
    done: dict[Fixture, PlayedGame] = {}
    with Ledger(out, contest.title()) as ledger:
        for played in ledger.read(PlayedGame):
            done[played.fixture] = played
        missing = [fixture for fixture in arena.fixtures(deals) if fixture not in done]
        count = total - len(missing)
        if progress is not None:
            progress(count, total)
        for played in run_tasks(Player(contest), missing, jobs, cluster):
            ledger.write(played)
            done[played.fixture] = played
            count += 1
            if progress is not None:
                progress(count, total)
    return summary(contest, deals, [done[fixture] for fixture in arena.fixtures(deals)], on_failure)


def check(contest: Contest, cluster: str | None = None) -> None:
    """Report errors before anything is played."""
    if len(contest.bots) < 2:
        raise BadSetup("arena-few-bots")
    check_seed(contest.seed)
    arena = arena_of(contest)
    for bot in contest.bots:
        make(bot, 0, arena.game)
    check_cluster(cluster)


def check_size(contest: Contest, games: int, jobs: int = 1, cluster: str | None = None) -> int:
    """The number of games in all; an error if there are too many."""
    check_games(games, MOST_LADDER_GAMES)
    check_jobs(jobs, cluster is not None)
    arena = arena_of(contest)
    most = MOST_LADDER_GAMES // len(arena.lineups) // arena.places * arena.places
    check_within("--games", games, 1, most)
    return arena.deals(games) * arena.places * len(arena.lineups)


class Player(msgspec.Struct, frozen=True):
    """Plays fixtures in any process."""

    contest: Contest

    def __call__(self, fixture: Fixture) -> PlayedGame:
        return play(self.contest, fixture)


def play(contest: Contest, fixture: Fixture) -> PlayedGame:
    """Play one game."""
    arena = arena_of(contest)
    seating = arena.seating(fixture)
    place_of = arena.place_of
    state, chance = arena.deal(fixture.deal)
    first = place_of[opener(state)]
    moves = buffer()
    choices = [0] * arena.places
    ns = [0] * arena.places
    decisions = 0
    with ExitStack() as stack:
        bots = [
            stack.enter_context(
                closing(
                    make(
                        contest.bots[seating[place]],
                        bot_seed(contest.seed, "ladder", *msgspec.structs.astuple(fixture), seat),
                        arena.game,
                    )
                )
            )
            for seat, place in enumerate(place_of)
        ]
        while actors := state.actors():
            seat = seats_of(actors)[0]
            steps: tuple[int, ...] = tuple(legal_codes(state, seat))
            if len(steps) > 1:
                view = state.blank(seat)
                begun = perf_counter_ns()
                steps = bots[seat].choose_gesture(arena.game, view, seat, list(steps))
                ns[place_of[seat]] += perf_counter_ns() - begun
            for code in steps:
                choices[place_of[seat]] += state.legal(seat, moves) > 1
                state.apply(seat, code, chance)
                decisions += 1
    standing = [state.standing(seat) for seat in arena.seat_of]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    scores = tuple(int(state.score(seat)) for seat in arena.seat_of)
    failures = tuple(bot.failure for bot in bots if bot.failure is not None)
    timed = any(bot.timed for bot in bots)
    return PlayedGame(fixture, ranks, scores, tuple(choices), tuple(ns), first, decisions, failures, timed)


def opener(state: State) -> int:
    """The seat that has the first turn of a dealt game.

    Some games begin with a phase in which several seats choose at once. The first turn after it belongs to the first
    actor who had already chosen. If that seat is also the last to choose, the end of the phase goes unnoticed and the
    trial lasts longer. So the phase is played twice, each time with another seat as the last; the shorter trial is
    right.
    """
    seats = seats_of(state.actors())
    if len(seats) == 1:
        return seats[0]
    moves = buffer()
    trials: list[tuple[int, int]] = []
    for last in (seats[0], seats[-1]):
        trial = state.copy()
        chance = Fast(1)
        choosing = set(seats)
        steps = 0
        while (actors := set(seats_of(trial.actors()))) and actors <= choosing:
            choosing = actors
            seat = min(actors - {last} or actors)
            trial.legal(seat, moves)
            trial.apply(seat, moves[0], chance)
            steps += 1
        trials.append((steps, min(actors, default=seats[0])))
    return min(trials)[1]
