"""Patrician's card file: reading, checking, and what is on each card."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.core import cards as files
from ludoteca.core.cards import Attribute, Card, CardFile
from ludoteca.core.errors import BadCards
from ludoteca.core.game import Deck
from ludoteca.core.words import Words
from ludoteca.games.patrician.engine.tables import (
    BEARD,
    CARDS_IN,
    CITIES,
    FLOORS,
    FREE_DRAW_SIGN,
    HAND,
    LADY,
    MOVE_SIGN,
    NO_SIGN,
    NONE,
    PISTOIA,
    RED_HAT,
    Faces,
)

CITY_NAMES: Final = (
    "Roma", "Bologna", "Firenze", "Pistoia", "Siena", "Lucca", "Milano", "Ferrara", "Parma", "Verona",
)  # fmt: skip


class Face(msgspec.Struct, frozen=True):
    """What a face means: crests, which portrait and how many, and the sign."""

    crests: int
    portrait: int
    portraits: int
    sign: int


FACES: Final = {
    "crest": Face(2, NONE, 0, NO_SIGN),
    "move": Face(1, NONE, 0, MOVE_SIGN),
    "free-draw": Face(1, NONE, 0, FREE_DRAW_SIGN),
    "red-hat": Face(1, RED_HAT, 1, NO_SIGN),
    "lady": Face(1, LADY, 1, NO_SIGN),
    "beard": Face(1, BEARD, 1, NO_SIGN),
    "two-red-hats": Face(1, RED_HAT, 2, NO_SIGN),
    "two-ladies": Face(1, LADY, 2, NO_SIGN),
    "two-beards": Face(1, BEARD, 2, NO_SIGN),
}
FIELDS: Final = ("city", "face", "star", "provenance")
SEATS: Final = (2, 3, 4, 5)


class Building(msgspec.Struct, frozen=True):
    """A building card. Its key is its city and its number there, as the file lists it."""

    key: str
    city: int
    face: str
    star: bool
    twin: int  # 1 for the first card of this face, 2 for the second …

    @property
    def notation(self) -> str:
        """How a person types it: `roma lady star`."""
        parts = [CITY_NAMES[self.city].lower(), self.face]
        if self.star:
            parts.append("star")
        if self.twin > 1:
            parts.append(str(self.twin))
        return " ".join(parts)


class PatricianDeck(Deck):
    """The 55 building cards of a card file, in the order of cities."""

    def __init__(self, file: CardFile) -> None:
        self.file = file
        whole = files.parse(file)
        files.for_game(file, whole, "patrician")
        for name in whole:
            if name not in ("game", "name", "cards"):
                raise BadCards("core-cards-unknown-field", field=name)
        entries = whole.get("cards")
        if not isinstance(entries, list):
            raise BadCards("core-cards-none", file=file.name)
        by_city: list[list[Building]] = [[] for _ in range(CITIES)]
        self._rows: dict[str, Card] = {}
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict):
                raise BadCards("core-card-lacks", card=str(number), field="city")
            self._read(number, entry, by_city)
        self._count(by_city)
        self.buildings = [building for city in by_city for building in city]
        self.keys = [building.key for building in self.buildings]
        self.number = {building.key: at for at, building in enumerate(self.buildings)}
        faces = [FACES[building.face] for building in self.buildings]
        self.faces = Faces(
            [face.crests for face in faces],
            [face.portrait for face in faces],
            [face.portraits for face in faces],
            [face.sign for face in faces],
            [building.star for building in self.buildings],
        )

    def _read(self, number: int, entry: dict[str, object], by_city: list[list[Building]]) -> None:
        card = str(number)
        city_name = files.field(card, entry, "city", str)
        if city_name not in CITY_NAMES:
            raise BadCards("core-card-value", card=card, field="city", given=city_name, values=", ".join(CITY_NAMES))
        city = CITY_NAMES.index(city_name)
        key = f"{city_name.lower()}-{len(by_city[city]) + 1}"
        card = f"{number} ({key})"
        files.known_fields(card, entry, FIELDS)
        face = files.field(card, entry, "face", str)
        if face not in FACES:
            raise BadCards("core-card-value", card=card, field="face", given=face, values=", ".join(FACES))
        star = files.field(card, entry, "star", bool, False)
        told = files.field(card, entry, "provenance", dict, {})
        twin = 1 + sum(other.face == face and other.star == star for other in by_city[city])
        by_city[city].append(Building(key, city, face, star, twin))
        self._rows[key] = Card(
            key,
            city_name,
            tuple(
                Attribute(name, value, files.provenance(card, told, name, self.file.house))
                for name, value in (("city", city_name), ("face", face), ("star", "yes" if star else "no"))
            ),
        )

    def _count(self, by_city: list[list[Building]]) -> None:
        """Cards per city, crests within floors, start cards for every number of players (rules: A turn, the loader)."""
        for city, cards in enumerate(by_city):
            if len(cards) != CARDS_IN[city]:
                name = CITY_NAMES[city]
                raise BadCards("patrician-cards-count", city=name, wanted=CARDS_IN[city], given=len(cards))
            crests = self._crests(cards)
            if crests > FLOORS[city]:
                last = cards[-1].key
                name = CITY_NAMES[city]
                raise BadCards("patrician-cards-crests", city=name, card=last, floors=FLOORS[city], given=crests)
        for seats in SEATS:
            cards = [card for city in by_city for card in city if seats == 5 or card.city != PISTOIA]
            stars = sum(card.star for card in cards)
            if stars < HAND * seats:
                raise BadCards("patrician-cards-stars", seats=seats, wanted=HAND * seats, given=stars)

    @staticmethod
    def _crests(cards: list[Building]) -> int:
        return sum(FACES[card.face].crests for card in cards)

    def cards(self) -> tuple[Card, ...]:
        return tuple(self._rows[building.key] for building in self.buildings)

    def remarks(self, words: Words) -> list[str]:
        """Cities that this deck cannot finish: allowed, and scored at the end as they stand."""
        remarks = []
        for city, name in enumerate(CITY_NAMES):
            crests = self._crests([card for card in self.buildings if card.city == city])
            if crests < FLOORS[city]:
                remarks.append(words("patrician-cards-unfinished", city=name, floors=FLOORS[city], given=crests))
        return remarks


def city_number(name: str) -> int:
    """A city by its name, whatever the case.

    >>> city_number("siena")
    4
    """
    return [city.lower() for city in CITY_NAMES].index(name.lower())
