"""Pâtée Impériale: everything the game declares, in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from ludoteca.core.cards import CardFile, house_file
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadMove
from ludoteca.core.events import Event
from ludoteca.core.game import Deck, Game, Note, Setup, View
from ludoteca.core.moves import Move
from ludoteca.core.options import Option, Value
from ludoteca.core.result import Result
from ludoteca.core.selection import Selection
from ludoteca.core.text import Words
from ludoteca.games.patee_imperiale import events, moves, result, text, view
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match


class PateeImperiale(Game):
    """Courtiers, intrigues and a medal at the court of an emperor who likes his dinner."""

    key = "patee_imperiale"
    title = "Pâtée Impériale"
    designer = "Kraether"
    year = 2019
    stage: ClassVar[Literal["alpha", "beta", "stable"]] = "beta"
    rules = 1
    seats = (2, 3, 4)
    options = (Option("teams", seats=(4,)),)
    move_count = numbers.MOVES
    # A round has at most 32 plays, and a play at most eleven decisions. Two players go on while rounds are tied, but
    # nobody will tie nine rounds out of twelve.
    max_decisions = 12 * 32 * 11
    categories = result.CATEGORIES
    tie_categories = result.TIE_CATEGORIES
    reasons = ("two_won", "two_in_a_row", "points")
    ties = ("rounds_won", "best_round")
    move_type = moves.PateeMove
    event_type = events.PateeEvent

    def deck(self, file: CardFile | None = None) -> Deck:
        return PateeDeck(file or house_file(self.key))

    def undealt(self, setup: Setup) -> State:
        return PateeState(setup.seats, deck_of(setup).engine_deck, bool(setup.options["teams"]))

    def move(self, setup: Setup, code: int) -> Move:
        return moves.decode(deck_of(setup), code)

    def code(self, setup: Setup, move: Move) -> int:
        return moves.encode(deck_of(setup), move)

    def notation(self, setup: Setup, code: int) -> str:
        return moves.notation(deck_of(setup), code)

    def read(self, setup: Setup, state: State, seat: int, text: str, legal: Sequence[int]) -> tuple[int, ...]:
        """Read a move as every game does; any words of a courtier's name are enough: `play bark`, `charm flamin`."""
        try:
            return super().read(setup, state, seat, text, legal)
        except BadMove:
            matching = [code for code in legal if moves.matches(self.notation(setup, code), text)]
            if len(matching) != 1:
                raise
            return (matching[0],)

    def selection(self, setup: Setup, state: State, seat: int) -> Selection | None:
        return moves.selection(patee_state(state), seat)

    def select(self, setup: Setup, state: State, seat: int, chosen: Sequence[int]) -> tuple[int, ...]:
        return moves.in_order(chosen)

    def choice_name(self, setup: Setup, code: int, words: Words) -> str:
        return text.choice_name(deck_of(setup), code)

    def same_selection(self, setup: Setup, first: int, then: int) -> bool:
        return moves.is_show(first) and moves.is_show(then)

    def continues_gesture(self, setup: Setup, before: State, after: State, seat: int) -> bool:
        # A courtier with the choices of its action, or several cards of a hand; another courtier is a new gesture.
        return bool(after.board[numbers.PHASE] != numbers.TO_PLAY)

    def event(self, setup: Setup, note: Note) -> Event:
        return events.event(deck_of(setup), note)

    def outcome(self, setup: Setup, kind: int, value: int) -> dict[str, str | int]:
        return {"card": deck_of(setup).keys[value]}

    def view(self, setup: Setup, state: State, seat: int, memory_aid: bool = False) -> View:
        return view.view(deck_of(setup), patee_state(state), seat, memory_aid)

    def seat_view(self, setup: Setup, public: View, state: State, seat: int) -> View:
        assert isinstance(public, view.PateeView)
        return view.seat_view(deck_of(setup), public, patee_state(state), seat)

    def initial_view(self, setup: Setup, seat: int) -> View:
        return view.initial_view(deck_of(setup), patee_state(setup.undealt()), seat)

    def apply_event(self, setup: Setup, view_: View, event: Event) -> None:
        assert isinstance(view_, view.PateeView)
        view.apply_event(deck_of(setup), view_, event)

    def conserved(self, setup: Setup, state: State) -> dict[str, int]:
        return result.conserved(patee_state(state))

    def result(self, setup: Setup, state: State) -> Result:
        return result.result(patee_state(state))

    def categories_now(self, setup: Setup, state: State, seat: int) -> dict[str, int]:
        return result.categories(patee_state(state), seat)

    def points_seen(self, setup: Setup, state: State, viewer: int) -> list[dict[str, int]]:
        # No points are hidden.
        return [result.categories_so_far(patee_state(state), seat) for seat in range(setup.seats)]

    def describe_event(self, setup: Setup, event: Event, players: Sequence[str], words: Words) -> str | None:
        return text.describe_event(deck_of(setup), event, players, words, bool(setup.options["teams"]))

    def describe_move(self, setup: Setup, code: int, words: Words, state: State | None = None) -> str:
        return text.describe_move(deck_of(setup), code, words)

    def describe_card(self, setup: Setup, key: str, words: Words) -> str:
        return text.describe_card(deck_of(setup), key, words)

    def card_name(self, setup: Setup, key: str, words: Words) -> str:
        return text.card_name(deck_of(setup), key)

    def card_effect(self, setup: Setup, key: str, words: Words) -> str:
        return text.card_effect(deck_of(setup).courtier(key), words)

    def describe_prompt(self, setup: Setup, state: State, seat: int, words: Words) -> str:
        return text.describe_prompt(deck_of(setup), patee_state(state), words)

    def describe_winner(self, setup: Setup, result: Result, players: Sequence[str], words: Words) -> str:
        """Rounds or points decide a match; a team wins together."""
        if len(result.winners) > (2 if setup.options["teams"] else 1):
            return super().describe_winner(setup, result, players, words)
        return text.describe_winner(result, players, words)

    def describe_rules(self, words: Words, options: Mapping[str, Value]) -> str:
        return text.describe_rules(words, options)

    def draw(self, match: Match, seat: int, words: Words) -> RenderableType:
        from ludoteca.games.patee_imperiale import terminal

        return terminal.draw(match, seat, words)

    def describe_table(self, match: Match, seat: int, words: Words) -> list[str]:
        from ludoteca.games.patee_imperiale import terminal

        return terminal.describe_table(match, seat, words)


def deck_of(setup: Setup) -> PateeDeck:
    """The set-up's deck, which is always one of Pâtée Impériale's."""
    assert isinstance(setup.deck, PateeDeck)
    return setup.deck


def patee_state(state: State) -> PateeState:
    """The state, which is always one of Pâtée Impériale's."""
    assert isinstance(state, PateeState)
    return state


GAME = PateeImperiale()
