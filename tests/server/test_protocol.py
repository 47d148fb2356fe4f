"""docs/protocol.md says all there is, every example is what the types say, and its sessions are played for real."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from ludoteca.core.record import Record
from ludoteca.server import wire
from ludoteca.server.rest import WAYS, Way
from tests.server.house import Guest, House

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```json (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SESSIONS = re.findall(r"^```session\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SECTIONS = dict(re.findall(r"^### `(\w+ /\S+)`\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL))


def type_of(name: str) -> Any:
    inner = re.fullmatch(r"list\[(\w+)\]", name)
    if inner is not None:
        return list[vars(wire)[inner[1]]]  # type: ignore[misc]
    return Record if name == "Record" else vars(wire)[name]


@pytest.mark.parametrize(("name", "text"), BLOCKS, ids=[f"{k} {name}" for k, (name, _) in enumerate(BLOCKS)])
def test_an_example_is_what_its_type_says(name: str, text: str) -> None:
    decoded = msgspec.json.decode(text, type=type_of(name), strict=True)
    again = msgspec.to_builtins(decoded, str_keys=True)
    given = json.loads(text)
    assert holds(again, given)


def holds(whole: Any, part: Any) -> bool:
    """Whether something that was received holds what is shown of it."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and holds(whole[key], part[key]) for key in part)
    if isinstance(part, list):
        return isinstance(whole, (list, tuple)) and len(whole) >= len(part) and all(map(holds, whole, part))
    return bool(whole == part)


@pytest.mark.parametrize("union", ["FromServer", "FromClient"])
def test_every_message_has_an_example(union: str) -> None:
    field = {"FromServer": "type", "FromClient": "do"}[union]
    shown = {json.loads(text)[field] for name, text in BLOCKS if name == union}
    assert shown == {kind.__struct_config__.tag for kind in get_args(vars(wire)[union])}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.method} {way.path}")
def test_every_way_has_an_example(way: Way) -> None:
    section = SECTIONS.get(f"{way.method} {way.path.replace(':int', '')}")
    assert section is not None, "it has no section"
    shown = re.findall(r"^```json (\S+)", section, re.MULTILINE)
    if way.body is not None and way.body is not bytes:
        assert way.body.__name__ in shown
    if way.returns is bytes:
        assert "Record" in shown
    elif way.returns is not None:
        listed = str(way.returns).startswith("list")
        assert (str(way.returns).replace("ludoteca.server.wire.", "") if listed else way.returns.__name__) in shown


def test_no_way_is_shown_that_is_not_there() -> None:
    assert set(SECTIONS) == {f"{way.method} {way.path.replace(':int', '')}" for way in WAYS}


class Session:
    """Plays a session of the page."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[str, Any] = {}
        self.guests: dict[str, Guest] = {}
        self.answer: Any = None

    def filled(self, text: str) -> str:
        """A line with the values of its names."""
        text = re.sub(r'"\$(\w+)"', lambda found: json.dumps(self.known[found[1]]), text)
        return re.sub(r"\$(\w+)", lambda found: str(self.known[found[1]]), text)

    def fits(self, part: Any, whole: Any) -> bool:
        """Whether what is received is what is shown; names that are new are learned."""
        if isinstance(part, str) and part.startswith("$"):
            return bool(self.known.setdefault(part[1:], whole) == whole)
        if isinstance(part, dict):
            return isinstance(whole, dict) and all(key in whole and self.fits(part[key], whole[key]) for key in part)
        if isinstance(part, list):
            return isinstance(whole, list) and len(whole) >= len(part) and all(map(self.fits, part, whole))
        return bool(part == whole)

    def line(self, line: str) -> None:
        who, way, what = line.split(" ", 2)
        if who == "http":
            self.http(way, what)
        elif way == ">":
            guest = self.guests.get(who)
            if guest is None:
                guest = self.guests[who] = Guest(self.house, "", enter=False)
            guest.socket.send(self.filled(what))
        else:
            wanted = json.loads(what)
            for _ in range(30):
                raw = self.guests[who].next()
                got = json.loads(self.guests[who].raw[-1])
                before = dict(self.known)
                if got["type"] == wanted["type"] and self.fits(wanted, got):
                    return
                self.known = before
                assert raw is not None
            raise AssertionError(f"never came: {line}")

    def http(self, way: str, what: str) -> None:
        if way == ">":
            what, _, token = what.partition(" as ")
            method, path, *body = what.split(" ", 2)
            content = self.filled(body[0]).encode() if body else None
            bearer = {"authorization": f"Bearer {self.filled(token)}"} if token else {}
            self.answer = self.house.http.request(method, self.filled(path), content=content, headers=bearer)
            return
        status, _, body_text = what.partition(" ")
        assert self.answer.status_code == int(status), self.answer.text
        if body_text:
            assert self.fits(json.loads(body_text), self.answer.json()), (what, self.answer.text)


@pytest.mark.parametrize("text", SESSIONS, ids=range(len(SESSIONS)))
def test_a_session_of_the_page_is_what_happens(house: House, text: str) -> None:
    session = Session(house)
    try:
        for line in text.strip().splitlines():
            session.line(line)
    finally:
        for guest in session.guests.values():
            guest.close()


def test_there_is_something_to_play() -> None:
    assert len(SESSIONS) == 2
    assert len(BLOCKS) > 40
