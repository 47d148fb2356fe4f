"""How much one visitor may ask for."""

from __future__ import annotations

import time


class Bucket:
    """A token bucket: so many a second, so many at once.

    >>> bucket = Bucket(0.0, 2.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is enough; if so, it is taken."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def borrow(self) -> float:
        """Take one in any case; for how many seconds whoever took it should be held up.

        >>> bucket = Bucket(10.0, 1.0)
        >>> bucket.borrow(), round(bucket.borrow(), 1)
        (0.0, 0.1)
        """
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - 1.0
        self.at = now
        return max(0.0, -self.left / self.rate)


class Buckets:
    """A bucket for everyone who comes, forgotten when full again."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.of: dict[str, Bucket] = {}

    def take(self, who: str, amount: float = 1.0) -> bool:
        bucket = self.of.get(who)
        if bucket is None:
            if len(self.of) >= self.most:
                now = time.monotonic()
                self.of = {k: b for k, b in self.of.items() if b.left + (now - b.at) * b.rate < b.burst}
            bucket = self.of[who] = Bucket(self.rate, self.burst)
        return bucket.take(amount)
