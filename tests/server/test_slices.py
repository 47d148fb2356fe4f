"""A connection that sends much at once does not keep the others waiting."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from ludoteca.server.messages import wire
from ludoteca.server.transport import slices
from ludoteca.server.transport.slices import SLICE, Sliced
from tests.server.running import RunningServer


class Reader(asyncio.Protocol):
    """Keeps the data it receives."""

    def __init__(self) -> None:
        self.read: list[bytes] = []
        self.read_paused = False
        self.transport: Any = Transport(self)

    def data_received(self, data: bytes) -> None:
        self.read.append(data)


class SlicedReader(Sliced, Reader):
    """The same, in slices."""


class Transport:
    def __init__(self, protocol: asyncio.Protocol) -> None:
        self.protocol = protocol
        self.reading = True
        self.closing = False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def get_protocol(self) -> asyncio.Protocol:
        return self.protocol


def test_one_slice_is_processed_in_each_round_and_all_in_order() -> None:
    async def play() -> None:
        reader = SlicedReader()
        data = bytes(range(256)) * 40
        reader.data_received(data)
        assert reader.read == [data[:SLICE]]
        assert not reader.transport.reading
        reader.data_received(b"more")  # arrives although reading is paused
        rounds = 0
        while not reader.transport.reading:
            before = len(reader.read)
            await asyncio.sleep(0)
            rounds += 1
            assert len(reader.read) <= before + 1
        assert b"".join(reader.read) == data + b"more"
        assert rounds >= len(data) // SLICE

    asyncio.run(play())


def test_nothing_more_is_processed_after_a_disconnection() -> None:
    async def play() -> None:
        reader = SlicedReader()
        reader.data_received(b"x" * 3 * SLICE)
        reader.transport.closing = True
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(reader.read) == 1

    asyncio.run(play())


def test_data_after_an_upgrade_goes_to_the_websocket() -> None:
    async def play() -> None:
        first, then = SlicedReader(), SlicedReader()
        first.data_received(b"x" * 2 * SLICE)
        first.transport.protocol = then
        await asyncio.sleep(0)
        assert (len(first.read), len(then.read)) == (1, 1)

    asyncio.run(play())


def test_the_server_uses_sliced_protocols(server: RunningServer) -> None:
    assert cast("Any", server.uvicorn.config).ws_protocol_class is slices.SlicedWebSockets
    assert cast("Any", server.uvicorn.config).http_protocol_class is slices.SlicedHttp


def test_many_messages_at_once_are_all_answered(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "easy"])
    with server.enter(links.table, links.seat) as client:
        for _ in range(400):
            client.send("ping")
        for _ in range(400):
            client.until(lambda message: isinstance(message, wire.Pong))
