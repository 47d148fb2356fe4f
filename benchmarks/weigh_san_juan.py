"""How well San Juan's evaluation predicts the end of a game, and which values would predict it better.

    python3 benchmarks/weigh_san_juan.py [--games 400] [--sims 200] [--seed 1] [--jobs N] [--json]

Searching players play each other with the present evaluation (`games/san_juan/engine/evaluate.py`). Whenever a role is
about to be taken, the script writes down what the evaluation counts; at the end of the game, by how many points it was
won. Ridge regression then finds how the values should change. It starts from those in use and moves away only as far
as the games require. Both predictions are tested on games that the regression has not seen (five parts, each predicted
from the others). The evaluation counts a building of cost 6 in hand as 0 where it would be negative; the regression
does not, so it finds those values only approximately.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PYTHON: Final = ROOT / ".venv" / "bin" / "python"
if Path(sys.prefix).resolve() != (ROOT / ".venv").resolve() and PYTHON.exists():
    os.execv(PYTHON, [str(PYTHON), __file__, *sys.argv[1:]])

import numpy as np  # noqa: E402

from ludoteca.bots.players import Searcher  # noqa: E402
from ludoteca.core.engine.bits import count  # noqa: E402
from ludoteca.games import find  # noqa: E402
from ludoteca.games.san_juan.engine import evaluate, numbers  # noqa: E402
from ludoteca.games.san_juan.engine.scoring import hand_limit, plant_count, total  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

PARTS: Final = 5
STIFFNESS: Final = 2000.0  # strength of the ridge regression: the evidence needed to change a value
PROGRESS: Final = 20  # games between two lines of progress
SIX: Final = ((numbers.GUILD_HALL, "GUILD_HALL"), (numbers.CITY_HALL, "CITY_HALL"), (numbers.PALACE, "PALACE"))


def values() -> dict[str, int]:
    """The values in use, by name."""
    named = {"POINT": evaluate.POINT, "POINT_TO_COME": evaluate.POINT_TO_COME}
    named |= {"CARD": evaluate.CARD, "CARD_TO_COME": evaluate.CARD_TO_COME}
    named |= {f"GOOD[{plant}]": evaluate.GOOD[plant] for plant in range(numbers.PLANT_KINDS)}
    named |= {f"BUILDING_TO_COME[{kind}]": evaluate.BUILDING_TO_COME[kind] for kind in range(numbers.KINDS)}
    for _, name in SIX:
        named[f"{name}_IN_HAND"] = getattr(evaluate, f"{name}_IN_HAND")
    return named | {
        "GUILD_HALL_PLANT": evaluate.GUILD_HALL_PLANT,
        "CITY_HALL_VIOLET": evaluate.CITY_HALL_VIOLET,
        "PALACE_POINTS": evaluate.PALACE_POINTS,
    }


def counted(board: Any, seat: int, to_come: int) -> list[float]:
    """How often each value counts for a seat, in the order of `values`."""
    hand = min(int(hand_limit(board, seat)), board[numbers.HAND_COUNT + seat])
    points: int = total(board, seat)
    plants_built: int = plant_count(board, seat)
    violets_built: int = count(board[numbers.VIOLETS + seat])
    violets = board[numbers.VIOLETS + seat]
    first_good = numbers.GOODS + numbers.PLANT_KINDS * seat
    first_plant = numbers.PLANTS + numbers.PLANT_KINDS * seat
    held = [float(evaluate.may_build(board, seat, kind)) for kind, _ in SIX]
    return [
        points,
        to_come * points,
        hand,
        to_come * hand,
        *(board[first_good + plant] for plant in range(numbers.PLANT_KINDS)),
        *(to_come * board[first_plant + plant] for plant in range(numbers.PLANT_KINDS)),
        *(to_come * (violets >> kind & 1) for kind in range(numbers.PLANT_KINDS, numbers.KINDS)),
        *held,
        held[0] * plants_built,
        held[1] * violets_built,
        held[2] * points / 4,
    ]


def played(seed: int, sims: int) -> tuple[list[list[float]], list[float], float]:
    """Play a game. For each role taken: the difference between the seats in counts and evaluation; then the margin."""
    match = find("san_juan")(2).deal(seed=seed)
    players = [Searcher(2 * seed + seat, sims=sims) for seat in range(2)]
    rows: list[list[float]] = []
    evaluated: list[float] = []
    while match.actors:
        state: Any = match.state
        board = state.board
        to_come = numbers.BUILDINGS_TO_END - max(board[numbers.BUILDING_COUNT], board[numbers.BUILDING_COUNT + 1])
        if board[numbers.PHASE] == numbers.TO_TAKE_ROLE and to_come > 0:
            mine, other = counted(board, 0, to_come), counted(board, 1, to_come)
            rows.append([one - two for one, two in zip(mine, other, strict=True)])
            evaluated.append(state.evaluate(0) - state.evaluate(1))
        seat = match.actors[0]
        legal = match.legal_codes(seat)
        match.play(players[seat].choose_gesture(match.game, state.blank(seat), seat, legal), seat)
    margin: int = match.state.score(0) - match.state.score(1)
    return rows, evaluated, margin


def games_of(seeds: range, sims: int, jobs: int) -> Iterator[tuple[list[list[float]], list[float], float]]:
    with ProcessPoolExecutor(jobs) as pool:
        for done, game in enumerate(pool.map(played, seeds, [sims] * len(seeds)), 1):
            if done % PROGRESS == 0 or done == len(seeds):
                print(f"{done} of {len(seeds)} games", file=sys.stderr)
            yield game


def change(rows: Numbers, residual: Numbers) -> Numbers:
    """How the values have to change to predict the residual; ridge regression keeps all changes small."""
    scale = rows.std(0) + 1e-9
    even = rows / scale
    found: Numbers = np.linalg.solve(even.T @ even + STIFFNESS * np.eye(even.shape[1]), even.T @ residual) / scale
    return found


def explained(prediction: Numbers, margin: Numbers) -> float:
    """The share of the variance of the margins that a prediction explains."""
    return round(float(1 - ((margin - prediction) ** 2).sum() / ((margin - margin.mean()) ** 2).sum()), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games to play (400)")
    parser.add_argument("--sims", type=int, default=200, help="simulations of each decision (200)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    arguments = parser.parse_args()
    games = list(games_of(range(arguments.seed, arguments.seed + arguments.games), arguments.sims, arguments.jobs))
    rows = np.array([row for of_game, _, _ in games for row in of_game])
    evaluated = np.array([value for _, of_game, _ in games for value in of_game]) / 100
    margin = np.array([won for of_game, _, won in games for _ in of_game], dtype=np.float64)
    part = np.array([number % PARTS for number, (of_game, _, _) in enumerate(games) for _ in of_game])
    prediction = evaluated.copy()
    for unseen in range(PARTS):
        learnt = change(rows[part != unseen], (margin - evaluated)[part != unseen])
        prediction[part == unseen] += rows[part == unseen] @ learnt
    better = 100 * change(rows, margin - evaluated)
    named = {
        name: (value, round(value + float(more))) for (name, value), more in zip(values().items(), better, strict=True)
    }
    result = {
        "games": arguments.games,
        "positions": len(rows),
        "explained_now": explained(evaluated, margin),
        "explained_with_better_values": explained(prediction, margin),
        "values": {name: {"now": now, "better": then} for name, (now, then) in named.items()},
    }
    if arguments.json:
        print(json.dumps(result))
        return
    print(
        f"{len(rows)} positions of {arguments.games} games: {result['explained_now']:.1%} of the variance explained, ",
        end="",
    )
    print(f"{result['explained_with_better_values']:.1%} with better values (in games not seen before)")
    for name, (now, then) in named.items():
        print(f"{name:<22}{now:>6} → {then}")


if __name__ == "__main__":
    main()
