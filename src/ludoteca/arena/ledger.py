"""A file of results, written line by line, so that an interrupted run can continue."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self, TypeVar

import msgspec

from ludoteca.core.errors import BadFile, os_error_reason

FORMAT: Final = {"format": "ludoteca-ladder", "version": 1}

T = TypeVar("T")


class Ledger:
    """JSON lines: a heading that names the run, then one result a line. Without a path nothing is stored.

    A file with another heading is refused and left as it is. An incomplete last line, left by a crash, is removed;
    other damage is an error with the line number.
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
                raise BadFile("core-cannot-write", file=str(self.path), why=os_error_reason(error)) from error
        return self

    def _open(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        raw = path.read_bytes() if path.exists() else b""
        if self.heading.startswith(raw):
            content = self.heading  # a new file, or one cut off within its first line
        elif raw.startswith(self.heading):
            content = _without_torn_line(raw)
        else:
            raise BadFile("arena-other-ladder" if _is_ladder(raw) else "arena-not-a-ladder", file=str(path))
        self.lines = content[len(self.heading) :].splitlines()
        self.file = path.open("r+b" if path.exists() else "xb")
        if raw != content:
            shared = min(len(raw), len(content))
            self.file.seek(shared)
            self.file.truncate()
            self.file.write(content[shared:])
            self.file.flush()
        self.file.seek(len(content))

    def read(self, kind: type[T]) -> list[T]:
        """The results that the file already has."""
        decoder = msgspec.json.Decoder(kind)
        found = []
        for number, line in enumerate(self.lines, 2):
            try:
                found.append(decoder.decode(line))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadFile("arena-damaged-ladder", file=str(self.path), line=number) from error
        return found

    def write(self, result: object) -> None:
        """Add a result and flush it to the file."""
        if self.file is not None:
            try:
                self.file.write(msgspec.json.encode(result) + b"\n")
                self.file.flush()
            except OSError as error:
                raise BadFile("core-cannot-write", file=str(self.path), why=os_error_reason(error)) from error

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()


def _without_torn_line(raw: bytes) -> bytes:
    """The content without an incomplete last line."""
    raw = raw[: raw.rindex(b"\n") + 1]
    last = raw.rindex(b"\n", 0, -1) + 1 if raw.count(b"\n") > 1 else 0
    try:
        msgspec.json.decode(raw[last:])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return raw[:last]
    return raw


def _is_ladder(raw: bytes) -> bool:
    """Whether a file is a ladder of any contest."""
    try:
        title = msgspec.json.decode(raw.partition(b"\n")[0])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return isinstance(title, dict) and title.get("format") == FORMAT["format"]
