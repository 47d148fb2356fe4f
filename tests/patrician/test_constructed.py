"""Positions that seldom or never arise in play, put up by hand: every edge of every rule."""

from __future__ import annotations

import pytest

from ludoteca.core.engine.playout import buffer
from ludoteca.core.errors import BadMove
from ludoteca.games.patrician import events
from tests.patrician.positions import PLAYERS, Position, card_file, dealt, number, played_out

UNFINISHED = {"Roma": "M M M W* B* W RR", "Siena": "X R* ? R* B"}
"""A host's deck whose Roma has 7 crests for 9 floors, and Siena 6 for 7."""


# --- the last floor of a city


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
def test_the_last_floor_of_one_crest_must_stand_on_an_empty_site(left: str, right: str, legal: set[str]) -> None:
    table = Position(2).tower("Parma", left, right).hand("a", "parma lady star").to_play("a")
    assert table.does("play parma lady star").legal() == legal


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
def test_of_the_last_two_floors_at_least_one_must_stand_on_an_empty_site(
    left: str, right: str, legal: set[str]
) -> None:
    table = Position(2).tower("Parma", left, right).hand("a", "parma crest").to_play("a")
    assert table.does("play parma crest").legal() == legal


def test_a_floor_on_the_empty_site_wins_the_low_token() -> None:
    table = Position(2).tower("Parma", "bbbb").hand("a", "parma lady star").to_play("a")
    assert table.does("play parma lady star", "build right").holders("Parma") == ("b", "a")


def test_a_tower_emptied_by_a_move_is_built_again_by_the_last_floor() -> None:
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
    assert table.does("build right").holders("Parma") == ("b", "a")


# --- moves that are refused


def refused(table: Position, told: str) -> None:
    with pytest.raises(BadMove) as caught:
        table.does(told)
    assert told in str(caught.value)


def test_no_move_where_one_owns_no_floor_where_one_built_or_where_the_city_is_scored() -> None:
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
    for told in ("move roma left", "move lucca left", "move lucca right", "move verona left", "move verona right"):
        refused(table, told)
    refused(table, "move milano right")
    assert table.legal() == {"move milano left", "no move"}


def test_a_city_scored_by_this_very_build_cannot_be_moved_in() -> None:
    table = Position(2).tower("Lucca", "aaa", "bbb").hand("a", "lucca move").hand("b", "roma crest").to_play("a")
    table.does("play lucca move", "build left")
    assert table.is_scored("Lucca")
    assert table.whose == "b", "no other city qualifies, so the move is lost"


def test_after_the_only_own_floor_of_a_city_has_changed_sides_it_is_still_ones_city() -> None:
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


# --- take and refill


def test_a_free_draw_may_also_take_the_card_of_the_city_built_in() -> None:
    table = Position(2).hand("a", "siena free-draw").offer(Siena="roma crest", Parma="parma crest").to_play("a")
    table.does("play siena free-draw", "build left", "take siena")
    assert table.held("a") == {"roma crest"}


def test_a_free_draw_can_empty_the_space_of_a_scored_city_and_it_is_filled_again() -> None:
    table = (
        Position(2)
        .scored("Parma", "aaa", "bb")
        .hand("a", "siena free-draw")
        .hand("b", "roma lady")
        .offer(Siena="siena beard", Parma="roma crest")
        .pile("lucca crest")
        .to_play("a")
    )
    table.does("play siena free-draw", "build left", "take parma")
    assert (table.held("a"), table.offered("Parma")) == ({"roma crest"}, "lucca crest")


def test_without_the_free_draw_sign_another_citys_card_is_refused() -> None:
    table = Position(2).hand("a", "siena beard").offer(Siena="roma crest", Parma="parma crest").to_play("a")
    refused(table.does("play siena beard", "build left"), "take parma")


