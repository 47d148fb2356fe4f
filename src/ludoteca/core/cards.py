"""Card files: TOML with the provenance of every attribute; errors name the card and the field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ludoteca.core.clean import clean
from ludoteca.core.errors import BadCards
from ludoteca.core.files import read_at_most

Provenance = Literal["stated", "public", "inferred", "ruling", "invented", "host"]
PROVENANCES: Final[tuple[Provenance, ...]] = ("stated", "public", "inferred", "ruling", "invented", "host")
LARGEST: Final = 256 * 1024
DEEPEST: Final = 8  # nested tables, or parts of a dotted key; a card file needs three
LARGEST_NUMBER: Final = 1_000_000_000


class Attribute(msgspec.Struct, frozen=True):
    """One fact about a card, with its source."""

    name: str
    value: str
    provenance: Provenance


class Card(msgspec.Struct, frozen=True):
    """A card for display: its key, its group and its attributes."""

    key: str
    group: str
    attributes: tuple[Attribute, ...]

    @property
    def invented(self) -> bool:
        """Whether any attribute is invented."""
        return any(attribute.provenance == "invented" for attribute in self.attributes)


class CardFile(msgspec.Struct, frozen=True):
    """The text of a card file, its name, and whether it is the house deck."""

    text: str
    name: str
    house: bool

    @property
    def digest(self) -> str:
        """A short hash of the text."""
        return hashlib.blake2b(self.text.encode(), digest_size=8).hexdigest()


def house_file(game: str, package: str = "") -> CardFile:
    """The card file that comes with a game: in its package, or by default in the folder of that name in `games/`."""
    path = resources.files(package or f"ludoteca.games.{game}") / "cards.toml"
    return CardFile(path.read_text(encoding="utf-8"), "house", True)


def read_file(path: Path) -> CardFile:
    """Read a host's own card file."""
    raw = read_at_most(path, LARGEST)
    if raw is None:
        raise BadCards("core-cards-large", file=str(path), limit=LARGEST // 1024)
    try:
        return CardFile(raw.decode("utf-8-sig"), clean(path.name), False)
    except UnicodeDecodeError as error:
        raise BadCards("core-cards-not-text", file=str(path)) from error


def parse(file: CardFile) -> dict[str, Any]:
    """The TOML of a card file as data.

    A file that is too large or too deeply nested is refused before it is parsed: it may come from a stranger, and the
    time tomllib takes grows at least with the square of the depth.
    """
    if len(file.text) > LARGEST:
        raise BadCards("core-cards-large", file=file.name, limit=LARGEST // 1024)
    line = too_deep(file.text)
    if line is not None:
        raise BadCards("core-cards-deep", file=file.name, line=line)
    try:
        data = tomllib.loads(file.text)
    except tomllib.TOMLDecodeError as error:
        # tomllib gives the position only in its message: "… (at line 3, column 5)" or "(at end of document)".
        place = re.search(r"line (\d+), column (\d+)", str(error))
        found, column = place.groups() if place else (file.text.count("\n") + 1, 1)
        raise BadCards("core-cards-not-toml", file=file.name, line=int(found), column=int(column)) from error
    except ValueError as error:  # a number of thousands of digits
        raise BadCards("core-cards-number", file=file.name) from error
    if not _has_sane_numbers(data):
        raise BadCards("core-cards-number", file=file.name)
    return data


SPECIAL: Final = {
    "": re.compile(r"\"\"\"|\'\'\'|[\"'#\n\[\]{}.=,]"),
    "#": re.compile(r"\n"),
    '"': re.compile(r'\\.|"|\n', re.DOTALL),
    "'": re.compile(r"'|\n"),
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
}  # for each kind of text (outside, comment, four kinds of strings): the tokens where something begins or ends


def too_deep(text: str) -> int | None:
    """The number of the first line that is nested too deeply, found in a single pass; None if there is none.

    >>> too_deep('[a.b]\\nc = "x.x.x.x.x.x.x.x.x.x"') is None
    True
    >>> too_deep("a = 1\\n[" + "a." * 20 + "a]"), too_deep("a = " + "[" * 20)
    (2, 1)
    """
    within = ""
    at = brackets = dots = 0
    while found := SPECIAL[within].search(text, at):
        at = found.end()
        mark = found.group()
        if within:
            if mark[0] != "\\":
                within = ""
            if mark != "\n":
                continue
        if mark in SPECIAL:
            within = mark
        elif mark == ".":
            dots += 1
        else:
            dots = 0
            brackets += (mark in "[{") - (mark in "]}")
        if max(dots, brackets) > DEEPEST:
            return text.count("\n", 0, at) + 1
    return None


def _has_sane_numbers(value: object) -> bool:
    """Whether no number is larger than any card needs."""
    if isinstance(value, dict):
        return all(map(_has_sane_numbers, value.values()))
    if isinstance(value, list):
        return all(map(_has_sane_numbers, value))
    return not isinstance(value, (int, float)) or abs(value) <= LARGEST_NUMBER


def check_game(file: CardFile, data: dict[str, Any], game: str) -> None:
    """Refuse a file that names another game or none."""
    named = data.get("game")
    if named is None:
        raise BadCards("core-cards-no-game", file=file.name)
    if named != game:
        raise BadCards("core-cards-other-game", file=file.name, game=game, given=str(named))


def field(card: str, entry: dict[str, Any], name: str, kind: type, default: object = None) -> Any:
    """One field of a card's entry, checked for its type; errors name the card and the field."""
    value = entry.get(name, default)
    if value is None:
        raise BadCards("core-card-lacks", card=card, field=name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadCards("core-card-type", card=card, field=name, wanted=kind.__name__, given=str(value))
    return value


def check_fields(card: str, entry: dict[str, Any], names: Iterable[str]) -> None:
    """Refuse unknown fields: most are typing errors."""
    for name in entry:
        if name not in names:
            raise BadCards("core-card-unknown-field", card=card, field=name)


def provenance(card: str, entry: dict[str, Any], name: str, house: bool) -> Provenance:
    """The source of an attribute, from `provenance = { face = "invented", … }`; in a host's file it is the host."""
    if not house:
        return "host"
    named = entry.get(name, "")
    for known in PROVENANCES:
        if named == known:
            return known
    raise BadCards("core-card-provenance", card=card, field=name, given=str(named))
