"""Readable transcripts of whole games; the tests compare them, so that no change of the rules goes unnoticed."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.match import Match, Step
from ludoteca.core.names import Names
from ludoteca.core.replay import walk
from ludoteca.core.text import Words


def transcript(match: Match, words: Words) -> str:
    """Every decision with its legal moves, outcomes of chance and events; then the result."""
    return "\n".join(_lines(match, words)) + "\n"


def _lines(match: Match, words: Words) -> Iterator[str]:
    game = match.game
    players = [f"seat {seat + 1}" for seat in range(game.seats)]
    yield f"{game.title}, {game.seats} seats, rules {game.rules}"
    for name, value in game.options.items():
        yield f"option {name} = {str(value).lower()}"
    yield f"cards {game.deck.file.digest}"
    yield ""
    yield "deal"
    yield from _effects(match, match.steps[0], players, words)
    for position, step in walk(match):
        if step is None:
            break
        legal = [game.notation(code) for code in position.legal_codes(step.seat)]
        yield ""
        yield f"{len(position.steps)}. {players[step.seat]}: {game.notation(step.code)}"
        if len(legal) > 1:
            yield f"   of {len(legal)}: {' | '.join(legal)}"
        yield from _effects(match, step, players, words)
    result = match.result
    if result is None:
        return
    yield ""
    yield f"end: {words(f'{game.key}-reason-{result.reason}')}"
    for place in result.seats:
        parts = ", ".join(f"{name} {points}" for name, points in place.categories.items())
        yield f"{players[place.seat]}: {place.score} points, rank {place.rank} ({parts})"
    if result.tie_break is not None:
        yield words(f"{game.key}-tie-{result.tie_break}")


def _effects(match: Match, step: Step, players: list[str], words: Words) -> Iterator[str]:
    game = match.game
    for (n, k), outcome in zip(step.picks, step.outcomes, strict=True):
        yield f"   chance {k} of {n}: {', '.join(f'{name} {value}' for name, value in outcome.items())}"
    for visible in step.events:
        sentence = game.describe_event(visible.event, Names(players), words)
        if sentence is not None:
            yield f"   {sentence}"
