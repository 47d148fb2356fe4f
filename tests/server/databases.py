"""Databases for the tests: a SQLite file, a temporary schema of a running PostgreSQL, and a separate PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

ADDRESS = os.environ.get("LUDOTECA_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")


async def run_sql(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url, timeout=5)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@functools.cache
def why_no_postgres() -> str | None:
    try:
        asyncio.run(run_sql(ADDRESS, "SELECT 1"))
    except (OSError, asyncpg.PostgresError) as error:
        return f"no PostgreSQL answers at {ADDRESS.rpartition('@')[2]} (LUDOTECA_TEST_POSTGRES says where): {error}"
    return None


@contextlib.contextmanager
def temporary_schema() -> Iterator[str]:
    """The address of an empty schema that is dropped afterwards."""
    why = why_no_postgres()
    if why is not None:
        pytest.skip(why)
    name = f"ludoteca_{secrets.token_hex(8)}"
    asyncio.run(run_sql(ADDRESS, f"CREATE SCHEMA {name}"))
    try:
        yield f"{ADDRESS}{'&' if '?' in ADDRESS else '?'}search_path={name}"
    finally:
        asyncio.run(run_sql(ADDRESS, f"DROP SCHEMA {name} CASCADE"))


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database: `sqlite` or `postgresql`."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'games.db'}"
    else:
        with temporary_schema() as url:
            yield url


class Cluster:
    """A separate PostgreSQL that a test may stop and start."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.binaries, self.folder = binaries, folder
        # PostgreSQL does not run as root.
        self.become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *arguments: str) -> None:
        # Into a file, not a pipe: the server inherits it and would keep the pipe open.
        with (self.folder / "output").open("ab") as log:
            command = [*self.become, str(self.binaries / program), "-D", str(self.folder / "data"), *arguments]
            subprocess.run(command, check=True, stdout=log, stderr=log, cwd="/", timeout=60)

    def make(self) -> None:
        self.run("initdb", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB"
        self.run("pg_ctl", "start", "-w", "-o", options, "-l", str(self.folder / "log"))

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-w", "-m", "immediate")


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster."""
    found = shutil.which("pg_ctl")
    places = [Path(found)] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    if not places:
        pytest.skip("the programs of PostgreSQL (pg_ctl, initdb) are not installed")
    with tempfile.TemporaryDirectory(prefix="ludoteca-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        made = Cluster(places[-1].parent, folder)
        made.make()
        made.start()
        try:
            yield made
        finally:
            with contextlib.suppress(subprocess.CalledProcessError):
                made.stop()
