"""Sets of small numbers in one integer, as the boards hold them, read out for people."""

from functools import lru_cache


def members(mask: int) -> list[int]:
    """The numbers of a set, rising.

    >>> members(0b1001_0010)
    [1, 4, 7]
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


@lru_cache(maxsize=64)
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a set.

    >>> seats_of(0b101)
    (0, 2)
    """
    return tuple(members(mask))
