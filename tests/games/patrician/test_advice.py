"""What a choice in Patrician brings, why another is impossible, and how far the game is."""

from __future__ import annotations

import pytest

from ludoteca.core.names import Names
from ludoteca.core.sets import seats_of
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.patrician import GAME
from ludoteca.games.patrician.facts import PlayFacts
from tests.games.patrician.matches import new_match, take_turn
from tests.games.patrician.positions import Position

PLAYERS = Names(("Ada", "Bruno", "Chiara"), 0)
EN = Words("en")


def notes(table: Position, move: str) -> list[str]:
    """What the player whose turn it is reads about a move."""
    (seat,) = seats_of(table.state.actors())
    view = table.state.blank(seat)
    (code,) = table.game.read(view, seat, move, range(table.game.move_count))
    return table.game.choice_notes(code, view, seat, PLAYERS, EN)


def why(table: Position) -> dict[str, str]:
    (seat,) = seats_of(table.state.actors())
    return table.game.unavailable(table.state.blank(seat), seat, EN)


# --- what a choice brings


def test_a_card_says_what_its_floors_its_portrait_and_the_next_card_bring() -> None:
    table = Position(3).tower("Verona", "ab", "bb").portraits("a", red_hats=1).face_up(Verona="lucca red-hat")
    table.hand("a", "verona two-red-hats").to_play("a")
    assert notes(table, "play verona two-red-hats") == [
        "Finishes Verona: up to 5 points for you.",
        "Completes three alike (red hat): +6.",
        "The last card for Verona is yours: it can wait.",
        "You then take Lucca, red hat.",
    ]


def test_a_site_says_who_would_win_and_who_would_lead() -> None:
    table = Position(3).tower("Verona", "ab", "bb").tower("Roma", "b").hand("a", "verona two-red-hats", "roma lady")
    table.to_play("a")
    assert notes(table.does("play verona two-red-hats"), "build left") == ["5 to you, 2 to Bruno."]
    table = Position(3).tower("Roma", "b").hand("a", "roma lady").to_play("a").does("play roma lady")
    assert notes(table, "build left") == ["In Roma you take the lead on the left."]


def test_a_moved_floor_says_whose_lead_changes() -> None:
    table = Position(3).tower("Siena", "ab", "a").hand("a", "roma move").to_play("a")
    table.does("play roma move", "build left")
    assert notes(table, "move siena left") == ["You then lead on the left.", "Bruno then leads on the right."]
    assert notes(table, "move siena right") == ["You then lead on the left.", "The right site is then empty."]


def test_a_messenger_says_where_it_comes_too_late() -> None:
    table = Position(3, messengers=True).tokens("Parma", "a", "b").hand("a", "roma lady star").hand("b", "roma crest")
    table.to_play("a").does("play roma lady star", "build left")
    assert notes(table, "send parma verona") == [
        "Parma is already scored: no effect there.",
        "Verona: +2 for the winner of each tower.",
    ]


def test_the_facts_of_a_card_do_not_depend_on_hidden_cards() -> None:
    """Every fact is made from the mover's view: other deals of the unknown cards give the same."""
    match = new_match(3, 4)
    for _ in range(7):
        take_turn(match)
    (seat,) = match.actors
    view = match.state.blank(seat)
    for code in match.legal_codes(seat):
        assert match.game.choice_facts(code, match.state, seat) == match.game.choice_facts(code, view, seat)


def test_the_best_build_of_a_card_is_in_its_facts() -> None:
    table = Position(3).tower("Verona", "ab", "bb").hand("a", "verona two-red-hats").to_play("a")
    (code,) = table.game.read(table.state.blank(0), 0, "play verona two-red-hats", range(table.game.move_count))
    facts = table.game.choice_facts(code, table.state.blank(0), 0)
    assert facts == PlayFacts("Verona", 1, True, 5, ["left"], "red-hat", 0, 1, True, [])


# --- what cannot be chosen


def test_the_last_floor_must_go_on_the_empty_site_and_the_other_site_says_so() -> None:
    table = Position(3).tower("Verona", "abab").hand("a", "verona free-draw").to_play("a").does("play verona free-draw")
    assert why(table) == {"site:Verona:left": "the last floor goes on the empty site"}


def test_cities_where_no_floor_may_move_say_why() -> None:
    table = Position(3).tower("Siena", "ab").tower("Lucca", "b").tokens("Parma", "a", "b").hand("a", "roma move")
    reasons = why(table.to_play("a").does("play roma move", "build left"))
    assert reasons["city:Roma"] == "you have just built in Roma"
    assert reasons["city:Lucca"] == "you have no floor in Lucca"
    assert reasons["city:Parma"] == "Parma is scored"
    assert "city:Siena" not in reasons


def test_other_cards_cannot_be_taken_unless_the_card_says_so() -> None:
    table = Position(3).face_up(Roma="siena beard", Lucca="lucca red-hat")
    table.hand("a", "roma lady", "siena free-draw").to_play("a")
    reasons = why(table.does("play roma lady", "build left"))
    assert reasons == {"card:lucca-5": "you built in Roma: the card there is yours"}
    table = Position(3).face_up(Siena="siena beard", Lucca="lucca red-hat").hand("a", "siena free-draw").to_play("a")
    assert why(table.does("play siena free-draw", "build left")) == {}


def test_roads_that_are_closed_to_messengers_say_why() -> None:
    table = Position(3, messengers=True).messenger("b", "Parma", "Verona").messenger("c", "Verona", "Ferrara")
    table.hand("a", "roma lady star").hand("b", "roma crest").to_play("a")
    reasons = why(table.does("play roma lady star", "build left"))
    assert reasons["road:Parma-Verona"] == "a messenger is on this road"
    assert reasons["road:Roma-Siena"] == "you have just built in Roma"
    assert "road:Lucca-Milano" not in reasons


# --- how far the game is


def alerts(table: Position) -> list[str]:
    return [alert.text for alert in table.game.alerts(table.state.blank(-1), PLAYERS, EN)]


def test_the_last_card_of_the_pile_the_empty_pile_and_the_last_rounds_are_marked() -> None:
    table = Position(2).hand("a", "roma lady", "siena beard").hand("b", "lucca red-hat", "milano lady").to_play("a")
    assert alerts(table) == ["2 rounds left: the hands run out"]
    assert alerts(table.does("play roma lady", "build left")) == ["2 rounds left: the hands run out"]
    assert alerts(table.does("play lucca red-hat", "build left")) == ["Last round"]
    assert alerts(table.does("play siena beard", "build left")) == ["Last round"]
    assert alerts(Position(2).pile("roma crest").hand("a", "roma lady").to_play("a")) == ["Last card of the pile"]
    assert alerts(Position(2).face_up(Roma="roma crest")) == ["The pile is empty; one card lies open"]
    assert alerts(Position(2).pile("roma crest", "roma move")) == []


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_last_round_is_said_in_the_last_round_and_not_before(seats: int) -> None:
    match = GAME(seats).deal(seed=2)
    while not match.over:
        view = match.view(-1)
        said = [alert.text for alert in match.game.alerts(match.state.blank(-1), PLAYERS, EN)]
        assert ("Last round" in said) == (view.round == view.rounds)
        match.play(match.legal_codes()[0])


# --- cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_kind_its_whole_rule_and_an_example(lang: str) -> None:
    game, words = GAME(5), Words(lang)
    for key in game.deck.keys:
        city = game.card_name(key, words)
        assert city in game.card_effect(key, words)
        assert city in game.card_kind(key, words)
        assert game.card_example(key, words)
        assert game.card_summary(key, words).casefold() in game.describe_card(key, words).casefold()
