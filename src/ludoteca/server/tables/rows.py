"""The rows that the store keeps. Configurations and log entries are JSON that only the tables interpret."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.core.errors import LudotecaError

OPEN: Final = ("waiting", "playing")
"""The statuses of a table whose game is not finished."""


class Row(msgspec.Struct, frozen=True):
    """The base of all rows."""


class TableRow(Row, frozen=True):
    """A table. `head` is its configuration as JSON, including the secret. Times are seconds since 1970."""

    id: str
    game: str
    status: str
    public: bool
    created: int
    updated: int
    head: bytes
    step: int = 0


class LogRow(Row, frozen=True):
    """An entry of a table's log: its number, its time in milliseconds since 1970, and its JSON."""

    table: str
    n: int
    at: int
    data: bytes


class TokenRow(Row, frozen=True):
    """A link: the sha256 of its token, what it opens, and its seats as a bit mask."""

    hash: bytes
    table: str
    kind: str  # one of the kinds in tokens.py
    seats: int = 0
    revoked: bool = False


class ChatRow(Row, frozen=True):
    """A chat message; the store assigns its number."""

    id: int
    table: str
    at: int
    seat: int
    name: str
    text: str


class TableChange(Row, frozen=True):
    """A change of a table's row that is stored together with log entries; None leaves a field as it is."""

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
    """The disk is full or the database cannot be reached. Nothing was half-written, and the call may be repeated."""


class NoTable(LudotecaError):
    """The table does not exist, or no longer."""
