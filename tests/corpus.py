"""Golden records and transcripts of the games: `python tests/corpus.py GAME` adds the missing ones.

A golden record is a game that was played once and must always replay the same. To change the rules, delete the records
that no longer replay and make new ones.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.core.game import Game
from ludoteca.core.laws import choice, random_match, setups
from ludoteca.core.match import Match
from ludoteca.core.record import SUFFIX, save
from ludoteca.core.text import Words
from ludoteca.core.transcript import transcript
from ludoteca.games import find

TESTS = Path(__file__).resolve().parent
GOLDEN = TESTS / "golden"
TRANSCRIPTS = TESTS / "transcripts"


def golden(key: str) -> list[Path]:
    """The golden records of a game."""
    return sorted((GOLDEN / key).glob(f"*{SUFFIX}"))


def transcripts(key: str) -> list[Path]:
    """The transcripts of a game."""
    return sorted((TRANSCRIPTS / key).glob("*.txt"))


def name_of(game: Game) -> str:
    """A file name for a set-up: its seats, and the options that differ from their defaults.

    >>> import ludoteca
    >>> name_of(ludoteca.game("patrician", seats=3, messengers=True))
    '3-messengers'
    """
    parts = [str(game.seats)]
    for option in game.all_options:
        value = game.options[option.name]
        if value != option.default:
            parts.append(option.name if value is True else f"{option.name}={str(value).lower()}")
    return "-".join(parts)


def random_match_with_undo(game: Game, seed: int) -> Match:
    """A random game in which moves are undone, freely or with consent, and redone."""
    match = game.deal(seed=seed)
    number = 0
    while not match.over:
        seat = match.actors[0]
        legal = match.legal_codes(seat)
        match.play(legal[choice(seed, number) % len(legal)], seat)
        number += 1
        roll = choice(seed, number, "second thought") % 12
        if roll == 0 and match.undoable(seat):
            match.undo(seat)
            if choice(seed, number, "redo") % 2:
                match.redo(seat)
        elif roll == 1 and number < 60:
            match.take_back(seat)
    return match


def make(key: str) -> int:
    """Add the missing records and transcripts, and return their number."""
    made = 0
    for number, game in enumerate(setups(find(key))):
        path = GOLDEN / key / f"{name_of(game)}{SUFFIX}"
        if not path.exists():
            save(random_match(game, 1000 + number).record, path)
            made += 1
        path = GOLDEN / key / f"{name_of(game)}-taken-back{SUFFIX}"
        if game.options == find(key)(game.seats).options and not path.exists():
            save(random_match_with_undo(game, 2000 + number).record, path)
            made += 1
    counts = find(key).seat_counts
    for game in setups(find(key)):
        if game.seats == counts[min(1, len(counts) - 1)]:
            path = TRANSCRIPTS / key / f"{name_of(game)}.txt"
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(transcript(random_match(game, 7), Words("en")), encoding="utf-8")
                made += 1
    return made


if __name__ == "__main__":
    for key in sys.argv[1:]:
        print(f"{key}: {make(key)} made")
