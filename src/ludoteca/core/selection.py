"""Selections: several items chosen as one, such as cards to pay with, to keep or to discard, or goods to sell.

The table of moves takes such items one by one in a fixed order, while a person names them in any order. A selection
says which items may be named and when it is complete.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec


class Selection(msgspec.Struct, frozen=True):
    """The items a seat may choose from, each by its step of the table of moves.

    >>> payment = Selection({105: 1, 121: 1, 124: 1}, least=2, most=2)  # two of three cards
    >>> payment.available([121]), payment.is_complete([121]), payment.is_complete([121, 105])
    ([105, 124], False, True)
    >>> payment.forced
    False
    """

    counts: Mapping[int, int]  # how many there are of each item
    least: int
    most: int
    end: int | None = None  # the step that ends the selection, where fewer than `most` may be chosen
    limited_codes: frozenset[int] = frozenset()  # of these together at most `limit` may be chosen
    limit: int = 0

    def available(self, chosen: Sequence[int]) -> list[int]:
        """The items that may be added to those chosen. After any of them the selection can still be completed."""
        if len(chosen) >= self.most:
            return []
        taken = Counter(chosen)
        full = sum(taken[code] for code in self.limited_codes) >= self.limit
        return [
            code
            for code, count in self.counts.items()
            if taken[code] < count and not (full and code in self.limited_codes)
        ]

    def is_complete(self, chosen: Sequence[int]) -> bool:
        """Whether nothing more can be added."""
        return not self.available(chosen)

    @property
    def forced(self) -> bool:
        """Whether only one selection is possible, because all items are needed or all are the same."""
        if self.end is not None:
            return not self.available(())
        # Choosing from the front and from the back of the list gives different sets unless there is only one.
        return sorted(self._chosen_from(0)) == sorted(self._chosen_from(-1))

    def _chosen_from(self, side: int) -> list[int]:
        chosen: list[int] = []
        while left := self.available(chosen):
            chosen.append(left[side])
        return chosen
