"""`ludoteca replay` and `ludoteca verify`: show a recorded game, and check it."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.cli.console import open_console
from ludoteca.cli.output import print_json, print_line
from ludoteca.core.clean import clean, shown_names
from ludoteca.core.errors import BadFile, BadSetup, LudotecaError
from ludoteca.core.forfeits import describe_outcome, final_result
from ludoteca.core.match import Match
from ludoteca.core.names import Names
from ludoteca.core.record import load
from ludoteca.core.replay import RecordMismatch, play_again, verify, walk
from ludoteca.core.text import Words
from ludoteca.core.trace import trace
from ludoteca.games import find


def replay_record(words: Words, path: Path, seat: int | None, step: bool, screen_reader: bool, as_json: bool) -> int:
    """Show all that happened in a game, or what one seat saw of it."""
    record = load(path)
    try:
        match = play_again(record, find)
    except RecordMismatch as error:
        print_line(f"{clean(str(path))}: {error.text(words)}", error=True)
        return 1
    if seat is not None and not 1 <= seat <= match.game.seats:
        raise BadSetup("cli-bad-seat", given=seat, seats=match.game.seats)
    if as_json:
        for line in trace(match):
            print_json(line)
        return 0
    pause = step and sys.stdin is not None and sys.stdin.isatty()
    show_replay(words, match, None if seat is None else seat - 1, pause, screen_reader)
    return 0


def show_replay(words: Words, match: Match, seat: int | None, pause: bool, screen_reader: bool) -> None:
    """Describe every step; with `pause`, show the table after each and wait for Enter."""
    console = open_console(screen_reader)
    game = match.game
    players = shown_names(match.record)
    for position, _ in walk(match):
        step, number = position.steps[-1], len(position.steps) - 1
        sentences = []
        for visible in step.events:
            event = visible.event if seat is None else visible.for_seat(seat)
            sentence = game.describe_event(event, Names(players), words)
            if sentence is not None:
                sentences.append(sentence)
        if number:
            console.print(words("cli-replay-step", number=number, text=" ".join(sentences)), soft_wrap=True)
        else:
            console.print(" ".join(sentences), soft_wrap=True)
        if pause:
            viewer = step.seat if seat is None else seat
            if screen_reader:
                for line in game.describe_table(position, max(viewer, 0), words):
                    console.print(line, soft_wrap=True)
            else:
                console.print(game.draw(position, max(viewer, 0), words))
            try:
                if console.input(words("cli-replay-on")).strip().lower() in ("q", "quit"):
                    return
            except EOFError:
                return
    result = final_result(match)
    if result is None:
        console.print(words("cli-replay-unfinished"))
        return
    for sentence in describe_outcome(match, players, words):
        console.print(sentence, soft_wrap=True)
    console.print(words(f"{game.key}-reason-{result.reason}"))
    if result.tie_break is not None:
        console.print(words(f"{game.key}-tie-{result.tie_break}"))
    for place in result.seats:
        parts = ", ".join(
            f"{words(f'{game.key}-category-{name}')} {points}" for name, points in place.categories.items() if points
        )
        console.print(words("cli-score", rank=place.rank, player=players[place.seat], score=place.score, parts=parts))


def verify_records(words: Words, paths: tuple[Path, ...]) -> int:
    """Replay each game from its secret; 1 if one does not verify, 2 if one cannot be read."""
    if not paths:
        raise BadSetup("cli-missing", what="FILE")
    code = 0
    for path in paths:
        try:
            match = verify(load(path), find)
        except LudotecaError as error:
            untrue = isinstance(error, RecordMismatch)
            code = max(code, 1 if untrue else 2)
            where = "" if isinstance(error, BadFile) else f"{clean(str(path))}: "  # whose message names the file
            print_line(f"{where}{error.text(words)}", error=not untrue)
            continue
        key = "cli-verified" if match.over else "cli-verified-unfinished"
        print_line(words(key, file=str(path), moves=len(match.steps) - 1))
    return code
