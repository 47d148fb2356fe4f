"""How a bot values a position of Patrician: towers likely to be won, and portraits on the way to a set of three.

All values are in hundredths of a point. They were tuned by playing this evaluation against variants of itself.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.scoring import ScoredState

MAX_LEAD: Final = 10  # leads are from −9 to 9, and at most 9 floors are missing
CERTAIN: Final = 1000  # probabilities are in thousandths


def _lead_chances() -> vec[i64]:
    """For every lead and number of missing floors, the probability that the leader stays ahead."""
    chances: list[int] = []
    for lead in range(-MAX_LEAD, MAX_LEAD + 1):
        for missing in range(MAX_LEAD):
            if missing == 0:
                chances.append(CERTAIN if lead > 0 else 0)
            else:
                chances.append(round(CERTAIN / (1.0 + math.exp(-lead / (0.56 + 0.59 * missing**1.41)))))
    return vec[i64](chances)


LEAD_CHANCES: Final[vec[i64]] = _lead_chances()

UNFINISHED_SET: Final[vec[i64]] = vec[i64]([0, 67, 330])  # by number of portraits
CREST_IN_HAND: Final = 150
MOVE_IN_HAND: Final = -5
FREE_DRAW_IN_HAND: Final = 51
LEAD_IN_EMPTY_TOWER: Final = -1
CARD_DISCOUNT: Final = 83  # a card in hand counts for so many hundredths of what it could gain in its city


class EvaluatedState(ScoredState):
    """A position that bots can value before the game is over."""

    def evaluate(self, seat: i64) -> i64:
        board = self.board
        if board[numbers.PHASE] == numbers.OVER:
            return 100 * self.score(seat)
        value = 100 * (self.token_points(seat) + board[numbers.MESSENGER_BONUS + seat])
        for city in range(i64(numbers.CITIES)):
            if board[numbers.SCORED + city] == 0:
                value += self.tower_value(2 * city, seat, 0) + self.tower_value(2 * city + 1, seat, 0)
        if board[numbers.PENALTY_OWNER] == seat + 1:
            value -= 100 * numbers.PENALTY_POINTS
        return value + self.card_values(seat)

    def tower_value(self, tower: i64, seat: i64, extra_floors: i64) -> i64:
        """The expected points of a seat from a tower, if the seat added some floors to it."""
        board = self.board
        city = tower >> 1
        floors = numbers.FLOORS[city]
        ahead = board[numbers.HEIGHT + tower] - board[numbers.HEIGHT + (tower ^ 1)] + extra_floors
        missing = floors - board[numbers.HEIGHT + tower] - board[numbers.HEIGHT + (tower ^ 1)] - extra_floors
        if missing < 0:
            missing = 0
        taller = LEAD_CHANCES[(ahead + MAX_LEAD) * MAX_LEAD + missing]
        if ahead == 0:
            taller = CERTAIN // 2
        token = 100 * (floors - numbers.LOW_TOKEN_IS_LESS_BY) + numbers.LOW_TOKEN_IS_LESS_BY * taller // 10
        token += 100 * numbers.MESSENGER_POINTS * board[numbers.MESSENGERS_AT + city]
        lead = self.lead(tower, seat)
        if extra_floors > 0:
            if lead < 0 and board[numbers.HEIGHT + tower] == 0:
                lead = 0
            lead += extra_floors
        return token * LEAD_CHANCES[(lead + MAX_LEAD) * MAX_LEAD + missing] // CERTAIN

    def lead(self, tower: i64, seat: i64) -> i64:
        """By how many floors a seat is ahead of its best rival; a tie counts as 1 for the leader, −1 for others."""
        board = self.board
        floors = board[numbers.TOWER + tower]
        if floors == 0:
            return LEAD_IN_EMPTY_TOWER
        tally: i64 = 0
        while floors != 0:
            tally += numbers.TALLY_ONE[floors & numbers.FLOOR_MASK]
            floors >>= numbers.FLOOR_BITS
        own = tally >> (numbers.TALLY_BITS * (seat + 1)) & numbers.TALLY_MASK
        best: i64 = 0
        for rival in range(self.seats):
            if rival != seat:
                theirs = tally >> (numbers.TALLY_BITS * (rival + 1)) & numbers.TALLY_MASK
                if theirs > best:
                    best = theirs
        if own == best:
            if own > 0 and self.leader(tower) == seat + 1:
                return 1
            return -1
        return own - best

    def card_values(self, seat: i64) -> i64:
        """The value of the portraits played, and of the known cards in hand, whose portraits will be played."""
        board = self.board
        faces = self.faces
        portraits = numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat
        red_hats = board[portraits + numbers.RED_HAT]
        ladies = board[portraits + numbers.LADY]
        beards = board[portraits + numbers.BEARD]
        value: i64 = 0
        hand = numbers.HANDS + numbers.HAND_SIZE * seat
        for place in range(hand, hand + numbers.HAND_SIZE):
            card = board[place]
            if card == numbers.NONE or card == numbers.UNKNOWN:
                break
            value += self.gain_in_city(card, seat)
            if faces.crests[card] == 2:
                value += CREST_IN_HAND
            elif faces.sign[card] == numbers.MOVE_SIGN:
                value += MOVE_IN_HAND
            elif faces.sign[card] == numbers.FREE_DRAW_SIGN:
                value += FREE_DRAW_IN_HAND
            elif faces.portrait[card] == numbers.RED_HAT:
                red_hats += faces.portrait_count[card]
            elif faces.portrait[card] == numbers.LADY:
                ladies += faces.portrait_count[card]
            else:
                beards += faces.portrait_count[card]
        value += 100 * numbers.SET_POINTS * (red_hats // 3 + ladies // 3 + beards // 3)
        return value + UNFINISHED_SET[red_hats % 3] + UNFINISHED_SET[ladies % 3] + UNFINISHED_SET[beards % 3]

    def gain_in_city(self, card: i64, seat: i64) -> i64:
        """The gain that the floors of a card in hand could bring in its city, on the better site."""
        city = numbers.CITY_OF[card]
        if self.board[numbers.SCORED + city] != 0:
            return 0
        best: i64 = 0
        for tower in range(2 * city, 2 * city + 2):
            gain = self.tower_value(tower, seat, self.faces.crests[card]) - self.tower_value(tower, seat, 0)
            if gain > best:
                best = gain
        return best * CARD_DISCOUNT // 100
