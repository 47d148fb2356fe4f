"""What records tell, game by game and never by name."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.arena.stats import Damaged, Told, bins, deeds, look, stats
from ludoteca.cli.stats import show_stats
from ludoteca.core.errors import BadFile
from ludoteca.core.game import Setup
from ludoteca.core.record import SUFFIX, save
from ludoteca.core.words import Words
from ludoteca.games import find, keys

GOLDEN = Path(__file__).parent / "golden"
EN = Words("en")


@pytest.mark.parametrize("key", keys())
def test_golden_records_add_up(key: str) -> None:
    game = find(key)
    paths = sorted((GOLDEN / key).glob(f"{min(game.seats)}*{SUFFIX}"))[:4]
    for path in paths:
        _, told = look(str(path))
        assert isinstance(told, Told)
        winners = json.loads(path.read_bytes())["result"]["winners"]
        assert [seat for seat, share in enumerate(told.shares) if share] == winners
        assert len(told.players) == len(told.scores) == told.seats
        assert told.reason in game.reasons
        assert any(subject == "card" for subject, _, _ in told.deeds)


def test_stats_count_what_is_in_the_records(tmp_path: Path) -> None:
    for seats in (2, 3):
        shutil.copy(GOLDEN / "patrician" / f"{seats}{SUFFIX}", tmp_path)
    shutil.copy(GOLDEN / "patrician" / f"2-messengers{SUFFIX}", tmp_path)
    save(Setup(find("patrician"), 2).deal(seed=1).record, tmp_path / f"unfinished{SUFFIX}")
    (tmp_path / f"damaged{SUFFIX}").write_text("{")
    found = stats(tmp_path)
    assert (found.files, found.finished, found.unfinished, len(found.damaged)) == (5, 3, 1, 1)
    (game,) = found.games
    assert [(table.seats, table.games) for table in game.tables] == [(2, 1), (2, 1), (3, 1)]
    assert sum(part.games for part in game.lengths) == 3
    assert game.end_reasons == {"cards_played": 3}
    results = [json.loads(path.read_bytes())["result"] for path in sorted(tmp_path.glob("[23]*"))]
    scores = [seat["score"] for result in results for seat in result["seats"]]
    assert game.scores.mean == pytest.approx(sum(scores) / 7)
    assert sum(category.points.mean for category in game.categories.values()) == pytest.approx(game.scores.mean)
    assert sum(player.wins for player in game.players) == pytest.approx(3)
    roma = next(tally for tally in game.subjects if (tally.event, tally.key) == ("city_scored.high", "Roma"))
    assert roma.times == 3
    assert roma.subject == "city"
    played = [tally for tally in game.subjects if tally.event == "card_played"]
    assert sum(tally.times for tally in played) >= 3 * 40
    assert stats(tmp_path, jobs=2) == found


def test_damaged_files_are_named_and_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / f"bad{SUFFIX}"
    bad.write_text("{}")
    assert show_stats(EN, tmp_path, 1, True, None) == 2
    assert str(bad) in capsys.readouterr().err
    shutil.copy(GOLDEN / "patrician" / f"2{SUFFIX}", tmp_path)
    assert show_stats(EN, tmp_path, 1, True, None) == 0
    told = capsys.readouterr()
    assert str(bad) in told.err
    assert json.loads(told.out)["damaged"] == [{"file": str(bad), "why": Words("en")("core-record-foreign")}]
    assert isinstance(look(str(bad))[1], Damaged)
    with pytest.raises(BadFile, match="no records"):
        stats(tmp_path / "nowhere")


def test_a_deed_is_read_off_the_fields_of_an_event() -> None:
    assert deeds({"seat": 0, "card": None}, "card_dealt", 2) == []
    assert deeds({"seat": None, "card": "x"}, "starter_dealt", 2) == []
    assert deeds({"seat": 1, "city": "Roma", "card": "roma-1"}, "card_taken", 2) == [
        (("card", "card_taken", "roma-1"), 1),
        (("city", "card_taken", "Roma"), 1),
    ]


@settings(deadline=None, max_examples=50)
@given(st.lists(st.integers(0, 5000), min_size=1, max_size=60))
def test_every_length_lies_in_one_bin(lengths: list[int]) -> None:
    parts = bins(lengths)
    assert len(parts) <= 20
    for part in parts:
        assert part.games == sum(part.low <= length < part.high for length in lengths)
    assert sum(part.games for part in parts) == len(lengths)
