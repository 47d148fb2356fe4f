"""The rulings of docs/rules/patrician.md, in their order.

Patrician 1 is tested in test_cards.py, and Patrician 10 in test_knowledge.py.
"""

from __future__ import annotations

import pytest

from ludoteca.games.patrician import events
from tests.games.patrician.positions import (
    Position,
    dealt,
    play_out,
)

# --- Patrician 2


# rules: Patrician 2
@pytest.mark.parametrize(
    ("left", "right", "legal"),
    [
        ("aab", "", {"build left right", "build right right"}),
        ("", "aab", {"build left left", "build left right"}),
        ("aa", "b", {"build left left", "build left right", "build right right"}),
        ("aa", "", {"build left left", "build left right", "build right right"}),
        ("", "", {"build left left", "build left right", "build right right"}),
    ],
)
def test_at_least_one_of_the_last_two_floors_must_go_on_an_empty_site(left: str, right: str, legal: set[str]) -> None:
    table = Position(2).tower("Parma", left, right).hand("a", "parma crest").to_play("a")
    assert table.does("play parma crest").legal() == legal


# --- Patrician 3


# rules: Patrician 3
def test_a_floor_that_does_not_fit_is_not_built_and_the_turn_goes_on() -> None:
    table = Position(2).tower("Parma", "aab", "b").hand("a", "parma crest").face_up(Parma="roma crest").to_play("a")
    table.does("play parma crest")
    assert (table.floors_to_build, table.legal()) == (1, {"build left", "build right"})
    table.does("build left")
    assert (table.is_scored("Parma"), table.step) == (True, "take")


# rules: Patrician 3
def test_a_card_of_a_full_city_builds_nothing_and_the_turn_goes_on() -> None:
    table = (
        Position(2).scored("Parma", "aab", "bb").tower("Milano", "a").hand("a", "parma move")
        .face_up(Parma="roma crest").to_play("a")
    )  # fmt: skip
    table.does("play parma move")
    assert table.step == "move"
    table.does("move milano left")
    assert table.legal() == {"take parma"}
    assert table.towers("Parma") == ("aab", "bb")


# rules: Patrician 3
def test_a_player_without_pieces_builds_nothing_and_the_turn_goes_on() -> None:
    table = Position(2).pieces("a", 0).hand("a", "parma crest").face_up(Parma="roma crest").to_play("a")
    table.does("play parma crest")
    assert (table.step, table.towers("Parma")) == ("take", ("", ""))


# rules: Patrician 3
def test_a_city_in_which_no_piece_was_left_to_build_still_counts_as_built_in_for_moving_and_taking() -> None:
    table = (
        Position(2).tower("Parma", "a").tower("Milano", "a").pieces("a", 0).hand("a", "parma move")
        .face_up(Parma="roma crest", Milano="siena crest").to_play("a")
    )  # fmt: skip
    table.does("play parma move")
    assert (table.step, table.legal()) == ("move", {"move milano left", "no move"})
    table.does("no move")
    assert (table.step, table.legal()) == ("take", {"take parma"})


# rules: Patrician 3
def test_a_move_is_lost_if_only_the_city_of_the_card_has_a_floor_of_the_player_who_built_nothing() -> None:
    table = Position(2).tower("Parma", "a").pieces("a", 0).hand("a", "parma move").face_up(Parma="roma crest")
    assert table.to_play("a").does("play parma move").step == "take"


# rules: Patrician 3
@pytest.mark.parametrize("full", [False, True])
def test_a_city_in_which_nothing_could_be_built_still_counts_as_built_in_for_sending(full: bool) -> None:
    table = Position(2, messengers=True).hand("a", "parma lady star").to_play("a")
    if full:
        table.scored("Parma", "aab", "bb")
    else:
        table.pieces("a", 0)
    table.does("play parma lady star")
    assert table.step == "send"
    assert "send lucca milano" in table.legal()
    assert not [move for move in table.legal() if "parma" in move]


# --- Patrician 4


# rules: Patrician 4
def test_a_move_may_empty_a_tower() -> None:
    table = Position(2).tower("Milano", "a", "b").hand("a", "lucca move").to_play("a")
    table.does("play lucca move", "build left", "move milano right")
    assert table.towers("Milano") == ("ab", "")


