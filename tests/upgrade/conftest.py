"""Fixtures: the data of version 0.1 in either database, and a server of this version that serves it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.server.settings import Settings
from tests.engine import once
from tests.server.running import RunningServer, run_server
from tests.upgrade import corpus

BOTH = {"test_old_files.py"}  # it depends on the rules, so it runs with either engine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.name not in BOTH:
            item.add_marker(once)


@pytest.fixture(params=corpus.KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def old(kind: str, tmp_path: Path) -> Iterator[Settings]:
    """The settings of a server with a copy of the data of 0.1."""
    with corpus.data_folder(kind, tmp_path / "data") as settings:
        yield settings


class UpgradedServer:
    """A server of this version that serves the games of 0.1."""

    def __init__(self, kind: str, server: RunningServer) -> None:
        self.kind, self.server = kind, server


@pytest.fixture(scope="module", params=corpus.KINDS)
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[UpgradedServer]:
    """One such server for all tests of a module; they do not disturb each other."""
    folder = tmp_path_factory.mktemp("opened")
    with (
        corpus.data_folder(request.param, folder) as settings,
        run_server(folder, database=settings.database) as server,
    ):
        yield UpgradedServer(request.param, server)
