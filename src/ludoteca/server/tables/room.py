"""A room: a table in memory together with the readers connected to it."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from ludoteca.core.game import SPECTATOR
from ludoteca.core.match import Step
from ludoteca.core.sets import seats_of
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.server.messages import wire
from ludoteca.server.messages.logbook import LOGBOOK
from ludoteca.server.messages.presenter import Presenter
from ludoteca.server.tables import clocks
from ludoteca.server.tables.entries import NOBODY, AnyLogEntry
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.info import table_info
from ludoteca.server.tables.rows import TokenRow
from ludoteca.server.tables.table import Table

WORDS: Final = {lang: Words(lang) for lang in LANGUAGES}
MOST_RECENT: Final = 1024  # entries kept in memory, including private ones
MOST_RECENT_PUBLIC: Final = 64  # of these, entries that everybody may see

MOST_NETWORKS: Final = 16  # from which the player of a seat has connected

JobKey = tuple[str, int]  # the kind of an automatic move, and the question it answers


def network_of(address: str) -> str:
    """The network of a client: its address, or the part of an IPv6 address that a household keeps.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("")
    ('192.0.2.7', '2001:db8:1:2::/64', '')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    mapped = parsed.ipv4_mapped
    return str(mapped) if mapped is not None else str(ipaddress.ip_network((parsed, 64), strict=False))


class Reader(Protocol):
    """A connection that receives the messages of a table."""

    seat: int
    seats: tuple[int, ...]
    invited: tuple[int, ...]  # seats that this reader may take by invitation
    host: bool
    may_sit: bool
    lang: str
    link: bytes | None  # the hash of the token by which this reader entered

    def send(self, message: bytes) -> None: ...

    def dismiss(self, key: str, again: bool) -> None: ...


