"""The rules of Snails, in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.interpreted import InterpretedState
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.rules import Rules
from tests.fourth_game.snails.cards import CARDS

# The board: the end of the game, the turn, the place of every card, the way and the hand of every seat.
MOST_SEATS: Final = 4
END, TURN, PLACE = 0, 1, 2
WAY: Final = PLACE + CARDS
HAND: Final = WAY + MOST_SEATS
SIZE: Final = HAND + MOST_SEATS
# The places of a card; seat k has the place 1 + k.
IN_PILE, PLAYED, UNKNOWN = 0, 8, 9
REASONS: Final[tuple[str, ...]] = ("", "finish", "no_cards")
DEALT, DRAWN, CRAWLED, AWAITED, ENDED = range(5)  # the kinds of notes
DRAW: Final = 0  # the move; the others play a card: 1 + card
FINISH: Final = 12
LONG_FINISH: Final = 16
HAND_LIMIT: Final = 3
FIRST_HAND: Final = 2


class SnailsRules(Rules):
    """Draw a leaf, or crawl along one."""

    def __init__(self, lengths: Sequence[int], finish: int) -> None:
        self.lengths = tuple(lengths)
        self.finish = finish

    def cards_at(self, state: InterpretedState, place: int) -> list[int]:
        return [card for card in range(CARDS) if state.board[PLACE + card] == place]

    def pile_size(self, state: InterpretedState) -> int:
        in_hands = sum(state.board[HAND + seat] for seat in range(state.seats))
        return CARDS - in_hands - len(self.cards_at(state, PLAYED))

    def deal(self, state: InterpretedState, chance: Chance) -> None:
        for _ in range(FIRST_HAND):
            for seat in range(state.seats):
                self.draw(state, seat, chance, DEALT)
        state.note(AWAITED, EVERYONE, 0, 0, 0, 0)

    def draw(self, state: InterpretedState, seat: int, chance: Chance, kind: int) -> None:
        pile = self.cards_at(state, IN_PILE)
        card = pile[chance.pick(len(pile))]
        state.outcome(0, card)
        state.board[PLACE + card] = 1 + seat
        state.board[HAND + seat] += 1
        state.note(kind, 1 << seat, seat, card, 0, 0)

    def actors(self, state: InterpretedState) -> int:
        return 0 if state.board[END] else 1 << state.board[TURN]

    def legal(self, state: InterpretedState, seat: int) -> list[int]:
        draw = [DRAW] if state.board[HAND + seat] < HAND_LIMIT and self.pile_size(state) else []
        return [*draw, *(1 + card for card in self.cards_at(state, 1 + seat))]

    def apply(self, state: InterpretedState, seat: int, move: int, chance: Chance) -> None:
        if move == DRAW:
            self.draw(state, seat, chance, DRAWN)
        else:
            card = move - 1
            state.board[PLACE + card] = PLAYED
            state.board[HAND + seat] -= 1
            state.board[WAY + seat] += self.lengths[card]
            state.reveal((1 << state.seats) - 1 - (1 << seat))
            state.note(CRAWLED, EVERYONE, seat, card, state.board[WAY + seat], 0)
        self.pass_turn(state, seat)

    def pass_turn(self, state: InterpretedState, seat: int) -> None:
        """End the game at the lettuce or without cards; otherwise the next seat that can do something has its turn."""
        others = [(seat + k) % state.seats for k in range(1, state.seats + 1)]
        able = [other for other in others if state.board[HAND + other] or self.pile_size(state)]
        if state.board[WAY + seat] >= self.finish or not able:
            state.board[END] = 1 if state.board[WAY + seat] >= self.finish else 2
            state.note(ENDED, EVERYONE, state.board[END], 0, 0, 0)
        else:
            state.board[TURN] = able[0]
            state.note(AWAITED, EVERYONE, able[0], 0, 0, 0)

    def hide(self, state: InterpretedState, seat: int) -> None:
        for card in range(CARDS):
            if state.board[PLACE + card] not in (PLAYED, 1 + seat if seat >= 0 else PLAYED):
                state.board[PLACE + card] = UNKNOWN

    def fill(self, state: InterpretedState, chance: Chance) -> None:
        unknown = self.cards_at(state, UNKNOWN)
        for seat in range(state.seats):
            for _ in range(state.board[HAND + seat] - len(self.cards_at(state, 1 + seat))):
                state.board[PLACE + unknown.pop(chance.pick(len(unknown)))] = 1 + seat
        for card in unknown:
            state.board[PLACE + card] = IN_PILE

    def score(self, state: InterpretedState, seat: int) -> int:
        return state.board[WAY + seat]

    def standing(self, state: InterpretedState, seat: int) -> int:
        """Of two snails that have come equally far, the one with fewer leaves left is ahead."""
        return (CARDS + 1) * state.board[WAY + seat] - state.board[HAND + seat]
