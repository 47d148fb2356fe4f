"""The REST side: set-up and history. One list says what there is; routes and the OpenAPI page are made from it."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import ludoteca
from ludoteca.core.cards import CardFile
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Setup
from ludoteca.core.record import SUFFIX, decode
from ludoteca.core.record import encode as encode_record
from ludoteca.core.replay import verify
from ludoteca.core.sets import seats_of
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games import find, keys
from ludoteca.server import making, telling, tokens, wire
from ludoteca.server.clocks import now_ms
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Buckets
from ludoteca.server.live import WORDS, Live
from ludoteca.server.store import TokenRow
from ludoteca.server.table import Refusal, Table

LOG: Final = logging.getLogger("ludoteca.server")
LARGEST_BODY: Final = 256 * 1024
LARGEST_RECORD: Final = 4 * 1024 * 1024
PUBLIC: Final = 100

STATUS: Final = {
    "server-no-table": 404,
    "server-no-record": 404,
    "core-unknown-game": 404,
    "server-no-right": 403,
    "server-too-fast": 429,
    "server-large": 413,
    "server-storage-trouble": 503,
    "server-disk-full": 503,
    "server-seat-taken": 409,
    "server-table-full": 409,
    "server-already-begun": 409,
    "server-not-over": 409,
    "server-not-begun": 409,
    "core-game-over": 409,
}


class Asked:
    """A request that has been understood: language, who asks, the body."""

    def __init__(self, hall: Hall, request: Request, words: Words) -> None:
        self.hall = hall
        self.request = request
        self.words = words

    @property
    def bearer(self) -> str | None:
        """The token of the request, which stands in a header and never in an address."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" and token else None

    async def live(self) -> Live:
        return await self.hall.live(self.request.path_params["table"])

    async def held(self, live: Live, token: str | None = None) -> TokenRow | None:
        """What the token of the request opens at this table; None without one."""
        token = token or self.bearer
        return None if token is None else await self.hall.token(live, token)

    async def seen(self) -> Live:
        """The table, if whoever asks may see it: anybody a public one, else those with a link."""
        live = await self.live()
        if await self.held(live) is None and not live.table.head.public:
            raise Refusal("server-no-right")
        return live

    async def run(self) -> Live:
        """The table, if whoever asks may run it: with the host's link, or from the seat of who made it."""
        live = await self.live()
        held = await self.held(live)
        if held is None:
            raise Refusal("server-no-right")
        founder = held.kind == "seat" and live.table.founds(seats_of(held.seats))
        if held.kind != "host" and not founder:
            raise Refusal("server-no-right")
        return live


Handler = Callable[..., Awaitable[Any]]


class Way:
    """One thing that can be asked for."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        returns: Any,
        status: int = 200,
        body: Any = None,
        query: tuple[str, ...] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.returns = returns
        self.status = status
        self.body = body
        self.query = query
        self.decode = msgspec.json.Decoder(body).decode if body not in (None, bytes) else None


# -------------------------------------------------------------------------------------------- what can be asked for


async def games(asked: Asked) -> wire.Shelf:
    """All games with their options, and the levels of bots."""
    return telling.told_shelf(asked.words, ludoteca.__version__)


async def game_cards(asked: Asked) -> wire.Faces:
    """The cards of a game and its rules in short."""
    game = find(asked.request.path_params["game"])
    return telling.told_cards(Setup(game, game.seats[0]), asked.words)


async def check_cards(asked: Asked, text: bytes) -> wire.Faces:
    """Read a card file of one's own; the error names card and field."""
    game = find(asked.request.path_params["game"])
    try:
        file = CardFile(text.decode("utf-8-sig"), "own", False)
    except UnicodeDecodeError:
        raise Refusal("core-cards-not-text", file="own") from None
    return telling.told_cards(Setup(game, game.seats[0], {}, file), asked.words)


async def create(asked: Asked, wish: wire.NewTable) -> wire.Links:
    """Set a table."""
    return await making.create(asked.hall, wish)


