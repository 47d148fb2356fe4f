"""Installs Ludoteca and starts it: `python3 run.py`.

The first run creates `.venv` beside this file, installs the packages pinned in requirements/ and the
project itself, and starts `ludoteca`. Later runs start at once. This file needs only the standard
library, and its syntax is old enough for an old Python to print the message that asks for a newer one.
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
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import NoReturn

HELP = """\
python3 run.py                    open the table in the browser (the same as: python3 run.py serve --open)
python3 run.py COMMAND ...        any command of ludoteca; python3 run.py --help lists them
python3 run.py test               check style and types, check and test the page, then run all tests
                                  twice: with the compiled engine and in plain Python
python3 run.py test --compiled    the same, but run the tests only with the compiled engine
python3 run.py test --pure        the same, but run the tests only in plain Python
python3 run.py test -- ARGS       run only pytest, with your arguments (compiled unless --pure)
python3 run.py help               show this help

The first run installs into .venv; delete that folder to reinstall. With LUDOTECA_PURE=1 before a
command the rules run in plain Python: the same games, slower, but open to a debugger."""

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "ludoteca"
PAGE_BUILD = ROOT / "web" / "build.py"
VENV = ROOT / ".venv"
STAMP = VENV / "ludoteca.json"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
PYTHON = str(BIN / f"python{EXE}")
# No bytecode in advance: Python compiles each module when it is first imported.
PIP = [PYTHON, "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", "--no-compile"]
PURE = os.environ.get("LUDOTECA_PURE", "0") not in ("", "0")
CI = os.environ.get("CI") == "true"
PURE_WANTED = "LUDOTECA_PURE is set"


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
    """Install whatever is missing from .venv; quick when nothing is."""
    if not missing(lock, page):
        return
    with exclusive():
        # Another run may have installed everything while this one waited.
        steps = missing(lock, page)
        if not steps:
            return
        start = time.monotonic()
        stamp, wanted = read_stamp(), state()
        if not steps <= {"engine", "page"}:
            # No stamp while packages are installed, so that the run after an interruption starts from scratch.
            STAMP.unlink(missing_ok=True)
        if "venv" in steps:
            say("Installing Ludoteca into .venv. This takes a minute or two, only once.")
            make_venv()
            stamp = {"venv": wanted["venv"]}
        # The page can be built while the packages are installed, unless node has to be installed first.
        parallel = "page" in steps and load(PAGE_BUILD).find_node() is not None
        with ThreadPoolExecutor(1) as pool:
            page_built = pool.submit(build_page) if parallel else None
            stamp = install_packages(lock, steps, stamp, wanted)
            STAMP.write_text(json.dumps(stamp, indent=1), "utf-8")
            report_uncompiled()
            if "page" in steps:
                say("Building the page ...")
                report_page(page_built.result() if page_built is not None else fetch_node() or build_page())
        say(f"Ready after {time.monotonic() - start:.0f} s.")


def install_packages(lock: str, steps: set[str], stamp: dict[str, str], wanted: dict[str, str]) -> dict[str, str]:
    """Install the pinned packages, then Ludoteca with its rules compiled, and return the new stamp."""
    if lock in steps:
        say("Installing the packages ...")
        pip("--require-hashes", "--requirement", f"requirements/{lock}.lock")
        # The test lock contains the run lock, with the same versions.
        stamp = {**stamp, "test": "", "run": wanted["run"], lock: wanted[lock]}
    if "project" in steps:
        say("Installing Ludoteca ..." if PURE else "Installing Ludoteca and compiling its rules ...")
        pip("--no-deps", "--no-build-isolation", "--editable", ".")
        stamp = {**stamp, "project": wanted["project"]}
    elif "engine" in steps:
        say("Compiling the rules ...")
        run_quietly([PYTHON, "hatch_build.py"], "The rules could not be compiled.")
    return stamp


def missing(lock: str, page: bool = False) -> set[str]:
    """The steps still to do; the page only if it is wanted."""
    stamp, wanted = read_stamp(), state()
    everything = {"venv", lock, "project"}
    steps = {"page"} if page and PAGE_BUILD.is_file() and not load(PAGE_BUILD).current() else set()
    if stamp.get("venv") != wanted["venv"]:
        return steps | everything
    steps |= {step for step in everything if stamp.get(step) != wanted[step]}
    last = build_module().record(PACKAGE)
    if not PURE and (last.digest != wanted["engine"] or last.why == PURE_WANTED):
        steps.add("engine")
    return steps


def state() -> dict[str, str]:
    """The state of the files and of Python that each step depends on."""

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
    """The module ludoteca._build, loaded without the package."""
    return load(PACKAGE / "_build.py")


def load(path: Path) -> ModuleType:
    """Load a module from its file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextlib.contextmanager
def exclusive() -> Iterator[None]:
    """Let only one run at a time install."""
    if WINDOWS:
        yield
        return
    import fcntl

    with Path(__file__).open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make_venv() -> None:
    run_quietly(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        "Python could not create a virtual environment. On Debian and Ubuntu it needs the package "
        "python3-venv: sudo apt install python3-venv",
    )


def pip(*arguments: str) -> None:
    run_quietly(
        [*PIP, *arguments],
        "The installation failed for the reason above. If the network was down, run the same command again "
        "later; it will start from a clean folder.",
    )


