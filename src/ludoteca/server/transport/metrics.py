"""The server's counters, in the format of Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

from ludoteca.server.processes.supervise import Task

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The counters of this process since its start."""

    def __init__(self) -> None:
        self.started = time.time()
        self.tables = 0
        self.loaded = 0
        self.moves = 0
        self.deliveries = 0
        self.refused = 0
        self.dropped = 0
        self.requests: dict[tuple[str, int], int] = {}
        self.latencies = [0] * (len(BOUNDS) + 1)
        self.latency_sum = 0.0

    def add_move_time(self, seconds: float) -> None:
        """Count the time of a move, from its arrival until all messages about it were handed over."""
        self.latencies[bisect_left(BOUNDS, seconds)] += 1
        self.latency_sum += seconds

    def add_request(self, route: str, status: int) -> None:
        key = (route, status)
        self.requests[key] = self.requests.get(key, 0) + 1

    def render(self, gauges: dict[str, float], tasks: Iterable[Task] = ()) -> str:
        """The text that Prometheus reads."""
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
        for name, number in {"start_time_seconds": self.started, **gauges}.items():
            lines += [f"# TYPE ludoteca_{name} gauge", f"ludoteca_{name} {number}"]
        states = sorted((task.name, task.restarts, int(task.down_since is None)) for task in tasks)
        lines.append("# TYPE ludoteca_task_restarts_total counter")
        lines += [f'ludoteca_task_restarts_total{{task="{name}"}} {restarts}' for name, restarts, _ in states]
        lines.append("# TYPE ludoteca_task_up gauge")
        lines += [f'ludoteca_task_up{{task="{name}"}} {up}' for name, _, up in states]
        lines.append("# TYPE ludoteca_requests_total counter")
        for (route, status), count in sorted(self.requests.items()):
            lines.append(f'ludoteca_requests_total{{route="{route}",status="{status}"}} {count}')
        lines.append("# TYPE ludoteca_move_seconds histogram")
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.latencies, strict=True):
            total += count
            lines.append(f'ludoteca_move_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"ludoteca_move_seconds_sum {self.latency_sum}", f"ludoteca_move_seconds_count {total}"]
        return "\n".join(lines) + "\n"
