"""A room: a table in memory together with the readers connected to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

from ludoteca.core.game import SPECTATOR
from ludoteca.core.match import Step
from ludoteca.core.sets import seats_of
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.server.messages import wire
from ludoteca.server.messages.logbook import LOGBOOK
from ludoteca.server.messages.presenter import Presenter
from ludoteca.server.tables import clocks
from ludoteca.server.tables.entries import NOBODY, AnyLogEntry
from ludoteca.server.tables.info import table_info
from ludoteca.server.tables.rows import TokenRow
from ludoteca.server.tables.table import Table

WORDS: Final = {lang: Words(lang) for lang in LANGUAGES}
MOST_RECENT: Final = 1024  # entries kept in memory, including private ones
MOST_RECENT_PUBLIC: Final = 64  # of these, entries that everybody may see

JobKey = tuple[str, int]  # the kind of an automatic move, and the question it answers


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
        self.recent: deque[tuple[int, AnyLogEntry, Sequence[Step]]] = deque()  # number, entry and its steps
        self.recent_public = 0  # how many of them everybody may see
        self.elsewhere: dict[str, tuple[int, int, float]] = {}  # by worker: seats, spectators, time of its report
        self.absent_since: dict[int, int] = {}  # by seat without a connected player; milliseconds since 1970
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

    def is_present(self, seat: int, now: int) -> bool:
        """Whether a seat's player is connected, or has not been absent long enough to be replaced."""
        since = self.absent_since.get(seat)
        return since is None or now < since + self.table.clocks.grace(seat, now)

    def info(self, now: int) -> wire.TableInfo:
        return table_info(self.table, self.connected(), self.watching(), now, self.absent_since)

    def turn(self, seat: int, lang: str) -> wire.Turn | None:
        """The seats to act and the moves of one seat; None before the deal."""
        table = self.table
        if table.match is None or table.status != "playing":
            return None if table.match is None else wire.Turn([])
        question = table.seats[seat].question if seat != SPECTATOR else None
        return self.presenter(lang).turn(seat, question, table.undo_kind(seat), self.announced.get(seat, ()))

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
