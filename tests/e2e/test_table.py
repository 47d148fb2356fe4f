"""Everything at a table besides moves: hints, raised cards, clocks, earlier positions, animations, sound."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.games import keys
from tests.e2e.browser import CHOICE, COMMIT, Player, hook, visit
from tests.server.running import RunningServer

SILENT = """
window.sounds = 0;
const Audio = window.AudioContext;
window.AudioContext = class extends Audio { constructor(...args) { super(...args); window.sounds += 1; } };
"""
STILL = "() => document.getAnimations().filter(each => each.playState === 'running').length"
HIDDEN = """() => [...document.querySelectorAll('[data-anchor]')]
  .filter(each => getComputedStyle(each).opacity === '0').length"""
COUNT = """() => {
  window.flights = 0;
  const count = node => { window.flights += node.ariaHidden === 'true'; };
  const observer = new MutationObserver(seen => seen.forEach(each => each.addedNodes.forEach(count)));
  observer.observe(document.body, { childList: true });
}"""
# Flights are drawn in a layer over the page, which is removed after the last one.
FLYING = '() => document.querySelectorAll(\'body > [aria-hidden="true"][style*="fixed"]\').length'


def sit(page: Page, server: RunningServer, game: str, seats: list[str], **more: Any) -> str:
    """Open the first seat of a new table; returns the table's id."""
    links = server.create(game, seats, **more)
    page.goto(f"{server.address}/t/{links.table}#{links.seat}")
    page.locator(hook("table")).wait_for()
    return links.table


def test_a_hint_is_shown_and_marks_a_move(server: RunningServer, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        sit(page, server, "patrician", ["me", "easy"])
        page.locator(CHOICE).first.wait_for()
        page.keyboard.press("h")
        note = page.locator(hook("hint-note"))
        expect(note).to_be_visible()
        expect(note.locator(hook("hint-0"))).to_contain_text(re.compile(r"\d+\s%"))
        expect(page.locator(f".hinted{CHOICE}")).to_have_count(1)
        note.locator(hook("hint-0")).click()
        expect(page.locator(hook("put-back"))).to_be_visible()


def test_a_table_may_forbid_hints(server: RunningServer, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        sit(page, server, "patrician", ["me", "easy"], manners={"hints": False})
        page.locator(CHOICE).first.wait_for()
        assert page.locator(hook("hint")).count() == 0


def test_hover_focus_right_click_and_question_mark_raise_a_card(server: RunningServer, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        sit(page, server, "san_juan", ["me", "easy", "easy"])
        page.locator(CHOICE).first.wait_for(state="attached")  # nothing is shown any more
        raised = page.locator(hook("raised"))
        card = page.locator(".hand [data-card]").first
        card.hover()
        expect(raised.locator("svg").first).to_be_visible()
        assert len(raised.inner_text()) > 20
        assert page.locator("dialog[open]").count() == 0
        page.mouse.move(300, 200)
        expect(raised).to_have_count(0)
        card.click(button="right")
        page.mouse.move(300, 200)
        expect(raised.locator(hook("lower"))).to_be_visible()  # it stays
        page.keyboard.press("Escape")
        expect(raised).to_have_count(0)
        page.locator(".hand [data-card]:is(button, [tabindex='0'])").first.focus()
        page.keyboard.press("?")
        expect(raised).to_be_visible()


def test_the_clock_of_a_seat_runs(server: RunningServer, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        clock = {"kind": "game", "seconds": 600, "increment": 0}
        sit(page, server, "patrician", ["me", "easy"], manners={"clock": clock})
        shown = page.locator(f"{hook('seat-0')} .clock")
        expect(shown).to_contain_text(re.compile(r"(10:00|9:5\d)"))
        before = shown.inner_text()
        expect(shown).not_to_have_text(before)


def test_the_log_leads_to_an_earlier_position_and_back(server: RunningServer, browser: Browser) -> None:
    with visit(browser, bypass_csp=True) as context:
        page = context.new_page()
        sit(page, server, "patrician", ["me", "easy"])
        player = Player(page, "mouse", 5)
        player.play(3)
        # The log does not move any more once it is the player's turn and everything has landed.
        page.locator(f'{hook("table")}[data-mine="true"]').wait_for()
        page.wait_for_function(f"({STILL})() === 0")
        page.locator(f"{hook('log')} button").last.click()
        expect(page.locator(hook("looking-back"))).to_be_visible()
        assert page.locator("main .lit").count() == 0
        page.locator(hook("back-to-now")).click()
        expect(page.locator(hook("looking-back"))).to_have_count(0)
        player.play(1)


@pytest.mark.parametrize("game", keys())
def test_all_flights_land_and_no_sound_plays(server: RunningServer, browser: Browser, game: str) -> None:
    with visit(browser, reduced_motion="no-preference", bypass_csp=True) as context:
        context.add_init_script(SILENT)
        page = context.new_page()
        sit(page, server, game, ["me", "easy"])
        page.evaluate(COUNT)
        player = Player(page, "mouse", 2)
        player.play(4)
        page.locator(f'{hook("table")}[data-mine="true"]').wait_for()
        page.locator(f"{CHOICE}, {COMMIT}").first.wait_for()
        assert page.evaluate("window.flights") > 0
        page.wait_for_function(f"({STILL})() === 0")
        assert page.evaluate(FLYING) == 0
        assert page.evaluate(HIDDEN) == 0
        assert page.evaluate("window.sounds") == 0
        assert player.watch.complaints == []
