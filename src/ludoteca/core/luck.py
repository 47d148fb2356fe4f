"""The luck of one table: a secret, a commitment to it, and the nonces of the players.

The commitment (a hash of the secret) is published before the deal, each player may add a nonce, and the secret is
revealed at the end, so that anybody can replay the game and check that every pick was honest.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Literal

import msgspec

from ludoteca.core.engine.chance import Chance, Fast, Keyed, Prefixed


class Luck(msgspec.Struct, frozen=True, omit_defaults=True):
    """The origin of a game's picks.

    >>> luck = Luck.seeded(7)
    >>> luck.matches_commitment()
    True
    """

    generator: Literal["keyed", "fast"]
    commitment: str
    nonces: tuple[str, ...] = ()
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None
    # The picks of the game that this one continues, up to the position where it starts.
    prefix: tuple[int, ...] = msgspec.field(default=(), name="given")

    @classmethod
    def of(cls, secret: bytes, nonces: tuple[str, ...] = ()) -> Luck:
        """The luck of a real table, from a 256-bit secret."""
        return cls("keyed", commitment_to(secret), nonces, secret.hex())

    @classmethod
    def fresh(cls) -> Luck:
        """Luck that nobody can know in advance."""
        return cls.of(secrets.token_bytes(32))

    @classmethod
    def seeded(cls, seed: int) -> Luck:
        """Repeatable luck, for tests, puzzles and `--seed`."""
        return cls.of(derived(seed, "table"))

    @classmethod
    def fast(cls, secret: bytes) -> Luck:
        """Luck for simulation."""
        return cls("fast", commitment_to(secret), (), secret.hex())

    def matches_commitment(self) -> bool:
        """Whether the revealed secret matches the commitment."""
        try:
            return self.secret is not None and commitment_to(bytes.fromhex(self.secret)) == self.commitment
        except ValueError:
            return False

    def without_secret(self) -> Luck:
        """The part that may be published before the end."""
        return Luck(self.generator, self.commitment, self.nonces, None, self.prefix)

    def source(self, fingerprint: str) -> Chance:
        """The source of the picks, bound to the fingerprint of the set-up."""
        if self.secret is None:
            raise ValueError("the secret has not been revealed")
        secret = bytes.fromhex(self.secret)
        if self.generator == "fast":
            return Fast(int.from_bytes(secret[:8], "big"))
        context = hashlib.blake2b("\0".join((fingerprint, *self.nonces)).encode(), person=b"ludoteca table").digest()
        chance = Keyed(secret, context)
        return Prefixed(list(self.prefix), chance) if self.prefix else chance


def commitment_to(secret: bytes) -> str:
    """The commitment to a secret."""
    return hashlib.blake2b(secret, digest_size=32, person=b"ludoteca promise").hexdigest()


def derived(seed: int, *purpose: object) -> bytes:
    """32 bytes derived from a seed for one purpose, independent of those for any other.

    >>> derived(1, "game", 0) == derived(1, "game", 0), derived(1, "game", 0) == derived(1, "game", 1)
    (True, False)
    """
    text = "\0".join(str(part) for part in (seed, *purpose))
    return hashlib.blake2b(text.encode(), digest_size=32, person=b"ludoteca seed").digest()
