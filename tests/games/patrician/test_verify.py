"""Verified records of Patrician: every forgery is found."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from ludoteca.core.luck import Luck
from ludoteca.core.record import Dealt, Moved, Record, Redone, Undone, decode
from ludoteca.core.replay import RecordMismatch, play_again, verify
from ludoteca.games import find
from ludoteca.games.patrician.engine import numbers
from tests.games.patrician.matches import bad_record


def move_at(record: Record, number: int) -> Moved:
    entry = record.entries[number]
    assert isinstance(entry, Moved)
    return entry


def changed_pick(record: Record) -> None:
    at = next(k for k, entry in enumerate(record.entries) if isinstance(entry, Moved) and entry.picks)
    entry = move_at(record, at)
    n, k = entry.picks[0]
    record.entries[at] = msgspec.structs.replace(entry, picks=[(n, (k + 1) % n)])


def changed_size_of_a_pick(record: Record) -> None:
    at = next(k for k, entry in enumerate(record.entries) if isinstance(entry, Moved) and entry.picks)
    entry = move_at(record, at)
    n, k = entry.picks[0]
    record.entries[at] = msgspec.structs.replace(entry, picks=[(n + 1, k)])


def changed_deal(record: Record) -> None:
    first = record.entries[0]
    assert isinstance(first, Dealt)
    n, k = first.picks[1]
    record.entries[0] = Dealt([first.picks[0], (n, (k + 1) % n), *first.picks[2:]], first.hash)


def changed_move(record: Record) -> None:
    record.entries[2] = msgspec.structs.replace(
        move_at(record, 2), move=numbers.BUILD_LEFT + numbers.BUILD_RIGHT - move_at(record, 2).move
    )


def impossible_move(record: Record) -> None:
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), move=numbers.NO_SHIFT)


def changed_seat(record: Record) -> None:
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), seat=(move_at(record, 1).seat + 1) % 3)


def seat_beyond_the_table(record: Record) -> None:
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), seat=10**30)


def changed_hash(record: Record) -> None:
    at = next(k for k, entry in enumerate(record.entries) if isinstance(entry, Moved) and entry.hash)
    record.entries[at] = msgspec.structs.replace(move_at(record, at), hash="0" * 16)


def changed_hash_of_the_deal(record: Record) -> None:
    first = record.entries[0]
    assert isinstance(first, Dealt)
    record.entries[0] = Dealt(first.picks, "0" * 16)


def changed_secret(record: Record) -> None:
    record.luck = msgspec.structs.replace(record.luck, secret="00" * 32)


def changed_commitment_and_secret(record: Record) -> None:
    record.luck = Luck.of(bytes(32))


def changed_nonces(record: Record) -> None:
    record.luck = msgspec.structs.replace(record.luck, nonces=("mine",))


def changed_result(record: Record) -> None:
    assert record.result is not None
    record.result = msgspec.structs.replace(record.result, winners=(0, 1, 2))


def missing_result(record: Record) -> None:
    record.result = None


def missing_move(record: Record) -> None:
    del record.entries[1]


def missing_end(record: Record) -> None:
    del record.entries[-1]


def move_after_the_end(record: Record) -> None:
    record.entries.append(record.entries[-1])


def second_deal(record: Record) -> None:
    record.entries.insert(1, record.entries[0])


def changed_option(record: Record) -> None:
    record.options["messengers"] = False


def garbled_secret(record: Record) -> None:
    record.luck = msgspec.structs.replace(record.luck, secret="not hexadecimal")


@pytest.mark.parametrize(
    "forge",
    [
        changed_pick, changed_size_of_a_pick, changed_deal, changed_move, impossible_move, changed_seat,
        seat_beyond_the_table, changed_hash, changed_hash_of_the_deal, changed_secret, changed_commitment_and_secret,
        changed_nonces, changed_result, missing_result, missing_move, missing_end, move_after_the_end, second_deal,
        changed_option, garbled_secret,
    ],
    ids=lambda forge: forge.__name__,
)  # fmt: skip
def test_verify_catches(record_bytes: bytes, forge: Callable[[Record], None]) -> None:
    record = decode(record_bytes)
    verify(record, find)
    forge(record)
    assert bad_record(verify, record, find).startswith(("Verification failed: ", "This record is damaged: "))


def test_verify_names_the_entry_that_differs(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    impossible_move(record)
    with pytest.raises(RecordMismatch) as caught:
        verify(record, find)
    assert caught.value.facts["entry"] == 2


# --- undo and redo that no match allows


def cut(record_bytes: bytes, moves: int) -> Record:
    """An unfinished game: the record with its first moves only."""
    record = decode(record_bytes)
    record.entries = record.entries[: moves + 1]
    record.result = None
    verify(record, find)
    return record


def first_turn(record: Record) -> tuple[int, list[int]]:
    """The first player, and the entries of that player's first turn."""
    seat = move_at(record, 1).seat
    places = []
    for at in range(1, len(record.entries)):
        if move_at(record, at).seat != seat:
            break
        places.append(at)
    return seat, places


def test_verify_catches_the_undo_of_a_move_in_the_middle_of_the_game(record_bytes: bytes) -> None:
    """A turn cannot lose its build and keep its play and its take."""
    for at in (1, 2, 3):
        record = cut(record_bytes, 8)
        seat, _ = first_turn(record)
        record.entries.append(Undone(seat, [at], False))
        bad_record(verify, record, find)


def test_verify_catches_moves_that_are_redone_in_another_order(record_bytes: bytes) -> None:
    record = cut(record_bytes, 2)
    seat, _ = first_turn(record)
    record.entries += [Undone(seat, [1, 2]), Redone(seat, [2, 1])]
    bad_record(verify, record, find)


def test_verify_catches_a_move_that_is_redone_twice(record_bytes: bytes) -> None:
    record = cut(record_bytes, 2)
    seat, _ = first_turn(record)
    record.entries += [Undone(seat, [1, 2]), Redone(seat, [1, 1, 2])]
    bad_record(verify, record, find)


def test_verify_catches_a_take_back_that_is_marked_as_an_undo(record_bytes: bytes) -> None:
    """The mark `taken_back` of a record cannot be removed."""
    record = cut(record_bytes, 8)
    seat, _ = first_turn(record)
    record.entries.append(Undone(seat, list(range(1, 9)), True))
    assert not record.taken_back
    bad_record(verify, record, find)


def test_verify_catches_a_take_back_of_moves_that_do_not_exist(record_bytes: bytes) -> None:
    for places in ([99], [0], [-1]):
        record = cut(record_bytes, 3)
        record.entries.append(Undone(0, places))
        assert bad_record(verify, record, find).startswith("Verification failed: entry 5")


def test_verify_catches_a_choice_that_is_marked_as_forced(record_bytes: bytes) -> None:
    """Only a move without alternative is forced; the table plays it, and undo skips it."""
    record = cut(record_bytes, 1)
    assert len(play_again(record, find, 1).legal_codes()) > 1
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), forced=True)
    bad_record(verify, record, find)
