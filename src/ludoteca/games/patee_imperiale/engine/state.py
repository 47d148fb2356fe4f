"""A turn of Pâtée Impériale, step by step: play a courtier, carry out its action, perhaps play more, end the turn.

`round` deals and counts, `court` moves the cards about, and `actions` says what an action may choose.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, BIT_INDEX, DE_BRUIJN, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.games.patee_imperiale.engine import actions, memory, numbers, worlds
from ludoteca.games.patee_imperiale.engine.round import Round


@final
class PateeState(Round):
    """A position of a match of Pâtée Impériale, or what a seat knows of one."""

    # ---------------------------------------------------------------- a turn

    def begin_turn(self, seat: i64, chance: Chance) -> None:
        """A seat's turn begins; the round ends at once if its only card is Zelon (rules: Pâtée Impériale 15)."""
        board = self.board
        board[numbers.ACTIVE_PLAYER] = seat
        self.clear_turn()
        if board[numbers.HAND_SIZES + seat] == 1 and board[numbers.HANDS + seat] & self.deck.needs_another != 0:
            self.end_round(numbers.STUCK, seat, chance)
        else:
            self.wait_for(seat, numbers.TO_PLAY)

    def play(self, seat: i64, card: i64, chance: Chance) -> None:
        """Play a courtier into the suite and carry out its action, in full or not at all (rules: Pâtée Impériale 4)."""
        board = self.board
        deck = self.deck
        permitted_by: i64 = numbers.NOBODY
        silent = False
        if board[numbers.EXTRA_PLAYS] > 0:
            permitted_by = board[numbers.PERMITTED_BY]
            silent = deck.pick[permitted_by] == numbers.SILENT
            board[numbers.EXTRA_PLAYS] -= 1
        self.leave_hand(seat, card)
        board[numbers.SUITES + seat] |= BIT[card]
        board[numbers.ACTING_CARD] = card
        board[numbers.PLAYS_MADE] += 1
        if self.journal is not None:  # spares two calls for every play
            # Once a courtier has been shown, the player cannot choose another.
            self.reveal((BIT[self.seats] - 1) ^ BIT[seat])
            self.note(numbers.EVENT_PLAYED, EVERYONE, seat, card, permitted_by, 0)
            self.note_prestige(seat)
        if silent or deck.verb[card] == numbers.VERB_NONE:
            self.after_action(chance)
        elif actions.can_be_done(board, deck, self.seats, seat, card):
            self.begin_action(seat, card, chance)
        else:
            if deck.verb[card] == numbers.VERB_PLAY_MORE and actions.has_room_for_more(board, deck, seat, card):
                self.conclude_lack(seat, card, deck.amount[card] - 1)
            self.note(numbers.EVENT_FAILED, EVERYONE, seat, card, 0, 0)
            self.after_action(chance)

    def begin_action(self, seat: i64, card: i64, chance: Chance) -> None:
        """Ask for the first choice of an action that can be done in full."""
        board = self.board
        deck = self.deck
        verb = deck.verb[card]
        board[numbers.CHOICES_LEFT] = 1
        if verb == numbers.VERB_PLAY_MORE:
            self.play_more(seat, card, chance)
        elif verb == numbers.VERB_SUITE_DISCREDIT:
            board[numbers.CHOICES_LEFT] = deck.amount[card]
            self.wait_for(seat, numbers.TO_DISCREDIT)
        elif verb == numbers.VERB_CHARM:
            self.wait_for(seat, numbers.TO_CHARM)
        elif verb == numbers.VERB_SUITE_SWAP:
            self.wait_for(seat, numbers.TO_SWAP)
        elif verb == numbers.VERB_GIVE or verb == numbers.VERB_HAND_TAKE or verb == numbers.VERB_HAND_SWAP:
            self.wait_for(seat, numbers.TO_NAME)
        elif verb == numbers.VERB_HAND_DISCREDIT:
            if deck.scope[card] == numbers.WHO_EACH:
                self.next_victim(seat, chance)
            elif deck.scope[card] == numbers.WHO_SELF:
                self.affect_hand(seat, chance)
            else:
                self.wait_for(seat, numbers.TO_NAME)
        else:
            self.wait_for(seat, numbers.TO_RECALL)

    def play_more(self, seat: i64, card: i64, chance: Chance) -> None:
        """Permit more plays. The newest permission is used first (rules: Pâtée Impériale 11).

        It replaces an older one, which could only be used for a fourth play.
        """
        self.permit_plays(seat, card)
        self.note(numbers.EVENT_MORE_ALLOWED, EVERYONE, seat, card, self.board[numbers.EXTRA_PLAYS], 0)
        self.after_action(chance)

    def after_action(self, chance: Chance) -> None:
        """Go on with the chain of plays, or end the turn.

        A chain goes on even if a hand is empty or the permitting card has left the suite. If no card in hand may be
        played, the rest of the permission is lost (rules: Pâtée Impériale 12).
        """
        board = self.board
        seat = board[numbers.ACTIVE_PLAYER]
        board[numbers.CHOICES_LEFT] = 0
        board[numbers.VICTIM] = numbers.NOBODY
        if board[numbers.EXTRA_PLAYS] > 0:
            if board[numbers.PLAYS_MADE] < numbers.MOST_PLAYS:
                if board[numbers.HANDS + seat] & actions.playable_cards(board, self.deck, seat) != 0:
                    self.wait_for(seat, numbers.TO_PLAY)
                    return
                if board[numbers.HAND_SIZES + seat] > 0:
                    self.conclude_lack(seat, board[numbers.PERMITTED_BY], 0)
            self.note(numbers.EVENT_CHAIN_ENDED, EVERYONE, seat, board[numbers.PERMITTED_BY], 0, 0)
        self.end_turn(chance)

    def end_turn(self, chance: Chance) -> None:
        """The round ends if any hand is empty now, no matter who emptied it (rules: Pâtée Impériale 14)."""
        board = self.board
        seat = board[numbers.ACTIVE_PLAYER]
        for _step in range(self.seats):
            if board[numbers.HAND_SIZES + seat] == 0:
                self.end_round(numbers.HAND_EMPTY, seat, chance)
                return
            seat += 1
            if seat == self.seats:
                seat = 0
        seat = board[numbers.ACTIVE_PLAYER] + 1
        if seat == self.seats:
            seat = 0
        self.begin_turn(seat, chance)

    # ---------------------------------------------------------------- actions with a swap, a gift or a named player

    def choose_swap_target(self, seat: i64, card: i64, chance: Chance) -> None:
        """The courtier to take is chosen. The one given is the acting card itself, or is chosen next."""
        board = self.board
        board[numbers.SWAP_TARGET] = card
        if self.deck.scope[board[numbers.ACTING_CARD]] == numbers.OWN_SELF:
            self.swap(seat, board[numbers.ACTING_CARD])
            self.after_action(chance)
            return
        self.note(numbers.EVENT_SWAP_CHOSEN, EVERYONE, seat, card, 0, 0)
        self.wait_for(seat, numbers.TO_GIVE)

    def name_player(self, seat: i64, victim: i64, chance: Chance) -> None:
        board = self.board
        verb = self.deck.verb[board[numbers.ACTING_CARD]]
        board[numbers.VICTIM] = victim
        self.note(numbers.EVENT_NAMED, EVERYONE, seat, victim, 0, 0)
        if verb == numbers.VERB_GIVE or verb == numbers.VERB_HAND_SWAP:
            self.wait_for(seat, numbers.TO_GIVE)
        else:
            self.affect_hand(victim, chance)

    def give(self, seat: i64, card: i64, chance: Chance) -> None:
        """The card to give is chosen: it completes a swap, goes to another suite, or into another hand."""
        board = self.board
        verb = self.deck.verb[board[numbers.ACTING_CARD]]
        other = board[numbers.VICTIM]
        if verb == numbers.VERB_SUITE_SWAP:
            self.swap(seat, card)
        elif verb == numbers.VERB_GIVE:
            board[numbers.SUITES + seat] ^= BIT[card]
            board[numbers.SUITES + other] |= BIT[card]
            self.note(numbers.EVENT_GIVEN, EVERYONE, seat, other, card, 0)
            self.note_prestige(seat)
            self.note_prestige(other)
        else:
            # A random card of the other hand as it was before the exchange (rules: Pâtée Impériale 9).
            got = member(board[numbers.HANDS + other], chance.pick(board[numbers.HAND_SIZES + other]))
            memory.cards_swapped(board, self.seats, seat, other, card, got)
            board[numbers.HANDS + seat] ^= BIT[card] | BIT[got]
            board[numbers.HANDS + other] ^= BIT[card] | BIT[got]
            self.outcome(numbers.OUTCOME_CARD, got)
            self.reveal(BIT[other])
            self.note(numbers.EVENT_HANDS_SWAPPED, BIT[seat] | BIT[other], seat, other, card, got)
        self.after_action(chance)

    # ---------------------------------------------------------------- actions on hands

    def affect_hand(self, victim: i64, chance: Chance) -> None:
        """A victim shows cards, loses random ones, or chooses which ones to lose."""
        board = self.board
        deck = self.deck
        card = board[numbers.ACTING_CARD]
        board[numbers.VICTIM] = victim
        to_show = actions.cards_to_show(deck, card)
        if to_show > 0:
            board[numbers.CHOICES_LEFT] = to_show
            self.wait_for(victim, numbers.TO_SHOW)
        elif deck.pick[card] == numbers.PICK_RANDOM:
            for _step in range(deck.amount[card]):
                hand = board[numbers.HANDS + victim]
                lost = member(hand, chance.pick(board[numbers.HAND_SIZES + victim]))
                self.outcome(numbers.OUTCOME_CARD, lost)
                self.discredit_from_hand(victim, lost, board[numbers.ACTIVE_PLAYER])
            self.after_victim(chance)
        else:
            board[numbers.CHOICES_LEFT] = deck.amount[card]
            self.wait_for(victim, numbers.TO_LOSE)

    def choose_to_show(self, victim: i64, card: i64) -> None:
        """The victim chooses one more card to show. When all are chosen, the active player alone sees them.

        rules: Pâtée Impériale 9
        """
        board = self.board
        board[numbers.SHOWN_CARDS] |= BIT[card]
        board[numbers.SHOWN_COUNT] += 1
        board[numbers.CHOICES_LEFT] -= 1
        self.note(numbers.EVENT_CARD_CHOSEN, BIT[victim], victim, card, 0, 0)
        if board[numbers.CHOICES_LEFT] > 0:
            self.wait_for(victim, numbers.TO_SHOW)
            return
        seat = board[numbers.ACTIVE_PLAYER]
        shown = board[numbers.SHOWN_CARDS]
        memory.cards_shown(board, victim, seat, shown)
        board[numbers.CHOICES_LEFT] = 1
        self.reveal(BIT[seat])
        self.note(numbers.EVENT_CARDS_SHOWN, BIT[seat] | BIT[victim], victim, seat, shown, 0)
        if self.deck.verb[board[numbers.ACTING_CARD]] == numbers.VERB_HAND_TAKE:
            self.wait_for(seat, numbers.TO_TAKE)
        else:
            self.wait_for(seat, numbers.TO_STRIKE)

    def after_victim(self, chance: Chance) -> None:
        """One victim is done: go on to the next if each other player is hit."""
        board = self.board
        if self.deck.scope[board[numbers.ACTING_CARD]] == numbers.WHO_EACH:
            self.next_victim(board[numbers.VICTIM], chance)
        else:
            self.after_action(chance)

    def next_victim(self, after: i64, chance: Chance) -> None:
        """Each other player in turn, clockwise from the left of the active player (rules: Pâtée Impériale 9)."""
        seat = after + 1
        if seat == self.seats:
            seat = 0
        if seat == self.board[numbers.ACTIVE_PLAYER]:
            self.after_action(chance)
        else:
            self.affect_hand(seat, chance)

    # ---------------------------------------------------------------- moves

    def actors(self) -> i64:
        board = self.board
        if board[numbers.PHASE] == numbers.OVER:
            return 0
        return BIT[board[numbers.ACTOR]]

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        board = self.board
        if board[numbers.ACTOR] != seat or board[numbers.PHASE] == numbers.OVER:
            return 0
        offered = actions.choices(board, self.deck, self.seats, seat)
        first = numbers.FIRST_MOVE[board[numbers.PHASE]]
        bit_index = BIT_INDEX
        n: i64 = 0
        while offered != 0:
            # `lowest` written out, because this is the busiest loop of all.
            moves[n] = first + bit_index[(offered & -offered) * DE_BRUIJN >> 58 & 63]
            offered &= offered - 1
            n += 1
        return n

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        board = self.board
        phase = board[numbers.PHASE]
        chosen = move - numbers.FIRST_MOVE[phase]
        if phase == numbers.TO_PLAY:
            self.play(seat, chosen, chance)
        elif phase == numbers.TO_NAME:
            self.name_player(seat, chosen, chance)
        elif phase == numbers.TO_GIVE:
            self.give(seat, chosen, chance)
        elif phase == numbers.TO_LOSE:
            self.discredit_from_hand(seat, chosen, seat)
            board[numbers.CHOICES_LEFT] -= 1
            if board[numbers.CHOICES_LEFT] > 0:
                self.wait_for(seat, numbers.TO_LOSE)
            else:
                self.after_victim(chance)
        elif phase == numbers.TO_SHOW:
            self.choose_to_show(seat, chosen)
        elif phase == numbers.TO_STRIKE:
            self.clear_shown()
            self.discredit_from_hand(board[numbers.VICTIM], chosen, seat)
            self.after_victim(chance)
        elif phase == numbers.TO_TAKE:
            self.take_shown(seat, board[numbers.VICTIM], chosen)
            self.after_action(chance)
        elif phase == numbers.TO_SWAP:
            self.choose_swap_target(seat, chosen, chance)
        elif phase == numbers.TO_DISCREDIT:
            self.discredit(chosen)
            board[numbers.CHOICES_LEFT] -= 1
            if board[numbers.CHOICES_LEFT] > 0:
                self.wait_for(seat, numbers.TO_DISCREDIT)
            else:
                self.after_action(chance)
        elif phase == numbers.TO_CHARM:
            self.charm(seat, chosen)
            self.after_action(chance)
        else:
            self.recall(seat, chosen)
            self.after_action(chance)

    # ---------------------------------------------------------------- copies and views

    def copy(self) -> "PateeState":
        twin = PateeState(self.seats, self.deck, self.teams, 0)
        twin.board = self.board[:]
        return twin

    def blank(self, seat: i64) -> "PateeState":
        view = self.copy()
        worlds.hide_unknown(view.board, seat)
        return view

    def fill(self, chance: Chance) -> "PateeState":
        world = self.copy()
        if world.board[numbers.VIEWER] != 0:
            worlds.fill_unknown(world.board, self.deck, self.seats, chance)
        return world
