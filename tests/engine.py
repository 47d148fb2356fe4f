"""The engine that the tests use: compiled, or plain Python, which is slower and so tested with fewer games."""

import os

import pytest

PURE = os.environ.get("LUDOTECA_PURE", "0") not in ("", "0")
once = pytest.mark.skipif(PURE, reason="by design: the same with either engine, so once is enough")
# Browsers, sockets and clocks depend on how busy the machine is: a failed test is repeated once, and listed.
again = pytest.mark.flaky(reruns=1)