def build_page() -> str:
    """Build the page; return the output if it fails."""
    return output_of_failure([PYTHON, str(PAGE_BUILD)])


def fetch_node() -> str:
    say("Installing node into .venv ...")
    return output_of_failure([*PIP, "--require-hashes", "--requirement", "requirements/page.lock"])


def report_page(problem: str) -> None:
    """Report that the page could not be built; the terminal works without it, and the next run tries again."""
    if problem:
        say(problem)
        say(
            "The page could not be built for the reason above. Run the same command again to retry, or play in the "
            "terminal with `python3 run.py play`."
        )


def run_quietly(command: list[str], advice: str) -> None:
    """Run a command and show its output only if it fails."""
    output = output_of_failure(command)
    if output:
        say(output)
        give_up(advice)


def output_of_failure(command: list[str]) -> str:
    """Run a command; return the last lines of its output if it fails, nothing otherwise."""
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


def report_uncompiled() -> None:
    """Say why the rules are not compiled, if they should be."""
    last = build_module().record(PACKAGE)
    if last.details:
        say(last.details)
    if last.why and last.why != PURE_WANTED:
        say(f"The rules are not compiled and run more slowly: {last.why}.")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def give_up(text: str) -> NoReturn:
    say(text)
    sys.exit(1)


# --- testing

PLAIN_TESTS = "tests, plain Python"
PAGE_TASKS = {"types": "check", "lint": "lint", "tests": "test"}  # what web/build.py calls them


def test(arguments: list[str]) -> int:
    """Check style and types and run every test with both engines; a failure does not stop the rest."""
    pytest_only = "--" in arguments
    cut = arguments.index("--") if pytest_only else len(arguments)
    options, pytest_arguments = arguments[:cut], arguments[cut + 1 :]
    for option in options:
        if option not in ("--pure", "--compiled"):
            give_up(f"run.py test has the options --pure and --compiled, not {option}. Put pytest's options after --.")
    only_pure, only_compiled = "--pure" in options or PURE, "--compiled" in options
    install("test", page=True)
    if pytest_only:
        return call("pytest", *pytest_arguments, pure=only_pure)

    summary: list[tuple[str, str, bool]] = []

    def note(name: str, code: int, start: float) -> None:
        passed = code == 0
        outcome = f"{'passed' if passed else 'FAILED'} in {time.monotonic() - start:.1f} s"
        summary.append((name, outcome, passed))

    def step(name: str, *command: str, pure: bool = False) -> None:
        say(f"\n== {name}")
        start = time.monotonic()
        note(name, call(*command, pure=pure), start)

    def step_beside(name: str, *command: str, pure: bool = False) -> str:
        """Run a step beside another; return its output, which must not mix with that of the other."""
        start = time.monotonic()
        code, output = call_captured(*command, pure=pure)
        note(name, code, start)
        return f"\n== {name}\n{output}"

    step("ruff check", "ruff", "check")
    step("ruff format", "ruff", "format", "--check")
    # A worker that is done early takes tests from another: many slow tests are next to each other.
    # One worker more than there are cores: many tests wait for processes, sockets or a browser.
    workers = min((os.cpu_count() or 1) + 1, 8)
    last = build_module().record(PACKAGE)
    compiled = last.compiled and not only_pure
    beside = [partial(step_beside, "mypy", "mypy")]
    if PAGE_BUILD.is_file():
        beside += [partial(step_beside, f"page, {task}", str(PAGE_BUILD), verb) for task, verb in PAGE_TASKS.items()]
    if compiled and not only_compiled:
        beside.append(partial(step_beside, PLAIN_TESTS, *pytest_command(max(1, workers - 2)), pure=True))
    with ThreadPoolExecutor(1) as pool:
        outputs = [pool.submit(task) for task in beside]
        if compiled:
            step("tests, compiled engine", *pytest_command(workers))
        for output in outputs:
            say(output.result())
    if not compiled and not only_pure:
        # Without a compiler there is nothing to test here, but code that the compiler refuses is a failure.
        summary.append(("tests, compiled engine", f"NOT RUN: {last.why}", not (CI or only_compiled or last.details)))
    if not compiled and not only_compiled:
        step(PLAIN_TESTS, *pytest_command(workers), pure=True)

    say("")
    for name, outcome, _ in summary:
        say(f"{name:<24}{outcome}")
    return 0 if all(passed for *_, passed in summary) else 1


def call(tool: str, *arguments: str, pure: bool) -> int:
    """Run a tool of .venv in the project's root, with its output to the terminal."""
    return subprocess.call(command_of(tool, *arguments), cwd=ROOT, env=environment(pure))


def pytest_command(workers: int) -> tuple[str, ...]:
    return ("pytest", "-n", str(workers), "--dist", "worksteal")


def call_captured(tool: str, *arguments: str, pure: bool) -> tuple[int, str]:
    """The same, with its output returned."""
    command = command_of(tool, *arguments)
    run = subprocess.run(
        command, cwd=ROOT, env=environment(pure), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return run.returncode, run.stdout.decode(errors="replace")


def command_of(tool: str, *arguments: str) -> list[str]:
    return [PYTHON, *([tool] if tool.endswith(".py") else ["-m", tool]), *arguments]


def environment(pure: bool) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name != "LUDOTECA_PURE"}
    return {**inherited, "LUDOTECA_PURE": "1"} if pure else inherited


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("\nInterrupted. Run the same command again to continue.")
        sys.exit(130)
