"""A bot's gesture at a table: one search, one entry of the log, one message to each reader and one pause."""

from __future__ import annotations

import contextlib
import sqlite3

import msgspec
import pytest

from ludoteca.core.match import Match
from ludoteca.games import keys
from ludoteca.games.san_juan.engine import numbers
from ludoteca.server.bots import pool
from ludoteca.server.bots.bot_worker import BotReply, BotRequest
from ludoteca.server.messages import wire
from ludoteca.server.tables.entries import AnyLogEntry, MoveEntry
from ludoteca.server.tables.registry import TableRegistry
from tests.server.running import RunningServer

BUILDS = range(numbers.BUILD, numbers.NO_BUILD)
PARTS_OF_A_BUILD = range(numbers.BESIDE, numbers.PRODUCE)


def bot_moves(server: RunningServer, table: str) -> list[MoveEntry]:
    """The moves of bots in the log on disk."""
    file = server.settings.file
    assert file is not None
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT data FROM log WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    entries = [msgspec.json.decode(data, type=AnyLogEntry) for (data,) in rows]
    return [entry for entry in entries if isinstance(entry, MoveEntry) and entry.by == "bot"]


def registry_of(server: RunningServer) -> TableRegistry:
    assert server.registry is not None
    return server.registry


class Pauses:
    """Counts the pauses of bots and keeps them short."""

    def __init__(self) -> None:
        self.count = 0

    def uniform(self, *_: float) -> float:
        self.count += 1
        return 0.0


def test_a_build_with_its_payment_is_one_search_one_entry_one_message_and_one_pause(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = registry_of(server)
    pauses = Pauses()
    searches: list[BotRequest] = []
    think = pool.BotProcess.think

    async def count(self: pool.BotProcess, request: BotRequest) -> BotReply:
        searches.append(request)
        return await think(self, request)

    monkeypatch.setattr(registry.autoplay, "rng", pauses)
    monkeypatch.setattr(pool.BotProcess, "think", count)
    links = server.create("san_juan", ["easy", "easy"], manners={"pace": "natural"})
    with server.enter(links.table, links.watch) as spectator:
        while not spectator.over:
            spectator.next()
        steps = [message for message in spectator.received if isinstance(message, wire.StepUpdate)]
    moves = bot_moves(server, links.table)
    builds = [move for move in moves if move.steps[0] in BUILDS]
    assert max(len(move.steps) for move in builds) > 3
    for move in moves:
        assert move.steps[0] not in PARTS_OF_A_BUILD, "a payment never stands alone"
    assert len(searches) == pauses.count == len(moves)
    assert len(steps) <= len(moves)
    assert server.stored(links.table).status == "over"


@pytest.mark.parametrize("game", keys())
def test_a_stand_in_makes_whole_gestures_too(server: RunningServer, game: str) -> None:
    links, tokens = server.full(game, 2, manners={"stand_in": "easy"})
    clients = [server.enter(links.table, token) for token in tokens]
    for client in clients:
        client.done("away", away=True)
    while not clients[0].over:
        clients[0].next()
    moves = bot_moves(server, links.table)
    assert any(len(move.steps) > 1 for move in moves)
    assert {move.seat for move in moves} == {0, 1}
    for client in clients:
        client.close()


@pytest.mark.parametrize("rest", [(10**6,), (0, 0, 0), (-1,)])
def test_the_first_step_of_a_gesture_that_is_not_legal_is_made_alone(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, rest: tuple[int, ...]
) -> None:
    async def choose(match: Match, seat: int, spec: str) -> tuple[int, ...]:
        return (match.legal_codes(seat)[0], *rest)

    monkeypatch.setattr(registry_of(server).bots, "choose", choose)
    links = server.create("patrician", ["easy", "easy"])
    with server.enter(links.table, links.watch) as spectator:
        while not spectator.over:
            spectator.next()
    assert {len(move.steps) for move in bot_moves(server, links.table)} == {1}


def test_a_bot_without_a_legal_first_step_is_replaced_for_this_move(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(self: pool.BotProcess, request: BotRequest) -> BotReply:
        return BotReply((10**6,)) if request.spec == "medium" else BotReply()

    monkeypatch.setattr(pool.BotProcess, "think", think)
    links = server.create("patrician", ["medium", "medium"])
    with server.enter(links.table, links.watch) as spectator:
        while not spectator.over:
            spectator.next()
    assert server.stored(links.table).status == "over"
