"""Who is in: how many connections there may be, in total and from one address.

A little room is always kept for whoever asks whether the server is well.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final

from perihelion.server.settings import Settings

FOR_THE_SERVER: Final = 256
"""Files that the server itself needs: database, bots, page."""
FOR_HEALTH: Final = 32
"""Connections kept for those who ask for /health or /ready, a few for each address."""
FOR_HEALTH_EACH: Final = 4
SLICE: Final = 2048
"""Bytes that are read before it is asked whether a client has sent too much: forty thousand frames may come at once, or
thousands of requests, and all others wait while they are read."""


def room(wanted: int) -> int:
    """As many connections as wanted, or as the system lets us have open files for, which is asked for first."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + FOR_HEALTH + FOR_THE_SERVER
    if soft != resource.RLIM_INFINITY and soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(hard, enough)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(16, min(wanted, soft - FOR_HEALTH - FOR_THE_SERVER))


class Proxies:
    """Those that were declared, by address or by network (172.28.0.0/24), as uvicorn reads them too."""

    def __init__(self, declared: Sequence[str]) -> None:
        self.declared = frozenset(declared)
        self.networks = [network for each in declared if (network := network_of(each)) is not None]

    def __contains__(self, address: str) -> bool:
        if address in self.declared or "*" in self.declared:
            return True
        if not self.networks:
            return False
        host = network_of(address)
        return host is not None and any(host.network_address in network for network in self.networks)


def network_of(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


class Doors:
    """Who is in. A proxy that was declared speaks for many, and is not counted as one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = room(settings.connections)
        self.proxies = Proxies(settings.proxies)
        self.inside = 0
        self.by_address: Counter[str] = Counter()
        self.for_health: Counter[str] = Counter()

    def enter(self, address: str) -> "Pass | None":
        """A pass for everything, or for /health alone; None when there is no room even for that."""
        each = 0 if address in self.proxies else self.settings.connections_each
        full = self.inside >= self.most or bool(each and self.by_address[address] >= each)
        counted = self.for_health if full else self.by_address
        if full and (self.for_health[address] >= FOR_HEALTH_EACH or self.for_health.total() >= FOR_HEALTH):
            return None
        self.inside += not full
        counted[address] += 1
        return Pass(self, address, full)


class Pass:
    def __init__(self, doors: Doors, address: str, health_only: bool) -> None:
        self.doors = doors
        self.address = address
        self.health_only = health_only
        self.left = False

    def leave(self) -> None:
        if self.left:
            return
        self.left = True
        counted = self.doors.for_health if self.health_only else self.doors.by_address
        self.doors.inside -= not self.health_only
        counted[self.address] -= 1
        if not counted[self.address]:
            del counted[self.address]


class Patience:
    """A timer that is set again and again."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, late: Any) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, late)

    def is_running(self) -> bool:
        return self._timer is not None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def pieces(data: bytes) -> Iterator[bytes]:
    if len(data) <= SLICE:
        yield data
        return
    for first in range(0, len(data), SLICE):
        yield data[first : first + SLICE]
