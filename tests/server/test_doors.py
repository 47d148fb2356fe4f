"""Nobody in: headers, origins, paths, sizes, rates; tokens that are nowhere to be read; names that are only words."""

from __future__ import annotations

import contextlib
import http.client
import json
import logging
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludoteca.server import wire
from ludoteca.server.app import Lines
from tests.server.house import House, finish, served, settle


def test_every_answer_carries_the_headers_that_keep_others_out(house: House) -> None:
    answers = [
        house.http.get(path)
        for path in ("/", "/table/x", "/assets/nothing.js", "/api/games", "/api/nothing", "/health", "/metrics",
                     "/openapi.json", "/api/tables/000000000000")
    ]  # fmt: skip
    answers.append(house.http.post("/api/tables", content=b"{"))
    answers.append(house.http.delete("/api/tables"))
    for answer in answers:
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff", answer.url
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"  # nothing inline, nothing evaluated, nothing from elsewhere
        assert policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert policy["base-uri"] == "'none'"
        if answer.url.path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"


def test_the_page_itself_holds_no_script_inline(house: House) -> None:
    page = house.http.get("/").text
    for tag in re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL):
        assert not tag.strip()
    assert not re.search(r"\son\w+=|javascript:", page)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1.evil.example", "null", "http://127.0.0.1"]
)
def test_a_foreign_page_opens_no_socket(house: House, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{house.port}/ws", origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_does_also_behind_a_proxy(house: House, tmp_path: Path) -> None:
    with connect(f"ws://127.0.0.1:{house.port}/ws", origin=Origin(f"http://127.0.0.1:{house.port}")):
        pass
    with served(tmp_path, base_url="https://games.example") as proxied:
        with connect(f"ws://127.0.0.1:{proxied.port}/ws", origin=Origin("https://games.example")):
            pass
        with (
            pytest.raises(InvalidStatus),
            connect(f"ws://127.0.0.1:{proxied.port}/ws", origin=Origin("https://other.example")),
        ):
            pass


@pytest.mark.parametrize(
    "path",
    ["/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fapp.py",
     "/..\\..\\app.py",
     "//etc/passwd", "/%2fetc%2fpasswd", "/%00", "/assets/%00", "/app.py", "/../app.py", "/" + "a" * 5000, "/%ff%fe",
     "/assets/" + "x/" * 500],
)  # fmt: skip
def test_no_path_leads_out_of_the_pages_folder(house: House, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
    connection.putrequest("GET", path, skip_host=False)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status in (200, 400, 404, 414, 503)
    assert b"root:" not in body
    assert b"import " not in body[:2000]


def test_what_is_too_large_is_not_read(house: House) -> None:
    assert house.http.post("/api/tables", content=b" " * 300_000).status_code == 413
    assert house.http.post("/api/records", content=b" " * 5_000_000).status_code == 413
    assert house.http.post("/api/games/patrician/cards", content=b"#" * 300_000).status_code == 413
    with connect(f"ws://127.0.0.1:{house.port}/ws", compression=None) as socket:
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_tokens_are_nowhere_to_be_read(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    new = house.post(f"/api/tables/{links.table}/links/1", None, links.host)
    with house.enter(links.table, tokens[0]) as one, house.enter(links.table, new.seat) as two:
        finish([one, two], 1, 6)
        house.enter("000000000000", tokens[0]).close()
        house.enter(links.table, "x" * 32).close()
        house.refused("GET", "/api/tables/000000000000", None, tokens[0])
        house.refused("POST", f"/api/tables/{links.table}/join", {"name": "", "token": links.join})
        house.post(f"/api/tables/{links.table}/abandon", None, links.host)
        told = "".join(one.raw + two.raw)
    secrets = [*tokens, links.host, links.join, links.watch, new.seat]
    stored = b"".join(path.read_bytes() for path in house.folder.iterdir() if path.is_file())
    public = house.http.get("/metrics").text + house.http.get("/api/tables").text
    for secret in secrets:
        assert secret is not None
        assert secret not in house.logs.told()
        assert secret.encode() not in stored
        assert secret not in told
        assert secret not in public


@pytest.mark.parametrize("as_json", [True, False])
def test_a_line_of_the_log_is_one_line(as_json: bool) -> None:
    record = logging.LogRecord("ludoteca", logging.INFO, "", 0, "said", None, None)
    vars(record)["name_given"] = 'x\n{"level":"error"}'
    line = Lines(as_json).format(record)
    if as_json:
        assert json.loads(line)["name_given"] == 'x\n{"level":"error"}'
        assert "\n" not in line


def test_names_are_words_and_nothing_else(house: House) -> None:
    name = "<b onload=x>'\"&"
    links = house.create("patrician", ["me", "open"], public=True)
    house.join(links.table, name, links.join)
    with house.enter(links.table, links.seat) as guest:
        assert guest.table is not None
        assert guest.table.seats[1].name == name
    assert house.http.get("/api/tables").headers["content-type"] == "application/json"
    for bad in ("", "   ", "\u200b", "a\u0000b", "\u202eabc", "x" * 25):
        other = house.create("patrician", ["me", "open"])
        refused = house.refused("POST", f"/api/tables/{other.table}/join", {"name": bad, "token": other.join})
        assert refused[1] in ("server-bad-name", "server-bad-body"), bad


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    with served(tmp_path, rest_rate=0.1, rest_burst=10, socket_rate=0.01, socket_burst=3) as house:
        answers = [house.http.get("/api/games").status_code for _ in range(14)]
        assert answers == [200] * 10 + [429] * 4
        with contextlib.ExitStack() as held:
            for _ in range(3):
                held.enter_context(connect(f"ws://127.0.0.1:{house.port}/ws"))
            with pytest.raises(InvalidStatus):
                held.enter_context(connect(f"ws://127.0.0.1:{house.port}/ws"))


def test_who_hurries_is_read_more_slowly_and_loses_nothing(tmp_path: Path) -> None:
    with served(tmp_path, hurried=False) as house:
        links = house.create("patrician", ["me", "me"])
        with house.enter(links.table, links.seat) as guest:
            for number in range(130):
                guest.send("look", id=number)
            guest.until(lambda message: isinstance(message, wire.Done) and message.id == 129)
            assert [message.id for message in guest.heard if isinstance(message, wire.Done)] == list(range(130))


def test_who_does_not_read_is_dropped_and_nobody_waits_for_them(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    hall = house.hall
    assert hall is not None
    before = hall.metrics.dropped
    deaf = connect(f"ws://127.0.0.1:{house.port}/ws", compression=None, max_queue=1, close_timeout=0.1)
    with contextlib.ExitStack() as held, contextlib.suppress(ConnectionClosed, TimeoutError):
        socket = held.enter_context(deaf)
        socket.send(json.dumps({"do": "enter", "table": links.table, "token": links.watch}))
        for number in range(4_000):
            socket.send(json.dumps({"do": "look", "id": number}))
            if number % 100 == 0 and hall.metrics.dropped > before:
                break
        with house.enter(links.table, tokens[0]) as one, house.enter(links.table, tokens[1]) as two:
            finish([one, two], 1, 4)
            settle([one, two])
    assert hall.metrics.dropped > before