# rules: Patrician 4
def test_the_last_floor_must_go_on_a_site_that_a_move_has_emptied() -> None:
    table = (
        Position(2)
        .tower("Parma", "bab", "b")
        .hand("a", "lucca move", "parma lady star")
        .hand("b", "roma crest")
        .to_play("a")
        .does("play lucca move", "build left", "move parma right")
    )
    assert table.towers("Parma") == ("babb", "")
    table.does("play roma crest", "build left left", "play parma lady star")
    assert table.legal() == {"build right"}
    assert table.does("build right").winners_in("Parma") == ("b", "a")


# --- Patrician 5


# rules: Patrician 5
def test_scored_cities_are_refilled() -> None:
    table = (
        Position(2)
        .tower("Parma", "aab", "b")
        .hand("a", "parma lady star")
        .hand("b", "roma crest")
        .face_up(Parma="siena beard")
        .pile("siena crest")
        .to_play("a")
    )
    table.does("play parma lady star", "build left", "take parma")
    assert table.is_scored("Parma")
    assert table.face_up_card("Parma") == "siena crest"


# rules: Patrician 5
def test_with_refill_scored_cities_off_a_card_at_a_scored_city_can_be_taken_but_is_not_replaced() -> None:
    table = (
        Position(2, refill_scored_cities=False)
        .tower("Parma", "aab", "b")
        .hand("a", "parma lady star", "siena free-draw")
        .hand("b", "roma lady", "roma beard star")
        .face_up(Parma="siena beard", Roma="roma crest")
        .pile("lucca crest", "lucca move")
        .to_play("a")
    )
    table.does("play parma lady star", "build left")
    assert table.legal() == {"take parma"}, "a card already lying there stays takeable"
    table.does("take parma")
    assert table.face_up_card("Parma") is None
    assert len(table.in_pile()) == 2
    table.does("play roma lady", "build left", "take roma")
    assert table.face_up_card("Roma") is not None, "a city that is not scored is filled as ever"


# rules: Patrician 5
def test_with_refill_scored_cities_off_a_free_draw_can_still_take_a_card_from_a_scored_city() -> None:
    table = (
        Position(2, refill_scored_cities=False)
        .scored("Parma", "aaa", "bb")
        .hand("a", "siena free-draw")
        .hand("b", "roma lady")
        .face_up(Parma="siena beard")
        .pile("lucca crest")
        .to_play("a")
    )
    table.does("play siena free-draw", "build left", "take parma")
    assert (table.held("a"), table.face_up_card("Parma"), table.in_pile()) == ({"siena beard"}, None, {"lucca crest"})


# --- Patrician 6


# rules: Patrician 6
def test_a_player_without_a_card_is_passed_over() -> None:
    table = Position(3).hand("a", "roma lady").hand("c", "siena beard", "siena crest").to_play("a")
    table.does("play roma lady", "build left")
    assert table.turn == "c"
    table.does("play siena beard", "build left")
    assert (table.turn, table.step) == ("c", "play"), "neither a nor b has a card"
    table.does("play siena crest", "build left left")
    assert table.step == "over"


# --- Patrician 7


# rules: Patrician 7
def test_the_game_ends_after_the_whole_last_turn_including_its_messenger() -> None:
    table = Position(2, messengers=True).hand("a", "roma lady star").to_play("a")
    table.does("play roma lady star", "build left")
    assert table.step == "send"
    table.does("send parma verona")
    assert table.step == "over"


# rules: Patrician 7
def test_a_messenger_sent_in_the_last_turn_counts_in_cities_scored_at_the_end() -> None:
    table = Position(2, messengers=True).tower("Verona", "aa", "b").hand("a", "roma lady star").to_play("a")
    table.does("play roma lady star", "build left", "send parma verona")
    assert table.step == "over"
    assert table.cities_scored_with_messenger == {"Parma", "Verona"}
    assert (table.messenger_points("a"), table.messenger_points("b")) == (2, 2)


# rules: Patrician 7
def test_unscored_cities_are_scored_at_the_end() -> None:
    table = Position(2).tower("Roma", "aab", "b").hand("a", "parma crest").to_play("a")
    table.does("play parma crest", "build left right")
    assert table.step == "over"
    assert (table.winners_in("Roma"), table.winners_in("Parma")) == (("a", "b"), ("a", "a"))
    assert all(city.scored for city in table.view(-1).cities)


