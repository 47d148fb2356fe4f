"""The public face of Patrician: set-ups, moves as people type them, and helpful errors."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import BadMove, BadSetup, UnknownGame
from ludoteca.core.laws import random_match
from ludoteca.core.match import Match
from ludoteca.core.moves import Move
from ludoteca.core.record import state_hash
from ludoteca.core.sets import seats_of
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.patrician import GAME
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.moves import Build, Keep, Play, Send, Shift, Stay, Take
from tests.games.patrician.matches import english, legal_notations, new_match
from tests.games.patrician.positions import TWINS, Position

# --- set-up


def test_an_impossible_set_up_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(BadSetup) as seats:
        ludoteca.game("patrician", seats=6)
    assert english(seats.value) == "Patrician is for 2, 3, 4 and 5 players, not 6."
    with pytest.raises(BadSetup) as option:
        ludoteca.game("patrician", seats=3, merchants=True)
    assert "messengers, ambassadors, refill_scored_cities" in english(option.value)
    with pytest.raises(BadSetup) as value:
        ludoteca.game("patrician", seats=3, messengers="perhaps")
    assert english(value.value) == "Option messengers must be yes or no, not “perhaps”."
    with pytest.raises(UnknownGame) as unknown:
        ludoteca.game("patrizier", seats=3)
    assert "patrician" in english(unknown.value)


def test_there_must_be_as_many_players_as_seats() -> None:
    with pytest.raises(BadSetup, match="3 players are needed, not 2"):
        ludoteca.game("patrician", seats=3).deal(seed=1, players=["Ada", "Bo"])


# --- errors


def test_an_illegal_move_is_named_with_the_legal_ones() -> None:
    match = new_match()
    for move in ("take siena", Take("Siena"), numbers.TAKE + numbers.SIENA):
        with pytest.raises(BadMove) as caught:
            match.play(move)
        message = english(caught.value)
        assert "take siena" in message
        assert all(notation in message for notation in legal_notations(match))


def test_a_move_that_does_not_exist_is_refused() -> None:
    match = new_match()
    wrong = (
        Play("roma-9"), Take("Napoli"), Send(("Roma", "Milano")), Send(("Siena", "Roma")), Shift("Napoli", "left"),
        Build(("right", "left")), Build(()),
    )  # fmt: skip
    for move in (*wrong, numbers.MOVES, -1, 10**30):
        with pytest.raises(BadMove) as caught:
            match.play(move)
        english(caught.value)


def test_nonsense_empty_and_very_long_text_is_refused_with_the_legal_moves() -> None:
    match = new_match()
    for text in ("", "   ", "castle", "\0", "play " * 500, "пьеса", "1"):
        with pytest.raises(BadMove) as caught:
            match.play(text)
        message = english(caught.value)
        assert legal_notations(match)[0] in message
        assert len(message) < 600


def test_a_player_who_may_not_act_reads_who_may() -> None:
    match = new_match()
    (seat,) = match.actors
    other = (seat + 1) % 3
    with pytest.raises(BadMove) as caught:
        match.play(match.legal_codes()[0], other)
    assert english(caught.value) == f"Seat {other} may not act now: match.actors is ({seat},)."
    # Players count from 1.
    message = caught.value.text(Words("en"))
    assert message == f"It is not player {other + 1}’s turn. Players to act: {seat + 1}."


def test_after_the_end_nobody_may_act() -> None:
    match = random_match(ludoteca.game("patrician", seats=2), 1)
    with pytest.raises(BadMove, match=r"^The game is over\.$"):
        match.play("play roma crest")


def test_an_error_changes_nothing() -> None:
    match = new_match()
    before, entries = state_hash(match.state), len(match.record.entries)
    with pytest.raises(BadMove):
        match.play("take siena")
    assert (state_hash(match.state), len(match.record.entries)) == (before, entries)


# --- moves as text


def reads(table: Position, text: str) -> str:
    """The move that a text is read as."""
    (seat,) = seats_of(table.state.actors())
    legal = [code for code in range(table.game.move_count) if table.game.notation(code) in table.legal()]
    (code,) = table.game.read(table.state.blank(seat), seat, text, legal)
    return table.game.notation(code)


def test_the_beginning_of_a_move_is_enough_if_it_fits_no_other() -> None:
    table = Position(2).hand("a", "roma lady star", "siena beard").to_play("a")
    assert reads(table, "play s") == "play siena beard"
    assert reads(table, "  PLAY   Roma ") == "play roma lady star"


def test_a_beginning_that_fits_several_moves_is_refused_with_those_moves() -> None:
    table = Position(2).hand("a", "roma lady star", "roma beard star", "siena beard").to_play("a")
    with pytest.raises(BadMove) as caught:
        reads(table, "play roma")
    message = english(caught.value)
    assert message == "“play roma” could be several moves: play roma lady star, play roma beard star."


def test_a_whole_move_is_accepted_even_if_another_begins_with_it() -> None:
    table = Position(2).hand("a", "roma lady", "roma lady star").to_play("a")
    assert reads(table, "play roma lady") == "play roma lady"
    with pytest.raises(BadMove, match="could be several"):
        reads(table, "play roma l")


def test_the_second_of_two_equal_cards_can_be_typed_without_its_number() -> None:
    table = Position(2, TWINS).hand("a", "roma lady star 2", "siena beard").to_play("a")
    assert reads(table, "play roma lady star") == "play roma lady star 2"


def test_every_move_can_be_made_as_text_as_struct_and_as_number() -> None:
    for kind in ("text", "struct", "code"):
        match = new_match(2, 3, messengers=True)
        while not match.over:
            code = match.legal_codes()[0]
            forms: dict[str, int | str | Move] = {
                "text": match.game.notation(code),
                "struct": match.game.move(code),
                "code": code,
            }
            match.play(forms[kind])
        assert state_hash(match.state) == state_hash(_first_moves().state)


def _first_moves() -> Match:
    match = new_match(2, 3, messengers=True)
    while not match.over:
        match.play(match.legal_codes()[0])
    return match


def test_every_move_has_a_description_in_every_language() -> None:
    game = ludoteca.game("patrician", seats=5)
    for lang in LANGUAGES:
        assert all(game.describe_move(code, Words(lang)) for code in range(game.move_count))
    for move in (Stay(), Keep()):
        assert game.describe_move(game.code(move), Words("en"))


# --- the table at the end


@pytest.mark.parametrize("ambassadors", [False, True])
def test_when_the_game_is_over_the_points_shown_add_up_to_the_score(ambassadors: bool) -> None:
    """The memory aid shows every played card, so nothing is missing."""
    table = Position(2, ambassadors=ambassadors).tokens("Bologna", "b", "a").portraits("a", 2).finished()
    view = table.view(-1, memory_aid=True)
    assert [sum(seat.points.values()) for seat in view.seats] == [seat.score for seat in table.result.seats]


def test_the_short_rules_mention_an_expansion_only_if_it_is_played() -> None:
    words = Words("en")
    assert "messenger" not in GAME(3).describe_rules(words).lower()
    assert "messenger" in GAME(3, {"messengers": True}).describe_rules(words).lower()
    assert "ambassador" in GAME(3, {"ambassadors": True}).describe_rules(words).lower()
