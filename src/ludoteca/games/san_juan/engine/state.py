"""San Juan's rules: a round of roles, the five phases, the new round, and the end."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine.builder import (
    charge,
    complete,
    cover,
    pay_one,
    put_down,
)
from ludoteca.games.san_juan.engine.building import (
    legal_builds,
    legal_covers,
    legal_payments,
    powers,
    price,
)
from ludoteca.games.san_juan.engine.cards import (
    cards_to_draw,
    clear_revealed,
    draw_to_hand,
    tuck,
    turn_up,
)
from ludoteca.games.san_juan.engine.choices import (
    every_kind,
    legal_produce,
    legal_roles,
    legal_sell,
    legal_set,
    seal,
)
from ludoteca.games.san_juan.engine.council import (
    choose_card,
    deal_to_councillor,
    set_task,
)
from ludoteca.games.san_juan.engine.judge import PATIENCE, judged, natural
from ludoteca.games.san_juan.engine.knowledge import (
    hide,
    imagine,
)
from ludoteca.games.san_juan.engine.market import (
    carry_out_production,
    carry_out_sale,
    turn_tile,
)
from ludoteca.games.san_juan.engine.places import (
    ACTING,
    ALL,
    AT,
    BUILDINGS,
    CARD,
    CHAPEL_SIZE,
    CHAPELS,
    CHOICE,
    COVERS,
    CYCLE,
    DOUBLED,
    DRAWN,
    DRAWN_SIZE,
    GOVERNOR,
    HAND_SIZE,
    HANDS,
    LEFT,
    MOVED,
    ORDER_BITS,
    OWED,
    PHASE,
    PICKER,
    PILE,
    PILE_SIZE,
    PLANTS,
    REVEALED,
    ROLE,
    ROUND,
    SIZE,
    SPENT,
    TAKEN,
    TILE,
    TURN,
    VIEWER,
    VIOLETS,
    WHY,
    WORDS,
    remove,
)
from ludoteca.games.san_juan.engine.privileges import (
    limit,
    privilege,
    use_library,
)
from ludoteca.games.san_juan.engine.scoring import (
    city_hall,
    goods,
    guild_hall,
    hand_limit,
    palace,
    plants,
    printed,
    tie_break,
    total,
    triumphal_arch,
)
from ludoteca.games.san_juan.engine.tables import (
    AWAITED,
    BEGUN,
    BESIDE,
    BUILD,
    BUILDER,
    CARDS,
    COST,
    COUNCILLOR,
    COUNCILLOR_DOUBLED,
    DISCARD,
    ENDED,
    FOR_PROSPECTOR,
    FOR_START,
    HAND,
    HAS_ARCHIVE,
    HAS_CHAPEL_HOUSE,
    HAS_CRANE,
    HAS_GOLD_MINE,
    INDIGO,
    KEEP,
    LAST_BUILDING,
    MINE_CARDS,
    NO_BUILD,
    NO_MINE,
    NO_TUCK,
    NONE,
    NOT_BUILT,
    NOT_MINED,
    NOT_TUCKED,
    OUTCOME_SEAT,
    OVER,
    PAY,
    PICK,
    PLANTS_KINDS,
    PRODUCE,
    PRODUCER,
    PROSPECTOR,
    PROSPECTOR_DOUBLED,
    ROLE_MOVE,
    ROLE_TAKEN,
    ROLES_OF_TWO,
    ROUND_BEGUN,
    STANDSTILL,
    STARTING_DRAW,
    TILES,
    TO_BUILD,
    TO_COUNSEL,
    TO_COVER,
    TO_KEEP,
    TO_MINE,
    TO_PAY,
    TO_PICK,
    TO_PRODUCE,
    TO_SELL,
    TO_SETTLE,
    TO_TAKE_ROLE,
    TRADER,
    TUCK,
    TWELVE_BUILDINGS,
    USE_MINE,
)


@final
class SanJuanState(State):
    """A position of San Juan, or a seat's view of one."""

    starting_hand: bool
    crane_good_pays: bool
    order: i64  # this round's roles as they were taken: for those who watch, and no part of the position

    def __init__(self, seats: i64, starting_hand: bool, crane_good_pays: bool, size: i64 = SIZE) -> None:
        super().__init__(seats, size)
        self.starting_hand = starting_hand
        self.crane_good_pays = crane_good_pays
        self.order = 0

    # ---------------------------------------------------------------- set-up

    def deal(self, chance: Chance) -> None:
        board = self.board
        journal = self.journal
        seats = self.seats
        board[PILE] = ALL[0]
        board[PILE + 1] = ALL[1]
        board[PILE_SIZE] = CARDS
        for place in range(i64(CYCLE), i64(CYCLE + TILES)):
            board[place] = NONE
        board[TILE] = NONE
        board[ROLE] = NONE
        board[CARD] = NONE
        board[COVERS] = NONE
        board[ROUND] = 1
        governor = chance.pick(seats)
        board[GOVERNOR] = governor
        board[PICKER] = governor
        board[AT] = governor
        if journal is not None:
            journal.outcome(OUTCOME_SEAT, governor)
            journal.note(BEGUN, EVERYONE, governor, 0, 0, 0)
        for seat in range(seats):
            remove(board, PILE, INDIGO)
            board[PILE_SIZE] -= 1
            board[PLANTS + PLANTS_KINDS * seat + INDIGO] = 1
            board[BUILDINGS + seat] = 1
        for place in range(seats):
            seat = (governor + place) % seats
            cards: i64 = HAND
            if self.starting_hand:
                cards = STARTING_DRAW + place
            for card in range(cards):
                draw_to_hand(self, seat, FOR_START, chance)
            if self.starting_hand:
                set_task(self, seat, cards - HAND)
        board[MOVED] = 0
        if self.starting_hand:
            self.await_phase(TO_KEEP)
        else:
            self.next_role()

    # ---------------------------------------------------------------- who may do what

    def actors(self) -> i64:
        return self.board[ACTING]

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        board = self.board
        if board[ACTING] & BIT[seat] == 0:
            return 0
        phase = board[PHASE]
        if phase == TO_PAY:
            return legal_payments(board, seat, moves)
        if phase == TO_BUILD:
            return legal_builds(board, self.seats, seat, self.crane_good_pays, moves)
        if phase == TO_TAKE_ROLE:
            return legal_roles(board, self.seats, seat, moves)
        if phase == TO_PRODUCE:
            return legal_produce(board, self.seats, seat, moves)
        if phase == TO_SELL:
            return legal_sell(board, seat, moves)
        if phase == TO_COUNSEL:
            if board[VIOLETS + seat] & HAS_ARCHIVE != 0:
                return legal_set(board, HANDS + WORDS * seat, board[HAND_SIZE + seat], DISCARD, seat, moves)
            return legal_set(board, DRAWN + WORDS * seat, board[DRAWN_SIZE + seat], KEEP, seat, moves)
        if phase == TO_SETTLE and board[CHAPELS] & BIT[seat] != 0:
            n = every_kind(board, HANDS + WORDS * seat, TUCK, moves)
            moves[n] = NO_TUCK
            return n + 1
        if phase == TO_SETTLE or phase == TO_KEEP:
            return legal_set(board, HANDS + WORDS * seat, board[HAND_SIZE + seat], DISCARD, seat, moves)
        if phase == TO_COVER:
            return legal_covers(board, self.seats, seat, self.crane_good_pays, moves)
        if phase == TO_MINE:
            moves[0] = USE_MINE
            moves[1] = NO_MINE
            return 2
        return every_kind(board, REVEALED, PICK, moves)

    # ---------------------------------------------------------------- carrying out

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < BUILD:
            self.take_role(seat, move, chance)
        elif move < BESIDE:
            self.start_build(seat, move, chance)
        elif move < PAY:
            if move != BESIDE:
                cover(self, seat, move, self.crane_good_pays)
            self.ask_payment(seat, chance)
        elif move < PRODUCE:
            pay_one(self, seat, move)
            if self.board[OWED] == 0:
                complete(self, seat, chance)
                self.next_builder(seat)
        elif move < KEEP:
            seal(self, seat, move)
            if self.board[ACTING] == 0:
                self.carry_out(chance)
        elif move < USE_MINE:
            if move < TUCK:
                choose_card(self, seat, move)
            else:
                self.use_chapel(seat, move)
            if self.board[ACTING] == 0:
                self.after_choices()
        elif move < PICK:
            self.mine(seat, move, chance)
        else:
            clear_revealed(self, seat, move - PICK)
            self.next_mine(seat)

    # ---------------------------------------------------------------- roles

    def next_role(self) -> None:
        """Who is next takes a role; after the last one comes the new round."""
        board = self.board
        seats = self.seats
        roles = seats
        if seats == 2:
            roles = ROLES_OF_TWO
        board[ROLE] = NONE
        board[DOUBLED] = 0
        board[TILE] = NONE
        if board[TURN] == roles:
            self.new_round()
            return
        picker = (board[GOVERNOR] + board[TURN]) % seats
        board[PICKER] = picker
        board[AT] = picker
        board[ACTING] = BIT[picker]
        self.await_phase(TO_TAKE_ROLE)

    def take_role(self, seat: i64, move: i64, chance: Chance) -> None:
        board = self.board
        journal = self.journal
        role = move - ROLE_MOVE
        doubled: i64 = 0
        if move == COUNCILLOR_DOUBLED:
            role = COUNCILLOR
            doubled = 1
        elif move == PROSPECTOR_DOUBLED:
            role = PROSPECTOR
            doubled = 1
        board[ROLE] = role
        board[TAKEN] |= BIT[role]
        self.order |= (role + 1) << (ORDER_BITS * board[TURN])
        board[TURN] += 1
        board[DOUBLED] = doubled
        if journal is not None:
            journal.note(ROLE_TAKEN, EVERYONE, seat, role, doubled, 0)
        if doubled != 0:
            use_library(self, seat)
        board[ACTING] = 0
        if role == BUILDER:
            self.ask_builder(seat)
        elif role == PRODUCER:
            self.ask_producers(chance)
        elif role == TRADER:
            self.ask_traders(chance)
        elif role == COUNCILLOR:
            self.deal_council(chance)
        else:
            self.prospect(seat, chance)

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # ---------------------------------------------------------------- Builder

    def ask_builder(self, seat: i64) -> None:
        """Ask from this seat on who has a card to build; after the last the phase is over."""
        board = self.board
        while True:
            board[AT] = seat
            if board[HAND_SIZE + seat] > 0:
                board[ACTING] = BIT[seat]
                self.await_phase(TO_BUILD)
                return
            seat = self.after(seat)
            if seat == board[PICKER]:
                break
        self.end_builder_phase()

    def next_builder(self, seat: i64) -> None:
        seat = self.after(seat)
        if seat == self.board[PICKER]:
            self.end_builder_phase()
        else:
            self.ask_builder(seat)

    def end_builder_phase(self) -> None:
        """Twelve buildings end the game, but only when all have finished the phase (ruling 10)."""
        board = self.board
        for seat in range(self.seats):
            if board[BUILDINGS + seat] >= LAST_BUILDING:
                self.finish(TWELVE_BUILDINGS)
                return
        self.next_role()

    def start_build(self, seat: i64, move: i64, chance: Chance) -> None:
        """A card of the hand is put down, or nothing; a Crane asks where."""
        if move == NO_BUILD:
            journal = self.journal
            if journal is not None:
                journal.note(NOT_BUILT, EVERYONE, seat, 0, 0, 0)
            self.next_builder(seat)
            return
        put_down(self, seat, move)
        if self.board[VIOLETS + seat] & HAS_CRANE != 0:
            self.await_phase(TO_COVER)
        else:
            self.ask_payment(seat, chance)

    def ask_payment(self, seat: i64, chance: Chance) -> None:
        if charge(self, seat) > 0:
            self.await_phase(TO_PAY)
        else:
            complete(self, seat, chance)
            self.next_builder(seat)

    # ---------------------------------------------------------------- Producer and Trader

    def ask_producers(self, chance: Chance) -> None:
        """Everybody with an empty plant chooses, as long as there are cards."""
        board = self.board
        if cards_to_draw(board) > 0:
            for seat in range(self.seats):
                if plants(board, seat) > goods(board, seat):
                    board[ACTING] |= BIT[seat]
                    board[LEFT + seat] = limit(board, self.seats, seat)
        self.await_phase(TO_PRODUCE)
        if board[ACTING] == 0:
            self.carry_out(chance)

    def ask_traders(self, chance: Chance) -> None:
        """The next tile of the cycle is turned, and everybody with goods chooses."""
        board = self.board
        turn_tile(self, chance)
        for seat in range(self.seats):
            if goods(board, seat) > 0:
                board[ACTING] |= BIT[seat]
                board[LEFT + seat] = limit(board, self.seats, seat)
        self.await_phase(TO_SELL)
        if board[ACTING] == 0:
            self.carry_out(chance)

    def carry_out(self, chance: Chance) -> None:
        """All have chosen: seat by seat in acting order."""
        board = self.board
        journal = self.journal
        if journal is not None:
            journal.reveal(EVERYONE)
        picker = board[PICKER]
        seat = picker
        while True:
            choice = board[CHOICE + seat]
            board[CHOICE + seat] = 0
            if board[PHASE] == TO_PRODUCE:
                carry_out_production(self, seat, choice, chance)
            elif choice != 0:
                carry_out_sale(self, seat, choice, chance)
            seat = self.after(seat)
            if seat == picker:
                break
        self.next_role()

    # ---------------------------------------------------------------- Councillor

    def deal_council(self, chance: Chance) -> None:
        """Cards for everybody in acting order, and then all choose at once (ruling 12)."""
        board = self.board
        picker = board[PICKER]
        seat = picker
        while True:
            deal_to_councillor(self, seat, chance)
            seat = self.after(seat)
            if seat == picker:
                break
        self.await_phase(TO_COUNSEL)
        if board[ACTING] == 0:
            self.next_role()

    def after_choices(self) -> None:
        """All have chosen their cards, which are where they belong already."""
        if self.board[PHASE] == TO_SETTLE:
            self.begin_round()
        else:
            self.next_role()

    # ---------------------------------------------------------------- Prospector

    def prospect(self, seat: i64, chance: Chance) -> None:
        for card in range(privilege(self.board, self.seats, seat)):
            draw_to_hand(self, seat, FOR_PROSPECTOR, chance)
        self.ask_mine(seat)

    def ask_mine(self, seat: i64) -> None:
        """Every owner of a Gold Mine from this seat on; four cards must be there to turn up (ruling 6)."""
        board = self.board
        while True:
            if board[VIOLETS + seat] & HAS_GOLD_MINE != 0 and cards_to_draw(board) >= MINE_CARDS:
                board[AT] = seat
                board[ACTING] = BIT[seat]
                self.await_phase(TO_MINE)
                return
            seat = self.after(seat)
            if seat == board[PICKER]:
                break
        self.next_role()

    def next_mine(self, seat: i64) -> None:
        seat = self.after(seat)
        if seat == self.board[PICKER]:
            self.next_role()
        else:
            self.ask_mine(seat)

    def mine(self, seat: i64, move: i64, chance: Chance) -> None:
        """Four cards face up; if all costs differ the owner keeps one."""
        journal = self.journal
        if move == NO_MINE:
            if journal is not None:
                journal.note(NOT_MINED, EVERYONE, seat, 0, 0, 0)
            self.next_mine(seat)
            return
        costs: i64 = 0
        differ = True
        for card in range(i64(MINE_CARDS)):
            cost = BIT[COST[turn_up(self, seat, chance)]]
            if costs & cost != 0:
                differ = False
            costs |= cost
        if differ:
            self.await_phase(TO_PICK)
        else:
            clear_revealed(self, seat, NONE)
            self.next_mine(seat)

    # ---------------------------------------------------------------- new round

    def new_round(self) -> None:
        """Roles return, the governor changes; then every seat its Chapel and its hand limit, all at once."""
        board = self.board
        journal = self.journal
        board[GOVERNOR] = self.after(board[GOVERNOR])
        board[ROUND] += 1
        board[TURN] = 0
        board[TAKEN] = 0
        self.order = 0
        board[SPENT] = 0
        board[PICKER] = board[GOVERNOR]
        board[AT] = board[GOVERNOR]
        board[ACTING] = 0
        board[CHAPELS] = 0
        if journal is not None:
            journal.note(ROUND_BEGUN, EVERYONE, board[ROUND], board[GOVERNOR], 0, 0)
        for seat in range(self.seats):
            if board[VIOLETS + seat] & HAS_CHAPEL_HOUSE != 0 and board[HAND_SIZE + seat] > 0:
                board[CHAPELS] |= BIT[seat]
                board[ACTING] |= BIT[seat]
            else:
                self.check_limit(seat)
        board[PHASE] = TO_SETTLE
        if board[ACTING] == 0:
            self.begin_round()
        else:
            self.await_phase(TO_SETTLE)

    def check_limit(self, seat: i64) -> None:
        board = self.board
        surplus = board[HAND_SIZE + seat] - hand_limit(board, seat)
        if surplus > 0:
            set_task(self, seat, surplus)

    def use_chapel(self, seat: i64, move: i64) -> None:
        """A card under the Chapel, or none; then the seat's hand limit."""
        board = self.board
        journal = self.journal
        if move != NO_TUCK:
            tuck(self, seat, move - TUCK)
        elif journal is not None:
            journal.note(NOT_TUCKED, EVERYONE, seat, 0, 0, 0)
        board[CHAPELS] &= ~BIT[seat]
        board[ACTING] &= ~BIT[seat]
        self.check_limit(seat)

    def begin_round(self) -> None:
        """On to the roles; unless nothing can ever move again (ruling 9)."""
        board = self.board
        if board[MOVED] == 0 and cards_to_draw(board) == 0:
            self.finish(STANDSTILL)
            return
        board[MOVED] = 0
        self.next_role()

    # ---------------------------------------------------------------- the end

    def finish(self, why: i64) -> None:
        board = self.board
        journal = self.journal
        board[PHASE] = OVER
        board[ACTING] = 0
        board[WHY] = why
        if journal is not None:
            journal.note(ENDED, EVERYONE, why, 0, 0, 0)

    def judge(self, seat: i64) -> i64:
        return judged(self.board, self.seats, seat)

    def settled(self) -> bool:
        """Between roles: what a role brings is only seen once all have acted."""
        return self.board[PHASE] == TO_TAKE_ROLE

    def patience(self) -> i64:
        return PATIENCE

    def urges(self) -> bool:
        return True

    def urge(self, seat: i64, move: i64) -> i64:
        return natural(self.board, seat, move)

    def score(self, seat: i64) -> i64:
        return total(self.board, seat)

    def standing(self, seat: i64) -> i64:
        """Points, then cards in hand and goods."""
        return 256 * total(self.board, seat) + tie_break(self.board, seat)

    # ---------------------------------------------------------------- for those who watch

    def points_by_category(self, seat: i64) -> list[int]:
        """Printed points, chapel, Guild Hall, City Hall, Triumphal Arch, Palace."""
        board = self.board
        return [
            printed(board, seat),
            board[CHAPEL_SIZE + seat],
            guild_hall(board, seat),
            city_hall(board, seat),
            triumphal_arch(board, seat),
            palace(board, seat),
        ]

    def powers(self, seat: i64, over: i64) -> i64:
        """The violet buildings that help a build."""
        return powers(self.board, seat, over)

    def price(self, seat: i64, kind: i64, over: i64, doubled: bool) -> i64:
        """What a building costs."""
        return price(self.board, self.seats, seat, kind, over, doubled)

    def await_phase(self, phase: i64) -> None:
        board = self.board
        board[PHASE] = phase
        journal = self.journal
        if journal is not None:
            journal.note(AWAITED, EVERYONE, phase, board[ACTING], board[AT], board[OWED])

    # ---------------------------------------------------------------- copies and knowledge

    def copy(self) -> "SanJuanState":
        twin = SanJuanState(self.seats, self.starting_hand, self.crane_good_pays, 0)
        twin.board = self.board[:]
        twin.order = self.order
        return twin

    def blank(self, seat: i64) -> "SanJuanState":
        """What the others hold, have discarded, tucked and sealed, the pile and all goods are unknown."""
        view = self.copy()
        board = view.board
        hide(board, self.seats, seat)
        phase = board[PHASE]
        if phase == TO_PRODUCE or phase == TO_SELL:
            for other in range(self.seats):
                if other != seat and board[ACTING] & BIT[other] != 0:
                    board[LEFT + other] = limit(board, self.seats, other)
        return view

    def fill(self, chance: Chance) -> "SanJuanState":
        world = self.copy()
        board = world.board
        viewer = board[VIEWER] - 2
        if viewer == -2:
            return world
        imagine(board, self.seats, viewer, chance)
        phase = board[PHASE]
        if phase == TO_PRODUCE or phase == TO_SELL:
            world.imagine_answers(viewer, chance)
        board[VIEWER] = 0
        return world

    def imagine_answers(self, viewer: i64, chance: Chance) -> None:
        """What others have sealed is any answer they could have given, step by step at random."""
        board = self.board
        moves = vec[i64]([0] * 8)
        for seat in range(self.seats):
            if seat == viewer or board[ACTING] & BIT[seat] != 0:
                continue
            board[LEFT + seat] = limit(board, self.seats, seat)
            while board[LEFT + seat] > 0:
                n: i64 = 0
                if board[PHASE] == TO_PRODUCE:
                    n = legal_produce(board, self.seats, seat, moves)
                else:
                    n = legal_sell(board, seat, moves)
                seal(self, seat, moves[chance.pick(n)])
