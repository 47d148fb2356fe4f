"""A real Chromium before a real server: pages as people open them, and hands that play by mouse, touch or keyboard."""

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
LAPTOP: ViewportSize = {"width": 1280, "height": 720}  # for long sittings: drawing takes most of their time
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
How = Literal["mouse", "touch", "keyboard"]
PATIENCE = 20.0  # seconds within which something must happen on a page
WHILE = 200.0  # milliseconds that a hand waits for something to do before it looks again
ANSWERED = 40.0  # milliseconds after a choice in which the server says what it leads to: another would start over
MOST_TABS = 250  # nothing on a page is further away than so many presses of the Tab key
# What can be pressed now: the way out of a gesture, the choices in words, what is lit on the table.
COMMIT = '[data-test="commit"]:not([disabled])'
CHOICE = '[data-test^="choice-"]'
LIT = 'main .lit:is(button, [role="button"]), .hand .lit:is(button, [role="button"])'
# A point at which a finger or the mouse meets a thing itself, and nothing that lies over it.
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
# What there is to press: for the choices the kind of each move. Anything may lie under a card that was opened.
LOOK = """([commit, choice, lit]) => ({
  over: !!document.querySelector('[data-test="result"]'),
  covered: !!document.querySelector('dialog[open]'),
  commit: !!document.querySelector(commit),
  choices: [...document.querySelectorAll(choice)].map(each => each.dataset.move ?? ''),
  lit: document.querySelectorAll(lit).length,
})"""
SOMETHING = f"""() => document.querySelector(`[data-test="result"], dialog[open], {COMMIT}, {CHOICE}, {LIT}`)"""
# Whether a wanted thing lies before (-1) or behind (1) the focus, or has it (0); null if it is gone.
FOCUS = """wanted => {
  const now = document.activeElement;
  if (!wanted?.isConnected) return null;
  if (now === wanted) return 0;
  const follows = wanted.compareDocumentPosition(now ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? -1 : 1;
}"""
PASSES = ("build_nothing", "stay")


def hook(name: str) -> str:
    """The selector of a hook that the page promises to tests."""
    return f'[data-test="{name}"]'


@contextlib.contextmanager
def visit(browser: Browser, lang: str = "en", how: How = "mouse", **more: Any) -> Iterator[BrowserContext]:
    """A browser of one's own: a laptop for mouse and keyboard, a phone for touch. Motion is reduced unless wished.

    What stood on its pages is printed when a test fails: the next run may not show it again.
    """
    settings: dict[str, Any] = {
        "locale": LOCALES[lang],
        "viewport": PHONE if how == "touch" else WIDE,
        "has_touch": how == "touch",
        "is_mobile": how == "touch",
        "reduced_motion": "reduce",
        **more,
    }
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
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
    """Everything that a page complains about."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on(
            "console",
            lambda said: (
                self.complaints.append(f"{said.type}: {said.text}") if said.type in ("error", "warning") else None
            ),
        )


class Hand:
    """Plays at a table as a person would: looks at what is lit, chooses, confirms."""

    def __init__(self, page: Page, how: How, seed: int = 1) -> None:
        self.page = page
        self.how = how
        self.chance = random.Random(seed)
        self.watch = Watch(page)
        self.moves = 0

    def press(self, target: Locator) -> None:
        """Press something the way this hand presses."""
        if self.how == "touch":
            target.tap()
        elif self.how == "mouse":
            target.click()
        else:
            target.wait_for(state="attached")
            self.reach(target)
            self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Walk with the Tab key from where the focus is until a thing has it."""
        for _ in range(MOST_TABS):
            way = target.evaluate(FOCUS)
            if not way:
                return
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def make_table(self, address: str, game: str, bots: int) -> None:
        """From the front page to a game against easy bots that do not dawdle."""
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
        """Play so many moves, or to the end."""
        wanted = self.moves + moves
        ends = time.monotonic() + seconds
        while self.moves < wanted and self.step():
            assert time.monotonic() < ends, f"nothing happens after {self.moves} moves, {self.page.url}"

    def prepare(self) -> None:
        """Choose until there is something to confirm, and do not confirm it."""
        for _ in range(100):
            seen = self.look()
            if seen["commit"]:
                return
            self.go_on(seen)
        raise AssertionError(f"there is nothing to confirm, {self.page.url}")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, [COMMIT, CHOICE, LIT])
        return seen

    def step(self) -> bool:
        """One press of whatever is to be pressed now, a short wait if there is nothing; whether the game goes on."""
        seen = self.look()
        if not seen["over"]:
            self.go_on(seen)
        return not seen["over"]

    def go_on(self, seen: dict[str, Any]) -> None:
        choices: list[str] = seen["choices"]
        if seen["covered"]:
            self.page.keyboard.press("Escape")
        elif seen["commit"]:
            self.moves += self.try_press(COMMIT, 0)
        elif seen["lit"] and self.how != "keyboard" and (not choices or self.chance.random() < 0.4):
            self.choose(LIT, self.chance.randrange(seen["lit"]))
        elif choices:
            doing = [k for k, move in enumerate(choices) if move not in PASSES]
            near = doing[:5] if self.how == "keyboard" else doing  # five Tabs are enough of a walk
            self.choose(CHOICE, self.chance.choice(near or range(len(choices))))
        else:
            with contextlib.suppress(Late):  # it may be somebody else's turn
                self.page.wait_for_function(SOMETHING, timeout=WHILE)

    def choose(self, selector: str, k: int) -> None:
        self.try_press(selector, k)
        self.page.wait_for_timeout(ANSWERED)

    def try_press(self, selector: str, k: int) -> bool:
        """Press what may be gone the next moment, since others play too; whether it was still there."""
        if self.how == "keyboard":
            return self.walk_to(selector, k)
        point = self.page.evaluate(POINT, [selector, k])
        if point is None:
            return False
        if self.how == "touch":
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        return True

    def walk_to(self, selector: str, k: int) -> bool:
        """Tab to a thing that may vanish on the way, and press Enter there."""
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
