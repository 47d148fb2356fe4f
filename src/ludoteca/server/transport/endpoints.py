"""The REST endpoints. Routes and the OpenAPI page are made from the list at the end.

The name of a handler is the operation id on the OpenAPI page, and its docstring the summary.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.responses import Response

import ludoteca
from ludoteca.core.cards import CardFile
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import SPECTATOR
from ludoteca.core.record import SUFFIX
from ludoteca.core.record import encode as encode_record
from ludoteca.core.sets import seats_of
from ludoteca.core.text import Words
from ludoteca.games import find, keys
from ludoteca.server.messages import wire
from ludoteca.server.messages.catalogue import card_faces, game_list
from ludoteca.server.processes.sandbox_worker import MomentsJob, ReadCardsJob, ReplayJob, VerifyJob
from ludoteca.server.tables import erasure, links, lobby, rematches, tokens
from ludoteca.server.tables.clocks import now_ms
from ludoteca.server.tables.decisions import decide_abandon
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.table import Table
from ludoteca.server.transport.calls import Call, raw_json_response

LOG: Final = logging.getLogger("ludoteca.server")
REPLAY_SECONDS: Final = 20.0  # in which a finished game must have been replayed
MOST_PUBLIC: Final = 100  # public tables in the list

Handler = Callable[..., Awaitable[Any]]


class Endpoint:
    """One REST endpoint: method and path, its handler, and the types of its body and response."""

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


# -------------------------------------------------------------------------------------------- games and cards


async def games(call: Call) -> Response:
    """List all games with their options, and the bot levels."""
    return raw_json_response(_games_json(call.words, keys()))


@lru_cache
def _games_json(words: Words, games: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(game_list(words, ludoteca.__version__))


async def game_cards(call: Call) -> Response:
    """Show the cards of a game, and its rules in short."""
    return raw_json_response(_cards_json(find(call.request.path_params["game"]).key, call.words))


@lru_cache
def _cards_json(key: str, words: Words) -> bytes:
    title = find(key)
    return msgspec.json.encode(card_faces(title(title.seat_counts[0]), words))


async def check_cards(call: Call, text: bytes) -> Response:
    """Check a card file; an error names the card and the field."""
    game = find(call.request.path_params["game"])
    try:
        file = CardFile(text.decode("utf-8-sig"), "own", False)
    except UnicodeDecodeError:
        raise Refusal("core-cards-not-text", file="own") from None
    return await call.run_in_sandbox(ReadCardsJob(game=game.key, cards=file, lang=call.words.lang))


# -------------------------------------------------------------------------------------------- tables


async def create(call: Call, request: wire.NewTableRequest) -> wire.Links:
    """Create a table."""
    return await lobby.create(call.registry, request, call.words.lang, call.address)


async def public_tables(call: Call) -> list[wire.TableInfo]:
    """List the public tables whose game is not finished."""
    now = now_ms()
    infos = []
    for row in await call.registry.store.public(MOST_PUBLIC):
        try:
            room = await call.registry.room(row.id)
        except LudotecaError as error:
            LOG.warning("a public table cannot be shown", extra={"table": row.id, "why": str(error)})
            continue
        if not room.table.over and not is_kept(room.table):
            infos.append(room.listed_info(now, call.words.lang))
    return infos


def is_kept(table: Table) -> bool:
    """Whether a table waits only for players of the previous game, so that nobody else can sit down."""
    return table.status == "waiting" and bool(table.open_seats) and not table.free_seats


async def mine(call: Call, request: wire.MyGamesRequest) -> list[wire.MyGame]:
    """List the games that these tokens open; those in which it is the player's turn come first."""
    hashes = [tokens.hashed(token) for token in request.tokens]
    place = {hash_: k for k, hash_ in enumerate(hashes)}
    found = []
    now = now_ms()
    for row in await call.registry.store.find_tokens(hashes):
        if row.revoked or row.kind not in ("seat", "watch", "host"):
            continue
        try:
            room = await call.registry.room(row.table)
        except LudotecaError as error:
            LOG.warning("a table cannot be shown", extra={"table": row.table, "why": str(error)})
            continue
        kind = room.tokens.get(row.hash, row).kind
        seats = list(seats_of(row.seats)) if kind == "seat" else []
        found.append(my_game(room, place[row.hash], seats, now, call.words.lang))
    return sorted(found, key=lambda game: (not game.turn, game.table.status != "playing", -game.table.updated))


def my_game(room: Room, place: int, seats: list[int], now: int, lang: str) -> wire.MyGame:
    """A game in somebody's list: what they have to do, or how it ended."""
    table = room.table
    match = table.match if table.status == "playing" else None
    acting = [seat for seat in seats if match is not None and seat in match.actors]
    since, prompt, result = table.ended_at, "", ""
    if acting:
        since, prompt = table.turn_since[acting[0]], room.presenter(lang).prompt(acting[0])
    elif table.status == "over" and table.match is not None:
        result = room.presenter(lang).result_text(seats[0] if seats else SPECTATOR)
    return wire.MyGame(room.listed_info(now, lang), place, seats, bool(acting), since, prompt, result)