async def public_tables(asked: Asked) -> list[wire.TableInfo]:
    """Public tables that wait or play."""
    now = now_ms()
    infos = []
    for row in await asked.hall.store.public(PUBLIC):
        try:
            live = await asked.hall.live(row.id)
        except LudotecaError as error:
            LOG.warning("a public table cannot be shown", extra={"table": row.id, "why": str(error)})
            continue
        if not live.table.over:
            infos.append(live.info(now))
    return infos


async def mine(asked: Asked, links: wire.Mine) -> list[wire.MyGame]:
    """The games that these links open; those in which it is one's turn come first."""
    hashes = [tokens.hashed(token) for token in links.tokens]
    place = {hash_: k for k, hash_ in enumerate(hashes)}
    found = []
    now = now_ms()
    for row in await asked.hall.store.find_tokens(hashes):
        if row.revoked or row.kind not in ("seat", "watch", "host"):
            continue
        try:
            live = await asked.hall.live(row.table)
        except LudotecaError as error:
            LOG.warning("a table cannot be shown", extra={"table": row.table, "why": str(error)})
            continue
        seats = list(seats_of(row.seats)) if row.kind == "seat" else []
        playing = live.table.status == "playing" and live.table.match is not None
        actors = live.table.match.actors if playing and live.table.match is not None else ()
        found.append(wire.MyGame(live.info(now), place[row.hash], seats, any(seat in actors for seat in seats)))
    return sorted(found, key=lambda game: (not game.turn, game.table.status != "playing", -game.table.updated))


async def table(asked: Asked) -> wire.TableInfo:
    """A table as everyone at it sees it."""
    return (await asked.seen()).info(now_ms())


async def table_cards(asked: Asked) -> wire.Faces:
    """The cards a table plays with."""
    return telling.told_cards((await asked.seen()).table.setup, asked.words)


async def join(asked: Asked, wish: wire.Join) -> wire.Links:
    """Take a seat: with a seat's link that one, else an open one; the link of an old seat its place in a rematch.

    With the link of a watcher of the game before: the link to watch the rematch.
    """
    live = await asked.live()
    token = wish.token or asked.bearer
    follows = live.table.head.follows
    if token is not None and follows is not None:
        for row in await asked.hall.store.find_tokens([tokens.hashed(token)]):
            if row.table != follows or row.revoked:
                continue
            if row.kind == "seat":
                old = await asked.hall.live(follows)
                return await making.follow(asked.hall, live, old, row, token, wish.nonce)
            if row.kind in ("watch", "join"):  # both let their holder look on
                return await making.watch_on(asked.hall, live, token)
    held = await asked.held(live, token) if token is not None else None
    return await making.join(asked.hall, live, msgspec.structs.replace(wish, token=token), held)


async def start(asked: Asked) -> None:
    """Begin now: bots take the seats that are still open."""
    live = await asked.run()
    await making.begin(asked.hall, live)


async def leave(asked: Asked) -> None:
    """Give one's seat up: it is open again before the game, a bot plays on during it."""
    live = await asked.live()
    held = await asked.held(live)
    if held is None or held.kind != "seat":
        raise Refusal("server-no-right")
    for seat in seats_of(held.seats):
        await asked.hall.act(live, partial(Table.decide_leave, seat=seat))


async def abandon(asked: Asked) -> None:
    """End a game without a result."""
    live = await asked.run()
    await asked.hall.act(live, Table.decide_abandon)


async def relink(asked: Asked) -> wire.Links:
    """A new link for a seat; the old one opens it no more. For the host, and for players and their own seat."""
    live = await asked.live()
    held = await asked.held(live)
    seat = asked.request.path_params["seat"]
    own = held is not None and held.kind == "seat" and held.seats >> seat & 1
    if not own:
        live = await asked.run()
    return await making.relink(asked.hall, live, seat)


async def rematch(asked: Asked, wish: wire.Again) -> wire.Links:
    """A new table for the same players, the seats moved on by one."""
    live = await asked.live()
    held = await asked.held(live)
    if held is None or held.kind != "seat" or asked.bearer is None:
        raise Refusal("server-no-right")
    return await making.rematch(asked.hall, live, held, asked.bearer, wish.rotate)


