"""Plots of ladders and statistics, with matplotlib where it is installed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ludoteca.arena.standings import Ladder
from ludoteca.arena.stats import GameStats, Stats, SubjectTally, TableStats
from ludoteca.core.errors import BadFile, BadSetup, os_error_reason
from ludoteca.core.options import Option
from ludoteca.core.text import Words
from ludoteca.games import find

FORMATS: Final = (".png", ".svg", ".pdf")
INK, ACCENT, MIST, PALE = "#26343f", "#b5532f", "#7d8f99", "#c9d4d8"


def check_plot(path: Path | None = None) -> None:
    """Refuse to start without matplotlib or with an unknown file format."""
    if path is not None and path.suffix.lower() not in FORMATS:
        raise BadSetup("arena-plot-format", file=str(path), formats=", ".join(FORMATS))
    try:
        import_module("matplotlib.figure")
    except ImportError as error:
        raise BadSetup("arena-no-matplotlib") from error


def new_figure(width: float, height: float) -> Any:
    """An empty figure."""
    return import_module("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")


def save_figure(figure: Any, path: Path) -> None:
    """Write a figure; equal figures give equal files."""
    metadata = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(path.suffix.lower())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with import_module("matplotlib").rc_context({"svg.hashsalt": "ludoteca"}):
            figure.savefig(path, dpi=150, metadata=metadata)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(path), why=os_error_reason(error)) from error


def use_percent(axes: Any) -> None:
    """Label the axis in per cent."""
    axes.xaxis.set_major_formatter(import_module("matplotlib.ticker").PercentFormatter(1.0, decimals=0))


def draw_intervals(
    axes: Any, names: Sequence[str], values: Sequence[float], lows: Sequence[float], highs: Sequence[float]
) -> None:
    """Draw values with their intervals, one a line, the first on top."""
    errors = [
        [max(0.0, value - low) for value, low in zip(values, lows, strict=True)],
        [max(0.0, high - value) for value, high in zip(values, highs, strict=True)],
    ]
    axes.errorbar(values, range(len(names)), xerr=errors, fmt="o", color=INK, ecolor=MIST, capsize=3)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color=PALE)


def draw_ladder(words: Words, ladder: Ladder, title: str, path: Path) -> None:
    """Draw the ratings with their intervals, and how often each bot ranked before each other."""
    lines = ladder.bots
    names = [line.bot for line in lines]
    figure = new_figure(11, 2.2 + 0.5 * len(lines))
    figure.suptitle(words("arena-plot-ladder", game=title, seats=ladder.seats, games=str(ladder.games)), color=INK)
    ratings, meetings = figure.subplots(1, 2)
    draw_intervals(ratings, names, [b.rating for b in lines], [b.low for b in lines], [b.high for b in lines])
    ratings.set_xlabel(words("arena-column-rating"))
    grid = [[0.5] * len(lines) for _ in lines]
    for pair in ladder.pairs:
        a, b = (names.index(bot) for bot in pair.bots)
        grid[a][b], grid[b][a] = pair.win_rate, 1 - pair.win_rate
    meetings.imshow(grid, vmin=0, vmax=1, cmap="RdBu")
    for a, row in enumerate(grid):
        for b, value in enumerate(row):
            label = "" if a == b else f"{value:.0%}"
            meetings.text(b, a, label, ha="center", va="center", color="white" if abs(value - 0.5) > 0.3 else INK)
    meetings.set_xticks(range(len(names)), names, rotation=30, ha="right")
    meetings.set_yticks(range(len(names)), names)
    meetings.set_title(words("arena-plot-pairs"))
    save_figure(figure, path)


def draw_stats(words: Words, stats: Stats, folder: Path) -> list[Path]:
    """Draw lengths, points, the first seat and, if there are any, remarkable actions of every game."""
    paths = []
    for game in stats.games:
        for name, draw in (("lengths", _lengths), ("scores", _scores), ("first", _first), ("cards", _cards)):
            if draw is _cards and not game.remarkable():
                continue
            figure = draw(words, game)
            figure.suptitle(f"{find(game.game).title} × {game.games}", color=INK)
            path = folder / f"{game.game}-{name}.png"
            save_figure(figure, path)
            paths.append(path)
    return paths


def _lengths(words: Words, game: GameStats) -> Any:
    figure = new_figure(8, 4.5)
    axes = figure.subplots()
    axes.bar(
        [part.low for part in game.lengths],
        [part.games for part in game.lengths],
        [part.high - part.low for part in game.lengths],
        align="edge",
        color=PALE,
        edgecolor=INK,
    )
    axes.axvline(game.decisions.mean, color=ACCENT)
    axes.set_xlabel(words("arena-column-decisions"))
    axes.set_ylabel(words("arena-column-games"))
    return figure


def _scores(words: Words, game: GameStats) -> Any:
    names = [words(f"{game.game}-category-{name}") for name in game.categories]
    figure = new_figure(8, 1.5 + 0.5 * len(names))
    axes = figure.subplots()
    boxes = [
        {
            "whislo": category.points.low,
            "q1": category.points.lower,
            "med": category.points.median,
            "q3": category.points.upper,
            "whishi": category.points.high,
            "mean": category.points.mean,
        }
        for category in game.categories.values()
    ]
    axes.bxp(
        boxes,
        positions=range(len(names)),
        orientation="horizontal",
        showfliers=False,
        medianprops={"color": ACCENT},
    )
    winners = [category.winners for category in game.categories.values()]
    axes.plot(winners, range(len(names)), "D", color=ACCENT, label=words("arena-column-winners"))
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(words("arena-column-points"))
    axes.legend()
    return figure


def table_name(words: Words, game: str, options: Sequence[Option], table: TableStats) -> str:
    """The name of a set-up: its seats, and the options that differ from their defaults."""
    parts = [words("arena-seats", seats=table.seats)]
    for option in options:
        value = table.options.get(option.name, option.default)
        if value != option.default:
            name = words(f"{game}-option-{option.name}")
            if value is True:
                parts.append(name)
            elif value is False:
                parts.append(words("arena-option", name=name, value=words("core-no")))
            else:
                parts.append(words("arena-option", name=name, value=str(value)))
    return ", ".join(parts)


def subject_name(words: Words, game: GameStats, tally: SubjectTally) -> str:
    """The name of a card, city, role and so on; its key if there is no name for it."""
    key = f"{game.game}-{tally.subject}-{tally.key}"
    if words.has(key):
        return words(key)
    if tally.subject == "card" and game.house_deck:
        return card_names(words.lang, game.game).get(tally.key, tally.key)
    return tally.key


@lru_cache(maxsize=8)
def card_names(language: str, key: str) -> dict[str, str]:
    """A distinct name for each card of a game: its name, its description where several share the name, else its key."""
    words, game = Words(language), find(key)(min(find(key).seat_counts))
    keys = [card.key for card in game.deck.cards()]
    names = {key: game.card_name(key, words) for key in keys}
    faces = {key: game.describe_card(key, words) for key in keys}
    distinct = {}
    for key in keys:
        if list(names.values()).count(names[key]) == 1:
            distinct[key] = names[key]
        elif list(faces.values()).count(faces[key]) == 1:
            distinct[key] = faces[key]
        else:
            distinct[key] = f"{faces[key]} ({key})"
    return distinct


def action_name(words: Words, game: GameStats, tally: SubjectTally) -> str:
    """An action in words."""
    event = tally.event.replace("_", "-").replace(".", "-")
    return words(f"{game.game}-deed-{event}")


def _first(words: Words, game: GameStats) -> Any:
    rates = [table.first_seat for table in game.tables]
    names = [table_name(words, game.game, find(game.game).all_options, table) for table in game.tables]
    figure = new_figure(8, 1.5 + 0.4 * len(rates))
    axes = figure.subplots()
    draw_intervals(axes, names, [r.win_rate for r in rates], [r.low for r in rates], [r.high for r in rates])
    axes.plot(
        [rate.fair for rate in rates], range(len(rates)), "|", color=ACCENT, ms=16, label=words("arena-plot-fair")
    )
    axes.legend()
    axes.set_xlabel(words("arena-plot-first"))
    use_percent(axes)
    return figure


def _cards(words: Words, game: GameStats) -> Any:
    shown = game.remarkable()
    names = [f"{subject_name(words, game, tally)} ({action_name(words, game, tally)})" for tally in shown]
    figure = new_figure(9, 1.5 + 0.35 * len(shown))
    axes = figure.subplots()
    draw_intervals(axes, names, [t.win_rate for t in shown], [t.low for t in shown], [t.high for t in shown])
    fair = [tally.expected / tally.games for tally in shown]
    axes.plot(fair, range(len(shown)), "|", color=ACCENT, ms=12, label=words("arena-plot-fair"))
    axes.legend()
    axes.set_xlabel(words("arena-plot-cards"))
    use_percent(axes)
    return figure
