"""Drives a real Chromium against a real server: opens pages and plays by mouse, touch or keyboard."""

from __future__ import annotations

import contextlib
import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize
from playwright.sync_api import TimeoutError as Late

from ludoteca.games import shelf

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
WIDE: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}  # for whole games: drawing takes most of their time
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
InputDevice = Literal["mouse", "touch", "keyboard"]
TIMEOUT = 20.0  # seconds within which something must happen on a page
POLL = 200.0  # milliseconds that a player waits for something to do before looking again
PREVIEW = 40.0  # milliseconds for the server's preview of a choice: an earlier choice would start over
MOST_TABS = 250  # the most presses of the Tab key between two elements of a page
# The elements to press: the button that sends a gesture, the choices in the dock, lit elements on the table.
COMMIT = '[data-test="commit"]:not([disabled])'
CHOICE = '[data-test^="choice-"]'
LIT = 'main .lit:is(button, [role="button"]), .hand .lit:is(button, [role="button"])'
# A point at which a click reaches the element itself, and nothing that covers it.
POINT = """([selector, k]) => {
  const element = document.querySelectorAll(selector)[k];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const [across, down] of [[.5, .5], [.5, .85], [.2, .5], [.8, .5], [.5, .15], [.15, .9], [.85, .9]]) {
    const [x, y] = [left + width * across, top + height * down];
    const met = document.elementFromPoint(x, y);
    if (met && (element === met || element.contains(met))) return [x, y];
  }
  return null;
}"""
# The state of the page: the elements to press, and whether a dialog covers them.
LOOK = """([commit, choice, lit]) => ({
  over: !!document.querySelector('[data-test="result"]'),
  covered: !!document.querySelector('dialog[open]'),
  closed: !!document.querySelector('[data-test="show-result"]'),
  commit: !!document.querySelector(commit),
  choices: [...document.querySelectorAll(choice)].map(each => each.dataset.move ?? ''),
  lit: document.querySelectorAll(lit).length,
})"""
RESULT = 2_000  # milliseconds in which the result opens by itself
SHOW_RESULT = """() => document.querySelector('[data-test="show-result"]')?.click()"""
SOMETHING = f"""() => document.querySelector(`[data-test="result"], dialog[open], {COMMIT}, {CHOICE}, {LIT}`)"""
# Whether an element comes before (-1) or after (1) the focus, or has it (0); null if it is gone.
FOCUS = """wanted => {
  const now = document.activeElement;
  if (!wanted?.isConnected) return null;
  if (now === wanted) return 0;
  const follows = wanted.compareDocumentPosition(now ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? -1 : 1;
}"""
PASSES = {
    str(move.__struct_config__.tag)
    for game in (title(title.seat_counts[0]) for title in shelf())
    for move in map(game.move, game.declines())
    if not move.__struct_fields__
}  # moves that only pass: players here prefer to do something


def hook(name: str) -> str:
    """The selector of a `data-test` hook."""
    return f'[data-test="{name}"]'


@contextlib.contextmanager
def visit(browser: Browser, lang: str = "en", device: InputDevice = "mouse", **more: Any) -> Iterator[BrowserContext]:
    """A separate browser: a laptop for mouse and keyboard, a phone for touch. Motion is reduced by default.

    If the test fails, the text of its pages is printed: the next run may not reproduce it.
    """
    settings: dict[str, Any] = {
        "locale": LOCALES[lang],
        "viewport": PHONE if device == "touch" else WIDE,
        "has_touch": device == "touch",
        "is_mobile": device == "touch",
        "reduced_motion": "reduce",
        **more,
    }
    with browser.new_context(**settings) as context:
        context.set_default_timeout(TIMEOUT * 1000)
        context.add_init_script("localStorage['ludoteca.settings'] ??= JSON.stringify({ speed: 3 })")
        watches: dict[Page, Watch] = {}
        context.on("page", lambda page: watches.update({page: Watch(page)}))
        try:
            yield context
        except BaseException:
            for page, watch in watches.items():
                if not page.is_closed():
                    print(f"{page.url}\n{page.locator('body').inner_text()}\n{watch.complaints}")
            raise


