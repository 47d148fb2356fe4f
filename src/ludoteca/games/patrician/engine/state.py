"""Patrician's rules: a turn in its five steps, cities scored as they fill, and both expansions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.patrician.engine.tables import (
    AMBASSADOR_D,
    AMBASSADORS,
    AWAITED,
    AWARDED,
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
    ENDED,
    FACED,
    FLOORS,
    FREE_DRAW_SIGN,
    GRAND,
    HAND,
    LOW_TOKEN_IS_LESS,
    MAX_SEATS,
    MESSENGER_POINTS,
    MESSENGERS,
    MOVE_SIGN,
    NO_SEND,
    NO_SHIFT,
    NONE,
    OUTCOME_CARD,
    OUTCOME_SEAT,
    OVER,
    PENALISED,
    PENALTY_POINTS,
    PICTURED,
    PIECES,
    PISTOIA,
    PLAY,
    PLAYED,
    ROAD_A,
    ROAD_B,
    ROADS,
    ROADS_WITHOUT_PISTOIA,
    SCORED,
    SEND,
    SENT,
    SET_POINTS,
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
    Faces,
)

# The places of the board. First single numbers,
PHASE: Final = 0
TURN: Final = 1  # the seat whose turn it is
CARD: Final = 2  # the card it has played this turn, or NONE
WANTED: Final = 3  # floors to build in this turn
PILE: Final = 4  # the draw pile, a set of cards
PILE_SIZE: Final = 5
SEEN: Final = 6  # the cards that have ever lain face up: everyone may remember them
VIEWER: Final = 7  # 0: all is known; 1: a spectator's view; 2 + seat: that seat's view
FIRST: Final = 8  # the first player
EFFECTIVE: Final = 9  # the cities that were scored with a messenger: a set
PENALISED_SEAT: Final = 10  # who took the −3: seat + 1
# then five of each, one per seat (three per seat for hands and portraits),
HANDS: Final = 11
PILES: Final = HANDS + MAX_SEATS * HAND  # played cards: a set
TOPS: Final = PILES + MAX_SEATS
SUPPLY: Final = TOPS + MAX_SEATS
PORTRAITS: Final = SUPPLY + MAX_SEATS
BONUS: Final = PORTRAITS + MAX_SEATS * 3  # points won by messengers
RIDERS: Final = BONUS + MAX_SEATS  # messengers not yet sent
# then one per city (two per city for towers), per road, per ambassador.
OFFER: Final = RIDERS + MAX_SEATS  # the face-up card, or NONE
HEIGHT: Final = OFFER + CITIES  # of each tower
TOWER: Final = HEIGHT + 2 * CITIES  # its floors from the bottom, three bits each: seat + 1
PRESENT: Final = TOWER + 2 * CITIES  # seats with a floor in the city: a set
HIGH: Final = PRESENT + CITIES  # who holds the city's high token: seat + 1, or 0
LOW: Final = HIGH + CITIES
CLOSED: Final = LOW + CITIES  # 1 when the city has been scored
ROAD: Final = CLOSED + CITIES  # 1 + seat whose messenger rides there
POSTED: Final = ROAD + ROADS  # messengers at the city
AWARD: Final = POSTED + CITIES  # who holds the ambassador card: seat + 1
SIZE: Final = AWARD + AMBASSADORS

FLOOR_BITS: Final = 3
FLOOR_MASK: Final = 7


@final
class PatricianState(State):
    """A position of Patrician, or a seat's view of one."""

    faces: Faces
    messengers: bool
    ambassadors: bool
    refill_scored_cities: bool

    def __init__(
        self, seats: i64, faces: Faces, messengers: bool, ambassadors: bool, refill_scored_cities: bool, size: i64 = SIZE
    ) -> None:
        super().__init__(seats, size)
        self.faces = faces
        self.messengers = messengers
        self.ambassadors = ambassadors
        self.refill_scored_cities = refill_scored_cities

    # ---------------------------------------------------------------- set-up

    def city_in_play(self, city: i64) -> bool:
        return city != PISTOIA or self.seats == 5

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
        """Any card of the hand; of twins the first only, for they are one choice."""
        board = self.board
        twins = self.faces.twins
        n: i64 = 0
        last: i64 = NONE
        for place in range(HANDS + seat * HAND, HANDS + seat * HAND + HAND):
            card = board[place]
            if card == NONE:
                break
            twin = twins[card]
            if twin != last:
                moves[n] = PLAY + card
                n += 1
            last = twin
        return n

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
            if board[ROAD + road] == 0 and a != built and b != built and board[POSTED + a] < 2 and board[POSTED + b] < 2:
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

    # ---------------------------------------------------------------- scoring

    def floors_in(self, tower: i64, seat: i64) -> i64:
        floors = self.board[TOWER + tower]
        mine: i64 = 0
        while floors != 0:
            if floors & FLOOR_MASK == seat + 1:
                mine += 1
            floors >>= FLOOR_BITS
        return mine

    def leader(self, tower: i64) -> i64:
        """Who has most floors in a tower, as seat + 1; tied: whose floor is nearest the top. 0 if it is empty."""
        board = self.board
        floors = board[TOWER + tower]
        most: i64 = 0
        best: i64 = 0
        counts: i64 = 0  # six bits a seat: floors met so far, from the bottom
        while floors != 0:
            owner = floors & FLOOR_MASK
            counts += BIT[6 * owner]
            met = counts >> (6 * owner) & 63
            # Nearest the top of the tied: settled below, once the tallies are known.
            if met > most:
                most = met
            floors >>= FLOOR_BITS
        height = board[HEIGHT + tower]
        while height > 0:
            height -= 1
            owner = board[TOWER + tower] >> (FLOOR_BITS * height) & FLOOR_MASK
            if counts >> (6 * owner) & 63 == most:
                best = owner
                break
        return best

    def score_city(self, city: i64) -> None:
        """The taller tower gives the high token, the other the low one; of equally tall ones the left (ruling)."""
        board = self.board
        journal = self.journal
        taller: i64 = 2 * city
        if board[HEIGHT + 2 * city + 1] > board[HEIGHT + 2 * city]:
            taller = 2 * city + 1
        high = self.leader(taller)
        low = self.leader(taller ^ 1)
        board[HIGH + city] = high
        board[LOW + city] = low
        board[CLOSED + city] = 1
        posted = board[POSTED + city]
        if posted > 0:
            board[EFFECTIVE] |= BIT[city]
            if high != 0:
                board[BONUS + high - 1] += MESSENGER_POINTS * posted
            if low != 0:
                board[BONUS + low - 1] += MESSENGER_POINTS * posted
        if journal is not None:
            journal.note(SCORED, EVERYONE, city, high - 1, low - 1, taller & 1)

    def finish(self) -> None:
        """Unscored cities are scored, then the −3 and the ambassadors are given out."""
        board = self.board
        journal = self.journal
        for city in range(i64(CITIES)):
            if self.city_in_play(city) and board[CLOSED + city] == 0:
                self.score_city(city)
        if self.messengers:
            self.penalise()
        if self.ambassadors:
            for card in range(i64(AMBASSADOR_D)):
                self.award(card, self.most_tokens(card))
            self.award(AMBASSADOR_D, self.grandest())
        board[PHASE] = OVER
        if journal is not None:
            journal.note(ENDED, EVERYONE, 0, 0, 0, 0)

    def penalise(self) -> None:
        """−3 to who controls fewest towers where a messenger took effect; tied: fewest floors there; tied: nobody."""
        board = self.board
        journal = self.journal
        if board[EFFECTIVE] == 0:
            return
        least: i64 = 1 << 30
        victim: i64 = 0
        for seat in range(self.seats):
            towers: i64 = 0
            floors: i64 = 0
            for city in range(i64(CITIES)):
                if board[EFFECTIVE] >> city & 1 != 0:
                    if board[HIGH + city] == seat + 1:
                        towers += 1
                    if board[LOW + city] == seat + 1:
                        towers += 1
                    floors += self.floors_in(2 * city, seat) + self.floors_in(2 * city + 1, seat)
            control = 100 * towers + floors
            if control < least:
                least = control
                victim = seat + 1
            elif control == least:
                victim = 0
        board[PENALISED_SEAT] = victim
        if victim != 0 and journal is not None:
            journal.note(PENALISED, EVERYONE, victim - 1, 0, 0, 0)

    def most_tokens(self, card: i64) -> i64:
        """A, B, C: most low tokens of one worth; tied: the first token in the picture that a tied player owns."""
        board = self.board
        most: i64 = 0
        held: i64 = 0  # six bits a seat
        for place in range(4 * card, 4 * card + 4):
            city = PICTURED[place]
            if city != NONE and board[LOW + city] != 0:
                owner = board[LOW + city]
                held += BIT[6 * owner]
                tokens = held >> (6 * owner) & 63
                if tokens > most:
                    most = tokens
        for place in range(4 * card, 4 * card + 4):
            city = PICTURED[place]
            if city != NONE and board[LOW + city] != 0 and held >> (6 * board[LOW + city]) & 63 == most:
                return board[LOW + city]
        return 0

    def grandest(self) -> i64:
        """D: most prestige in Verona, Parma and Milano; tied: in Verona, then Parma, then Milano; then nobody."""
        best: i64 = -1
        owner: i64 = 0
        for seat in range(self.seats):
            key: i64 = 0
            total: i64 = 0
            for place in range(i64(3)):
                points = self.prestige(GRAND[place], seat)
                total += points
                key = key * 64 + points
            key += total << 24
            if key > best:
                best = key
                owner = seat + 1
            elif key == best:
                owner = 0
        return owner

    def award(self, card: i64, owner: i64) -> None:
        board = self.board
        journal = self.journal
        board[AWARD + card] = owner
        if owner != 0 and journal is not None:
            journal.note(AWARDED, EVERYONE, card, owner - 1, 0, 0)

    def prestige(self, city: i64, seat: i64) -> i64:
        """Points of a seat's tokens from one city; messengers do not count here."""
        board = self.board
        points: i64 = 0
        if board[HIGH + city] == seat + 1:
            points = FLOORS[city]
        if board[LOW + city] == seat + 1:
            points += FLOORS[city] - LOW_TOKEN_IS_LESS
        return points

    def tokens(self, seat: i64) -> i64:
        points: i64 = 0
        for city in range(i64(CITIES)):
            points += self.prestige(city, seat)
        return points

    def sets(self, seat: i64, with_ambassadors: bool) -> i64:
        """How many sets of three like portraits; ambassadors' portraits are chosen as is best (rules: Ambassadors)."""
        board = self.board
        red = board[PORTRAITS + 3 * seat]
        lady = board[PORTRAITS + 3 * seat + 1]
        beard = board[PORTRAITS + 3 * seat + 2]
        free: i64 = 0
        if with_ambassadors:
            for card in range(i64(AMBASSADOR_D)):
                if board[AWARD + card] == seat + 1:
                    free += 1
            if board[AWARD + AMBASSADOR_D] == seat + 1:
                red += 1
                lady += 1
                beard += 1
        best: i64 = 0
        for more_red in range(free + 1):
            for more_lady in range(free - more_red + 1):
                more_beard = free - more_red - more_lady
                made = (red + more_red) // 3 + (lady + more_lady) // 3 + (beard + more_beard) // 3
                if made > best:
                    best = made
        return best

    def score(self, seat: i64) -> i64:
        board = self.board
        points = self.tokens(seat) + SET_POINTS * self.sets(seat, True) + board[BONUS + seat]
        if board[PENALISED_SEAT] == seat + 1:
            points -= PENALTY_POINTS
        return points

    def floors_built(self, seat: i64) -> i64:
        return PIECES[self.seats] - self.board[SUPPLY + seat]

    def standing(self, seat: i64) -> i64:
        """Points, then fewest own floors on the board."""
        return 64 * self.score(seat) - self.floors_built(seat)

    # ---------------------------------------------------------------- copies and knowledge

    def copy(self) -> "PatricianState":
        twin = PatricianState(
            self.seats, self.faces, self.messengers, self.ambassadors, self.refill_scored_cities, 0
        )
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
