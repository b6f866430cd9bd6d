"""Which printed costs a die can pay (PUL-25.20).

A reach is a number: EXACT + value for the value itself, AROUND + value for one more or less as well, ZERO_AS_ONE for a
0 that counts as 1. What a die can pay for is looked up by its reach in tables made once, when the set is loaded.
"""

from typing import Final

VALUES: Final = 10
"""A die shows 6 at most; tokens and abilities add 3."""
EXACT: Final = 0
AROUND: Final = VALUES
ZERO_AS_ONE: Final = 2 * VALUES
REACHES: Final = 2 * VALUES + 1


def costs_within(reach: int) -> int:
    """The costs that can be paid, a bit each."""
    if reach == ZERO_AS_ONE:
        return 3
    if reach < AROUND:
        return 1 << reach
    exact = 1 << reach - AROUND
    return exact | exact >> 1 | exact << 1


def within_reach(costs: list[int]) -> list[list[int]]:
    """By reach, the places in a list of costs that can be paid."""
    found: list[list[int]] = []
    for reach in range(REACHES):
        payable = costs_within(reach)
        found.append([place for place, cost in enumerate(costs) if payable >> cost & 1])
    return found


def masks_within_reach(costs: list[int]) -> list[int]:
    """The same, as bits."""
    return [sum([1 << place for place in places]) for places in within_reach(costs)]
