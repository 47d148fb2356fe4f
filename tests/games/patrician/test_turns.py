"""A turn of Patrician, step by step."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.engine.playout import buffer
from ludoteca.core.errors import BadMove
from tests.games.patrician.positions import (
    PLAYERS,
    Position,
    card_file,
    dealt,
    play_out,
)


def assert_refused(table: Position, move: str) -> None:
    """The error names the move."""
    with pytest.raises(BadMove) as caught:
        table.does(move)
    assert move in str(caught.value)


def test_the_five_steps_and_the_messenger_come_in_this_order() -> None:
    table = (
        Position(2, messengers=True)
        .tower("Milano", "a")
        .hand("a", "roma lady star", "lucca move")
        .hand("b", "roma beard star")
        .face_up(Roma="siena beard", Lucca="siena crest")
        .pile("verona crest", "parma crest", "ferrara crest")
        .to_play("a")
    )
    table.does("play lucca move")
    assert (table.step, table.turn) == ("build", "a")
    table.does("build left")
    assert (table.step, table.turn) == ("move", "a")
    table.does("no move")
    assert (table.step, table.turn) == ("take", "a")
    table.does("take lucca")
    assert table.face_up_card("Lucca") is not None, "the space is filled before the next player acts"
    assert (table.step, table.turn) == ("play", "b")
    table.does("play roma beard star", "build left", "take roma")
    assert (table.step, table.turn) == ("send", "b")
    table.does("no messenger")
    assert (table.step, table.turn) == ("play", "a")


def test_turns_go_round_the_table() -> None:
    turns = play_out(dealt(4, 2), 5)
    first = PLAYERS.index(turns[0])
    assert turns == [PLAYERS[(first + k) % 4] for k in range(len(turns))]


def test_only_the_player_whose_turn_it_is_may_act_and_after_the_end_nobody() -> None:
    moves = buffer()
    table = Position(2).hand("a", "roma lady").hand("b", "siena beard").to_play("a")
    assert (table.state.legal(0, moves), table.state.legal(1, moves)) == (1, 0)
    table.does("play roma lady", "build left", "play siena beard", "build left")
    assert (table.step, table.state.actors()) == ("over", 0)
    assert [table.state.legal(seat, moves) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize(("seats", "turns"), [(2, 24), (3, 16), (4, 12), (5, 11)])
def test_every_player_has_24_16_12_or_11_turns(seats: int, turns: int) -> None:
    for refill in (True, False):
        for seed in range(3):
            had = play_out(dealt(seats, seed, refill_scored_cities=refill, messengers=True), seed)
            assert {letter: had.count(letter) for letter in PLAYERS[:seats]} == dict.fromkeys(PLAYERS[:seats], turns)


def test_play_continues_with_an_empty_pile_until_all_hands_are_empty() -> None:
    table = Position(2).hand("a", "roma crest", "parma crest").hand("b", "lucca crest").to_play("a")
    table.does("play roma crest", "build left left", "play lucca crest", "build left left")
    assert (table.step, table.turn) == ("play", "a")
    table.does("play parma crest", "build left left")
    assert table.step == "over"


# --- play


def test_a_played_card_goes_on_top_of_the_pile_and_others_see_only_the_top() -> None:
    table = (
        Position(2)
        .played("a", "roma lady star", "siena crest")
        .hand("a", "parma crest")
        .to_play("a")
        .does("play parma crest")
    )
    assert table.view(1).seats[0].top == "parma-1"
    assert table.view(1).seats[0].played is None
    assert table.view(1).seats[0].played_count == 3
    assert table.view(0).seats[0].played == ["roma-4", "siena-1", "parma-1"]


def test_two_cards_with_the_same_face_are_one_choice() -> None:
    cards = card_file({"Roma": "X M X W* B* W RR"})
    table = Position(2, cards).hand("a", "roma crest", "roma move", "roma crest 2").to_play("a")
    assert table.legal() == {"play roma crest", "play roma move"}


def test_views_show_no_top_card_before_the_first_play_and_no_floors_to_build_after_building() -> None:
    table = dealt(3, 1)
    assert [seat.top for seat in table.view(-1).seats] == [None, None, None]
    table.does(min(table.legal()))
    assert table.view(-1).floors_to_build == 1
    table.does("build left")
    assert table.view(-1).floors_to_build == 0


# --- build


def test_a_crest_builds_one_floor_on_top_of_a_tower() -> None:
    table = Position(2).tower("Roma", "bb").hand("a", "roma lady star").to_play("a")
    table.does("play roma lady star", "build left")
    assert table.towers("Roma") == ("bba", "")
    assert table.supply("a") == 38


def test_two_crests_build_twice_on_a_site_or_once_on_each() -> None:
    table = Position(2).tower("Roma", "b", "b").hand("a", "roma crest").to_play("a")
    table.does("play roma crest")
    assert table.legal() == {"build left left", "build left right", "build right right"}
    table.does("build left right")
    assert table.towers("Roma") == ("ba", "ba")
    assert table.supply("a") == 37


@pytest.mark.parametrize(
    ("left", "right", "legal"),
    [
        ("aabb", "", {"build right"}),
        ("", "aabb", {"build left"}),
        ("aab", "b", {"build left", "build right"}),
        ("aab", "", {"build left", "build right"}),
        ("", "", {"build left", "build right"}),
    ],
)
def test_the_last_floor_of_a_city_must_go_on_an_empty_site(left: str, right: str, legal: set[str]) -> None:
    table = Position(2).tower("Parma", left, right).hand("a", "parma lady star").to_play("a")
    assert table.does("play parma lady star").legal() == legal


def test_the_only_floor_on_a_site_wins_the_low_token() -> None:
    table = Position(2).tower("Parma", "bbbb").hand("a", "parma lady star").to_play("a")
    assert table.does("play parma lady star", "build right").winners_in("Parma") == ("b", "a")


def test_if_only_one_of_two_floors_fits_it_is_the_last_and_goes_on_an_empty_site() -> None:
    table = Position(2).tower("Parma", "aabb").hand("a", "parma crest").to_play("a")
    assert table.does("play parma crest").legal() == {"build right"}


def test_with_one_piece_left_two_crests_build_one_floor() -> None:
    table = Position(2).tower("Parma", "aab").pieces("a", 1).hand("a", "parma crest").to_play("a")
    assert table.does("play parma crest").legal() == {"build left", "build right"}
    table.does("build left")
    assert (table.towers("Parma"), table.supply("a")) == (("aaba", ""), 0)


def test_a_full_city_is_scored_at_once_before_a_floor_is_moved() -> None:
    table = Position(2).tower("Lucca", "bbb", "aab").tower("Milano", "a").hand("a", "lucca move").to_play("a")
    table.does("play lucca move", "build right")
    assert table.step == "move"
    assert table.winners_in("Lucca") == ("a", "b")


# --- move a floor


def test_a_move_is_optional() -> None:
    table = Position(2).tower("Milano", "a").hand("a", "lucca move").hand("b", "roma crest").to_play("a")
    table.does("play lucca move", "build left", "no move")
    assert table.towers("Milano") == ("a", "")


def test_a_top_floor_of_any_player_moves_to_the_other_site_of_its_city() -> None:
    table = Position(3).tower("Milano", "ab", "c").hand("a", "lucca move").to_play("a")
    table.does("play lucca move", "build left", "move milano left")
    assert table.towers("Milano") == ("a", "cb")


def test_an_own_floor_in_either_tower_allows_a_move_in_the_city() -> None:
    table = Position(3).tower("Milano", "bb", "ac").hand("a", "lucca move").to_play("a")
    table.does("play lucca move", "build left")
    assert table.legal() == {"move milano left", "move milano right", "no move"}


def test_a_floor_cannot_be_moved_in_a_foreign_city_in_the_city_built_in_or_in_a_scored_one() -> None:
    table = (
        Position(3)
        .tower("Roma", "bc", "c")
        .tower("Lucca", "ab")
        .tower("Milano", "ab")
        .scored("Verona", "aab", "bc")
        .hand("a", "lucca move")
        .to_play("a")
        .does("play lucca move", "build right")
    )
    for move in ("move roma left", "move lucca left", "move lucca right", "move verona left", "move verona right"):
        assert_refused(table, move)
    assert_refused(table, "move milano right")
    assert table.legal() == {"move milano left", "no move"}


def test_a_floor_cannot_be_moved_in_the_city_that_was_just_scored() -> None:
    table = Position(2).tower("Lucca", "aaa", "bbb").hand("a", "lucca move").hand("b", "roma crest").to_play("a")
    table.does("play lucca move", "build left")
    assert table.is_scored("Lucca")
    assert table.turn == "b", "no other city qualifies, so the move is lost"


def test_the_move_is_lost_if_no_city_qualifies() -> None:
    table = Position(2).tower("Milano", "b").hand("a", "lucca move").face_up(Lucca="siena beard").to_play("a")
    assert table.does("play lucca move", "build left").step == "take"


def test_a_player_whose_only_floor_was_moved_can_still_move_floors_in_that_city() -> None:
    table = (
        Position(2)
        .tower("Milano", "ba")
        .hand("a", "lucca move", "parma move")
        .hand("b", "roma crest")
        .to_play("a")
        .does("play lucca move", "build left", "move milano left", "play roma crest", "build left left")
        .does("play parma move", "build left")
    )
    assert {"move milano left", "move milano right"} <= table.legal()


def test_a_move_never_scores_a_city_and_never_changes_the_supply() -> None:
    table = Position(2).tower("Milano", "aabb", "ab").hand("a", "lucca move").hand("b", "roma crest").to_play("a")
    table.does("play lucca move", "build left", "move milano left")
    assert (table.towers("Milano"), table.is_scored("Milano")) == (("aab", "abb"), False)
    assert (table.supply("a"), table.supply("b")) == (39 - 4, 39 - 3)


# --- take


def test_one_card_is_taken_from_the_city_built_in_even_after_two_floors() -> None:
    table = (
        Position(2)
        .hand("a", "roma crest")
        .hand("b", "parma crest")
        .face_up(Roma="siena beard", Lucca="siena crest")
        .to_play("a")
    )
    table.does("play roma crest", "build left left")
    assert table.legal() == {"take roma"}
    table.does("take roma")
    assert (table.turn, table.held("a")) == ("b", {"siena beard"})


def test_without_the_free_draw_sign_the_card_of_another_city_cannot_be_taken() -> None:
    table = Position(2).hand("a", "siena beard").face_up(Siena="roma crest", Parma="parma crest").to_play("a")
    assert_refused(table.does("play siena beard", "build left"), "take parma")


def test_the_free_draw_sign_allows_any_face_up_card_even_of_a_scored_city() -> None:
    table = (
        Position(2)
        .scored("Parma", "aaa", "bb")
        .hand("a", "siena free-draw")
        .face_up(Siena="siena beard", Parma="roma crest", Verona="parma crest")
        .to_play("a")
    )
    table.does("play siena free-draw", "build left")
    assert table.legal() == {"take siena", "take parma", "take verona"}


def test_a_free_draw_may_also_take_the_card_of_the_city_built_in() -> None:
    table = Position(2).hand("a", "siena free-draw").face_up(Siena="roma crest", Parma="parma crest").to_play("a")
    table.does("play siena free-draw", "build left", "take siena")
    assert table.held("a") == {"roma crest"}


def test_if_the_city_built_in_has_no_card_any_card_may_be_taken() -> None:
    table = Position(2).hand("a", "roma crest").face_up(Lucca="siena crest", Parma="parma crest").to_play("a")
    table.does("play roma crest", "build left left")
    assert table.legal() == {"take lucca", "take parma"}


def test_taking_is_skipped_if_no_city_has_a_card() -> None:
    table = Position(2).hand("a", "roma crest").hand("b", "parma crest").to_play("a")
    assert table.does("play roma crest", "build left left").turn == "b"


# --- refill


def test_the_taken_card_is_replaced_from_the_pile() -> None:
    table = (
        Position(2)
        .hand("a", "siena free-draw")
        .hand("b", "parma crest")
        .face_up(Siena="siena beard", Verona="verona crest")
        .pile("roma crest")
        .to_play("a")
    )
    table.does("play siena free-draw", "build left", "take verona")
    assert (table.face_up_card("Siena"), table.face_up_card("Verona")) == ("siena beard", "roma crest")


def test_only_the_space_that_a_card_was_taken_from_is_refilled() -> None:
    table = (
        Position(2)
        .hand("a", "roma lady")
        .hand("b", "roma beard star")
        .face_up(Parma="siena beard")
        .pile("lucca crest")
        .to_play("a")
    )
    table.does("play roma lady", "build left", "take parma")
    assert (table.face_up_card("Roma"), table.face_up_card("Parma")) == (None, "lucca crest")


def test_a_card_drawn_freely_from_a_scored_city_is_replaced() -> None:
    table = (
        Position(2)
        .scored("Parma", "aaa", "bb")
        .hand("a", "siena free-draw")
        .hand("b", "roma lady")
        .face_up(Siena="siena beard", Parma="roma crest")
        .pile("lucca crest")
        .to_play("a")
    )
    table.does("play siena free-draw", "build left", "take parma")
    assert (table.held("a"), table.face_up_card("Parma")) == ({"roma crest"}, "lucca crest")


def test_refill_scored_cities_is_on_by_default() -> None:
    assert ludoteca.game("patrician", seats=2).options["refill_scored_cities"] is True


def test_an_empty_pile_refills_nothing() -> None:
    table = Position(2).hand("a", "roma crest").hand("b", "parma crest").face_up(Roma="siena beard").to_play("a")
    table.does("play roma crest", "build left left", "take roma")
    assert table.face_up_card("Roma") is None
    assert table.held("a") == {"siena beard"}
