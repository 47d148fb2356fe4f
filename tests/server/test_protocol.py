"""docs/protocol.md is complete, its examples decode as their types, and its sessions are played for real."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from ludoteca.core.record import Record
from ludoteca.server.messages import wire
from ludoteca.server.transport.endpoints import ENDPOINTS, Endpoint
from tests.server.running import Client, RunningServer

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
def test_every_example_decodes_as_its_type(name: str, text: str) -> None:
    decoded = msgspec.json.decode(text, type=type_of(name), strict=True)
    again = msgspec.to_builtins(decoded, str_keys=True)
    given = json.loads(text)
    assert holds(again, given)


def holds(whole: Any, part: Any) -> bool:
    """Whether a received value contains the part that is shown."""
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


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_every_endpoint_has_an_example(endpoint: Endpoint) -> None:
    section = SECTIONS.get(f"{endpoint.method} {endpoint.path}")
    assert section is not None, "it has no section"
    shown = re.findall(r"^```json (\S+)", section, re.MULTILINE)
    if endpoint.body is not None and endpoint.body is not bytes:
        assert endpoint.body.__name__ in shown
    if endpoint.returns is bytes:
        assert "Record" in shown
    elif endpoint.returns is not None:
        items = get_args(endpoint.returns)
        assert (f"list[{items[0].__name__}]" if items else endpoint.returns.__name__) in shown


def test_every_endpoint_on_the_page_exists() -> None:
    assert set(SECTIONS) == {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}


class Session:
    """Plays a session of the page."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.known: dict[str, Any] = {}
        self.clients: dict[str, Client] = {}
        self.answer: Any = None

    def filled(self, text: str) -> str:
        """A line with its names replaced by their values."""
        text = re.sub(r'"\$(\w+)"', lambda found: json.dumps(self.known[found[1]]), text)
        return re.sub(r"\$(\w+)", lambda found: str(self.known[found[1]]), text)

    def fits(self, part: Any, whole: Any) -> bool:
        """Whether a received value matches what is shown; new names are learned."""
        if isinstance(part, str) and part.startswith("$"):
            return bool(self.known.setdefault(part[1:], whole) == whole)
        if isinstance(part, dict):
            return isinstance(whole, dict) and all(key in whole and self.fits(part[key], whole[key]) for key in part)
        if isinstance(part, list):
            return isinstance(whole, list) and len(whole) >= len(part) and all(map(self.fits, part, whole))
        return bool(part == whole)

    def line(self, line: str) -> None:
        who, arrow, content = line.split(" ", 2)
        if who == "http":
            self.http(arrow, content)
        elif arrow == ">":
            client = self.clients.get(who)
            if client is None:
                client = self.clients[who] = Client(self.server, "", enter=False)
            client.socket.send(self.filled(content))
        else:
            wanted = json.loads(content)
            for _ in range(30):
                raw = self.clients[who].next()
                got = json.loads(self.clients[who].raw[-1])
                before = dict(self.known)
                if got["type"] == wanted["type"] and self.fits(wanted, got):
                    return
                self.known = before
                assert raw is not None
            raise AssertionError(f"never came: {line}")

    def http(self, arrow: str, content: str) -> None:
        if arrow == ">":
            content, _, token = content.partition(" as ")
            method, path, *body = content.split(" ", 2)
            data = self.filled(body[0]).encode() if body else None
            bearer = {"authorization": f"Bearer {self.filled(token)}"} if token else {}
            self.answer = self.server.http.request(method, self.filled(path), content=data, headers=bearer)
            return
        status, _, body_text = content.partition(" ")
        assert self.answer.status_code == int(status), self.answer.text
        if body_text:
            assert self.fits(json.loads(body_text), self.answer.json()), (content, self.answer.text)


@pytest.mark.parametrize("text", SESSIONS, ids=range(len(SESSIONS)))
def test_every_session_of_the_page_plays_as_written(server: RunningServer, text: str) -> None:
    session = Session(server)
    try:
        for line in text.strip().splitlines():
            session.line(line)
    finally:
        for client in session.clients.values():
            client.close()


def test_the_page_has_sessions_and_examples() -> None:
    assert len(SESSIONS) == 2
    assert len(BLOCKS) > 40
