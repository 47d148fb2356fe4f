"""Makes the pictures of the page in docs/pictures/page/: real positions in a real browser, always the same ones.

    python3 run.py test -- -k nothing        # once: what the tests need
    .venv/bin/python docs/make_screens.py    # all of them, or those whose name is given

The page is served by Ludoteca's own server; the table itself is a position of a game with a fixed seed, sent to the
page over its own socket. The tests take the same pictures and say whether those in the folder are still true.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

import httpx
import msgspec
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))


import ludoteca  # noqa: E402
from ludoteca.bots import make  # noqa: E402
from ludoteca.core.record import Seat, encode  # noqa: E402
from tests.e2e.browser import ARGUMENTS, CHROMIUM, LOCALES  # noqa: E402
from tests.server.running import RunningServer  # noqa: E402
from web import make_fixture  # noqa: E402

FOLDER = ROOT / "docs" / "pictures" / "page"
TABLE = "fixture00000"
READY = {
    "": '[data-test="result"], [data-test="prompt"]',
    "hot-seat": '[data-test="i-am"]',
}
SIZES = {
    "wide": (1440, 900),
    "low": (1366, 640),
    "large": (2560, 1440),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 740),
    "smallest": (360, 640),
    "lying": (844, 390),
}
TOUCHED = ("phone", "small", "smallest", "lying")


class Screen(NamedTuple):
    """One picture: where, at which size, in which light and language; for a table, its position and a gesture."""

    name: str
    path: str
    size: str = "wide"
    theme: str = "light"
    lang: str = "en"
    position: str = ""
    steps: tuple[int, ...] = ()
    state: Literal["", "hot-seat"] = ""  # the device goes round


EXPANSIONS = "--option messengers=true --option ambassadors=true"
PATRICIAN = "patrician --seats 5 --steps 64 --until play"
SENDING = f"patrician --seats 5 --seed 3 --steps 15 --until send {EXPANSIONS}"
LATE = f"patrician --seats 3 --seed 1 --steps 112 --until send {EXPANSIONS}"
SAN_JUAN = "san_juan --option crane_good_pays=on --seats 4 --steps 168 --until build --seed 4"
ROLES = "san_juan --option crane_good_pays=on --seats 3 --steps 174 --until take --seed 12"
SAN_JUAN_END = "san_juan --option crane_good_pays=on --seats 2 --steps 9000"
TOGETHER = "san_juan --option crane_good_pays=on --seats 4 --seat 3 --steps 235 --until keep --seed 3"
PATEE = "patee_imperiale --seats 4 --steps 16 --until play"
CHARM = "patee_imperiale --seats 3 --steps 8 --until charm --seed 2"

SCREENS = (
    Screen("front-wide", "/"),
    Screen("front-phone", "/", "phone", lang="it"),
    Screen("front-dark", "/", theme="dark", lang="fr"),
    Screen("setup-wide", "/new/patrician", lang="fr"),
    Screen("setup-phone", "/new/san_juan", "phone", "dark"),
    Screen("waiting-phone", "/waiting", "phone", lang="it"),
    Screen("patrician-wide", "/t", position=PATRICIAN, steps=(13, 55)),
    Screen("patrician-dark", "/t", theme="dark", lang="fr", position=LATE),
    Screen("patrician-phone", "/t", "phone", position=PATRICIAN),
    Screen("patrician-tablet", "/t", "tablet", lang="it", position=SENDING, steps=(99,)),
    Screen("patrician-smallest", "/t", "smallest", "dark", "fr", SENDING),
    Screen("patrician-watching", "/t", lang="it", position="patrician --seats 4 --seat -1 --steps 80"),
    Screen("patrician-hot-seat", "/t", "phone", "dark", position=PATRICIAN, state="hot-seat"),
    Screen("patrician-replay", "/replay", lang="fr"),
    Screen("patrician-replay-phone", "/replay", "phone", "dark"),
    Screen("san_juan-wide", "/t", position=SAN_JUAN, steps=(23, 102)),
    Screen("san_juan-dark", "/t", theme="dark", lang="it", position=ROLES),
    Screen("san_juan-phone", "/t", "phone", lang="fr", position=SAN_JUAN, steps=(23, 102)),
    Screen("san_juan-together", "/t", "phone", lang="it", position=TOGETHER),
    Screen("san_juan-low", "/t", "low", lang="fr", position=ROLES),
    Screen("san_juan-lying", "/t", "lying", position=SAN_JUAN, steps=(23, 102)),
    Screen("san_juan-large", "/t", "large", position=ROLES),
    Screen("patee_imperiale-wide", "/t", position=PATEE),
    Screen("patee_imperiale-dark", "/t", theme="dark", lang="fr", position=CHARM, steps=(66,)),
    Screen("patee_imperiale-phone", "/t", "phone", lang="it", position=CHARM),
    Screen("patee_imperiale-low", "/t", "low", position=PATEE),
    Screen("patee_imperiale-small", "/t", "small", "dark", position=PATEE),
    Screen("patrician-end", "/t", position="patrician --seats 3 --steps 900"),
    Screen("san_juan-end-phone", "/t", "phone", "dark", "it", SAN_JUAN_END),
    Screen(
        "patee_imperiale-end", "/t", lang="fr", position="patee_imperiale --seats 4 --steps 900 --option teams=true"
    ),
)


def position_of(position: str, lang: str) -> dict[str, Any]:
    """A position as the wire tells it."""
    whole: dict[str, Any] = msgspec.json.decode(make_fixture.made([*position.split(), "--lang", lang, "--next", "0"]))
    return whole


def asked_for(address: str, path: str, body: bytes) -> dict[str, Any]:
    """The links of a table of the server's own."""
    links: dict[str, Any] = httpx.post(f"{address}{path}", content=body).raise_for_status().json()
    return links


