"""What the page costs: bytes over the wire for each game, time to the first board, long tasks while playing.

    python3 benchmarks/page.py [--json] [--moves N]

Starts a server of its own, opens each game in Chromium with an empty cache, and plays against easy bots with full
motion. Sizes are what the server really sends (gzip); a long task is one that keeps the page from answering for more
than 50 ms (the browser's own `longtask` entries). On a machine that is busy with other things a task lasts longer than
it works: beside the longest stands the most processor time that any task took. Needs what the tests need:
`python3 run.py test -- -k nothing` once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PYTHON: Final = ROOT / ".venv" / "bin" / "python"
if Path(sys.prefix).resolve() != (ROOT / ".venv").resolve() and PYTHON.exists():
    os.execv(PYTHON, [str(PYTHON), __file__, *sys.argv[1:]])
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, Response, sync_playwright  # noqa: E402

from benchmarks.driving import Server  # noqa: E402
from tests.e2e.browser import ARGUMENTS, CHROMIUM, WIDE, Hand, hook  # noqa: E402

GAMES: Final = ("patrician", "san_juan", "patee_imperiale")
REACTION: Final = 100.0  # milliseconds: nobody presses in the very frame in which something appears
TASK: Final = "ThreadControllerImpl::RunTask"  # as Chromium's traces call it
LIMITS: Final = {"kilobytes": 150, "first_board_ms": 1000, "long_tasks": 0}
OBSERVE: Final = """
window.longTasks = [];
new PerformanceObserver(list => list.getEntries().forEach(entry => window.longTasks.push(entry.duration)))
  .observe({ entryTypes: ['longtask'] });
"""


def hardest(trace: bytes) -> float:
    """The most processor time, in milliseconds, that a task took on the main thread of a page."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    named = (event for event in events if event["name"] == "thread_name")
    mains = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in mains]
    return max(float(event["tdur"]) for event in tasks if "tdur" in event) / 1000  # a trace without tasks is an error


def weighed(page: Page, address: str) -> dict[str, int]:
    """The bytes of every file of the page that comes from now on, by its path."""
    sizes: dict[str, int] = {}

    def counted(response: Response) -> None:
        length = response.headers.get("content-length")
        if response.url.startswith(address) and "/api/" not in response.url and length is not None:
            sizes[response.url.removeprefix(address)] = int(length)

    page.on("response", counted)
    return sizes


def by_link(browser: Browser, address: str, link: str) -> dict[str, int]:
    """What a friend loads who opens the link of a table for the first time."""
    with browser.new_context(viewport=WIDE, locale="en-GB") as context:
        page = context.new_page()
        sizes = weighed(page, address)
        page.goto(link)
        page.locator(hook("prompt")).first.wait_for()
        page.evaluate("document.fonts.ready")
        return sizes


def loaded(browser: Browser, address: str, game: str, moves: int) -> dict[str, Any]:
    """One game, from an empty cache to so many moves."""
    with browser.new_context(viewport=WIDE, locale="en-GB") as context:
        page = context.new_page()
        sizes = weighed(page, address)
        page.add_init_script(OBSERVE)
        page.goto(address)
        page.locator(hook(f"play-now-{game}")).wait_for()
        page.evaluate("document.fonts.ready")
        page.locator(hook(f"play-now-{game}")).click()
        page.locator(hook("table")).wait_for()
        page.locator(hook("prompt")).first.wait_for()
        link = page.url
        with_front = sum(sizes.values())
        table = link.rpartition("/")[2]
        kept = "table => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(table))[1]).seat"
        token = page.evaluate(kept, table)
        friend = by_link(browser, address, f"{link}#{token}")
        whole = sum(friend.values())
        first = first_board(page, link)
        page.evaluate("window.longTasks.length = 0")
        browser.start_tracing(page=page, categories=["toplevel"])
        hand = Hand(page, "mouse")
        ends = time.monotonic() + 120
        while hand.moves < moves and time.monotonic() < ends and hand.step():
            page.wait_for_timeout(REACTION)
        tasks: list[float] = page.evaluate("window.longTasks")
        worked = hardest(browser.stop_tracing())
        fonts = sum(size for path, size in friend.items() if path.endswith(".woff2"))
        return {
            "kilobytes": round(whole / 1000, 1),
            "of_them_fonts": round(fonts / 1000, 1),
            "with_front_page": round(with_front / 1000, 1),
            "requests": len(friend),
            "first_board_ms": round(statistics.median(first)),
            "moves": hand.moves,
            "long_tasks": len(tasks),
            "longest_ms": round(max(tasks, default=0)),
            "hardest_cpu_ms": round(worked),
            "complaints": hand.watch.complaints,
        }


def first_board(page: Page, link: str) -> list[float]:
    """From opening a table's link to its board, a few times, in milliseconds."""
    taken = []
    for _ in range(3):
        begun = time.perf_counter()
        page.goto(link)
        page.locator(f"{hook('table')} main svg, {hook('table')} main button").first.wait_for()
        taken.append((time.perf_counter() - begun) * 1000)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--moves", type=int, default=15, help="moves to play in each game (15)")
    given = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        server.start()
        asyncio.run(server.ready())
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for game in GAMES:
                print(f"{game}: from an empty cache to {given.moves} moves, a minute or two", file=sys.stderr)
                results[game] = loaded(browser, server.base, game, given.moves)
                if not given.json:
                    told = results[game]
                    print(
                        f"{game:<16} {told['kilobytes']:6.1f} kB gz by its link ({told['of_them_fonts']} fonts; "
                        f"{told['with_front_page']} by way of the front page), first board "
                        f"{told['first_board_ms']} ms, {told['long_tasks']} long tasks in {told['moves']} moves "
                        f"(longest {told['longest_ms']} ms; at most {told['hardest_cpu_ms']} ms of work in a task)"
                    )
            browser.close()
    kept = {game: all(told[name] <= limit for name, limit in LIMITS.items()) for game, told in results.items()}
    if given.json:
        print(json.dumps({"games": results, "limits": LIMITS, "kept": kept}))


if __name__ == "__main__":
    main()
