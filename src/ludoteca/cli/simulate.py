"""`ludoteca simulate`: play many games between bots and print the totals as a table or JSON."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.arena.failures import read_policy
from ludoteca.arena.simulate import Plan, Simulation, check, simulate
from ludoteca.cli.arguments import read_options, read_seats
from ludoteca.cli.bot_failures import as_builtins, failure_column, failure_notes, have_programs, number_or_dash
from ludoteca.cli.console import open_console
from ludoteca.cli.output import print_full_names, print_json, print_table, short_labels
from ludoteca.cli.signals import exit_on_signal
from ludoteca.core.cards import read_file
from ludoteca.core.text import Words


def simulate_games(
    words: Words,
    key: str,
    seats: str,
    games: int,
    seed: int,
    options: list[str],
    cards: Path | None,
    jobs: int,
    record: Path | None,
    as_json: bool,
    on_failure: str = "forfeit",
) -> int:
    """Play the games and print the outcome."""
    plan = Plan(
        key,
        read_options(options),
        tuple(read_seats(seats)),
        None if cards is None else read_file(cards),
        seed,
        None if record is None else str(record),
        read_policy(on_failure),
    )
    check(plan, games, jobs)
    with exit_on_signal():
        outcome = simulate_with_progress(words, plan, games, jobs)
    if as_json:
        print_json(as_builtins(words, outcome, "seats"))
    else:
        show_simulation(words, outcome)
    return 0


def simulate_with_progress(words: Words, plan: Plan, games: int, jobs: int) -> Simulation:
    """Play the games; show a progress bar if standard error is a terminal."""
    if not sys.stderr.isatty():
        return simulate(plan, games, jobs)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn(words("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=open_console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=games)
        return simulate(plan, games, jobs, lambda done: bar.advance(task, done))


def show_simulation(words: Words, outcome: Simulation) -> None:
    """Print the outcome as tables."""
    console = open_console()
    names = [seat.bot for seat in outcome.seats]
    columns = ["seat", "bot", "wins", "shared", "score", "rank"]
    programs = have_programs(names)
    if programs:
        columns.append(failure_column(outcome.on_failure))
    rows = [
        [
            str(seat.seat + 1),
            label,
            f"{seat.wins} ({seat.wins / outcome.games:.1%})",
            str(seat.shared_wins),
            number_or_dash(seat.mean_score),
            f"{seat.mean_rank:.2f}",
            *([str(seat.failures.games)] if programs else []),
        ]
        for seat, label in zip(outcome.seats, short_labels(names), strict=True)
    ]
    console.print(
        words(
            "cli-simulated",
            games=outcome.games,
            decisions=outcome.decisions,
            seconds=f"{outcome.seconds:.2f}",
            rate=f"{outcome.decisions_per_second:,.0f}",
            mean=f"{outcome.mean_decisions:.1f}",
        )
    )
    print_table(console, [words(f"cli-column-{key}") for key in columns], rows, text_columns=2)
    print_full_names(console, names)
    for reason, times in outcome.end_reasons.items():
        console.print(f"{words(f'{outcome.game}-reason-{reason}')} × {times}", soft_wrap=True)
    for seat in outcome.seats:
        player = words("arena-seat-player", seat=seat.seat + 1, player=seat.bot)
        for note in failure_notes(words, player, seat, outcome.games, outcome.stand_in):
            console.print(note, soft_wrap=True)
    if not outcome.reproducible:
        console.print(words("arena-not-reproducible"), soft_wrap=True)
