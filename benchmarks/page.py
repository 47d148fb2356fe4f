"""Measures the page: bytes for each game, long tasks, the pace of others' actions, and readable card text.

    python3 benchmarks/page.py                        everything, about ten minutes
    python3 benchmarks/page.py --only sizes text      some of it: sizes, tasks, pace, text
    python3 benchmarks/page.py --only pace --game GAME --actions 40
    python3 benchmarks/page.py --json > page.json     one line of JSON; progress goes to the terminal

sizes   The bytes that the server sends (gzip, fonts included) from an empty cache: until the first own move is possible
        when a table is opened by its link, and what result, rules, set-up and replay add later; the time to the first
        board.
tasks   A person plays against easy bots with full motion. A long task blocks the page for more than 50 ms (the
        browser's `longtask` entries). On a busy machine a task lasts longer than it works, so there is also the most
        processor time that any task took.
pace    The time between two actions of others at each speed, with bots at their natural pace (page_pace.py).
text    The share of the names and effects on the cards in hand that can be read at 1366×768, by their number
        (page_text.py).

It needs Chromium and the packages of the tests, which `python3 run.py test -- -k nothing` installs.
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
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PYTHON: Final = ROOT / ".venv" / "bin" / "python"
if Path(sys.prefix).resolve() != (ROOT / ".venv").resolve() and PYTHON.exists():
    os.execv(PYTHON, [str(PYTHON), __file__, *sys.argv[1:]])
sys.path.insert(0, str(ROOT))

PARTS: Final = ("sizes", "tasks", "pace", "text")
NOT_INSTALLED: Final = "The packages of the tests are not installed ({}). Run: python3 run.py test -- -k nothing"
NO_BROWSER: Final = "There is no Chromium on this machine. On Debian: apt install chromium"

try:
    from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

    from benchmarks import page_pace, page_text
    from benchmarks.driving import Server
    from ludoteca.games import keys
    from tests.e2e.browser import ARGUMENTS, CHROMIUM, WIDE, Player, hook
except ModuleNotFoundError as missing:
    # --help works everywhere: it says what is needed.
    if not {"-h", "--help"} & set(sys.argv):
        sys.exit(NOT_INSTALLED.format(missing.name))

REACTION: Final = 100.0  # milliseconds before a click: nobody clicks in the frame in which something appears
TASK: Final = "ThreadControllerImpl::RunTask"  # its name in Chromium's traces
LIMITS: Final = {"kilobytes": 165, "later_kilobytes": 40, "first_board_ms": 1000, "long_tasks": 0, "too_close": 0}
OBSERVE: Final = """
window.longTasks = [];
new PerformanceObserver(list => list.getEntries().forEach(entry => window.longTasks.push(entry.duration)))
  .observe({ entryTypes: ['longtask'] });
"""
# An own move is possible: something can be pressed that is part of one.
MY_MOVE: Final = """() => document.querySelector('[data-test="table"][data-mine="true"]')
  && document.querySelector('[data-test^="choice-"], main .lit, .hand .lit')"""


# -------------------------------------------------------------------------------------------- sizes


def count_bytes(page: Page, address: str) -> dict[str, int]:
    """The sizes of all files that the page loads from now on, by path; filled as they arrive."""
    sizes: dict[str, int] = {}

    def on_response(response: Response) -> None:
        length = response.headers.get("content-length")
        if response.url.startswith(address) and "/api/" not in response.url and length is not None:
            path = response.url.removeprefix(address)
            sizes["the page" if path.startswith(("/t/", "/r/", "/new/")) else path] = int(length)

    page.on("response", on_response)
    return sizes


def settle(page: Page) -> None:
    """Wait until everything that was asked for has arrived."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def open_link(context: BrowserContext, address: str, link: str) -> dict[str, int]:
    """The sizes of the files that a friend loads who opens a table's link and waits for the first own move."""
    page = context.new_page()
    sizes = count_bytes(page, address)
    page.goto(link)
    page.wait_for_function(MY_MOVE, timeout=120_000)
    settle(page)
    page.close()
    return sizes


