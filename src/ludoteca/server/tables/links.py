"""Seat links and invitations: who may see which hand, and how a seat gets a new link.

A seat link belongs only to the person who sits there; not even the host has it. Taking a seat uses up the invitation;
its holder gets a seat link and a recovery code. A taken seat gets a new link only at its player's own request, by its
recovery code, or with the consent of all others if at least two other people play. Every new link is logged and
announced to everybody at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ludoteca.core.sets import seats_of
from ludoteca.server.messages import wire
from ludoteca.server.tables import clocks, tokens
from ludoteca.server.tables.decisions import (
    check_log_space,
    check_not_kept,
    decide_leave,
    decide_link_reply,
    decide_link_request,
    decide_resign,
    decide_return,
    decide_sit,
    names_of_others,
)
from ludoteca.server.tables.entries import (
    AnyLogEntry,
    InviteEntry,
    LeaveEntry,
    LinkReason,
    LinkReplyEntry,
    RelinkEntry,
    SitEntry,
    StartEntry,
)
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.player_names import check_name, check_name_free
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.rows import TokenRow
from ludoteca.server.tables.table import Table

if TYPE_CHECKING:
    from ludoteca.server.tables.registry import TableRegistry


LinkChange = tuple[list[AnyLogEntry], list[TokenRow]]  # entries for the log, and links with their new values


class NewLink:
    """A new link for one person's seats, with a recovery code, before it is stored.

    A client may send a secret key (`attempt`), from which both are derived. If the answer is lost on the way, the
    client repeats the request and gets the same answer. Without a key, a lost connection could lock a player out.
    """

    def __init__(self, table: str, token: str | None = None, attempt: str | None = None) -> None:
        self.table = table
        self.token = token or (tokens.fresh_token() if attempt is None else tokens.derived_token(attempt, table))
        self.code = tokens.fresh_code() if attempt is None else tokens.derived_code(attempt, table)

    def rows(self, seats: Sequence[int]) -> list[TokenRow]:
        return [
            tokens.row(self.token, self.table, "seat", list(seats)),
            tokens.row(self.code, self.table, "recovery", list(seats)),
        ]

    def message(self, seats: Sequence[int]) -> wire.Links:
        return wire.Links(self.table, self.token, list(seats), recovery=self.code)


async def earlier_answer(registry: TableRegistry, table: str, attempt: str | None) -> wire.Links | None:
    """The answer to a repeated request if the first one succeeded."""
    if attempt is None:
        return None
    link = NewLink(table, attempt=attempt)
    for row in await registry.store.find_tokens([tokens.hashed(link.token)]):
        if row.table == table and row.kind == "seat" and not row.revoked:
            return link.message(seats_of(row.seats))
    return None


async def join(
    registry: TableRegistry,
    room: Room,
    request: wire.JoinRequest,
    held: TokenRow | None,
    attempt: str | None = None,
) -> wire.Links:
    """Take the seat of the link, or an open one. The game starts when the last seat is taken."""
    table = room.table
    if held is not None and held.kind == "seat":
        return await _rename(registry, room, request, held)
    if held.kind not in ("join", "host", "invite") if held is not None else not table.config.public:
        raise Refusal("server-no-right")
    invited = held is not None and held.kind == "invite"
    wanted = seats_of(held.seats)[0] if held is not None and invited else request.seat
    link = NewLink(table.id, attempt=attempt)
    chosen: list[int] = []

    def sit(now: Table, known: Sequence[TokenRow]) -> LinkChange:
        if held is not None and current(held, known).revoked:  # since the request arrived
            raise Refusal("server-seat-taken" if invited else "server-no-right")
        entries: list[AnyLogEntry] = []
        if invited and wanted is not None and now.seats[wanted].kind == "person":
            # A person with several seats passes this one on: all other invitations end when their seat is taken.
            name = check_name(request.name)
            check_name_free(name, names_of_others(now, wanted))
            chosen[:] = [wanted]
            entries.append(RelinkEntry((wanted,), "given", name))
            if now.status == "waiting":
                entries.append(SitEntry(wanted, name, request.nonce, link_is_private=True))
        else:
            if wanted is not None and wanted not in now.open_seats:
                raise Refusal("server-seat-taken" if now.status == "waiting" else "server-already-begun")
            entry = decide_sit(now, wanted, request.name, request.nonce)
            chosen[:] = [entry.seat]
            entries.append(entry)
            if now.open_seats == chosen:
                entries.append(StartEntry())
        return entries, [*without_seats(known, chosen, taken=True), *link.rows(chosen)]

    await registry.change_links(room, sit)
    return link.message(chosen)


async def _rename(registry: TableRegistry, room: Room, request: wire.JoinRequest, held: TokenRow) -> wire.Links:
    """Somebody who already has a seat changes their name."""
    seats = list(seats_of(held.seats))
    seat = request.seat if request.seat in seats else seats[0]

    def rename(now: Table, known: Sequence[TokenRow]) -> LinkChange:
        if current(held, known).revoked:
            raise Refusal("server-no-right")
        if now.status != "waiting":
            return [], []
        # The link stays the same: if others may know it, they still do.
        private = now.seats[seat].link_is_private
        entry = msgspec.structs.replace(decide_sit(now, seat, request.name, request.nonce), link_is_private=private)
        return [entry], []

    await registry.change_links(room, rename)
    return wire.Links(room.table.id, request.token, seats)


async def leave(registry: TableRegistry, room: Room, held: TokenRow, resign: bool = False) -> int:
    """Leave the seats of a link. Before the game they become open, and the link becomes an invitation to return.

    With `resign`, a player gives the game up for good.
    """

    def leave_seats(now: Table, known: Sequence[TokenRow]) -> LinkChange:
        row = current(held, known)
        if row.revoked or row.kind != "seat":
            raise Refusal("server-no-right")
        seats = seats_of(row.seats)
        entries = decide_resign(now, seats) if resign else decide_leave(now, seats)
        rows: list[TokenRow] = []
        if entries and now.link_asked is not None:  # the request may be repeated to those who stay
            entries.append(LinkReplyEntry(seats[0], False))
            rows = ended_claims(known)
        if not any(isinstance(entry, LeaveEntry) for entry in entries):
            return entries, rows
        others = [other for other in known if other.hash != row.hash]
        invitation = msgspec.structs.replace(row, kind="invite", seats=1 << seats[0])
        return entries, [*without_seats(others, seats, taken=True), invitation]

    return await registry.change_links(room, leave_seats)


async def renew(
    registry: TableRegistry, room: Room, held: TokenRow, attempt: str | None = None, how: LinkReason = "own"
) -> wire.Links:
    """Replace a player's link or recovery code by a new link for the same seats, on all their devices."""
    link = NewLink(room.table.id, attempt=attempt)
    seats: list[int] = []

    def relink(now: Table, known: Sequence[TokenRow]) -> LinkChange:
        row = current(held, known)
        if row.revoked or any(now.seats[seat].kind != "person" for seat in seats_of(row.seats)):
            raise Refusal("server-no-code" if how == "code" else "server-no-right")
        check_log_space(now)
        seats[:] = seats_of(row.seats)
        return [RelinkEntry(tuple(seats), how)], [*without_seats(known, seats), *link.rows(seats)]

    await registry.change_links(room, relink)
    return link.message(seats)


