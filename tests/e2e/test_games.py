"""Every game from set-up to its result, against bots, by mouse, by touch and by keyboard alone, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import LAPTOP, PHONE, Hand, How, hook, visit
from tests.server.house import House

# Every way of playing meets every language and every game.
SITTINGS: list[tuple[str, How, str, int]] = [
    ("patrician", "mouse", "en", 2),
    ("patrician", "touch", "fr", 4),
    ("patrician", "keyboard", "it", 1),
    ("san_juan", "mouse", "fr", 1),
    ("san_juan", "touch", "it", 2),
    ("san_juan", "keyboard", "en", 1),
    ("patee_imperiale", "mouse", "it", 3),
    ("patee_imperiale", "touch", "en", 1),
    ("patee_imperiale", "keyboard", "fr", 2),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "how", "lang", "bots"), SITTINGS)
def test_a_game_from_set_up_to_its_result(
    house: House, browser: Browser, game: str, how: How, lang: str, bots: int
) -> None:
    with visit(browser, lang, how, viewport=PHONE if how == "touch" else LAPTOP) as context:
        page = context.new_page()
        hand = Hand(page, how)
        hand.make_table(house.address, game, bots)
        assert page.locator("html").get_attribute("lang") == lang
        hand.play_to_the_end()
        result = page.locator(hook("result"))
        expect(result).to_be_visible()
        for seat in range(bots + 1):
            assert result.locator("tbody tr").count() >= 1, seat
        hand.press(page.locator(hook("verify")))
        expect(page.locator(hook("verdict"))).to_be_visible()
        with page.expect_download() as download:
            hand.press(page.locator(hook("download")))
        assert download.value.suggested_filename.endswith(".ludo.json")
        assert hand.watch.complaints == []
