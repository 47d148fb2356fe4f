"""The page is accessible: axe finds no violation, in light and dark, on laptop and phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.games import keys
from tests.e2e.browser import ROOT, InputDevice, Player, hook, in_turn, visit
from tests.server.running import RunningServer, play_randomly

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {"runOnly": {"type": "tag", "values": TAGS}}


def violations(page: Page) -> list[str]:
    """The violations that axe finds on a page."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(
        "rules => axe.run(document, rules).then(result => result.violations)", RULES
    )
    nodes = [(rule["id"], node) for rule in found for node in rule["nodes"][:3]]
    return [f"{rule}: {node['html'][:160]} ({node['failureSummary'][:200]})" for rule, node in nodes]


@pytest.mark.slow
@pytest.mark.parametrize(("device", "theme"), [("mouse", "light"), ("touch", "dark")])
def test_axe_finds_nothing_on_the_way_to_a_table(
    server: RunningServer, browser: Browser, theme: str, device: InputDevice
) -> None:
    with visit(browser, "fr", device, color_scheme=theme, bypass_csp=True) as context:
        page = context.new_page()
        for path in ("/", *(f"/new/{game}" for game in keys()), "/tables", "/help"):
            page.goto(server.address + path)
            page.locator("h1, h2").first.wait_for()
            assert violations(page) == [], path
        links = server.create("san_juan", ["me", "open", "easy"])
        page.goto(f"{server.address}/t/{links.table}#{links.seat}")
        page.locator(hook("waiting")).wait_for()
        page.locator(f"{hook('own-seat')} > summary").click()
        assert violations(page) == []
        taken = server.create("patrician", ["me", "open"])
        server.join(taken.table, "Bruno", taken.each[1])
        page.goto(f"{server.address}/t/{taken.table}#{taken.each[1]}")
        page.locator(hook("taken")).wait_for()
        assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "theme"), in_turn(keys(), ["dark", "light"]))
def test_axe_finds_nothing_at_a_table(server: RunningServer, browser: Browser, theme: str, game: str) -> None:
    device: InputDevice = "mouse" if theme == "light" else "touch"
    links = server.create(game, ["me", "easy", "easy"])
    with visit(browser, "it", device, color_scheme=theme, bypass_csp=True) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{links.table}#{links.seat}")
        page.locator(hook("table")).wait_for()
        player = Player(page, device, 3)
        seen = 0
        for step in range(45):
            player.step()
            if step % 15 == 9:
                page.wait_for_timeout(400)
                assert violations(page) == []
                seen += 1
        assert seen == 3


@pytest.mark.slow
@pytest.mark.parametrize("game", keys())
def test_axe_finds_nothing_at_the_end_and_in_the_replay(server: RunningServer, browser: Browser, game: str) -> None:
    links = server.create(game, ["me", "easy"])
    assert links.seat is not None
    with server.enter(links.table, links.seat) as guest:
        play_randomly([guest], 1)
    with visit(browser, "en", bypass_csp=True) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{links.table}#{links.seat}")
        page.locator(hook("result")).wait_for()
        assert violations(page) == []
        page.goto(f"{server.address}/r/{links.table}")
        page.locator(hook("replay-page")).wait_for()
        page.locator(hook("replay-next")).click()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        assert violations(page) == []
