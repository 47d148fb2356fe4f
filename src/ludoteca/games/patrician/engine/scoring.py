"""Patrician's scoring: cities as they fill, and the end with messengers and ambassadors."""

from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.patrician.engine.places import (
    AWARD,
    BONUS,
    CHOSEN,
    CLOSED,
    EFFECTIVE,
    FLOOR_BITS,
    FLOOR_MASK,
    HEIGHT,
    HIGH,
    LOW,
    PENALISED_SEAT,
    PHASE,
    PORTRAITS,
    POSTED,
    SIZE,
    SUPPLY,
    TOWER,
)
from ludoteca.games.patrician.engine.tables import (
    AMBASSADOR_D,
    AMBASSADORS,
    AWARDED,
    BEARD,
    CITIES,
    ENDED,
    FLOORS,
    GRAND,
    LADY,
    LOW_TOKEN_IS_LESS,
    MESSENGER_POINTS,
    NONE,
    OVER,
    PENALISED,
    PENALTY_POINTS,
    PICTURED,
    PIECES,
    PISTOIA,
    RED_HAT,
    SCORED,
    SET_POINTS,
    Faces,
)


class ScoredState(State):
    """The part of a position that counts: who wins towers, tokens, bonuses and portraits."""

    faces: Faces
    messengers: bool
    ambassadors: bool
    refill_scored_cities: bool

    def __init__(
        self,
        seats: i64,
        faces: Faces,
        messengers: bool,
        ambassadors: bool,
        refill_scored_cities: bool,
        size: i64 = SIZE,
    ) -> None:
        super().__init__(seats, size)
        self.faces = faces
        self.messengers = messengers
        self.ambassadors = ambassadors
        self.refill_scored_cities = refill_scored_cities

    def city_in_play(self, city: i64) -> bool:
        return city != PISTOIA or self.seats == 5

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
            self.award()
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

    def award(self) -> None:
        """The ambassadors go out; then each owner chooses, knowing all portraits (rules: Ambassadors)."""
        board = self.board
        journal = self.journal
        for card in range(i64(AMBASSADOR_D)):
            board[AWARD + card] = self.most_tokens(card)
        board[AWARD + AMBASSADOR_D] = self.grandest()
        for seat in range(self.seats):
            self.choose_portraits(seat)
        if journal is not None:
            for card in range(i64(AMBASSADORS)):
                if board[AWARD + card] != 0:
                    journal.note(AWARDED, EVERYONE, card, board[AWARD + card] - 1, board[CHOSEN + card] - 1, 0)

    def choose_portraits(self, seat: i64) -> None:
        """The combination that makes most sets; of equally good ones red hats before ladies before beards."""
        board = self.board
        free: i64 = 0
        for card in range(i64(AMBASSADOR_D)):
            if board[AWARD + card] == seat + 1:
                free += 1
        red = self.portraits(seat, RED_HAT)
        lady = self.portraits(seat, LADY)
        beard = self.portraits(seat, BEARD)
        best: i64 = -1
        best_red: i64 = 0
        best_lady: i64 = 0
        for less_red in range(free + 1):
            more_red = free - less_red
            for less_lady in range(less_red + 1):
                more_lady = less_red - less_lady
                made = (red + more_red) // 3 + (lady + more_lady) // 3 + (beard + less_lady) // 3
                if made > best:
                    best = made
                    best_red = more_red
                    best_lady = more_lady
        for card in range(i64(AMBASSADOR_D)):
            if board[AWARD + card] == seat + 1:
                if best_red > 0:
                    best_red -= 1
                    board[CHOSEN + card] = RED_HAT + 1
                elif best_lady > 0:
                    best_lady -= 1
                    board[CHOSEN + card] = LADY + 1
                else:
                    board[CHOSEN + card] = BEARD + 1

    def portraits(self, seat: i64, portrait: i64) -> i64:
        """How many of one portrait a seat has, its ambassadors' included as far as they are chosen."""
        board = self.board
        held = board[PORTRAITS + 3 * seat + portrait]
        for card in range(i64(AMBASSADORS)):
            if board[AWARD + card] == seat + 1 and (card == AMBASSADOR_D or board[CHOSEN + card] == portrait + 1):
                held += 1
        return held

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
        """How many sets of three like portraits."""
        made: i64 = 0
        for portrait in range(i64(3)):
            if with_ambassadors:
                made += self.portraits(seat, portrait) // 3
            else:
                made += self.board[PORTRAITS + 3 * seat + portrait] // 3
        return made

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
