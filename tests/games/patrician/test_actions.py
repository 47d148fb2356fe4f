"""What happened in Patrician, one action at a time and in words, with "you" for the reader."""

from __future__ import annotations

import pytest

from ludoteca.core.actions import ActionText, Gain
from ludoteca.core.laws import random_match
from ludoteca.core.names import Names
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.patrician import GAME, events
from tests.games.patrician.positions import UNFINISHED, Position, card_file, seat_of

PLAYERS = ("Ada", "Bruno", "Chiara")


def actions(table: Position, reader: str = "", lang: str = "en") -> list[ActionText]:
    """Everything that has happened, as actions that need words."""
    game, happened = table.game, list(table.events)
    names = Names(PLAYERS, seat_of(reader) if reader else -1)
    told = []
    for span in game.split_actions(happened):
        text = game.describe_action(happened[: span.events], names, Words(lang))
        happened = happened[span.events :]
        told += [text] if text else []
    assert not happened
    return told


def verona() -> Position:
    """Bruno (b) can finish Verona with a card that has two crests."""
    return Position(3).tower("Verona", "b", "ca").hand("b", "verona crest").to_play("b")


# --- what is one action


def test_a_card_its_floors_and_the_city_they_finish_are_one_action() -> None:
    (finished, *_) = actions(verona().does("play verona crest", "build left left"), "a")
    assert finished.text == "Bruno builds 2 in Verona, left. Verona is finished: 5 to Bruno, 2 to you."


def test_the_floors_join_the_card_and_nothing_else_does() -> None:
    table = verona().face_up(Verona="siena beard").pile("roma lady")
    game = table.game
    played = table.does("play verona crest").events[:]
    built = table.does("build right right").events[len(played) :]
    assert game.joins(played, built)
    before = [*played, *built]
    taken = table.does("take verona").events[len(before) :]
    assert not game.joins(before, taken)
    assert not game.joins(taken, played)


def test_a_taken_card_and_the_new_one_in_its_place_are_one_action() -> None:
    table = verona().face_up(Verona="siena beard").pile("roma lady").hand("c", "roma move")
    (_, taken) = actions(table.does("play verona crest", "build right right", "take verona"), "b")
    assert taken.text == "You take the card at Verona: Siena, bearded man. New there: Roma, lady."
    assert taken.sign == "card:siena-5"


def test_what_ends_the_game_is_told_by_itself() -> None:
    table = Position(3, messengers=True, ambassadors=True).tower("Verona", "b", "ca").tokens("Bologna", "c", "a")
    table.messenger("c", "Parma", "Verona").hand("b", "verona crest").to_play("b")
    told = actions(table.does("play verona crest", "build right right"))
    assert told[0].text.startswith("Bruno builds 2 in Verona, right. Verona is finished: 7 ")
    assert [text.short for text in told].count("Ambassadors") == 1
    assert told[-1].text == "All cards have been played."


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_all_seats_see_the_same_actions(seats: int) -> None:
    game = GAME(seats, {"messengers": True, "ambassadors": True})
    for step in random_match(game, 3).steps:
        spans = [game.split_actions([event.for_seat(seat) for event in step.events]) for seat in range(-1, seats)]
        assert all(each == spans[0] for each in spans)
        assert sum(span.events for span in spans[0]) == len(step.events)


def test_the_position_before_the_end_is_kept_for_the_action_that_led_to_it() -> None:
    match = random_match(GAME(3, {"messengers": True, "ambassadors": True}), 3)
    last = match.steps[-1]
    spans = match.game.split_actions([visible.event for visible in last.events])
    pictures = dict(last.pictures)
    at = 0
    for span in spans[:-1]:
        at += span.events
        if at < len(last.events) and not isinstance(last.events[at].event, events.Ended):
            assert at in pictures
    assert not match.game.view(pictures[spans[0].events], 0).over


