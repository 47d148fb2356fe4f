"""Measures the pace of the page: the time between two actions of others, at every speed of the settings.

A person sits with bots that play at their natural pace; each speed has a browser window of its own, and all of them
play at the same time. The page itself is observed: `data-action` on the stage is the number of the action that is being
shown and `data-behind` how many more are waiting. A page without a stage (before this was built) shows an action when
`data-step` of the table grows; the messages of the server say whose it was. A gap counts if the person did nothing
between its two actions, because own input jumps to now.
"""

from __future__ import annotations

import itertools
import json
import statistics
import time
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, WebSocket

from tests.e2e.browser import Player, hook

SPEEDS: Final = (0.5, 1.0, 1.5, 2.0, 3.0)
PACE: Final = 1200.0  # milliseconds for an action at normal speed
CATCHING_UP: Final = 400.0  # with more than FAR actions waiting, at any speed
FAR: Final = 5
JITTER: Final = 15.0  # milliseconds by which the browser's timers are inexact
SEATS: Final = 4
SIZE: Final[ViewportSize] = {"width": 1366, "height": 768}
# Notes the time of every shown action, of every step in the log, and of every own input.
OBSERVE: Final = """
window.pace = { actions: [], steps: [], inputs: [] };
(() => {
  let action = '', step = '';
  const look = () => {
    const stage = document.querySelector('[data-test="stage"][data-action]');
    const table = document.querySelector('[data-test="table"]');
    const at = performance.now();
    if (stage && stage.dataset.action !== '' && stage.dataset.action !== action) {
      action = stage.dataset.action;
      window.pace.actions.push([at, Number(action), Number(stage.dataset.behind || 0)]);
    }
    if (table && table.dataset.step !== step) {
      step = table.dataset.step;
      window.pace.steps.push([at, Number(step), 0]);
    }
  };
  new MutationObserver(look).observe(document,
    { subtree: true, childList: true, attributes: true, attributeFilter: ['data-action', 'data-step'] });
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, () => window.pace.inputs.push(performance.now()), true);
})();
"""


def create(address: str, game: str, pace: str = "natural") -> tuple[str, str]:
    """A new table for one person and easy bots: its id and the token of the seat."""
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (SEATS - 1)]
    answer = httpx.post(f"{address}/api/tables", json={"game": game, "seats": seats, "manners": {"pace": pace}})
    links = answer.raise_for_status().json()
    return links["table"], links["seat"]


class Window:
    """A browser window at one speed, with its player."""

    def __init__(self, context: BrowserContext, address: str, game: str, speed: float) -> None:
        self.speed = speed
        self.authors: list[int] = []  # of the lines in the log
        context.add_init_script(f"localStorage['ludoteca.settings'] = JSON.stringify({{ speed: {speed} }})")
        context.add_init_script(OBSERVE)
        self.page: Page = context.new_page()
        self.page.on("websocket", self.opened)
        table, seat = create(address, game)
        self.page.goto(f"{address}/t/{table}#{seat}")
        self.page.locator(hook("table")).wait_for()
        self.player = Player(self.page, "mouse", seed=7)
        self.over = False

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received(json.loads(frame)))

    def received(self, message: dict[str, Any]) -> None:
        if message["type"] in ("state", "rewound"):
            self.authors = [line["seat"] for line in message["log"]]
        elif message["type"] == "step" and message["said"]:
            self.authors.append(message["by"])

    def shown(self) -> list[tuple[float, float]]:
        """The time of every action of others that the page has shown, and the pace that it had to keep then."""
        noted = self.page.evaluate("window.pace")
        if noted["actions"]:
            return [
                (at, min(CATCHING_UP, PACE / self.speed) if behind > FAR else PACE / self.speed)
                for at, _number, behind in noted["actions"]
            ]
        others = [(at, line) for at, line, _ in noted["steps"][1:] if line <= len(self.authors)]
        return [(at, PACE / self.speed) for at, line in others if line and self.authors[line - 1] > 0]

    def measure(self) -> dict[str, Any]:
        shown = self.shown()
        inputs: list[float] = self.page.evaluate("window.pace.inputs")
        gaps = [
            (after - before, pace)
            for (before, pace), (after, _) in itertools.pairwise(shown)
            if not any(before < at < after for at in inputs)
        ]
        return {
            "actions": len(shown),
            "gaps": len(gaps),
            "pace_ms": round(PACE / self.speed),
            "too_close": sum(gap < pace - JITTER for gap, pace in gaps),
            "catching_up": sum(pace < PACE / self.speed for _, pace in gaps),
            "shortest_ms": round(min((gap for gap, _ in gaps), default=0)),
            "median_ms": round(statistics.median([gap for gap, _ in gaps])) if gaps else 0,
            "complaints": self.player.watch.complaints,
        }


def measure(browser: Browser, address: str, game: str, actions: int, most: float = 300.0) -> dict[str, dict[str, Any]]:
    """The gaps at every speed, by speed; each window shows at least this many actions unless its game ends before."""
    contexts = [browser.new_context(viewport=SIZE, locale="en-GB") for _ in SPEEDS]
    try:
        pairs = zip(contexts, SPEEDS, strict=True)
        windows = [Window(context, address, game, speed) for context, speed in pairs]
        waiting, ends = list(windows), time.monotonic() + most
        while waiting and time.monotonic() < ends:
            for window in list(waiting):
                window.over = not window.player.step()
                if window.over or len(window.shown()) > actions:
                    waiting.remove(window)
        return {f"{window.speed:g}": window.measure() for window in windows}
    finally:
        for context in contexts:
            context.close()


def sentence(game: str, speed: str, row: dict[str, Any]) -> str:
    return (
        f"{game:<16} {speed:>3}×: {row['too_close']:3} of {row['gaps']:3} gaps of others' actions shorter than the "
        f"pace of {row['pace_ms']} ms (shortest {row['shortest_ms']}, median {row['median_ms']}; "
        f"{row['catching_up']} while catching up)"
    )
