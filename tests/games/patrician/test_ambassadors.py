"""The expansion Ambassadors."""

from __future__ import annotations

from tests.games.patrician.positions import (
    Position,
)


def test_ambassadors_go_to_most_6_4_and_2_tokens_and_to_most_points_in_verona_parma_and_milano() -> None:
    table = (
        Position(4, ambassadors=True)
        .tokens("Roma", "d", "a").tokens("Firenze", "d", "a").tokens("Bologna", "d", "b")
        .tokens("Siena", "d", "b").tokens("Lucca", "d", "b").tokens("Milano", "d", "c")
        .tokens("Ferrara", "a", "c").tokens("Parma", "a", "c").tokens("Verona", "d", "b")
        .finished()
    )  # fmt: skip
    # D: a 5, b 2, c 4 + 2, d 7 + 5
    assert table.ambassadors == {"A": "a", "B": "b", "C": "c", "D": "d"}


def test_without_the_option_there_are_no_ambassadors() -> None:
    table = Position(2).tokens("Roma", "a", "a").tokens("Verona", "a", "a").finished()
    assert table.ambassadors == {"A": None, "B": None, "C": None, "D": None}


def test_high_tokens_do_not_count_for_the_small_ambassadors() -> None:
    table = Position(2, ambassadors=True).tokens("Roma", "a", "").tokens("Siena", "a", "").finished()
    assert table.ambassadors == {"A": None, "B": None, "C": None, "D": None}


def test_messenger_points_never_count_for_ambassadors() -> None:
    """In Verona and Milano a has 5 + 4 of tokens and b 2 + 7, so Verona decides, whatever messengers brought b."""
    table = Position(2, ambassadors=True, messengers=True)
    table.messenger("a", "Milano", "Parma").messenger("b", "Lucca", "Milano")
    table.scored("Milano", "bbbb", "aaa").tokens("Verona", "a", "b").finished()
    assert table.messenger_points("b") == 4
    assert table.ambassadors["D"] == "a"


def test_one_player_may_get_all_four_ambassadors() -> None:
    table = Position(2, ambassadors=True).tokens("Roma", "", "a").tokens("Lucca", "", "a")
    table.tokens("Parma", "a", "a").finished()
    assert table.ambassadors == dict.fromkeys("ABCD", "a")


def test_small_ambassadors_add_one_portrait_and_d_adds_one_of_each() -> None:
    small = Position(2, ambassadors=True).tokens("Roma", "b", "a").portraits("a", 2, 1, 1).finished()
    assert small.categories("a") == {
        "tokens": 6, "portraits": 0, "ambassadors": 6, "messengers": 0, "penalty": 0,
    }  # fmt: skip
    grand = Position(2, ambassadors=True).tokens("Verona", "a", "").portraits("a", 2, 2, 2).finished()
    assert grand.ambassadors["D"] == "a"
    assert grand.categories("a")["ambassadors"] == 18


def test_ambassadors_may_decide_the_game() -> None:
    table = Position(2, ambassadors=True).tokens("Roma", "b", "a").portraits("a", 2, 0, 0).finished()
    assert (table.score("a"), table.score("b"), table.winners) == (12, 9, "a")
