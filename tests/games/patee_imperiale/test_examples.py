"""Examples of every verb: when an action can be done in full, and when it cannot."""

from __future__ import annotations

from ludoteca.core.engine.chance import Replayed
from ludoteca.games.patee_imperiale.engine import numbers
from tests.games.patee_imperiale.positions import OTHERS, Position, house_with

# --- none


def test_a_courtier_without_an_action_only_brings_its_points() -> None:
    table = Position("dignitaire, ruth", "rumeur, duo").do("play dignitaire")
    assert table.suite(0) == {"dignitaire"}
    assert table.actor == 1
    assert not table.action_failed


# --- suite_discredit


def test_suite_discredit_any_must_take_from_your_own_suite_if_the_others_are_empty() -> None:
    table = Position("ruth, duo", OTHERS, suites=("bark", "")).do("play ruth")
    assert table.legal() == ["discredit bark"]


def test_suite_discredit_any_is_impossible_if_there_is_no_other_courtier() -> None:
    table = Position("ruth, duo", OTHERS).do("play ruth")
    assert table.action_failed
    assert table.suite(0) == {"ruth"}
    assert table.actor == 1


def test_suite_discredit_other_spares_your_own_suite_and_respects_its_limit() -> None:
    table = Position("knoch, duo", OTHERS, suites=("bark", "rosa, elfan, ruth")).do("play knoch")
    assert table.legal() == ["discredit rosa", "discredit ruth"]


def test_suite_discredit_other_is_impossible_if_all_courtiers_exceed_the_limit() -> None:
    table = Position("knoch, duo", OTHERS, suites=("bark", "elfan, zelon")).do("play knoch")
    assert table.action_failed
    assert table.suite(1) == {"elfan", "zelon"}


def test_suite_discredit_own_takes_one_of_your_courtiers_but_not_the_card_itself() -> None:
    table = Position("grand envahissant, duo", OTHERS, suites=("bark, rosa", "ruth")).do("play grand envahissant")
    assert table.legal() == ["discredit bark", "discredit rosa"]


def test_suite_discredit_own_is_impossible_with_an_empty_suite() -> None:
    assert Position("grand envahissant, duo", OTHERS, suites=("", "ruth")).do("play grand envahissant").action_failed


def test_suite_discredit_highest_offers_the_most_valuable_courtier_of_each_other_suite() -> None:
    suites = ("zelon", "rosa, elfan", "ruth, bark")
    table = Position("tombeur, duo", "rumeur, donateur", "congedieur, trio", suites=suites).do("play tombeur")
    assert table.legal() == ["discredit elfan", "discredit ruth"]


def test_suite_discredit_highest_is_impossible_if_the_others_have_no_courtiers() -> None:
    assert Position("tombeur, duo", OTHERS, suites=("rosa", "")).do("play tombeur").action_failed


# --- charm


def test_charm_respects_its_limit_and_never_takes_from_your_own_suite() -> None:
    assert Position("rosa, duo", OTHERS, suites=("bark", "elfan")).do("play rosa").action_failed


# --- suite_swap


def test_a_swap_is_impossible_without_a_courtier_to_give() -> None:
    table = Position("troqueur, duo", OTHERS, suites=("", "elfan")).do("play troqueur")
    assert table.action_failed
    assert table.suite(1) == {"elfan"}


def test_a_swap_is_impossible_without_a_courtier_to_take() -> None:
    assert Position("troqueur, duo", OTHERS, suites=("bark", "zelon")).do("play troqueur").action_failed


def test_a_self_swap_needs_only_a_courtier_to_take() -> None:
    assert Position("coucou, duo", OTHERS, suites=("", "rosa")).do("play coucou").legal() == ["swap rosa"]
    assert Position("coucou, duo", OTHERS, suites=("rosa", "elfan")).do("play coucou").action_failed


# --- give


