"""What a table offers beside the moves: hints, cards held close, clocks, a log that goes back, motion, silence."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import CHOICE, COMMIT, Hand, hook, visit
from tests.server.house import House

SILENT = """
window.sounds = 0;
const Audio = window.AudioContext;
window.AudioContext = class extends Audio { constructor(...given) { super(...given); window.sounds += 1; } };
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
# What flies is drawn in a layer of its own over everything, which goes away with the last flight.
FLYING = '() => document.querySelectorAll(\'body > [aria-hidden="true"][style*="fixed"]\').length'


def sit(page: Page, house: House, game: str, seats: list[str], **more: Any) -> str:
    """At a new table, in the first seat; answers with its name."""
    links = house.create(game, seats, **more)
    page.goto(f"{house.address}/t/{links.table}#{links.seat}")
    page.locator(hook("table")).wait_for()
    return links.table


def test_a_hint_is_shown_and_marks_a_move(house: House, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        sit(page, house, "patrician", ["me", "easy"])
        page.locator(CHOICE).first.wait_for()
        page.keyboard.press("h")
        note = page.locator(hook("hint-note"))
        expect(note).to_be_visible()
        expect(note.locator(hook("hint-0"))).to_contain_text(re.compile(r"\d+\s%"))
        expect(page.locator(f".hinted{CHOICE}")).to_have_count(1)
        note.locator(hook("hint-0")).click()
        expect(page.locator(hook("put-back"))).to_be_visible()


def test_a_table_may_forbid_hints(house: House, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        sit(page, house, "patrician", ["me", "easy"], manners={"hints": False})
        page.locator(CHOICE).first.wait_for()
        assert page.locator(hook("hint")).count() == 0


def test_a_card_opens_by_right_click_and_by_question_mark(house: House, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        sit(page, house, "san_juan", ["me", "easy", "easy"])
        page.locator(CHOICE).first.wait_for()  # now nothing moves
        card = page.locator(".hand [data-card]").first
        card.click(button="right")
        dialog = page.locator(hook("card-dialog"))
        expect(dialog.locator("svg").first).to_be_visible()
        assert len(dialog.inner_text()) > 20
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        page.locator(".hand [data-card]:is(button, [tabindex='0'])").first.focus()
        page.keyboard.press("?")
        expect(dialog).to_be_visible()


def test_clocks_run_for_everybody_to_see(house: House, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        clock = {"kind": "game", "seconds": 600, "increment": 0}
        sit(page, house, "patrician", ["me", "easy"], manners={"clock": clock})
        shown = page.locator(f"{hook('seat-0')} .clock")
        expect(shown).to_contain_text(re.compile(r"(10:00|9:5\d)"))
        before = shown.inner_text()
        expect(shown).not_to_have_text(before)


def test_the_log_leads_back_to_a_position_and_on_again(house: House, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        sit(page, house, "patrician", ["me", "easy"])
        hand = Hand(page, "mouse", 5)
        hand.play(3)
        page.locator(f"{CHOICE}, {COMMIT}").first.wait_for()
        page.locator(f"{hook('log')} button").last.click()
        expect(page.locator(hook("looking-back"))).to_be_visible()
        assert page.locator("main .lit").count() == 0
        page.locator(hook("back-to-now")).click()
        expect(page.locator(hook("looking-back"))).to_have_count(0)
        hand.play(1)


@pytest.mark.parametrize("game", ["patrician", "san_juan", "patee_imperiale"])
def test_what_flies_lands_and_nothing_sounds(house: House, browser: Browser, game: str) -> None:
    with visit(browser, reduced_motion="no-preference", bypass_csp=True) as context:
        context.add_init_script(SILENT)
        page = context.new_page()
        sit(page, house, game, ["me", "easy"])
        page.evaluate(COUNT)
        hand = Hand(page, "mouse", 2)
        hand.play(4)
        page.locator(f'{hook("table")}[data-mine="true"]').wait_for()
        page.locator(f"{CHOICE}, {COMMIT}").first.wait_for()
        assert page.evaluate("window.flights") > 0
        page.wait_for_function(f"({STILL})() === 0")
        assert page.evaluate(FLYING) == 0
        assert page.evaluate(HIDDEN) == 0
        assert page.evaluate("window.sounds") == 0
        assert hand.watch.complaints == []