# --- Patrician 8


# rules: Patrician 8
def test_the_left_one_of_equally_tall_towers_counts_as_taller() -> None:
    table = Position(2).tower("Roma", "bb", "aa").tower("Siena", "a", "b").finished()
    assert table.winners_in("Roma") == ("b", "a")
    assert table.winners_in("Siena") == ("a", "b")


# --- Patrician 9


# rules: Patrician 9
def test_an_empty_tower_awards_nothing() -> None:
    table = Position(2).tower("Roma", "", "ab").tower("Siena", "a").finished()
    assert (table.winners_in("Roma"), table.winners_in("Siena")) == (("b", None), ("a", None))
    assert table.winners_in("Milano") == (None, None)
    scored = [event for event in table.events if isinstance(event, events.CityScored)]
    assert events.CityScored("Milano", None, None, "left") in scored
    assert (table.score("a"), table.score("b")) == (7, 9)


# rules: Patrician 9
def test_an_empty_tower_pays_no_messenger_points_but_its_city_counts_for_the_penalty() -> None:
    table = Position(2, messengers=True).messenger("a", "Roma", "Siena").tower("Roma", "ab").finished()
    assert (table.messenger_points("a"), table.messenger_points("b")) == (0, 2)
    assert table.penalised == "a"


# --- Patrician 11


# rules: Patrician 11
def test_a_messenger_may_be_sent_onto_any_road_that_does_not_touch_the_city_built_in() -> None:
    table = Position(2, messengers=True).hand("a", "siena red-hat star").to_play("a")
    table.does("play siena red-hat star", "build left")
    assert table.legal() == {
        "send lucca milano", "send lucca ferrara", "send milano parma", "send parma verona",
        "send verona ferrara", "send ferrara bologna", "send bologna firenze", "no messenger",
    }  # fmt: skip


# rules: Patrician 11
def test_both_cities_of_a_messengers_road_may_be_scored() -> None:
    table = Position(2, messengers=True).scored("Parma", "aaa", "bb").scored("Verona", "aaa", "bb")
    table.hand("a", "siena red-hat star").to_play("a")
    table.does("play siena red-hat star", "build left", "send parma verona")
    assert table.messenger_points("a") == 0


# --- Patrician 12


# rules: Patrician 12
def test_the_winner_of_each_tower_gets_two_points_per_messenger() -> None:
    one = Position(2, messengers=True).messenger("a", "Roma", "Siena").scored("Roma", "aaaaa", "bbbb")
    assert (one.messenger_points("a"), one.messenger_points("b")) == (2, 2)
    two = Position(2, messengers=True).messenger("a", "Siena", "Lucca").messenger("a", "Lucca", "Milano")
    two.scored("Lucca", "bbbb", "bba")
    assert (two.messenger_points("a"), two.messenger_points("b")) == (0, 8)


# rules: Patrician 12
def test_six_messengers_pay_at_most_the_24_tokens_in_the_box() -> None:
    """Each messenger is at two cities with two towers each: 6 × 2 × 2 tokens of +2."""
    for seed in range(12):
        table = dealt(3, seed, messengers=True)
        play_out(table, seed)
        assert sum(table.messenger_points(letter) for letter in "abc") <= 24 * 2


# --- Patrician 13


# rules: Patrician 13
def test_a_messenger_that_comes_to_a_scored_city_has_no_effect_there() -> None:
    table = Position(2, messengers=True).scored("Parma", "aaa", "bb").hand("a", "siena red-hat star").to_play("a")
    table.does("play siena red-hat star", "build left", "send milano parma")
    assert (table.messenger_points("a"), table.messenger_points("b")) == (0, 0)
    assert "Parma" not in table.cities_scored_with_messenger


# rules: Patrician 13
def test_a_second_messenger_that_comes_to_a_scored_city_adds_nothing_to_the_points_shown() -> None:
    table = Position(2, messengers=True).messenger("a", "Milano", "Parma").scored("Parma", "aaa", "bb")
    table.messenger("b", "Parma", "Verona")
    assert (table.messenger_points("a"), table.messenger_points("b")) == (2, 2)
    for seat in (-1, 0, 1):
        assert [points["messengers"] for points in table.view(seat).points()] == [2, 2]


