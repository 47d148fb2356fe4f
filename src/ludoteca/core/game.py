"""The contract of a game, public face: one object per game that is its table of contents.

A game's folder declares one `Game`. Everything a front end, a bot, a record or a law needs is asked of it; nothing
outside the folder knows a game by name.
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
from ludoteca.core.events import Event, Heard
from ludoteca.core.luck import Luck
from ludoteca.core.moves import Move
from ludoteca.core.options import Option, Value, settle
from ludoteca.core.result import Result
from ludoteca.core.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match

Note = tuple[int, int, int, int, int, int]
SPECTATOR: Final = -1  # the seat of whoever only watches


class Deck(ABC):
    """A card file that has been read and found good."""

    file: CardFile

    @abstractmethod
    def cards(self) -> tuple[Card, ...]:
        """All cards with the provenance of every attribute."""

    def remarks(self, words: Words) -> list[str]:
        """What a host should know of a file that is allowed but unusual."""
        return []


class View(msgspec.Struct, gc=False):
    """The base of every game's view: what one seat may know, ready for JSON."""


class Game(ABC):
    """What a game declares. Subclasses live in `games/<key>/__init__.py` as `GAME`."""

    key: ClassVar[str]
    title: ClassVar[str]
    designer: ClassVar[str]
    year: ClassVar[int]
    stage: ClassVar[Literal["alpha", "beta", "stable"]]
    rules: ClassVar[int]  # version of the rules: raised when an old record would play differently
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    move_count: ClassVar[int]  # size of the table of moves
    longest: ClassVar[int]  # no game takes more decisions than this
    categories: ClassVar[tuple[str, ...]]  # of the score, in the order to show them
    reasons: ClassVar[tuple[str, ...]]  # why a game can end
    ties: ClassVar[tuple[str, ...]]  # what can break a tie
    move_type: ClassVar[Any]  # the union of the game's moves, for decoding
    event_type: ClassVar[Any]  # the union of the game's events

    # -------------------------------------------------------- set-up

    @abstractmethod
    def deck(self, file: CardFile | None = None) -> Deck:
        """Read and check a card file; the house's own by default."""

    @abstractmethod
    def undealt(self, setup: Setup) -> State:
        """A state on which `deal` has yet to be called."""

    def declines(self, setup: Setup) -> tuple[int, ...]:
        """Moves that only pass, and mean the same whatever has happened: they can be announced beforehand."""
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
        """The move as a person can type it, the same in every language: `take siena`."""

    def steps(self, setup: Setup, state: State, seat: int, move: Move) -> tuple[int, ...]:
        """A struct as steps of the table of moves; a gesture may be several. Checked by who plays them."""
        return (self.code(setup, move),)

    def read(self, setup: Setup, state: State, seat: int, text: str, legal: Sequence[int]) -> tuple[int, ...]:
        """What a person typed, as steps: a notation among the legal ones, or a beginning that fits only one.

        A game whose gestures are several steps reads those too.
        """
        wanted = plain(text)
        notations = {plain(self.notation(setup, code)): code for code in legal}
        if wanted in notations:
            return (notations[wanted],)
        fitting = [code for notation, code in notations.items() if wanted and notation.startswith(wanted)]
        if len(fitting) == 1:
            return (fitting[0],)
        some = [self.notation(setup, code) for code in (fitting or legal)][:12]
        key = "core-move-ambiguous" if fitting else "core-move-unknown"
        raise BadMove(key, move=text.strip()[:80], legal=", ".join(some))

    # -------------------------------------------------------- what is seen

    @abstractmethod
    def event(self, setup: Setup, note: Note) -> Event:
        """A note of the journal as an event."""

    def heard(self, setup: Setup, notes: Sequence[Note]) -> list[Heard]:
        """Notes of the journal as events with their audiences."""
        return [Heard(self.event(setup, note), note[1]) for note in notes]

    @abstractmethod
    def outcome(self, setup: Setup, kind: int, value: int) -> dict[str, str | int]:
        """What a pick of chance turned out to be, by name: `{"card": "roma-1"}`."""

    @abstractmethod
    def view(self, setup: Setup, state: State, seat: int, memory_aid: bool = False) -> View:
        """What a seat may know, ready for JSON; −1 for a spectator. Made from `state.blank(seat)` and nothing else.

        With the memory aid it also shows what an attentive player would remember.
        """

    def view_beside(self, setup: Setup, public: View, state: State, seat: int) -> View:
        """The view of a seat without the memory aid, out of the spectator's and what is the seat's own: the same as
        `view`, for less where many are told. It shares its parts with `public`, so it is only to be read."""
        return self.view(setup, state, seat)

    @abstractmethod
    def opening(self, setup: Setup, seat: int) -> View:
        """The view before anything has happened, from which `follow` starts."""

    @abstractmethod
    def follow(self, setup: Setup, view: View, event: Event) -> None:
        """Bring a view (with memory aid) up to date with an event its seat heard."""

    @abstractmethod
    def conserved(self, setup: Setup, state: State) -> dict[str, int]:
        """Counts of cards and pieces that no move may change: the law kit compares them after every step."""

    @abstractmethod
    def result(self, setup: Setup, state: State) -> Result:
        """The end of a game that is over."""

    def categories_now(self, setup: Setup, state: State, seat: int) -> dict[str, int]:
        """A seat's points as they stand, by category."""
        raise NotImplementedError

    # -------------------------------------------------------- in words

    @abstractmethod
    def tell_event(self, setup: Setup, event: Event, players: Sequence[str], words: Words) -> str | None:
        """An event as a sentence; None if it needs none."""

    @abstractmethod
    def tell_move(self, setup: Setup, code: int, words: Words, state: State | None = None) -> str:
        """What a move does, in a few words; with the state of its mover's view, what it will bring."""

    @abstractmethod
    def tell_card(self, setup: Setup, key: str, words: Words) -> str:
        """A card by its name or face, in words."""

    @abstractmethod
    def name_card(self, setup: Setup, key: str, words: Words) -> str:
        """What stands on a card as its name."""

    @abstractmethod
    def effect_card(self, setup: Setup, key: str, words: Words) -> str:
        """What stands on a card below its name: what it does, and nothing else."""

    @abstractmethod
    def tell_prompt(self, setup: Setup, state: State, seat: int, words: Words) -> str:
        """What a seat has to decide now."""

    @abstractmethod
    def tell_rules(self, words: Words, options: Mapping[str, Value]) -> str:
        """The rules in short, in our own words."""

    @abstractmethod
    def draw(self, match: Match, seat: int, words: Words) -> RenderableType:
        """The table as a seat sees it, for a terminal."""

    @abstractmethod
    def read_out(self, match: Match, seat: int, words: Words) -> list[str]:
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
        self.options = settle(game.options, options or {}, seats)
        self.deck = game.deck(cards)

    @cached_property
    def table(self) -> str:
        """A name for exactly this set-up, to which the luck of a table is bound."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game.key}/{self.game.rules}/{self.seats}/{options}/{self.deck.file.digest}"

    def undealt(self) -> State:
        """The engine face of this set-up: deal on it, or on copies of it."""
        return self.game.undealt(self)

    def deal(self, seed: int | None = None, luck: Luck | None = None, players: Sequence[str] = ()) -> Match:
        """Begin a game: with luck that nobody knows, or that of a seed."""
        from ludoteca.core.match import Match

        if luck is None:
            luck = Luck.fresh() if seed is None else Luck.seeded(seed)
        return Match(self, luck, players)

    def __repr__(self) -> str:
        return f"<Setup {self.table}>"


def plain(text: str) -> str:
    """Text for comparing: lower case, no accents, single spaces.

    >>> plain("  Play  Pâtée ")
    'play patee'
    """
    import unicodedata

    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(bare.replace("'", " ").replace("’", " ").split())
