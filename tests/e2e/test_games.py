"""Every game from set-up to result against bots, by touch or keyboard, each in another language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.core.text import LANGUAGES
from ludoteca.games import shelf
from tests.e2e.browser import LAPTOP, PHONE, InputDevice, Player, hook, visit
from tests.server.running import RunningServer

# Firefox plays every game with a mouse; here it is the phone for one game and the keyboard for the others.
DEVICES: tuple[InputDevice, ...] = ("touch", "keyboard", "keyboard")
CASES = [
    (game.key, DEVICES[number % 3], LANGUAGES[number % 3], game.seat_counts[0] - 1)
    for number, game in enumerate(shelf())
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
        assert result.locator(".bars > li").count() == bots + 1
        player.press(page.locator(hook("verify")))
        expect(page.locator(hook("verdict"))).to_be_visible()
        with page.expect_download() as download:
            player.press(page.locator(hook("download")))
        assert download.value.suggested_filename.endswith(".ludo.json")
        assert player.watch.complaints == []
