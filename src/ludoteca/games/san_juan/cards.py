"""San Juan's cards: the 29 kinds of building by name, and the card file that says where each figure comes from."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.core import cards as files
from ludoteca.core.cards import Attribute, Card, CardFile
from ludoteca.core.errors import BadCards
from ludoteca.core.game import Deck
from ludoteca.games.san_juan.engine.tables import COPIES, COST, KINDS, PLANTS_KINDS, POINTS, PRICE, TILES

KEYS: Final = (
    "indigo-plant", "sugar-mill", "tobacco-storage", "coffee-roaster", "silver-smelter",
    "smithy", "gold-mine", "archive", "poor-house", "black-market", "trading-post", "well", "market-stand", "crane",
    "chapel", "tower", "aqueduct", "carpenter", "prefecture", "market-hall", "quarry", "library",
    "statue", "victory-column", "hero", "guild-hall", "city-hall", "triumphal-arch", "palace",
)  # fmt: skip
NUMBER: Final = {key: kind for kind, key in enumerate(KEYS)}
GOOD_NAMES: Final = ("indigo", "sugar", "tobacco", "coffee", "silver")
GROUPS: Final = ("production", "violet", "monument", "six-cost")
FIELDS: Final = ("key", "group", "copies", "cost", "points", "provenance")
FIGURES: Final = ("group", "copies", "cost", "points")
TILE_PRICES: Final = tuple(
    tuple(int(PRICE[TILES * tile + plant]) for plant in range(PLANTS_KINDS)) for tile in range(TILES)
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
    """The group of a kind, by its place in the engine's table.

    >>> [group_of(kind) for kind in (4, 21, 22, 28)]
    ['production', 'violet', 'monument', 'six-cost']
    """
    if kind < PLANTS_KINDS:
        return "production"
    if KEYS[kind] in ("statue", "victory-column", "hero"):
        return "monument"
    return "six-cost" if COST[kind] == 6 else "violet"


BUILDINGS: Final = tuple(
    Building(key, group_of(kind), int(COPIES[kind]), int(COST[kind]), int(POINTS[kind]))
    for kind, key in enumerate(KEYS)
)


class SanJuanDeck(Deck):
    """The 110 cards as 29 kinds. All figures are known, so a file can only say where they come from."""

    def __init__(self, file: CardFile) -> None:
        self.file = file
        whole = files.parse(file)
        told = whole.get("game")
        if told != "san_juan":
            raise BadCards("core-cards-other-game", file=file.name, game="san_juan", given=str(told))
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
        files.known_fields(card, entry, FIELDS)
        known = BUILDINGS[NUMBER[key]]
        told = files.field(card, entry, "provenance", dict, {})
        for name in FIGURES:
            wanted = getattr(known, name)
            given = files.field(card, entry, name, type(wanted))
            if given != wanted:
                raise BadCards("san_juan-cards-fixed", card=card, field=name, wanted=str(wanted), given=str(given))
        return Card(
            key,
            known.group,
            tuple(
                Attribute(name, str(getattr(known, name)), files.provenance(card, told, name, self.file.house))
                for name in FIGURES
            ),
        )

    def cards(self) -> tuple[Card, ...]:
        return self._rows


assert len(KEYS) == KINDS
