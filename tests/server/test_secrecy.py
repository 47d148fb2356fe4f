"""No byte that a seat receives depends on what the seat may not know.

Random games are played twice in parallel. An observer can see the same in both, but the hidden state differs: the other
players have other cards, give other sealed answers in other numbers of steps, undo some of them, have a choice or not,
and announce other declines. Everything the observer receives or can request must be the same, byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from ludoteca.bots.gestures import Gesture as BotGesture
from ludoteca.core.engine.chance import Fast, Logged
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.laws import setups
from ludoteca.core.match import Match
from ludoteca.core.names import Names
from ludoteca.core.record import Redone, Undone
from ludoteca.games import find, keys, shelf
from ludoteca.server.bots import bot_worker
from ludoteca.server.bots.pool import bot_request
from ludoteca.server.messages import broadcast, wire
from ludoteca.server.store import LogRow
from ludoteca.server.tables import clocks
from ludoteca.server.tables.decisions import decide_move, decide_undo, decide_undo_reply
from ludoteca.server.tables.entries import MoveEntry, SeatConfig, StartEntry, TableConfig, UndoEntry, encode
from ludoteca.server.tables.gestures import Gesture
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.room import WORDS, Room
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.table_state import is_private_step
from ludoteca.server.transport.metrics import Metrics
from tests.engine import PURE

TRIES = 12
MOVES = buffer()
WALL = [1_700_000_000_000]  # the time, in milliseconds


class Twin(Match):
    """A match whose hidden state can be replaced. It undoes moves from remembered states, not from its secret."""

    past: list[State]  # the position before each step

    def _apply(self, seat: int, code: int) -> list[Any]:
        self.past.append(self.state.copy())
        return super()._apply(seat, code)

    def _carry_out(self, entry: Undone | Redone) -> None:
        self.record.entries.append(entry)
        first = next(at for at, step in enumerate(self.steps) if step.entry in entry.entries)
        later = [step for step in self.steps[first:] if step.entry not in entry.entries]
        self.replace_state(self.past[first])
        del self.steps[first:]
        del self.past[first:]
        self._chance = Logged(Fast(0))  # steps that stay in effect after a free undo need no luck
        for step in later:
            self._apply(step.seat, step.code)
            self.steps[-1].entry, self.steps[-1].forced = step.entry, step.forced

    def replace_state(self, state: State) -> None:
        self.state = state.copy()
        self.state.journal = self.journal


class ByteReader:
    """A reader that keeps every byte."""

    def __init__(self, seat: int, lang: str) -> None:
        self.seat = seat
        self.seats: tuple[int, ...] = (seat,) if seat >= 0 else ()
        self.invited: tuple[int, ...] = ()
        self.host = self.may_sit = False
        self.link: bytes | None = None
        self.lang = lang
        self.received: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def dismiss(self, key: str, again: bool) -> None:
        self.received.append(key.encode())


class World:
    """A table with an observer."""

    def __init__(self, game: Game, observer: int, settings: wire.TableSettings, seed: int) -> None:
        seats = [SeatConfig("person", f"P{k}", None, k) for k in range(game.seats)]
        config = TableConfig(game.key, dict(game.options), seats, settings, False, 1_000, f"{seed:064x}")
        self.registry = TableRegistry(cast("Any", None), cast("Any", None), Metrics())
        self.table = Table("0" * 12, config)
        self.room = Room(self.table, ())
        self.readers = [ByteReader(observer, "en"), ByteReader(observer, "fr")]
        self.room.readers.update(self.readers)
        self.apply(StartEntry())
        match = self.table.match
        assert match is not None
        match.__class__ = Twin
        self.match = cast("Twin", match)
        self.match.past = [match.state.copy()]

    def apply(self, entry: Any) -> None:
        table = self.table
        self.registry._apply_now(self.room, LogRow(table.id, table.seq + 1, clocks.now_ms(), encode(entry)))

    def legal(self, seat: int) -> list[int]:
        return [MOVES[k] for k in range(self.match.state.legal(seat, MOVES))]

    def play(self, seat: int, steps: Sequence[int], luck: int, chance: random.Random) -> None:
        """Play an answer in one gesture or step by step, with random values for everything that stays hidden."""
        self.match._chance = Logged(Fast(luck))
        parts = [tuple(steps)] if chance.random() < 0.5 else [(code,) for code in steps]
        begun = WALL[0]
        for k, part in enumerate(parts, 1):
            WALL[0] = begun + (100 * k if k < len(parts) else 2_000)
            by = chance.choice(("person", "bot", "announced"))
            question = self.table.seats[seat].question
            self.apply(MoveEntry(seat, part, question, chance.randrange(5_000), cast("Any", by)))

    def answer(self, seat: int, chance: random.Random) -> list[int]:
        """A random answer of a seat: steps that nobody else notices, and a last one that others notice."""
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
        """The state after an answer, and its events."""
        trial = self.match.state.copy()
        journal = trial.journal = Journal()
        source = Fast(luck)
        for code in steps:
            trial.apply(seat, code, source)
        return trial, self.match.game.visible_events(journal.notes)

    def find_equivalent(
        self, seat: int, steps: Sequence[int], luck: int, seen: State, seen_events: list[Any], chance: random.Random
    ) -> tuple[Sequence[int], int] | None:
        """An answer in this world that looks the same to the observer, preferably a different one."""
        observer = self.readers[0].seat
        wanted: list[tuple[Sequence[int], int]] = [(steps, luck)]
        if seat != observer:
            wanted[:0] = [(self.answer(seat, chance), chance.choice((luck, k))) for k in range(TRIES)]
        for answer, its_luck in wanted:
            if answer[0] in self.legal(seat):
                state, events = self.after(seat, answer, its_luck)
                if state.blank(observer).same(seen) and [note.for_seat(observer) for note in events] == seen_events:
                    return answer, its_luck
        return None

    def take_received(self) -> list[list[bytes]]:
        received = [list(reader.received) for reader in self.readers]
        for reader in self.readers:
            reader.received.clear()
        return received


def reply(request: Any) -> bytes:
    """The bytes of a reply or a refusal."""
    try:
        return msgspec.json.encode(request())
    except LudotecaError as error:
        return f"{error.key} {error.text(WORDS['en'])}".encode()


def undo_asked_by(room: Room, other: int, seat: int) -> bytes:
    """The turn of the observer while another seat asks for an undo."""
    asked = room.table.undo_asked_by
    room.table.undo_asked_by = other
    try:
        return reply(lambda: room.turn(seat, "en"))
    finally:
        room.table.undo_asked_by = asked


def probes(world: World, seat: int, chance: random.Random) -> list[bytes]:
    """Everything the observer might request now. It depends only on `chance`, so that both worlds get the same."""
    room, table, match = world.room, world.table, world.match
    reader = world.readers[0]
    now = clocks.now_ms()
    last = table.number_for(seat)
    replies = [
        reply(lambda: broadcast.snapshot(room, reader, now)),
        reply(lambda: room.info(now, "en")),
        *(reply(lambda back=back: broadcast.catch_up_message(room, reader, last - back)) for back in (0, 1, 2, 5)),
        *(reply(lambda lang=lang: room.presenter(lang).table_words(seat)) for lang in ("en", "it")),
        *(undo_asked_by(room, other, seat) for other in range(len(table.seats)) if other != seat),
    ]
    if seat < 0:
        return replies
    question = table.seats[seat].question
    count = match.game.move_count
    legal = world.legal(seat) if seat in match.actors else []
    some = [chance.choice(legal) for _ in range(2)] if legal else []
    strange = [chance.randrange(count) for _ in range(2)]
    gestures: list[Gesture] = [(code,) for code in some + strange]
    gestures += [(first, second) for first in some for second in strange[:2] + some[:1]]
    gestures += [match.game.move(code) for code in some + strange]
    if legal:
        gestures += whole_gestures(match, seat, chance)
    for gesture in gestures:
        replies.append(reply(lambda gesture=gesture: decide_move(table, seat, question, gesture, 0)))
        replies.append(reply(lambda gesture=gesture: decide_move(table, seat, question + 1, gesture, 0)))
        if seat in match.actors:
            replies.append(reply(lambda gesture=gesture: room.presenter("en").preview(1, question, seat, gesture)))
    replies.append(reply(lambda: decide_undo(table, seat)))
    replies.append(reply(lambda: decide_undo_reply(table, seat, True)))
    replies.append(reply(lambda: table.undo_kind(seat)))
    if seat in match.actors and not match.over:
        request = msgspec.structs.replace(bot_request(match, seat, "easy"), seed=0)
        replies.append(reply(lambda: request))
        replies.append(reply(lambda: bot_worker.answer(request)))  # a whole gesture
    return replies


def whole_gestures(match: Match, seat: int, chance: random.Random) -> list[Gesture]:
    """A random gesture of the observer to its end: as steps, as steps in another order, and with one step too many."""
    gesture = BotGesture(match.game, match.state.blank(seat), seat, match.legal_codes(seat))
    while gesture.legal:
        gesture = gesture.then(chance.choice(gesture.legal))
    steps = gesture.steps
    mixed = tuple(chance.sample(steps, len(steps)))
    return [steps, mixed, (*steps, steps[-1]), (*mixed, chance.randrange(match.game.move_count))]


def play_alike(one: World, two: World, answers: int, seed: int) -> None:
    """Play the same answers in both worlds, to compare them later in the game."""
    chance = random.Random(seed)
    for _ in range(answers):
        now = WALL[0] = WALL[0] + 1_000
        before = one.match.state.copy()
        seat = chance.choice(one.match.actors)
        steps, luck, way = one.answer(seat, chance), chance.getrandbits(60), chance.getrandbits(60)
        if not one.after(seat, steps, luck)[0].actors():
            return  # it would end the game
        if answers == TO_THE_END and one.match.game.alerts(before.blank(-1), NAMES, WORDS["en"]):
            return
        for world in (one, two):
            WALL[0] = now
            world.match.replace_state(before)
            world.play(seat, steps, luck, random.Random(way))


class Seen:
    """Which parts of the messages an observer has received at least once."""

    def __init__(self) -> None:
        self.parts: set[str] = set()
        self.pictured = False  # whether a position in the middle of a move was to be shown

    def add(self, received: Sequence[Sequence[bytes]]) -> None:
        for message in (message for reader in received for message in reader):
            update = msgspec.json.decode(message)
            turn = update.get("turn") or {}
            actions = update.get("actions", [])
            choices = turn.get("moves", [])
            found = {
                "actions": any(action["text"] for action in actions),
                "gains": any(action["gains"] for action in actions),
                "pictures": any(action["view"] for action in actions),
                "alerts": turn.get("alerts"),
                "unavailable": turn.get("unavailable"),
                "choice_notes": any(choice["notes"] for choice in choices),
                "decline_notes": any(choice["notes"] for choice in turn.get("declines", [])),
                "holds": update.get("holds"),
            }
            self.parts |= {part for part, there in found.items() if there}


def play_twice(
    game: Game, observer: int, settings: wire.TableSettings, seed: int, answers: int, skipped: int, parts: Seen
) -> int:
    """Play in two worlds, and return how often their hidden states differed."""
    chance = random.Random(seed)
    one, two = World(game, observer, settings, seed), World(game, observer, settings, seed)
    play_alike(one, two, skipped, seed)
    one.take_received(), two.take_received()
    differed = 0
    for number in range(answers):
        now = WALL[0] = WALL[0] + 1_000
        actors = one.match.actors
        if not actors:
            break
        # Sometimes replace the hidden state behind the same view.
        if chance.random() < 0.3:
            two.match.replace_state(one.match.state.blank(observer).fill(Fast(chance.getrandbits(60))))
        assert two.match.actors == actors
        kind = one.table.undo_kind(observer) if chance.random() < 0.1 else "no"
        if kind != "no":  # beyond the horizon with everybody's consent
            free = bool(one.match.undoable(observer))
            for world in (one, two):
                world.apply(UndoEntry(observer, free))
        else:
            seat = chance.choice(actors)
            steps, luck = one.answer(seat, chance), chance.getrandbits(60)
            state, events = one.after(seat, steps, luck)
            seen, seen_events = state.blank(observer), [note.for_seat(observer) for note in events]
            twin = two.find_equivalent(seat, steps, luck, seen, seen_events, chance)
            if twin is None:  # no other state looks the same, so both worlds use this one
                two.match.replace_state(one.match.state)
                twin = (steps, luck)
            if chance.random() < 0.3 and seat != observer and len(twin[0]) > 1:
                # Another player names a good and takes it back: the observer must see neither.
                two.play(seat, twin[0][:1], luck, chance)
                two.apply(UndoEntry(seat, True))
                WALL[0] = now
            way = chance.getrandbits(60)
            one.play(seat, steps, luck, random.Random(way))
            WALL[0] = now
            two.play(seat, twin[0], twin[1], random.Random(way) if seat == observer else chance)
        for world in (one, two):
            for other_seat in range(game.seats):
                if other_seat != observer:
                    codes = game.declines()
                    world.room.announced[other_seat] = tuple(code for code in codes if chance.random() < 0.5)
        assert one.match.state.blank(observer).same(two.match.state.blank(observer)), "the two views differ"
        differed += not one.match.state.same(two.match.state)
        received = one.take_received()
        assert received == two.take_received(), f"answer {number}"
        parts.add(received)
        last = one.match.steps[-1]
        parts.pictured |= any(0 < after < len(last.events) for after, _ in last.pictures)
        asked = chance.getrandbits(60)
        assert probes(one, observer, random.Random(asked)) == probes(two, observer, random.Random(asked))
    return differed


@pytest.fixture(autouse=True)
def _time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Public events happen at the same time in both worlds."""
    monkeypatch.setattr(clocks, "now_ms", lambda: WALL[0])


