"""Ends what goes on in the background."""

import asyncio
from typing import Any, Final

AGAIN: Final = 3.0
"""Seconds a task may take to put things in order once it was told to end."""


async def end(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks and wait until they have ended.

    Once may not be enough: in Python 3.11 `asyncio.wait_for`, which libraries use, loses a cancellation that comes in
    the moment in which what it waits for ends.
    """
    begun = [task for task in tasks if task is not None]
    left = set(begun)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*begun, return_exceptions=True)
