"""The contract of a game: its table of moves, and a front file that only names its parts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import ludoteca
from ludoteca.core.errors import BadMove
from ludoteca.core.game import Game
from ludoteca.core.laws import setups
from ludoteca.games import find, keys, shelf
from tests.engine import once

pytestmark = once  # the tables are the same with either engine

PACKAGE = Path(ludoteca.__file__).parent
SETUPS = [game for title in shelf() for game in setups(title)]
LONGEST_FRONT_FILE = 85  # one name for each of the contract's methods


# --- the table of moves


@pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)
def test_every_entry_of_the_table_of_moves_is_found_by_its_struct(game: Game) -> None:
    assert game.moves == tuple(game.move(code) for code in range(game.move_count))
    for code in range(game.move_count):
        assert game.code(game.move(code)) == code


@pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)
def test_the_table_of_moves_is_as_long_as_the_engine_says_and_has_all_types(game: Game) -> None:
    numbers = import_module(f"ludoteca.games.{game.key}.engine.numbers")
    assert game.move_count == len(game.moves) == numbers.MOVES
    assert {type(move) for move in game.moves} == set(get_args(game.move_type))


@pytest.mark.parametrize("title", shelf(), ids=lambda title: title.key)
def test_a_number_outside_the_table_of_moves_is_refused(title: type[Game]) -> None:
    game = title(title.seat_counts[0])
    for code in (-1, game.move_count, 10**30):
        with pytest.raises(BadMove):
            game.move(code)


# --- the sources


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package, parsed."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield str(path.relative_to(PACKAGE)), ast.parse(path.read_text(encoding="utf-8"))


def names_in(expression: ast.expr) -> set[str]:
    """All names that occur in an expression: `engine.PateeState` has both of its parts."""
    parts = list(ast.walk(expression))
    return {part.id for part in parts if isinstance(part, ast.Name)} | {
        part.attr for part in parts if isinstance(part, ast.Attribute)
    }


@once
@pytest.mark.parametrize("key", keys())
def test_the_front_file_of_a_game_is_short(key: str) -> None:
    """It is a table of contents: facts, and the names of functions in other modules."""
    lines = (PACKAGE / "games" / key / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_FRONT_FILE


@once
def test_no_code_asks_whether_a_state_belongs_to_its_game() -> None:
    """A game's type parameters say which states, views and decks it has."""
    states = {type(title(title.seat_counts[0]).undealt()).__name__ for title in shelf()}
    assert len(states) == len(keys())
    found = [
        f"{module}:{call.lineno}"
        for module, tree in sources()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and names_in(call.func) == {"isinstance"} and states & names_in(call.args[1])
    ]
    assert found == []


@once
def test_no_function_turns_a_state_or_a_deck_into_that_of_its_game() -> None:
    found = [
        f"{module}:{function.lineno} {function.name}"
        for module, tree in sources()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name in ("own", "deck_of")
    ]
    assert found == []


@once
@pytest.mark.parametrize("key", keys())
def test_the_front_file_of_a_game_names_its_class(key: str) -> None:
    title = find(key)
    assert issubclass(title, Game)
    assert title.key == key
    assert import_module(f"ludoteca.games.{key}").GAME is title
