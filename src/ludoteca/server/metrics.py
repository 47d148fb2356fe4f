"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

import time
from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters of this process since it began."""

    def __init__(self) -> None:
        self.begun = time.time()
        self.tables = 0
        self.loaded = 0
        self.moves = 0
        self.deliveries = 0
        self.refused = 0
        self.dropped = 0
        self.requests: dict[tuple[str, int], int] = {}
        self.latencies = [0] * (len(BOUNDS) + 1)
        self.latency_sum = 0.0

    def took(self, seconds: float) -> None:
        """A move, from its arrival to the last message about it being handed over."""
        self.latencies[bisect_left(BOUNDS, seconds)] += 1
        self.latency_sum += seconds

    def request(self, route: str, status: int) -> None:
        key = (route, status)
        self.requests[key] = self.requests.get(key, 0) + 1

    def told(self, gauges: dict[str, float]) -> str:
        """The text that Prometheus scrapes."""
        counters = {
            "tables_created": self.tables,
            "tables_loaded": self.loaded,
            "moves": self.moves,
            "deliveries": self.deliveries,
            "refused": self.refused,
            "readers_dropped": self.dropped,
        }
        lines = []
        for name, value in counters.items():
            lines += [f"# TYPE ludoteca_{name}_total counter", f"ludoteca_{name}_total {value}"]
        for name, number in {"start_time_seconds": self.begun, **gauges}.items():
            lines += [f"# TYPE ludoteca_{name} gauge", f"ludoteca_{name} {number}"]
        lines.append("# TYPE ludoteca_requests_total counter")
        for (route, status), count in sorted(self.requests.items()):
            lines.append(f'ludoteca_requests_total{{route="{route}",status="{status}"}} {count}')
        lines.append("# TYPE ludoteca_move_seconds histogram")
        whole = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.latencies, strict=True):
            whole += count
            lines.append(f'ludoteca_move_seconds_bucket{{le="{bound}"}} {whole}')
        lines += [f"ludoteca_move_seconds_sum {self.latency_sum}", f"ludoteca_move_seconds_count {whole}"]
        return "\n".join(lines) + "\n"
