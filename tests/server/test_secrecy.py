"""What a seat may not know reaches it in no byte.

Random games are played twice, side by side: with the same history as one observer can know it, and with another truth
behind it. The other players hold other cards, seal other answers in another number of steps, take them back, have a
choice or none, announce what they like. Whatever the observer is sent or can ask for must be the same, byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from ludoteca.core.engine.chance import Fast, Logged
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Setup
from ludoteca.core.laws import setups
from ludoteca.core.match import NO_LUCK, Match
from ludoteca.core.record import Redone, Undone
from ludoteca.games import find, shelf
from ludoteca.server import clocks, news, wire
from ludoteca.server.hall import Hall
from ludoteca.server.live import WORDS, Live
from ludoteca.server.metrics import Metrics
from ludoteca.server.store import LogRow
from ludoteca.server.table import (
    Head,
    HeadSeat,
    Moved,
    Started,
    Table,
    encode,
    unseen,
)
from ludoteca.server.table import Undone as TableUndone
from ludoteca.server.thinkers import question
from tests.engine import PURE

TRIES = 12
MOVES = buffer()
WALL = [1_700_000_000_000]  # the time, in milliseconds


class Twin(Match):
    """A match whose truth may be exchanged behind a view; it goes back by what it remembers, not by its secret."""

    past: list[State]  # the position before each step

    def _apply(self, seat: int, code: int) -> list[Any]:
        self.past.append(self.state.copy())
        return super()._apply(seat, code)

    def again(self, entry: Undone | Redone) -> None:
        self.record.entries.append(entry)
        first = next(at for at, step in enumerate(self.steps) if step.entry in entry.entries)
        later = [step for step in self.steps[first:] if step.entry not in entry.entries]
        self.imagine(self.past[first])
        del self.steps[first:]
        del self.past[first:]
        self._chance = Logged(NO_LUCK)
        for step in later:
            self._apply(step.seat, step.code)
            self.steps[-1].entry, self.steps[-1].forced = step.entry, step.forced

    def imagine(self, state: State) -> None:
        self.state = state.copy()
        self.state.journal = self.journal


class Ear:
    """A reader who keeps every byte."""

    def __init__(self, seat: int, lang: str) -> None:
        self.seat = seat
        self.seats: tuple[int, ...] = (seat,) if seat >= 0 else ()
        self.host = self.may_sit = False
        self.link: bytes | None = None
        self.lang = lang
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self, key: str, again: bool) -> None:
        self.heard.append(key.encode())


class World:
    """A table with somebody who listens."""

    def __init__(self, setup: Setup, observer: int, manners: wire.Manners, seed: int) -> None:
        seats = [HeadSeat("person", f"P{k}", None, k) for k in range(setup.seats)]
        head = Head(setup.game.key, dict(setup.options), seats, manners, False, 1_000, f"{seed:064x}")
        self.hall = Hall(cast("Any", None), cast("Any", None), Metrics())
        self.table = Table("0" * 12, head)
        self.live = Live(self.table, ())
        self.ears = [Ear(observer, "en"), Ear(observer, "fr")]
        self.live.readers.update(self.ears)
        self.tell(Started())
        match = self.table.match
        assert match is not None
        match.__class__ = Twin
        self.match = cast("Twin", match)
        self.match.past = [match.state.copy()]

    def tell(self, entry: Any) -> None:
        table = self.table
        self.hall._apply(self.live, LogRow(table.id, table.seq + 1, clocks.now_ms(), encode(entry)))

    def legal(self, seat: int) -> list[int]:
        return [MOVES[k] for k in range(self.match.state.legal(seat, MOVES))]

    def play(self, seat: int, steps: Sequence[int], luck: int, chance: random.Random) -> None:
        """An answer in one gesture or step by step, with what nobody may see of it made up."""
        self.match._chance = Logged(Fast(luck))
        parts = [tuple(steps)] if chance.random() < 0.5 else [(code,) for code in steps]
        begun = WALL[0]
        for k, part in enumerate(parts, 1):
            WALL[0] = begun + (100 * k if k < len(parts) else 2_000)
            by = chance.choice(("person", "bot", "announced"))
            ask = self.table.seats[seat].asks
            self.tell(Moved(seat, part, ask, chance.randrange(5_000), cast("Any", by)))

    def answer(self, seat: int, chance: random.Random) -> list[int]:
        """A random answer of a seat: steps that nobody sees, and the one that is seen."""
        trial = self.match.state.copy()
        steps: list[int] = []
        while True:
            n = trial.legal(seat, MOVES)
            code = int(MOVES[chance.randrange(n)])
            steps.append(code)
            journal = trial.journal = Journal()
            before = trial.actors()
            trial.apply(seat, code, Logged(Fast(1)))
            if journal.notes or journal.revealed or trial.actors() != before:
                return steps

    def after(self, seat: int, steps: Sequence[int], luck: int) -> tuple[State, list[Any]]:
        """What an answer would lead to, and what would be heard of it."""
        trial = self.match.state.copy()
        journal = trial.journal = Journal()
        source = Fast(luck)
        for code in steps:
            trial.apply(seat, code, source)
        return trial, self.match.setup.game.heard(self.match.setup, journal.notes)

    def match_sight(
        self, seat: int, steps: Sequence[int], luck: int, seen: State, sound: list[Any], chance: random.Random
    ) -> tuple[Sequence[int], int] | None:
        """An answer in this world, rather another than that of the other one, that looks the same to the observer."""
        observer = self.ears[0].seat
        wanted: list[tuple[Sequence[int], int]] = [(steps, luck)]
        if seat != observer:
            wanted[:0] = [(self.answer(seat, chance), chance.choice((luck, k))) for k in range(TRIES)]
        for answer, lot in wanted:
            if answer[0] in self.legal(seat):
                state, heard = self.after(seat, answer, lot)
                if state.blank(observer).same(seen) and [note.by(observer) for note in heard] == sound:
                    return answer, lot
        return None

    def heard(self) -> list[list[bytes]]:
        told = [list(ear.heard) for ear in self.ears]
        for ear in self.ears:
            ear.heard.clear()
        return told


def reply(ask: Any) -> bytes:
    """The bytes of an answer, or of the refusal."""
    try:
        return msgspec.json.encode(ask())
    except LudotecaError as error:
        return f"{error.key} {error.told(WORDS['en'])}".encode()


def probes(world: World, seat: int, chance: random.Random) -> list[bytes]:
    """Whatever the observer might ask for now; a function of `chance`, so that both worlds are asked the same."""
    live, table, match = world.live, world.table, world.match
    ear = world.ears[0]
    now = clocks.now_ms()
    last = table.numbered(seat)
    told = [
        reply(lambda: news.state(live, ear, now)),
        reply(lambda: live.info(now)),
        *(reply(lambda back=back: news.resumed(live, ear, last - back)) for back in (0, 1, 2, 5)),
    ]
    if seat < 0:
        return told
    ask = table.seats[seat].asks
    count = match.setup.game.move_count
    legal = world.legal(seat) if seat in match.actors else []
    some = [chance.choice(legal) for _ in range(2)] if legal else []
    strange = [chance.randrange(count) for _ in range(2)]
    gestures: list[tuple[int, ...]] = [(code,) for code in some + strange]
    gestures += [(first, second) for first in some for second in strange[:2] + some[:1]]
    for gesture in gestures:
        told.append(reply(lambda gesture=gesture: table.decide_move(seat, ask, gesture, 0)))
        told.append(reply(lambda gesture=gesture: table.decide_move(seat, ask + 1, gesture, 0)))
        if seat in match.actors:
            told.append(reply(lambda gesture=gesture: live.teller("en").tried(1, ask, seat, gesture)))
    told.append(reply(lambda: table.decide_undo(seat)))
    told.append(reply(lambda: table.decide_consent(seat, True)))
    told.append(reply(lambda: table.undo_kind(seat)))
    if seat in match.actors and not match.over:
        told.append(reply(lambda: msgspec.structs.replace(question(match, seat, "hard"), seed=0)))
    return told


def play_twice(setup: Setup, observer: int, manners: wire.Manners, seed: int, answers: int) -> int:
    """How often the truth was different in the two worlds."""
    chance = random.Random(seed)
    one, two = World(setup, observer, manners, seed), World(setup, observer, manners, seed)
    one.heard(), two.heard()
    differed = 0
    for number in range(answers):
        now = WALL[0] = WALL[0] + 1_000
        actors = one.match.actors
        if not actors:
            break
        # Another truth behind the same view, every now and then.
        if chance.random() < 0.3:
            two.match.imagine(one.match.state.blank(observer).fill(Fast(chance.getrandbits(60))))
        assert two.match.actors == actors
        kind = one.table.undo_kind(observer) if chance.random() < 0.1 else "no"
        if kind != "no":  # beyond the horizon with everybody's consent
            free = bool(one.match.undoable(observer))
            for world in (one, two):
                world.tell(TableUndone(observer, free))
        else:
            seat = chance.choice(actors)
            steps, luck = one.answer(seat, chance), chance.getrandbits(60)
            state, heard = one.after(seat, steps, luck)
            seen, sound = state.blank(observer), [note.by(observer) for note in heard]
            twin = two.match_sight(seat, steps, luck, seen, sound, chance)
            if twin is None:  # no other truth leads to the same sight: this once the truth is shared
                two.match.imagine(one.match.state)
                twin = (steps, luck)
            if chance.random() < 0.3 and seat != observer and len(twin[0]) > 1:
                # Somebody names a good, and takes it back: who does not see the one does not hear of the other.
                two.play(seat, twin[0][:1], luck, chance)
                two.tell(TableUndone(seat, True))
                WALL[0] = now
            way = chance.getrandbits(60)
            one.play(seat, steps, luck, random.Random(way))
            WALL[0] = now
            two.play(seat, twin[0], twin[1], random.Random(way) if seat == observer else chance)
        for world in (one, two):
            for other_seat in range(setup.seats):
                if other_seat != observer:
                    codes = setup.game.declines(setup)
                    world.live.announced[other_seat] = tuple(code for code in codes if chance.random() < 0.5)
        assert one.match.state.blank(observer).same(two.match.state.blank(observer)), "the test has lost its way"
        differed += not one.match.state.same(two.match.state)
        assert one.heard() == two.heard(), f"answer {number}"
        asked = chance.getrandbits(60)
        assert probes(one, observer, random.Random(asked)) == probes(two, observer, random.Random(asked))
    return differed


@pytest.fixture(autouse=True)
def _time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens happens at the same time in both worlds; but for what nobody sees."""
    monkeypatch.setattr(clocks, "now_ms", lambda: WALL[0])


