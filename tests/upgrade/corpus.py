"""Unpacks the corpus of version 0.1 for a test, into a folder or into a schema of PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import lzma
import os
import tarfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from tests.server.databases import run_sql, temporary_schema

FOLDER = Path(__file__).parent / "corpus-0.1"
BACKUP = FOLDER / "backup.ludoteca.gz"
KINDS = ("sqlite", "postgresql")
T = TypeVar("T")


class Link(msgspec.Struct, frozen=True):
    """A link of 0.1. `given_as` says how it was handed out: `each` is an invitation, `maker` the founder's own link."""

    token: str
    given_as: str
    seats: list[int]
    person: bool  # whether somebody took a seat with it
    refused: str | None = None  # the key of the error that 0.1 gave for it at the end


class Table(msgspec.Struct, frozen=True):
    """A table of the corpus."""

    table: str
    about: str
    links: list[Link]
    only: str | None = None  # set if only one database has the table

    def link(self, given_as: str) -> Link:
        return next(link for link in self.links if link.given_as == given_as)

    @property
    def people(self) -> list[Link]:
        """The links of the people who have a seat."""
        return [link for link in self.links if link.person]


class LinksFile(msgspec.Struct, frozen=True):
    """The content of links.json."""

    version: str
    stopped: dict[str, float]
    tables: list[Table]


@functools.cache
def links_file() -> LinksFile:
    return msgspec.json.decode((FOLDER / "links.json").read_bytes(), type=LinksFile)


@functools.cache
def states() -> dict[str, list[list[dict[str, Any]]]]:
    """The state that each link of a table showed, seat by seat."""
    raw = lzma.decompress((FOLDER / "states.json.xz").read_bytes())
    return msgspec.json.decode(raw, type=dict[str, list[list[dict[str, Any]]]])


def tables(kind: str) -> list[Table]:
    """The tables of one database."""
    return [table for table in links_file().tables if table.only in (None, kind)]


def table(about: str, kind: str = "sqlite") -> Table:
    return next(table for table in tables(kind) if table.about.startswith(about))


def shown(table: Table) -> list[tuple[Link, list[dict[str, Any]]]]:
    """The links of a table, each with the states that it showed last."""
    return list(zip(table.links, states().get(table.table, []), strict=False))


def status(table: Table) -> str:
    """The state of a table when 0.1 was killed."""
    seen = [state for _, seats in shown(table) for state in seats]
    return str(seen[0]["table"]["status"]) if seen else "playing"


def unpack(name: str, folder: Path) -> Path:
    with tarfile.open(FOLDER / name) as archive:
        archive.extractall(folder, filter="data")
    return folder


@contextlib.contextmanager
def data_folder(kind: str, folder: Path) -> Iterator[Settings]:
    """The settings of a server with a copy of the data of 0.1; for PostgreSQL in a temporary schema."""
    if kind == "sqlite":
        unpack("data.tar.xz", folder)
        yield Settings(data=folder)
        return
    folder.mkdir(exist_ok=True)
    alive = folder / "alive"  # its time says when the server stopped: no clock runs since then
    alive.touch()
    os.utime(alive, (links_file().stopped[kind],) * 2)
    with temporary_schema() as url:
        asyncio.run(run_sql(url, lzma.decompress((FOLDER / "postgresql.sql.xz").read_bytes()).decode()))
        yield Settings(data=folder, database=url)


def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store as a server does, use it, close it."""

    async def run() -> T:
        store = await Store.open(settings.database, settings.data)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
