"""`ludoteca play` and `ludoteca resume`: start a session at the terminal."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from ludoteca.bots import STAND_IN, STDIO, TABLE_MS, Bot, bot_seed, make, parse_spec
from ludoteca.cli.arguments import PERSON, is_person, read_options, read_seats, seat_names
from ludoteca.cli.console import open_console
from ludoteca.cli.output import print_line
from ludoteca.cli.save_files import create_save_file
from ludoteca.cli.session import Session
from ludoteca.cli.setup_dialog import run_setup_dialog
from ludoteca.core.cards import read_file
from ludoteca.core.clean import clean
from ludoteca.core.errors import BadSetup
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import Seat, load
from ludoteca.core.replay import RecordMismatch, play_again
from ludoteca.core.text import Words
from ludoteca.games import find

MOST_WORLDS: Final = 100  # for a bot that a record names


def play_game(
    words: Words,
    key: str | None,
    seats: str | None,
    options: list[str],
    seed: int | None,
    cards: Path | None,
    save: Path | None,
    screen_reader: bool,
    auto: bool,
) -> int:
    """Set up a game and play it."""
    console = open_console(screen_reader)
    chosen = read_options(options)
    if key is not None:
        find(key)
    if key is None or seats is None:
        answers = run_setup_dialog(words, console, screen_reader, key)
        if answers is None:
            return 0
        key, specs, answered_options = answers
        chosen = {**answered_options, **chosen}
    else:
        specs = read_seats(seats)
    game = find(key)(len(specs), chosen, None if cards is None else read_file(cards))
    bots = make_bots(specs, seed, game)
    match = game.deal(seed)
    match.record.seats = [
        Seat(name, "person" if is_person(spec) else clean(spec))
        for name, spec in zip(seat_names(specs), specs, strict=True)
    ]
    path = create_save_file(match.record, save)
    people = [is_person(spec) for spec in specs]
    return Session(match, people, bots, words, screen_reader, path, console, auto=auto).run()


def resume_game(words: Words, path: Path, screen_reader: bool, auto: bool) -> int:
    """Resume a saved game; 1 if its record does not verify, and the file stays as it is."""
    record = load(path)
    try:
        match: Match = play_again(record, find)
    except RecordMismatch as error:
        print_line(words("cli-resume-untrue", file=str(path), why=error), error=True)
        return 1
    if record.luck.secret is None:
        raise BadSetup("cli-resume-secret", file=str(path))
    specs = [PERSON if seat.player == "person" else harmless_spec(seat.player) for seat in record.seats]
    for spec, seat in zip(specs, record.seats, strict=True):
        if spec not in (PERSON, STAND_IN, seat.player):
            print_line(words("cli-resume-capped", bot=seat.player, capped=spec), error=True)
    people = [is_person(spec) for spec in specs]
    bots = make_bots(specs, None, match.game, after=len(record.entries))
    return Session(match, people, bots, words, screen_reader, path, open_console(screen_reader), auto=auto).run()


def harmless_spec(spec: str) -> str:
    """A bot named in a record, made safe: it starts no program and thinks no longer than `master`.

    >>> harmless_spec("stdio:rm -r ."), harmless_spec("search:ms=999999:cores=256"), harmless_spec("search:ms=200")
    ('easy', 'search:ms=1500:cores=1', 'search:ms=200')
    """
    if spec.startswith(f"{STDIO}:"):
        return STAND_IN
    name, numbers = parse_spec(spec)
    most = {"ms": TABLE_MS, "cores": 1, "worlds": MOST_WORLDS, **parse_spec("master")[1]}
    if all(value <= most.get(key, value) for key, value in numbers.items()):
        return spec
    return ":".join([name, *(f"{key}={min(value, most.get(key, value))}" for key, value in numbers.items())])


def make_bots(specs: list[str], seed: int | None, game: Game, after: int = 0) -> dict[int, Bot]:
    """The bots of a table, each with its own random source."""
    root = time.time_ns() if seed is None else seed
    return {
        seat: make(spec, bot_seed(root, after, seat), game, TABLE_MS)
        for seat, spec in enumerate(specs)
        if not is_person(spec)
    }
