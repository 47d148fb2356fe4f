"""San Juan says why: unavailable cards, what a role brings, what a pass gives up, and that the end is near."""

from __future__ import annotations

import pytest

from ludoteca.core.legal import legal_codes
from ludoteca.core.names import Names
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.san_juan import GAME
from ludoteca.games.san_juan.engine import numbers
from tests.games.san_juan.golden import eager, play
from tests.games.san_juan.positions import Position

EN = Words("en")
NAMES = Names(("Ada", "Bruno", "Chiara"), 0)


def why_not(table: Position, seat: int = 0) -> dict[str, str]:
    return table.game.unavailable(table.state.blank(seat), seat, EN)


def test_a_card_that_is_too_dear_says_what_it_costs_and_what_can_be_paid() -> None:
    table = Position().hand("a", "library, well").plays("a", "take builder")
    assert why_not(table) == {"card:library": "costs 4, you can pay 1"}


def test_a_second_violet_building_of_a_kind_is_refused_for_that_reason() -> None:
    table = Position().buildings("a", "well").hand("a", "well, 3 indigo plant").plays("a", "take builder")
    assert why_not(table) == {"card:well": "you have one: one of each violet"}


def test_with_a_crane_the_nearest_price_counts() -> None:
    table = Position().buildings("a", "crane, chapel").hand("a", "palace, well").plays("a", "take builder")
    assert why_not(table) == {"card:palace": "costs 2 over the Chapel, you can pay 1"}


def test_a_reason_is_given_exactly_for_the_cards_that_cannot_be_built() -> None:
    match = GAME(3).deal(seed=4)
    seen = 0
    while not match.over and len(match.steps) < 600:
        seat = match.actors[0]
        legal = match.legal_codes(seat)
        if match.state.board[numbers.PHASE] == numbers.TO_BUILD:
            view = match.state.blank(seat)
            held = {card for card in match.view(seat).seats[seat].hand if card is not None}
            built = {match.game.notation(code).removeprefix("build ").replace(" ", "-") for code in legal}
            refused = {item.removeprefix("card:") for item in match.game.unavailable(view, seat, EN)}
            assert refused == held - built
            seen += len(refused)
        match.play(legal[len(match.steps) % len(legal)], seat)
    assert seen > 20


def notes(table: Position, role: str) -> list[str]:
    code = table.game.read(table.state.blank(0), 0, f"take {role}", range(table.game.move_count))[0]
    return table.game.choice_notes(code, table.state.blank(0), 0, NAMES, EN)


def test_a_role_says_what_it_does_for_all_what_it_brings_and_how_the_others_stand() -> None:
    table = Position().buildings("a", "sugar mill").goods("b", "indigo").hand("a", "library, well")
    assert notes(table, "trader") == [
        "Everybody may sell one good; you one more.",
        "You have no goods.",
        "Goods: Bruno 1, Chiara 0.",
    ]
    assert notes(table, "producer")[1:] == [
        "Your empty plants: indigo and sugar.",
        "Empty plants: Bruno 0, Chiara 1.",
    ]
    assert notes(table, "builder")[1] == "You can build one of your 2 cards."
    assert notes(table, "councillor")[1] == "You draw 5 and keep 1."


def test_a_six_cost_building_says_what_it_would_count_now() -> None:
    table = (
        Position()
        .buildings("a", "well, hero")
        .hand("a", "city hall, triumphal arch, palace, guild hall, 3 tobacco storage")
    )
    table.plays("a", "take builder")
    view = table.state.blank(0)
    said = [note for code in legal_codes(table.state, 0) for note in table.game.choice_notes(code, view, 0, NAMES, EN)]
    assert said == [
        "worth now: one plant, 2 points each",
        "worth now: Well, Hero and itself",
        "worth now: Hero",
        "worth now: a quarter of 7",
    ]


def declined(table: Position, code: int) -> list[str]:
    return table.game.decline_notes(code, table.state.blank(0), 0, NAMES, EN)


def test_a_pass_in_advance_says_what_it_gives_up_and_what_that_costs() -> None:
    table = Position().hand("a", "palace, library, guild hall")
    assert table.game.describe_decline(numbers.NO_BUILD, EN) == "If somebody takes the Builder: build nothing"
    assert declined(table, numbers.NO_BUILD) == [
        "Gives up your next build.",
        "Costs you nothing now: with 3 cards you can pay 2 at most.",
    ]
    assert declined(table, numbers.NO_MORE_SALES)[1] == "Costs you nothing now: you have no goods."
    assert declined(Position().hand("a", "well, 2 palace"), numbers.NO_BUILD)[1] == "You could build one card now."


def test_without_the_hand_a_pass_does_not_say_what_it_costs() -> None:
    table = Position().hand("a", "palace, library, guild hall")
    told = table.game.decline_notes(numbers.NO_BUILD, table.state.blank(-1), 0, NAMES, EN)
    assert told == ["Gives up your next build."]


def test_the_end_is_announced_two_buildings_before_it() -> None:
    table = Position().buildings("c", "4 sugar mill, 4 tobacco storage")
    assert table.game.alerts(table.state.blank(-1), NAMES, EN) == []
    table.buildings("c", "well")
    assert [(a.seat, a.text) for a in table.game.alerts(table.state.blank(-1), NAMES, EN)] == [
        (2, "2 more end the game")
    ]
    table.buildings("c", "tower")
    assert [(a.seat, a.text) for a in table.game.alerts(table.state.blank(-1), NAMES, EN)] == [
        (-1, "Last rounds: Chiara has 11 of 12"),
        (2, "1 more ends the game"),
    ]
    table.buildings("c", "chapel")
    assert [a.text for a in table.game.alerts(table.state.blank(-1), NAMES, EN)] == [
        "Last phase: Chiara has 12 buildings"
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_and_notes_have_words_in_every_position(lang: str) -> None:
    words = Words(lang)
    match = play(GAME(4), 2, eager)
    names = Names(("Ada", "Bruno", "Chiara", "Dario"), 1)
    game = match.game
    replay = GAME(4).deal(luck=match.record.luck)
    said = set()
    for step in match.steps[1:]:
        seat = step.seat
        view = replay.state.blank(seat)
        for code in replay.legal_codes(seat):
            said.update(game.choice_notes(code, view, seat, names, words))
        said.update(game.unavailable(view, seat, words).values())
        for code in game.declines():
            said.update(game.decline_notes(code, view, seat, names, words))
        replay.play(step.code, seat)
    assert len(said) > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_kind_and_every_power_with_a_catch_an_example(lang: str) -> None:
    game, words = GAME(3), Words(lang)
    assert all(game.card_kind(key, words) for key in game.deck.keys)
    assert game.card_kind("city-hall", EN) == "violet · cost 6 · two in the deck"
    assert sum(bool(game.card_example(key, words)) for key in game.deck.keys) >= 12
