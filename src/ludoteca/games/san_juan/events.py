"""San Juan's events, out of the notes of the journal."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from ludoteca.core.events import Event
from ludoteca.core.game import Note
from ludoteca.core.sets import seats_of
from ludoteca.games.san_juan.cards import KEYS, TILE_PRICES
from ludoteca.games.san_juan.engine import tables
from ludoteca.games.san_juan.engine.places import CHOICE_BITS, CHOICE_MASK
from ludoteca.games.san_juan.moves import ROLE_NAMES, GoodName, RoleName, good

PhaseName = Literal[
    "starting_hand", "role", "build", "cover", "pay", "produce", "sell", "counsel", "mine", "pick", "settle"
]
PHASES: Final[dict[int, PhaseName]] = {
    tables.TO_KEEP: "starting_hand",
    tables.TO_TAKE_ROLE: "role",
    tables.TO_BUILD: "build",
    tables.TO_COVER: "cover",
    tables.TO_PAY: "pay",
    tables.TO_PRODUCE: "produce",
    tables.TO_SELL: "sell",
    tables.TO_COUNSEL: "counsel",
    tables.TO_MINE: "mine",
    tables.TO_PICK: "pick",
    tables.TO_SETTLE: "settle",
}
Why = Literal[
    "start",
    "prospector",
    "well",
    "sale",
    "market-stand",
    "market-hall",
    "carpenter",
    "poor-house",
    "councillor",
    "limit",
]
WHYS: Final[tuple[Why, ...]] = (
    "start", "prospector", "well", "sale", "market-stand", "market-hall", "carpenter", "poor-house", "councillor",
    "limit",
)  # fmt: skip
Reason = Literal["twelve_buildings", "standstill"]
REASONS: Final[dict[int, Reason]] = {tables.TWELVE_BUILDINGS: "twelve_buildings", tables.STANDSTILL: "standstill"}


class Begun(Event, tag="begun", frozen=True):
    """The first governor is drawn, and everybody has an Indigo Plant."""

    governor: int


class CardDrawn(Event, tag="card_drawn", frozen=True):
    """A card off the pile into a hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    why: Why


class CardOffered(Event, tag="card_offered", frozen=True):
    """A card off the pile for a councillor to choose from."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class PileShuffled(Event, tag="pile_shuffled", frozen=True):
    """The discards become the pile."""

    cards: int


class RoleTaken(Event, tag="role_taken", frozen=True):
    """A role is taken."""

    seat: int
    role: RoleName
    library: bool


class LibraryUsed(Event, tag="library_used", frozen=True):
    """Two players: the one doubling of the round is spent."""

    seat: int


class TileTurned(Event, tag="tile_turned", frozen=True):
    """A trading-house tile shows its prices, indigo to silver; `place` is its place in the cycle."""

    prices: tuple[int, ...]
    place: int


class GoodProduced(Event, tag="good_produced", frozen=True):
    """A card off the pile onto a plant, seen by nobody."""

    seat: int
    good: GoodName


class GoodSold(Event, tag="good_sold", frozen=True):
    """A good onto the discards, for so many cards."""

    seat: int
    good: GoodName
    price: int


class BuildingBegun(Event, tag="building_begun", frozen=True):
    """A card of the hand is put down to be built."""

    seat: int
    card: str


class BuildingCovered(Event, tag="building_covered", frozen=True):
    """Crane: which building will be covered."""

    seat: int
    card: str


class CardPaid(Event, tag="card_paid", frozen=True):
    """A card of the hand onto the discards, in payment."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class GoodPaid(Event, tag="good_paid", frozen=True):
    """Black Market: a good onto the discards, in payment."""

    seat: int
    good: GoodName


class GoodLost(Event, tag="good_lost", frozen=True):
    """A good of a covered plant onto the discards."""

    seat: int
    good: GoodName


class BuildingBuilt(Event, tag="building_built", frozen=True):
    """A building stands, paid in full."""

    seat: int
    card: str
    over: str | None
    price: int


class NothingBuilt(Event, tag="nothing_built", frozen=True):
    """A seat does not build."""

    seat: int


class Answered(Event, tag="answered", frozen=True):
    """A seat has sealed what it produces or sells."""

    secret: ClassVar[tuple[str, ...]] = ("goods",)
    seat: int
    goods: tuple[GoodName, ...] | None


class CardKept(Event, tag="card_kept", frozen=True):
    """A councillor's card into the hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class CardDiscarded(Event, tag="card_discarded", frozen=True):
    """A card of the hand onto the discards."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    why: Why


