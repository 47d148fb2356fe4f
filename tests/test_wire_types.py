"""The wire types of the page match those of the server."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

MAKER = Path(__file__).parent.parent / "web" / "make_wire.py"


def test_the_types_on_the_page_are_current() -> None:
    if not MAKER.is_file():
        pytest.skip("the page's sources are not here")
    spec = spec_from_file_location("make_wire", MAKER)
    assert spec is not None
    assert spec.loader is not None
    maker = module_from_spec(spec)
    spec.loader.exec_module(maker)
    stored = (MAKER.parent / "src" / "net" / "wire.ts").read_text(encoding="utf-8")
    assert stored == maker.make(), "run: python web/make_wire.py"
