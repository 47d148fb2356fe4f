"""`ludoteca ladder`: rate bots against each other, with win rates and confidence intervals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ludoteca.arena.cluster import cluster_address, reach
from ludoteca.arena.failures import read_policy
from ludoteca.arena.ladder import Contest, Ladder, arena_of, check, check_size, ladder
from ludoteca.arena.plots import check_plot, draw_ladder
from ludoteca.cli.arguments import read_options, read_seats
from ludoteca.cli.bot_failures import as_builtins, failure_column, failure_notes, have_programs, number_or_dash
from ludoteca.cli.console import open_console
from ludoteca.cli.output import (
    LONGEST_LABEL,
    SHORT_LABEL,
    print_full_names,
    print_json,
    print_line,
    print_table,
    short_labels,
)
from ludoteca.cli.signals import exit_on_signal
from ludoteca.core.cards import read_file
from ludoteca.core.text import Words

Progress = Callable[[int, int], None]


def ladder_games(
    words: Words,
    game: str,
    bots: str,
    seats: int,
    games: int,
    seed: int,
    options: list[str],
    cards: Path | None,
    jobs: int,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
    plot: Path | None,
    on_failure: str = "forfeit",
) -> int:
    """Play the games and print ratings and results by pair."""
    policy = read_policy(on_failure)
    if plot is not None:
        check_plot(plot)
    contest = Contest(
        game,
        tuple(read_options(options).items()),
        tuple(read_seats(bots)),
        seats,
        seed,
        None if cards is None else read_file(cards),
    )
    check(contest, cluster)
    check_size(contest, games, jobs, cluster)
    here = arena_of(contest)
    whole = here.deals(games) * here.places
    if whole != games:
        print_line(words("arena-rounded", asked=games, played=whole, places=here.places), error=True)
    if cluster is not None:
        address = cluster_address(cluster)
        key = "arena-connecting" if address else "arena-starting"
        print_line(words(key, cluster=cluster.capitalize(), address=address or ""), error=True)
        reach(cluster)
    try:
        with exit_on_signal(), progress_bar(words("cli-simulating")) as progress:
            outcome = ladder(contest, games, jobs, cluster, out, progress, policy)
    except (KeyboardInterrupt, SystemExit):
        if out is not None:
            print_line(words("arena-interrupted", file=str(out)), error=True)
        raise
    if plot is not None:
        draw_ladder(words, outcome, here.game.title, plot)
    if as_json:
        print_json(as_builtins(words, outcome, "bots"))
    else:
        show_ladder(words, outcome, here.game.title)
    return 0


@contextmanager
def progress_bar(label: str) -> Iterator[Progress | None]:
    """Show a progress bar if standard error is a terminal; games resumed from a file do not distort the time left."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=open_console(stderr=True), transient=True)

    def update(done: int, total: int) -> None:
        if not bar.task_ids:
            bar.add_task("", total=total, completed=done)
        else:
            bar.update(bar.task_ids[0], completed=done)

    with bar:
        yield update


def show_ladder(words: Words, outcome: Ladder, title: str) -> None:
    """Print the outcome as tables."""
    console = open_console()
    names = [line.bot for line in outcome.bots]
    programs = have_programs(names)
    longest = SHORT_LABEL if programs else LONGEST_LABEL
    label = dict(zip(names, short_labels(names, longest), strict=True))
    columns = ["player", "rating", "interval", "games", "win-rate", "interval", "score", "rank", "ms"]
    if programs:
        columns.append(failure_column(outcome.on_failure))
    rows = [
        [
            label[line.bot],
            f"{line.rating:.0f}",
            f"{line.low:.0f}–{line.high:.0f}",
            str(line.games),
            f"{line.win_rate:.1%}",
            percent_interval(line.win_low, line.win_high),
            number_or_dash(line.mean_score),
            f"{line.mean_rank:.2f}",
            "–" if line.failures.games == line.games else f"{line.ms_per_move:.3f}",
            *([str(line.failures.games)] if programs else []),
        ]
        for line in outcome.bots
    ]
    headline = words("arena-laddered", game=title, seats=outcome.seats, games=outcome.games, deals=outcome.deals)
    console.print(headline, soft_wrap=True)
    print_table(console, [words(f"arena-column-{key}") for key in columns], rows)
    pairs = [
        [
            *(label[bot] for bot in pair.bots),
            str(pair.games),
            f"{pair.win_rate:.1%}",
            percent_interval(pair.low, pair.high),
        ]
        for pair in outcome.pairs
    ]
    headings = [words(f"arena-column-{key}") for key in ("player", "before", "games", "win-rate", "interval")]
    print_table(console, headings, pairs, text_columns=2)
    print_full_names(console, names, longest)
    first = outcome.first_seat
    if first.games:
        console.print(
            words(
                "arena-first-seat",
                rate=f"{first.win_rate:.1%}",
                interval=percent_interval(first.low, first.high),
                fair=f"{first.fair:.1%}",
            ),
            soft_wrap=True,
        )
    console.print(words("arena-ratings"), soft_wrap=True)
    for line in outcome.bots:
        for note in failure_notes(words, line.bot, line, line.games, outcome.stand_in):
            console.print(note, soft_wrap=True)
    if not outcome.reproducible:
        console.print(words("arena-not-reproducible"), soft_wrap=True)


def percent_interval(low: float, high: float) -> str:
    """An interval in per cent.

    >>> percent_interval(0.4, 0.625)
    '40.0–62.5%'
    """
    return f"{100 * low:.1f}–{high:.1%}"
