"""Pâtée Impériale's rules: rounds of a match, a turn with its plays, and the actions step by step."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, SPELL, WHICH, lowest, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.games.patee_imperiale.engine import memory
from ludoteca.games.patee_imperiale.engine.actions import (
    allowed_cards,
    cards_to_show,
    choices,
    possible,
    room_for_more,
)
from ludoteca.games.patee_imperiale.engine.court import Court
from ludoteca.games.patee_imperiale.engine.places import (
    ACTOR,
    ALLOWING,
    BEST,
    CARD,
    ENDED_BY,
    HELD,
    LEFT,
    MORE,
    PHASE,
    PLAYS,
    RESERVE,
    ROUND,
    SHOWN,
    SHOWN_SIZE,
    SIZES,
    SUITES,
    TURN,
    VICTIM,
    VIEWER,
    WANTED,
)
from ludoteca.games.patee_imperiale.engine.scoring import (
    NO_ROUND_YET,
    award_medal,
    count_round,
    suite_points,
)
from ludoteca.games.patee_imperiale.engine.tables import (
    ALLOWED,
    AT_RANDOM,
    BEGINS,
    CARDS,
    CHARM,
    CHOSEN_TO_SHOW,
    DEALT,
    DOES_NOTHING,
    EACH,
    EXCHANGED,
    FAILED,
    FIRST_MOVE,
    GIVE_AWAY,
    GIVEN,
    HAND,
    HAND_DISCREDIT,
    HAND_EMPTY,
    HAND_SWAP,
    HAND_TAKE,
    LEFT_OVER,
    MATCH_ENDED,
    MAX_SEATS,
    MYSELF,
    NAMED,
    NOBODY,
    OUTCOME_CARD,
    OVER,
    PLAY_MORE,
    PLAYED,
    PLAYS_IN_A_TURN,
    RAN_DRY,
    ROUND_BEGUN,
    ROUND_ENDED,
    SCORED,
    SHOWN_TO,
    SILENT,
    STARTERS,
    STUCK,
    SUITE_DISCREDIT,
    SUITE_SWAP,
    SWAP_CHOSEN,
    THIS_CARD,
    TO_CHARM,
    TO_DISCREDIT,
    TO_GIVE,
    TO_LOSE,
    TO_NAME,
    TO_PLAY,
    TO_RECALL,
    TO_SHOW,
    TO_STRIKE,
    TO_SWAP,
    TO_TAKE,
)
from ludoteca.games.patee_imperiale.engine.worlds import hide, imagine


@final
class PateeState(Court):
    """A position of a match of Pâtée Impériale, or a seat's view of one."""

    # ---------------------------------------------------------------- set-up of a round

    def deal(self, chance: Chance) -> None:
        board = self.board
        for side in range(i64(MAX_SEATS)):
            board[BEST + side] = NO_ROUND_YET
        self.begin_round(chance)

    def begin_round(self, chance: Chance) -> None:
        """Starters into the suites, the others into the hands; two players use up the deck in two rounds."""
        board = self.board
        journal = self.journal
        seats = self.seats
        deck = self.deck
        from_reserve = seats == 2 and board[ROUND] & 1 == 1
        if from_reserve:
            self.take_starters_back()
        board[ROUND] += 1
        if journal is not None:
            journal.note(ROUND_BEGUN, EVERYONE, board[ROUND], i64(from_reserve), 0, 0)
        # A pile has no order: a pick takes a card off the tray, and the last one there fills its place.
        tray = deck.courtiers[:]
        left: i64 = CARDS - STARTERS
        if from_reserve:
            left = self.lay_out(board[HELD + RESERVE], tray)
            self.set_first_round_aside()
        else:
            self.gather_all()
        self.clear_table()
        self.deal_starters(chance)
        for seat in range(seats):
            hand: i64 = 0
            for slot in range(HAND[seats]):
                pick = chance.pick(left)
                card = tray[pick]
                left -= 1
                tray[pick] = tray[left]
                hand |= BIT[card]
                if journal is not None:
                    journal.outcome(OUTCOME_CARD, card)
                    journal.note(DEALT, BIT[seat], seat, card, 0, 0)
            board[HELD + seat] = hand
            board[SIZES + seat] = HAND[seats]
        board[HELD + RESERVE] = 0
        board[SIZES + RESERVE] = 0
        if seats == 2:
            board[SIZES + RESERVE] = left
            for place in range(left):
                board[HELD + RESERVE] |= BIT[tray[place]]
        while seats == 3 and left > 0:
            pick = chance.pick(left)
            card = tray[pick]
            left -= 1
            tray[pick] = tray[left]
            self.onto_discard(card)
            if journal is not None:
                journal.outcome(OUTCOME_CARD, card)
                journal.note(LEFT_OVER, EVERYONE, card, 0, 0, 0)
        first = self.first_player()
        if journal is not None:
            journal.note(BEGINS, EVERYONE, first, 0, 0, 0)
        self.begin_turn(first, chance)

    # ---------------------------------------------------------------- who may do what

    def actors(self) -> i64:
        board = self.board
        if board[PHASE] == OVER:
            return 0
        return BIT[board[ACTOR]]

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        board = self.board
        if board[ACTOR] != seat or board[PHASE] == OVER:
            return 0
        offered = choices(board, self.deck, self.seats, seat)
        first = FIRST_MOVE[board[PHASE]]
        which = WHICH
        n: i64 = 0
        while offered != 0:
            # lowest, written out: this is the busiest loop of all.
            moves[n] = first + which[(offered & -offered) * SPELL >> 58 & 63]
            offered &= offered - 1
            n += 1
        return n

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        board = self.board
        phase = board[PHASE]
        chosen = move - FIRST_MOVE[phase]
        if phase == TO_PLAY:
            self.play(seat, chosen, chance)
        elif phase == TO_NAME:
            self.name(seat, chosen, chance)
        elif phase == TO_GIVE:
            self.give(seat, chosen, chance)
        elif phase == TO_LOSE:
            self.lose(seat, chosen)
            board[LEFT] -= 1
            if board[LEFT] > 0:
                self.wait_for(seat, TO_LOSE)
            else:
                self.after_victim(chance)
        elif phase == TO_SHOW:
            self.show(seat, chosen)
        elif phase == TO_STRIKE:
            victim = board[VICTIM]
            self.lay_down_shown()
            self.lose(victim, chosen)
            self.after_victim(chance)
        elif phase == TO_TAKE:
            self.take(seat, board[VICTIM], chosen)
            self.after_action(chance)
        elif phase == TO_SWAP:
            self.swap_for(seat, chosen, chance)
        elif phase == TO_DISCREDIT:
            self.discredit(chosen)
            board[LEFT] -= 1
            if board[LEFT] > 0:
                self.wait_for(seat, TO_DISCREDIT)
            else:
                self.after_action(chance)
        elif phase == TO_CHARM:
            self.charm(seat, chosen)
            self.after_action(chance)
        else:
            self.recall(seat, chosen)
            self.after_action(chance)

    # ---------------------------------------------------------------- a turn

    def begin_turn(self, seat: i64, chance: Chance) -> None:
        """A turn, or the end of the round if the only card in hand may not be played (Zelon)."""
        board = self.board
        board[TURN] = seat
        self.clear_turn()
        if board[SIZES + seat] == 1 and board[HELD + seat] & self.deck.needs_another != 0:
            self.end_round(STUCK, seat, chance)
        else:
            self.wait_for(seat, TO_PLAY)

    def play(self, seat: i64, card: i64, chance: Chance) -> None:
        """A courtier from hand into the own suite; its action is done in full or not at all."""
        board = self.board
        journal = self.journal
        deck = self.deck
        allowing: i64 = NOBODY
        silent = False
        if board[MORE] > 0:
            allowing = board[ALLOWING]
            silent = deck.pick[allowing] == SILENT
            board[MORE] -= 1
        self.out_of_hand(seat, card)
        board[SUITES + seat] |= BIT[card]
        board[CARD] = card
        board[PLAYS] += 1
        if journal is not None:
            # A courtier once shown cannot be taken back (rules: A turn).
            journal.reveal((BIT[self.seats] - 1) ^ BIT[seat])
            journal.note(PLAYED, EVERYONE, seat, card, allowing, 0)
        if silent or deck.verb[card] == DOES_NOTHING:
            self.after_action(chance)
        elif possible(board, deck, self.seats, seat, card):
            self.begin_action(seat, card, chance)
        else:
            if deck.verb[card] == PLAY_MORE and room_for_more(board, deck, seat, card):
                self.conclude(seat, card, deck.number[card] - 1)
            if journal is not None:
                journal.note(FAILED, EVERYONE, seat, card, 0, 0)
            self.after_action(chance)

    def conclude(self, seat: i64, card: i64, spare: i64) -> None:
        """Everyone sees that the hand cannot go on: of the cards that would do it holds at most so many."""
        board = self.board
        cards = self.deck.reach[card]
        if board[SIZES + seat] == 1:
            cards &= ~self.deck.needs_another
        memory.bars(board, seat, cards, spare)

    def begin_action(self, seat: i64, card: i64, chance: Chance) -> None:
        """The first choice of an action that can be done in full."""
        board = self.board
        deck = self.deck
        verb = deck.verb[card]
        board[LEFT] = 1
        if verb == PLAY_MORE:
            self.allow_more(seat, card, chance)
        elif verb == SUITE_DISCREDIT:
            board[LEFT] = deck.number[card]
            self.wait_for(seat, TO_DISCREDIT)
        elif verb == CHARM:
            self.wait_for(seat, TO_CHARM)
        elif verb == SUITE_SWAP:
            self.wait_for(seat, TO_SWAP)
        elif verb == GIVE_AWAY or verb == HAND_TAKE or verb == HAND_SWAP:
            self.wait_for(seat, TO_NAME)
        elif verb == HAND_DISCREDIT:
            if deck.scope[card] == EACH:
                self.next_victim(seat, chance)
            elif deck.scope[card] == MYSELF:
                self.strike_hand(seat, chance)
            else:
                self.wait_for(seat, TO_NAME)
        else:
            self.wait_for(seat, TO_RECALL)

    def allow_more(self, seat: i64, card: i64, chance: Chance) -> None:
        """More plays. The newest permission comes first and so replaces an older one: only three plays are made in a
        turn, the older can never be used again."""
        board = self.board
        journal = self.journal
        self.permit(seat, card)
        if journal is not None:
            journal.note(ALLOWED, EVERYONE, seat, card, board[MORE], 0)
        self.after_action(chance)

    def after_action(self, chance: Chance) -> None:
        """On with the chain, or the end of the turn. A chain goes on though a hand is empty or its card is gone."""
        board = self.board
        journal = self.journal
        seat = board[TURN]
        board[LEFT] = 0
        board[VICTIM] = NOBODY
        if board[MORE] > 0:
            if board[PLAYS] < PLAYS_IN_A_TURN:
                if board[HELD + seat] & allowed_cards(board, self.deck, seat) != 0:
                    self.wait_for(seat, TO_PLAY)
                    return
                if board[SIZES + seat] > 0:
                    self.conclude(seat, board[ALLOWING], 0)
            if journal is not None:
                journal.note(RAN_DRY, EVERYONE, seat, board[ALLOWING], 0, 0)
        self.end_turn(chance)

    def end_turn(self, chance: Chance) -> None:
        """The round ends with a turn in which any hand is empty, whoever emptied it."""
        board = self.board
        seat = board[TURN]
        for _step in range(self.seats):
            if board[SIZES + seat] == 0:
                self.end_round(HAND_EMPTY, seat, chance)
                return
            seat += 1
            if seat == self.seats:
                seat = 0
        seat = board[TURN] + 1
        if seat == self.seats:
            seat = 0
        self.begin_turn(seat, chance)

    # ---------------------------------------------------------------- actions on suites and discard

    def swap_for(self, seat: i64, card: i64, chance: Chance) -> None:
        """The courtier to take is chosen; the one given is this very card, or chosen next."""
        board = self.board
        journal = self.journal
        board[WANTED] = card
        if self.deck.scope[board[CARD]] == THIS_CARD:
            self.swap(seat, board[CARD])
            self.after_action(chance)
            return
        if journal is not None:
            journal.note(SWAP_CHOSEN, EVERYONE, seat, card, 0, 0)
        self.wait_for(seat, TO_GIVE)

    # ---------------------------------------------------------------- actions on hands

    def name(self, seat: i64, victim: i64, chance: Chance) -> None:
        board = self.board
        journal = self.journal
        verb = self.deck.verb[board[CARD]]
        board[VICTIM] = victim
        if journal is not None:
            journal.note(NAMED, EVERYONE, seat, victim, 0, 0)
        if verb == GIVE_AWAY or verb == HAND_SWAP:
            self.wait_for(seat, TO_GIVE)
        else:
            self.strike_hand(victim, chance)

    def strike_hand(self, victim: i64, chance: Chance) -> None:
        """What a victim has to do now: lose cards by lot or by choice, or show some."""
        board = self.board
        journal = self.journal
        deck = self.deck
        card = board[CARD]
        board[VICTIM] = victim
        to_show = cards_to_show(deck, card)
        if to_show > 0:
            board[LEFT] = to_show
            self.wait_for(victim, TO_SHOW)
        elif deck.pick[card] == AT_RANDOM:
            for _step in range(deck.number[card]):
                hand = board[HELD + victim]
                lost = member(hand, chance.pick(board[SIZES + victim]))
                if journal is not None:
                    journal.outcome(OUTCOME_CARD, lost)
                self.lose(victim, lost)
            self.after_victim(chance)
        else:
            board[LEFT] = deck.number[card]
            self.wait_for(victim, TO_LOSE)

    def next_victim(self, after: i64, chance: Chance) -> None:
        """Each other player in turn, clockwise from the active player's left."""
        board = self.board
        seat = after + 1
        if seat == self.seats:
            seat = 0
        if seat == board[TURN]:
            self.after_action(chance)
        else:
            self.strike_hand(seat, chance)

    def after_victim(self, chance: Chance) -> None:
        board = self.board
        if self.deck.scope[board[CARD]] == EACH:
            self.next_victim(board[VICTIM], chance)
        else:
            self.after_action(chance)

    def show(self, victim: i64, card: i64) -> None:
        """One more card to show; when all are chosen, the active player alone sees them."""
        board = self.board
        journal = self.journal
        board[SHOWN] |= BIT[card]
        board[SHOWN_SIZE] += 1
        board[LEFT] -= 1
        if journal is not None:
            journal.note(CHOSEN_TO_SHOW, BIT[victim], victim, card, 0, 0)
        if board[LEFT] > 0:
            self.wait_for(victim, TO_SHOW)
            return
        seat = board[TURN]
        memory.is_shown(board, victim, seat, board[SHOWN])
        board[LEFT] = 1
        if journal is not None:
            journal.reveal(BIT[seat])
            journal.note(SHOWN_TO, BIT[seat] | BIT[victim], victim, seat, board[SHOWN], 0)
        if self.deck.verb[board[CARD]] == HAND_TAKE:
            self.wait_for(seat, TO_TAKE)
        else:
            self.wait_for(seat, TO_STRIKE)

    def give(self, seat: i64, card: i64, chance: Chance) -> None:
        """The card that is given: to end a swap, to another's suite, or for one of another's hand."""
        board = self.board
        journal = self.journal
        verb = self.deck.verb[board[CARD]]
        other = board[VICTIM]
        if verb == SUITE_SWAP:
            self.swap(seat, card)
        elif verb == GIVE_AWAY:
            board[SUITES + seat] ^= BIT[card]
            board[SUITES + other] |= BIT[card]
            if journal is not None:
                journal.note(GIVEN, EVERYONE, seat, other, card, 0)
        else:
            # A random card of that hand as it was before.
            got = member(board[HELD + other], chance.pick(board[SIZES + other]))
            memory.change_places(board, self.seats, seat, other, card, got)
            board[HELD + seat] ^= BIT[card] | BIT[got]
            board[HELD + other] ^= BIT[card] | BIT[got]
            if journal is not None:
                journal.outcome(OUTCOME_CARD, got)
                journal.reveal(BIT[other])
                journal.note(EXCHANGED, BIT[seat] | BIT[other], seat, other, card, got)
        self.after_action(chance)

    # ---------------------------------------------------------------- the end of a round and of the match

    def end_round(self, why: i64, seat: i64, chance: Chance) -> None:
        board = self.board
        journal = self.journal
        self.clear_turn()
        winner = count_round(board, self.deck, self.seats, self.teams)
        stuck: i64 = NOBODY
        if why == STUCK:
            # Who cannot play shows why: all may remember it in the second round of two players.
            stuck = lowest(board[HELD + seat])
            memory.is_shown_to_all(board, seat, stuck)
        if journal is not None:
            for other in range(self.seats):
                journal.note(SCORED, EVERYONE, other, suite_points(board, self.deck, other), 0, 0)
            journal.note(ROUND_ENDED, EVERYONE, why, seat, winner, stuck)
            if why == STUCK:
                journal.reveal((BIT[self.seats] - 1) ^ BIT[seat])
        ended_by = award_medal(board, self.seats, winner)
        if ended_by == 0:
            self.begin_round(chance)
            return
        board[ENDED_BY] = ended_by
        board[PHASE] = OVER
        if journal is not None:
            journal.note(MATCH_ENDED, EVERYONE, ended_by, 0, 0, 0)

    # ---------------------------------------------------------------- copies and knowledge

    def copy(self) -> "PateeState":
        twin = PateeState(self.seats, self.deck, self.teams, 0)
        twin.board = self.board[:]
        return twin

    def blank(self, seat: i64) -> "PateeState":
        """Others' hands but for what the seat remembers, the reserve, and cards shown to others are unknown."""
        view = self.copy()
        hide(view.board, seat)
        return view

    def fill(self, chance: Chance) -> "PateeState":
        world = self.copy()
        if world.board[VIEWER] != 0:
            imagine(world.board, self.deck, self.seats, chance)
        return world
