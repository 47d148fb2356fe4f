"""The result of a game: the winners, the points of every seat, and why the game ended."""

from __future__ import annotations

import msgspec


class SeatResult(msgspec.Struct, frozen=True):
    """The result of one seat: its rank (equal seats share one), its points, and their categories."""

    seat: int
    rank: int
    score: int
    categories: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """The result of a whole game.

    `reason` and `tie_break` are parts of text keys (`<game>-reason-…`, `<game>-tie-…`). `tie_break` says what decided
    between seats with equal points; it is None where points decided or the victory is shared.
    """

    reason: str
    winners: tuple[int, ...]
    tie_break: str | None
    seats: tuple[SeatResult, ...]

    @property
    def shared(self) -> bool:
        """Whether several seats have won."""
        return len(self.winners) > 1
