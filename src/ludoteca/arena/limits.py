"""Limits for one run, so that a typing error gives a message instead of filling the memory."""

from __future__ import annotations

import os
from typing import Final

from ludoteca.core.errors import BadSetup

MOST_GAMES: Final = 1_000_000_000  # of a simulation, which only stores sums
MOST_LADDER_GAMES: Final = 1_000_000  # of a ladder, which stores every game for its ratings
JOBS_PER_CORE: Final = 8
ALWAYS_ALLOWED_JOBS: Final = 32
MOST_CLUSTER_JOBS: Final = 100_000
LARGEST_SEED: Final = 2**63 - 1


def check_games(games: int, most: int) -> None:
    """Refuse fewer than one game and more than `most`.

    >>> check_games(100, MOST_GAMES)
    """
    check_within("--games", games, 1, most)


def check_jobs(jobs: int, cluster: bool = False) -> None:
    """Refuse more processes than this machine, or a cluster, can start."""
    local = max(ALWAYS_ALLOWED_JOBS, JOBS_PER_CORE * (os.cpu_count() or 1))
    check_within("--jobs", jobs, 1, MOST_CLUSTER_JOBS if cluster else local)


def check_seed(seed: int) -> None:
    """Refuse seeds of more than 64 bits."""
    check_within("--seed", seed, -LARGEST_SEED, LARGEST_SEED)


def check_within(what: str, given: int, least: int, most: int) -> None:
    """Refuse a number out of bounds; the message names them."""
    if given < least and least == 1:
        raise BadSetup("cli-at-least-one", what=what, given=short(given))
    if not least <= given <= most:
        raise BadSetup("arena-out-of-bounds", what=what, given=short(given), least=str(least), most=str(most))


def short(number: int) -> str:
    """A number for display, cut if it is very long.

    >>> short(10**30)
    '1000000000000…'
    """
    digits = str(number) if abs(number) < 10**1000 else f"{'-' if number < 0 else ''}…"
    return digits if len(digits) <= 24 else f"{digits[:13]}…"
