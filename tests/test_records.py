"""Records grow old: what an earlier version wrote is brought up to date by pure functions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.core import record as records
from ludoteca.core.errors import BadFile
from ludoteca.core.record import VERSION, decode, encode, load, save
from ludoteca.core.replay import verify
from ludoteca.games import find

GOLDEN = Path(__file__).parent / "golden" / "patrician" / "2.ludo.json"


def test_every_version_before_this_one_has_a_migration() -> None:
    assert sorted(records.MIGRATIONS) == list(range(1, VERSION))


def test_an_old_record_is_brought_up_to_date_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def seats_had_no_names(whole: dict[str, Any]) -> dict[str, Any]:
        return {**whole, "version": 2, "seats": [{"name": player, "player": player} for player in whole["players"]]}

    def luck_was_called_chance(whole: dict[str, Any]) -> dict[str, Any]:
        kept = {key: value for key, value in whole.items() if key not in ("chance", "players")}
        return {**kept, "version": 3, "luck": whole["chance"]}

    monkeypatch.setattr(records, "VERSION", 3)
    monkeypatch.setitem(records.MIGRATIONS, 1, seats_had_no_names)
    monkeypatch.setitem(records.MIGRATIONS, 2, luck_was_called_chance)
    old = msgspec.json.decode(GOLDEN.read_bytes())
    old["players"] = [seat["player"] for seat in old.pop("seats")]
    old["chance"] = old.pop("luck")
    record = decode(msgspec.json.encode(old))
    assert record.version == 3
    assert [seat.name for seat in record.seats] == ["person", "person"]
    assert verify(record, find).result == record.result


def test_a_record_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    record = load(GOLDEN)
    path = tmp_path / "deep" / "game.ludo.json"
    save(record, path)
    assert path.read_bytes() == encode(record) == GOLDEN.read_bytes()
    assert [found.name for found in path.parent.iterdir()] == ["game.ludo.json"]
    with pytest.raises(BadFile):
        save(record, path / "inside-a-file.ludo.json")
    assert path.read_bytes() == GOLDEN.read_bytes()
