"""The page only draws: no file of a game's board repeats a rule.

Everything that is looked for comes from the game itself: the keys of its cards, the names in its views and moves, the
numbers of its engine. Drawings may name cards and have sizes of their own, so they are not searched.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple

import pytest
from msgspec.inspect import LiteralType, StructType, Type, UnionType, type_info

from ludoteca.core.game import Game
from ludoteca.games import find, shelf
from tests.engine import once

PAGE = Path(__file__).parent.parent / "web" / "src" / "games"
GAMES = [game.key for game in shelf()]
pytestmark = [once, pytest.mark.skipif(not PAGE.is_dir(), reason="the page's sources are not here")]

LIST = 3  # so many names or numbers in a row are a table
NAME = r"[A-Z][A-Z0-9_]+"


class Rules(NamedTuple):
    """What a page could repeat of a game."""

    names: frozenset[str]  # of cards, verbs, phases, goods: what the rules name. The rows of a score are labels
    cards: frozenset[str]
    fields: frozenset[str]  # of views
    numbers: dict[str, int]  # constants of the game's modules
    tables: tuple[tuple[int, ...], ...]


def types_in(info: Type) -> Iterator[Type]:
    """A type and all that it is made of."""
    pending, seen = [info], set()
    while pending:
        each = pending.pop()
        yield each
        if isinstance(each, StructType):
            if each.cls in seen:
                continue
            seen.add(each.cls)
            pending += [field.type for field in each.fields]
        elif isinstance(each, UnionType):
            pending += each.types
        else:
            parts = [getattr(each, part, None) for part in ("item_type", "key_type", "value_type")]
            pending += [*filter(None, parts), *getattr(each, "item_types", ())]


def names_in(types: Iterable[Type]) -> Iterator[str]:
    """Tags and other fixed strings."""
    for each in types:
        if isinstance(each, LiteralType):
            yield from (value for value in each.values if isinstance(value, str))
        elif isinstance(each, StructType) and isinstance(each.tag, str):
            yield each.tag


def constants(game: type[Game]) -> Iterator[tuple[str, Any]]:
    """The constants of a game's modules."""
    package = import_module(game.__module__)
    names = [each.name for each in walk_packages(package.__path__, f"{package.__name__}.")]
    for name in (package.__name__, *names):
        yield from ((key, value) for key, value in vars(import_module(name)).items() if re.fullmatch(NAME, key))


def tables_in(value: Any) -> Iterator[tuple[int, ...]]:
    """The rows of numbers in a constant."""
    if isinstance(value, (str, bytes, int, float)) or not hasattr(value, "__iter__"):
        return
    row = tuple(value.values() if isinstance(value, dict) else value)
    if all(type(each) is int for each in row):
        if len(row) >= LIST and len(set(row)) > 1:
            yield row
    else:
        for each in row:
            yield from tables_in(each)


@cache
def rules_of(key: str) -> Rules:
    game = find(key)
    cards = frozenset(card.key for card in game.read_deck().cards())
    view = list(types_in(type_info(game.view_type)))
    named = [*view, *types_in(type_info(game.move_type))]
    if game.facts_type is not None:
        named += types_in(type_info(game.facts_type))
    return Rules(
        cards | frozenset(names_in(named)) | frozenset(game.categories),
        cards,
        frozenset(field.encode_name for each in view if isinstance(each, StructType) for field in each.fields),
        {name: value for name, value in constants(game) if type(value) is int},
        tuple({row for _, value in constants(game) for row in tables_in(value)}),
    )


# ---------------------------------------------------------------- what a file must not contain


