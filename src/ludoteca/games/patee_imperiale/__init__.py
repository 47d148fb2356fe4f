"""Pâtée Impériale: the game's table of contents."""

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
from ludoteca.core.words import Words
from ludoteca.games.patee_imperiale import events, moves, result, view, words
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.engine.tables import MOVES

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
    move_count = MOVES
    # A round has at most 32 plays, a play at most eleven decisions; two players go on while rounds are tied, and that
    # nine of twelve rounds are does not happen.
    longest = 12 * 32 * 11
    categories = result.CATEGORIES
    reasons = ("two_won", "two_in_a_row", "points")
    ties = ("rounds_won", "best_round")
    move_type = moves.PateeMove
    event_type = events.PateeEvent

    def deck(self, file: CardFile | None = None) -> Deck:
        return PateeDeck(file or house_file(self.key))

    def undealt(self, setup: Setup) -> State:
        return PateeState(setup.seats, deck_of(setup).tables, bool(setup.options["teams"]))

    def move(self, setup: Setup, code: int) -> Move:
        return moves.decode(deck_of(setup), code)

    def code(self, setup: Setup, move: Move) -> int:
        return moves.encode(deck_of(setup), move)

    def notation(self, setup: Setup, code: int) -> str:
        return moves.notation(deck_of(setup), code)

    def read(self, setup: Setup, state: State, seat: int, text: str, legal: Sequence[int]) -> tuple[int, ...]:
        """As every game reads; and any words of a courtier's name will do: `play bark`, `charm flamin`."""
        try:
            return super().read(setup, state, seat, text, legal)
        except BadMove:
            fitting = [code for code in legal if moves.fits(self.notation(setup, code), text)]
            if len(fitting) != 1:
                raise
            return (fitting[0],)

    def event(self, setup: Setup, note: Note) -> Event:
        return events.event(deck_of(setup), note)

    def outcome(self, setup: Setup, kind: int, value: int) -> dict[str, str | int]:
        return {"card": deck_of(setup).courtiers[value].key}

    def view(self, setup: Setup, state: State, seat: int, memory_aid: bool = False) -> View:
        return view.view(deck_of(setup), own(state), seat, memory_aid)

    def view_beside(self, setup: Setup, public: View, state: State, seat: int) -> View:
        assert isinstance(public, view.PateeView)
        return view.beside(deck_of(setup), public, own(state), seat)

    def opening(self, setup: Setup, seat: int) -> View:
        return view.opening(deck_of(setup), own(setup.undealt()), seat)

    def follow(self, setup: Setup, view_: View, event: Event) -> None:
        assert isinstance(view_, view.PateeView)
        view.follow(deck_of(setup), view_, event)

    def conserved(self, setup: Setup, state: State) -> dict[str, int]:
        return result.conserved(own(state))

    def result(self, setup: Setup, state: State) -> Result:
        return result.result(own(state))

    def categories_now(self, setup: Setup, state: State, seat: int) -> dict[str, int]:
        return result.categories(own(state), seat)

    def tell_event(self, setup: Setup, event: Event, players: Sequence[str], words_: Words) -> str | None:
        return words.event(deck_of(setup), event, players, words_, bool(setup.options["teams"]))

    def tell_move(self, setup: Setup, code: int, words_: Words, state: State | None = None) -> str:
        return words.move(deck_of(setup), code, words_)

    def tell_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.card(deck_of(setup), key, words_)

    def name_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.name(deck_of(setup), key)

    def effect_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.effect(deck_of(setup), key, words_)

    def tell_prompt(self, setup: Setup, state: State, seat: int, words_: Words) -> str:
        return words.prompt(deck_of(setup), own(state), words_)

    def tell_rules(self, words_: Words, options: Mapping[str, Value]) -> str:
        return words.rules(words_, options)

    def draw(self, match: Match, seat: int, words_: Words) -> RenderableType:
        from ludoteca.games.patee_imperiale import terminal

        return terminal.draw(match, seat, words_)

    def read_out(self, match: Match, seat: int, words_: Words) -> list[str]:
        from ludoteca.games.patee_imperiale import terminal

        return terminal.read_out(match, seat, words_)


def deck_of(setup: Setup) -> PateeDeck:
    """The set-up's deck, which is always one of Pâtée Impériale's."""
    assert isinstance(setup.deck, PateeDeck)
    return setup.deck


def own(state: State) -> PateeState:
    """The state, which is always one of Pâtée Impériale's."""
    assert isinstance(state, PateeState)
    return state


GAME = PateeImperiale()
