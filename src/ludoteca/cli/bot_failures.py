"""How `simulate` and `ladder` show the failures of bot programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.bots import STDIO

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludoteca.arena.failures import OnFailure
    from ludoteca.arena.simulate import SeatTally
    from ludoteca.arena.standings import BotLine
    from ludoteca.core.text import Words


def have_programs(bots: Iterable[str]) -> bool:
    """Whether any bot is a program, so that failures need a column."""
    return any(bot.startswith(f"{STDIO}:") for bot in bots)


def failure_column(policy: OnFailure) -> str:
    """The column for failures: only the policy `forfeit` makes them forfeits."""
    return "forfeits" if policy == "forfeit" else "failures"


def failure_notes(words: Words, player: str, line: SeatTally | BotLine, games: int, stand_in: str) -> list[str]:
    """Say how often a program failed and why, with the first failure as an example; nothing if it never failed."""
    example = line.failures.example
    if example is None:
        return []
    reasons = ", ".join(f"{words(f'arena-failure-{name}')} × {times}" for name, times in line.failures.reasons.items())
    key = "arena-forfeits" if line.forfeits else "arena-substituted"
    failure = example.failure
    return [
        words(key, player=player, times=line.failures.games, games=games, reasons=reasons, stand_in=stand_in),
        words("arena-first-failure", game=example.game, decision=failure.number, why=failure.text(words)),
    ]


def as_builtins(words: Words, outcome: msgspec.Struct, *lists: str) -> dict[str, Any]:
    """An outcome for JSON; in the lists with these names, failures get a message in the reader's language."""
    data: dict[str, Any] = msgspec.to_builtins(outcome)
    for name in lists:
        for line, line_data in zip(getattr(outcome, name), data[name], strict=True):
            example = line.failures.example
            if example is not None:
                failure = example.failure
                line_data["failures"]["example"] = {
                    "game": example.game,
                    "decision": failure.number,
                    "reason": failure.reason,
                    "message": failure.text(words),
                }
    return data


def number_or_dash(value: float | None) -> str:
    """A mean, or a dash if there is none.

    >>> number_or_dash(2.5), number_or_dash(None)
    ('2.50', '–')
    """
    return "–" if value is None else f"{value:.2f}"
