"""Records that can be trusted: whatever was forged is found."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from ludoteca.core.luck import Luck
from ludoteca.core.record import Dealt, Moved, Record, Redone, Undone, decode
from ludoteca.core.replay import Untrue, play_again, verify
from ludoteca.games import find
from tests.patrician.table import refused


def move_at(record: Record, number: int) -> Moved:
    """The n-th move that has the wanted kind of thing in it."""
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
    record.entries[2] = msgspec.structs.replace(move_at(record, 2), move=55 + 56 - move_at(record, 2).move)


def impossible_move(record: Record) -> None:
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), move=80)


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


def changed_promise_and_secret(record: Record) -> None:
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
        seat_beyond_the_table, changed_hash, changed_hash_of_the_deal, changed_secret, changed_promise_and_secret,
        changed_nonces, changed_result, missing_result, missing_move, missing_end, move_after_the_end, second_deal,
        changed_option, garbled_secret,
    ],
    ids=lambda forge: forge.__name__,
)  # fmt: skip
def test_verify_catches(raw: bytes, forge: Callable[[Record], None]) -> None:
    record = decode(raw)
    verify(record, find)
    forge(record)
    assert refused(verify, record, find).startswith(("Not true: ", "This record is damaged: "))


def test_verify_names_the_entry_that_differs(raw: bytes) -> None:
    record = decode(raw)
    impossible_move(record)
    with pytest.raises(Untrue) as caught:
        verify(record, find)
    assert caught.value.facts["entry"] == 2


# Undo and redo in a record have to be such as a match allows: a forged one must not pass as true.


def cut(raw: bytes, moves: int) -> Record:
    """The first moves of the record: an unfinished game."""
    record = decode(raw)
    record.entries = record.entries[: moves + 1]
    record.result = None
    verify(record, find)
    return record


def first_turn(record: Record) -> tuple[int, list[int]]:
    """The first player, and the places of the first player's first moves."""
    seat = move_at(record, 1).seat
    places = []
    for at in range(1, len(record.entries)):
        if move_at(record, at).seat != seat:
            break
        places.append(at)
    return seat, places


def test_verify_catches_a_move_taken_back_out_of_the_middle_of_the_game(raw: bytes) -> None:
    """Without its build, a turn would go play, take: no match allows that."""
    for at in (1, 2, 3):
        record = cut(raw, 8)
        seat, _ = first_turn(record)
        record.entries.append(Undone(seat, [at], False))
        refused(verify, record, find)


def test_verify_catches_moves_made_again_in_another_order(raw: bytes) -> None:
    record = cut(raw, 2)
    seat, _ = first_turn(record)
    record.entries += [Undone(seat, [1, 2]), Redone(seat, [2, 1])]
    refused(verify, record, find)


def test_verify_catches_a_move_made_again_twice(raw: bytes) -> None:
    record = cut(raw, 2)
    seat, _ = first_turn(record)
    record.entries += [Undone(seat, [1, 2]), Redone(seat, [1, 1, 2])]
    refused(verify, record, find)


def test_verify_catches_a_take_back_beyond_the_horizon_that_calls_itself_free(raw: bytes) -> None:
    """`taken_back` is what marks a record: it must not be possible to wash the mark off."""
    record = cut(raw, 8)
    seat, _ = first_turn(record)
    record.entries.append(Undone(seat, list(range(1, 9)), True))
    assert not record.taken_back
    refused(verify, record, find)


def test_verify_catches_a_take_back_of_moves_that_do_not_stand(raw: bytes) -> None:
    for places in ([99], [0], [-1]):
        record = cut(raw, 3)
        record.entries.append(Undone(0, places))
        assert refused(verify, record, find).startswith("Not true: entry 5")


def test_verify_catches_a_choice_that_calls_itself_forced(raw: bytes) -> None:
    """A forced move is one the table plays itself because there is no choice; undo steps over it."""
    record = cut(raw, 1)
    assert len(play_again(record, find, 1).legal_codes()) > 1
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), forced=True)
    refused(verify, record, find)
