"""Runs tasks in the processes of this machine or on a Ray or Dask cluster, through joblib."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from ludoteca.arena.cluster import connected

WAVE: Final = 8  # tasks for each worker in one wave, on clusters, where results do not come one by one

Task = TypeVar("Task")
T = TypeVar("T")


def run_tasks(
    work: Callable[[Task], T], tasks: Sequence[Task], jobs: int = 1, cluster: str | None = None
) -> Iterator[T]:
    """Run all tasks and yield their results as they come, in any order."""
    if cluster is None and (jobs == 1 or len(tasks) < 2):
        yield from map(work, tasks)
        return
    import joblib  # type: ignore[import-untyped]  # it has no type hints

    delayed = joblib.delayed(work)
    if cluster is None:
        yield from joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")(delayed(task) for task in tasks)
        return
    workers = jobs if jobs > 1 else -1  # all workers of the cluster unless a number is given
    with connected(cluster), joblib.parallel_config(backend=cluster, n_jobs=workers), joblib.Parallel() as parallel:
        wave = WAVE * joblib.effective_n_jobs(workers)
        for first in range(0, len(tasks), wave):
            yield from parallel(delayed(task) for task in tasks[first : first + wave])
