"""Reads files that a user names, up to a size limit; refuses folders, devices and pipes."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

from ludoteca.core.errors import BadFile, os_error_reason
from ludoteca.core.text import Key

# Do not block on a pipe without a writer, and do not let Windows translate line endings.
FLAGS: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read_at_most(path: Path, largest: int) -> bytes | None:
    """The content of a file; None if it is larger than `largest`. Folders, devices and pipes are errors."""
    try:
        descriptor = os.open(path, FLAGS)
        try:
            mode = os.fstat(descriptor).st_mode
            if stat.S_ISDIR(mode):
                raise IsADirectoryError(errno.EISDIR, "")
            if not stat.S_ISREG(mode):
                raise BadFile("core-cannot-read", file=str(path), why=Key("core-os-device"))
            with os.fdopen(descriptor, "rb", closefd=False) as file:
                content = file.read(largest + 1)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise BadFile("core-cannot-read", file=str(path), why=os_error_reason(error)) from error
    return content if len(content) <= largest else None
