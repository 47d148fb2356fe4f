"""A turn: one play and its action, chains of plays, and who has to choose."""

from __future__ import annotations

from ludoteca.games.patee_imperiale.engine import numbers
from tests.games.patee_imperiale.positions import Position, house_with


def test_only_the_player_who_has_to_choose_has_legal_moves() -> None:
    table = Position("double, duo", "ruth, zelon, elfan", "rosa, rumeur").do("play double", "name 1")
    assert table.state.actors() == 0b010
    assert table.legal(seat=0) == table.legal(seat=2) == []


# --- chains


def test_a_trio_permits_two_more_plays_one_at_a_time() -> None:
    table = Position("trio, ruth, rosa, zelon", "rumeur, duo", suites=("", "elfan, knoch")).do("play trio")
    assert table.legal() == ["play rosa", "play ruth"]
    table.do("play ruth", "discredit elfan")
    assert table.actor == 0
    assert table.legal() == ["play rosa"]
    table.do("play rosa", "charm knoch")
    assert table.actor == 1


def test_two_more_plays_cannot_follow_the_second_play() -> None:
    table = Position("duo, trio, ruth, rosa", "rumeur, donateur").do("play duo", "play trio")
    assert table.notes(numbers.EVENT_FAILED) == [(0, table.card("trio"), 0, 0)]
    assert table.actor == 1


def test_a_recalled_courtier_may_be_played_in_the_same_chain() -> None:
    table = Position("trio, debaucheur, zelon, ruth", "rumeur, duo", suites=("", "rosa, elfan"))
    table.do("play trio", "play debaucheur", "recall rosa")
    assert table.legal() == ["play rosa", "play ruth"]


def test_zelon_may_be_played_in_a_chain_while_another_card_remains() -> None:
    table = Position("duo, zelon, rosa", "rumeur, trio").do("play duo", "play zelon")
    assert table.suite(0) == {"duo", "zelon"}
    assert table.hand(0) == {"rosa"}


def test_playing_a_card_reveals_it_to_the_others() -> None:
    table = Position("dignitaire, duo", "rumeur, trio").do("play dignitaire")
    assert table.journal.revealed == 0b10  # the player knew it before


# --- positions that are easily mistaken


def test_of_two_cards_that_need_another_one_is_played_and_the_other_ends_the_round() -> None:
    none = 'action = { verb = "none" }\n'
    deck = house_with(f"{none}provenance", f"{none}needs_another = true\nprovenance")
    table = Position("zelon, dignitaire", "rumeur, donateur, ruth", deck=deck)
    assert table.legal() == ["play zelon", "play dignitaire"]
    table.do("play dignitaire")
    assert table.actor == 1
    table.do("play donateur")
    assert table.notes(numbers.EVENT_ROUND_ENDED)[0][:2] == (numbers.STUCK, 0)


def test_each_other_player_in_turn_shows_two_cards_to_the_active_player_alone() -> None:
    deck = house_with('who = "each", n = 1, pick = "owner"', 'who = "each", pick = "actor_of_2"')
    table = Position("scandale, duo", "ruth, zelon, elfan", "rosa, bark", "knoch, trio", deck=deck)
    table.do("play scandale", "show ruth", "show zelon")
    assert [table.state.blank(seat).board[numbers.SHOWN_CARDS] for seat in (-1, 2, 3)] == [0, 0, 0]
    table.do("discredit zelon")
    assert table.actor == 2
    assert table.state.blank(0).board[numbers.SHOWN_CARDS] == 0
    table.do("show bark", "show rosa", "discredit rosa", "show knoch", "show trio", "discredit trio")
    assert table.discard == ["zelon", "rosa", "trio"]
    assert table.actor == 1
    assert (table.knows(0, 1), table.knows(0, 2), table.knows(0, 3)) == ({"ruth"}, {"bark"}, {"knoch"})


def test_nobody_shows_cards_if_some_other_player_holds_fewer_than_two() -> None:
    deck = house_with('who = "each", n = 1, pick = "owner"', 'who = "each", pick = "actor_of_2"')
    table = Position("scandale, duo", "ruth, zelon, elfan", "rosa", "knoch, trio", deck=deck).do("play scandale")
    assert table.notes(numbers.EVENT_FAILED)
    assert table.actor == 1


def test_when_the_last_card_is_recalled_the_one_below_is_the_last() -> None:
    table = Position("rehabilitateur, duo", "repecheur, trio", discard="rosa, zelon, dignitaire")
    table.do("play rehabilitateur", "recall dignitaire", "play repecheur")
    assert table.legal() == ["recall zelon"]


def test_a_player_who_takes_the_last_card_of_a_hand_finishes_the_chain_before_the_round_ends() -> None:
    deck = house_with("reveal = 3", "reveal = 1")
    table = Position("trio, rabuyu, ruth, zelon", "rosa", "elfan, duo", deck=deck, suites=("", "knoch"))
    table.do("play trio", "play rabuyu", "name 1", "show rosa", "take rosa")
    assert table.legal() == ["play rosa", "play ruth"]
    table.do("play ruth", "discredit knoch")
    assert table.round == 2
