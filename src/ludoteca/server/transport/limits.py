"""Rate limits: how much one visitor may ask for."""

from __future__ import annotations

import time


class Bucket:
    """A token bucket: `rate` requests per second, and `burst` at once.

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
        """Take an amount if the bucket has enough; say whether it had."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def borrow(self) -> float:
        """Take one in any case, and return for how many seconds the request should be delayed.

        >>> bucket = Bucket(10.0, 1.0)
        >>> bucket.borrow(), round(bucket.borrow(), 1)
        (0.0, 0.1)
        """
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - 1.0
        self.at = now
        return max(0.0, -self.left / self.rate)


class Buckets:
    """A bucket for each address, forgotten when it is full again."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Take an amount if the address has enough left; say whether it had."""
        return self._bucket(address).take(amount)

    def borrow(self, address: str) -> float:
        """Take one in any case, and return for how many seconds the request should be delayed."""
        return self._bucket(address).borrow()

    def _bucket(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= self.most:
                now = time.monotonic()
                self.buckets = {k: b for k, b in self.buckets.items() if b.left + (now - b.at) * b.rate < b.burst}
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
        return bucket
