"""Every game from set-up to result against bots, by mouse, touch and keyboard, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import LAPTOP, PHONE, InputDevice, Player, hook, visit
from tests.server.running import RunningServer

# Every device meets every language and every game.
CASES: list[tuple[str, InputDevice, str, int]] = [
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
@pytest.mark.parametrize(("game", "device", "lang", "bots"), CASES)
def test_a_game_can_be_played_from_set_up_to_result(
    server: RunningServer, browser: Browser, game: str, device: InputDevice, lang: str, bots: int
) -> None:
    with visit(browser, lang, device, viewport=PHONE if device == "touch" else LAPTOP) as context:
        page = context.new_page()
        player = Player(page, device)
        player.make_table(server.address, game, bots)
        assert page.locator("html").get_attribute("lang") == lang
        player.play_to_the_end()
        result = page.locator(hook("result"))
        expect(result).to_be_visible()
        for seat in range(bots + 1):
            assert result.locator("tbody tr").count() >= 1, seat
        player.press(page.locator(hook("verify")))
        expect(page.locator(hook("verdict"))).to_be_visible()
        with page.expect_download() as download:
            player.press(page.locator(hook("download")))
        assert download.value.suggested_filename.endswith(".ludo.json")
        assert player.watch.complaints == []
