"""San Juan by Andreas Seyfarth, first edition: the game's table of contents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from ludoteca.core.cards import CardFile, house_file
from ludoteca.core.engine.state import State
from ludoteca.core.events import Event
from ludoteca.core.game import Deck, Game, Note, Setup, View
from ludoteca.core.moves import Move
from ludoteca.core.options import Option, Value
from ludoteca.core.result import Result
from ludoteca.core.words import Words
from ludoteca.games.san_juan import events, follow, gestures, moves, result, view, words
from ludoteca.games.san_juan.cards import KEYS, SanJuanDeck
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.tables import (
    MOVES,
    NO_BUILD,
    NO_MINE,
    NO_MORE_GOODS,
    NO_MORE_SALES,
    NO_TUCK,
    OUTCOME_CARD,
    OUTCOME_SEAT,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match


class SanJuan(Game):
    """Cards are buildings, goods and money; who takes a role lets everybody act and has its privilege."""

    key = "san_juan"
    title = "San Juan"
    designer = "Andreas Seyfarth"
    year = 2004
    stage: ClassVar[Literal["alpha", "beta", "stable"]] = "beta"
    rules = 1
    seats = (2, 3, 4)
    options = (
        Option("starting_hand"),
        Option("crane_good_pays", default=True),
    )
    move_count = MOVES
    longest = 20_000  # of games in which somebody wants to win; nothing in the rules makes players build
    categories = result.CATEGORIES
    reasons = ("twelve_buildings", "standstill")
    ties = ("cards_and_goods",)
    move_type = moves.SanJuanMove
    event_type = events.SanJuanEvent

    def deck(self, file: CardFile | None = None) -> Deck:
        return SanJuanDeck(file or house_file(self.key))

    def declines(self, setup: Setup) -> tuple[int, ...]:
        return (NO_BUILD, NO_MORE_GOODS, NO_MORE_SALES, NO_TUCK, NO_MINE)

    def undealt(self, setup: Setup) -> State:
        options = setup.options
        return SanJuanState(setup.seats, bool(options["starting_hand"]), bool(options["crane_good_pays"]))

    def move(self, setup: Setup, code: int) -> Move:
        return moves.decode(code)

    def code(self, setup: Setup, move: Move) -> int:
        return moves.encode(move)

    def notation(self, setup: Setup, code: int) -> str:
        return moves.notation(code)

    def steps(self, setup: Setup, state: State, seat: int, move: Move) -> tuple[int, ...]:
        return gestures.steps(own(state), seat, move)

    def read(self, setup: Setup, state: State, seat: int, text: str, legal: Sequence[int]) -> tuple[int, ...]:
        return gestures.read(own(state), seat, text) or super().read(setup, state, seat, text, legal)

    def event(self, setup: Setup, note: Note) -> Event:
        return events.event(note)

    def outcome(self, setup: Setup, kind: int, value: int) -> dict[str, str | int]:
        if kind == OUTCOME_SEAT:
            return {"seat": value}
        return {"card": KEYS[value]} if kind == OUTCOME_CARD else {"tile": value}

    def view(self, setup: Setup, state: State, seat: int, memory_aid: bool = False) -> View:
        return view.view(own(state), seat, memory_aid)

    def view_beside(self, setup: Setup, public: View, state: State, seat: int) -> View:
        assert isinstance(public, view.SanJuanView)
        return view.beside(public, own(state), seat)

    def opening(self, setup: Setup, seat: int) -> View:
        return view.opening(own(setup.undealt()), seat)

    def follow(self, setup: Setup, view_: View, event: Event) -> None:
        assert isinstance(view_, view.SanJuanView)
        follow.follow(view_, event)

    def conserved(self, setup: Setup, state: State) -> dict[str, int]:
        return result.conserved(own(state))

    def result(self, setup: Setup, state: State) -> Result:
        return result.result(own(state))

    def categories_now(self, setup: Setup, state: State, seat: int) -> dict[str, int]:
        return result.categories(own(state), seat)

    def tell_event(self, setup: Setup, event: Event, players: Sequence[str], words_: Words) -> str | None:
        return words.event(event, players, words_)

    def tell_move(self, setup: Setup, code: int, words_: Words, state: State | None = None) -> str:
        return words.move(code, words_, None if state is None else own(state))

    def tell_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.card(key, words_)

    def name_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.name(key, words_)

    def effect_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.effect(key, words_)

    def tell_prompt(self, setup: Setup, state: State, seat: int, words_: Words) -> str:
        return words.prompt(own(state), seat, words_)

    def tell_rules(self, words_: Words, options: Mapping[str, Value]) -> str:
        return words.rules(words_, options)

    def draw(self, match: Match, seat: int, words_: Words) -> RenderableType:
        from ludoteca.games.san_juan import terminal

        return terminal.draw(match, seat, words_)

    def read_out(self, match: Match, seat: int, words_: Words) -> list[str]:
        from ludoteca.games.san_juan import terminal

        return terminal.read_out(match, seat, words_)


def own(state: State) -> SanJuanState:
    """The state, which is always one of San Juan's."""
    assert isinstance(state, SanJuanState)
    return state


GAME = SanJuan()
