"""The REST side: answers requests by the list of endpoints, with rate limits and readable errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import Words
from ludoteca.server.messages import wire
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.room import WORDS
from ludoteca.server.transport.calls import Call, json_response, preferred_language, read_body
from ludoteca.server.transport.endpoints import ENDPOINTS, Endpoint
from ludoteca.server.transport.limits import Buckets

LARGEST_BODY: Final = 256 * 1024
LARGEST_RECORD: Final = 1024 * 1024
POST_COST: Final = 4.0  # how many GET requests a POST counts as

STATUS: Final = {  # by the key of an error; all others have 400
    "server-no-table": 404,
    "core-unknown-game": 404,
    "server-no-right": 403,
    "server-link-gone": 403,
    "server-too-fast": 429,
    "server-large": 413,
    "server-costly": 413,
    "server-storage-trouble": 503,
    "server-disk-full": 503,
    "server-seat-taken": 409,
    "server-seat-kept": 409,
    "server-name-taken": 409,
    "server-resigned": 409,
    "server-is-here": 409,
    "server-link-pending": 409,
    "server-link-few": 409,
    "server-no-code": 404,
    "server-table-full": 409,
    "server-already-begun": 409,
    "server-not-over": 409,
    "server-not-begun": 409,
    "core-game-over": 409,
}


class Rest:
    """Answers the REST requests to the tables of a registry."""

    def __init__(self, registry: TableRegistry, rate: float, burst: float) -> None:
        self.registry = registry
        self.limits = Buckets(rate, burst)

    def routes(self) -> list[Route]:
        return [Route(endpoint.path, self._route(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS]

    def _route(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def respond(request: Request) -> Response:
            words = WORDS[preferred_language(request)]
            try:
                response = await self._respond(endpoint, request, words)
            except LudotecaError as error:
                self.registry.metrics.refused += 1
                body = wire.ErrorResponse(error.key, error.text(words))
                response = json_response(body, STATUS.get(error.key, 400))
            self.registry.metrics.add_request(f"{endpoint.method} {endpoint.path}", response.status_code)
            return response

        return respond

    async def _respond(self, endpoint: Endpoint, request: Request, words: Words) -> Response:
        call = Call(self.registry, request, words)
        if not self.limits.take(call.address, 1.0 if endpoint.method == "GET" else POST_COST):
            raise Refusal("server-too-fast")
        arguments: list[Any] = []
        if endpoint.body is not None:
            data = await read_body(request, LARGEST_RECORD if endpoint.path == "/api/records" else LARGEST_BODY)
            if endpoint.decode is None:
                arguments.append(data)
            else:
                try:
                    arguments.append(endpoint.decode(data or b"{}"))
                except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                    raise Refusal("server-bad-body", why=str(error)[:200]) from None
        result = await endpoint.handler(call, *arguments)
        if isinstance(result, Response):
            return result
        return Response(status_code=endpoint.status) if result is None else json_response(result, endpoint.status)
