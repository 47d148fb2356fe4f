"""Reads the seats and options given on the command line."""

from __future__ import annotations

from typing import Final

from ludoteca.bots import STDIO
from ludoteca.core.clean import clean
from ludoteca.core.errors import BadBot
from ludoteca.core.options import Value
from ludoteca.core.seats import NAMES

PERSON: Final = "you"  # or you:NAME


def is_person(spec: str) -> bool:
    """Whether a seat is for a person at this screen."""
    return spec == PERSON or spec.startswith(f"{PERSON}:")


def read_seats(seats: str) -> list[str]:
    """`you,random,random` as a list. The command of a bot program may contain quoted or escaped commas, as in a shell.

    >>> read_seats("you, random")
    ['you', 'random']
    >>> read_seats("stdio:python3 -c 'print(1, 2)', you:O'Brien")
    ["stdio:python3 -c 'print(1, 2)'", "you:O'Brien"]
    """
    specs = []
    rest = seats
    while True:
        end = _end_of_spec(rest)
        specs.append(rest[:end].strip())
        if end == len(rest):
            return specs
        rest = rest[end + 1 :]


def _end_of_spec(text: str) -> int:
    """Where the first spec ends: at a comma that is not part of a program's command."""
    if not text.lstrip().startswith(f"{STDIO}:"):
        return len(text.partition(",")[0])
    quote = ""
    escaped = False
    for at, letter in enumerate(text):
        if escaped:
            escaped = False
        elif letter == "\\" and quote != "'":
            escaped = True
        elif quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter == ",":
            return at
    if quote:
        raise BadBot("core-bot-unclosed", command=text.strip(), quote=quote)
    return len(text)


def read_options(options: list[str]) -> dict[str, Value]:
    """`messengers` and `name=value` as data; a name alone means yes.

    >>> read_options(["messengers", "refill_scored_cities=no"])
    {'messengers': True, 'refill_scored_cities': 'no'}
    """
    chosen: dict[str, Value] = {}
    for option in options:
        name, equals, value = option.partition("=")
        chosen[name.strip()] = value.strip() if equals else True
    return chosen


def seat_names(specs: list[str]) -> list[str]:
    """A name for every seat: the one in `you:NAME`, or a default.

    >>> seat_names(["you:Zoe", "random", "you"])
    ['Zoe', 'Bruno', 'Chiara']
    """
    names = []
    for seat, spec in enumerate(specs):
        name = clean(spec.partition(":")[2]).strip()[:24] if is_person(spec) else ""
        names.append(name or NAMES[seat])
    return names
