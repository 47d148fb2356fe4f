"""The tokens of links: opaque and random; the server stores only their hashes.

The kind of a token says what it opens:
`seat`: one person's seats, for this person alone.
`invite`: an open seat; the person who takes it gets a `seat` link.
`join`: any open seat.
`watch`: the table, without anybody's hand.
`host`: the right to run the table, without anybody's hand.
`recovery`: a new `seat` link for a seat.
`claim`: becomes a `seat` link when the others agree.
Up to version 0.1 an invitation was a `seat` link, too.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

from ludoteca.server.tables.rows import TokenRow

ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
ID_LENGTH: Final = 12
PRIVATE: Final = ("seat", "invite", "recovery", "claim")  # kinds that open particular seats, now or later
CODE_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without letters that look like digits
CODE_LENGTH: Final = 20  # a hundred bits
LOOKALIKES: Final = str.maketrans("ILO", "110")


def fresh_id() -> str:
    """The id of a new table: no secret, but hard to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a text is a well-formed table id.

    >>> is_id(fresh_id()), is_id("0123456789a\\0")
    (True, False)
    """
    return len(text) == ID_LENGTH and all(character in ALPHABET for character in text)


def is_token(text: str) -> bool:
    """Whether a text looks like a token.

    >>> is_token(fresh_token()), is_token("too short")
    (True, False)
    """
    return re.fullmatch("[0-9A-Za-z_-]{32}", text) is not None


def fresh_token() -> str:
    """A new token of 192 random bits."""
    return secrets.token_urlsafe(24)


def fresh_code() -> str:
    """A new recovery code: hard to guess, and easy to write down and type."""
    return _grouped("".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)))


def derived_code(key: str, table: str) -> str:
    """The recovery code derived from a key: always the same, and the key cannot be computed from it."""
    digest = hmac.digest(key.encode(), f"{table} recovery".encode(), "sha256")
    return _grouped("".join(CODE_ALPHABET[byte % len(CODE_ALPHABET)] for byte in digest[:CODE_LENGTH]))


def read_code(text: str) -> str:
    """A typed recovery code in its usual form.

    >>> read_code(" abcde-fgh1j kmnpq-rstvo")
    'ABCDE-FGH1J-KMNPQ-RSTV0'
    """
    return _grouped("".join(letter for letter in text.upper() if letter.isalnum()).translate(LOOKALIKES))


def _grouped(letters: str) -> str:
    return "-".join(letters[at : at + 5] for at in range(0, len(letters), 5))


def derived_token(token: str, table: str) -> str:
    """The token for another table derived from a token or key: always the same, and not reversible."""
    return base64.urlsafe_b64encode(hmac.digest(token.encode(), table.encode(), "sha256")[:24]).decode()


def hashed(token: str) -> bytes:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode()).digest()


def mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def row(token: str, table: str, kind: str, seats: list[int] | None = None) -> TokenRow:
    return TokenRow(hashed(token), table, kind, mask(seats or []), False)
