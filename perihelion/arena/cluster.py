"""Matches played on a Ray cluster: the same ones, in the same order, on as many machines as it has."""

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from perihelion.arena.extras import NeedsExtra
from perihelion.kernel.errors import PerihelionError

LOCAL: Final = "local"
"""This address begins a small cluster on this machine."""
AHEAD: Final = 4
"""Tasks that wait for every processor, so that none is idle and none holds all the work."""
MEMORY: Final = 80 * 1024 * 1024
PATIENCE: Final = 5.0
Work = TypeVar("Work")
Done = TypeVar("Done")


class NoCluster(PerihelionError):
    code = "error-no-cluster"
    says = "no Ray cluster answers at {address}: {problem}; start one with `ray start --head`, or use `--ray local`"


def connected(address: str, processors: int | None) -> Any:
    """The library of Ray, connected to a cluster."""
    try:
        import ray
    except ImportError:
        raise NeedsExtra(packages="ray", extra="ray") from None
    if address != LOCAL:
        make_sure_of(address)
    own: dict[str, Any] = {"num_cpus": processors, "object_store_memory": MEMORY, "include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **(own if address == LOCAL else {}))
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(address=address, problem=str(error).splitlines()[0]) from None
    return ray


def make_sure_of(address: str) -> None:
    """Ray itself would try for minutes before it says that nobody is there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError) as error:
        raise NoCluster(address=address, problem=str(error)) from None


def on_cluster(
    task: Callable[[Work], Done], works: Iterable[Work], address: str, processors: int | None = None
) -> Iterator[Done]:
    """What `map` gives, worked out on a cluster; `processors` bounds a local one."""
    ray = connected(address, processors)
    try:
        remote = ray.remote(task)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        asked: deque[Any] = deque()
        for work in works:
            asked.append(remote.remote(work))
            if len(asked) >= ahead:
                yield ray.get(asked.popleft())
        while asked:
            yield ray.get(asked.popleft())
    finally:
        ray.shutdown()
