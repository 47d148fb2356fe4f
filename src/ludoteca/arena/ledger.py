"""A file to which results are added line by line, so that a long run that was stopped can go on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self, TypeVar

import msgspec

from ludoteca.core.errors import BadFile, trouble

FORMAT: Final = {"format": "ludoteca-ladder", "version": 1}

Line = TypeVar("Line")


class Ledger:
    """JSON lines: the first says of what, each other is one result. Without a path nothing is kept.

    A file of something else is refused and stays as it is. A last line that a crash has torn is taken away; any other
    damage is told with its line.
    """

    def __init__(self, path: Path | None, title: Mapping[str, object]) -> None:
        self.path = path
        self.heading = msgspec.json.encode(FORMAT | dict(title)) + b"\n"
        self.file: BinaryIO | None = None
        self.lines: list[bytes] = []

    def __enter__(self) -> Self:
        if self.path is not None:
            try:
                self._open(self.path)
            except OSError as error:
                raise BadFile("core-cannot-write", file=str(self.path), why=trouble(error)) from error
        return self

    def _open(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        raw = path.read_bytes() if path.exists() else b""
        if self.heading.startswith(raw):
            kept = self.heading  # new, or torn while its first line was written
        elif raw.startswith(self.heading):
            kept = _whole(raw)
        else:
            raise BadFile("arena-other-ladder" if _ours(raw) else "arena-not-a-ladder", file=str(path))
        self.lines = kept[len(self.heading) :].splitlines()
        self.file = path.open("r+b" if path.exists() else "xb")
        if raw != kept:
            shared = min(len(raw), len(kept))
            self.file.seek(shared)
            self.file.truncate()
            self.file.write(kept[shared:])
            self.file.flush()
        self.file.seek(len(kept))

    def read(self, kind: type[Line]) -> list[Line]:
        """What is there already."""
        decoder = msgspec.json.Decoder(kind)
        found = []
        for number, line in enumerate(self.lines, 2):
            try:
                found.append(decoder.decode(line))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadFile("arena-damaged-ladder", file=str(self.path), line=number) from error
        return found

    def write(self, result: object) -> None:
        """Add a result, so that it is there even if the next never comes."""
        if self.file is not None:
            try:
                self.file.write(msgspec.json.encode(result) + b"\n")
                self.file.flush()
            except OSError as error:
                raise BadFile("core-cannot-write", file=str(self.path), why=trouble(error)) from error

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()


def _whole(raw: bytes) -> bytes:
    """A ladder without what a crash has left of its last line."""
    raw = raw[: raw.rindex(b"\n") + 1]
    last = raw.rindex(b"\n", 0, -1) + 1 if raw.count(b"\n") > 1 else 0
    try:
        msgspec.json.decode(raw[last:])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return raw[:last]
    return raw


def _ours(raw: bytes) -> bool:
    """Whether a file is a ladder at all."""
    try:
        title = msgspec.json.decode(raw.partition(b"\n")[0])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return isinstance(title, dict) and title.get("format") == FORMAT["format"]
