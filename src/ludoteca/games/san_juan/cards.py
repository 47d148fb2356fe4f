"""San Juan's cards: the 29 kinds of building by key, and the card file with the source of every figure."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from ludoteca.core import cards as files
from ludoteca.core.cards import Attribute, Card, CardFile
from ludoteca.core.errors import BadCards
from ludoteca.core.game import Deck
from ludoteca.games.san_juan.engine import numbers

KEYS: Final = (
    "indigo-plant", "sugar-mill", "tobacco-storage", "coffee-roaster", "silver-smelter",
    "smithy", "gold-mine", "archive", "poor-house", "black-market", "trading-post", "well", "market-stand", "crane",
    "chapel", "tower", "aqueduct", "carpenter", "prefecture", "market-hall", "quarry", "library",
    "statue", "victory-column", "hero", "guild-hall", "city-hall", "triumphal-arch", "palace",
)  # fmt: skip
NUMBER: Final = {key: kind for kind, key in enumerate(KEYS)}
GoodName = Literal["indigo", "sugar", "tobacco", "coffee", "silver"]
GOOD_NAMES: Final[tuple[GoodName, ...]] = get_args(GoodName)
GROUPS: Final = ("production", "violet", "monument", "six-cost")
FIELDS: Final = ("key", "group", "copies", "cost", "points", "provenance")
FIGURES: Final = ("group", "copies", "cost", "points")
TILE_PRICES: Final = tuple(
    tuple(int(numbers.PRICES[numbers.TILES * tile + plant]) for plant in range(numbers.PLANT_KINDS))
    for tile in range(numbers.TILES)
)


class Building(msgspec.Struct, frozen=True):
    """A kind of building."""

    key: str
    group: str
    copies: int
    cost: int
    points: int

    @property
    def notation(self) -> str:
        """How a person types it: `sugar mill`."""
        return typed(self.key)


def typed(key: str) -> str:
    """A card's key as a person types it.

    >>> typed("sugar-mill")
    'sugar mill'
    """
    return key.replace("-", " ")


def group_of(kind: int) -> str:
    """The group of a kind.

    >>> [group_of(kind) for kind in (4, 21, 22, 28)]
    ['production', 'violet', 'monument', 'six-cost']
    """
    if kind < numbers.PLANT_KINDS:
        return "production"
    if KEYS[kind] in ("statue", "victory-column", "hero"):
        return "monument"
    return "six-cost" if numbers.COST[kind] == 6 else "violet"


BUILDINGS: Final = tuple(
    Building(key, group_of(kind), int(numbers.COPIES[kind]), int(numbers.COST[kind]), int(numbers.POINTS[kind]))
    for kind, key in enumerate(KEYS)
)


class SanJuanDeck(Deck):
    """The 110 cards as 29 kinds. All figures are known, so a file can only state their sources."""

    def __init__(self, file: CardFile) -> None:
        super().__init__(file)
        self.keys = KEYS
        whole = files.parse(file)
        game = whole.get("game")
        if game != "san_juan":
            raise BadCards("core-cards-other-game", file=file.name, game="san_juan", given=str(game))
        for name in whole:
            if name not in ("game", "name", "cards"):
                raise BadCards("core-cards-unknown-field", field=name)
        entries = whole.get("cards")
        if not isinstance(entries, list):
            raise BadCards("core-cards-none", file=file.name)
        rows: dict[str, Card] = {}
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict):
                raise BadCards("core-card-lacks", card=str(number), field="key")
            row = self._read(number, entry)
            if row.key in rows:
                raise BadCards("san_juan-cards-twice", card=row.key)
            rows[row.key] = row
        for key in KEYS:
            if key not in rows:
                raise BadCards("san_juan-cards-missing", card=key)
        self._rows = tuple(rows[key] for key in KEYS)

    def _read(self, number: int, entry: dict[str, object]) -> Card:
        card = str(number)
        key = files.field(card, entry, "key", str)
        if key not in NUMBER:
            raise BadCards("core-card-value", card=card, field="key", given=key, values=", ".join(KEYS))
        card = f"{number} ({key})"
        files.check_fields(card, entry, FIELDS)
        known = BUILDINGS[NUMBER[key]]
        sources = files.field(card, entry, "provenance", dict, {})
        for name in FIGURES:
            wanted = getattr(known, name)
            given = files.field(card, entry, name, type(wanted))
            if given != wanted:
                raise BadCards("san_juan-cards-fixed", card=card, field=name, wanted=str(wanted), given=str(given))
        attributes = [
            Attribute(name, str(getattr(known, name)), files.provenance(card, sources, name, self.file.house))
            for name in FIGURES
        ]
        if NUMBER[key] < numbers.PLANT_KINDS:
            attributes.append(Attribute("good", GOOD_NAMES[NUMBER[key]], attributes[0].provenance))
        return Card(key, known.group, tuple(attributes))

    def cards(self) -> tuple[Card, ...]:
        return self._rows


assert len(KEYS) == numbers.KINDS
