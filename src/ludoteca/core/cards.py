"""Card files: TOML with a provenance for every attribute, checked so that an error names card and field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ludoteca.core.errors import BadCards, BadFile, trouble

Provenance = Literal["stated", "public", "inferred", "ruling", "invented", "host"]
PROVENANCES: Final[tuple[Provenance, ...]] = ("stated", "public", "inferred", "ruling", "invented", "host")
LARGEST: Final = 256 * 1024


class Attribute(msgspec.Struct, frozen=True):
    """One fact about a card, and who says so."""

    name: str
    value: str
    provenance: Provenance


class Card(msgspec.Struct, frozen=True):
    """A card as lists and front ends show it: its key, its group, and its attributes."""

    key: str
    group: str
    attributes: tuple[Attribute, ...]

    @property
    def invented(self) -> bool:
        """Whether any of it is a stand-in."""
        return any(attribute.provenance == "invented" for attribute in self.attributes)


class CardFile(msgspec.Struct, frozen=True):
    """The text of a card file and what it says of itself."""

    text: str
    name: str
    house: bool

    @property
    def digest(self) -> str:
        """A short name of exactly this content."""
        return hashlib.blake2b(self.text.encode(), digest_size=8).hexdigest()


def house_file(game: str) -> CardFile:
    """The card file a game comes with."""
    path = resources.files("ludoteca") / "games" / game / "cards.toml"
    return CardFile(path.read_text(encoding="utf-8"), "house", True)


def read_file(path: Path) -> CardFile:
    """A host's own card file."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadFile("core-cannot-read", file=str(path), why=trouble(error)) from error
    if len(raw) > LARGEST:
        raise BadCards("core-cards-large", file=str(path), limit=LARGEST // 1024)
    try:
        return CardFile(raw.decode("utf-8-sig"), path.name, False)
    except UnicodeDecodeError as error:
        raise BadCards("core-cards-not-text", file=str(path)) from error


def parse(file: CardFile) -> dict[str, Any]:
    """The TOML of a card file as data."""
    try:
        return tomllib.loads(file.text)
    except tomllib.TOMLDecodeError as error:
        # tomllib says where only in its sentence: «… (at line 3, column 5)», or «(at end of document)».
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = place.groups() if place else (file.text.count("\n") + 1, 1)
        raise BadCards("core-cards-not-toml", file=file.name, line=int(line), column=int(column)) from error


def for_game(file: CardFile, whole: dict[str, Any], game: str) -> None:
    """Refuse a file that is for another game, or does not say for which."""
    told = whole.get("game")
    if told is None:
        raise BadCards("core-cards-no-game", file=file.name)
    if told != game:
        raise BadCards("core-cards-other-game", file=file.name, game=game, given=str(told))


def field(card: str, entry: dict[str, Any], name: str, kind: type, default: object = None) -> Any:
    """One field of a card's entry, of the right type; the error names card and field."""
    value = entry.get(name, default)
    if value is None:
        raise BadCards("core-card-lacks", card=card, field=name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadCards("core-card-type", card=card, field=name, wanted=kind.__name__, given=str(value))
    return value


def known_fields(card: str, entry: dict[str, Any], names: Iterable[str]) -> None:
    """Refuse a field nobody reads: it is a slip of the pen."""
    for name in entry:
        if name not in names:
            raise BadCards("core-card-unknown-field", card=card, field=name)


def provenance(card: str, entry: dict[str, Any], name: str, house: bool) -> Provenance:
    """Who says so: `provenance = { face = "invented", … }` in the house file; a host's file is the host's word."""
    if not house:
        return "host"
    told = entry.get(name, "")
    for known in PROVENANCES:
        if told == known:
            return known
    raise BadCards("core-card-provenance", card=card, field=name, given=str(told))