class OfferDiscarded(Event, tag="offer_discarded", frozen=True):
    """A councillor's card that was not kept onto the discards."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class CardTucked(Event, tag="card_tucked", frozen=True):
    """A card of the hand under the Chapel."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class NothingTucked(Event, tag="nothing_tucked", frozen=True):
    """A Chapel is not used in this round."""

    seat: int


class CardTurnedUp(Event, tag="card_turned_up", frozen=True):
    """Gold Mine: a card off the pile, face up."""

    seat: int
    card: str


class Mined(Event, tag="mined", frozen=True):
    """Gold Mine: the card kept, or None; the rest onto the discards."""

    seat: int
    card: str | None


class NotMined(Event, tag="not_mined", frozen=True):
    """A Gold Mine is not used."""

    seat: int


class RoundBegun(Event, tag="round_begun", frozen=True):
    """The roles return and the governor changes."""

    round: int
    governor: int


class Awaited(Event, tag="awaited", frozen=True):
    """What comes next, and who may act; `owed` is what is still to be paid."""

    phase: PhaseName
    actors: tuple[int, ...]
    seat: int
    owed: int


class Tasked(Event, tag="tasked", frozen=True):
    """How many cards a seat has to choose."""

    seat: int
    cards: int


class Ended(Event, tag="ended", frozen=True):
    """The game is over."""

    reason: Reason


SanJuanEvent = (
    Begun | CardDrawn | CardOffered | PileShuffled | RoleTaken | LibraryUsed | TileTurned | GoodProduced | GoodSold
    | BuildingBegun | BuildingCovered | CardPaid | GoodPaid | GoodLost | BuildingBuilt | NothingBuilt | Answered
    | CardKept | CardDiscarded | OfferDiscarded | CardTucked | NothingTucked | CardTurnedUp | Mined | NotMined
    | RoundBegun | Awaited | Tasked | Ended
)  # fmt: skip


def named(choice: int) -> tuple[GoodName, ...]:
    """A sealed choice as goods, in the order named."""
    goods: list[GoodName] = []
    while choice:
        goods.append(good((choice & CHOICE_MASK) - 1))
        choice >>= CHOICE_BITS
    return tuple(goods)


def event(note: Note) -> SanJuanEvent:
    """A note as an event."""
    kind, _, a, b, c, d = note
    match kind:
        case tables.BEGUN:
            return Begun(a)
        case tables.DREW:
            return CardDrawn(a, KEYS[b], WHYS[c])
        case tables.DREW_ASIDE:
            return CardOffered(a, KEYS[b])
        case tables.SHUFFLED:
            return PileShuffled(a)
        case tables.ROLE_TAKEN:
            return RoleTaken(a, ROLE_NAMES[b], bool(c))
        case tables.LIBRARY_USED:
            return LibraryUsed(a)
        case tables.TILE_TURNED:
            return TileTurned(TILE_PRICES[a], b)
        case tables.PRODUCED:
            return GoodProduced(a, good(b))
        case tables.SOLD:
            return GoodSold(a, good(b), c)
        case tables.BUILDING:
            return BuildingBegun(a, KEYS[b])
        case tables.COVERING:
            return BuildingCovered(a, KEYS[b])
        case tables.PAID:
            return CardPaid(a, KEYS[b])
        case tables.PAID_GOOD:
            return GoodPaid(a, good(b))
        case tables.GOOD_LOST:
            return GoodLost(a, good(b))
        case tables.BUILT:
            return BuildingBuilt(a, KEYS[b], None if c < 0 else KEYS[c], d)
        case tables.NOT_BUILT:
            return NothingBuilt(a)
        case tables.ANSWERED:
            return Answered(a, named(b))
        case tables.KEPT:
            return CardKept(a, KEYS[b])
        case tables.DISCARDED:
            return CardDiscarded(a, KEYS[b], WHYS[c])
        case tables.DISCARDED_ASIDE:
            return OfferDiscarded(a, KEYS[b])
        case tables.TUCKED:
            return CardTucked(a, KEYS[b])
        case tables.NOT_TUCKED:
            return NothingTucked(a)
        case tables.TURNED_UP:
            return CardTurnedUp(a, KEYS[b])
        case tables.MINED:
            return Mined(a, None if b < 0 else KEYS[b])
        case tables.NOT_MINED:
            return NotMined(a)
        case tables.ROUND_BEGUN:
            return RoundBegun(a, b)
        case tables.AWAITED:
            return Awaited(PHASES[a], seats_of(b), c, d)
        case tables.TASKED:
            return Tasked(a, b)
        case _:
            return Ended(REASONS[a])
