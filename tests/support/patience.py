"""How long a test waits for what must come: only a fault makes it wait in vain, however busy the machine is."""

import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds."""


def wait_until(holds: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, what
        time.sleep(0.02)
