"""The lobby: tables are created, started, forked, and imported from records. Rematches: see rematches.py."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ludoteca.bots import LEVELS, STDIO, parse_spec
from ludoteca.core.cards import CardFile
from ludoteca.core.errors import BadBot
from ludoteca.core.record import Moved
from ludoteca.server.messages import wire
from ludoteca.server.processes.sandbox_worker import ImportJob, ReadCardsJob, decode_imported
from ludoteca.server.tables import clocks, tokens
from ludoteca.server.tables.decisions import decide_start, free_bot_name
from ludoteca.server.tables.entries import (
    AnyLogEntry,
    SeatConfig,
    StartEntry,
    TableConfig,
    encode,
)
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.links import NewLink, without_seats
from ludoteca.server.tables.player_names import check_name_free, looks_like, shows_something
from ludoteca.server.tables.room import WORDS, Room
from ludoteca.server.tables.rows import LogRow, TableRow, TokenRow
from ludoteca.server.tables.table import Table, fold
from ludoteca.server.tables.table_state import shared_game

if TYPE_CHECKING:
    from ludoteca.server.tables.registry import TableRegistry

LONGEST_MS: Final = 3_000  # thinking time that a bot at a table may have for a move
MOST_SIMS: Final = 20_000
MOST_WORLDS: Final = 100
IMPORT_SECONDS: Final = 10.0  # in which an imported record must have been replayed


async def create(
    registry: TableRegistry, request: wire.NewTableRequest, lang: str = "en", address: str = ""
) -> wire.Links:
    """Create a table. It starts at once if it has no open seats."""
    cards = None
    if request.cards is not None:
        cards = CardFile(request.cards, "own", False)
        seats = len(request.seats)
        job = ReadCardsJob(game=request.game, cards=cards, seats=seats, options=request.options, lang=lang)
        await registry.sandbox.run(job, address)
    game = await asyncio.to_thread(shared_game, request.game, len(request.seats), request.options, cards)
    config = TableConfig(
        request.game,
        dict(game.options),
        seat_configs(request.seats, request.nonce),
        check_settings(request.settings),
        request.public,
        clocks.now_ms() // 1000,
        secrets.token_bytes(32).hex(),
        cards,
    )
    return await add_table(registry, config)


async def add_table(registry: TableRegistry, config: TableConfig) -> wire.Links:
    """Store a new table and create its links."""
    table = tokens.fresh_id()
    own_seats = [seat for seat, state in enumerate(config.seats) if state.kind == "person" and state.group == 0]
    open_seats = [seat for seat, state in enumerate(config.seats) if state.kind == "open"]
    free_seats = [seat for seat in open_seats if not config.seats[seat].kept]
    own = NewLink(table) if own_seats else None
    host, watch = tokens.fresh_token(), tokens.fresh_token()
    join = tokens.fresh_token() if open_seats else None
    invitations = {seat: tokens.fresh_token() for seat in free_seats}
    links = [tokens.row(host, table, "host"), tokens.row(watch, table, "watch")]
    if own is not None:
        links += own.rows(own_seats)
    if join is not None:
        links.append(tokens.row(join, table, "join"))
    links += [tokens.row(token, table, "invite", [seat]) for seat, token in invitations.items()]
    at = clocks.now_ms()
    starts = not open_seats
    entries = [LogRow(table, 1, at, encode(StartEntry()))] if starts else []
    status = "playing" if starts else "waiting"
    row = TableRow(table, config.game, status, config.public, config.created, at // 1000, encode(config), 0)
    # In a thread, because a fork starts with a whole game. A set-up that cannot be dealt fails before it is stored.
    built = await asyncio.to_thread(fold, encode(config), entries, table)
    await registry.store.create(row, links, entries)
    room = registry.rooms[table] = Room(built, links)
    registry.metrics.tables += 1
    registry.autoplay.update(room)
    seat, code = (own.token, own.code) if own is not None else (None, None)
    return wire.Links(table, seat, own_seats, host, join, watch, invitations, code)


async def start(registry: TableRegistry, room: Room) -> None:
    """Start now: bots take the open seats, and the links to these seats stop working."""

    def fill_and_start(now: Table, known: Sequence[TokenRow]) -> tuple[list[AnyLogEntry], list[TokenRow]]:
        return decide_start(now), without_seats(known, now.open_seats, taken=True)

    await registry.change_links(room, fill_and_start)


async def fork(registry: TableRegistry, room: Room, request: wire.ForkRequest) -> wire.Links:
    """Create a table that continues from a position of a finished game, with new luck."""
    table = room.table
    if not table.over or table.match is None:
        raise Refusal("server-not-over")
    match = table.match
    if len(request.seats) != len(table.seats) or request.step >= len(match.steps):
        raise Refusal("server-bad-fork")
    past_moves = []
    for step in match.steps[1 : request.step + 1]:
        entry = match.record.entries[step.entry]
        past_moves.append((step.seat, step.code, entry.ms if isinstance(entry, Moved) else 0))
    config = TableConfig(
        table.config.game,
        dict(table.game.options),
        seat_configs(request.seats, None),
        check_settings(request.settings),
        False,
        clocks.now_ms() // 1000,
        secrets.token_bytes(32).hex(),
        table.config.cards,
        tuple(k for step in match.steps[: request.step + 1] for _, k in step.picks),
        tuple(past_moves),
        table.id,
        colours=table.config.colours,
    )
    return await add_table(registry, config)


async def import_table(registry: TableRegistry, record: bytes, lang: str = "en", address: str = "") -> wire.Links:
    """Store a record from elsewhere as a finished table, if the record verifies."""
    table = tokens.fresh_id()
    watch = tokens.fresh_token()
    job = ImportJob(table=table, record=record, lang=lang, seconds=IMPORT_SECONDS)
    imported = decode_imported(await registry.sandbox.run(job, address))
    now = clocks.now_ms() // 1000
    row = TableRow(table, imported.game, "over", False, now, now, imported.head, imported.steps)
    await registry.store.create(row, [tokens.row(watch, table, "watch")], [])
    await registry.store.save_record(table, imported.record)
    return wire.Links(table, None, [], None, None, watch)


def seat_configs(requests: Sequence[wire.SeatRequest], nonce: str | None) -> list[SeatConfig]:
    """The seats of a new table; a `Refusal` if the name of a person shows nothing or is there twice.

    A bot whose name is taken gets another one.
    """
    taken: list[str] = []
    for seat, request in enumerate(requests):
        if request.kind == "me":
            name = person_name(request, seat)
            check_name_free(name, taken)
            taken.append(name)
    people = iter(list(taken))
    seats = []
    for seat, request in enumerate(requests):
        if request.kind == "bot":
            name = clean_name(request.name)
            if not shows_something(name) or any(looks_like(name, other) for other in taken):
                name = free_bot_name(seat, taken)
            taken.append(name)
            seats.append(SeatConfig("bot", name, check_bot(request.level)))
        elif request.kind == "me":
            seats.append(SeatConfig("person", next(people), None, 0, nonce))
        else:
            seats.append(SeatConfig("open"))
    return seats


def person_name(request: wire.SeatRequest, seat: int) -> str:
    """The name of a person at a new table: as requested, or else their seat."""
    name = clean_name(request.name)
    if request.name.strip() and not shows_something(name):
        raise Refusal("server-bad-name")
    return name or WORDS["en"]("core-seat", seat=seat + 1)


def clean_name(name: str) -> str:
    """A name as it is shown: one line of printable characters."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[: wire.LONGEST_NAME]


def check_settings(settings: wire.TableSettings) -> wire.TableSettings:
    """The settings of a new table; a `Refusal` if they make no sense."""
    check_bot(settings.stand_in)
    clock = settings.clock
    if (clock.kind in ("move", "game") and clock.seconds < 1) or (clock.kind == "days" and clock.days < 1):
        raise Refusal("server-bad-clock")
    return settings


def check_bot(spec: str) -> str:
    """The spec of a bot that a visitor may ask for: no external program, and at most a few seconds of one core."""
    if spec.startswith(STDIO):
        raise BadBot("core-unknown-bot", bot=spec[:40], bots=", ".join(LEVELS))
    if spec in LEVELS:
        return spec
    _, numbers = parse_spec(spec)
    costs = {"ms": LONGEST_MS, "sims": MOST_SIMS, "worlds": MOST_WORLDS, "cores": 1}
    if any(numbers.get(name, 0) > limit for name, limit in costs.items()):
        raise Refusal("server-bot-greedy", ms=LONGEST_MS, sims=MOST_SIMS)
    return spec
