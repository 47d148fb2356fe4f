"""A page at a table without a game: it gets a position, previews of gestures and further steps over its own socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from tests.e2e.browser import SPEED, hook, visit
from tests.server.running import RunningServer
from web import make_fixture

TABLE = "fixture00000"


class FixturePage:
    """A page at a table that receives what a fixture of web/make_fixture.py holds, when the test wants it."""

    def __init__(self, page: Page, fixture: dict[str, Any]) -> None:
        self.page = page
        self.fixture = fixture
        self.socket: WebSocketRoute | None = None
        self.sent: list[dict[str, Any]] = []
        self.down = False
        page.route_web_socket("**/ws", self.opened)
        page.route(f"**/api/tables/{TABLE}**", self.rest)

    def open(self, address: str) -> None:
        self.page.goto(f"{address}/t/{TABLE}#{'A' * 32}")

    def opened(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
            return
        self.socket = socket
        socket.on_message(self.answer)

    def answer(self, message: str | bytes) -> None:
        asked = msgspec.json.decode(message)
        self.sent.append(asked)
        if asked["do"] == "enter":
            self.send(self.fixture["state"])
            self.send({"type": "chats", "lines": []})
        elif asked["do"] == "try":
            tried = self.fixture["tried"].get(",".join(map(str, asked["steps"])))
            refusal = {"type": "refused", "key": "", "text": "Not in the fixture."}
            self.send({**(tried or refusal), "id": asked["id"]})

    def rest(self, route: Route) -> None:
        body = self.fixture["faces"] if "/cards" in route.request.url else self.fixture["state"]["table"]
        route.fulfill(body=msgspec.json.encode(body), content_type="application/json")

    def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def cut(self) -> None:
        """Lose the connection, and refuse every new one until `mend`."""
        assert self.socket is not None
        self.down = True
        self.socket.close()

    def mend(self) -> None:
        self.down = False


@contextmanager
def seated(server: RunningServer, browser: Browser, position: str, **more: Any) -> Iterator[FixturePage]:
    """A page at a position of web/make_fixture.py; `speed` is that of the page."""
    fixture = msgspec.json.decode(make_fixture.made(position.split()))
    speed = more.pop("speed", SPEED)
    clock = more.pop("clock", False)
    with visit(browser, **more) as context:
        context.add_init_script(f"localStorage['ludoteca.settings'] = JSON.stringify({{ speed: {speed} }})")
        page = context.new_page()
        if clock:
            page.clock.install()
        table = FixturePage(page, fixture)
        table.open(server.address)
        page.locator(f"{hook('prompt')}, {hook('result')}").first.wait_for()
        page.evaluate("document.fonts.ready")
        yield table
