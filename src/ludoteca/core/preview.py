"""Previews: the effect of a seat's own steps, as far as the seat can foresee it.

The steps are made in several worlds filled into the seat's view, never in the real state. A step that needs luck in
one of them, or after which they look different to the seat, would teach the seat something new.
"""

from __future__ import annotations

from copy import copy
from typing import Final, Literal

from ludoteca.core.engine.chance import Fast, NoLuck
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.state import State
from ludoteca.core.legal import legal_codes

WORLDS: Final = 6
NO_LUCK: Final = NoLuck()
StopReason = Literal["luck", "reveals"]


class Preview:
    """A seat's steps, tried one after the other. `world` is one of the worlds after them."""

    def __init__(self, view: State, seat: int) -> None:
        """`view` is the seat's own: `state.blank(seat)`."""
        self.seat = seat
        self.worlds = [view.fill(Fast(seed)) for seed in range(WORLDS)]
        self.journal = Journal()

    def copy(self) -> Preview:
        """A preview that goes on from here by itself."""
        return copy(self)  # a step replaces the worlds and does not change them

    @property
    def world(self) -> State:
        return self.worlds[0]

    def may_act(self) -> bool:
        return bool(self.world.actors() >> self.seat & 1)

    def legal(self) -> list[int]:
        return legal_codes(self.world, self.seat)

    def step(self, code: int) -> StopReason | None:
        """Make a legal step if the seat can foresee all of it; otherwise stay before it and return what is new."""
        after = [world.copy() for world in self.worlds]
        journals = [Journal() for _ in after]
        try:
            for world, journal in zip(after, journals, strict=True):
                world.journal = journal
                world.apply(self.seat, code, NO_LUCK)
                world.journal = None
        except RuntimeError:
            return "luck"
        # The rules themselves note when a seat learns something; a few worlds may agree by accident.
        if any(journal.revealed >> self.seat & 1 for journal in journals):
            return "reveals"
        first = after[0].blank(self.seat)
        if not all(world.blank(self.seat).same(first) for world in after[1:]):
            return "reveals"
        self.worlds, self.journal = after, journals[0]
        return None
