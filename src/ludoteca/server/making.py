"""Tables are made and filled: set-up, links, taking a seat, rematch, forks, records from elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from ludoteca.bots import STDIO, describe
from ludoteca.core.cards import CardFile
from ludoteca.core.errors import BadBot
from ludoteca.core.record import Moved as RecordMoved
from ludoteca.core.record import Record, Redone
from ludoteca.core.record import Undone as RecordUndone
from ludoteca.core.replay import verify
from ludoteca.core.sets import seats_of
from ludoteca.games import find
from ludoteca.server import clocks, tokens, wire
from ludoteca.server.live import WORDS, Live
from ludoteca.server.store import LogRow, TableRow, TokenRow
from ludoteca.server.table import (
    AnyEntry,
    Head,
    HeadSeat,
    Refusal,
    Rematched,
    Sat,
    Started,
    Table,
    bot_name,
    encode,
    imported,
    set_up,
)

if TYPE_CHECKING:
    from ludoteca.server.hall import Hall

LONGEST_MS: Final = 3_000  # what a bot at a table may take for a move
MOST_SIMS: Final = 20_000
MOST_ENTRIES: Final = 25_000  # of a record from elsewhere
MOST_REPLAYED: Final = 1_000_000  # its entries times its undos, each of which plays the game again
TAKEN_BACK: Final = (RecordUndone, Redone)


async def create(hall: Hall, wish: wire.NewTable) -> wire.Links:
    """Set a table; it begins at once if nobody is waited for."""
    cards = None if wish.cards is None else CardFile(wish.cards, "own", False)
    setup = set_up(wish.game, len(wish.seats), wish.options, cards)
    head = Head(
        wish.game,
        dict(setup.options),
        head_seats(wish.seats, wish.nonce),
        checked(wish.manners),
        wish.public,
        clocks.now_ms() // 1000,
        secrets.token_bytes(32).hex(),
        cards,
    )
    return await set_table(hall, head)


async def set_table(hall: Hall, head: Head) -> wire.Links:
    """Write a new table down, with its links."""
    table = tokens.fresh_id()
    mine = [seat for seat, wish in enumerate(head.seats) if wish.kind == "person" and wish.group == 0]
    opened = [seat for seat, wish in enumerate(head.seats) if wish.kind == "open"]
    own = tokens.fresh_token() if mine else None
    host, watch = tokens.fresh_token(), tokens.fresh_token()
    join = tokens.fresh_token() if opened else None
    each = {seat: tokens.fresh_token() for seat in opened}
    rows = [tokens.row(host, table, "host"), tokens.row(watch, table, "watch")]
    if own is not None:
        rows.append(tokens.row(own, table, "seat", mine))
    if join is not None:
        rows.append(tokens.row(join, table, "join"))
    rows += [tokens.row(token, table, "seat", [seat]) for seat, token in each.items()]
    at = clocks.now_ms()
    begins = not opened
    entries = [LogRow(table, 1, at, encode(Started()))] if begins else []
    row = TableRow(
        table, head.game, "playing" if begins else "waiting", head.public, head.created, at // 1000, encode(head), 0
    )
    made = Table(table, head)
    for entry in entries:
        made.apply_row(entry)  # a set-up that cannot be dealt is found out before it is kept
    await hall.store.create(row, rows, entries)
    live = hall.lives[table] = Live(made, rows)
    hall.metrics.tables += 1
    hall.attendant.attend(live)
    return wire.Links(table, own, mine, host, join, watch, each)


async def join(hall: Hall, live: Live, wish: wire.Join, held: TokenRow | None) -> wire.Links:
    """Take a seat: the one of the link, or an open one; the game begins when the last has been taken."""
    table = live.table
    seat = wish.seat
    fresh: str | None = None
    if held is not None and held.kind == "seat":
        mine = list(seats_of(held.seats))
        seat = seat if seat in mine else mine[0]
        if table.status != "waiting":
            return wire.Links(table.id, wish.token, mine)
    elif held.kind not in ("join", "host") if held is not None else not table.head.public:
        raise Refusal("server-no-right")
    else:
        fresh = tokens.fresh_token()
    chosen: list[int] = []

    def sit(now: Table) -> list[AnyEntry]:
        if held is not None and live.tokens.get(held.hash, held).revoked:
            raise Refusal("server-no-right")  # while this waited for its turn
        if fresh is not None and seat is not None and seat not in now.open_seats():
            raise Refusal("server-seat-taken")
        entry = now.decide_sit(seat, wish.name, wish.nonce)
        chosen[:] = [entry.seat]
        last = [k for k in now.open_seats() if k != entry.seat] == []
        return [entry, Started()] if last else [entry]

    if fresh is None:
        await hall.act(live, sit)
        assert held is not None
        return wire.Links(table.id, wish.token, list(seats_of(held.seats)))
    # Which seat it will be is known only when it is decided: the link is written with the same stroke.
    rows: list[TokenRow] = []

    def sit_with_link(now: Table) -> list[AnyEntry]:
        entries = sit(now)
        rows[:] = [*without(known, chosen), tokens.row(fresh, table.id, "seat", chosen)]
        return entries

    known = await links_of(hall, live)
    await hall.act(live, sit_with_link, rows)
    return wire.Links(table.id, fresh, chosen)


async def links_of(hall: Hall, live: Live) -> list[TokenRow]:
    """All links of a table, those among them that another worker has made."""
    loaded = await hall.store.load(live.table.id)
    return loaded.tokens if loaded is not None else []


async def begin(hall: Hall, live: Live) -> None:
    """Begin now: bots take the seats that are still open, and the links to those seats open nothing any more."""
    known = await links_of(hall, live)
    rows: list[TokenRow] = []

    def start(now: Table) -> list[AnyEntry]:
        rows[:] = without(known, now.open_seats())
        return now.decide_start()

    await hall.act(live, start, rows)


async def relink(hall: Hall, live: Live, seat: int) -> wire.Links:
    """A new link for a seat; the old ones open it no more."""
    if not 0 <= seat < len(live.table.seats):
        raise Refusal("server-no-seat")
    token = tokens.fresh_token()
    async with live.lock:  # nobody comes in or sits down by the old link meanwhile
        if live.table.seats[seat].kind == "bot":
            raise Refusal("server-no-right")  # its cards are for nobody's eyes
        rows = [*without(await links_of(hall, live), [seat]), tokens.row(token, live.table.id, "seat", [seat])]
        await hall.store.append([], None, rows)
        live.relink(rows)
    return wire.Links(live.table.id, token, [seat])


async def rematch(hall: Hall, live: Live, by: TokenRow, token: str, rotate: bool) -> wire.Links:
    """A new table for the same players, the seats moved on by one; each comes in by their old link."""
    table = live.table
    if not table.over:
        raise Refusal("server-not-over")
    count = len(table.seats)
    shift = 1 if rotate else 0
    if table.rematch is not None:
        return await follow(hall, await hall.live(table.rematch), live, by, token, None)
    first: dict[int, int] = {}  # of each group, who share a link, the first seat at the new table
    seats = []
    for k in range(count):
        old = table.seats[(k - shift) % count]
        if old.kind == "person":
            seats.append(HeadSeat("open", group=1 + count + first.setdefault(old.group, k)))
        else:
            seats.append(HeadSeat("bot", old.name or bot_name(k), old.level or table.head.manners.stand_in))
    head = msgspec.structs.replace(
        table.head,
        seats=seats,
        created=clocks.now_ms() // 1000,
        secret=secrets.token_bytes(32).hex(),
        given=(),
        past=(),
        forked_from=None,
        follows=table.id,
        moved_by=shift,
        record=None,
    )
    links = await set_table(hall, head)
    meeting: list[str] = []

    def meet(now: Table) -> AnyEntry | int:
        meeting[:] = [now.rematch or links.table]
        return now.seq if now.rematch is not None else Rematched(links.table)

    await hall.act(live, meet)
    own = await follow(hall, await hall.live(meeting[0]), live, by, token, None)
    if own.table != links.table:  # another was quicker: all meet at theirs, and nobody will come to this one
        unwanted = await hall.live(links.table)
        await hall.act(unwanted, Table.decide_abandon)
        return own
    return msgspec.structs.replace(own, host=links.host, watch=links.watch, join=links.join)


async def follow(hall: Hall, live: Live, old: Live, by: TokenRow, token: str, nonce: str | None) -> wire.Links:
    """Take the seats at a rematch that belong to those of a link of the old table, by the link that goes with it."""
    table = live.table
    seats = seats_of(by.seats)
    if table.head.follows != old.table.id or not seats:
        raise Refusal("server-no-right")
    count = len(table.seats)
    mine = sorted((seat + table.head.moved_by) % count for seat in seats)
    names = {(seat + table.head.moved_by) % count: old.table.seats[seat].name for seat in seats}
    link = tokens.following(token, table.id)
    row = tokens.row(link, table.id, "seat", mine)

    def sit(now: Table) -> list[AnyEntry]:
        known = live.tokens.get(row.hash)
        if known is not None and known.revoked:
            raise Refusal("server-no-right")
        if any(now.seats[seat].kind != "open" and not now.seats[seat].followed for seat in mine):
            raise Refusal("server-seat-taken")  # by somebody else: their cards are theirs
        if now.status != "waiting":
            return []
        entries: list[AnyEntry] = [Sat(seat, names[seat], nonce, True) for seat in mine]
        last = not [k for k in now.open_seats() if k not in mine]
        return [*entries, Started()] if last else entries

    await hall.act(live, sit, [row])
    if row.hash not in live.tokens:  # the game was on already, and nothing had to be written for it
        await hall.store.append([], None, [row])
        live.tokens[row.hash] = row
    return wire.Links(table.id, link, mine)


async def watch_on(hall: Hall, live: Live, token: str) -> wire.Links:
    """Whoever watched the game before may watch the next: the link that goes with theirs."""
    link = tokens.following(token, live.table.id)
    row = tokens.row(link, live.table.id, "watch")
    if row.hash not in live.tokens:
        await hall.store.append([], None, [row])
        live.tokens[row.hash] = row
    return wire.Links(live.table.id, watch=link)


async def fork(hall: Hall, live: Live, wish: wire.Fork) -> wire.Links:
    """A new table that goes on from a position of a finished game, with luck of its own."""
    table = live.table
    if not table.over or table.match is None:
        raise Refusal("server-not-over")
    match = table.match
    if len(wish.seats) != len(table.seats):
        raise Refusal("server-bad-fork")
    steps = match.steps[1 : wish.step + 1]
    if wish.step >= len(match.steps):
        raise Refusal("server-bad-fork")
    entries = match.record.entries
    past = []
    for step in steps:
        entry = entries[step.entry]
        past.append((step.seat, step.code, entry.ms if isinstance(entry, RecordMoved) else 0))
    given = tuple(k for step in match.steps[: wish.step + 1] for _, k in step.picks)
    head = Head(
        table.head.game,
        dict(table.setup.options),
        head_seats(wish.seats, None),
        checked(wish.manners),
        False,
        clocks.now_ms() // 1000,
        secrets.token_bytes(32).hex(),
        table.head.cards,
        given,
        tuple(past),
        table.id,
    )
    return await set_table(hall, head)


async def take_in(hall: Hall, record: Record) -> wire.Links:
    """A record from elsewhere, if it is true, as a table that is over."""
    entries = len(record.entries)
    if entries > MOST_ENTRIES or entries * sum(isinstance(e, TAKEN_BACK) for e in record.entries) > MOST_REPLAYED:
        raise Refusal("server-long-record")
    await asyncio.to_thread(verify, record, find)
    table = tokens.fresh_id()
    watch = tokens.fresh_token()
    row, rows, data = imported(record, table, [tokens.row(watch, table, "watch")], clocks.now_ms())
    await hall.store.create(row, rows, [])
    await hall.store.save_record(table, data)
    return wire.Links(table, None, [], None, None, watch)


def without(known: Sequence[TokenRow], seats: Sequence[int]) -> list[TokenRow]:
    """The links that have opened these seats, as they are once they do not any more: what else they open stays."""
    rows = []
    gone = tokens.mask(list(seats))
    for old in known:
        if old.kind == "seat" and old.seats & gone and not old.revoked:
            left = old.seats & ~gone
            rows.append(msgspec.structs.replace(old, seats=left or old.seats, revoked=not left))
    return rows


def head_seats(wishes: Sequence[wire.SeatWish], nonce: str | None) -> list[HeadSeat]:
    """The seats of a new table."""
    seats = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            seats.append(HeadSeat("bot", clean(wish.name) or bot_name(seat), allowed(wish.level)))
        elif wish.kind == "me":
            seats.append(
                HeadSeat("person", clean(wish.name) or WORDS["en"]("core-seat", seat=seat + 1), None, 0, nonce)
            )
        else:
            seats.append(HeadSeat("open"))
    return seats


def clean(name: str) -> str:
    """A name as it is shown: one line of printable characters."""
    return " ".join("".join(character for character in name if character.isprintable()).split())[: wire.LONGEST_NAME]


def checked(manners: wire.Manners) -> wire.Manners:
    """The manners of a table, if they can be kept."""
    allowed(manners.stand_in)
    clock = manners.clock
    if (clock.kind in ("move", "game") and clock.seconds < 1) or (clock.kind == "days" and clock.days < 1):
        raise Refusal("server-bad-clock")
    return manners


def allowed(spec: str) -> str:
    """A bot that a visitor may ask for: never a program, never more than a few seconds of one core."""
    if spec.startswith(STDIO):
        raise BadBot("core-unknown-bot", bot=spec[:40], bots="easy, medium, hard, master")
    _, numbers = describe(spec)
    over = numbers.get("ms", 0) > LONGEST_MS or numbers.get("sims", 0) > MOST_SIMS or numbers.get("worlds", 0) > 100
    if over or numbers.get("cores", 1) > 1:
        raise Refusal("server-bot-greedy", ms=LONGEST_MS, sims=MOST_SIMS)
    return spec
