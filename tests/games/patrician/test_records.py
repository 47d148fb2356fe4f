"""Record files: which are read, and with which message the others are refused."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.errors import BadCards, BadRecord, UnknownGame
from ludoteca.core.laws import random_match
from ludoteca.core.record import Cards, Dealt, Moved, Seat, decode, encode
from ludoteca.core.replay import play_again, verify
from ludoteca.games import find
from ludoteca.games.patrician import GAME
from tests.games.patrician.matches import bad_record, english
from tests.games.patrician.positions import TWINS, card_file


def test_a_truncated_record_is_damaged(record_bytes: bytes) -> None:
    for length in (0, 1, 10, 300, len(record_bytes) // 2, len(record_bytes) - 3):
        assert "is damaged" in bad_record(decode, record_bytes[:length])


@pytest.mark.parametrize(
    "text",
    [b"null", b"[]", b"{}", b'"ludoteca-record"', b'{"format": "chess"}', b'{"format": null, "version": 1}'],
)
def test_a_foreign_file_is_not_a_record(text: bytes) -> None:
    assert bad_record(decode, text) == "This is not a Ludoteca record."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"version":1', b'"version":"1"'),
        (b'"version":1', b'"version":0'),
        (b'"version":1', b'"version":true'),
        (b'"game":"patrician"', b'"game":7'),
        (b'"game":"patrician",', b""),
        (b'"rules":1', b'"rules":"one"'),
        (b'"do":"deal"', b'"do":"shuffle"'),
        (b'"do":"move"', b'"do":"move","cheat":true'),
        (b'"seat":', b'"seat":"x","was":'),
        (b'"seats":[', b'"seats":[7,'),
        (b'"generator":"keyed"', b'"generator":"dice"'),
        (b"{", b"\xff{"),
    ],
)
def test_a_record_with_a_wrong_field_is_damaged(record_bytes: bytes, old: bytes, new: bytes) -> None:
    assert old in record_bytes
    assert "is damaged" in bad_record(decode, record_bytes.replace(old, new, 1))


def test_a_record_from_the_future_says_which_ludoteca_can_read_it(record_bytes: bytes) -> None:
    message = bad_record(decode, record_bytes.replace(b'"version":1', b'"version":99'))
    assert "format 99" in message
    later = decode(record_bytes.replace(b'"rules":1', b'"rules":2'))
    assert "rules version 2" in bad_record(play_again, later, find)


def test_a_record_of_rules_that_never_existed_is_refused(record_bytes: bytes) -> None:
    for rules in (0, -5):
        record = decode(record_bytes)
        record.rules = rules
        bad_record(verify, record, find)


def test_a_record_that_is_nested_too_deeply_is_damaged() -> None:
    assert "is damaged" in bad_record(decode, b"[" * 100_000)


def test_a_record_of_other_cards_says_so(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    record.cards = Cards("house", "0" * 16)
    assert "other cards" in bad_record(play_again, record, find)
    record.cards = Cards("mine.toml", "0" * 16, card_file().text)
    assert "other cards" in bad_record(play_again, record, find)


def test_a_record_without_entries_is_damaged(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    record.entries = []
    assert "is damaged" in bad_record(play_again, record, find)
    record.entries = [Moved(0, 0)]
    assert "is damaged" in bad_record(play_again, record, find)


def test_a_record_with_too_many_or_no_seats_is_a_bad_record(record_bytes: bytes) -> None:
    """It is not a BadSetup: nobody is setting up a game."""
    for seats in ([], [Seat("x", "person")] * 9):
        record = decode(record_bytes)
        record.seats = seats
        bad_record(play_again, record, find)


def test_a_record_with_an_option_the_game_does_not_have_is_a_bad_record(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    record.options = {"merchants": True}
    bad_record(play_again, record, find)


def test_a_record_of_an_unknown_game_names_the_known_ones(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    record.game = "go"
    with pytest.raises(UnknownGame) as caught:
        play_again(record, find)
    assert "patrician" in english(caught.value)


def test_a_record_with_a_bad_card_file_names_the_error_in_it(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    file = card_file({"Roma": "X"})
    record.cards = Cards(file.name, file.digest, file.text)
    with pytest.raises((BadRecord, BadCards)) as caught:
        play_again(record, find)
    assert "Roma needs 7 cards" in english(caught.value)


# --- records without their secret


def test_a_record_without_its_secret_is_replayed_from_its_picks(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    record.luck = record.luck.without_secret()
    assert play_again(record, find).result == record.result


def test_a_record_without_its_secret_cannot_be_verified_yet(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    record.luck = record.luck.without_secret()
    assert "has not been revealed" in bad_record(verify, record, find)


def test_a_record_without_its_secret_is_not_true_if_its_picks_are_wrong(
    record_bytes: bytes,
) -> None:
    first = decode(record_bytes).entries[0]
    assert isinstance(first, Dealt)
    for picks in (first.picks[:-1], [*first.picks, (2, 0)], [(3, 3), *first.picks[1:]], [(3, -1), *first.picks[1:]]):
        record = decode(record_bytes)
        record.luck = record.luck.without_secret()
        record.entries[0] = Dealt(picks, first.hash)
        assert bad_record(play_again, record, find).startswith("Verification failed: ")


def test_an_unfinished_record_without_its_secret_is_replayed_as_far_as_its_picks_go(record_bytes: bytes) -> None:
    record = decode(record_bytes)
    record.luck = record.luck.without_secret()
    record.entries, record.result = record.entries[:3], None
    match = play_again(record, find)
    assert match.actors
    assert match.record.luck.secret is None


# --- writing and reading


def test_a_record_that_is_read_and_written_stays_the_same(record_bytes: bytes) -> None:
    assert encode(decode(record_bytes)) == record_bytes
    assert len(re.findall(rb"\n", record_bytes)) == len(decode(record_bytes).entries) + 2, "one entry a line"


def test_a_record_contains_the_cards_of_a_host() -> None:
    match = random_match(GAME(2, {}, TWINS), 3)
    assert verify(decode(encode(match.record)), find).result == match.result