class Watch:
    """Collects the errors and warnings of a page."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on(
            "console",
            lambda message: (
                self.complaints.append(f"{message.type}: {message.text}")
                if message.type in ("error", "warning")
                else None
            ),
        )


class Player:
    """Plays at a table as a person would: looks for lit elements, chooses, confirms."""

    def __init__(self, page: Page, device: InputDevice, seed: int = 1) -> None:
        self.page = page
        self.device = device
        self.rng = random.Random(seed)
        self.watch = Watch(page)
        self.moves = 0

    def press(self, target: Locator) -> None:
        """Press an element with this player's device."""
        if self.device == "touch":
            target.tap()
        elif self.device == "mouse":
            target.click()
        else:
            target.wait_for(state="attached")
            self.reach(target)
            self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Press Tab until an element has the focus."""
        for _ in range(MOST_TABS):
            way = target.evaluate(FOCUS)
            if not way:
                return
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def make_table(self, address: str, game: str, bots: int) -> None:
        """Go from the front page to a game against easy bots that play at once."""
        page = self.page
        page.goto(address)
        self.press(page.locator(hook(f"make-table-{game}")))
        page.locator(hook("make")).wait_for()
        while page.locator('[data-test^="setup-seat-"]').count() > bots + 1:
            self.press(page.locator(hook("setup-remove")))
        while page.locator('[data-test^="setup-seat-"]').count() < bots + 1:
            self.press(page.locator(hook("setup-add")))
        for seat in range(1, bots + 1):
            page.locator(hook(f"setup-seat-{seat}")).select_option(value="bot:easy")
        for summary in page.locator("details:not([open]) > summary").all():
            self.press(summary)
        page.locator(hook("pace")).uncheck()
        self.press(page.locator(hook("make")))
        page.locator(hook("table")).wait_for()

    def play_to_the_end(self, seconds: float = 150.0) -> None:
        """Play until the result is shown."""
        ends = time.monotonic() + seconds
        while self.step():
            assert time.monotonic() < ends, f"the game does not end: {self.moves} moves, {self.page.url}"

    def play(self, moves: int, seconds: float = 60.0) -> None:
        """Play a number of moves, or to the end."""
        wanted = self.moves + moves
        ends = time.monotonic() + seconds
        while self.moves < wanted and self.step():
            assert time.monotonic() < ends, f"nothing happens after {self.moves} moves, {self.page.url}"

    def prepare(self) -> None:
        """Choose until a move can be confirmed, but do not confirm it."""
        for _ in range(100):
            seen = self.look()
            if seen["commit"]:
                return
            self.act(seen)
        raise AssertionError(f"there is nothing to confirm, {self.page.url}")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, [COMMIT, CHOICE, LIT])
        return seen

    def step(self) -> bool:
        """Press one element, or wait a moment if there is none; return whether the game continues."""
        seen = self.look()
        if not seen["over"]:
            self.act(seen)
        return not seen["over"]

    def act(self, seen: dict[str, Any]) -> None:
        choices: list[str] = seen["choices"]
        if seen["covered"]:
            self.page.keyboard.press("Escape")
        elif seen["closed"]:
            # The result opens by itself, unless the game ended just when Escape was pressed.
            try:
                self.page.locator(hook("result")).wait_for(timeout=RESULT)
            except Late:
                self.page.evaluate(SHOW_RESULT)
        elif seen["commit"]:
            self.moves += self.try_press(COMMIT, 0)
        elif seen["lit"] and self.device != "keyboard" and (not choices or self.rng.random() < 0.4):
            self.choose(LIT, self.rng.randrange(seen["lit"]))
        elif choices:
            doing = [k for k, move in enumerate(choices) if move not in PASSES]
            near = doing[:5] if self.device == "keyboard" else doing  # at most five presses of Tab away
            self.choose(CHOICE, self.rng.choice(near or range(len(choices))))
        else:
            with contextlib.suppress(Late):  # it may be another player's turn
                self.page.wait_for_function(SOMETHING, timeout=POLL)

    def choose(self, selector: str, k: int) -> None:
        self.try_press(selector, k)
        self.page.wait_for_timeout(PREVIEW)

    def try_press(self, selector: str, k: int) -> bool:
        """Press an element that may vanish because others play, too; return whether it was still there."""
        if self.device == "keyboard":
            return self.tab_to(selector, k)
        point = self.page.evaluate(POINT, [selector, k])
        if point is None:
            return False
        if self.device == "touch":
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        return True

    def tab_to(self, selector: str, k: int) -> bool:
        """Tab to an element that may vanish meanwhile, and press Enter there."""
        target = self.page.evaluate_handle("([selector, k]) => document.querySelectorAll(selector)[k]", [selector, k])
        for _ in range(MOST_TABS):
            way = target.evaluate(FOCUS)
            if way is None:
                return False
            if not way:
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {selector} {k}")