SETUPS = [setup for game in shelf() for setup in setups(game)]
CLOCKS = (
    wire.Clock(),
    wire.Clock("move", seconds=60),
    wire.Clock("game", seconds=300, increment=7),
    wire.Clock("days", days=2),
)


@pytest.mark.parametrize("game", [game.key for game in shelf()])
def test_nothing_that_is_sent_depends_on_what_is_hidden(game: str) -> None:
    chance = random.Random(f"{game} {PURE}")
    chosen = [setup for setup in SETUPS if setup.game.key == game]
    games = 2 if PURE else 6
    different = 0
    for seed in range(games):
        setup = chance.choice(chosen)
        observer = chance.randrange(-1, setup.seats)
        manners = wire.Manners(
            chance.choice(CLOCKS), chance.choice(("free", "consent", "never")), memory_aid=chance.random() < 0.5
        )
        different += play_twice(setup, observer, manners, seed, 45)
    assert different >= 10 * games, "the two worlds were hardly ever different"


def test_how_many_goods_are_named_is_sealed_with_them() -> None:
    """In every number: of messages, entries, steps, on the clock, and in a question about undo."""
    setup = Setup(find("san_juan"), 3)
    for observer in (-1, 0):
        one, two = (World(setup, observer, wire.Manners(CLOCKS[2]), 7) for _ in range(2))
        chance = random.Random(1)
        sealed = 0
        while sealed < 4 and one.match.actors:
            others = [seat for seat in one.match.actors if seat != observer]
            seat = (others or list(one.match.actors))[0]
            longer = [walk for k in range(20) if len(walk := one.answer(seat, random.Random(k))) > 1]
            shorter = [walk for k in range(20) if len(walk := one.answer(seat, random.Random(k))) == 1]
            if len(others) > 1 and longer and shorter:
                one.heard(), two.heard()
                now = WALL[0] = WALL[0] + 1_000
                one.play(seat, longer[0], 1, chance)
                WALL[0] = now
                two.play(seat, shorter[0], 1, chance)
                assert one.heard() == two.heard()
                assert probes(one, observer, random.Random(1)) == probes(two, observer, random.Random(1))
                sealed += 1
                two.match.imagine(one.match.state)
                continue
            steps = one.answer(seat, chance)
            now = WALL[0]
            for world in (one, two):
                WALL[0] = now
                world.play(seat, steps, sealed, random.Random(3))
        assert sealed == 4
        assert any(unseen(step) for step in one.match.steps)


