"""Coroutines in tests: in a thread of their own, because a browser's loop may be running in this one."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Answer = TypeVar("Answer")


def run(coroutine: Coroutine[Any, Any, Answer]) -> Answer:
    return apart(lambda: asyncio.run(coroutine))


def apart(work: Callable[[], Answer]) -> Answer:
    """For what begins a loop by itself."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()
