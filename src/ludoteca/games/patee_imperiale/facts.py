"""The facts of a choice in Pâtée Impériale: the courtiers that it moves, and the points of every suite after that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState

if TYPE_CHECKING:
    from ludoteca.games.patee_imperiale import PateeImperiale


Place = Literal["suite", "hand", "discard"]
Moved = tuple[int, Place, int | None]  # the number of a card, where it goes, and to which seat


class MovedCard(msgspec.Struct, gc=False):
    """A courtier that a choice moves: to the discard, or to the suite or the hand of a seat."""

    card: str
    to: Place
    seat: int | None


class ChoiceFacts(msgspec.Struct, gc=False):
    """The courtiers that a choice moves at once, and the points of the suites by seat after that.

    The action of a card that is played comes later, and an exchange of hidden cards is left to chance.
    """

    moved: list[MovedCard]
    points: list[int]


def choice_facts(game: PateeImperiale, code: int, state: PateeState, seat: int) -> ChoiceFacts:
    """The facts of a legal move, from the mover's view."""
    points = [int(state.suite_points(other)) for other in range(state.seats)]
    moved = []
    for card, to, other in cards_moved(state, seat, code):
        value = game.deck.courtiers[card].value
        owner = int(state.owner_of(card))
        if owner != numbers.NOBODY:
            points[owner] -= value
        if to == "suite" and other is not None:
            points[other] += value
        moved.append(MovedCard(game.deck.keys[card], to, other))
    return ChoiceFacts(moved, points)


def cards_moved(state: PateeState, seat: int, code: int) -> list[Moved]:
    """The cards that a choice moves."""
    board = state.board
    phase = board[numbers.PHASE]
    card = code - numbers.FIRST_MOVE[phase]
    acting = board[numbers.ACTING_CARD]
    match phase:
        case numbers.TO_PLAY | numbers.TO_CHARM:
            return [(card, "suite", seat)]
        case numbers.TO_DISCREDIT | numbers.TO_LOSE | numbers.TO_STRIKE:
            return [(card, "discard", None)]
        case numbers.TO_TAKE:
            return [(card, "hand", seat)]
        case numbers.TO_RECALL:
            return [(card, "hand" if state.deck.pick[acting] == numbers.RECALL_TO_HAND else "suite", seat)]
        case numbers.TO_SWAP if state.deck.scope[acting] == numbers.OWN_SELF:
            return swapped(state, seat, card, acting)
        case numbers.TO_GIVE if state.deck.verb[acting] == numbers.VERB_SUITE_SWAP:
            return swapped(state, seat, board[numbers.SWAP_TARGET], card)
        case numbers.TO_GIVE if state.deck.verb[acting] == numbers.VERB_GIVE:
            return [(card, "suite", board[numbers.VICTIM])]
    return []


def swapped(state: PateeState, seat: int, taken: int, given: int) -> list[Moved]:
    """Both courtiers of a swap."""
    return [(taken, "suite", seat), (given, "suite", int(state.owner_of(taken)))]
