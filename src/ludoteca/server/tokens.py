"""Links: opaque random tokens, of which the server keeps only the hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from ludoteca.server.store import TokenRow

ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
ID_LENGTH: Final = 12


def fresh_id() -> str:
    """The name of a new table: not a secret, and not to be guessed either."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def fresh_token() -> str:
    """192 bits that open one door."""
    return secrets.token_urlsafe(24)


def following(token: str, table: str) -> str:
    """The token that goes with an old one at the next table: always the same, and not to be told back from it."""
    return base64.urlsafe_b64encode(hmac.digest(token.encode(), table.encode(), "sha256")[:24]).decode()


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


def mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def row(token: str, table: str, kind: str, seats: list[int] | None = None) -> TokenRow:
    return TokenRow(hashed(token), table, kind, mask(seats or []), False)
