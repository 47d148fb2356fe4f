"""`ludoteca play` and `ludoteca resume`: from the command's words to a session at the table."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console

from ludoteca.bots import STDIO, Bot, make, mind
from ludoteca.cli.given import PERSON, is_person, read_options, read_seats, seat_names
from ludoteca.cli.play import Session
from ludoteca.cli.setting import set_up
from ludoteca.core.cards import read_file
from ludoteca.core.errors import BadFile, BadSetup
from ludoteca.core.game import Setup
from ludoteca.core.match import Match
from ludoteca.core.record import SUFFIX, Seat, load
from ludoteca.core.replay import play_again
from ludoteca.core.words import Words
from ludoteca.games import find


def play_game(
    words: Words,
    key: str | None,
    seats: str | None,
    options: list[str],
    seed: int | None,
    cards: Path | None,
    save: Path | None,
    plain: bool,
    auto: bool,
) -> int:
    """Set a table and play at it."""
    console = the_console(plain)
    chosen = read_options(options)
    if key is not None:
        find(key)
    if key is None or seats is None:
        asked = set_up(words, console, plain, key)
        if asked is None:
            return 0
        key, specs, more = asked
        chosen = {**more, **chosen}
    else:
        specs = read_seats(seats)
    setup = Setup(find(key), len(specs), chosen, None if cards is None else read_file(cards))
    bots = bots_of(specs, seed, setup)
    match = setup.deal(seed)
    match.record.seats = [
        Seat(name, "person" if is_person(spec) else spec) for name, spec in zip(seat_names(specs), specs, strict=True)
    ]
    path = save or Path(f"{key}-{time.strftime('%Y%m%d-%H%M%S')}{SUFFIX}")
    if path.exists():
        raise BadFile("core-would-overwrite", file=str(path))
    people = [is_person(spec) for spec in specs]
    return Session(match, people, bots, words, plain, path, console, auto=auto).run()


def resume_game(words: Words, path: Path, plain: bool, auto: bool) -> int:
    """Go on with a game that was left."""
    record = load(path)
    match: Match = play_again(record, find)
    if record.luck.secret is None:
        raise BadSetup("cli-resume-secret", file=str(path))
    # A record may come from anywhere: a program that it names is never started.
    specs = [PERSON if seat.player == "person" else seat.player for seat in record.seats]
    specs = ["easy" if spec.startswith(f"{STDIO}:") else spec for spec in specs]
    people = [is_person(spec) for spec in specs]
    bots = bots_of(specs, None, match.setup, after=len(record.entries))
    return Session(match, people, bots, words, plain, path, the_console(plain), auto=auto).run()


def bots_of(specs: list[str], seed: int | None, setup: Setup, after: int = 0) -> dict[int, Bot]:
    """The bots of a table, each with a mind of its own."""
    root = time.time_ns() if seed is None else seed
    return {seat: make(spec, mind(root, after, seat), setup) for seat, spec in enumerate(specs) if not is_person(spec)}


def the_console(plain: bool) -> Console:
    return Console(highlight=False, no_color=True, color_system=None) if plain else Console(highlight=False)
