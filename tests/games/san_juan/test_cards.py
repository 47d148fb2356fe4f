"""San Juan's deck, and the card file that states the source of every figure."""

from __future__ import annotations

import pytest

from ludoteca.core.cards import CardFile, house_file
from ludoteca.core.errors import BadCards
from ludoteca.games.san_juan.cards import BUILDINGS, KEYS, SanJuanDeck


def test_the_110_cards_have_the_costs_of_the_rules_page() -> None:
    costs: dict[int, int] = {}
    for building in BUILDINGS:
        costs[building.cost] = costs.get(building.cost, 0) + building.copies
    assert costs == {1: 19, 2: 26, 3: 26, 4: 17, 5: 14, 6: 8}
    assert sum(costs.values()) == 110


def test_the_house_file_has_all_cards_of_the_engine_and_invents_nothing() -> None:
    deck = SanJuanDeck(house_file("san_juan"))
    assert sum(building.copies for building in BUILDINGS) == 110
    assert [card.key for card in deck.cards()] == list(KEYS)
    assert not any(card.invented for card in deck.cards())


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('key = "well"', 'key = "pond"', "pond"),
        ("cost = 5", "cost = 4", "cost"),
        ('key = "well"', 'key = "tower"', "tower"),
        ('game = "san_juan"', 'game = "patrician"', "patrician"),
    ],
)
def test_a_card_file_that_would_change_the_game_is_refused(old: str, new: str, named: str) -> None:
    text = house_file("san_juan").text.replace(old, new, 1)
    with pytest.raises(BadCards, match=named):
        SanJuanDeck(CardFile(text, "mine.toml", False))
