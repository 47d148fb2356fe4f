"""The golden records of Pâtée Impériale that tests/corpus.py does not make by itself: one for each way a match can go.

`python -m tests.games.patee_imperiale.golden` adds what is missing, no more.
"""

from __future__ import annotations

import ludoteca
from ludoteca.core.laws import random_match, setups
from ludoteca.core.record import SUFFIX, save
from ludoteca.core.text import Words
from ludoteca.core.transcript import transcript
from ludoteca.games import find
from tests.corpus import GOLDEN, TRANSCRIPTS, make, name_of

GAME = "patee_imperiale"
# By what happens in it: seats, teams, and the seed of the random match in which it does.
MATCHES = {
    "2-won-in-two-rounds": (2, False, 3000),
    "2-won-in-three-rounds": (2, False, 3002),
    "2-tied-round": (2, False, 3005),
    "2-two-tied-rounds": (2, False, 3003),
    "2-stuck": (2, False, 3021),
    "2-starter-back": (2, False, 3001),
    "2-charm-failed": (2, False, 3010),
    "3-two-in-a-row": (3, False, 3001),
    "3-points": (3, False, 3004),
    "3-bark-discredited": (3, False, 3000),
    "3-stuck": (3, False, 3019),
    "3-tied-round": (3, False, 3003),
    "3-two-tied-rounds": (3, False, 3017),
    "3-three-tied-rounds": (3, False, 3598),
    "3-tie-rounds_won": (3, False, 3159),
    "3-tie-best_round": (3, False, 3009),
    "3-shared": (3, False, 3060),
    "4-two-in-a-row": (4, False, 3003),
    "4-points": (4, False, 3000),
    "4-stuck": (4, False, 3019),
    "4-tied-round": (4, False, 3008),
    "4-three-tied-rounds": (4, False, 3266),
    "4-chain-ended": (4, False, 3729),
    "4-tie-rounds_won": (4, False, 3074),
    "4-tie-best_round": (4, False, 3095),
    "4-shared": (4, False, 3204),
    "4-teams-two-in-a-row": (4, True, 3001),
    "4-teams-points": (4, True, 3004),
    "4-teams-stuck": (4, True, 3023),
    "4-teams-tied-round": (4, True, 3007),
    "4-teams-tie-rounds_won": (4, True, 3027),
    "4-teams-tie-best_round": (4, True, 3621),
}


def add() -> int:
    """Add the records and transcripts that are missing. Returns how many."""
    made = make(GAME)
    for name, (seats, teams, seed) in MATCHES.items():
        path = GOLDEN / GAME / f"{name}{SUFFIX}"
        if not path.exists():
            save(random_match(ludoteca.game(GAME, seats=seats, teams=teams), seed).record, path)
            made += 1
    for game in setups(find(GAME)):
        path = TRANSCRIPTS / GAME / f"{name_of(game)}.txt"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(transcript(random_match(game, 7), Words("en")), encoding="utf-8")
            made += 1
    return made


if __name__ == "__main__":
    print(f"{GAME}: {add()} made")