def code_of(text: str) -> str:
    """A file without its comments and styles."""
    text = re.sub(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(?<![:'\"`])//[^\n]*", "", text)


def lists_of_names(code: str, rules: Rules) -> Iterator[str]:
    """Lists of things that the server knows: kinds in their order, phases, verbs."""
    for found in re.finditer(r"\[((?:\s*'[^']*',?)+)\s*\]", code):
        names = re.findall(r"'([^']*)'", found[1])
        if len(names) >= LIST and rules.names.issuperset(names):
            yield f"a list of names: {', '.join(names[:LIST])} …"


def tables_of_numbers(code: str, rules: Rules) -> Iterator[str]:
    """Rows of numbers that are also in the game's modules: costs, points, prices."""
    for found in re.finditer(r"\[((?:\s*-?\d+\s*,?)+)\]", code):
        row = [int(number) for number in re.findall(r"-?\d+", found[1])]
        if len(row) >= LIST and len(set(row)) > 1 and any(is_part(row, table) for table in rules.tables):
            yield f"a table of the rules: {row}"


def is_part(row: Sequence[int], table: Sequence[int]) -> bool:
    return any(list(table[at : at + len(row)]) == list(row) for at in range(len(table) - len(row) + 1))


def constants_of_rules(code: str, rules: Rules) -> Iterator[str]:
    """Constants with the name and value that they have in the game's modules."""
    for name, value in re.findall(rf"\bconst ({NAME})(?:: \w+)? = (\d+);", code):
        if rules.numbers.get(name) == int(value):
            yield f"a number of the rules: {name} = {value}"


def limits(code: str, rules: Rules) -> Iterator[str]:
    """Comparisons of a view with a number that the view does not give: `seats.length > 2`, `buildings >= PLOTS`."""
    pattern = rf"\.(\w+)(?:\.length)?\s*(?:[=!]==|[<>]=?)\s*(\d+|{NAME})\b"
    for found in re.finditer(pattern, code):
        if found[1] in rules.fields and found[2] not in ("0", "1"):
            yield f"a limit: {found[0]}"


def payouts(code: str, rules: Rules) -> Iterator[str]:
    """Counts of a view that are worth a number of points each: `2 * city.messengers`."""
    for found in re.finditer(r"\b(\d+) \* (?:\w+[?!]?\.)+(\w+)\b(?!\()|\.(\w+) \* (\d+)\b", code):
        if (found[2] or found[3]) in rules.fields:
            yield f"a payout: {found[0]}"


def codes_read(code: str, rules: Rules) -> Iterator[str]:
    """Arithmetic with the codes of moves, which are only names for the page."""
    number = r"(?:\bcode|\b[a-z]\w*Code)"
    for found in re.finditer(
        rf"{number}\s*(?:[-+*/%]|<=?|>=?)(?![=>])\s*\w+|\w\s*(?:[-+*/%]|<=|>=)\s*{number}\b", code
    ):
        yield f"a code that is read: {found[0]}"
    for found in re.finditer(r"\b(?:codes|steps|picks)\b\.(?:sort|toSorted)\(", code):
        yield f"codes that are put in order: {found[0]}"


def seats_worked_out(code: str, rules: Rules) -> Iterator[str]:
    """Arithmetic with the numbers of seats, such as finding a partner; the order around the table needs no number."""
    for found in re.finditer(r"\b(?:seat|other)\b\)? (?:\^|[-+] \w+\)? %|%) \d+", code):
        yield f"a seat that is worked out: {found[0]}"


def buildings_asked_for(code: str, rules: Rules) -> Iterator[str]:
    """Questions whether somebody has a certain card: its effect belongs to the server."""
    for found in re.finditer(r"\.includes\('([^']*)'\)", code):
        if found[1] in rules.cards:
            yield f"the effect of a card: {found[0]}"


def sentences_read(code: str, rules: Rules) -> Iterator[str]:
    """Sentences that are taken apart."""
    sentence = r"(?:text|said|prompt|notation|why|sentence|action|effect)"
    for found in re.finditer(
        rf"\.(?:exec|test)\((?:\w+\.)?{sentence}\b|\b{sentence}\.(?:match|matchAll|split|search|startsWith|endsWith)\(",
        code,
    ):
        yield f"a sentence that is read: {found[0]}"


def waiting(code: str, rules: Rules) -> Iterator[str]:
    """Timers and loops that wait for the server."""
    for found in re.finditer(r"\b(?:setTimeout|setInterval)\(", code):
        yield f"a timer: {found[0]}"


CHECKS = (
    lists_of_names,
    tables_of_numbers,
    constants_of_rules,
    limits,
    payouts,
    codes_read,
    seats_worked_out,
    buildings_asked_for,
    sentences_read,
    waiting,
)


def repeated_rules(text: str, key: str) -> list[str]:
    """Everything in a file that repeats a rule of a game."""
    code, rules = code_of(text), rules_of(key)
    return [found for check in CHECKS for found in check(code, rules)]


# ---------------------------------------------------------------- the page


def files_of(key: str) -> list[Path]:
    """The files of a board that draw nothing themselves: neither drawings nor what only tests use."""
    files = [path for path in (PAGE / key).rglob("*") if path.suffix in (".ts", ".svelte")]
    drawn = {"art", "positions"}
    return [
        path
        for path in files
        if not drawn & set(path.relative_to(PAGE / key).parts)
        and not path.name.endswith(".test.ts")
        and path.name not in ("poster.ts", "sample.ts")
    ]


@pytest.mark.parametrize("key", GAMES)
def test_the_board_of_a_game_repeats_none_of_its_rules(key: str) -> None:
    files = files_of(key)
    if not files:
        pytest.skip("the game has no board")
    found = [
        f"{path.relative_to(PAGE)}: {each}" for path in files for each in repeated_rules(path.read_text("utf-8"), key)
    ]
    assert found == []


# ---------------------------------------------------------------- the search itself

REPEATED = {
    "const KEYS = ['smithy', 'gold-mine', 'archive'] as const;": "a list of names",
    "const together = ['produce', 'sell', 'counsel'].includes(view.phase);": "a list of names",
    "const ROLES: readonly Role[] = ['builder', 'producer', 'trader', 'councillor'];": "a list of names",
    "const points = [0, 4, 6, 8];": "a table of the rules",
    "const BUILD = 7;": "a number of the rules",
    "if (code < NO_BUILD) return card('build', BUILD);": "a code that is read",
    "const card = KEYS[code - first];": "a code that is read",
    "return PAY + code;": "a code that is read",
    "const inOrder = codes.toSorted((a, b) => a - b);": "codes that are put in order",
    "const last = view.seats.some((seat) => seat.buildings >= PLOTS);": "a limit",
    "const doubles = view.seats.length > 2;": "a limit",
    "const points = 2 * mine.chapel;": "a payout",
    "const more = mine.violets.includes('aqueduct') ? 1 : 0;": "the effect of a card",
    "const price = PRICE.exec(choice.text);": "a sentence that is read",
    "const price = text.match(/[0-9]+/);": "a sentence that is read",
    "setTimeout(sync, 12);": "a timer",
}
REPEATED_OF_OTHERS = {
    ("patrician", "const bonus = 2 * city.messengers;"): "a payout",
    ("patrician", "const CATEGORIES = ['tokens', 'messengers', 'penalty', 'portraits', 'ambassadors'];"): "a list",
    ("patrician", "const SET_POINTS = 6;"): "a number of the rules",
    ("patrician", "const floors = [9, 9, 9, 9, 7, 7, 7];"): "a table of the rules",
    ("patee_imperiale", "const VERBS = ['play', 'discredit', 'charm', 'swap', 'give'] as const;"): "a list of names",
    ("patee_imperiale", "const CARDS = 32;"): "a number of the rules",
    ("patee_imperiale", "const card = keys[code % CARDS];"): "a code that is read",
    ("patee_imperiale", "const dealt = view.seats.length === 3 ? 8 : 7;"): "a limit",
    ("patee_imperiale", "const partners = view.teams && (seat - other) % 2 === 0;"): "a seat that is worked out",
    ("patee_imperiale", "const partner = seat ^ 2;"): "a seat that is worked out",
    ("patee_imperiale", "const verb = /^([a-z_]+)/.exec(action)?.[1];"): "a sentence that is read",
}
DRAWN = (
    "// if (code < NO_BUILD) and view.seats.length > 2",
    "<style>.a { grid: [1, 2, 3] }</style>",
    "const sizes = [18, 16.5, 15];",
    "const HARBOUR = 108; // pixels",
    "const lit = choices.find((choice) => choice.code === chosen);",
    "steps.map(({ code }) => code)",
    "const codes = new Map(items.map((item) => [item.code, item.move]));",
    "if (plot.card === 'chapel' && player.chapel > 0) draw(view.seats.length, width < 600);",
    "words(`san_juan-board-${move.move}`).split(' ');",
    "const areas = ['offer', 'hand', 'mine'] as const;",
    "const others = view.seats.map((_, k) => (near + 1 + k) % count);",
)


@pytest.mark.parametrize("line", REPEATED)
def test_a_rule_in_the_page_is_found(line: str) -> None:
    found = repeated_rules(line, "san_juan")
    assert [each for each in found if each.startswith(REPEATED[line])], found


@pytest.mark.parametrize(("key", "line"), REPEATED_OF_OTHERS)
def test_a_rule_of_another_game_is_found(key: str, line: str) -> None:
    found = repeated_rules(line, key)
    assert [each for each in found if each.startswith(REPEATED_OF_OTHERS[key, line])], found


@pytest.mark.parametrize("line", DRAWN)
def test_a_drawing_is_no_rule(line: str) -> None:
    assert repeated_rules(line, "san_juan") == []
