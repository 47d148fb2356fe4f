"""Drives Debian's Firefox through WebDriver BiDi, which it speaks itself: no driver program, no further package.

Playwright cannot drive it: it needs a Firefox of its own, patched and downloaded.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.e2e.browser import SPEED, TIMEOUT, Player

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
READY = "WebDriver BiDi listening"
PREFERENCES = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-GB, en");
user_pref("toolkit.telemetry.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""
# An empty page has no storage.
SETTINGS = f"""() => {{
  if (location.protocol === 'http:') localStorage['ludoteca.settings'] ??= JSON.stringify({{ speed: {SPEED} }});
}}"""
KEYS = {"Escape": "\ue00c", "Enter": "\ue007", "Tab": "\ue004", "Space": " "}
FRAME = 20  # milliseconds between two looks at a page


class Refused(Exception):
    """Firefox refuses a command."""


class Tab:
    """A tab of Firefox; it keeps the errors and warnings of its pages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.complaints: list[str] = []
        self.version: str = self.command("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.context: str = self.command("browsingContext.getTree")["contexts"][0]["context"]
        self.command("session.subscribe", events=["log.entryAdded"])
        self.command("script.addPreloadScript", functionDeclaration=SETTINGS)
        self.command("browsingContext.setViewport", context=self.context, viewport={"width": 1280, "height": 720})

    def command(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=TIMEOUT))
            if message["type"] == "event":
                entry = message["params"]
                if message["method"] == "log.entryAdded" and entry["level"] in ("error", "warn"):
                    self.complaints.append(f"{entry['level']}: {entry['text']}")
            elif message.get("id") == self.number:
                if message["type"] == "error":
                    raise Refused(f"{method}: {message['message']}")
                return message["result"]

    def goto(self, address: str) -> None:
        self.command("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """Call a function in the page with an argument and return its result, both by way of JSON."""
        answer = self.command(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify((await ({function})(JSON.parse(given))) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise Refused(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def wait(self, condition: str, milliseconds: float) -> bool:
        """Wait until a function of the page returns something true; return whether it did in time."""
        ends = time.monotonic() + milliseconds / 1000
        # The page looks by itself, in every frame, until the time is up.
        looking = f"""async (most) => {{
          for (const ends = Date.now() + most; Date.now() < ends; await new Promise(next => setTimeout(next, {FRAME})))
            if (({condition})()) return true;
          return false;
        }}"""
        return bool(self.evaluate(looking, max(1, (ends - time.monotonic()) * 1000)))

    def click(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "x": round(x), "y": round(y)}
        pressed = [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": pressed})

    def key(self, name: str) -> None:
        value = KEYS.get(name, name)
        pressed = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.act({"type": "key", "id": "keyboard", "actions": pressed})

    def act(self, source: dict[str, Any]) -> None:
        self.command("input.performActions", context=self.context, actions=[source])


class FirefoxPlayer(Player):
    """Plays in Firefox with a mouse."""

    def __init__(self, tab: Tab, seed: int = 1) -> None:
        self.tab = tab
        self.start(seed)

    @property
    def where(self) -> str:
        return str(self.tab.evaluate("() => `${location.href}\\n${document.body.innerText}`"))

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.tab.evaluate(function, argument)

    def point(self, x: float, y: float) -> None:
        self.tab.click(x, y)

    def key(self, name: str) -> None:
        self.tab.key(name)

    def pause(self, milliseconds: float) -> None:
        self.tab.wait("() => false", milliseconds)

    def wait(self, condition: str, milliseconds: float) -> None:
        self.tab.wait(condition, milliseconds)


@contextmanager
def firefox() -> Iterator[Tab]:
    """A tab of a new Firefox with an empty profile."""
    assert FIREFOX is not None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text(PREFERENCES, "utf-8")
        command = [FIREFOX, "--headless", "--no-remote", "--remote-debugging-port", str(port), "--profile", profile]
        output = Path(profile, "output")
        with output.open("wb") as said:
            process = subprocess.Popen([*command, "about:blank"], stdout=said, stderr=said)
        try:
            ends = time.monotonic() + 3 * TIMEOUT
            while READY not in output.read_text("utf-8", "replace"):
                assert process.poll() is None, output.read_text("utf-8", "replace")
                assert time.monotonic() < ends, "Firefox does not start"
                time.sleep(FRAME / 1000)
            with connect(f"ws://127.0.0.1:{port}/session", max_size=None, compression=None) as opened:
                yield Tab(opened)
        finally:
            process.terminate()
            try:
                process.wait(TIMEOUT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
