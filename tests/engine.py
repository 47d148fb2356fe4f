"""Which engine the tests run with: the compiled one, or plain Python, which is slower and needs fewer rounds."""

import os

import pytest

PURE = os.environ.get("LUDOTECA_PURE", "0") not in ("", "0")
once = pytest.mark.skipif(PURE, reason="by design: the same with either engine, so once is enough")
