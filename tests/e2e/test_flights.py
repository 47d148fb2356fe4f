"""Only cards and pieces fly over the table, and they look the same in the air as after landing.

The page receives real steps of a game with a fixed seed over its own socket. Its animations are paused just before
their end, so that a thing about to land can be compared with the same thing on the table.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, ViewportSize

from ludoteca.games import keys
from tests.e2e.browser import PHONE, hook, visit
from tests.e2e.fixture_page import FixturePage
from tests.server.running import RunningServer
from web import make_fixture

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
# Pauses every flight just before its end; things hidden until their landing stay hidden. While `window.timers` is a
# list, nothing that waits for its time goes on: at the end of a round, the count would change the board.
HOLD = """
window.held = null;
window.timers = null;
const later = window.setTimeout;
window.setTimeout = (act, ms, ...args) => later(() => {
  if (ms && window.timers) window.timers.push(() => act(...args));
  else act(...args);
}, ms);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  if (window.held) {
    window.held.push(animation);
    animation.pause();
    const { endTime, duration } = animation.effect.getComputedTiming();
    animation.currentTime = duration ? endTime - 0.01 : 0;
  }
  return animation;
};
"""
# On a phone the stage covers part of the board meanwhile: here the board is looked at.
NO_STAGE = f"{hook('stage')}, {hook('since')} {{ display: none !important; }}"
LAND = "() => { const { held } = window; window.held = null; held?.forEach(each => each.finish()); }"
STOP = "window.timers ??= []"
GO_ON = "() => { const { timers } = window; window.timers = null; timers?.forEach(act => act()); }"
FLYERS = 'body > [aria-hidden="true"][style*="fixed"] > *'
HELD = f"() => document.querySelectorAll('{FLYERS}').length > 0"
LANDED = f"() => document.querySelectorAll('{FLYERS}').length === 0"
# The boxes of the things that are hidden until their landing; null where another card or the dock covers one, or
# where one is gone.
WAITING = """() => {
  window.waiting ??= [...new Set(window.held.map(each => each.effect)
    .filter(effect => !effect.getComputedTiming().duration).map(effect => effect.target))];
  return window.waiting.map(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const open = [[.2, .2], [.8, .2], [.2, .8], [.8, .8]].every(([across, down]) => {
      const met = document.elementFromPoint(left + width * across, top + height * down);
      const inDock = at => at.closest('[data-test="dock"]') !== null;
      return met && [null, each].includes(met.closest('[data-thing]')) && inDock(met) === inDock(each);
    });
    return open && width ? [left, top, left + width, top + height] : null;
  });
}"""
# The ids that flying drawings refer to but that are missing or hidden.
ASTRAY = f"""() => [...document.querySelectorAll('{FLYERS}')].flatMap(flyer => [flyer, ...flyer.querySelectorAll('*')])
  .flatMap(each => [...each.attributes]).flatMap(({{ value }}) => [...value.matchAll(/url\\(#([^)]+)\\)/g)])
  .map(([, id]) => [id, document.getElementById(id)])
  .filter(([, meant]) => !meant || !meant.checkVisibility({{ visibilityProperty: true, opacityProperty: true }}))
  .map(([id]) => id)"""
SAME = 25.0  # of 255: allows for a shift by a pixel, but not for another card or an empty one


Box = tuple[float, float, float, float]


class StepPage(FixturePage):
    """A page at a table that receives one step after the other."""

    def paused_steps(self, kinds: frozenset[str]) -> Iterator[dict[str, Any]]:
        """Pause the flights of the first own step and of the first foreign step of each kind."""
        before = self.fixture["state"]
        seen: set[tuple[str, bool]] = set()
        for step in self.fixture["next"]:
            new = {(event["event"], step["by"] == 0) for event in step["events"] if event["event"] in kinds} - seen
            if new:
                self.page.evaluate("window.held = []; window.waiting = null")
                self.send({**self.fixture["state"], **{name: before[name] for name in ("seq", "step", "view", "turn")}})
                self.send(step)
                self.page.wait_for_function(HELD)
                yield step
                self.release()
                seen |= new
            before = step
        assert {kind for kind, _ in seen} == kinds, seen

    def land(self) -> None:
        """Let all flights land, and stop the page there."""
        self.page.evaluate(STOP)
        self.page.evaluate(LAND)
        self.page.wait_for_function(LANDED)

    def release(self) -> None:
        """Let all flights land, and the page go on."""
        self.land()
        self.page.evaluate(GO_ON)

    def picture(self, landed: bool) -> tuple[list[Box | None], Image.Image]:
        """A picture of the page, with the boxes of the things that wait for their landing or waited for it."""
        boxes = self.page.evaluate(WAITING)
        for _ in range(10):
            taken = self.page.screenshot(animations="disabled" if landed else "allow")
            measured, boxes = boxes, self.page.evaluate(WAITING)
            if boxes == measured:  # the end of a round makes room for the board, and its things move
                return boxes, Image.open(io.BytesIO(taken)).convert("RGB")
        pytest.fail("the page does not come to rest")


@contextmanager
def playing(
    server: RunningServer, browser: Browser, game: str, size: ViewportSize, position: str = "", **more: Any
) -> Iterator[StepPage]:
    fixture = msgspec.json.decode(make_fixture.made([game, "--steps", "0", "--next", "60", *position.split()]))
    with visit(browser, viewport=size, reduced_motion="no-preference", bypass_csp=True, **more) as context:
        context.add_init_script(HOLD)
        page = context.new_page()
        table = StepPage(page, fixture)
        table.open(server.address)
        page.locator(hook("prompt")).first.wait_for()
        page.evaluate("document.fonts.ready")
        page.add_style_tag(content=NO_STAGE)
        yield table


def thumbnail(picture: Image.Image, box: Box) -> Image.Image:
    """A part of a picture as a thumbnail."""
    left, top, right, bottom = map(round, box)
    return picture.crop((left, top, right, bottom)).resize((16, 20), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The average difference of two pictures, of 255."""
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


# The events of each game whose things fly, and the options of its table.
FLIGHTS = {key: import_module(f"tests.games.{key}.flights") for key in keys()}


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", FLIGHTS)
def test_a_thing_looks_the_same_before_and_after_it_lands(
    server: RunningServer, browser: Browser, game: str, size: ViewportSize
) -> None:
    compared = 0
    kinds: frozenset[str] = FLIGHTS[game].KINDS
    with playing(server, browser, game, size, FLIGHTS[game].POSITION) as table:
        for step in table.paused_steps(kinds):
            what = [event["event"] for event in step["events"]]
            assert table.page.evaluate(ASTRAY) == [], what
            before, flying = table.picture(landed=False)
            table.land()
            after, lying = table.picture(landed=True)
            for here, there in zip(before, after, strict=True):
                if here and there:
                    assert difference(thumbnail(flying, here), thumbnail(lying, there)) < SAME, (what, here)
                    compared += 1
    assert compared > len(kinds)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_bots_card_flies_and_its_seat_does_not(server: RunningServer, browser: Browser, size: ViewportSize) -> None:
    with playing(server, browser, "patrician", size) as table:
        for step in table.paused_steps(frozenset({"card_played"})):
            names = [seat["name"] for seat in table.fixture["state"]["table"]["seats"]]
            flyers = table.page.locator(FLYERS)
            assert flyers.count() == 1, step["events"]
            assert flyers.evaluate("flyer => flyer.offsetWidth") < 120
            assert not any(name in (flyers.text_content() or "") for name in names)


def test_the_emperor_deals_cards_and_does_not_fly_himself(server: RunningServer, browser: Browser) -> None:
    with playing(server, browser, "patee_imperiale", LAPTOP) as table:
        portrait = table.page.locator("section.emperor path").evaluate_all("all => all.map(each => each.outerHTML)")
        silhouette = max(portrait, key=len)
        for step in table.paused_steps(frozenset({"round_ended"})):
            # The page stops at the end of the round; the next one is dealt when the player goes on.
            table.release()
            table.page.evaluate("window.held = []")
            table.page.locator(hook("next-round")).click()
            table.page.wait_for_function(HELD)
            dealt = [event for event in step["events"] if event["event"].endswith("_dealt")]
            flyers = table.page.locator(FLYERS).evaluate_all("all => all.map(each => each.innerHTML)")
            assert len(flyers) > len(dealt) / 4
            assert not any(silhouette in flyer for flyer in flyers)
