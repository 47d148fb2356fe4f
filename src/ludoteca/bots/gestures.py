"""Gestures: the steps that a bot makes as one move, such as a building with its payment."""

from __future__ import annotations

from typing import Self

from ludoteca.core.engine.state import State
from ludoteca.core.game import Game
from ludoteca.core.preview import Preview


class Gesture:
    """A gesture under way: its steps, the seat's view after them, and the legal next steps; none if it is complete.

    It ends before anything that the seat cannot foresee: a step that needs luck or reveals something is the last one.
    """

    def __init__(self, game: Game, view: State, seat: int, legal: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.legal = legal
        self.steps: tuple[int, ...] = ()
        self._preview: Preview | None = None

    def then(self, code: int) -> Self:
        """The gesture with one more step."""
        preview = (self._preview or Preview(self.view, self.seat)).copy()
        longer = type(self)(self.game, self.view, self.seat, [])
        longer.steps = (*self.steps, code)
        longer._preview = preview
        if preview.step(code) is None and preview.may_act():
            longer.view = preview.world.blank(self.seat)
            if self.game.continues_gesture(self.view, longer.view, self.seat):
                longer.legal = preview.legal()
        return longer

    def then_forced(self) -> Self:
        """The gesture with all steps that have no alternative now."""
        longer = self
        while len(longer.legal) == 1:
            longer = longer.then(longer.legal[0])
        return longer
