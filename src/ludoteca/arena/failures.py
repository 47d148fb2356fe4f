"""How to count a game in which a program failed and a stand-in finished.

`forfeit`: the seat that failed comes last, together with its partners (core/forfeits.py).
`substitute`: the stand-in's result counts as the program's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from ludoteca.bots import Failure
from ludoteca.core.errors import BadSetup

OnFailure = Literal["forfeit", "substitute"]
POLICIES: Final[tuple[OnFailure, ...]] = ("forfeit", "substitute")


def read_policy(given: str) -> OnFailure:
    """A policy by its name.

    >>> read_policy("forfeit")
    'forfeit'
    """
    for policy in POLICIES:
        if policy == given:
            return policy
    raise BadSetup("arena-bad-policy", given=given)


class Example(msgspec.Struct, frozen=True):
    """One failure: the number of the game, from 1, and what happened."""

    game: int
    failure: Failure


class Failures(msgspec.Struct):
    """The number of games in which a bot failed, by reason, with the first failure as an example."""

    reasons: dict[str, int] = {}
    example: Example | None = None

    def count(self, game: int, failures: Iterable[Failure]) -> None:
        """Add a game in which a bot failed; it counts once, even if the bot failed in two seats of a team."""
        for failure in failures:
            self.add(Failures({failure.reason: 1}, Example(game, failure)))
            return

    def add(self, other: Failures) -> None:
        """Add more games; their order does not matter."""
        for reason, times in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + times
        if other.example is not None and (self.example is None or other.example.game < self.example.game):
            self.example = other.example

    @property
    def games(self) -> int:
        return sum(self.reasons.values())
