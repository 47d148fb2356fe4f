"""Hands, suites and the discard, and every change that a turn can make to them."""

from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.patee_imperiale.engine import memory, numbers, scoring
from ludoteca.games.patee_imperiale.engine.deck import EngineDeck


class Court(State):
    """The cards of a round. Every change is noted in the journal, and in what the players remember."""

    deck: EngineDeck
    teams: bool

    def __init__(self, seats: i64, deck: EngineDeck, teams: bool, size: i64 = numbers.BOARD_SIZE) -> None:
        super().__init__(seats, size)
        self.deck = deck
        self.teams = teams

    def wait_for(self, seat: i64, phase: i64) -> None:
        """Ask a seat for its next choice."""
        board = self.board
        board[numbers.PHASE] = phase
        board[numbers.ACTOR] = seat
        if self.journal is not None:  # spares a call for every decision
            left = board[numbers.CHOICES_LEFT]
            self.note(numbers.EVENT_AWAITED, EVERYONE, seat, phase, left, board[numbers.ACTIVE_PLAYER])

    def clear_turn(self) -> None:
        """Forget the plays and the action of a turn that is over."""
        board = self.board
        board[numbers.ACTING_CARD] = numbers.NOBODY
        board[numbers.VICTIM] = numbers.NOBODY
        board[numbers.SWAP_TARGET] = numbers.NOBODY
        board[numbers.PERMITTED_BY] = numbers.NOBODY
        board[numbers.PLAYS_MADE] = 0
        board[numbers.EXTRA_PLAYS] = 0
        board[numbers.CHOICES_LEFT] = 0

    # ---------------------------------------------------------------- suites

    def owner_of(self, card: i64) -> i64:
        """The seat whose suite contains a courtier, or NOBODY."""
        board = self.board
        for seat in range(self.seats):
            if board[numbers.SUITES + seat] & BIT[card] != 0:
                return seat
        return numbers.NOBODY

    def discredit(self, card: i64) -> None:
        """Discredit a courtier: it goes from its suite to the discard."""
        owner = self.owner_of(card)
        self.board[numbers.SUITES + owner] ^= BIT[card]
        self.add_to_discard(card)
        self.note(numbers.EVENT_DISCREDITED, EVERYONE, owner, card, self.board[numbers.ACTIVE_PLAYER], 0)
        self.note_prestige(owner)

    def charm(self, seat: i64, card: i64) -> None:
        """A courtier goes from another suite to this seat's; it does not act (rules: Pâtée Impériale 6)."""
        board = self.board
        owner = self.owner_of(card)
        board[numbers.SUITES + owner] ^= BIT[card]
        board[numbers.SUITES + seat] |= BIT[card]
        self.note(numbers.EVENT_CHARMED, EVERYONE, seat, owner, card, 0)
        self.note_prestige(seat)
        self.note_prestige(owner)

    def swap(self, seat: i64, given: i64) -> None:
        """The target of the swap and the courtier given for it change suites.

        Neither of them acts (rules: Pâtée Impériale 6).
        """
        board = self.board
        taken = board[numbers.SWAP_TARGET]
        owner = self.owner_of(taken)
        board[numbers.SUITES + owner] ^= BIT[taken] | BIT[given]
        board[numbers.SUITES + seat] ^= BIT[taken] | BIT[given]
        board[numbers.SWAP_TARGET] = numbers.NOBODY
        self.note(numbers.EVENT_SWAPPED, EVERYONE, seat, owner, taken, given)
        self.note_prestige(seat)
        self.note_prestige(owner)

    def recall(self, seat: i64, card: i64) -> None:
        """A courtier comes back from the discard or a suite, to this seat's hand or suite.

        It does not act: only playing it from the hand makes a courtier act (rules: Pâtée Impériale 6).
        """
        board = self.board
        destination = self.deck.pick[board[numbers.ACTING_CARD]]
        owner = self.owner_of(card)
        if owner == numbers.NOBODY:
            self.remove_from_discard(card)
        else:
            board[numbers.SUITES + owner] ^= BIT[card]
        if destination == numbers.RECALL_TO_HAND:
            memory.card_enters(board, seat, card)
            board[numbers.HANDS + seat] |= BIT[card]
            board[numbers.HAND_SIZES + seat] += 1
        else:
            board[numbers.SUITES + seat] |= BIT[card]
        self.note(numbers.EVENT_RECALLED, EVERYONE, seat, card, owner, destination)
        if owner != numbers.NOBODY:
            self.note_prestige(owner)
        if destination == numbers.RECALL_TO_SUITE and owner != seat:
            self.note_prestige(seat)

    def note_prestige(self, seat: i64) -> None:
        """Note the points of a suite that has changed."""
        if self.journal is not None:
            points = scoring.suite_points(self.board, self.deck, seat)
            self.note(numbers.EVENT_PRESTIGE, EVERYONE, seat, points, 0, 0)

    # ---------------------------------------------------------------- the discard

    def add_to_discard(self, card: i64) -> None:
        board = self.board
        board[numbers.DISCARD_PILE + board[numbers.DISCARD_SIZE]] = card
        board[numbers.DISCARD_SIZE] += 1
        board[numbers.DISCARD] |= BIT[card]

    def remove_from_discard(self, card: i64) -> None:
        board = self.board
        place: i64 = numbers.DISCARD_PILE
        while board[place] != card:
            place += 1
        last = numbers.DISCARD_PILE + board[numbers.DISCARD_SIZE] - 1
        while place < last:
            board[place] = board[place + 1]
            place += 1
        board[last] = 0
        board[numbers.DISCARD_SIZE] -= 1
        board[numbers.DISCARD] ^= BIT[card]

    # ---------------------------------------------------------------- hands

    def leave_hand(self, hand: i64, card: i64) -> None:
        """A card leaves a hand openly."""
        board = self.board
        memory.card_leaves(board, hand, card)
        board[numbers.HANDS + hand] &= ~BIT[card]
        board[numbers.HAND_SIZES + hand] -= 1

    def discredit_from_hand(self, hand: i64, card: i64, by: i64) -> None:
        """Discredit a card: it goes from a hand to the discard, by its owner's choice or somebody else's."""
        self.leave_hand(hand, card)
        self.add_to_discard(card)
        self.reveal((BIT[self.seats] - 1) ^ BIT[hand])
        self.note(numbers.EVENT_HAND_DISCREDITED, EVERYONE, hand, card, by, 0)

    def take_shown(self, seat: i64, victim: i64, card: i64) -> None:
        """One of the cards shown goes to this seat's hand; the others only see that a card changes hands."""
        board = self.board
        self.clear_shown()
        memory.card_changes_hands(board, self.seats, victim, seat, card)
        board[numbers.HANDS + victim] ^= BIT[card]
        board[numbers.HAND_SIZES + victim] -= 1
        board[numbers.HANDS + seat] |= BIT[card]
        board[numbers.HAND_SIZES + seat] += 1
        self.reveal(BIT[victim])
        self.note(numbers.EVENT_TAKEN, BIT[seat] | BIT[victim], seat, victim, card, 0)

    def clear_shown(self) -> None:
        """The victim takes the shown cards back."""
        board = self.board
        board[numbers.SHOWN_CARDS] = 0
        board[numbers.SHOWN_COUNT] = 0

    # ---------------------------------------------------------------- extra plays, and what they tell about a hand

    def permit_plays(self, seat: i64, card: i64) -> None:
        """A play_more is done: everybody sees that the hand holds as many such cards as it permits.

        Nothing is remembered of a single card, which is played at once.
        """
        board = self.board
        amount = self.deck.amount[card]
        board[numbers.EXTRA_PLAYS] = amount
        board[numbers.PERMITTED_BY] = card
        if amount > 1:
            memory.conclude_at_least(board, seat, self.deck.reach[card], amount)

    def conclude_lack(self, seat: i64, card: i64, most: i64) -> None:
        """No further play is possible: everybody sees that the hand holds at most so many cards that would do."""
        board = self.board
        cards = self.deck.reach[card]
        if board[numbers.HAND_SIZES + seat] == 1:
            cards &= ~self.deck.needs_another
        memory.conclude_at_most(board, seat, cards, most)
