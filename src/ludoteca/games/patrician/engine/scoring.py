"""Scoring in Patrician: cities as they are filled, the end of the game, and the points of a seat.

An owner is a seat + 1, and 0 is nobody.
"""

from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.faces import Faces


class ScoredState(State):
    """The set-up of a game and everything that gives points."""

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
        size: i64 = numbers.SIZE,
    ) -> None:
        super().__init__(seats, size)
        self.faces = faces
        self.messengers = messengers
        self.ambassadors = ambassadors
        self.refill_scored_cities = refill_scored_cities

    def city_in_play(self, city: i64) -> bool:
        return city != numbers.PISTOIA or self.seats == 5

    # ---------------------------------------------------------------- scoring a city

    def score_city(self, city: i64) -> None:
        """The winner of the taller tower takes the high token, the winner of the other tower the low one.

        Of equally tall towers the left one counts as taller (rules: Patrician 8).
        An empty tower gives nothing (rules: Patrician 9).
        The messenger bonus: each messenger at the city pays the winner of each tower (rules: Patrician 12).
        A messenger that comes later pays nothing (rules: Patrician 13).
        """
        board = self.board
        taller: i64 = 2 * city
        if board[numbers.HEIGHT + 2 * city + 1] > board[numbers.HEIGHT + 2 * city]:
            taller = 2 * city + 1
        high = self.leader(taller)
        low = self.leader(taller ^ 1)
        board[numbers.HIGH_TOKEN + city] = high
        board[numbers.LOW_TOKEN + city] = low
        board[numbers.SCORED + city] = 1
        messengers = board[numbers.MESSENGERS_AT + city]
        if messengers > 0:
            board[numbers.SCORED_WITH_MESSENGER] |= BIT[city]
            if high != 0:
                board[numbers.MESSENGER_BONUS + high - 1] += numbers.MESSENGER_POINTS * messengers
            if low != 0:
                board[numbers.MESSENGER_BONUS + low - 1] += numbers.MESSENGER_POINTS * messengers
        # The last number holds two: which tower is taller, and above its bit the messengers at the city.
        self.note(numbers.CITY_SCORED, EVERYONE, city, high - 1, low - 1, taller & 1 | messengers << 1)

    def leader(self, tower: i64) -> i64:
        """The winner of a tower: the owner of most floors; if tied, the tied owner with the floor nearest the top."""
        board = self.board
        floors = board[numbers.TOWER + tower]
        most: i64 = 0
        tally: i64 = 0
        while floors != 0:
            owner = floors & numbers.FLOOR_MASK
            tally += numbers.TALLY_ONE[owner]
            owned = tally >> (numbers.TALLY_BITS * owner) & numbers.TALLY_MASK
            if owned > most:
                most = owned
            floors >>= numbers.FLOOR_BITS
        height = board[numbers.HEIGHT + tower]
        while height > 0:
            height -= 1
            owner = board[numbers.TOWER + tower] >> (numbers.FLOOR_BITS * height) & numbers.FLOOR_MASK
            if tally >> (numbers.TALLY_BITS * owner) & numbers.TALLY_MASK == most:
                return owner
        return 0

    # ---------------------------------------------------------------- the end

    def finish(self) -> None:
        """Cities that are still unscored are scored as they stand (rules: Patrician 7).

        Then the messenger penalty and the ambassadors are given out. Each of these is shown by itself.
        """
        board = self.board
        self.picture()
        for city in range(i64(numbers.CITIES)):
            if self.city_in_play(city) and board[numbers.SCORED + city] == 0:
                self.score_city(city)
                self.picture()
        if self.messengers:
            self.give_messenger_penalty()
            self.picture()
        if self.ambassadors:
            self.award_ambassadors()
        board[numbers.PHASE] = numbers.OVER
        self.note(numbers.ENDED, EVERYONE, 0, 0, 0, 0)

    def give_messenger_penalty(self) -> None:
        """The penalty of −3 goes to the seat that won the fewest towers in cities scored with a messenger.

        Among tied seats it is the one with the fewest floors in those cities; if they tie again, nobody takes it
        (rules: Patrician 14).
        """
        board = self.board
        cities = board[numbers.SCORED_WITH_MESSENGER]
        if cities == 0:
            return
        weakest: i64 = 1 << 30
        loser: i64 = 0
        for seat in range(self.seats):
            towers: i64 = 0
            floors: i64 = 0
            for city in range(i64(numbers.CITIES)):
                if cities >> city & 1 != 0:
                    if board[numbers.HIGH_TOKEN + city] == seat + 1:
                        towers += 1
                    if board[numbers.LOW_TOKEN + city] == seat + 1:
                        towers += 1
                    floors += self.floors_in(2 * city, seat) + self.floors_in(2 * city + 1, seat)
            strength = 100 * towers + floors
            if strength < weakest:
                weakest = strength
                loser = seat + 1
            elif strength == weakest:
                loser = 0
        board[numbers.PENALTY_OWNER] = loser
        if loser != 0:
            self.note(numbers.PENALISED, EVERYONE, loser - 1, 0, 0, 0)

    def floors_in(self, tower: i64, seat: i64) -> i64:
        floors = self.board[numbers.TOWER + tower]
        owned: i64 = 0
        while floors != 0:
            if floors & numbers.FLOOR_MASK == seat + 1:
                owned += 1
            floors >>= numbers.FLOOR_BITS
        return owned

    # ---------------------------------------------------------------- ambassadors

    def award_ambassadors(self) -> None:
        """All four cards are given out before any portrait is chosen (rules: Patrician 17)."""
        board = self.board
        for card in range(i64(numbers.AMBASSADOR_D)):
            board[numbers.AMBASSADOR + card] = self.owner_of_small_ambassador(card)
        board[numbers.AMBASSADOR + numbers.AMBASSADOR_D] = self.owner_of_ambassador_d()
        for seat in range(self.seats):
            self.choose_portraits(seat)
        for card in range(i64(numbers.AMBASSADORS)):
            owner = board[numbers.AMBASSADOR + card]
            if owner != 0:
                portrait = board[numbers.AMBASSADOR_PORTRAIT + card] - 1
                self.note(numbers.AWARDED, EVERYONE, card, owner - 1, portrait, 0)

    def owner_of_small_ambassador(self, card: i64) -> i64:
        """A, B or C goes to the owner of most low tokens pictured on it.

        Among tied owners, the leftmost pictured token that one of them has decides (rules: Patrician 15).
        """
        board = self.board
        first = numbers.PICTURED_PLACES * card
        most: i64 = 0
        tally: i64 = 0
        for place in range(first, first + numbers.PICTURED_PLACES):
            city = numbers.PICTURED_TOKENS[place]
            if city != numbers.NONE and board[numbers.LOW_TOKEN + city] != 0:
                owner = board[numbers.LOW_TOKEN + city]
                tally += numbers.TALLY_ONE[owner]
                tokens = tally >> (numbers.TALLY_BITS * owner) & numbers.TALLY_MASK
                if tokens > most:
                    most = tokens
        for place in range(first, first + numbers.PICTURED_PLACES):
            city = numbers.PICTURED_TOKENS[place]
            if city != numbers.NONE and board[numbers.LOW_TOKEN + city] != 0:
                owner = board[numbers.LOW_TOKEN + city]
                if tally >> (numbers.TALLY_BITS * owner) & numbers.TALLY_MASK == most:
                    return owner
        return 0

    def owner_of_ambassador_d(self) -> i64:
        """D goes to most token points in Verona, Parma and Milano together.

        Ties are broken by the points in Verona, then in Parma (rules: Patrician 16). Seats that are still equal have
        no points in any of the three, and nobody gets the card.
        """
        best: i64 = -1
        owner: i64 = 0
        for seat in range(self.seats):
            total: i64 = 0
            by_city: i64 = 0
            for place in range(i64(len(numbers.CITIES_OF_D))):
                points = self.token_points_in(numbers.CITIES_OF_D[place], seat)
                total += points
                by_city = by_city * 64 + points
            claim = (total << 24) + by_city
            if claim > best:
                best = claim
                owner = seat + 1
            elif claim == best:
                owner = 0
        return owner

    def choose_portraits(self, seat: i64) -> None:
        """The portraits of A, B and C are chosen so that they make the most sets (rules: Patrician 17).

        Of equally good choices, the one with most red hats and then most ladies is taken.
        """
        board = self.board
        choices: i64 = 0
        for card in range(i64(numbers.AMBASSADOR_D)):
            if board[numbers.AMBASSADOR + card] == seat + 1:
                choices += 1
        red_hats = self.portraits(seat, numbers.RED_HAT)
        ladies = self.portraits(seat, numbers.LADY)
        beards = self.portraits(seat, numbers.BEARD)
        best: i64 = -1
        best_red_hats: i64 = 0
        best_ladies: i64 = 0
        for others in range(choices + 1):
            more_red_hats = choices - others
            for more_beards in range(others + 1):
                more_ladies = others - more_beards
                sets = (red_hats + more_red_hats) // 3 + (ladies + more_ladies) // 3 + (beards + more_beards) // 3
                if sets > best:
                    best = sets
                    best_red_hats = more_red_hats
                    best_ladies = more_ladies
        for card in range(i64(numbers.AMBASSADOR_D)):
            if board[numbers.AMBASSADOR + card] == seat + 1:
                if best_red_hats > 0:
                    best_red_hats -= 1
                    board[numbers.AMBASSADOR_PORTRAIT + card] = numbers.RED_HAT + 1
                elif best_ladies > 0:
                    best_ladies -= 1
                    board[numbers.AMBASSADOR_PORTRAIT + card] = numbers.LADY + 1
                else:
                    board[numbers.AMBASSADOR_PORTRAIT + card] = numbers.BEARD + 1

    # ---------------------------------------------------------------- points

    def score(self, seat: i64) -> i64:
        board = self.board
        points = self.token_points(seat) + numbers.SET_POINTS * self.sets(seat, True)
        points += board[numbers.MESSENGER_BONUS + seat]
        if board[numbers.PENALTY_OWNER] == seat + 1:
            points -= numbers.PENALTY_POINTS
        return points

    def standing(self, seat: i64) -> i64:
        """One number that orders the seats: most points, then as tie-break fewest floors on the board."""
        return 64 * self.score(seat) - self.floors_built(seat)

    def floors_built(self, seat: i64) -> i64:
        return numbers.PIECES_EACH[self.seats] - self.board[numbers.SUPPLY + seat]

    def token_points(self, seat: i64) -> i64:
        points: i64 = 0
        for city in range(i64(numbers.CITIES)):
            points += self.token_points_in(city, seat)
        return points

    def token_points_in(self, city: i64, seat: i64) -> i64:
        """The value of a seat's tokens from one city, without the points of messengers."""
        board = self.board
        points: i64 = 0
        if board[numbers.HIGH_TOKEN + city] == seat + 1:
            points = numbers.FLOORS[city]
        if board[numbers.LOW_TOKEN + city] == seat + 1:
            points += numbers.FLOORS[city] - numbers.LOW_TOKEN_IS_LESS_BY
        return points

    def sets(self, seat: i64, with_ambassadors: bool) -> i64:
        """How many sets of three portraits of the same patrician a seat has."""
        sets: i64 = 0
        for portrait in range(i64(numbers.PORTRAIT_KINDS)):
            if with_ambassadors:
                sets += self.portraits(seat, portrait) // 3
            else:
                sets += self.board[numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat + portrait] // 3
        return sets

    def portraits(self, seat: i64, portrait: i64) -> i64:
        """How many portraits of one patrician a seat has, with those chosen for its ambassadors."""
        board = self.board
        owned = board[numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat + portrait]
        for card in range(i64(numbers.AMBASSADORS)):
            if board[numbers.AMBASSADOR + card] == seat + 1 and (
                card == numbers.AMBASSADOR_D or board[numbers.AMBASSADOR_PORTRAIT + card] == portrait + 1
            ):
                owned += 1
        return owned
