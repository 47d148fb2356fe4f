"""The table of a round, and every change that can be made to it, noted for those who watch."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.patee_imperiale.engine import memory
from ludoteca.games.patee_imperiale.engine.judge import hopes, judged, urged
from ludoteca.games.patee_imperiale.engine.places import (
    ACTOR,
    ALLOWING,
    ASIDE,
    BEGINNER,
    BOARD,
    CARD,
    DISCARDED,
    GONE,
    HELD,
    LEFT,
    MORE,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYS,
    ROUND,
    SHOWN,
    SHOWN_SIZE,
    SIZES,
    SUITES,
    TURN,
    VICTIM,
    WANTED,
)
from ludoteca.games.patee_imperiale.engine.scoring import (
    side_of,
    standing,
    suite_points,
    total,
)
from ludoteca.games.patee_imperiale.engine.tables import (
    AWAITED,
    CHARMED,
    DISCREDITED,
    LOST,
    MAX_SEATS,
    NOBODY,
    OUTCOME_CARD,
    OVER,
    RECALLED,
    STARTER_BACK,
    STARTER_DEALT,
    STARTERS,
    SWAPPED,
    TAKEN,
    TO_HAND,
    Courtiers,
)


class Court(State):
    """The table of a round: hands, suites and discard, and every change that an action can make to them."""

    deck: Courtiers
    teams: bool

    def __init__(self, seats: i64, deck: Courtiers, teams: bool, size: i64 = BOARD) -> None:
        super().__init__(seats, size)
        self.deck = deck
        self.teams = teams

    def wait_for(self, seat: i64, phase: i64) -> None:
        board = self.board
        board[PHASE] = phase
        board[ACTOR] = seat
        journal = self.journal
        if journal is not None:
            journal.note(AWAITED, EVERYONE, seat, phase, board[LEFT], board[TURN])

    def clear_turn(self) -> None:
        """Nothing is under way."""
        board = self.board
        board[CARD] = NOBODY
        board[VICTIM] = NOBODY
        board[WANTED] = NOBODY
        board[ALLOWING] = NOBODY
        board[PLAYS] = 0
        board[MORE] = 0
        board[LEFT] = 0

    # ---------------------------------------------------------------- dealing

    def lay_out(self, cards: i64, tray: vec[i64]) -> i64:
        """Put a set of cards on the tray, in their order; how many there are."""
        n: i64 = 0
        while cards != 0:
            tray[n] = lowest(cards)
            cards &= cards - 1
            n += 1
        return n

    def deal_starters(self, chance: Chance) -> None:
        board = self.board
        journal = self.journal
        seats = self.seats
        starters = self.deck.starters
        for slot in range(i64(STARTERS)):
            card = member(starters, chance.pick(STARTERS - slot))
            starters ^= BIT[card]
            seat: i64 = slot
            if seats == 2:
                seat = slot >> 1
            if seat < seats:
                board[SUITES + seat] |= BIT[card]
            else:
                seat = NOBODY
                self.onto_discard(card)
            if journal is not None:
                journal.outcome(OUTCOME_CARD, card)
                journal.note(STARTER_DEALT, EVERYONE, seat, card, 0, 0)

    def first_player(self) -> i64:
        """Bark's owner; with three players and Bark discredited, Knoch's."""
        board = self.board
        for seat in range(self.seats):
            if board[SUITES + seat] & BIT[self.deck.first] != 0:
                board[BEGINNER] = seat
                return seat
        for seat in range(self.seats):
            if board[SUITES + seat] & BIT[self.deck.second] != 0:
                board[BEGINNER] = seat
        return board[BEGINNER]

    def take_starters_back(self) -> None:
        """Starters that were recalled and stayed in hand come back before all eyes, to be dealt anew."""
        board = self.board
        journal = self.journal
        for seat in range(self.seats):
            back = board[HELD + seat] & self.deck.starters
            while back != 0:
                card = lowest(back)
                back ^= BIT[card]
                self.out_of_hand(seat, card)
                if journal is not None:
                    journal.note(STARTER_BACK, EVERYONE, seat, card, 0, 0)

    def set_first_round_aside(self) -> None:
        """Two players, before the second round of a pair: what is left in hand goes out of play unseen."""
        board = self.board
        open_cards = board[DISCARDED]
        for seat in range(self.seats):
            open_cards |= board[SUITES + seat]
        board[GONE] = open_cards & ~self.deck.starters
        memory.set_aside(board)
        for seat in range(self.seats):
            board[HELD + ASIDE + seat] = board[HELD + seat]
            board[SIZES + ASIDE + seat] = board[SIZES + seat]
            board[HELD + seat] = 0
            board[SIZES + seat] = 0

    def gather_all(self) -> None:
        """The whole deck is reshuffled."""
        board = self.board
        memory.forget(board)
        board[GONE] = 0
        for hand in range(i64(MAX_SEATS)):
            board[HELD + hand] = 0
            board[SIZES + hand] = 0

    def clear_table(self) -> None:
        board = self.board
        for seat in range(self.seats):
            board[SUITES + seat] = 0
        board[DISCARDED] = 0
        for place in range(board[PILE_SIZE]):
            board[PILE + place] = 0
        board[PILE_SIZE] = 0

    # ---------------------------------------------------------------- suites and discard

    def owner_of(self, card: i64) -> i64:
        """Whose suite a courtier is in, or NOBODY."""
        board = self.board
        for seat in range(self.seats):
            if board[SUITES + seat] & BIT[card] != 0:
                return seat
        return NOBODY

    def onto_discard(self, card: i64) -> None:
        board = self.board
        board[PILE + board[PILE_SIZE]] = card
        board[PILE_SIZE] += 1
        board[DISCARDED] |= BIT[card]

    def off_discard(self, card: i64) -> None:
        board = self.board
        place: i64 = PILE
        while board[place] != card:
            place += 1
        last = PILE + board[PILE_SIZE] - 1
        while place < last:
            board[place] = board[place + 1]
            place += 1
        board[last] = 0
        board[PILE_SIZE] -= 1
        board[DISCARDED] ^= BIT[card]

    def discredit(self, card: i64) -> None:
        board = self.board
        journal = self.journal
        owner = self.owner_of(card)
        board[SUITES + owner] ^= BIT[card]
        self.onto_discard(card)
        if journal is not None:
            journal.note(DISCREDITED, EVERYONE, owner, card, 0, 0)

    def charm(self, seat: i64, card: i64) -> None:
        board = self.board
        journal = self.journal
        owner = self.owner_of(card)
        board[SUITES + owner] ^= BIT[card]
        board[SUITES + seat] |= BIT[card]
        if journal is not None:
            journal.note(CHARMED, EVERYONE, seat, owner, card, 0)

    def swap(self, seat: i64, given: i64) -> None:
        board = self.board
        journal = self.journal
        taken = board[WANTED]
        owner = self.owner_of(taken)
        board[SUITES + owner] ^= BIT[taken] | BIT[given]
        board[SUITES + seat] ^= BIT[taken] | BIT[given]
        board[WANTED] = NOBODY
        if journal is not None:
            journal.note(SWAPPED, EVERYONE, seat, owner, taken, given)

    def recall(self, seat: i64, card: i64) -> None:
        """A courtier of the discard or of a suite, to hand or to the own suite; it does not act."""
        board = self.board
        journal = self.journal
        place = self.deck.pick[board[CARD]]
        owner = self.owner_of(card)
        if owner == NOBODY:
            self.off_discard(card)
        else:
            board[SUITES + owner] ^= BIT[card]
        if place == TO_HAND:
            memory.enters(board, seat, card)
            board[HELD + seat] |= BIT[card]
            board[SIZES + seat] += 1
        else:
            board[SUITES + seat] |= BIT[card]
        if journal is not None:
            journal.note(RECALLED, EVERYONE, seat, card, owner, place)

    # ---------------------------------------------------------------- hands

    def lose(self, hand: i64, card: i64) -> None:
        journal = self.journal
        self.out_of_hand(hand, card)
        self.onto_discard(card)
        if journal is not None:
            journal.reveal((BIT[self.seats] - 1) ^ BIT[hand])
            journal.note(LOST, EVERYONE, hand, card, 0, 0)

    def permit(self, seat: i64, card: i64) -> None:
        """A play_more that can be done in full: everyone sees that the hand holds as many such cards as it allows.

        Where it is a single one, that one is played at once: nothing of it needs to be kept in mind.
        """
        board = self.board
        number = self.deck.number[card]
        board[MORE] = number
        board[ALLOWING] = card
        if number > 1:
            memory.proves(board, seat, self.deck.reach[card], number)

    def out_of_hand(self, hand: i64, card: i64) -> None:
        """A card leaves a hand before all eyes."""
        board = self.board
        memory.leaves(board, hand, card)
        board[HELD + hand] &= ~BIT[card]
        board[SIZES + hand] -= 1

    def lay_down_shown(self) -> None:
        board = self.board
        board[SHOWN] = 0
        board[SHOWN_SIZE] = 0

    def take(self, seat: i64, victim: i64, card: i64) -> None:
        """One of the cards shown into the hand; the others know only that one went over."""
        board = self.board
        journal = self.journal
        self.lay_down_shown()
        memory.goes_over(board, self.seats, victim, seat, card)
        board[HELD + victim] ^= BIT[card]
        board[SIZES + victim] -= 1
        board[HELD + seat] |= BIT[card]
        board[SIZES + seat] += 1
        if journal is not None:
            journal.reveal(BIT[victim])
            journal.note(TAKEN, BIT[seat] | BIT[victim], seat, victim, card, 0)

    # ---------------------------------------------------------------- points

    def side(self, seat: i64) -> i64:
        """The seat itself, or its team."""
        return side_of(seat, self.teams)

    def score(self, seat: i64) -> i64:
        """The points of all rounds so far, this one as it stands included; a team's together."""
        board = self.board
        points = total(board, self.teams, seat)
        if board[PHASE] == OVER:
            return points
        points += suite_points(board, self.deck, seat)
        if self.teams:
            points += suite_points(board, self.deck, seat ^ 2)
        return points

    def suite_worth(self, seat: i64) -> i64:
        """The sum of a seat's suite."""
        return suite_points(self.board, self.deck, seat)

    def match_points(self, seat: i64) -> i64:
        """The points of all rounds that are over; a team's together."""
        return total(self.board, self.teams, seat)

    def standing(self, seat: i64) -> i64:
        return standing(self.board, self.seats, self.teams, seat)

    def judge(self, seat: i64) -> i64:
        return judged(self.board, self.deck, self.seats, self.teams, seat)

    def urges(self) -> bool:
        return True

    def urge(self, seat: i64, move: i64) -> i64:
        return urged(self.board, self.deck, seat, move)

    def chapter(self) -> i64:
        """The rounds of the match: each is dealt anew."""
        return self.board[ROUND]

    def prospects(self, seat: i64) -> i64:
        return hopes(self.board, self.seats, self.teams, seat)
