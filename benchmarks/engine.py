"""Measures the speed of the rules of every game, in steps of the compiled fast generator.

    python3 benchmarks/engine.py [--json] [--games KEY,KEY,…] [--seats 3]

The unit is one step of the fast generator, measured in the same run, so that the figures can be compared between
machines. Everything is measured several times, interleaved, and the best result counts.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def in_the_venv() -> None:
    """Restart with the Python of the project's .venv, where Ludoteca is installed."""
    python = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])


ROUNDS = 7


def best(times: list[float]) -> float:
    return min(times)


def measure(key: str, seats: int) -> dict[str, Any]:
    """All figures of one game, with the unit measured between them."""
    from ludoteca._build import compiled
    from ludoteca.core.engine.bits import lowest
    from ludoteca.core.engine.chance import Fast, steps
    from ludoteca.core.engine.playout import buffer, playouts
    from ludoteca.games import find

    is_compiled = compiled()
    game = find(key)(seats)
    undealt = game.undealt()
    middle = undealt.copy()
    chance = Fast(1)
    middle.deal(chance)
    moves = buffer()
    for _ in range(60):
        after = middle.copy()
        seat = lowest(after.actors())
        after.apply(seat, moves[chance.pick(after.legal(seat, moves))], chance)
        if not after.actors():  # a short game
            break
        middle = after

    n_steps = 5_000_000 if is_compiled else 20_000
    n_games = 2_000 if is_compiled else 4
    n_driven = 60 if is_compiled else 2
    n_copies = 30_000 if is_compiled else 500
    times: dict[str, list[float]] = {name: [] for name in ("step", "playout", "engine", "public", "copy", "fill")}
    decisions = dict.fromkeys(times, 1)
    for _ in range(ROUNDS):
        start = perf_counter()
        steps(n_steps, 1)
        times["step"].append((perf_counter() - start) / n_steps)

        start = perf_counter()
        decisions["playout"], _checksum = playouts(undealt, n_games, 1)
        times["playout"].append((perf_counter() - start) / decisions["playout"])

        times["engine"].append(engine_face(game, n_driven))
        times["public"].append(public_face(game, max(1, n_driven // 10)))

        copy = middle.copy
        start = perf_counter()
        for _ in range(n_copies):
            copy()
        times["copy"].append((perf_counter() - start) / n_copies)

        seat = lowest(middle.actors())
        start = perf_counter()
        for _ in range(n_copies // 5):
            middle.blank(seat).fill(chance)
        times["fill"].append((perf_counter() - start) / (n_copies // 5))
    step = best(times["step"])
    figures = {
        "compiled_playouts": rate(best(times["playout"]), step),
        "engine_face_from_python": rate(best(times["engine"]), step),
        "public_face_from_python": rate(best(times["public"]), step),
        "copy": cost(best(times["copy"]), step),
        "blank_and_fill": cost(best(times["fill"]), step),
    }
    return {
        "game": key,
        "seats": seats,
        "compiled": is_compiled,
        "step_ns": round(step * 1e9, 3),
        "decisions_per_game": round(decisions["playout"] / n_games, 1),
        **figures,
    }


def engine_face(game: Any, games: int) -> float:
    """Seconds for a decision with engine states driven by a Python loop."""
    from ludoteca.core.engine.chance import Fast
    from ludoteca.core.engine.playout import buffer

    undealt = game.undealt()
    moves = buffer()
    chance = Fast(2)
    pick = chance.pick
    decisions = 0
    start = perf_counter()
    for _ in range(games):
        state = undealt.copy()
        state.deal(chance)
        legal, apply, who = state.legal, state.apply, state.actors
        while actors := who():
            seat = (actors & -actors).bit_length() - 1
            apply(seat, moves[pick(legal(seat, moves))], chance)
            decisions += 1
    return (perf_counter() - start) / decisions


def public_face(game: Any, games: int) -> float:
    """Seconds for a decision with `Match`: checked moves, events and the record."""
    from ludoteca.core.engine.chance import Fast

    pick = Fast(3).pick
    decisions = 0
    start = perf_counter()
    for number in range(games):
        match = game.deal(seed=number)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            match.play(legal[pick(len(legal))], seat)
            decisions += 1
    return (perf_counter() - start) / decisions


def rate(seconds: float, step: float) -> dict[str, float]:
    return {"decisions_per_second": round(1 / seconds), "steps": round(seconds / step, 1)}


def cost(seconds: float, step: float) -> dict[str, float]:
    return {"microseconds": round(seconds * 1e6, 3), "steps": round(seconds / step, 1)}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--games", default="", help="keys of games, separated by commas; all by default")
    parser.add_argument("--seats", type=int, default=3, help="number of players (default 3)")
    arguments = parser.parse_args()
    from ludoteca.games import keys

    sys.path.insert(0, str(ROOT))
    from benchmarks.games import goals_of

    wanted = [key for key in arguments.games.split(",") if key] or list(keys())
    figures = [measure(key, arguments.seats) for key in wanted]
    for row in figures:
        if row["seats"] == 3:
            goals = goals_of(str(row["game"]))
            row["limits"] = {"compiled_playouts": goals.decision, "copy": goals.copy, "blank_and_fill": goals.fill}
            row["within"] = all(row[name]["steps"] <= limit for name, limit in row["limits"].items())
    if arguments.json:
        print(json.dumps({"benchmark": "engine", "games": figures}, indent=2))
        return 0
    for row in figures:
        print(f"{row['game']}, {row['seats']} seats, {'compiled' if row['compiled'] else 'interpreted'}")
        print(f"  one step of the fast generator       {row['step_ns']:>10} ns")
        for name in ("compiled_playouts", "engine_face_from_python", "public_face_from_python"):
            figure = row[name]
            print(f"  {name:<36} {figure['decisions_per_second']:>10,} decisions/s  {figure['steps']:>9} steps each")
        for name in ("copy", "blank_and_fill"):
            figure = row[name]
            print(f"  {name:<36} {figure['microseconds']:>10} µs           {figure['steps']:>9} steps")
    return 0


if __name__ == "__main__":
    in_the_venv()
    sys.exit(main())
