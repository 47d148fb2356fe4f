"""Patrician's rules: a turn in its five steps, messengers, and what each seat knows."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.games.patrician.engine.judge import JudgedState
from ludoteca.games.patrician.engine.places import (
    CARD,
    CLOSED,
    FIRST,
    FLOOR_BITS,
    HANDS,
    HEIGHT,
    OFFER,
    PHASE,
    PILE,
    PILE_SIZE,
    PILES,
    PORTRAITS,
    POSTED,
    PRESENT,
    RIDERS,
    ROAD,
    SEEN,
    SUPPLY,
    TOPS,
    TOWER,
    TURN,
    VIEWER,
    WANTED,
)
from ludoteca.games.patrician.engine.tables import (
    AWAITED,
    BEGUN,
    BUILD_BOTH,
    BUILD_LEFT,
    BUILD_LEFT_TWICE,
    BUILD_RIGHT,
    BUILD_RIGHT_TWICE,
    BUILT,
    CARDS,
    CITIES,
    CITY_OF,
    DEALT,
    FACED,
    FLOORS,
    FREE_DRAW_SIGN,
    HAND,
    MAX_SEATS,
    MESSENGERS,
    MOVE_SIGN,
    NO_SEND,
    NO_SHIFT,
    NONE,
    OUTCOME_CARD,
    OUTCOME_SEAT,
    OVER,
    PIECES,
    PLAY,
    PLAYED,
    ROAD_A,
    ROAD_B,
    ROADS,
    ROADS_WITHOUT_PISTOIA,
    SEND,
    SENT,
    SHIFT,
    SHIFTED,
    TAKE,
    TAKEN,
    TO_BUILD,
    TO_PLAY,
    TO_SEND,
    TO_SHIFT,
    TO_TAKE,
    UNKNOWN,
)


@final
class PatricianState(JudgedState):
    """A position of Patrician, or a seat's view of one."""

    # ---------------------------------------------------------------- set-up

    def deck(self) -> i64:
        """All cards of this game, as a set."""
        cards: i64 = 0
        for card in range(i64(CARDS)):
            if self.city_in_play(CITY_OF[card]):
                cards |= BIT[card]
        return cards

    def deal(self, chance: Chance) -> None:
        board = self.board
        journal = self.journal
        seats = self.seats
        for city in range(i64(CITIES)):
            board[OFFER + city] = NONE
        for place in range(i64(MAX_SEATS * HAND)):
            board[HANDS + place] = NONE
        for seat in range(i64(MAX_SEATS)):
            board[TOPS + seat] = NONE
        first = chance.pick(seats)
        if journal is not None:
            journal.outcome(OUTCOME_SEAT, first)
            journal.note(BEGUN, EVERYONE, first, 0, 0, 0)
        board[FIRST] = first
        board[TURN] = first
        board[CARD] = NONE
        deck = self.deck()
        starters = deck & self.faces.start
        for seat in range(seats):
            board[SUPPLY + seat] = PIECES[seats]
            if self.messengers:
                board[RIDERS + seat] = MESSENGERS[seats]
            for slot in range(i64(HAND)):
                card = member(starters, chance.pick(count(starters)))
                starters ^= BIT[card]
                deck ^= BIT[card]
                self.into_hand(seat, card)
                if journal is not None:
                    journal.outcome(OUTCOME_CARD, card)
                    journal.note(DEALT, BIT[seat], seat, card, 0, 0)
        board[PILE] = deck
        board[PILE_SIZE] = count(deck)
        for city in range(i64(CITIES)):
            if self.city_in_play(city):
                self.refill(city, chance)
        self.await_step(TO_PLAY)

    # ---------------------------------------------------------------- who may do what

    def actors(self) -> i64:
        board = self.board
        if board[PHASE] == OVER:
            return 0
        return BIT[board[TURN]]

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        board = self.board
        phase = board[PHASE]
        if board[TURN] != seat or phase == OVER:
            return 0
        if phase == TO_PLAY:
            return self.legal_plays(seat, moves)
        if phase == TO_BUILD:
            return self.legal_builds(moves)
        if phase == TO_TAKE:
            return self.legal_takes(moves)
        if phase == TO_SHIFT:
            return self.legal_shifts(seat, moves)
        return self.legal_sends(moves)

    def legal_plays(self, seat: i64, moves: vec[i64]) -> i64:
        """Any card of the hand. Twins, alike in everything, are one choice.

        Of twins the one that all have seen is played: nobody could tell, and what was hidden stays hidden.
        """
        board = self.board
        twins = self.faces.twins
        first = HANDS + seat * HAND
        n: i64 = 0
        for place in range(first, first + HAND):
            card = board[place]
            if card == NONE:
                break
            offered = True
            for other_place in range(first, first + HAND):
                other = board[other_place]
                if other != NONE and other != card and twins[other] == twins[card] and self.rather(other, card):
                    offered = False
            if offered:
                moves[n] = PLAY + card
                n += 1
        return n

    def rather(self, card: i64, twin: i64) -> bool:
        """Whether of two twins this one is played: the one that has been seen, else the lower."""
        seen = self.board[SEEN]
        known = seen >> card & 1
        twin_known = seen >> twin & 1
        if known != twin_known:
            return known != 0
        return card < twin

    def legal_builds(self, moves: vec[i64]) -> i64:
        """Either site; but the city's last floor must stand on a site that would else stay empty."""
        board = self.board
        city = CITY_OF[board[CARD]]
        left = board[HEIGHT + 2 * city]
        right = board[HEIGHT + 2 * city + 1]
        room = FLOORS[city] - left - right
        if board[WANTED] == 1:
            if room == 1 and left == 0:
                moves[0] = BUILD_LEFT
                return 1
            if room == 1 and right == 0:
                moves[0] = BUILD_RIGHT
                return 1
            moves[0] = BUILD_LEFT
            moves[1] = BUILD_RIGHT
            return 2
        n: i64 = 0
        if room > 2 or right > 0:
            moves[n] = BUILD_LEFT_TWICE
            n += 1
        moves[n] = BUILD_BOTH
        n += 1
        if room > 2 or left > 0:
            moves[n] = BUILD_RIGHT_TWICE
            n += 1
        return n

    def legal_shifts(self, seat: i64, moves: vec[i64]) -> i64:
        """A top floor in a city where the seat owns one, not built in this turn and not yet scored; or none."""
        board = self.board
        built = CITY_OF[board[CARD]]
        n: i64 = 0
        for city in range(i64(CITIES)):
            if city == built or board[CLOSED + city] != 0 or board[PRESENT + city] >> seat & 1 == 0:
                continue
            if board[HEIGHT + 2 * city] > 0:
                moves[n] = SHIFT + 2 * city
                n += 1
            if board[HEIGHT + 2 * city + 1] > 0:
                moves[n] = SHIFT + 2 * city + 1
                n += 1
        moves[n] = NO_SHIFT
        return n + 1

    def legal_takes(self, moves: vec[i64]) -> i64:
        """The card of the city built in; any city's if the free-draw sign allows or that city has none."""
        board = self.board
        card = board[CARD]
        built = CITY_OF[card]
        if self.faces.sign[card] != FREE_DRAW_SIGN and board[OFFER + built] != NONE:
            moves[0] = TAKE + built
            return 1
        n: i64 = 0
        for city in range(i64(CITIES)):
            if board[OFFER + city] != NONE:
                moves[n] = TAKE + city
                n += 1
        return n

    def legal_sends(self, moves: vec[i64]) -> i64:
        """A free road between cities that were not built in and have at most one messenger; or none."""
        board = self.board
        built = CITY_OF[board[CARD]]
        roads: i64 = ROADS_WITHOUT_PISTOIA
        if self.seats == 5:
            roads = ROADS
        n: i64 = 0
        for road in range(roads):
            a = ROAD_A[road]
            b = ROAD_B[road]
            if board[ROAD + road] != 0 or a == built or b == built:
                continue
            if board[POSTED + a] < 2 and board[POSTED + b] < 2:
                moves[n] = SEND + road
                n += 1
        moves[n] = NO_SEND
        return n + 1

    # ---------------------------------------------------------------- a turn

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < BUILD_LEFT:
            self.play(seat, move - PLAY)
        elif move < SHIFT:
            self.build(seat, move)
        elif move < TAKE:
            if move != NO_SHIFT:
                self.shift(seat, move - SHIFT)
            self.after_shift()
        elif move < SEND:
            self.take(seat, move - TAKE, chance)
        else:
            if move != NO_SEND:
                self.send(seat, move - SEND)
            self.pass_turn()

    def play(self, seat: i64, card: i64) -> None:
        """Step 1: a card onto the own pile. A floor that does not fit or has no piece is not built (ruling)."""
        board = self.board
        faces = self.faces
        journal = self.journal
        self.out_of_hand(seat, card)
        board[PILES + seat] |= BIT[card]
        board[TOPS + seat] = card
        board[SEEN] |= BIT[card]
        board[CARD] = card
        portraits = faces.portraits[card]
        if portraits > 0:
            board[PORTRAITS + 3 * seat + faces.portrait[card]] += portraits
        if journal is not None:
            journal.note(PLAYED, EVERYONE, seat, card, 0, 0)
        city = CITY_OF[card]
        floors = faces.crests[card]
        room = FLOORS[city] - board[HEIGHT + 2 * city] - board[HEIGHT + 2 * city + 1]
        if room < floors:
            floors = room
        if board[SUPPLY + seat] < floors:
            floors = board[SUPPLY + seat]
        board[WANTED] = floors
        if floors > 0:
            self.await_step(TO_BUILD)
        else:
            self.after_build(seat)

    def build(self, seat: i64, move: i64) -> None:
        """Step 2: one or two floors; a city that is now full is scored at once."""
        board = self.board
        city = CITY_OF[board[CARD]]
        left = 2 * city + HEIGHT
        if move == BUILD_LEFT or move == BUILD_LEFT_TWICE or move == BUILD_BOTH:
            self.raise_floor(seat, 2 * city)
        if move == BUILD_LEFT_TWICE:
            self.raise_floor(seat, 2 * city)
        if move == BUILD_RIGHT or move == BUILD_RIGHT_TWICE or move == BUILD_BOTH:
            self.raise_floor(seat, 2 * city + 1)
        if move == BUILD_RIGHT_TWICE:
            self.raise_floor(seat, 2 * city + 1)
        if board[left] + board[left + 1] == FLOORS[city]:
            self.score_city(city)
        board[WANTED] = 0
        self.after_build(seat)

    def raise_floor(self, seat: i64, tower: i64) -> None:
        board = self.board
        journal = self.journal
        height = board[HEIGHT + tower]
        board[TOWER + tower] |= (seat + 1) << (FLOOR_BITS * height)
        board[HEIGHT + tower] = height + 1
        board[PRESENT + (tower >> 1)] |= BIT[seat]
        board[SUPPLY + seat] -= 1
        if journal is not None:
            journal.note(BUILT, EVERYONE, seat, tower >> 1, tower & 1, 0)

    def after_build(self, seat: i64) -> None:
        board = self.board
        if self.faces.sign[board[CARD]] == MOVE_SIGN and self.can_shift(seat):
            self.await_step(TO_SHIFT)
        else:
            self.after_shift()

    def can_shift(self, seat: i64) -> bool:
        """Whether any city qualifies; if none does, the action is lost."""
        board = self.board
        built = CITY_OF[board[CARD]]
        for city in range(i64(CITIES)):
            if city != built and board[CLOSED + city] == 0 and board[PRESENT + city] >> seat & 1 != 0:
                return True
        return False

    def shift(self, seat: i64, tower: i64) -> None:
        """Step 3: the top floor of a tower onto the other site of its city; a tower may be emptied."""
        board = self.board
        journal = self.journal
        other = tower ^ 1
        height = board[HEIGHT + tower] - 1
        owner = board[TOWER + tower] >> (FLOOR_BITS * height)
        board[HEIGHT + tower] = height
        board[TOWER + tower] ^= owner << (FLOOR_BITS * height)
        board[TOWER + other] |= owner << (FLOOR_BITS * board[HEIGHT + other])
        board[HEIGHT + other] += 1
        if journal is not None:
            journal.note(SHIFTED, EVERYONE, seat, tower >> 1, tower & 1, owner - 1)

    def after_shift(self) -> None:
        board = self.board
        for city in range(i64(CITIES)):
            if board[OFFER + city] != NONE:
                self.await_step(TO_TAKE)
                return
        self.after_take()

    def take(self, seat: i64, city: i64, chance: Chance) -> None:
        """Steps 4 and 5: a face-up card into the hand, and another from the pile in its place."""
        board = self.board
        journal = self.journal
        card = board[OFFER + city]
        board[OFFER + city] = NONE
        self.into_hand(seat, card)
        if journal is not None:
            journal.note(TAKEN, EVERYONE, seat, city, card, 0)
        if self.refill_scored_cities or board[CLOSED + city] == 0:
            self.refill(city, chance)
        self.after_take()

    def after_take(self) -> None:
        """Messengers: who has played a start card may now send one."""
        board = self.board
        seat = board[TURN]
        if (
            self.messengers
            and board[RIDERS + seat] > 0
            and self.faces.start >> board[CARD] & 1 != 0
            and self.can_send()
        ):
            self.await_step(TO_SEND)
        else:
            self.pass_turn()

    def can_send(self) -> bool:
        board = self.board
        built = CITY_OF[board[CARD]]
        roads: i64 = ROADS_WITHOUT_PISTOIA
        if self.seats == 5:
            roads = ROADS
        for road in range(roads):
            a = ROAD_A[road]
            b = ROAD_B[road]
            if (
                board[ROAD + road] == 0
                and a != built
                and b != built
                and board[POSTED + a] < 2
                and board[POSTED + b] < 2
            ):
                return True
        return False

    def send(self, seat: i64, road: i64) -> None:
        board = self.board
        journal = self.journal
        board[RIDERS + seat] -= 1
        board[ROAD + road] = seat + 1
        board[POSTED + ROAD_A[road]] += 1
        board[POSTED + ROAD_B[road]] += 1
        if journal is not None:
            journal.note(SENT, EVERYONE, seat, road, 0, 0)

    def pass_turn(self) -> None:
        """On to the next player with a card (ruling: who has none is passed over); the end when nobody has."""
        board = self.board
        board[CARD] = NONE
        seat = board[TURN]
        for step in range(self.seats):
            seat += 1
            if seat == self.seats:
                seat = 0
            if board[HANDS + seat * HAND] != NONE:
                board[TURN] = seat
                self.await_step(TO_PLAY)
                return
        self.finish()

    def await_step(self, phase: i64) -> None:
        board = self.board
        board[PHASE] = phase
        journal = self.journal
        if journal is not None:
            journal.note(AWAITED, EVERYONE, board[TURN], phase, board[WANTED], 0)

    # ---------------------------------------------------------------- cards

    def into_hand(self, seat: i64, card: i64) -> None:
        """Hands are kept in rising order, so that equal hands are equal boards."""
        board = self.board
        place = HANDS + seat * HAND
        while board[place] != NONE and board[place] < card:
            place += 1
        while card != NONE:
            pushed = board[place]
            board[place] = card
            card = pushed
            place += 1

    def out_of_hand(self, seat: i64, card: i64) -> None:
        board = self.board
        place = HANDS + seat * HAND
        last = place + HAND - 1
        while board[place] != card:
            place += 1
        while place < last:
            board[place] = board[place + 1]
            place += 1
        board[last] = NONE

    def refill(self, city: i64, chance: Chance) -> None:
        board = self.board
        journal = self.journal
        left = board[PILE_SIZE]
        if left == 0:
            return
        card = member(board[PILE], chance.pick(left))
        board[PILE] ^= BIT[card]
        board[PILE_SIZE] = left - 1
        board[OFFER + city] = card
        board[SEEN] |= BIT[card]
        if journal is not None:
            journal.outcome(OUTCOME_CARD, card)
            journal.note(FACED, EVERYONE, city, card, 0, 0)

    # ---------------------------------------------------------------- copies and knowledge

    def copy(self) -> "PatricianState":
        twin = PatricianState(self.seats, self.faces, self.messengers, self.ambassadors, self.refill_scored_cities, 0)
        twin.board = self.board[:]
        return twin

    def blank(self, seat: i64) -> "PatricianState":
        """Others' cards that never lay face up, and what is in the pile, are unknown."""
        view = self.copy()
        board = view.board
        seen = board[SEEN]
        for other in range(self.seats):
            if other == seat:
                continue
            first = HANDS + other * HAND
            known: i64 = first
            for place in range(first, first + HAND):
                card = board[place]
                if card == NONE:
                    break
                if card != UNKNOWN and seen >> card & 1 != 0:
                    board[known] = card
                    known += 1
            for place in range(known, first + HAND):
                if board[place] != NONE:
                    board[place] = UNKNOWN
        board[PILE] = 0
        board[VIEWER] = seat + 2
        return view

    def fill(self, chance: Chance) -> "PatricianState":
        """Every hidden card of a hand was dealt at the start: any start card not yet seen, each as likely."""
        world = self.copy()
        board = world.board
        viewer = board[VIEWER] - 2
        if viewer == -2:
            return world
        unseen = self.deck() & ~board[SEEN]
        if viewer >= 0:
            for place in range(HANDS + viewer * HAND, HANDS + viewer * HAND + HAND):
                if board[place] != NONE:
                    unseen &= ~(BIT[board[place]])
        starters = unseen & self.faces.start
        for seat in range(self.seats):
            if seat == viewer:
                continue
            first = HANDS + seat * HAND
            for slot in range(i64(HAND)):
                last: i64 = first + HAND - 1
                while last >= first and board[last] == NONE:
                    last -= 1
                if last < first or board[last] != UNKNOWN:
                    break
                board[last] = NONE
                card = member(starters, chance.pick(count(starters)))
                starters ^= BIT[card]
                unseen ^= BIT[card]
                world.into_hand(seat, card)
        board[PILE] = unseen
        board[VIEWER] = 0
        return world

    def certain(self) -> bool:
        """With the pile empty nothing is left to chance; and no hand holds a card the viewer cannot know."""
        board = self.board
        if board[PILE_SIZE] > 0:
            return False
        for place in range(HANDS, HANDS + HAND * self.seats):
            if board[place] == UNKNOWN:
                return False
        return True
