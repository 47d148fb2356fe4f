"""The fixed facts of San Juan as numbers: buildings, roles, trading-house tiles, and the table of moves."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Buildings, in the order of rules: Cards. The five production buildings are also the five goods.
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
CHAPEL_HOUSE: Final = 14
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
PLANTS_KINDS: Final = 5  # the kinds below this are production buildings, all others are violet
NONE: Final = -1

# Each violet kind as a set, to be held against the set of a seat's buildings.
HAS_SMITHY: Final = 1 << SMITHY
HAS_GOLD_MINE: Final = 1 << GOLD_MINE
HAS_ARCHIVE: Final = 1 << ARCHIVE
HAS_POOR_HOUSE: Final = 1 << POOR_HOUSE
HAS_BLACK_MARKET: Final = 1 << BLACK_MARKET
HAS_TRADING_POST: Final = 1 << TRADING_POST
HAS_WELL: Final = 1 << WELL
HAS_MARKET_STAND: Final = 1 << MARKET_STAND
HAS_CRANE: Final = 1 << CRANE
HAS_CHAPEL_HOUSE: Final = 1 << CHAPEL_HOUSE
HAS_TOWER: Final = 1 << TOWER
HAS_AQUEDUCT: Final = 1 << AQUEDUCT
HAS_CARPENTER: Final = 1 << CARPENTER
HAS_PREFECTURE: Final = 1 << PREFECTURE
HAS_MARKET_HALL: Final = 1 << MARKET_HALL
HAS_QUARRY: Final = 1 << QUARRY
HAS_LIBRARY: Final = 1 << LIBRARY
HAS_STATUE: Final = 1 << STATUE
HAS_VICTORY_COLUMN: Final = 1 << VICTORY_COLUMN
HAS_HERO: Final = 1 << HERO
HAS_GUILD_HALL: Final = 1 << GUILD_HALL
HAS_CITY_HALL: Final = 1 << CITY_HALL
HAS_TRIUMPHAL_ARCH: Final = 1 << TRIUMPHAL_ARCH
HAS_PALACE: Final = 1 << PALACE

COPIES: Final[vec[i64]] = vec[i64]([10, 8, 8, 8, 8] + [3] * 20 + [2] * 4)
COST: Final[vec[i64]] = vec[i64](
    [1, 2, 3, 4, 5, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 3, 4, 5, 6, 6, 6, 6]
)
# What is printed; the six-cost buildings are counted at the end.
POINTS: Final[vec[i64]] = vec[i64](
    [1, 1, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 0, 0, 0, 0]
)
CARDS: Final = 110

MAX_SEATS: Final = 4
HAND: Final = 4  # cards each player begins with
STARTING_DRAW: Final = 5  # `starting_hand`: what the governor draws; every later seat one more
HAND_LIMIT: Final = 7
TOWER_LIMIT: Final = 12
LAST_BUILDING: Final = 12  # the game ends after the builder phase in which somebody has so many
ROLES_OF_TWO: Final = 3  # two players: governor, opponent, governor
MINE_CARDS: Final = 4
GOODS_PER_PAYMENT: Final = 2  # Black Market

# Trading-house tiles: five prices each, indigo to silver.
TILES: Final = 5
PRICE: Final[vec[i64]] = vec[i64]([1, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 1, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 2, 3, 3])

# Roles.
BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = 5

# Phases.
UNDEALT: Final = 0
TO_KEEP: Final = 1  # `starting_hand`: everybody at once
TO_TAKE_ROLE: Final = 2
TO_BUILD: Final = 3
TO_COVER: Final = 4  # Crane: over which building, if any
TO_PAY: Final = 5
TO_PRODUCE: Final = 6  # everybody at once
TO_SELL: Final = 7  # everybody at once
TO_COUNSEL: Final = 8  # everybody at once
TO_MINE: Final = 9  # Gold Mine: whether to turn up cards
TO_PICK: Final = 10  # Gold Mine: which card to keep
TO_SETTLE: Final = 11  # new round, everybody at once: chapel, then hand limit
OVER: Final = 12

# The table of moves.
ROLE_MOVE: Final = 0  # + role
COUNCILLOR_DOUBLED: Final = 5  # two players: with the Library, declared before the draw
PROSPECTOR_DOUBLED: Final = 6
BUILD: Final = 7  # + kind
BUILD_DOUBLED: Final = 36  # + kind; two players: with the Library's second discount
NO_BUILD: Final = 65
BESIDE: Final = 66  # Crane: on a free place after all
COVER: Final = 67  # + kind; an empty plant of that kind if there is one
COVER_FULL: Final = 96  # + plant; a plant with a good though an empty one stands there: the good is lost
PAY: Final = 101  # + kind, from the hand
PAY_GOOD: Final = 130  # + plant (Black Market)
PRODUCE: Final = 135  # + plant
NO_MORE_GOODS: Final = 140
SELL: Final = 141  # + plant
NO_MORE_SALES: Final = 146
KEEP: Final = 147  # + kind, out of the cards a councillor drew
DISCARD: Final = 176  # + kind: Archive, hand limit, starting hand
TUCK: Final = 205  # + kind, under the Chapel
NO_TUCK: Final = 234
USE_MINE: Final = 235
NO_MINE: Final = 236
PICK: Final = 237  # + kind, out of the cards turned up
MOVES: Final = 266

# Why cards are drawn, and why they are discarded.
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

# Why the game ended.
TWELVE_BUILDINGS: Final = 1
STANDSTILL: Final = 2

# Kinds of event, and what a pick of chance was for.
BEGUN: Final = 0
DREW: Final = 1
DREW_ASIDE: Final = 2
SHUFFLED: Final = 3
ROLE_TAKEN: Final = 4
TILE_TURNED: Final = 5
PRODUCED: Final = 6
SOLD: Final = 7
BUILDING: Final = 8
COVERING: Final = 9
PAID: Final = 10
PAID_GOOD: Final = 11
GOOD_LOST: Final = 12
BUILT: Final = 13
NOT_BUILT: Final = 14
ANSWERED: Final = 15
KEPT: Final = 16
DISCARDED: Final = 17
DISCARDED_ASIDE: Final = 18
TUCKED: Final = 19
NOT_TUCKED: Final = 20
TURNED_UP: Final = 21
MINED: Final = 22
NOT_MINED: Final = 23
ROUND_BEGUN: Final = 24
AWAITED: Final = 25
TASKED: Final = 26
LIBRARY_USED: Final = 27
ENDED: Final = 28
OUTCOME_SEAT: Final = 0
OUTCOME_CARD: Final = 1
OUTCOME_TILE: Final = 2
