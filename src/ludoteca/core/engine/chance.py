"""Sources of chance behind one interface.

`Fast` is for simulation, `Keyed` for real tables (a committed secret, expanded by a keyed hash), `Replayed` repeats the
picks of a record, and `Logged` writes down the picks of another source. A game takes all its picks from one source;
the rules use no other randomness.
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
        """A number from 0 to n − 1, all equally likely."""
        raise NotImplementedError

    def mark(self) -> int:
        """The position of the source, for `reset`."""
        raise NotImplementedError

    def reset(self, mark: int) -> None:
        """Go back to a mark, so that the same picks follow."""
        raise NotImplementedError


@final
class Fast(Chance):
    """A small fast generator for simulation, never for real tables.

    It is splitmix64 reduced to 62 bits, so that Python and machine integers give the same picks.

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
    """Picks from a 256-bit secret by keyed BLAKE2b, with rejection sampling so that all are equally likely.

    `context` binds the stream to one table: to its set-up and the nonces of its players.

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
    """A list of picks, repeated in order: those of a record, or those a test wants.

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
            raise ValueError(f"the record has only {self.at} picks, and the game needs one more")
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
    """Known picks first, then those of another source: for a game that continues from a position of another game.

    >>> chance = Prefixed([4, 0], Fast(1))
    >>> [chance.pick(6) for _ in range(4)]
    [4, 0, 5, 3]
    """

    prefix: Replayed
    source: Chance
    start: int  # the mark of the other source before its first pick

    def __init__(self, prefix: list[int], source: Chance) -> None:
        self.prefix = Replayed(prefix)
        self.source = source
        self.start = source.mark()

    def pick(self, n: i64) -> i64:
        if self.prefix.at < len(self.prefix.picks):
            return self.prefix.pick(n)
        return self.source.pick(n)

    def mark(self) -> int:
        length = len(self.prefix.picks)
        return self.prefix.at if self.prefix.at < length else length + self.source.mark()

    def reset(self, mark: int) -> None:
        length = len(self.prefix.picks)
        if mark < length:
            self.prefix.reset(mark)
            self.source.reset(self.start)
        else:
            self.prefix.reset(length)
            self.source.reset(mark - length)


@final
class NoLuck(Chance):
    """For steps that must not use chance."""

    def pick(self, n: i64) -> i64:
        raise RuntimeError("this step uses chance, which is not allowed here")


@final
class Logged(Chance):
    """Passes on the picks of another source and writes them down as (n, k)."""

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

    def take_log(self) -> list[tuple[int, int]]:
        """The picks since the last call."""
        log = self.log
        self.log = []
        return log


def steps(n: i64, seed: int) -> i64:
    """Run the fast generator n steps: the unit in which the benchmarks count."""
    chance = Fast(seed)
    mix: i64 = 0
    for step in range(n):
        mix ^= chance.step()
    return mix
