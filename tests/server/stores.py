"""A store for a test, and rows to put into it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from ludoteca.server.store import (
    LogRow,
    Store,
    TableRow,
    TokenRow,
)

T = TypeVar("T")
HEAD = b'{"game":"patrician"}'


def with_store(url: str, play: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Open the store, do something with it, close it."""

    async def whole() -> T:
        store = await Store.open(url)
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def table(name: str, status: str = "playing", public: bool = False, updated: int = 1) -> TableRow:
    return TableRow(name, "patrician", status, public, 1, updated, HEAD, 0)


def entry(name: str, n: int, kind: str = "move") -> LogRow:
    return LogRow(name, n, 1_000 + n, f'{{"do":"{kind}","n":{n}}}'.encode())


async def create_tables(store: Store, *names: str) -> None:
    for name in names:
        await store.create(table(name), [TokenRow(f"seat of {name}".encode(), name, "seat", 1)], [entry(name, 1)])


async def numbers(store: Store, name: str) -> list[int]:
    return [row.n for row in await store.since(name, 0)]
