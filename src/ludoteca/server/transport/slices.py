"""Input of a connection is processed in small slices, so that other connections get their turn in between.

The event loop delivers up to 256 kB at once: forty thousand of the smallest frames, or ten thousand requests. Without
slices all of them would be processed before any other connection.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SLICE: Final = 2 * 1024  # bytes


class Sliced(asyncio.Protocol):
    """A protocol that processes one slice in each round of the event loop, and reads no more until it is done."""

    unprocessed = b""

    def data_received(self: Any, data: bytes) -> None:
        if self.unprocessed:  # the protocol itself has resumed reading
            self.unprocessed += data
            return
        super().data_received(data[:SLICE])
        self.unprocessed = data[SLICE:]
        if self.unprocessed:
            self.transport.pause_reading()
            asyncio.get_running_loop().call_soon(self.process_next_slice)

    def process_next_slice(self: Any) -> None:
        """Process the next slice with the current protocol: the connection may have become a WebSocket meanwhile."""
        data, self.unprocessed = self.unprocessed, b""
        if self.transport.is_closing():
            return
        now = self.transport.get_protocol()
        now.data_received(data)
        paused = now.flow.read_paused if hasattr(now, "flow") else now.read_paused
        if not now.unprocessed and not paused and not self.transport.is_closing():
            self.transport.resume_reading()


class SlicedHttp(Sliced, AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # the base class depends on what is installed
    """HTTP in slices."""


class SlicedWebSockets(Sliced, WebSocketsSansIOProtocol):
    """WebSockets in slices."""
