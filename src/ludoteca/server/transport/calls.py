"""A REST call: the request with its language, rights and body, and the JSON responses."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludoteca.core.sets import seats_of
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.server.processes.sandbox_worker import AnySandboxJob
from ludoteca.server.tables import tokens
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.rows import TokenRow


class Call:
    """A request with what the server needs to answer it."""

    def __init__(self, registry: TableRegistry, request: Request, words: Words) -> None:
        self.registry = registry
        self.request = request
        self.words = words

    @property
    def bearer(self) -> str | None:
        """The token of the request. It comes in a header and never in the address."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" and token else None

    @property
    def attempt(self) -> str | None:
        """A secret of the client that stays the same if it repeats a request whose answer it did not get."""
        key = self.request.headers.get("idempotency-key", "")
        return key if tokens.is_token(key) else None

    @property
    def address(self) -> str:
        """The client's network address."""
        return self.request.client.host if self.request.client is not None else ""

    async def room(self) -> Room:
        """The room of the table in the path."""
        table: str = self.request.path_params["table"]
        if not tokens.is_id(table):  # PostgreSQL cannot even store zero bytes
            raise Refusal("server-no-table")
        return await self.registry.room(table)

    async def link(self, room: Room, token: str | None = None) -> TokenRow | None:
        """The link of the request at this table; None if there is no token."""
        token = token or self.bearer
        return None if token is None else await self.registry.find_token(room, token)

    async def visible_room(self) -> Room:
        """The room, if the caller may see it: a public table, or one to which they have a link."""
        room = await self.room()
        if await self.link(room) is None and not room.table.config.public:
            raise Refusal("server-no-right")
        return room

    async def finished_room(self) -> Room:
        """The room, if the caller may see it and its game is over."""
        room = await self.visible_room()
        if not room.table.over or room.table.match is None:
            raise Refusal("server-not-over")
        return room

    async def hosted_room(self) -> Room:
        """The room, if the caller may run the table."""
        room = await self.room()
        if not self.may_run(room, await self.link(room)):
            raise Refusal("server-no-right")
        return room

    @staticmethod
    def may_run(room: Room, link: TokenRow | None) -> bool:
        """Whether a link gives the right to run the table: the host's link, or the link of the founder's seat."""
        if link is None:
            return False
        return link.kind == "host" or (link.kind == "seat" and room.table.is_founders_link(seats_of(link.seats)))

    def seat(self, room: Room) -> int:
        """The seat in the path."""
        text: str = self.request.path_params["seat"]
        if not (text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < len(room.table.seats)):
            raise Refusal("server-no-seat")
        return int(text)

    async def run_in_sandbox(self, job: AnySandboxJob) -> Response:
        """The response that the sandbox makes; it is JSON already."""
        return raw_json_response(await self.registry.sandbox.run(job, self.address))


def preferred_language(request: Request) -> str:
    """The language of a response: as the address says, or else as the browser prefers."""
    lang = request.query_params.get("lang", "")
    if lang in LANGUAGES:
        return lang
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


async def read_body(request: Request, largest: int) -> bytes:
    """The body of a request; a `Refusal` if it is too large."""
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Refusal("server-large", limit=largest // 1024)
        parts.append(part)
    return b"".join(parts)


def raw_json_response(data: bytes) -> Response:
    """A response from data that is JSON already."""
    return Response(data, media_type="application/json")


def json_response(message: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")
