"""Gestures: the steps that a bot makes as one move, such as a building with its payment."""

from __future__ import annotations

from typing import Self

from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.state import State
from ludoteca.core.game import Game
from ludoteca.core.preview import NO_LUCK, Preview


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
        longer = type(self)(self.game, self.view, self.seat, [])
        longer.steps = (*self.steps, code)
        if self._preview is None and not self._may_go_on(code):
            return longer
        preview = longer._preview = (self._preview or Preview(self.view, self.seat)).copy()
        if preview.step(code) is None and preview.may_act():
            longer.view = preview.world.blank(self.seat)
            if self._continues(longer.view):
                longer.legal = preview.legal()
        return longer

    def _may_go_on(self, code: int) -> bool:
        """Look at one world only: most steps are not the first of several, and a preview costs much more."""
        world = self.view.fill(Fast(0))
        try:
            world.apply(self.seat, code, NO_LUCK)
        except RuntimeError:
            return False
        return bool(world.actors() >> self.seat & 1) and self._continues(world.blank(self.seat))

    def _continues(self, after: State) -> bool:
        return self.game.continues_gesture(self.view, after, self.seat)

    def then_forced(self) -> Self:
        """The gesture with all steps that have no alternative now."""
        longer = self
        while len(longer.legal) == 1:
            longer = longer.then(longer.legal[0])
        return longer
