"""Records of games, `*.ludo.json`: the deal, every move, undo and redo, in order.

Entries are only appended; an undo is an entry too. Replaying the entries gives the position. Pure functions, one for
each version, convert older formats.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from ludoteca.core.cards import CardFile
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadFile, BadRecord, os_error_reason
from ludoteca.core.files import read_at_most
from ludoteca.core.luck import Luck
from ludoteca.core.options import Value
from ludoteca.core.result import Result
from ludoteca.core.text import Key

FORMAT: Final = "ludoteca-record"
VERSION: Final = 1
SUFFIX: Final = ".ludo.json"
LARGEST: Final = 64 * 1024 * 1024

Picks = list[tuple[int, int]]


class RecordEntry(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", gc=False
):
    """The base class of the entries of a record."""


class Dealt(RecordEntry, tag="deal", frozen=True):
    """The deal and its picks, as (n, k) for k out of n."""

    picks: Picks
    hash: str


class Moved(RecordEntry, tag="move", frozen=True):
    """A move: the seat, the entry of the table of moves, the time it took, the picks it caused."""

    seat: int
    move: int
    ms: int = 0
    picks: Picks = []
    forced: bool = False  # played automatically, since there was no choice
    hash: str | None = None


class Undone(RecordEntry, tag="undo", frozen=True):
    """Moves taken back, by their index in the record; `free` is False if the others had to agree."""

    seat: int
    entries: list[int]
    free: bool = True


class Redone(RecordEntry, tag="redo", frozen=True):
    """Moves that were taken back and are made again."""

    seat: int
    entries: list[int]


class Forfeit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program that failed: its spec, the seat's decision at which it failed, and the reason."""

    player: str
    decision: int
    reason: str


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player: the name, `person` or the spec of a bot, and the forfeit if a stand-in finished the game."""

    name: str
    player: str
    forfeit: Forfeit | None = None


class Cards(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The card file: its digest, and its full text if it is not the game's own."""

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
        """Whether moves were taken back with the consent of the others."""
        return any(isinstance(entry, Undone) and not entry.free for entry in self.entries)

    def in_effect(self) -> list[int]:
        """The indices of the moves in effect after all undos and redos, in order."""
        moves: list[int] = []
        for at, entry in enumerate(self.entries):
            if isinstance(entry, Moved):
                moves.append(at)
            elif isinstance(entry, Undone):
                undone = set(entry.entries)
                moves = [move for move in moves if move not in undone]
            elif isinstance(entry, Redone):
                moves.extend(entry.entries)
        return moves

    def card_file(self) -> CardFile | None:
        """The host's own card file, if the game was played with one."""
        return None if self.cards.text is None else CardFile(self.cards.text, self.cards.name, False)


def state_hash(state: State) -> str:
    """A state's checksum in the form used by records."""
    return f"{state.checksum():016x}"


def encode(record: Record) -> bytes:
    """The record as JSON with one entry on each line, so that people can read and compare it."""
    fields = msgspec.to_builtins(record)
    entries = fields.pop("entries")
    head = msgspec.json.encode(fields)
    lines = b",\n".join(msgspec.json.encode(entry) for entry in entries)
    return head[:-1] + b',"entries":[\n' + lines + b"\n]}\n"


def decode(raw: bytes) -> Record:
    """A record from JSON, converted to the current version; an error says what is wrong with it."""
    try:
        fields = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("core-record-damaged", where=damaged_place(error)) from error
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise BadRecord("core-record-foreign")
    version = fields.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadRecord("core-record-damaged", where="$.version")
    if version > VERSION:
        raise BadRecord("core-record-future", version=str(version), known=str(VERSION))
    while version < VERSION:
        fields = MIGRATIONS[version](fields)
        version += 1
    try:
        return msgspec.convert(fields, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("core-record-damaged", where=damaged_place(error)) from error


def damaged_place(error: Exception) -> str:
    """The damaged place of a record, from a decoder's message such as "… - at `$.entries[3]`" or "… (byte 12)"."""
    found = re.search(r"`(\$.*)`|(byte \d+)", str(error))
    return "$" if found is None else found.group(1) or found.group(2)


# Pure functions of the JSON that convert each old version to the next.
MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}


def load(path: Path) -> Record:
    """Read a record from a file."""
    raw = read_at_most(path, LARGEST)
    if raw is None:
        raise BadRecord("core-record-large", limit=LARGEST // 1024 // 1024)
    return decode(raw)


def save(record: Record, path: Path, new: bool = False) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half a file.

    With `new`, an existing file is never overwritten, even if it appeared a moment ago.
    """
    if not path.name:
        raise BadFile("core-cannot-write", file=str(path), why=Key("core-os-folder"))
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        _make_folder(path.parent)
        with draft.open("wb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        if not new or not _link_new(draft, path):
            draft.replace(path)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(path), why=os_error_reason(error)) from error
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, "") from error


def _link_new(draft: Path, path: Path) -> bool:
    """Link the draft to an unused name, in one step. Without hard links, only reserve the name and return False."""
    try:
        try:
            os.link(draft, path)
        except FileExistsError:
            raise
        except (OSError, NotImplementedError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            return False
    except FileExistsError as error:
        raise BadFile("core-would-overwrite", file=str(path)) from error
    return True
