"""Rare positions, constructed from the rulebook: where two rules meet or cards run out."""

from __future__ import annotations

import pytest

from tests.games.san_juan.positions import Position

# ---------------------------------------------------------------- shuffles, and cards that run out


def test_the_good_lost_under_a_crane_is_in_the_shuffle_the_carpenter_draws_from() -> None:
    table = Position().buildings("a", "crane, carpenter").goods("a", "indigo", "hero").hand("a", "well").pile("")
    table.plays("a", "take builder", "build well over indigo plant")
    assert table.hand_of("a") == "hero"
    assert table.cards_left() == (0, 0)


def test_a_seat_does_not_draw_the_goods_that_a_later_seat_sells() -> None:
    table = Position().goods("a", "indigo", "hero").goods("b", "indigo", "palace").tile(1, 1, 1, 2, 2).pile("")
    table.plays("a", "take trader").plays("b", "sell indigo").plays("a", "sell indigo")
    assert (table.hand_of("a"), table.hand_of("b")) == ("hero", "palace")


def test_cards_offered_to_a_councillor_are_not_shuffled_in() -> None:
    table = Position(2).discards("2 tower").pile("3 well").plays("a", "take councillor")
    assert table.cards_left() == (0, 0), "a has the five, b has none"
    assert table.view("a").seats[0].offered == ["well", "well", "well", "tower", "tower"]
    assert table.actors == "a", "b has nothing to choose"
    table.plays("a", "keep tower")
    assert (table.size("b"), table.cards_left()) == (0, (0, 4))


