"""Connects to a Ray or Dask cluster, and reports quickly if it does not answer.

RAY_ADDRESS or DASK_SCHEDULER_ADDRESS is the address of the cluster; without it, one is started on this machine. The
libraries wait half a minute or longer for a cluster that does not answer, so its port is tried first.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final
from urllib.parse import urlsplit

from ludoteca.core.errors import BadSetup

CLUSTERS: Final = ("ray", "dask")
REACH_SECONDS: Final = 3.0  # time limit for an answer at the port
JOIN_SECONDS: Final = 10.0  # time limit for joining a Dask cluster
# The first bytes of an HTTP/2 client, with empty settings. Ray uses gRPC, which answers with its settings.
HTTP2_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
SETTINGS_FRAME: Final = 4


def check_cluster(cluster: str | None) -> None:
    """Refuse an unknown kind of cluster, or one whose library is not installed."""
    if cluster is not None:
        if cluster not in CLUSTERS:
            raise BadSetup("arena-unknown-cluster", given=cluster, clusters=", ".join(CLUSTERS))
        if find_spec("distributed" if cluster == "dask" else cluster) is None:
            raise BadSetup("arena-no-cluster", cluster=cluster)


def cluster_address(cluster: str) -> str | None:
    """The address of the cluster from the environment; None to start one here."""
    if cluster == "dask":
        address = _library(cluster, "dask").config.get("scheduler-address", None)
        return None if address is None else str(address)
    return os.environ.get("RAY_ADDRESS") or None


def reach(cluster: str) -> None:
    """Refuse a cluster that does not answer within a few seconds."""
    address = cluster_address(cluster)
    place = None if address is None else host_and_port(address)
    if place is None:
        return  # the library starts or finds it
    try:
        with socket.create_connection(place, REACH_SECONDS) as connection:
            if cluster == "ray" and not _speaks_http2(connection):
                raise BadSetup("arena-not-a-cluster", cluster=cluster.capitalize(), address=address)
    except OSError as error:
        raise BadSetup("arena-cluster-silent", cluster=cluster.capitalize(), address=address) from error


def host_and_port(address: str) -> tuple[str, int] | None:
    """The host and port of an address; None if it has none.

    >>> host_and_port("10.0.0.5:6379"), host_and_port("tcp://head:8786"), host_and_port("auto")
    (('10.0.0.5', 6379), ('head', 8786), None)
    """
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        return (parts.hostname, parts.port) if parts.hostname and parts.port else None
    except ValueError:
        return None


def _speaks_http2(connection: socket.socket) -> bool:
    connection.settimeout(REACH_SECONDS)
    connection.sendall(HTTP2_GREETING)
    frame = connection.recv(9, socket.MSG_WAITALL)
    return len(frame) == 9 and frame[3] == SETTINGS_FRAME


@contextmanager
def connected(cluster: str) -> Iterator[None]:
    """Join the cluster of the environment, or start one on this machine; leave or stop it at the end."""
    reach(cluster)
    with _joined_dask() if cluster == "dask" else _joined_ray():
        yield


@contextmanager
def _joined_dask() -> Iterator[None]:
    distributed: Any = _library("dask", "distributed")
    address = cluster_address("dask")
    try:
        client = (
            distributed.Client(dashboard_address=None)
            if address is None
            else distributed.Client(address, timeout=JOIN_SECONDS)
        )
    except Exception as error:  # any error of the library means the same to the user
        raise _refused("dask", address, error) from error
    with client:
        yield


@contextmanager
def _joined_ray() -> Iterator[None]:
    ray: Any = _library("ray", "ray")
    started_here = not ray.is_initialized()
    if started_here:
        try:
            ray.init(log_to_driver=False)
        except Exception as error:  # as above
            raise _refused("ray", cluster_address("ray"), error) from error
    _library("ray", "ray.util.joblib").register_ray()
    try:
        yield
    finally:
        if started_here:
            ray.shutdown()


def _refused(cluster: str, address: str | None, error: Exception) -> BadSetup:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return BadSetup(
        "arena-cluster-refused",
        cluster=cluster.capitalize(),
        address=address or "–",
        why=lines[0][:200].rstrip(".") if lines else type(error).__name__,
    )


def _library(cluster: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except ImportError as error:
        raise BadSetup("arena-no-cluster", cluster=cluster) from error
