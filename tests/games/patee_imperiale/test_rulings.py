"""Every ruling of docs/rules/patee_imperiale.md, by its number; 19, on card files, is in test_cards.py."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.engine.chance import Fast, Replayed
from ludoteca.core.engine.playout import buffer
from ludoteca.games.patee_imperiale.engine import numbers, scoring
from tests.games.patee_imperiale.positions import (
    DECK,
    HOUSE,
    OTHERS,
    Position,
    dealt,
    hand_sizes,
    house_with,
    is_over,
    match_with_rounds,
    ranks_after_three_rounds,
    suites_of,
)

MOST_PLAYS_IN_A_ROUND = 32


def second_round() -> tuple[Position, Position]:
    reserve = ", ".join(courtier.key for courtier in HOUSE.courtiers[4:32] if courtier.key not in FIRST_ROUND_CARDS)
    before = Position("dignitaire", "ruth, zelon", suites=("bark", "knoch"), discard="duo", reserve=reserve)
    after = Position("dignitaire", "ruth, zelon", suites=("bark", "knoch"), discard="duo", reserve=reserve)
    after.do("play dignitaire")
    return before, after


FIRST_ROUND_CARDS = {
    courtier.key
    for courtier in HOUSE.courtiers
    if courtier.key.split("-")[0]
    in ("dignitaire", "ruth", "zelon", "duo", "trio", "rumeur", "coucou", "rappel", "troqueur", "scandale", "repecheur")
}


# --- 1: Do starters act when they are dealt?


# rules: Pâtée Impériale 1
def test_starters_do_not_act_when_they_are_dealt() -> None:
    assert dealt(4, 3).board[numbers.PHASE] == numbers.TO_PLAY


# --- 2: Three players: the leftover cards


# rules: Pâtée Impériale 2
def test_three_players_get_eight_cards_and_the_rest_goes_on_top_of_the_discredited_starter() -> None:
    state = dealt(3, 1)
    assert hand_sizes(state) == [8] * 3
    assert [suite.bit_count() for suite in suites_of(state)] == [1] * 3
    assert state.board[numbers.DISCARD_SIZE] == 5
    assert DECK.starters >> state.board[numbers.DISCARD_PILE] & 1


# --- 3: Two players: the second round


# rules: Pâtée Impériale 3
def test_the_reserve_becomes_the_hands_of_the_second_round() -> None:
    before, after = second_round()
    assert after.round == 2
    assert after.board[numbers.HANDS] | after.board[numbers.HANDS + 1] == before.board[numbers.HANDS + numbers.RESERVE]
    assert after.board[numbers.HAND_SIZES + numbers.RESERVE] == 0


# rules: Pâtée Impériale 3
def test_in_the_second_round_the_starters_are_dealt_again_and_the_discard_is_empty() -> None:
    _, after = second_round()
    assert after.board[numbers.SUITES] | after.board[numbers.SUITES + 1] == DECK.starters
    assert after.discard == []


# rules: Pâtée Impériale 3
def test_a_starter_left_in_hand_is_taken_back_for_the_second_round() -> None:
    reserve = ", ".join(courtier.key for courtier in HOUSE.courtiers[4:32] if courtier.key not in FIRST_ROUND_CARDS)
    table = Position("dignitaire", "ruth, rosa", suites=("bark", "knoch"), discard="elfan", reserve=reserve)
    table.do("play dignitaire")
    assert table.board[numbers.SUITES] | table.board[numbers.SUITES + 1] == DECK.starters
    assert table.hand(numbers.ASIDE + 1) == {"ruth"}


# rules: Pâtée Impériale 3
def test_after_two_rounds_all_cards_are_shuffled() -> None:
    state = dealt(2, 11)
    chance, moves = Fast(4), buffer()
    while state.board[numbers.ROUND] < 3 and state.actors():
        seat = state.board[numbers.ACTOR]
        state.apply(seat, moves[chance.pick(state.legal(seat, moves))], chance)
    if state.actors():
        assert state.board[numbers.HAND_SIZES + numbers.RESERVE] == 14
        assert state.board[numbers.OUT_OF_PLAY] == 0


# rules: Pâtée Impériale 3
@pytest.mark.parametrize("rounds_played", [1, 2, 3, 4])
def test_rounds_two_and_four_use_the_reserve_and_the_others_begin_with_a_shuffle(rounds_played: int) -> None:
    table = match_with_rounds(2, [["", "dignitaire"]] * rounds_played)
    assert table.round == rounds_played + 1
    ((_, from_reserve, *_),) = table.notes(numbers.EVENT_ROUND_BEGUN)[-1:]
    hands = table.board[numbers.HANDS] | table.board[numbers.HANDS + 1]
    in_reserve = table.board[numbers.HAND_SIZES + numbers.RESERVE]
    if table.round in (2, 4):
        assert (from_reserve, hands, in_reserve) == (1, sum(1 << card for card in range(4, 18)), 0)
    else:
        assert (from_reserve, in_reserve) == (0, 14), "all cards were shuffled"


# --- 4: When is an action impossible?


# rules: Pâtée Impériale 4
def test_the_points_count_even_if_the_action_cannot_be_done_in_full() -> None:
    table = Position("grand envahissant, duo", "rumeur, trio").do("play grand envahissant")
    assert table.notes(numbers.EVENT_FAILED) == [(0, table.card("grand envahissant"), 0, 0)]
    assert table.state.score(0) == 7


# rules: Pâtée Impériale 4
def test_an_action_that_can_be_done_must_be_done() -> None:
    table = Position("grand envahissant, duo", "rumeur, trio", suites=("zelon", "")).do("play grand envahissant")
    assert table.legal() == ["discredit zelon"]


# rules: Pâtée Impériale 4
def test_discrediting_two_does_nothing_if_there_is_only_one() -> None:
    table = Position("balayeur, duo", OTHERS, suites=("", "rosa, elfan")).do("play balayeur")
    assert table.action_failed
    assert table.suite(1) == {"rosa", "elfan"}
    assert table.discard == []


# --- 5: May an action be applied to its own card?


# rules: Pâtée Impériale 5
def test_suite_discredit_any_reaches_every_suite_but_not_the_card_itself() -> None:
    table = Position("ruth, duo", OTHERS, suites=("bark", "rosa")).do("play ruth")
    assert table.legal() == ["discredit bark", "discredit rosa"]
    table.do("discredit rosa")
    assert table.discard == ["rosa"]
    assert table.suite(1) == set()


# rules: Pâtée Impériale 5
def test_a_self_swap_gives_the_card_itself() -> None:
    table = Position("coucou, duo", OTHERS, suites=("bark", "rosa, elfan")).do("play coucou")
    assert table.legal() == ["swap rosa"]
    table.do("swap rosa")
    assert table.suite(0) == {"bark", "rosa"}
    assert table.suite(1) == {"coucou", "elfan"}


# --- 6: Does a courtier act that enters a suite in another way?


# rules: Pâtée Impériale 6
def test_a_charmed_courtier_does_not_act() -> None:
    table = Position("rosa, duo", OTHERS, suites=("bark", "ruth, elfan")).do("play rosa")
    assert table.legal() == ["charm ruth"]
    table.do("charm ruth")
    assert table.suite(0) == {"bark", "rosa", "ruth"}
    assert table.suite(1) == {"elfan"}
    assert table.actor == 1


# rules: Pâtée Impériale 6
def test_a_courtier_recalled_to_a_suite_does_not_act() -> None:
    table = Position("repecheur, duo", OTHERS, suites=("bark", "elfan"), discard="ruth").do("play repecheur")
    table.do("recall ruth")
    assert table.suite(0) == {"bark", "repecheur", "ruth"}
    assert table.suite(1) == {"elfan"}, "whom Ruth could discredit"
    assert (table.actor, table.phase) == (1, numbers.TO_PLAY)


# rules: Pâtée Impériale 6
@pytest.mark.parametrize("moves", [("play coucou", "swap ruth"), ("play troqueur", "swap ruth", "give bark")])
def test_a_courtier_swapped_into_a_suite_does_not_act(moves: tuple[str, ...]) -> None:
    table = Position("coucou, troqueur, duo", OTHERS, suites=("bark", "ruth, elfan")).do(*moves)
    assert "ruth" in table.suite(0)
    assert "elfan" in table.suite(1), "whom Ruth could discredit"
    assert (table.actor, table.phase) == (1, numbers.TO_PLAY)


# rules: Pâtée Impériale 6
def test_a_courtier_given_away_does_not_act() -> None:
    table = Position("donateur, duo", OTHERS, suites=("ruth", "elfan")).do("play donateur", "name 1", "give ruth")
    assert (table.suite(0), table.suite(1)) == ({"donateur"}, {"elfan", "ruth"})
    assert (table.actor, table.phase) == (1, numbers.TO_PLAY)


# --- 7: What does max refer to?


# rules: Pâtée Impériale 7
def test_the_limit_of_a_swap_applies_to_the_courtier_taken_and_not_to_the_one_given() -> None:
    table = Position("troqueur, duo", OTHERS, suites=("bark, zelon", "elfan, donateur")).do("play troqueur")
    assert table.legal() == ["swap elfan"]
    table.do("swap elfan")
    assert table.legal() == ["give bark", "give zelon"]
    table.do("give zelon")
    assert table.suite(0) == {"bark", "elfan", "troqueur"}
    assert table.suite(1) == {"zelon", "donateur"}


# --- 8: Several courtiers, and the highest


# rules: Pâtée Impériale 8
def test_discrediting_two_may_take_from_two_suites_in_any_order() -> None:
    suites = ("", "rosa", "ruth")
    table = Position("balayeur, duo", "rumeur, donateur", "congedieur, elfan", suites=suites).do("play balayeur")
    table.do("discredit ruth")
    assert table.legal() == ["discredit rosa"]
    table.do("discredit rosa")
    assert table.discard == ["ruth", "rosa"]


# rules: Pâtée Impériale 8
def test_suite_discredit_highest_lets_the_active_player_choose_between_equal_courtiers() -> None:
    table = Position("tombeur, duo", OTHERS, suites=("", "rosa, mediateur, ruth")).do("play tombeur")
    assert table.legal() == ["discredit rosa", "discredit mediateur"]


# rules: Pâtée Impériale 8
def test_suite_discredit_highest_with_a_limit_spares_a_suite_whose_best_courtier_exceeds_it() -> None:
    deck = house_with('scope = "other", pick = "highest"', 'scope = "other", pick = "highest", max = 3')
    table = Position("tombeur, duo", "ruth, trio", "bark, rumeur", suites=("", "zelon, knoch", "rosa"), deck=deck)
    assert table.do("play tombeur").legal() == ["discredit rosa"]


# --- 9: Actions on hands


# rules: Pâtée Impériale 9
def test_hand_discredit_of_two_lets_the_owner_decide_their_order() -> None:
    table = Position("double, duo", "ruth, zelon, elfan").do("play double", "name 1")
    assert table.actor == 1
    table.do("discredit zelon", "discredit ruth")
    assert table.discard == ["zelon", "ruth"]
    assert table.actor == 1  # and now it is the victim's own turn
    assert table.legal() == ["play elfan"]


# rules: Pâtée Impériale 9
def test_hand_discredit_each_hits_clockwise_from_the_left_of_the_active_player() -> None:
    table = Position("ruth, duo", "scandale, rosa", "zelon, trio, knoch", "elfan, rumeur", turn=1).do("play scandale")
    assert table.actor == 2
    table.do("discredit trio")
    assert table.actor == 3
    table.do("discredit elfan")
    assert table.actor == 0
    table.do("discredit ruth")
    assert table.discard == ["trio", "elfan", "ruth"]
    assert table.actor == 2


# rules: Pâtée Impériale 9
def test_hand_swap_exchanges_a_chosen_card_for_a_random_one_of_the_hand_as_it_was() -> None:
    table = Position("marche, duo, rosa", "ruth, zelon", chance=Replayed([1])).do("play marche", "name 1")
    assert table.legal() == ["give rosa", "give duo"]
    table.do("give duo")
    assert table.hand(0) == {"rosa", "zelon"}
    assert table.hand(1) == {"ruth", "duo"}


# --- 10: What can be recalled?


# rules: Pâtée Impériale 10
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.sampled_from([2, 3, 4]), teams=st.booleans())
def test_no_card_is_lost_and_a_round_has_at_most_32_plays(seed: int, seats: int, teams: bool) -> None:
    state = dealt(seats, seed, teams and seats == 4)
    chance, moves = Fast(seed + 1), buffer()
    plays, round_ = 0, 1
    while state.actors():
        board = [int(number) for number in state.board]
        places_of = [board[numbers.HANDS + place] for place in range(numbers.HIDDEN_PLACES)]
        places_of += [board[numbers.SUITES + seat] for seat in range(seats)]
        places_of += [board[numbers.DISCARD], board[numbers.OUT_OF_PLAY]]
        assert sum(place.bit_count() for place in places_of) == numbers.CARDS
        assert sum(places_of) == DECK.all_cards
        pile = set(board[numbers.DISCARD_PILE : numbers.DISCARD_PILE + board[numbers.DISCARD_SIZE]])
        assert sum(1 << card for card in pile) == board[numbers.DISCARD]
        for place in range(numbers.HIDDEN_PLACES):
            assert board[numbers.HANDS + place].bit_count() == board[numbers.HAND_SIZES + place]
        seat = board[numbers.ACTOR]
        n = state.legal(seat, moves)
        assert n > 0
        plays = 0 if board[numbers.ROUND] != round_ else plays + (board[numbers.PHASE] == numbers.TO_PLAY)
        round_ = board[numbers.ROUND]
        assert plays <= MOST_PLAYS_IN_A_ROUND
        state.apply(seat, moves[chance.pick(n)], chance)


# rules: Pâtée Impériale 10
def test_any_courtier_but_a_conciliant_can_be_recalled_from_the_discard_to_a_hand() -> None:
    table = Position("rehabilitateur, duo", OTHERS, discard="ruth, rappel, zelon").do("play rehabilitateur")
    assert table.legal() == ["recall ruth", "recall zelon"]
    table.do("recall ruth")
    assert table.hand(0) == {"duo", "ruth"}
    assert table.discard == ["rappel", "zelon"]


# rules: Pâtée Impériale 10
def test_recall_of_the_last_takes_the_top_of_the_discard_to_the_suite_even_a_conciliant() -> None:
    table = Position("repecheur, duo", OTHERS, discard="ruth, rappel").do("play repecheur")
    assert table.legal() == ["recall rappel"]
    table.do("recall rappel")
    assert table.suite(0) == {"repecheur", "rappel"}
    assert table.discard == ["ruth"]
    assert table.actor == 1  # a courtier that is recalled does not act


# rules: Pâtée Impériale 10
def test_a_courtier_that_was_never_played_can_be_recalled() -> None:
    table = Position("ruth, trio, duo", "repecheur, rosa", "zelon, elfan", discard="rumeur", turn=1)
    assert table.do("play repecheur").legal() == ["recall rumeur"]


# --- 11: Counting extra plays


# rules: Pâtée Impériale 11
def test_the_newest_permission_is_used_first_and_the_older_one_expires_with_the_third_play() -> None:
    table = Position("trio, duo, dignitaire, mediateur, ruth", "rumeur, rosa").do("play trio", "play duo")
    # Trio still allows one more of at most 4; Duo's own play comes first and has no limit.
    assert table.legal() == ["play ruth", "play dignitaire", "play mediateur"]
    table.do("play dignitaire")
    assert table.actor == 1
    assert table.hand(0) == {"mediateur", "ruth"}


# rules: Pâtée Impériale 11
def test_whether_more_can_be_played_depends_on_the_plays_made_and_not_on_open_permissions() -> None:
    # Two plays are made and one is still open, yet one more may be allowed: 2 + 1 is three.
    table = Position("trio, duo, ruth, rosa", "rumeur, donateur").do("play trio", "play duo")
    assert not table.notes(numbers.EVENT_FAILED)
    assert table.board[numbers.PERMITTED_BY] == table.card("duo")


# rules: Pâtée Impériale 11
def test_no_play_can_follow_the_third() -> None:
    table = Position("trio, duo, elfan, ruth", "rumeur, donateur").do("play trio", "play duo", "play elfan")
    assert table.notes(numbers.EVENT_FAILED) == [(0, table.card("elfan"), 0, 0)]
    assert table.actor == 1


# --- 12: Interrupted chains


# rules: Pâtée Impériale 12
def test_an_interrupted_chain_loses_the_rest_and_undoes_nothing() -> None:
    # Trio allows two of at most 4; a Congédieur made worth 3 costs the second of them.
    deck = house_with('value = 5\ncolour = "red"\nrole = "flatteur"', 'value = 3\ncolour = "red"\nrole = "flatteur"')
    table = Position("trio, congedieur, ruth, zelon", "rumeur, duo", suites=("", "rosa"), deck=deck)
    table.do("play trio", "play congedieur", "discredit ruth")
    assert table.notes(numbers.EVENT_CHAIN_ENDED) == [(0, table.card("trio"), 0, 0)]
    assert table.suite(0) == {"trio", "congedieur"}
    assert table.discard == ["ruth"]
    assert table.actor == 1


# rules: Pâtée Impériale 12
def test_a_chain_continues_although_another_hand_has_become_empty() -> None:
    table = Position("duo, bark, ruth", "rosa", "zelon, rumeur", chance=Replayed([0] * 99))
    table.do("play duo", "play bark", "name 1")
    assert table.round == 2  # the turn was over and with it the round
    table = Position("trio, bark, ruth, zelon", "rosa", "elfan, rumeur", suites=("", "knoch"))
    table.do("play trio", "play bark", "name 1")
    assert table.hand(1) == set()
    assert table.round == 1
    assert table.actor == 0
    assert table.legal() == ["play ruth"]


# rules: Pâtée Impériale 12
def test_a_chain_continues_although_the_permitting_courtier_has_left_the_suite() -> None:
    table = Position("trio, ruth, rosa, zelon", "rumeur, duo").do("play trio", "play ruth", "discredit trio")
    assert table.discard == ["trio"]
    assert table.legal() == ["play rosa"]


# --- 13: Zelon inside a chain


# rules: Pâtée Impériale 13
def test_a_card_within_the_limit_may_still_need_another_card_in_hand() -> None:
    deck = house_with("value = 6", "value = 2")
    table = Position("trio, ruth, zelon", "rumeur, duo", suites=("", "rosa"), deck=deck).do("play trio")
    assert table.legal() == ["play ruth", "play zelon"]
    table.do("play ruth", "discredit rosa")
    assert table.notes(numbers.EVENT_CHAIN_ENDED)
    assert table.hand(0) == {"zelon"}
    assert table.actor == 1


# rules: Pâtée Impériale 13
def test_play_more_is_impossible_if_only_zelon_is_left() -> None:
    table = Position("duo, zelon", OTHERS.replace("duo,", "trio,")).do("play duo")
    assert table.action_failed
    assert table.hand(0) == {"zelon"}
    assert table.actor == 1


# rules: Pâtée Impériale 13
@pytest.mark.parametrize("opener", ["duo", "duo muet"])
def test_zelon_needs_another_card_in_a_chain_even_for_a_silent_play(opener: str) -> None:
    table = Position(f"{opener}, zelon, rosa", "ruth, trio", suites=("", "elfan")).do(f"play {opener}")
    assert table.legal() == ["play rosa", "play zelon"]
    left = Position(f"{opener}, zelon", "ruth, trio", suites=("", "elfan")).do(f"play {opener}")
    assert left.action_failed


# --- 14: A hand that is empty for a moment


# rules: Pâtée Impériale 14
def test_a_round_ends_with_the_turn_in_which_another_hand_is_emptied() -> None:
    table = Position("ruth, duo", "bark, trio", "rosa", turn=1).do("play bark", "name 2")
    assert table.notes(numbers.EVENT_ROUND_ENDED) == [(numbers.HAND_EMPTY, 2, numbers.NOBODY, numbers.NOBODY)]


# rules: Pâtée Impériale 14
def test_a_recall_with_the_last_card_keeps_the_round_going() -> None:
    table = Position("rehabilitateur", "rumeur, duo", discard="ruth").do("play rehabilitateur", "recall ruth")
    assert table.hand(0) == {"ruth"}
    assert table.round == 2
    assert table.actor == 1


# rules: Pâtée Impériale 14
def test_taking_a_card_with_the_last_card_keeps_the_round_going() -> None:
    table = Position("rabuyu", "rumeur, duo, ruth, trio", "rosa, elfan").do(
        "play rabuyu", "name 1", "show ruth", "show rumeur", "show duo", "take ruth"
    )
    assert table.round == 1
    assert table.actor == 1


# rules: Pâtée Impériale 14
def test_a_hand_emptied_and_filled_again_in_a_chain_does_not_end_the_round() -> None:
    table = Position("trio, mediateur, ruth", "rosa, rumeur", suites=("", "knoch"))
    table.do("play trio", "play ruth", "discredit knoch", "play mediateur")
    assert table.hand(0) == set()
    table.do("recall knoch")
    assert table.hand(0) == {"knoch"}
    assert table.round == 2
    assert table.actor == 1


# --- 15: When does Zelon end a round?


# rules: Pâtée Impériale 15
def test_the_round_ends_at_once_when_zelon_is_the_only_card_at_the_start_of_a_turn() -> None:
    table = Position("dignitaire, duo", "zelon", "ruth, trio", suites=("", "rosa", "")).do("play dignitaire")
    assert table.notes(numbers.EVENT_ROUND_ENDED) == [(numbers.STUCK, 1, 0, table.card("zelon"))]
    assert [note[:2] for note in table.notes(numbers.EVENT_SCORED)] == [(0, 5), (1, 3), (2, 0)]


# rules: Pâtée Impériale 15
def test_zelon_as_the_only_card_does_not_end_the_round_before_that_players_turn() -> None:
    table = Position("dignitaire, duo", "ruth, trio", "zelon", suites=("", "rosa", "")).do("play dignitaire")
    assert table.round == 1
    assert table.actor == 1


# --- 16: Tied rounds


# rules: Pâtée Impériale 16
def test_two_players_play_on_after_tied_rounds_until_one_has_won_two() -> None:
    tie = ["", "dignitaire"]
    table = match_with_rounds(2, [["elfan", "ruth"], ["bark", "zelon"], tie, tie])
    assert not is_over(table)
    assert table.round == 5
    assert is_over(match_with_rounds(2, [["elfan", "ruth"], ["bark", "zelon"], tie, tie, ["", "donateur"]]))


# rules: Pâtée Impériale 16
def test_after_a_tied_round_the_medal_is_put_back_and_a_series_is_broken_but_the_points_count() -> None:
    tie = ["", "dignitaire", ""]
    table = match_with_rounds(3, [["", "zelon", ""], tie])
    assert table.board[numbers.MEDAL] == 0
    table = match_with_rounds(3, [["", "zelon", ""], tie, ["", "zelon", ""]])
    assert is_over(table)
    assert table.board[numbers.MATCH_END] == numbers.POINTS_DECIDE
    assert [table.state.score(seat) for seat in range(3)] == [15, 17, 0]


# --- 17: Matches that are equal on points


# rules: Pâtée Impériale 17
def test_a_tie_on_points_goes_to_most_rounds_won() -> None:
    assert ranks_after_three_rounds(False, (30, 1, 20), (30, 2, 12), (29, 0, 29)) == [2, 1, 3]


# rules: Pâtée Impériale 17
def test_a_tie_on_points_and_rounds_goes_to_the_best_single_round() -> None:
    assert ranks_after_three_rounds(False, (30, 1, 20), (30, 1, 21), (30, 1, 19)) == [2, 1, 3]


# rules: Pâtée Impériale 17
def test_after_a_tie_on_everything_the_victory_is_shared() -> None:
    assert ranks_after_three_rounds(False, (30, 1, 20), (30, 1, 20), (12, 1, 8)) == [1, 1, 3]


# --- 18: Teams


# rules: Pâtée Impériale 18
def test_partners_sit_diagonally_and_a_teams_score_is_the_sum_of_its_suites() -> None:
    table = match_with_rounds(4, [["", "zelon", "donateur", "rosa"]], teams=True)
    # 5 + 7 against 6 + 3: seats 0 and 2.
    assert table.board[numbers.MEDAL] == 1
    assert [scoring.match_points(table.state.board, True, seat) for seat in range(4)] == [12, 9, 12, 9]


# rules: Pâtée Impériale 18
def test_a_partner_is_another_player_for_every_action() -> None:
    suites = ("", "", "rosa", "")
    table = Position("ruth, knoch", "zelon, duo", "elfan, trio", "rumeur, bark", suites=suites, teams=True)
    assert table.do("play knoch").legal() == ["discredit rosa"]
