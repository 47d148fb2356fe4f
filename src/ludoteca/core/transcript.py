"""A whole game as a text to read: kept with the tests, made again and compared, so that a change of rules shows."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.match import Match, Step
from ludoteca.core.words import Words


def transcript(match: Match, words: Words) -> str:
    """Every decision with what was legal, what chance brought and what happened; then the result."""
    return "\n".join(_lines(match, words)) + "\n"


def _lines(match: Match, words: Words) -> Iterator[str]:
    setup, game = match.setup, match.setup.game
    players = [f"seat {seat + 1}" for seat in range(setup.seats)]
    yield f"{game.title}, {setup.seats} seats, rules {game.rules}"
    for name, value in setup.options.items():
        yield f"option {name} = {str(value).lower()}"
    yield f"cards {setup.deck.file.digest}"
    yield ""
    fresh = Match(setup, match.record.luck, (), match.replayed())
    yield "deal"
    yield from _happened(fresh, fresh.steps[0], players, words)
    for number, step in enumerate(match.steps[1:], 1):
        legal = [game.notation(setup, code) for code in fresh.legal_codes(step.seat)]
        fresh.play(step.code, step.seat)
        yield ""
        yield f"{number}. {players[step.seat]}: {game.notation(setup, step.code)}"
        if len(legal) > 1:
            yield f"   of {len(legal)}: {' | '.join(legal)}"
        yield from _happened(fresh, fresh.steps[-1], players, words)
    result = fresh.result
    if result is None:
        return
    yield ""
    yield f"end: {words(f'{game.key}-reason-{result.reason}')}"
    for told in result.seats:
        parts = ", ".join(f"{name} {points}" for name, points in told.categories.items())
        yield f"{players[told.seat]}: {told.score} points, rank {told.rank} ({parts})"
    if result.tie_break is not None:
        yield words(f"{game.key}-tie-{result.tie_break}")


def _happened(match: Match, step: Step, players: list[str], words: Words) -> Iterator[str]:
    game = match.setup.game
    for (n, k), outcome in zip(step.picks, step.outcomes, strict=True):
        yield f"   chance {k} of {n}: {', '.join(f'{name} {value}' for name, value in outcome.items())}"
    for heard in step.heard:
        told = game.tell_event(match.setup, heard.event, players, words)
        if told is not None:
            yield f"   {told}"