async def table(call: Call) -> wire.TableInfo:
    """Show a table as everybody at it sees it."""
    return (await call.visible_room()).info(now_ms(), call.words.lang)


async def table_cards(call: Call) -> Response:
    """Show the cards of a table."""
    room = await call.visible_room()
    lang = call.words.lang
    if lang not in room.card_faces:
        faces = await asyncio.to_thread(card_faces, room.table.game, call.words)
        room.card_faces[lang] = msgspec.json.encode(faces)
    return raw_json_response(room.card_faces[lang])


async def join(call: Call, request: wire.JoinRequest) -> wire.Links:
    """Take the seat of the link, or an open seat.

    At a rematch, a link of the previous table takes the corresponding seats, and a spectator's link gets a link to
    watch.
    """
    room = await call.room()
    earlier = await links.earlier_answer(call.registry, room.table.id, call.attempt)
    if earlier is not None:
        return earlier
    token = request.token or call.bearer
    previous = room.table.config.rematch_of
    if token is not None and previous is not None:
        for row in await call.registry.store.find_tokens([tokens.hashed(token)]):
            if row.table != previous or row.revoked:
                continue
            if row.kind == "seat":
                old = await call.registry.room(previous)
                return await rematches.join(call.registry, room, old, row, token, request.nonce, call.attempt)
            if row.kind in ("watch", "join"):  # both allow watching
                return await rematches.watch(call.registry, room, token)
    link = await call.link(room, token) if token is not None else None
    return await links.join(call.registry, room, msgspec.structs.replace(request, token=token), link, call.attempt)


async def start(call: Call) -> None:
    """Start the game now; bots take the open seats."""
    await lobby.start(call.registry, await call.hosted_room())


async def leave(call: Call) -> None:
    """Leave your seats: before the game they become open again, during it a bot plays on."""
    room = await call.room()
    link = await call.link(room)
    if link is None or link.kind != "seat":
        raise Refusal("server-no-right")
    await links.leave(call.registry, room, link)
    await rematches.note_left(call.registry, room, seats_of(link.seats))


async def erase(call: Call) -> None:
    """Erase your name and your chat messages at this table; the game is not affected."""
    room = await call.room()
    link = await call.link(room)
    if link is None or link.kind != "seat":
        raise Refusal("server-no-right")
    await erasure.erase(call.registry, room, link)


async def abandon(call: Call) -> None:
    """End a game without a result."""
    room = await call.hosted_room()
    await call.registry.act(room, decide_abandon)
    await rematches.note_closed(call.registry, room)


# -------------------------------------------------------------------------------------------- links


async def relink(call: Call) -> wire.Links:
    """Get a new link for your own seats, which replaces the old one; or, as the host, a new invitation.

    Nobody gets a link to another person's seat this way: see `claim`.
    """
    room = await call.room()
    earlier = await links.earlier_answer(call.registry, room.table.id, call.attempt)
    if earlier is not None:
        return earlier
    link = await call.link(room)
    seat = call.seat(room)
    if link is not None and link.kind == "seat" and link.seats >> seat & 1:
        return await links.renew(call.registry, room, link, call.attempt)
    return await links.invite(call.registry, room, seat, link, call.may_run(room, link))


async def invite(call: Call) -> wire.Links:
    """Create an invitation: as the host to an open seat, or as a player to one of your several seats."""
    room = await call.room()
    link = await call.link(room)
    return await links.invite(call.registry, room, call.seat(room), link, call.may_run(room, link))


async def claim(call: Call, request: wire.ClaimRequest) -> wire.Links:
    """Ask the others for a new link to a seat whose link was lost: `claim` opens it when all of them agree.

    At least two other people must play. Anybody who has or had a link to the table may ask.
    """
    room = await call.room()
    rows = [] if call.bearer is None else await call.registry.store.find_tokens([tokens.hashed(call.bearer)])
    shown = [row for row in rows if row.table == room.table.id]
    if not shown and not room.table.config.public:
        raise Refusal("server-no-right")
    seat = request.seat
    if seat is None and shown and shown[0].kind in tokens.PRIVATE:
        seat = seats_of(shown[0].seats)[0]
    if seat is None or seat >= len(room.table.seats):
        raise Refusal("server-no-seat")
    return await links.claim(call.registry, room, seat)


async def recover(call: Call, request: wire.RecoverRequest) -> wire.Links:
    """Return to your seat by its recovery code: get a new link and a new code."""
    return await links.recover(call.registry, request.code, call.attempt)


# -------------------------------------------------------------------------------------------- after a game


async def rematch(call: Call, request: wire.RematchRequest) -> wire.Links:
    """Create a table for the same players, with the seats rotated by one."""
    room = await call.room()
    link = await call.link(room)
    if link is None or link.kind != "seat" or call.bearer is None:
        raise Refusal("server-no-right")
    return await rematches.offer(call.registry, room, link, call.bearer, request.rotate, call.attempt)


async def fork(call: Call, request: wire.ForkRequest) -> wire.Links:
    """Create a table from a position of a finished game."""
    return await lobby.fork(call.registry, await call.visible_room(), request)


