"""The house deck, and card files of a host: every error names the card and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.cards import CardFile, house_file, read_file
from ludoteca.core.errors import BadCards, BadFile
from ludoteca.core.laws import random_match
from ludoteca.core.record import decode, encode
from ludoteca.core.replay import verify
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find
from ludoteca.games.patrician import GAME
from ludoteca.games.patrician.cards import CITY_NAMES, FACES, PatricianDeck
from ludoteca.games.patrician.engine import numbers
from tests.games.patrician.positions import (
    FACES_BY_LETTER,
    HOUSE_DECK,
    LARGE_CITIES,
    MIDDLE_CITIES,
    SMALL_CITIES,
    UNFINISHED,
    card_file,
)


def refusal(text: str | CardFile) -> str:
    """The message with which a card file is refused; it is one line in every language."""
    file = CardFile(text, "mine.toml", False) if isinstance(text, str) else text
    with pytest.raises(BadCards) as caught:
        PatricianDeck(file)
    for lang in LANGUAGES:
        assert "\n" not in caught.value.text(Words(lang)).strip()
    return str(caught.value)


def with_line(old: str, new: str, which: int = 1) -> str:
    """The house deck as a host's file, with the n-th of some equal lines replaced."""
    lines = card_file().text.splitlines()
    at = [k for k, line in enumerate(lines) if line == old][which - 1]
    lines[at] = new
    return "\n".join(lines)


# --- the file as a whole


def test_a_file_that_is_not_toml_says_where_it_breaks() -> None:
    assert "mine.toml is not valid TOML" in refusal('game = "patrician')
    assert "line 2" in refusal('game = "patrician"\ncards = [1 2]')


def test_a_file_for_another_game_says_so() -> None:
    assert refusal('game = "san_juan"') == (
        "mine.toml is not a card file for patrician: its field “game” says “san_juan”."
    )


def test_a_file_without_the_field_game_is_refused_because_the_field_is_missing() -> None:
    """The message does not show Python's None as if it were in the file."""
    message = refusal("cards = []")
    assert "game" in message
    assert "None" not in message


def test_a_file_without_cards_says_so() -> None:
    assert refusal('game = "patrician"') == "mine.toml lists no cards."
    assert refusal('game = "patrician"\ncards = "Roma"') == "mine.toml lists no cards."


def test_an_unknown_field_of_the_file_is_named() -> None:
    assert refusal("decks = 2\n" + card_file().text) == "A card file has no field “decks”."


def test_a_card_that_is_not_a_table_is_named() -> None:
    assert refusal('game = "patrician"\ncards = [3]') == "Card 1: field “city” is missing."


# --- one card


def test_a_card_without_a_city_or_a_face_is_named_with_the_field() -> None:
    assert refusal(with_line('city = "Roma"', "")) == "Card 1: field “city” is missing."
    assert refusal(with_line('face = "crest"', "", 2)) == "Card 2 (roma-2): field “face” is missing."


def test_an_unknown_city_or_face_is_named_with_all_valid_ones() -> None:
    message = refusal(with_line('city = "Roma"', 'city = "Napoli"', 3))
    assert message.startswith("Card 3, field “city”: “Napoli” is not one of Roma, Bologna")
    message = refusal(with_line('face = "move"', 'face = "M"'))
    assert message.startswith("Card 3 (roma-3), field “face”: “M” is not one of crest, move, free-draw")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('city = "Roma"', "city = 7", "Card 1, field “city”: “7” is not of type str."),
        ('face = "crest"', "face = true", "Card 1 (roma-1), field “face”: “True” is not of type str."),
        ("star = true", "star = 1", "Card 4 (roma-4), field “star”: “1” is not of type bool."),
        ("star = true", 'star = "yes"', "Card 4 (roma-4), field “star”: “yes” is not of type bool."),
        ("star = true", "provenance = 3", "Card 4 (roma-4), field “provenance”: “3” is not of type dict."),
        ("star = true", "stars = true", "Card 4 (roma-4): there is no field “stars”."),
    ],
)
def test_a_wrong_type_or_an_unknown_field_is_named_with_its_card(old: str, new: str, message: str) -> None:
    assert refusal(with_line(old, new)) == message


def test_a_house_file_must_state_its_sources_and_a_hosts_file_need_not() -> None:
    text = card_file().text
    assert refusal(CardFile(text, "house", True)) == "Card 1 (roma-1), field “city”: “” is not a valid provenance."
    deck = PatricianDeck(CardFile(text, "mine.toml", False))
    assert {fact.provenance for card in deck.cards() for fact in card.attributes} == {"host"}


# --- the deck as a whole


