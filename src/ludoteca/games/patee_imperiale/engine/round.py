"""A round from the deal to the count: set-up, its end, the medal, and the points of the match."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.games.patee_imperiale.engine import evaluate, memory, numbers, scoring
from ludoteca.games.patee_imperiale.engine.court import Court


class Round(Court):
    """The rounds of a match. A subclass plays the turns."""

    def begin_turn(self, seat: i64, chance: Chance) -> None:
        raise NotImplementedError

    # ---------------------------------------------------------------- set-up of a round

    def deal(self, chance: Chance) -> None:
        board = self.board
        for side in range(i64(numbers.MAX_SEATS)):
            board[numbers.BEST_ROUND + side] = numbers.NO_ROUND_YET
        self.begin_round(chance)

    def begin_round(self, chance: Chance) -> None:
        """Deal the starters into the suites and the other cards into the hands.

        Two players play two rounds with one deal: the second one with the reserve (rules: Pâtée Impériale 3).
        """
        board = self.board
        seats = self.seats
        from_reserve = seats == 2 and board[numbers.ROUND] & 1 == 1
        if from_reserve:
            self.take_starters_back()
        board[numbers.ROUND] += 1
        self.note(numbers.EVENT_ROUND_BEGUN, EVERYONE, board[numbers.ROUND], i64(from_reserve), 0, 0)
        # The cards to deal have no order: each is picked from the tray, and the last one there fills the gap.
        tray = self.deck.hand_cards[:]
        left: i64 = numbers.CARDS - numbers.STARTERS
        if from_reserve:
            left = lay_out(board[numbers.HANDS + numbers.RESERVE], tray)
            self.set_hands_aside()
        else:
            self.gather_all_cards()
        self.clear_table()
        self.deal_starters(chance)
        for seat in range(seats):
            hand: i64 = 0
            for slot in range(numbers.STARTING_HAND[seats]):
                card = take_from_tray(tray, left, chance)
                left -= 1
                hand |= BIT[card]
                if self.journal is not None:  # spares two calls for every card dealt
                    self.outcome(numbers.OUTCOME_CARD, card)
                    self.note(numbers.EVENT_CARD_DEALT, BIT[seat], seat, card, 0, 0)
            board[numbers.HANDS + seat] = hand
            board[numbers.HAND_SIZES + seat] = numbers.STARTING_HAND[seats]
        board[numbers.HANDS + numbers.RESERVE] = 0
        board[numbers.HAND_SIZES + numbers.RESERVE] = 0
        if seats == 2:
            board[numbers.HAND_SIZES + numbers.RESERVE] = left
            for place in range(left):
                board[numbers.HANDS + numbers.RESERVE] |= BIT[tray[place]]
        # With three players the last four cards go on top of the discredited starter (rules: Pâtée Impériale 2).
        while seats == 3 and left > 0:
            card = take_from_tray(tray, left, chance)
            left -= 1
            self.add_to_discard(card)
            self.outcome(numbers.OUTCOME_CARD, card)
            self.note(numbers.EVENT_LEFT_OVER, EVERYONE, card, 0, 0, 0)
        first = self.first_player()
        board[numbers.FIRST_PLAYER] = first
        self.note(numbers.EVENT_BEGINS, EVERYONE, first, 0, 0, 0)
        self.begin_turn(first, chance)

    def deal_starters(self, chance: Chance) -> None:
        """Deal the starters face up; their actions are not carried out (rules: Pâtée Impériale 1)."""
        board = self.board
        seats = self.seats
        starters = self.deck.starters
        for slot in range(i64(numbers.STARTERS)):
            card = member(starters, chance.pick(numbers.STARTERS - slot))
            starters ^= BIT[card]
            seat: i64 = slot
            if seats == 2:
                seat = slot >> 1
            if seat < seats:
                board[numbers.SUITES + seat] |= BIT[card]
            else:
                seat = numbers.NOBODY
                self.add_to_discard(card)
            self.outcome(numbers.OUTCOME_CARD, card)
            self.note(numbers.EVENT_STARTER_DEALT, EVERYONE, seat, card, 0, 0)

    def first_player(self) -> i64:
        """The owner of J.S. Bark; if three players discredited him, the owner of Knoch Enbrecher."""
        owner = self.owner_of(self.deck.opens_first)
        if owner == numbers.NOBODY:
            return self.owner_of(self.deck.opens_second)
        return owner

    def take_starters_back(self) -> None:
        """Starters left in hand are shown and taken back, to be dealt again (rules: Pâtée Impériale 3)."""
        board = self.board
        for seat in range(self.seats):
            back = board[numbers.HANDS + seat] & self.deck.starters
            while back != 0:
                card = lowest(back)
                back ^= BIT[card]
                self.leave_hand(seat, card)
                self.note(numbers.EVENT_STARTER_BACK, EVERYONE, seat, card, 0, 0)

    def set_hands_aside(self) -> None:
        """Two players, second round: the cards left in hand are put aside unseen (rules: Pâtée Impériale 3)."""
        board = self.board
        open_cards = board[numbers.DISCARD]
        for seat in range(self.seats):
            open_cards |= board[numbers.SUITES + seat]
        board[numbers.OUT_OF_PLAY] = open_cards & ~self.deck.starters
        memory.hands_set_aside(board)
        for seat in range(self.seats):
            board[numbers.HANDS + numbers.ASIDE + seat] = board[numbers.HANDS + seat]
            board[numbers.HAND_SIZES + numbers.ASIDE + seat] = board[numbers.HAND_SIZES + seat]
            board[numbers.HANDS + seat] = 0
            board[numbers.HAND_SIZES + seat] = 0

    def gather_all_cards(self) -> None:
        """All 32 cards are shuffled again."""
        board = self.board
        memory.forget_all(board)
        board[numbers.OUT_OF_PLAY] = 0
        for hand in range(i64(numbers.MAX_SEATS)):
            board[numbers.HANDS + hand] = 0
            board[numbers.HAND_SIZES + hand] = 0

    def clear_table(self) -> None:
        """Empty the suites and the discard."""
        board = self.board
        for seat in range(self.seats):
            board[numbers.SUITES + seat] = 0
        board[numbers.DISCARD] = 0
        for place in range(board[numbers.DISCARD_SIZE]):
            board[numbers.DISCARD_PILE + place] = 0
        board[numbers.DISCARD_SIZE] = 0

    # ---------------------------------------------------------------- the end of a round and of the match

    def end_round(self, why: i64, seat: i64, chance: Chance) -> None:
        """Count the points, award the medal, and begin the next round or end the match.

        `end_turn` and `begin_turn` decide when a round ends.
        """
        board = self.board
        self.clear_turn()
        winner = scoring.count_round(board, self.deck, self.seats, self.teams)
        stuck_card: i64 = numbers.NOBODY
        if why == numbers.STUCK:
            # The player shows the card. With two players everybody remembers it in the second round.
            stuck_card = lowest(board[numbers.HANDS + seat])
            memory.card_shown_to_all(board, seat, stuck_card)
        if self.journal is not None:
            for other in range(self.seats):
                self.note(numbers.EVENT_SCORED, EVERYONE, other, self.suite_points(other), 0, 0)
            self.note(numbers.EVENT_ROUND_ENDED, EVERYONE, why, seat, winner, stuck_card)
            if why == numbers.STUCK:
                self.reveal((BIT[self.seats] - 1) ^ BIT[seat])
        match_end = scoring.award_medal(board, self.seats, winner)
        if match_end == 0:
            board[numbers.PHASE] = numbers.COUNTED
            self.picture()  # players look at the suites before the cards are dealt again
            self.begin_round(chance)
            return
        board[numbers.MATCH_END] = match_end
        board[numbers.PHASE] = numbers.OVER
        self.note(numbers.EVENT_MATCH_ENDED, EVERYONE, match_end, 0, 0, 0)

    # ---------------------------------------------------------------- points

    def side(self, seat: i64) -> i64:
        """The seat itself, or its team."""
        return scoring.side_of(seat, self.teams)

    def suite_points(self, seat: i64) -> i64:
        """The points of a seat's suite."""
        return scoring.suite_points(self.board, self.deck, seat)

    def match_points(self, seat: i64) -> i64:
        """The points of all rounds that are over; a team's together."""
        return scoring.match_points(self.board, self.teams, seat)

    def score(self, seat: i64) -> i64:
        """The points of all rounds so far, with the present suites; a team's together."""
        points = self.match_points(seat)
        if self.board[numbers.PHASE] >= numbers.OVER:  # or the round has been counted
            return points
        points += self.suite_points(seat)
        if self.teams:
            points += self.suite_points(seat ^ 2)
        return points

    def standing(self, seat: i64) -> i64:
        return scoring.standing(self.board, self.seats, self.teams, seat)

    # ---------------------------------------------------------------- for bots

    def evaluate(self, seat: i64) -> i64:
        return evaluate.position_value(self.board, self.deck, self.seats, self.teams, seat)

    def has_move_weights(self) -> bool:
        return True

    def move_weight(self, seat: i64, move: i64) -> i64:
        return evaluate.move_weight(self.board, self.deck, seat, move)

    def round_number(self) -> i64:
        return self.board[numbers.ROUND]

    def win_chance(self, seat: i64) -> i64:
        return evaluate.win_chance(self.board, self.seats, self.teams, seat)


def lay_out(cards: i64, tray: vec[i64]) -> i64:
    """Put a set of cards on the tray. Returns how many there are."""
    size: i64 = 0
    while cards != 0:
        tray[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    return size


def take_from_tray(tray: vec[i64], size: i64, chance: Chance) -> i64:
    """Take any of the cards on the tray; the last one fills the gap."""
    at = chance.pick(size)
    card = tray[at]
    tray[at] = tray[size - 1]
    return card
