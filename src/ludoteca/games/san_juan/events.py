"""San Juan's events, made from the notes of the journal."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, get_args

from ludoteca.core.events import Event
from ludoteca.core.game import Note
from ludoteca.core.sets import seats_of
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, TILE_PRICES, GoodName
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.moves import ROLE_NAMES, RoleName

PhaseName = Literal[
    "starting_hand", "role", "build", "cover", "pay", "produce", "sell", "counsel", "mine", "pick", "settle"
]
PHASES: Final[dict[int, PhaseName]] = {
    numbers.TO_KEEP_HAND: "starting_hand",
    numbers.TO_TAKE_ROLE: "role",
    numbers.TO_BUILD: "build",
    numbers.TO_COVER: "cover",
    numbers.TO_PAY: "pay",
    numbers.TO_PRODUCE: "produce",
    numbers.TO_SELL: "sell",
    numbers.TO_COUNSEL: "counsel",
    numbers.TO_MINE: "mine",
    numbers.TO_PICK: "pick",
    numbers.TO_BEGIN_ROUND: "settle",
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
WHYS: Final[tuple[Why, ...]] = get_args(Why)  # in the order of FOR_START and so on
Reason = Literal["twelve_buildings", "standstill"]
REASONS: Final[dict[int, Reason]] = {numbers.TWELVE_BUILDINGS: "twelve_buildings", numbers.STANDSTILL: "standstill"}


class Begun(Event, tag="begun", frozen=True):
    """The game begins: the first governor is chosen, and everybody has an Indigo Plant."""

    governor: int


class CardDrawn(Event, tag="card_drawn", frozen=True):
    """A card goes from the pile to a hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    why: Why


class CardOffered(Event, tag="card_offered", frozen=True):
    """A card from the pile is offered to a councillor."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class PileShuffled(Event, tag="pile_shuffled", frozen=True):
    """The discards become the pile."""

    cards: int


class RoleTaken(Event, tag="role_taken", frozen=True):
    """A seat takes a role; `library` if it declares the Library with it."""

    seat: int
    role: RoleName
    library: bool


class LibraryUsed(Event, tag="library_used", frozen=True):
    """Two players: a Library has doubled a privilege, once for this round."""

    seat: int


class TileTurned(Event, tag="tile_turned", frozen=True):
    """A trading-house tile shows the prices, indigo to silver; `place` is its place in the cycle."""

    prices: tuple[int, ...]
    place: int


class GoodProduced(Event, tag="good_produced", frozen=True):
    """A card goes from the pile onto a plant, unseen."""

    seat: int
    good: GoodName


class GoodSold(Event, tag="good_sold", frozen=True):
    """A good is sold for so many cards, and goes to the discards."""

    seat: int
    good: GoodName
    price: int


class BuildingBegun(Event, tag="building_begun", frozen=True):
    """A seat puts down a card of its hand as a new building."""

    seat: int
    card: str


class BuildingCovered(Event, tag="building_covered", frozen=True):
    """Crane: the building that the new one will cover."""

    seat: int
    card: str


class CardPaid(Event, tag="card_paid", frozen=True):
    """A card goes from the hand to the discards, in payment."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class GoodPaid(Event, tag="good_paid", frozen=True):
    """Black Market: a good goes to the discards, in payment."""

    seat: int
    good: GoodName


class GoodLost(Event, tag="good_lost", frozen=True):
    """The good of a covered plant goes to the discards."""

    seat: int
    good: GoodName


class BuildingBuilt(Event, tag="building_built", frozen=True):
    """A building is paid in full and stands."""

    seat: int
    card: str
    over: str | None
    price: int


class NothingBuilt(Event, tag="nothing_built", frozen=True):
    """A seat does not build."""

    seat: int


class Answered(Event, tag="answered", frozen=True):
    """A seat has decided what it produces or sells; the others learn it when all have decided."""

    secret: ClassVar[tuple[str, ...]] = ("goods",)
    seat: int
    goods: tuple[GoodName, ...] | None


class CardKept(Event, tag="card_kept", frozen=True):
    """A councillor keeps an offered card."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class CardDiscarded(Event, tag="card_discarded", frozen=True):
    """A card goes from the hand to the discards."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    why: Why


