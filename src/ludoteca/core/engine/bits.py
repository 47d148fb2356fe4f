"""Small sets as bits of one integer: a pile, a hand, the seats that may act.

Only non-negative integers below 2**62 are used, so that interpreted and compiled code agree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The set whose only member is k. Compiled code must not shift a literal: C would do it in 32 bits.
BIT: Final[vec[i64]] = vec[i64]([1 << k for k in range(62)])

# A de Bruijn constant: the six highest bits of its product with a set of one member are different for every member.
# BIT_INDEX turns them into that member.
DE_BRUIJN: Final = 0x022FDD63CC95386D
# The same bits in every byte; all fit into 62 bits, so that Python and machine integers agree.
HALVES: Final = 0x1555555555555555
QUARTERS: Final = 0x3333333333333333
NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
BYTES: Final = 0x0101010101010101
SEVEN_BYTES: Final = 0x01010101010101
SEVEN_TOPS: Final = 0x80808080808080


def _bit_index() -> vec[i64]:
    index = [0] * 64
    for k in range(62):
        index[(DE_BRUIJN << k) >> 58 & 63] = k
    return vec[i64](index)


def _members_of_bytes() -> vec[i64]:
    """Eight entries for each byte: its k-th member, or 0 if it has fewer members."""
    table: list[int] = []
    for byte in range(256):
        members = [k for k in range(8) if byte >> k & 1]
        table += members + [0] * (8 - len(members))
    return vec[i64](table)


BIT_INDEX: Final[vec[i64]] = _bit_index()
IN_BYTE: Final[vec[i64]] = _members_of_bytes()


def count(bits: i64) -> i64:
    """The number of members.

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
    return BIT_INDEX[(bits & -bits) * DE_BRUIJN >> 58 & 63]


def member(bits: i64, k: i64) -> i64:
    """The k-th smallest member, counted from 0.

    >>> [member(0b1000_0000_0101, k) for k in range(3)]
    [0, 2, 11]
    """
    pairs: i64 = bits - (bits >> 1 & HALVES)
    fours: i64 = (pairs & QUARTERS) + (pairs >> 2 & QUARTERS)
    # For every byte but the last: the number of members in it and all lower bytes.
    upto: i64 = ((fours + (fours >> 4) & NIBBLES) * SEVEN_BYTES) & 0xFFFFFFFFFFFFFF
    # The number of bytes whose count is at most k. One subtraction compares all seven; each has a spare bit.
    passed: i64 = ((((k | 128) * SEVEN_BYTES - upto) & SEVEN_TOPS) >> 7) * SEVEN_BYTES >> 48 & 7
    skip: i64 = 8 * passed
    return skip + IN_BYTE[8 * (bits >> skip & 255) + k - ((upto << 8) >> skip & 255)]
