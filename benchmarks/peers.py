"""Compares the speed of Ludoteca with similar packages, in one run on one core.

    python3 benchmarks/peers.py [--json] [--rounds 7] [--seats 3]

OpenSpiel, PettingZoo, rlcard and catanatron are installed into `.venv-peers` in the project's root if they are missing.
Everything is measured several times in turn, and the best result of each counts. Ratios are to our first
game in the same part of the table.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OTHERS = Path(__file__).with_name("others.py")
SECONDS = 0.2  # minimal duration of a measurement
TABLES = 1024
SIMULATIONS = 500


def extra() -> dict[str, str]:
    """The requirement of each package, from the extra `bench`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {wanted.partition("[")[0]: wanted for wanted in project["optional-dependencies"]["bench"]}


PACKAGES = extra()
PARTS = {  # by the first word of a job: what is measured, and its unit
    "driven": ("random play driven from Python", "decisions"),
    "public": ("the same with checked moves, events and a record", "decisions"),
    "batch": ("many tables stepped in one call", "decisions"),
    "rollouts": ("random games in compiled code, from one dealt position", "decisions"),
    "playouts": ("the same, with a new deal for each game", "decisions"),
    "copy": ("copying a position", "copies"),
    "simulations": ("information-set search, one full random game each", "simulations"),
    "search": ("the same, counted in decisions", "decisions"),
}
Measured = tuple[float, float]
Job = Callable[[], Measured]


def in_the_venv() -> None:
    """Restart with the Python of the project's .venv, where Ludoteca is installed."""
    python = python_of(ROOT / ".venv")
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- the peers


