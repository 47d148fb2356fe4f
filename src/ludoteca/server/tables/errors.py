"""Errors of a table: requests it refuses, and logs it cannot read."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError


class Refusal(LudotecaError):
    """A request that a table cannot carry out, or not now."""


class DamagedLog(LudotecaError):
    """A log entry that does not follow from the entries before it; the facts name it."""

    def __init__(self, table: str, n: int, why: str) -> None:
        super().__init__("server-damaged", table=table, entry=n, why=why)
        self.n = n