class OfferDiscarded(Event, tag="offer_discarded", frozen=True):
    """An offered card that was not kept goes to the discards."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class CardTucked(Event, tag="card_tucked", frozen=True):
    """A card goes from the hand under the Chapel."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class NothingTucked(Event, tag="nothing_tucked", frozen=True):
    """A seat puts no card under its Chapel in this round."""

    seat: int


class CardTurnedUp(Event, tag="card_turned_up", frozen=True):
    """Gold Mine: a card of the pile is turned up."""

    seat: int
    card: str


class Mined(Event, tag="mined", frozen=True):
    """Gold Mine: the card kept, or None; the others go to the discards."""

    seat: int
    card: str | None


class NotMined(Event, tag="not_mined", frozen=True):
    """A seat does not use its Gold Mine."""

    seat: int


class RoundBegun(Event, tag="round_begun", frozen=True):
    """A new round begins: the roles return and the governor changes."""

    round: int
    governor: int


class Awaited(Event, tag="awaited", frozen=True):
    """The game waits for these seats to act; `owed` cards are still to be paid."""

    phase: PhaseName
    actors: tuple[int, ...]
    seat: int
    owed: int


class Tasked(Event, tag="tasked", frozen=True):
    """A seat has to choose so many cards."""

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


def sealed_goods(answer: int) -> tuple[GoodName, ...]:
    """The goods of a sealed answer, in the order named."""
    goods: list[GoodName] = []
    while answer:
        goods.append(GOOD_NAMES[(answer & numbers.SEALED_MASK) - 1])
        answer >>= numbers.SEALED_BITS
    return tuple(goods)


def event(note: Note) -> SanJuanEvent:
    """The event of a note."""
    kind, _, a, b, c, d = note
    match kind:
        case numbers.BEGUN:
            return Begun(a)
        case numbers.CARD_DRAWN:
            return CardDrawn(a, KEYS[b], WHYS[c])
        case numbers.CARD_OFFERED:
            return CardOffered(a, KEYS[b])
        case numbers.PILE_SHUFFLED:
            return PileShuffled(a)
        case numbers.ROLE_TAKEN:
            return RoleTaken(a, ROLE_NAMES[b], bool(c))
        case numbers.LIBRARY_USED:
            return LibraryUsed(a)
        case numbers.TILE_TURNED:
            return TileTurned(TILE_PRICES[a], b)
        case numbers.GOOD_PRODUCED:
            return GoodProduced(a, GOOD_NAMES[b])
        case numbers.GOOD_SOLD:
            return GoodSold(a, GOOD_NAMES[b], c)
        case numbers.BUILDING_BEGUN:
            return BuildingBegun(a, KEYS[b])
        case numbers.BUILDING_COVERED:
            return BuildingCovered(a, KEYS[b])
        case numbers.CARD_PAID:
            return CardPaid(a, KEYS[b])
        case numbers.GOOD_PAID:
            return GoodPaid(a, GOOD_NAMES[b])
        case numbers.GOOD_LOST:
            return GoodLost(a, GOOD_NAMES[b])
        case numbers.BUILDING_BUILT:
            return BuildingBuilt(a, KEYS[b], None if c < 0 else KEYS[c], d)
        case numbers.NOTHING_BUILT:
            return NothingBuilt(a)
        case numbers.ANSWERED:
            return Answered(a, sealed_goods(b))
        case numbers.CARD_KEPT:
            return CardKept(a, KEYS[b])
        case numbers.CARD_DISCARDED:
            return CardDiscarded(a, KEYS[b], WHYS[c])
        case numbers.OFFER_DISCARDED:
            return OfferDiscarded(a, KEYS[b])
        case numbers.CARD_TUCKED:
            return CardTucked(a, KEYS[b])
        case numbers.NOTHING_TUCKED:
            return NothingTucked(a)
        case numbers.CARD_TURNED_UP:
            return CardTurnedUp(a, KEYS[b])
        case numbers.MINED:
            return Mined(a, None if b < 0 else KEYS[b])
        case numbers.NOT_MINED:
            return NotMined(a)
        case numbers.ROUND_BEGUN:
            return RoundBegun(a, b)
        case numbers.AWAITED:
            return Awaited(PHASES[a], seats_of(b), c, d)
        case numbers.TASKED:
            return Tasked(a, b)
        case _:
            return Ended(REASONS[a])
