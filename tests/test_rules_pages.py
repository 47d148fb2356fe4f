"""The pages of docs/rules: games and tests cite their rulings, and their tables match the decks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.games import find, keys, shelf
from ludoteca.games.patee_imperiale.cards import PateeDeck, action_text
from ludoteca.games.patrician.cards import CITY_NAMES, PatricianDeck
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.moves import ROAD_NAMES
from ludoteca.games.san_juan.cards import BUILDINGS, TILE_PRICES

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
GAMES = ROOT / "src" / "ludoteca" / "games"
WRITTEN = (".py", ".toml", ".ts", ".svelte", ".md")

RULING = re.compile(r"^### (?P<name>.+ \d+)\n(?P<text>(?:(?!^#).*\n)*)", re.MULTILINE)
# A citation begins with a capital letter: `rules: int` is a field, and "the rules: a turn" is prose. Some types begin
# with one as well.
CITATION = re.compile(r"\brules: (?=[^\W\d_a-z])(?!(?:ClassVar|Any|Rules)\b)|\b(?=ruling \d)")
NAMED = re.compile(r"(?:[^\W\d_]+ )+\d+\b")


def rulings(key: str) -> dict[str, str]:
    """The rulings on the page of a game, by name."""
    page = (PAGES / f"{key}.md").read_text("utf-8")
    return {found["name"]: found["text"] for found in RULING.finditer(page)}


def all_rulings() -> set[str]:
    return {name for key in keys() for name in rulings(key)}


def citations(text: str) -> Iterator[tuple[int, str]]:
    """The line and the name of every ruling that a text cites; for a malformed citation, its text.

    >>> list(citations("Twelve buildings (rules: San Juan 10).\\nMore (rules: A turn), and (ruling 4)."))
    [(1, 'San Juan 10'), (2, 'A turn), and (ruling 4)'), (2, 'ruling 4')]
    """
    for found in CITATION.finditer(text):
        named = NAMED.match(text, found.end())
        words = named[0] if named else text[found.end() :].partition("\n")[0].rstrip(".")
        yield text.count("\n", 0, found.start()) + 1, words


def cited_in(folder: Path) -> dict[str, list[str]]:
    """Every citation in the files of a folder, with its place."""
    places: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in WRITTEN or path == Path(__file__).resolve() or "node_modules" in path.parts:
            continue
        for line, name in citations(path.read_text("utf-8")):
            places.setdefault(name, []).append(f"{path.relative_to(ROOT)}:{line}")
    return places


def table(key: str, heading: str) -> list[list[str]]:
    """The rows of the table with these column headings."""
    lines = iter((PAGES / f"{key}.md").read_text("utf-8").splitlines())
    assert any(line.startswith(f"| {heading} |") for line in lines), heading
    next(lines)
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


# --- rulings and citations


@pytest.mark.parametrize("key", keys())
def test_every_game_has_a_page_with_rulings_numbered_from_one(key: str) -> None:
    title = find(key).title
    named = list(rulings(key))
    assert named
    assert named == [f"{title} {number}" for number in range(1, len(named) + 1)]


@pytest.mark.parametrize("key", keys())
def test_every_ruling_asks_a_question_and_says_where_its_answer_comes_from(key: str) -> None:
    sources = re.compile(r"\b(stated|public|inferred|ruling|invented)\b", re.IGNORECASE)
    for name, text in rulings(key).items():
        assert re.match(r"\*\*[^*]+\?\*\* \S|\*\*[^*]+\?\*\*\n\n- ", text), name
        assert sources.search(text), name


@pytest.mark.parametrize("folder", ["src", "tests", "docs", "web/src"])
def test_every_cited_ruling_exists(folder: str) -> None:
    known = all_rulings()
    assert {name: places for name, places in cited_in(ROOT / folder).items() if name not in known} == {}


def test_a_citation_of_a_missing_ruling_is_found() -> None:
    known = all_rulings()
    for wrong in ("rules: San Juan 99", "rules: San Juan", "rules: A turn", "ruling 4", "rules: San\nJuan 4"):
        assert [name for _, name in citations(f"# ({wrong})") if name not in known], wrong
    assert not list(citations("rules: int  # version of the rules: raised when a record would play differently"))


@pytest.mark.parametrize("key", keys())
def test_every_ruling_is_cited_by_a_test(key: str) -> None:
    cited = cited_in(ROOT / "tests")
    assert [name for name in rulings(key) if name not in cited] == []


@pytest.mark.parametrize("key", keys())
def test_every_ruling_is_cited_by_the_game_that_plays_it(key: str) -> None:
    cited = cited_in(GAMES / key)
    assert [name for name in rulings(key) if name not in cited] == []


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_links_of_the_pages_are_valid(page: Path) -> None:
    text = page.read_text("utf-8")
    headings = {line.lstrip("# ").lower().replace(" ", "-") for line in text.splitlines() if line.startswith("#")}
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith("#"):
            assert target[1:] in headings, target
        else:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("key", keys())
def test_pages_of_rules_and_of_games_link_to_each_other(key: str) -> None:
    assert f"](../games/{key}.md)" in (PAGES / f"{key}.md").read_text("utf-8")
    assert f"](../rules/{key}.md)" in (ROOT / "docs" / "games" / f"{key}.md").read_text("utf-8")
    assert f"]({key}.md)" in (PAGES / "README.md").read_text("utf-8")


def test_there_is_a_page_for_each_game_and_no_other() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} == {game.key for game in shelf()} | {"README"}


# --- the tables match the games


def test_the_cities_of_patrician_are_those_of_the_board() -> None:
    rows = table("patrician", "city | cards | floors")
    assert [row[0] for row in rows] == list(CITY_NAMES)
    for city, (name, cards, floors, high, low, neighbours) in enumerate(rows):
        high_token, low_token = numbers.FLOORS[city], numbers.FLOORS[city] - numbers.LOW_TOKEN_IS_LESS_BY
        assert (int(cards), int(floors)) == (numbers.CARDS_IN[city], numbers.FLOORS[city]), name
        assert (int(high), int(low)) == (high_token, low_token), name
        roads = {other for road in ROAD_NAMES if name in road for other in road} - {name}
        assert set(re.findall(r"[A-Z]\w+", neighbours)) == roads, name


def test_the_faces_of_patrician_are_those_of_the_house_deck() -> None:
    deck = find("patrician").read_deck()
    assert isinstance(deck, PatricianDeck)
    for name, start, others, sign, crests in table("patrician", "city | start cards"):
        cards = [(face, True) for face in start.split(", ")]
        cards += [(face, False) for face in [*others.split(", "), sign]]
        cards += [("crest", False)] * int(crests)
        wanted = Counter((face.replace(" ", "-"), star) for face, star in cards)
        city = CITY_NAMES.index(name)
        assert Counter((card.face, card.star) for card in deck.buildings if card.city == city) == wanted, name


def test_the_buildings_and_prices_of_san_juan_are_those_of_the_engine() -> None:
    rows = table("san_juan", "building | in French")
    shown = [(name, *(int(cell) if cell.isdigit() else 0 for cell in cells)) for name, _, *cells, _ in rows]
    assert shown == [
        (building.notation.title(), building.copies, building.cost, building.points) for building in BUILDINGS
    ]
    assert tuple(tuple(map(int, prices)) for _, *prices in table("san_juan", "tile | indigo")) == TILE_PRICES


def test_the_courtiers_of_patee_imperiale_are_those_of_the_house_deck() -> None:
    deck = find("patee_imperiale").read_deck()
    assert isinstance(deck, PateeDeck)
    rows = table("patee_imperiale", "courtier | value")
    invented = {courtier.name for courtier in deck.courtiers if "name" in deck.invented(courtier.key)}
    assert [[cell.strip("*").replace("−", "-") for cell in row] for row in rows] == [
        [courtier.name, str(courtier.value), courtier.colour, courtier.role, action_text(courtier)]
        for courtier in deck.courtiers
    ]
    assert {row[0] for row in rows if not row[0].startswith("**")} == invented
