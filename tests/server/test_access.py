"""Access: security headers, origins, paths, sizes and rates; tokens stay secret, and names are plain text."""

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

from ludoteca.server.messages import wire
from ludoteca.server.transport.app import LogFormatter
from tests.server.running import RunningServer, drain_all, play_randomly, run_server


def test_every_response_has_the_security_headers(server: RunningServer) -> None:
    answers = [
        server.http.get(path)
        for path in ("/", "/table/x", "/assets/nothing.js", "/api/games", "/api/nothing", "/health", "/metrics",
                     "/openapi.json", "/api/tables/000000000000")
    ]  # fmt: skip
    answers.append(server.http.post("/api/tables", content=b"{"))
    answers.append(server.http.delete("/api/tables"))
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


def test_the_page_has_no_inline_script(server: RunningServer) -> None:
    page = server.http.get("/").text
    for tag in re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL):
        assert not tag.strip()
    assert not re.search(r"\son\w+=|javascript:", page)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1.evil.example", "null", "http://127.0.0.1"]
)
def test_another_site_cannot_open_a_socket(server: RunningServer, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_can_open_a_socket_even_behind_a_proxy(server: RunningServer, tmp_path: Path) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin(f"http://127.0.0.1:{server.port}")):
        pass
    with run_server(tmp_path, base_url="https://games.example") as proxied:
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
def test_no_path_leads_out_of_the_pages_folder(server: RunningServer, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.putrequest("GET", path, skip_host=False)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status in (200, 400, 404, 414, 503)
    assert b"root:" not in body
    assert b"import " not in body[:2000]


def test_a_malformed_table_id_is_not_found(url: str, tmp_path: Path) -> None:
    with run_server(tmp_path, database=url) as server:
        for name in ("%00", "00000000000%00", "%ff%fe", "0", "0" * 5_000, "00000000000A"):
            for method, path in (("GET", ""), ("GET", "/replay"), ("POST", "/start")):
                assert server.refused(method, f"/api/tables/{name}{path}") == (404, "server-no-table")


def test_bodies_that_are_too_large_are_refused(server: RunningServer) -> None:
    assert server.http.post("/api/tables", content=b" " * 300_000).status_code == 413
    assert server.http.post("/api/records", content=b" " * 5_000_000).status_code == 413
    assert server.http.post("/api/games/patrician/cards", content=b"#" * 300_000).status_code == 413
    with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_tokens_appear_in_no_log_and_no_message(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    new = server.post(f"/api/tables/{links.table}/links/1", None, tokens[1])
    with server.enter(links.table, tokens[0]) as one, server.enter(links.table, new.seat) as two:
        play_randomly([one, two], 1, 6)
        server.enter("000000000000", tokens[0]).close()
        server.enter(links.table, "x" * 32).close()
        server.refused("GET", "/api/tables/000000000000", None, tokens[0])
        server.refused("POST", f"/api/tables/{links.table}/join", {"name": "", "token": links.join})
        server.post(f"/api/tables/{links.table}/abandon", None, links.host)
        received = "".join(one.raw + two.raw)
    secrets = [*tokens, links.host, links.join, links.watch, links.recovery, new.seat, new.recovery]
    stored = b"".join(path.read_bytes() for path in server.folder.iterdir() if path.is_file())
    public = server.http.get("/metrics").text + server.http.get("/api/tables").text
    for secret in secrets:
        assert secret is not None
        assert secret not in server.logs.text()
        assert secret.encode() not in stored
        assert secret not in received
        assert secret not in public


@pytest.mark.parametrize("as_json", [True, False])
def test_a_log_entry_is_one_line(as_json: bool) -> None:
    record = logging.LogRecord("ludoteca", logging.INFO, "", 0, "said", None, None)
    vars(record)["name_given"] = 'x\n{"level":"error"}'
    line = LogFormatter(as_json).format(record)
    if as_json:
        assert json.loads(line)["name_given"] == 'x\n{"level":"error"}'
        assert "\n" not in line


def test_names_contain_only_printable_text(server: RunningServer) -> None:
    name = "<b onload=x>'\"&"
    links = server.create("patrician", ["me", "open"], public=True)
    server.join(links.table, name, links.join)
    with server.enter(links.table, links.seat) as client:
        assert client.table is not None
        assert client.table.seats[1].name == name
    assert server.http.get("/api/tables").headers["content-type"] == "application/json"
    for bad in ("", "   ", "\u200b", "a\u0000b", "\u202eabc", "x" * 25):
        other = server.create("patrician", ["me", "open"])
        refused = server.refused("POST", f"/api/tables/{other.table}/join", {"name": bad, "token": other.join})
        assert refused[1] in ("server-bad-name", "server-bad-body"), bad


def test_requests_that_come_too_fast_are_refused(tmp_path: Path) -> None:
    with run_server(tmp_path, rest_rate=0.1, rest_burst=10, socket_rate=0.01, socket_burst=3) as server:
        answers = [server.http.get("/api/games").status_code for _ in range(14)]
        assert answers == [200] * 10 + [429] * 4
        with contextlib.ExitStack() as held:
            for _ in range(3):
                held.enter_context(connect(f"ws://127.0.0.1:{server.port}/ws"))
            with pytest.raises(InvalidStatus):
                held.enter_context(connect(f"ws://127.0.0.1:{server.port}/ws"))


def test_a_client_that_sends_too_fast_is_slowed_down_but_loses_nothing(tmp_path: Path) -> None:
    with run_server(tmp_path, unlimited=False) as server:
        links = server.create("patrician", ["me", "me"])
        with server.enter(links.table, links.seat) as client:
            for number in range(130):
                client.send("look", id=number)
            client.until(lambda message: isinstance(message, wire.Done) and message.id == 129)
            assert [message.id for message in client.received if isinstance(message, wire.Done)] == list(range(130))


def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    registry = server.registry
    assert registry is not None
    before = registry.metrics.dropped
    deaf = connect(f"ws://127.0.0.1:{server.port}/ws", compression=None, max_queue=1, close_timeout=0.1)
    with contextlib.ExitStack() as held, contextlib.suppress(ConnectionClosed, TimeoutError):
        socket = held.enter_context(deaf)
        socket.send(json.dumps({"do": "enter", "table": links.table, "token": links.watch}))
        for number in range(4_000):
            socket.send(json.dumps({"do": "look", "id": number}))
            if number % 100 == 0 and registry.metrics.dropped > before:
                break
        with server.enter(links.table, tokens[0]) as one, server.enter(links.table, tokens[1]) as two:
            play_randomly([one, two], 1, 4)
            drain_all([one, two])
    assert registry.metrics.dropped > before
