"""Costly data from strangers is refused before it is parsed, or processed in a sandbox with a time limit."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.core import cards as card_files
from ludoteca.core.cards import CardFile, house_file, parse, too_deep
from ludoteca.core.errors import BadCards, BadRecord
from ludoteca.core.record import Record, encode
from ludoteca.core.replay import play_again
from ludoteca.games import find, keys
from ludoteca.server.messages import wire
from ludoteca.server.messages.logbook import Logbook
from ludoteca.server.processes import sandbox_worker
from ludoteca.server.processes.sandbox import MOST_WAITING_EACH, FairQueue, Sandbox, SandboxError
from ludoteca.server.processes.sandbox_worker import ImportJob, ReadCardsJob, SandboxJob, VerifyJob
from ludoteca.server.tables.errors import Refusal
from tests.server.running import RunningServer, play_randomly

DEEP = {
    "deep headers and dotted keys": "[" + ".".join(["a"] * 500) + "]\n" + "b.c.d.e = 1\n" * 4_000,
    "a dotted key": ".".join(["a"] * 5_000) + " = 1",
    "quoted parts": ".".join(['"a"'] * 5_000) + " = 1",
    "after a string that ends in a backslash": "'\\'" + ".a" * 5_000 + " = 1",
    "after a string with a quote at its end": 'x = {y = """z"""", a' + ".a" * 5_000 + " = 1}",
    "arrays": "a = " + "[" * 5_000,
    "inline tables": "a = " + "{a = " * 5_000,
}
ODD = {
    "a number of thousands of digits": "a = " + "9" * 5_000,
    "a flood of hex": "a = 0x" + "f" * 60_000,
    "a negative one": "a = -" + "9" * 5_000,
    "underscores": "a = " + "1_" * 5_000 + "1",
    "a float beyond all": "a = 1e400",
    "a date": "game = 1979-05-27T07:32:00Z",
    "zero bytes": "\0" * 1_000,
    "not text at all": "\ufffd" * 1_000,
}


@contextmanager
def a_sandbox() -> Iterator[tuple[Callable[..., Any], Sandbox]]:
    """A sandbox, and a function that runs jobs in it."""
    with asyncio.Runner() as runner:
        sandbox = Sandbox()
        try:
            yield lambda *jobs: runner.run(all_of(sandbox, jobs)), sandbox
        finally:
            runner.run(sandbox.close())


async def all_of(sandbox: Sandbox, jobs: tuple[Any, ...]) -> list[Any]:
    return await asyncio.gather(*(sandbox.run(job) for job in jobs), return_exceptions=True)


# -------------------------------------------------------------------------------------------- refused before reading


@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_text_that_is_nested_too_deeply_is_refused_before_it_is_parsed(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card file of 54 kB with deep headers and dotted keys used to take 43 seconds."""

    def never(_: str) -> None:
        raise AssertionError("parsed")

    monkeypatch.setattr("ludoteca.core.cards.tomllib.loads", never)
    with pytest.raises(BadCards) as refused:
        parse(CardFile(text, "own", False))
    assert refused.value.key == "core-cards-deep"