# rules: Patrician 13
def test_a_messenger_between_a_scored_and_an_unscored_city_pays_only_in_the_unscored_one() -> None:
    table = (
        Position(2, messengers=True)
        .scored("Parma", "aaa", "bb")
        .tower("Verona", "aa", "bb")
        .hand("a", "roma lady star")
        .hand("b", "verona beard star")
        .to_play("a")
    )
    table.does("play roma lady star", "build left", "send parma verona")
    table.does("play verona beard star", "build right")
    assert table.winners_in("Verona") == ("b", "a")
    assert (table.messenger_points("a"), table.messenger_points("b")) == (2, 2)
    assert table.cities_scored_with_messenger == {"Verona"}


# --- Patrician 14


# rules: Patrician 14
def test_the_penalty_is_three_points() -> None:
    table = (
        Position(3, messengers=True)
        .scored_with_messenger("Roma", "a", "b")
        .scored_with_messenger("Siena", "a", "b")
        .finished()
    )
    assert table.penalised == "c"
    assert table.score("c") == -3


# rules: Patrician 14
def test_a_player_without_any_tower_where_messengers_counted_takes_the_penalty() -> None:
    table = Position(3, messengers=True).scored_with_messenger("Roma", "a", "b").finished()
    assert table.penalised == "c"


# rules: Patrician 14
def test_among_players_with_equally_few_towers_the_one_with_fewest_floors_there_takes_the_penalty() -> None:
    table = Position(2, messengers=True).messenger("a", "Roma", "Siena")
    table.scored("Roma", "aaaab", "bbbb").finished()
    assert table.cities_scored_with_messenger >= {"Roma"}
    assert (table.winners_in("Roma"), table.penalised) == (("a", "b"), "a")


# rules: Patrician 14
def test_nobody_takes_the_penalty_if_the_weakest_players_tie_in_towers_and_floors() -> None:
    table = (
        Position(4, messengers=True).scored_with_messenger("Roma", "a", "a").tower("Roma", "aaaac", "aab").finished()
    )
    assert table.penalised == "d"
    table = (
        Position(3, messengers=True).scored_with_messenger("Roma", "a", "a").tower("Roma", "aaaac", "aaab").finished()
    )
    assert table.penalised is None
    assert [table.categories(letter)["penalty"] for letter in "abc"] == [0, 0, 0]


# rules: Patrician 14
def test_nobody_is_penalised_if_no_city_was_scored_with_a_messenger() -> None:
    table = Position(2, messengers=True)
    for city in ("Roma", "Bologna", "Firenze", "Siena", "Lucca", "Milano", "Ferrara", "Parma", "Verona"):
        table.tokens(city, "a", "a")
    table.messenger("a", "Parma", "Verona").finished()
    assert table.penalised is None


# --- Patrician 15


# rules: Patrician 15
@pytest.mark.parametrize(
    ("card", "cities"),
    [
        ("A", ("Bologna", "Firenze", "Roma")),
        ("B", ("Milano", "Lucca", "Siena")),
        ("C", ("Verona", "Parma", "Ferrara")),
    ],
)
def test_small_ambassadors_go_to_most_tokens_then_to_the_leftmost(card: str, cities: tuple[str, ...]) -> None:
    """Every way in which the tokens can be won is tried."""
    for one in ("", "a", "b", "c"):
        for two in ("", "a", "b", "c"):
            for three in ("", "a", "b", "c"):
                table = Position(3, ambassadors=True)
                owners = (one, two, three)
                for city, owner in zip(cities, owners, strict=True):
                    table.tokens(city, "", owner)
                table.finished()
                held = [owner for owner in owners if owner]
                most = max((held.count(owner) for owner in held), default=0)
                wanted = next((owner for owner in held if held.count(owner) == most), None)
                assert table.ambassadors[card] == wanted, owners


