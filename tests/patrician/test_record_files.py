"""Records as files: what is read, what is refused and in which words."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.errors import BadCards, BadRecord, UnknownGame
from ludoteca.core.game import Setup
from ludoteca.core.laws import random_match
from ludoteca.core.record import Cards, Dealt, Moved, Seat, decode, encode
from ludoteca.core.replay import play_again, verify
from ludoteca.games import find
from ludoteca.games.patrician import GAME
from tests.patrician.positions import card_file
from tests.patrician.table import TWINS, one_sentence, refused


def test_a_truncated_record_is_damaged(raw: bytes) -> None:
    for length in (0, 1, 10, 300, len(raw) // 2, len(raw) - 3):
        assert "is damaged" in refused(decode, raw[:length])


@pytest.mark.parametrize(
    "text",
    [b"null", b"[]", b"{}", b'"ludoteca-record"', b'{"format": "chess"}', b'{"format": null, "version": 1}'],
)
def test_a_foreign_file_is_not_a_record(text: bytes) -> None:
    assert refused(decode, text) == "This is not a Ludoteca record."


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
def test_a_record_with_a_wrong_field_is_damaged(raw: bytes, old: bytes, new: bytes) -> None:
    assert old in raw
    assert "is damaged" in refused(decode, raw.replace(old, new, 1))


def test_a_record_from_the_future_says_which_ludoteca_can_read_it(raw: bytes) -> None:
    told = refused(decode, raw.replace(b'"version":1', b'"version":99'))
    assert "format 99" in told
    later = decode(raw.replace(b'"rules":1', b'"rules":2'))
    assert "rules version 2" in refused(play_again, later, find)


def test_a_record_of_rules_that_never_were_is_refused(raw: bytes) -> None:
    for rules in (0, -5):
        record = decode(raw)
        record.rules = rules
        refused(verify, record, find)


def test_a_record_nested_without_end_is_damaged() -> None:
    assert "is damaged" in refused(decode, b"[" * 100_000)


def test_a_record_of_other_cards_says_so(raw: bytes) -> None:
    record = decode(raw)
    record.cards = Cards("house", "0" * 16)
    assert "other cards" in refused(play_again, record, find)
    record.cards = Cards("mine.toml", "0" * 16, card_file().text)
    assert "other cards" in refused(play_again, record, find)


def test_a_record_without_entries_is_damaged(raw: bytes) -> None:
    record = decode(raw)
    record.entries = []
    assert "is damaged" in refused(play_again, record, find)
    record.entries = [Moved(0, 0)]
    assert "is damaged" in refused(play_again, record, find)


def test_a_record_with_too_many_or_no_seats_is_a_bad_record(raw: bytes) -> None:
    """Nobody is setting up a game here: the record is what is wrong."""
    for seats in ([], [Seat("x", "person")] * 9):
        record = decode(raw)
        record.seats = seats
        refused(play_again, record, find)


def test_a_record_with_an_option_the_game_does_not_have_is_a_bad_record(raw: bytes) -> None:
    record = decode(raw)
    record.options = {"merchants": True}
    refused(play_again, record, find)


def test_a_record_of_an_unknown_game_says_which_games_there_are(raw: bytes) -> None:
    record = decode(raw)
    record.game = "go"
    with pytest.raises(UnknownGame) as caught:
        play_again(record, find)
    assert "patrician" in one_sentence(caught.value)


def test_a_record_with_a_broken_card_file_names_what_is_wrong_with_it(raw: bytes) -> None:
    record = decode(raw)
    file = card_file({"Roma": "X"})
    record.cards = Cards(file.name, file.digest, file.text)
    with pytest.raises((BadRecord, BadCards)) as caught:
        play_again(record, find)
    assert "Roma needs 7 cards" in one_sentence(caught.value)


# --- records without their secret


def test_a_record_without_its_secret_is_played_from_its_picks(raw: bytes) -> None:
    record = decode(raw)
    record.luck = record.luck.hidden()
    assert play_again(record, find).result == record.result


def test_a_record_without_its_secret_cannot_be_verified_yet(raw: bytes) -> None:
    record = decode(raw)
    record.luck = record.luck.hidden()
    assert "has not been revealed" in refused(verify, record, find)


def test_a_record_without_its_secret_and_with_too_few_too_many_or_impossible_picks_is_not_true(raw: bytes) -> None:
    first = decode(raw).entries[0]
    assert isinstance(first, Dealt)
    for picks in (first.picks[:-1], [*first.picks, (2, 0)], [(3, 3), *first.picks[1:]], [(3, -1), *first.picks[1:]]):
        record = decode(raw)
        record.luck = record.luck.hidden()
        record.entries[0] = Dealt(picks, first.hash)
        assert refused(play_again, record, find).startswith("Not true: ")


def test_a_game_of_hidden_luck_can_be_gone_on_with_up_to_where_its_picks_reach(raw: bytes) -> None:
    record = decode(raw)
    record.luck = record.luck.hidden()
    record.entries = record.entries[:3]
    match = play_again(record, find)
    assert match.actors
    assert match.record.luck.secret is None


# --- writing and reading


def test_a_record_written_and_read_is_the_same(raw: bytes) -> None:
    assert encode(decode(raw)) == raw
    assert len(re.findall(rb"\n", raw)) == len(decode(raw).entries) + 2, "one entry a line"


def test_a_hosts_cards_travel_in_the_record() -> None:
    match = random_match(Setup(GAME, 2, {}, TWINS), 3)
    assert verify(decode(encode(match.record)), find).result == match.result
