"""On the smallest phone, in the languages with the longest words, nothing is wider than the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.games import find, keys
from tests.e2e.browser import Player, hook, in_turn, visit
from tests.server.running import RunningServer, play_randomly

NARROW = {"width": 360, "height": 740}
# Elements that reach beyond the window, unless an element around them scrolls or clips on purpose.
BEYOND = """() => {
  const clipped = element => {
    for (let each = element.parentElement; each; each = each.parentElement)
      if (each !== document.body && each !== document.documentElement && getComputedStyle(each).overflowX !== 'visible'
        && each.getBoundingClientRect().right <= innerWidth + 1) return true;
    return element.closest('svg') !== element && !!element.closest('svg');
  };
  const wide = [...document.querySelectorAll('body *')].filter(each => {
    const box = each.getBoundingClientRect();
    const out = box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
    return out && !each.matches('.unseen, .unseen *') && !clipped(each);
  });
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wide.unshift(page);
  return wide.slice(0, 5).map(each => each.outerHTML.slice(0, 120));
}"""


def check(page: Page, where: str) -> None:
    page.wait_for_timeout(150)
    assert page.evaluate(BEYOND) == [], where


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_the_pages_before_a_table_fit(server: RunningServer, browser: Browser, lang: str) -> None:
    with visit(browser, lang, "touch", viewport=NARROW) as context:
        page = context.new_page()
        for path in ("/", *(f"/new/{game}" for game in keys()), "/tables", "/help"):
            page.goto(server.address + path)
            page.locator("h1").first.wait_for(state="attached")
            check(page, path)
        links = server.create("patee_imperiale", ["me", "open", "open", "easy"])
        page.goto(f"{server.address}/t/{links.table}#{links.seat}")
        page.locator(hook("waiting")).wait_for()
        check(page, "waiting")


@pytest.mark.parametrize(("game", "lang"), in_turn(keys(), ["fr", "it"]))
def test_a_table_and_its_result_fit(server: RunningServer, browser: Browser, game: str, lang: str) -> None:
    seats = find(game).seat_counts[-1]
    links = server.create(game, ["me", *["easy"] * (seats - 1)])
    assert links.seat is not None
    with visit(browser, lang, "touch", viewport=NARROW) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{links.table}#{links.seat}")
        page.locator(hook("table")).wait_for()
        player = Player(page, "touch", 4)
        for part in range(3):
            player.play(1)
            check(page, f"{game} {part}")
        page.locator(hook("open-rail")).tap()
        for tab in ("log", "scores", "chat"):
            page.locator(hook(f"tab-{tab}")).tap()
            check(page, tab)
        with server.enter(links.table, links.seat) as guest:
            play_randomly([guest], 1)
        page.reload()
        page.locator(hook("result")).wait_for()
        check(page, "result")
        page.locator(hook("replay")).tap()
        page.locator(hook("replay-page")).wait_for()
        check(page, "replay")
