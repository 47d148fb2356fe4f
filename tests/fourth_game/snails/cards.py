"""The leaves of Snails: how their file is read and checked."""

from __future__ import annotations

from typing import Final

from ludoteca.core import cards as files
from ludoteca.core.cards import Attribute, Card, CardFile
from ludoteca.core.errors import BadCards
from ludoteca.core.game import Deck

CARDS: Final = 12
KEYS: Final = tuple(f"leaf-{number}" for number in range(1, CARDS + 1))
LONGEST: Final = 6


class SnailsDeck(Deck):
    """Twelve leaves, each with a name and a length."""

    def __init__(self, file: CardFile) -> None:
        super().__init__(file)
        content = files.parse(file)
        files.check_game(file, content, "snails")
        entries = content.get("cards")
        if not isinstance(entries, list) or len(entries) != CARDS:
            raise BadCards("core-cards-none", file=file.name)
        self.keys = list(KEYS)
        self.names: dict[str, str] = {}
        self.lengths: list[int] = []
        self._cards: list[Card] = []
        for key, entry in zip(KEYS, entries, strict=True):
            files.check_fields(key, entry, ("name", "length", "provenance"))
            self.names[key] = files.field(key, entry, "name", str)
            length = files.field(key, entry, "length", int)
            if not 1 <= length <= LONGEST:
                raise BadCards("core-card-value", card=key, field="length", given=length, values=f"1 … {LONGEST}")
            self.lengths.append(length)
            sources = files.field(key, entry, "provenance", dict, {})
            facts = (("name", self.names[key]), ("length", str(length)))
            attributes = (
                Attribute(name, value, files.provenance(key, sources, name, file.house)) for name, value in facts
            )
            self._cards.append(Card(key, "leaf", tuple(attributes)))

    def length(self, key: str) -> int:
        return self.lengths[self.keys.index(key)]

    def cards(self) -> tuple[Card, ...]:
        return tuple(self._cards)
