"""The contract of a game: one `Game` object that lists everything the game provides.

Front ends, bots, records and laws ask this object for what they need; nothing outside a game's folder knows a game by
name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import msgspec

from ludoteca.core.cards import Card, CardFile
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadMove, BadSetup
from ludoteca.core.events import Event, VisibleEvent
from ludoteca.core.luck import Luck
from ludoteca.core.moves import Move
from ludoteca.core.options import Option, Value, resolve_options
from ludoteca.core.result import Result
from ludoteca.core.selection import Selection
from ludoteca.core.text import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match

Note = tuple[int, int, int, int, int, int]
SPECTATOR: Final = -1  # the seat number of somebody who only watches


class Deck(ABC):
    """A card file that has been read and checked."""

    file: CardFile

    @abstractmethod
    def cards(self) -> tuple[Card, ...]:
        """All cards with the provenance of every attribute."""

    def remarks(self, words: Words) -> list[str]:
        """Remarks for the host about a file that is valid but unusual."""
        return []


class View(msgspec.Struct, gc=False):
    """The base class of every game's view: what one seat may know, ready for JSON."""


class Game(ABC):
    """Everything a game declares. Each game has one subclass, whose instance is `GAME` in `games/<key>/__init__.py`."""

    key: ClassVar[str]
    title: ClassVar[str]
    designer: ClassVar[str]
    year: ClassVar[int]
    stage: ClassVar[Literal["alpha", "beta", "stable"]]
    rules: ClassVar[int]  # version of the rules: raised when an old record would replay differently
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    move_count: ClassVar[int]  # size of the table of moves
    max_decisions: ClassVar[int]  # upper limit for the decisions of one game
    categories: ClassVar[tuple[str, ...]]  # of the score, in display order
    tie_categories: ClassVar[tuple[str, ...]] = ()  # the categories that only break ties and are not points
    reasons: ClassVar[tuple[str, ...]]  # why a game can end
    ties: ClassVar[tuple[str, ...]]  # what can break a tie
    move_type: ClassVar[Any]  # the union of the game's moves, for decoding
    event_type: ClassVar[Any]  # the union of the game's events

    # -------------------------------------------------------- set-up

    @abstractmethod
    def deck(self, file: CardFile | None = None) -> Deck:
        """Read and check a card file; without one, the game's own."""

    @abstractmethod
    def undealt(self, setup: Setup) -> State:
        """A state before `deal`."""

    def declines(self, setup: Setup) -> tuple[int, ...]:
        """Moves that only pass and always mean the same, so that a player can choose them in advance."""
        return ()

    # -------------------------------------------------------- moves: int ⇄ struct ⇄ text

    @abstractmethod
    def move(self, setup: Setup, code: int) -> Move:
        """The struct of one entry of the table of moves."""

    @abstractmethod
    def code(self, setup: Setup, move: Move) -> int:
        """The entry of the table of moves for the struct of a single step."""

    @abstractmethod
    def notation(self, setup: Setup, code: int) -> str:
        """A move as people type it, the same in every language: `take siena`."""

    def steps(self, setup: Setup, state: State, seat: int, move: Move) -> tuple[int, ...]:
        """The steps for a struct, which may stand for several. The caller checks that they are legal."""
        return (self.code(setup, move),)

    def read(self, setup: Setup, state: State, seat: int, text: str, legal: Sequence[int]) -> tuple[int, ...]:
        """The steps for typed text: the notation of a legal move, or an unambiguous beginning of one.

        Games in which one gesture takes several steps override this to read such gestures too.
        """
        wanted = normalise(text)
        notations = {normalise(self.notation(setup, code)): code for code in legal}
        if wanted in notations:
            return (notations[wanted],)
        fitting = [code for notation, code in notations.items() if wanted and notation.startswith(wanted)]
        if len(fitting) == 1:
            return (fitting[0],)
        some = [self.notation(setup, code) for code in (fitting or legal)][:12]
        key = "core-move-ambiguous" if fitting else "core-move-unknown"
        raise BadMove(key, move=text.strip()[:80], legal=", ".join(some))

    # -------------------------------------------------------- several things chosen as one

    def selection(self, setup: Setup, state: State, seat: int) -> Selection | None:
        """The items to choose from, if a seat's next steps are one choice in any order, such as a payment."""
        return None

    def select(self, setup: Setup, state: State, seat: int, chosen: Sequence[int]) -> tuple[int, ...]:
        """The steps for the chosen items of a selection, in the order the rules expect."""
        return tuple(chosen)

    def choice_name(self, setup: Setup, code: int, words: Words) -> str:
        """The name of the card, or other item, that a step of a selection stands for."""
        return self.describe_move(setup, code, words)

    def same_selection(self, setup: Setup, first: int, then: int) -> bool:
        """Whether two consecutive steps of a seat belong to one selection."""
        return False

    def continues_gesture(self, setup: Setup, before: State, after: State, seat: int) -> bool:
        """Whether a seat whose step led from one of its views to the next goes on with the same gesture there.

        It is asked only if the seat can act again and has learned nothing new by the step.
        """
        return False

    # -------------------------------------------------------- events, views and results

    @abstractmethod
    def event(self, setup: Setup, note: Note) -> Event:
        """The event for a note of the journal."""

    def visible_events(self, setup: Setup, notes: Sequence[Note]) -> list[VisibleEvent]:
        """The events for notes of the journal, with their audiences."""
        return [VisibleEvent(self.event(setup, note), note[1]) for note in notes]

    @abstractmethod
    def outcome(self, setup: Setup, kind: int, value: int) -> dict[str, str | int]:
        """The outcome of a pick, by name: `{"card": "roma-1"}`."""

    @abstractmethod
    def view(self, setup: Setup, state: State, seat: int, memory_aid: bool = False) -> View:
        """The view of a seat, ready for JSON; −1 for a spectator. It is made from `state.blank(seat)` alone.

        The memory aid adds what an attentive player would remember.
        """

    def seat_view(self, setup: Setup, public: View, state: State, seat: int) -> View:
        """Same result as `view` without the memory aid, but made from the spectator's view: cheaper when many seats
        are updated. It shares parts with `public`, so treat it as read-only."""
        return self.view(setup, state, seat)

    @abstractmethod
    def initial_view(self, setup: Setup, seat: int) -> View:
        """The view before the deal, from which `apply_event` starts."""

    @abstractmethod
    def apply_event(self, setup: Setup, view: View, event: Event) -> None:
        """Update a view (with memory aid) by an event, as its seat sees it."""

    @abstractmethod
    def conserved(self, setup: Setup, state: State) -> dict[str, int]:
        """Counts of cards and pieces that no move may change; a law compares them after every step."""

    @abstractmethod
    def result(self, setup: Setup, state: State) -> Result:
        """The result of a game that is over."""

    def categories_now(self, setup: Setup, state: State, seat: int) -> dict[str, int]:
        """A seat's current points by category."""
        raise NotImplementedError

    def points_seen(self, setup: Setup, state: State, viewer: int) -> list[dict[str, int]]:
        """The current points of all seats by category, as far as the viewer knows them."""
        return [self.categories_now(setup, state.blank(viewer), seat) for seat in range(setup.seats)]

    # -------------------------------------------------------- text

    @abstractmethod
    def describe_event(self, setup: Setup, event: Event, players: Sequence[str], words: Words) -> str | None:
        """A sentence about an event; None if the event needs none."""

    @abstractmethod
    def describe_move(self, setup: Setup, code: int, words: Words, state: State | None = None) -> str:
        """The effect of a move in a few words; given the mover's view as `state`, also what the move brings."""

    @abstractmethod
    def describe_card(self, setup: Setup, key: str, words: Words) -> str:
        """A card, by its name or face."""

    @abstractmethod
    def card_name(self, setup: Setup, key: str, words: Words) -> str:
        """The name printed on a card."""

    @abstractmethod
    def card_effect(self, setup: Setup, key: str, words: Words) -> str:
        """The text printed below a card's name: what the card does."""

    @abstractmethod
    def describe_prompt(self, setup: Setup, state: State, seat: int, words: Words) -> str:
        """The decision a seat has to make now."""

    def describe_winner(self, setup: Setup, result: Result, players: Sequence[str], words: Words) -> str:
        """The winners and what decided: the points, or a tie-break where they are equal."""
        key = "play-shared" if result.shared else "play-winner" if result.tie_break is None else "play-winner-tie"
        winners = [players[seat] for seat in result.winners]
        return words(key, players=winners, points=result.seats[result.winners[0]].score)

    @abstractmethod
    def describe_rules(self, words: Words, options: Mapping[str, Value]) -> str:
        """A summary of the rules."""

    @abstractmethod
    def draw(self, match: Match, seat: int, words: Words) -> RenderableType:
        """The table as a seat sees it, for a terminal."""

    @abstractmethod
    def describe_table(self, match: Match, seat: int, words: Words) -> list[str]:
        """The table as a seat sees it, in sentences, for a screen reader."""


