"""Every verb of the vocabulary, when it can be done in full and when it cannot."""

from __future__ import annotations

import pytest

from ludoteca.core.engine.chance import Replayed
from ludoteca.games.patee_imperiale.engine import tables
from tests.patee_imperiale.position import Position, house_with

OTHERS = "rumeur, duo, duo muet"  # cards that fill a hand and play no part


def failed(position: Position) -> bool:
    return bool(position.notes(tables.FAILED))


# --- none


def test_a_courtier_without_action_only_brings_its_points() -> None:
    table = Position("dignitaire, ruth", "rumeur, duo").do("play dignitaire")
    assert table.suite(0) == {"dignitaire"}
    assert table.actor == 1
    assert not failed(table)


# --- suite_discredit


def test_suite_discredit_any_reaches_every_suite_but_not_the_card_itself() -> None:
    table = Position("ruth, duo", OTHERS, suites=("bark", "rosa")).do("play ruth")
    assert table.legal() == ["discredit bark", "discredit rosa"]
    table.do("discredit rosa")
    assert table.discard == ["rosa"]
    assert table.suite(1) == set()


def test_suite_discredit_any_must_hit_the_own_suite_if_nothing_else_is_there() -> None:
    table = Position("ruth, duo", OTHERS, suites=("bark", "")).do("play ruth")
    assert table.legal() == ["discredit bark"]


def test_suite_discredit_any_is_impossible_when_no_other_courtier_is_on_the_table() -> None:
    table = Position("ruth, duo", OTHERS).do("play ruth")
    assert failed(table)
    assert table.suite(0) == {"ruth"}
    assert table.actor == 1


def test_suite_discredit_other_spares_the_own_suite_and_keeps_to_its_limit() -> None:
    table = Position("knoch, duo", OTHERS, suites=("bark", "rosa, elfan, ruth")).do("play knoch")
    assert table.legal() == ["discredit rosa", "discredit ruth"]


def test_suite_discredit_other_is_impossible_when_all_are_worth_too_much() -> None:
    table = Position("knoch, duo", OTHERS, suites=("bark", "elfan, zelon")).do("play knoch")
    assert failed(table)
    assert table.suite(1) == {"elfan", "zelon"}


def test_suite_discredit_own_takes_one_of_the_own_courtiers_but_not_the_card_itself() -> None:
    table = Position("grand envahissant, duo", OTHERS, suites=("bark, rosa", "ruth")).do("play grand envahissant")
    assert table.legal() == ["discredit bark", "discredit rosa"]


def test_suite_discredit_own_is_impossible_in_an_empty_suite() -> None:
    assert failed(Position("grand envahissant, duo", OTHERS, suites=("", "ruth")).do("play grand envahissant"))


def test_suite_discredit_of_two_may_take_from_two_suites_in_an_order_the_actor_picks() -> None:
    suites = ("", "rosa", "ruth")
    table = Position("balayeur, duo", "rumeur, donateur", "congedieur, elfan", suites=suites).do("play balayeur")
    table.do("discredit ruth")
    assert table.legal() == ["discredit rosa"]
    table.do("discredit rosa")
    assert table.discard == ["ruth", "rosa"]


def test_suite_discredit_of_two_is_not_done_at_all_when_there_is_only_one() -> None:
    table = Position("balayeur, duo", OTHERS, suites=("", "rosa, elfan")).do("play balayeur")
    assert failed(table)
    assert table.suite(1) == {"rosa", "elfan"}
    assert table.discard == []


def test_highest_offers_the_most_valuable_courtier_of_each_other_suite() -> None:
    suites = ("zelon", "rosa, elfan", "ruth, bark")
    table = Position("tombeur, duo", "rumeur, donateur", "congedieur, trio", suites=suites).do("play tombeur")
    assert table.legal() == ["discredit elfan", "discredit ruth"]


def test_highest_lets_the_actor_break_ties() -> None:
    table = Position("tombeur, duo", OTHERS, suites=("", "rosa, mediateur, ruth")).do("play tombeur")
    assert table.legal() == ["discredit rosa", "discredit mediateur"]


def test_highest_is_impossible_when_the_others_have_no_courtiers() -> None:
    assert failed(Position("tombeur, duo", OTHERS, suites=("rosa", "")).do("play tombeur"))


# --- charm


