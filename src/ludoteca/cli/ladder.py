"""`ludoteca ladder`: which bot is the stronger, with ratings, win rates and how sure they are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from ludoteca.arena.ladder import Contest, Ladder, check, hall, ladder
from ludoteca.arena.plots import draw_ladder, drawable
from ludoteca.cli.given import read_options, read_seats
from ludoteca.core.cards import read_file
from ludoteca.core.errors import BadSetup
from ludoteca.core.words import Words

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
) -> int:
    """Play, and say who is the stronger."""
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise BadSetup("cli-at-least-one", what=name, given=number)
    if plot is not None:
        drawable(plot)
    contest = Contest(
        game,
        tuple(read_options(options).items()),
        tuple(read_seats(bots)),
        seats,
        seed,
        None if cards is None else read_file(cards),
    )
    check(contest, cluster)
    here = hall(contest)
    whole = here.deals(games) * here.places
    if whole != games:
        print(words("arena-rounded", asked=games, played=whole, places=here.places), file=sys.stderr)
    try:
        with progress_bar(words("cli-simulating")) as progress:
            outcome = ladder(contest, games, jobs, cluster, out, progress)
    except KeyboardInterrupt:
        if out is not None:
            print(words("arena-interrupted", file=str(out)), file=sys.stderr)
        raise
    if plot is not None:
        draw_ladder(words, outcome, here.setup.game.title, plot)
    if as_json:
        print(msgspec.json.encode(outcome).decode())
    else:
        show(words, outcome, here.setup.game.title)
    return 0


@contextmanager
def progress_bar(label: str) -> Iterator[Progress | None]:
    """A bar with the time left, if somebody is looking; what was done before it began does not count as quick."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)

    def hear(done: int, total: int) -> None:
        if not bar.task_ids:
            bar.add_task("", total=total, completed=done)
        else:
            bar.update(bar.task_ids[0], completed=done)

    with bar:
        yield hear


def show(words: Words, outcome: Ladder, title: str) -> None:
    """The outcome for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for key in ("player", "rating", "interval", "games", "win-rate", "interval", "score", "rank", "ms"):
        left = key == "player"
        table.add_column(words(f"arena-column-{key}"), justify="left" if left else "right", no_wrap=key == "interval")
    for line in outcome.bots:
        table.add_row(
            line.bot,
            f"{line.rating:.0f}",
            f"{line.low:.0f}–{line.high:.0f}",
            str(line.games),
            f"{line.win_rate:.1%}",
            between(line.win_low, line.win_high),
            f"{line.mean_score:.2f}",
            f"{line.mean_rank:.2f}",
            f"{line.ms_per_move:.3f}",
        )
    told = words("arena-laddered", game=title, seats=outcome.seats, games=outcome.games, deals=outcome.deals)
    console.print(told, soft_wrap=True)
    console.print(table)
    pairs = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for key in ("player", "before", "games", "win-rate", "interval"):
        left = key in ("player", "before")
        pairs.add_column(words(f"arena-column-{key}"), justify="left" if left else "right", no_wrap=key == "interval")
    for pair in outcome.pairs:
        pairs.add_row(*pair.bots, str(pair.games), f"{pair.win_rate:.1%}", between(pair.low, pair.high))
    console.print(pairs)
    first = outcome.first_seat
    console.print(
        words(
            "arena-first-seat",
            rate=f"{first.win_rate:.1%}",
            interval=between(first.low, first.high),
            fair=f"{first.fair:.1%}",
        ),
        soft_wrap=True,
    )
    console.print(words("arena-ratings"), soft_wrap=True)


def between(low: float, high: float) -> str:
    """An interval of shares.

    >>> between(0.4, 0.625)
    '40.0–62.5%'
    """
    return f"{100 * low:.1f}–{high:.1%}"
