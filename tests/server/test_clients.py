"""Clients as they are: they vanish, come back, send twice and late, sit at several devices. Nothing is lost or doubled.

At the end the table is what the engine makes of the moves that were accepted, every move that was acknowledged is there
exactly once, and what each client sees after coming back is what the server holds.
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
from ludoteca.server import table as tables
from ludoteca.server import wire
from tests.server.house import Guest, House, Left, settle, shown, steady

MOVES = 40  # acknowledged moves that are enough


class Device:
    """A socket of one seat, and what it is still waiting for."""

    def __init__(self, house: House, table: str, token: str, seat: int, seq: int | None = None) -> None:
        more: dict[str, Any] = {} if seq is None else {"seq": seq}
        self.guest = Guest(house, table, token, **more)
        self.guest.seat = self.seat = seat  # who comes back and is told only what was missed is not told the seat again
        self.sent: dict[int, tuple[int, int, tuple[int, ...]]] = {}  # number: seat, ask, steps
        self.read = 0

    def acknowledged(self) -> set[tuple[int, int, tuple[int, ...]]]:
        """The moves whose answer has been heard since the last look."""
        news = self.guest.heard[self.read :]
        self.read = len(self.guest.heard)
        return {self.sent[told.id] for told in news if isinstance(told, wire.Done) and told.id in self.sent}


class Crowd:
    """Random players with bad connections at one table."""

    def __init__(self, house: House, game: str, seats: int, seed: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.links, self.tokens = house.full(game, seats, manners={"undo": "consent"})
        self.devices = [Device(house, self.links.table, token, seat) for seat, token in enumerate(self.tokens)]
        self.devices += [Device(house, self.links.table, self.tokens[0], 0)]
        self.moves: list[tuple[int, int, tuple[int, ...]]] = []
        self.done: set[tuple[int, int, tuple[int, ...]]] = set()

    def send(self, device: Device, move: tuple[int, int, tuple[int, ...]]) -> None:
        guest = device.guest
        guest.number += 1
        device.sent[guest.number] = move
        guest.send("move", id=guest.number, ask=move[1], steps=list(move[2]))

    def come_back(self, device: Device) -> None:
        """The line breaks, with or without a word, and the seat comes back with what it knew."""
        guest = device.guest
        self.done |= device.acknowledged()
        if self.chance.random() < 0.5:
            guest.socket.socket.close()  # as if a cable were pulled
        with contextlib.suppress(ConnectionClosed, OSError):
            guest.close()
        known = self.chance.choice((guest.seq, guest.seq, None, 0))
        before = (guest.view, guest.log)
        fresh = Device(self.house, self.links.table, self.tokens[device.seat], device.seat, known)
        if known == guest.seq and isinstance(fresh.guest.heard[0], wire.Told):
            fresh.guest.view, fresh.guest.log = before
        self.devices[self.devices.index(device)] = fresh

    def act(self) -> None:
        chance = self.chance
        device = chance.choice(self.devices)
        guest = device.guest
        what = chance.random()
        if what < 0.12:
            self.come_back(device)
            return
        if what < 0.2 and self.moves:  # again, on any device of that seat, however long ago
            move = chance.choice(self.moves[-6:])
            self.send(chance.choice([device for device in self.devices if device.seat == move[0]]), move)
            return
        guest.drain()
        turn = guest.turn
        assert turn is not None
        if what < 0.26:
            guest.number += 1
            guest.send("undo", id=guest.number)
        elif what < 0.34:
            guest.number += 1
            guest.send("consent", id=guest.number, agree=chance.random() < 0.7)
        elif turn.moves and turn.ask is not None:
            move = (device.seat, turn.ask, (chance.choice(turn.moves).code,))
            self.moves.append(move)
            for _ in range(chance.choice((1, 1, 2))):  # a double click
                self.send(device, move)
            if chance.random() < 0.2:  # and somebody changes their mind too late
                self.send(device, (device.seat, turn.ask, (chance.choice(turn.moves).code,)))
            if chance.random() < 0.2:
                self.come_back(device)  # before the answer is heard


def accepted(house: House, table: str) -> list[Any]:
    file = house.settings.file
    assert file is not None
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT data FROM log WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    return [msgspec.json.decode(data, type=tables.AnyEntry) for (data,) in rows]


@pytest.mark.parametrize(("game", "seats"), [("patrician", 2), ("san_juan", 3), ("patee_imperiale", 3)])
def test_whatever_the_line_does_the_table_is_the_fold_of_what_was_accepted(house: House, game: str, seats: int) -> None:
    crowd = Crowd(house, game, seats, 17)
    while len(crowd.done) < MOVES and not any(device.guest.over for device in crowd.devices):
        with contextlib.suppress(Left, ConnectionClosed):
            crowd.act()
        for device in crowd.devices:
            crowd.done |= device.acknowledged()
    guests = [device.guest for device in crowd.devices]
    table = steady(house, guests)
    for device in crowd.devices:
        crowd.done |= device.acknowledged()
    entries = accepted(house, crowd.links.table)
    # Every acknowledged move is there exactly once.
    made = Counter((entry.seat, entry.ask) for entry in entries if isinstance(entry, tables.Moved))
    assert set(made.values()) == {1}
    steps = {(entry.seat, entry.ask, entry.steps) for entry in entries if isinstance(entry, tables.Moved)}
    assert crowd.done
    assert crowd.done <= steps
    # The engine, given what was accepted, comes to the same position.
    assert table.match is not None
    own: Match = table.setup.deal(luck=table.luck)
    for entry in entries:
        if isinstance(entry, tables.Moved):
            alone = len(entry.steps) == 1 and len(own.legal_codes(entry.seat)) == 1
            own.play(entry.steps, entry.seat, entry.ms, forced=alone)
        elif isinstance(entry, tables.Undone):
            (own.undo if entry.free else own.take_back)(entry.seat)
    assert own.state.same(table.match.state)
    assert own.record.entries == table.match.record.entries
    assert any(isinstance(entry, Moved) for entry in own.record.entries)
    # Whoever has listened sees what whoever comes anew sees; and no number was ever skipped.
    for device in crowd.devices:
        with house.enter(crowd.links.table, crowd.tokens[device.seat]) as fresh:
            assert device.guest.view == fresh.view == shown(own.view(device.seat))
            assert device.guest.turn == fresh.turn
            assert (device.guest.seq, device.guest.step) in ((fresh.seq, fresh.step), (fresh.seq, -1))
            assert device.guest.gaps == 0
    settle(guests)
    for guest in guests:
        guest.close()
