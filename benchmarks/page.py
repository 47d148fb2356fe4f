"""Measures the page: bytes sent for each game, time to the first board, long tasks while playing.

    python3 benchmarks/page.py [--json] [--moves N]

It starts a server, opens each game in Chromium with an empty cache, and plays against easy bots with full motion. Sizes
are the bytes that the server sends (gzip). A long task blocks the page for more than 50 ms (the browser's `longtask`
entries). On a busy machine a task lasts longer than it works, so the report also has the most processor time that any
task took. The packages of the tests must be installed: run `python3 run.py test -- -k nothing` once.
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
from ludoteca.games import keys  # noqa: E402
from tests.e2e.browser import ARGUMENTS, CHROMIUM, WIDE, Player, hook  # noqa: E402

REACTION: Final = 100.0  # milliseconds before a click: nobody clicks in the frame in which something appears
TASK: Final = "ThreadControllerImpl::RunTask"  # its name in Chromium's traces
LIMITS: Final = {"kilobytes": 150, "first_board_ms": 1000, "long_tasks": 0}
OBSERVE: Final = """
window.longTasks = [];
new PerformanceObserver(list => list.getEntries().forEach(entry => window.longTasks.push(entry.duration)))
  .observe({ entryTypes: ['longtask'] });
"""


def most_cpu_time(trace: bytes) -> float:
    """The most processor time of any task on the main thread of a page, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    named = (event for event in events if event["name"] == "thread_name")
    mains = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in mains]
    return max(float(event["tdur"]) for event in tasks if "tdur" in event) / 1000  # a trace without tasks is an error


def count_bytes(page: Page, address: str) -> dict[str, int]:
    """The sizes of all files that the page loads from now on, by path; filled as they arrive."""
    sizes: dict[str, int] = {}

    def on_response(response: Response) -> None:
        length = response.headers.get("content-length")
        if response.url.startswith(address) and "/api/" not in response.url and length is not None:
            sizes[response.url.removeprefix(address)] = int(length)

    page.on("response", on_response)
    return sizes


def open_link(browser: Browser, address: str, link: str) -> dict[str, int]:
    """The sizes of the files that a friend loads who opens a table's link for the first time."""
    with browser.new_context(viewport=WIDE, locale="en-GB") as context:
        page = context.new_page()
        sizes = count_bytes(page, address)
        page.goto(link)
        page.locator(hook("prompt")).first.wait_for()
        page.evaluate("document.fonts.ready")
        return sizes


def measure_game(browser: Browser, address: str, game: str, moves: int) -> dict[str, Any]:
    """Measure one game, from an empty cache to the last of these moves."""
    with browser.new_context(viewport=WIDE, locale="en-GB") as context:
        page = context.new_page()
        sizes = count_bytes(page, address)
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
        script = "table => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(table))[1]).seat"
        token = page.evaluate(script, table)
        friend = open_link(browser, address, f"{link}#{token}")
        total = sum(friend.values())
        first = first_board(page, link)
        page.evaluate("window.longTasks.length = 0")
        browser.start_tracing(page=page, categories=["toplevel"])
        player = Player(page, "mouse")
        ends = time.monotonic() + 120
        while player.moves < moves and time.monotonic() < ends and player.step():
            page.wait_for_timeout(REACTION)
        tasks: list[float] = page.evaluate("window.longTasks")
        cpu_time = most_cpu_time(browser.stop_tracing())
        fonts = sum(size for path, size in friend.items() if path.endswith(".woff2"))
        return {
            "kilobytes": round(total / 1000, 1),
            "of_them_fonts": round(fonts / 1000, 1),
            "with_front_page": round(with_front / 1000, 1),
            "requests": len(friend),
            "first_board_ms": round(statistics.median(first)),
            "moves": player.moves,
            "long_tasks": len(tasks),
            "longest_ms": round(max(tasks, default=0)),
            "hardest_cpu_ms": round(cpu_time),
            "complaints": player.watch.complaints,
        }


def first_board(page: Page, link: str) -> list[float]:
    """The times from opening a table's link to its board, in milliseconds."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        page.goto(link)
        page.locator(f"{hook('table')} main svg, {hook('table')} main button").first.wait_for()
        times.append((time.perf_counter() - start) * 1000)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--moves", type=int, default=15, help="moves to play in each game (15)")
    arguments = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        server.start()
        asyncio.run(server.ready())
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for game in keys():
                print(
                    f"{game}: playing {arguments.moves} moves from an empty cache, which takes a minute or two",
                    file=sys.stderr,
                )
                results[game] = measure_game(browser, server.base, game, arguments.moves)
                if not arguments.json:
                    row = results[game]
                    print(
                        f"{game:<16} {row['kilobytes']:6.1f} kB gz by its link ({row['of_them_fonts']} fonts; "
                        f"{row['with_front_page']} by way of the front page), first board "
                        f"{row['first_board_ms']} ms, {row['long_tasks']} long tasks in {row['moves']} moves "
                        f"(longest {row['longest_ms']} ms; at most {row['hardest_cpu_ms']} ms of work in a task)"
                    )
            browser.close()
    within = {game: all(row[name] <= limit for name, limit in LIMITS.items()) for game, row in results.items()}
    if arguments.json:
        print(json.dumps({"games": results, "limits": LIMITS, "kept": within}))


if __name__ == "__main__":
    main()
