"""The measurements of other packages; peers.py runs it in their virtual environment, one process for each package.

    python others.py PACKAGE

Every line on standard input names a job; the answer is a line with the amount of work and the seconds it took. The
script does not import Ludoteca, so that Ludoteca cannot slow the packages down.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import os
import random
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

SECONDS = 0.2  # minimal duration of a measurement
Measured = tuple[float, float]  # amount of work, seconds
Job = Callable[[], Measured]

rng = random.Random(1).random


def repeated(once: Callable[[], float]) -> Measured:
    """Repeat a task until it has taken long enough, in processor time, since other programs may be running."""
    done = 0.0
    start = process_time()
    while True:
        done += once()
        seconds = process_time() - start
        if seconds >= SECONDS:
            return done, seconds


def copies(copy: Callable[[], object]) -> Job:
    def hundred() -> float:
        for _ in range(100):
            copy()
        return 100

    return partial(repeated, hundred)


# --- OpenSpiel


def open_spiel() -> dict[str, Job]:
    pyspiel = importlib.import_module("pyspiel")
    jobs: dict[str, Job] = {}

    def apply_chance(state: Any) -> None:
        drawn = rng()
        for action, probability in state.chance_outcomes():
            drawn -= probability
            if drawn <= 0:
                break
        state.apply_action(action)

    def game(name: str, chance_counts: bool) -> Callable[[], float]:
        new = pyspiel.load_game(name).new_initial_state

        def once() -> float:
            state = new()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    apply_chance(state)
                    decisions += chance_counts
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng() * len(legal))])
                    decisions += 1
            return decisions

        return once

    def first_choice(name: str) -> Any:
        """The first position with a choice."""
        state = pyspiel.load_game(name).new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            if state.is_chance_node():
                apply_chance(state)
            else:
                state.apply_action(state.legal_actions()[0])
        return state

    def decisions_left(state: Any, games: int) -> float:
        """The mean number of decisions in a random game from here."""
        decisions = 0
        for _ in range(games):
            trial = state.clone()
            while not trial.is_terminal():
                if trial.is_chance_node():
                    apply_chance(trial)
                else:
                    legal = trial.legal_actions()
                    trial.apply_action(legal[int(rng() * len(legal))])
                    decisions += 1
        return decisions / games

    def rollouts(name: str, at_once: int) -> Job:
        """OpenSpiel's random rollouts in C++: a tree search with one simulation calls its evaluator once."""
        state = first_choice(name)
        decisions = decisions_left(state, 100)
        evaluator = pyspiel.RandomRolloutEvaluator(at_once, 1)
        bot = pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, 1, 0, False, 1, False)

        def once() -> float:
            bot.step(state)
            return decisions * at_once

        return partial(repeated, once)

    def search(name: str, simulations: int) -> tuple[Job, Job]:
        """OpenSpiel's information-set search, one rollout a simulation: counted in simulations and in decisions."""
        state = first_choice(name)
        decisions = decisions_left(state, 100)
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, simulations, -1, policy, False, False)

        def once() -> float:
            bot.step(state)
            return simulations

        def played_out() -> Measured:
            done, seconds = repeated(once)
            return done * decisions, seconds

        return partial(repeated, once), played_out

    for name in ("hearts", "spades", "go_fish", "gin_rummy"):
        once = game(name, False)
        jobs[f"driven {name}"] = partial(repeated, once)
    jobs["driven hearts, chance counted too"] = partial(repeated, game("hearts", True))
    for name, at_once in (("kuhn_poker", 5_000), ("spades", 500), ("hearts", 500), ("go_fish", 200), ("gin_rummy", 20)):
        jobs[f"rollouts {name}"] = rollouts(name, at_once)
    for name in ("hearts", "gin_rummy"):
        jobs[f"copy {name}"] = copies(first_choice(name).clone)
    jobs["simulations hearts"], jobs["search hearts"] = search("hearts", 200)
    return jobs


# --- other packages


def pettingzoo() -> dict[str, Job]:
    jobs: dict[str, Job] = {}
    for name in ("gin_rummy_v4", "hanabi_v5", "texas_holdem_v4", "leduc_holdem_v4"):
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue

        def once(env: Any = env) -> float:
            env.reset()
            decisions = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    legal = seen["action_mask"].nonzero()[0]
                    env.step(legal[int(rng() * len(legal))])
                    decisions += 1
            return decisions

        jobs[f"driven {name}"] = partial(repeated, once)
    return jobs


def rlcard() -> dict[str, Job]:
    make = importlib.import_module("rlcard").make
    jobs: dict[str, Job] = {}
    for name in ("uno", "gin-rummy"):
        env = make(name, config={"seed": 1})

        def once(env: Any = env) -> float:
            seen, _ = env.reset()
            decisions = 0
            while not env.is_over():
                legal = list(seen["legal_actions"])
                seen, _ = env.step(legal[int(rng() * len(legal))])
                decisions += 1
            return decisions

        jobs[f"driven {name}"] = partial(repeated, once)
    return jobs


def catanatron() -> dict[str, Job]:
    package = importlib.import_module("catanatron")
    colors = list(package.Color)[:3]

    def game() -> Any:
        return package.Game([package.RandomPlayer(color) for color in colors])

    def once() -> float:
        played = game()
        played.play()
        state = played.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    middle = game()
    for _ in range(200):
        middle.play_tick()
    return {"driven catan, its own players": partial(repeated, once), "copy catan": copies(middle.copy)}


PACKAGES: dict[str, Callable[[], dict[str, Job]]] = {
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "catanatron": catanatron,
}


def main(package: str) -> None:
    # The answers use a copy of the descriptor, since a package may print to standard output.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(message: object) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    jobs = PACKAGES[package]()
    say({"version": importlib.metadata.version(package), "jobs": list(jobs)})
    for line in sys.stdin:
        say(jobs[json.loads(line)]())


if __name__ == "__main__":
    main(sys.argv[1])
