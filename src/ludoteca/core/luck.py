"""The luck of one table: a secret, the promise that binds it, and what the players mixed in.

The promise (a hash of the secret) is published before the deal, each player may add a nonce, and the secret is
revealed at the end, so that anybody can deal the game again and see that every pick was honest.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Literal

import msgspec

from ludoteca.core.engine.chance import Chance, Fast, Keyed, Prefixed


class Luck(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game's picks come from.

    >>> luck = Luck.seeded(7)
    >>> luck.kept()
    True
    """

    generator: Literal["keyed", "fast"]
    commitment: str
    nonces: tuple[str, ...] = ()
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None
    given: tuple[int, ...] = ()  # the picks of another game, up to the position from which this one goes on

    @classmethod
    def of(cls, secret: bytes, nonces: tuple[str, ...] = ()) -> Luck:
        """The luck of a real table, from a 256-bit secret."""
        return cls("keyed", promise(secret), nonces, secret.hex())

    @classmethod
    def fresh(cls) -> Luck:
        """Luck that nobody knows."""
        return cls.of(secrets.token_bytes(32))

    @classmethod
    def seeded(cls, seed: int) -> Luck:
        """Luck that can be had again: for tests, puzzles and `--seed`."""
        return cls.of(derived(seed, "table"))

    @classmethod
    def fast(cls, secret: bytes) -> Luck:
        """Luck for simulation."""
        return cls("fast", promise(secret), (), secret.hex())

    def kept(self) -> bool:
        """Whether the revealed secret is the one that was promised."""
        try:
            return self.secret is not None and promise(bytes.fromhex(self.secret)) == self.commitment
        except ValueError:
            return False

    def hidden(self) -> Luck:
        """What may be published before the end."""
        return Luck(self.generator, self.commitment, self.nonces, None, self.given)

    def source(self, table: str) -> Chance:
        """The picks themselves; `table` names the game and its set-up, and binds the stream to them."""
        if self.secret is None:
            raise ValueError("the secret has not been revealed")
        secret = bytes.fromhex(self.secret)
        if self.generator == "fast":
            return Fast(int.from_bytes(secret[:8], "big"))
        context = hashlib.blake2b("\0".join((table, *self.nonces)).encode(), person=b"ludoteca table").digest()
        chance = Keyed(secret, context)
        return Prefixed(list(self.given), chance) if self.given else chance


def promise(secret: bytes) -> str:
    """The commitment to a secret."""
    return hashlib.blake2b(secret, digest_size=32, person=b"ludoteca promise").hexdigest()


def derived(seed: int, *purpose: object) -> bytes:
    """32 bytes from a seed for one purpose, independent of those for any other.

    >>> derived(1, "game", 0) == derived(1, "game", 0), derived(1, "game", 0) == derived(1, "game", 1)
    (True, False)
    """
    text = "\0".join(str(part) for part in (seed, *purpose))
    return hashlib.blake2b(text.encode(), digest_size=32, person=b"ludoteca seed").digest()
