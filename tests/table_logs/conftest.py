"""Table logs fold to the same tables with either engine, so these tests run once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine import once


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(once)