def test_refill_scored_cities_off_leaves_only_the_refill_out() -> None:
    table = (
        Position(2, refill_scored_cities=False)
        .tower("Parma", "aab", "b")
        .hand("a", "parma lady star", "siena free-draw")
        .hand("b", "roma lady", "roma beard star")
        .offer(Parma="siena beard", Roma="roma crest")
        .pile("lucca crest", "lucca move")
        .to_play("a")
    )
    table.does("play parma lady star", "build left")
    assert table.legal() == {"take parma"}, "a card already lying there stays takeable"
    table.does("take parma")
    assert table.offered("Parma") is None
    assert len(table.in_pile()) == 2
    table.does("play roma lady", "build left", "take roma")
    assert table.offered("Roma") is not None, "a city that is not scored is filled as ever"


def test_refill_off_a_card_at_a_city_scored_earlier_can_be_drawn_freely() -> None:
    table = (
        Position(2, refill_scored_cities=False)
        .scored("Parma", "aaa", "bb")
        .hand("a", "siena free-draw")
        .hand("b", "roma lady")
        .offer(Parma="siena beard")
        .pile("lucca crest")
        .to_play("a")
    )
    table.does("play siena free-draw", "build left", "take parma")
    assert (table.held("a"), table.offered("Parma"), table.in_pile()) == ({"siena beard"}, None, {"lucca crest"})


def test_an_empty_space_of_the_city_built_in_is_not_filled_by_taking_elsewhere() -> None:
    table = (
        Position(2)
        .hand("a", "roma lady")
        .hand("b", "roma beard star")
        .offer(Parma="siena beard")
        .pile("lucca crest")
        .to_play("a")
    )
    table.does("play roma lady", "build left", "take parma")
    assert (table.offered("Roma"), table.offered("Parma")) == (None, "lucca crest")


# --- tower ties


@pytest.mark.parametrize(
    ("tower", "winner"),
    [
        ("ab", "b"),
        ("ba", "a"),
        ("abba", "a"),
        ("aabbc", "b"),  # c is on top, but has fewer
        ("bbaac", "a"),
        ("abc", "c"),
        ("cab", "b"),
        ("abcabc", "c"),
        ("aabbccd", "c"),
        ("ddaabbc", "b"),
        ("abcd", "d"),
        ("abcde", "e"),
        ("eabcd", "d"),
        ("aaabbbc", "b"),
        ("aaabb", "a"),  # no tie
        ("a", "a"),
    ],
)
def test_a_tied_tower_goes_to_the_tied_player_nearest_the_top(tower: str, winner: str) -> None:
    assert Position(5).scored("Roma", tower, "").holders("Roma")[0] == winner


def test_no_player_is_favoured_by_the_seat() -> None:
    for first in PLAYERS:
        for second in PLAYERS.replace(first, ""):
            assert Position(5).scored("Roma", first + second, "").holders("Roma") == (second, None)


# --- final ties


def test_of_three_level_on_points_the_two_with_fewest_floors_share_the_victory() -> None:
    table = Position(3).tokens("Roma", "a", "").tokens("Bologna", "b", "").tokens("Firenze", "c", "")
    table.pieces("a", 12).pieces("b", 15).pieces("c", 15).finished()
    assert (table.winners, table.result.tie_break) == ("bc", "floors")
    assert [seat.rank for seat in table.result.seats] == [3, 1, 1]


def test_fewest_floors_decide_nothing_where_points_differ() -> None:
    table = Position(2).tokens("Roma", "a", "b").pieces("a", 0).pieces("b", 39).finished()
    assert (table.winners, table.result.tie_break) == ("a", None)


def test_floors_on_the_board_count_wherever_they_stand_and_whoever_moved_them() -> None:
    table = Position(2).tower("Milano", "ab", "").hand("b", "lucca move").to_play("b")
    table.does("play lucca move", "build left", "move milano left")
    assert [table.state.floors_built(number(letter)) for letter in "ab"] == [1, 2]


# --- messengers: limits


