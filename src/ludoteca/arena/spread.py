"""Spreading work: over the processes of this machine, or over a Ray or Dask cluster, through joblib."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeVar

from ludoteca.core.errors import BadSetup

CLUSTERS: Final = ("ray", "dask")
WAVE: Final = 8  # tasks per worker between two looks at what is done, where results do not come one by one

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(
    work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int = 1, cluster: str | None = None
) -> Iterator[Done]:
    """Do all tasks and give what came of each, as they are done: in any order."""
    if cluster is None and (jobs == 1 or len(tasks) < 2):
        yield from map(work, tasks)
        return
    import joblib  # type: ignore[import-untyped]  # it has no types of its own

    asked = [joblib.delayed(work)(task) for task in tasks]

    if cluster is None:
        yield from joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")(asked)
        return
    workers = jobs if jobs > 1 else -1  # all of the cluster's, unless a number is asked for
    with _connected(cluster), joblib.parallel_config(backend=cluster, n_jobs=workers), joblib.Parallel() as parallel:
        wave = WAVE * joblib.effective_n_jobs(workers)
        for first in range(0, len(asked), wave):
            yield from parallel(asked[first : first + wave])


def known_cluster(cluster: str | None) -> None:
    """Refuse a cluster that there is not, or whose library is not installed, before anything is played."""
    if cluster is not None:
        if cluster not in CLUSTERS:
            raise BadSetup("arena-unknown-cluster", given=cluster, clusters=", ".join(CLUSTERS))
        _library(cluster, "distributed" if cluster == "dask" else cluster)


@contextmanager
def _connected(cluster: str) -> Iterator[None]:
    """The cluster that the environment names (RAY_ADDRESS, DASK_SCHEDULER_ADDRESS); else one of this machine alone."""
    if cluster == "dask":
        distributed: Any = _library(cluster, "distributed")
        named = _library(cluster, "dask").config.get("scheduler-address", None) is not None
        with distributed.Client() if named else distributed.Client(dashboard_address=None):
            yield
        return
    ray: Any = _library(cluster, "ray")
    begun = not ray.is_initialized()
    if begun:
        ray.init(log_to_driver=False)
    _library(cluster, "ray.util.joblib").register_ray()
    try:
        yield
    finally:
        if begun:
            ray.shutdown()


def _library(cluster: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except ImportError as error:
        raise BadSetup("arena-no-cluster", cluster=cluster) from error
