"""What a good player makes of a position of Patrician: towers likely to be won, portraits on their way to three.

The numbers were found by playing this judgement against variants of itself.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.patrician.engine.places import (
    BONUS,
    CLOSED,
    HANDS,
    HEIGHT,
    PENALISED_SEAT,
    PHASE,
    PORTRAITS,
    POSTED,
    TOWER,
)
from ludoteca.games.patrician.engine.scoring import ScoredState
from ludoteca.games.patrician.engine.tables import (
    CITIES,
    CITY_OF,
    FLOORS,
    FREE_DRAW_SIGN,
    HAND,
    LOW_TOKEN_IS_LESS,
    MESSENGER_POINTS,
    MOVE_SIGN,
    NONE,
    OVER,
    UNKNOWN,
)

REACH: Final = 10  # leads from −9 to 9 and up to 9 floors still to come
THOUSAND: Final = 1000


def _likely() -> vec[i64]:
    """For a lead and the floors still to come, how likely the leader stays ahead, in thousandths."""
    table: list[int] = []
    for lead in range(-REACH, REACH + 1):
        for floors in range(REACH):
            if floors == 0:
                table.append(THOUSAND if lead > 0 else 0)
            else:
                table.append(round(THOUSAND / (1.0 + math.exp(-lead / (0.56 + 0.59 * floors**1.41)))))
    return vec[i64](table)


LIKELY: Final[vec[i64]] = _likely()

# What one and two portraits of a kind are worth in hundredths: the third brings 600.
STARTED: Final[vec[i64]] = vec[i64]([0, 67, 330])
CREST_IN_HAND: Final = 150
MOVE_IN_HAND: Final = -5
FREE_DRAW_IN_HAND: Final = 51
NOT_BEGUN: Final = -1  # the lead in a tower that nobody has begun
PROSPECT: Final = 83  # how much of what a card in hand may do for its city is believed, in hundredths
SIXES: Final[vec[i64]] = vec[i64]([1 << (6 * k) for k in range(8)])  # one floor of an owner, six bits each


class JudgedState(ScoredState):
    """A position with a judgement of it."""

    def judge(self, seat: i64) -> i64:
        board = self.board
        if board[PHASE] == OVER:
            return 100 * self.score(seat)
        worth = 100 * (self.tokens(seat) + board[BONUS + seat])
        for city in range(i64(CITIES)):
            if board[CLOSED + city] == 0:
                worth += self.hopes(city, seat)
        if board[PENALISED_SEAT] == seat + 1:
            worth -= 300
        return worth + self.portraits_on_their_way(seat)

    def hopes(self, city: i64, seat: i64) -> i64:
        """What the two towers of an unfinished city promise."""
        return self.hope(2 * city, seat, 0) + self.hope(2 * city + 1, seat, 0)

    def hope(self, tower: i64, seat: i64, more: i64) -> i64:
        """What one tower promises, were the seat to add some floors to it."""
        board = self.board
        city = tower >> 1
        floors = FLOORS[city]
        ahead = board[HEIGHT + tower] - board[HEIGHT + (tower ^ 1)] + more
        room = floors - board[HEIGHT + tower] - board[HEIGHT + (tower ^ 1)] - more
        if room < 0:
            room = 0
        taller = LIKELY[(ahead + REACH) * REACH + room]
        if ahead == 0:
            taller = THOUSAND // 2
        token = 100 * (floors - LOW_TOKEN_IS_LESS) + LOW_TOKEN_IS_LESS * taller // 10
        token += 100 * MESSENGER_POINTS * board[POSTED + city]
        lead = self.lead(tower, seat)
        if more > 0:
            if lead < 0 and board[HEIGHT + tower] == 0:
                lead = 0
            lead += more
        return token * LIKELY[(lead + REACH) * REACH + room] // THOUSAND

    def prospect(self, card: i64, seat: i64) -> i64:
        """What a card in hand may yet do for its city."""
        city = CITY_OF[card]
        if self.board[CLOSED + city] != 0:
            return 0
        best: i64 = 0
        for site in range(i64(2)):
            tower = 2 * city + site
            gain = self.hope(tower, seat, self.faces.crests[card]) - self.hope(tower, seat, 0)
            if gain > best:
                best = gain
        return best * PROSPECT // 100

    def lead(self, tower: i64, seat: i64) -> i64:
        """By how many floors a seat is ahead of the best other; level, the one nearer the top is ahead by one."""
        board = self.board
        floors = board[TOWER + tower]
        if floors == 0:
            return NOT_BEGUN
        counts: i64 = 0  # six bits a seat
        top: i64 = 0
        while floors != 0:
            top = floors & 7
            counts += SIXES[top]
            floors >>= 3
        mine = counts >> (6 * (seat + 1)) & 63
        best: i64 = 0
        for other in range(self.seats):
            if other != seat:
                theirs = counts >> (6 * (other + 1)) & 63
                if theirs > best:
                    best = theirs
        if mine == best:
            if mine > 0 and self.leader(tower) == seat + 1:
                return 1
            return -1
        return mine - best

    def portraits_on_their_way(self, seat: i64) -> i64:
        """Portraits played and in hand, for what is in hand will be played; and the signs in hand."""
        board = self.board
        faces = self.faces
        red = board[PORTRAITS + 3 * seat]
        lady = board[PORTRAITS + 3 * seat + 1]
        beard = board[PORTRAITS + 3 * seat + 2]
        worth: i64 = 0
        for place in range(HANDS + HAND * seat, HANDS + HAND * seat + HAND):
            card = board[place]
            if card == NONE or card == UNKNOWN:
                break
            worth += self.prospect(card, seat)
            if faces.crests[card] == 2:
                worth += CREST_IN_HAND
            elif faces.sign[card] == MOVE_SIGN:
                worth += MOVE_IN_HAND
            elif faces.sign[card] == FREE_DRAW_SIGN:
                worth += FREE_DRAW_IN_HAND
            elif faces.portrait[card] == 0:
                red += faces.portraits[card]
            elif faces.portrait[card] == 1:
                lady += faces.portraits[card]
            else:
                beard += faces.portraits[card]
        worth += 600 * (red // 3 + lady // 3 + beard // 3)
        return worth + STARTED[red % 3] + STARTED[lady % 3] + STARTED[beard % 3]
