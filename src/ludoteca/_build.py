"""Which engine runs: the one mypyc compiled, or its sources.

Every module in a folder named `engine` is compiled when the project is installed (hatch_build.py).
The same file runs uncompiled, slower and debuggable, when LUDOTECA_PURE is set. The build and run.py
load this module on its own, so it leans on nothing and imports late what only they need.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

RECORD = "_compiled.json"


class Record(NamedTuple):
    """What the last build in this folder left beside the sources."""

    compiled: bool = False
    digest: str = ""
    why: str = ""
    """Why it is not compiled, in a few words."""
    details: str = ""
    """The compiler's own words, when it refused."""


class _Sources:
    """Finds the modules of this package as sources only, before the compiled ones are looked for."""

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
    """Let every later import of a module of this package take the source, compiled or not."""
    if _Sources not in sys.meta_path:
        sys.meta_path.insert(0, _Sources)


def compiled() -> bool:
    """Whether the engine modules that are imported here are the compiled ones."""
    from importlib.util import find_spec

    package = _package()
    specs = [
        find_spec(".".join(("ludoteca", *source.relative_to(package).with_suffix("").parts)))
        for source in engine_sources(package)
    ]
    suffixes = tuple(EXTENSION_SUFFIXES)
    return bool(specs) and all(spec and spec.origin and spec.origin.endswith(suffixes) for spec in specs)


def stale() -> bool:
    """Whether the sources were edited after the compiled engine beside them was made."""
    last = record(_package())
    return last.compiled and last.digest != digest(_package())


def record(package: "Path") -> Record:
    """What the last build noted; an empty record when there was none or it was interrupted."""
    import json

    try:
        return Record(**json.loads((package / RECORD).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return Record()


def engine_sources(package: "Path") -> list["Path"]:
    """The modules that are compiled, in a fixed order."""
    return sorted(source for source in package.rglob("engine/*.py") if source.name != "__init__.py")


def digest(package: "Path") -> str:
    """A name for the present state of the compiled modules' sources."""
    from hashlib import sha256

    summed = sha256()
    for source in engine_sources(package):
        content = source.read_bytes()
        summed.update(f"{source.relative_to(package).as_posix()} {len(content)}\n".encode())
        summed.update(content)
    return summed.hexdigest()


def _package() -> "Path":
    from pathlib import Path

    return Path(__file__).parent