def test_charm_takes_a_courtier_of_another_suite_that_does_not_act() -> None:
    table = Position("rosa, duo", OTHERS, suites=("bark", "ruth, elfan")).do("play rosa")
    assert table.legal() == ["charm ruth"]
    table.do("charm ruth")
    assert table.suite(0) == {"bark", "rosa", "ruth"}
    assert table.suite(1) == {"elfan"}
    assert table.actor == 1


def test_charm_is_impossible_above_its_limit_and_never_takes_from_the_own_suite() -> None:
    assert failed(Position("rosa, duo", OTHERS, suites=("bark", "elfan")).do("play rosa"))


# --- suite_swap


def test_a_swap_takes_up_to_its_limit_and_gives_any_other_courtier() -> None:
    table = Position("troqueur, duo", OTHERS, suites=("bark, zelon", "elfan, donateur")).do("play troqueur")
    assert table.legal() == ["swap elfan"]
    table.do("swap elfan")
    assert table.legal() == ["give bark", "give zelon"]
    table.do("give zelon")
    assert table.suite(0) == {"bark", "elfan", "troqueur"}
    assert table.suite(1) == {"zelon", "donateur"}


def test_a_swap_is_impossible_without_an_own_courtier_to_give() -> None:
    table = Position("troqueur, duo", OTHERS, suites=("", "elfan")).do("play troqueur")
    assert failed(table)
    assert table.suite(1) == {"elfan"}


def test_a_swap_is_impossible_without_a_courtier_to_take() -> None:
    assert failed(Position("troqueur, duo", OTHERS, suites=("bark", "zelon")).do("play troqueur"))


def test_a_self_swap_gives_this_very_card() -> None:
    table = Position("coucou, duo", OTHERS, suites=("bark", "rosa, elfan")).do("play coucou")
    assert table.legal() == ["swap rosa"]
    table.do("swap rosa")
    assert table.suite(0) == {"bark", "rosa"}
    assert table.suite(1) == {"coucou", "elfan"}


def test_a_self_swap_needs_no_other_own_courtier_but_one_to_take() -> None:
    assert Position("coucou, duo", OTHERS, suites=("", "rosa")).do("play coucou").legal() == ["swap rosa"]
    assert failed(Position("coucou, duo", OTHERS, suites=("rosa", "elfan")).do("play coucou"))


# --- give


def test_give_hands_one_of_the_other_own_courtiers_to_any_other_suite() -> None:
    suites = ("bark, rosa", "", "ruth")
    table = Position("donateur, duo", "rumeur, trio", "congedieur, elfan", suites=suites).do("play donateur")
    assert table.legal() == ["name 1", "name 2"]
    table.do("name 2")
    assert table.legal() == ["give bark", "give rosa"]
    table.do("give bark")
    assert table.suite(2) == {"ruth", "bark"}


def test_give_is_impossible_without_another_own_courtier() -> None:
    assert failed(Position("donateur, duo", OTHERS, suites=("", "ruth")).do("play donateur"))


# --- hand_discredit


def test_hand_discredit_at_random_takes_what_chance_picks() -> None:
    table = Position("bark, duo", "ruth, zelon, elfan", chance=Replayed([1])).do("play bark", "name 1")
    assert table.discard == ["ruth"]
    assert table.hand(1) == {"zelon", "elfan"}
    assert table.journal.outcomes == [(tables.OUTCOME_CARD, table.card("ruth"))]


def test_hand_discredit_of_one_by_its_owner_is_the_victims_decision_and_order() -> None:
    table = Position("double, duo", "ruth, zelon, elfan").do("play double", "name 1")
    assert table.actor == 1
    table.do("discredit zelon", "discredit ruth")
    assert table.discard == ["zelon", "ruth"]
    assert table.actor == 1  # and now it is the victim's own turn
    assert table.legal() == ["play elfan"]


def test_hand_discredit_names_only_who_has_enough_cards() -> None:
    table = Position("double, duo", "ruth", "zelon, elfan", "rosa, rumeur, trio").do("play double")
    assert table.legal() == ["name 2", "name 3"]


def test_hand_discredit_of_two_is_impossible_when_nobody_has_two() -> None:
    table = Position("double, duo", "ruth", "zelon").do("play double")
    assert failed(table)
    assert table.hand(1) == {"ruth"}


