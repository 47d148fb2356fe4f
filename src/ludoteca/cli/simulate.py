"""`ludoteca simulate`: many games between bots, with a bar while they are played and a table or JSON at the end."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ludoteca.arena.simulate import Plan, Simulation, simulate
from ludoteca.cli.given import read_options, read_seats
from ludoteca.core.cards import read_file
from ludoteca.core.errors import BadSetup
from ludoteca.core.words import Words


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
) -> int:
    """Play, and say what came out."""
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise BadSetup("cli-at-least-one", what=name, given=number)
    plan = Plan(
        key,
        read_options(options),
        tuple(read_seats(seats)),
        None if cards is None else read_file(cards),
        seed,
        None if record is None else str(record),
    )
    if not sys.stderr.isatty():
        outcome = simulate(plan, games, jobs)
    else:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        bar = Progress(
            TextColumn(words("cli-simulating")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        with bar:
            task = bar.add_task("", total=games)
            outcome = simulate(plan, games, jobs, lambda done: bar.advance(task, done))
    if as_json:
        print(msgspec.json.encode(outcome).decode())
    else:
        show(words, outcome)
    return 0


def show(words: Words, outcome: Simulation) -> None:
    """The outcome for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for key in ("seat", "bot", "wins", "shared", "score", "rank"):
        left = key in ("seat", "bot")
        table.add_column(words(f"cli-column-{key}"), justify="left" if left else "right")
    for seat in outcome.seats:
        table.add_row(
            str(seat.seat + 1),
            seat.bot,
            f"{seat.wins} ({seat.wins / outcome.games:.1%})",
            str(seat.shared_wins),
            f"{seat.mean_score:.2f}",
            f"{seat.mean_rank:.2f}",
        )
    console = Console(highlight=False)
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
    console.print(table)
    for reason, times in outcome.end_reasons.items():
        console.print(f"{words(f'{outcome.game}-reason-{reason}')} × {times}")