class Room:
    """A table in memory together with the readers connected to it."""

    def __init__(self, table: Table, rows: Sequence[TokenRow]) -> None:
        self.table = table
        self.tokens = {row.hash: row for row in rows}
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.jobs: dict[int, tuple[JobKey, asyncio.Task[None]]] = {}  # automatic moves under way, by seat
        self.timeout: asyncio.TimerHandle | None = None  # for the clock that runs out first
        self.announced: dict[int, tuple[int, ...]] = {}
        self.presenters: dict[str, Presenter] = {}
        self.card_faces: dict[str, bytes] = {}  # by language: the cards of this table, as JSON
        self.moments: dict[tuple[str, int], bytes] = {}  # by language and reader: those of a finished game, as JSON
        self.recent: deque[tuple[int, AnyLogEntry, Sequence[Step]]] = deque()  # number, entry and its steps
        self.recent_public = 0  # how many of them everybody may see
        self.elsewhere: dict[str, tuple[int, int, float]] = {}  # by worker: seats, spectators, time of its report
        self.absent_since: dict[int, int] = {}  # by seat without a connected player; milliseconds since 1970
        self.seat_networks: dict[int, deque[str]] = {}  # by seat: where its player has connected from
        self.used = time.monotonic()
        self.note_absence()

    def presenter(self, lang: str) -> Presenter:
        """The presenter of the match in a language."""
        match = self.table.match
        assert match is not None
        presenter = self.presenters.get(lang)
        if presenter is not None and presenter.match is not match:
            self.forget_presenters()
            presenter = None
        if presenter is None:
            presenter = Presenter(match, WORDS[lang], self.table.config.settings.memory_aid)
            self.presenters[lang] = presenter
        return presenter

    def forget_presenters(self) -> None:
        """Drop all cached sentences, because names have changed or the room closes."""
        LOGBOOK.forget(list(self.presenters.values()))
        self.presenters.clear()

    def local_presence(self) -> tuple[set[int], int]:
        """The seats whose players are connected to this worker, and the number of its spectators."""
        return (
            {seat for reader in self.readers for seat in reader.seats},
            sum(1 for reader in self.readers if not reader.seats),
        )

    def connected(self) -> set[int]:
        """The seats whose players are connected to any worker."""
        return self.local_presence()[0].union(*(seats_of(seats) for seats, _, _ in self.elsewhere.values()))

    def watching(self) -> int:
        """The number of spectators connected to any worker."""
        return self.local_presence()[1] + sum(watching for _, watching, _ in self.elsewhere.values())

    def note_absence(self) -> None:
        """Remember since when each absent player is absent. A freshly loaded room counts from now."""
        here, now = self.connected(), clocks.now_ms()
        self.absent_since = {
            seat: self.absent_since.get(seat, now) for seat in range(len(self.table.seats)) if seat not in here
        }

    def note_newcomer(self, seat: int) -> None:
        """Somebody has taken a seat: until they connect, they are absent from now on."""
        self.absent_since.pop(seat, None)
        self.note_absence()

    def is_present(self, seat: int, now: int) -> bool:
        """Whether a seat's player is connected, or has not been absent long enough to be replaced."""
        since = self.absent_since.get(seat)
        return since is None or now < since + self.table.clocks.grace(seat, now)

    def note_network(self, seats: Sequence[int], address: str) -> None:
        """Remember where the player of these seats connects from, in case the host mutes them."""
        for seat in seats:
            known = self.seat_networks.setdefault(seat, deque(maxlen=MOST_NETWORKS))
            if network_of(address) not in known:
                known.append(network_of(address))

    def check_may_chat(self, reader: Reader, address: str) -> None:
        """Refuse a chat message of a muted player, also if they watch the table meanwhile, or of muted spectators."""
        seats = self.table.seats
        if any(seats[seat].silenced for seat in reader.seats):
            raise Refusal("server-silenced")
        if reader.seats or reader.host:
            return
        if self.table.watchers_silenced:
            raise Refusal("server-watchers-silent")
        network = network_of(address)
        if any(seats[seat].silenced and network in known for seat, known in self.seat_networks.items()):
            raise Refusal("server-silenced")

    def info(self, now: int, lang: str) -> wire.TableInfo:
        return table_info(self.table, self.connected(), self.watching(), now, self.absent_since, WORDS[lang])

    def listed_info(self, now: int, lang: str) -> wire.TableInfo:
        """The description of the table in a list: it also says how far the game is."""
        info = self.info(now, lang)
        if self.table.status != "playing":
            return info
        return msgspec.structs.replace(info, progress=self.presenter(lang).progress())

    def turn(self, seat: int, lang: str) -> wire.Turn | None:
        """The seats to act and the moves of one seat; None before the deal."""
        table = self.table
        if table.match is None or table.status != "playing":
            return None if table.match is None else wire.Turn([])
        question = table.seats[seat].question if seat != SPECTATOR else None
        presenter = self.presenter(lang)
        undo = table.undo_kind(seat)
        turn = presenter.turn(seat, question, undo, self.announced.get(seat, ()))
        asking = table.undo_asked_by
        if undo == "no" and asking is None:
            return turn
        return msgspec.structs.replace(
            turn,
            undo_text="" if undo == "no" else presenter.undo_texts.of_player(seat, table.last_choice(seat)),
            undo_asked_text="" if asking is None else self._undo_asked_text(presenter, asking, seat),
        )

    def _undo_asked_text(self, presenter: Presenter, asking: int, reader: int) -> str:
        table = self.table
        if reader == asking:
            return presenter.undo_texts.of_player(asking, table.last_choice(asking))
        return presenter.undo_texts.of_another(asking, reader, table.last_visible_choice(asking))

    def remember(self, n: int, entry: AnyLogEntry, steps: Sequence[Step]) -> None:
        """Keep an entry for readers who reconnect soon."""
        table = self.table
        self.recent.append((n, entry, steps))
        self.recent_public += not table.is_hidden_from(NOBODY, n)
        while self.recent_public > MOST_RECENT_PUBLIC or len(self.recent) > MOST_RECENT:
            self.recent_public -= not table.is_hidden_from(NOBODY, self.recent.popleft()[0])

    def update_links(self, rows: Sequence[TokenRow]) -> None:
        """Take over changed links, and dismiss readers whose link now opens less; they may enter again by it."""
        self.tokens.update((row.hash, row) for row in rows)
        for reader in list(self.readers):
            row = None if reader.link is None else self.tokens.get(reader.link)
            if row is not None and (row.revoked or (row.kind == "seat" and seats_of(row.seats) != reader.seats)):
                used_up = row.revoked and row.kind == "invite"
                why = "server-seat-taken" if used_up else "server-link-gone" if row.revoked else "server-link-changed"
                reader.dismiss(why, not row.revoked)

    def close(self) -> None:
        """Cancel automatic moves and the timeout."""
        self.forget_presenters()
        for _, job in self.jobs.values():
            job.cancel()
        if self.timeout is not None:
            self.timeout.cancel()
