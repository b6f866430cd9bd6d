"""Time for a decision: counted by the monotonic clock, and given back as it was by an undo."""

import time
from typing import Final

CLOCKS: Final = {"none": 0, "relaxed": 300, "day": 86_400}
"""Seconds for a decision. When they have run out, the others may give the seat to a bot; nothing happens by itself."""

_started: Final = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970 that nobody can put back or forward while the server runs.

    What is in the log when a server starts was written by the same clock of the one before, as far as the machine's
    time is right.
    """
    return _started + time.monotonic()


class DecisionClock:
    """Since when the present decision has been thought about. Only what everybody noticed moves it.

    A move and its undo give no time: the decision goes on with what was left of it, and so does the one after the
    move when the same player comes to it again.
    """

    def __init__(self) -> None:
        self.since = now()
        self._used_before: dict[int, float] = {}  # by entry of the log: seconds used when that move was made
        self._used_after: dict[int, list[float]] = {}  # by seat: of its decisions that it has taken back, the next last

    def restart(self) -> None:
        self.since = now()

    def moved(self, seat: int, entry: int, at: float, decides_again: bool) -> None:
        """A move or a redo; the seat may have to decide again at once."""
        self._used_before[entry] = at - self.since
        again = self._used_after.get(seat, [])
        used = again.pop() if again else 0.0
        if not decides_again:
            self._used_after.clear()
        self.since = at - (used if decides_again else 0.0)

    def undone(self, seat: int, entry: int, at: float) -> None:
        """The move of that entry is taken back."""
        used = self._used_before.pop(entry, None)
        if used is None:
            return  # one that not everybody noticed: the clock ran on
        self._used_after.setdefault(seat, []).append(at - self.since)
        self.since = at - used
