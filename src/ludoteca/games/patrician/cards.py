"""Patrician's card file: how it is read and checked, and what each card shows."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.core import cards as files
from ludoteca.core.cards import Attribute, Card, CardFile
from ludoteca.core.errors import BadCards
from ludoteca.core.game import Deck
from ludoteca.core.text import Words
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.faces import Faces

# In the order of the engine's cities and portraits.
CITY_NAMES: Final = (
    "Roma", "Bologna", "Firenze", "Pistoia", "Siena", "Lucca", "Milano", "Ferrara", "Parma", "Verona",
)  # fmt: skip
PORTRAIT_NAMES: Final = ("red-hat", "lady", "beard")
# Every card file has the same number of cards in each city, and so the same keys.
CARD_KEYS: Final = tuple(
    f"{name.lower()}-{place}" for city, name in enumerate(CITY_NAMES) for place in range(1, numbers.CARDS_IN[city] + 1)
)


class Face(msgspec.Struct, frozen=True):
    """The contents of a face: crests, which portrait and how many of it, and a sign."""

    crests: int
    portrait: int
    portrait_count: int
    sign: int


FACES: Final = {
    "crest": Face(2, numbers.NONE, 0, numbers.NO_SIGN),
    "move": Face(1, numbers.NONE, 0, numbers.MOVE_SIGN),
    "free-draw": Face(1, numbers.NONE, 0, numbers.FREE_DRAW_SIGN),
    "red-hat": Face(1, numbers.RED_HAT, 1, numbers.NO_SIGN),
    "lady": Face(1, numbers.LADY, 1, numbers.NO_SIGN),
    "beard": Face(1, numbers.BEARD, 1, numbers.NO_SIGN),
    "two-red-hats": Face(1, numbers.RED_HAT, 2, numbers.NO_SIGN),
    "two-ladies": Face(1, numbers.LADY, 2, numbers.NO_SIGN),
    "two-beards": Face(1, numbers.BEARD, 2, numbers.NO_SIGN),
}
FIELDS: Final = ("city", "face", "star", "provenance")
SEATS: Final = (2, 3, 4, 5)


class BuildingCard(msgspec.Struct, frozen=True):
    """A building card. Its key is its city and its position among that city's cards in the file."""

    key: str
    city: int
    face: str
    star: bool
    copy: int  # 1 for the first card of the city with this face and star, 2 for the second …

    @property
    def notation(self) -> str:
        """The card as a person types it: `roma lady star`."""
        parts = [CITY_NAMES[self.city].lower(), self.face]
        if self.star:
            parts.append("star")
        if self.copy > 1:
            parts.append(str(self.copy))
        return " ".join(parts)


class PatricianDeck(Deck):
    """The 55 building cards of a card file, ordered by city."""

    def __init__(self, file: CardFile) -> None:
        super().__init__(file)
        content = files.parse(file)
        files.check_game(file, content, "patrician")
        for name in content:
            if name not in ("game", "name", "cards"):
                raise BadCards("core-cards-unknown-field", field=name)
        entries = content.get("cards")
        if not isinstance(entries, list):
            raise BadCards("core-cards-none", file=file.name)
        by_city: list[list[BuildingCard]] = [[] for _ in CITY_NAMES]
        self._cards: dict[str, Card] = {}
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict):
                raise BadCards("core-card-lacks", card=str(number), field="city")
            self._read_card(number, entry, by_city)
        self._check_counts(by_city)
        self.buildings = [building for city in by_city for building in city]
        self.keys = [building.key for building in self.buildings]
        self.number = {key: number for number, key in enumerate(self.keys)}
        faces = [FACES[building.face] for building in self.buildings]
        self.faces = Faces(
            [face.crests for face in faces],
            [face.portrait for face in faces],
            [face.portrait_count for face in faces],
            [face.sign for face in faces],
            [building.star for building in self.buildings],
        )

    def building(self, key: str) -> BuildingCard:
        return self.buildings[self.number[key]]

    def _read_card(self, number: int, entry: dict[str, object], by_city: list[list[BuildingCard]]) -> None:
        card = str(number)
        city_name = files.field(card, entry, "city", str)
        if city_name not in CITY_NAMES:
            raise BadCards("core-card-value", card=card, field="city", given=city_name, values=", ".join(CITY_NAMES))
        city = CITY_NAMES.index(city_name)
        key = f"{city_name.lower()}-{len(by_city[city]) + 1}"
        card = f"{number} ({key})"
        files.check_fields(card, entry, FIELDS)
        face = files.field(card, entry, "face", str)
        if face not in FACES:
            raise BadCards("core-card-value", card=card, field="face", given=face, values=", ".join(FACES))
        star = files.field(card, entry, "star", bool, False)
        provenance = files.field(card, entry, "provenance", dict, {})
        copy = 1 + sum(other.face == face and other.star == star for other in by_city[city])
        by_city[city].append(BuildingCard(key, city, face, star, copy))
        self._cards[key] = Card(
            key,
            city_name,
            tuple(
                Attribute(name, value, files.provenance(card, provenance, name, self.file.house))
                for name, value in (("city", city_name), ("face", face), ("star", "yes" if star else "no"))
            ),
        )

    def _check_counts(self, by_city: list[list[BuildingCard]]) -> None:
        """Check cards and crests per city, and start cards for every number of players (rules: Patrician 1)."""
        for city, cards in enumerate(by_city):
            name = CITY_NAMES[city]
            wanted = numbers.CARDS_IN[city]
            if len(cards) != wanted:
                raise BadCards("patrician-cards-count", city=name, wanted=wanted, given=len(cards))
            crests, floors = self._crests(cards), numbers.FLOORS[city]
            if crests > floors:
                raise BadCards("patrician-cards-crests", city=name, card=cards[-1].key, floors=floors, given=crests)
        for seats in SEATS:
            cards = [card for city in by_city for card in city if seats == 5 or card.city != numbers.PISTOIA]
            stars = sum(card.star for card in cards)
            wanted = numbers.HAND_SIZE * seats
            if stars < wanted:
                raise BadCards("patrician-cards-stars", seats=seats, wanted=wanted, given=stars)

    @staticmethod
    def _crests(cards: list[BuildingCard]) -> int:
        return sum(FACES[card.face].crests for card in cards)

    def cards(self) -> tuple[Card, ...]:
        return tuple(self._cards[key] for key in self.keys)

    def remarks(self, words: Words) -> list[str]:
        """The cities that this deck cannot finish. They are allowed, and scored at the end as they stand."""
        remarks = []
        for city, name in enumerate(CITY_NAMES):
            crests = self._crests([card for card in self.buildings if card.city == city])
            floors = numbers.FLOORS[city]
            if crests < floors:
                remarks.append(words("patrician-cards-unfinished", city=name, floors=floors, given=crests))
        return remarks


def city_number(name: str) -> int:
    """A city by its name, in upper or lower case.

    >>> city_number("siena") == numbers.SIENA
    True
    """
    return [city.lower() for city in CITY_NAMES].index(name.lower())