SETUPS = [game for title in shelf() for game in setups(title)]
CLOCKS = (
    wire.ClockSettings(),
    wire.ClockSettings("move", seconds=60),
    wire.ClockSettings("game", seconds=300, increment=7),
    wire.ClockSettings("days", days=2),
)


SKIPPED = (0, 60, 25, 110)  # answers before the comparison begins: some parts are only sent late in a game
TO_THE_END = 1_000  # the comparison begins when the end is in sight
NAMES = Names(("P0", "P1", "P2", "P3", "P4"))
HOOKS = ("alerts", "unavailable", "choice_notes", "decline_notes")


@pytest.mark.parametrize("key", keys())
def test_no_sent_byte_depends_on_hidden_information(key: str) -> None:
    chance = random.Random(f"{key} {PURE}")
    chosen = [game for game in SETUPS if game.key == key]
    games = 2 if PURE else 8
    different = 0
    parts = Seen()
    for seed in range(games + 1):
        game = chance.choice(chosen)
        observer = chance.randrange(-1, game.seats)
        settings = wire.TableSettings(
            chance.choice(CLOCKS), chance.choice(("free", "consent", "never")), memory_aid=chance.random() < 0.5
        )
        skipped = SKIPPED[seed % len(SKIPPED)] if seed < games else TO_THE_END
        different += play_twice(game, observer, settings, seed, 45, skipped, parts)
    assert different >= 8 * games, "the two worlds hardly ever differed"
    if not PURE:
        title = find(key)
        told = {hook for hook in HOOKS if getattr(title, hook) is not getattr(Game, hook)}
        assert parts.parts >= {"actions", "holds", *told}
        assert "pictures" in parts.parts or not parts.pictured


