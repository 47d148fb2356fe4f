"""The numbers of San Juan: what is in the box, the codes of phases, moves and events, and the places of the board.

mypyc computes a constant in advance only from constants of the same module, so all that are derived from others are
here too. Elsewhere they are written `numbers.NAME`, which compiles to the number itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1  # no building, no role, no tile
MAX_SEATS: Final = 4

# ---------------------------------------------------------------- cards

# The kinds of building, in the order of docs/rules/san_juan.md. The number of a plant is also that of its good.
INDIGO: Final = 0
SUGAR: Final = 1
TOBACCO: Final = 2
COFFEE: Final = 3
SILVER: Final = 4
SMITHY: Final = 5
GOLD_MINE: Final = 6
ARCHIVE: Final = 7
POOR_HOUSE: Final = 8
BLACK_MARKET: Final = 9
TRADING_POST: Final = 10
WELL: Final = 11
MARKET_STAND: Final = 12
CRANE: Final = 13
CHAPEL: Final = 14
TOWER: Final = 15
AQUEDUCT: Final = 16
CARPENTER: Final = 17
PREFECTURE: Final = 18
MARKET_HALL: Final = 19
QUARRY: Final = 20
LIBRARY: Final = 21
STATUE: Final = 22
VICTORY_COLUMN: Final = 23
HERO: Final = 24
GUILD_HALL: Final = 25
CITY_HALL: Final = 26
TRIUMPHAL_ARCH: Final = 27
PALACE: Final = 28
KINDS: Final = 29
PLANT_KINDS: Final = 5  # the kinds below this are production buildings, the others are violet

# Each violet kind as a set of one, to test the set of a seat's violet buildings with.
HAS_SMITHY: Final = 1 << SMITHY
HAS_GOLD_MINE: Final = 1 << GOLD_MINE
HAS_ARCHIVE: Final = 1 << ARCHIVE
HAS_POOR_HOUSE: Final = 1 << POOR_HOUSE
HAS_BLACK_MARKET: Final = 1 << BLACK_MARKET
HAS_TRADING_POST: Final = 1 << TRADING_POST
HAS_WELL: Final = 1 << WELL
HAS_MARKET_STAND: Final = 1 << MARKET_STAND
HAS_CRANE: Final = 1 << CRANE
HAS_CHAPEL: Final = 1 << CHAPEL
HAS_TOWER: Final = 1 << TOWER
HAS_AQUEDUCT: Final = 1 << AQUEDUCT
HAS_CARPENTER: Final = 1 << CARPENTER
HAS_PREFECTURE: Final = 1 << PREFECTURE
HAS_MARKET_HALL: Final = 1 << MARKET_HALL
HAS_QUARRY: Final = 1 << QUARRY
HAS_LIBRARY: Final = 1 << LIBRARY
HAS_GUILD_HALL: Final = 1 << GUILD_HALL
HAS_CITY_HALL: Final = 1 << CITY_HALL
HAS_TRIUMPHAL_ARCH: Final = 1 << TRIUMPHAL_ARCH
HAS_PALACE: Final = 1 << PALACE
ALL_MONUMENTS: Final = 1 << STATUE | 1 << VICTORY_COLUMN | 1 << HERO

# For each kind: how many cards, what it costs, and the points printed on it. Buildings of cost 6 count at the end only.
COPIES: Final[vec[i64]] = vec[i64]([10, 8, 8, 8, 8] + [3] * 20 + [2] * 4)
COST: Final[vec[i64]] = vec[i64](
    [1, 2, 3, 4, 5, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 3, 4, 5, 6, 6, 6, 6]
)
POINTS: Final[vec[i64]] = vec[i64](
    [1, 1, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 0, 0, 0, 0]
)
CARDS: Final = 110

# ---------------------------------------------------------------- figures of the rules

STARTING_HAND: Final = 4
STARTING_DRAW: Final = 5  # `starting_hand`: what the governor draws; each later seat draws one more
HAND_LIMIT: Final = 7
TOWER_LIMIT: Final = 12
BUILDINGS_TO_END: Final = 12
ROLES_OF_TWO: Final = 3  # roles in a round of two players: governor, opponent, governor
MINE_CARDS: Final = 4  # cards a Gold Mine turns up
GOODS_PER_PAYMENT: Final = 2  # with a Black Market

# Trading-house tiles: five prices each, indigo to silver.
TILES: Final = 5
PRICES: Final[vec[i64]] = vec[i64]([1, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 1, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 2, 3, 3])

BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = 5

# ---------------------------------------------------------------- phases

UNDEALT: Final = 0
TO_KEEP_HAND: Final = 1  # `starting_hand`: everybody at once
TO_TAKE_ROLE: Final = 2
TO_BUILD: Final = 3
TO_COVER: Final = 4  # Crane: over which building, if any
TO_PAY: Final = 5
TO_PRODUCE: Final = 6  # everybody at once
TO_SELL: Final = 7  # everybody at once
TO_COUNSEL: Final = 8  # Councillor, everybody at once: which cards to keep, or with an Archive to discard
TO_MINE: Final = 9  # Gold Mine: whether to turn up cards
TO_PICK: Final = 10  # Gold Mine: which card to keep
TO_BEGIN_ROUND: Final = 11  # everybody at once: Chapel, then hand limit
OVER: Final = 12

# Why the game ended.
TWELVE_BUILDINGS: Final = 1
STANDSTILL: Final = 2

# ---------------------------------------------------------------- the table of moves

ROLE_MOVE: Final = 0  # + role
COUNCILLOR_DOUBLED: Final = 5  # two players: with the Library, declared before the draw
PROSPECTOR_DOUBLED: Final = 6
BUILD: Final = 7  # + kind
BUILD_DOUBLED: Final = 36  # + kind; two players: with the Library's second discount
NO_BUILD: Final = 65
BESIDE: Final = 66  # Crane: beside the other buildings after all
COVER: Final = 67  # + kind; if it is a plant, an empty one where there is one
COVER_FULL: Final = 96  # + plant; one with a good although there is an empty one: the good is lost
PAY: Final = 101  # + kind, from the hand
PAY_GOOD: Final = 130  # + plant (Black Market)
PRODUCE: Final = 135  # + plant
NO_MORE_GOODS: Final = 140
SELL: Final = 141  # + plant
NO_MORE_SALES: Final = 146
KEEP: Final = 147  # + kind, of the cards offered to a councillor
DISCARD: Final = 176  # + kind: Archive, hand limit, starting hand
TUCK: Final = 205  # + kind, under the Chapel
NO_TUCK: Final = 234
USE_MINE: Final = 235
NO_MINE: Final = 236
PICK: Final = 237  # + kind, of the cards turned up
MOVES: Final = 266

# ---------------------------------------------------------------- events (events.py has a class for each)

BEGUN: Final = 0
CARD_DRAWN: Final = 1
CARD_OFFERED: Final = 2
PILE_SHUFFLED: Final = 3
ROLE_TAKEN: Final = 4
TILE_TURNED: Final = 5
GOOD_PRODUCED: Final = 6
GOOD_SOLD: Final = 7
BUILDING_BEGUN: Final = 8
BUILDING_COVERED: Final = 9
CARD_PAID: Final = 10
GOOD_PAID: Final = 11
GOOD_LOST: Final = 12
BUILDING_BUILT: Final = 13
NOTHING_BUILT: Final = 14
ANSWERED: Final = 15
CARD_KEPT: Final = 16
CARD_DISCARDED: Final = 17
OFFER_DISCARDED: Final = 18
CARD_TUCKED: Final = 19
NOTHING_TUCKED: Final = 20
CARD_TURNED_UP: Final = 21
MINED: Final = 22
NOT_MINED: Final = 23
ROUND_BEGUN: Final = 24
AWAITED: Final = 25
TASKED: Final = 26
LIBRARY_USED: Final = 27
ENDED: Final = 28

# Why cards are drawn or discarded.
FOR_START: Final = 0
FOR_PROSPECTOR: Final = 1
FOR_WELL: Final = 2
FOR_SALE: Final = 3
FOR_MARKET_STAND: Final = 4
FOR_MARKET_HALL: Final = 5
FOR_CARPENTER: Final = 6
FOR_POOR_HOUSE: Final = 7
FOR_COUNCILLOR: Final = 8
FOR_LIMIT: Final = 9

# The kinds of outcomes of a pick.
OUTCOME_SEAT: Final = 0
OUTCOME_CARD: Final = 1
OUTCOME_TILE: Final = 2

# ---------------------------------------------------------------- the places of the board

# Single numbers,
PHASE: Final = 0
ACTING: Final = 1  # the seats that may act now: a set
GOVERNOR: Final = 2
ROUND: Final = 3  # 1 for the first
TURN: Final = 4  # how many roles were taken in this round
PICKER: Final = 5  # the seat that takes, or has taken, the present role
ROLE: Final = 6  # the present role, or NONE
ROLES_TAKEN: Final = 7  # in this round: a set
LIBRARY_DECLARED: Final = 8  # two players: 1 if the Library doubles the present role's privilege
LIBRARY_SPENT: Final = 9  # two players: the seats whose Library has doubled a privilege in this round: a set
CURRENT_SEAT: Final = 10  # whose turn it is where the seats act one after the other
NEW_BUILDING: Final = 11  # the kind that is being built, or NONE
BUILT_OVER: Final = 12  # the kind it covers, or NONE
OWED: Final = 13  # cards still to be paid
FULL_PRICE: Final = 14
GOODS_PAID: Final = 15
PILE_COUNT: Final = 16
DISCARD_COUNT: Final = 17
TILE: Final = 18  # the tile whose prices hold, or NONE
CYCLE_AT: Final = 19  # the place in the cycle of the tile that is turned next
CARD_MOVED: Final = 20  # 1 if a card has moved in this round
CHAPELS_TO_ASK: Final = 21  # new round: the seats that have yet to use their Chapel or to decline: a set
VIEWER: Final = 22  # 0: everything is known; 1: a spectator's view; 2 + seat: that seat's view
REASON: Final = 23  # why the game ended
DISCARDED_GOODS_COUNT: Final = 24
DISCARDED_GOODS_SINCE_SHUFFLE: Final = 25  # of those, how many were produced since the last shuffle
# five for the cycle of tiles,
CYCLE: Final = 26  # the tile at each place, NONE until it was seen
# one per seat,
HAND_COUNT: Final = CYCLE + TILES
CHAPEL_COUNT: Final = HAND_COUNT + MAX_SEATS
OFFERED_COUNT: Final = CHAPEL_COUNT + MAX_SEATS
BUILDING_COUNT: Final = OFFERED_COUNT + MAX_SEATS  # uncovered buildings
VIOLETS: Final = BUILDING_COUNT + MAX_SEATS  # uncovered violet kinds: a set
CHOICES_LEFT: Final = VIOLETS + MAX_SEATS  # how many the seat may or must still make in this phase
LAST_CHOICE: Final = CHOICES_LEFT + MAX_SEATS  # choices are made in a fixed order (rules: San Juan 13)
SEALED: Final = LAST_CHOICE + MAX_SEATS  # the answer of a producer or trader: see SEALED_BITS
RECEIVED_SINCE_SHUFFLE: Final = SEALED + MAX_SEATS  # cards drawn that the others have not seen
OWN_DISCARD_COUNT: Final = RECEIVED_SINCE_SHUFFLE + MAX_SEATS
TUCKED_SINCE_SHUFFLE: Final = OWN_DISCARD_COUNT + MAX_SEATS  # cards put under its Chapel
# five per seat, one for each kind of plant,
PLANTS: Final = TUCKED_SINCE_SHUFFLE + MAX_SEATS
GOODS: Final = PLANTS + MAX_SEATS * PLANT_KINDS
GOOD_CARDS: Final = GOODS + MAX_SEATS * PLANT_KINDS  # the cards that are goods: see GOOD_CARD_BITS
GOODS_SINCE_SHUFFLE: Final = GOOD_CARDS + MAX_SEATS * PLANT_KINDS  # goods produced since: always the newest
# and sets of cards, two words each: see card_sets.py.
SET_WORDS: Final = 2
PILE: Final = GOODS_SINCE_SHUFFLE + MAX_SEATS * PLANT_KINDS
REVEALED: Final = PILE + SET_WORDS  # turned up by a Gold Mine
REVEALED_SINCE_SHUFFLE: Final = REVEALED + SET_WORDS
HANDS: Final = REVEALED_SINCE_SHUFFLE + SET_WORDS
CHAPEL_CARDS: Final = HANDS + MAX_SEATS * SET_WORDS
OFFERED: Final = CHAPEL_CARDS + MAX_SEATS * SET_WORDS  # a councillor's cards, before the choice
COVERED: Final = OFFERED + MAX_SEATS * SET_WORDS  # under buildings that a Crane has put over them
SHOWN_IN_HAND: Final = COVERED + MAX_SEATS * SET_WORDS  # cards of a hand that everybody has seen
SHOWN_SINCE_SHUFFLE: Final = SHOWN_IN_HAND + MAX_SEATS * SET_WORDS  # of those, dealt since the last shuffle
# The discard pile, by who knows the cards: their owner, everybody (Gold Mine) or nobody (goods).
OWN_DISCARDS: Final = SHOWN_SINCE_SHUFFLE + MAX_SEATS * SET_WORDS
OPEN_DISCARDS: Final = OWN_DISCARDS + MAX_SEATS * SET_WORDS
DISCARDED_GOODS: Final = OPEN_DISCARDS + SET_WORDS
# The knowledge of each seat, and last of a spectator, about the last shuffle (knowledge.py).
SHUFFLED_IN: Final = DISCARDED_GOODS + SET_WORDS  # cards it knew to be in the discards then
SEEN_SINCE_SHUFFLE: Final = SHUFFLED_IN + (MAX_SEATS + 1) * SET_WORDS  # cards it has seen coming from the pile
# The buildings of each seat out of a hand that may have held cards from the shuffled pile.
BUILT_SINCE_SHUFFLE: Final = SEEN_SINCE_SHUFFLE + (MAX_SEATS + 1) * SET_WORDS
BOARD_SIZE: Final = BUILT_SINCE_SHUFFLE + MAX_SEATS * SET_WORDS

SPECTATOR: Final = MAX_SEATS  # the place after those of the seats
MAX_HIDDEN_GROUPS: Final = 2 + 4 * MAX_SEATS + 2 * MAX_SEATS * PLANT_KINDS  # knowledge.py

# ---------------------------------------------------------------- several values in one number

# A set of cards is a count for each kind, four bits a kind.
KINDS_PER_WORD: Final = 15
KINDS_OF_A_WORD: Final = (1 << KINDS_PER_WORD) - 1  # as a set
KIND_BITS: Final = 4
KIND_MASK: Final = 15
EACH_KIND: Final = 0x0111111111111111  # the lowest bit of every kind
WORD: Final[vec[i64]] = vec[i64]([kind // 15 for kind in range(KINDS)])
SHIFT: Final[vec[i64]] = vec[i64]([4 * (kind % 15) for kind in range(KINDS)])
ONE: Final[vec[i64]] = vec[i64]([1 << (4 * (kind % 15)) for kind in range(KINDS)])

# The cards that are goods on plants of a kind, five bits each, the oldest lowest.
GOOD_CARD_BITS: Final = 5
GOOD_CARD_MASK: Final = 31
UNKNOWN_CARD: Final = 31  # in a view: nobody knows what card a good is
# A sealed answer: plant + 1 for each good, in the order in which they were named.
SEALED_BITS: Final = 3
SEALED_MASK: Final = 7
# The roles of a round: role + 1 for each, in the order in which they were taken.
ROLE_BITS: Final = 3
ROLE_MASK: Final = 7


def _deck() -> vec[i64]:
    """All 110 cards as a set: its two words."""
    words = [0, 0]
    for kind in range(KINDS):
        words[kind // 15] += int(COPIES[kind]) << (4 * (kind % 15))
    return vec[i64](words)


DECK: Final[vec[i64]] = _deck()
