"""Text on the table is neither covered nor cut, at seven sizes; cards say why not; forced colours keep rings."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, FloatRect, Page, ViewportSize

from ludoteca.games import keys
from tests.e2e.browser import LIT, hook
from tests.e2e.fixture_page import FixturePage, seated
from tests.e2e.texts import faults
from tests.server.running import RunningServer

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1366, "height": 768},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    {"width": 1180, "height": 570},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
)
POSITIONS = {
    "patrician": "patrician --seats 3 --steps 40 --until play --next 0",
    "patrician, five players": "patrician --seats 5 --steps 64 --until play --next 0",
    "patrician, both expansions": "patrician --seats 4 --steps 60 --until play --next 0 --lang fr "
    "--option messengers=true --option ambassadors=true",
    "patrician, the end": "patrician --seats 3 --steps 900 --next 0 --lang it",
    "san_juan, roles": "san_juan --seats 3 --steps 174 --until take --seed 12 --next 0",
    "san_juan, building": "san_juan --seats 4 --steps 168 --until build --seed 4 --next 0 --lang fr",
    "san_juan, the end": "san_juan --seats 2 --steps 9000 --next 0",
    "patee_imperiale": "patee_imperiale --seats 3 --steps 0 --until play --next 0",
    "patee_imperiale, four players": "patee_imperiale --seats 4 --steps 16 --until play --next 0 --lang it",
    "patee_imperiale, the end": "patee_imperiale --seats 4 --steps 900 --next 0 --lang fr --option teams=true",
}
# Pictures behind the play whose lettering may go on behind a panel.
SCENERY = '[aria-hidden="true"] .scenery, [data-scenery]'
STILL = "() => document.getAnimations().every(each => each.playState !== 'running')"
REASONS = {
    "san_juan": "san_juan --seats 4 --steps 168 --until build --seed 4 --next 0",
    "patrician": "patrician --seats 3 --steps 90 --until play --next 0",
    "patee_imperiale": "patee_imperiale --seats 3 --steps 12 --until play --next 0",
}


def at_rest(page: Page) -> None:
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_function(STILL)


@pytest.mark.parametrize("position", POSITIONS)
def test_no_text_is_covered_or_cut(server: RunningServer, browser: Browser, position: str) -> None:
    found: dict[str, list[str]] = {}
    with seated(server, browser, POSITIONS[position]) as table:
        for size in SIZES:
            table.page.set_viewport_size(size)
            at_rest(table.page)
            # On a phone the sheet with the result takes over.
            board = ", main" if position.endswith("the end") and size["width"] < 600 else ""
            wrong = faults(table.page, excepted=SCENERY + board)
            if wrong:
                found[f"{size['width']}×{size['height']}"] = wrong
    assert found == {}


def unavailable(table: FixturePage) -> dict[str, str]:
    """Why cards in the own hand cannot be chosen, by their key."""
    state = table.fixture["state"]
    reasons = {each["item"].partition(":"): each["why"] for each in state["turn"]["unavailable"]}
    held = state["view"]["seats"][state["seat"]]["hand"]
    return {key: why for (kind, _, key), why in reasons.items() if kind == "card" and key in held}


def test_a_card_that_cannot_be_chosen_says_why(server: RunningServer, browser: Browser) -> None:
    with seated(server, browser, REASONS["san_juan"], viewport=SIZES[0]) as table:
        reasons = unavailable(table)
        assert reasons
        for key, why in reasons.items():
            card = table.page.locator(f'.hand [data-card="{key}"]').first
            assert why in " ".join((card.text_content() or "").split()), key
            card.hover()
            raised = table.page.locator(hook("raised"))
            raised.get_by_text(why).first.wait_for()
        in_words = table.page.locator(hook("words-region")).text_content() or ""
        assert all(why in in_words for why in reasons.values())


@pytest.mark.parametrize("game", keys())
def test_forced_colours_keep_the_ring_of_what_can_be_chosen(server: RunningServer, browser: Browser, game: str) -> None:
    with seated(server, browser, REASONS[game], viewport=SIZES[0], forced_colors="active") as table:
        page = table.page
        page.mouse.move(4, 4)
        at_rest(page)
        lit = page.locator(LIT).first.element_handle()
        lit.evaluate("lit => lit.closest('.lit').classList.add('was-lit')")
        box = lit.bounding_box()
        assert box is not None
        around: FloatRect = {
            "x": box["x"] - 6,
            "y": box["y"] - 6,
            "width": box["width"] + 12,
            "height": box["height"] + 12,
        }
        pictures = []
        for change in ("add", "remove"):
            lit.evaluate("(lit, change) => lit.closest('.lit, .was-lit').classList[change]('lit')", change)
            at_rest(page)
            pictures.append(Image.open(io.BytesIO(page.screenshot(clip=around, animations="disabled"))).convert("RGB"))
        assert ImageChops.difference(*pictures).getbbox() is not None
