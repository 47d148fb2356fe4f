"""Unreliable clients: they vanish, reconnect, send twice or late, and share a seat. No move is lost or made twice.

At the end the table matches a replay of the accepted entries, every acknowledged move is in the log exactly once, and
each client sees the same as a client that has just entered.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
from collections import Counter
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.core.match import Match
from ludoteca.core.record import Moved
from ludoteca.server.messages import wire
from ludoteca.server.tables.entries import AnyLogEntry, MoveEntry, UndoEntry
from tests.server.running import Client, Disconnected, RunningServer, drain_all, shown, wait_until_quiet

MOVES = 40  # acknowledged moves after which a test stops


class Device:
    """A socket of one seat, and the moves it has sent."""

    def __init__(self, server: RunningServer, table: str, token: str, seat: int, seq: int | None = None) -> None:
        more: dict[str, Any] = {} if seq is None else {"seq": seq}
        self.client = Client(server, table, token, **more)
        self.client.seat = self.seat = seat  # an update after reconnecting does not name the seat
        self.sent: dict[int, tuple[int, int, tuple[int, ...]]] = {}  # by number: seat, question, steps
        self.read = 0

    def acknowledged(self) -> set[tuple[int, int, tuple[int, ...]]]:
        """The moves acknowledged since the last call."""
        new = self.client.received[self.read :]
        self.read = len(self.client.received)
        return {self.sent[message.id] for message in new if isinstance(message, wire.Done) and message.id in self.sent}


class Crowd:
    """Random players with bad connections at one table."""

    def __init__(self, server: RunningServer, game: str, seats: int, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.links, self.tokens = server.full(game, seats, manners={"undo": "consent"})
        self.devices = [Device(server, self.links.table, token, seat) for seat, token in enumerate(self.tokens)]
        self.devices += [Device(server, self.links.table, self.tokens[0], 0)]
        self.moves: list[tuple[int, int, tuple[int, ...]]] = []
        self.done: set[tuple[int, int, tuple[int, ...]]] = set()

    def send(self, device: Device, move: tuple[int, int, tuple[int, ...]]) -> None:
        client = device.client
        client.number += 1
        device.sent[client.number] = move
        client.send("move", id=client.number, ask=move[1], steps=list(move[2]))

    def come_back(self, device: Device) -> None:
        """Break the connection, properly or not, and reconnect with the last known number."""
        client = device.client
        self.done |= device.acknowledged()
        if self.chance.random() < 0.5:
            client.socket.socket.close()  # as if a cable were pulled
        with contextlib.suppress(ConnectionClosed, OSError):
            client.close()
        known = self.chance.choice((client.seq, client.seq, None, 0))
        before = (client.view, client.log)
        fresh = Device(self.server, self.links.table, self.tokens[device.seat], device.seat, known)
        if known == client.seq and isinstance(fresh.client.received[0], wire.TableChanged):
            fresh.client.view, fresh.client.log = before
        self.devices[self.devices.index(device)] = fresh

    def act(self) -> None:
        chance = self.chance
        device = chance.choice(self.devices)
        client = device.client
        what = chance.random()
        if what < 0.12:
            self.come_back(device)
            return
        if what < 0.2 and self.moves:  # repeat an old move on any device of that seat
            move = chance.choice(self.moves[-6:])
            self.send(chance.choice([device for device in self.devices if device.seat == move[0]]), move)
            return
        client.drain()
        turn = client.turn
        assert turn is not None
        if what < 0.26:
            client.number += 1
            client.send("undo", id=client.number)
        elif what < 0.34:
            client.number += 1
            client.send("consent", id=client.number, agree=chance.random() < 0.7)
        elif turn.moves and turn.question is not None:
            move = (device.seat, turn.question, (chance.choice(turn.moves).code,))
            self.moves.append(move)
            for _ in range(chance.choice((1, 1, 2))):  # a double click
                self.send(device, move)
            if chance.random() < 0.2:  # another answer that comes too late
                self.send(device, (device.seat, turn.question, (chance.choice(turn.moves).code,)))
            if chance.random() < 0.2:
                self.come_back(device)  # before the answer is received


def accepted(server: RunningServer, table: str) -> list[Any]:
    file = server.settings.file
    assert file is not None
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT data FROM log WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    return [msgspec.json.decode(data, type=AnyLogEntry) for (data,) in rows]


@pytest.mark.parametrize(("game", "seats"), [("patrician", 2), ("san_juan", 3), ("patee_imperiale", 3)])
def test_with_bad_connections_the_table_is_still_the_fold_of_all_accepted_entries(
    server: RunningServer, game: str, seats: int
) -> None:
    crowd = Crowd(server, game, seats, 17)
    while len(crowd.done) < MOVES and not any(device.client.over for device in crowd.devices):
        with contextlib.suppress(Disconnected, ConnectionClosed):
            crowd.act()
        for device in crowd.devices:
            crowd.done |= device.acknowledged()
    clients = [device.client for device in crowd.devices]
    table = wait_until_quiet(server, clients)
    for device in crowd.devices:
        crowd.done |= device.acknowledged()
    entries = accepted(server, crowd.links.table)
    # Every acknowledged move is there exactly once.
    made = Counter((entry.seat, entry.question) for entry in entries if isinstance(entry, MoveEntry))
    assert set(made.values()) == {1}
    steps = {(entry.seat, entry.question, entry.steps) for entry in entries if isinstance(entry, MoveEntry)}
    assert crowd.done
    assert crowd.done <= steps
    # The engine reaches the same position from the accepted entries.
    assert table.match is not None
    own: Match = table.game.deal(luck=table.luck)
    for entry in entries:
        if isinstance(entry, MoveEntry):
            alone = len(entry.steps) == 1 and len(own.legal_codes(entry.seat)) == 1
            own.play(entry.steps, entry.seat, entry.ms, forced=alone)
        elif isinstance(entry, UndoEntry):
            (own.undo if entry.free else own.take_back)(entry.seat)
    assert own.state.same(table.match.state)
    assert own.record.entries == table.match.record.entries
    assert any(isinstance(entry, Moved) for entry in own.record.entries)
    # A client that stayed connected sees the same as a new one, and no number was skipped.
    for device in crowd.devices:
        with server.enter(crowd.links.table, crowd.tokens[device.seat]) as fresh:
            assert device.client.view == fresh.view == shown(own.view(device.seat))
            assert device.client.turn == fresh.turn
            assert (device.client.seq, device.client.step) in ((fresh.seq, fresh.step), (fresh.seq, -1))
            assert device.client.gaps == 0
    drain_all(clients)
    for client in clients:
        client.close()
