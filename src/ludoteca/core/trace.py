"""The trace of a match: one JSON object for every decision, with everything that happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.core.forfeits import final_result, forfeited_seats
from ludoteca.core.game import Game
from ludoteca.core.match import Match, Step
from ludoteca.core.replay import walk
from ludoteca.core.sets import seats_of


def trace(match: Match) -> Iterator[dict[str, Any]]:
    """The deal, every decision in effect, and the result, each as a JSON-ready object.

    A decision has the actors, the seat, its legal moves as structs and as text, the chosen move, the outcomes of chance
    it caused, and the events with their audiences. `result` is the result by the rules; where seats have forfeited,
    `final` is the result after forfeits.
    """
    game = match.game
    yield {
        "trace": "deal",
        "game": game.key,
        "options": game.options,
        "seats": [msgspec.to_builtins(seat) for seat in match.record.seats],
        "cards": {"name": match.record.cards.name, "digest": match.record.cards.digest},
        **_effects(match.steps[0]),
    }
    for position, step in walk(match):
        if step is None:
            break
        codes = position.legal_codes(step.seat)
        yield {
            "trace": "decision",
            "number": len(position.steps),
            "actors": list(position.actors),
            "seat": step.seat,
            "forced": step.forced,
            "legal": [_move(game, code) for code in codes],
            "move": _move(game, step.code),
            **_effects(step),
        }
    result = match.result
    forfeited = forfeited_seats(match.record)
    final = final_result(match) if forfeited else None
    yield {
        "trace": "result",
        "over": match.over,
        "taken_back": match.record.taken_back,
        "result": None if result is None else msgspec.to_builtins(result),
        "scores": [match.state.score(seat) for seat in range(game.seats)],
        **({"forfeited": forfeited} if forfeited else {}),
        **({} if final is None else {"final": msgspec.to_builtins(final)}),
    }


def _move(game: Game, code: int) -> dict[str, Any]:
    struct = msgspec.to_builtins(game.move(code))
    return {"code": code, "struct": struct, "text": game.notation(code)}


def _effects(step: Step) -> dict[str, Any]:
    return {
        "chance": [{"of": n, "pick": k, **outcome} for (n, k), outcome in zip(step.picks, step.outcomes, strict=True)],
        "events": [
            {
                **msgspec.to_builtins(visible.event),
                "audience": "all" if visible.audience == -1 else list(seats_of(visible.audience)),
            }
            for visible in step.events
        ],
    }