def sender(**given: int) -> Position:
    """Player a is about to send a messenger, having built in Roma."""
    table = Position(3, messengers=True).hand("a", "roma lady star").hand("b", "parma crest").to_play("a")
    for letter, many in given.items():
        table.riders(letter, many)
    return table


def test_a_city_has_at_most_two_messengers() -> None:
    table = sender().messenger("b", "Siena", "Lucca").messenger("c", "Lucca", "Milano")
    table.does("play roma lady star", "build left")
    assert "send lucca ferrara" not in table.legal()
    assert {"send siena bologna", "send milano parma"} <= table.legal()


def test_a_road_has_at_most_one_messenger() -> None:
    table = sender().messenger("b", "Parma", "Verona").does("play roma lady star", "build left")
    assert "send parma verona" not in table.legal()
    assert {"send milano parma", "send verona ferrara"} <= table.legal()


def test_no_messenger_goes_to_the_city_built_in() -> None:
    table = sender().does("play roma lady star", "build left")
    assert not [told for told in table.legal() if "roma" in told]


def test_who_has_no_messenger_left_sends_none() -> None:
    table = sender(a=0).does("play roma lady star", "build left")
    assert (table.step, table.whose) == ("play", "b")


def test_one_messenger_a_turn_and_it_leaves_the_supply() -> None:
    table = sender().does("play roma lady star", "build left", "send parma verona")
    assert (table.step, table.whose) == ("play", "b")
    assert [seat.messengers for seat in table.view(-1).seats] == [1, 2, 2]


def test_a_messenger_may_be_kept() -> None:
    table = sender().does("play roma lady star", "build left", "no messenger")
    assert [seat.messengers for seat in table.view(-1).seats] == [2, 2, 2]


def test_messengers_at_scored_cities_count_towards_the_two_of_a_city() -> None:
    table = sender().scored("Lucca", "aaaa", "bbb")
    table.messenger("b", "Siena", "Lucca").messenger("c", "Lucca", "Milano")
    table.does("play roma lady star", "build left")
    assert "send lucca ferrara" not in table.legal()


def test_a_messenger_between_a_scored_and_an_open_city_pays_in_the_open_one_only() -> None:
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
    assert table.holders("Verona") == ("b", "a")
    assert (table.messenger_points("a"), table.messenger_points("b")) == (2, 2)
    assert table.effective_cities == {"Verona"}


def test_a_messenger_sent_in_the_last_turn_counts_in_cities_scored_at_the_end() -> None:
    table = Position(2, messengers=True).tower("Verona", "aa", "b").hand("a", "roma lady star").to_play("a")
    table.does("play roma lady star", "build left", "send parma verona")
    assert table.step == "over"
    assert table.effective_cities == {"Parma", "Verona"}
    assert (table.messenger_points("a"), table.messenger_points("b")) == (2, 2)


# --- messengers: −3


def test_the_penalty_goes_to_the_fewest_towers_and_zero_counts() -> None:
    table = Position(3, messengers=True).effective("Roma", "a", "b").finished()
    assert table.penalised == "c"


def test_among_those_with_towers_the_fewest_takes_it() -> None:
    table = Position(2, messengers=True).effective("Roma", "a", "b").effective("Siena", "b", "b").finished()
    assert table.penalised == "a"


def test_high_and_low_towers_count_alike_for_the_penalty() -> None:
    table = Position(2, messengers=True).effective("Roma", "a", "").effective("Siena", "b", "b").finished()
    assert table.penalised == "a"


def test_tied_in_towers_the_fewest_floors_in_those_cities_take_it() -> None:
    table = Position(2, messengers=True).messenger("a", "Roma", "Siena")
    table.scored("Roma", "aaaab", "bbbb").finished()
    assert table.effective_cities >= {"Roma"}
    assert (table.holders("Roma"), table.penalised) == (("a", "b"), "a")


