"""Where luck comes from: one interface, several sources.

`Fast` is for simulation, `Keyed` for real tables (a committed secret, expanded by a keyed hash),
`Replayed` deals a record again, and `Logged` writes down what another source picks. A game draws all
its luck from one source, and there is no other randomness anywhere in the rules.
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
BLOCK_WORDS: Final = 8
WORD_RANGE: Final = 1 << 64


class Chance:
    """A source of picks."""

    def pick(self, n: i64) -> i64:
        """One of 0 … n − 1, each equally likely."""
        raise NotImplementedError

    def mark(self) -> int:
        """Where the source stands, for `reset`."""
        raise NotImplementedError

    def reset(self, mark: int) -> None:
        """Go back to a mark: the same picks come again."""
        raise NotImplementedError


@final
class Fast(Chance):
    """A small fast generator for simulation; never for real tables.

    The 64-bit splitmix idea on 62 bits, so that plain Python integers and machine integers give the same picks.

    >>> chance = Fast(1)
    >>> [chance.pick(6) for _ in range(8)]
    [5, 3, 1, 3, 1, 1, 3, 5]
    """

    state: i64

    def __init__(self, seed: int) -> None:
        self.state = seed & 0x3FFFFFFFFFFFFFFF

    def step(self) -> i64:
        """The next 62 bits."""
        state: i64 = (self.state + 0x1E3779B97F4A7C15) & MASK
        self.state = state
        z: i64 = state
        z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def pick(self, n: i64) -> i64:
        return ((self.step() >> 31) * n) >> 31

    def mark(self) -> int:
        return self.state

    def reset(self, mark: int) -> None:
        self.state = mark


@final
class Keyed(Chance):
    """Picks from a 256-bit secret by keyed BLAKE2b, with rejection so that no pick is favoured.

    `context` binds the stream to one table: its game and the nonces of its players.

    >>> chance = Keyed(bytes(32), b"table 1")
    >>> [chance.pick(6) for _ in range(8)]
    [2, 2, 4, 1, 4, 1, 1, 4]
    """

    secret: bytes
    context: bytes
    used: int
    block: bytes
    block_at: int

    def __init__(self, secret: bytes, context: bytes) -> None:
        self.secret = secret
        self.context = context
        self.used = 0
        self.block = b""
        self.block_at = -1

    def word(self) -> int:
        at = self.used // BLOCK_WORDS
        if at != self.block_at:
            data = at.to_bytes(8, "big") + self.context
            self.block = hashlib.blake2b(data, key=self.secret, person=b"ludoteca picks").digest()
            self.block_at = at
        place = (self.used % BLOCK_WORDS) * 8
        self.used += 1
        return int.from_bytes(self.block[place : place + 8], "big")

    def pick(self, n: i64) -> i64:
        size: int = n
        limit = WORD_RANGE - WORD_RANGE % size
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % size

    def mark(self) -> int:
        return self.used

    def reset(self, mark: int) -> None:
        self.used = mark


@final
class Replayed(Chance):
    """The picks of a record, or of a test that wants its own luck, given again in order.

    >>> Replayed([4, 0]).pick(6)
    4
    """

    picks: list[int]
    at: int

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.at = 0

    def pick(self, n: i64) -> i64:
        if self.at >= len(self.picks):
            raise ValueError(f"the record holds {self.at} picks and the game asks for one more")
        k: i64 = self.picks[self.at]
        if k < 0 or k >= n:
            raise ValueError(f"pick {self.at + 1} of the record is {k}, outside 0 … {n - 1}")
        self.at += 1
        return k

    def mark(self) -> int:
        return self.at

    def reset(self, mark: int) -> None:
        self.at = mark


@final
class Prefixed(Chance):
    """Picks that are given, then those of another source: a game that goes on from a position of another one.

    >>> chance = Prefixed([4, 0], Fast(1))
    >>> [chance.pick(6) for _ in range(4)]
    [4, 0, 5, 3]
    """

    given: Replayed
    then: Chance

    def __init__(self, given: list[int], then: Chance) -> None:
        self.given = Replayed(given)
        self.then = then

    def pick(self, n: i64) -> i64:
        if self.given.at < len(self.given.picks):
            return self.given.pick(n)
        return self.then.pick(n)


@final
class NoLuck(Chance):
    """For steps that may ask nothing of chance."""

    def pick(self, n: i64) -> i64:
        raise RuntimeError("this step asks for luck, and none is allowed here")


@final
class Logged(Chance):
    """Another source, whose picks are written down as (n, k)."""

    source: Chance
    log: list[tuple[int, int]]

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.log = []

    def pick(self, n: i64) -> i64:
        k = self.source.pick(n)
        self.log.append((n, k))
        return k

    def mark(self) -> int:
        return self.source.mark()

    def reset(self, mark: int) -> None:
        self.source.reset(mark)

    def taken(self) -> list[tuple[int, int]]:
        """The picks since the last call."""
        log = self.log
        self.log = []
        return log


def steps(n: i64, seed: int) -> i64:
    """Run the fast generator n steps: the unit in which speed is counted."""
    chance = Fast(seed)
    mix: i64 = 0
    for step in range(n):
        mix ^= chance.step()
    return mix
