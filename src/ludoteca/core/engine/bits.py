"""Small sets as bits of one integer: a pile, a hand, the seats that may act.

Only non-negative integers below 2**62 are used, so that interpreted and compiled code agree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The set with the one member k. A literal must not be shifted in compiled code: C would do it in 32 bits.
BIT: Final[vec[i64]] = vec[i64]([1 << k for k in range(62)])


# A set of one, multiplied by this, has a number of its own in its six highest bits: WHICH tells which member it is.
SPELL: Final = 0x022FDD63CC95386D
# Bits of the same place in every byte; each fits a number that plain Python and machine integers share.
HALVES: Final = 0x1555555555555555
QUARTERS: Final = 0x3333333333333333
NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
BYTES: Final = 0x0101010101010101
SEVEN_BYTES: Final = 0x01010101010101
SEVEN_TOPS: Final = 0x80808080808080


def _spelt() -> vec[i64]:
    which = [0] * 64
    for k in range(62):
        which[(SPELL << k) >> 58 & 63] = k
    return vec[i64](which)


def _places() -> vec[i64]:
    """The k-th member of every set within a byte, eight of each."""
    told: list[int] = []
    for byte in range(256):
        members = [k for k in range(8) if byte >> k & 1]
        told += members + [0] * (8 - len(members))
    return vec[i64](told)


WHICH: Final[vec[i64]] = _spelt()
IN_BYTE: Final[vec[i64]] = _places()


def count(bits: i64) -> i64:
    """How many members the set has.

    >>> count(0b1011)
    3
    """
    pairs: i64 = bits - (bits >> 1 & HALVES)
    fours: i64 = (pairs & QUARTERS) + (pairs >> 2 & QUARTERS)
    return ((fours + (fours >> 4) & NIBBLES) * BYTES) >> 56 & 127


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty.

    >>> lowest(0b1100)
    2
    """
    return WHICH[(bits & -bits) * SPELL >> 58 & 63]


def member(bits: i64, k: i64) -> i64:
    """The k-th smallest member, counted from 0.

    >>> [member(0b1000_0000_0101, k) for k in range(3)]
    [0, 2, 11]
    """
    pairs: i64 = bits - (bits >> 1 & HALVES)
    fours: i64 = (pairs & QUARTERS) + (pairs >> 2 & QUARTERS)
    # In every byte, how many members there are up to its end; but for the last, which is never passed.
    upto: i64 = ((fours + (fours >> 4) & NIBBLES) * SEVEN_BYTES) & 0xFFFFFFFFFFFFFF
    # How many bytes have no more than k, all compared at once, a spare bit each.
    passed: i64 = ((((k | 128) * SEVEN_BYTES - upto) & SEVEN_TOPS) >> 7) * SEVEN_BYTES >> 48 & 7
    skip: i64 = 8 * passed
    return skip + IN_BYTE[8 * (bits >> skip & 255) + k - ((upto << 8) >> skip & 255)]
