"""The documentation is executed, and the pages of the games are what the games say."""

from __future__ import annotations

import doctest
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.games import find, keys

ROOT = Path(__file__).resolve().parent.parent
EXECUTED = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def pages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_pages", ROOT / "docs" / "make_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", EXECUTED, ids=lambda path: path.name)
def test_what_a_page_shows_is_what_happens(path: Path) -> None:
    outcome = doctest.testfile(
        str(path), module_relative=False, encoding="utf-8", optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert outcome.failed == 0


def test_some_page_shows_something() -> None:
    assert sum(">>>" in path.read_text(encoding="utf-8") for path in EXECUTED) >= 2


@pytest.mark.parametrize("game", keys())
def test_the_page_of_a_game_is_current(game: str) -> None:
    written = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert written == pages().page(find(game)), "run python docs/make_pages.py"


def test_every_link_between_pages_leads_somewhere() -> None:
    import re

    for path in [*EXECUTED, ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