async def record(call: Call) -> Response:
    """Download the record of a finished game."""
    room = await call.finished_room()
    name = f"{room.table.config.game}-{room.table.id}{SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await record_json(room), media_type="application/json", headers=headers)


async def take_in(call: Call, data: bytes) -> wire.Links:
    """Import a record from elsewhere, to look at it or continue from it; the record must verify."""
    return await lobby.import_table(call.registry, data, call.words.lang, call.address)


async def verdict(call: Call) -> Response:
    """Check whether a finished game was dealt as committed."""
    data = await record_json(await call.finished_room())
    return await call.run_in_sandbox(VerifyJob(record=data, lang=call.words.lang, seconds=REPLAY_SECONDS))


async def replay(call: Call) -> wire.Replay:
    """Replay a finished game as one seat saw it (`seat`) or with open hands (`open=true`); `words=true` adds words."""
    room = await call.finished_room()
    query = call.request.query_params
    text = query.get("seat", "-1")
    seat = int(text) if text.lstrip("-").isdecimal() and len(text) < 3 else -2
    if not -1 <= seat < len(room.table.seats):
        raise Refusal("server-no-seat")
    open_hands = query.get("open", "false") == "true"
    lang = call.words.lang
    data = await record_json(room)
    in_words = query.get("words", "false") == "true"
    job = ReplayJob(record=data, seat=seat, open_hands=open_hands, in_words=in_words, lang=lang, seconds=REPLAY_SECONDS)
    frames: Any = msgspec.Raw(await call.registry.sandbox.run(job, call.address))
    reader = SPECTATOR if open_hands else seat
    ending = room.presenter(lang).ending(reader) if room.table.status == "over" else None
    return wire.Replay(room.info(now_ms(), lang), seat, open_hands, frames, ending)


async def telling_moments(call: Call) -> Response:
    """Show the largest swings of the score of a finished game; the player of the link, or of `seat`, is "you"."""
    room = await call.finished_room()
    link = await call.link(room)
    own = seats_of(link.seats) if link is not None and link.kind == "seat" else ()
    text = call.request.query_params.get("seat", "")
    reader = next((seat for seat in own if str(seat) == text), own[0] if own else SPECTATOR)
    lang = call.words.lang
    known = room.moments.get((lang, reader))
    if known is None:
        number = room.table.seq
        job = MomentsJob(record=await record_json(room), seat=reader, lang=lang, seconds=REPLAY_SECONDS)
        known = await call.registry.sandbox.run(job, call.address)
        if room.table.seq == number:  # otherwise a name may have been erased meanwhile
            room.moments[lang, reader] = known
    return raw_json_response(known)


async def record_json(room: Room) -> bytes:
    """The record of a table as JSON, encoded in a thread because it may be long."""
    return await asyncio.to_thread(lambda: encode_record(room.table.record()))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", games, wire.GameList),
    Endpoint("GET", "/api/games/{game}/cards", game_cards, wire.CardFaces),
    Endpoint("POST", "/api/games/{game}/cards", check_cards, wire.CardFaces, body=bytes),
    Endpoint("GET", "/api/tables", public_tables, list[wire.TableInfo]),
    Endpoint("POST", "/api/tables", create, wire.Links, 201, wire.NewTableRequest),
    Endpoint("POST", "/api/mine", mine, list[wire.MyGame], body=wire.MyGamesRequest),
    Endpoint("GET", "/api/tables/{table}", table, wire.TableInfo),
    Endpoint("GET", "/api/tables/{table}/cards", table_cards, wire.CardFaces),
    Endpoint("POST", "/api/tables/{table}/join", join, wire.Links, body=wire.JoinRequest),
    Endpoint("POST", "/api/tables/{table}/start", start, None, 204),
    Endpoint("POST", "/api/tables/{table}/leave", leave, None, 204),
    Endpoint("POST", "/api/tables/{table}/abandon", abandon, None, 204),
    Endpoint("POST", "/api/tables/{table}/erase", erase, None, 204),
    Endpoint("POST", "/api/tables/{table}/links/{seat}", relink, wire.Links),
    Endpoint("POST", "/api/tables/{table}/invite/{seat}", invite, wire.Links),
    Endpoint("POST", "/api/tables/{table}/claim", claim, wire.Links, 201, wire.ClaimRequest),
    Endpoint("POST", "/api/recover", recover, wire.Links, body=wire.RecoverRequest),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, wire.Links, 201, wire.RematchRequest),
    Endpoint("POST", "/api/tables/{table}/fork", fork, wire.Links, 201, wire.ForkRequest),
    Endpoint("GET", "/api/tables/{table}/record", record, bytes),
    Endpoint("GET", "/api/tables/{table}/replay", replay, wire.Replay, query=("seat", "open", "words")),
    Endpoint("GET", "/api/tables/{table}/moments", telling_moments, wire.Moments, query=("seat",)),
    Endpoint("GET", "/api/tables/{table}/verify", verdict, wire.Verdict),
    Endpoint("POST", "/api/records", take_in, wire.Links, 201, bytes),
)
