"""Fixtures: one server for all tests of a module, and a database of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine import again, once
from tests.server.databases import database, temporary_schema
from tests.server.running import RunningServer, run_server

BOTH = {"test_playing.py"}  # run with either engine; test_builds.py checks that both play the same games


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(again)
            if item.path.name not in BOTH:
                item.add_marker(once)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as address:
        yield address


@pytest.fixture
def postgresql() -> Iterator[str]:
    with temporary_schema() as address:
        yield address
