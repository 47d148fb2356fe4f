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
from ludoteca.core.text import Words
from ludoteca.games.patrician import events, moves, result, text, view
from ludoteca.games.patrician.cards import PatricianDeck
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match


class Patrician(Game):
    """Players build towers in Italian cities; the owner of most floors takes the prestige of a tower."""

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
    move_count = numbers.MOVES
    max_decisions = numbers.CARDS * 5  # every card: play, build, move a floor, take, send a messenger
    categories = ("tokens", "portraits", "ambassadors", "messengers", "penalty")
    reasons = ("cards_played",)
    ties = ("floors",)
    move_type = moves.PatricianMove
    event_type = events.PatricianEvent

    def deck(self, file: CardFile | None = None) -> Deck:
        return PatricianDeck(file or house_file(self.key))

    def declines(self, setup: Setup) -> tuple[int, ...]:
        return (numbers.NO_SHIFT, numbers.NO_SEND) if setup.options["messengers"] else (numbers.NO_SHIFT,)

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

    def continues_gesture(self, setup: Setup, before: State, after: State, seat: int) -> bool:
        # A card and its floors are one gesture; the steps after them stay separate, so that people can follow them.
        return bool(after.board[numbers.PHASE] == numbers.TO_BUILD)

    def event(self, setup: Setup, note: Note) -> Event:
        return events.event(deck_of(setup), note)

    def outcome(self, setup: Setup, kind: int, value: int) -> dict[str, str | int]:
        return {"seat": value} if kind == numbers.PICKED_SEAT else {"card": deck_of(setup).keys[value]}

    def view(self, setup: Setup, state: State, seat: int, memory_aid: bool = False) -> View:
        return view.view(deck_of(setup), patrician_state(state), seat, memory_aid)

    def seat_view(self, setup: Setup, public: View, state: State, seat: int) -> View:
        assert isinstance(public, view.PatricianView)
        return view.seat_view(deck_of(setup), public, patrician_state(state), seat)

    def initial_view(self, setup: Setup, seat: int) -> View:
        return view.initial_view(patrician_state(setup.undealt()), seat)

    def apply_event(self, setup: Setup, view_: View, event: Event) -> None:
        assert isinstance(view_, view.PatricianView)
        view.apply_event(deck_of(setup), view_, event)

    def conserved(self, setup: Setup, state: State) -> dict[str, int]:
        return result.conserved(patrician_state(state))

    def result(self, setup: Setup, state: State) -> Result:
        return result.result(patrician_state(state))

    def categories_now(self, setup: Setup, state: State, seat: int) -> dict[str, int]:
        return result.categories(patrician_state(state), seat)

    def points_seen(self, setup: Setup, state: State, viewer: int) -> list[dict[str, int]]:
        seen = view.view(deck_of(setup), patrician_state(state), viewer, False)
        return [dict(player.points) for player in seen.seats]

    def describe_event(self, setup: Setup, event: Event, players: Sequence[str], words: Words) -> str | None:
        return text.event(deck_of(setup), event, players, words)

    def describe_move(self, setup: Setup, code: int, words: Words, state: State | None = None) -> str:
        return text.move(deck_of(setup), code, words, None if state is None else patrician_state(state))

    def describe_card(self, setup: Setup, key: str, words: Words) -> str:
        return text.card(deck_of(setup), key, words)

    def card_name(self, setup: Setup, key: str, words: Words) -> str:
        return text.card_name(deck_of(setup), key)

    def card_effect(self, setup: Setup, key: str, words: Words) -> str:
        return text.card_effect(deck_of(setup), key, words)

    def describe_prompt(self, setup: Setup, state: State, seat: int, words: Words) -> str:
        return text.prompt(patrician_state(state), words)

    def describe_rules(self, words: Words, options: Mapping[str, Value]) -> str:
        return text.rules(words, options)

    def draw(self, match: Match, seat: int, words: Words) -> RenderableType:
        from ludoteca.games.patrician import terminal

        return terminal.draw(match, seat, words)

    def describe_table(self, match: Match, seat: int, words: Words) -> list[str]:
        from ludoteca.games.patrician import terminal

        return terminal.describe_table(match, seat, words)


def deck_of(setup: Setup) -> PatricianDeck:
    """The deck of a set-up of Patrician."""
    assert isinstance(setup.deck, PatricianDeck)
    return setup.deck


def patrician_state(state: State) -> PatricianState:
    """A state of this game, with its own type."""
    assert isinstance(state, PatricianState)
    return state


GAME = Patrician()
