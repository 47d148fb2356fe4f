"""Real positions for whoever draws: a game played by lot up to a step, as the wire would tell it to a seat.

    python web/make_fixture.py patrician --seats 5 --steps 60 --lang fr --option messengers=true > web/fixtures/p.json

With `--until MOVE` it goes on to the first position in which the seat may make a move of that kind (`build`, `sell`…).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

import ludoteca
from ludoteca.bots import make
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.record import Seat
from ludoteca.core.words import Words
from ludoteca.server import telling, wire

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")


def main() -> None:
    sys.stdout.buffer.write(made(sys.argv[1:]))


def made(arguments: Sequence[str]) -> bytes:
    """A position as JSON: the state, the faces of the cards, what gestures would do, and the next steps."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--until", default="")
    parser.add_argument("--next", type=int, default=12, help="how many further steps to add for animation")
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in given.option)
    match = ludoteca.game(given.game, seats=given.seats, **options).deal(seed=given.seed)
    match.record.seats = [Seat(name, "person") for name in NAMES[: given.seats]]
    bots = [make(given.bot, seat) for seat in range(given.seats)]
    while not match.over and not (len(match.steps) > given.steps and found(match, given.seat, given.until)):
        step(match, bots)
    teller = telling.Teller(match, Words(given.lang), False)
    whole: dict[str, Any] = {
        "state": state(teller, given.seat),
        "faces": telling.told_cards(match.setup, teller.words),
        "tried": tries(teller, given.seat),
        "next": [],
    }
    for _ in range(given.next):
        if not match.over:
            step(match, bots)
            whole["next"].append(stepped(teller, given.seat))
    return msgspec.json.encode(msgspec.to_builtins(whole))


def found(match: Match, seat: int, verb: str) -> bool:
    if seat < 0:  # who watches need not wait for a turn
        return True
    moves = match.legal(seat) if seat in match.actors else []
    return bool(moves) and (not verb or any(move.__struct_config__.tag == verb for move in moves))


def step(match: Match, bots: list[Any]) -> None:
    seat = match.actors[0]
    match.play(bots[seat].choose(match.state.blank(seat), seat, match.legal_codes(seat)), seat)


def turn(teller: telling.Teller, seat: int) -> wire.Turn:
    return teller.turn(seat, len(teller.match.steps), "free" if seat >= 0 and teller.match.undoable(seat) else "no", ())


def state(teller: telling.Teller, seat: int) -> wire.State:
    match = teller.match
    record = match.record
    seats = [
        wire.SeatInfo(k, "person" if k < 3 else "bot", name, None if k < 3 else "medium", True, ready=True)
        for k, name in enumerate(teller.names)
    ]
    table = wire.TableInfo(
        "fixture00000",
        record.game,
        teller.game.title,
        "over" if match.over else "playing",
        False,
        record.options,
        wire.Manners(),
        seats,
        1,
        0,
        0,
        record.luck.commitment,
        record.cards.name,
    )
    at = len(match.steps)
    return wire.State(
        wire.PROTOCOL,
        at,
        at,
        0,
        table,
        seat,
        [seat] if seat >= 0 else [],
        seat >= 0,
        seat >= 0,
        teller.view(seat),
        turn(teller, seat),
        teller.log(seat),
        teller.ending(),
    )


def stepped(teller: telling.Teller, seat: int) -> wire.Stepped:
    last = teller.match.steps[-1]
    at = len(teller.match.steps)
    return wire.Stepped(
        at,
        at,
        last.seat,
        teller.events([last], seat),
        teller.said([last], seat),
        teller.view(seat),
        turn(teller, seat),
        ending=teller.ending(),
    )


def tries(teller: telling.Teller, seat: int, limit: int = 400) -> dict[str, wire.Tried]:
    """What every gesture of up to a few steps would do, by its steps: `"57"`, `"57,12"`."""
    if seat not in teller.match.actors:
        return {}
    made: dict[str, wire.Tried] = {}
    waiting: list[tuple[int, ...]] = [(code,) for code in teller.match.legal_codes(seat)]
    while waiting and len(made) < limit:
        steps = waiting.pop(0)
        try:
            tried = teller.tried(0, len(teller.match.steps), seat, steps)
        except LudotecaError:
            continue
        made[",".join(map(str, steps))] = tried
        waiting += [(*steps, choice.code) for choice in tried.moves] if len(steps) < 7 else []
    return made


if __name__ == "__main__":
    main()
