"""A bot in 30 lines: it plays at random, but passes only if it must.

ludoteca simulate patrician --seats "stdio:python3 docs/bots/example_bot.py,random" --games 10
"""

import json
import random
import sys

rng = random.Random(1)  # the same games every time


def choose(view: dict, legal: list) -> int:
    """The code of one of the legal moves. `view` is all that the seat knows: think here."""
    likely = [move for move in legal if not move["text"].startswith("no ")]
    return rng.choice(likely or legal)["code"]


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        hello = message["hello"]
        print(f"playing {hello['game']} on seat {hello['seat']}", file=sys.stderr, flush=True)
    elif "decide" in message:
        decide = message["decide"]
        print(json.dumps({"number": decide["number"], "move": choose(decide["view"], decide["legal"])}), flush=True)
    elif "bye" in message:
        break
