"""A connection to PostgreSQL that is cut at the worst moment."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Self

GREETINGS = ("at once", "after the first words", "in the middle of the answer", "by the database", "with half a word")
"""Ways to cut a connection during its handshake. With the last two the driver raises unusual errors."""

ENDED = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"


def message(kind: bytes, body: bytes) -> bytes:
    """A message as PostgreSQL sends it."""
    return kind + (len(body) + 4).to_bytes(4, "big") + body


class CutConnection:
    """A proxy between the store and PostgreSQL that cuts connections around a commit, or during their handshake."""

    def __init__(self, url: str) -> None:
        self.address = url.partition("@")[2].partition("/")[0]
        host, _, port = self.address.partition(":")
        self.host, self.port = host, int(port or 5432)
        self.original_url = url
        self.cuts = 0
        self.lines: list[asyncio.Future[None]] = []
        self.cut: str | None = None  # "before" the commit reaches the database, or "after"
        self.greeting: str | None = None  # how every new connection is cut: see `GREETINGS`
        self.listening: set[asyncio.StreamWriter] = set()  # connections of listeners

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        here = self.server.sockets[0].getsockname()[1]
        query = "&sslmode=disable" if "?" in self.original_url else "?sslmode=disable"  # so that messages can be read
        self.url = self.original_url.replace(self.address, f"127.0.0.1:{here}") + query
        return self

    async def __aexit__(self, *error: object) -> None:
        self.server.close()
        if error[0] is not None:  # a failed test has not closed its connections
            for line in self.lines:
                line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=error[0] is not None)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.append(asyncio.ensure_future(self.line(reader, writer)))

    def cut_listeners(self) -> None:
        """Cut the connections of the listeners, and no others."""
        while self.listening:
            self.listening.pop().close()

    async def cut_greeting(self, greeting: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if greeting != "at once":
            words = await reader.read(65536)
            if greeting != "after the first words":
                answers, orders = await asyncio.open_connection(self.host, self.port)
                orders.write(words)
                answer = await answers.read(65536)
                orders.close()
                answers_by_cut = {
                    "in the middle of the answer": answer[: len(answer) // 2],
                    "by the database": answer + message(b"E", ENDED),
                    "with half a word": message(b"R", b"\0\0"),
                }
                writer.write(answers_by_cut[greeting])
        self.cuts += 1
        writer.close()

    async def line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.greeting is not None:
            with contextlib.suppress(ConnectionError):
                await self.cut_greeting(self.greeting, reader, writer)
            return
        answers, orders = await asyncio.open_connection(self.host, self.port)
        deaf, answered = asyncio.Event(), asyncio.Event()

        async def back() -> None:
            with contextlib.suppress(ConnectionError):
                while data := await answers.read(65536):
                    if deaf.is_set():
                        answered.set()
                    else:
                        writer.write(data)
            writer.close()

        returning = asyncio.create_task(back())
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                if b"LISTEN" in data:
                    self.listening.add(writer)
                cut, self.cut = (self.cut, None) if b"COMMIT" in data else (None, self.cut)
                if cut is not None:
                    self.cuts += 1
                    deaf.set()
                if cut != "before":
                    orders.write(data)
                if cut == "after":
                    await answered.wait()
                if cut is not None:
                    break
        self.listening.discard(writer)
        writer.close()
        orders.close()
        await returning