@pytest.mark.parametrize(("pile", "discards"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_archive_and_prefecture_discard_all_but_two_of_the_cards_really_drawn(pile: int, discards: int) -> None:
    table = Position(2).buildings("a", "archive, prefecture").hand("a", "hero").pile(f"{pile} sugar mill")
    table.plays("a", "take councillor")
    assert table.size("a") == 1 + pile
    if discards:
        assert table.view().seats[0].to_choose == discards
        table.plays("a", f"discard {discards} sugar mill")
    assert (table.size("a"), table.actors) == (1 + min(pile, 2), "b")


def test_a_prospector_with_a_library_gets_the_only_card_left() -> None:
    table = Position(2).buildings("a", "library").pile("tower").plays("a", "take prospector with library")
    assert table.hand_of("a") == "tower"
    assert table.view().seats[0].library_used


# rules: San Juan 14
def test_a_library_of_two_players_is_not_spent_if_cards_run_out_before_the_extra_good() -> None:
    table = Position(2).buildings("a", "library, 2 indigo plant").pile("2 tower")
    table.plays("a", "take producer", "produce 3 indigo").plays("b", "produce indigo")
    assert table.goods_of("a") == "indigo, indigo"
    assert table.goods_of("b") == ""
    assert not table.view().seats[0].library_used


def test_the_first_seats_well_draws_before_the_next_seat_produces() -> None:
    table = Position(2).buildings("a", "well, sugar mill").pile("3 tower")
    table.plays("a", "take producer").plays("b", "produce indigo").plays("a", "produce indigo, sugar")
    assert (table.hand_of("a"), table.goods_of("b")) == ("tower", "")


def test_a_second_gold_mine_cannot_work_after_the_first_has_kept_one_of_the_last_four_cards() -> None:
    table = Position(2).buildings("a", "gold mine").buildings("b", "gold mine").plays("a", "take prospector")
    table.pile("smithy, well, tower, quarry").plays("a", "use gold mine", "pick quarry")
    assert table.cards_left() == (0, 3)
    assert table.view().phase == "role"


def test_a_gold_mine_that_fails_leaves_its_four_cards_to_the_next_one() -> None:
    table = Position(2).buildings("a", "gold mine").buildings("b", "gold mine").plays("a", "take prospector")
    table.pile("smithy, well, tower, chapel").plays("a", "use gold mine")
    assert (table.actors, table.legal("b")) == ("b", ["use gold mine", "leave gold mine"])
    table.plays("b", "use gold mine")
    assert table.cards_left() == (0, 4)


# rules: San Juan 9
def test_a_card_put_under_a_chapel_postpones_the_standstill_by_a_round() -> None:
    table = Position(2).buildings("a", "chapel").hand("a", "hero").pile("").last_role("a", "builder", "producer")
    table.plays("a", "take prospector", "tuck hero")
    assert table.view().phase == "role", "a card has moved under the Chapel"
    table.plays("b", "take prospector").plays("a", "take producer").plays("b", "take councillor")
    assert table.over
    assert table.result.reason == "standstill"
    assert table.points("a")["chapel"] == 1


# rules: San Juan 9
def test_a_discard_to_the_hand_limit_prevents_the_standstill() -> None:
    table = Position(2).goods("a", "indigo").hand("b", "8 sugar mill").pile("").last_role("a", "builder", "producer")
    table.plays("a", "take trader", "sell no more")
    assert not table.over, "b is over the limit"
    table.plays("b", "discard sugar mill")
    assert not table.over, "and has discarded a card, which can be drawn"


# ---------------------------------------------------------------- Crane


# rules: San Juan 2
def test_a_crane_does_not_work_in_the_phase_in_which_it_was_built() -> None:
    table = Position(2).hand("a", "crane, well, tower").plays("a", "take builder", "build crane")
    assert table.view().phase == "pay"


def test_a_covered_tower_does_not_raise_the_hand_limit() -> None:
    table = Position(2).buildings("a", "crane, tower").hand("a", "statue, 8 sugar mill")
    table.last_role("a", "producer", "trader").plays("a", "take builder", "build statue over tower")
    assert table.view().seats[0].to_choose == 1


def test_a_covered_chapel_takes_no_cards_and_a_new_one_adds_to_its_cards() -> None:
    table = Position(2).buildings("a", "crane, chapel").chapel("a", "3 well").hand("a", "statue, hero, tower")
    table.last_role("a", "producer", "trader").plays("a", "take builder", "build statue over chapel")
    assert table.view().phase == "role", "nobody is asked for a Chapel"
    table = Position(2).buildings("a", "crane, statue").covered("a", "chapel").chapel("a", "3 sugar mill")
    table.hand("a", "chapel, hero, tower").last_role("a", "producer", "trader")
    table.plays("a", "take builder", "build chapel over statue", "tuck hero")
    assert table.points("a")["chapel"] == 4


def test_a_crane_may_cover_a_building_that_covers_others() -> None:
    table = Position(2).buildings("a", "crane, hero").covered("a", "statue, victory column").hand("a", "palace")
    table.plays("a", "take builder", "build palace over hero")
    assert table.covered_of("a") == "statue, victory column, hero"
    assert (table.standing("a"), table.score("a")) == (3, 1 + 1)


def test_a_plant_built_over_a_violet_building_has_no_good() -> None:
    table = Position(2).buildings("a", "crane, smithy, tower").hand("a", "silver smelter, well")
    table.plays("a", "take builder", "build silver smelter over tower")
    assert table.buildings_of("a") == "indigo plant, silver smelter, smithy, crane"
    assert (table.goods_of("a"), table.hand_of("a")) == ("", "well")


def test_a_plant_built_over_a_full_plant_loses_its_good() -> None:
    table = Position(2).buildings("a", "crane").goods("a", "indigo").hand("a", "sugar mill")
    table.plays("a", "take builder", "build sugar mill over indigo plant")
    assert (table.buildings_of("a"), table.goods_of("a"), table.cards_left()[1]) == ("sugar mill, crane", "", 1)


# rules: San Juan 14
def test_with_two_players_a_library_is_not_declared_for_a_build_that_covers_it() -> None:
    table = Position(2).buildings("a", "crane, library, tower").hand("a", "palace, 5 sugar mill")
    table.plays("a", "take builder", "build palace with library")
    assert table.legal("a") == ["beside", "over indigo plant", "over tower"]


def test_with_crane_good_pays_the_goods_of_both_plants_pay_although_one_is_covered() -> None:
    table = Position(2, crane_good_pays=True).buildings("a", "crane, black market, indigo plant")
    table.goods("a", "indigo, indigo").hand("a", "victory column")
    table.plays("a", "take builder", "build victory column over indigo plant paying 2 good indigo")
    assert table.buildings_of("a") == "indigo plant, black market, crane, victory column"
    assert (table.goods_of("a"), table.cards_left()[1]) == ("", 2)


def test_without_crane_good_pays_the_good_of_the_other_plant_still_pays() -> None:
    table = Position(2).buildings("a", "crane, black market, indigo plant")
    table.goods("a", "indigo, indigo").hand("a", "tower")
    table.plays("a", "take builder", "build tower over indigo plant paying good indigo")
    assert (table.goods_of("a"), table.cards_left()[1]) == ("", 2)


# ---------------------------------------------------------------- Poor House, Library, market, new round


@pytest.mark.parametrize(("hand", "after"), [("well", 1), ("well, hero", 2), ("well, hero, palace", 2)])
def test_the_poor_house_draws_with_no_card_or_one_left_but_not_with_two(hand: str, after: int) -> None:
    table = Position().buildings("a", "poor house, quarry").hand("a", hand)
    table.plays("a", "take builder", "build well")
    assert table.size("a") == after


def test_a_library_built_with_the_first_role_doubles_the_governors_second() -> None:
    table = Position(2).hand("a", "library, 4 sugar mill")
    table.plays("a", "take builder", "build library paying 4 sugar mill")
    table.plays("b", "take producer").plays("a", "produce no more").plays("b", "produce no more")
    table.plays("a", "take prospector with library")
    assert table.size("a") == 2


def test_a_spent_library_produces_no_extra_good_with_the_second_role() -> None:
    table = Position(2).buildings("a", "library, 3 indigo plant").hand("a", "hero, 6 sugar mill")
    table.plays("a", "take prospector with library").plays("b", "take councillor")
    for player in "ab":
        table.plays(player, table.legal(player)[0])
    table.plays("a", "take producer", "produce 2 indigo")
    assert "a" not in table.actors, "two goods are all"
    with pytest.raises(AssertionError):
        table.plays("a", "produce indigo")


def test_the_library_of_two_players_may_double_again_in_the_next_round() -> None:
    table = Position(2).buildings("a", "library").last_role("a", "builder", "producer")
    table.plays("a", "take prospector with library")
    assert not table.view().seats[0].library_used
    table.plays("b", "take trader")
    assert "take prospector with library" in table.legal("a")


def test_a_seat_that_sells_one_good_draws_for_its_market_hall_but_not_for_its_stand() -> None:
    table = Position(2).buildings("b", "market hall, market stand, coffee roaster").goods("b", "coffee")
    table.tile(1, 2, 2, 3, 3).plays("a", "take trader").plays("b", "sell coffee")
    assert table.size("b") == 3 + 1


def test_all_market_buildings_and_the_library_work_together() -> None:
    table = Position().buildings("a", "market hall, market stand, trading post, library, 2 silver smelter, sugar mill")
    table.goods("a", "indigo, sugar, silver, silver").tile(1, 2, 2, 3, 3)
    assert table.plays("a", "take trader", "sell indigo, sugar, silver, silver").size("a") == 1 + 2 + 3 + 3 + 1 + 1


def test_a_card_put_under_the_chapel_does_not_count_for_the_hand_limit() -> None:
    table = Position(2).buildings("a", "chapel, tower").hand("a", "8 sugar mill, 5 tobacco storage")
    table.last_role("b", "builder", "producer").plays("b", "take prospector").plays("a", "tuck sugar mill")
    assert (table.size("a"), table.view().phase) == (12, "role")


def test_a_seat_without_cards_is_not_asked_about_its_chapel() -> None:
    table = Position(2).buildings("a", "chapel").last_role("b", "builder", "producer").plays("b", "take prospector")
    assert table.view().phase == "role"
