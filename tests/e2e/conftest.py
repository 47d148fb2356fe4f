"""Fixtures: one server for all tests of the page, one browser for each file."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.browser import ARGUMENTS, CHROMIUM
from tests.engine import again, once
from tests.server.running import RunningServer

expect.set_options(timeout=20_000)  # on a busy machine a page may need long; a test that passes does not wait


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(once)
            item.add_marker(again)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. It closes after each file: while it is open, no other test in this process can run an event loop."""
    if shutil.which(CHROMIUM) is None:
        pytest.skip("there is no Chromium on this machine: apt install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield opened
        opened.close()