def test_a_card_file_that_is_too_large_is_refused_before_it_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.core.cards.tomllib.loads", lambda _: 1 / 0)
    with pytest.raises(BadCards) as refused:
        parse(CardFile("#" * (card_files.LARGEST + 1), "own", False))
    assert refused.value.key == "core-cards-large"


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
@pytest.mark.parametrize("game", keys())
def test_huge_numbers_are_an_ordinary_error(server: RunningServer, game: str, text: str) -> None:
    answers = [
        server.http.post(f"/api/games/{game}/cards", content=text.encode()),
        server.ask("POST", "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], "cards": text}),
    ]
    for answer in answers:
        assert answer.status_code == 400, answer.text
        assert msgspec.json.decode(answer.content, type=wire.ErrorResponse).text


@pytest.mark.parametrize("game", keys())
def test_the_card_files_of_the_games_are_far_below_every_limit(game: str) -> None:
    file = house_file(game)
    assert too_deep(file.text) is None
    assert 4 * len(file.text) < sandbox_worker.LARGEST_CARDS


def test_the_depth_check_agrees_with_tomllib(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check never underestimates the depth that tomllib finds, in thousands of odd texts."""
    import tomllib

    chance = random.Random(1)
    parts = ["[", "]", "{", "}", ".", "=", ",", "\n", '"', "'", '"""', "'''", "\\", "#", "a", "b", "1", " ", '\\"']
    read = 0
    for _ in range(30_000):
        text = "".join(chance.choice(parts) for _ in range(chance.randrange(1, 14)))
        text = chance.choice(["", "x = ", "[t]\n", "x = {y = "]) + text
        try:
            whole = tomllib.loads(text)
        except ValueError:
            continue
        read += 1
        if deepest(whole) > 3:
            monkeypatch.setattr(card_files, "DEEPEST", 1)
            assert too_deep(text) is not None, text
            monkeypatch.undo()
    assert read > 500


def deepest(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(deepest, value.values()), default=0)
    return max(map(deepest, value), default=0) if isinstance(value, list) else 0


@pytest.mark.parametrize("path", ["links", "invite"])
def test_a_seat_number_with_thousands_of_digits_is_refused(server: RunningServer, path: str) -> None:
    links = server.create("patrician", ["me", "easy"])
    for seat in ("9" * 5_000, "-1", "1e9", "٣", "00000000001"):
        refused = server.refused("POST", f"/api/tables/{links.table}/{path}/{seat}", None, links.seat)
        assert refused == (400, "server-no-seat")


# -------------------------------------------------------------------------------------------- records


def with_undos(undos: int) -> Record:
    """A game at whose end a move is undone and made again many times."""
    match = ludoteca.game("patrician", seats=2).deal(seed=1)
    while len(match.steps) < 100:
        match.play(match.legal_codes()[0])
    seat = match.steps[-1].seat
    for k in range(undos):
        (match.redo if k % 2 else match.take_back)(seat)
    return match.record


def test_a_record_with_hundreds_of_undos_costs_little_more_than_its_moves() -> None:
    record = with_undos(340)
    assert play_again(record, find, most=4_000).state.same(play_again(record, find).state)


def test_the_moves_of_a_replay_are_limited() -> None:
    with pytest.raises(BadRecord) as refused:
        play_again(with_undos(340), find, most=500)
    assert refused.value.key == "core-record-long"


@pytest.mark.parametrize("what", ["entries", "numbers", "seats", "cards"])
def test_a_record_longer_than_a_game_can_be_is_refused_before_it_is_played(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole: dict[str, Any] = msgspec.json.decode(encode(with_undos(2)))
    if what == "entries":
        whole["entries"] += [{"do": "move", "seat": 0, "move": 0}] * sandbox_worker.MOST_ENTRIES
    elif what == "numbers":
        whole["entries"] += [{"do": "undo", "seat": 0, "entries": [1] * 60_000}] * 2
    elif what == "seats":
        whole["seats"] *= 5
    else:  # 1.8 MB of them took 0.6 s each time the table was loaded
        whole["cards"]["text"] = "#" * 1_800_000
    monkeypatch.setattr(sandbox_worker, "verify", lambda *_: 1 / 0)
    done = sandbox_worker.answer(ImportJob(table="0" * 12, record=msgspec.json.encode(whole)))
    assert done.key in ("server-long-record", "core-cards-large")


# -------------------------------------------------------------------------------------------- read elsewhere


def test_data_from_outside_is_never_read_in_the_event_loop(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No request parses a card file or replays a record in the thread of the event loop."""
    links, tokens = server.full("patrician", 2)
    clients = [server.enter(links.table, token) for token in tokens]
    play_randomly(clients, 1)
    for client in clients:
        client.close()
    record = server.ask("GET", f"/api/tables/{links.table}/record", None, tokens[0]).content
    here: list[str] = []
    serving = server.thread.ident

    def seen(name: str) -> None:
        if threading.get_ident() == serving:
            here.append(name)

    watch(monkeypatch, "ludoteca.core.replay", "game_of", seen)
    watch(monkeypatch, "ludoteca.core.cards", "parse", seen)
    text = house_file("patrician").text
    path = f"/api/tables/{links.table}"
    for answer in (
        server.http.post("/api/games/patrician/cards", content=text),
        server.ask("POST", "/api/tables", {"game": "patrician", "seats": [{"kind": "me"}] * 2, "cards": text}),
        server.http.post("/api/records", content=record),
        server.ask("GET", f"{path}/verify", None, tokens[0]),
        server.ask("GET", f"{path}/replay?seat=0", None, tokens[0]),
        server.ask("POST", f"{path}/fork", {"step": 20, "seats": [{"kind": "me"}] * 2}, tokens[0]),
    ):
        assert answer.status_code < 300, answer.text
    taken = msgspec.json.decode(server.http.post("/api/records", content=record).content, type=wire.Links)
    assert server.get(f"/api/tables/{taken.table}", wire.TableInfo, taken.watch).status == "over"  # loaded again
    assert here == []


def watch(monkeypatch: pytest.MonkeyPatch, module: str, name: str, seen: Callable[[str], None]) -> None:
    import importlib

    place = importlib.import_module(module)
    real = getattr(place, name)

    def watched(*given: Any, **named: Any) -> Any:
        seen(name)
        return real(*given, **named)

    monkeypatch.setattr(place, name, watched)


def test_a_job_that_takes_too_long_is_ended_and_the_next_one_runs() -> None:
    with a_sandbox() as (do, sandbox):
        slow = encode(with_undos(3_000))
        (late,) = do(VerifyJob(record=slow, seconds=-0.999))  # with the second of grace, a millisecond
        assert isinstance(late, Refusal)
        assert late.key == "server-costly"
        assert sandbox.killed == 1
        first = sandbox.process.child
        assert first is None
        (good,) = do(VerifyJob(record=slow, seconds=30.0))
        assert msgspec.json.decode(good, type=wire.Verdict).true


def test_the_system_ends_a_late_sandbox_if_the_server_does_not() -> None:
    """The sandbox has its own deadline, in case its parent is gone."""
    import subprocess
    import sys

    job = msgspec.msgpack.encode(VerifyJob(record=encode(with_undos(3_000)), seconds=-0.99))
    run = subprocess.run(
        [sys.executable, "-m", "ludoteca.server.processes.sandbox_worker"],
        input=len(job).to_bytes(4, "big") + job,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert run.returncode < 0


def test_an_address_with_many_jobs_is_refused_without_delaying_others() -> None:
    with a_sandbox() as (do, _):
        job = ReadCardsJob(game="patrician", cards=CardFile("x", "own", False))
        outcomes = do(*[job] * (MOST_WAITING_EACH + 2))
        kinds = [type(outcome) for outcome in outcomes]
        assert kinds.count(Refusal) == 2
        assert kinds.count(SandboxError) == MOST_WAITING_EACH


def test_addresses_take_turns() -> None:
    async def play() -> list[str]:
        queue = FairQueue()
        order: list[str] = []

        async def work(address: str) -> None:
            async with queue.turn(address):
                order.append(address)
                await asyncio.sleep(0)

        await asyncio.gather(*(work(address) for address in ("a", "a", "a", "b", "c", "c")))
        assert not queue.busy
        cancelled = [asyncio.create_task(work("a")) for _ in range(3)]
        await asyncio.sleep(0)
        cancelled[1].cancel()
        await asyncio.gather(*cancelled, return_exceptions=True)
        assert not queue.busy
        return order[:6]

    assert asyncio.run(play()) == ["a", "a", "b", "c", "a", "c"]


def test_an_error_is_described_in_the_language_of_the_request() -> None:
    with a_sandbox() as (do, _):
        texts = set()
        for lang in ("en", "fr", "it"):
            (wrong,) = do(ReadCardsJob(game="patrician", cards=CardFile("x", "own", False), lang=lang))
            assert isinstance(wrong, SandboxError)
            assert wrong.key == "core-cards-not-toml"
            texts.add(str(wrong))
        assert len(texts) == 3


def test_any_error_while_reading_counts_as_bad_data(monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (ValueError("x"), RecursionError(), MemoryError(), OverflowError()):

        def trip(job: SandboxJob, words: object, error: Exception = error) -> bytes:
            raise error

        monkeypatch.setattr(sandbox_worker, "run_job", trip)
        assert sandbox_worker.answer(VerifyJob(record=b"")).key == "server-unreadable"


@pytest.mark.skipif(os.name != "posix", reason="the system limits memory only there")
def test_the_memory_of_the_sandbox_is_limited() -> None:
    import subprocess
    import sys

    code = "from ludoteca.server.processes.sandbox_worker import limit_memory; limit_memory(); bytearray(2 << 30)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "MemoryError" in run.stderr


# -------------------------------------------------------------------------------------------- whole states


def test_a_repeated_snapshot_describes_nothing_again(server: RunningServer) -> None:
    links, tokens = server.full("san_juan", 2)
    clients = [server.enter(links.table, token) for token in tokens]
    play_randomly(clients, 1, 30)
    assert server.registry is not None
    room = server.registry.rooms[links.table]
    presenter = room.presenter("en")
    clients[0].done("look", lang="en")
    clients[0].drain()
    spoken: list[object] = []
    object.__setattr__(presenter, "game", Counting(presenter.game, spoken))
    for _ in range(10):
        clients[0].done("look", lang="en")
    clients[0].drain()
    assert spoken == []
    for client in clients:
        client.close()


class Counting:
    """A game that counts the events it describes."""

    def __init__(self, game: Any, spoken: list[object]) -> None:
        self.game = game
        self.spoken = spoken

    def __getattr__(self, name: str) -> Any:
        if name == "describe_event":
            self.spoken.append(name)
        return getattr(self.game, name)


def test_a_cached_log_equals_a_fresh_one(server: RunningServer) -> None:
    """After moves and undos, for every seat and for spectators."""
    links, tokens = server.full("patrician", 2)
    clients = [server.enter(links.table, token) for token in tokens]
    assert server.registry is not None
    room = server.registry.rooms[links.table]
    for round_ in range(6):
        play_randomly(clients, round_, 3)
        for client in clients:
            if client.turn is not None and client.turn.undo == "free":
                client.done("undo")
        for seat in (-1, 0, 1):
            kept = room.presenter("en").log(seat)
            assert bytes(kept) == bytes(Logbook().log(room.presenter("en"), seat))
    for client in clients:
        client.close()


def test_the_logs_of_all_tables_share_a_limited_memory(server: RunningServer) -> None:
    book = Logbook(largest=20_000)
    assert server.registry is not None
    for _ in range(6):
        links, tokens = server.full("patrician", 2)
        with server.enter(links.table, tokens[0]) as one, server.enter(links.table, tokens[1]) as other:
            play_randomly([one, other], 1, 8)
            book.log(server.registry.rooms[links.table].presenter("en"), 0)
        assert book.size == sum(page.size for _, page in book.pages.values())
        assert book.size <= 20_000 or len(book.pages) == 1


def test_a_client_that_requests_snapshots_all_the_time_is_slowed_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four such sockets used to take nine tenths of the processor."""
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float, result: Any = None) -> Any:
        slept.append(seconds)
        return await real(min(seconds, 0.001), result)

    with closing(RunningServer(tmp_path, state_rate=1.0, state_burst=5.0)) as server:
        links = server.create("patrician", ["me", "me"])
        with server.enter(links.table, links.seat) as one, server.enter(links.table, links.seat) as other:
            monkeypatch.setattr(asyncio, "sleep", sleep)
            for client in (one, other):
                for _ in range(10):
                    client.done("look", lang="en")
            monkeypatch.undo()
    assert sum(seconds > 0.5 for seconds in slept) >= 10  # both clients have the same address