def test_actor_of_two_shows_two_cards_of_the_victims_choice_and_the_actor_picks() -> None:
    table = Position("inquisiteur, duo", "ruth, zelon, elfan").do("play inquisiteur", "name 1")
    assert table.actor == 1
    assert table.legal() == ["show elfan", "show ruth"]
    table.do("show ruth", "show zelon")
    assert table.actor == 0
    assert table.legal() == ["discredit ruth", "discredit zelon"]
    table.do("discredit zelon")
    assert table.discard == ["zelon"]
    assert table.hand(1) == {"ruth", "elfan"}


def test_actor_of_two_needs_a_victim_with_two_cards() -> None:
    assert failed(Position("inquisiteur, duo", "ruth").do("play inquisiteur"))
    assert Position("inquisiteur, duo", "ruth", "elfan, zelon").do("play inquisiteur").legal() == ["name 2"]


def test_each_goes_clockwise_from_the_actors_left_and_in_the_open() -> None:
    table = Position("ruth, duo", "scandale, rosa", "zelon, trio, knoch", "elfan, rumeur", turn=1).do("play scandale")
    assert table.actor == 2
    table.do("discredit trio")
    assert table.actor == 3
    table.do("discredit elfan")
    assert table.actor == 0
    table.do("discredit ruth")
    assert table.discard == ["trio", "elfan", "ruth"]
    assert table.actor == 2


def test_each_is_not_done_at_all_when_someone_else_has_too_few() -> None:
    deck = house_with('who = "each", n = 1', 'who = "each", n = 2')
    table = Position("scandale, rosa", "ruth, duo", "zelon", deck=deck).do("play scandale")
    assert failed(table)
    assert table.discard == []
    assert table.hand(1) == {"ruth", "duo"}


def test_self_discredits_a_card_of_the_own_hand() -> None:
    table = Position("congedieur, rosa, duo", OTHERS).do("play congedieur")
    assert table.legal() == ["discredit rosa", "discredit duo"]
    table.do("discredit duo")
    assert table.hand(0) == {"rosa"}


def test_self_is_impossible_with_the_last_card() -> None:
    table = Position("congedieur", OTHERS)
    table.do("play congedieur")
    assert failed(table)


# --- hand_take


def test_hand_take_lets_the_victim_choose_what_to_show_and_the_actor_what_to_take() -> None:
    table = Position("rabuyu, duo", "ruth, zelon, elfan, trio").do("play rabuyu", "name 1")
    assert table.legal() == ["show elfan", "show ruth"]
    table.do("show elfan", "show zelon", "show trio")
    assert table.actor == 0
    assert table.legal() == ["take elfan", "take zelon", "take trio"]
    table.do("take zelon")
    assert table.hand(0) == {"duo", "zelon"}
    assert table.hand(1) == {"ruth", "elfan", "trio"}


def test_hand_take_names_only_who_holds_enough_to_show() -> None:
    table = Position("rabuyu, duo", "ruth, zelon", "elfan, trio, rosa").do("play rabuyu")
    assert table.legal() == ["name 2"]


def test_hand_take_is_impossible_when_nobody_holds_enough() -> None:
    assert failed(Position("rabuyu, duo", "ruth, zelon").do("play rabuyu"))


# --- hand_swap


def test_hand_swap_gives_a_chosen_card_for_a_random_one_of_the_hand_as_it_was() -> None:
    table = Position("marche, duo, rosa", "ruth, zelon", chance=Replayed([1])).do("play marche", "name 1")
    assert table.legal() == ["give rosa", "give duo"]
    table.do("give duo")
    assert table.hand(0) == {"rosa", "zelon"}
    assert table.hand(1) == {"ruth", "duo"}


def test_hand_swap_is_impossible_with_an_empty_hand() -> None:
    assert failed(Position("marche", "ruth, zelon").do("play marche"))


def test_hand_swap_can_only_name_players_with_cards() -> None:
    # A hand is emptied within a chain: Trio, then Bark, then Marché de Dupes.
    table = Position("trio, bark, marche, duo", "ruth", "zelon, elfan").do("play trio", "play bark", "name 1")
    assert table.do("play marche").legal() == ["name 2"]


# --- play_more


def test_play_more_allows_one_more_courtier_with_its_action() -> None:
    table = Position("duo, ruth, zelon", OTHERS.replace("duo,", "trio,"), suites=("", "rosa")).do("play duo")
    assert table.actor == 0
    assert table.legal() == ["play ruth", "play zelon"]
    table.do("play ruth", "discredit rosa")
    assert table.actor == 1


