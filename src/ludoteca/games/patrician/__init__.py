"""Patrician by Michael Schacht, with Messengers and Ambassadors: the game's table of contents."""

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
from ludoteca.games.patrician import events, moves, result, view, words
from ludoteca.games.patrician.cards import PatricianDeck
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.engine.tables import MOVES, NO_SEND, NO_SHIFT, OUTCOME_SEAT

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match


class Patrician(Game):
    """Towers rise in the cities of medieval Italy; who has most floors in them takes the credit."""

    key = "patrician"
    title = "Patrician"
    designer = "Michael Schacht"
    year = 2007
    stage: ClassVar[Literal["alpha", "beta", "stable"]] = "beta"
    rules = 1
    seats = (2, 3, 4, 5)
    options = (
        Option("messengers"),
        Option("ambassadors"),
        Option("refill_scored_cities", default=True),
    )
    move_count = MOVES
    longest = 55 * 5  # every card: play, build, move, take, messenger
    categories = ("tokens", "portraits", "ambassadors", "messengers", "penalty")
    reasons = ("cards_played",)
    ties = ("floors",)
    move_type = moves.PatricianMove
    event_type = events.PatricianEvent

    def deck(self, file: CardFile | None = None) -> Deck:
        return PatricianDeck(file or house_file(self.key))

    def declines(self, setup: Setup) -> tuple[int, ...]:
        return (NO_SHIFT, NO_SEND) if setup.options["messengers"] else (NO_SHIFT,)

    def undealt(self, setup: Setup) -> State:
        options = setup.options
        return PatricianState(
            setup.seats,
            deck_of(setup).faces,
            bool(options["messengers"]),
            bool(options["ambassadors"]),
            bool(options["refill_scored_cities"]),
        )

    def move(self, setup: Setup, code: int) -> Move:
        return moves.decode(deck_of(setup), code)

    def code(self, setup: Setup, move: Move) -> int:
        return moves.encode(deck_of(setup), move)

    def notation(self, setup: Setup, code: int) -> str:
        return moves.notation(deck_of(setup), code)

    def event(self, setup: Setup, note: Note) -> Event:
        return events.event(deck_of(setup), note)

    def outcome(self, setup: Setup, kind: int, value: int) -> dict[str, str | int]:
        return {"seat": value} if kind == OUTCOME_SEAT else {"card": deck_of(setup).buildings[value].key}

    def view(self, setup: Setup, state: State, seat: int, memory_aid: bool = False) -> View:
        return view.view(deck_of(setup), own(state), seat, memory_aid)

    def view_beside(self, setup: Setup, public: View, state: State, seat: int) -> View:
        assert isinstance(public, view.PatricianView)
        return view.beside(deck_of(setup), public, own(state), seat)

    def opening(self, setup: Setup, seat: int) -> View:
        return view.opening(own(setup.undealt()), seat)

    def follow(self, setup: Setup, view_: View, event: Event) -> None:
        assert isinstance(view_, view.PatricianView)
        view.follow(deck_of(setup), view_, event)

    def conserved(self, setup: Setup, state: State) -> dict[str, int]:
        return result.conserved(own(state))

    def result(self, setup: Setup, state: State) -> Result:
        return result.result(own(state))

    def categories_now(self, setup: Setup, state: State, seat: int) -> dict[str, int]:
        return result.categories(own(state), seat)

    def tell_event(self, setup: Setup, event: Event, players: Sequence[str], words_: Words) -> str | None:
        return words.event(deck_of(setup), event, players, words_)

    def tell_move(self, setup: Setup, code: int, words_: Words, state: State | None = None) -> str:
        return words.move(deck_of(setup), code, words_, None if state is None else own(state))

    def tell_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.card(deck_of(setup), key, words_)

    def name_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.card_name(deck_of(setup), key)

    def effect_card(self, setup: Setup, key: str, words_: Words) -> str:
        return words.card_effect(deck_of(setup), key, words_)

    def tell_prompt(self, setup: Setup, state: State, seat: int, words_: Words) -> str:
        return words.prompt(deck_of(setup), own(state), words_)

    def tell_rules(self, words_: Words, options: Mapping[str, Value]) -> str:
        return words.rules(words_, options)

    def draw(self, match: Match, seat: int, words_: Words) -> RenderableType:
        from ludoteca.games.patrician import terminal

        return terminal.draw(match, seat, words_)

    def read_out(self, match: Match, seat: int, words_: Words) -> list[str]:
        from ludoteca.games.patrician import terminal

        return terminal.read_out(match, seat, words_)


def deck_of(setup: Setup) -> PatricianDeck:
    """The set-up's deck, which is always one of Patrician's."""
    assert isinstance(setup.deck, PatricianDeck)
    return setup.deck


def own(state: State) -> PatricianState:
    """The state, which is always one of Patrician's."""
    assert isinstance(state, PatricianState)
    return state


GAME = Patrician()
