"""Records grow old: what an earlier version wrote is brought up to date by pure functions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.core import record as records
from ludoteca.core.errors import BadFile, BadRecord
from ludoteca.core.luck import Luck
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


def test_a_game_that_goes_on_from_another_has_luck_of_its_own_and_can_be_verified() -> None:
    whole = ludoteca.game("san_juan", seats=2).deal(seed=5)
    while not whole.over:
        whole.play(whole.legal_codes(whole.actors[0])[0], whole.actors[0])
    begun = whole.steps[: len(whole.steps) // 2]
    given = tuple(k for step in begun for _, k in step.picks)
    luck = msgspec.structs.replace(Luck.seeded(6), given=given)
    other = whole.setup.deal(luck=luck)
    for step in begun[1:]:
        other.play(step.code, step.seat)
    assert [step.picks for step in other.steps] == [step.picks for step in begun]
    while not other.over:
        other.play(other.legal_codes(other.actors[0])[0], other.actors[0])
    assert [step.picks for step in other.steps] != [step.picks for step in whole.steps]
    again = decode(encode(other.record))
    assert verify(again, find).result == other.result
    first = begun[0].picks[0][0]
    forged = msgspec.structs.replace(again.luck, given=((given[0] + 1) % first, *given[1:]))
    with pytest.raises(BadRecord):
        verify(msgspec.structs.replace(again, luck=forged), find)
