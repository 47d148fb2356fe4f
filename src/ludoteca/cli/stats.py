"""`ludoteca stats`: statistics of the records in a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludoteca.arena.limits import check_jobs
from ludoteca.arena.plots import action_name, check_plot, draw_stats, subject_name, table_name
from ludoteca.arena.significance import noticeable
from ludoteca.arena.stats import DamagedRecord, GameStats, Spread, Tally, stats
from ludoteca.cli.bot_failures import number_or_dash
from ludoteca.cli.ladder import percent_interval, progress_bar
from ludoteca.cli.output import print_json, print_line
from ludoteca.core.clean import LONGEST_NAME, clean
from ludoteca.core.errors import BadFile
from ludoteca.core.text import Words
from ludoteca.games import find

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def show_stats(words: Words, folder: Path, jobs: int, as_json: bool, plot: Path | None) -> int:
    """Print the statistics; 2 if no record could be read."""
    check_jobs(jobs)
    if plot is not None:
        check_plot()
    with progress_bar(words("arena-reading")) as progress:
        found = stats(folder, jobs, progress)
    for bad in found.damaged:
        print_line(words("arena-damaged", file=bad.file, why=describe_damage(words, bad)), error=True)
    drawn = [] if plot is None else draw_stats(words, found, plot)
    if as_json:
        outcome = msgspec.to_builtins(found)
        for game, game_outcome in zip(found.games, outcome["games"], strict=True):
            for tally, line in zip(game.subjects, game_outcome["subjects"], strict=True):
                line["name"] = subject_name(words, game, tally)
        outcome["damaged"] = [{"file": bad.file, "why": describe_damage(words, bad)} for bad in found.damaged]
        print_json(outcome)
    else:
        from ludoteca.cli.console import open_console

        console = open_console()
        headline = words("arena-records", files=found.files, finished=found.finished, unfinished=found.unfinished)
        console.print(headline, soft_wrap=True)
        for game in found.games:
            show_game_stats(words, console, game)
        for path in drawn:
            console.print(words("arena-drawn", file=str(path)), soft_wrap=True)
    return 0 if found.finished + found.unfinished else 2


def describe_damage(words: Words, bad: DamagedRecord) -> str:
    """Say what is wrong with a file."""
    return BadFile(bad.key, **bad.facts).text(words)


def show_game_stats(words: Words, console: Console, game: GameStats) -> None:
    """Print the statistics of one game."""
    console.rule(f"{find(game.game).title} × {game.games}", align="left")
    for reason, times in game.end_reasons.items():
        console.print(f"{words(f'{game.game}-reason-{reason}')} × {times}", soft_wrap=True)
    for tie, times in game.tie_breaks.items():
        console.print(f"{words(f'{game.game}-tie-{tie}')} × {times}", soft_wrap=True)
    if game.shared_wins:
        console.print(f"{words('arena-shared')} × {game.shared_wins}")
    tables = empty_table(words, "table", "games", "decisions", "first-seat", "interval", "expected")
    for table in game.tables:
        first = table.first_seat
        tables.add_row(
            table_name(words, game.game, find(game.game).all_options, table),
            str(table.games),
            f"{table.decisions.mean:.1f}",
            *((f"{first.win_rate:.1%}", percent_interval(first.low, first.high)) if first.games else ("–", "–")),
            f"{first.fair:.1%}",
        )
    console.print(tables)
    points = empty_table(words, "points", "mean", "least", "lower", "median", "upper", "most", "winners")
    for name, category in game.categories.items():
        points.add_row(words(f"{game.game}-category-{name}"), *spread_cells(category.points), f"{category.winners:.1f}")
    points.add_row(words("arena-score"), *spread_cells(game.scores), f"{game.winning_scores.mean:.1f}", style="bold")
    points.add_row(words("arena-column-decisions"), *spread_cells(game.decisions), "")
    console.print(points)
    players = empty_table(words, "player", "games", "wins", "win-rate", "interval", "expected", "score", "rank")
    for player in game.players:
        row, name = rate_cells(player), clean(player.player, LONGEST_NAME)
        players.add_row(name, row[0], f"{player.wins:g}", *row[1:], number_or_dash(player.mean_score),
                        f"{player.mean_rank:.2f}")  # fmt: skip
    console.print(players)
    remarkable = game.remarkable()
    if not remarkable:
        most = max((tally.games for tally in game.subjects), default=0)
        usual = sum(table.games * table.first_seat.fair for table in game.tables) / game.games
        shares = {"usual": round(100 * usual), "often": round(100 * noticeable(usual))}
        sentence = words("arena-no-deeds", compared=game.comparisons, needed=game.needed, most=most, **shares)
        console.print(sentence, soft_wrap=True)
        return
    actions = empty_table(words, "key", "event", "games", "win-rate", "interval", "expected")
    for tally in remarkable:
        actions.add_row(subject_name(words, game, tally), action_name(words, game, tally), *rate_cells(tally))
    console.print(words("arena-deeds", compared=game.comparisons), soft_wrap=True)
    console.print(actions)


def empty_table(words: Words, first: str, *rest: str) -> Table:
    """An empty table; text is aligned left, numbers right."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column(words(f"arena-column-{first}"))
    for key in rest:
        left = key == "event"
        table.add_column(words(f"arena-column-{key}"), justify="left" if left else "right", no_wrap=key == "interval")
    return table


def spread_cells(spread: Spread) -> list[str]:
    """Mean, minimum, quartiles and maximum."""
    return [f"{spread.mean:.1f}", *(f"{value:g}" for value in msgspec.structs.astuple(spread)[1:])]


def rate_cells(tally: Tally) -> list[str]:
    """Number of games, win rate, its interval, and the win rate expected by chance."""
    return [
        str(tally.games),
        f"{tally.win_rate:.1%}",
        percent_interval(tally.low, tally.high),
        f"{tally.expected / tally.games:.1%}",
    ]
