"""Small sets as bits of one integer: a pile, a hand, the seats that may act.

Only non-negative integers below 2**62 are used, so that interpreted and compiled code agree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The set with the one member k. A literal must not be shifted in compiled code: C would do it in 32 bits.
BIT: Final[vec[i64]] = vec[i64]([1 << k for k in range(62)])


def _ones_of_bytes() -> vec[i64]:
    return vec[i64]([byte.bit_count() for byte in range(256)])


ONES: Final[vec[i64]] = _ones_of_bytes()


def count(bits: i64) -> i64:
    """How many members the set has.

    >>> count(0b1011)
    3
    """
    ones = ONES
    total: i64 = 0
    while bits != 0:
        total += ones[bits & 255]
        bits >>= 8
    return total


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty.

    >>> lowest(0b1100)
    2
    """
    at: i64 = 0
    while bits & 255 == 0:
        bits >>= 8
        at += 8
    while bits & 1 == 0:
        bits >>= 1
        at += 1
    return at


def member(bits: i64, k: i64) -> i64:
    """The k-th smallest member, counted from 0.

    >>> [member(0b1000_0000_0101, k) for k in range(3)]
    [0, 2, 11]
    """
    ones = ONES
    at: i64 = 0
    here: i64 = ones[bits & 255]
    while k >= here:
        k -= here
        bits >>= 8
        at += 8
        here = ones[bits & 255]
    while True:
        if bits & 1 != 0:
            if k == 0:
                return at
            k -= 1
        bits >>= 1
        at += 1