class Setup:
    """A game with its seats, options and cards chosen: ready to deal.

    >>> import ludoteca
    >>> setup = ludoteca.game("patrician", seats=3, messengers=True)
    >>> match = setup.deal(seed=7)
    >>> len(match.legal())
    3
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Value] | None = None, cards: CardFile | None = None
    ) -> None:
        if seats not in game.seats:
            raise BadSetup("core-bad-seats", game=game.title, seats=[str(n) for n in game.seats], given=seats)
        self.game = game
        self.seats = seats
        self.options = resolve_options(game.options, options or {}, seats)
        self.deck = game.deck(cards)

    @cached_property
    def fingerprint(self) -> str:
        """A name for exactly this set-up. The luck of a table is bound to it."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game.key}/{self.game.rules}/{self.seats}/{options}/{self.deck.file.digest}"

    def undealt(self) -> State:
        """A new engine state for this set-up, before the deal."""
        return self.game.undealt(self)

    def deal(self, seed: int | None = None, luck: Luck | None = None, players: Sequence[str] = ()) -> Match:
        """Start a game with the given luck, with luck from a seed, or else with unpredictable luck."""
        from ludoteca.core.match import Match

        if luck is None:
            luck = Luck.fresh() if seed is None else Luck.seeded(seed)
        return Match(self, luck, players)

    def __repr__(self) -> str:
        return f"<Setup {self.fingerprint}>"


def normalise(text: str) -> str:
    """Text reduced for comparison: lower case, no accents, single spaces.

    >>> normalise("  Play  Pâtée ")
    'play patee'
    """
    import unicodedata

    letters = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(letters.replace("'", " ").replace("’", " ").split())
