"""Patrician's moves: the table of moves as structs and as people type them."""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.core.errors import BadMove
from ludoteca.core.moves import Move
from ludoteca.games.patrician.cards import CITY_NAMES, PatricianDeck, city_number
from ludoteca.games.patrician.engine import numbers

Site = Literal["left", "right"]
SITES: Final[tuple[Site, Site]] = ("left", "right")
BUILDS: Final[tuple[tuple[Site, ...], ...]] = (
    ("left",),
    ("right",),
    ("left", "left"),
    ("left", "right"),
    ("right", "right"),
)
ROAD_NAMES: Final = tuple(
    (CITY_NAMES[numbers.ROAD_ENDS[2 * road]], CITY_NAMES[numbers.ROAD_ENDS[2 * road + 1]])
    for road in range(numbers.ROADS)
)


class Play(Move, tag="play", frozen=True):
    """Play a card of the hand."""

    card: str


class Build(Move, tag="build", frozen=True):
    """Build one or two floors in the city of the card, on these sites."""

    sites: tuple[Site, ...]


class Shift(Move, tag="shift", frozen=True):
    """Move the top floor of a tower to the other site of its city; `site` is the one it leaves."""

    city: str
    site: Site


class Stay(Move, tag="stay", frozen=True):
    """Move no floor."""


class Take(Move, tag="take", frozen=True):
    """Take the face-up card of a city."""

    city: str


class Send(Move, tag="send", frozen=True):
    """Send a messenger onto the road between two cities."""

    road: tuple[str, str]


class Keep(Move, tag="keep", frozen=True):
    """Send no messenger."""


PatricianMove = Play | Build | Shift | Stay | Take | Send | Keep


def decode(deck: PatricianDeck, code: int) -> PatricianMove:
    """The struct for an entry of the table of moves."""
    if numbers.PLAY <= code < numbers.BUILD:
        return Play(deck.keys[code - numbers.PLAY])
    if numbers.BUILD <= code < numbers.SHIFT:
        return Build(BUILDS[code - numbers.BUILD])
    if numbers.SHIFT <= code < numbers.NO_SHIFT:
        return Shift(CITY_NAMES[(code - numbers.SHIFT) // 2], SITES[(code - numbers.SHIFT) % 2])
    if code == numbers.NO_SHIFT:
        return Stay()
    if numbers.TAKE <= code < numbers.SEND:
        return Take(CITY_NAMES[code - numbers.TAKE])
    if numbers.SEND <= code < numbers.NO_SEND:
        return Send(ROAD_NAMES[code - numbers.SEND])
    if code == numbers.NO_SEND:
        return Keep()
    raise BadMove("core-move-number", move=code)


def encode(deck: PatricianDeck, move: Move) -> int:
    """The entry of the table of moves for a struct."""
    try:
        match move:
            case Play(card):
                return numbers.PLAY + deck.number[card]
            case Build(sites):
                return numbers.BUILD + BUILDS.index(sites)
            case Shift(city, site):
                return numbers.SHIFT + 2 * city_number(city) + SITES.index(site)
            case Stay():
                return numbers.NO_SHIFT
            case Take(city):
                return numbers.TAKE + city_number(city)
            case Send(road):
                return numbers.SEND + ROAD_NAMES.index(road)
            case Keep():
                return numbers.NO_SEND
    except (KeyError, ValueError):
        pass
    raise BadMove("core-move-number", move=str(move))


def notation(deck: PatricianDeck, code: int) -> str:
    """A move as a person types it.

    >>> from ludoteca.core.cards import house_file
    >>> deck = PatricianDeck(house_file("patrician"))
    >>> structs = (Play("roma-4"), Build(("left", "left")), Shift("Milano", "left"), Stay())
    >>> [notation(deck, encode(deck, move)) for move in structs]
    ['play roma lady star', 'build left left', 'move milano left', 'no move']
    >>> [notation(deck, encode(deck, move)) for move in (Take("Siena"), Send(("Roma", "Siena")), Keep())]
    ['take siena', 'send roma siena', 'no messenger']
    """
    move = decode(deck, code)
    match move:
        case Play():
            return f"play {deck.buildings[code - numbers.PLAY].notation}"
        case Build(sites):
            return " ".join(("build", *sites))
        case Shift(city, site):
            return f"move {city.lower()} {site}"
        case Stay():
            return "no move"
        case Take(city):
            return f"take {city.lower()}"
        case Send((a, b)):
            return f"send {a.lower()} {b.lower()}"
        case Keep():
            return "no messenger"
