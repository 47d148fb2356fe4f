"""What is given on the command line, as data."""

from __future__ import annotations

from typing import Final

from ludoteca.core.options import Value

PERSON: Final = "you"


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