# rules: Patrician 1
def test_every_city_needs_its_usual_number_of_cards() -> None:
    assert refusal(card_file({"Lucca": "X X M W*"})) == "Lucca needs 5 cards (field “city”); the file has 4."
    assert refusal(card_file({"Parma": "X M W* BB R"})) == "Parma needs 4 cards (field “city”); the file has 5."
    assert "Roma needs 7 cards" in refusal('game = "patrician"\ncards = []')


# rules: Patrician 1
def test_a_city_cannot_have_more_crests_than_floors() -> None:
    message = refusal(card_file({"Verona": "X X B* RR"}))
    assert "Verona has room for 5 floors" in message
    assert "show 6 crests" in message
    assert "verona-4" in message
    assert "crest" in message


# rules: Patrician 1
def test_three_start_cards_per_player_are_needed_for_every_number_of_players() -> None:
    message = refusal(card_file({"Roma": "X X M W B* W RR"}))
    assert message == "4 players need 12 cards with “star”; the file has 11 for them."
    message = refusal(card_file({"Pistoia": "X X ? R* W* B WW"}))
    assert message == "5 players need 15 cards with “star”; the file has 14 for them."


def test_a_host_may_add_start_cards_and_put_stars_on_any_face() -> None:
    deck = PatricianDeck(card_file({"Roma": "X* X M* W* B* W RR*"}))
    assert sum(building.star for building in deck.buildings) == 18


# --- reading


def test_a_byte_order_mark_and_windows_line_ends_are_accepted(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + card_file().text.replace("\n", "\r\n").encode())
    deck = PatricianDeck(read_file(path))
    assert [(card.key, card.face, card.star) for card in deck.buildings] == [
        (card.key, card.face, card.star) for card in PatricianDeck(house_file("patrician")).buildings
    ]


def test_a_file_that_is_missing_not_text_or_too_large_is_refused(tmp_path: Path) -> None:
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


def test_the_cities_of_a_file_may_be_in_any_order() -> None:
    cards = card_file().text.split("[[cards]]\n")[1:]
    by_city = {city: [card for card in cards if f'city = "{city}"' in card] for city in reversed(HOUSE_DECK)}
    blocks = ["[[cards]]\n" + card for city in by_city.values() for card in city]
    text = 'game = "patrician"\n' + "".join(blocks)
    assert PatricianDeck(CardFile(text, "mine.toml", False)).buildings == PatricianDeck(card_file()).buildings


# --- playing with it


# rules: Patrician 1
def test_a_city_that_cannot_be_finished_is_allowed_with_a_remark() -> None:
    remarks = PatricianDeck(card_file(UNFINISHED)).remarks(Words("en"))
    assert remarks == [
        "Roma will stay unfinished: its cards show 7 crests for 9 floors. It is scored at the end as it stands.",
        "Siena will stay unfinished: its cards show 6 crests for 7 floors. It is scored at the end as it stands.",
    ]
    for lang in LANGUAGES:
        assert len(PatricianDeck(card_file(UNFINISHED)).remarks(Words(lang))) == 2
    assert GAME.read_deck().remarks(Words("en")) == []


