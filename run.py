"""One command from a fresh copy to a game: `python3 run.py`.

Makes `.venv` beside this file, installs there what requirements/ pins and the project itself, and hands
over to `ludoteca`. Later runs find everything in place and start at once. Standard library only; the
syntax stays old enough for an old Python to read the sentence that asks for a newer one.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Ludoteca needs Python 3.11 or newer, and this is {}.{}.".format(*sys.version_info[:2]))

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import NoReturn

HELP = """\
python3 run.py                    open the table in the browser (the same as: python3 run.py serve --open)
python3 run.py COMMAND ...        any command of ludoteca; python3 run.py --help lists them
python3 run.py test               check style and types, the page and its tests, then run all tests
                                  twice: with the compiled engine and with plain Python
python3 run.py test --compiled    the same, the tests only with the compiled engine
python3 run.py test --pure        the same, the tests only with plain Python
python3 run.py test -- ARGS       only pytest, with your arguments (compiled unless --pure)
python3 run.py help               this page

The first run installs into .venv; delete that folder to start afresh. LUDOTECA_PURE=1 before a
command runs the rules as plain Python: slower, the same games, and open to a debugger."""

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "ludoteca"
PAGE_BUILD = ROOT / "web" / "build.py"
VENV = ROOT / ".venv"
STAMP = VENV / "ludoteca.json"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
PYTHON = str(BIN / f"python{EXE}")
# What is never imported need not be compiled: Python does the rest on first use.
PIP = [PYTHON, "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", "--no-compile"]
PURE = os.environ.get("LUDOTECA_PURE", "0") not in ("", "0")
CI = os.environ.get("CI") == "true"
ASKED = "LUDOTECA_PURE is set"


def main(arguments: list[str]) -> int:
    if arguments[:1] in (["help"], ["-h"]):
        print(HELP)
        return 0
    if arguments[:1] == ["test"]:
        return test(arguments[1:])
    arguments = arguments or ["serve", "--open"]
    install("run", page="serve" in arguments)
    command = [str(BIN / f"ludoteca{EXE}"), *arguments]
    if not WINDOWS:
        os.execv(command[0], command)
    return subprocess.call(command)


# --- installing


def install(lock: str, page: bool = False) -> None:
    """Bring .venv to the state that the project's files ask for; quick when it is there already."""
    if not missing(lock, page):
        return
    with alone():
        # Another run may have done the work while this one waited.
        steps = missing(lock, page)
        if not steps:
            return
        begun = time.monotonic()
        stamp, wanted = read_stamp(), state()
        if not steps <= {"engine", "page"}:
            # While packages are installed there is no stamp: interrupted, the next run starts afresh.
            STAMP.unlink(missing_ok=True)
        if "venv" in steps:
            say("Setting up Ludoteca in .venv, once. It takes a minute or two.")
            make_venv()
            stamp = {"venv": wanted["venv"]}
        # The packages and the page need nothing of each other, only the node that some machines have to fetch.
        apart = "page" in steps and load(PAGE_BUILD).find_node() is not None
        with ThreadPoolExecutor(1) as beside:
            page_built = beside.submit(build_page) if apart else None
            stamp = install_packages(lock, steps, stamp, wanted)
            STAMP.write_text(json.dumps(stamp, indent=1), "utf-8")
            tell_when_interpreted()
            if "page" in steps:
                say("Building the page ...")
                tell_of_page(page_built.result() if page_built is not None else fetch_node() or build_page())
        say(f"Ready after {time.monotonic() - begun:.0f} s.")


def install_packages(lock: str, steps: set[str], stamp: dict[str, str], wanted: dict[str, str]) -> dict[str, str]:
    """What others wrote, then Ludoteca itself with its rules compiled; the stamp of what is installed now."""
    if lock in steps:
        say("Installing the packages ...")
        pip("--require-hashes", "--requirement", f"requirements/{lock}.lock")
        # The test lock holds all of the run lock, in the same versions.
        stamp = {**stamp, "test": "", "run": wanted["run"], lock: wanted[lock]}
    if "project" in steps:
        say("Installing Ludoteca ..." if PURE else "Installing Ludoteca and compiling its rules ...")
        pip("--no-deps", "--no-build-isolation", "--editable", ".")
        stamp = {**stamp, "project": wanted["project"]}
    elif "engine" in steps:
        say("Compiling the rules ...")
        quietly([PYTHON, "hatch_build.py"], "The rules could not be compiled.")
    return stamp


def missing(lock: str, page: bool = False) -> set[str]:
    """The steps still to be made; the page's only where a page is wanted."""
    stamp, wanted = read_stamp(), state()
    everything = {"venv", lock, "project"}
    steps = {"page"} if page and PAGE_BUILD.is_file() and not load(PAGE_BUILD).current() else set()
    if stamp.get("venv") != wanted["venv"]:
        return steps | everything
    steps |= {step for step in everything if stamp.get(step) != wanted[step]}
    last = build_module().record(PACKAGE)
    if not PURE and (last.digest != wanted["engine"] or last.why == ASKED):
        steps.add("engine")
    return steps


def state() -> dict[str, str]:
    """What each step depends on, as the files and this Python are now."""

    def digest(*files: str) -> str:
        return hashlib.sha256(b"\0".join((ROOT / file).read_bytes() for file in files)).hexdigest()

    return {
        "venv": f"{ROOT} {sys.base_prefix} {sys.version}",
        "run": digest("requirements/run.lock"),
        "test": digest("requirements/test.lock"),
        "project": digest("pyproject.toml", "hatch_build.py", "src/ludoteca/_build.py"),
        "engine": build_module().digest(PACKAGE),
    }


