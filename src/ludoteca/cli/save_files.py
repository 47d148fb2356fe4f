"""The file in which a session saves its game: its name, fallback folders, and protection of other games' files."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from ludoteca.core.errors import BadFile, LudotecaError
from ludoteca.core.record import SUFFIX, Record, load, save


def create_save_file(record: Record, wanted: Path | None) -> Path:
    """Save a new game before it is played, in the file the player wants or in a new one in the current folder.

    A wanted file that cannot be written is an error. If the current folder cannot be written, the session saves
    elsewhere.
    """
    if wanted is not None:
        save(record, wanted, new=True)
        return wanted
    name = file_name(record)
    try:
        return save_new(record, Path(), name)
    except BadFile:
        return Path(f"{name}{SUFFIX}")


def file_name(record: Record) -> str:
    """A name from the game and the time, without suffix."""
    return f"{record.game}-{time.strftime('%Y%m%d-%H%M%S')}"


def save_new(record: Record, folder: Path, name: str) -> Path:
    """Save to a file that does not exist yet, numbered if another game was started in the same second."""
    for number in count(1):
        path = folder / f"{name}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        try:
            save(record, path, new=True)
        except BadFile as error:
            if error.key != "core-would-overwrite":
                raise
        else:
            return path
    raise AssertionError


def save_elsewhere(record: Record) -> Path | None:
    """Save in the home folder or among the temporary files; None if neither can be written."""
    for folder in fallback_folders():
        with contextlib.suppress(BadFile, OSError):
            if folder.is_dir():
                return save_new(record, folder, file_name(record))
    return None


def fallback_folders() -> Iterator[Path]:
    """Folders to try when the game's own cannot be written."""
    with contextlib.suppress(RuntimeError):
        yield Path.home()
    with contextlib.suppress(OSError):
        yield Path(tempfile.gettempdir())


def would_overwrite(path: Path, record: Record) -> bool:
    """Whether the file holds something other than this game."""
    try:
        exists = path.exists()
    except OSError:
        return False  # an impossible name: saving will say why
    return exists and not holds_earlier(path, record)


def typed_path(text: str) -> Path:
    """A path as a player types it: `~` is the home folder, and a name without suffix gets that of records."""
    path = Path(text)
    with contextlib.suppress(RuntimeError):  # the home folder of an unknown user
        path = path.expanduser()
    return path if path.suffix or not path.name else path.with_name(path.name + SUFFIX)


def holds_earlier(path: Path, record: Record) -> bool:
    """Whether the file holds an earlier state of the same game, so that overwriting it loses nothing."""
    try:
        existing = load(path)
    except LudotecaError:
        return False
    return (
        (existing.game, existing.options, existing.luck) == (record.game, record.options, record.luck)
        and existing.entries == record.entries[: len(existing.entries)]
    )  # fmt: skip
