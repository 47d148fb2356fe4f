"""Fixtures that several tests of Patrician share."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.laws import random_match
from ludoteca.core.record import encode


@pytest.fixture(scope="module")
def record_bytes() -> bytes:
    """The record of a whole game with both expansions."""
    return encode(random_match(ludoteca.game("patrician", seats=3, messengers=True, ambassadors=True), 2).record)
