"""`ludoteca serve`: tables that friends reach by a link."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

from ludoteca.core.errors import BadFile, trouble
from ludoteca.core.words import Words
from ludoteca.server.settings import gather


def serve_tables(words: Words, flags: Mapping[str, object], config: Path | None) -> int:
    """Serve until stopped. One process at a time writes to a SQLite file."""
    settings = gather(flags, config)
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(settings.data), why=trouble(error)) from error
    from ludoteca.server.app import serve
    from ludoteca.server.store.sqlite import alone

    with alone(settings.file) if settings.file is not None else contextlib.nullcontext():
        return serve(settings, words)
