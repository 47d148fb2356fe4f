"""Patrician's moves: the table of moves as structs and as people type them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from ludoteca.core.moves import Move
from ludoteca.games.patrician.cards import CARD_KEYS, CITY_NAMES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician

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


MOVES: Final[tuple[PatricianMove, ...]] = (
    *(Play(card) for card in CARD_KEYS),
    *(Build(sites) for sites in BUILDS),
    *(Shift(city, site) for city in CITY_NAMES for site in SITES),
    Stay(),
    *(Take(city) for city in CITY_NAMES),
    *(Send(road) for road in ROAD_NAMES),
    Keep(),
)  # the table of moves: the code of a move is its index


def move_table(game: Patrician) -> tuple[Move, ...]:
    return MOVES


def notation(game: Patrician, code: int) -> str:
    """A move as a person types it.

    >>> import ludoteca
    >>> game = ludoteca.game("patrician", seats=2)
    >>> structs = (Play("roma-4"), Build(("left", "left")), Shift("Milano", "left"), Stay())
    >>> [game.notation(game.code(move)) for move in structs]
    ['play roma lady star', 'build left left', 'move milano left', 'no move']
    >>> [game.notation(game.code(move)) for move in (Take("Siena"), Send(("Roma", "Siena")), Keep())]
    ['take siena', 'send roma siena', 'no messenger']
    """
    match game.move(code):
        case Play(card):
            return f"play {game.deck.building(card).notation}"
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
        case _:
            return "no messenger"


def continues_gesture(before: PatricianState, after: PatricianState, seat: int) -> bool:
    """A card and its floors are one gesture; the steps after them stay separate, so that people can follow them."""
    return bool(after.board[numbers.PHASE] == numbers.TO_BUILD)


def declines(game: Patrician) -> tuple[int, ...]:
    return (numbers.NO_SHIFT, numbers.NO_SEND) if game.options["messengers"] else (numbers.NO_SHIFT,)
