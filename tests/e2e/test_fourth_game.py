"""A game that is registered from outside and has no board of its own is played in words, and so is its replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.games import register, unregister
from tests.e2e.browser import LAPTOP, PHONE, InputDevice, Player, hook, visit
from tests.e2e.test_accessible import violations
from tests.e2e.test_narrow import NARROW, check
from tests.fourth_game.snails import Snails
from tests.server.running import RunningServer, run_server

ROOT = str(Path(__file__).parents[2])


@pytest.fixture(scope="module")
def snails_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that knows the game. Its bots do as well: they are new processes, which can import the game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ROOT, prepend=":")
        register(Snails)
        with run_server(tmp_path_factory.mktemp("server")) as server:
            yield server
        unregister(Snails)


@pytest.mark.parametrize(
    ("device", "lang", "bots", "leaves"),
    [("mouse", "en", 1, "in the pile"), ("touch", "fr", 3, "pioche"), ("keyboard", "it", 2, "mazzo")],
)
def test_a_game_without_a_board_is_played_in_words_from_set_up_to_result(
    snails_server: RunningServer, browser: Browser, device: InputDevice, lang: str, bots: int, leaves: str
) -> None:
    with visit(browser, lang, device, viewport=PHONE if device == "touch" else LAPTOP) as context:
        page = context.new_page()
        player = Player(page, device)
        player.make_table(snails_server.address, "snails", bots)
        board = page.locator(hook("words-board"))
        expect(board).to_contain_text(leaves)
        expect(page.locator(hook("words-hand")).get_by_role("button")).to_have_count(2)
        player.play_to_the_end()
        expect(page.locator(hook("result"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(board).to_contain_text(leaves)
        assert player.watch.complaints == []


def test_the_replay_of_a_game_without_a_board_describes_every_position(
    snails_server: RunningServer, browser: Browser
) -> None:
    with visit(browser) as context:
        page = context.new_page()
        player = Player(page, "mouse", seed=2)
        player.make_table(snails_server.address, "snails", 1)
        player.play_to_the_end()
        table = page.url.rpartition("/")[2]
        page.goto(f"{snails_server.address}/r/{table}")
        board = page.locator(hook("words-board"))
        expect(board).to_contain_text("8 leaves are in the pile.")
        expect(page.locator(hook("open-hand-1")).get_by_role("button")).to_have_count(2)
        page.keyboard.press("End")
        expect(board).not_to_contain_text("8 leaves are in the pile.")
        assert player.watch.complaints == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_in_words_is_accessible_and_fits_on_a_small_phone(
    snails_server: RunningServer, browser: Browser, theme: str
) -> None:
    links = snails_server.create("snails", ["me", "easy", "easy", "easy"])
    with visit(browser, "fr", "touch", viewport=NARROW, color_scheme=theme, bypass_csp=True) as context:
        page = context.new_page()
        page.goto(snails_server.address)
        page.locator(hook("poster-snails")).wait_for()
        assert violations(page) == []
        page.goto(f"{snails_server.address}/t/{links.table}#{links.seat}")
        page.locator(hook("words-hand")).wait_for()
        Player(page, "touch").play(2)
        expect(page.locator(hook("words-board"))).to_contain_text("pioche")
        assert violations(page) == []
        check(page, "words")
