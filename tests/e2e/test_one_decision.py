"""One decision at a time: heading and lit cards belong together, nothing moves, picks survive a lost network."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.games import keys
from tests.e2e.browser import COMMIT, LIT, hook
from tests.e2e.fixture_page import FixturePage, seated
from tests.server.running import RunningServer

PAYING = "san_juan --seats 4 --steps 168 --until build --seed 4 --next 0"
POSITIONS = {
    "patrician": "patrician --seats 3 --steps 40 --until play --next 0",
    "san_juan": PAYING,
    "patee_imperiale": "patee_imperiale --seats 4 --steps 16 --until play --next 0",
}
# The boxes of hand, board and line, and where the places on the board stand: a tower may grow upwards from its place.
BOXES = """() => {
  const box = (selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };
  const foot = (place) => {
    const { left, bottom, width } = place.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(bottom)];
  };
  const found = { main: box('main'), hand: box('.hand'), dock: box('[data-test="dock"]') };
  for (const place of document.querySelectorAll('main [data-anchor]:not([data-thing])'))
    found[place.dataset.anchor] = foot(place);
  return found;
}"""
HAIR = 2  # pixels: the line around what is chosen


def costs(table: FixturePage) -> dict[int, str]:
    """The buildings that can be built and cost something: the code of the choice, and the key of its card."""
    moves = [choice for choice in table.fixture["state"]["turn"]["moves"] if choice["move"]["move"] == "build"]
    selections = {choice["code"]: table.fixture["tried"][str(choice["code"])]["selection"] for choice in moves}
    return {
        choice["code"]: choice["move"]["card"] for choice in moves if (selections[choice["code"]] or {}).get("most")
    }


def start_paying(table: FixturePage) -> tuple[dict[str, Any], list[str]]:
    """Choose the dearest building; return its face, and the cards that can pay for it in the order of the rules."""
    tried = table.fixture["tried"]
    code, key = max(costs(table).items(), key=lambda pair: tried[str(pair[0])]["selection"]["most"])
    selection = tried[str(code)]["selection"]
    assert selection["most"] >= 2
    table.page.locator(f'.hand [data-card="{key}"]').first.click()
    table.page.locator(hook("put-back")).wait_for()
    face = next(face for face in table.fixture["faces"]["cards"] if face["key"] == key)
    return face, [item["move"]["cards"][0] for item in selection["items"]]


def pay(page: Page, card: str) -> None:
    """Pick a card to pay with, and wait until the page has noted it."""
    before = page.locator(hook("prompt")).inner_text() + page.locator(hook("dock")).inner_text()
    page.locator(f'.hand .lit[data-card="{card}"], .hand .lit:has([data-card="{card}"])').first.click()
    page.wait_for_function(
        """before => document.querySelector('[data-test="prompt"]').innerText
          + document.querySelector('[data-test="dock"]').innerText !== before""",
        arg=before,
    )


def test_paying_never_shows_the_next_question(server: RunningServer, browser: Browser) -> None:
    with seated(server, browser, PAYING) as table:
        page = table.page
        face, cards = start_paying(table)
        for card in [*cards, ""]:
            heading = page.locator(hook("prompt")).inner_text()
            assert face["name"] in heading, heading
            assert page.locator('[data-anchor^="role:"].lit, [data-anchor^="role:"] .lit').count() == 0
            if page.locator(COMMIT).count():
                break
            pay(page, card)
        # The payment is exact: nothing is left to pick, and what is sent is this one decision.
        assert page.locator(".hand .lit:not([aria-pressed='true'])").count() == 0
        page.locator(COMMIT).click()
        page.wait_for_function("() => document.querySelector('[data-test=\"commit\"]')?.disabled !== false")
        moves = [message for message in table.sent if message["do"] == "move"]
        assert len(moves) == 1
        tried = table.fixture["tried"][",".join(map(str, moves[0]["steps"]))]
        assert tried["complete"]


def far(here: list[int], there: list[int]) -> bool:
    return any(abs(one - other) > HAIR for one, other in zip(here, there, strict=True))


@pytest.mark.parametrize("width", [1366, 390])
@pytest.mark.parametrize("game", keys())
def test_nothing_moves_when_the_prompt_changes(server: RunningServer, browser: Browser, game: str, width: int) -> None:
    size = {"width": width, "height": 768 if width > 600 else 844}
    with seated(server, browser, POSITIONS[game], viewport=size) as table:
        page = table.page
        page.locator(LIT).first.wait_for()
        before = page.evaluate(BOXES)
        prompt = page.locator(hook("prompt")).inner_text()
        page.locator(f".hand :is({LIT})").first.click()
        page.locator(hook("put-back")).wait_for()
        expect(page.locator(hook("prompt"))).not_to_have_text(prompt)
        after = page.evaluate(BOXES)
        moved = {name: (box, after[name]) for name, box in before.items() if name in after and far(box, after[name])}
        assert moved == {}
        page.locator(hook("put-back")).click()
        expect(page.locator(hook("prompt"))).to_have_text(prompt)
        assert page.evaluate(BOXES) == before


def test_picks_survive_fifteen_seconds_without_a_network(server: RunningServer, browser: Browser) -> None:
    with seated(server, browser, PAYING, clock=True) as table:
        page = table.page
        _, cards = start_paying(table)
        pay(page, cards[0])
        dock = page.locator(hook("dock")).inner_text()
        table.cut()
        expect(page.locator(hook("offline"))).to_be_visible()
        for _ in range(15):
            page.clock.run_for(1000)
        expect(page.locator(hook("offline"))).to_be_visible()
        assert page.locator(hook("dock")).inner_text() == dock
        table.mend()
        page.clock.run_for(30_000)  # the longest wait until the next try
        expect(page.locator(hook("offline"))).to_have_count(0)
        page.clock.run_for(1000)
        assert page.locator(hook("dock")).inner_text() == dock