def test_floors_in_other_cities_do_not_count_for_the_tie() -> None:
    table = Position(2, messengers=True).effective("Roma", "a", "b").tower("Roma", "aa", "b")
    table.tower("Lucca", "bbbb").finished()
    assert table.penalised == "b"


def test_tied_with_zero_towers_the_fewest_floors_take_it_and_zero_floors_count() -> None:
    table = Position(4, messengers=True).effective("Roma", "a", "a").tower("Roma", "aaaac", "aabb").finished()
    assert table.penalised == "d"


def test_tied_in_towers_and_floors_nobody_takes_it() -> None:
    table = Position(4, messengers=True).effective("Roma", "a", "a").tower("Roma", "aaaac", "aab").finished()
    assert table.penalised == "d"
    table = Position(3, messengers=True).effective("Roma", "a", "a").tower("Roma", "aaaac", "aaab").finished()
    assert table.penalised is None
    assert [table.categories(letter)["penalty"] for letter in "abc"] == [0, 0, 0]


def test_a_tie_among_those_who_are_not_last_does_not_save_the_last() -> None:
    table = Position(3, messengers=True).effective("Roma", "a", "b").tower("Roma", "aa", "bb").finished()
    assert table.penalised == "c"
    table = Position(3, messengers=True).effective("Roma", "b", "c").tower("Roma", "bb", "cc").finished()
    assert table.penalised == "a"


def test_without_an_effective_city_nobody_is_penalised() -> None:
    table = Position(2, messengers=True)
    for city in ("Roma", "Bologna", "Firenze", "Siena", "Lucca", "Milano", "Ferrara", "Parma", "Verona"):
        table.tokens(city, "a", "a")
    table.messenger("a", "Parma", "Verona").finished()
    assert table.penalised is None


def test_the_penalty_can_make_a_score_negative_and_lose_the_game() -> None:
    table = Position(2, messengers=True).effective("Roma", "a", "").finished()
    assert (table.score("b"), table.winners) == (-3, "a")


# --- ambassadors


@pytest.mark.parametrize(
    ("card", "cities"),
    [
        ("A", ("Bologna", "Firenze", "Roma")),
        ("B", ("Milano", "Lucca", "Siena")),
        ("C", ("Verona", "Parma", "Ferrara")),
    ],
)
def test_small_ambassadors_with_every_award_of_their_tokens(card: str, cities: tuple[str, ...]) -> None:
    """Most tokens; tied, the first token of the picture that a tied player owns; nobody has none."""
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


def test_ambassador_a_with_five_players_counts_pistoia_last() -> None:
    table = Position(5, ambassadors=True).tokens("Pistoia", "", "a").tokens("Roma", "", "b").finished()
    assert table.ambassadors["A"] == "b"
    table = Position(5, ambassadors=True).tokens("Roma", "", "b").tokens("Bologna", "", "e")
    table.tokens("Pistoia", "", "a").tokens("Firenze", "", "a").finished()
    assert table.ambassadors["A"] == "a"
    table = Position(5, ambassadors=True).tokens("Bologna", "", "b").tokens("Roma", "", "b")
    table.tokens("Pistoia", "", "a").tokens("Firenze", "", "a").finished()
    assert table.ambassadors["A"] == "b", "two each: Bologna decides"


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
    ],
)
def test_the_grand_ambassador_with_every_tie(
    verona: tuple[str, str], parma: tuple[str, str], milano: tuple[str, str], owner: str | None
) -> None:
    table = Position(3, ambassadors=True)
    table.tokens("Verona", *verona).tokens("Parma", *parma).tokens("Milano", *milano).finished()
    assert table.ambassadors["D"] == owner