async def recover(registry: TableRegistry, code: str, attempt: str | None = None) -> wire.Links:
    """Exchange a recovery code for a new link to its seats and a new code."""
    for row in await registry.store.find_tokens([tokens.hashed(tokens.read_code(code))]):
        earlier = await earlier_answer(registry, row.table, attempt)
        if earlier is not None:
            return earlier
        if row.kind == "recovery" and not row.revoked:
            return await renew(registry, await registry.room(row.table), row, attempt, "code")
    raise Refusal("server-no-code")


async def invite(registry: TableRegistry, room: Room, seat: int, held: TokenRow | None, host: bool) -> wire.Links:
    """Create a new invitation: the host for an open seat, or a player for one of their several seats."""
    token = tokens.fresh_token()

    def offer(now: Table, known: Sequence[TokenRow]) -> LinkChange:
        kind = now.seats[seat].kind
        row = None if held is None else current(held, known)
        own = row is not None and not row.revoked and row.kind == "seat" and bool(row.seats >> seat & 1)
        if kind == "bot" or (kind == "open" and not host) or (kind == "person" and not host and not own):
            raise Refusal("server-no-right")
        if kind == "person" and now.seats[seat].resigned:
            raise Refusal("server-resigned")
        if kind == "person" and (not own or row is None or row.seats == 1 << seat):
            raise Refusal("server-seat-taken")  # by another person, or it is the player's only seat
        check_not_kept(now, seat)
        check_log_space(now)
        older = [other for other in known if other.kind == "invite"] if kind == "person" else known
        return [InviteEntry(seat)], [*without_seats(older, [seat]), tokens.row(token, now.id, "invite", [seat])]

    await registry.change_links(room, offer)
    return wire.Links(room.table.id, each={seat: token})


