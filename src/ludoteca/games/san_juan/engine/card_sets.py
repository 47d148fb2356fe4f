"""Sets of cards: a count for each kind, four bits a kind, in two words of the board.

So equal sets are equal numbers, two sets are joined by adding, and a board is small. Where a viewer does not know the
cards of a set, its counts are 0 and only its size is on the board.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BYTES, NIBBLES, SEVEN_BYTES, SEVEN_TOPS
from ludoteca.games.san_juan.engine import numbers


def count(board: vec[i64], place: i64, kind: i64) -> i64:
    """How many cards of a kind are in the set at a place."""
    return board[place + numbers.WORD[kind]] >> numbers.SHIFT[kind] & numbers.KIND_MASK


def put(board: vec[i64], place: i64, kind: i64) -> None:
    """Add a card to the set at a place."""
    board[place + numbers.WORD[kind]] += numbers.ONE[kind]


def remove(board: vec[i64], place: i64, kind: i64) -> None:
    """Take a card out of the set at a place."""
    board[place + numbers.WORD[kind]] -= numbers.ONE[kind]


def nth(low: i64, high: i64, n: i64) -> i64:
    """The kind of the n-th card of a set, counted from 0 in the order of kinds.

    >>> [nth(0x201, 0x30, n) for n in range(6)]
    [0, 2, 2, 16, 16, 16]
    """
    kind: i64 = 0
    word = low
    # Each byte of `up_to` has the number of cards up to its end; a byte holds two kinds.
    up_to: i64 = ((word & NIBBLES) + (word >> 4 & NIBBLES)) * BYTES
    cards: i64 = up_to >> 56 & 127
    if n >= cards:
        n -= cards
        kind = numbers.KINDS_PER_WORD
        word = high
        up_to = ((word & NIBBLES) + (word >> 4 & NIBBLES)) * BYTES
    up_to &= 0xFFFFFFFFFFFFFF
    # How many bytes have no more than n: all are compared at once, with a spare bit each.
    passed: i64 = ((((n | 128) * SEVEN_BYTES - up_to) & SEVEN_TOPS) >> 7) * SEVEN_BYTES >> 48 & 7
    skip: i64 = 8 * passed
    kind += 2 * passed
    if n - ((up_to << 8) >> skip & 127) >= word >> skip & numbers.KIND_MASK:
        kind += 1
    return kind


def size(low: i64, high: i64) -> i64:
    """How many cards a set has.

    >>> size(0x201, 0x30)
    6
    """
    pairs: i64 = (low & NIBBLES) + (low >> 4 & NIBBLES) + (high & NIBBLES) + (high >> 4 & NIBBLES)
    return pairs * BYTES >> 56 & 127


def count_in(low: i64, high: i64, kind: i64) -> i64:
    """How many cards of a kind a set has."""
    if kind < numbers.KINDS_PER_WORD:
        return low >> numbers.SHIFT[kind] & numbers.KIND_MASK
    return high >> numbers.SHIFT[kind] & numbers.KIND_MASK
