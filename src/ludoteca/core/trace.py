"""The match trace: a record as one object per decision, for people and programs that want to see everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.core.game import Setup
from ludoteca.core.match import Match, Step
from ludoteca.core.sets import seats_of


def trace(match: Match) -> Iterator[dict[str, Any]]:
    """The deal, every decision that stands, and the result, each as a JSON-ready object.

    A decision has the actors, the seat, its legal moves as structs and as text, the move taken, every outcome of
    chance it caused with cards by name, and the events with their audiences.
    """
    setup = match.setup
    game = setup.game
    fresh = Match(setup, match.record.luck, (), match.replayed())
    yield {
        "trace": "deal",
        "game": game.key,
        "options": setup.options,
        "seats": [msgspec.to_builtins(seat) for seat in match.record.seats],
        "cards": {"name": match.record.cards.name, "digest": match.record.cards.digest},
        **_what_happened(fresh.steps[0]),
    }
    for number, step in enumerate(match.steps[1:], 1):
        actors = fresh.actors
        codes = fresh.legal_codes(step.seat)
        fresh.play(step.code, step.seat)
        yield {
            "trace": "decision",
            "number": number,
            "actors": list(actors),
            "seat": step.seat,
            "forced": step.forced,
            "legal": [_told(setup, code) for code in codes],
            "move": _told(setup, step.code),
            **_what_happened(fresh.steps[-1]),
        }
    result = match.result
    yield {
        "trace": "result",
        "over": match.over,
        "taken_back": match.record.taken_back,
        "result": None if result is None else msgspec.to_builtins(result),
        "scores": [match.state.score(seat) for seat in range(setup.seats)],
    }


def _told(setup: Setup, code: int) -> dict[str, Any]:
    struct = msgspec.to_builtins(setup.game.move(setup, code))
    return {"code": code, "struct": struct, "text": setup.game.notation(setup, code)}


def _what_happened(step: Step) -> dict[str, Any]:
    return {
        "chance": [{"of": n, "pick": k, **outcome} for (n, k), outcome in zip(step.picks, step.outcomes, strict=True)],
        "events": [
            {
                **msgspec.to_builtins(heard.event),
                "audience": "all" if heard.audience == -1 else list(seats_of(heard.audience)),
            }
            for heard in step.heard
        ],
    }
