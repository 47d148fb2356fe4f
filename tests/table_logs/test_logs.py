"""Golden table logs still fold to the same tables, and their entries are encoded to the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, keys
from ludoteca.server.tables import table
from ludoteca.server.tables.entries import decode_config, decode_entry, encode
from ludoteca.server.tables.table import fold
from tests.table_logs import logs
from tests.table_logs.logs import Log

ADD_A_SCENE = "no golden log has it: add a scene to tests/table_logs/make.py and run it"
each_log = pytest.mark.parametrize("log", logs.logs(), ids=lambda log: log.name)


# -------------------------------------------------------------------------------------------- every log


@each_log
def test_a_log_still_folds_to_the_same_table(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """The facts are from versions whose clocks did not wait for what the page still had to show."""
    monkeypatch.setattr(table, "watching_time", lambda match, first: [0] * match.game.seats)
    now, then = logs.facts(log.fold(), log.last_at + 1000), logs.expected(log)
    for part in then:
        assert logs.holds(now.get(part), then[part]), f"{part}: {now.get(part)} instead of {then[part]}"


@each_log
def test_clocks_that_wait_leave_as_much_time_or_more_and_change_nothing_else(log: Log) -> None:
    now, then = logs.facts(log.fold(), log.last_at + 1000), logs.expected(log)
    for seat, before in zip(now["table"]["seats"], then["table"]["seats"], strict=True):
        left, left_before = seat["left_ms"], before["left_ms"]
        assert (left is None) == (left_before is None)
        assert left is None or left >= left_before
        seat["left_ms"] = left_before
    for part in then:
        assert logs.holds(now.get(part), then[part]), f"{part}: {now.get(part)} instead of {then[part]}"


@each_log
def test_a_configuration_and_its_entries_are_encoded_to_the_same_bytes(log: Log) -> None:
    head = bytes(log.head.head)
    assert encode(decode_config(head)) == head
    for entry in log.entries:
        data = bytes(entry.data)
        assert encode(decode_entry(data)) == data


def test_every_log_has_a_file_of_facts() -> None:
    names = {path.stem for path in logs.FOLDER.glob("*.json")}
    assert names == {log.name for log in logs.logs()}


# -------------------------------------------------------------------------------------------- what the logs cover

Use = tuple[str, str, object]  # tag or path of a struct, JSON name of a field, value if the field is a choice


def used(name: str, value: object) -> Iterator[Use]:
    """Every field of a stored object and of the objects inside it."""
    if isinstance(value, list):
        for item in value:
            yield from used(name, item)
    elif isinstance(value, dict):
        for field, inner in value.items():
            yield name, field, inner if isinstance(inner, bool | str) else None
            yield name, field, None
            if field != "record":  # records have separate golden files
                yield from used(f"{name}.{field}", inner)


def usable(name: str, kind: inspect.Type) -> Iterator[Use]:
    """Every field of a type; for a choice, with every value that is ever encoded."""
    if isinstance(kind, inspect.UnionType):
        for option in kind.types:
            yield from usable(name, option)
    elif isinstance(kind, inspect.ListType):
        yield from usable(name, kind.item_type)
    elif isinstance(kind, inspect.StructType):
        omits_defaults = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            yield name, field.encode_name, None
            for value in choices(field.type):
                if not omits_defaults or field.required or value != field.default:
                    yield name, field.encode_name, value
            if field.encode_name != "record":
                yield from usable(f"{name}.{field.encode_name}", field.type)


def choices(kind: inspect.Type) -> tuple[object, ...]:
    if isinstance(kind, inspect.LiteralType):
        return tuple(kind.values)
    return (True, False) if isinstance(kind, inspect.BoolType) else ()


def entries(game: str | None = None) -> Iterator[dict[str, Any]]:
    """The entries of all logs, or of the logs of one game."""
    for log in logs.logs():
        if game in (None, log.head.game):
            for entry in log.entries:
                yield msgspec.json.decode(entry.data)


@pytest.mark.parametrize("game", keys())
def test_every_type_of_entry_occurs_in_every_game(game: str) -> None:
    same_in_every_game = {"leave", "bot", "silence"}
    missing = set(logs.entry_types()) - same_in_every_game - {entry["do"] for entry in entries(game)}
    assert not missing, f"{sorted(missing)}: {ADD_A_SCENE}"


def test_every_field_of_every_entry_occurs_with_every_choice() -> None:
    found = {use for entry in entries() for use in used(entry["do"], entry)}
    for tag, kind in logs.entry_types().items():
        missing = set(usable(tag, kind)) - found
        assert not missing, f"{sorted(missing, key=str)}: {ADD_A_SCENE}"


def test_every_field_of_a_configuration_occurs_with_every_choice() -> None:
    found = {use for log in logs.logs() for use in used("head", msgspec.json.decode(log.head.head))}
    never_stored = {("head.cards", "house", True)}  # a configuration does not include the house deck
    missing = set(usable("head", inspect.type_info(type(decode_config(bytes(logs.logs()[0].head.head)))))) - found
    assert missing <= never_stored, f"{sorted(missing - never_stored, key=str)}: {ADD_A_SCENE}"


@pytest.mark.parametrize("key", keys())
def test_every_seat_count_and_status_of_a_game_occurs(key: str) -> None:
    tables = [(log.fold().status, log.fold()) for log in logs.logs() if log.head.game == key]
    assert {len(folded.seats) for status, folded in tables if status == "playing"} == set(find(key).seat_counts)
    assert {status for status, _ in tables} == {"waiting", "playing", "over", "abandoned"}


def test_every_kind_of_link_occurs() -> None:
    found = {(link.kind, link.revoked) for log in logs.logs() for link in log.links}
    assert {kind for kind, _ in found} == {"seat", "invite", "join", "watch", "host", "recovery", "claim"}
    assert {kind for kind, revoked in found if revoked} >= {"seat", "invite", "recovery", "claim"}


@pytest.mark.parametrize("game", keys())
def test_gestures_of_several_steps_occur_in_every_game(game: str) -> None:
    assert any(len(entry.get("steps", ())) > 1 for entry in entries(game))


# -------------------------------------------------------------------------------------------- unreadable logs


@pytest.mark.parametrize(
    "data",
    [
        b'{"do":"teleport","seat":0}',
        b'{"do":"start","unknown":1}',
        b'{"do":"sit","seat":0}',
        b'{"do":"move","seat":9,"steps":[1],"ask":0}',
        b'{"seat":0}',
        b"[]",
        b"not JSON",
        b"",
    ],
)
def test_an_unreadable_entry_is_named_in_the_error(data: bytes) -> None:
    log = next(log for log in logs.logs() if log.head.status == "playing")
    last = log.rows[-1]
    unknown = msgspec.structs.replace(last, n=last.n + 1, data=data)
    with pytest.raises(LudotecaError) as refused:
        fold(log.row.head, [*log.rows, unknown], log.head.table)
    assert refused.value.key == "server-damaged"
    for lang in LANGUAGES:
        sentence = refused.value.text(Words(lang))
        assert log.head.table in sentence
        assert str(unknown.n) in sentence


def test_an_unreadable_configuration_is_refused_with_a_sentence() -> None:
    with pytest.raises(LudotecaError) as refused:
        fold(b'{"game":"patrician","mood":"bright"}', [])
    assert refused.value.key == "server-damaged"
    assert refused.value.text(Words("en"))
