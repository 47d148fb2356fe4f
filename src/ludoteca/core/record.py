"""Records: `*.ludo.json`, the whole of a game as the list of what was done.

Append-only: taking back is an entry too. A state is the fold of its record. Old formats are brought up to date by
pure functions, one per version.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from ludoteca.core.cards import CardFile
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadFile, BadRecord, trouble
from ludoteca.core.luck import Luck
from ludoteca.core.options import Value
from ludoteca.core.result import Result

FORMAT: Final = "ludoteca-record"
VERSION: Final = 1
SUFFIX: Final = ".ludo.json"
LARGEST: Final = 64 * 1024 * 1024

Picks = list[tuple[int, int]]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", gc=False):
    """One line of a record."""


class Dealt(Entry, tag="deal", frozen=True):
    """The set-up: its picks, as (n, k) for k out of n."""

    picks: Picks
    hash: str


class Moved(Entry, tag="move", frozen=True):
    """A move: who, which entry of the table of moves, how long it took, the picks it caused."""

    seat: int
    move: int
    ms: int = 0
    picks: Picks = []
    forced: bool = False  # played by the table itself: there was no choice
    hash: str | None = None


class Undone(Entry, tag="undo", frozen=True):
    """Moves taken back, by their place in the record; not free if it was beyond the horizon."""

    seat: int
    entries: list[int]
    free: bool = True


class Redone(Entry, tag="redo", frozen=True):
    """Moves that were taken back, made again."""

    seat: int
    entries: list[int]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat where: a name, and `person` or the spec of a bot."""

    name: str
    player: str


class Cards(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The card file: its digest; its whole text if it was a host's own."""

    name: str
    digest: str
    text: str | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game, finished or not."""

    format: str
    version: int
    game: str
    rules: int
    options: dict[str, Value]
    seats: list[Seat]
    cards: Cards
    luck: Luck
    entries: list[Dealt | Moved | Undone | Redone]
    result: Result | None = None

    @property
    def taken_back(self) -> bool:
        """Whether a move was taken back beyond the horizon."""
        return any(isinstance(entry, Undone) and not entry.free for entry in self.entries)

    def in_effect(self) -> list[int]:
        """The places of the moves that stand, in order, once undo and redo are carried out."""
        standing: list[int] = []
        for at, entry in enumerate(self.entries):
            if isinstance(entry, Moved):
                standing.append(at)
            elif isinstance(entry, Undone):
                standing = [place for place in standing if place not in entry.entries]
            elif isinstance(entry, Redone):
                standing.extend(entry.entries)
        return standing

    def card_file(self) -> CardFile | None:
        """The host's own card file, if the game was played with one."""
        return None if self.cards.text is None else CardFile(self.cards.text, self.cards.name, False)


def fingerprint(state: State) -> str:
    """A state's checksum as records write it."""
    return f"{state.checksum():016x}"


def encode(record: Record) -> bytes:
    """The record as JSON, one entry a line, so that it can be read and compared."""
    whole = msgspec.to_builtins(record)
    entries = whole.pop("entries")
    head = msgspec.json.encode(whole)
    lines = b",\n".join(msgspec.json.encode(entry) for entry in entries)
    return head[:-1] + b',"entries":[\n' + lines + b"\n]}\n"


def decode(raw: bytes) -> Record:
    """A record from JSON, brought up to date; the error says what is wrong with it."""
    try:
        whole = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("core-record-damaged", where=place(error)) from error
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise BadRecord("core-record-foreign")
    version = whole.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadRecord("core-record-damaged", where="$.version")
    if version > VERSION:
        raise BadRecord("core-record-future", version=str(version), known=str(VERSION))
    while version < VERSION:
        whole = MIGRATIONS[version](whole)
        version += 1
    try:
        return msgspec.convert(whole, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("core-record-damaged", where=place(error)) from error


def place(error: Exception) -> str:
    """Where a record is damaged, out of the decoder's sentence: «… - at `$.entries[3]`» or «… (byte 12)»."""
    told = re.search(r"`(\$.*)`|(byte \d+)", str(error))
    return "$" if told is None else told.group(1) or told.group(2)


# From each old version to the next; a pure function of the JSON.
MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord("core-record-large", limit=LARGEST // 1024 // 1024)
        return decode(path.read_bytes())
    except OSError as error:
        raise BadFile("core-cannot-read", file=str(path), why=trouble(error)) from error


def save(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half of one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise BadFile("core-cannot-write", file=str(path), why=trouble(error)) from error
