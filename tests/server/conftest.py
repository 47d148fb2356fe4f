"""One server for all tests of a module that need no special one, and a database of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine import once
from tests.server.databases import database, schema_of_its_own
from tests.server.house import House, served

BOTH = {"test_secrecy.py", "test_history.py", "test_playing.py"}  # what rests on the rules themselves


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.name not in BOTH:
            item.add_marker(once)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as address:
        yield address


@pytest.fixture
def postgresql() -> Iterator[str]:
    with schema_of_its_own() as address:
        yield address
