"""What a seat can foresee of its own steps: they are made in several worlds that fit its view, never in the truth.

What all those worlds agree on afterwards, the seat can know beforehand; where one asks for luck, or they come to look
different to the seat, the step would tell it something new.
"""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.state import State
from ludoteca.core.legal import legal_codes
from ludoteca.core.match import NO_LUCK

WORLDS: Final = 6
New = Literal["luck", "reveals"]


class Foresight:
    """A seat's steps, tried one after the other. `world` is any of the worlds as it stands after them."""

    def __init__(self, state: State, seat: int) -> None:
        view = state.blank(seat)
        self.seat = seat
        self.worlds = [view.fill(Fast(seed)) for seed in range(WORLDS)]
        self.journal = Journal()

    @property
    def world(self) -> State:
        return self.worlds[0]

    def acts(self) -> bool:
        return bool(self.world.actors() >> self.seat & 1)

    def legal(self) -> list[int]:
        return legal_codes(self.world, self.seat)

    def step(self, code: int) -> New | None:
        """Make a legal step, if all of it can be foreseen; else say what is new in it, and stay before it."""
        after = [world.copy() for world in self.worlds]
        journals = [Journal() for _ in after]
        try:
            for world, journal in zip(after, journals, strict=True):
                world.journal = journal
                world.apply(self.seat, code, NO_LUCK)
                world.journal = None
        except RuntimeError:
            return "luck"
        # The rules say themselves when a seat learns something; what a few worlds agree on need not be the truth.
        if any(journal.revealed >> self.seat & 1 for journal in journals):
            return "reveals"
        first = after[0].blank(self.seat)
        if not all(world.blank(self.seat).same(first) for world in after[1:]):
            return "reveals"
        self.worlds, self.journal = after, journals[0]
        return None
