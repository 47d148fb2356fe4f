"""`ludoteca serve`: serve tables that friends join by a link."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from pathlib import Path

from ludoteca.core.errors import BadFile, os_error_reason
from ludoteca.core.text import Words
from ludoteca.server.settings import Settings, gather


def serve_tables(words: Words, flags: Mapping[str, object], config: Path | None) -> int:
    """Serve until stopped. Only one process at a time may write to an SQLite file."""
    settings = gather(flags, config)
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("core-cannot-write", file=str(settings.data), why=os_error_reason(error)) from error
    from ludoteca.server.store.sqlite import exclusive_lock
    from ludoteca.server.transport.app import serve

    asyncio.run(upgrade_database(settings))
    with exclusive_lock(settings.file) if settings.file is not None else contextlib.nullcontext():
        return serve(settings, words)


async def upgrade_database(settings: Settings) -> None:
    """Open the database once before serving, which upgrades it and reports any problem in one sentence.

    In the server the same problem would print a traceback, and several workers would be restarted again and again.
    """
    from ludoteca.server.store import Store

    store = await Store.open(settings.database, settings.data)
    await store.close()
