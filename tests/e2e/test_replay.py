"""The replay of a finished game: every hand can be opened, and the last requested position stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from ludoteca.games import shelf
from ludoteca.server.messages import wire
from tests.e2e.browser import PHONE, WIDE, hook, visit
from tests.e2e.test_after import finished_game
from tests.server.running import RunningServer

SEATS = {game.key: game.seat_counts[-1] for game in shelf()}
# Presses keys in a row before the page can react.
AT_ONCE = (
    "keys => keys.forEach(key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))"
)


def open_replay(page: Page, server: RunningServer, table: str, token: str) -> None:
    page.goto(f"{server.address}/t/{table}#{token}")
    page.locator(hook("result")).locator(hook("replay")).click()
    page.locator(hook("replay-page")).wait_for()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", SEATS)
def test_all_hands_can_be_open_at_once(server: RunningServer, browser: Browser, game: str, size: ViewportSize) -> None:
    table, tokens = finished_game(server, game, SEATS[game])
    own = [
        server.get(f"/api/tables/{table}/replay?seat={seat}", wire.Replay, tokens[0]).frames
        for seat in range(SEATS[game])
    ]
    with visit(browser, viewport=size) as context:
        page = context.new_page()
        open_replay(page, server, table, tokens[1])
        expect(page.locator(hook("replay-eyes"))).to_have_value("open")
        for at in (0, 9, 20):
            page.locator(hook("replay-slider")).fill(str(at))
            for seat, frames in enumerate(own):
                held = frames[at].view["seats"][seat]["hand"]
                assert held or at
                for card in held:
                    lying = page.locator(f'[data-anchor^="hand:{seat}:{card}"][data-card="{card}"] >> visible=true')
                    assert lying.count() >= held.count(card), (at, seat, card)


def test_a_position_requested_during_an_animation_stays(server: RunningServer, browser: Browser) -> None:
    table, tokens = finished_game(server, "patrician", 2)
    with visit(browser, reduced_motion="no-preference") as context:
        page = context.new_page()
        open_replay(page, server, table, tokens[0])
        steps = page.locator(hook("replay-slider")).get_attribute("max")
        page.evaluate(AT_ONCE, ["ArrowRight", "End"])
        replay = page.locator(hook("replay-page"))
        expect(replay).to_have_attribute("data-step", str(steps))
        page.wait_for_function("() => document.getAnimations().every(each => each.playState !== 'running')")
        expect(replay).to_have_attribute("data-step", str(steps))