def later(context: BrowserContext, address: str, loaded: dict[str, int], part: str, path: str) -> dict[str, int]:
    """What a part of the page adds to the files that are there already."""
    page = context.new_page()
    sizes = count_bytes(page, address)
    page.goto(address + path)
    if part == "rules":
        page.locator(hook("table")).wait_for()
        page.keyboard.press("?")
        page.locator(hook("rules-dialog")).wait_for()
    else:
        page.locator({"result": hook("result"), "set-up": hook("make"), "replay": hook("replay-page")}[part]).wait_for()
    settle(page)
    page.close()
    return {path: size for path, size in sizes.items() if path not in loaded}


def finish(address: str, game: str) -> str:
    """A table whose game is over: its id and the token of its seat, as in a link."""
    import random

    import msgspec
    from websockets.sync.client import connect

    table, token = page_pace.create(address, game, "instant")
    rng = random.Random(1)
    with connect(f"{address.replace('http', 'ws')}/ws", max_size=None) as socket:

        def send(**message: Any) -> None:
            socket.send(msgspec.json.encode(message).decode())

        send(do="enter", table=table, token=token)
        asked = -1
        while True:
            message = msgspec.json.decode(socket.recv(timeout=30))
            if message.get("ending"):
                return f"{table}#{token}"
            turn = message.get("turn") or {}
            if turn.get("moves") and turn["ask"] != asked:
                asked = turn["ask"]
                send(do="move", id=asked, ask=asked, steps=[rng.choice(turn["moves"])["code"]])


def measure_sizes(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """The bytes of a table from an empty cache, and of each part that is loaded later."""
    table, token = page_pace.create(address, game)
    with browser.new_context(viewport=WIDE, locale="en-GB") as context:
        link = open_link(context, address, f"{address}/t/{table}#{token}")
        over = finish(address, game)
        paths = {
            "rules": f"/t/{table}#{token}",
            "result": f"/t/{over}",
            "replay": f"/r/{over.partition('#')[0]}",
            "set-up": f"/new/{game}",
        }
        parts = {part: later(context, address, link, part, path) for part, path in paths.items()}
    with browser.new_context(viewport=WIDE, locale="en-GB") as context:
        page = context.new_page()
        first = first_board(page, f"{address}/t/{table}#{token}")
    return {
        "kilobytes": round(sum(link.values()) / 1000, 1),
        "of_them_fonts": round(sum(size for path, size in link.items() if path.endswith(".woff2")) / 1000, 1),
        "requests": len(link),
        "later_kilobytes": {part: round(sum(sizes.values()) / 1000, 1) for part, sizes in parts.items()},
        "first_board_ms": round(statistics.median(first)),
    }


def first_board(page: Page, link: str) -> list[float]:
    """The times from opening a table's link to its board, in milliseconds."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        page.goto(link)
        page.locator(f"{hook('table')} main svg, {hook('table')} main button").first.wait_for()
        times.append((time.perf_counter() - start) * 1000)
        page.goto("about:blank")
    return times


# -------------------------------------------------------------------------------------------- long tasks


def most_cpu_time(trace: bytes) -> float:
    """The most processor time of any task on the main thread of a page, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    named = (event for event in events if event["name"] == "thread_name")
    mains = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in mains]
    return max(float(event["tdur"]) for event in tasks if "tdur" in event) / 1000  # a trace without tasks is an error


def measure_tasks(browser: Browser, address: str, game: str, moves: int) -> dict[str, Any]:
    """The long tasks while this many moves are played."""
    table, token = page_pace.create(address, game)
    with browser.new_context(viewport=WIDE, locale="en-GB") as context:
        page = context.new_page()
        page.add_init_script(OBSERVE)
        page.goto(f"{address}/t/{table}#{token}")
        page.locator(hook("prompt")).first.wait_for()
        settle(page)
        page.evaluate("window.longTasks.length = 0")
        browser.start_tracing(page=page, categories=["toplevel"])
        player = Player(page, "mouse")
        ends = time.monotonic() + 240
        while player.moves < moves and time.monotonic() < ends and player.step():
            page.wait_for_timeout(REACTION)
        tasks: list[float] = page.evaluate("window.longTasks")
        cpu_time = most_cpu_time(browser.stop_tracing())
        return {
            "moves": player.moves,
            "long_tasks": len(tasks),
            "longest_ms": round(max(tasks, default=0)),
            "hardest_cpu_ms": round(cpu_time),
            "complaints": player.watch.complaints,
        }


