"""A table in memory, with those who are there."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

from ludoteca.core.game import SPECTATOR
from ludoteca.core.match import Step
from ludoteca.core.sets import seats_of
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.server import wire
from ludoteca.server.store import TokenRow
from ludoteca.server.table import NOBODY, AnyEntry, Table
from ludoteca.server.telling import Teller

WORDS: Final = {lang: Words(lang) for lang in LANGUAGES}
KEPT: Final = 64  # entries that a reader may have missed and still be told one by one

Key = tuple[str, int]  # a kind of job, and the question it answers


class Reader(Protocol):
    """Somebody who is told what happens at a table."""

    seat: int
    seats: tuple[int, ...]
    host: bool
    may_sit: bool
    lang: str
    link: bytes | None  # the hash of the token that let them in

    def send(self, message: bytes) -> None: ...

    def dismiss(self, key: str, again: bool) -> None: ...


class Live:
    """A table in memory, with those who are there."""

    def __init__(self, table: Table, rows: Sequence[TokenRow]) -> None:
        self.table = table
        self.tokens = {row.hash: row for row in rows}
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.jobs: dict[int, tuple[Key, asyncio.Task[None]]] = {}
        self.flag: asyncio.TimerHandle | None = None
        self.announced: dict[int, tuple[int, ...]] = {}
        self.tellers: dict[str, Teller] = {}
        self.recent: deque[tuple[int, AnyEntry, Sequence[Step]]] = deque()  # number, entry, its steps
        self.kept = 0  # of them, those that everybody knows of
        self.elsewhere: dict[str, tuple[int, int, float]] = {}  # by process: seats, how many watch, when it said so
        self.used = time.monotonic()

    def teller(self, lang: str) -> Teller:
        """Who tells this match in a language."""
        match = self.table.match
        assert match is not None
        teller = self.tellers.get(lang)
        if teller is None or teller.match is not match:
            teller = self.tellers[lang] = Teller(match, WORDS[lang], self.table.head.manners.memory_aid)
        return teller

    def here(self) -> tuple[set[int], int]:
        """The seats whose players are connected to this process, and how many watch."""
        return (
            {seat for reader in self.readers for seat in reader.seats},
            sum(1 for reader in self.readers if not reader.seats),
        )

    def connected(self) -> set[int]:
        return self.here()[0].union(*(seats_of(seats) for seats, _, _ in self.elsewhere.values()))

    def watching(self) -> int:
        return self.here()[1] + sum(watching for _, watching, _ in self.elsewhere.values())

    def info(self, now: int) -> wire.TableInfo:
        return self.table.info(self.connected(), self.watching(), now)

    def turn(self, seat: int, lang: str) -> wire.Turn | None:
        table = self.table
        if table.match is None or table.status != "playing":
            return None if table.match is None else wire.Turn([])
        ask = table.seats[seat].asks if seat != SPECTATOR else None
        return self.teller(lang).turn(seat, ask, table.undo_kind(seat), self.announced.get(seat, ()))

    def remember(self, n: int, entry: AnyEntry, steps: Sequence[Step]) -> None:
        """Keep an entry for those who come back soon."""
        table = self.table
        self.recent.append((n, entry, steps))
        self.kept += not table.is_veiled(n, NOBODY)
        while self.kept > KEPT:
            self.kept -= not table.is_veiled(self.recent.popleft()[0], NOBODY)

    def relink(self, rows: Sequence[TokenRow]) -> None:
        """Links have changed: whoever came in by one that opens less now is sent away, and may come in again by what
        it still opens."""
        self.tokens.update((row.hash, row) for row in rows)
        for reader in list(self.readers):
            row = None if reader.link is None else self.tokens.get(reader.link)
            if row is not None and (row.revoked or (row.kind == "seat" and seats_of(row.seats) != reader.seats)):
                reader.dismiss("server-link-gone", not row.revoked)

    def quiet(self) -> None:
        """End what the table does by itself."""
        for _, job in self.jobs.values():
            job.cancel()
        if self.flag is not None:
            self.flag.cancel()
