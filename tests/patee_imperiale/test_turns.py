"""A turn: one play and its action, chains of plays, and who decides."""

from __future__ import annotations

from ludoteca.core.engine.chance import Replayed
from ludoteca.games.patee_imperiale.engine import places, tables
from tests.patee_imperiale.position import Position, house_with

# --- wholly or not at all


def test_an_action_that_cannot_be_done_in_full_leaves_the_points() -> None:
    table = Position("grand envahissant, duo", "rumeur, trio").do("play grand envahissant")
    assert table.notes(tables.FAILED) == [(0, table.card("grand envahissant"), 0, 0)]
    assert table.state.score(0) == 7


def test_an_action_that_can_be_done_must_be_done() -> None:
    table = Position("grand envahissant, duo", "rumeur, trio", suites=("zelon", "")).do("play grand envahissant")
    assert table.legal() == ["discredit zelon"]


def test_only_the_one_who_decides_has_legal_moves() -> None:
    table = Position("double, duo", "ruth, zelon, elfan", "rosa, rumeur").do("play double", "name 1")
    assert table.state.actors() == 0b010
    assert table.legal(seat=0) == table.legal(seat=2) == []


# --- chains


def test_a_trio_plays_two_more_one_by_one() -> None:
    table = Position("trio, ruth, rosa, zelon", "rumeur, duo", suites=("", "elfan, knoch")).do("play trio")
    assert table.legal() == ["play rosa", "play ruth"]
    table.do("play ruth", "discredit elfan")
    assert table.actor == 0
    assert table.legal() == ["play rosa"]
    table.do("play rosa", "charm knoch")
    assert table.actor == 1


def test_the_newest_permission_comes_first_and_the_older_is_lost_after_the_third_play() -> None:
    table = Position("trio, duo, dignitaire, mediateur, ruth", "rumeur, rosa").do("play trio", "play duo")
    # Trio still allows one more of at most 4; Duo's own play comes first and has no limit.
    assert table.legal() == ["play ruth", "play dignitaire", "play mediateur"]
    table.do("play dignitaire")
    assert table.actor == 1
    assert table.hand(0) == {"mediateur", "ruth"}


def test_a_permission_within_a_chain_is_judged_by_the_plays_made_and_not_by_those_still_open() -> None:
    # Two plays are made and one is still open, yet one more may be allowed: 2 + 1 is three.
    table = Position("trio, duo, ruth, rosa", "rumeur, donateur").do("play trio", "play duo")
    assert not table.notes(tables.FAILED)
    assert table.board[places.ALLOWING] == table.card("duo")


def test_play_more_of_two_as_second_play_would_exceed_three_plays() -> None:
    table = Position("duo, trio, ruth, rosa", "rumeur, donateur").do("play duo", "play trio")
    assert table.notes(tables.FAILED) == [(0, table.card("trio"), 0, 0)]
    assert table.actor == 1


def test_play_more_as_third_play_is_impossible() -> None:
    table = Position("trio, duo, elfan, ruth", "rumeur, donateur").do("play trio", "play duo", "play elfan")
    assert table.notes(tables.FAILED) == [(0, table.card("elfan"), 0, 0)]
    assert table.actor == 1


def test_a_chain_that_runs_dry_loses_the_rest_and_undoes_nothing() -> None:
    # Trio allows two of at most 4; a Congédieur made worth 3 costs the second of them.
    deck = house_with('value = 5\ncolour = "red"\nrole = "flatteur"', 'value = 3\ncolour = "red"\nrole = "flatteur"')
    table = Position("trio, congedieur, ruth, zelon", "rumeur, duo", suites=("", "rosa"), deck=deck)
    table.do("play trio", "play congedieur", "discredit ruth")
    assert table.notes(tables.RAN_DRY) == [(0, table.card("trio"), 0, 0)]
    assert table.suite(0) == {"trio", "congedieur"}
    assert table.discard == ["ruth"]
    assert table.actor == 1


def test_a_chain_goes_on_though_a_neighbours_hand_has_become_empty() -> None:
    table = Position("duo, bark, ruth", "rosa", "zelon, rumeur", chance=Replayed([0] * 99))
    table.do("play duo", "play bark", "name 1")
    assert table.round == 2  # the turn was over and with it the round
    table = Position("trio, bark, ruth, zelon", "rosa", "elfan, rumeur", suites=("", "knoch"))
    table.do("play trio", "play bark", "name 1")
    assert table.hand(1) == set()
    assert table.round == 1
    assert table.actor == 0
    assert table.legal() == ["play ruth"]


def test_a_chain_goes_on_though_the_own_hand_is_empty_and_filled_again() -> None:
    table = Position("trio, mediateur, ruth", "rosa, rumeur", suites=("", "knoch"))
    table.do("play trio", "play ruth", "discredit knoch", "play mediateur")
    assert table.hand(0) == set()
    table.do("recall knoch")
    assert table.hand(0) == {"knoch"}
    assert table.round == 2
    assert table.actor == 1


def test_a_chain_goes_on_though_the_permitting_card_has_left_the_suite() -> None:
    table = Position("trio, ruth, rosa, zelon", "rumeur, duo").do("play trio", "play ruth", "discredit trio")
    assert table.discard == ["trio"]
    assert table.legal() == ["play rosa"]


def test_a_recalled_card_may_be_played_in_the_same_chain() -> None:
    table = Position("trio, debaucheur, zelon, ruth", "rumeur, duo", suites=("", "rosa, elfan"))
    table.do("play trio", "play debaucheur", "recall rosa")
    assert table.legal() == ["play rosa", "play ruth"]


def test_zelon_may_be_played_inside_a_chain_while_another_card_stays() -> None:
    table = Position("duo, zelon, rosa", "rumeur, trio").do("play duo", "play zelon")
    assert table.suite(0) == {"duo", "zelon"}
    assert table.hand(0) == {"rosa"}


def test_what_is_allowed_by_the_value_may_still_be_barred_by_zelons_flag() -> None:
    deck = house_with("value = 6", "value = 2")
    table = Position("trio, ruth, zelon", "rumeur, duo", suites=("", "rosa"), deck=deck).do("play trio")
    assert table.legal() == ["play ruth", "play zelon"]
    table.do("play ruth", "discredit rosa")
    assert table.notes(tables.RAN_DRY)
    assert table.hand(0) == {"zelon"}
    assert table.actor == 1


def test_a_partner_counts_as_another_player() -> None:
    suites = ("", "", "rosa", "")
    table = Position("ruth, knoch", "zelon, duo", "elfan, trio", "rumeur, bark", suites=suites, teams=True)
    assert table.do("play knoch").legal() == ["discredit rosa"]


def test_a_play_shows_something_and_so_cannot_be_undone_freely() -> None:
    table = Position("dignitaire, duo", "rumeur, trio").do("play dignitaire")
    assert table.journal.revealed == 0b10  # whoever plays it has known it
