"""How fast Ludoteca is beside its peers, measured in one run on one core.

    python3 benchmarks/peers.py [--json] [--rounds 7] [--seats 3]

OpenSpiel, PettingZoo, rlcard and catanatron are installed into `.venv-peers` in the project's root when they are not
there yet. Everything is measured several times in turn, theirs and ours, and the best of each is kept. Ratios are to
our Patrician in the same part of the table.
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
SECONDS = 0.2  # a measurement takes at least this long
TABLES = 1024
SIMULATIONS = 500


def extra() -> dict[str, str]:
    """What pip is asked for, for each peer: the extra `bench`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {wanted.partition("[")[0]: wanted for wanted in project["optional-dependencies"]["bench"]}


PACKAGES = extra()
PARTS = {  # a job's first word, what is measured, and its unit
    "driven": ("random play driven from Python", "decisions"),
    "public": ("the same with checked moves, events and a record", "decisions"),
    "batch": ("many tables stepped in one call", "decisions"),
    "rollouts": ("random games inside compiled code, from one dealt position", "decisions"),
    "playouts": ("the same, each game dealt anew", "decisions"),
    "copy": ("copying a position", "copies"),
    "simulations": ("information-set search, one full random game each", "simulations"),
    "search": ("the same, by decisions played out", "decisions"),
}
Measured = tuple[float, float]
Job = Callable[[], Measured]


def in_the_venv() -> None:
    """Run with the project's own Python, where Ludoteca is installed."""
    python = python_of(ROOT / ".venv")
    if python.exists() and Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        os.execv(python, [str(python), *sys.argv])


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


# --- the peers


