"""Drives a real Chromium against a real server: opens pages and plays by mouse, touch or keyboard."""

from __future__ import annotations

import contextlib
import random
import shutil
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Literal, TypeVar

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize
from playwright.sync_api import TimeoutError as Late

from ludoteca.games import shelf

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
# The shell is Chromium without a window: it starts faster and costs less.
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), "chromium"
)
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
SPEED = 50  # of the page in tests: what others do is shown for 24 ms instead of 1.2 s
MOST_TABS = 250  # the most presses of the Tab key between two elements of a page
# The elements to press: the button that sends a gesture, choices that are not on the board, lit elements on the table,
# and what goes on after the end of a round.
COMMIT = '[data-test="commit"]:not([disabled])'
OFFER = ':is([data-test^="offer-"], [data-test^="choice-"]):not([data-test="words-region"] *)'
LIT = ':is(main, .hand) :is(.lit:is(button, [role="button"]), .lit > :is(button, [role="button"]))'
NEXT_ROUND = '[data-test="next-round"]'
# All choices in words: in a region that only the keyboard sees while it is closed.
CHOICE = '[data-test^="choice-"]'
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
LOOK = """([commit, choice, lit, next]) => ({
  over: !!document.querySelector('[data-test="result"]'),
  covered: !!document.querySelector('dialog[open]'),
  ended: !!document.querySelector(next),
  commit: !!document.querySelector(commit),
  choices: [...document.querySelectorAll(choice)].map(each => each.dataset.move ?? ''),
  lit: document.querySelectorAll(lit).length,
})"""
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


def choose_seat(page: Page, place: int, value: str) -> None:
    """Say who sits at a place of a new table: `me`, `open`, `bot:<level>` or `nobody`."""
    page.locator(hook(f"setup-seat-{place}")).click()
    page.locator(hook(f"seat-choice-{value}")).click()


def in_turn(games: Iterable[str], values: Sequence[T]) -> list[tuple[str, T]]:
    """Every game with one of the values, which take turns: a whole product of tests would take long."""
    return list(zip(games, cycle(values), strict=False))


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
        context.add_init_script(f"localStorage['ludoteca.settings'] ??= JSON.stringify({{ speed: {SPEED} }})")
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
        self.watch = Watch(page)
        self.start(seed, device)

    def start(self, seed: int, device: InputDevice = "mouse") -> None:
        self.device: InputDevice = device
        self.rng = random.Random(seed)
        self.moves = 0

    @property
    def where(self) -> str:
        return self.page.url

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
        for place in range(1, page.locator('[data-test^="setup-seat-"]').count()):
            self.choose_seat(place, "bot:easy" if place <= bots else "nobody")
        for summary in page.locator("details:not([open]) > summary").all():
            self.press(summary)
        page.locator(hook("pace")).uncheck()
        self.press(page.locator(hook("make")))
        page.locator(hook("table")).wait_for()

    def choose_seat(self, place: int, value: str) -> None:
        """Say who sits at a place of a new table; the keyboard walks through the menu by arrow keys."""
        self.press(self.page.locator(hook(f"setup-seat-{place}")))
        choice = self.page.locator(hook(f"seat-choice-{value}"))
        if self.device != "keyboard":
            return self.press(choice)
        self.page.locator("[role=menuitemradio]:focus").wait_for()
        for _ in range(self.page.locator("[role=menuitemradio]").count()):
            if choice.evaluate(FOCUS) == 0:
                return self.key("Enter")
            self.key("ArrowDown")
        raise AssertionError(f"the arrow keys do not reach {value}")

    def play_to_the_end(self, seconds: float = 150.0) -> None:
        """Play until the result is shown."""
        ends = time.monotonic() + seconds
        while self.step():
            assert time.monotonic() < ends, f"the game does not end: {self.moves} moves, {self.where}"

    def play(self, moves: int, seconds: float = 60.0) -> None:
        """Play a number of moves, or to the end."""
        wanted = self.moves + moves
        ends = time.monotonic() + seconds
        while self.moves < wanted and self.step():
            assert time.monotonic() < ends, f"nothing happens after {self.moves} moves, {self.where}"

    def prepare(self) -> None:
        """Choose until a move can be confirmed, but do not confirm it."""
        for _ in range(100):
            seen = self.look()
            if seen["commit"]:
                return
            self.act(seen)
        raise AssertionError(f"there is nothing to confirm, {self.where}")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.evaluate(LOOK, [COMMIT, self.offered, LIT, NEXT_ROUND])
        return seen

    @property
    def offered(self) -> str:
        """The choices that this player reads: the keyboard has all of them in words, others see them on the board."""
        return CHOICE if self.device == "keyboard" else OFFER

    def step(self) -> bool:
        """Press one element, or wait a moment if there is none; return whether the game continues."""
        seen = self.look()
        if not seen["over"]:
            self.act(seen)
        return not seen["over"]

    def act(self, seen: dict[str, Any]) -> None:
        choices: list[str] = seen["choices"]
        if seen["covered"]:
            self.key("Escape")
        elif seen["ended"]:
            self.try_press(NEXT_ROUND, 0)
        elif seen["commit"]:
            self.moves += self.try_press(COMMIT, 0)
        elif seen["lit"] and self.device != "keyboard" and (not choices or self.rng.random() < 0.8):
            self.choose(LIT, self.rng.randrange(seen["lit"]))
        elif choices:
            doing = [k for k, move in enumerate(choices) if move not in PASSES]
            near = doing[:5] if self.device == "keyboard" else doing  # at most five presses of Tab away
            self.choose(self.offered, self.rng.choice(near or range(len(choices))))
        else:
            something = ", ".join((hook("result"), "dialog[open]", COMMIT, self.offered, LIT, NEXT_ROUND))
            self.wait(f"() => !!document.querySelector(`{something}`)", POLL)  # it may be another player's turn

    def choose(self, selector: str, k: int) -> None:
        self.try_press(selector, k)
        self.pause(PREVIEW)

    def try_press(self, selector: str, k: int) -> bool:
        """Press an element that may vanish because others play, too; return whether it was still there."""
        if self.device == "keyboard":
            return self.tab_to(selector, k)
        point = self.evaluate(POINT, [selector, k])
        if point is not None:
            self.point(*point)
        return point is not None

    # ---------------------------------------------------------------- what another browser does differently

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.page.evaluate(function, argument)

    def point(self, x: float, y: float) -> None:
        """Tap or click at a point."""
        if self.device == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def pause(self, milliseconds: float) -> None:
        self.page.wait_for_timeout(milliseconds)

    def wait(self, condition: str, milliseconds: float) -> None:
        """Wait for a condition, but no longer than this."""
        with contextlib.suppress(Late):
            self.page.wait_for_function(condition, timeout=milliseconds)

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