def waiting(address: str) -> dict[str, Any]:
    """A table at which people are still missing."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "medium"}]
    wish = {"game": "patee_imperiale", "seats": seats, "options": {"teams": True}}
    return asked_for(address, "/api/tables", msgspec.json.encode(wish))


def finished(address: str) -> dict[str, Any]:
    """A finished game to look at again."""
    match = ludoteca.game("patrician", seats=3).deal(seed=4)
    match.record.seats = [Seat(name, "person") for name in make_fixture.NAMES[:3]]
    bots = [make("greedy", seat) for seat in range(3)]
    while not match.over:
        make_fixture.step(match, bots)
    return asked_for(address, "/api/records", encode(match.record))


def play_the_server(page: Page, position: dict[str, Any]) -> None:
    """Answer the page as a server would at which this position stands."""
    state = position["state"]

    def answer(message: str | bytes, socket: WebSocketRoute) -> None:
        asked = msgspec.json.decode(message)
        if asked["do"] == "enter":
            socket.send(msgspec.json.encode(state).decode())
            socket.send('{"type":"chats","lines":[]}')
        elif asked["do"] == "try":
            tried = position["tried"].get(",".join(map(str, asked["steps"])))
            if tried is not None:
                socket.send(msgspec.json.encode({**tried, "id": asked["id"], "ask": asked["ask"]}).decode())

    def opened(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: answer(message, socket))

    def rest(route: Route) -> None:
        body = position["faces"] if "/cards" in route.request.url else state["table"]
        route.fulfill(body=msgspec.json.encode(body), content_type="application/json")

    page.route_web_socket("**/ws", opened)
    page.route(f"**/api/tables/{TABLE}**", rest)


def keep(page: Page, address: str, links: dict[str, Any]) -> str:
    """Let a browser have the links of a table, as if it had made it."""
    page.goto(f"{address}/help")
    page.evaluate("links => (localStorage['ludoteca.table.' + links.table] = JSON.stringify(links))", links)
    return str(links["table"])


def prepared(page: Page, address: str, screen: Screen) -> tuple[str, str]:
    """Where a screen is to be found, and what is there once it can be looked at."""
    if screen.path == "/waiting":
        return f"/t/{keep(page, address, waiting(address))}", '[data-test="waiting"]'
    if screen.path == "/replay":
        return f"/r/{keep(page, address, finished(address))}", '[data-test="replay-page"]'
    if not screen.position:
        return screen.path, "h1, h2"
    position = position_of(screen.position, screen.lang)
    if screen.state == "hot-seat":
        position["state"]["seats"] = [0, 1]
    play_the_server(page, position)
    return f"/t/{TABLE}#{'A' * 32}", READY[screen.state]


@contextmanager
def shown(browser: Browser, address: str, screen: Screen) -> Iterator[Page]:
    """A screen, ready to be looked at."""
    width, height = SIZES[screen.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[screen.lang],
        color_scheme="dark" if screen.theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=screen.size in TOUCHED,
    )
    with context:
        page = context.new_page()
        path, ready = prepared(page, address, screen)
        page.goto(f"{address}{path}")
        page.locator(ready).first.wait_for()
        if screen.path == "/replay":
            page.locator('[data-test="replay-slider"]').fill("96")
        for code in screen.steps:
            # All choices are in the region of words, which only the keyboard sees while it is closed.
            page.locator(f'[data-test="choice-{code}"]').dispatch_event("click")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        yield page


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for screen in SCREENS:
            if not wanted or screen.name in wanted:
                with shown(browser, server.address, screen) as page:
                    page.screenshot(path=FOLDER / f"{screen.name}.jpg", type="jpeg", quality=82)
                print(screen.name, flush=True)
        browser.close()
        server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
