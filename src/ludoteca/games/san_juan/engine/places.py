"""The places of the board: where everything that changes in a game of San Juan stands.

Sets of cards are counts by kind, four bits a kind in two numbers, so that equal sets are equal boards, sets are
joined by adding, and a board is small. Where the cards of a set are hidden from a viewer the counts are 0 and only
the size stands beside them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BYTES, NIBBLES, SEVEN_BYTES, SEVEN_TOPS

# As in tables.py, written once more: the compiler reckons with the constants of one module only, and a place that it
# does not know is looked up at every step. A test holds the two together.
KINDS: Final = 29
PLANTS_KINDS: Final = 5
TILES: Final = 5
MAX_SEATS: Final = 4

# Single numbers,
PHASE: Final = 0
ACTING: Final = 1  # the seats that may act now: a set
GOVERNOR: Final = 2
ROUND: Final = 3  # 1 for the first
TURN: Final = 4  # roles taken before the present one in this round
PICKER: Final = 5  # who takes, or has taken, the present role
ROLE: Final = 6  # the present role, or NONE
TAKEN: Final = 7  # the roles taken in this round: a set
DOUBLED: Final = 8  # two players: 1 when the Library was declared for the present role
SPENT: Final = 9  # two players: the seats whose Library has doubled a privilege in this round: a set
AT: Final = 10  # whose turn it is where the seats act one after the other
CARD: Final = 11  # the building being built, or NONE
COVERS: Final = 12  # the kind it is built over, or NONE
OWED: Final = 13  # cards still to be paid
COSTS: Final = 14  # the whole price
GOODS_PAID: Final = 15
PILE_SIZE: Final = 16
DISCARD_SIZE: Final = 17
TILE: Final = 18  # the tile whose prices hold, or NONE
TILE_AT: Final = 19  # trader phases so far, modulo five: whose turn it is in the cycle
MOVED: Final = 20  # 1 when a card has moved in this round
CHAPELS: Final = 21  # new round: the seats that have yet to use their Chapel or not: a set
VIEWER: Final = 22  # 0: all is known; 1: a spectator's view; 2 + seat: that seat's view
WHY: Final = 23  # why the game ended
GOODS_THROWN: Final = 24  # goods in the discard pile
GOODS_THROWN_FRESH: Final = 25  # of those, dealt since the last shuffle
# five for the cycle of tiles,
CYCLE: Final = 26  # the tile at each place of the cycle, NONE until it was seen
# one per seat,
HAND_SIZE: Final = CYCLE + TILES
CHAPEL_SIZE: Final = HAND_SIZE + MAX_SEATS
DRAWN_SIZE: Final = CHAPEL_SIZE + MAX_SEATS
BUILDINGS: Final = DRAWN_SIZE + MAX_SEATS  # uncovered buildings
VIOLETS: Final = BUILDINGS + MAX_SEATS  # uncovered violet kinds: a set
LEFT: Final = VIOLETS + MAX_SEATS  # choices the seat may or must still make in this phase
LAST: Final = LEFT + MAX_SEATS  # its last choice in a canonical order
CHOICE: Final = LAST + MAX_SEATS  # what it has sealed: three bits a good, plant + 1, in the order named
RECEIVED: Final = CHOICE + MAX_SEATS  # cards drawn unseen by others since the last shuffle (knowledge.py)
THROWN: Final = RECEIVED + MAX_SEATS  # its cards in the discard pile
TUCKED_LATE: Final = THROWN + MAX_SEATS  # cards under its Chapel since the last shuffle
# five per seat, one for each kind of plant,
PLANTS: Final = TUCKED_LATE + MAX_SEATS
GOODS: Final = PLANTS + MAX_SEATS * PLANTS_KINDS
CRATES: Final = GOODS + MAX_SEATS * PLANTS_KINDS  # the cards that are goods, five bits each, the oldest lowest
FRESH: Final = CRATES + MAX_SEATS * PLANTS_KINDS  # goods dealt since the last shuffle: always the youngest
# and sets of cards, two numbers each.
WORDS: Final = 2
PILE: Final = FRESH + MAX_SEATS * PLANTS_KINDS
REVEALED: Final = PILE + WORDS  # turned up by a Gold Mine
REVEALED_FRESH: Final = REVEALED + WORDS  # of those, since the last shuffle
HANDS: Final = REVEALED_FRESH + WORDS
CHAPELS_CARDS: Final = HANDS + MAX_SEATS * WORDS
DRAWN: Final = CHAPELS_CARDS + MAX_SEATS * WORDS  # a councillor's cards, before the choice
COVERED: Final = DRAWN + MAX_SEATS * WORDS  # under cranes, out of the game
SHOWN: Final = COVERED + MAX_SEATS * WORDS  # cards of a hand that everybody has seen
SHOWN_FRESH: Final = SHOWN + MAX_SEATS * WORDS  # of those, since the last shuffle
# The discard pile by who knows the cards: each seat its own, then everybody (Gold Mine), then nobody (goods).
DISCARDS: Final = SHOWN_FRESH + MAX_SEATS * WORDS
DISCARDS_OPEN: Final = DISCARDS + MAX_SEATS * WORDS
DISCARDS_GOODS: Final = DISCARDS_OPEN + WORDS
# What each seat, and last a spectator, knows of the last shuffle (knowledge.py).
POOL: Final = DISCARDS_GOODS + WORDS  # cards it knew to be shuffled in
SEEN: Final = POOL + (MAX_SEATS + 1) * WORDS  # cards it has seen coming out of the pile since
# What each seat has built since, for all to see, out of a hand that may have had cards of the shuffle.
BUILT: Final = SEEN + (MAX_SEATS + 1) * WORDS
SIZE: Final = BUILT + MAX_SEATS * WORDS

SPECTATOR: Final = MAX_SEATS
GROUPS: Final = 2 + 4 * MAX_SEATS + 2 * MAX_SEATS * PLANTS_KINDS  # of hidden places, at most (knowledge.py)

KINDS_PER_WORD: Final = 15
KIND_BITS: Final = 4
KIND_MASK: Final = 15
EACH_KIND: Final = 0x0111111111111111  # the lowest bit of every kind
WORD: Final[vec[i64]] = vec[i64]([kind // 15 for kind in range(KINDS)])
SHIFT: Final[vec[i64]] = vec[i64]([4 * (kind % 15) for kind in range(KINDS)])
ONE: Final[vec[i64]] = vec[i64]([1 << (4 * (kind % 15)) for kind in range(KINDS)])

CRATE_BITS: Final = 5
CRATE_MASK: Final = 31
UNKNOWN: Final = 31  # a good's card, to all who look at a view
CHOICE_BITS: Final = 3
CHOICE_MASK: Final = 7
ORDER_BITS: Final = 3  # for each role in the order of a round: role + 1
ORDER_MASK: Final = 7


def count(board: vec[i64], place: i64, kind: i64) -> i64:
    """How many cards of a kind are in the set at a place."""
    return board[place + WORD[kind]] >> SHIFT[kind] & KIND_MASK


def put(board: vec[i64], place: i64, kind: i64) -> None:
    """One card into the set at a place."""
    board[place + WORD[kind]] += ONE[kind]


def remove(board: vec[i64], place: i64, kind: i64) -> None:
    """One card out of the set at a place."""
    board[place + WORD[kind]] -= ONE[kind]


def nth(low: i64, high: i64, n: i64) -> i64:
    """The kind of the n-th card of a set, counted from 0 in the order of kinds.

    >>> [nth(0x201, 0x30, n) for n in range(6)]
    [0, 2, 2, 16, 16, 16]
    """
    kind: i64 = 0
    word = low
    # In every byte, how many cards there are up to its end: two kinds a byte.
    upto: i64 = ((word & NIBBLES) + (word >> 4 & NIBBLES)) * BYTES
    cards: i64 = upto >> 56 & 127
    if n >= cards:
        n -= cards
        kind = KINDS_PER_WORD
        word = high
        upto = ((word & NIBBLES) + (word >> 4 & NIBBLES)) * BYTES
    upto &= 0xFFFFFFFFFFFFFF
    # How many bytes have no more than n, all compared at once, a spare bit each.
    passed: i64 = ((((n | 128) * SEVEN_BYTES - upto) & SEVEN_TOPS) >> 7) * SEVEN_BYTES >> 48 & 7
    skip: i64 = 8 * passed
    kind += 2 * passed
    if n - ((upto << 8) >> skip & 127) >= word >> skip & KIND_MASK:
        kind += 1
    return kind


def deck() -> list[int]:
    """The two numbers of the set of all 110 cards."""
    low = 0
    high = 0
    copies = [10, 8, 8, 8, 8] + [3] * 20 + [2] * 4
    for kind in range(29):
        if kind < 15:
            low += copies[kind] << (4 * kind)
        else:
            high += copies[kind] << (4 * (kind - 15))
    return [low, high]


ALL: Final[vec[i64]] = vec[i64](deck())
