"""The fixed facts of Patrician as numbers: cities, roads, cards per city, and the table of moves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Cities, in the order of rules: Board. Pistoia is in play with five players only.
ROMA: Final = 0
BOLOGNA: Final = 1
FIRENZE: Final = 2
PISTOIA: Final = 3
SIENA: Final = 4
LUCCA: Final = 5
MILANO: Final = 6
FERRARA: Final = 7
PARMA: Final = 8
VERONA: Final = 9
CITIES: Final = 10

CARDS: Final = 55
NONE: Final = -1
UNKNOWN: Final = 60  # a card that the viewer cannot know; sorts behind every real one
HAND: Final = 3
MAX_SEATS: Final = 5

CARDS_IN: Final[vec[i64]] = vec[i64]([7, 7, 7, 7, 5, 5, 5, 4, 4, 4])
FLOORS: Final[vec[i64]] = vec[i64]([9, 9, 9, 9, 7, 7, 7, 5, 5, 5])
LOW_TOKEN_IS_LESS: Final = 3  # the high token is worth the city's floors, the low one three less

CITY_OF: Final[vec[i64]] = vec[i64](
    [0] * 7 + [1] * 7 + [2] * 7 + [3] * 7 + [4] * 5 + [5] * 5 + [6] * 5 + [7] * 4 + [8] * 4 + [9] * 4
)

# Roads, for messengers: the two ends of each; the last two exist with five players only.
ROADS: Final = 12
ROADS_WITHOUT_PISTOIA: Final = 10
ROAD_A: Final[vec[i64]] = vec[i64]([0, 4, 4, 5, 5, 6, 8, 9, 7, 1, 0, 3])
ROAD_B: Final[vec[i64]] = vec[i64]([4, 5, 1, 6, 7, 8, 9, 7, 1, 2, 3, 2])

# Pieces and messengers by number of players.
PIECES: Final[vec[i64]] = vec[i64]([0, 0, 39, 29, 21, 21])
MESSENGERS: Final[vec[i64]] = vec[i64]([0, 0, 2, 2, 1, 1])

# Portraits.
RED_HAT: Final = 0
LADY: Final = 1
BEARD: Final = 2
SET_POINTS: Final = 6
PENALTY_POINTS: Final = 3
MESSENGER_POINTS: Final = 2

# Signs on a card.
NO_SIGN: Final = 0
MOVE_SIGN: Final = 1
FREE_DRAW_SIGN: Final = 2

# Sites.
LEFT: Final = 0
RIGHT: Final = 1

# The table of moves.
PLAY: Final = 0  # + card
BUILD: Final = 55  # + left, right, left twice, one each, right twice
BUILD_LEFT: Final = 55
BUILD_RIGHT: Final = 56
BUILD_LEFT_TWICE: Final = 57
BUILD_BOTH: Final = 58
BUILD_RIGHT_TWICE: Final = 59
SHIFT: Final = 60  # + 2 × city + the site the floor leaves
NO_SHIFT: Final = 80
TAKE: Final = 81  # + city
SEND: Final = 91  # + road
NO_SEND: Final = 103
MOVES: Final = 104

# Phases.
UNDEALT: Final = 0
TO_PLAY: Final = 1
TO_BUILD: Final = 2
TO_SHIFT: Final = 3
TO_TAKE: Final = 4
TO_SEND: Final = 5
OVER: Final = 6

# Ambassador cards, in the order of their awards.
AMBASSADORS: Final = 4
AMBASSADOR_A: Final = 0
AMBASSADOR_D: Final = 3
# The tokens in the pictures of A, B and C, from the left (rules: Ambassadors); −1 fills up.
PICTURED: Final[vec[i64]] = vec[i64]([1, 2, 0, 3, 6, 5, 4, -1, 9, 8, 7, -1])
# The cities that count for D, in the order that breaks ties.
GRAND: Final[vec[i64]] = vec[i64]([9, 8, 6])

# Kinds of event, and what a pick of chance was for.
DEALT: Final = 0
FACED: Final = 1
PLAYED: Final = 2
BUILT: Final = 3
SCORED: Final = 4
SHIFTED: Final = 5
TAKEN: Final = 6
SENT: Final = 7
AWAITED: Final = 8
PENALISED: Final = 9
AWARDED: Final = 10
ENDED: Final = 11
BEGUN: Final = 12
OUTCOME_SEAT: Final = 0
OUTCOME_CARD: Final = 1


@final
class Faces:
    """What is on the cards: the part of the rules that a host's card file may replace."""

    crests: vec[i64]
    portrait: vec[i64]
    portraits: vec[i64]
    sign: vec[i64]
    start: i64
    twins: vec[i64]

    def __init__(
        self, crests: list[int], portrait: list[int], portraits: list[int], sign: list[int], start: list[bool]
    ) -> None:
        self.crests = vec[i64](crests)
        self.portrait = vec[i64](portrait)
        self.portraits = vec[i64](portraits)
        self.sign = vec[i64](sign)
        self.start = sum(1 << card for card in range(CARDS) if start[card])
        # For every card, its first twin: the lowest card that is like it in everything.
        first: list[int] = []
        seen: dict[tuple[int, int, int, int, int, bool], int] = {}
        for card in range(CARDS):
            city: int = CITY_OF[card]
            face = (city, crests[card], portrait[card], portraits[card], sign[card], start[card])
            first.append(seen.setdefault(face, card))
        self.twins = vec[i64](first)