def test_the_number_of_goods_named_so_far_stays_hidden() -> None:
    """It shows in no number: not of messages, entries or steps, nor on the clock, nor in undo requests."""
    game = find("san_juan")(3)
    for observer in (-1, 0):
        one, two = (World(game, observer, wire.TableSettings(CLOCKS[2]), 7) for _ in range(2))
        chance = random.Random(1)
        sealed = 0
        while sealed < 4 and one.match.actors:
            others = [seat for seat in one.match.actors if seat != observer]
            seat = (others or list(one.match.actors))[0]
            longer = [walk for k in range(20) if len(walk := one.answer(seat, random.Random(k))) > 1]
            shorter = [walk for k in range(20) if len(walk := one.answer(seat, random.Random(k))) == 1]
            if len(others) > 1 and longer and shorter:
                one.take_received(), two.take_received()
                counts = [len(world.match.steps) for world in (one, two)]
                now = WALL[0] = WALL[0] + 1_000
                one.play(seat, longer[0], 1, chance)
                WALL[0] = now
                two.play(seat, shorter[0], 1, chance)
                assert one.take_received() == two.take_received()
                assert probes(one, observer, random.Random(1)) == probes(two, observer, random.Random(1))
                WALL[0] += 1_000
                for world, count in zip((one, two), counts, strict=True):  # the answer is taken back and given again
                    while len(world.match.steps) > count:
                        for entry in decide_undo(world.table, seat):
                            assert entry == UndoEntry(seat, True)
                            world.apply(entry)
                assert one.take_received() == two.take_received()
                assert probes(one, observer, random.Random(1)) == probes(two, observer, random.Random(1))
                now = WALL[0]
                one.play(seat, longer[0], 1, random.Random(2))
                WALL[0] = now
                two.play(seat, shorter[0], 1, random.Random(2))
                sealed += 1
                two.match.replace_state(one.match.state)
                continue
            steps = one.answer(seat, chance)
            now = WALL[0]
            for world in (one, two):
                WALL[0] = now
                world.play(seat, steps, sealed, random.Random(3))
        assert sealed == 4
        assert any(is_private_step(step) for step in one.match.steps)


