"""Undo that cannot peek, and what may be made again."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadMove
from ludoteca.core.record import decode, encode, fingerprint
from ludoteca.core.replay import play_again, verify
from ludoteca.games import find
from tests.patrician.table import a_turn, begun, one_sentence, shown


def test_play_and_build_are_taken_back_freely_before_the_refill_reveals_a_card() -> None:
    match = begun()
    (seat,) = match.actors
    start = fingerprint(match.state)
    match.play(match.legal_codes()[0])
    after_play = fingerprint(match.state)
    match.play("build left")
    match.undo(seat)
    assert fingerprint(match.state) == after_play
    match.undo(seat)
    assert fingerprint(match.state) == start
    assert not match.record.taken_back


def test_after_the_refill_nothing_is_free_and_the_error_says_so() -> None:
    match = begun()
    seat = a_turn(match)
    assert match.steps[-1].picks, "a card was turned up"
    assert match.undoable(seat) == []
    with pytest.raises(BadMove) as caught:
        match.undo(seat)
    assert "revealed" in one_sentence(caught.value)


def test_between_refill_and_messenger_nothing_is_free() -> None:
    match = begun(2, 1, messengers=True)
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.play("build left")
    match.play(match.legal_codes()[0])
    assert shown(match).step == "send"
    with pytest.raises(BadMove):
        match.undo(seat)


def test_with_an_empty_pile_nothing_is_revealed_but_a_passed_turn_is_not_free() -> None:
    match = begun(2, 4)
    while shown(match).pile or shown(match).step != "play":
        match.play(match.legal_codes()[0])
    seat = match.actors[0]
    match.play(match.legal_codes()[0])
    match.play(match.legal_codes()[0])
    assert match.undoable(seat)
    while match.actors == (seat,):
        match.play(match.legal_codes()[-1])
    assert match.undoable(seat) == []


def test_others_cannot_undo_ones_move() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    with pytest.raises(BadMove):
        match.undo((seat + 1) % 3)


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    match = begun()
    for seat in range(3):
        for back in (match.undo, match.take_back):
            with pytest.raises(BadMove) as caught:
                back(seat)
            one_sentence(caught.value)


def test_an_undone_move_can_be_made_again_and_the_luck_is_the_same() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    after = fingerprint(match.state)
    match.undo(seat)
    match.redo(seat)
    assert fingerprint(match.state) == after
    with pytest.raises(BadMove, match="nothing to make again"):
        match.redo(seat)


def test_after_another_move_there_is_nothing_to_redo() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.undo(seat)
    match.play(match.legal_codes()[1])
    with pytest.raises(BadMove, match="nothing to make again"):
        match.redo(seat)


def test_only_who_took_back_may_redo() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.undo(seat)
    with pytest.raises(BadMove, match="nothing to make again"):
        match.redo((seat + 1) % 3)


def test_take_back_goes_beyond_the_horizon_and_marks_the_record() -> None:
    match = begun()
    seat = a_turn(match)
    before = fingerprint(match.state)
    faced = [city.card for city in shown(match).cities]
    other = a_turn(match)
    assert other != seat
    match.take_back(other)
    match.take_back(other)
    match.take_back(other)
    assert fingerprint(match.state) == before
    assert [city.card for city in shown(match).cities] == faced
    assert match.record.taken_back
    verify(decode(encode(match.record)), find)


def test_take_back_within_the_horizon_is_a_plain_undo() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.take_back(seat)
    assert not match.record.taken_back


def test_taking_back_gives_no_other_luck() -> None:
    match = begun()
    seat = a_turn(match)
    after = fingerprint(match.state)
    match.take_back(seat)
    match.play(match.legal_codes()[-1])
    assert fingerprint(match.state) == after


def test_a_record_with_undo_and_redo_verifies() -> None:
    match = begun(2, 6)
    for _ in range(4):
        (seat,) = match.actors
        match.play(match.legal_codes()[0])
        match.undo(seat)
        match.redo(seat)
        match.play(match.legal_codes()[-1])
        match.undo(seat)
        while match.actors == (seat,):
            match.play(match.legal_codes()[0])
    record = decode(encode(match.record))
    assert fingerprint(verify(record, find).state) == fingerprint(match.state)
    record.luck = record.luck.hidden()
    assert fingerprint(play_again(record, find).state) == fingerprint(match.state)