def test_a_hosts_file_replaces_the_deck(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(card_file(UNFINISHED).text, "utf-8")
    game = ludoteca.game("patrician", seats=3, cards=path)
    assert isinstance(game.deck, PatricianDeck)
    assert [card.face for card in game.deck.buildings[:3]] == ["move", "move", "move"]
    assert game.fingerprint != ludoteca.game("patrician", seats=3).fingerprint


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hosts_deck_is_played_to_the_end_and_its_record_contains_the_cards(seats: int) -> None:
    options = {"messengers": True, "ambassadors": True}
    match = random_match(GAME(seats, options, card_file(UNFINISHED)), 1)
    assert match.result is not None
    record = decode(encode(match.record))
    assert record.cards.text == card_file(UNFINISHED).text
    assert verify(record, find).result == match.result


def test_the_record_of_a_game_with_the_house_deck_does_not_contain_the_cards() -> None:
    match = random_match(ludoteca.game("patrician", seats=2), 1)
    assert match.record.cards.text is None


def test_every_card_has_a_description_in_every_language() -> None:
    game = ludoteca.game("patrician", seats=5)
    for lang in LANGUAGES:
        descriptions = {game.describe_card(card.key, Words(lang)) for card in game.deck.cards()}
        assert len(descriptions) == len(
            {building.notation.rstrip(" 2") for building in PatricianDeck(card_file()).buildings}
        )


# --- the house deck


def house_deck() -> PatricianDeck:
    return GAME.read_deck()


def without_pistoia(deck: PatricianDeck) -> list[int]:
    return [number for number, card in enumerate(deck.buildings) if card.city != numbers.PISTOIA]


@pytest.mark.parametrize("city", HOUSE_DECK)
def test_the_house_deck_is_the_table_of_the_rules_page(city: str) -> None:
    cards = [(card.face, card.star) for card in house_deck().buildings if CITY_NAMES[card.city] == city]
    assert cards == [
        (FACES_BY_LETTER[letters.removesuffix("*")], letters.endswith("*")) for letters in HOUSE_DECK[city].split()
    ]


def test_cities_of_9_or_7_floors_have_two_cards_with_two_crests_and_those_of_5_have_one() -> None:
    twos = [card.city for card in house_deck().buildings if FACES[card.face].crests == 2]
    assert {name: twos.count(city) for city, name in enumerate(CITY_NAMES)} == (
        dict.fromkeys(LARGE_CITIES, 2) | dict.fromkeys(MIDDLE_CITIES, 2) | dict.fromkeys(SMALL_CITIES, 1)
    )


def test_48_cards_build_63_floors_and_with_pistoia_55_build_72() -> None:
    deck = house_deck()
    small = without_pistoia(deck)
    assert (len(small), sum(deck.faces.crests[card] for card in small)) == (48, 63)
    assert (len(deck.buildings), sum(deck.faces.crests)) == (55, 72)
    assert sum(numbers.FLOORS) == 72


def test_the_crests_of_every_city_are_exactly_its_floors() -> None:
    deck = house_deck()
    for city, floors in enumerate(numbers.FLOORS):
        crests = [deck.faces.crests[number] for number, card in enumerate(deck.buildings) if card.city == city]
        assert sum(crests) == floors


def test_every_face_has_a_crest_and_exactly_one_of_five_other_things() -> None:
    for face in FACES.values():
        things = [
            face.crests == 2,
            face.portrait_count == 1,
            face.portrait_count == 2,
            face.sign == numbers.MOVE_SIGN,
            face.sign == numbers.FREE_DRAW_SIGN,
        ]
        assert face.crests in (1, 2)
        assert things.count(True) == 1


def test_every_start_card_has_one_crest_and_one_portrait() -> None:
    for card in house_deck().buildings:
        if card.star:
            assert (FACES[card.face].crests, FACES[card.face].portrait_count) == (1, 1)


def test_there_are_15_start_cards_for_five_hands_and_12_without_pistoia_for_four() -> None:
    deck = house_deck()
    assert sum(card.star for card in deck.buildings) == 15
    assert sum(deck.buildings[card].star for card in without_pistoia(deck)) == 12


def test_the_48_cards_show_about_30_portraits_evenly_distributed() -> None:
    deck = house_deck()
    shown = [0, 0, 0]
    for card in without_pistoia(deck):
        if deck.faces.portrait_count[card]:
            shown[deck.faces.portrait[card]] += deck.faces.portrait_count[card]
    assert sum(shown) == pytest.approx(30, abs=2)
    assert max(shown) - min(shown) <= 1


def test_lucca_has_a_move_card() -> None:
    assert any(card.face == "move" and card.city == numbers.LUCCA for card in house_deck().buildings)


def test_every_attribute_of_a_house_card_has_a_source() -> None:
    for card in house_deck().cards():
        sources = {attribute.name: attribute.provenance for attribute in card.attributes}
        assert sources["city"] == "stated"
        assert sources["face"] in ("stated", "public", "inferred", "invented")
        assert sources["star"] in ("public", "inferred", "invented")


def test_the_ten_cities_have_7_5_or_4_cards() -> None:
    deck = house_deck()
    cards = {name: sum(CITY_NAMES[card.city] == name for card in deck.buildings) for name in CITY_NAMES}
    assert cards == dict.fromkeys(LARGE_CITIES, 7) | dict.fromkeys(MIDDLE_CITIES, 5) | dict.fromkeys(SMALL_CITIES, 4)
    assert len(deck.buildings) == 55


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_player_can_need_more_pieces_than_the_supply(seats: int) -> None:
    """A player needs most pieces by playing as many cards with two crests as there are turns."""
    deck = house_deck()
    cards = range(numbers.CARDS) if seats == 5 else without_pistoia(deck)
    crests = sorted((deck.faces.crests[card] for card in cards), reverse=True)
    turns = len(crests) // seats
    # Three cards are dealt start cards with one crest.
    most = sum(crests[: turns - 3]) + 3
    assert most <= numbers.PIECES_EACH[seats]
    assert {2: 39, 3: 29, 4: 21, 5: 21}[seats] == numbers.PIECES_EACH[seats]
    assert (seats, most) in {(2, 39), (3, 29), (4, 21), (5, 19)}
