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
from ludoteca.core.selection import Selection
from ludoteca.core.text import Words
from ludoteca.games.san_juan import apply_event, events, gestures, moves, result, selecting, text, view
from ludoteca.games.san_juan.cards import KEYS, SanJuanDeck
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.state import SanJuanState

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match


class SanJuan(Game):
    """Cards are buildings, goods and money. A role lets everybody act and gives its taker a privilege."""

    key = "san_juan"
    title = "San Juan"
    designer = "Andreas Seyfarth"
    year = 2004
    stage: ClassVar[Literal["alpha", "beta", "stable"]] = "beta"
    rules = 1
    seats = (2, 3, 4)
    options = (
        Option("starting_hand"),
        Option("crane_good_pays"),
    )
    move_count = numbers.MOVES
    max_decisions = 20_000  # of a game in which somebody wants to win; no rule makes players build
    categories = result.CATEGORIES
    reasons = ("twelve_buildings", "standstill")
    ties = ("cards_and_goods",)
    move_type = moves.SanJuanMove
    event_type = events.SanJuanEvent

    def deck(self, file: CardFile | None = None) -> Deck:
        return SanJuanDeck(file or house_file(self.key))

    def declines(self, setup: Setup) -> tuple[int, ...]:
        # The choices that may be refused. Other powers work without asking (rules: San Juan 2).
        return (numbers.NO_BUILD, numbers.NO_MORE_GOODS, numbers.NO_MORE_SALES, numbers.NO_TUCK, numbers.NO_MINE)

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

    def selection(self, setup: Setup, state: State, seat: int) -> Selection | None:
        return selecting.selection(own(state), seat)

    def select(self, setup: Setup, state: State, seat: int, chosen: Sequence[int]) -> tuple[int, ...]:
        return selecting.steps(own(state), seat, chosen)

    def choice_name(self, setup: Setup, code: int, words: Words) -> str:
        return text.choice(code, words)

    def same_selection(self, setup: Setup, first: int, then: int) -> bool:
        return selecting.same_selection(first, then)

    def continues_gesture(self, setup: Setup, before: State, after: State, seat: int) -> bool:
        return gestures.continues(own(before), own(after))

    def event(self, setup: Setup, note: Note) -> Event:
        return events.event(note)

    def outcome(self, setup: Setup, kind: int, value: int) -> dict[str, str | int]:
        if kind == numbers.OUTCOME_SEAT:
            return {"seat": value}
        return {"card": KEYS[value]} if kind == numbers.OUTCOME_CARD else {"tile": value}

    def view(self, setup: Setup, state: State, seat: int, memory_aid: bool = False) -> View:
        return view.view(own(state), seat, memory_aid)

    def seat_view(self, setup: Setup, public: View, state: State, seat: int) -> View:
        assert isinstance(public, view.SanJuanView)
        return view.seat_view(public, own(state), seat)

    def initial_view(self, setup: Setup, seat: int) -> View:
        return view.initial_view(own(setup.undealt()), seat)

    def apply_event(self, setup: Setup, view_: View, event: Event) -> None:
        assert isinstance(view_, view.SanJuanView)
        apply_event.apply_event(view_, event)

    def conserved(self, setup: Setup, state: State) -> dict[str, int]:
        return result.conserved(own(state))

    def result(self, setup: Setup, state: State) -> Result:
        return result.result(own(state))

    def categories_now(self, setup: Setup, state: State, seat: int) -> dict[str, int]:
        return result.categories(own(state), seat)

    def points_seen(self, setup: Setup, state: State, viewer: int) -> list[dict[str, int]]:
        return [dict(player.points) for player in view.view(own(state), viewer, False).seats]

    def describe_event(self, setup: Setup, event: Event, players: Sequence[str], words: Words) -> str | None:
        return text.event(event, players, words)

    def describe_move(self, setup: Setup, code: int, words: Words, state: State | None = None) -> str:
        return text.move(code, words, None if state is None else own(state))

    def describe_card(self, setup: Setup, key: str, words: Words) -> str:
        return text.card(key, words)

    def card_name(self, setup: Setup, key: str, words: Words) -> str:
        return text.name(key, words)

    def card_effect(self, setup: Setup, key: str, words: Words) -> str:
        return text.effect(key, words)

    def describe_prompt(self, setup: Setup, state: State, seat: int, words: Words) -> str:
        return text.prompt(own(state), seat, words)

    def describe_rules(self, words: Words, options: Mapping[str, Value]) -> str:
        return text.rules(words, options)

    def draw(self, match: Match, seat: int, words: Words) -> RenderableType:
        from ludoteca.games.san_juan import terminal

        return terminal.draw(match, seat, words)

    def describe_table(self, match: Match, seat: int, words: Words) -> list[str]:
        from ludoteca.games.san_juan import terminal

        return terminal.describe_table(match, seat, words)


def own(state: State) -> SanJuanState:
    """The state as one of San Juan's."""
    assert isinstance(state, SanJuanState)
    return state


GAME = SanJuan()
