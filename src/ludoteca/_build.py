"""Chooses between the compiled engine modules and their sources, and says which are in use.

Every module in a folder named `engine` is compiled when the project is installed (hatch_build.py). With
LUDOTECA_PURE set, the sources run instead: slower, but open to a debugger. The build and run.py load this
module on its own, so it imports nothing from the package, and rarely used modules only where needed.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

RECORD = "_compiled.json"


class BuildRecord(NamedTuple):
    """The outcome of the last build in this folder."""

    compiled: bool = False
    digest: str = ""
    why: str = ""
    """Why the engine is not compiled."""
    details: str = ""
    """The compiler's messages, if it failed."""


class _Sources:
    """An import finder that finds only the sources of this package, before compiled modules are looked for."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("ludoteca."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def use_sources() -> None:
    """Make all later imports from this package use the sources."""
    if _Sources not in sys.meta_path:
        sys.meta_path.insert(0, _Sources)


def compiled() -> bool:
    """Whether imports of engine modules give the compiled ones."""
    from importlib.util import find_spec

    package = _package()
    specs = [
        find_spec(".".join(("ludoteca", *source.relative_to(package).with_suffix("").parts)))
        for source in engine_sources(package)
    ]
    suffixes = tuple(EXTENSION_SUFFIXES)
    return bool(specs) and all(spec and spec.origin and spec.origin.endswith(suffixes) for spec in specs)


def stale() -> bool:
    """Whether the sources have changed since the engine was compiled."""
    last = record(_package())
    return last.compiled and last.digest != digest(_package())


def record(package: "Path") -> BuildRecord:
    """The record of the last build; empty if there was none or it was interrupted."""
    import json

    try:
        return BuildRecord(**json.loads((package / RECORD).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return BuildRecord()


def engine_sources(package: "Path") -> list["Path"]:
    """The sources of the compiled modules, in a fixed order."""
    return sorted(source for source in package.rglob("engine/*.py") if source.name != "__init__.py")


def digest(package: "Path") -> str:
    """A hash of the sources of the compiled modules."""
    from hashlib import sha256

    hasher = sha256()
    for source in engine_sources(package):
        content = source.read_bytes()
        hasher.update(f"{source.relative_to(package).as_posix()} {len(content)}\n".encode())
        hasher.update(content)
    return hasher.hexdigest()


def _package() -> "Path":
    from pathlib import Path

    return Path(__file__).parent