def test_one_player_may_take_all_four_ambassadors() -> None:
    table = Position(2, ambassadors=True).tokens("Roma", "", "a").tokens("Lucca", "", "a")
    table.tokens("Parma", "a", "a").finished()
    assert table.ambassadors == dict.fromkeys("ABCD", "a")


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
def test_ambassadors_portraits_are_chosen_as_is_best(
    portraits: tuple[int, int, int], small: int, grand: bool, sets: int
) -> None:
    """The small cards' portraits are free, the grand one's are one of each; b takes what a does not."""
    table = Position(2, ambassadors=True).portraits("a", *portraits)
    for k, city in enumerate(("Roma", "Lucca", "Ferrara")):
        table.tokens(city, "", "a" if k < small else "b")
    table.tokens("Verona", "a" if grand else "b", "").finished()
    assert [table.ambassadors[name] == "a" for name in "ABCD"] == [small > 0, small > 1, small > 2, grand]
    assert table.categories("a")["portraits"] == 6 * sum(many // 3 for many in portraits)
    assert table.categories("a")["portraits"] + table.categories("a")["ambassadors"] == 6 * sets


def test_ambassadors_may_decide_the_game() -> None:
    table = Position(2, ambassadors=True).tokens("Roma", "b", "a").portraits("a", 2, 0, 0).finished()
    assert (table.score("a"), table.score("b"), table.winners) == (12, 9, "a")


# --- a host's deck that leaves cities unfinished


def test_unscored_cities_are_scored_at_the_end() -> None:
    table = Position(2).tower("Roma", "aab", "b").hand("a", "parma crest").to_play("a")
    table.does("play parma crest", "build left right")
    assert table.step == "over"
    assert (table.holders("Roma"), table.holders("Parma")) == (("a", "b"), ("a", "a"))
    assert all(city.scored for city in table.view(-1).cities)


def test_of_equally_tall_towers_the_left_counts_as_taller() -> None:
    table = Position(2).tower("Roma", "bb", "aa").tower("Siena", "a", "b").finished()
    assert table.holders("Roma") == ("b", "a")
    assert table.holders("Siena") == ("a", "b")


def test_an_empty_tower_awards_nothing() -> None:
    table = Position(2).tower("Roma", "", "ab").tower("Siena", "a").finished()
    assert (table.holders("Roma"), table.holders("Siena")) == (("b", None), ("a", None))
    assert table.holders("Milano") == (None, None)
    scored = [event for event in table.heard if isinstance(event, events.CityScored)]
    assert events.CityScored("Milano", None, None, "left") in scored
    assert (table.score("a"), table.score("b")) == (7, 9)


def test_pistoia_is_not_scored_where_it_is_not_in_play() -> None:
    table = Position(4).finished()
    assert "Pistoia" not in [event.city for event in table.heard if isinstance(event, events.CityScored)]


def test_an_empty_tower_pays_no_messenger_but_the_city_counts() -> None:
    table = Position(2, messengers=True).messenger("a", "Roma", "Siena").tower("Roma", "ab").finished()
    assert (table.messenger_points("a"), table.messenger_points("b")) == (0, 2)
    assert table.penalised == "a"


def test_a_floor_that_does_not_fit_is_not_built_and_the_turn_goes_on() -> None:
    table = Position(2).tower("Parma", "aab", "b").hand("a", "parma crest").offer(Parma="roma crest").to_play("a")
    table.does("play parma crest")
    assert (table.floors_to_build, table.legal()) == (1, {"build left", "build right"})
    table.does("build left")
    assert (table.is_scored("Parma"), table.step) == (True, "take")


def test_the_one_floor_of_two_that_fits_is_the_last_and_goes_on_an_empty_site() -> None:
    table = Position(2).tower("Parma", "aabb").hand("a", "parma crest").to_play("a")
    assert table.does("play parma crest").legal() == {"build right"}


def test_a_card_of_a_full_city_builds_nothing_and_the_turn_goes_on() -> None:
    table = (
        Position(2).scored("Parma", "aab", "bb").tower("Milano", "a").hand("a", "parma move")
        .offer(Parma="roma crest").to_play("a")
    )  # fmt: skip
    table.does("play parma move")
    assert table.step == "move"
    table.does("move milano left")
    assert table.legal() == {"take parma"}
    assert table.towers("Parma") == ("aab", "bb")


def test_without_a_piece_nothing_is_built_and_the_turn_goes_on() -> None:
    table = Position(2).pieces("a", 0).hand("a", "parma crest").offer(Parma="roma crest").to_play("a")
    table.does("play parma crest")
    assert (table.step, table.towers("Parma")) == ("take", ("", ""))


def test_with_one_piece_left_two_crests_build_one_floor_which_is_not_the_last() -> None:
    table = Position(2).tower("Parma", "aab").pieces("a", 1).hand("a", "parma crest").to_play("a")
    assert table.does("play parma crest").legal() == {"build left", "build right"}
    table.does("build left")
    assert (table.towers("Parma"), table.supply("a")) == (("aaba", ""), 0)


def test_a_player_without_a_card_is_passed_over() -> None:
    table = Position(3).hand("a", "roma lady").hand("c", "siena beard", "siena crest").to_play("a")
    table.does("play roma lady", "build left")
    assert table.whose == "c"
    table.does("play siena beard", "build left")
    assert (table.whose, table.step) == ("c", "play"), "neither a nor b has a card"
    table.does("play siena crest", "build left left")
    assert table.step == "over"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_deck_that_leaves_cities_unfinished_is_played_to_the_end(seats: int) -> None:
    for seed in range(4):
        table = dealt(
            seats, seed, card_file(UNFINISHED), messengers=True, ambassadors=True, refill_scored_cities=seed % 2 == 0
        )
        turns = played_out(table, seed)
        assert len(turns) == (55 if seats == 5 else 48)
        assert sum(map(len, table.towers("Roma"))) == 7
        assert sum(map(len, table.towers("Siena"))) == 6
        for name in ("Roma", "Siena"):
            assert table.is_scored(name)
            left, right = table.towers(name)
            assert (None in table.holders(name)) is (not left or not right)


def test_twins_that_do_not_lie_side_by_side_in_the_file_are_one_choice_too() -> None:
    """The engine's own words: «of twins the first only, for they are one choice»."""
    cards = card_file({"Roma": "X M X W* B* W RR"})
    table = Position(2, cards).hand("a", "roma crest", "roma move", "roma crest 2").to_play("a")
    assert table.legal() == {"play roma crest", "play roma move"}


# --- small print


def test_where_no_road_is_free_the_messenger_is_not_asked_for() -> None:
    table = Position(4, messengers=True).hand("a", "roma lady star").hand("b", "parma crest").to_play("a")
    for a, b in (
        ("Siena", "Bologna"), ("Bologna", "Firenze"), ("Lucca", "Ferrara"), ("Verona", "Ferrara"),
        ("Lucca", "Milano"), ("Milano", "Parma"), ("Parma", "Verona"),
    ):  # fmt: skip
        table.messenger("c", a, b)
    table.does("play roma lady star", "build left")
    assert (table.step, table.whose) == ("play", "b"), "only Roma–Siena is free, and Roma was built in"


def test_nobody_else_may_act_and_after_the_end_nobody_at_all() -> None:
    moves = buffer()
    table = Position(2).hand("a", "roma lady").hand("b", "siena beard").to_play("a")
    assert (table.state.legal(0, moves), table.state.legal(1, moves)) == (1, 0)
    table.does("play roma lady", "build left", "play siena beard", "build left")
    assert (table.step, table.state.actors()) == ("over", 0)
    assert [table.state.legal(seat, moves) for seat in range(2)] == [0, 0]


def test_before_the_first_card_no_pile_has_a_top_and_between_turns_no_floor_is_waited_for() -> None:
    table = dealt(3, 1)
    assert [seat.top for seat in table.view(-1).seats] == [None, None, None]
    table.does(min(table.legal()))
    assert table.view(-1).floors_to_build == 1
    table.does("build left")
    assert table.view(-1).floors_to_build == 0
