"""Patrician's moves: the table of moves as structs and as people type them."""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.core.errors import BadMove
from ludoteca.core.moves import Move
from ludoteca.games.patrician.cards import CITY_NAMES, PatricianDeck, city_number
from ludoteca.games.patrician.engine.tables import (
    BUILD,
    CITIES,
    NO_SEND,
    NO_SHIFT,
    PLAY,
    ROAD_A,
    ROAD_B,
    ROADS,
    SEND,
    SHIFT,
    TAKE,
)

Site = Literal["left", "right"]
SITES: Final[tuple[Site, Site]] = ("left", "right")
BUILDS: Final[tuple[tuple[Site, ...], ...]] = (
    ("left",),
    ("right",),
    ("left", "left"),
    ("left", "right"),
    ("right", "right"),
)
ROAD_NAMES: Final = tuple((CITY_NAMES[ROAD_A[road]], CITY_NAMES[ROAD_B[road]]) for road in range(ROADS))


class Play(Move, tag="play", frozen=True):
    """A card from the hand onto the own pile."""

    card: str


class Build(Move, tag="build", frozen=True):
    """One or two floors in the card's city, by site."""

    sites: tuple[Site, ...]


class Shift(Move, tag="shift", frozen=True):
    """The top floor of a tower onto the other site of its city; `site` is the one it leaves."""

    city: str
    site: Site


class Stay(Move, tag="stay", frozen=True):
    """No floor is moved."""


class Take(Move, tag="take", frozen=True):
    """The face-up card of a city."""

    city: str


class Send(Move, tag="send", frozen=True):
    """A messenger onto the road between two cities."""

    road: tuple[str, str]


class Keep(Move, tag="keep", frozen=True):
    """No messenger is sent."""


PatricianMove = Play | Build | Shift | Stay | Take | Send | Keep


def decode(deck: PatricianDeck, code: int) -> PatricianMove:
    """An entry of the table of moves as a struct."""
    if PLAY <= code < BUILD:
        return Play(deck.buildings[code - PLAY].key)
    if BUILD <= code < SHIFT:
        return Build(BUILDS[code - BUILD])
    if SHIFT <= code < NO_SHIFT:
        return Shift(CITY_NAMES[(code - SHIFT) // 2], SITES[(code - SHIFT) % 2])
    if code == NO_SHIFT:
        return Stay()
    if TAKE <= code < SEND:
        return Take(CITY_NAMES[code - TAKE])
    if SEND <= code < NO_SEND:
        return Send(ROAD_NAMES[code - SEND])
    if code == NO_SEND:
        return Keep()
    raise BadMove("core-move-number", move=code)


def encode(deck: PatricianDeck, move: Move) -> int:
    """The entry of the table of moves for a struct."""
    try:
        match move:
            case Play(card):
                return PLAY + deck.number[card]
            case Build(sites):
                return BUILD + BUILDS.index(sites)
            case Shift(city, site):
                return SHIFT + 2 * city_number(city) + SITES.index(site)
            case Stay():
                return NO_SHIFT
            case Take(city):
                return TAKE + city_number(city)
            case Send(road):
                return SEND + ROAD_NAMES.index(road)
            case Keep():
                return NO_SEND
    except (KeyError, ValueError):
        pass
    raise BadMove("core-move-number", move=str(move))


def notation(deck: PatricianDeck, code: int) -> str:
    """A move as it is typed.

    >>> from ludoteca.core.cards import house_file
    >>> deck = PatricianDeck(house_file("patrician"))
    >>> [notation(deck, code) for code in (3, 57, 72, 80)]
    ['play roma lady star', 'build left left', 'move milano left', 'no move']
    >>> [notation(deck, code) for code in (85, 91, 103)]
    ['take siena', 'send roma siena', 'no messenger']
    """
    move = decode(deck, code)
    match move:
        case Play():
            return f"play {deck.buildings[code - PLAY].notation}"
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


assert TAKE + CITIES == SEND
