"""The card file: every check names card and field, and a host's own file replaces the deck."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.cards import CardFile, house_file, read_file
from ludoteca.core.errors import BadCards, BadFile
from ludoteca.core.game import Setup
from ludoteca.core.laws import random_match
from ludoteca.core.record import decode, encode
from ludoteca.core.replay import verify
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games import find
from ludoteca.games.patrician import GAME
from ludoteca.games.patrician.cards import PatricianDeck
from tests.patrician.positions import TABLE, card_file


def refused(text: str | CardFile) -> str:
    """The one sentence with which a card file is refused, told in every language."""
    file = CardFile(text, "mine.toml", False) if isinstance(text, str) else text
    with pytest.raises(BadCards) as caught:
        PatricianDeck(file)
    for lang in LANGUAGES:
        assert "\n" not in caught.value.told(Words(lang)).strip()
    return str(caught.value)


def with_line(old: str, new: str, which: int = 1) -> str:
    """The house's table as a host's file, with one line changed at its n-th place."""
    lines = card_file().text.splitlines()
    at = [k for k, line in enumerate(lines) if line == old][which - 1]
    lines[at] = new
    return "\n".join(lines)


# --- the file as a whole


def test_a_file_that_is_not_toml_says_where_it_breaks() -> None:
    assert "mine.toml is not valid TOML" in refused('game = "patrician')
    assert "line 2" in refused('game = "patrician"\ncards = [1 2]')


def test_a_file_for_another_game_says_so() -> None:
    assert refused('game = "san_juan"') == (
        "mine.toml is not a card file for patrician: its field “game” says “san_juan”."
    )


def test_a_file_without_the_field_game_is_told_that_it_is_missing() -> None:
    """No file says “None”, a word of Python's: what is wrong is that the field is not there."""
    told = refused("cards = []")
    assert "game" in told
    assert "None" not in told


def test_a_file_without_cards_says_so() -> None:
    assert refused('game = "patrician"') == "mine.toml lists no cards."
    assert refused('game = "patrician"\ncards = "Roma"') == "mine.toml lists no cards."


def test_an_unknown_field_of_the_file_is_named() -> None:
    assert refused("decks = 2\n" + card_file().text) == "A card file has no field “decks”."


def test_a_card_that_is_no_table_is_named() -> None:
    assert refused('game = "patrician"\ncards = [3]') == "Card 1: field “city” is missing."


# --- one card


def test_a_card_without_a_city_or_a_face_is_named_with_the_field() -> None:
    assert refused(with_line('city = "Roma"', "")) == "Card 1: field “city” is missing."
    assert refused(with_line('face = "crest"', "", 2)) == "Card 2 (roma-2): field “face” is missing."


def test_an_unknown_city_or_face_is_named_with_all_that_there_are() -> None:
    told = refused(with_line('city = "Roma"', 'city = "Napoli"', 3))
    assert told.startswith("Card 3, field “city”: “Napoli” is not one of Roma, Bologna")
    told = refused(with_line('face = "move"', 'face = "M"'))
    assert told.startswith("Card 3 (roma-3), field “face”: “M” is not one of crest, move, free-draw")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('city = "Roma"', "city = 7", "Card 1, field “city”: “7” is not of type str."),
        ('face = "crest"', "face = true", "Card 1 (roma-1), field “face”: “True” is not of type str."),
        ("star = true", "star = 1", "Card 4 (roma-4), field “star”: “1” is not of type bool."),
        ("star = true", 'star = "yes"', "Card 4 (roma-4), field “star”: “yes” is not of type bool."),
        ("star = true", "provenance = 3", "Card 4 (roma-4), field “provenance”: “3” is not of type dict."),
        ("star = true", "stars = true", "Card 4 (roma-4): there is no field “stars”."),
    ],
)
def test_a_wrong_type_or_an_unknown_field_is_named_with_its_card(old: str, new: str, told: str) -> None:
    assert refused(with_line(old, new)) == told


def test_a_house_file_must_say_who_says_so_and_a_hosts_need_not() -> None:
    text = card_file().text
    assert refused(CardFile(text, "house", True)) == "Card 1 (roma-1), field “city”: “” is no provenance."
    deck = PatricianDeck(CardFile(text, "mine.toml", False))
    assert {fact.provenance for card in deck.cards() for fact in card.attributes} == {"host"}


# --- the deck as a whole


def test_every_city_needs_as_many_cards_as_on_the_board() -> None:
    assert refused(card_file({"Lucca": "X X M W*"})) == "Lucca needs 5 cards, field “city”; the file has 4."
    assert refused(card_file({"Parma": "X M W* BB R"})) == "Parma needs 4 cards, field “city”; the file has 5."
    assert "Roma needs 7 cards" in refused('game = "patrician"\ncards = []')


