"""The expansion Messengers: sending messengers, and the penalty."""

from __future__ import annotations

from tests.games.patrician.positions import (
    Position,
)

# --- sending


def sender(**messengers_left: int) -> Position:
    """Player a is about to play a start card of Roma."""
    table = Position(3, messengers=True).hand("a", "roma lady star").hand("b", "parma crest").to_play("a")
    for player, count in messengers_left.items():
        table.messengers_left(player, count)
    return table


def test_without_the_option_nobody_sends_a_messenger() -> None:
    table = Position(2).hand("a", "roma lady star").hand("b", "parma crest").to_play("a")
    assert table.does("play roma lady star", "build left").turn == "b"


def test_only_a_card_with_a_star_sends_a_messenger() -> None:
    table = Position(2, messengers=True).hand("a", "roma lady", "roma lady star").hand("b", "parma crest")
    table.to_play("a").does("play roma lady", "build left")
    assert (table.step, table.turn) == ("play", "b")
    table.does("play parma crest", "build left left", "play roma lady star", "build left")
    assert (table.step, table.turn) == ("send", "a")


def test_a_player_sends_one_messenger_a_turn_and_has_one_less() -> None:
    table = sender().does("play roma lady star", "build left", "send parma verona")
    assert (table.step, table.turn) == ("play", "b")
    assert [seat.messengers for seat in table.view(-1).seats] == [1, 2, 2]


def test_a_messenger_may_be_kept() -> None:
    table = sender().does("play roma lady star", "build left", "no messenger")
    assert [seat.messengers for seat in table.view(-1).seats] == [2, 2, 2]


def test_a_player_without_a_messenger_sends_none() -> None:
    table = sender(a=0).does("play roma lady star", "build left")
    assert (table.step, table.turn) == ("play", "b")


def test_no_messenger_goes_to_the_city_built_in() -> None:
    table = sender().does("play roma lady star", "build left")
    assert not [move for move in table.legal() if "roma" in move]


# rules: Patrician 11
def test_no_messenger_goes_to_the_city_built_in_even_if_it_has_just_been_scored() -> None:
    table = Position(2, messengers=True).tower("Parma", "aab", "b").hand("a", "parma lady star").to_play("a")
    table.does("play parma lady star", "build right")
    assert (table.is_scored("Parma"), table.step) == (True, "send")
    assert not [move for move in table.legal() if "parma" in move]


def test_a_road_has_at_most_one_messenger() -> None:
    table = sender().messenger("b", "Parma", "Verona").does("play roma lady star", "build left")
    assert "send parma verona" not in table.legal()
    assert {"send milano parma", "send verona ferrara"} <= table.legal()


def test_a_city_has_at_most_two_messengers() -> None:
    table = sender().messenger("b", "Siena", "Lucca").messenger("c", "Lucca", "Milano")
    table.does("play roma lady star", "build left")
    assert "send lucca ferrara" not in table.legal()
    assert {"send siena bologna", "send milano parma"} <= table.legal()


def test_messengers_at_a_scored_city_count_towards_its_limit_of_two() -> None:
    table = sender().scored("Lucca", "aaaa", "bbb")
    table.messenger("b", "Siena", "Lucca").messenger("c", "Lucca", "Milano")
    table.does("play roma lady star", "build left")
    assert "send lucca ferrara" not in table.legal()


def test_with_five_players_a_messenger_may_be_sent_to_pistoia() -> None:
    table = Position(5, messengers=True).hand("a", "siena red-hat star").to_play("a")
    table.does("play siena red-hat star", "build left")
    assert {"send roma pistoia", "send pistoia firenze"} <= table.legal()


def test_the_step_is_skipped_if_no_road_is_open() -> None:
    table = Position(4, messengers=True).hand("a", "roma lady star").hand("b", "parma crest").to_play("a")
    for a, b in (
        ("Siena", "Bologna"), ("Bologna", "Firenze"), ("Lucca", "Ferrara"), ("Verona", "Ferrara"),
        ("Lucca", "Milano"), ("Milano", "Parma"), ("Parma", "Verona"),
    ):  # fmt: skip
        table.messenger("c", a, b)
    table.does("play roma lady star", "build left")
    assert (table.step, table.turn) == ("play", "b"), "only Roma–Siena is free, and Roma was built in"


# --- the penalty


def test_the_player_with_fewest_towers_takes_the_penalty() -> None:
    table = (
        Position(2, messengers=True)
        .scored_with_messenger("Roma", "a", "b")
        .scored_with_messenger("Siena", "b", "b")
        .finished()
    )
    assert table.penalised == "a"


def test_high_and_low_towers_count_the_same_for_the_penalty() -> None:
    table = (
        Position(2, messengers=True)
        .scored_with_messenger("Roma", "a", "")
        .scored_with_messenger("Siena", "b", "b")
        .finished()
    )
    assert table.penalised == "a"


def test_floors_in_other_cities_do_not_count_for_the_penalty() -> None:
    table = Position(2, messengers=True).scored_with_messenger("Roma", "a", "b").tower("Roma", "aa", "b")
    table.tower("Lucca", "bbbb").finished()
    assert table.penalised == "b"


def test_among_players_without_towers_one_without_floors_takes_the_penalty() -> None:
    table = (
        Position(4, messengers=True).scored_with_messenger("Roma", "a", "a").tower("Roma", "aaaac", "aabb").finished()
    )
    assert table.penalised == "d"


def test_a_tie_between_stronger_players_does_not_cancel_the_penalty() -> None:
    table = Position(3, messengers=True).scored_with_messenger("Roma", "a", "b").tower("Roma", "aa", "bb").finished()
    assert table.penalised == "c"
    table = Position(3, messengers=True).scored_with_messenger("Roma", "b", "c").tower("Roma", "bb", "cc").finished()
    assert table.penalised == "a"


def test_the_penalty_can_make_a_score_negative() -> None:
    table = Position(2, messengers=True).scored_with_messenger("Roma", "a", "").finished()
    assert (table.score("b"), table.winners) == (-3, "a")