def test_a_gesture_that_is_refused_tells_nothing_of_what_it_would_have_shown() -> None:
    """The last to answer may not try on beyond the answer: whether that asks for luck tells what others have sealed."""
    setup = Setup(find("san_juan"), 2)
    world = World(setup, 0, wire.Manners(), 3)
    chance = random.Random(5)
    compared = 0
    while compared < 12 and world.match.actors:
        if world.match.actors == (0, 1):
            match = world.match
            before = match.state.copy()
            told: list[list[bytes]] = []
            for luck in range(12):
                match.imagine(before)
                trial = match.state.copy()
                for code in world.answer(1, random.Random(luck)):
                    trial.apply(1, code, Logged(Fast(1)))
                if trial.actors() != 1:  # not sealed: somebody's progress is seen
                    break
                match.imagine(trial)
                ask = world.table.seats[0].asks
                gestures = [(first, second) for first in world.legal(0) for second in range(12)]
                told.append([reply(lambda g=g, ask=ask: world.table.decide_move(0, ask, g, 0)) for g in gestures])
            match.imagine(before)
            assert all(answers == told[0] for answers in told)
            compared += len(told) == 12
        seat = world.match.actors[-1]
        world.play(seat, world.answer(seat, chance), chance.getrandbits(30), chance)
    assert compared == 12