def test_give_moves_one_of_your_other_courtiers_to_any_other_suite() -> None:
    suites = ("bark, rosa", "", "ruth")
    table = Position("donateur, duo", "rumeur, trio", "congedieur, elfan", suites=suites).do("play donateur")
    assert table.legal() == ["name 1", "name 2"]
    table.do("name 2")
    assert table.legal() == ["give bark", "give rosa"]
    table.do("give bark")
    assert table.suite(2) == {"ruth", "bark"}


def test_give_is_impossible_without_another_courtier() -> None:
    assert Position("donateur, duo", OTHERS, suites=("", "ruth")).do("play donateur").action_failed


# --- hand_discredit


def test_hand_discredit_at_random_takes_the_card_that_chance_picks() -> None:
    table = Position("bark, duo", "ruth, zelon, elfan", chance=Replayed([1])).do("play bark", "name 1")
    assert table.discard == ["ruth"]
    assert table.hand(1) == {"zelon", "elfan"}
    assert table.journal.outcomes == [(numbers.OUTCOME_CARD, table.card("ruth"))]


def test_hand_discredit_names_only_players_with_enough_cards() -> None:
    table = Position("double, duo", "ruth", "zelon, elfan", "rosa, rumeur, trio").do("play double")
    assert table.legal() == ["name 2", "name 3"]


def test_hand_discredit_of_two_is_impossible_if_nobody_has_two() -> None:
    table = Position("double, duo", "ruth", "zelon").do("play double")
    assert table.action_failed
    assert table.hand(1) == {"ruth"}


def test_hand_discredit_actor_of_two_lets_the_victim_show_two_cards_and_the_active_player_pick_one() -> None:
    table = Position("inquisiteur, duo", "ruth, zelon, elfan").do("play inquisiteur", "name 1")
    assert table.actor == 1
    assert table.legal() == ["show elfan", "show ruth"]
    table.do("show ruth", "show zelon")
    assert table.actor == 0
    assert table.legal() == ["discredit ruth", "discredit zelon"]
    table.do("discredit zelon")
    assert table.discard == ["zelon"]
    assert table.hand(1) == {"ruth", "elfan"}


def test_hand_discredit_actor_of_two_needs_a_victim_with_two_cards() -> None:
    assert Position("inquisiteur, duo", "ruth").do("play inquisiteur").action_failed
    assert Position("inquisiteur, duo", "ruth", "elfan, zelon").do("play inquisiteur").legal() == ["name 2"]


def test_hand_discredit_each_hits_nobody_if_some_other_player_holds_too_few_cards() -> None:
    deck = house_with('who = "each", n = 1', 'who = "each", n = 2')
    table = Position("scandale, rosa", "ruth, duo", "zelon", deck=deck).do("play scandale")
    assert table.action_failed
    assert table.discard == []
    assert table.hand(1) == {"ruth", "duo"}


def test_hand_discredit_self_takes_a_card_of_your_own_hand() -> None:
    table = Position("congedieur, rosa, duo", OTHERS).do("play congedieur")
    assert table.legal() == ["discredit rosa", "discredit duo"]
    table.do("discredit duo")
    assert table.hand(0) == {"rosa"}


def test_hand_discredit_self_is_impossible_with_the_last_card() -> None:
    table = Position("congedieur", OTHERS)
    table.do("play congedieur")
    assert table.action_failed


# --- hand_take


def test_hand_take_lets_the_victim_choose_what_to_show_and_the_active_player_what_to_take() -> None:
    table = Position("rabuyu, duo", "ruth, zelon, elfan, trio").do("play rabuyu", "name 1")
    assert table.legal() == ["show elfan", "show ruth"]
    table.do("show elfan", "show zelon", "show trio")
    assert table.actor == 0
    assert table.legal() == ["take elfan", "take zelon", "take trio"]
    table.do("take zelon")
    assert table.hand(0) == {"duo", "zelon"}
    assert table.hand(1) == {"ruth", "elfan", "trio"}


def test_hand_take_names_only_players_with_enough_cards_to_show() -> None:
    table = Position("rabuyu, duo", "ruth, zelon", "elfan, trio, rosa").do("play rabuyu")
    assert table.legal() == ["name 2"]


def test_hand_take_is_impossible_if_nobody_holds_enough() -> None:
    assert Position("rabuyu, duo", "ruth, zelon").do("play rabuyu").action_failed