# --- points in every scoring sentence


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        ("", "Verona is finished: 5 to Bruno, 2 to Ada."),
        ("a", "Verona is finished: 5 to Bruno, 2 to you."),
        ("b", "Verona is finished: 5 to you, 2 to Ada."),
    ],
)
def test_a_finished_city_says_who_gets_how_much(reader: str, sentence: str) -> None:
    table = Position(3).tower("Verona", "bb", "ca").hand("b", "verona two-red-hats").to_play("b")
    (built, *_) = actions(table.does("play verona two-red-hats", "build left"), reader)
    assert built.text.endswith(sentence)
    assert built.short == "Verona, left"
    assert built.sign == "card:verona-4"
    assert built.gains == (Gain((1,), "the taller tower", "+5"), Gain((0,), "the other tower", "+2"))


def test_one_winner_of_both_towers_gets_both_in_one_phrase() -> None:
    table = Position(3).tower("Verona", "ccc", "c").hand("c", "verona free-draw").to_play("c")
    (built, *_) = actions(table.does("play verona free-draw", "build left"))
    assert built.text == "Chiara builds in Verona, left. Verona is finished: 5 and 2 to Chiara."
    assert built.gains == (Gain((2,), "both towers", "+7"),)


def test_messengers_are_in_the_points_and_named() -> None:
    table = Position(3, messengers=True).tower("Verona", "bb", "ca").messenger("a", "Parma", "Verona")
    table.hand("b", "verona two-red-hats").to_play("b")
    (built, *_) = actions(table.does("play verona two-red-hats", "build left"))
    assert built.text.endswith("Verona is finished: 7 to Bruno, 4 to Ada. 2 of each come from messengers.")
    assert [gain.value for gain in built.gains] == ["+7", "+4"]


def test_a_city_that_stays_unfinished_is_scored_and_not_called_finished() -> None:
    table = Position(3, card_file(UNFINISHED)).tower("Roma", "ab").tower("Siena", "c", "b").finished()
    texts = [text.text for text in actions(table)]
    assert "Roma is scored: 9 to Bruno; the other site is empty." in texts
    assert "Siena is scored: 7 to Chiara, 4 to Bruno." in texts
    assert "Milano is scored: no floors, no points." in texts


# --- who does what to whom


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        ("", "Bruno moves Chiara’s top floor in Siena from left to right."),
        ("b", "You move Chiara’s top floor in Siena from left to right."),
        ("c", "Bruno moves your top floor in Siena from left to right."),
    ],
)
def test_a_moved_floor_says_whose_it_is(reader: str, sentence: str) -> None:
    table = Position(3).tower("Siena", "bc").hand("b", "roma move").to_play("b")
    (_, moved) = actions(table.does("play roma move", "build left", "move siena left"), reader)[:2]
    assert moved.text == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words_for_every_reader(lang: str) -> None:
    for seed in range(4):
        game = GAME(3, {"messengers": True, "ambassadors": True})
        for step in random_match(game, seed).steps:
            happened = [visible.event for visible in step.events]
            for span in game.split_actions(happened):
                part, happened = happened[: span.events], happened[span.events :]
                for reader in range(-1, 3):
                    text = game.describe_action(part, Names(PLAYERS, reader), Words(lang))
                    assert text is None or (text.text and text.short and "{" not in text.text)


# --- the end


def test_the_end_says_who_played_the_last_card() -> None:
    match = random_match(GAME(3), 5)
    last = [v.event for step in match.steps for v in step.events if isinstance(v.event, events.CardPlayed)][-1]
    city = match.game.card_name(last.card, Words("en"))
    assert match.game.describe_end(match, Names(PLAYERS), Words("en")) == (
        f"{PLAYERS[last.seat]} played the last card, in {city}."
    )
    assert match.game.describe_end(match, Names(PLAYERS, last.seat), Words("en")).startswith("You played")


@pytest.mark.parametrize("seed", range(5))
def test_the_parts_of_a_score_add_up_and_name_their_cities(seed: int) -> None:
    match = random_match(GAME(4, {"messengers": True, "ambassadors": True}), seed)
    for seat in range(4):
        parts = match.game.score_parts(match.state, seat, Words("en"))
        assert sum(part.points for part in parts) == match.state.score(seat)
        tokens = next(part for part in parts if part.label == "Tokens")
        numbers = [int(number) for number in tokens.details.replace(",", " ").split() if number.isdigit()]
        assert sum(numbers) == tokens.points


def test_nothing_that_happened_is_no_action() -> None:
    assert GAME(3).split_actions([]) == []
