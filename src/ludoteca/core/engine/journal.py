"""What happened, as small integers, for those who watch: events with audiences, and the outcomes of chance."""

from typing import Final, final

from mypy_extensions import i64

EVERYONE: Final = -1


@final
class Journal:
    """Filled by a state while it applies a move; emptied by the match after each.

    A note is (kind, audience, a, b, c, d): a bit per seat that may see the note's secret part, or EVERYONE. What the
    numbers mean is declared by the game's events. An outcome is (kind, value): what a pick of chance turned out to be.
    """

    notes: list[tuple[int, int, int, int, int, int]]
    outcomes: list[tuple[int, int]]
    revealed: int

    def __init__(self) -> None:
        self.notes = []
        self.outcomes = []
        self.revealed = 0

    def note(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.notes.append((kind, audience, a, b, c, d))

    def outcome(self, kind: i64, value: i64) -> None:
        self.outcomes.append((kind, value))

    def reveal(self, seats: i64) -> None:
        """These seats have learned something that was hidden from them, without any pick of chance."""
        self.revealed |= seats

    def clear(self) -> None:
        self.notes = []
        self.outcomes = []
        self.revealed = 0
