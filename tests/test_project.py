"""Installing the project: its lock files, run.py, both engines and the wheel."""

import ast
import importlib.util
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType

import pytest

from ludoteca import _build
from tests.engine import PURE, once

ROOT = Path(__file__).resolve().parent.parent
NOTHING: Mapping[str, str] = MappingProxyType({})

PIECE = """
from librt.vecs import vec
from mypy_extensions import i64


class Piece:
    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([1, 2])

    def steps(self) -> i64:
        return self.reach() * i64(len(self.places))

    def reach(self) -> i64:
        return 1
"""

PAWN = """
from typing import final

from mypy_extensions import i64

from ludoteca.core.engine.piece import Piece


@final
class Pawn(Piece):
    def reach(self) -> i64:
        return 21
"""

INIT = """
import os

if os.environ.get("LUDOTECA_PURE", "0") not in ("", "0"):
    from ludoteca._build import use_sources

    use_sources()
"""

MOVE_A_PAWN = """
from ludoteca import _build
from ludoteca.core.engine import piece
from ludoteca.games.toy.engine import pawn

print(pawn.Pawn().steps(), _build.compiled(), _build.stale(), piece.__file__, pawn.__file__, sep="\\n")
"""


def environment(changes: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "LUDOTECA_PURE"} | dict(changes)


def python(*arguments: str, cwd: Path = ROOT, changes: Mapping[str, str] = NOTHING) -> str:
    """The output of a new interpreter, which must succeed."""
    run = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=environment(changes),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    return run.stdout


def move_a_pawn(path: Path, pure: str = "") -> list[str]:
    """How far a pawn goes, whether the engine is compiled and stale, and the files of the two modules."""
    return python("-c", MOVE_A_PAWN, changes={"PYTHONPATH": str(path), "LUDOTECA_PURE": pure}).split()


def run_module(root: Path) -> ModuleType:
    """The run.py of a project, as a module."""
    spec = importlib.util.spec_from_file_location("run", root / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all files that an installation reads, with two small engine modules instead of the games."""
    copy = tmp_path / "project"
    package = copy / "src" / "ludoteca"
    for folder in (".", "core", "core/engine", "games", "games/toy", "games/toy/engine"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    for file in (
        "pyproject.toml",
        "hatch_build.py",
        "run.py",
        "LICENSE",
        "README.md",
        ".gitignore",
        "src/ludoteca/_build.py",
    ):
        shutil.copy(ROOT / file, copy / file)
    shutil.copytree(ROOT / "requirements", copy / "requirements")
    (package / "__init__.py").write_text(INIT, "utf-8")
    (package / "core/engine/piece.py").write_text(PIECE, "utf-8")
    (package / "games/toy/engine/pawn.py").write_text(PAWN, "utf-8")
    (package / "games/toy/cards.toml").write_text("cards = 3\n", "utf-8")
    return copy


# --- the locks


def requirements(name: str) -> list[str]:
    """The requirements of a lock, each on one line with its hashes."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    return [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]


def pins(name: str) -> dict[str, str]:
    """The version of each package in a lock."""
    return {
        package: version for package, _, version in (line.split()[0].partition("==") for line in requirements(name))
    }


@pytest.mark.parametrize("name", ["run", "test"])
def test_every_locked_package_has_a_version_and_hashes(name: str) -> None:
    pinned = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^;]+?)?( +--hash=sha256:[0-9a-f]{64})+ *")
    assert requirements(name)
    assert [line for line in requirements(name) if not pinned.fullmatch(line)] == []


def test_no_lock_file_names_an_address() -> None:
    files = [
        ROOT / "pyproject.toml",
        ROOT / "run.py",
        ROOT / "hatch_build.py",
        *(ROOT / "requirements").iterdir(),
        ROOT / "web" / "package-lock.json",
    ]
    assert [file.name for file in files if re.search(r"://|--\w*index|find-links", file.read_text("utf-8"))] == []


def test_the_test_lock_contains_the_run_lock_in_the_same_versions() -> None:
    assert pins("run").items() <= pins("test").items()


def test_the_run_lock_has_all_dependencies_and_build_requirements() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    required = settings["project"]["dependencies"] + settings["build-system"]["requires"]
    names = {re.split(r"[^\w.-]", line)[0].lower().replace("_", "-").replace(".", "-") for line in required}
    assert names <= pins("run").keys()


# --- run.py


