"""Real positions to develop the page with: a game that bots play up to a step, as the wire shows it to a seat.

    python web/make_fixture.py GAME --seats 5 --steps 60 --lang fr --option NAME=true > web/fixtures/table.json

With `--until MOVE` the bots play on until the seat may make a move of that kind (`build`, `sell`…).
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
from ludoteca.core.text import Words
from ludoteca.server.messages import wire
from ludoteca.server.messages.catalogue import card_faces
from ludoteca.server.messages.presenter import Presenter, sentences_of

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")


def main() -> None:
    sys.stdout.buffer.write(made(sys.argv[1:]))


def made(arguments: Sequence[str]) -> bytes:
    """A position as JSON: its snapshot, the card faces, previews of gestures, and the next steps."""
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
    flags = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in flags.option)
    match = ludoteca.game(flags.game, seats=flags.seats, **options).deal(seed=flags.seed)
    match.record.seats = [Seat(name, "person") for name in NAMES[: flags.seats]]
    bots = [make(flags.bot, seat) for seat in range(flags.seats)]
    while not match.over and not (len(match.steps) > flags.steps and is_wanted(match, flags.seat, flags.until)):
        step(match, bots)
    presenter = Presenter(match, Words(flags.lang), False)
    whole: dict[str, Any] = {
        "state": snapshot(presenter, flags.seat),
        "faces": card_faces(match.game, presenter.words),
        "tried": previews(presenter, flags.seat),
        "next": [],
    }
    for _ in range(flags.next):
        if not match.over:
            step(match, bots)
            whole["next"].append(step_update(presenter, flags.seat))
    return msgspec.json.encode(whole)


def is_wanted(match: Match, seat: int, verb: str) -> bool:
    if seat < 0:  # a spectator need not wait for a turn
        return True
    moves = match.legal(seat) if seat in match.actors else []
    return bool(moves) and (not verb or any(move.__struct_config__.tag == verb for move in moves))


def step(match: Match, bots: list[Any]) -> None:
    seat = match.actors[0]
    match.play(bots[seat].choose(match.state.blank(seat), seat, match.legal_codes(seat)), seat)


def turn(presenter: Presenter, seat: int) -> wire.Turn:
    return presenter.turn(
        seat, len(presenter.match.steps), "free" if seat >= 0 and presenter.match.undoable(seat) else "no", ()
    )


def snapshot(presenter: Presenter, seat: int) -> wire.Snapshot:
    match = presenter.match
    record = match.record
    seats = [
        wire.SeatInfo(k, "person" if k < 3 else "bot", name, None if k < 3 else "medium", True, ready=True)
        for k, name in enumerate(presenter.names())
    ]
    table = wire.TableInfo(
        "fixture00000",
        record.game,
        presenter.game.title,
        "over" if match.over else "playing",
        False,
        record.options,
        wire.TableSettings(),
        seats,
        1,
        0,
        0,
        record.luck.commitment,
        record.cards.name,
    )
    at = len(match.steps)
    return wire.Snapshot(
        wire.PROTOCOL,
        at,
        at,
        0,
        table,
        seat,
        [seat] if seat >= 0 else [],
        seat >= 0,
        seat >= 0,
        presenter.view(seat),
        turn(presenter, seat),
        presenter.log(seat),
        presenter.ending(seat),
    )


def step_update(presenter: Presenter, seat: int) -> wire.StepUpdate:
    last = presenter.match.steps[-1]
    at = len(presenter.match.steps)
    actions = presenter.actions([last], seat)
    return wire.StepUpdate(
        at,
        at,
        last.seat,
        presenter.events([last], seat),
        sentences_of(actions),
        presenter.view(seat),
        turn(presenter, seat),
        ending=presenter.ending(seat),
        actions=actions,
    )


def previews(presenter: Presenter, seat: int, limit: int = 400) -> dict[str, wire.Tried]:
    """Previews of all gestures of up to a few steps, by their steps: `"57"`, `"57,12"`."""
    if seat not in presenter.match.actors:
        return {}
    made: dict[str, wire.Tried] = {}
    waiting: list[tuple[int, ...]] = [(code,) for code in presenter.match.legal_codes(seat)]
    while waiting and len(made) < limit:
        steps = waiting.pop(0)
        try:
            tried = presenter.preview(0, len(presenter.match.steps), seat, steps)
        except LudotecaError:
            continue
        made[",".join(map(str, steps))] = tried
        waiting += [(*steps, choice.code) for choice in tried.moves] if len(steps) < 7 else []
    return made


if __name__ == "__main__":
    main()
