"""Record files: those of earlier versions are migrated, and a crash never leaves an incomplete file."""

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


def test_an_old_record_is_migrated_version_by_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def seats_had_no_names(fields: dict[str, Any]) -> dict[str, Any]:
        return {**fields, "version": 2, "seats": [{"name": player, "player": player} for player in fields["players"]]}

    def luck_was_called_chance(fields: dict[str, Any]) -> dict[str, Any]:
        rest = {key: value for key, value in fields.items() if key not in ("chance", "players")}
        return {**rest, "version": 3, "luck": fields["chance"]}

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


def test_a_record_is_saved_completely_or_not_at_all(tmp_path: Path) -> None:
    record = load(GOLDEN)
    path = tmp_path / "deep" / "game.ludo.json"
    save(record, path)
    assert path.read_bytes() == encode(record) == GOLDEN.read_bytes()
    assert [found.name for found in path.parent.iterdir()] == ["game.ludo.json"]
    with pytest.raises(BadFile):
        save(record, path / "inside-a-file.ludo.json")
    assert path.read_bytes() == GOLDEN.read_bytes()


def test_a_game_continued_from_another_has_new_luck_and_verifies() -> None:
    first_match = ludoteca.game("san_juan", seats=2).deal(seed=5)
    while not first_match.over:
        first_match.play(first_match.legal_codes(first_match.actors[0])[0], first_match.actors[0])
    prefix_steps = first_match.steps[: len(first_match.steps) // 2]
    prefix = tuple(k for step in prefix_steps for _, k in step.picks)
    luck = msgspec.structs.replace(Luck.seeded(6), prefix=prefix)
    other = first_match.game.deal(luck=luck)
    for step in prefix_steps[1:]:
        other.play(step.code, step.seat)
    assert [step.picks for step in other.steps] == [step.picks for step in prefix_steps]
    while not other.over:
        other.play(other.legal_codes(other.actors[0])[0], other.actors[0])
    assert [step.picks for step in other.steps] != [step.picks for step in first_match.steps]
    decoded = decode(encode(other.record))
    assert verify(decoded, find).result == other.result
    first = prefix_steps[0].picks[0][0]
    forged = msgspec.structs.replace(decoded.luck, prefix=((prefix[0] + 1) % first, *prefix[1:]))
    with pytest.raises(BadRecord):
        verify(msgspec.structs.replace(decoded, luck=forged), find)
