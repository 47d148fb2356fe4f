"""What the store keeps, row by row. Heads and entries are JSON that only the tables understand."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.core.errors import LudotecaError

OPEN: Final = ("waiting", "playing")
"""The states of a table at which something can still happen."""


class Row(msgspec.Struct, frozen=True):
    """The base of all rows."""


class TableRow(Row, frozen=True):
    """A table. `head` is the JSON of its set-up, the secret included; times are in seconds since 1970."""

    id: str
    game: str
    status: str
    public: bool
    created: int
    updated: int
    head: bytes
    step: int = 0


class LogRow(Row, frozen=True):
    """An entry of a table's log: its number, when (milliseconds since 1970), what (JSON)."""

    table: str
    n: int
    at: int
    data: bytes


class TokenRow(Row, frozen=True):
    """What a link opens: the sha256 of its token, and the seats it holds as a bit mask."""

    hash: bytes
    table: str
    kind: str  # seat, host, join or watch
    seats: int = 0
    revoked: bool = False


class ChatRow(Row, frozen=True):
    """Something said at a table; the store gives the number."""

    id: int
    table: str
    at: int
    seat: int
    name: str
    text: str


class TableChange(Row, frozen=True):
    """What changes in a table's row together with entries of its log; None leaves a field as it is."""

    id: str
    status: str | None = None
    updated: int = 0
    step: int | None = None
    head: bytes | None = None


class Loaded(Row, frozen=True):
    """A table with its whole log, in order, and its tokens."""

    table: TableRow
    rows: list[LogRow]
    tokens: list[TokenRow]


class StoreTrouble(LudotecaError):
    """The disk is full or the database cannot be reached: nothing was half-written, and it may be tried again."""


class NoTable(LudotecaError):
    """There is no such table, or no longer."""
