"""Undo, redo and take-back in Patrician: nobody can use them to look ahead."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadMove
from ludoteca.core.record import decode, encode, state_hash
from ludoteca.core.replay import play_again, verify
from ludoteca.games import find
from tests.games.patrician.matches import english, new_match, public_view, take_turn


def test_play_and_build_can_be_undone_until_the_refill_reveals_a_card() -> None:
    match = new_match()
    (seat,) = match.actors
    start = state_hash(match.state)
    match.play(match.legal_codes()[0])
    after_play = state_hash(match.state)
    match.play("build left")
    match.undo(seat)
    assert state_hash(match.state) == after_play
    match.undo(seat)
    assert state_hash(match.state) == start
    assert not match.record.taken_back


def test_after_the_refill_nothing_can_be_undone_and_the_error_says_why() -> None:
    match = new_match()
    seat = take_turn(match)
    assert match.steps[-1].picks, "a card was turned up"
    assert match.undoable(seat) == []
    with pytest.raises(BadMove) as caught:
        match.undo(seat)
    assert "revealed" in english(caught.value)


def test_between_refill_and_messenger_nothing_can_be_undone() -> None:
    match = new_match(2, 1, messengers=True)
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.play("build left")
    match.play(match.legal_codes()[0])
    assert public_view(match).step == "send"
    with pytest.raises(BadMove):
        match.undo(seat)


def test_with_an_empty_pile_moves_can_be_undone_until_the_turn_ends() -> None:
    match = new_match(2, 4)
    while public_view(match).pile or public_view(match).step != "play":
        match.play(match.legal_codes()[0])
    seat = match.actors[0]
    match.play(match.legal_codes()[0])
    match.play(match.legal_codes()[0])
    assert match.undoable(seat)
    while match.actors == (seat,):
        match.play(match.legal_codes()[-1])
    assert match.undoable(seat) == []


def test_a_player_cannot_undo_the_move_of_another() -> None:
    match = new_match()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    with pytest.raises(BadMove):
        match.undo((seat + 1) % 3)


def test_at_the_start_there_is_nothing_to_undo() -> None:
    match = new_match()
    for seat in range(3):
        for undo in (match.undo, match.take_back):
            with pytest.raises(BadMove) as caught:
                undo(seat)
            english(caught.value)


def test_an_undone_move_can_be_redone_with_the_same_luck() -> None:
    match = new_match()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    after = state_hash(match.state)
    match.undo(seat)
    match.redo(seat)
    assert state_hash(match.state) == after
    with pytest.raises(BadMove, match="nothing to redo"):
        match.redo(seat)


def test_after_another_move_there_is_nothing_to_redo() -> None:
    match = new_match()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.undo(seat)
    match.play(match.legal_codes()[1])
    with pytest.raises(BadMove, match="nothing to redo"):
        match.redo(seat)


def test_only_the_player_who_undid_a_move_may_redo_it() -> None:
    match = new_match()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.undo(seat)
    with pytest.raises(BadMove, match="nothing to redo"):
        match.redo((seat + 1) % 3)


def test_taking_back_a_revealed_card_marks_the_record() -> None:
    match = new_match()
    seat = take_turn(match)
    before = state_hash(match.state)
    face_up = [city.card for city in public_view(match).cities]
    other = take_turn(match)
    assert other != seat
    match.take_back(other)
    match.take_back(other)
    match.take_back(other)
    assert state_hash(match.state) == before
    assert [city.card for city in public_view(match).cities] == face_up
    assert match.record.taken_back
    verify(decode(encode(match.record)), find)


def test_taking_back_what_could_be_undone_does_not_mark_the_record() -> None:
    match = new_match()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.take_back(seat)
    assert not match.record.taken_back


def test_taking_back_does_not_change_the_luck() -> None:
    match = new_match()
    seat = take_turn(match)
    after = state_hash(match.state)
    match.take_back(seat)
    match.play(match.legal_codes()[-1])
    assert state_hash(match.state) == after


def test_a_record_with_undo_and_redo_is_verified() -> None:
    match = new_match(2, 6)
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
    assert state_hash(verify(record, find).state) == state_hash(match.state)
    record.luck = record.luck.without_secret()
    assert state_hash(play_again(record, find).state) == state_hash(match.state)
