"""How well San Juan's judgement foretells the end of a game, and which worths would foretell it better.

    python3 benchmarks/weigh_san_juan.py [--games 400] [--sims 200] [--seed 1] [--jobs N] [--json]

Searching players play each other with the judgement as it is (`games/san_juan/engine/judge.py`). Whenever a role is to
be taken, what the judgement counts is written down, and in the end by how many points the game was won. Ridge
regression then says how the worths would have to change: it starts from those in use and moves away only as far as the
games make it. How well both foretell is told for games that the regression has not seen (five parts, each foretold by
the others). A six-cost building in hand that would count less than nothing is judged to be worth nothing; here it
counts as if it were not, so its worths are found only nearly.
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
from ludoteca.core.game import Setup  # noqa: E402
from ludoteca.games import find  # noqa: E402
from ludoteca.games.san_juan.engine import judge, places, tables  # noqa: E402
from ludoteca.games.san_juan.engine.scoring import hand_limit, plants, total  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

PARTS: Final = 5
STIFFNESS: Final = 2000.0  # how much the games must say before a worth moves
PROGRESS: Final = 20  # games between two lines of progress
SIX: Final = ((tables.GUILD_HALL, "GUILD_HALL"), (tables.CITY_HALL, "CITY_HALL"), (tables.PALACE, "PALACE"))


def worths() -> dict[str, int]:
    """The worths in use, by name."""
    named = {"POINT": judge.POINT, "POINT_TO_COME": judge.POINT_TO_COME}
    named |= {"CARD": judge.CARD, "CARD_TO_COME": judge.CARD_TO_COME}
    named |= {f"GOOD[{plant}]": judge.GOOD[plant] for plant in range(tables.PLANTS_KINDS)}
    named |= {f"ENGINE[{kind}]": judge.ENGINE[kind] for kind in range(tables.KINDS)}
    for _, name in SIX:
        named[f"{name}_IN_HAND"] = getattr(judge, f"{name}_IN_HAND")
    return named | {
        "GUILD_HALL_PLANT": judge.GUILD_HALL_PLANT,
        "CITY_HALL_VIOLET": judge.CITY_HALL_VIOLET,
        "PALACE_POINTS": judge.PALACE_POINTS,
    }


def counted(board: Any, seat: int, to_come: int) -> list[float]:
    """How often each worth is in what a seat has: in the order of `worths`."""
    hand = min(int(hand_limit(board, seat)), board[places.HAND_SIZE + seat])
    points: int = total(board, seat)
    plants_built: int = plants(board, seat)
    violets_built: int = count(board[places.VIOLETS + seat])
    violets = board[places.VIOLETS + seat]
    first_good = places.GOODS + tables.PLANTS_KINDS * seat
    first_plant = places.PLANTS + tables.PLANTS_KINDS * seat
    held = [float(judge.may_build(board, seat, kind)) for kind, _ in SIX]
    return [
        points,
        to_come * points,
        hand,
        to_come * hand,
        *(board[first_good + plant] for plant in range(tables.PLANTS_KINDS)),
        *(to_come * board[first_plant + plant] for plant in range(tables.PLANTS_KINDS)),
        *(to_come * (violets >> kind & 1) for kind in range(tables.PLANTS_KINDS, tables.KINDS)),
        *held,
        held[0] * plants_built,
        held[1] * violets_built,
        held[2] * points / 4,
    ]


def played(seed: int, sims: int) -> tuple[list[list[float]], list[float], float]:
    """A game: what the first has more than the second whenever a role is taken, how much more that is judged to be, and
    by how many points the first won."""
    match = Setup(find("san_juan"), 2).deal(seed=seed)
    minds = [Searcher(2 * seed + seat, sims=sims) for seat in range(2)]
    rows: list[list[float]] = []
    judged: list[float] = []
    while match.actors:
        state: Any = match.state
        board = state.board
        to_come = tables.LAST_BUILDING - max(board[places.BUILDINGS], board[places.BUILDINGS + 1])
        if board[places.PHASE] == tables.TO_TAKE_ROLE and to_come > 0:
            mine, other = counted(board, 0, to_come), counted(board, 1, to_come)
            rows.append([one - two for one, two in zip(mine, other, strict=True)])
            judged.append(state.judge(0) - state.judge(1))
        seat = match.actors[0]
        match.play(minds[seat].choose(state.blank(seat), seat, match.legal_codes(seat)), seat)
    margin: int = match.state.score(0) - match.state.score(1)
    return rows, judged, margin


def games_of(seeds: range, sims: int, jobs: int) -> Iterator[tuple[list[list[float]], list[float], float]]:
    with ProcessPoolExecutor(jobs) as pool:
        for done, game in enumerate(pool.map(played, seeds, [sims] * len(seeds)), 1):
            if done % PROGRESS == 0 or done == len(seeds):
                print(f"{done} of {len(seeds)} games", file=sys.stderr)
            yield game


def change(rows: Numbers, missing: Numbers) -> Numbers:
    """How the worths have to change so that what is missing is foretold; each is held back as much as any other."""
    scale = rows.std(0) + 1e-9
    even = rows / scale
    found: Numbers = np.linalg.solve(even.T @ even + STIFFNESS * np.eye(even.shape[1]), even.T @ missing) / scale
    return found


def foretold(guess: Numbers, margin: Numbers) -> float:
    """The part of what decides games that a guess explains."""
    return round(float(1 - ((margin - guess) ** 2).sum() / ((margin - margin.mean()) ** 2).sum()), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games to be played (400)")
    parser.add_argument("--sims", type=int, default=200, help="simulations of each decision (200)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    given = parser.parse_args()
    games = list(games_of(range(given.seed, given.seed + given.games), given.sims, given.jobs))
    rows = np.array([row for of_game, _, _ in games for row in of_game])
    judged = np.array([worth for _, of_game, _ in games for worth in of_game]) / 100
    margin = np.array([won for of_game, _, won in games for _ in of_game], dtype=np.float64)
    part = np.array([number % PARTS for number, (of_game, _, _) in enumerate(games) for _ in of_game])
    guess = judged.copy()
    for unseen in range(PARTS):
        learnt = change(rows[part != unseen], (margin - judged)[part != unseen])
        guess[part == unseen] += rows[part == unseen] @ learnt
    better = 100 * change(rows, margin - judged)
    named = {
        name: (worth, round(worth + float(more))) for (name, worth), more in zip(worths().items(), better, strict=True)
    }
    result = {
        "games": given.games,
        "positions": len(rows),
        "foretold_now": foretold(judged, margin),
        "foretold_with_better_worths": foretold(guess, margin),
        "worths": {name: {"now": now, "better": then} for name, (now, then) in named.items()},
    }
    if given.json:
        print(json.dumps(result))
        return
    print(
        f"{len(rows)} positions of {given.games} games: {result['foretold_now']:.1%} of what decides them foretold, ",
        end="",
    )
    print(f"{result['foretold_with_better_worths']:.1%} with better worths (in games not seen before)")
    for name, (now, then) in named.items():
        print(f"{name:<22}{now:>6} → {then}")


if __name__ == "__main__":
    main()
