"""Set-up of a round, its end, and the end of the match."""

from __future__ import annotations

import pytest

from ludoteca.core.engine.chance import Replayed
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState
from tests.games.patee_imperiale.positions import (
    DECK,
    Position,
    dealt,
    hand_sizes,
    is_over,
    match_with_rounds,
    ranks_after_three_rounds,
    suites_of,
)

# --- set-up


def test_four_players_get_seven_cards_and_one_starter_each() -> None:
    state = dealt(4, 1)
    assert hand_sizes(state) == [7] * 4
    assert [suite.bit_count() for suite in suites_of(state)] == [1] * 4
    assert state.board[numbers.DISCARD_SIZE] == 0


def test_two_players_get_seven_cards_and_two_starters_each_and_keep_fourteen_in_reserve() -> None:
    state = dealt(2, 1)
    assert hand_sizes(state) == [7] * 2
    assert [suite.bit_count() for suite in suites_of(state)] == [2] * 2
    assert state.board[numbers.HAND_SIZES + numbers.RESERVE] == 14
    assert state.board[numbers.DISCARD_SIZE] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_owner_of_bark_begins(seats: int) -> None:
    for seed in range(30):
        state = dealt(seats, seed)
        owners = [seat for seat in range(seats) if suites_of(state)[seat] >> DECK.opens_first & 1]
        if owners:
            assert state.board[numbers.ACTIVE_PLAYER] == owners[0]


def test_with_three_players_and_bark_discredited_the_owner_of_knoch_begins() -> None:
    # Starters are picked from what is left of Bark, Knoch, Rosa, Elfan: Rosa, Knoch, Elfan; Bark is discredited.
    state = PateeState(3, DECK, False)
    state.deal(Replayed([2, 1, 1, 0] + [0] * 28))
    assert state.board[numbers.DISCARD_PILE] == DECK.opens_first
    assert suites_of(state)[1] == 1 << DECK.opens_second
    assert state.board[numbers.ACTIVE_PLAYER] == state.board[numbers.FIRST_PLAYER] == 1


# --- the end of a round


def test_a_round_ends_with_the_turn_in_which_a_player_plays_the_last_card() -> None:
    table = Position("dignitaire", "rumeur, duo", "ruth, trio", suites=("", "rosa", "bark")).do("play dignitaire")
    assert table.round == 2
    assert table.notes(numbers.EVENT_ROUND_ENDED) == [(numbers.HAND_EMPTY, 0, 0, numbers.NOBODY)]
    assert [note[:2] for note in table.notes(numbers.EVENT_SCORED)] == [(0, 5), (1, 3), (2, -1)]


def test_a_round_does_not_end_before_the_turn_that_empties_a_hand_is_over() -> None:
    table = Position("scandale, duo", "ruth", "rosa, trio", suites=("", "", "zelon")).do("play scandale")
    table.do("discredit ruth")
    assert table.round == 1  # the other neighbour has still to lose one
    table.do("discredit trio")
    assert table.round == 2


def test_an_impossible_recall_with_the_last_card_ends_the_round() -> None:
    table = Position("rehabilitateur", "rumeur, duo", "ruth, rosa").do("play rehabilitateur")
    assert table.round == 2


def test_any_other_last_card_may_be_played() -> None:
    table = Position("dignitaire, duo", "rosa", "zelon, ruth").do("play dignitaire")
    assert table.legal() == ["play rosa"]


def test_cards_in_hand_are_worth_nothing() -> None:
    table = Position("dignitaire", "zelon, donateur", "ruth, trio").do("play dignitaire")
    assert [note[:2] for note in table.notes(numbers.EVENT_SCORED)] == [(0, 5), (1, 0), (2, 0)]


# --- the medal and the end of the match


def test_two_players_need_to_win_two_rounds_but_not_in_a_row() -> None:
    table = match_with_rounds(2, [["elfan", "ruth"], ["bark", "zelon"]])
    assert not is_over(table)
    table = match_with_rounds(2, [["elfan", "ruth"], ["bark", "zelon"], ["elfan", "bark"]])
    assert is_over(table)
    assert table.board[numbers.MATCH_END] == numbers.TWO_WON
    assert table.state.winners() == 0b01


def test_a_match_of_three_ends_with_two_rounds_won_in_a_row() -> None:
    table = match_with_rounds(3, [["", "zelon, donateur", "rosa"], ["", "zelon", "rosa"]])
    assert is_over(table)
    assert table.board[numbers.MATCH_END] == numbers.TWO_IN_A_ROW
    assert table.state.winners() == 0b010


def test_two_rounds_in_a_row_win_even_with_fewer_points() -> None:
    table = match_with_rounds(3, [["zelon, donateur, elfan", "", ""], ["", "zelon", ""], ["", "zelon", ""]])
    assert table.state.winners() == 0b010
    assert table.state.score(0) > table.state.score(1)


def test_the_points_decide_if_nobody_has_won_two_of_three_rounds_in_a_row() -> None:
    table = match_with_rounds(3, [["zelon", "", ""], ["", "zelon", ""], ["", "", "zelon, donateur, elfan"]])
    assert is_over(table)
    assert table.board[numbers.MATCH_END] == numbers.POINTS_DECIDE
    assert [table.state.score(seat) for seat in range(3)] == [21, 6, 17]
    assert table.state.winners() == 0b001


def test_a_tie_for_second_place_is_not_a_tied_round() -> None:
    assert match_with_rounds(4, [["", "rosa", "mediateur", ""]]).board[numbers.MEDAL] == 1


def test_negative_points_are_ordered_correctly() -> None:
    assert ranks_after_three_rounds(False, (-3, 0, -1), (-3, 0, -2), (-4, 3, 9)) == [1, 2, 3]


def test_a_team_wins_with_two_rounds_in_a_row() -> None:
    table = match_with_rounds(4, [["", "zelon", "", "donateur"]] * 2, teams=True)
    assert is_over(table)
    assert table.state.winners() == 0b1010
