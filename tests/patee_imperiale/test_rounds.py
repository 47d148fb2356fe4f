"""Set-up of a round, its end, and the end of the match."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.engine.chance import Fast, Replayed
from ludoteca.core.engine.playout import buffer
from ludoteca.games.patee_imperiale.engine import places, scoring, tables
from ludoteca.games.patee_imperiale.engine.state import PateeState
from tests.patee_imperiale.position import HOUSE, Position

DECK = HOUSE.tables
MOST_PLAYS = 32  # of a round


def dealt(seats: int, seed: int, teams: bool = False) -> PateeState:
    state = PateeState(seats, DECK, teams)
    state.deal(Fast(seed))
    return state


def sizes(state: PateeState) -> list[int]:
    return [state.board[places.SIZES + seat] for seat in range(state.seats)]


def suites(state: PateeState) -> list[int]:
    return [int(state.board[places.SUITES + seat]) for seat in range(state.seats)]


# --- set-up


def test_four_players_get_seven_cards_and_one_starter_each() -> None:
    state = dealt(4, 1)
    assert sizes(state) == [7] * 4
    assert [suite.bit_count() for suite in suites(state)] == [1] * 4
    assert state.board[places.PILE_SIZE] == 0


def test_three_players_get_eight_cards_and_the_rest_lies_on_the_discredited_starter() -> None:
    state = dealt(3, 1)
    assert sizes(state) == [8] * 3
    assert [suite.bit_count() for suite in suites(state)] == [1] * 3
    assert state.board[places.PILE_SIZE] == 5
    assert DECK.starters >> state.board[places.PILE] & 1


def test_two_players_get_seven_cards_two_starters_and_leave_fourteen_in_reserve() -> None:
    state = dealt(2, 1)
    assert sizes(state) == [7] * 2
    assert [suite.bit_count() for suite in suites(state)] == [2] * 2
    assert state.board[places.SIZES + places.RESERVE] == 14
    assert state.board[places.PILE_SIZE] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_owner_of_bark_begins(seats: int) -> None:
    for seed in range(30):
        state = dealt(seats, seed)
        owners = [seat for seat in range(seats) if suites(state)[seat] >> DECK.first & 1]
        if owners:
            assert state.board[places.TURN] == owners[0]


def test_with_three_players_and_bark_discredited_the_owner_of_knoch_begins() -> None:
    # Starters are picked from what is left of Bark, Knoch, Rosa, Elfan: Rosa, Knoch, Elfan; Bark is discredited.
    state = PateeState(3, DECK, False)
    state.deal(Replayed([2, 1, 1, 0] + [0] * 28))
    assert state.board[places.PILE] == DECK.first
    assert suites(state)[1] == 1 << DECK.second
    assert state.board[places.TURN] == state.board[places.BEGINNER] == 1


def test_the_actions_of_starters_are_not_applied_by_the_deal() -> None:
    assert dealt(4, 3).board[places.PHASE] == tables.TO_PLAY


# --- the end of a round


def test_a_round_ends_with_the_turn_in_which_the_own_hand_is_empty() -> None:
    table = Position("dignitaire", "rumeur, duo", "ruth, trio", suites=("", "rosa", "bark")).do("play dignitaire")
    assert table.round == 2
    assert table.notes(tables.ROUND_ENDED) == [(tables.HAND_EMPTY, 0, 0, tables.NOBODY)]
    assert [note[:2] for note in table.notes(tables.SCORED)] == [(0, 5), (1, 3), (2, -1)]


def test_a_round_ends_with_the_turn_in_which_another_hand_was_emptied() -> None:
    table = Position("ruth, duo", "bark, trio", "rosa", turn=1).do("play bark", "name 2")
    assert table.notes(tables.ROUND_ENDED) == [(tables.HAND_EMPTY, 2, tables.NOBODY, tables.NOBODY)]


def test_emptying_a_neighbours_hand_by_its_owners_choice_ends_the_round_after_the_turn() -> None:
    table = Position("scandale, duo", "ruth", "rosa, trio", suites=("", "", "zelon")).do("play scandale")
    table.do("discredit ruth")
    assert table.round == 1  # the other neighbour has still to lose one
    table.do("discredit trio")
    assert table.round == 2


def test_a_recall_as_last_card_keeps_the_round_going() -> None:
    table = Position("rehabilitateur", "rumeur, duo", discard="ruth").do("play rehabilitateur", "recall ruth")
    assert table.hand(0) == {"ruth"}
    assert table.round == 2
    assert table.actor == 1


def test_a_recall_as_last_card_that_is_impossible_ends_the_round() -> None:
    table = Position("rehabilitateur", "rumeur, duo", "ruth, rosa").do("play rehabilitateur")
    assert table.round == 2


def test_a_take_as_last_card_keeps_the_round_going() -> None:
    table = Position("rabuyu", "rumeur, duo, ruth, trio", "rosa, elfan").do(
        "play rabuyu", "name 1", "show ruth", "show rumeur", "show duo", "take ruth"
    )
    assert table.round == 1
    assert table.actor == 1


def test_the_round_ends_at_once_when_zelon_is_the_only_card_at_the_start_of_a_turn() -> None:
    table = Position("dignitaire, duo", "zelon", "ruth, trio", suites=("", "rosa", "")).do("play dignitaire")
    assert table.notes(tables.ROUND_ENDED) == [(tables.STUCK, 1, 0, table.card("zelon"))]
    assert [note[:2] for note in table.notes(tables.SCORED)] == [(0, 5), (1, 3), (2, 0)]


def test_zelon_as_only_card_does_not_end_the_round_before_that_players_turn() -> None:
    table = Position("dignitaire, duo", "ruth, trio", "zelon", suites=("", "rosa", "")).do("play dignitaire")
    assert table.round == 1
    assert table.actor == 1


def test_another_last_card_may_be_played() -> None:
    table = Position("dignitaire, duo", "rosa", "zelon, ruth").do("play dignitaire")
    assert table.legal() == ["play rosa"]


def test_cards_in_hand_count_nothing() -> None:
    table = Position("dignitaire", "zelon, donateur", "ruth, trio").do("play dignitaire")
    assert [note[:2] for note in table.notes(tables.SCORED)] == [(0, 5), (1, 0), (2, 0)]


# --- the medal and the end of the match


def match(seats: int, rounds: list[list[str]], teams: bool = False) -> Position:
    """A match whose rounds end with these suites: the first player plays the last card, Dignitaire (5)."""
    table = Position(*["ruth, trio"] * seats, teams=teams)
    board = table.state.board
    board[places.ROUND] = 1
    for suites_ in rounds:
        for seat in range(seats):
            board[places.SUITES + seat] = table.cards(suites_[seat])
            board[places.HELD + seat] = table.cards("repecheur, coucou")
            board[places.SIZES + seat] = 2
        board[places.HELD] = table.cards("dignitaire")
        board[places.SIZES] = 1
        if seats == 2:
            board[places.HELD + places.RESERVE] = sum(1 << card for card in range(4, 18))
        table.state.begin_turn(0, table.chance)
        table.do("play dignitaire")
    return table


def over(table: Position) -> bool:
    return table.phase == tables.OVER


def test_two_players_need_two_rounds_and_need_not_win_them_in_a_row() -> None:
    table = match(2, [["elfan", "ruth"], ["bark", "zelon"]])
    assert not over(table)
    table = match(2, [["elfan", "ruth"], ["bark", "zelon"], ["elfan", "bark"]])
    assert over(table)
    assert table.board[places.ENDED_BY] == tables.TWO_WON
    assert table.state.winners() == 0b01


def test_two_players_play_on_after_tied_rounds_until_one_has_won_two() -> None:
    tie = ["", "dignitaire"]
    table = match(2, [["elfan", "ruth"], ["bark", "zelon"], tie, tie])
    assert not over(table)
    assert table.round == 5
    assert over(match(2, [["elfan", "ruth"], ["bark", "zelon"], tie, tie, ["", "donateur"]]))


def test_three_players_end_with_two_rounds_won_in_a_row() -> None:
    table = match(3, [["", "zelon, donateur", "rosa"], ["", "zelon", "rosa"]])
    assert over(table)
    assert table.board[places.ENDED_BY] == tables.TWO_IN_A_ROW
    assert table.state.winners() == 0b010


def test_two_rounds_in_a_row_win_even_with_fewer_points() -> None:
    table = match(3, [["zelon, donateur, elfan", "", ""], ["", "zelon", ""], ["", "zelon", ""]])
    assert table.state.winners() == 0b010
    assert table.state.score(0) > table.state.score(1)


def test_after_three_rounds_without_a_row_the_points_decide() -> None:
    table = match(3, [["zelon", "", ""], ["", "zelon", ""], ["", "", "zelon, donateur, elfan"]])
    assert over(table)
    assert table.board[places.ENDED_BY] == tables.POINTS_DECIDE
    assert [table.state.score(seat) for seat in range(3)] == [21, 6, 17]
    assert table.state.winners() == 0b001


def test_a_tied_round_has_no_winner_gives_the_medal_back_and_breaks_the_row_but_its_points_count() -> None:
    tie = ["", "dignitaire", ""]
    table = match(3, [["", "zelon", ""], tie])
    assert table.board[places.MEDAL] == 0
    table = match(3, [["", "zelon", ""], tie, ["", "zelon", ""]])
    assert over(table)
    assert table.board[places.ENDED_BY] == tables.POINTS_DECIDE
    assert [table.state.score(seat) for seat in range(3)] == [15, 17, 0]


def test_a_tie_among_losers_is_no_tied_round() -> None:
    assert match(4, [["", "rosa", "mediateur", ""]]).board[places.MEDAL] == 1


def standing_of(teams: bool, *sides: tuple[int, int, int]) -> list[int]:
    """Ranks of three seats with these totals, rounds won and best rounds after the third round."""
    state = dealt(4 if teams else 3, 1, teams)
    board = state.board
    for side, (total, won, best) in enumerate(sides):
        board[places.TOTAL + side] = total
        board[places.WON + side] = won
        board[places.BEST + side] = best
    board[places.PHASE] = tables.OVER
    board[places.ENDED_BY] = tables.POINTS_DECIDE
    return [state.rank(seat) for seat in range(state.seats)]


def test_a_match_tied_on_points_goes_to_most_rounds_won() -> None:
    assert standing_of(False, (30, 1, 20), (30, 2, 12), (29, 0, 29)) == [2, 1, 3]


def test_then_to_the_best_single_round() -> None:
    assert standing_of(False, (30, 1, 20), (30, 1, 21), (30, 1, 19)) == [2, 1, 3]


def test_then_the_match_is_shared() -> None:
    assert standing_of(False, (30, 1, 20), (30, 1, 20), (12, 1, 8)) == [1, 1, 3]


def test_negative_points_are_ordered_too() -> None:
    assert standing_of(False, (-3, 0, -1), (-3, 0, -2), (-4, 3, 9)) == [1, 2, 3]


def test_partners_sit_diagonally_and_a_teams_score_is_the_sum_of_its_suites() -> None:
    table = match(4, [["", "zelon", "donateur", "rosa"]], teams=True)
    # 5 + 7 against 6 + 3: seats 0 and 2.
    assert table.board[places.MEDAL] == 1
    assert [scoring.total(table.state.board, True, seat) for seat in range(4)] == [12, 9, 12, 9]


def test_a_team_wins_with_two_rounds_in_a_row() -> None:
    table = match(4, [["", "zelon", "", "donateur"]] * 2, teams=True)
    assert over(table)
    assert table.state.winners() == 0b1010


# --- two players, the second round of a pair


def second_round() -> tuple[Position, Position]:
    reserve = ", ".join(courtier.key for courtier in HOUSE.courtiers[4:32] if courtier.key not in FIRST)
    before = Position("dignitaire", "ruth, zelon", suites=("bark", "knoch"), discard="duo", reserve=reserve)
    after = Position("dignitaire", "ruth, zelon", suites=("bark", "knoch"), discard="duo", reserve=reserve)
    after.do("play dignitaire")
    return before, after


FIRST = {
    courtier.key
    for courtier in HOUSE.courtiers
    if courtier.key.split("-")[0]
    in ("dignitaire", "ruth", "zelon", "duo", "trio", "rumeur", "coucou", "rappel", "troqueur", "scandale", "repecheur")
}


def test_the_reserve_becomes_the_hands_of_the_second_round() -> None:
    before, after = second_round()
    assert after.round == 2
    assert after.board[places.HELD] | after.board[places.HELD + 1] == before.board[places.HELD + places.RESERVE]
    assert after.board[places.SIZES + places.RESERVE] == 0


def test_the_starters_are_dealt_anew_and_the_discard_is_empty_in_the_second_round() -> None:
    _, after = second_round()
    assert after.board[places.SUITES] | after.board[places.SUITES + 1] == DECK.starters
    assert after.discard == []


def test_a_starter_left_in_hand_comes_back_for_the_second_round() -> None:
    reserve = ", ".join(courtier.key for courtier in HOUSE.courtiers[4:32] if courtier.key not in FIRST)
    table = Position("dignitaire", "ruth, rosa", suites=("bark", "knoch"), discard="elfan", reserve=reserve)
    table.do("play dignitaire")
    assert table.board[places.SUITES] | table.board[places.SUITES + 1] == DECK.starters
    assert table.hand(places.ASIDE + 1) == {"ruth"}


def test_after_two_rounds_all_is_reshuffled() -> None:
    state = dealt(2, 11)
    chance, moves = Fast(4), buffer()
    while state.board[places.ROUND] < 3 and state.actors():
        seat = state.board[places.ACTOR]
        state.apply(seat, moves[chance.pick(state.legal(seat, moves))], chance)
    if state.actors():
        assert state.board[places.SIZES + places.RESERVE] == 14
        assert state.board[places.GONE] == 0


# --- a round always ends


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.sampled_from([2, 3, 4]), teams=st.booleans())
def test_cards_are_conserved_and_a_round_has_at_most_32_plays(seed: int, seats: int, teams: bool) -> None:
    state = dealt(seats, seed, teams and seats == 4)
    chance, moves = Fast(seed + 1), buffer()
    plays, round_ = 0, 1
    while state.actors():
        board = [int(number) for number in state.board]
        places_of = [board[places.HELD + place] for place in range(places.HIDDEN)]
        places_of += [board[places.SUITES + seat] for seat in range(seats)]
        places_of += [board[places.DISCARDED], board[places.GONE]]
        assert sum(place.bit_count() for place in places_of) == tables.CARDS
        assert sum(places_of) == DECK.all
        pile = set(board[places.PILE : places.PILE + board[places.PILE_SIZE]])
        assert sum(1 << card for card in pile) == board[places.DISCARDED]
        for place in range(places.HIDDEN):
            assert board[places.HELD + place].bit_count() == board[places.SIZES + place]
        seat = board[places.ACTOR]
        n = state.legal(seat, moves)
        assert n > 0
        plays = 0 if board[places.ROUND] != round_ else plays + (board[places.PHASE] == tables.TO_PLAY)
        round_ = board[places.ROUND]
        assert plays <= MOST_PLAYS
        state.apply(seat, moves[chance.pick(n)], chance)
