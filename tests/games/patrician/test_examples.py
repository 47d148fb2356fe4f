"""The examples of the English rulebook (003)."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadMove
from ludoteca.games.patrician.engine import numbers
from tests.games.patrician.positions import Position

MARY, BLACK, WHITE = "abc"


def marys_turn() -> Position:
    """Mary plays the Lucca card with the move sign and places one of her pieces in Lucca."""
    table = (
        Position(3)
        .tower("Parma", BLACK + WHITE, WHITE)
        .tower("Lucca", WHITE, BLACK)
        .tower("Milano", MARY + BLACK)
        .hand(MARY, "lucca move", "roma lady star", "siena beard")
        .face_up(Lucca="verona crest", Milano="parma crest")
        .pile("roma crest")
        .to_play(MARY)
    )
    return table.does("play lucca move", "build left")


def test_mary_builds_in_lucca_and_may_then_move_a_floor() -> None:
    table = marys_turn()
    assert table.towers("Lucca") == (WHITE + MARY, BLACK)
    assert table.step == "move"


def test_mary_cannot_move_a_piece_in_parma_because_she_has_no_pieces_in_that_city() -> None:
    with pytest.raises(BadMove, match="move parma left"):
        marys_turn().does("move parma left")


def test_mary_cannot_move_a_piece_in_lucca_because_she_just_built_there() -> None:
    with pytest.raises(BadMove, match="move lucca left"):
        marys_turn().does("move lucca left")


def test_mary_can_only_move_the_black_top_floor_in_milano_to_the_empty_site() -> None:
    table = marys_turn()
    assert table.legal() == {"move milano left", "no move"}
    table.does("move milano left")
    assert table.towers("Milano") == (MARY, BLACK)


def test_mary_now_has_the_majority_in_one_of_the_towers_of_milano() -> None:
    table = marys_turn().does("move milano left")
    table.state.score_city(numbers.MILANO)
    assert MARY in table.winners_in("Milano")


def test_mary_then_takes_the_card_of_lucca_and_lucca_is_filled_again() -> None:
    table = marys_turn().does("move milano left")
    assert table.legal() == {"take lucca"}
    table.does("take lucca")
    assert "verona crest" in table.held(MARY)
    assert table.face_up_card("Lucca") == "roma crest"


def test_a_city_that_shows_vii_has_exactly_seven_floors_when_it_is_complete() -> None:
    table = Position(2).tower("Siena", "aab", "bb").hand("a", "siena crest").to_play("a")
    assert not table.is_scored("Siena")
    table.does("play siena crest", "build left right")
    assert table.is_scored("Siena")
    assert sum(map(len, table.towers("Siena"))) == 7


def test_mary_has_33_points_for_tokens_and_18_for_portraits_which_makes_51() -> None:
    table = (
        Position(3)
        .tokens("Roma", MARY, BLACK)  # 9
        .tokens("Siena", MARY, WHITE)  # 7
        .tokens("Lucca", BLACK, MARY)  # 4
        .tokens("Verona", MARY, MARY)  # 5 + 2
        .tokens("Bologna", WHITE, MARY)  # 6
        .played(MARY, "roma two-red-hats", "siena red-hat star")
        .played(MARY, "bologna two-ladies", "lucca lady star", "firenze crest", "lucca move")
        .played(MARY, "firenze two-beards", "milano beard star", "ferrara red-hat star")
        .finished()
    )
    assert table.categories(MARY)["tokens"] == 33
    assert table.categories(MARY)["portraits"] == 18
    assert table.score(MARY) == 51
    assert table.winners == MARY
