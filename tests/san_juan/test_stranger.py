"""San Juan read from the rulebook by somebody who did not write it: a referee for whole games, and rare positions."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from rich.console import Console

from ludoteca.cli.play import Session
from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Fast, Replayed
from ludoteca.core.engine.playout import buffer
from ludoteca.core.errors import BadMove
from ludoteca.core.game import Setup
from ludoteca.core.match import Match
from ludoteca.core.moves import Move
from ludoteca.core.words import Words
from ludoteca.games.san_juan import GAME, moves
from ludoteca.games.san_juan.engine.cards import draw_to_hand, leave_in_sight
from ludoteca.games.san_juan.engine.places import (
    COVERED,
    HAND_SIZE,
    HANDS,
    WORDS,
    count,
    nth,
    put,
)
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.tables import FOR_PROSPECTOR
from tests.san_juan.positions import Position, kinds
from tests.san_juan.referee import refereed
from tests.san_juan.styles import Style, eager, hoarding, play, violet
from tests.san_juan.test_knowledge import compare, small

# ---------------------------------------------------------------- the referee


def anything(match: Match, seat: int, move: Move) -> int:
    """No preference at all."""
    return 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("styles", "options"),
    [
        ((eager,), {"starting_hand": True}),
        ((violet,), {}),
        ((violet, eager), {"crane_good_pays": False}),
        ((anything,), {}),
    ],
    ids=["eager", "violet", "both", "anything"],
)
def test_a_referee_who_only_knows_the_rulebook_finds_nothing_to_object_to(
    seats: int, styles: tuple[Style, ...], options: dict[str, bool]
) -> None:
    for seed in (31, 32):
        refereed(play(Setup(GAME, seats, options), 100 * seats + seed, *styles))


@pytest.mark.parametrize(("seats", "starting_hand", "seed"), [(2, False, 4), (3, True, 8), (4, False, 12)])
def test_the_referee_agrees_with_games_that_stand_still(seats: int, starting_hand: bool, seed: int) -> None:
    match = play(Setup(GAME, seats, {"starting_hand": starting_hand}), seed, hoarding)
    assert refereed(match).reason == "standstill"


# ---------------------------------------------------------------- shuffles and empty piles in the middle of things


def test_the_good_lost_under_a_crane_is_in_the_shuffle_the_carpenter_draws_from() -> None:
    table = Position().buildings("a", "crane, carpenter").goods("a", "indigo", "hero").hand("a", "well").pile("")
    table.plays("a", "take builder", "build well over indigo plant")
    assert table.hand_of("a") == "hero"
    assert table.cards_left() == (0, 0)


def test_a_seat_does_not_draw_the_goods_that_a_later_seat_sells() -> None:
    table = Position().goods("a", "indigo", "hero").goods("b", "indigo", "palace").tile(1, 1, 1, 2, 2).pile("")
    table.plays("a", "take trader").plays("b", "sell indigo").plays("a", "sell indigo")
    assert (table.hand_of("a"), table.hand_of("b")) == ("hero", "palace")


def test_the_cards_a_councillor_looks_at_are_not_shuffled_in_again() -> None:
    table = Position(2).discards("2 tower").pile("3 well").plays("a", "take councillor")
    assert table.cards_left() == (0, 0), "a has the five, b has none"
    assert table.view("a").seats[0].offered == ["well", "well", "well", "tower", "tower"]
    assert table.actors == "a", "b has nothing to choose"
    table.plays("a", "keep tower")
    assert (table.size("b"), table.cards_left()) == (0, (0, 4))


@pytest.mark.parametrize(("pile", "discards"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_archive_and_prefecture_discard_what_was_really_drawn_less_two(pile: int, discards: int) -> None:
    table = Position(2).buildings("a", "archive, prefecture").hand("a", "hero").pile(f"{pile} sugar mill")
    table.plays("a", "take councillor")
    assert table.size("a") == 1 + pile
    if discards:
        assert table.view().seats[0].to_choose == discards
        table.plays("a", f"discard {discards} sugar mill")
    assert (table.size("a"), table.actors) == (1 + min(pile, 2), "b")


def test_a_prospector_with_a_library_gets_the_one_card_there_is() -> None:
    table = Position(2).buildings("a", "library").pile("tower").plays("a", "take prospector with library")
    assert table.hand_of("a") == "tower"
    assert table.view().seats[0].library_used


def test_a_library_of_two_players_is_not_spent_where_the_cards_do_not_do_for_the_extra_good() -> None:
    table = Position(2).buildings("a", "library, 2 indigo plant").pile("2 tower")
    table.plays("a", "take producer", "produce 3 indigo").plays("b", "produce indigo")
    assert table.goods_of("a") == "indigo, indigo"
    assert table.goods_of("b") == ""
    assert not table.view().seats[0].library_used


def test_the_well_of_the_first_seat_takes_its_card_before_the_goods_of_the_next() -> None:
    table = Position(2).buildings("a", "well, sugar mill").pile("3 tower")
    table.plays("a", "take producer").plays("b", "produce indigo").plays("a", "produce indigo, sugar")
    assert (table.hand_of("a"), table.goods_of("b")) == ("tower", "")


def test_the_second_gold_mine_is_not_asked_when_the_first_has_kept_one_of_the_last_four() -> None:
    table = Position(2).buildings("a", "gold mine").buildings("b", "gold mine").plays("a", "take prospector")
    table.pile("smithy, well, tower, quarry").plays("a", "use gold mine", "pick quarry")
    assert table.cards_left() == (0, 3)
    assert table.view().phase == "role"


def test_a_gold_mine_that_misses_leaves_its_four_cards_for_the_next_gold_mine() -> None:
    table = Position(2).buildings("a", "gold mine").buildings("b", "gold mine").plays("a", "take prospector")
    table.pile("smithy, well, tower, chapel").plays("a", "use gold mine")
    assert (table.actors, table.legal("b")) == ("b", ["use gold mine", "leave gold mine"])
    table.plays("b", "use gold mine")
    assert table.cards_left() == (0, 4)


def test_a_chapel_card_keeps_the_game_from_standing_still_for_one_round_more() -> None:
    table = Position(2).buildings("a", "chapel").hand("a", "hero").pile("").last_role("a", "builder", "producer")
    table.plays("a", "take prospector", "tuck hero")
    assert table.view().phase == "role", "a card has moved under the Chapel"
    table.plays("b", "take prospector").plays("a", "take producer").plays("b", "take councillor")
    assert table.over
    assert table.result.reason == "standstill"
    assert table.points("a")["chapel"] == 1


def test_goods_and_hands_do_not_keep_a_game_going_in_which_nobody_moves_a_card() -> None:
    table = Position(2).goods("a", "indigo").hand("b", "8 sugar mill").pile("").last_role("a", "builder", "producer")
    table.plays("a", "take trader", "sell no more")
    assert not table.over, "b is over the limit"
    table.plays("b", "discard sugar mill")
    assert not table.over, "and has discarded a card, which can be drawn"


# ---------------------------------------------------------------- Crane


def test_a_crane_does_not_lift_in_the_phase_it_was_built_in() -> None:
    table = Position(2).hand("a", "crane, well, tower").plays("a", "take builder", "build crane")
    assert table.view().phase == "pay"


def test_a_covered_tower_holds_no_more_than_seven_cards() -> None:
    table = Position(2).buildings("a", "crane, tower").hand("a", "statue, 8 sugar mill")
    table.last_role("a", "producer", "trader").plays("a", "take builder", "build statue over tower")
    assert table.view().seats[0].to_choose == 1


def test_a_covered_chapel_takes_no_more_cards_and_a_new_one_adds_to_the_old() -> None:
    table = Position(2).buildings("a", "crane, chapel").chapel("a", "3 well").hand("a", "statue, hero, tower")
    table.last_role("a", "producer", "trader").plays("a", "take builder", "build statue over chapel")
    assert table.view().phase == "role", "nobody is asked for a Chapel"
    table = Position(2).buildings("a", "crane, statue").covered("a", "chapel").chapel("a", "3 sugar mill")
    table.hand("a", "chapel, hero, tower").last_role("a", "producer", "trader")
    table.plays("a", "take builder", "build chapel over statue", "tuck hero")
    assert table.points("a")["chapel"] == 4


def test_a_crane_may_pile_building_upon_building() -> None:
    table = Position(2).buildings("a", "crane, hero").covered("a", "statue, victory column").hand("a", "palace")
    table.plays("a", "take builder", "build palace over hero")
    assert table.covered_of("a") == "statue, victory column, hero"
    assert (table.standing("a"), table.score("a")) == (3, 1 + 1)


def test_a_plant_may_be_built_over_a_violet_building_and_is_empty() -> None:
    table = Position(2).buildings("a", "crane, smithy, tower").hand("a", "silver smelter, well")
    table.plays("a", "take builder", "build silver smelter over tower")
    assert table.buildings_of("a") == "indigo plant, silver smelter, smithy, crane"
    assert (table.goods_of("a"), table.hand_of("a")) == ("", "well")


def test_a_plant_over_a_full_plant_of_another_kind_loses_the_good() -> None:
    table = Position(2).buildings("a", "crane").goods("a", "indigo").hand("a", "sugar mill")
    table.plays("a", "take builder", "build sugar mill over indigo plant")
    assert (table.buildings_of("a"), table.goods_of("a"), table.cards_left()[1]) == ("sugar mill, crane", "", 1)


def test_with_two_players_a_library_is_not_declared_for_a_build_that_covers_it() -> None:
    table = Position(2).buildings("a", "crane, library, tower").hand("a", "palace, 5 sugar mill")
    table.plays("a", "take builder", "build palace with library")
    assert table.legal("a") == ["beside", "over indigo plant", "over tower"]


def test_both_goods_of_two_full_plants_may_pay_while_one_of_the_plants_is_covered() -> None:
    table = Position(2).buildings("a", "crane, black market, indigo plant").goods("a", "indigo, indigo")
    table.hand("a", "victory column")
    table.plays("a", "take builder", "build victory column over indigo plant paying 2 good indigo")
    assert table.buildings_of("a") == "indigo plant, black market, crane, victory column"
    assert (table.goods_of("a"), table.cards_left()[1]) == ("", 2)


def test_with_the_option_off_the_other_full_plant_still_pays() -> None:
    table = Position(2, crane_good_pays=False).buildings("a", "crane, black market, indigo plant")
    table.goods("a", "indigo, indigo").hand("a", "tower")
    table.plays("a", "take builder", "build tower over indigo plant paying good indigo")
    assert (table.goods_of("a"), table.cards_left()[1]) == ("", 2)


# ---------------------------------------------------------------- Poor House, Library, market, new round


@pytest.mark.parametrize(("hand", "after"), [("well", 1), ("well, hero", 2), ("well, hero, palace", 2)])
def test_the_poor_house_draws_with_none_or_one_card_left_and_not_with_two(hand: str, after: int) -> None:
    table = Position().buildings("a", "poor house, quarry").hand("a", hand)
    table.plays("a", "take builder", "build well")
    assert table.size("a") == after


def test_a_library_built_with_the_first_role_doubles_the_governors_second() -> None:
    table = Position(2).hand("a", "library, 4 sugar mill")
    table.plays("a", "take builder", "build library paying 4 sugar mill")
    table.plays("b", "take producer").plays("a", "produce no more").plays("b", "produce no more")
    table.plays("a", "take prospector with library")
    assert table.size("a") == 2


def test_a_library_that_is_spent_lowers_no_price_and_makes_no_good_with_the_second_role() -> None:
    table = Position(2).buildings("a", "library, 3 indigo plant").hand("a", "hero, 6 sugar mill")
    table.plays("a", "take prospector with library").plays("b", "take councillor")
    for player in "ab":
        table.plays(player, table.legal(player)[0])
    table.plays("a", "take producer", "produce 2 indigo")
    assert "a" not in table.actors, "two goods are all"
    with pytest.raises(AssertionError):
        table.plays("a", "produce indigo")


def test_the_library_of_two_players_is_fresh_again_in_the_next_round() -> None:
    table = Position(2).buildings("a", "library").last_role("a", "builder", "producer")
    table.plays("a", "take prospector with library")
    assert not table.view().seats[0].library_used
    table.plays("b", "take trader")
    assert "take prospector with library" in table.legal("a")


def test_one_good_sold_by_another_than_the_trader_draws_for_the_hall_and_not_for_the_stand() -> None:
    table = Position(2).buildings("b", "market hall, market stand, coffee roaster").goods("b", "coffee")
    table.tile(1, 2, 2, 3, 3).plays("a", "take trader").plays("b", "sell coffee")
    assert table.size("b") == 3 + 1


def test_all_market_buildings_and_the_library_together() -> None:
    table = Position().buildings("a", "market hall, market stand, trading post, library, 2 silver smelter, sugar mill")
    table.goods("a", "indigo, sugar, silver, silver").tile(1, 2, 2, 3, 3)
    assert table.plays("a", "take trader", "sell indigo, sugar, silver, silver").size("a") == 1 + 2 + 3 + 3 + 1 + 1


def test_a_chapel_card_may_save_a_hand_from_the_limit_even_with_a_tower() -> None:
    table = Position(2).buildings("a", "chapel, tower").hand("a", "8 sugar mill, 5 tobacco storage")
    table.last_role("b", "builder", "producer").plays("b", "take prospector").plays("a", "tuck sugar mill")
    assert (table.size("a"), table.view().phase) == (12, "role")


def test_somebody_with_an_empty_hand_is_not_asked_for_the_chapel() -> None:
    table = Position(2).buildings("a", "chapel").last_role("b", "builder", "producer").plays("b", "take prospector")
    assert table.view().phase == "role"


def test_no_legal_move_of_a_hand_depends_on_what_the_goods_are() -> None:
    for one, other in permutations(("hero", "indigo-plant", "palace"), 2):
        first, second = (
            Position(2)
            .buildings("a", "crane, black market, indigo plant")
            .goods("a", "indigo", card)
            .hand("a", "tower, library, 2 well")
            .plays("a", "take builder", "build tower")
            for card in (one, other)
        )
        assert first.legal("a") == second.legal("a")
        assert first.view("a", memory_aid=True) == second.view("a", memory_aid=True)
        first.plays("a", "over full indigo plant", "pay well")
        second.plays("a", "over full indigo plant", "pay well")
        assert [event for event, _ in first.heard] == [event for event, _ in second.heard]


# ---------------------------------------------------------------- gestures and structs


def at_table(table: Position) -> Match:
    """A match that stands at a position set up by hand."""
    match = table.setup.deal(seed=1)
    match.state = table.state
    return match


@pytest.mark.parametrize("text", ["build tower over full chapel paying well", "build tower over full hero"])
def test_over_a_full_violet_building_is_never_read_as_a_payment(text: str) -> None:
    table = Position().hand("a", "tower, black market, 2 well, market hall").plays("a", "take builder")
    match = at_table(table)
    with pytest.raises(BadMove):
        match.play(text, 0)
    assert table.hand_of("a") == "black market, 2 well, tower, market hall"


def test_covering_a_full_violet_building_is_no_move_at_all() -> None:
    with pytest.raises(BadMove):
        moves.encode(moves.Cover("chapel", full=True))
    table = Position().hand("a", "tower, black market, 2 well").plays("a", "take builder", "build tower")
    with pytest.raises(BadMove):
        at_table(table).play(moves.Cover("chapel", full=True), 0)


@pytest.mark.parametrize(
    "text",
    ["pay ❶ well, tower", "pay well, good ❶", "pay " + "9" * 5000 + " well", "pay well, good " + "9" * 5000, "sell ❷"],
    ids=["counted", "good", "many", "good-many", "sold"],
)
def test_numbers_nobody_can_count_are_refused_politely(text: str) -> None:
    table = Position().buildings("a", "black market").goods("a", "indigo").hand("a", "tower, 3 well")
    match = at_table(table.plays("a", "take builder", "build tower"))
    with pytest.raises(BadMove):
        match.play(text, 0)


def test_a_struct_that_names_no_goods_says_that_these_are_all() -> None:
    table = Position().goods("b", "indigo").goods("c", "indigo").plays("a", "take producer")
    match = at_table(table)
    match.play(moves.Produce(), 0)
    assert 0 not in match.actors
    table = Position().goods("a", "indigo").goods("b", "indigo").plays("a", "take trader")
    match = at_table(table)
    match.play(moves.Sell(), 0)
    assert 0 not in match.actors


@pytest.mark.parametrize("move", [moves.Keep(()), moves.Discard(()), moves.Pay()], ids=["keep", "discard", "pay"])
def test_a_move_that_chooses_nothing_is_refused_and_not_taken_as_done(move: Move) -> None:
    match = at_table(Position().plays("a", "take councillor"))
    with pytest.raises(BadMove):
        match.play(move, 0)


def test_a_good_is_paid_by_its_number_also_when_it_is_named_alone() -> None:
    table = Position().buildings("a", "black market").goods("a", "indigo").hand("a", "well")
    table.plays("a", "take builder", "build well", "pay good 1")
    assert table.buildings_of("a") == "indigo plant, black market, well"


def test_one_list_of_discards_answers_one_question() -> None:
    table = Position(2).buildings("a", "archive").hand("a", "8 sugar mill").pile("5 tower")
    table.last_role("a", "builder", "producer").plays("a", "take councillor")
    assert table.view().seats[0].to_choose == 4
    with pytest.raises(BadMove):
        at_table(table).play("discard 5 sugar mill", 0)


# ---------------------------------------------------------------- what a seat cannot know


@pytest.mark.parametrize("hand", ["palace", "smithy, well"])
def test_nobody_is_told_whether_another_had_a_choice_when_nothing_was_built(hand: str, tmp_path: Path) -> None:
    """Two people at one screen: whether a pass was forced says what is in a hand."""
    match = Setup(GAME, 2).deal(seed=1, players=("Ada", "Bo"))
    cards = Position(2).hand("b", hand).governor("a")
    cards.plays("a", "take builder")
    match.state = cards.state
    match.state.journal = match.journal
    nothing = cards.legal("b")[-1]
    assert nothing == "build nothing"
    match.play(nothing, 1, forced=len(cards.legal("b")) == 1)
    console = Console(file=io.StringIO())
    session = Session(match, (True, True), {}, Words("en"), True, tmp_path / "game", console)
    told = " ".join(session._paragraphs(match.steps[1:], 0))
    assert "no choice" not in told


# ---------------------------------------------------------------- what could be behind a view


def test_no_world_gives_a_hand_more_of_the_shuffle_than_it_received_when_what_it_built_came_from_there() -> None:
    def b_builds(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, FOR_PROSPECTOR, chance)
        built = kinds("well")[0]
        if not count(state.board, HANDS + WORDS, built):
            return "not this"
        leave_in_sight(state.board, 2, 1, built)
        put(state.board, COVERED, built)
        return "a well"

    # The only Well was in the shuffle: it is the one card b has received, so b's other card is an old one.
    worlds = small("tower, hero", pile=0, b_hand=1, b_thrown=0, sold=1, own_discards="well, sugar mill")
    compare(worlds, b_builds, only="a well")


def sampled(setup: Setup, seed: int) -> Iterator[SanJuanState]:
    """Some positions of a game in which all powers are used."""
    match = play(setup, seed, violet, eager)
    state = setup.undealt()
    chance = Replayed([k for step in match.steps for _, k in step.picks])
    state.deal(chance)
    for number, step in enumerate(match.steps[1:]):
        assert isinstance(state, SanJuanState)
        if number % 9 == 0:
            yield state
        state.apply(step.seat, step.code, chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_world_behind_a_view_shows_the_same_view_and_offers_the_same_moves(seats: int) -> None:
    setup = Setup(GAME, seats)
    random = Fast(seats)
    buffer_ = buffer()
    for state in sampled(setup, 900 + seats):
        for seat in range(-1, seats):
            view = state.blank(seat)
            world = view.fill(random)
            assert world.blank(seat).same(view)
            if seat >= 0 and state.actors() & BIT[seat]:
                real = [buffer_[k] for k in range(state.legal(seat, buffer_))]
                assert real == [buffer_[k] for k in range(world.legal(seat, buffer_))]
                assert real == [buffer_[k] for k in range(view.legal(seat, buffer_))]


@pytest.mark.parametrize(("hand", "own"), [(2, "well, sugar mill"), (1, "2 well, sugar mill"), (2, "well, tower")])
def test_what_another_has_built_may_be_new_or_old_and_its_hand_with_it(hand: int, own: str) -> None:
    def b_builds(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, FOR_PROSPECTOR, chance)
        board = state.board
        built = nth(board[HANDS + WORDS], board[HANDS + WORDS + 1], chance.pick(board[HAND_SIZE + 1]))
        leave_in_sight(board, 2, 1, built)
        put(board, COVERED, built)
        return "a well" if built == kinds("well")[0] else "another"

    worlds = small("well, tower" if hand == 1 else "well, tower, hero", 0, hand, 0, 1, own_discards=own)
    compare(worlds, b_builds, only="a well")