class Peer:
    """One package, measured in its own process."""

    def __init__(self, package: str, venv: Path) -> None:
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (`end` closes it)
        self.process = subprocess.Popen(
            [str(python_of(venv)), str(OTHERS), package],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        hello = self._receive()
        self.version: str = hello["version"]
        self.jobs: list[str] = hello["jobs"]

    def measure(self, job: str) -> Measured:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        done, seconds = self._receive()
        return done, seconds

    def _receive(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.errors.seek(0)
            lines = self.errors.read().strip().splitlines()
            self.end()
            raise RuntimeError(lines[-1] if lines else f"it ended with status {self.process.returncode}")
        return json.loads(line)

    def end(self) -> None:
        self.process.communicate()
        self.errors.close()


def install(venv: Path, missing: dict[str, str]) -> None:
    """Install the missing packages into the virtual environment; `missing` gets the reason for each failure."""
    python = python_of(venv)
    if not python.exists():
        say(f"Creating {venv.name} for the other packages. This happens only once.")
        made = subprocess.run([sys.executable, "-m", "venv", str(venv)], capture_output=True, text=True, check=False)
        if made.returncode:
            missing.update(dict.fromkeys(PACKAGES, "its virtual environment could not be created"))
            return
    check = "import importlib.metadata as m, sys; m.version(sys.argv[1])"
    for package, wanted in PACKAGES.items():
        if subprocess.run([str(python), "-c", check, package], capture_output=True, check=False).returncode == 0:
            continue
        say(f"Installing {wanted} ...")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", wanted]
        run = subprocess.run(pip, capture_output=True, text=True, check=False)
        if run.returncode:
            errors = [line for line in run.stderr.splitlines() if line.startswith("ERROR")]
            missing[package] = (
                f"pip could not install it: {(errors or ['no reason given'])[-1].removeprefix('ERROR: ')}"
            )


def peers(venv: Path, missing: dict[str, str]) -> dict[str, Peer]:
    """Start all packages that can be started."""
    install(venv, missing)
    found: dict[str, Peer] = {}
    for package in PACKAGES:
        if package not in missing:
            try:
                found[package] = Peer(package, venv)
            except RuntimeError as error:
                missing[package] = f"it could not be started: {error}"
    for package, why in missing.items():
        say(f"{package} is not in the table: {why}.")
    return found


# --- Ludoteca


def repeated(once: Callable[[], float]) -> Measured:
    """Repeat a task until it has taken long enough, in processor time, since other programs may be running."""
    done = 0.0
    start = process_time()
    while True:
        done += once()
        seconds = process_time() - start
        if seconds >= SECONDS:
            return done, seconds


def our_jobs(key: str, seats: int, missing: dict[str, str]) -> dict[str, Job]:
    """The measurements of one of our games."""
    from ludoteca.bots.engine.search import Search
    from ludoteca.core.engine.bits import lowest
    from ludoteca.core.engine.chance import Fast
    from ludoteca.core.engine.playout import buffer, playout, playouts
    from ludoteca.envs.batch import Batch
    from ludoteca.games import find

    game = find(key)(seats)
    undealt: Any = game.undealt()
    chance = Fast(1)
    pick = chance.pick
    moves = buffer()
    opening = undealt.copy()
    opening.deal(chance)
    while opening.legal(lowest(opening.actors()), moves) == 1:
        opening.apply(lowest(opening.actors()), moves[0], chance)
    middle = opening.copy()
    for _ in range(60):
        seat = lowest(middle.actors())
        middle.apply(seat, moves[pick(middle.legal(seat, moves))], chance)

    def driven() -> float:
        state = undealt.copy()
        state.deal(chance)
        legal, apply, who = state.legal, state.apply, state.actors
        decisions = 0
        while actors := who():
            seat = (actors & -actors).bit_length() - 1
            apply(seat, moves[pick(legal(seat, moves))], chance)
            decisions += 1
        return decisions

    def public() -> float:
        match = game.deal(seed=pick(1_000_000))
        decisions = 0
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            match.play(legal[pick(len(legal))], seat)
            decisions += 1
        return decisions

    def from_opening() -> float:
        return sum(int(playout(opening.copy(), chance, moves)) for _ in range(100))

    def with_new_deals() -> float:
        return playouts(undealt, 100, pick(1_000_000))[0]

    def copies() -> float:
        copy = middle.copy
        for _ in range(100):
            copy()
        return 100

    seat = lowest(opening.actors())
    view = opening.blank(seat)
    decisions_left = sum(playout(view.fill(chance), chance, moves) for _ in range(300)) / 300

    def simulations() -> float:
        Search(0.7, False, to_the_end=True).run(view, seat, pick(1_000_000), SIMULATIONS, 0.0)
        return SIMULATIONS

    def played_out() -> float:
        return simulations() * decisions_left

    jobs: dict[str, Job] = {
        f"driven {key}": partial(repeated, driven),
        f"public {key}": partial(repeated, public),
        f"rollouts {key}": partial(repeated, from_opening),
        f"playouts {key}": partial(repeated, with_new_deals),
        f"copy {key}": partial(repeated, copies),
        f"simulations {key}": partial(repeated, simulations),
        f"search {key}": partial(repeated, played_out),
    }
    try:
        masks, observations = (Batch(game, TABLES, 1, observe=observe) for observe in (False, True))
    except ModuleNotFoundError as error:
        missing["batch stepping"] = str(error)
        return jobs

    def stepped(batch: Batch) -> float:
        for _ in range(20):
            batch.step(batch.draw())
        return 20 * TABLES

    jobs[f"batch {key}, masks"] = partial(repeated, partial(stepped, masks))
    jobs[f"batch {key}, masks and observations"] = partial(repeated, partial(stepped, observations))
    return jobs


# --- the run


def pin() -> bool:
    """Stay on one core, together with the processes started from here."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def measured(jobs: dict[tuple[str, str], Job], rounds: int) -> dict[tuple[str, str], float]:
    """The best rate of every job, in units a second, with all jobs measured in turn."""
    best = dict.fromkeys(jobs, 0.0)
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds} ...")
        for name, job in jobs.items():
            done, seconds = job()
            best[name] = max(best[name], done / seconds)
    return best


def table(best: dict[tuple[str, str], float], first: str) -> list[dict[str, Any]]:
    """Rows by part, ours first, then by speed; `first` is the game to which all are compared."""
    rows: list[dict[str, Any]] = []
    for part, (about, unit) in PARTS.items():
        found = {name: rate for name, rate in best.items() if name[1].split()[0] == part}
        ours = max((rate for (by, job), rate in found.items() if by == "ludoteca" and first in job), default=0.0)
        for (by, job), rate in sorted(found.items(), key=lambda item: (item[0][0] != "ludoteca", -item[1])):
            rows.append(
                {
                    "part": part,
                    "about": about,
                    "by": by,
                    "what": job.removeprefix(f"{part} "),
                    "unit": unit,
                    "per_second": round(rate),
                    "nanoseconds": round(1e9 / rate, 1),
                    "first_is_times_as_fast": round(ours / rate, 2),
                }
            )
    return rows


def goals(best: dict[tuple[str, str], float], keys: list[str]) -> list[dict[str, Any]]:
    """The goals, what was measured, and whether each goal is met."""
    from benchmarks.games import goals_of

    checked: list[dict[str, Any]] = []

    def goal(about: str, wanted: float, mine: str, theirs: str | None) -> None:
        ours = best.get(("ludoteca", mine))
        base = best.get(("open_spiel", theirs)) if theirs else 1.0
        got = round(ours / base, 2 if theirs else None) if ours and base else None
        checked.append({"goal": about, "wanted": wanted, "got": got, "met": None if got is None else got >= wanted})

    for key in keys:
        wanted = goals_of(key).driven
        goal(f"{key} driven from Python, times OpenSpiel's hearts", wanted, f"driven {key}", "driven hearts")
    for key in keys:
        wanted = goals_of(key).playouts
        goal(f"{key} in compiled playouts, times OpenSpiel's hearts", wanted, f"playouts {key}", "rollouts hearts")
    for key in keys:
        wanted = goals_of(key).search
        goal(f"{key} in search by decisions, times OpenSpiel's hearts", wanted, f"search {key}", "search hearts")
    for key in keys:
        wanted = goals_of(key).batch
        if wanted:
            goal(f"{key} in batches with masks, decisions a second", wanted, f"batch {key}, masks", None)
    return checked


def show(report: dict[str, Any]) -> None:
    print(f"{report['machine']}; {report['conditions']}")
    part = ""
    for row in report["rows"]:
        if row["part"] != part:
            part = row["part"]
            print(f"\n{row['about']} ({row['unit']} a second)")
        ratio = f"{report['first']} is {row['first_is_times_as_fast']:>8,.2f}×"
        print(f"  {row['by']:<12}{row['what']:<38}{row['per_second']:>13,}{row['nanoseconds']:>14,} ns   {ratio}")
    print("\ngoals")
    for goal in report["goals"]:
        outcome = "not measured" if goal["met"] is None else "met" if goal["met"] else "NOT met"
        got = "–" if goal["got"] is None else f"{goal['got']:,}"
        print(f"  {goal['goal']:<64}{goal['wanted']:>12,}{got:>16}   {outcome}")
    for what, why in report["missing"].items():
        print(f"\n{what} is not in the table: {why}.")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=7, help="number of measurements (default 7)")
    parser.add_argument("--seats", type=int, default=3, help="number of players in our games (default 3)")
    parser.add_argument("--venv", type=Path, default=ROOT / ".venv-peers", help="folder for the other packages")
    arguments = parser.parse_args()
    from ludoteca._build import compiled, stale
    from ludoteca.games import keys

    sys.path.insert(0, str(ROOT))
    from benchmarks.games import first_game

    first = first_game()
    start = perf_counter()
    missing: dict[str, str] = {}
    engine = "compiled rules" if compiled() else "rules in plain Python"
    if stale():
        engine += " older than their sources (run python3 run.py to compile them)"
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    pinned = pin()
    jobs: dict[tuple[str, str], Job] = {}
    found = peers(arguments.venv, missing)
    for package, peer in found.items():
        for job in peer.jobs:
            jobs[package, job] = partial(peer.measure, job)
    for key in keys():
        for job, measure in our_jobs(key, arguments.seats, missing).items():
            jobs["ludoteca", job] = measure
    try:
        best = measured(jobs, arguments.rounds)
    finally:
        for peer in found.values():
            peer.end()
    python = platform.python_version()
    report = {
        "benchmark": "peers",
        "machine": f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores, Python {python}, {engine}",
        "conditions": f"{'pinned to one core' if pinned else 'not pinned'}, best of {arguments.rounds} in turn, "
        f"load {load} before the run, {arguments.seats} seats",
        "versions": {package: peer.version for package, peer in found.items()},
        "seconds": round(perf_counter() - start, 1),
        "first": first,
        "rows": table(best, first),
        "goals": goals(best, list(keys())),
        "missing": missing,
    }
    if arguments.json:
        print(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        show(report)
    return 0


if __name__ == "__main__":
    in_the_venv()
    sys.exit(main())
