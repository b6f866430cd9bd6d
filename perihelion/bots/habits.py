"""What has proved to be good within one search: how far behind the best an option was wherever it was looked at.

Options mean much the same all over a search: a die that was never among the best is not tried out for the hundredth
time. Of those that are known only the best few are looked at again, of those that are not yet known all.
"""

from typing import Final, final

KNOWN: Final = 2
"""So many times an option has to be looked at to be known."""
FEW: Final = 4
"""Known options that are looked at again, at most."""
NEAR: Final = 0.1
"""How far behind the best known option they may be, in clear advantages (`Search.scale`)."""


@final
class Habit:
    """Of one option of one seat."""

    def __init__(self) -> None:
        self.times = 0
        self.behind = 0.0  # the best of the options beside it, all times together


@final
class Habits:
    def __init__(self) -> None:
        self.known = KNOWN
        self.by_key: dict[int, Habit] = {}

    def learn(self, base: int, options: list[int], values: list[float]) -> None:
        """The options of a seat, whose keys begin at `base`, were looked at together and found to be worth so much."""
        best = max(values)
        for at in range(len(options)):
            key = base + options[at]
            habit = self.by_key.get(key)
            if habit is None:
                habit = self.by_key[key] = Habit()
            habit.times += 1
            habit.behind += best - values[at]

    def unknown(self, base: int, options: list[int]) -> list[int]:
        """Those that were looked at too seldom."""
        found: list[int] = []
        for action in options:
            habit = self.by_key.get(base + action)
            if habit is None or habit.times < self.known:
                found.append(action)
        return found

    def best_known(self, base: int, options: list[int], scale: float) -> list[int]:
        """The few that were usually best, in that order."""
        ranked: list[tuple[float, int]] = []
        for action in options:
            habit = self.by_key.get(base + action)
            if habit is not None and habit.times >= self.known:
                ranked.append((habit.behind / habit.times, action))
        if not ranked:
            return []
        ranked.sort()
        most = ranked[0][0] + NEAR * scale
        return [action for behind, action in ranked[:FEW] if behind <= most]
