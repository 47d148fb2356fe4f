"""Golden tables load in a real server with either database: none is damaged, and every game can continue."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from ludoteca.core.sets import seats_of
from ludoteca.core.text import LANGUAGES
from ludoteca.server.messages import wire
from ludoteca.server.store import LogRow, Store
from ludoteca.server.tables.table import fold
from tests.server.databases import database
from tests.server.running import PATIENCE, Client, RunningServer, run_server
from tests.table_logs import logs
from tests.table_logs.logs import Log


async def fill(url: str, tables: Sequence[Log]) -> None:
    store = await Store.open(url)
    try:
        for log in tables:
            await store.create(log.row, log.tokens, log.rows)
    finally:
        await store.close()


async def load(url: str, tables: Sequence[Log]) -> dict[str, list[LogRow]]:
    store = await Store.open(url)
    try:
        found = [await store.load(log.head.table) for log in tables]
        return {loaded.table.id: loaded.rows for loaded in found if loaded is not None}
    finally:
        await store.close()


def set_heartbeat(folder: Path, tables: Sequence[Log]) -> None:
    """Make the server believe that it stopped when the logs end, so that no clock has run since."""
    alive = folder / "alive"
    alive.touch()
    os.utime(alive, (min(log.last_at for log in tables) / 1000,) * 2)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("database")
    with database(request.param, folder) as address:
        asyncio.run(fill(address, logs.logs()))
        yield address


@pytest.fixture(scope="module")
def server(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with all golden tables."""
    folder = tmp_path_factory.mktemp("server")
    set_heartbeat(folder, logs.logs())
    with run_server(folder, database=url) as running:
        yield running


def of_status(*statuses: str) -> list[Log]:
    return [log for log in logs.logs() if log.fold().status in statuses]


def watch(log: Log) -> str:
    token = log.token("watch")
    assert token is not None
    return token


def people(server: RunningServer, log: Log) -> list[Client]:
    """A client for every seat whose link is known."""
    seats = range(len(log.fold().seats))
    found = [(log.token("seat", seat), seat) for seat in seats]
    return [server.enter(log.head.table, token, seat=seat) for token, seat in found if token is not None]


def test_the_databases_hold_the_bytes_that_were_stored(url: str) -> None:
    stored = asyncio.run(load(url, logs.logs()))
    assert stored == {log.head.table: log.rows for log in logs.logs()}


def test_no_stored_table_is_damaged(server: RunningServer) -> None:
    for log in logs.logs():
        info = server.get(f"/api/tables/{log.head.table}", wire.TableInfo, watch(log))
        then = logs.expected(log)["table"]
        assert info.game == log.head.game
        assert (info.commitment, len(info.seats)) == (then["commitment"], len(then["seats"])), log.name
        if then["status"] != "playing":  # in a game in progress bots may have moved
            assert info.status == then["status"], log.name


def test_every_link_still_opens_the_same_seats(server: RunningServer) -> None:
    for log in logs.logs():
        for link in log.links:
            if link.token is None or link.kind in ("recovery", "claim"):
                continue
            with server.enter(log.head.table, link.token) as guest:
                assert (guest.bye is None) is not link.revoked, f"{log.name}: {link.kind}"
                state = guest.received[0]
                if isinstance(state, wire.Snapshot):
                    seats = list(seats_of(link.seats))
                    assert state.seats == (seats if link.kind == "seat" else []), log.name
                    assert state.invited == (seats if link.kind == "invite" else []), log.name
                    assert state.host or link.kind != "host"


def test_every_finished_game_verifies_and_can_be_replayed(server: RunningServer) -> None:
    for log in of_status("over"):
        path = f"/api/tables/{log.head.table}"
        assert server.get(f"{path}/verify", wire.Verdict, watch(log)).true, log.name
        replay = server.get(f"{path}/replay?open=true", wire.Replay, watch(log))
        assert len(replay.frames) == logs.expected(log)["game"]["steps"], log.name


def test_every_game_in_progress_can_continue(server: RunningServer) -> None:
    with_short_clocks = {"patee_imperiale-late", "san_juan-late"}  # bots may have finished these games
    for log in of_status("playing"):
        guests = people(server, log)
        ends = time.monotonic() + PATIENCE
        while not any(make_a_move(guest) for guest in guests):
            assert time.monotonic() < ends, log.name
            if guests[0].over:
                assert log.name in with_short_clocks
                break
        for guest in guests:
            guest.close()


def make_a_move(guest: Client) -> bool:
    """Make a move if this player has one; False if there is none or an automatic move came first."""
    guest.drain()
    if guest.turn is None or not guest.turn.moves:
        return False
    move = guest.turn.moves[0].code
    return isinstance(guest.ask("move", ask=guest.turn.question, steps=[move]), wire.Done)


def test_every_waiting_table_can_start(server: RunningServer) -> None:
    for log in of_status("waiting"):
        path = f"/api/tables/{log.head.table}"
        server.post(f"{path}/start", None, log.token("host"))
        assert server.get(path, wire.TableInfo, watch(log)).status == "playing", log.name


def test_new_entries_are_appended_to_the_stored_ones(server: RunningServer, url: str) -> None:
    """This test must come last: it stops the server to read its database."""
    server.close()
    stored = asyncio.run(load(url, logs.logs()))
    for log in logs.logs():
        rows = stored[log.head.table]
        assert rows[: len(log.rows)] == log.rows, log.name
        fold(log.row.head, rows, log.head.table)


# -------------------------------------------------------------------------------------------- entries of newer versions


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_table_with_an_unknown_entry_is_refused_with_a_sentence_and_the_others_are_served(
    kind: str, tmp_path: Path
) -> None:
    odd, sound = of_status("playing")[:2]
    unknown = logs.EntryLine(len(odd.entries) + 1, odd.last_at, msgspec.Raw(b'{"do":"teleport","seat":0}'))
    odd = msgspec.structs.replace(odd, entries=[*odd.entries, unknown])
    with database(kind, tmp_path) as url:
        asyncio.run(fill(url, [odd, sound]))
        set_heartbeat(tmp_path, [odd, sound])
        server = RunningServer(tmp_path, database=url)
        try:
            for lang in LANGUAGES:
                with server.enter(odd.head.table, watch(odd), lang=lang) as guest:
                    assert guest.bye is not None
                    assert guest.bye.key == "server-damaged"
                    assert odd.head.table in guest.bye.text
            with server.enter(sound.head.table, watch(sound)) as guest:
                assert guest.bye is None
            assert server.ask("GET", f"/api/tables/{odd.head.table}", None, watch(odd)).status_code == 400
        finally:
            server.close()
        assert not any(record.exc_info for record in server.logs.records), "a sentence, and no traceback"