# rules: Patrician 15
def test_with_five_players_pistoia_is_the_last_token_of_ambassador_a() -> None:
    table = Position(5, ambassadors=True).tokens("Pistoia", "", "a").tokens("Roma", "", "b").finished()
    assert table.ambassadors["A"] == "b"
    table = Position(5, ambassadors=True).tokens("Roma", "", "b").tokens("Bologna", "", "e")
    table.tokens("Pistoia", "", "a").tokens("Firenze", "", "a").finished()
    assert table.ambassadors["A"] == "a"
    table = Position(5, ambassadors=True).tokens("Bologna", "", "b").tokens("Roma", "", "b")
    table.tokens("Pistoia", "", "a").tokens("Firenze", "", "a").finished()
    assert table.ambassadors["A"] == "b", "two each: Bologna decides"


# --- Patrician 16


# rules: Patrician 16
@pytest.mark.parametrize(
    ("verona", "parma", "milano", "owner"),
    [
        (("a", "b"), ("b", "a"), ("a", "b"), "a"),  # 5 + 2 + 7 against 2 + 5 + 4
        (("a", "b"), ("", ""), ("b", "a"), "a"),  # 9 each: Verona
        (("b", "a"), ("", ""), ("a", "b"), "b"),
        (("a", ""), ("b", ""), ("", ""), "a"),  # 5 each: Verona
        (("", ""), ("a", "b"), ("b", "a"), "a"),  # 9 each, none in Verona: Parma
        (("", ""), ("a", "a"), ("b", ""), "a"),  # 7 each: Parma
        (("", ""), ("", ""), ("a", "b"), "a"),
        (("", ""), ("", ""), ("", ""), None),
        (("c", "c"), ("a", ""), ("b", ""), "c"),  # 7 against 5 and 7: Verona
        (("c", "b"), ("b", ""), ("a", ""), "b"),  # 7 each: Verona, but not c, who is not tied
    ],
)
def test_ambassador_d_goes_to_most_points_in_three_cities_then_in_verona_then_in_parma(
    verona: tuple[str, str], parma: tuple[str, str], milano: tuple[str, str], owner: str | None
) -> None:
    table = Position(3, ambassadors=True)
    table.tokens("Verona", *verona).tokens("Parma", *parma).tokens("Milano", *milano).finished()
    assert table.ambassadors["D"] == owner


# --- Patrician 17


# rules: Patrician 17
def test_the_chosen_portraits_are_shown() -> None:
    """Two games that differ only in the portrait chosen for an ambassador look different to a spectator."""

    def end(red_hats: int, ladies: int) -> list[object]:
        table = Position(2, ambassadors=True).tokens("Bologna", "b", "a").portraits("a", red_hats, ladies)
        table.finished()
        assert table.categories("a")["ambassadors"] == 6
        return [table.events, table.view(-1), table.result]

    assert end(red_hats=2, ladies=0) != end(red_hats=0, ladies=2)


# rules: Patrician 17
@pytest.mark.parametrize(
    ("portraits", "small", "grand", "sets"),
    [
        ((2, 2, 0), 1, False, 1),
        ((2, 2, 2), 1, False, 1),
        ((2, 2, 2), 3, False, 3),
        ((1, 1, 0), 2, False, 1),
        ((0, 0, 0), 3, False, 1),
        ((0, 0, 0), 2, False, 0),
        ((1, 2, 0), 3, False, 2),
        ((4, 1, 0), 3, False, 2),
        ((2, 2, 2), 0, True, 3),
        ((1, 1, 1), 0, True, 0),
        ((1, 1, 0), 2, True, 2),
        ((1, 0, 0), 3, True, 2),
        ((3, 3, 3), 3, True, 4),
        ((5, 5, 5), 3, True, 7),
    ],
)
def test_the_portraits_of_ambassadors_are_chosen_to_make_most_sets(
    portraits: tuple[int, int, int], small: int, grand: bool, sets: int
) -> None:
    """Player a has some of A, B and C, and perhaps D; b has the others."""
    table = Position(2, ambassadors=True).portraits("a", *portraits)
    for k, city in enumerate(("Roma", "Lucca", "Ferrara")):
        table.tokens(city, "", "a" if k < small else "b")
    table.tokens("Verona", "a" if grand else "b", "").finished()
    assert [table.ambassadors[name] == "a" for name in "ABCD"] == [small > 0, small > 1, small > 2, grand]
    assert table.categories("a")["portraits"] == 6 * sum(count // 3 for count in portraits)
    assert table.categories("a")["portraits"] + table.categories("a")["ambassadors"] == 6 * sets
