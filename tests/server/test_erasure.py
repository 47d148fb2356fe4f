"""Erasure: a person's name and chat messages disappear from a table, and the game stays what it was."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select

from ludoteca.core import record as records
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.server.messages import wire
from ludoteca.server.store import Store, schema
from ludoteca.server.tables.table import fold
from tests.server.running import Client, RunningServer, play_randomly

NAME = "Brunhilde"


@pytest.fixture
def own(url: str, tmp_path: Path) -> Iterator[RunningServer]:
    """A server of its own, with either kind of database."""
    with closing(RunningServer(tmp_path / "own", database=url)) as server:
        yield server


def everything(url: str) -> bytes:
    """Everything in the database."""

    def dump(connection: Connection) -> bytes:
        rows = [tuple(row) for table in schema.metadata.sorted_tables for row in connection.execute(select(table))]
        return b"\n".join(value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row)

    async def read() -> bytes:
        store = await Store.open(url)
        try:
            return await store.read(dump)
        finally:
            await store.close()

    return asyncio.run(read())


def played(server: RunningServer, over: bool = True) -> tuple[wire.Links, str]:
    """A table with two people who talk, over or in the middle of the game."""
    links = server.create("patrician", ["me", "open"])
    guest = server.join(links.table, "Brunhild", links.join)
    assert guest.seat is not None
    with server.enter(links.table, links.seat) as host, server.enter(links.table, guest.seat) as other:
        other.done("say", text="I am Brunhilde")
        host.done("say", text="Hello")
        play_randomly([host, other], 1, 100_000 if over else 4)
    return links, guest.seat


def chat(client: Client) -> list[tuple[int, str, str]]:
    """The chat as the page shows it."""
    lines: list[wire.ChatLine] = []
    for message in client.received:
        if isinstance(message, wire.ChatHistory):
            lines = list(message.lines)
        elif isinstance(message, wire.ChatLine):
            lines.append(message)
    return [(line.seat, line.name, line.text) for line in lines]


def test_a_name_and_its_messages_leave_the_database_and_the_record_still_verifies(own: RunningServer, url: str) -> None:
    links, seat = played(own)
    before = records.decode(own.ask("GET", f"/api/tables/{links.table}/record", None, links.seat).content)
    assert b"Brunhild" in everything(url)
    path = f"/api/tables/{links.table}"
    own.post(f"{path}/erase", None, seat, status=204)
    own.post(f"{path}/erase", None, seat, status=204)  # as often as one asks
    assert b"Brunhild" not in everything(url)
    after = records.decode(own.ask("GET", f"{path}/record", None, links.seat).content)
    assert [player.name for player in after.seats] == ["Ada 0", ""]
    assert msgspec.structs.replace(after, seats=before.seats) == before
    assert own.get(f"{path}/verify", wire.Verdict, links.seat).true
    for lang in LANGUAGES:
        name = Words(lang)("core-seat", seat=2)
        with own.enter(links.table, links.seat, lang=lang) as client:
            assert client.info().seats[1].name == name
            assert any(name in sentence for line in client.log for sentence in line)
            assert chat(client) == [(0, "Ada 0", "Hello")]
        replay = own.get(f"{path}/replay?lang={lang}", wire.Replay, links.seat)
        assert any(name in sentence for frame in replay.frames for sentence in frame.sentences)
        assert not any("Brunhild" in sentence for frame in replay.frames for sentence in frame.sentences)
    assert own.get(f"{path}/moments", wire.Moments, links.seat).moments


def test_the_log_still_folds_and_a_restarted_server_plays_on(url: str, tmp_path: Path) -> None:
    with closing(RunningServer(tmp_path / "one", database=url)) as server:
        links, seat = played(server, over=False)
        server.post(f"/api/tables/{links.table}/erase", None, seat)

    async def load() -> tuple[list[str], str]:
        store = await Store.open(url)
        try:
            loaded = await store.load(links.table)
            assert loaded is not None
            table = fold(loaded.table.head, loaded.rows, links.table)
            return [state.name for state in table.seats], table.status
        finally:
            await store.close()

    assert asyncio.run(load()) == (["Ada 0", ""], "playing")
    with closing(RunningServer(tmp_path / "two", database=url)) as server:
        with server.enter(links.table, links.seat) as host, server.enter(links.table, seat) as other:
            assert other.info().seats[1].name == "Player 2"
            other.done("say", text="Still here")
            host.drain()
            assert chat(host)[-1] == (1, "Player 2", "Still here")
            play_randomly([host, other], 2)
            assert host.info().status == "over"
        assert server.get(f"/api/tables/{links.table}/verify", wire.Verdict, links.seat).true


def test_open_pages_drop_the_name_and_the_messages_at_once(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"])
    guest = server.join(links.table, NAME, links.join)
    with (
        server.enter(links.table, links.seat) as host,
        server.enter(links.table, guest.seat, lang="it") as other,
        server.enter(links.table, links.watch) as watcher,
    ):
        other.done("say", text="Ciao")
        watcher.done("say", text="I watch")
        play_randomly([host, other], 1, 4)
        server.post(f"/api/tables/{links.table}/erase", None, guest.seat)
        for client in (host, other, watcher):
            client.until(lambda message: isinstance(message, wire.ChatHistory))
            assert chat(client) == [(-1, "", "I watch")]
            assert client.info().seats[1].name == ("Giocatore 2" if client is other else "Player 2")
            assert NAME not in str(client.log)
        play_randomly([host, other], 2, 4)
        other.done("resign")  # the seat goes on as any other
        host.drain()
        assert host.info().seats[1].resigned


def test_a_message_that_comes_during_the_erasure_does_not_keep_the_name(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = server.create("patrician", ["me", "open"])
    guest = server.join(links.table, NAME, links.join)
    assert server.registry is not None
    store, stored = server.registry.store, threading.Event()
    append = store.append

    async def append_slowly(*arguments: Any) -> bool:
        done = await append(*arguments)
        if len(arguments) > 3 and arguments[3] is not None:  # what is erased
            stored.set()
            await asyncio.sleep(0.2)
        return done

    monkeypatch.setattr(store, "append", append_slowly)
    with server.enter(links.table, guest.seat) as client, ThreadPoolExecutor() as threads:
        erased = threads.submit(server.post, f"/api/tables/{links.table}/erase", None, guest.seat)
        assert stored.wait(30)
        client.done("say", text="Ciao")
        erased.result()
    with server.enter(links.table, links.seat) as host:
        assert chat(host) == [(1, "Player 2", "Ciao")]


def test_only_a_person_erases_their_own_name(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 3)
    path = f"/api/tables/{links.table}/erase"
    for token in (links.host, links.watch, None):
        assert server.refused("POST", path, None, token) == (403, "server-no-right")
    server.post(path, None, tokens[2])
    info = server.get(f"/api/tables/{links.table}", wire.TableInfo, links.watch)
    assert [seat.name for seat in info.seats] == ["Ada 0", "Guest 1", "Player 3"]


def test_somebody_who_sat_there_before_is_left_alone(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me", "open"])
    with server.enter(links.table, links.seat, seat=1) as giver:
        giver.done("say", text="I pass this seat on")
    given = server.post(f"/api/tables/{links.table}/invite/1", None, links.seat)
    friend = server.join(links.table, NAME, given.each[1])
    with server.enter(links.table, friend.seat) as client:
        client.done("say", text="Thank you")
    server.post(f"/api/tables/{links.table}/erase", None, friend.seat)
    with server.enter(links.table, links.seat) as client:
        assert [text for _, _, text in chat(client)] == ["I pass this seat on"]
        assert [seat.name for seat in client.info().seats] == ["Ada 0", "Player 2", ""]
    table = server.stored(links.table)
    assert table.config.seats[1].name == "Ada 1"


def test_a_seat_kept_at_the_rematch_forgets_the_name_too(own: RunningServer, url: str) -> None:
    links, seat = played(own)
    assert links.seat is not None
    closed = own.post(f"/api/tables/{links.table}/rematch", {}, links.seat)
    own.post(f"/api/tables/{closed.table}/abandon", None, closed.host)
    new = own.post(f"/api/tables/{links.table}/rematch", {}, links.seat)
    own.post(f"/api/tables/{links.table}/erase", None, seat)
    assert b"Brunhild" not in everything(url)
    info = own.get(f"/api/tables/{new.table}", wire.TableInfo, new.seat)
    assert [seat.kept_for for seat in info.seats] == ["Player 1", ""]
    answer = own.ask("POST", f"/api/tables/{new.table}/join?lang=fr", {"name": "X", "token": new.join})
    assert msgspec.json.decode(answer.content, type=wire.ErrorResponse).text == "Cette place est réservée à Joueur 1."
    own.join(new.table, "x", seat)
    assert own.get(f"/api/tables/{new.table}", wire.TableInfo, new.seat).seats[0].name == "Player 1"


def test_another_worker_forgets_the_name_too(tmp_path: Path, postgresql: str) -> None:
    with (
        closing(RunningServer(tmp_path / "one", database=postgresql)) as one,
        closing(RunningServer(tmp_path / "other", database=postgresql)) as other,
    ):
        links, seat = played(one)
        with other.enter(links.table, links.seat) as client:
            assert chat(client)
            one.post(f"/api/tables/{links.table}/erase", None, seat)
            client.until(lambda message: isinstance(message, wire.ChatHistory))
            assert chat(client) == [(0, "Ada 0", "Hello")]
            assert client.info().seats[1].name == "Player 2"
            assert "Brunhild" not in str(client.log)
    assert b"Brunhild" not in everything(postgresql)
