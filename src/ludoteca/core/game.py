"""The contract of a game: one class that lists everything the game provides. An instance of it is one set-up.

Front ends, bots, records and laws ask this object for what they need; nothing outside a game's folder knows a game by
name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from ludoteca.core.actions import ActionSpan, ActionText, Alert, RoundText, ScorePart
from ludoteca.core.cards import Card, CardFile, house_file
from ludoteca.core.engine.state import State
from ludoteca.core.errors import AmbiguousMove, BadSetup, IllegalMove, IllFormedMove
from ludoteca.core.events import Event, EventTable, Note, VisibleEvent
from ludoteca.core.luck import Luck
from ludoteca.core.moves import Move
from ludoteca.core.names import Names
from ludoteca.core.options import Option, Value, resolve_options
from ludoteca.core.result import Result
from ludoteca.core.selection import Selection
from ludoteca.core.text import Words
from ludoteca.core.views import View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match

SPECTATOR: Final = -1  # the seat number of somebody who only watches


class Deck(ABC):
    """A card file that has been read and checked."""

    keys: Sequence[str]  # of the cards, or kinds of cards, in the order of their numbers in the engine

    def __init__(self, file: CardFile) -> None:
        self.file = file

    @abstractmethod
    def cards(self) -> tuple[Card, ...]:
        """All cards with the provenance of every attribute."""

    def remarks(self, words: Words) -> list[str]:
        """Remarks for the host about a file that is valid but unusual."""
        return []


# A game has its own types of states, views and decks. Shared code that works with every game writes `Game` alone.
StateT = TypeVar("StateT", bound=State, default=Any)
ViewT = TypeVar("ViewT", bound=View, default=Any)
DeckT = TypeVar("DeckT", bound=Deck, default=Any)


class Game(ABC, Generic[StateT, ViewT, DeckT]):
    """A game. Its class declares the title; an instance is one set-up, with seats, options and cards: ready to deal.

    >>> import ludoteca
    >>> game = ludoteca.game("patrician", seats=3, messengers=True)
    >>> match = game.deal(seed=7)
    >>> [match.game.notation(code) for code in match.legal_codes()]
    ['play roma lady star', 'play firenze red-hat star', 'play ferrara red-hat star']

    A game's front file (`__init__.py` of its package) states facts and names the functions of its other modules; a
    function that becomes a method takes the game as its first argument.
    """

    # -------------------------------------------------------- the title

    key: ClassVar[str]
    title: ClassVar[str]
    designer: ClassVar[str]
    year: ClassVar[int]
    stage: ClassVar[Literal["alpha", "beta", "stable"]] = "beta"
    rules: ClassVar[int]  # version of the rules: raised when an old record would replay differently
    seat_counts: ClassVar[tuple[int, ...]]  # the numbers of players
    all_options: ClassVar[tuple[Option, ...]] = ()
    max_decisions: ClassVar[int]  # upper limit for the decisions of one game
    categories: ClassVar[tuple[str, ...]]  # of the score, in display order
    tie_categories: ClassVar[tuple[str, ...]] = ()  # the categories that only break ties and are not points
    reasons: ClassVar[tuple[str, ...]]  # why a game can end
    ties: ClassVar[tuple[str, ...]]  # what can break a tie
    deck_type: type[DeckT]
    view_type: type[ViewT]
    move_type: ClassVar[Any]  # the union of the game's moves, for decoding
    event_type: ClassVar[Any]  # the union of the game's events
    facts_type: ClassVar[Any] = None  # the struct, or union of structs, of the facts about a choice
    event_table: ClassVar[EventTable]  # the event for each kind of note
    subjects: ClassVar[tuple[str, ...]] = ("card",)  # the fields of its events that statistics compare
    minutes: ClassVar[int] = 0  # how long a game takes among people; 0 if unknown
    shelf_place: ClassVar[int] = 100  # on the front page: lower numbers come first, equal ones by title

    # -------------------------------------------------------- the set-up

    def __init__(self, seats: int, options: Mapping[str, Value] | None = None, cards: CardFile | None = None) -> None:
        if seats not in self.seat_counts:
            raise BadSetup("core-bad-seats", game=self.title, seats=[str(n) for n in self.seat_counts], given=seats)
        self.seats = seats
        self.options = resolve_options(self.all_options, options or {}, seats)
        self.deck = self.read_deck(cards)
        self.moves = self.move_table()
        self._event_readers = {kind: row.reader(self.deck) for kind, row in self.event_table.items()}

    @classmethod
    def read_deck(cls, file: CardFile | None = None) -> DeckT:
        """Read and check a card file; without one, the game's own."""
        return cls.deck_type(file or cls.house_file())

    @classmethod
    def package(cls) -> str:
        """The package of the game: the folder of its class, with its cards and its other modules."""
        return import_module(cls.__module__).__package__ or ""

    @classmethod
    def house_file(cls) -> CardFile:
        """The card file that comes with the game."""
        return house_file(cls.key, cls.package())

    @classmethod
    def part(cls, name: str) -> ModuleType:
        """A module of the game's folder that is loaded only when somebody needs it, such as `terminal`."""
        return import_module(f"{cls.package()}.{name}")

    @cached_property
    def fingerprint(self) -> str:
        """A name for exactly this set-up. The luck of a table is bound to it."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.key}/{self.rules}/{self.seats}/{options}/{self.deck.file.digest}"

    @abstractmethod
    def undealt(self) -> StateT:
        """A new engine state, before the deal."""

    def deal(
        self, seed: int | None = None, luck: Luck | None = None, players: Sequence[str] = ()
    ) -> Match[StateT, ViewT, DeckT]:
        """Start a game with the given luck, with luck from a seed, or else with unpredictable luck."""
        from ludoteca.core.match import Match

        if luck is None:
            luck = Luck.fresh() if seed is None else Luck.seeded(seed)
        return Match(self, luck, players)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.fingerprint}>"

    # -------------------------------------------------------- moves: int ⇄ struct ⇄ text

    @abstractmethod
    def move_table(self) -> tuple[Move, ...]:
        """The table of moves: the struct of each code, which is its index."""

    @abstractmethod
    def notation(self, code: int) -> str:
        """A move as people type it, the same in every language: `take siena`."""

    @property
    def move_count(self) -> int:
        return len(self.moves)

    def move(self, code: int) -> Move:
        """The struct of one entry of the table of moves."""
        if not 0 <= code < len(self.moves):
            raise IllFormedMove("core-move-number", move=code)
        return self.moves[code]

    @cached_property
    def _codes(self) -> dict[Move, int]:
        return {move: code for code, move in enumerate(self.moves)}

    def code(self, move: Move) -> int:
        """The entry of the table of moves for the struct of a single step."""
        try:
            return self._codes[move]
        except (KeyError, TypeError):
            raise IllFormedMove("core-move-number", move=str(move)) from None

    def declines(self) -> tuple[int, ...]:
        """Moves that only pass and always mean the same, so that a player can choose them in advance."""
        return ()

    def declines_now(self, state: StateT, seat: int) -> tuple[int, ...]:
        """Those of them that the seat may still need, as far as it knows."""
        return self.declines()

    def steps(self, state: StateT, seat: int, move: Move) -> tuple[int, ...]:
        """The steps for a struct, which may stand for several. The caller checks that they are legal."""
        return (self.code(move),)

    def same_move(self, move: Move, steps: Sequence[int]) -> bool:
        """Whether these steps, which were played, are what the struct stands for."""
        return tuple(steps) == (self.code(move),)

    def continues_gesture(self, before: StateT, after: StateT, seat: int) -> bool:
        """Whether a seat whose step led from one of its views to the next goes on with the same gesture there.

        It is asked only if the seat can act again and has learned nothing new by the step.
        """
        return False

    def choice_facts(self, code: int, state: StateT, seat: int) -> msgspec.Struct | None:
        """The cost and gain of a legal move and whether it ends something, from the mover's view alone.

        The struct is of `facts_type`.
        """
        return None

    def read_gesture(self, state: StateT, seat: int, text: str) -> tuple[int, ...] | None:
        """The steps for typed text that names several at once, in games that have such gestures."""
        return None

    def read(self, state: StateT, seat: int, text: str, legal: Sequence[int]) -> tuple[int, ...]:
        """The steps for typed text: a gesture, the notation of a legal move, or an unambiguous beginning of one."""
        gesture = self.read_gesture(state, seat, text)
        if gesture:
            return gesture
        wanted = normalise(text)
        notations = {normalise(self.notation(code)): code for code in legal}
        if wanted in notations:
            return (notations[wanted],)
        fitting = [code for notation, code in notations.items() if wanted and notation.startswith(wanted)]
        if len(fitting) == 1:
            return (fitting[0],)
        some = [self.notation(code) for code in (fitting or legal)][:12]
        facts = {"move": text.strip()[:80], "legal": ", ".join(some)}
        if fitting:
            raise AmbiguousMove("core-move-ambiguous", **facts)
        known = any(normalise(self.notation(code)) == wanted for code in range(self.move_count))
        raise (IllegalMove if known else IllFormedMove)("core-move-unknown", **facts)

    # -------------------------------------------------------- several things chosen as one

    def selection(self, state: StateT, seat: int) -> Selection | None:
        """The items to choose from, if a seat's next steps are one choice in any order, such as a payment."""
        return None

    def select(self, state: StateT, seat: int, chosen: Sequence[int]) -> tuple[int, ...]:
        """The steps for the chosen items of a selection, in the order the rules expect."""
        return tuple(chosen)

    def choice_name(self, code: int, words: Words) -> str:
        """The name of the card, or other item, that a step of a selection stands for."""
        return self.describe_move(code, words)

    def suggest(self, state: StateT, seat: int) -> tuple[int, ...]:
        """The items of a selection whose loss hurts least, by the seat's view; none if the game cannot say."""
        return ()

    def describe_selection(self, state: StateT, seat: int, words: Words) -> str:
        """How many items may be chosen, and why: `2 goods: 1, +1 Producer`. Empty if there is nothing to explain."""
        return ""

    def same_selection(self, first: int, then: int) -> bool:
        """Whether two consecutive steps of a seat belong to one selection."""
        return False

    # -------------------------------------------------------- events, views and results

    def visible_events(self, notes: Sequence[Note]) -> list[VisibleEvent]:
        """The events for notes of the journal, with their audiences."""
        readers = self._event_readers
        return [VisibleEvent(readers[note[0]](note), note[1]) for note in notes]

    @abstractmethod
    def outcome(self, kind: int, value: int) -> dict[str, str | int]:
        """The outcome of a pick, by name: `{"card": "roma-1"}`."""

    @abstractmethod
    def view(self, state: StateT, seat: int, memory_aid: bool = False) -> ViewT:
        """The view of a seat, ready for JSON; −1 for a spectator. It is made from `state.blank(seat)` alone.

        The memory aid adds what an attentive player would remember.
        """

    def seat_view(self, public: ViewT, state: StateT, seat: int) -> ViewT:
        """Same result as `view` without the memory aid, but made from the spectator's view: cheaper when many seats
        are updated. It shares parts with `public`, so treat it as read-only."""
        return self.view(state, seat)

    @abstractmethod
    def conserved(self, state: StateT) -> dict[str, int]:
        """Counts of cards and pieces that no move may change; a law compares them after every step."""

    @abstractmethod
    def result(self, state: StateT) -> Result:
        """The result of a game that is over."""

    @abstractmethod
    def categories_now(self, state: StateT, seat: int) -> dict[str, int]:
        """A seat's current points by category, hidden ones included."""

    # -------------------------------------------------------- text

    @abstractmethod
    def describe_event(self, event: Event, players: Names, words: Words) -> str | None:
        """A sentence about an event; None if the event needs none. The reader's own seat is "you"."""

    def joins(self, before: Sequence[Event], after: Sequence[Event]) -> bool:
        """Whether the events of a step continue the action of the seat's step before it, such as a payment."""
        return False

    def split_actions(self, events: Sequence[Event]) -> list[ActionSpan]:
        """The events of one or more joined steps as actions. Secret fields do not count: all seats get the same."""
        seat = next((seat for event in events if isinstance(seat := getattr(event, "seat", None), int)), SPECTATOR)
        return [ActionSpan(seat, len(events))] if events else []

    def describe_action(self, events: Sequence[Event], players: Names, words: Words) -> ActionText | None:
        """The events of one action in words; None if they need none."""
        sentences = [text for event in events if (text := self.describe_event(event, players, words))]
        return ActionText(" ".join(sentences), sentences[0].rstrip(".")) if sentences else None

    def describe_round(self, events: Sequence[Event], players: Names, words: Words) -> RoundText | None:
        """The end of a round, from the events of an action that ends one and of those before it in the same steps."""
        return None

    def describe_end(self, match: Match, players: Names, words: Words) -> str:
        """Who ended the game and how: "Chiara built her twelfth building, the Guild Hall." """
        assert match.result is not None
        return words(f"{self.key}-reason-{match.result.reason}")

    def score_parts(self, state: StateT, seat: int, words: Words) -> list[ScorePart]:
        """A seat's points at the end of the game, part by part, with the cards or cities they come from."""
        points = self.categories_now(state, seat)
        ties = self.tie_categories
        return [
            ScorePart(words(f"{self.key}-category-{name}"), value)
            for name, value in points.items()
            if value and name not in ties
        ]

    def round_of(self, view: ViewT) -> int:
        """The round in which a position lies, from its view; 0 if the game has no rounds."""
        return int(getattr(view, "round", 0))

    def describe_progress(self, view: ViewT, words: Words) -> str:
        """How far the game is, by what everybody sees: "Round 9 of 16"; empty if the game does not count rounds."""
        return ""

    def alerts(self, state: StateT, players: Names, words: Words) -> list[Alert]:
        """Signs that the game or the round is nearly over, by what everybody sees."""
        return []

    def unavailable(self, state: StateT, seat: int, words: Words) -> dict[str, str]:
        """Why the seat, which is to act, cannot choose something: `{"card:library": "costs 5, you can pay 3"}`.

        It is made from the seat's own view. The items are named as on the board: `card:<key>`, `role:<name>`.
        """
        return {}

    def choice_notes(self, code: int, state: StateT, seat: int, players: Names, words: Words) -> list[str]:
        """A legal move explained from the mover's view: what it does for all, what it brings the mover and others."""
        return []

    def describe_decline(self, code: int, words: Words) -> str:
        """A pass in advance: "If somebody takes the Builder: build nothing"."""
        return words("core-if-asked", move=self.describe_move(code, words))

    def decline_notes(self, code: int, state: StateT, seat: int, players: Names, words: Words) -> list[str]:
        """What a seat would give up by passing in advance."""
        return []

    def card_kind(self, key: str, words: Words) -> str:
        """A line under a card's name: "violet · cost 6 · two in the deck"."""
        return ""

    def card_example(self, key: str, words: Words) -> str:
        """An example of a card's effect; empty if the effect needs none."""
        return ""

    @abstractmethod
    def describe_move(self, code: int, words: Words, state: StateT | None = None) -> str:
        """The effect of a move in a few words; given the mover's view as `state`, also what the move brings."""

    @abstractmethod
    def describe_card(self, key: str, words: Words) -> str:
        """A card, by its name or face."""

    @abstractmethod
    def card_name(self, key: str, words: Words) -> str:
        """The name printed on a card."""

    @abstractmethod
    def card_effect(self, key: str, words: Words) -> str:
        """The text printed below a card's name: what the card does."""

    def card_summary(self, key: str, words: Words) -> str:
        """The same in a few words, for a small card; empty if the whole text fits, or nothing shorter says it."""
        return ""

    @abstractmethod
    def describe_prompt(self, state: StateT, seat: int, words: Words) -> str:
        """The decision a seat has to make now."""

    def describe_winner(self, result: Result, players: Names, words: Words) -> str:
        """The winners and what decided: the points, or a tie-break where they are equal."""
        key = "play-shared" if result.shared else "play-winner" if result.tie_break is None else "play-winner-tie"
        winners = [players[seat] for seat in result.winners]
        others = [players[seat] for seat in result.winners if not players.is_reader(seat)]
        you = "yes" if len(others) < len(winners) else "no"
        points = result.seats[result.winners[0]].score
        return words(key, players=winners, others=others, you=you, points=points)

    @abstractmethod
    def describe_rules(self, words: Words) -> str:
        """A summary of the rules with these options."""

    def draw(self, match: Match, seat: int, words: Words) -> RenderableType:
        """The table as a seat sees it, for a terminal: by the module `terminal` of the game."""
        drawn: RenderableType = self.part("terminal").draw(match, seat, words)
        return drawn

    def describe_table(self, match: Match, seat: int, words: Words) -> list[str]:
        """The table as a seat sees it, in sentences, for a screen reader."""
        sentences: list[str] = self.part("terminal").describe_table(match, seat, words)
        return sentences


def normalise(text: str) -> str:
    """Text reduced for comparison: lower case, no accents, single spaces.

    >>> normalise("  Play  Pâtée ")
    'play patee'
    """
    import unicodedata

    letters = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(letters.replace("'", " ").replace("’", " ").split())
