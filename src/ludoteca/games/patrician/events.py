"""Patrician's events, out of the notes of the journal."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from ludoteca.core.events import Event
from ludoteca.core.game import Note
from ludoteca.games.patrician.cards import CITY_NAMES, PatricianDeck
from ludoteca.games.patrician.engine import tables
from ludoteca.games.patrician.moves import ROAD_NAMES, SITES, Site

PhaseName = Literal["play", "build", "shift", "take", "send"]
STEPS: Final[dict[int, PhaseName]] = {
    tables.TO_PLAY: "play",
    tables.TO_BUILD: "build",
    tables.TO_SHIFT: "shift",
    tables.TO_TAKE: "take",
    tables.TO_SEND: "send",
}
AMBASSADOR_NAMES: Final = ("A", "B", "C", "D")
PORTRAIT_NAMES: Final = ("red-hat", "lady", "beard")


class Begun(Event, tag="begun", frozen=True):
    """The first player is drawn."""

    first: int


class CardDealt(Event, tag="card_dealt", frozen=True):
    """A start card into a hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class CardFaced(Event, tag="card_faced", frozen=True):
    """A card from the pile face up at a city."""

    city: str
    card: str


class CardPlayed(Event, tag="card_played", frozen=True):
    """A card onto its player's pile."""

    seat: int
    card: str


class FloorBuilt(Event, tag="floor_built", frozen=True):
    """A floor on top of a tower."""

    seat: int
    city: str
    site: Site


class CityScored(Event, tag="city_scored", frozen=True):
    """A city's tokens are won; None where a tower is empty."""

    city: str
    high: int | None
    low: int | None
    taller: Site


class FloorMoved(Event, tag="floor_moved", frozen=True):
    """The top floor of a tower goes to the other site; `site` is the one it leaves."""

    seat: int
    city: str
    site: Site
    owner: int


class CardTaken(Event, tag="card_taken", frozen=True):
    """A face-up card into a hand."""

    seat: int
    city: str
    card: str


class MessengerSent(Event, tag="messenger_sent", frozen=True):
    """A messenger on a road."""

    seat: int
    road: tuple[str, str]


class Awaited(Event, tag="awaited", frozen=True):
    """Whose turn it is and which step comes next."""

    seat: int
    step: PhaseName
    floors: int


class Penalised(Event, tag="penalised", frozen=True):
    """Who takes the −3."""

    seat: int


class Awarded(Event, tag="awarded", frozen=True):
    """An ambassador card goes to a player."""

    ambassador: str
    seat: int
    portrait: str | None  # of its owner's choice; None for D, which adds one of each


class Ended(Event, tag="ended", frozen=True):
    """All hands are empty."""


PatricianEvent = (
    Begun | CardDealt | CardFaced | CardPlayed | FloorBuilt | CityScored | FloorMoved | CardTaken | MessengerSent
    | Awaited | Penalised | Awarded | Ended
)  # fmt: skip


def event(deck: PatricianDeck, note: Note) -> PatricianEvent:
    """A note as an event."""
    kind, _, a, b, c, d = note
    if kind == tables.BEGUN:
        return Begun(a)
    if kind == tables.DEALT:
        return CardDealt(a, deck.buildings[b].key)
    if kind == tables.FACED:
        return CardFaced(CITY_NAMES[a], deck.buildings[b].key)
    if kind == tables.PLAYED:
        return CardPlayed(a, deck.buildings[b].key)
    if kind == tables.BUILT:
        return FloorBuilt(a, CITY_NAMES[b], SITES[c])
    if kind == tables.SCORED:
        return CityScored(CITY_NAMES[a], None if b < 0 else b, None if c < 0 else c, SITES[d])
    if kind == tables.SHIFTED:
        return FloorMoved(a, CITY_NAMES[b], SITES[c], d)
    if kind == tables.TAKEN:
        return CardTaken(a, CITY_NAMES[b], deck.buildings[c].key)
    if kind == tables.SENT:
        return MessengerSent(a, ROAD_NAMES[b])
    if kind == tables.AWAITED:
        return Awaited(a, STEPS[b], c)
    if kind == tables.PENALISED:
        return Penalised(a)
    if kind == tables.AWARDED:
        return Awarded(AMBASSADOR_NAMES[a], b, None if c < 0 else PORTRAIT_NAMES[c])
    return Ended()
