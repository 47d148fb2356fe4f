"""Patrician's events, made from the notes of the engine's journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from ludoteca.core.events import (
    Event,
    EventRow,
    EventTable,
    Note,
    ReadNote,
    as_card,
    as_number,
    one_of,
    one_of_or_none,
)
from ludoteca.games.patrician.cards import CITY_NAMES, PORTRAIT_NAMES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.moves import ROAD_NAMES, SITES, Site

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician

StepName = Literal["play", "build", "shift", "take", "send"]
STEP_NAMES: Final[dict[int, StepName]] = {
    numbers.TO_PLAY: "play",
    numbers.TO_BUILD: "build",
    numbers.TO_SHIFT: "shift",
    numbers.TO_TAKE: "take",
    numbers.TO_SEND: "send",
}
Messengers = Literal[0, 1, 2]  # at a city: no seat, which an `int` in an event can be
MESSENGER_COUNTS: Final[tuple[Messengers, ...]] = (0, 1, 2)
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
    """A city is scored; `high` and `low` are the winners of its tokens, None for an empty tower.

    Its messengers, which have arrived by now, add points to both tokens.
    """

    city: str
    high: int | None
    low: int | None
    taller: Site
    messengers: Messengers = 0


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


class CityScoredRow(EventRow):
    """The row of a scored city, whose note holds the taller site and the messengers in one number."""

    def reader(self, deck: object) -> ReadNote:
        def read(note: Note) -> Event:
            _, _, city, high, low, rest = note
            winners = [None if seat < 0 else seat for seat in (high, low)]
            return CityScored(CITY_NAMES[city], winners[0], winners[1], SITES[rest & 1], MESSENGER_COUNTS[rest >> 1])

        return read


as_city: Final = one_of(CITY_NAMES)
as_site: Final = one_of(SITES)
EVENTS: Final[EventTable] = {
    numbers.BEGUN: EventRow(Begun, as_number),
    numbers.CARD_DEALT: EventRow(CardDealt, as_number, as_card, audience="seat"),
    numbers.CARD_FACED: EventRow(CardFaced, as_city, as_card),
    numbers.CARD_PLAYED: EventRow(CardPlayed, as_number, as_card),
    numbers.FLOOR_BUILT: EventRow(FloorBuilt, as_number, as_city, as_site),
    numbers.CITY_SCORED: CityScoredRow(CityScored),
    numbers.FLOOR_MOVED: EventRow(FloorMoved, as_number, as_city, as_site, as_number),
    numbers.CARD_TAKEN: EventRow(CardTaken, as_number, as_city, as_card),
    numbers.MESSENGER_SENT: EventRow(MessengerSent, as_number, one_of(ROAD_NAMES)),
    numbers.AWAITED: EventRow(Awaited, as_number, one_of(STEP_NAMES), as_number),
    numbers.PENALISED: EventRow(Penalised, as_number),
    numbers.AWARDED: EventRow(Awarded, one_of(AMBASSADOR_NAMES), as_number, one_of_or_none(PORTRAIT_NAMES)),
    numbers.ENDED: EventRow(Ended),
}


def outcome(game: Patrician, kind: int, value: int) -> dict[str, str | int]:
    return {"seat": value} if kind == numbers.PICKED_SEAT else {"card": game.deck.keys[value]}