def read_stamp() -> dict[str, str]:
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def build_module() -> ModuleType:
    """ludoteca._build, which knows the compiled modules, without the package around it."""
    return load(PACKAGE / "_build.py")


def load(path: Path) -> ModuleType:
    """A module by its file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two runs started together do not install into the same folder at once."""
    if WINDOWS:
        yield
        return
    import fcntl

    with Path(__file__).open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make_venv() -> None:
    quietly(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        "Python could not make a virtual environment. On Debian and Ubuntu it needs the package "
        "python3-venv: sudo apt install python3-venv",
    )


def pip(*arguments: str) -> None:
    quietly(
        [*PIP, *arguments],
        "The installation stopped: the lines above say why. If the network was away, run the same command "
        "again once it is back; it starts from a clean folder.",
    )


def build_page() -> str:
    """Build the page; what went wrong, if anything did."""
    return spoken([PYTHON, str(PAGE_BUILD)])


def fetch_node() -> str:
    say("There is no node here: fetching one into .venv ...")
    return spoken([*PIP, "--require-hashes", "--requirement", "requirements/page.lock"])


def tell_of_page(trouble: str) -> None:
    """Without a page the terminal still plays, and the next run tries again."""
    if trouble:
        say(trouble)
        say(
            "The page could not be built: the lines above say why. `python3 run.py play` plays in the terminal; "
            "run the same command again to try once more."
        )


def quietly(command: list[str], advice: str) -> None:
    """Run a command whose words matter only when it fails."""
    words = spoken(command)
    if words:
        say(words)
        give_up(advice)


def spoken(command: list[str]) -> str:
    """The last words of a command that failed; nothing of one that went well."""
    run = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if not run.returncode:
        return ""
    return "\n".join(run.stdout.splitlines()[-20:]) or f"{command[0]} failed"


def tell_when_interpreted() -> None:
    last = build_module().record(PACKAGE)
    if last.details:
        say(last.details)
    if last.why and last.why != ASKED:
        say(f"The rules run as plain Python, slower but the same games, because {last.why}.")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def give_up(words: str) -> NoReturn:
    say(words)
    sys.exit(1)


# --- testing


def test(arguments: list[str]) -> int:
    """Style, types, and every test with both engines; all of them run, whatever failed before."""
    pytest_only = "--" in arguments
    cut = arguments.index("--") if pytest_only else len(arguments)
    asked, pytest_arguments = arguments[:cut], arguments[cut + 1 :]
    for word in asked:
        if word not in ("--pure", "--compiled"):
            give_up(f"run.py test knows --pure and --compiled, not {word}; pytest's own come after --.")
    only_pure, only_compiled = "--pure" in asked or PURE, "--compiled" in asked
    install("test", page=True)
    if pytest_only:
        return call("pytest", *pytest_arguments, pure=only_pure)

    summary: list[tuple[str, str, bool]] = []

    def step(name: str, *command: str, pure: bool = False, aside: bool = False) -> None:
        begun = time.monotonic()
        if aside:  # beside others, whose words must not mix with these
            code, said = call_aside(*command)
            say(f"\n== {name}\n{said}")
        else:
            say(f"\n== {name}")
            code = call(*command, pure=pure)
        passed = code == 0
        outcome = f"{'passed' if passed else 'FAILED'} in {time.monotonic() - begun:.1f} s"
        summary.append((name, outcome, passed))

    step("ruff check", "ruff", "check")
    step("ruff format", "ruff", "format", "--check")
    side_by_side: dict[str, tuple[str, ...]] = {"mypy": ("mypy",)}
    if PAGE_BUILD.is_file():
        side_by_side["page, types"] = (str(PAGE_BUILD), "check")
        side_by_side["page, tests"] = (str(PAGE_BUILD), "test")
    with ThreadPoolExecutor(min(os.cpu_count() or 1, 3)) as pool:
        list(pool.map(lambda name: step(name, *side_by_side[name], aside=True), side_by_side))
    # Who is done early takes tests from the other: the slow ones stand side by side.
    workers = ("-n", str(min(os.cpu_count() or 1, 8)), "--dist", "worksteal")
    if not only_pure:
        last = build_module().record(PACKAGE)
        if last.compiled:
            step("tests, compiled engine", "pytest", *workers)
        else:
            # Without a compiler there is nothing to test here; code that it refuses is a fault.
            summary.append(
                ("tests, compiled engine", f"NOT RUN: {last.why}", not (CI or only_compiled or last.details))
            )
    if not only_compiled:
        step("tests, plain Python", "pytest", *workers, pure=True)

    say("")
    for name, outcome, _ in summary:
        say(f"{name:<24}{outcome}")
    return 0 if all(passed for *_, passed in summary) else 1


def call(tool: str, *arguments: str, pure: bool) -> int:
    """Run a tool of .venv from the project's root, its words straight to the terminal."""
    return subprocess.call(command_of(tool, *arguments), cwd=ROOT, env=environment(pure))


def call_aside(tool: str, *arguments: str) -> tuple[int, str]:
    """The same, its words kept for later."""
    command = command_of(tool, *arguments)
    run = subprocess.run(
        command, cwd=ROOT, env=environment(False), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return run.returncode, run.stdout.decode(errors="replace")


def command_of(tool: str, *arguments: str) -> list[str]:
    return [PYTHON, *([tool] if tool.endswith(".py") else ["-m", tool]), *arguments]


def environment(pure: bool) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "LUDOTECA_PURE"}
    return {**kept, "LUDOTECA_PURE": "1"} if pure else kept


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("\nInterrupted. Nothing is lost: run the same command again.")
        sys.exit(130)
