"""Snails, a tiny race: a complete game outside the project's own folders."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.engine.interpreted import InterpretedState
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.moves import Move
from ludoteca.core.options import Option
from ludoteca.core.result import Result, SeatResult
from ludoteca.core.text import Words
from tests.fourth_game.snails import events, moves, race
from tests.fourth_game.snails.cards import CARDS, SnailsDeck
from tests.fourth_game.snails.view import SnailsView, view_of


class Snails(Game[InterpretedState, SnailsView, SnailsDeck]):
    """Snails crawl from leaf to leaf; the first to reach the lettuce ends the race."""

    key = "snails"
    title = "Snails"
    designer = "Ada Lumaca"
    year = 2026
    stage = "alpha"
    rules = 1
    seat_counts = (2, 3, 4)
    all_options = (Option("long_way"),)
    max_decisions = 2 * CARDS
    categories = ("way",)
    reasons = race.REASONS[1:]
    ties = ("hand",)
    deck_type = SnailsDeck
    view_type = SnailsView
    move_type = moves.SnailsMove
    event_type = events.SnailsEvent
    event_table = events.EVENTS

    def undealt(self) -> InterpretedState:
        finish = race.LONG_FINISH if self.options["long_way"] else race.FINISH
        return InterpretedState(self.seats, race.SIZE, race.SnailsRules(self.deck.lengths, finish))

    def move_table(self) -> tuple[Move, ...]:
        return moves.MOVES

    def notation(self, code: int) -> str:
        move = self.move(code)
        return f"crawl {move.card}" if isinstance(move, moves.Crawl) else "draw"

    def outcome(self, kind: int, value: int) -> dict[str, str | int]:
        return {"card": self.deck.keys[value]}

    def view(self, state: InterpretedState, seat: int, memory_aid: bool = False) -> SnailsView:
        return view_of(self.deck, state.blank(seat), seat)

    def conserved(self, state: InterpretedState) -> dict[str, int]:
        board = state.board
        left = [card for card in range(CARDS) if board[race.PLACE + card] not in (race.PLAYED, race.UNKNOWN)]
        in_hands = sum(board[race.PLACE + card] != race.IN_PILE for card in left)
        counted = sum(board[race.HAND + seat] for seat in range(state.seats))
        ways = sum(board[race.WAY + seat] for seat in range(state.seats))
        return {"hands": in_hands - counted, "length": ways + sum(self.deck.lengths[card] for card in left)}

    def result(self, state: InterpretedState) -> Result:
        scores = [state.score(seat) for seat in range(state.seats)]
        winners = tuple(seat for seat in range(state.seats) if state.rank(seat) == 1)
        places = [SeatResult(k, state.rank(k), scores[k], self.categories_now(state, k)) for k in range(state.seats)]
        tie = "hand" if scores.count(max(scores)) > len(winners) else None
        return Result(race.REASONS[state.board[race.END]], winners, tie, tuple(places))

    def categories_now(self, state: InterpretedState, seat: int) -> dict[str, int]:
        return {"way": state.score(seat)}

    # -------------------------------------------------------- text

    def describe_event(self, event: Event, players: Sequence[str], words: Words) -> str | None:
        match event:
            case events.Drawn(seat, card) if card is not None:
                return words("snails-event-drawn", player=players[seat], card=self.card_name(card, words))
            case events.Drawn(seat, _):
                return words("snails-event-drawn-hidden", player=players[seat])
            case events.Crawled(seat, card, way):
                name = self.card_name(card, words)
                return words("snails-event-crawled", player=players[seat], card=name, way=way)
            case events.Ended(reason):
                return words(f"snails-reason-{reason}")
        return None

    def describe_move(self, code: int, words: Words, state: InterpretedState | None = None) -> str:
        move = self.move(code)
        if isinstance(move, moves.Crawl):
            return words("snails-move-crawl", card=self.describe_card(move.card, words))
        return words("snails-move-draw")

    def describe_card(self, key: str, words: Words) -> str:
        return words("snails-card", name=self.card_name(key, words), length=self.deck.length(key))

    def card_name(self, key: str, words: Words) -> str:
        return self.deck.names[key]

    def card_effect(self, key: str, words: Words) -> str:
        return words("snails-effect", length=self.deck.length(key))

    def describe_prompt(self, state: InterpretedState, seat: int, words: Words) -> str:
        return words("snails-prompt")

    def describe_rules(self, words: Words) -> str:
        finish = race.LONG_FINISH if self.options["long_way"] else race.FINISH
        return words("snails-rules", finish=finish, hand=race.HAND_LIMIT)


GAME = Snails
