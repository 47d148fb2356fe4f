"""The examples of the documentation run, and the pages of the games match the games."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.core.game import Game
from ludoteca.core.laws import setups
from ludoteca.core.match import Match
from ludoteca.core.replay import verify
from ludoteca.games import find, keys, shelf
from tests.engine import once

ROOT = Path(__file__).resolve().parent.parent
EXECUTED = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SETUPS = [game for title in shelf() for game in setups(title)]


def pages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_pages", ROOT / "docs" / "make_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@once
@pytest.mark.parametrize("path", EXECUTED, ids=lambda path: path.name)
def test_the_examples_of_a_page_work(path: Path) -> None:
    outcome = doctest.testfile(
        str(path), module_relative=False, encoding="utf-8", optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert outcome.failed == 0


def first_loop(path: Path) -> tuple[str, list[str]]:
    """The first example of a page that plays a game: the line that deals, and those up to the result."""
    examples = doctest.DocTestParser().get_examples(path.read_text(encoding="utf-8"))
    sources = [example.source for example in examples]
    deal = next(at for at, source in enumerate(sources) if "deal(" in source)
    return sources[deal], [sources[deal + 1], sources[deal + 2]]


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
@pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)
def test_the_first_loop_of_the_documentation_plays_every_game_to_its_end(page: str, game: Game) -> None:
    dealing, rest = first_loop(ROOT / page)
    options = "".join(f", {name}={value!r}" for name, value in game.options.items())
    wanted = f'game("{game.key}", seats={game.seats}{options})'
    dealing, replaced = re.subn(r'game\("\w+", seats=\d+\)', lambda found: wanted, dealing)
    assert replaced == 1
    for seed in range(1, 6):
        names: dict[str, object] = {}
        exec("import ludoteca\n" + re.sub(r"seed=\d+", f"seed={seed}", dealing) + "".join(rest), names)
        match = names["match"]
        assert isinstance(match, Match)
        assert match.game.fingerprint == game.fingerprint
        assert match.result is not None
        assert verify(match.record, find).result == match.result


def test_some_page_has_examples() -> None:
    assert sum(">>>" in path.read_text(encoding="utf-8") for path in EXECUTED) >= 2


@pytest.mark.parametrize("game", keys())
def test_the_page_of_a_game_is_current(game: str) -> None:
    written = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert written == pages().page(find(game)), "run python docs/make_pages.py"


def test_every_link_between_pages_leads_somewhere() -> None:
    for path in [*EXECUTED, ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
