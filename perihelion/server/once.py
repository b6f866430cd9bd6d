"""What takes long to make, and is asked for by many: made once, by a thread, while everybody else is served."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

Key = ParamSpec("Key")
Made = TypeVar("Made")


class Once(Generic[Key, Made]):
    """A function of a few values whose answers are kept; what it raises is not, and the next one tries again.

    Called from a thread it is waited for there, and other threads that want the same wait for it too. The event loop
    calls `soon`, which however many ask takes one thread.
    """

    def __init__(self, make: Callable[Key, Made]) -> None:
        self._make = make
        self._made: dict[Any, Made] = {}
        self._locks: dict[Any, threading.Lock] = {}
        self._making: dict[Any, asyncio.Task[Made]] = {}

    def __call__(self, *args: Key.args, **named: Key.kwargs) -> Made:
        key = (args, *named.items())
        if key not in self._made:
            with self._locks.setdefault(key, threading.Lock()):
                try:
                    if key not in self._made:
                        self._made[key] = self._make(*args, **named)
                finally:
                    self._locks.pop(key, None)
        return self._made[key]

    async def soon(self, *args: Key.args, **named: Key.kwargs) -> Made:
        key = (args, *named.items())
        if key in self._made:
            return self._made[key]
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(asyncio.to_thread(self, *args, **named))
            making.add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(making)  # who hangs up leaves it to the others
