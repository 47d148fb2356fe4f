"""Pictures of ladders and statistics, by matplotlib where it is installed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ludoteca.arena.ladder import Ladder
from ludoteca.arena.stats import GameStats, Stats, SubjectTally, Table
from ludoteca.core.errors import BadFile, BadSetup, trouble
from ludoteca.core.options import Option
from ludoteca.core.words import Words
from ludoteca.games import find

FORMATS: Final = (".png", ".svg", ".pdf")
INK, ACCENT, MIST, PALE = "#26343f", "#b5532f", "#7d8f99", "#c9d4d8"


def drawable(path: Path | None = None) -> None:
    """Refuse what cannot be drawn before anything is played: no matplotlib, or a kind of file that it is not for."""
    if path is not None and path.suffix.lower() not in FORMATS:
        raise BadSetup("arena-plot-format", file=str(path), formats=", ".join(FORMATS))
    try:
        import_module("matplotlib.figure")
    except ImportError as error:
        raise BadSetup("arena-no-matplotlib") from error


def figure(width: float, height: float) -> Any:
    """An empty sheet."""
    return import_module("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")


def keep(sheet: Any, path: Path) -> None:
    """Write a sheet; the same picture gives the same file."""
    metadata = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(path.suffix.lower())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with import_module("matplotlib").rc_context({"svg.hashsalt": "ludoteca"}):
            sheet.savefig(path, dpi=150, metadata=metadata)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(path), why=trouble(error)) from error


def share(axes: Any) -> None:
    """An axis that is read in per cent."""
    axes.xaxis.set_major_formatter(import_module("matplotlib.ticker").PercentFormatter(1.0, decimals=0))


def bars(
    axes: Any, names: Sequence[str], values: Sequence[float], lows: Sequence[float], highs: Sequence[float]
) -> None:
    """Points with their intervals, one line each, the first on top."""
    errors = [
        [max(0.0, value - low) for value, low in zip(values, lows, strict=True)],
        [max(0.0, high - value) for value, high in zip(values, highs, strict=True)],
    ]
    axes.errorbar(values, range(len(names)), xerr=errors, fmt="o", color=INK, ecolor=MIST, capsize=3)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color=PALE)


def draw_ladder(words: Words, ladder: Ladder, title: str, path: Path) -> None:
    """Ratings with their intervals, and who comes before whom how often."""
    lines = ladder.bots
    names = [line.bot for line in lines]
    sheet = figure(11, 2.2 + 0.5 * len(lines))
    sheet.suptitle(words("arena-plot-ladder", game=title, seats=ladder.seats, games=str(ladder.games)), color=INK)
    ratings, meetings = sheet.subplots(1, 2)
    bars(ratings, names, [b.rating for b in lines], [b.low for b in lines], [b.high for b in lines])
    ratings.set_xlabel(words("arena-column-rating"))
    grid = [[0.5] * len(lines) for _ in lines]
    for pair in ladder.pairs:
        a, b = (names.index(bot) for bot in pair.bots)
        grid[a][b], grid[b][a] = pair.win_rate, 1 - pair.win_rate
    meetings.imshow(grid, vmin=0, vmax=1, cmap="RdBu")
    for a, row in enumerate(grid):
        for b, value in enumerate(row):
            told = "" if a == b else f"{value:.0%}"
            meetings.text(b, a, told, ha="center", va="center", color="white" if abs(value - 0.5) > 0.3 else INK)
    meetings.set_xticks(range(len(names)), names, rotation=30, ha="right")
    meetings.set_yticks(range(len(names)), names)
    meetings.set_title(words("arena-plot-pairs"))
    keep(sheet, path)


def draw_stats(words: Words, stats: Stats, folder: Path) -> list[Path]:
    """Four pictures for every game: lengths, points, the first seat, and what winners did, if there are deeds."""
    paths = []
    for game in stats.games:
        for name, draw in (("lengths", _lengths), ("scores", _scores), ("first", _first), ("cards", _cards)):
            if draw is _cards and not game.subjects:
                continue
            sheet = draw(words, game)
            sheet.suptitle(f"{find(game.game).title} × {game.games}", color=INK)
            path = folder / f"{game.game}-{name}.png"
            keep(sheet, path)
            paths.append(path)
    return paths


def _lengths(words: Words, game: GameStats) -> Any:
    sheet = figure(8, 4.5)
    axes = sheet.subplots()
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
    return sheet


def _scores(words: Words, game: GameStats) -> Any:
    names = [words(f"{game.game}-category-{name}") for name in game.categories]
    sheet = figure(8, 1.5 + 0.5 * len(names))
    axes = sheet.subplots()
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
    return sheet


def table_name(words: Words, game: str, options: Sequence[Option], table: Table) -> str:
    """A set-up in words: its seats, and the options that are not at their default."""
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


def subject_name(words: Words, game: str, tally: SubjectTally) -> str:
    """A card, city, role and so on by name; one that the catalogue does not know, such as a city, by its key."""
    key = f"{game}-{tally.subject}-{tally.key}"
    return words(key) if words.has(key) else tally.key


def deed_name(words: Words, game: str, tally: SubjectTally) -> str:
    """What was done, in words."""
    event = tally.event.replace("_", "-").replace(".", "-")
    return words(f"{game}-deed-{event}")


def _first(words: Words, game: GameStats) -> Any:
    rates = [table.first_seat for table in game.tables]
    names = [table_name(words, game.game, find(game.game).options, table) for table in game.tables]
    sheet = figure(8, 1.5 + 0.4 * len(rates))
    axes = sheet.subplots()
    bars(axes, names, [r.win_rate for r in rates], [r.low for r in rates], [r.high for r in rates])
    axes.plot(
        [rate.fair for rate in rates], range(len(rates)), "|", color=ACCENT, ms=16, label=words("arena-plot-fair")
    )
    axes.legend()
    axes.set_xlabel(words("arena-plot-first"))
    share(axes)
    return sheet


def _cards(words: Words, game: GameStats) -> Any:
    shown = game.remarkable()
    names = [f"{subject_name(words, game.game, tally)} ({deed_name(words, game.game, tally)})" for tally in shown]
    sheet = figure(9, 1.5 + 0.35 * len(shown))
    axes = sheet.subplots()
    bars(axes, names, [t.win_rate for t in shown], [t.low for t in shown], [t.high for t in shown])
    fair = [tally.expected / tally.games for tally in shown]
    axes.plot(fair, range(len(shown)), "|", color=ACCENT, ms=12, label=words("arena-plot-fair"))
    axes.legend()
    axes.set_xlabel(words("arena-plot-cards"))
    share(axes)
    return sheet
