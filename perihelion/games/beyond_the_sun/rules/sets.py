"""Sets of things are integers, a bit for each thing; here they are read: which bits are set, what each one stands for.

Lists for every set of eight or ten things are made once, so that sets are not read bit by bit.
"""

from typing import Final, final

from perihelion.kernel.bits import lowest

from .vocabulary import AREAS, SHIP_LEVELS, SLOTS

EIGHT: Final = 0xFF
TEN: Final = 0x3FF

SIXTY: Final = (1 << 60) - 1
"""Large sets are read in parts that mypyc computes with natively."""


def bits_of(rest: int) -> list[int]:
    """Which bits are set, in order."""
    found: list[int] = []
    first = 0
    while rest:
        part = rest & SIXTY
        while part:
            found.append(first + lowest(part))
            part &= part - 1
        rest >>= 60
        first += 60
    return found


def numbered(first: int, things: int) -> list[list[int]]:
    """Things with one choice each, that of the first one being `first`."""
    return [[first + thing] for thing in range(things)]


def lists_of_sets(choices: list[list[int]]) -> list[list[int]]:
    """For every set of a few things their choices, one after the other."""
    lists: list[list[int]] = [[]]
    for of_one in choices:
        lists += [of_set + of_one for of_set in lists]
    return lists


def unions_of_sets(masks: list[int]) -> list[int]:
    """For every set of a few things that stand for sets themselves: all that they stand for together."""
    unions: list[int] = [0]
    for mask in masks:
        unions += [union | mask for union in unions]
    return unions


@final
class ChoicesOfShips:
    """What the ships of a fleet can choose, put together from what each kind of ship can: two areas at a time."""

    def __init__(self, choices: list[list[int]]) -> None:
        assert len(choices) == AREAS * SHIP_LEVELS
        self.sol_a1 = lists_of_sets(choices[:8])
        self.a2_y1 = lists_of_sets(choices[8:16])
        self.y2_y3 = lists_of_sets(choices[16:24])
        self.b1_b2 = lists_of_sets(choices[24:32])
        self.deep_extra = lists_of_sets(choices[32:])

    def of(self, fleet: int) -> list[int]:
        found = self.sol_a1[fleet & EIGHT] + self.a2_y1[fleet >> 8 & EIGHT]
        further = fleet >> 16
        if further:
            found += self.y2_y3[further & EIGHT]
            found += self.b1_b2[further >> 8 & EIGHT]
            found += self.deep_extra[further >> 16]
        return found


@final
class ChoicesOfSlots:
    """The same for slots of the technology board."""

    def __init__(self, choices: list[list[int]]) -> None:
        assert len(choices) == SLOTS
        self.first = lists_of_sets(choices[:10])
        self.second = lists_of_sets(choices[10:])

    def of(self, slots: int) -> list[int]:
        return self.first[slots & TEN] + self.second[slots >> 10]


IN_SET: Final = lists_of_sets(numbered(0, 10))
"""Of every set of up to ten things which ones are in it."""
SECOND_SPACES: Final = lists_of_sets(numbered(10, 10))


def spaces_in(spaces: int) -> list[int]:
    """Which spaces are in a set; most of those used are among the first twenty: Basic ones and guilds."""
    found = IN_SET[spaces & TEN] + SECOND_SPACES[spaces >> 10 & TEN]
    rest = spaces >> 20
    first = 20
    while rest:
        part = rest & SIXTY
        while part:
            found.append(first + lowest(part))
            part &= part - 1
        rest >>= 60
        first += 60
    return found


SHIPS: Final = ChoicesOfShips(numbered(0, AREAS * SHIP_LEVELS))
"""Which kinds of ships there are in a fleet."""
