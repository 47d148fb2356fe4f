"""Golden records and transcripts: recorded games replay the same in every version."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.laws import LAWS, random_match, setups
from ludoteca.core.record import decode, encode, load
from ludoteca.core.replay import game_of, verify
from ludoteca.core.text import Words
from ludoteca.core.transcript import transcript
from ludoteca.games import find, keys
from tests.corpus import golden, name_of, transcripts

GOLDEN = [path for key in keys() for path in golden(key)]
TRANSCRIPTS = [path for key in keys() for path in transcripts(key)]
LEAST = 24


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_golden_record_matches_its_replay(path: Path) -> None:
    match = verify(load(path), find)
    assert match.over
    assert encode(match.record) == path.read_bytes()


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_transcript_is_reproduced_word_for_word(path: Path) -> None:
    for game in setups(find(path.parent.name)):
        if f"{name_of(game)}.txt" == path.name:
            assert transcript(random_match(game, 7), Words("en")) == path.read_text(encoding="utf-8")
            return
    pytest.fail(f"{path.name} belongs to no set-up of the game")


@pytest.mark.parametrize("key", keys())
def test_every_game_has_golden_records_for_all_seat_counts_and_options(key: str) -> None:
    records = [load(path) for path in golden(key)]
    assert len(records) >= LEAST
    assert {len(record.seats) for record in records} == set(find(key).seat_counts)
    for option in find(key).all_options:
        values = {str(record.options[option.name]) for record in records}
        assert len(values) > 1, option.name
    assert {record.result.reason for record in records if record.result} == set(find(key).reasons)
    assert any(record.taken_back for record in records)


@pytest.mark.parametrize("key", keys())
def test_every_game_has_a_transcript_for_every_set_of_options(key: str) -> None:
    covered = {path.stem.partition("-")[2] for path in transcripts(key)}
    assert {name_of(game).partition("-")[2] for game in setups(find(key))} <= covered


@pytest.mark.parametrize("key", keys())
def test_every_law_is_checked_with_every_number_of_seats(key: str) -> None:
    assert {game.seats for game in setups(find(key))} == set(find(key).seat_counts)


def test_the_laws_are_numbered_in_their_order() -> None:
    assert [str(law.__doc__).partition(".")[0] for law in LAWS] == [str(k) for k in range(1, len(LAWS) + 1)]


def test_a_record_without_undo_is_unchanged_by_reading_and_writing() -> None:
    raw = GOLDEN[0].read_bytes()
    assert encode(decode(raw)) == raw
    assert game_of(decode(raw), find).key == GOLDEN[0].parent.name
