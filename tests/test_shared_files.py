"""No file that the games share names one of them: a game is its own folders and nothing else.

A game's own are the folders `games/<key>`, its words in `locales/`, and files named after it, such as its goals in
`benchmarks/goals`. Examples in docstrings may name a game.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.games import shelf
from tests.engine import once

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/ludoteca", "web/src", "benchmarks")
FILES = ("web/index.html", "web/vite.config.ts", "web/build.py", "web/make_wire.py", "web/make_fixture.py", "run.py")
KINDS = {".py", ".ts", ".svelte", ".css", ".html", ".toml", ".json", ".mako"}
GENERATED = {
    "web/src/net/wire.ts",  # made from the games by web/make_wire.py; a test compares it
    "src/ludoteca/server/page",  # the built page
}
NAMES = {name for game in shelf() for name in (game.key, game.title)}
EXAMPLE = re.compile(r"^ *(>>>|\.\.\.) .*$", re.MULTILINE)


def shared_files() -> list[Path]:
    files = [ROOT / name for name in FILES]
    files += [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if path.suffix in KINDS]
    return [path for path in files if path.is_file() and is_shared(path.relative_to(ROOT))]


def is_shared(path: Path) -> bool:
    if {"games", "locales", "node_modules", "__pycache__"} & set(path.parts[:-1]):
        return path.name == "__init__.py" and path.parent.name == "games"
    if any(path.is_relative_to(made) for made in GENERATED):
        return False
    return not any(game.key in path.name for game in shelf())


@once
def test_no_shared_file_names_a_game() -> None:
    files = shared_files()
    assert len(files) > 250
    found = []
    for path in files:
        text = EXAMPLE.sub("", path.read_text(encoding="utf-8")).lower()
        found += [f"{path.relative_to(ROOT)}: {name}" for name in NAMES if re.search(rf"\b{name.lower()}\b", text)]
    assert sorted(found) == [], "declare it in the game's own folder"


@once
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_new_file_would_be_found(folder: str) -> None:
    assert is_shared(Path(folder) / "new.py")
    assert not is_shared(Path(folder) / "games" / "patrician" / "new.py")
