"""Interpreted and compiled rules play identical games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ludoteca._build import compiled
from ludoteca.core.laws import checksum, setups
from ludoteca.games import shelf

OTHER = """
import json, sys
from ludoteca._build import compiled
from ludoteca.core.laws import checksum, setups
from ludoteca.games import shelf
sums = {game.fingerprint: checksum(game, 3, 11) for game in shelf() for game in setups(game)}
print(json.dumps({"compiled": compiled(), "sums": sums}))
"""


def test_interpreted_and_compiled_rules_play_identical_games() -> None:
    if not compiled() and not os.environ.get("LUDOTECA_PURE"):
        pytest.skip("the rules are not compiled on this machine: no C compiler")
    pure = "" if os.environ.get("LUDOTECA_PURE") else "1"
    completed = subprocess.run(
        [sys.executable, "-c", OTHER],
        env={**os.environ, "LUDOTECA_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    other = json.loads(completed.stdout)
    assert other["compiled"] != compiled(), "both runs used the same build"
    for title in shelf():
        for game in setups(title):
            assert checksum(game, 3, 11) == other["sums"][game.fingerprint], game.fingerprint
