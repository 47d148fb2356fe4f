"""The games of version 0.1 can be finished, and their records verify."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec
import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import decode
from ludoteca.core.replay import verify
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tables.decisions import decide_move
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.table import Table, fold
from ludoteca.server.transport.app import application
from tests.engine import PURE, once
from tests.server.running import Client, RunningServer, drain_all, play_randomly, run_server
from tests.upgrade import corpus

T = TypeVar("T")


def with_registry(settings: Settings, work: Callable[[TableRegistry], Awaitable[T]]) -> T:
    """Serve the tables without a port."""

    async def run() -> T:
        registries: list[TableRegistry] = []
        app = application(msgspec.structs.replace(settings, thinkers=1), registries.append)
        async with app.router.lifespan_context(app):
            return await work(registries[0])

    return asyncio.run(run())


async def play_on(registry: TableRegistry, table: str, seed: int) -> Table:
    """Make random moves for all people until the game is over; the server makes the automatic moves."""
    chance = random.Random(seed)
    room = await registry.room(table)
    while room.table.status == "playing":
        match = room.table.running_match
        seats = [seat for seat in match.actors if not room.table.seats[seat].played_by_bot]
        if not seats:
            await asyncio.sleep(0.002)
            continue
        seat = chance.choice(seats)
        code = chance.choice(match.legal_codes(seat))
        question = room.table.seats[seat].question
        try:
            await registry.act(room, partial(decide_move, seat=seat, question=question, gesture=(code,), ms=5))
        except LudotecaError as error:
            if error.key != "server-stale":  # a forced move was played automatically first
                raise
    async with room.lock:  # after an automatic last move, the record is stored before the lock is released
        return room.table


def in_play(kind: str) -> list[corpus.Table]:
    found = [table for table in corpus.tables(kind) if corpus.status(table) == "playing"]
    return found[::6] if PURE else found


def test_every_game_can_be_finished_and_its_record_verifies(old: Settings, kind: str) -> None:
    games = in_play(kind)

    async def play_all(registry: TableRegistry) -> list[Table]:
        return await asyncio.gather(*(play_on(registry, game.table, k) for k, game in enumerate(games)))

    def check(table: Table) -> None:
        assert table.status == "over"
        match = verify(table.record(), find)
        assert match.result is not None
        assert table.match is not None
        assert match.result == table.match.result

    for table in with_registry(old, play_all):
        check(table)

    async def stored(store: Store) -> None:
        for game in games:
            loaded = await store.load(game.table)
            kept = await store.record(game.table)
            assert loaded is not None
            assert kept is not None
            assert loaded.table.status == "over"
            again = fold(loaded.table.head, loaded.rows, game.table)
            check(again)
            assert decode(kept) == again.record()

    corpus.with_store(old, stored)


# -------------------------------------------------------------------------------------------- at the table


def browsers(server: RunningServer, table: corpus.Table) -> list[Client]:
    """One browser for each person's seat, with the link it has had since 0.1."""
    return [server.enter(table.table, link.token, seat=seat) for link in table.people for seat in link.seats]


def close(guests: list[Client]) -> None:
    for guest in guests:
        guest.close()


def playing(game: str, about: str, kind: str) -> corpus.Table:
    return next(
        table
        for table in corpus.tables(kind)
        if table.about == about and corpus.shown(table)[0][1][0]["table"]["game"] == game
    )


@once
@pytest.mark.parametrize(
    ("kind", "game"),
    [("sqlite", "patrician"), ("sqlite", "san_juan"), ("sqlite", "patee_imperiale"), ("postgresql", "patee_imperiale")],
    indirect=["kind"],
)
def test_people_come_back_with_their_old_links_and_finish_their_game(old: Settings, kind: str, game: str) -> None:
    table = playing(game, "two people and a bot", kind)
    with run_server(old.data, database=old.database) as server:
        guests = browsers(server, table)
        play_randomly(guests, 1)
        path = f"/api/tables/{table.table}"
        for link in table.people:
            assert server.get(f"{path}/verify", wire.Verdict, link.token).true
            assert server.get(f"{path}/replay?seat={link.seats[0]}", wire.Replay, link.token).ending is not None
        again = server.post(f"{path}/rematch", {}, table.people[0].token)
        theirs = server.join(again.table, "x", table.people[1].token)
        close(guests)
        assert sorted([*again.seats, *theirs.seats]) == sorted({*again.seats, *theirs.seats})
        with server.enter(again.table, theirs.seat) as guest:
            assert guest.info().status == "playing"