async def fork(asked: Asked, wish: wire.Fork) -> wire.Links:
    """A new table from a position of a finished game."""
    return await making.fork(asked.hall, await asked.seen(), wish)


async def record(asked: Asked) -> Response:
    """The record of a finished game, to keep."""
    live = await asked.seen()
    if not live.table.over or live.table.match is None:
        raise Refusal("server-not-over")
    name = f"{live.table.head.game}-{live.table.id}{SUFFIX}"
    return Response(
        encode_record(live.table.record()),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def take_in(asked: Asked, data: bytes) -> wire.Links:
    """Bring a record from elsewhere, to look at it or go on from it; it must be true."""
    return await making.take_in(asked.hall, decode(data))


async def verdict(asked: Asked) -> wire.Verdict:
    """Whether a finished game was dealt as it was promised."""
    live = await asked.seen()
    if not live.table.over or live.table.match is None:
        raise Refusal("server-not-over")
    told = live.table.record()
    try:
        await asyncio.to_thread(verify, told, find)
    except LudotecaError as error:
        return wire.Verdict(False, [error.told(asked.words)])
    return wire.Verdict(True, [asked.words("server-true", commitment=told.luck.commitment[:16])])


async def replay(asked: Asked) -> wire.Replay:
    """A finished game, position by position, from one seat's eyes (`seat`) or with open hands (`open=true`)."""
    live = await asked.seen()
    if not live.table.over or live.table.match is None:
        raise Refusal("server-not-over")
    query = asked.request.query_params
    text = query.get("seat", "-1")
    seat = int(text) if text.lstrip("-").isdecimal() and len(text) < 3 else -2
    if not -1 <= seat < len(live.table.seats):
        raise Refusal("server-no-seat")
    opened = query.get("open", "false") == "true"
    from ludoteca.server.replaying import frames

    told = await asyncio.to_thread(frames, live.table.record(), seat, opened, asked.words)
    ending = live.teller(asked.words.lang).ending() if live.table.status == "over" else None
    return wire.Replay(live.info(now_ms()), seat, opened, told, ending)


WAYS: Final = (
    Way("GET", "/api/games", games, wire.Shelf),
    Way("GET", "/api/games/{game}/cards", game_cards, wire.Faces),
    Way("POST", "/api/games/{game}/cards", check_cards, wire.Faces, body=bytes),
    Way("GET", "/api/tables", public_tables, list[wire.TableInfo]),
    Way("POST", "/api/tables", create, wire.Links, 201, wire.NewTable),
    Way("POST", "/api/mine", mine, list[wire.MyGame], body=wire.Mine),
    Way("GET", "/api/tables/{table}", table, wire.TableInfo),
    Way("GET", "/api/tables/{table}/cards", table_cards, wire.Faces),
    Way("POST", "/api/tables/{table}/join", join, wire.Links, body=wire.Join),
    Way("POST", "/api/tables/{table}/start", start, None, 204),
    Way("POST", "/api/tables/{table}/leave", leave, None, 204),
    Way("POST", "/api/tables/{table}/abandon", abandon, None, 204),
    Way("POST", "/api/tables/{table}/links/{seat:int}", relink, wire.Links),
    Way("POST", "/api/tables/{table}/rematch", rematch, wire.Links, 201, wire.Again),
    Way("POST", "/api/tables/{table}/fork", fork, wire.Links, 201, wire.Fork),
    Way("GET", "/api/tables/{table}/record", record, bytes),
    Way("GET", "/api/tables/{table}/replay", replay, wire.Replay, query=("seat", "open")),
    Way("GET", "/api/tables/{table}/verify", verdict, wire.Verdict),
    Way("POST", "/api/records", take_in, wire.Links, 201, bytes),
)


# -------------------------------------------------------------------------------------------- carrying it out


def language(request: Request) -> str:
    """The language of an answer: what the address asks for, else what the browser prefers."""
    wish = request.query_params.get("lang", "")
    if wish in LANGUAGES:
        return wish
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


class Rest:
    """Answers requests for one hall."""

    def __init__(self, hall: Hall, rate: float, burst: float) -> None:
        self.hall = hall
        self.buckets = Buckets(rate, burst)

    def routes(self) -> list[Route]:
        return [Route(way.path, self._endpoint(way), methods=[way.method]) for way in WAYS]

    def _endpoint(self, way: Way) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            words = WORDS[language(request)]
            try:
                response = await self._do(way, request, words)
            except LudotecaError as error:
                self.hall.metrics.refused += 1
                trouble = wire.Trouble(error.key, error.told(words))
                response = told(trouble, STATUS.get(error.key, 400))
            except RecursionError:  # a card file may be nested as deep as it likes
                refusal = Refusal("server-bad-body", why="too deep")
                response = told(wire.Trouble(refusal.key, refusal.told(words)), 400)
            self.hall.metrics.request(f"{way.method} {way.path}", response.status_code)
            return response

        return answer

    async def _do(self, way: Way, request: Request, words: Words) -> Response:
        asked = Asked(self.hall, request, words)
        who = request.client.host if request.client is not None else ""
        if not self.buckets.take(who, 1.0 if way.method == "GET" else 4.0):
            raise Refusal("server-too-fast")
        arguments: list[Any] = []
        if way.body is not None:
            data = await body(request, LARGEST_RECORD if way.path == "/api/records" else LARGEST_BODY)
            if way.decode is None:
                arguments.append(data)
            else:
                try:
                    arguments.append(way.decode(data or b"{}"))
                except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                    raise Refusal("server-bad-body", why=str(error)[:200]) from None
        result = await way.handler(asked, *arguments)
        if isinstance(result, Response):
            return result
        return Response(status_code=way.status) if result is None else told(result, way.status)


async def body(request: Request, largest: int) -> bytes:
    """The body of a request, if it is not too large."""
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Refusal("server-large", limit=largest // 1024)
        parts.append(part)
    return b"".join(parts)


def told(message: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


PARAMETERS: Final = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{12}$"},
    "game": {"type": "string", "enum": list(keys())},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
}
QUERIES: Final = {
    "seat": {"type": "integer", "minimum": -1, "maximum": 7, "default": -1},
    "open": {"type": "string", "enum": ["true", "false"], "default": "false"},
}


def openapi(base_url: str) -> dict[str, Any]:
    """The OpenAPI page of the REST side."""
    types = [way.returns for way in WAYS if way.returns not in (None, bytes)]
    types += [way.body for way in WAYS if way.body not in (None, bytes)]
    types.append(wire.Trouble)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for way in WAYS:
        path = way.path.replace(":int", "")
        parameters: list[dict[str, Any]] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": PARAMETERS[name],
            }
            for name in ("table", "game", "seat")
            if f"{{{name}}}" in path
        ]
        parameters += [
            {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}},
            *({"name": name, "in": "query", "schema": QUERIES[name]} for name in way.query),
        ]
        trouble = {"description": "Trouble", "content": content(by_type[repr(wire.Trouble)])}
        responses: dict[str, Any] = {f"{code}": trouble for code in sorted({400, 403, 404, 409, 413, 429, 503})}
        good: dict[str, Any] = {"description": "Done"}
        if way.returns is bytes:
            good["content"] = content({})
        elif way.returns is not None:
            good["content"] = content(by_type[repr(way.returns)])
        responses[f"{way.status}"] = good
        told_way: dict[str, Any] = {
            "summary": inspect.getdoc(way.handler),
            "operationId": way.handler.__name__,
            "parameters": parameters,
            "responses": responses,
            "security": [{}, {"link": []}],
        }
        if way.body is bytes:
            told_way["requestBody"] = {
                "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
            }
        elif way.body is not None:
            told_way["requestBody"] = {"required": True, "content": content(by_type[repr(way.body)])}
        paths.setdefault(path, {})[way.method.lower()] = told_way
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteca", "version": ludoteca.__version__},
        "servers": [{"url": base_url or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }


def content(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
