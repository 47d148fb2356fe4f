"""Reads and writes golden table logs, and the facts about the tables they fold to.

A log is one JSON-lines file: the table's row with its configuration (`head`), then the entries, then the links.
Configurations and entries are kept byte for byte as the server stored them. The facts are in a JSON file of the same
name.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from ludoteca.core.record import state_hash
from ludoteca.core.text import Words
from ludoteca.server.store import LogRow, TableRow, TokenRow
from ludoteca.server.tables.entries import AnyLogEntry, encode
from ludoteca.server.tables.info import table_info
from ludoteca.server.tables.table import Table, fold

FOLDER = Path(__file__).parent / "golden"


class HeadLine(msgspec.Struct, frozen=True):
    """The first line: the table's row in the database."""

    table: str
    about: str
    game: str
    status: str
    public: bool
    created: int
    updated: int
    step: int
    head: msgspec.Raw


class EntryLine(msgspec.Struct, frozen=True):
    """An entry of the log."""

    n: int
    at: int
    data: msgspec.Raw


class LinkLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A link of the table; `token` is missing if the scene did not keep it."""

    hash: str
    kind: str
    seats: int
    revoked: bool = False
    token: str | None = None


class Log(msgspec.Struct, frozen=True):
    """One golden log."""

    name: str
    head: HeadLine
    entries: list[EntryLine]
    links: list[LinkLine]

    @property
    def row(self) -> TableRow:
        head = self.head
        return TableRow(
            head.table, head.game, head.status, head.public, head.created, head.updated, bytes(head.head), head.step
        )

    @property
    def rows(self) -> list[LogRow]:
        return [LogRow(self.head.table, entry.n, entry.at, bytes(entry.data)) for entry in self.entries]

    @property
    def tokens(self) -> list[TokenRow]:
        return [
            TokenRow(bytes.fromhex(link.hash), self.head.table, link.kind, link.seats, link.revoked)
            for link in self.links
        ]

    def token(self, kind: str, seat: int | None = None) -> str | None:
        """The token of a valid link of this kind; with `seat`, of one that opens this seat."""
        for link in self.links:
            if link.kind == kind and link.token and not link.revoked and (seat is None or link.seats >> seat & 1):
                return link.token
        return None

    @property
    def last_at(self) -> int:
        """When the last entry was written, in milliseconds since 1970."""
        return self.entries[-1].at if self.entries else self.head.created * 1000

    def fold(self) -> Table:
        return fold(bytes(self.head.head), self.rows, self.head.table)


def read(path: Path) -> Log:
    first, *lines = path.read_bytes().splitlines()
    entries = [line for line in lines if line.startswith(b'{"n":')]
    links = lines[len(entries) :]
    return Log(
        path.stem,
        msgspec.json.decode(first, type=HeadLine),
        [msgspec.json.decode(line, type=EntryLine) for line in entries],
        [msgspec.json.decode(line, type=LinkLine) for line in links],
    )


def write(log: Log, expected: dict[str, Any], folder: Path = FOLDER) -> None:
    lines: Sequence[HeadLine | EntryLine | LinkLine] = [log.head, *log.entries, *log.links]
    (folder / f"{log.name}.jsonl").write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    facts_of_it = msgspec.json.format(msgspec.json.encode(expected), indent=1)
    (folder / f"{log.name}.json").write_bytes(facts_of_it + b"\n")


@functools.cache
def logs() -> tuple[Log, ...]:
    """All golden logs."""
    return tuple(read(path) for path in sorted(FOLDER.glob("*.jsonl")))


def expected(log: Log) -> dict[str, Any]:
    """The facts that were stored when the log was made."""
    return msgspec.json.decode((FOLDER / f"{log.name}.json").read_bytes(), type=dict[str, Any])


def entry_types() -> dict[str, inspect.StructType]:
    """All types of entries that the server decodes, by tag."""
    union = inspect.type_info(AnyLogEntry)
    assert isinstance(union, inspect.UnionType)
    found = {str(kind.tag): kind for kind in union.types if isinstance(kind, inspect.StructType)}
    assert len(found) == len(union.types)
    return found


def holds(now: object, then: object) -> bool:
    """Whether `now` contains everything in `then`; objects may have more fields."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and holds(now[key], then[key]) for key in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return now == then


def digest(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:16]


def facts(table: Table, at: int) -> dict[str, Any]:
    """The facts about a table at a time, as JSON: its position, seats, clocks, and who may do what."""
    match = table.match
    info = msgspec.to_builtins(table_info(table, set(), 0, at, {}, Words("en")), str_keys=True)
    for words in ("title", "cards"):
        del info[words]
    spectator = -1
    found: dict[str, Any] = {
        "entries": table.seq,
        "commitment": table.luck.commitment,
        "table": info,
        "notices": [[when, msgspec.Raw(encode(entry))] for when, entry in table.relinked],
        "seats": [
            {
                "question": state.question,
                "group": state.group,
                "nonce": state.nonce,
                "private_link": state.link_is_private,
                "others_may_have_link": table.others_may_have_link(sorted(table.seats_sharing_link(seat))),
                "vanished": state.vanished,
                "left_the_game": state.gone,
                "late": table.is_late(seat),
                "undo": table.undo_kind(seat),
                "entries_seen": table.number_for(seat),
                "steps_seen": table.step_count_for(seat),
            }
            for seat, state in enumerate(table.seats)
        ],
        "spectator": {"entries_seen": table.number_for(spectator), "steps_seen": table.step_count_for(spectator)},
    }
    if match is not None:
        found["game"] = {
            "steps": len(match.steps),
            "state": state_hash(match.state),
            "actors": list(match.actors),
            "legal": [" ".join(map(str, match.legal_codes(seat))) for seat in match.actors],
            "record_entries": len(match.record.entries),
            "record": digest(match.record.entries),
            "players": msgspec.to_builtins(match.record.seats),
            "result": msgspec.to_builtins(match.result),
        }
    return msgspec.json.decode(msgspec.json.encode(found), type=dict[str, Any])
