"""Every key has a text in every language, with the same facts in all of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.core.declaration import deeds, required_words
from ludoteca.core.game import Game
from ludoteca.core.names import Names
from ludoteca.core.result import Result, SeatResult
from ludoteca.core.text import LANGUAGES, Words, catalogue, language, simple_messages
from ludoteca.games import shelf

LOCALES = Path(ludoteca.__file__).parent / "locales"
SOURCES = Path(ludoteca.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src"
PARTS = sorted({path.stem for path in LOCALES.glob("*/*.ftl")})


GRAMMAR = ("_you", "_initial", "subject", "initial")  # facts that a language uses where its grammar asks for them


class Facts(Visitor):
    """The names of the variables in a message, without those that only grammar asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the parser's name)
        if not node.id.name.endswith(GRAMMAR):
            self.names.add(node.id.name)


def messages(lang: str, part: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(lang, part)).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{part}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{part} says {entry.id.name} twice"
            assert entry.id.name.startswith(f"{part}-"), f"{entry.id.name} is in {part}.ftl"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


@pytest.mark.parametrize("part", PARTS)
def test_all_languages_have_the_same_keys_with_the_same_facts(part: str) -> None:
    english = messages("en", part)
    for lang in LANGUAGES:
        assert messages(lang, part) == english, lang


@pytest.mark.parametrize("part", PARTS)
def test_no_key_is_unused(part: str) -> None:
    files = [*SOURCES.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    for key in messages("en", part):
        if any(f"{quote}{key}{quote}" in code for quote in "\"'`"):
            continue
        # Some keys are composed: "patrician-face-" + face, f"{game.key}-option-{name}".
        rest = key.split("-")
        made = [key[: len(key) - len(tail)] for k in range(2, len(rest)) for tail in ["-".join(rest[k:])]]
        made += ["}-" + "-".join(rest[1:k]) + "-{" for k in range(2, len(rest))]
        made += ["}-" + "-".join(rest[1:]) + end for end in ('"', "-help")]
        found = any(beginning in code for beginning in made)
        assert found, f"nobody says {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf(), ids=lambda game: game.key)
def test_every_option_category_reason_tie_break_and_action_of_a_game_has_a_text(game: type[Game], lang: str) -> None:
    assert len(list(deeds(game))) > 5
    for key in required_words(game):
        assert Words(lang).has(key), key


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "fr_CH", "LANG": "it_IT"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
        ({"LUDOTECA_LANG": "it", "LC_ALL": "fr_FR"}, "it"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], spoken: str) -> None:
    assert language(None, environment) == spoken


def test_plurals_follow_the_language() -> None:
    assert "a floor" in Words("en")("patrician-prompt-build", city="Roma", floors=1)
    assert "2 piani" in Words("it")("patrician-prompt-build", city="Roma", floors=2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_simple_messages_equal_those_of_fluent(part: str, lang: str) -> None:
    words = Words(lang)
    found = messages(lang, part)
    assert simple_messages(lang, part).keys() <= found.keys()
    for key in simple_messages(lang, part):
        for facts in ({name: f"«{name}»" for name in found[key]}, dict.fromkeys(found[key], 2)):
            assert words(key, **facts) == words.format_with_fluent(key, facts)


def test_large_numbers_are_formatted_for_the_language() -> None:
    assert Words("en")("core-bad-players", seats=2, given=12345).endswith("12,345.")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ada wins the tie-break at 31 points."),
        ("fr", "Ada gagne au départage, à 31 points."),
        ("it", "Ada vince allo spareggio, a 31 punti."),
    ],
)
def test_the_winner_of_a_tie_break_did_not_win_by_points(lang: str, sentence: str) -> None:
    game = ludoteca.game("patrician", seats=2)
    level = Result("cards_played", (0,), "floors", (SeatResult(0, 1, 31, {}), SeatResult(1, 2, 31, {})))
    assert game.describe_winner(level, Names(("Ada", "Bruno")), Words(lang)) == sentence
