"""Gestures: moves as clients send them, turned into steps of the table of moves and checked once."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.engine.state import State
from ludoteca.core.errors import IllegalMove, IllFormedMove
from ludoteca.core.game import Game
from ludoteca.core.match import Match, illegal_move
from ludoteca.core.moves import Move
from ludoteca.core.preview import Preview
from ludoteca.server.messages.wire.shared import LONGEST_GESTURE

Gesture = tuple[int, ...] | Move  # steps in the order of the rules, or a struct of the game


def read_gesture(game: Game, steps: tuple[int, ...] | None, move: dict[str, Any] | None) -> Gesture:
    """A gesture as a client sends it: steps of the table of moves, or a struct of the game."""
    if (steps is None) == (move is None):
        raise IllFormedMove("core-move-or-steps")
    if steps is not None:
        return steps
    try:
        struct: Move = msgspec.convert(move, game.move_type)
    except msgspec.ValidationError as error:
        raise IllFormedMove("core-move-ill-formed", why=str(error)) from None
    return struct


def steps_of(game: Game, state: State, seat: int, gesture: Gesture) -> tuple[int, ...]:
    """The steps of a gesture in the order of the rules, as far as the seat's view decides it."""
    if isinstance(gesture, tuple):
        return gesture
    steps = game.steps(state.blank(seat), seat, gesture)
    if len(steps) > LONGEST_GESTURE:
        raise IllegalMove("core-move-too-long", done=LONGEST_GESTURE)
    return steps


def is_same_gesture(game: Game, gesture: Gesture, played: tuple[int, ...]) -> bool:
    """Whether a gesture is the one that was played already; only items of one selection may be in another order."""
    if not isinstance(gesture, tuple):
        return game.same_move(gesture, played)
    return selections_of(game, gesture) == selections_of(game, played)


def selections_of(game: Game, steps: tuple[int, ...]) -> list[list[int]]:
    """The steps of a gesture, those of one selection together and sorted."""
    parts: list[list[int]] = []
    for code in steps:
        if parts and game.same_selection(parts[-1][-1], code):
            parts[-1].append(code)
        else:
            parts.append([code])
    return [sorted(part) for part in parts]


def in_order(game: Game, preview: Preview, steps: tuple[int, ...]) -> tuple[int, ...]:
    """The steps that are still to come, in the order of the rules: items of one selection may be named in any order.

    Items beyond those of this selection answer the next question, so they stay behind it.
    """
    seen = preview.world.blank(preview.seat)
    selection = game.selection(seen, preview.seat)
    if len(steps) < 2 or selection is None:
        return steps
    items = steps[: selection.most]
    count = next((k for k, code in enumerate(items) if code not in selection.counts), len(items))
    chosen = items[:count]
    ordered = game.select(seen, preview.seat, chosen)
    if sorted(ordered[:count]) != sorted(chosen):
        return steps
    # `select` may add the step that ends the selection; a client names it itself, or goes on later. A client that
    # does not know the order of the rules also names it where nothing can follow, and there it is no step.
    needless = chosen and len(ordered) == count and steps[count : count + 1] == (selection.end,)
    return (*ordered, *steps[count + 1 :]) if needless else (*ordered[:count], *steps[count:])


def next_step(game: Game, preview: Preview, steps: tuple[int, ...], done: int) -> tuple[int, tuple[int, ...]]:
    """The next step of a gesture, which is legal, and the steps after it; an error says what is wrong."""
    if not preview.may_act():
        raise IllegalMove("core-move-too-long", done=done)
    code, *left = in_order(game, preview, steps)
    legal = preview.legal()
    if code not in legal:
        raise illegal_move(game, code, legal)
    return code, tuple(left)


def check_gesture(match: Match, seat: int, gesture: Gesture) -> tuple[int, ...]:
    """The steps of a gesture that the seat may make now; an error says what is wrong.

    A gesture may not continue after a step from which its seat learns something new. Several steps are checked in
    worlds that the seat considers possible: if the real state were used, a refusal would reveal what the first steps
    would have shown. A seat knows which moves are legal, so the real state would give the same answer.
    """
    match.check_actor(seat)
    steps = steps_of(match.game, match.state, seat, gesture)
    if len(steps) == 1:
        return match.check(steps, seat)
    if not steps:
        raise IllFormedMove("core-move-empty")
    preview = Preview(match.state.blank(seat), seat)
    done: list[int] = []
    while steps:
        code, steps = next_step(match.game, preview, steps, len(done))
        done.append(code)
        if steps and preview.step(code) is not None:
            raise IllegalMove("core-move-too-long", done=len(done))
    return tuple(done)
