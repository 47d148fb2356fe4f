"""What is given on the command line, as data."""

from __future__ import annotations

from typing import Final

from ludoteca.core.options import Value
from ludoteca.core.seats import NAMES

PERSON: Final = "you"  # or you:NAME


def is_person(spec: str) -> bool:
    """Whether a seat is for somebody at this screen."""
    return spec == PERSON or spec.startswith(f"{PERSON}:")


def read_seats(seats: str) -> list[str]:
    """`you,random,random` as a list.

    >>> read_seats("you, random")
    ['you', 'random']
    """
    return [spec.strip() for spec in seats.split(",")]


def read_options(options: list[str]) -> dict[str, Value]:
    """`messengers` and `name=value` as data; a bare name is yes.

    >>> read_options(["messengers", "refill_scored_cities=no"])
    {'messengers': True, 'refill_scored_cities': 'no'}
    """
    chosen: dict[str, Value] = {}
    for option in options:
        name, equals, value = option.partition("=")
        chosen[name.strip()] = value.strip() if equals else True
    return chosen


def seat_names(specs: list[str]) -> list[str]:
    """A name for every seat: as given with `you:NAME`, else the house's own.

    >>> seat_names(["you:Zoe", "random", "you"])
    ['Zoe', 'Bruno', 'Chiara']
    """
    names = []
    for seat, spec in enumerate(specs):
        given = spec.partition(":")[2].strip()[:24] if is_person(spec) else ""
        names.append(given or NAMES[seat])
    return names
