"""The cards of Patrician that are not open to everybody: hands and the draw pile, and what each seat knows of them."""

from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, member
from ludoteca.core.engine.chance import Chance
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.evaluate import EvaluatedState


class HandsState(EvaluatedState):
    """Hands are in rising order, so that equal hands are equal boards; unknown cards come last."""

    def deck(self) -> i64:
        """All cards of this game, as a set."""
        cards: i64 = 0
        for card in range(i64(numbers.CARDS)):
            if self.city_in_play(numbers.CITY_OF[card]):
                cards |= BIT[card]
        return cards

    def add_to_hand(self, seat: i64, card: i64) -> None:
        board = self.board
        place = numbers.HANDS + seat * numbers.HAND_SIZE
        while board[place] != numbers.NONE and board[place] < card:
            place += 1
        while card != numbers.NONE:
            pushed = board[place]
            board[place] = card
            card = pushed
            place += 1

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        board = self.board
        place = numbers.HANDS + seat * numbers.HAND_SIZE
        last = place + numbers.HAND_SIZE - 1
        while board[place] != card:
            place += 1
        while place < last:
            board[place] = board[place + 1]
            place += 1
        board[last] = numbers.NONE

    def hide_from(self, seat: i64) -> None:
        """Make unknown what a seat cannot know: the draw pile, and cards of other hands that were never face up."""
        board = self.board
        seen = board[numbers.SEEN]
        for other in range(self.seats):
            if other == seat:
                continue
            first = numbers.HANDS + other * numbers.HAND_SIZE
            first_unknown: i64 = first
            for place in range(first, first + numbers.HAND_SIZE):
                card = board[place]
                if card == numbers.NONE:
                    break
                if card != numbers.UNKNOWN and seen >> card & 1 != 0:
                    board[first_unknown] = card
                    first_unknown += 1
            for place in range(first_unknown, first + numbers.HAND_SIZE):
                if board[place] != numbers.NONE:
                    board[place] = numbers.UNKNOWN
        board[numbers.DRAW_PILE] = 0
        board[numbers.VIEWER] = seat + 2

    def deal_unknown_cards(self, chance: Chance) -> None:
        """Replace what `hide_from` made unknown by cards that could be there, each with the same probability.

        An unknown card of a hand was dealt at the start: it is a start card that nobody has seen yet.
        """
        board = self.board
        viewer = board[numbers.VIEWER] - 2
        unseen = self.deck() & ~board[numbers.SEEN]
        if viewer >= 0:
            own = numbers.HANDS + viewer * numbers.HAND_SIZE
            for place in range(own, own + numbers.HAND_SIZE):
                if board[place] != numbers.NONE:
                    unseen &= ~(BIT[board[place]])
        start_cards = unseen & self.faces.start_cards
        for seat in range(self.seats):
            if seat == viewer:
                continue
            first = numbers.HANDS + seat * numbers.HAND_SIZE
            for slot in range(i64(numbers.HAND_SIZE)):
                last: i64 = first + numbers.HAND_SIZE - 1
                while last >= first and board[last] == numbers.NONE:
                    last -= 1
                if last < first or board[last] != numbers.UNKNOWN:
                    break
                board[last] = numbers.NONE
                card = member(start_cards, chance.pick(count(start_cards)))
                start_cards ^= BIT[card]
                unseen ^= BIT[card]
                self.add_to_hand(seat, card)
        board[numbers.DRAW_PILE] = unseen
        board[numbers.VIEWER] = 0

    def is_deterministic(self) -> bool:
        """Whether the draw pile is empty, which leaves nothing to chance, and every hand is known."""
        board = self.board
        if board[numbers.DRAW_PILE_SIZE] > 0:
            return False
        for place in range(numbers.HANDS, numbers.HANDS + numbers.HAND_SIZE * self.seats):
            if board[place] == numbers.UNKNOWN:
                return False
        return True
