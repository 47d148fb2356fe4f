"""Patrician's events, made from the notes of the engine's journal."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from ludoteca.core.events import Event
from ludoteca.core.game import Note
from ludoteca.games.patrician.cards import CITY_NAMES, PORTRAIT_NAMES, PatricianDeck
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.moves import ROAD_NAMES, SITES, Site

StepName = Literal["play", "build", "shift", "take", "send"]
STEP_NAMES: Final[dict[int, StepName]] = {
    numbers.TO_PLAY: "play",
    numbers.TO_BUILD: "build",
    numbers.TO_SHIFT: "shift",
    numbers.TO_TAKE: "take",
    numbers.TO_SEND: "send",
}
AMBASSADOR_NAMES: Final = ("A", "B", "C", "D")


class Begun(Event, tag="begun", frozen=True):
    """The first player is chosen at random."""

    first: int


class CardDealt(Event, tag="card_dealt", frozen=True):
    """A start card is dealt to a seat."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class CardFaced(Event, tag="card_faced", frozen=True):
    """A card of the draw pile is turned up at a city."""

    city: str
    card: str


class CardPlayed(Event, tag="card_played", frozen=True):
    """A seat plays a card onto its own pile."""

    seat: int
    card: str


class FloorBuilt(Event, tag="floor_built", frozen=True):
    """A seat builds a floor on top of a tower."""

    seat: int
    city: str
    site: Site


class CityScored(Event, tag="city_scored", frozen=True):
    """A city is scored; `high` and `low` are the winners of its tokens, None for an empty tower."""

    city: str
    high: int | None
    low: int | None
    taller: Site


class FloorMoved(Event, tag="floor_moved", frozen=True):
    """A seat moves the top floor of a tower to the other site; `site` is the one it leaves."""

    seat: int
    city: str
    site: Site
    owner: int


class CardTaken(Event, tag="card_taken", frozen=True):
    """A seat takes the face-up card of a city into its hand."""

    seat: int
    city: str
    card: str


class MessengerSent(Event, tag="messenger_sent", frozen=True):
    """A seat sends a messenger onto a road."""

    seat: int
    road: tuple[str, str]


class Awaited(Event, tag="awaited", frozen=True):
    """A seat has to take this step next."""

    seat: int
    step: StepName
    floors: int


class Penalised(Event, tag="penalised", frozen=True):
    """A seat takes the −3."""

    seat: int


class Awarded(Event, tag="awarded", frozen=True):
    """A seat gets an ambassador card."""

    ambassador: str
    seat: int
    portrait: str | None  # chosen for A, B and C; None for D, which adds one of each


class Ended(Event, tag="ended", frozen=True):
    """The game ends: all hands are empty."""


PatricianEvent = (
    Begun | CardDealt | CardFaced | CardPlayed | FloorBuilt | CityScored | FloorMoved | CardTaken | MessengerSent
    | Awaited | Penalised | Awarded | Ended
)  # fmt: skip


def event(deck: PatricianDeck, note: Note) -> PatricianEvent:
    """The event that a note stands for."""
    kind, _, a, b, c, d = note
    if kind == numbers.BEGUN:
        return Begun(a)
    if kind == numbers.CARD_DEALT:
        return CardDealt(a, deck.keys[b])
    if kind == numbers.CARD_FACED:
        return CardFaced(CITY_NAMES[a], deck.keys[b])
    if kind == numbers.CARD_PLAYED:
        return CardPlayed(a, deck.keys[b])
    if kind == numbers.FLOOR_BUILT:
        return FloorBuilt(a, CITY_NAMES[b], SITES[c])
    if kind == numbers.CITY_SCORED:
        return CityScored(CITY_NAMES[a], None if b < 0 else b, None if c < 0 else c, SITES[d])
    if kind == numbers.FLOOR_MOVED:
        return FloorMoved(a, CITY_NAMES[b], SITES[c], d)
    if kind == numbers.CARD_TAKEN:
        return CardTaken(a, CITY_NAMES[b], deck.keys[c])
    if kind == numbers.MESSENGER_SENT:
        return MessengerSent(a, ROAD_NAMES[b])
    if kind == numbers.AWAITED:
        return Awaited(a, STEP_NAMES[b], c)
    if kind == numbers.PENALISED:
        return Penalised(a)
    if kind == numbers.AWARDED:
        return Awarded(AMBASSADOR_NAMES[a], b, None if c < 0 else PORTRAIT_NAMES[c])
    return Ended()