@once
def test_when_the_last_player_agrees_the_move_is_undone(old: Settings, kind: str) -> None:
    table = corpus.table("a question about undo", kind)
    then = corpus.shown(table)[0][1][0]
    with run_server(old.data, database=old.database) as server:
        guests = browsers(server, table)
        drain_all(guests)
        asking, agreed = then["table"]["undo_asked_by"], then["table"]["undo_agreed"]
        last = next(guest for guest in guests if guest.seat not in (asking, *agreed))
        last.done("consent", agree=True)
        drain_all(guests)
        assert last.info().undo_asked_by is None
        assert last.step < then["step"]
        play_randomly(guests, 2)
        assert guests[0].over
        close(guests)


@once
def test_a_player_who_was_away_takes_the_seat_back(old: Settings, kind: str) -> None:
    late, away = corpus.table("one was too late", kind), corpus.table("one is away", kind)
    with run_server(old.data, database=old.database) as server:
        with server.enter(late.table, late.people[0].token) as guest:  # they did not ask for the bot, so it stops
            guest.until(
                lambda message: isinstance(message, wire.TableChanged) and not message.table.seats[guest.seat].away
            )
        link = next(link for link in away.people if link.seats == [2])
        with server.enter(away.table, link.token) as guest:
            assert guest.info().seats[2].away  # they asked for the bot
            guest.done("away", away=False)
            guest.drain()
            assert not guest.info().seats[2].away


@once
def test_finished_games_can_be_verified_replayed_and_forked(old: Settings, kind: str) -> None:
    checked = 0
    with run_server(old.data, database=old.database) as server:
        for table in corpus.tables(kind):
            if corpus.status(table) not in ("over", "abandoned") or table.about.startswith("closed"):
                continue
            path, token = f"/api/tables/{table.table}", table.link("watch").token
            assert server.get(f"{path}/verify", wire.Verdict, token).true, table.about
            replay = server.get(f"{path}/replay?open=true", wire.Replay, token)
            then = corpus.shown(table)[0][1][0]
            assert len(replay.frames) >= then["step"], table.about
            if then["result"] is not None:
                assert replay.ending is not None
                assert msgspec.json.decode(msgspec.json.encode(replay.ending.result)) == then["result"], table.about
            record = decode(server.ask("GET", f"{path}/record", None, token).content)
            assert record.result == verify(record, find).result
            seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (len(record.seats) - 1)]
            fork = server.post(f"{path}/fork", {"step": 3, "seats": seats}, token, status=201)
            with server.enter(fork.table, fork.seat) as guest:
                assert guest.info().forked_from == table.table
            checked += 1
    assert checked == 7


@once
def test_the_waiting_tables_fill_up_and_start(old: Settings, kind: str) -> None:
    started = 0
    with run_server(old.data, database=old.database) as server:
        for table in corpus.tables(kind):
            if corpus.status(table) != "waiting":
                continue
            watch = server.enter(table.table, table.link("watch").token)
            guests = [server.enter(table.table, link.token) for link in table.people]
            while opened := [seat.seat for seat in watch.info().seats if seat.kind == "open"]:
                invitations = [
                    link
                    for link in table.links
                    if not link.person and link.refused is None and link.seats == opened[:1]
                ]
                link = invitations[0] if invitations else table.link("join")
                mine = server.join(table.table, f"Zita {opened[0]}", link.token)
                assert mine.seats == opened[:1], table.about
                guests.append(server.enter(table.table, mine.seat))
                watch.drain()
            drain_all(guests)
            assert guests[0].info().status == "playing", table.about
            play_randomly(guests, started, most=4)
            close([*guests, watch])
            started += 1
    assert started == 8