def test_play_more_keeps_to_its_limit() -> None:
    table = Position("duo modeste, ruth, zelon, bark", OTHERS).do("play duo modeste")
    assert table.legal() == ["play bark", "play ruth"]


def test_play_more_is_impossible_without_enough_such_cards() -> None:
    table = Position("trio modeste, ruth, zelon", OTHERS).do("play trio modeste")
    assert failed(table)
    assert table.actor == 1


def test_a_silent_play_does_not_act() -> None:
    table = Position("duo muet, ruth, zelon", "rumeur, duo", suites=("", "rosa")).do("play duo muet", "play ruth")
    assert table.suite(1) == {"rosa"}
    assert table.actor == 1
    assert not failed(table)


def test_a_silent_play_of_an_eloquent_allows_nothing() -> None:
    table = Position("duo muet, duo, ruth, zelon", "rumeur, rosa").do("play duo muet", "play duo")
    assert table.actor == 1


def test_play_more_is_impossible_when_only_zelon_is_left() -> None:
    table = Position("duo, zelon", OTHERS.replace("duo,", "trio,")).do("play duo")
    assert failed(table)
    assert table.hand(0) == {"zelon"}
    assert table.actor == 1


# --- recall


def test_recall_from_the_discard_to_hand_takes_any_but_a_conciliant() -> None:
    table = Position("rehabilitateur, duo", OTHERS, discard="ruth, rappel, zelon").do("play rehabilitateur")
    assert table.legal() == ["recall ruth", "recall zelon"]
    table.do("recall ruth")
    assert table.hand(0) == {"duo", "ruth"}
    assert table.discard == ["rappel", "zelon"]


def test_recall_from_the_discard_is_impossible_when_only_conciliants_lie_there() -> None:
    assert failed(Position("rehabilitateur, duo", OTHERS, discard="rappel").do("play rehabilitateur"))


def test_recall_of_the_last_takes_the_present_top_to_the_suite_even_a_conciliant() -> None:
    table = Position("repecheur, duo", OTHERS, discard="ruth, rappel").do("play repecheur")
    assert table.legal() == ["recall rappel"]
    table.do("recall rappel")
    assert table.suite(0) == {"repecheur", "rappel"}
    assert table.discard == ["ruth"]
    assert table.actor == 1  # a courtier that is recalled does not act


def test_recall_of_the_last_counts_a_courtier_that_was_never_played() -> None:
    table = Position("ruth, trio, duo", "repecheur, rosa", "zelon, elfan", discard="rumeur", turn=1)
    assert table.do("play repecheur").legal() == ["recall rumeur"]


def test_recall_of_the_last_is_impossible_with_an_empty_discard() -> None:
    assert failed(Position("repecheur, duo", OTHERS).do("play repecheur"))


def test_recall_from_other_suites_to_hand() -> None:
    table = Position("debaucheur, duo", OTHERS, suites=("bark", "rosa, rappel")).do("play debaucheur")
    assert table.legal() == ["recall rosa"]
    table.do("recall rosa")
    assert table.hand(0) == {"duo", "rosa"}


def test_recall_from_the_own_suite_never_takes_the_card_itself() -> None:
    table = Position("rappel, duo", OTHERS, suites=("bark, zelon", "rosa")).do("play rappel")
    assert table.legal() == ["recall bark", "recall zelon"]


def test_recall_from_the_own_suite_is_impossible_when_it_is_empty() -> None:
    assert failed(Position("rappel, duo", OTHERS, suites=("", "rosa")).do("play rappel"))


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


def test_zelon_may_be_played_while_another_card_stays_in_hand() -> None:
    assert "play zelon" in Position("zelon, ruth", OTHERS).legal()


@pytest.mark.parametrize("opener", ["duo", "duo muet"])
def test_zelon_inside_a_chain_needs_another_card_even_when_silent(opener: str) -> None:
    table = Position(f"{opener}, zelon, rosa", "ruth, trio", suites=("", "elfan")).do(f"play {opener}")
    assert table.legal() == ["play rosa", "play zelon"]
    left = Position(f"{opener}, zelon", "ruth, trio", suites=("", "elfan")).do(f"play {opener}")
    assert failed(left)
