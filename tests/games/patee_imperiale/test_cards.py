"""The card file: the house deck, what a host may write, and errors that name card and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.cards import CardFile, house_file
from ludoteca.core.errors import BadCards
from ludoteca.core.laws import random_match
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.patee_imperiale import GAME
from ludoteca.games.patee_imperiale import text as texts
from ludoteca.games.patee_imperiale.cards import VERBS, Action, PateeDeck
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.moves import matches
from tests.games.patee_imperiale.positions import HOUSE, Position, house_with
from tests.games.patee_imperiale.random_decks import EVERY_ACTION

PAGE = Path(__file__).resolve().parents[3] / "docs" / "card-files.md"
KNOWN = {
    "js-bark", "knoch-enbrecher", "rosa-von-flamin", "elfan-probozi", "ruth-von-tzigerin", "zelon-schafresser",
    "rabuyu-kaltci",
}  # fmt: skip


def refused(text: str) -> str:
    """The error for a card file that cannot be used; it has words in every language."""
    with pytest.raises(BadCards) as caught:
        PateeDeck(CardFile(text, "my.toml", False))
    for lang in LANGUAGES:
        assert caught.value.text(Words(lang)).strip()
    return str(caught.value)


def house() -> str:
    return house_file("patee_imperiale").text


def changed(old: str, new: str) -> str:
    assert old in house()
    return house().replace(old, new, 1)


# --- the house deck


def test_the_house_deck_has_32_courtiers_in_four_roles_four_of_them_starters() -> None:
    assert len(HOUSE.courtiers) == numbers.CARDS
    starters = [courtier.key for courtier in HOUSE.courtiers if courtier.starter]
    assert starters == ["js-bark", "knoch-enbrecher", "rosa-von-flamin", "elfan-probozi"]
    roles = [courtier.role for courtier in HOUSE.courtiers]
    assert [roles.count(role) for role in ("flatteur", "intrigant", "eloquent", "conciliant")] == [14, 7, 6, 5]


def test_every_verb_of_the_vocabulary_is_in_the_house_deck() -> None:
    assert {courtier.action.verb for courtier in HOUSE.courtiers} == set(VERBS)


def test_every_attribute_of_the_house_deck_has_a_provenance() -> None:
    for card in HOUSE.cards():
        assert [attribute.name for attribute in card.attributes] == [
            "name", "value", "colour", "role", "action", "starter",
        ]  # fmt: skip


# rules: Pâtée Impériale 19
def test_only_the_names_of_the_seven_known_courtiers_are_not_invented() -> None:
    for card in HOUSE.cards():
        (name,) = [attribute for attribute in card.attributes if attribute.name == "name"]
        assert (name.provenance == "invented") == (card.key not in KNOWN)


def provenance_of(key: str, name: str) -> str:
    (card,) = [card for card in HOUSE.cards() if card.key == key]
    (attribute,) = [attribute for attribute in card.attributes if attribute.name == name]
    return attribute.provenance


def test_known_inferred_and_invented_facts_are_told_apart() -> None:
    for key in ("js-bark", "rosa-von-flamin", "elfan-probozi", "ruth-von-tzigerin", "zelon-schafresser"):
        assert provenance_of(key, "value") == "stated"
    assert provenance_of("knoch-enbrecher", "value") == "inferred"
    assert provenance_of("ruth-von-tzigerin", "action") == "stated"
    assert provenance_of("rabuyu-kaltci", "action") == "public"
    assert provenance_of("js-bark", "action") == provenance_of("zelon-schafresser", "action") == "inferred"
    assert provenance_of("rosa-von-flamin", "action") == provenance_of("elfan-probozi", "action") == "invented"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_is_invented_on_it(lang: str) -> None:
    words = Words(lang)
    game = GAME(2)
    for card in HOUSE.cards():
        read = game.describe_card(card.key, words)
        description = read.rpartition(" [")[0]
        invented = [attribute.name for attribute in card.attributes if attribute.provenance == "invented"]
        if not HOUSE.courtiers[HOUSE.card_number[card.key]].starter:
            invented.remove("starter")
        if card.key not in KNOWN:
            assert read == words("patee_imperiale-card-invented", card=description)
        else:
            what = [words(f"patee_imperiale-attribute-{name}").lower() for name in invented]
            assert read == words("patee_imperiale-card-partly-invented", card=description, what=what)


def test_the_facts_of_a_hosts_cards_come_from_the_host() -> None:
    mine = PateeDeck(CardFile(house(), "my.toml", False))
    assert {attribute.provenance for card in mine.cards() for attribute in card.attributes} == {"host"}
    assert not any(card.invented for card in mine.cards())


# --- sentences made of verbs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_different_sentence(lang: str) -> None:
    words = Words(lang)
    sentences = [texts.describe_verb(action, words) for action in EVERY_ACTION]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert " ." not in sentence
        assert " ," not in sentence


def test_the_sentence_of_an_action_states_its_parameters() -> None:
    action = Action("suite_discredit", {"n": 2, "scope": "other", "max": 3, "pick": "actor"})
    assert texts.describe_verb(action, Words("en")) == "Discredit 2 courtiers of other suites worth at most 3."
    assert (
        texts.describe_verb(action, Words("fr"))
        == "Discréditez 2 courtisans des suites adverses, de valeur 3 ou moins."
    )
    assert texts.describe_verb(action, Words("it")) == "Scredita 2 cortigiani dei seguiti altrui, di valore 3 o meno."


# --- what is refused


# rules: Pâtée Impériale 19
def test_a_file_with_too_few_cards_is_refused() -> None:
    assert refused(house().rpartition("[[cards]]")[0]) == "A card file has 32 cards; this one has 31."


def test_a_file_with_a_fifth_starter_is_refused() -> None:
    text = changed('name = "Coucou"', 'name = "Coucou"\nstarter = true')
    assert refused(text) == "There must be 4 cards with field “starter”; this file has 5."


def test_a_file_without_a_first_player_is_refused() -> None:
    text = changed('opens = "first"\n', "")
    assert refused(text) == "Exactly one card must have the field “opens” with “first”; this file has 0."


def test_a_file_with_two_first_players_is_refused() -> None:
    text = changed('opens = "second"', 'opens = "first"')
    assert "“first”; this file has 2" in refused(text)


def test_only_a_starter_can_open() -> None:
    text = changed('name = "Coucou"', 'name = "Coucou"\nopens = "first"')
    assert refused(text) == "Card 14 (Coucou), field “opens”: only a starter can open a round."


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('verb = "give"', 'verb = "gift"', "Card 15 (Donateur), field “action.verb”: “gift” is not one of none,"),
        ('"hand_take", reveal = 3', '"hand_take"', "Card 17 (Rabuyu Kaltçi): field “action.reveal” is missing."),
        ("reveal = 3", "reveal = 8", "Card 17 (Rabuyu Kaltçi), field “action.reveal”: 8 is not from 1 to 7."),
        ("reveal = 3", "reveal = true", "Card 17 (Rabuyu Kaltçi), field “action.reveal”: “True” is not of type int."),
        ("silent = true", 'silent = "yes"', "Card 25 (Duo Muet), field “action.silent”: “yes” is not of type bool."),
        ('verb = "give"', 'verb = "give", n = 2', "Card 15 (Donateur): there is no field “action.n”."),
        ('scope = "own"', 'scope = "mine"', "Card 7 (Grand Envahissant), field “action.scope”: “mine” is not one of"),
        ('"play_more", n = 2', '"play_more", n = 3', "Card 26 (Trio), field “action.n”: 3 is not from 1 to 2."),
        ("value = 6", "value = 21", "Card 6 (Zelon Schafresser), field “value”: 21 is not from -20 to 20."),
        ("value = 6", 'value = "six"', "Card 6 (Zelon Schafresser), field “value”: “six” is not of type int."),
        ('name = "Coucou"', 'name = "Duo"', "Card 24 (Duo), field “name”: there is already a card of that name."),
        ('name = "Coucou"', 'name = "Coucou"\nnest = 1', "Card 14 (Coucou): there is no field “nest”."),
        ('role = "eloquent"', 'role = "bard"', "Card 4 (Elfan Probozi), field “role”: “bard” is not one of"),
        ('colour = "green"', 'colour = "pink"', "Card 1 (J.S. Bark), field “colour”: “pink” is not one of"),
        ('pick = "highest"', 'pick = "lowest"', "Card 12 (Tombeur de Favori), field “action.pick”: “lowest”"),
        (
            'n = 1, scope = "other", pick = "highest"',
            'n = 2, scope = "other", pick = "highest"',
            "Card 12 (Tombeur de Favori), field “action.pick”: “highest” goes with scope other and n 1.",
        ),
        (
            'who = "one", n = 1, pick = "actor_of_2"',
            'who = "self", n = 1, pick = "actor_of_2"',
            "Card 22 (Inquisiteur), field “action.pick”: “actor_of_2” goes with who one or each and n 1.",
        ),
        (
            'from = "own", to = "hand"',
            'from = "own", to = "suite"',
            "Card 31 (Rappel), field “action.to”: recalling a courtier from your own suite",
        ),
    ],
)  # fmt: skip
def test_an_error_names_card_and_field(old: str, new: str, complaint: str) -> None:
    assert refused(changed(old, new)).startswith(complaint)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "Card 14: field “name” is missing."),
        ("Cou\\u001b[2Jcou", "Card 14, field “name”: a name cannot contain control characters"),
        ("Cou\\ncou", "Card 14, field “name”: a name cannot contain control characters"),
        ("Cou\\u202Ecou", "Card 14, field “name”: a name cannot contain control characters"),
        ("Cou" * 21, "Card 14 (" + "Cou" * 20 + "…), field “name”: a name has at most 60 characters; this one has 63."),
        ("Cou\\u2028cou", "Card 14, field “name”: a name cannot contain control characters"),
        ("?!", "Card 14 (?!), field “name”: a name needs at least one letter or digit."),
    ],
)
def test_a_name_that_cannot_be_shown_or_typed_is_refused(name: str, complaint: str) -> None:
    assert refused(changed('name = "Coucou"', f'name = "{name}"')).startswith(complaint)


@pytest.mark.parametrize(("name", "key"), [("日本", "日本"), ("Ёж", "еж"), ("7", "7"), ("Cou" * 20, "cou" * 20)])
def test_a_name_in_any_script_is_accepted_and_typed(name: str, key: str) -> None:
    game = GAME(2, cards=CardFile(changed('name = "Coucou"', f'name = "{name}"'), "mine.toml", False))
    assert game.deck.courtiers[13].name == name
    assert game.deck.courtiers[13].notation == key
    assert matches(game.notation(numbers.MOVE_PLAY + 13), f"play {name}")


LAST_AND_SILENT = {
    "en": ("the courtier on top of the discard", "Duo Muet lets you play one more courtier, without action."),
    "fr": (
        "le courtisan sur le dessus de la défausse",
        "Duo Muet vous permet de jouer encore un courtisan, sans action.",
    ),
    "it": ("il cortigiano in cima agli scarti", "Duo Muet ti lascia giocare un altro cortigiano, senza azione."),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_name_the_top_of_the_discard_and_plays_without_action(lang: str) -> None:
    top, prompt = LAST_AND_SILENT[lang]
    game, words = GAME(2), Words(lang)
    assert top in game.describe_card("repecheur", words)
    table = Position("duo muet, ruth, zelon", "rosa, bark").do("play duo muet")
    assert game.describe_prompt(table.state, 0, words).replace("\u2068", "").replace("\u2069", "") == prompt
    table = Position("duo, ruth, zelon", "rosa, bark").do("play duo")
    assert prompt.rsplit(", ", 1)[1] not in game.describe_prompt(table.state, 0, words)


def test_a_missing_verb_is_an_error_that_names_card_and_field() -> None:
    text = changed('action = { verb = "charm", max = 2 }', "action = { max = 2 }")
    assert refused(text).startswith("Card 3 (Rosa von Flamin): field “action.verb” is missing.")


# rules: Pâtée Impériale 10
def test_only_a_conciliant_may_recall_to_a_hand_or_a_round_might_never_end() -> None:
    text = house()
    at = text.index('name = "Rappel"')
    text = text[:at] + text[at:].replace('role = "conciliant"', 'role = "intrigant"', 1)
    assert refused(text).startswith("Card 31 (Rappel), field “role”: a card that recalls to hand must be a conciliant")


def test_a_recall_into_the_suite_may_have_any_role() -> None:
    text = house()
    at = text.index('name = "Repêcheur"')
    text = text[:at] + text[at:].replace('role = "conciliant"', 'role = "intrigant"', 1)
    assert PateeDeck(CardFile(text, "my.toml", False)).courtiers[28].role == "intrigant"


def test_a_file_for_another_game_is_refused() -> None:
    assert "patee_imperiale" in refused(changed('game = "patee_imperiale"', 'game = "belote"'))


@pytest.mark.parametrize("verb", ['["charm"]', '{ is = "charm" }', "3", "true"])
def test_a_verb_that_is_not_a_string_is_an_error_that_names_card_and_field(verb: str) -> None:
    complaint = refused(changed('{ verb = "charm", max = 2 }', f"{{ verb = {verb}, max = 2 }}"))
    assert "Rosa von Flamin" in complaint
    assert "action.verb" in complaint


def test_a_file_must_say_for_which_game_it_is() -> None:
    with pytest.raises(BadCards) as caught:
        PateeDeck(CardFile(changed('game = "patee_imperiale"', ""), "mine.toml", False))
    assert caught.value.key == "core-cards-no-game"


# --- a host's own file at the table


def test_a_hosts_own_cards_are_played(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(changed("value = 6", "value = 9"), encoding="utf-8")
    game = ludoteca.game("patee_imperiale", seats=3, cards=path)
    match = random_match(game, 5)
    assert match.over
    assert match.record.cards.name == "my.toml"


def test_a_hosts_file_is_described_in_the_other_languages() -> None:
    mine = GAME(2, cards=CardFile(house(), "my.toml", False))
    remarks = mine.deck.remarks(Words("fr"))
    assert len(remarks) == 2 * numbers.CARDS
    assert remarks[0] == f"en: {mine.describe_card('js-bark', Words('en'))}"
    assert remarks[1] == f"it: {mine.describe_card('js-bark', Words('it'))}"
    assert HOUSE.remarks(Words("fr")) == []


def test_leaving_parameters_out_takes_their_defaults() -> None:
    deck = house_with('verb = "suite_discredit", n = 1, scope = "any"', 'verb = "suite_discredit", scope = "any"')
    assert deck.courtiers[4].action == HOUSE.courtiers[4].action


# --- the page that teaches it


def examples() -> list[tuple[str, str]]:
    """Every card on the page, with the answer that the page promises."""
    page = PAGE.read_text(encoding="utf-8")
    return re.findall(r"```toml\n(# instead of .*?)```\n\n```text\n(.*?)\n```", page, flags=re.DOTALL)


@pytest.mark.parametrize(("block", "answer"), examples(), ids=lambda text: text.splitlines()[0])
def test_the_examples_on_the_page_about_card_files_are_true(block: str, answer: str) -> None:
    first, _, card = block.partition("\n[[cards]]\n")
    name = first.removeprefix("# instead of ")
    head, *cards = house().split("[[cards]]\n")
    mine = [card if f'name = "{name}"' in other else other for other in cards]
    assert mine != cards
    text = "[[cards]]\n".join([head, *mine])
    if not answer.startswith("en: "):
        assert refused(text) == answer
        return
    game = GAME(2, cards=CardFile(text, "my.toml", False))
    (courtier,) = [courtier for courtier in game.deck.courtiers if f'name = "{courtier.name}"' in card]
    assert [f"{lang}: {game.describe_card(courtier.key, Words(lang))}" for lang in LANGUAGES] == answer.splitlines()


def test_the_page_about_card_files_shows_good_and_bad_examples() -> None:
    answers = [answer.startswith("en: ") for _, answer in examples()]
    assert answers.count(True) >= 4
    assert answers.count(False) >= 4


def test_the_page_about_card_files_lists_every_verb_and_parameter() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for verb, parameters in VERBS.items():
        (line,) = [line for line in page.splitlines() if line.startswith(f"| `{verb}` |")]
        for parameter in parameters:
            assert f"`{parameter.name}`" in line
            assert all(word in line for word in parameter.words)
