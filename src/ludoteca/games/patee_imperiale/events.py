"""Pâtée Impériale's events, made from the notes of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from ludoteca.core.events import (
    Event,
    EventRow,
    EventTable,
    ReadNumber,
    as_card,
    as_card_or_none,
    as_flag,
    as_number,
    as_seat_or_none,
    one_of,
)
from ludoteca.core.sets import members
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import numbers

if TYPE_CHECKING:
    from ludoteca.games.patee_imperiale import PateeImperiale

StepName = Literal["play", "discredit", "charm", "swap", "give", "name", "lose", "show", "strike", "take", "recall"]
STEPS: Final[dict[int, StepName]] = {
    numbers.TO_PLAY: "play",
    numbers.TO_DISCREDIT: "discredit",
    numbers.TO_CHARM: "charm",
    numbers.TO_SWAP: "swap",
    numbers.TO_GIVE: "give",
    numbers.TO_NAME: "name",
    numbers.TO_LOSE: "lose",
    numbers.TO_SHOW: "show",
    numbers.TO_STRIKE: "strike",
    numbers.TO_TAKE: "take",
    numbers.TO_RECALL: "recall",
}
RoundEnd = Literal["hand_empty", "stuck"]
ROUND_ENDS: Final[dict[int, RoundEnd]] = {numbers.HAND_EMPTY: "hand_empty", numbers.STUCK: "stuck"}
MatchEnd = Literal["two_won", "two_in_a_row", "points"]
MATCH_ENDS: Final[dict[int, MatchEnd]] = {
    numbers.TWO_WON: "two_won",
    numbers.TWO_IN_A_ROW: "two_in_a_row",
    numbers.POINTS_DECIDE: "points",
}


class RoundBegun(Event, tag="round_begun", frozen=True):
    """A round begins: all cards are shuffled, or two players take up the reserve."""

    round: int
    from_reserve: bool


class StarterBack(Event, tag="starter_back", frozen=True):
    """A starter left in hand is taken back, to be dealt again."""

    seat: int
    card: str


class StarterDealt(Event, tag="starter_dealt", frozen=True):
    """A starter is dealt into a suite; with three players one is discredited (seat None)."""

    seat: int | None
    card: str


class CardDealt(Event, tag="card_dealt", frozen=True):
    """A card is dealt into a hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class LeftOver(Event, tag="left_over", frozen=True):
    """With three players, a card that nobody gets is discredited."""

    card: str


class Begins(Event, tag="begins", frozen=True):
    """A player begins the round."""

    seat: int


class CardPlayed(Event, tag="card_played", frozen=True):
    """A courtier is played into its player's suite; for an extra play, `allowed_by` is the card that permits it."""

    seat: int
    card: str
    allowed_by: str | None


class ActionFailed(Event, tag="action_failed", frozen=True):
    """An action cannot be done in full, so none of it happens."""

    seat: int
    card: str


class MoreAllowed(Event, tag="more_allowed", frozen=True):
    """A courtier permits its player to play more."""

    seat: int
    card: str
    plays: int


class ChainEnded(Event, tag="chain_ended", frozen=True):
    """The rest of a permission to play more is lost."""

    seat: int
    card: str


class PlayerNamed(Event, tag="player_named", frozen=True):
    """The active player names another player."""

    seat: int
    other: int


class Discredited(Event, tag="discredited", frozen=True):
    """A courtier goes from the suite of `seat` to the discard; `by` is the player who discredits it."""

    seat: int
    card: str
    by: int | None = None


class HandDiscredited(Event, tag="hand_discredited", frozen=True):
    """A card goes from a hand to the discard: by its owner's choice, or by another player's deed."""

    seat: int
    card: str
    by: int | None = None


class Charmed(Event, tag="charmed", frozen=True):
    """A courtier goes from another suite into the active player's."""

    seat: int
    other: int
    card: str


class SwapChosen(Event, tag="swap_chosen", frozen=True):
    """The active player chooses the courtier that a swap takes."""

    seat: int
    card: str


class Swapped(Event, tag="swapped", frozen=True):
    """Two suites exchange a courtier."""

    seat: int
    other: int
    taken: str
    given: str


class Given(Event, tag="given", frozen=True):
    """A courtier goes from the active player's suite to another."""

    seat: int
    other: int
    card: str


class CardChosen(Event, tag="card_chosen", frozen=True):
    """A victim chooses one of the cards to show."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class CardsShown(Event, tag="cards_shown", frozen=True):
    """Cards of a hand are shown to the active player alone."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    to: int
    cards: tuple[str, ...] | None


class CardTaken(Event, tag="card_taken", frozen=True):
    """One of the cards shown goes into the active player's hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    other: int
    card: str | None


class HandsSwapped(Event, tag="hands_swapped", frozen=True):
    """Two hands exchange a card."""

    secret: ClassVar[tuple[str, ...]] = ("given", "got")
    seat: int
    other: int
    given: str | None
    got: str | None


class Recalled(Event, tag="recalled", frozen=True):
    """A courtier comes back from a suite, or from the discard (`whence` None), to its player's hand or suite."""

    seat: int
    card: str
    whence: int | None
    to: Literal["hand", "suite"]


