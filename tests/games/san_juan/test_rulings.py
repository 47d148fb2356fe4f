"""Every ruling of docs/rules/san_juan.md, by its number."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadMove
from ludoteca.games.san_juan import events
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.view import SanJuanView
from tests.games.san_juan.positions import Position

# ---------------------------------------------------------------- rules: San Juan 1: what may be built and paid


def test_1_a_second_violet_building_of_a_kind_cannot_be_built_but_a_second_plant_can() -> None:
    table = Position().buildings("a", "well").hand("a", "well, indigo plant, 5 sugar mill").plays("a", "take builder")
    assert "build indigo plant" in table.legal("a")
    assert "build well" not in table.legal("a")


def test_1_nothing_is_refunded_and_no_price_is_lower_than_0() -> None:
    table = Position().buildings("a", "smithy").hand("a", "indigo plant, tower").plays("a", "take builder")
    assert table.price("a", "indigo plant") == 0
    assert table.plays("a", "build indigo plant").size("a") == 1


def test_1_payment_is_exact() -> None:
    table = Position().hand("a", "tower, 4 sugar mill").plays("a", "take builder", "build tower", "pay sugar mill")
    assert table.legal("a") == ["pay sugar mill"]
    table.plays("a", "pay sugar mill")
    assert (table.size("a"), table.cards_left()[1], table.actors) == (2, 2, "b")


# ---------------------------------------------------------------- rules: San Juan 2: powers work from the next phase on


def test_2_a_power_works_after_the_phase_in_which_it_was_built() -> None:
    table = Position(2).hand("a", "carpenter, 6 silver smelter")
    table.plays("a", "take builder", "build carpenter paying 2 silver smelter")
    assert table.size("a") == 4, "the Carpenter draws nothing for itself"
    table = Position(2).buildings("a", "sugar mill").hand("a", "aqueduct, 6 silver smelter")
    table.plays("a", "take builder", "build aqueduct paying 2 silver smelter")
    table.plays("b", "take producer", "produce indigo").plays("a", "produce sugar, indigo")
    assert table.goods_of("a") == "indigo, sugar"


def test_2_discounts_and_extra_cards_apply_without_asking() -> None:
    table = Position().buildings("a", "quarry, carpenter").hand("a", "tower, 3 well")
    table.plays("a", "take builder", "build tower paying well")
    assert table.size("a") == 3, "one paid, one drawn"
    assert not any("carpenter" in move or "quarry" in move for move in table.legal("b"))


def test_2_councillor_prefecture_and_prospector_draw_and_keep_without_asking() -> None:
    table = Position().buildings("a", "prefecture").plays("a", "take councillor")
    assert table.view("a").seats[0].to_choose == 2
    assert all(move.startswith("keep ") for move in table.legal("a")), "keeping fewer than two is not offered"
    table = Position().plays("a", "take prospector")
    assert (table.size("a"), table.actors) == (1, "b")


# ---------------------------------------------------------------- rules: San Juan 3: build order


def test_3_the_carpenter_draws_before_the_poor_house_counts_the_hand() -> None:
    table = Position().buildings("a", "carpenter, poor house").hand("a", "well, archive")
    table.plays("a", "take builder", "build well paying archive")
    # Hand 0, the Carpenter makes it 1, and with 1 the Poor House still draws.
    assert table.size("a") == 2
    whys = [event.why for event, _ in table.events if isinstance(event, events.CardDrawn)]
    assert whys == ["carpenter", "poor-house"]


def test_3_the_poor_house_draws_nothing_if_the_carpenter_brings_the_hand_to_two() -> None:
    table = Position().buildings("a", "carpenter, poor house").hand("a", "well, archive, tower")
    assert table.plays("a", "take builder", "build well paying archive").size("a") == 2


def test_3_carpenter_and_poor_house_need_a_real_build() -> None:
    table = Position().buildings("a", "carpenter, poor house").hand("a", "well")
    assert table.plays("a", "take builder", "build nothing").size("a") == 1


def test_3_the_carpenter_is_for_violet_buildings_only() -> None:
    table = Position().buildings("a", "carpenter").hand("a", "sugar mill, 2 well")
    assert table.plays("a", "take builder", "build sugar mill paying well").size("a") == 1


def test_3_building_with_the_crane_is_a_real_build() -> None:
    table = Position().buildings("a", "carpenter, poor house, crane, tower").hand("a", "statue")
    table.plays("a", "take builder", "build statue over tower")
    assert table.size("a") == 2


# ---------------------------------------------------------------- rules: San Juan 4: Crane


def test_4_the_crane_covers_neither_itself_nor_an_identical_building() -> None:
    table = Position().buildings("a", "crane, tower").hand("a", "indigo plant, 3 well")
    table.plays("a", "take builder", "build indigo plant")
    assert table.legal("a") == ["beside", "over tower"]


def test_4_other_discounts_apply_with_the_crane_down_to_0() -> None:
    table = Position().buildings("a", "crane, chapel, quarry").hand("a", "well").plays("a", "take builder")
    assert table.price("a", "palace") == 4
    assert table.price("a", "palace", over="chapel") == 1
    assert table.price("a", "statue", over="chapel") == 0


def test_4_a_covered_card_gives_no_points_and_no_power_and_is_not_one_of_the_twelve() -> None:
    table = Position().buildings("a", "crane, quarry").hand("a", "library, 2 well")
    assert (table.standing("a"), table.price("a", "tower")) == (3, 1)
    table.plays("a", "take builder", "build library over quarry")
    assert table.standing("a") == 3
    assert table.buildings_of("a") == "indigo plant, crane, library"
    assert table.covered_of("a") == "quarry"
    assert table.score("a") == 1 + 1 + 3
    table.governor("b")
    assert table.price("a", "tower") == 3, "no Quarry any more"


def test_4_a_covered_card_is_not_discarded() -> None:
    table = Position().buildings("a", "crane, chapel").hand("a", "statue, 2 well")
    table.plays("a", "take builder", "build statue over chapel")
    assert table.cards_left()[1] == 0


def test_4_only_the_top_card_counts_and_only_its_cost_is_deducted() -> None:
    table = Position(2).buildings("a", "crane, silver smelter").hand("a", "well, palace, 6 sugar mill")
    table.plays("a", "take builder", "build well over silver smelter").plays("b", "take prospector").governor("b")
    assert table.price("a", "palace", over="well") == 6 - 2
    assert table.standing("a") == 3


def test_4_a_good_on_the_covered_plant_is_discarded() -> None:
    table = Position().buildings("a", "crane").goods("a", "indigo").hand("a", "statue, 3 well")
    table.plays("a", "take builder", "build statue over indigo plant paying well")
    assert table.goods_of("a") == ""
    assert table.cards_left()[1] == 2, "the payment and the good"


def test_4_of_several_plants_of_a_kind_an_empty_one_is_covered_unless_a_full_one_is_chosen() -> None:
    table = Position().buildings("a", "crane, indigo plant").goods("a", "indigo").hand("a", "statue, 3 well")
    table.plays("a", "take builder", "build statue")
    assert table.legal("a") == ["beside", "over indigo plant", "over full indigo plant"]
    table.plays("a", "over indigo plant", "pay well")
    assert table.goods_of("a") == "indigo"
    table = Position().buildings("a", "crane, indigo plant").goods("a", "indigo").hand("a", "statue, 3 well")
    table.plays("a", "take builder", "build statue over full indigo plant paying well")
    assert table.goods_of("a") == ""


def test_4_a_violet_building_that_lies_covered_may_be_built_anew() -> None:
    table = Position().buildings("a", "crane, chapel").hand("a", "chapel, 2 well").plays("a", "take builder")
    assert "build chapel" not in table.legal("a")
    table = Position().buildings("a", "crane, statue").covered("a", "chapel").hand("a", "chapel, 2 well")
    assert "build chapel" in table.plays("a", "take builder").legal("a")


def test_4_cards_under_a_covered_chapel_keep_their_points() -> None:
    table = Position().buildings("a", "crane, chapel").chapel("a", "2 well").hand("a", "statue")
    table.plays("a", "take builder", "build statue over chapel")
    assert table.points("a")["chapel"] == 2


def test_4_a_building_does_not_help_to_pay_for_the_one_that_covers_it() -> None:
    table = Position().buildings("a", "crane, quarry, library, smithy").hand("a", "well").plays("a", "take builder")
    assert table.price("a", "palace") == 6 - 2 - 1
    assert table.price("a", "hero", over="quarry") == 0
    assert table.price("a", "palace", over="quarry") == max(0, 6 - 4 - 2)
    assert table.price("a", "palace", over="smithy") == 6 - 1 - 2 - 1
    assert table.price("a", "silver smelter", over="smithy") == 5 - 1 - 2
    assert table.price("a", "silver smelter", over="indigo plant") == 5 - 1 - 2 - 1
    table.governor("b")
    assert table.price("a", "palace", over="quarry") == 6 - 4
    assert table.price("a", "palace", over="indigo plant") == 6 - 1 - 1


@pytest.mark.parametrize("covered", ["carpenter", "poor house"])
def test_4_carpenter_and_poor_house_do_not_draw_for_a_build_that_covers_them(covered: str) -> None:
    table = Position().buildings("a", f"crane, {covered}").hand("a", "statue")
    table.plays("a", "take builder", f"build statue over {covered}")
    assert table.size("a") == 0


def test_4_a_black_market_does_not_help_to_pay_for_the_building_that_covers_it() -> None:
    table = Position().buildings("a", "crane, black market").goods("a", "indigo").hand("a", "tower")
    table.plays("a", "take builder", "build tower over black market")
    assert table.goods_of("a") == "indigo"
    table = Position().buildings("a", "crane, black market").goods("a", "indigo").hand("a", "library")
    table.plays("a", "take builder")
    assert table.legal("a") == ["build nothing"], "5 − 1 − 2 = 2, and neither card nor Black Market is left"


def test_4_with_crane_good_pays_the_good_of_the_covered_plant_may_pay() -> None:
    table = Position(crane_good_pays=True).buildings("a", "crane, black market").goods("a", "indigo")
    table.hand("a", "tower").plays("a", "take builder", "build tower over indigo plant paying good 1")
    assert table.buildings_of("a") == "black market, crane, tower"
    assert table.cards_left()[1] == 1


def test_4_without_crane_good_pays_the_good_of_the_covered_plant_is_lost_and_cannot_pay() -> None:
    table = Position().buildings("a", "crane, black market").goods("a", "indigo")
    table.hand("a", "tower").plays("a", "take builder", "build tower")
    assert table.legal("a") == ["over black market"], "over the Indigo Plant one card is owed, and its good cannot pay"
    table = Position().buildings("a", "crane, black market, sugar mill")
    table.goods("a", "indigo, sugar").hand("a", "tower")
    table.plays("a", "take builder", "build tower over indigo plant paying good sugar")
    assert table.goods_of("a") == ""
    assert table.cards_left()[1] == 2


# ---------------------------------------------------------------- rules: San Juan 5: Black Market


def test_5_a_black_market_pays_with_up_to_two_goods_each_for_one_card() -> None:
    table = Position().buildings("a", "black market, sugar mill, coffee roaster").goods("a", "indigo, sugar, coffee")
    table.hand("a", "tower").plays("a", "take builder", "build tower", "pay good indigo")
    assert table.legal("a") == ["pay good sugar", "pay good coffee"]
    table.plays("a", "pay good coffee")
    assert table.goods_of("a") == "sugar"
    assert "build library" not in Position().buildings("a", "black market, sugar mill").goods(
        "a", "indigo, sugar"
    ).hand("a", "library, tower").plays("a", "take builder").legal("a"), "4 are owed, and a card with two goods make 3"


def test_5_a_black_market_pays_with_no_more_than_two_goods_even_if_more_are_owed() -> None:
    def owner(hand: str) -> Position:
        table = Position().governor("c").buildings("a", "black market, sugar mill, coffee roaster")
        table.goods("a", "indigo, sugar, coffee").hand("a", hand)
        return table.plays("c", "take builder")

    assert owner("tower").legal("a") == ["build nothing"], "3 are owed, and without a card only two goods pay"
    table = owner("tower, well").plays("a", "build tower")
    assert table.legal("a") == ["pay well"], "3 are owed: a card and two goods"


def test_5_goods_paid_by_a_black_market_are_discarded_unseen() -> None:
    table = Position().buildings("a", "black market").goods("a", "indigo", "hero").hand("a", "tower, well")
    table.plays("a", "take builder", "build tower paying well, good 1")
    for player in "abc":
        assert "hero" not in (table.view(player, memory_aid=True).known_discards or {})


# ---------------------------------------------------------------- rules: San Juan 6: Gold Mine


def test_6_the_prospector_draws_first_then_every_owner_of_a_gold_mine_is_asked_in_turn() -> None:
    table = (
        Position().buildings("b", "gold mine").buildings("c", "gold mine").governor("b").plays("b", "take prospector")
    )
    assert table.size("b") == 1
    assert table.actors == "b"
    assert table.plays("b", "leave gold mine").actors == "c"
    assert table.plays("c", "leave gold mine").actors == "c", "whose turn it is to take a role"


def test_6_gold_mines_are_asked_from_the_prospector_on_and_not_from_the_governor() -> None:
    table = Position(4).last_role("c", "builder", "producer", "trader")
    for owner in "abc":
        table.buildings(owner, "gold mine")
    table.plays("c", "take prospector")
    for owner in "cab":
        assert table.actors == owner
        table.plays(owner, "leave gold mine")
    assert table.actors == "a", "the governor of the next round"


def test_6_a_gold_mine_needs_four_cards_in_pile_and_discards_together() -> None:
    table = Position().buildings("a", "gold mine").pile("4 well").plays("a", "take prospector")
    assert table.legal("a") != ["use gold mine", "leave gold mine"], "3 are left"
    table = Position().buildings("a", "gold mine").discards("2 well").pile("3 tower").plays("a", "take prospector")
    assert table.legal("a") == ["use gold mine", "leave gold mine"], "2 and 2 are left"
    table.plays("a", "use gold mine")
    assert table.cards_left() == (0, 4), "two towers and two wells: all discarded"


def test_6_everyone_knows_the_card_that_a_gold_mine_keeps_and_those_it_discards() -> None:
    table = Position(2).buildings("b", "gold mine").pile("5 sugar mill").plays("a", "take prospector")
    table.pile("well, tower, quarry, library").plays("b", "use gold mine", "pick quarry")
    seen = table.view("a", memory_aid=True)
    assert seen.seats[1].hand == ["quarry"]
    assert seen.known_discards == {"well": 1, "tower": 1, "library": 1}
    assert table.view("a").seats[1].hand == [None], "without the memory aid one has to remember it"


def test_6_a_card_kept_by_a_gold_mine_is_known_until_a_card_leaves_that_hand_face_down() -> None:
    table = Position(2).buildings("b", "gold mine").hand("b", "tower, well, 2 smithy").pile("5 sugar mill")
    table.plays("a", "take prospector").pile("poor house, chapel, quarry, library")
    table.plays("b", "use gold mine", "pick quarry", "take builder", "build tower")
    assert table.view("a", memory_aid=True).seats[1].hand == ["quarry", None, None, None], "the Tower left in sight"
    table.plays("b", "pay smithy", "pay smithy")
    assert table.hand_of("b") == "well, quarry"
    assert table.view("a", memory_aid=True).seats[1].hand == [None, None], "either may have been paid"


# ---------------------------------------------------------------- rules: San Juan 7: trading-house tiles


def test_7_the_five_tiles_come_round_in_the_same_order() -> None:
    match = Position(4).game.deal(seed=5)
    turned: list[tuple[int, ...]] = []
    while len(turned) < 10 and not match.over:
        seat = match.actors[0]
        legal = match.legal_codes(seat)
        new = match.play(numbers.TRADER if numbers.TRADER in legal else legal[-1], seat)
        turned += [visible.event.prices for visible in new if isinstance(visible.event, events.TileTurned)]
    assert turned[:5] == turned[5:]
    assert len(set(turned[:5])) == 5


def test_7_everyone_can_see_the_tiles_turned_so_far() -> None:
    table = Position().tile(1, 2, 2, 3, 3).plays("a", "take trader")
    assert table.view("b").cycle == [(1, 2, 2, 3, 3), None, None, None, None]


def test_7_a_tile_is_turned_even_if_nobody_can_sell() -> None:
    table = Position().plays("a", "take trader")
    assert [event for event, _ in table.events if isinstance(event, events.TileTurned)]
    assert table.actors == "b"


def test_7_several_goods_of_a_kind_may_be_sold_together() -> None:
    table = Position().buildings("a", "indigo plant").goods("a", "indigo, indigo").tile(1, 1, 1, 2, 2)
    assert table.plays("a", "take trader", "sell indigo, indigo").size("a") == 2


# ---------------------------------------------------------------- rules: San Juan 8: what is known


def test_8_goods_are_unknown_even_to_their_owner() -> None:
    one = Position().goods("a", "indigo", "hero")
    other = Position().goods("a", "indigo", "palace")
    for viewer in (-1, 0, 1, 2):
        assert one.state.blank(viewer).same(other.state.blank(viewer))


def test_8_a_player_knows_only_their_own_discards() -> None:
    table = Position().hand("a", "tower, 3 well").plays("a", "take builder", "build tower paying 2 well")
    assert table.view("a", memory_aid=True).known_discards == {"well": 2}
    assert table.view("b", memory_aid=True).known_discards == {}
    assert table.view().known_discards is None


def test_8_the_numbers_of_hand_and_chapel_cards_are_public_and_the_cards_secret() -> None:
    table = Position().buildings("a", "chapel").chapel("a", "hero").hand("a", "well, tower")
    seen = table.view("b").seats[0]
    assert (seen.hand, seen.chapel, seen.chapel_cards) == ([None, None], 1, None)
    assert table.view("a").seats[0].chapel_cards == ["hero"]


# ---------------------------------------------------------------- rules: San Juan 9: empty piles


def test_9_without_cards_seats_are_served_in_acting_order_and_forgo_the_rest() -> None:
    table = Position().buildings("a", "silver smelter").goods("a", "silver, indigo").goods("b", "indigo")
    table.tile(1, 2, 2, 3, 3).pile("")
    table.plays("a", "take trader", "sell indigo, silver").plays("b", "sell indigo")
    # a's own goods are shuffled and drawn: 2 cards for 4; b's good then gives b one.
    assert (table.size("a"), table.size("b")) == (2, 1)
    assert table.cards_left() == (0, 0)


def test_9_cards_just_paid_are_shuffled_in_and_the_draw_goes_on() -> None:
    table = Position().buildings("a", "carpenter").hand("a", "statue, 2 well").pile("")
    table.plays("a", "take builder", "build statue paying 2 well")
    assert table.hand_of("a") == "well"


def test_9_plants_are_filled_in_the_order_in_which_their_owner_named_them() -> None:
    for named, filled in (("indigo, sugar", "indigo"), ("sugar, indigo", "sugar")):
        table = Position().buildings("a", "sugar mill").pile("well").plays("a", "take producer", f"produce {named}")
        for other in "bc":
            table.plays(other, "produce no more")
        assert table.goods_of("a") == filled


def test_9_the_well_counts_the_goods_really_placed() -> None:
    table = (
        Position().buildings("a", "sugar mill, well").pile("tower").plays("a", "take producer", "produce sugar, indigo")
    )
    table.plays("b", "produce no more").plays("c", "produce no more")
    assert (table.goods_of("a"), table.size("a")) == ("sugar", 0)


def test_9_a_councillor_discards_the_number_drawn_less_the_number_kept_and_never_less_than_none() -> None:
    table = Position().buildings("a", "archive").hand("a", "tower").pile("well").plays("a", "take councillor")
    assert (table.hand_of("a"), table.actors) == ("well, tower", "b")
    table = Position().pile("3 well").plays("a", "take councillor")
    assert table.plays("a", "keep well").size("a") == 1
    assert table.cards_left() == (0, 2)


def test_9_the_game_ends_at_a_standstill_after_a_round_in_which_no_card_has_moved_and_none_is_left() -> None:
    table = Position(2).pile("").last_role("a", "builder", "producer").plays("a", "take prospector")
    assert table.over
    assert table.result.reason == "standstill"


def test_9_a_round_in_which_a_card_has_moved_is_no_standstill() -> None:
    table = Position(2).hand("a", "indigo plant").pile("").last_role("a", "producer", "trader")
    table.plays("a", "take builder", "build indigo plant")
    assert not table.over


def test_9_discards_that_are_left_under_an_empty_pile_prevent_a_standstill() -> None:
    table = Position(2).discards("well").pile("").last_role("a", "builder", "producer").plays("a", "take trader")
    assert table.cards_left() == (0, 1), "no card has moved"
    assert (table.over, table.actors) == (False, "b")


# ---------------------------------------------------------------- rules: San Juan 10: the end


def test_10_everybody_finishes_the_builder_phase_in_which_somebody_reaches_twelve_buildings() -> None:
    table = (
        Position().buildings("a", "6 indigo plant, 4 sugar mill").hand("a", "smithy, well").hand("b", "smithy, well")
    )
    assert table.standing("a") == 11
    table.plays("a", "take builder", "build smithy")
    assert (table.actors, table.over) == ("b", False)
    table.plays("b", "build smithy paying well")
    assert table.over
    assert table.result.reason == "twelve_buildings"


def test_10_twelve_buildings_may_be_reached_by_two_players_in_one_phase() -> None:
    table = (
        Position(2).buildings("a", "4 indigo plant, 6 sugar mill").buildings("b", "8 tobacco storage, 2 coffee roaster")
    )
    table.hand("a", "smithy").hand("b", "smithy, well")
    table.plays("a", "take builder", "build smithy").plays("b", "build smithy paying well")
    assert (table.standing("a"), table.standing("b"), table.over) == (12, 12, True)


def test_10_there_is_no_chapel_and_no_hand_limit_after_the_end() -> None:
    table = Position(2).buildings("a", "chapel, 4 indigo plant, 5 sugar mill").hand("a", "smithy, 8 silver smelter")
    table.hand("b", "well").last_role("a", "producer", "trader")
    table.plays("a", "take builder", "build smithy").plays("b", "build nothing")
    assert (table.over, table.size("a")) == (True, 8)


# ---------------------------------------------------------------- rules: San Juan 11: points and ties


def test_11_most_points_win() -> None:
    table = Position(2).buildings("a", "4 indigo plant, 6 sugar mill").buildings("b", "3 silver smelter")
    table.hand("a", "smithy").hand("b", "well").plays("a", "take builder", "build smithy").plays("b", "build nothing")
    assert [(seat.score, seat.rank) for seat in table.result.seats] == [(12, 1), (10, 2)]
    assert (table.result.winners, table.result.tie_break) == ((0,), None)


def test_11_cards_in_hand_and_goods_break_a_tie_and_otherwise_the_victory_is_shared() -> None:
    def end(goods: bool) -> Position:
        table = Position(2, indigo=False).buildings("a", "6 indigo plant, 5 sugar mill")
        table.buildings("b", "4 indigo plant, 3 sugar mill, smithy, archive, gold mine, trading post")
        table.hand("a", "market stand").hand("b", "market stand, crane, 2 quarry")
        if goods:
            table.goods("a", "indigo, sugar", "hero")
        table.hand("a", "2 statue")
        return table.plays("a", "take builder", "build market stand paying statue").plays(
            "b", "build market stand paying 2 quarry"
        )

    even = end(False)
    assert [seat.score for seat in even.result.seats] == [12, 12]
    assert (even.result.winners, even.result.tie_break) == ((0, 1), None), "a card each: shared"
    won = end(True)
    assert (won.result.winners, won.result.tie_break) == ((0,), "cards_and_goods")


# ---------------------------------------------------------------- rules: San Juan 12: everybody at once


@pytest.mark.parametrize("order", ["abc", "acb", "bac", "bca", "cab", "cba"])
def test_12_the_order_of_the_producers_answers_does_not_matter(order: str) -> None:
    def answered(order: str) -> Position:
        table = (
            Position()
            .buildings("a", "sugar mill")
            .buildings("b", "well, coffee roaster, aqueduct")
            .plays("a", "take producer")
        )
        assert table.actors == "abc"
        answers = {"a": "produce sugar, indigo", "b": "produce coffee, indigo", "c": "produce indigo"}
        for player in order:
            table.plays(player, answers[player])
        return table

    assert answered(order).state.same(answered("abc").state)


def test_12_answers_stay_secret_until_the_last_one_is_in() -> None:
    table = Position().buildings("a", "sugar mill").plays("a", "take producer", "produce sugar, indigo")
    other = Position().buildings("a", "sugar mill").plays("a", "take producer", "produce no more")
    for viewer in (-1, 1, 2):
        assert table.state.blank(viewer).same(other.state.blank(viewer))
    assert table.view("a").seats[0].sealed == ["sugar", "indigo"]


def test_12_councillors_get_cards_in_acting_order_and_choose_at_once() -> None:
    table = Position().pile("8 well").governor("b").plays("b", "take councillor")
    seen = [(event.seat, audience) for event, audience in table.events if isinstance(event, events.CardOffered)]
    assert [seat for seat, _ in seen] == [1] * 5 + [2] * 2 + [0]
    assert all(audience == 1 << seat for seat, audience in seen)
    assert table.actors == "bc", "a got one card and keeps it"


def last_of_four(role: str) -> Position:
    """Four players, of whom c takes the last role; d is governor."""
    others = [other for other in ("builder", "producer", "trader", "councillor", "prospector") if other != role]
    return Position(4).last_role("c", *others[:3])


def test_12_producers_are_served_from_the_player_who_took_the_role_and_not_from_the_governor() -> None:
    table = last_of_four("producer").pile("2 well").plays("c", "take producer")
    for player in "abcd":
        table.plays(player, "produce indigo")
    assert [table.goods_of(player) for player in "cdab"] == ["indigo", "indigo", "", ""]


def test_12_traders_are_served_from_the_player_who_took_the_role_and_not_from_the_governor() -> None:
    table = last_of_four("trader")
    for player in "abcd":
        table.buildings(player, "silver smelter").goods(player, "silver")
    table.tile(1, 2, 2, 3, 3).pile("3 well").plays("c", "take trader")
    for player in "abcd":
        table.plays(player, "sell silver")
    assert [table.size(player) for player in "cdab"] == [3, 2, 1, 1], "each sells a card that the next ones can draw"


def test_12_councillors_are_served_from_the_player_who_took_the_role_and_not_from_the_governor() -> None:
    table = last_of_four("councillor").pile("8 well").plays("c", "take councillor")
    seats = [event.seat for event, _ in table.events if isinstance(event, events.CardOffered)]
    assert seats == [2] * 5 + [3] * 2 + [0]


def test_12_all_have_chapel_and_limit_at_once_and_each_seat_its_chapel_first() -> None:
    table = Position(2).buildings("a", "chapel").hand("a", "8 sugar mill, tower").hand("b", "8 tobacco storage")
    table.last_role("b", "producer", "trader").plays("b", "take prospector")
    assert table.actors == "ab"
    assert table.legal("a") == ["tuck sugar mill", "tuck tower", "tuck nothing"]
    table.plays("a", "tuck tower")
    assert table.legal("a") == ["discard sugar mill"]


def test_12_seats_build_one_after_the_other() -> None:
    table = Position().hand("a", "well").hand("b", "well").hand("c", "well").plays("a", "take builder")
    assert table.actors == "a"


def test_12_with_starting_hand_all_choose_at_once_and_discard_the_rest() -> None:
    match = Position(4, starting_hand=True).game.deal(seed=3)
    assert match.actors == (0, 1, 2, 3)
    view = match.view(0)
    assert isinstance(view, SanJuanView)
    assert [len(view.seats[(view.governor + k) % 4].hand) for k in range(4)] == [5, 6, 7, 8]
    for seat in (2, 0, 3, 1):
        for _ in range(view.seats[seat].to_choose):
            match.play(match.legal_codes(seat)[0], seat)
    view = match.view(0)
    assert isinstance(view, SanJuanView)
    assert [len(player.hand) for player in view.seats] == [4] * 4
    assert (view.phase, view.discards) == ("role", 1 + 2 + 3 + 4)


# ---------------------------------------------------------------- rules: San Juan 13: gestures


def test_13_a_whole_payment_is_one_gesture() -> None:
    table = Position().buildings("a", "crane, chapel, black market").goods("a", "indigo")
    table.hand("a", "library, tower, 2 sugar mill").plays("a", "take builder")
    assert table.price("a", "library", over="chapel") == 1
    table.plays("a", "build library over chapel paying good 1")
    assert table.buildings_of("a") == "indigo plant, black market, crane, library"


def test_13_a_gesture_names_the_covered_building_cards_and_goods() -> None:
    table = Position().governor("b").buildings("a", "crane, chapel, black market").goods("a", "indigo")
    table.hand("a", "palace, tower, 2 sugar mill").hand("b", "well")
    table.plays("b", "take builder", "build nothing")
    table.plays("a", "build palace over chapel paying tower, sugar mill, good 1")
    assert table.hand_of("a") == "sugar mill"


@pytest.mark.parametrize(
    "text",
    [
        "build palace over paying tower",
        "build palace paying bridge",
        "build palace paying good 9",
        "build palace paying 0 tower",
        "pay 2 bridge",
        "keep good 1, tower",
    ],
)
def test_13_an_unreadable_gesture_is_refused_and_changes_nothing(text: str) -> None:
    match = Position(2).game.deal(seed=1)
    before = match.state.checksum()
    with pytest.raises(BadMove):
        match.play(text, match.actors[0])
    assert match.state.checksum() == before


# ---------------------------------------------------------------- rules: San Juan 14: the Library of two players


def test_14_with_two_players_the_library_doubles_one_privilege_per_round() -> None:
    table = Position(2).buildings("a", "library").plays("a", "take prospector with library")
    assert table.size("a") == 2
    table.plays("b", "take producer", "produce no more").plays("a", "produce no more")
    assert "take councillor with library" not in table.legal("a")
    table.plays("a", "take councillor")
    assert len([event for event, _ in table.events if isinstance(event, events.CardOffered) and event.seat == 0]) == 5


def test_14_a_governor_who_has_not_doubled_the_first_privilege_may_double_the_second() -> None:
    table = Position(2).buildings("a", "library").plays("a", "take prospector")
    assert table.size("a") == 1
    table.plays("b", "take producer", "produce no more").plays("a", "produce no more")
    table.plays("a", "take councillor with library")
    assert len([event for event, _ in table.events if isinstance(event, events.CardOffered) and event.seat == 0]) == 8


def test_14_the_library_is_declared_with_the_build_and_only_if_it_lowers_the_price() -> None:
    table = Position(2).buildings("a", "library").hand("a", "indigo plant, tower, 3 well").plays("a", "take builder")
    legal = table.legal("a")
    assert "build tower with library" in legal
    assert "build indigo plant with library" not in legal, "it is free already"
    assert (table.price("a", "tower"), table.price("a", "tower", library=True)) == (2, 1)
    table.plays("a", "build tower with library paying well")
    assert table.view().seats[0].library_used
    assert table.size("a") == 3


@pytest.mark.parametrize(
    ("named", "spent"), [("produce indigo, indigo", False), ("produce indigo, indigo, indigo", True)]
)
def test_14_producing_more_goods_than_possible_without_it_spends_the_library(named: str, spent: bool) -> None:
    table = Position(2).buildings("a", "library, 2 indigo plant").plays("a", "take producer", named)
    table.plays("b", "produce no more")
    assert table.view().seats[0].library_used is spent


def test_14_selling_more_goods_than_possible_without_it_spends_the_library() -> None:
    table = Position(2).buildings("a", "library, 2 indigo plant").goods("a", "indigo, indigo, indigo")
    table.plays("a", "take trader", "sell indigo, indigo, indigo")
    assert table.view().seats[0].library_used


def test_14_with_three_players_the_library_doubles_every_privilege_of_its_owner() -> None:
    table = Position().buildings("a", "library").plays("a", "take prospector")
    assert table.size("a") == 2
    assert not any("library" in move for move in table.legal("b"))
