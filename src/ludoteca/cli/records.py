"""`ludoteca replay` and `ludoteca verify`: looking at a record, and seeing whether it is true."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console

from ludoteca.core.errors import BadSetup, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.record import load
from ludoteca.core.replay import Untrue, play_again, verify
from ludoteca.core.trace import trace
from ludoteca.core.words import Words
from ludoteca.games import find


def replay_record(words: Words, path: Path, seat: int | None, step: bool, plain: bool, as_json: bool) -> int:
    """Tell a game again: all that happened, or what one seat saw of it."""
    record = load(path)
    match = play_again(record, find)
    if seat is not None and not 1 <= seat <= match.setup.seats:
        raise BadSetup("cli-bad-seat", given=seat, seats=match.setup.seats)
    if as_json:
        for line in trace(match):
            print(msgspec.json.encode(line).decode())
        return 0
    console = Console(highlight=False, no_color=plain)
    show(words, match, None if seat is None else seat - 1, step and sys.stdin.isatty(), plain, console)
    return 0


def show(words: Words, match: Match, seat: int | None, pause: bool, plain: bool, console: Console) -> None:
    """Every step in words; with `pause`, the table after each and a key to go on."""
    setup, game = match.setup, match.setup.game
    players = [sitting.name for sitting in match.record.seats]
    again = Match(setup, match.record.luck, (), match.replayed())
    again.record.seats = match.record.seats
    for number, step in enumerate(match.steps):
        if number:
            again.play(step.code, step.seat)
        lines = []
        for heard in step.heard:
            event = heard.event if seat is None else heard.by(seat)
            told = game.tell_event(setup, event, players, words)
            if told is not None:
                lines.append(told)
        if number:
            console.print(words("cli-replay-step", number=number, text=" ".join(lines)), soft_wrap=True)
        else:
            console.print(" ".join(lines), soft_wrap=True)
        if pause:
            viewer = step.seat if seat is None else seat
            if plain:
                for line in game.read_out(again, max(viewer, 0), words):
                    console.print(line, soft_wrap=True)
            else:
                console.print(game.draw(again, max(viewer, 0), words))
            try:
                if console.input(words("cli-replay-on")).strip().lower() in ("q", "quit"):
                    return
            except EOFError:
                return
    result = match.result
    if result is None:
        console.print(words("cli-replay-unfinished"))
        return
    winners = words.listing([players[winner] for winner in result.winners])
    console.print(words("cli-winner-shared" if result.shared else "cli-winner", players=winners))
    console.print(words(f"{game.key}-reason-{result.reason}"))
    if result.tie_break is not None:
        console.print(words(f"{game.key}-tie-{result.tie_break}"))
    for place in result.seats:
        parts = ", ".join(
            f"{words(f'{game.key}-category-{name}')} {points}" for name, points in place.categories.items() if points
        )
        console.print(words("cli-score", rank=place.rank, player=players[place.seat], score=place.score, parts=parts))


def verify_records(words: Words, paths: tuple[Path, ...]) -> int:
    """Deal each game again from its secret; 1 if any is not true, 2 if any cannot be read."""
    if not paths:
        raise BadSetup("cli-missing", what="FILE")
    code = 0
    for path in paths:
        try:
            match = verify(load(path), find)
        except LudotecaError as error:
            code = max(code, 1 if isinstance(error, Untrue) else 2)
            print(f"{path}: {error.told(words)}", file=sys.stdout if code == 1 else sys.stderr)
            continue
        key = "cli-verified" if match.over else "cli-verified-unfinished"
        print(words(key, file=str(path), moves=len(match.steps) - 1))
    return code
