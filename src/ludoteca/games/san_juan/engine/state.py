"""The rules of San Juan in the order of play: set-up, a round of roles with their five phases, the next round, the end.

The phases themselves are in builder.py, goods.py (Producer and Trader) and councillor.py.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine import (
    builder,
    councillor,
    evaluate,
    goods,
    knowledge,
    numbers,
    roles,
    scoring,
    transfers,
)
from ludoteca.games.san_juan.engine.card_sets import remove


@final
class SanJuanState(State):
    """A position of San Juan, or a seat's view of one."""

    starting_hand: bool
    crane_good_pays: bool
    role_order: i64  # this round's roles in the order taken (ROLE_BITS); only shown, and no part of the position

    def __init__(self, seats: i64, starting_hand: bool, crane_good_pays: bool, size: i64 = numbers.BOARD_SIZE) -> None:
        super().__init__(seats, size)
        self.starting_hand = starting_hand
        self.crane_good_pays = crane_good_pays
        self.role_order = 0

    # ---------------------------------------------------------------- set-up

    def deal(self, chance: Chance) -> None:
        """An Indigo Plant and a hand for everybody; with `starting_hand` more cards, of which four are kept.

        With `starting_hand` all choose at once (rules: San Juan 12).
        """
        board = self.board
        seats = self.seats
        board[numbers.PILE] = numbers.DECK[0]
        board[numbers.PILE + 1] = numbers.DECK[1]
        board[numbers.PILE_COUNT] = numbers.CARDS
        for place in range(i64(numbers.CYCLE), i64(numbers.CYCLE + numbers.TILES)):
            board[place] = numbers.NONE
        board[numbers.TILE] = numbers.NONE
        board[numbers.ROLE] = numbers.NONE
        board[numbers.NEW_BUILDING] = numbers.NONE
        board[numbers.BUILT_OVER] = numbers.NONE
        board[numbers.ROUND] = 1
        governor = chance.pick(seats)
        board[numbers.GOVERNOR] = governor
        board[numbers.PICKER] = governor
        board[numbers.CURRENT_SEAT] = governor
        self.outcome(numbers.OUTCOME_SEAT, governor)
        self.note(numbers.BEGUN, EVERYONE, governor, 0, 0, 0)
        for seat in range(seats):
            remove(board, numbers.PILE, numbers.INDIGO)
            board[numbers.PILE_COUNT] -= 1
            board[numbers.PLANTS + numbers.PLANT_KINDS * seat + numbers.INDIGO] = 1
            board[numbers.BUILDING_COUNT + seat] = 1
        for place in range(seats):
            seat = (governor + place) % seats
            cards: i64 = numbers.STARTING_HAND
            if self.starting_hand:
                cards = numbers.STARTING_DRAW + place
            for card in range(cards):
                transfers.draw_to_hand(self, seat, numbers.FOR_START, chance)
            if self.starting_hand:
                councillor.ask_for_cards(self, seat, cards - numbers.STARTING_HAND)
        board[numbers.CARD_MOVED] = 0
        if self.starting_hand:
            self.await_phase(numbers.TO_KEEP_HAND)
        else:
            self.next_role()

    # ---------------------------------------------------------------- a round of roles

    def next_role(self) -> None:
        """The next seat takes a role. After the last role the next round begins."""
        board = self.board
        seats = self.seats
        roles_per_round = seats
        if seats == 2:
            roles_per_round = numbers.ROLES_OF_TWO
        if board[numbers.TURN] == roles_per_round:
            self.picture()  # the last phase of the round, before the roles return
        board[numbers.ROLE] = numbers.NONE
        board[numbers.LIBRARY_DECLARED] = 0
        board[numbers.TILE] = numbers.NONE
        if board[numbers.TURN] == roles_per_round:
            self.end_round()
            return
        picker = (board[numbers.GOVERNOR] + board[numbers.TURN]) % seats
        board[numbers.PICKER] = picker
        board[numbers.CURRENT_SEAT] = picker
        board[numbers.ACTING] = BIT[picker]
        self.await_phase(numbers.TO_TAKE_ROLE)

    def take_role(self, seat: i64, move: i64, chance: Chance) -> None:
        """A seat takes a role, and its phase begins. With two players it may declare the Library.

        rules: San Juan 14
        """
        board = self.board
        role = move - numbers.ROLE_MOVE
        doubled: i64 = 0
        if move == numbers.COUNCILLOR_DOUBLED:
            role = numbers.COUNCILLOR
            doubled = 1
        elif move == numbers.PROSPECTOR_DOUBLED:
            role = numbers.PROSPECTOR
            doubled = 1
        board[numbers.ROLE] = role
        board[numbers.ROLES_TAKEN] |= BIT[role]
        self.role_order |= (role + 1) << (numbers.ROLE_BITS * board[numbers.TURN])
        board[numbers.TURN] += 1
        board[numbers.LIBRARY_DECLARED] = doubled
        often = roles.privilege(board, self.seats, seat)
        self.note(numbers.ROLE_TAKEN, EVERYONE, seat, role, doubled, often)
        if doubled != 0:
            roles.use_library(self, seat)
        board[numbers.ACTING] = 0
        if role == numbers.BUILDER:
            self.ask_to_build(seat)
        elif role == numbers.PRODUCER:
            self.ask_producers(chance)
        elif role == numbers.TRADER:
            self.ask_traders(chance)
        elif role == numbers.COUNCILLOR:
            self.deal_to_councillors(chance)
        else:
            self.prospect(seat, chance)

    def seat_after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # ---------------------------------------------------------------- Builder

    def ask_to_build(self, seat: i64) -> None:
        """Ask the next seat with a card in hand, from this one on; after the last the phase ends.

        Seats build one after the other (rules: San Juan 12).
        """
        board = self.board
        while True:
            board[numbers.CURRENT_SEAT] = seat
            if board[numbers.HAND_COUNT + seat] > 0:
                board[numbers.ACTING] = BIT[seat]
                self.await_phase(numbers.TO_BUILD)
                return
            seat = self.seat_after(seat)
            if seat == board[numbers.PICKER]:
                break
        self.end_builder_phase()

    def build(self, seat: i64, move: i64, chance: Chance) -> None:
        """Put a card down as a new building, or build nothing. A Crane may cover another building.

        rules: San Juan 1, San Juan 4
        """
        if move == numbers.NO_BUILD:
            self.note(numbers.NOTHING_BUILT, EVERYONE, seat, 0, 0, 0)
            self.next_builder(seat)
            return
        builder.put_down(self, seat, move)
        if self.board[numbers.VIOLETS + seat] & numbers.HAS_CRANE != 0:
            self.await_phase(numbers.TO_COVER)
        else:
            self.ask_payment(seat, chance)

    def ask_payment(self, seat: i64, chance: Chance) -> None:
        if builder.charge(self, seat) > 0:
            self.await_phase(numbers.TO_PAY)
        else:
            builder.complete(self, seat, chance)
            self.next_builder(seat)

    def pay(self, seat: i64, move: i64, chance: Chance) -> None:
        """Pay one card or good. The building stands when all is paid (rules: San Juan 3)."""
        builder.pay_one(self, seat, move)
        if self.board[numbers.OWED] == 0:
            builder.complete(self, seat, chance)
            self.next_builder(seat)

    def next_builder(self, seat: i64) -> None:
        seat = self.seat_after(seat)
        if seat == self.board[numbers.PICKER]:
            self.end_builder_phase()
        else:
            self.ask_to_build(seat)

    def end_builder_phase(self) -> None:
        """Twelve buildings end the game, once all have finished the phase (rules: San Juan 10)."""
        board = self.board
        for seat in range(self.seats):
            if board[numbers.BUILDING_COUNT + seat] >= numbers.BUILDINGS_TO_END:
                self.finish(numbers.TWELVE_BUILDINGS)
                return
        self.next_role()

    # ---------------------------------------------------------------- Producer and Trader

    def ask_producers(self, chance: Chance) -> None:
        """Every seat with an empty plant chooses, all at once, if there are cards (rules: San Juan 12)."""
        board = self.board
        if transfers.cards_to_draw(board) > 0:
            for seat in range(self.seats):
                if scoring.plant_count(board, seat) > scoring.good_count(board, seat):
                    board[numbers.ACTING] |= BIT[seat]
                    board[numbers.CHOICES_LEFT + seat] = roles.goods_limit(board, self.seats, seat)
        self.await_phase(numbers.TO_PRODUCE)
        if board[numbers.ACTING] == 0:
            self.carry_out_answers(chance)

    def ask_traders(self, chance: Chance) -> None:
        """A tile sets the prices, and every seat with goods chooses, all at once (rules: San Juan 7, San Juan 12)."""
        board = self.board
        goods.turn_tile(self, chance)
        for seat in range(self.seats):
            if scoring.good_count(board, seat) > 0:
                board[numbers.ACTING] |= BIT[seat]
                board[numbers.CHOICES_LEFT + seat] = roles.goods_limit(board, self.seats, seat)
        self.await_phase(numbers.TO_SELL)
        if board[numbers.ACTING] == 0:
            self.carry_out_answers(chance)

    def carry_out_answers(self, chance: Chance) -> None:
        """All have chosen: now the seats produce or sell, in acting order (rules: San Juan 12)."""
        board = self.board
        self.reveal(EVERYONE)
        picker = board[numbers.PICKER]
        seat = picker
        while True:
            answer = board[numbers.SEALED + seat]
            board[numbers.SEALED + seat] = 0
            if board[numbers.PHASE] == numbers.TO_PRODUCE:
                goods.produce_named(self, seat, answer, chance)
            elif answer != 0:
                goods.sell_named(self, seat, answer, chance)
            if answer != 0:
                self.picture()  # front ends show one seat after the other
            seat = self.seat_after(seat)
            if seat == picker:
                break
        self.next_role()

    # ---------------------------------------------------------------- Councillor

    def deal_to_councillors(self, chance: Chance) -> None:
        """Every seat gets its cards in acting order, then all choose at once (rules: San Juan 12)."""
        board = self.board
        picker = board[numbers.PICKER]
        seat = picker
        while True:
            councillor.deal_to_councillor(self, seat, chance)
            seat = self.seat_after(seat)
            if seat == picker:
                break
        self.await_phase(numbers.TO_COUNSEL)
        if board[numbers.ACTING] == 0:
            self.next_role()

    # ---------------------------------------------------------------- Prospector

    def prospect(self, seat: i64, chance: Chance) -> None:
        """The prospector draws, then the Gold Mines work (rules: San Juan 6)."""
        for card in range(roles.privilege(self.board, self.seats, seat)):
            transfers.draw_to_hand(self, seat, numbers.FOR_PROSPECTOR, chance)
        self.ask_to_mine(seat)

    def ask_to_mine(self, seat: i64) -> None:
        """Ask the next owner of a Gold Mine, from this seat on. There must be four cards to turn up.

        rules: San Juan 6
        """
        board = self.board
        while True:
            has_mine = board[numbers.VIOLETS + seat] & numbers.HAS_GOLD_MINE != 0
            if has_mine and transfers.cards_to_draw(board) >= numbers.MINE_CARDS:
                board[numbers.CURRENT_SEAT] = seat
                board[numbers.ACTING] = BIT[seat]
                self.await_phase(numbers.TO_MINE)
                return
            seat = self.seat_after(seat)
            if seat == board[numbers.PICKER]:
                break
        self.next_role()

    def mine(self, seat: i64, move: i64, chance: Chance) -> None:
        """Turn up four cards. If all their costs differ, the owner keeps one (rules: San Juan 6)."""
        if move == numbers.NO_MINE:
            self.note(numbers.NOT_MINED, EVERYONE, seat, 0, 0, 0)
            self.next_miner(seat)
            return
        costs: i64 = 0
        all_differ = True
        for card in range(i64(numbers.MINE_CARDS)):
            cost = BIT[numbers.COST[transfers.turn_up(self, seat, chance)]]
            if costs & cost != 0:
                all_differ = False
            costs |= cost
        if all_differ:
            self.await_phase(numbers.TO_PICK)
        else:
            self.keep_mined_card(seat, numbers.NONE)

    def keep_mined_card(self, seat: i64, kind: i64) -> None:
        """Keep one of the cards that the Gold Mine turned up, or none; discard the others (rules: San Juan 6)."""
        transfers.clear_revealed(self, seat, kind)
        self.next_miner(seat)

    def next_miner(self, seat: i64) -> None:
        seat = self.seat_after(seat)
        if seat == self.board[numbers.PICKER]:
            self.next_role()
        else:
            self.ask_to_mine(seat)

    # ---------------------------------------------------------------- the next round

    def end_round(self) -> None:
        """The roles return, the governor changes. Then every seat has its Chapel and its hand limit, all at once.

        rules: San Juan 12
        """
        board = self.board
        board[numbers.GOVERNOR] = self.seat_after(board[numbers.GOVERNOR])
        board[numbers.ROUND] += 1
        board[numbers.TURN] = 0
        board[numbers.ROLES_TAKEN] = 0
        self.role_order = 0
        board[numbers.LIBRARY_SPENT] = 0
        board[numbers.PICKER] = board[numbers.GOVERNOR]
        board[numbers.CURRENT_SEAT] = board[numbers.GOVERNOR]
        board[numbers.ACTING] = 0
        board[numbers.CHAPELS_TO_ASK] = 0
        self.note(numbers.ROUND_BEGUN, EVERYONE, board[numbers.ROUND], board[numbers.GOVERNOR], 0, 0)
        for seat in range(self.seats):
            if board[numbers.VIOLETS + seat] & numbers.HAS_CHAPEL != 0 and board[numbers.HAND_COUNT + seat] > 0:
                board[numbers.CHAPELS_TO_ASK] |= BIT[seat]
                board[numbers.ACTING] |= BIT[seat]
            else:
                self.check_hand_limit(seat)
        board[numbers.PHASE] = numbers.TO_BEGIN_ROUND
        if board[numbers.ACTING] == 0:
            self.begin_round()
        else:
            self.await_phase(numbers.TO_BEGIN_ROUND)

    def use_chapel(self, seat: i64, move: i64) -> None:
        """Put a card under the Chapel, or none. The hand limit comes after it (rules: San Juan 12)."""
        board = self.board
        if move != numbers.NO_TUCK:
            transfers.tuck(self, seat, move - numbers.TUCK)
        else:
            self.note(numbers.NOTHING_TUCKED, EVERYONE, seat, 0, 0, 0)
        board[numbers.CHAPELS_TO_ASK] &= ~BIT[seat]
        board[numbers.ACTING] &= ~BIT[seat]
        self.check_hand_limit(seat)

    def check_hand_limit(self, seat: i64) -> None:
        """Hand limit: a seat with more than seven cards, or twelve with a Tower, must discard the rest."""
        board = self.board
        surplus = board[numbers.HAND_COUNT + seat] - scoring.hand_limit(board, seat)
        if surplus > 0:
            councillor.ask_for_cards(self, seat, surplus)

    def begin_round(self) -> None:
        """Go on to the roles, or end the game at a standstill: no card has moved and none can be drawn.

        rules: San Juan 9
        """
        board = self.board
        if board[numbers.CARD_MOVED] == 0 and transfers.cards_to_draw(board) == 0:
            self.finish(numbers.STANDSTILL)
            return
        board[numbers.CARD_MOVED] = 0
        self.next_role()

    # ---------------------------------------------------------------- the end

    def finish(self, reason: i64) -> None:
        board = self.board
        self.picture()  # the last building, before the points are counted
        board[numbers.PHASE] = numbers.OVER
        board[numbers.ACTING] = 0
        board[numbers.REASON] = reason
        self.note(numbers.ENDED, EVERYONE, reason, 0, 0, 0)

    def score(self, seat: i64) -> i64:
        return scoring.total(self.board, seat)

    def standing(self, seat: i64) -> i64:
        """Points, then the tie-break. If both are equal, the victory is shared (rules: San Juan 11)."""
        return 256 * scoring.total(self.board, seat) + scoring.tie_break(self.board, seat)

    # ---------------------------------------------------------------- moves

    def await_phase(self, phase: i64) -> None:
        """Wait for the seats that may act."""
        board = self.board
        board[numbers.PHASE] = phase
        if self.journal is not None:
            acting, seat = board[numbers.ACTING], board[numbers.CURRENT_SEAT]
            self.note(numbers.AWAITED, EVERYONE, phase, acting, seat, board[numbers.OWED])

    def actors(self) -> i64:
        return self.board[numbers.ACTING]

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        board = self.board
        if board[numbers.ACTING] & BIT[seat] == 0:
            return 0
        # The most frequent phases come first.
        phase = board[numbers.PHASE]
        if phase == numbers.TO_PAY:
            return builder.legal_payments(board, seat, moves)
        if phase == numbers.TO_BUILD:
            return builder.legal_builds(board, self.seats, seat, self.crane_good_pays, moves)
        if phase == numbers.TO_TAKE_ROLE:
            return roles.legal_roles(board, self.seats, seat, moves)
        if phase == numbers.TO_PRODUCE:
            return goods.legal_produce(board, self.seats, seat, moves)
        if phase == numbers.TO_SELL:
            return goods.legal_sell(board, seat, moves)
        if phase == numbers.TO_COUNSEL:
            return councillor.legal_councillor(board, seat, moves)
        if phase == numbers.TO_BEGIN_ROUND and board[numbers.CHAPELS_TO_ASK] & BIT[seat] != 0:
            n = councillor.legal_kinds(board, numbers.HANDS + numbers.SET_WORDS * seat, numbers.TUCK, moves)
            moves[n] = numbers.NO_TUCK
            return n + 1
        if phase == numbers.TO_BEGIN_ROUND or phase == numbers.TO_KEEP_HAND:
            return councillor.legal_discards(board, seat, moves)
        if phase == numbers.TO_COVER:
            return builder.legal_covers(board, self.seats, seat, self.crane_good_pays, moves)
        if phase == numbers.TO_MINE:
            moves[0] = numbers.USE_MINE
            moves[1] = numbers.NO_MINE
            return 2
        return councillor.legal_kinds(board, numbers.REVEALED, numbers.PICK, moves)

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < numbers.BUILD:
            self.take_role(seat, move, chance)
        elif move < numbers.BESIDE:
            self.build(seat, move, chance)
        elif move < numbers.PAY:
            if move != numbers.BESIDE:
                builder.choose_covered(self, seat, move, self.crane_good_pays)
            self.ask_payment(seat, chance)
        elif move < numbers.PRODUCE:
            self.pay(seat, move, chance)
        elif move < numbers.KEEP:
            goods.name_good(self, seat, move)
            if self.board[numbers.ACTING] == 0:
                self.carry_out_answers(chance)
        elif move < numbers.USE_MINE:
            if move < numbers.TUCK:
                councillor.choose_card(self, seat, move)
            else:
                self.use_chapel(seat, move)
            if self.board[numbers.ACTING] == 0:
                self.all_have_chosen()
        elif move < numbers.PICK:
            self.mine(seat, move, chance)
        else:
            self.keep_mined_card(seat, move - numbers.PICK)

    def all_have_chosen(self) -> None:
        """The last seat has chosen its cards: at the start of a round, as councillor, or for the starting hand."""
        if self.board[numbers.PHASE] == numbers.TO_BEGIN_ROUND:
            self.begin_round()
        else:
            self.next_role()

    # ---------------------------------------------------------------- copies and views

    def copy(self) -> "SanJuanState":
        copied = SanJuanState(self.seats, self.starting_hand, self.crane_good_pays, 0)
        copied.board = self.board[:]
        copied.role_order = self.role_order
        return copied

    def blank(self, seat: i64) -> "SanJuanState":
        """Hands, discards, Chapel cards and sealed answers of others are unknown, and so are pile and goods.

        rules: San Juan 8
        """
        view = self.copy()
        board = view.board
        knowledge.hide(board, self.seats, seat)
        phase = board[numbers.PHASE]
        if phase == numbers.TO_PRODUCE or phase == numbers.TO_SELL:
            goods.hide_answers(board, self.seats, seat)
        return view

    def fill(self, chance: Chance) -> "SanJuanState":
        world = self.copy()
        board = world.board
        viewer = board[numbers.VIEWER] - 2
        if viewer == -2:
            return world
        knowledge.imagine(board, self.seats, viewer, chance)
        phase = board[numbers.PHASE]
        if phase == numbers.TO_PRODUCE or phase == numbers.TO_SELL:
            goods.imagine_answers(world, viewer, chance)
        board[numbers.VIEWER] = 0
        return world

    # ---------------------------------------------------------------- for bots

    def evaluate(self, seat: i64) -> i64:
        return evaluate.position_value(self.board, self.seats, seat)

    def is_quiet(self) -> bool:
        """Between roles: the effect of a role shows only when all have acted."""
        return self.board[numbers.PHASE] == numbers.TO_TAKE_ROLE

    def playout_limit(self) -> i64:
        return evaluate.PLAYOUT_LIMIT

    def has_move_weights(self) -> bool:
        return True

    def move_weight(self, seat: i64, move: i64) -> i64:
        return evaluate.move_weight(self.board, seat, move)