def test_a_refused_gesture_reveals_nothing_about_its_first_steps() -> None:
    """The last to answer may not add steps: whether they need luck depends on the sealed answers of others."""
    game = find("san_juan")(2)
    world = World(game, 0, wire.TableSettings(), 3)
    chance = random.Random(5)
    compared = 0
    while compared < 12 and world.match.actors:
        if world.match.actors == (0, 1):
            match = world.match
            before = match.state.copy()
            replies: list[list[bytes]] = []
            for luck in range(12):
                match.replace_state(before)
                trial = match.state.copy()
                for code in world.answer(1, random.Random(luck)):
                    trial.apply(1, code, Logged(Fast(1)))
                if trial.actors() != 1:  # not sealed: the observer sees the progress of another
                    break
                match.replace_state(trial)
                question = world.table.seats[0].question
                gestures = [(first, second) for first in world.legal(0) for second in range(12)]
                replies.append(
                    [
                        reply(lambda g=g, question=question: decide_move(world.table, 0, question, g, 0))
                        for g in gestures
                    ]
                )
            match.replace_state(before)
            assert all(answers == replies[0] for answers in replies)
            compared += len(replies) == 12
        seat = world.match.actors[-1]
        world.play(seat, world.answer(seat, chance), chance.getrandbits(30), chance)
    assert compared == 12