# -------------------------------------------------------------------------------------------- all of it


def describe(game: str, part: str, found: dict[str, Any]) -> list[str]:
    """The result of a part as lines of text."""
    if part == "sizes":
        added = ", ".join(f"{name} {size}" for name, size in found["later_kilobytes"].items())
        first = f"{found['kilobytes']:6.1f} kB until the first own move ({found['of_them_fonts']} fonts)"
        return [f"{game:<16} {first}; later: {added} kB; first board {found['first_board_ms']} ms"]
    if part == "tasks":
        longest = f"longest {found['longest_ms']} ms; at most {found['hardest_cpu_ms']} ms of work in a task"
        return [f"{game:<16} {found['long_tasks']} long tasks in {found['moves']} moves ({longest})"]
    module = page_pace if part == "pace" else page_text
    return [module.sentence(game, key, row) for key, row in found.items()]


def kept(found: dict[str, Any]) -> bool:
    """Whether a game keeps the limits, as far as they were measured."""
    sizes, tasks, pace = found.get("sizes"), found.get("tasks"), found.get("pace")
    return (
        (
            sizes is None
            or (
                sizes["kilobytes"] <= LIMITS["kilobytes"]
                and max(sizes["later_kilobytes"].values()) <= LIMITS["later_kilobytes"]
                and sizes["first_board_ms"] <= LIMITS["first_board_ms"]
            )
        )
        and (tasks is None or tasks["long_tasks"] <= LIMITS["long_tasks"])
        and (pace is None or all(row["too_close"] <= LIMITS["too_close"] for row in pace.values()))
    )


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="the parts to measure (all)")
    parser.add_argument("--game", nargs="+", help="the games to measure, by key (all)")
    parser.add_argument("--moves", type=int, default=15, help="moves to play in each game for the long tasks (15)")
    parser.add_argument("--actions", type=int, default=30, help="actions of others to watch at each speed (30)")
    arguments = parser.parse_args()
    unknown = set(arguments.game or ()) - set(keys())
    if unknown:
        parser.error(f"there is no game {', '.join(sorted(unknown))}; the games are {', '.join(keys())}")
    if not Path(CHROMIUM).exists():
        sys.exit(NO_BROWSER)
    return arguments


def main() -> None:
    arguments = options()
    results: dict[str, dict[str, Any]] = {game: {} for game in arguments.game or keys()}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        server.start()
        asyncio.run(server.ready())
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            measures: dict[str, Callable[[str], dict[str, Any]]] = {
                "sizes": lambda game: measure_sizes(browser, server.base, game),
                "tasks": lambda game: measure_tasks(browser, server.base, game, arguments.moves),
                "pace": lambda game: page_pace.measure(browser, server.base, game, arguments.actions),
                "text": lambda game: page_text.measure(browser, server.base, game),
            }
            todo = [(part, game) for part in PARTS if part in arguments.only for game in results]
            for number, (part, game) in enumerate(todo, 1):
                print(f"[{number}/{len(todo)}] {part} of {game} ...", file=sys.stderr, flush=True)
                start = time.monotonic()
                results[game][part] = measures[part](game)
                print(f"[{number}/{len(todo)}] done in {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
                if not arguments.json:
                    print("\n".join(describe(game, part, results[game][part])), flush=True)
            browser.close()
    within = {game: kept(found) for game, found in results.items()}
    if arguments.json:
        print(json.dumps({"games": results, "limits": LIMITS, "kept": within}))
    else:
        for game, keeps in within.items():
            print(f"{game:<16} {'keeps all limits' if keeps else 'does not keep every limit'}: {LIMITS}")


if __name__ == "__main__":
    main()