class Awaited(Event, tag="awaited", frozen=True):
    """A player has to choose next; `turn` is the active player."""

    seat: int
    step: StepName
    left: int
    turn: int


class Prestige(Event, tag="prestige", frozen=True):
    """The points of a suite, after a courtier has come or gone."""

    seat: int
    points: int


class SuiteScored(Event, tag="suite_scored", frozen=True):
    """The points of a suite at the end of a round."""

    seat: int
    points: int


class RoundEnded(Event, tag="round_ended", frozen=True):
    """A round ends: why, by whose hand, which side won it (None: a tie), and the card that may not be played."""

    why: RoundEnd
    seat: int
    winner: int | None
    card: str | None


class MatchEnded(Event, tag="match_ended", frozen=True):
    """The match ends."""

    why: MatchEnd


PateeEvent = (
    RoundBegun | StarterBack | StarterDealt | CardDealt | LeftOver | Begins | CardPlayed | ActionFailed | MoreAllowed
    | ChainEnded | PlayerNamed | Discredited | HandDiscredited | Charmed | SwapChosen | Swapped | Given | CardChosen
    | CardsShown | CardTaken | HandsSwapped | Recalled | Awaited | SuiteScored | RoundEnded | MatchEnded | Prestige
)  # fmt: skip


def as_cards(deck: PateeDeck) -> ReadNumber:
    return lambda number: tuple(deck.keys[card] for card in members(number))


def as_recall_target(deck: object) -> ReadNumber:
    return lambda number: "hand" if number == numbers.RECALL_TO_HAND else "suite"


EVENTS: Final[EventTable] = {
    numbers.EVENT_ROUND_BEGUN: EventRow(RoundBegun, as_number, as_flag),
    numbers.EVENT_STARTER_BACK: EventRow(StarterBack, as_number, as_card),
    numbers.EVENT_STARTER_DEALT: EventRow(StarterDealt, as_seat_or_none, as_card),
    numbers.EVENT_CARD_DEALT: EventRow(CardDealt, as_number, as_card, audience="seat"),
    numbers.EVENT_LEFT_OVER: EventRow(LeftOver, as_card),
    numbers.EVENT_BEGINS: EventRow(Begins, as_number),
    numbers.EVENT_PLAYED: EventRow(CardPlayed, as_number, as_card, as_card_or_none),
    numbers.EVENT_FAILED: EventRow(ActionFailed, as_number, as_card),
    numbers.EVENT_MORE_ALLOWED: EventRow(MoreAllowed, as_number, as_card, as_number),
    numbers.EVENT_CHAIN_ENDED: EventRow(ChainEnded, as_number, as_card),
    numbers.EVENT_NAMED: EventRow(PlayerNamed, as_number, as_number),
    numbers.EVENT_DISCREDITED: EventRow(Discredited, as_number, as_card, as_number),
    numbers.EVENT_HAND_DISCREDITED: EventRow(HandDiscredited, as_number, as_card, as_number),
    numbers.EVENT_CHARMED: EventRow(Charmed, as_number, as_number, as_card),
    numbers.EVENT_SWAP_CHOSEN: EventRow(SwapChosen, as_number, as_card),
    numbers.EVENT_SWAPPED: EventRow(Swapped, as_number, as_number, as_card, as_card),
    numbers.EVENT_GIVEN: EventRow(Given, as_number, as_number, as_card),
    numbers.EVENT_CARD_CHOSEN: EventRow(CardChosen, as_number, as_card, audience="seat"),
    numbers.EVENT_CARDS_SHOWN: EventRow(CardsShown, as_number, as_number, as_cards, audience="some"),
    numbers.EVENT_TAKEN: EventRow(CardTaken, as_number, as_number, as_card, audience="some"),
    numbers.EVENT_HANDS_SWAPPED: EventRow(HandsSwapped, as_number, as_number, as_card, as_card, audience="some"),
    numbers.EVENT_RECALLED: EventRow(Recalled, as_number, as_card, as_seat_or_none, as_recall_target),
    numbers.EVENT_AWAITED: EventRow(Awaited, as_number, one_of(STEPS), as_number, as_number),
    numbers.EVENT_SCORED: EventRow(SuiteScored, as_number, as_number),
    numbers.EVENT_ROUND_ENDED: EventRow(RoundEnded, one_of(ROUND_ENDS), as_number, as_seat_or_none, as_card_or_none),
    numbers.EVENT_MATCH_ENDED: EventRow(MatchEnded, one_of(MATCH_ENDS)),
    numbers.EVENT_PRESTIGE: EventRow(Prestige, as_number, as_number),
}


def outcome(game: PateeImperiale, kind: int, value: int) -> dict[str, str | int]:
    return {"card": game.deck.keys[value]}