def test_a_city_cannot_have_more_crests_than_floors() -> None:
    told = refused(card_file({"Verona": "X X B* RR"}))
    assert "Verona has room for 5 floors" in told
    assert "show 6 crests" in told
    assert "verona-4" in told
    assert "crest" in told


def test_three_start_cards_per_player_are_needed_for_every_number_of_players() -> None:
    told = refused(card_file({"Roma": "X X M W B* W RR"}))
    assert told == "4 players need 12 cards with “star”; the file has 11 for them."
    told = refused(card_file({"Pistoia": "X X ? R* W* B WW"}))
    assert told == "5 players need 15 cards with “star”; the file has 14 for them."


def test_more_start_cards_than_needed_and_stars_on_any_face_are_the_hosts_business() -> None:
    deck = PatricianDeck(card_file({"Roma": "X* X M* W* B* W RR*"}))
    assert sum(building.star for building in deck.buildings) == 18


# --- reading


def test_a_byte_order_mark_and_windows_line_ends_are_no_obstacle(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + card_file().text.replace("\n", "\r\n").encode())
    deck = PatricianDeck(read_file(path))
    assert [(card.key, card.face, card.star) for card in deck.buildings] == [
        (card.key, card.face, card.star) for card in PatricianDeck(house_file("patrician")).buildings
    ]


def test_a_file_that_is_missing_no_text_or_too_large_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        read_file(tmp_path / "none.toml")
    with pytest.raises(BadFile, match="cannot be read"):
        read_file(tmp_path)
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00g")
    with pytest.raises(BadCards, match="is not a text file"):
        read_file(path)
    path.write_bytes(b"#" * (256 * 1024 + 1))
    with pytest.raises(BadCards, match="is too large for a card file"):
        read_file(path)


def test_the_cards_of_a_file_may_stand_in_any_order_of_cities(tmp_path: Path) -> None:
    turned = dict(reversed(TABLE.items()))
    blocks = [card_file({}).text]
    text = 'game = "patrician"\n'
    for city in turned:
        start = blocks[0].index(f'[[cards]]\ncity = "{city}"')
        end = blocks[0].rindex(f'city = "{city}"')
        end = blocks[0].find("[[cards]]", end)
        text += blocks[0][start : None if end < 0 else end]
    first, second = PatricianDeck(CardFile(text, "mine.toml", False)), PatricianDeck(card_file())
    assert [card.key for card in first.buildings] == [card.key for card in second.buildings]


# --- playing with it


UNFINISHED = {"Roma": "M M M W* B* W RR", "Siena": "X R* ? R* B"}


def test_a_city_that_cannot_be_finished_is_remarked_upon_and_allowed() -> None:
    remarks = PatricianDeck(card_file(UNFINISHED)).remarks(Words("en"))
    assert remarks == [
        "Roma will stay unfinished: its cards show 7 crests for 9 floors. It is scored at the end as it stands.",
        "Siena will stay unfinished: its cards show 6 crests for 7 floors. It is scored at the end as it stands.",
    ]
    for lang in LANGUAGES:
        assert len(PatricianDeck(card_file(UNFINISHED)).remarks(Words(lang))) == 2
    assert GAME.deck().remarks(Words("en")) == []


def test_a_hosts_file_replaces_the_deck(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(card_file(UNFINISHED).text, "utf-8")
    setup = ludoteca.game("patrician", seats=3, cards=path)
    assert isinstance(setup.deck, PatricianDeck)
    assert [card.face for card in setup.deck.buildings[:3]] == ["move", "move", "move"]
    assert setup.table != ludoteca.game("patrician", seats=3).table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hosts_deck_is_played_to_the_end_and_its_record_carries_it(seats: int) -> None:
    options = {"messengers": True, "ambassadors": True}
    match = random_match(Setup(GAME, seats, options, card_file(UNFINISHED)), 1)
    assert match.result is not None
    record = decode(encode(match.record))
    assert record.cards.text == card_file(UNFINISHED).text
    assert verify(record, find).result == match.result


def test_the_record_of_a_house_game_does_not_carry_the_cards() -> None:
    match = random_match(ludoteca.game("patrician", seats=2), 1)
    assert match.record.cards.text is None


def test_every_card_can_be_told_in_every_language() -> None:
    setup = ludoteca.game("patrician", seats=5)
    for lang in LANGUAGES:
        told = {GAME.tell_card(setup, card.key, Words(lang)) for card in setup.deck.cards()}
        assert len(told) == len({building.notation.rstrip(" 2") for building in PatricianDeck(card_file()).buildings})
