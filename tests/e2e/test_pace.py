"""What others do is shown one action at a time; ends of rounds wait for the player; the board stays at the end.

The page's clock is simulated where time matters.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.games import keys
from tests.e2e.browser import CHOICE, WIDE, Player, hook, in_turn, visit
from tests.e2e.fixture_page import FixturePage, seated
from tests.e2e.test_after import finished_game
from tests.server.running import RunningServer

PACE = 1200  # milliseconds of an action at normal speed
CATCHING_UP = 400  # with more than five waiting
STEP = 20  # of the simulated clock
# Others act after an own move; the own seat is asked again at the end.
OTHERS = {
    "patrician": "patrician --seats 4 --steps 30 --until play --next 24",
    "san_juan": "san_juan --seats 4 --steps 60 --until take --next 24",
    "patee_imperiale": "patee_imperiale --seats 4 --steps 4 --until play --next 24",
}
NOTE = """
window.shown = [];
new MutationObserver(() => {
  const stage = document.querySelector('[data-test="stage"][data-action]');
  const number = stage?.dataset.action;
  if (!number || window.shown.at(-1)?.[1] === number) return;
  window.shown.push([Date.now(), number, Number(stage.dataset.behind)]);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-action'] });
"""


def until_own_turn(table: FixturePage) -> list[dict[str, Any]]:
    """The fixture's next steps: own ones, then those of others until this seat is asked again."""
    steps = []
    for step in table.fixture["next"]:
        steps.append(step)
        if step["turn"]["ask"] is not None and any(each["by"] != table.fixture["state"]["seat"] for each in steps):
            break
    return steps


def run_until_quiet(page: Page) -> None:
    """Let the simulated time pass until everything has been shown."""
    for _ in range(40 * PACE // STEP):
        page.clock.run_for(STEP)
        if page.locator(CHOICE).count() and not page.locator(f"{hook('stage')}[data-action]").count():
            return
    raise AssertionError("the page does not come to rest")


@pytest.mark.parametrize(("game", "speed"), in_turn(keys(), [1, 2]))
def test_actions_of_others_keep_the_pace_even_with_reduced_motion(
    server: RunningServer, browser: Browser, game: str, speed: int
) -> None:
    with seated(server, browser, OTHERS[game], clock=True, speed=speed) as table:
        page = table.page
        page.evaluate(f"() => {{ {NOTE} }}")
        for step in until_own_turn(table):
            table.send(step)
        run_until_quiet(page)
        shown = page.evaluate("window.shown")
        assert len(shown) > 1
        for (before, _, behind), (after, _, _) in pairwise(shown):
            pace = min(CATCHING_UP, PACE / speed) if behind > 5 else PACE / speed
            assert after - before >= pace - STEP, shown


def test_space_jumps_to_now(server: RunningServer, browser: Browser) -> None:
    with seated(server, browser, OTHERS["patrician"], clock=True, speed=1) as table:
        page = table.page
        for step in until_own_turn(table):
            table.send(step)
        for _ in range(PACE // STEP):
            page.clock.run_for(STEP)
            if page.locator(f"{hook('stage')}[data-action]").count():
                break
        assert page.locator(CHOICE).count() == 0
        page.keyboard.press("Space")
        page.clock.run_for(STEP)
        assert page.locator(f"{hook('stage')}[data-action]").count() == 0
        assert page.locator(CHOICE).count() > 0
        expect(page.locator(hook("since"))).to_be_visible()


def test_the_end_of_a_round_stays_until_the_player_goes_on(server: RunningServer, browser: Browser) -> None:
    links = server.create("patee_imperiale", ["me", "easy"])
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{links.table}#{links.seat}")
        page.locator(hook("table")).wait_for()
        player = Player(page, "mouse", 2)
        while not (seen := player.look())["ended"]:
            assert not seen["over"]
            player.act(seen)
        # The server has dealt on, and the page still shows the end of the round.
        match = server.stored(links.table).match
        assert match is not None
        assert match.view(0).round > 1
        ended = page.locator(hook("round-end"))
        expect(ended).to_have_attribute("data-counted", "true")
        assert page.locator(CHOICE).count() == 0
        assert page.locator("dialog[open]").count() == 0
        page.locator(hook("next-round")).click()
        expect(ended).to_have_count(0)
        player.play(1)


@pytest.mark.parametrize("game", keys())
def test_the_board_stays_at_the_end(server: RunningServer, browser: Browser, game: str) -> None:
    table, tokens = finished_game(server, game, 2)
    with visit(browser, viewport=WIDE) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{table}#{tokens[0]}")
        result = page.locator(hook("result"))
        result.wait_for()
        assert page.locator("dialog[open]").count() == 0
        board, below = page.locator("main").bounding_box(), result.bounding_box()
        assert board is not None
        assert below is not None
        assert board["y"] + board["height"] <= below["y"] + 1
        assert board["height"] > 0.45 * WIDE["height"]
        assert page.locator("main svg, main [data-anchor]").count() > 3