async def welcome_back(registry: TableRegistry, room: Room, seats: Sequence[int]) -> None:
    """A player is at their seats again: stop a bot they did not ask for, and end a request for their link."""

    def take_back(now: Table, known: Sequence[TokenRow]) -> LinkChange:
        return decide_return(now, seats), ended_claims(known)

    if room.table.link_asked in seats:
        await registry.change_links(room, take_back)
    else:
        await registry.act(room, lambda now: decide_return(now, seats))


async def claim(registry: TableRegistry, room: Room, seat: int) -> wire.Links:
    """Ask the others for a new link to a person's seat. The caller gets a token that becomes the link."""
    token = tokens.fresh_token()

    def request(now: Table, known: Sequence[TokenRow]) -> LinkChange:
        seats = now.seats_sharing_link(seat)
        if any(room.is_present(other, clocks.now_ms()) for other in seats):
            raise Refusal("server-is-here")
        entry = decide_link_request(now, seat)
        return [entry], [*ended_claims(known), tokens.row(token, now.id, "claim", sorted(seats))]

    await registry.change_links(room, request)
    return wire.Links(room.table.id, claim=token)


async def reply_to_claim(registry: TableRegistry, room: Room, seat: int, agree: bool) -> int:
    """A player's answer to a request for a new link. With the last consent the claim becomes the link."""

    def reply(now: Table, known: Sequence[TokenRow]) -> LinkChange:
        entries = decide_link_reply(now, seat, agree)
        claims = [row for row in known if row.kind == "claim" and not row.revoked]
        if not agree:
            return entries, ended_claims(known)
        granted = [entry for entry in entries if isinstance(entry, RelinkEntry)]
        if not granted:
            return entries, []
        if not claims:
            raise Refusal("server-no-question")
        seats = granted[0].seats
        rows = without_seats([row for row in known if row.kind != "claim"], seats)
        link = msgspec.structs.replace(claims[-1], kind="seat", seats=tokens.mask(list(seats)))
        return entries, [*rows, link]

    return await registry.change_links(room, reply)


def find_row(hash_: bytes, known: Sequence[TokenRow]) -> TokenRow | None:
    """The link with this hash."""
    return next((row for row in known if row.hash == hash_), None)


def current(held: TokenRow, known: Sequence[TokenRow]) -> TokenRow:
    """A link as it is now; it may have changed since it was read."""
    row = find_row(held.hash, known)
    return msgspec.structs.replace(held, revoked=True) if row is None else row


def without_seats(known: Sequence[TokenRow], seats: Sequence[int], taken: bool = False) -> list[TokenRow]:
    """The links that open these seats, changed so that they no longer do; their other seats stay open to them.

    With `taken`, a former link of an open seat becomes a revoked invitation, which says that the seat is taken.
    """
    rows = []
    removed = tokens.mask(list(seats))
    for old in known:
        if old.kind in tokens.PRIVATE and old.seats & removed and not old.revoked:
            left = old.seats & ~removed
            kind = "invite" if taken and old.kind == "seat" and not left else old.kind
            rows.append(msgspec.structs.replace(old, kind=kind, seats=left or old.seats, revoked=not left))
    return rows


def ended_claims(known: Sequence[TokenRow]) -> list[TokenRow]:
    """All open claims, revoked."""
    return [msgspec.structs.replace(row, revoked=True) for row in known if row.kind == "claim" and not row.revoked]


def old_invitations(rows: Sequence[TokenRow], table: Table) -> list[TokenRow]:
    """The `seat` links to open seats, which version 0.1 created, as the invitations they are."""
    if table.status != "waiting":
        return []
    return [
        msgspec.structs.replace(row, kind="invite")
        for row in rows
        if row.kind == "seat"
        and not row.revoked
        and all(table.seats[seat].kind == "open" for seat in seats_of(row.seats))
    ]
