"""A game is added by one call. A second one with the same key and an incomplete one are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.core.errors import BadGame, UnknownGame
from ludoteca.core.game import Game
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.core.views import View
from ludoteca.games import VARIABLE, find, keys, register, shelf, unregister
from tests.engine import once
from tests.fourth_game.snails import Snails


def test_a_registered_game_is_on_the_shelf_and_can_be_removed_again(snails: type[Game]) -> None:
    assert find("snails") is snails
    assert "snails" in keys()
    assert snails in shelf()
    assert list(keys()) == sorted(keys())
    unregister(Snails)
    assert "snails" not in keys()
    assert os.environ[VARIABLE] == ""
    with pytest.raises(UnknownGame):
        find("snails")
    register(Snails)


def test_registering_a_game_again_changes_nothing(snails: type[Game]) -> None:
    before = keys(), os.environ[VARIABLE]
    register(snails)
    assert (keys(), os.environ[VARIABLE]) == before


class Slugs(Snails):
    """Another game that claims the same key."""


class Cuckoo(Snails):
    """A game with the key of one of this project."""

    key = "patrician"


class Server(Snails):
    """A game whose messages would be those of the server."""

    key = "server"


class Loud(Snails):
    key = "Loud-Snails"


class Bare(Snails):
    """A game with nothing in its folder."""

    key = "bare"


class Wordless(Snails):
    """A game without a catalogue of its name in its folder."""

    key = "wordless"

    @classmethod
    def package(cls) -> str:
        return Snails.package()


class Silent(Snails):
    """A game with a reason for which there are no words."""

    reasons = ("finish", "no_cards", "rain")

    @classmethod
    def package(cls) -> str:
        return Snails.package()


@pytest.mark.parametrize("title", [Slugs, Cuckoo, Server])
def test_a_key_that_is_taken_is_refused(snails: type[Game], title: type[Game]) -> None:
    with pytest.raises(BadGame) as refused:
        register(title)
    assert refused.value.key == "core-game-taken"
    assert find("snails") is snails


def test_a_key_that_cannot_begin_a_message_is_refused() -> None:
    with pytest.raises(BadGame, match="small letters"):
        register(Loud)


def test_a_game_without_words_is_refused_and_the_error_names_the_files() -> None:
    with pytest.raises(BadGame, match=r"Missing: locales/en/wordless.ftl, locales/fr/wordless.ftl, locales/it"):
        register(Wordless)
    assert "wordless" not in keys()


def test_a_game_without_files_is_refused_and_the_error_names_them() -> None:
    with pytest.raises(BadGame, match=r"cards\.toml, NOTICE, terminal\.py, view_from_events\.py, locales/en/bare\.ftl"):
        register(Bare)


def test_a_game_that_lacks_a_message_is_refused_and_the_error_names_it(snails: type[Game]) -> None:
    unregister(Snails)
    with pytest.raises(BadGame, match=r"snails-reason-rain \(it\)"):
        register(Silent)
    register(Snails)


def test_a_class_that_lacks_attributes_and_methods_is_refused_and_the_error_names_them() -> None:
    class Unfinished(Game):
        key = "unfinished"

    with pytest.raises(BadGame) as refused:
        register(Unfinished)  # type: ignore[type-abstract]  # that is the mistake
    for part in ("title", "seat_counts", "event_table", "undealt()", "describe_rules()"):
        assert part in str(refused.value), part
    assert "subjects" not in str(refused.value), "it has a default"


class Mute(Snails):
    """A game whose view answers only some of the questions that every view must answer."""

    class MuteView(View):
        def points(self) -> list[dict[str, int]]:
            return []

    key = "mute"
    view_type = MuteView  # type: ignore[assignment]  # that is the mistake


def test_a_view_that_does_not_answer_every_question_is_refused_and_the_error_names_them() -> None:
    with pytest.raises(BadGame, match=r"Missing: MuteView.phase_name\(\), MuteView.piles\(\), MuteView.open_hands\(\)"):
        register(Mute)


def test_a_class_that_cannot_be_imported_is_refused(snails: type[Game]) -> None:
    class Local(Snails):
        key = "local"

    with pytest.raises(BadGame) as refused:
        register(Local)
    assert refused.value.key == "core-game-not-found"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    words = Words(lang)
    for key in ("taken", "key", "incomplete", "not-found", "no-class"):
        assert words.has(f"core-game-{key}")


# --- other processes


LIST = "from ludoteca.games import keys; print(*keys())"


def run(code: str, games: str) -> subprocess.CompletedProcess[str]:
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, VARIABLE: games, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False, timeout=60
    )


@once
def test_another_process_knows_the_games_that_the_environment_names() -> None:
    done = run(LIST, "tests.fourth_game.snails:Snails")
    assert done.returncode == 0, done.stderr
    assert "snails" in done.stdout.split()


@once
@pytest.mark.parametrize("games", ["nowhere:Game", "tests.fourth_game.snails:Nothing", "nonsense"])
def test_a_wrong_name_in_the_environment_is_an_error_with_words(games: str) -> None:
    done = run("import sys; from ludoteca.cli import main; sys.argv = ['ludoteca', 'games']; main()", games)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert VARIABLE in done.stderr
