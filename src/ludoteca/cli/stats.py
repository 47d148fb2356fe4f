"""`ludoteca stats`: what the records in a folder tell."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludoteca.arena.plots import deed_name, draw_stats, drawable, subject_name, table_name
from ludoteca.arena.stats import Damaged, GameStats, Spread, Tally, stats
from ludoteca.cli.ladder import between, progress_bar
from ludoteca.core.errors import BadFile, BadSetup
from ludoteca.core.words import Words
from ludoteca.games import find

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def show_stats(words: Words, folder: Path, jobs: int, as_json: bool, plot: Path | None) -> int:
    """Count, and say what came out; 2 if no record could be read."""
    if jobs < 1:
        raise BadSetup("cli-at-least-one", what="--jobs", given=jobs)
    if plot is not None:
        drawable()
    with progress_bar(words("arena-reading")) as progress:
        found = stats(folder, jobs, progress)
    for bad in found.damaged:
        print(words("arena-damaged", file=bad.file, why=why(words, bad)), file=sys.stderr)
    drawn = [] if plot is None else draw_stats(words, found, plot)
    if as_json:
        whole = msgspec.to_builtins(found)
        whole["damaged"] = [{"file": bad.file, "why": why(words, bad)} for bad in found.damaged]
        print(msgspec.json.encode(whole).decode())
    else:
        from rich.console import Console

        console = Console(highlight=False)
        told = words("arena-records", files=found.files, finished=found.finished, unfinished=found.unfinished)
        console.print(told, soft_wrap=True)
        for game in found.games:
            show(words, console, game)
        for path in drawn:
            console.print(words("arena-drawn", file=str(path)), soft_wrap=True)
    return 0 if found.finished + found.unfinished else 2


def why(words: Words, bad: Damaged) -> str:
    """What is wrong with a file."""
    return BadFile(bad.key, **bad.facts).told(words)


def show(words: Words, console: Console, game: GameStats) -> None:
    """One game for people."""
    console.rule(f"{find(game.game).title} × {game.games}", align="left")
    for reason, times in game.end_reasons.items():
        console.print(f"{words(f'{game.game}-reason-{reason}')} × {times}", soft_wrap=True)
    for tie, times in game.tie_breaks.items():
        console.print(f"{words(f'{game.game}-tie-{tie}')} × {times}", soft_wrap=True)
    if game.shared_wins:
        console.print(f"{words('arena-shared')} × {game.shared_wins}")
    tables = columns(words, "table", "games", "decisions", "first-seat", "interval", "expected")
    for table in game.tables:
        first = table.first_seat
        tables.add_row(
            table_name(words, game.game, find(game.game).options, table),
            str(table.games),
            f"{table.decisions.mean:.1f}",
            f"{first.win_rate:.1%}",
            between(first.low, first.high),
            f"{first.fair:.1%}",
        )
    console.print(tables)
    points = columns(words, "points", "mean", "least", "lower", "median", "upper", "most", "winners")
    for name, category in game.categories.items():
        points.add_row(words(f"{game.game}-category-{name}"), *told(category.points), f"{category.winners:.1f}")
    points.add_row(words("arena-score"), *told(game.scores), f"{game.winning_scores.mean:.1f}", style="bold")
    points.add_row(words("arena-column-decisions"), *told(game.decisions), "")
    console.print(points)
    players = columns(words, "player", "games", "wins", "win-rate", "interval", "expected", "score", "rank")
    for player in game.players:
        row = rates(player)
        players.add_row(player.player, row[0], f"{player.wins:g}", *row[1:], f"{player.mean_score:.2f}",
                        f"{player.mean_rank:.2f}")  # fmt: skip
    console.print(players)
    deeds = columns(words, "key", "event", "games", "win-rate", "interval", "expected")
    for tally in game.remarkable():
        deeds.add_row(subject_name(words, game.game, tally), deed_name(words, game.game, tally), *rates(tally))
    console.print(words("arena-deeds"), soft_wrap=True)
    console.print(deeds)


def columns(words: Words, first: str, *rest: str) -> Table:
    """An empty table: words on the left, numbers on the right."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column(words(f"arena-column-{first}"))
    for key in rest:
        left = key == "event"
        table.add_column(words(f"arena-column-{key}"), justify="left" if left else "right", no_wrap=key == "interval")
    return table


def told(spread: Spread) -> list[str]:
    """Mean, least, quartiles and most."""
    return [f"{spread.mean:.1f}", *(f"{value:g}" for value in msgspec.structs.astuple(spread)[1:])]


def rates(tally: Tally) -> list[str]:
    """How many, how often they won, the interval of that, and what chance would give."""
    return [
        str(tally.games),
        f"{tally.win_rate:.1%}",
        between(tally.low, tally.high),
        f"{tally.expected / tally.games:.1%}",
    ]
