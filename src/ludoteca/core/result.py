"""How a game ended: who won, by what, and why it was over."""

from __future__ import annotations

import msgspec


class SeatResult(msgspec.Struct, frozen=True):
    """One seat's share: its rank (equal ranks are shared), its points, and where they come from."""

    seat: int
    rank: int
    score: int
    categories: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """The end of a game.

    `reason` and `tie_break` are keys of words (`<game>-reason-…`, `<game>-tie-…`); `tie_break` is what decided between
    seats with equally many points, and None where points alone decided or nothing could.
    """

    reason: str
    winners: tuple[int, ...]
    tie_break: str | None
    seats: tuple[SeatResult, ...]

    @property
    def shared(self) -> bool:
        """Whether several have won."""
        return len(self.winners) > 1
