"""Bit sets, as boards hold them, converted to lists and tuples."""

from functools import lru_cache


def members(mask: int) -> list[int]:
    """The members of a set, in rising order.

    >>> members(0b1001_0010)
    [1, 4, 7]
    """
    return list(_members(mask)) if mask else []


@lru_cache(maxsize=8192)
def _members(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


@lru_cache(maxsize=64)
def seats_of(mask: int) -> tuple[int, ...]:
    """The members of a set of seats.

    >>> seats_of(0b101)
    (0, 2)
    """
    return tuple(members(mask))
