"""The numbers of Patrician: what is in the box, the codes of moves, phases and events, and the places of the board.

mypyc folds a constant that is computed from constants of its own module only, so derived ones are here too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1  # no card, no city, no portrait
MAX_SEATS: Final = 5

# ---------------------------------------------------------------- the board

# Cities, in the order of docs/rules/patrician.md. Pistoia is in play with five players only.
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

# Both towers of a city together reach this many floors. The high token is worth as much, the low one is worth less.
FLOORS: Final[vec[i64]] = vec[i64]([9, 9, 9, 9, 7, 7, 7, 5, 5, 5])
LOW_TOKEN_IS_LESS_BY: Final = 3

# The two sites of a city. The tower on a site has the number 2 × city + site, so `tower ^ 1` is the other one.
LEFT: Final = 0
RIGHT: Final = 1

# Roads join neighbouring cities. The last two exist with five players only.
ROADS: Final = 12
ROADS_WITHOUT_PISTOIA: Final = 10
ROAD_ENDS: Final[vec[i64]] = vec[i64](
    [
        ROMA, SIENA,
        SIENA, LUCCA,
        SIENA, BOLOGNA,
        LUCCA, MILANO,
        LUCCA, FERRARA,
        MILANO, PARMA,
        PARMA, VERONA,
        VERONA, FERRARA,
        FERRARA, BOLOGNA,
        BOLOGNA, FIRENZE,
        ROMA, PISTOIA,
        PISTOIA, FIRENZE,
    ]
)  # fmt: skip

# ---------------------------------------------------------------- cards and pieces

CARDS: Final = 55
CARDS_IN: Final[vec[i64]] = vec[i64]([7, 7, 7, 7, 5, 5, 5, 4, 4, 4])
CITY_OF: Final[vec[i64]] = vec[i64](
    [ROMA] * 7 + [BOLOGNA] * 7 + [FIRENZE] * 7 + [PISTOIA] * 7
    + [SIENA] * 5 + [LUCCA] * 5 + [MILANO] * 5
    + [FERRARA] * 4 + [PARMA] * 4 + [VERONA] * 4
)  # fmt: skip
UNKNOWN: Final = 60  # a card that the viewer cannot know; it sorts after every real card
HAND_SIZE: Final = 3

RED_HAT: Final = 0
LADY: Final = 1
BEARD: Final = 2
PORTRAIT_KINDS: Final = 3

NO_SIGN: Final = 0
MOVE_SIGN: Final = 1
FREE_DRAW_SIGN: Final = 2

# For each player, by number of players.
PIECES_EACH: Final[vec[i64]] = vec[i64]([0, 0, 39, 29, 21, 21])
MESSENGERS_EACH: Final[vec[i64]] = vec[i64]([0, 0, 2, 2, 1, 1])
MESSENGERS_PER_CITY: Final = 2

# ---------------------------------------------------------------- points

SET_POINTS: Final = 6  # for three portraits of the same patrician
MESSENGER_POINTS: Final = 2
PENALTY_POINTS: Final = 3

# Ambassador cards, in the order in which they are given out.
AMBASSADORS: Final = 4
AMBASSADOR_D: Final = 3
# The low tokens pictured on A, B and C, four places each, from the left (rules: Patrician 15).
PICTURED_TOKENS: Final[vec[i64]] = vec[i64](
    [
        BOLOGNA, FIRENZE, ROMA, PISTOIA,
        MILANO, LUCCA, SIENA, NONE,
        VERONA, PARMA, FERRARA, NONE,
    ]
)  # fmt: skip
PICTURED_PLACES: Final = 4
# The cities that count for D, in the order that breaks ties (rules: Patrician 16).
CITIES_OF_D: Final[vec[i64]] = vec[i64]([VERONA, PARMA, MILANO])

# ---------------------------------------------------------------- moves

# "Shift" is what the rulebook calls moving a floor; here every choice of a player is a move.
PLAY: Final = 0  # + card
BUILD: Final = 55
BUILD_LEFT: Final = 55
BUILD_RIGHT: Final = 56
BUILD_LEFT_TWICE: Final = 57
BUILD_BOTH: Final = 58
BUILD_RIGHT_TWICE: Final = 59
SHIFT: Final = 60  # + the tower that the floor leaves
NO_SHIFT: Final = 80
TAKE: Final = 81  # + city
SEND: Final = 91  # + road
NO_SEND: Final = 103
MOVES: Final = 104

# ---------------------------------------------------------------- phases and events

TO_PLAY: Final = 1
TO_BUILD: Final = 2
TO_SHIFT: Final = 3
TO_TAKE: Final = 4
TO_SEND: Final = 5
OVER: Final = 6

CARD_DEALT: Final = 0
CARD_FACED: Final = 1
CARD_PLAYED: Final = 2
FLOOR_BUILT: Final = 3
CITY_SCORED: Final = 4
FLOOR_MOVED: Final = 5
CARD_TAKEN: Final = 6
MESSENGER_SENT: Final = 7
AWAITED: Final = 8
PENALISED: Final = 9
AWARDED: Final = 10
ENDED: Final = 11
BEGUN: Final = 12

# A random pick chooses a seat or a card.
PICKED_SEAT: Final = 0
PICKED_CARD: Final = 1

# ---------------------------------------------------------------- places of the board

# An owner is stored as seat + 1, so that 0 means nobody. First come single numbers,
PHASE: Final = 0
TURN: Final = 1  # the seat whose turn it is
TURN_CARD: Final = 2  # the card it has played this turn, or NONE
FLOORS_TO_BUILD: Final = 3
DRAW_PILE: Final = 4  # a set of cards
DRAW_PILE_SIZE: Final = 5
SEEN: Final = 6  # the cards that have ever been face up: everyone may remember them
VIEWER: Final = 7  # 0: everything is known; 1: a spectator's view; 2 + seat: that seat's view
FIRST_PLAYER: Final = 8
SCORED_WITH_MESSENGER: Final = 9  # a set of cities
PENALTY_OWNER: Final = 10  # of the −3
# then one place per seat (three per seat for hands and portraits),
HANDS: Final = 11
PLAYED_CARDS: Final = HANDS + MAX_SEATS * HAND_SIZE  # a set
TOP_CARD: Final = PLAYED_CARDS + MAX_SEATS  # of the played cards, or NONE
SUPPLY: Final = TOP_CARD + MAX_SEATS
PORTRAITS: Final = SUPPLY + MAX_SEATS
MESSENGER_BONUS: Final = PORTRAITS + MAX_SEATS * PORTRAIT_KINDS
MESSENGERS_LEFT: Final = MESSENGER_BONUS + MAX_SEATS
# then one per city (two per city for towers), per road and per ambassador.
FACE_UP_CARD: Final = MESSENGERS_LEFT + MAX_SEATS  # or NONE
HEIGHT: Final = FACE_UP_CARD + CITIES  # of each tower
TOWER: Final = HEIGHT + 2 * CITIES  # the owners of its floors from the bottom, FLOOR_BITS each
BUILDERS: Final = TOWER + 2 * CITIES  # the seats with a floor in the city: a set
HIGH_TOKEN: Final = BUILDERS + CITIES  # its owner
LOW_TOKEN: Final = HIGH_TOKEN + CITIES  # its owner
SCORED: Final = LOW_TOKEN + CITIES  # 1 when the city has been scored
MESSENGER_ON: Final = SCORED + CITIES  # the owner of the messenger on the road
MESSENGERS_AT: Final = MESSENGER_ON + ROADS  # how many are at the city
AMBASSADOR: Final = MESSENGERS_AT + CITIES  # its owner
AMBASSADOR_PORTRAIT: Final = AMBASSADOR + AMBASSADORS  # the portrait chosen for it + 1; 0 for D and for no owner
SIZE: Final = AMBASSADOR_PORTRAIT + AMBASSADORS

FLOOR_BITS: Final = 3
FLOOR_MASK: Final = 7
# A tally counts something for every owner at once, TALLY_BITS each.
TALLY_BITS: Final = 6
TALLY_MASK: Final = 63
TALLY_ONE: Final[vec[i64]] = vec[i64]([1 << (TALLY_BITS * owner) for owner in range(MAX_SEATS + 1)])
