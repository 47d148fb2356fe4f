"""Pâtée Impériale's events, out of the notes of the journal."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from ludoteca.core.events import Event
from ludoteca.core.game import Note
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import tables
from ludoteca.games.patee_imperiale.engine.tables import CARDS, NOBODY

StepName = Literal["play", "discredit", "charm", "swap", "give", "name", "lose", "show", "strike", "take", "recall"]
STEPS: Final[dict[int, StepName]] = {
    tables.TO_PLAY: "play",
    tables.TO_DISCREDIT: "discredit",
    tables.TO_CHARM: "charm",
    tables.TO_SWAP: "swap",
    tables.TO_GIVE: "give",
    tables.TO_NAME: "name",
    tables.TO_LOSE: "lose",
    tables.TO_SHOW: "show",
    tables.TO_STRIKE: "strike",
    tables.TO_TAKE: "take",
    tables.TO_RECALL: "recall",
}
RoundEnd = Literal["hand_empty", "stuck"]
ROUND_ENDS: Final[dict[int, RoundEnd]] = {tables.HAND_EMPTY: "hand_empty", tables.STUCK: "stuck"}
MatchEnd = Literal["two_won", "two_in_a_row", "points"]
MATCH_ENDS: Final[dict[int, MatchEnd]] = {
    tables.TWO_WON: "two_won",
    tables.TWO_IN_A_ROW: "two_in_a_row",
    tables.POINTS_DECIDE: "points",
}


class RoundBegun(Event, tag="round_begun", frozen=True):
    """A round: all is shuffled, or two players take up the reserve."""

    round: int
    from_reserve: bool


class StarterBack(Event, tag="starter_back", frozen=True):
    """A starter that was left in hand comes back to be dealt anew."""

    seat: int
    card: str


class StarterDealt(Event, tag="starter_dealt", frozen=True):
    """A starter into a suite; with three players one is discredited (seat None)."""

    seat: int | None
    card: str


class CardDealt(Event, tag="card_dealt", frozen=True):
    """A card into a hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class LeftOver(Event, tag="left_over", frozen=True):
    """Three players: a card that nobody gets is discredited."""

    card: str


class Begins(Event, tag="begins", frozen=True):
    """Who begins the round."""

    seat: int


class CardPlayed(Event, tag="card_played", frozen=True):
    """A courtier into its player's suite; an extra play names the card that allows it."""

    seat: int
    card: str
    allowed_by: str | None


class ActionFailed(Event, tag="action_failed", frozen=True):
    """The action cannot be done in full, so nothing of it is done."""

    seat: int
    card: str


class MoreAllowed(Event, tag="more_allowed", frozen=True):
    """A courtier lets its player play more."""

    seat: int
    card: str
    plays: int


class ChainEnded(Event, tag="chain_ended", frozen=True):
    """The rest of what a courtier allowed is lost."""

    seat: int
    card: str


class PlayerNamed(Event, tag="player_named", frozen=True):
    """The active player names another."""

    seat: int
    other: int


class Discredited(Event, tag="discredited", frozen=True):
    """A courtier of a suite to the discard; `seat` is whose suite."""

    seat: int
    card: str


class HandDiscredited(Event, tag="hand_discredited", frozen=True):
    """A card of a hand to the discard."""

    seat: int
    card: str


class Charmed(Event, tag="charmed", frozen=True):
    """A courtier from another suite into the active player's."""

    seat: int
    other: int
    card: str


class SwapChosen(Event, tag="swap_chosen", frozen=True):
    """Which courtier a swap will take."""

    seat: int
    card: str


class Swapped(Event, tag="swapped", frozen=True):
    """Two suites exchange a courtier."""

    seat: int
    other: int
    taken: str
    given: str


class Given(Event, tag="given", frozen=True):
    """A courtier of the active player's suite goes to another."""

    seat: int
    other: int
    card: str