def test_run_py_needs_only_the_standard_library() -> None:
    tree = ast.parse((ROOT / "run.py").read_text("utf-8"))
    imported = {
        alias.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
    } | {str(node.module).split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported
    assert imported - sys.stdlib_module_names == set()


def test_an_old_python_can_parse_run_py_and_prints_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 7))
    monkeypatch.setattr(sys, "version_info", (3, 8, 10))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is 3\.8"):
        runpy.run_path(str(ROOT / "run.py"))


def test_run_py_help_lists_the_commands() -> None:
    help_text = python("run.py", "help")
    assert all(f"python3 run.py {command}" in help_text for command in ("test --pure", "test -- ARGS", "COMMAND"))


def test_run_py_test_refuses_an_unknown_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run_module(ROOT).test(["-k", "crest"])
    assert "not -k. Put pytest's options after --." in capsys.readouterr().err


def test_in_a_fresh_copy_everything_is_missing(project: Path) -> None:
    run = run_module(project)
    assert run.missing("run") == {"venv", "run", "project"}
    assert run.missing("test") == {"venv", "test", "project"}


def test_an_edited_file_repeats_the_steps_that_depend_on_it_and_no_others(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = run_module(project)
    monkeypatch.setattr(run, "PURE", False)
    (project / ".venv").mkdir()
    run.STAMP.write_text(json.dumps(run.state()), "utf-8")
    record = project / "src/ludoteca" / _build.RECORD
    record.write_text(json.dumps({"compiled": True, "digest": run.state()["engine"]}), "utf-8")
    assert run.missing("run") == set()
    assert run.missing("test") == set()

    def append(file: str) -> None:
        (project / file).write_text((project / file).read_text("utf-8") + "\n# edited\n", "utf-8")

    append("src/ludoteca/games/toy/engine/pawn.py")
    assert run.missing("run") == {"engine"}
    append("requirements/test.lock")
    assert run.missing("run") == {"engine"}
    assert run.missing("test") == {"engine", "test"}
    append("hatch_build.py")
    assert run.missing("run") == {"engine", "project"}


def test_an_engine_left_uncompiled_by_ludoteca_pure_is_compiled_later(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python("hatch_build.py", cwd=project, changes={"LUDOTECA_PURE": "1"})
    run = run_module(project)
    (project / ".venv").mkdir()
    run.STAMP.write_text(json.dumps(run.state()), "utf-8")
    monkeypatch.setattr(run, "PURE", True)
    assert run.missing("run") == set()
    monkeypatch.setattr(run, "PURE", False)
    assert run.missing("run") == {"engine"}


def test_an_interrupted_installation_starts_from_scratch(project: Path) -> None:
    run = run_module(project)
    (project / ".venv").mkdir()
    run.STAMP.write_text('{"venv": "cut sho', "utf-8")
    assert "venv" in run.missing("run")


# --- both engines


IMPORT_EVERY_ENGINE_MODULE = """
import importlib
from pathlib import Path
import ludoteca
from ludoteca import _build

src = Path(ludoteca.__file__).parent.parent
for source in _build.engine_sources(src / "ludoteca"):
    module = importlib.import_module(".".join(source.relative_to(src).with_suffix("").parts))
    print(Path(module.__file__).suffix)
"""


def test_with_ludoteca_pure_every_engine_module_is_its_source() -> None:
    assert set(python("-c", IMPORT_EVERY_ENGINE_MODULE, changes={"LUDOTECA_PURE": "1"}).split()) == {".py"}


def test_all_modules_of_the_installed_engine_are_compiled() -> None:
    last = _build.record(ROOT / "src/ludoteca")
    if not last.compiled:
        pytest.skip(f"the engine is not compiled here: {last.why}")
    assert set(python("-c", IMPORT_EVERY_ENGINE_MODULE).split()) <= {".so", ".pyd"}
    assert not _build.stale(), "the rules were edited: python3 run.py compiles them"


def test_this_run_tests_the_engine_it_says_it_tests() -> None:
    assert _build.compiled() is (not PURE and _build.record(ROOT / "src/ludoteca").compiled)
    files = {
        name: str(module.__file__)
        for name, module in sys.modules.items()
        if name.startswith("ludoteca.") and name.split(".")[-2] == "engine"
    }
    assert {name for name, file in files.items() if file.endswith(".py") is _build.compiled()} == set()


# --- the build


@once
def test_compiled_in_place_a_class_extends_one_of_another_module_and_an_edit_makes_it_stale(
    project: Path,
) -> None:
    src = project / "src"
    assert "the rules are compiled (2 modules)" in python("hatch_build.py", cwd=project)
    move, compiled, stale, *files = move_a_pawn(src)
    assert (move, compiled, stale) == ("42", "True", "False")
    assert not [file for file in files if file.endswith(".py") or not file.startswith(str(src))]

    pawn = src / "ludoteca/games/toy/engine/pawn.py"
    pawn.write_text(PAWN.replace("21", "50"), "utf-8")
    assert move_a_pawn(src)[:3] == ["42", "True", "True"]
    assert move_a_pawn(src, pure="1")[:2] == ["100", "False"]

    pawn.write_text(PAWN.replace("21", '"far"'), "utf-8")
    refused = python("hatch_build.py", cwd=project)
    assert "pawn.py:12: error: Incompatible return value type" in refused
    assert refused.endswith("the rules are not compiled and run as plain Python: the compiler refused them.\n")
    assert not [*src.rglob("*.so"), *src.rglob("*.pyd")], "an old engine was left in place"


def wheel_of(project: Path, changes: Mapping[str, str] = NOTHING) -> tuple[Path, str]:
    """Build the wheel; return its file and the output of the build."""
    folder = project.parent / "wheels"
    options = ("--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder))
    output = python("-m", "pip", "wheel", *options, str(project), changes=changes)
    (wheel,) = folder.iterdir()
    return wheel, output


@once
@pytest.mark.slow
def test_the_wheel_contains_the_compiled_engine_and_runs_from_a_clean_folder(project: Path) -> None:
    wheel, output = wheel_of(project)
    assert "the rules are compiled (2 modules)" in output
    assert not wheel.name.endswith("-any.whl")
    clean = project.parent / "clean"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(clean)
    assert (clean / "ludoteca/games/toy/cards.toml").exists()
    assert len([*clean.glob("ludoteca_engine__mypyc.*")]) == 1
    move, compiled, stale, *files = move_a_pawn(clean)
    assert (move, compiled, stale) == ("42", "True", "False")
    assert all(file.startswith(str(clean)) for file in files)
    assert not [*project.rglob("*.so"), *project.rglob("*.pyd")], "a wheel leaves the sources as they were"


@once
@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="by design: Windows does not find its compiler by CC")
def test_without_a_compiler_the_wheel_is_plain_python_and_says_so(project: Path) -> None:
    wheel, output = wheel_of(project, {"CC": "/nonexistent"})
    assert "run as plain Python: there is no C compiler (/nonexistent)." in output
    assert wheel.name.endswith("-py3-none-any.whl")
    clean = project.parent / "clean"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(clean)
    assert move_a_pawn(clean)[:3] == ["42", "False", "False"]


# --- the tests themselves


@once
@pytest.mark.parametrize(("ci", "outcome"), [("true", "1 failed, 1 skipped, 1 error"), ("", "3 skipped")])
def test_in_ci_a_skip_is_a_failure_unless_it_is_by_design(tmp_path: Path, ci: str, outcome: str) -> None:
    shutil.copy(ROOT / "conftest.py", tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    (tmp_path / "test_skips.py").write_text(
        "import pytest\n\n"
        "@pytest.mark.skip(reason='by design: there is no such sea')\ndef test_a(): ...\n\n"
        "@pytest.mark.skip(reason='no browser')\ndef test_b(): ...\n\n"
        "def test_c(): pytest.skip('no database')\n",
        "utf-8",
    )
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(tmp_path)],
        env=environment({"CI": ci}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert outcome in run.stdout.splitlines()[-1]
    assert ("skipped, and CI skips nothing: no browser" in run.stdout) is (ci == "true")


def engine_constants() -> dict[str, dict[str, ast.expr]]:
    """The whole-number constants of every compiled module, as expressions."""
    constants: dict[str, dict[str, ast.expr]] = {}
    for source in _build.engine_sources(ROOT / "src" / "ludoteca"):
        for line in ast.parse(source.read_text("utf-8")).body:
            if (
                isinstance(line, ast.AnnAssign)
                and isinstance(line.target, ast.Name)
                and isinstance(line.annotation, ast.Name)
                and line.value is not None
            ):
                constants.setdefault(str(source.relative_to(ROOT)), {})[line.target.id] = line.value
    return constants


@once
def test_engine_constants_use_only_constants_of_their_own_module() -> None:
    constants = engine_constants()
    assert len(constants) > 10
    looked_up = [
        f"{module}: {name}"
        for module, own in constants.items()
        for name, value in own.items()
        for part in ast.walk(value)
        if isinstance(part, ast.Name) and part.id not in own
    ]
    assert looked_up == []
