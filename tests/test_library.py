"""The library for programmers: arguments and error messages count seats from 0."""

from __future__ import annotations

import pickle

import pytest

import ludoteca
from ludoteca.core.errors import BadMove, WrongSeat
from ludoteca.core.match import Match
from ludoteca.core.record import Moved
from ludoteca.core.replay import RecordMismatch, verify
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find


def where_several_may_act() -> Match:
    match = ludoteca.game("san_juan", seats=3).deal(seed=1)
    match.play("take councillor")
    assert len(match.actors) > 1
    return match


def test_a_move_without_a_seat_names_the_actors_counted_from_zero() -> None:
    match = where_several_may_act()
    for ask in (match.legal, match.legal_codes, lambda: match.play(0)):
        with pytest.raises(WrongSeat) as refused:
            ask()
        assert refused.value.seat is None
        assert refused.value.actors == match.actors
        assert str(match.actors) in str(refused.value)
        assert f"seat={match.actors[0]}" in str(refused.value)


def test_a_seat_that_may_not_act_is_named_as_the_caller_wrote_it() -> None:
    match = ludoteca.game("patrician", seats=3).deal(seed=1)
    assert match.actors == (1,)
    with pytest.raises(WrongSeat, match=r"^Seat 2 may not act now: match.actors is \(1,\)\.$"):
        match.play(match.legal()[0], seat=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_for_players_count_seats_from_one(lang: str) -> None:
    assert "3" in WrongSeat(2, (0, 1)).text(Words(lang))
    assert Words(lang).listing(["1", "2"]) in WrongSeat(2, (0, 1)).text(Words(lang))
    assert Words(lang).listing(["1", "2"]) in WrongSeat(None, (0, 1)).text(Words(lang))


def test_the_error_of_an_invalid_record_is_in_english_or_in_the_readers_language() -> None:
    match = ludoteca.game("patrician", seats=3).deal(seed=1)
    match.play(match.legal(1)[0], 1)
    moved = match.record.entries[1]
    assert isinstance(moved, Moved)
    match.record.entries[1] = Moved(2, moved.move)
    with pytest.raises(RecordMismatch) as untrue:
        verify(match.record, find)
    assert "Seat 2 may not act now: match.actors is (1,)." in str(untrue.value)
    assert "Ce n’est pas au joueur 3." in untrue.value.text(Words("fr"))


@pytest.mark.parametrize("error", [WrongSeat(2, (0, 1)), BadMove("core-move-illegal", move="x", legal="y")])
def test_an_error_can_be_pickled(error: BadMove) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (str(copy), copy.text(Words("it"))) == (str(error), error.text(Words("it")))
