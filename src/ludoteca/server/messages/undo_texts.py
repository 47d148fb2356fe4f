"""The move that an undo would take back, in words: as its player and as the others may know it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.match import Match, Step
from ludoteca.core.text import Words
from ludoteca.server.messages.action_log import ActionLog


class UndoTexts:
    """Names the last choices of the seats of one match in one language; each text is made once."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        # A log of its own: the presenter's keeps the last actions at hand for all readers.
        self._log = ActionLog(match, words, lambda state, seat: {})
        self._known: dict[tuple[int, int], tuple[list[Step], str]] = {}  # by player and reader

    def of_player(self, seat: int, choice: Sequence[Step]) -> str:
        """A seat's last choice as its player reads it: also a sealed one, which has no line in the log."""
        return self._text(seat, seat, choice)

    def of_another(self, seat: int, reader: int, choice: Sequence[Step]) -> str:
        """A seat's last choice as another reader may know it; empty if it is sealed. `choice` has no private steps."""
        return self._text(seat, reader, choice)

    def _text(self, seat: int, reader: int, choice: Sequence[Step]) -> str:
        known = self._known.get((seat, reader))
        if known is None or not _same(known[0], choice):
            known = self._known[seat, reader] = list(choice), self._describe(seat, reader, choice)
        return known[1]

    def _describe(self, seat: int, reader: int, choice: Sequence[Step]) -> str:
        groups = self.match.groups.of_steps(choice)
        actions = [action for group in groups for action in self._log.of_group(group, reader, views=False)]
        told = [action for action in actions if action.text]
        text = " ".join(action.text for action in [each for each in told if each.seat == seat] or told)
        if text or reader != seat or not choice:
            return text
        described = [self.match.game.describe_move(step.code, self.words, None) for step in choice]
        return ", ".join(described)


def _same(steps: Sequence[Step], others: Sequence[Step]) -> bool:
    return len(steps) == len(others) and all(step is other for step, other in zip(steps, others, strict=True))