class CardChosen(Event, tag="card_chosen", frozen=True):
    """A victim has made up its mind about one of the cards to show."""

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
    """A courtier of a suite, or of the discard (from None), to hand or into the own suite."""

    seat: int
    card: str
    whence: int | None
    to: Literal["hand", "suite"]


class Awaited(Event, tag="awaited", frozen=True):
    """Who decides next, and what; `turn` is the active player."""

    seat: int
    step: StepName
    left: int
    turn: int


class SuiteScored(Event, tag="suite_scored", frozen=True):
    """The points of a suite at the end of a round."""

    seat: int
    points: int


class RoundEnded(Event, tag="round_ended", frozen=True):
    """Why a round is over, whose hand it was, which side has won it (None: a tie); the card that may not be played."""

    why: RoundEnd
    seat: int
    winner: int | None
    card: str | None


class MatchEnded(Event, tag="match_ended", frozen=True):
    """Why the match is over."""

    why: MatchEnd


PateeEvent = (
    RoundBegun | StarterBack | StarterDealt | CardDealt | LeftOver | Begins | CardPlayed | ActionFailed | MoreAllowed
    | ChainEnded | PlayerNamed | Discredited | HandDiscredited | Charmed | SwapChosen | Swapped | Given | CardChosen
    | CardsShown | CardTaken | HandsSwapped | Recalled | Awaited | SuiteScored | RoundEnded | MatchEnded
)  # fmt: skip


def event(deck: PateeDeck, note: Note) -> PateeEvent:
    """A note as an event."""
    kind, _, a, b, c, d = note

    def card(number: int) -> str:
        return deck.courtiers[number].key

    def maybe(number: int) -> int | None:
        return None if number == NOBODY else number

    match kind:
        case tables.ROUND_BEGUN:
            return RoundBegun(a, bool(b))
        case tables.STARTER_BACK:
            return StarterBack(a, card(b))
        case tables.STARTER_DEALT:
            return StarterDealt(maybe(a), card(b))
        case tables.DEALT:
            return CardDealt(a, card(b))
        case tables.LEFT_OVER:
            return LeftOver(card(a))
        case tables.BEGINS:
            return Begins(a)
        case tables.PLAYED:
            return CardPlayed(a, card(b), None if c == NOBODY else card(c))
        case tables.FAILED:
            return ActionFailed(a, card(b))
        case tables.ALLOWED:
            return MoreAllowed(a, card(b), c)
        case tables.RAN_DRY:
            return ChainEnded(a, card(b))
        case tables.NAMED:
            return PlayerNamed(a, b)
        case tables.DISCREDITED:
            return Discredited(a, card(b))
        case tables.LOST:
            return HandDiscredited(a, card(b))
        case tables.CHARMED:
            return Charmed(a, b, card(c))
        case tables.SWAP_CHOSEN:
            return SwapChosen(a, card(b))
        case tables.SWAPPED:
            return Swapped(a, b, card(c), card(d))
        case tables.GIVEN:
            return Given(a, b, card(c))
        case tables.CHOSEN_TO_SHOW:
            return CardChosen(a, card(b))
        case tables.SHOWN_TO:
            return CardsShown(a, b, tuple(card(k) for k in range(CARDS) if c >> k & 1))
        case tables.TAKEN:
            return CardTaken(a, b, card(c))
        case tables.EXCHANGED:
            return HandsSwapped(a, b, card(c), card(d))
        case tables.RECALLED:
            return Recalled(a, card(b), maybe(c), "hand" if d == tables.TO_HAND else "suite")
        case tables.AWAITED:
            return Awaited(a, STEPS[b], c, d)
        case tables.SCORED:
            return SuiteScored(a, b)
        case tables.ROUND_ENDED:
            return RoundEnded(ROUND_ENDS[a], b, maybe(c), None if d == NOBODY else card(d))
        case _:
            return MatchEnded(MATCH_ENDS[a])
