"""San Juan's events, made from the notes of the journal."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, get_args

from ludoteca.core.events import (
    Event,
    EventRow,
    EventTable,
    ReadNumber,
    as_card,
    as_card_or_none,
    as_flag,
    as_number,
    one_of,
)
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
    """A seat takes a role; `library` if it declares the Library with it. Its privilege works so often."""

    seat: int
    role: RoleName
    library: bool
    privilege: int = 1


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


as_good: Final = one_of(GOOD_NAMES)


def as_sealed_goods(deck: object) -> ReadNumber:
    return sealed_goods


def as_seats(deck: object) -> ReadNumber:
    return seats_of


EVENTS: Final[EventTable] = {
    numbers.BEGUN: EventRow(Begun, as_number),
    numbers.CARD_DRAWN: EventRow(CardDrawn, as_number, as_card, one_of(WHYS), audience="seat"),
    numbers.CARD_OFFERED: EventRow(CardOffered, as_number, as_card, audience="seat"),
    numbers.PILE_SHUFFLED: EventRow(PileShuffled, as_number),
    numbers.ROLE_TAKEN: EventRow(RoleTaken, as_number, one_of(ROLE_NAMES), as_flag, as_number),
    numbers.LIBRARY_USED: EventRow(LibraryUsed, as_number),
    numbers.TILE_TURNED: EventRow(TileTurned, one_of(TILE_PRICES), as_number),
    numbers.GOOD_PRODUCED: EventRow(GoodProduced, as_number, as_good),
    numbers.GOOD_SOLD: EventRow(GoodSold, as_number, as_good, as_number),
    numbers.BUILDING_BEGUN: EventRow(BuildingBegun, as_number, as_card),
    numbers.BUILDING_COVERED: EventRow(BuildingCovered, as_number, as_card),
    numbers.CARD_PAID: EventRow(CardPaid, as_number, as_card, audience="seat"),
    numbers.GOOD_PAID: EventRow(GoodPaid, as_number, as_good),
    numbers.GOOD_LOST: EventRow(GoodLost, as_number, as_good),
    numbers.BUILDING_BUILT: EventRow(BuildingBuilt, as_number, as_card, as_card_or_none, as_number),
    numbers.NOTHING_BUILT: EventRow(NothingBuilt, as_number),
    numbers.ANSWERED: EventRow(Answered, as_number, as_sealed_goods, audience="seat"),
    numbers.CARD_KEPT: EventRow(CardKept, as_number, as_card, audience="seat"),
    numbers.CARD_DISCARDED: EventRow(CardDiscarded, as_number, as_card, one_of(WHYS), audience="seat"),
    numbers.OFFER_DISCARDED: EventRow(OfferDiscarded, as_number, as_card, audience="seat"),
    numbers.CARD_TUCKED: EventRow(CardTucked, as_number, as_card, audience="seat"),
    numbers.NOTHING_TUCKED: EventRow(NothingTucked, as_number),
    numbers.CARD_TURNED_UP: EventRow(CardTurnedUp, as_number, as_card),
    numbers.MINED: EventRow(Mined, as_number, as_card_or_none),
    numbers.NOT_MINED: EventRow(NotMined, as_number),
    numbers.ROUND_BEGUN: EventRow(RoundBegun, as_number, as_number),
    numbers.AWAITED: EventRow(Awaited, one_of(PHASES), as_seats, as_number, as_number),
    numbers.TASKED: EventRow(Tasked, as_number, as_number),
    numbers.ENDED: EventRow(Ended, one_of(REASONS)),
}


def outcome(kind: int, value: int) -> dict[str, str | int]:
    if kind == numbers.OUTCOME_SEAT:
        return {"seat": value}
    return {"card": KEYS[value]} if kind == numbers.OUTCOME_CARD else {"tile": value}