class Peer:
    """One package in a process of its own, measured when asked."""

    def __init__(self, package: str, venv: Path) -> None:
        self.complaints = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (`end` closes it)
        self.process = subprocess.Popen(
            [str(python_of(venv)), str(OTHERS), package],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        hello = self._heard()
        self.version: str = hello["version"]
        self.jobs: list[str] = hello["jobs"]

    def measure(self, job: str) -> Measured:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        done, seconds = self._heard()
        return done, seconds

    def _heard(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.complaints.seek(0)
            said = self.complaints.read().strip().splitlines()
            self.end()
            raise RuntimeError(said[-1] if said else f"it ended with status {self.process.returncode}")
        return json.loads(line)

    def end(self) -> None:
        self.process.communicate()
        self.complaints.close()


def install(venv: Path, missing: dict[str, str]) -> None:
    """Put each package that is not there into the virtual environment; say of each that cannot be why."""
    python = python_of(venv)
    if not python.exists():
        say(f"Making {venv.name} for the peers, once.")
        made = subprocess.run([sys.executable, "-m", "venv", str(venv)], capture_output=True, text=True, check=False)
        if made.returncode:
            missing.update(dict.fromkeys(PACKAGES, "no virtual environment could be made for it"))
            return
    look = "import importlib.metadata as m, sys; m.version(sys.argv[1])"
    for package, wanted in PACKAGES.items():
        if subprocess.run([str(python), "-c", look, package], capture_output=True, check=False).returncode == 0:
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
    """All that can be started."""
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


# --- ourselves


def repeated(once: Callable[[], float]) -> Measured:
    """Do something until it has taken long enough to be measured, in processor time: others may be at work too."""
    done = 0.0
    begun = process_time()
    while True:
        done += once()
        seconds = process_time() - begun
        if seconds >= SECONDS:
            return done, seconds


def our_jobs(key: str, seats: int, missing: dict[str, str]) -> dict[str, Job]:
    """What is measured of one of our games."""
    from ludoteca.bots.engine.search import Search
    from ludoteca.core.engine.bits import lowest
    from ludoteca.core.engine.chance import Fast
    from ludoteca.core.engine.playout import buffer, playout, playouts
    from ludoteca.core.game import Setup
    from ludoteca.envs.batch import Batch
    from ludoteca.games import find

    setup = Setup(find(key), seats)
    undealt: Any = setup.undealt()
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
        match = setup.deal(seed=pick(1_000_000))
        decisions = 0
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            match.play(legal[pick(len(legal))], seat)
            decisions += 1
        return decisions

    def from_the_opening() -> float:
        return sum(int(playout(opening.copy(), chance, moves)) for _ in range(100))

    def dealt_anew() -> float:
        return playouts(undealt, 100, pick(1_000_000))[0]

    def copies() -> float:
        copy = middle.copy
        for _ in range(100):
            copy()
        return 100

    seat = lowest(opening.actors())
    view = opening.blank(seat)
    still_to_come = sum(playout(view.fill(chance), chance, moves) for _ in range(300)) / 300

    def simulations() -> float:
        Search(0.7, False, whole=True).run(view, seat, pick(1_000_000), SIMULATIONS, 0.0)
        return SIMULATIONS

    def played_out() -> float:
        return simulations() * still_to_come

    jobs: dict[str, Job] = {
        f"driven {key}": partial(repeated, driven),
        f"public {key}": partial(repeated, public),
        f"rollouts {key}": partial(repeated, from_the_opening),
        f"playouts {key}": partial(repeated, dealt_anew),
        f"copy {key}": partial(repeated, copies),
        f"simulations {key}": partial(repeated, simulations),
        f"search {key}": partial(repeated, played_out),
    }
    try:
        masks, seen = (Batch(setup, TABLES, 1, observe=observe) for observe in (False, True))
    except ModuleNotFoundError as error:
        missing["batch stepping"] = str(error)
        return jobs

    def stepped(batch: Batch) -> float:
        for _ in range(20):
            batch.step(batch.draw())
        return 20 * TABLES

    jobs[f"batch {key}, masks"] = partial(repeated, partial(stepped, masks))
    jobs[f"batch {key}, masks and observations"] = partial(repeated, partial(stepped, seen))
    return jobs


# --- the run


def pin() -> bool:
    """Stay on one core, and with us the peers that are started from here."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def measured(jobs: dict[tuple[str, str], Job], rounds: int) -> dict[tuple[str, str], float]:
    """The best of every job, all of them taken in turn: how much a second."""
    best = dict.fromkeys(jobs, 0.0)
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds} ...")
        for name, job in jobs.items():
            done, seconds = job()
            best[name] = max(best[name], done / seconds)
    return best


def table(best: dict[tuple[str, str], float]) -> list[dict[str, Any]]:
    """Rows by part, ours first, the faster before the slower."""
    rows: list[dict[str, Any]] = []
    for part, (about, unit) in PARTS.items():
        found = {name: rate for name, rate in best.items() if name[1].split()[0] == part}
        ours = max((rate for (by, job), rate in found.items() if by == "ludoteca" and "patrician" in job), default=0.0)
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
                    "patrician_is_times_as_fast": round(ours / rate, 2),
                }
            )
    return rows


def goals(best: dict[tuple[str, str], float], keys: list[str]) -> list[dict[str, Any]]:
    """What was aimed at, what came out, and whether that is enough."""
    told: list[dict[str, Any]] = []

    def goal(about: str, wanted: float, mine: str, theirs: str | None) -> None:
        ours = best.get(("ludoteca", mine))
        base = best.get(("open_spiel", theirs)) if theirs else 1.0
        got = round(ours / base, 2 if theirs else None) if ours and base else None
        told.append({"goal": about, "wanted": wanted, "got": got, "met": None if got is None else got >= wanted})

    for key in keys:
        goal(f"{key} driven from Python, times OpenSpiel's hearts", 5, f"driven {key}", "driven hearts")
    for key in keys:
        wanted = 2 if key == "patrician" else 1.2
        goal(f"{key} in compiled playouts, times OpenSpiel's hearts", wanted, f"playouts {key}", "rollouts hearts")
    for key in keys:
        goal(f"{key} in search by decisions, times OpenSpiel's hearts", 3, f"search {key}", "search hearts")
    goal("patrician in batches with masks, decisions a second", 2_000_000, "batch patrician, masks", None)
    return told


def show(report: dict[str, Any]) -> None:
    print(f"{report['machine']}; {report['conditions']}")
    part = ""
    for row in report["rows"]:
        if row["part"] != part:
            part = row["part"]
            print(f"\n{row['about']} ({row['unit']} a second)")
        ratio = f"Patrician is {row['patrician_is_times_as_fast']:>8,.2f}×"
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
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured (default 7)")
    parser.add_argument("--seats", type=int, default=3, help="number of players in our games (default 3)")
    parser.add_argument("--venv", type=Path, default=ROOT / ".venv-peers", help="where the peers are installed")
    arguments = parser.parse_args()
    from ludoteca._build import compiled, stale
    from ludoteca.games import keys

    begun = perf_counter()
    missing: dict[str, str] = {}
    engine = "compiled rules" if compiled() else "rules as plain Python"
    if stale():
        engine += " older than their sources (python3 run.py compiles them)"
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
        "seconds": round(perf_counter() - begun, 1),
        "rows": table(best),
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
