"""Set-ups and moves as people make them: text as it is typed, and errors that help."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import BadMove, BadSetup, UnknownGame
from ludoteca.core.laws import random_match
from ludoteca.core.match import Match
from ludoteca.core.moves import Move
from ludoteca.core.record import fingerprint
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games.patrician import GAME
from ludoteca.games.patrician.moves import Build, Keep, Play, Send, Shift, Stay, Take
from tests.patrician.positions import Position
from tests.patrician.table import TWINS, begun, notations, one_sentence

# --- set-up


def test_a_set_up_that_does_not_exist_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadSetup) as seats:
        ludoteca.game("patrician", seats=6)
    assert one_sentence(seats.value) == "Patrician is for 2, 3, 4 and 5 players, not 6."
    with pytest.raises(BadSetup) as option:
        ludoteca.game("patrician", seats=3, merchants=True)
    assert "messengers, ambassadors, refill_scored_cities" in one_sentence(option.value)
    with pytest.raises(BadSetup) as value:
        ludoteca.game("patrician", seats=3, messengers="perhaps")
    assert one_sentence(value.value) == "Option messengers is yes or no, not “perhaps”."
    with pytest.raises(UnknownGame) as unknown:
        ludoteca.game("patrizier", seats=3)
    assert "patrician" in one_sentence(unknown.value)


def test_players_must_be_as_many_as_seats() -> None:
    with pytest.raises(BadSetup, match="3 players are needed, not 2"):
        ludoteca.game("patrician", seats=3).deal(seed=1, players=["Ada", "Bo"])


# --- errors say what was wrong and what would be legal


def test_an_illegal_move_is_named_with_what_would_be_legal() -> None:
    match = begun()
    for move in ("take siena", Take("Siena"), 85):
        with pytest.raises(BadMove) as caught:
            match.play(move)
        told = one_sentence(caught.value)
        assert "take siena" in told
        assert all(notation in told for notation in notations(match))


def test_a_move_that_is_no_move_of_the_game_is_refused() -> None:
    match = begun()
    wrong = (
        Play("roma-9"), Take("Napoli"), Send(("Roma", "Milano")), Send(("Siena", "Roma")), Shift("Napoli", "left"),
        Build(("right", "left")), Build(()),
    )  # fmt: skip
    for move in (*wrong, 104, -1, 10**30):
        with pytest.raises(BadMove) as caught:
            match.play(move)
        one_sentence(caught.value)


def test_nonsense_empty_and_very_long_text_is_refused_with_what_can_be_done() -> None:
    match = begun()
    for text in ("", "   ", "castle", "\0", "play " * 500, "пьеса", "1"):
        with pytest.raises(BadMove) as caught:
            match.play(text)
        told = one_sentence(caught.value)
        assert notations(match)[0] in told
        assert len(told) < 600


def test_who_is_not_to_act_is_told_who_is() -> None:
    match = begun()
    (seat,) = match.actors
    other = (seat + 1) % 3
    with pytest.raises(BadMove) as caught:
        match.play(match.legal_codes()[0], other)
    assert one_sentence(caught.value) == f"It is not the turn of player {other + 1}. To act: {seat + 1}."


def test_after_the_end_nobody_may_act() -> None:
    match = random_match(ludoteca.game("patrician", seats=2), 1)
    with pytest.raises(BadMove, match=r"^The game is over\.$"):
        match.play("play roma crest")


def test_an_error_changes_nothing() -> None:
    match = begun()
    before, entries = fingerprint(match.state), len(match.record.entries)
    with pytest.raises(BadMove):
        match.play("take siena")
    assert (fingerprint(match.state), len(match.record.entries)) == (before, entries)


# --- text


def reads(table: Position, text: str) -> str:
    """What a text is read as, now."""
    (seat,) = (number for number in range(table.setup.seats) if table.state.actors() >> number & 1)
    legal = [code for code in range(GAME.move_count) if GAME.notation(table.setup, code) in table.legal()]
    (code,) = GAME.read(table.setup, table.state.blank(seat), seat, text, legal)
    return GAME.notation(table.setup, code)


def test_a_beginning_that_fits_one_move_is_enough() -> None:
    table = Position(2).hand("a", "roma lady star", "siena beard").to_play("a")
    assert reads(table, "play s") == "play siena beard"
    assert reads(table, "  PLAY   Roma ") == "play roma lady star"


def test_a_beginning_that_fits_several_moves_is_answered_with_those() -> None:
    table = Position(2).hand("a", "roma lady star", "roma beard star", "siena beard").to_play("a")
    with pytest.raises(BadMove) as caught:
        reads(table, "play roma")
    told = one_sentence(caught.value)
    assert told == "“play roma” could be several moves: play roma lady star, play roma beard star."


def test_a_whole_notation_is_meant_even_if_another_begins_with_it() -> None:
    table = Position(2).hand("a", "roma lady", "roma lady star").to_play("a")
    assert reads(table, "play roma lady") == "play roma lady"
    with pytest.raises(BadMove, match="could be several"):
        reads(table, "play roma l")


def test_the_second_of_two_like_cards_is_typed_as_what_it_shows() -> None:
    table = Position(2, TWINS).hand("a", "roma lady star 2", "siena beard").to_play("a")
    assert reads(table, "play roma lady star") == "play roma lady star 2"


def test_every_step_can_be_made_as_text_as_struct_and_as_number() -> None:
    for kind in ("text", "struct", "code"):
        match = begun(2, 3, messengers=True)
        while not match.over:
            code = match.legal_codes()[0]
            told: dict[str, int | str | Move] = {
                "text": GAME.notation(match.setup, code),
                "struct": GAME.move(match.setup, code),
                "code": code,
            }
            match.play(told[kind])
        assert fingerprint(match.state) == fingerprint(_first_moves().state)


def _first_moves() -> Match:
    match = begun(2, 3, messengers=True)
    while not match.over:
        match.play(match.legal_codes()[0])
    return match


def test_moves_are_told_in_every_language() -> None:
    setup = ludoteca.game("patrician", seats=5)
    for lang in LANGUAGES:
        told = [GAME.tell_move(setup, code, Words(lang)) for code in range(GAME.move_count)]
        assert all(told)
    for move in (Stay(), Keep()):
        assert GAME.tell_move(setup, GAME.code(setup, move), Words("en"))


# --- the table at the end


@pytest.mark.parametrize("ambassadors", [False, True])
def test_when_the_game_is_over_the_points_shown_add_up_to_the_score(ambassadors: bool) -> None:
    """The memory aid knows every played card, so nothing is missing from what it adds up."""
    table = Position(2, ambassadors=ambassadors).tokens("Bologna", "b", "a").portraits("a", 2).finished()
    view = table.view(-1, memory_aid=True)
    assert [sum(seat.points.values()) for seat in view.seats] == [seat.score for seat in table.result.seats]
