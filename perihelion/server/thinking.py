"""How long the bots have thought for each address: a share that fills up again within an hour."""

import math
import time
from collections import OrderedDict
from typing import Final

from perihelion.server.errors import ThoughtEnough

HOUR: Final = 3600.0
REMEMBERED: Final = 20_000


class Thinking:
    """`limit` seconds an hour for one address; 0 means no limit."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when they were counted

    def spend(self, caller: str, seconds: float) -> None:
        if not self.limit:
            return
        self._used[caller] = (self._now(caller) + seconds, time.monotonic())
        self._used.move_to_end(caller)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)

    def is_left(self, caller: str) -> bool:
        return not self.limit or self._now(caller) < self.limit

    def check(self, caller: str) -> None:
        """Refuses who has used up the hour's share; the bots of a game that is under way go on, after the others'."""
        if not self.is_left(caller):
            over = (self._now(caller) - self.limit) / self.limit * HOUR
            minutes, wait = max(1, round(self.limit / 60)), math.ceil(over / 60)
            raise ThoughtEnough(minutes=minutes, seconds=math.ceil(over), wait=wait)

    def _now(self, caller: str) -> float:
        used, at = self._used.get(caller, (0.0, 0.0))
        return max(0.0, used - (time.monotonic() - at) * self.limit / HOUR)
