"""The journal of a move, in small integers: events with their audiences, and the outcomes of chance."""

from typing import Final, final

from mypy_extensions import i64

EVERYONE: Final = -1


@final
class Journal:
    """The notes of one move. The state writes it while it applies the move; the match then reads and clears it.

    A note is (kind, audience, a, b, c, d). The audience has a bit for every seat that may see the secret part of the
    note, or is EVERYONE; the events of the game say what the numbers mean. An outcome is (kind, value): the result of
    one pick.
    """

    notes: list[tuple[int, int, int, int, int, int]]
    outcomes: list[tuple[int, int]]
    pictures: list[tuple[int, object]]
    revealed: int

    def __init__(self) -> None:
        self.notes = []
        self.outcomes = []
        self.pictures = []
        self.revealed = 0

    def note(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.notes.append((kind, audience, a, b, c, d))

    def outcome(self, kind: i64, value: i64) -> None:
        self.outcomes.append((kind, value))

    def reveal(self, seats: i64) -> None:
        """Note that these seats have learned something that was hidden from them, without any pick."""
        self.revealed |= seats

    def picture(self, state: object) -> None:
        """Keep the position in the middle of a move, after the notes so far: the table when a round has ended."""
        self.pictures.append((len(self.notes), state))

    def clear(self) -> None:
        self.notes = []
        self.outcomes = []
        self.pictures = []
        self.revealed = 0