# --- hand_swap


def test_hand_swap_is_impossible_with_an_empty_hand() -> None:
    assert Position("marche", "ruth, zelon").do("play marche").action_failed


def test_hand_swap_names_only_players_with_cards() -> None:
    # A hand is emptied within a chain: Trio, then Bark, then Marché de Dupes.
    table = Position("trio, bark, marche, duo", "ruth", "zelon, elfan").do("play trio", "play bark", "name 1")
    assert table.do("play marche").legal() == ["name 2"]


# --- play_more


def test_play_more_permits_one_more_courtier_with_its_action() -> None:
    table = Position("duo, ruth, zelon", OTHERS.replace("duo,", "trio,"), suites=("", "rosa")).do("play duo")
    assert table.actor == 0
    assert table.legal() == ["play ruth", "play zelon"]
    table.do("play ruth", "discredit rosa")
    assert table.actor == 1


def test_play_more_respects_its_limit() -> None:
    table = Position("duo modeste, ruth, zelon, bark", OTHERS).do("play duo modeste")
    assert table.legal() == ["play bark", "play ruth"]


def test_play_more_is_impossible_without_enough_such_cards() -> None:
    table = Position("trio modeste, ruth, zelon", OTHERS).do("play trio modeste")
    assert table.action_failed
    assert table.actor == 1


def test_a_silent_play_does_not_act() -> None:
    table = Position("duo muet, ruth, zelon", "rumeur, duo", suites=("", "rosa")).do("play duo muet", "play ruth")
    assert table.suite(1) == {"rosa"}
    assert table.actor == 1
    assert not table.action_failed


def test_a_silent_play_of_an_eloquent_permits_nothing() -> None:
    table = Position("duo muet, duo, ruth, zelon", "rumeur, rosa").do("play duo muet", "play duo")
    assert table.actor == 1


# --- recall


def test_recall_from_the_discard_to_a_hand_is_impossible_if_it_holds_only_conciliants() -> None:
    assert Position("rehabilitateur, duo", OTHERS, discard="rappel").do("play rehabilitateur").action_failed


def test_recall_of_the_last_is_impossible_with_an_empty_discard() -> None:
    assert Position("repecheur, duo", OTHERS).do("play repecheur").action_failed


def test_recall_from_another_suite_to_the_hand() -> None:
    table = Position("debaucheur, duo", OTHERS, suites=("bark", "rosa, rappel")).do("play debaucheur")
    assert table.legal() == ["recall rosa"]
    table.do("recall rosa")
    assert table.hand(0) == {"duo", "rosa"}


def test_recall_from_your_own_suite_never_takes_the_card_itself() -> None:
    table = Position("rappel, duo", OTHERS, suites=("bark, zelon", "rosa")).do("play rappel")
    assert table.legal() == ["recall bark", "recall zelon"]


def test_recall_from_your_own_suite_is_impossible_if_it_is_empty() -> None:
    assert Position("rappel, duo", OTHERS, suites=("", "rosa")).do("play rappel").action_failed


def test_recall_of_any_reaches_the_discard_and_every_suite_up_to_its_limit() -> None:
    suites = ("bark, zelon", "rosa, elfan")
    table = Position("mediateur, duo", OTHERS, suites=suites, discard="ruth, congedieur, repecheur").do(
        "play mediateur"
    )
    assert table.legal() == ["recall bark", "recall rosa", "recall ruth"]


def test_recall_to_the_suite_from_anywhere() -> None:
    deck = house_with('from = "last", to = "suite"', 'from = "other", to = "suite", max = 3')
    table = Position("repecheur, duo", OTHERS, suites=("", "rosa, elfan"), deck=deck).do("play repecheur")
    assert table.legal() == ["recall rosa"]
    assert table.do("recall rosa").suite(0) == {"repecheur", "rosa"}


# --- needs another card in hand


def test_zelon_may_be_played_while_another_card_remains_in_hand() -> None:
    assert "play zelon" in Position("zelon, ruth", OTHERS).legal()
