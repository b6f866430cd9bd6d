"""Sets of things are integers, a bit for each thing; here they are read: which bits are set, what each one stands for.

Lists for every set of ten things are made once, so a set is read ten bits at a time: half the time of bit by bit.
"""

from typing import Final, final

from perihelion.games.beyond_the_sun.vocabulary import AREAS, SHIP_LEVELS, SLOTS, SPACES

TEN: Final = 10
OF_TEN: Final = (1 << TEN) - 1
TWENTY: Final = 2 * TEN
THIRTY: Final = 3 * TEN

PLACES: Final[dict[int, int]] = {1 << place: place for place in range(SPACES)}
"""Of a single bit its place; no set is larger than that of all spaces."""


def bits_of(rest: int) -> list[int]:
    """Which bits are set, in order."""
    found: list[int] = []
    while rest:
        lowest = rest & -rest
        found.append(PLACES[lowest])
        rest ^= lowest
    return found


def tens(choices: list[list[int]]) -> list[list[list[int]]]:
    """For every ten things all their sets; of each set the choices of its things, one after the other."""
    made: list[list[list[int]]] = []
    for first in range(0, len(choices), TEN):
        lists: list[list[int]] = [[]]
        for of_one in choices[first : first + TEN]:
            lists += [of_set + of_one for of_set in lists]
        made.append(lists)
    return made


def numbered(first: int, things: int) -> list[list[int]]:
    """Things with one choice each, the choice of the first one being `first`."""
    return [[first + thing] for thing in range(things)]


def unions(masks: list[int]) -> list[list[int]]:
    """The same for things that stand for sets themselves: of each set of things all that they stand for together."""
    made: list[list[int]] = []
    for first in range(0, len(masks), TEN):
        together: list[int] = [0]
        for mask in masks[first : first + TEN]:
            together += [each | mask for each in together]
        made.append(together)
    return made


@final
class ChoicesOfShips:
    """What the ships of a fleet can choose, put together from what each kind of ship can."""

    def __init__(self, choices: list[list[int]]) -> None:
        assert len(choices) == AREAS * SHIP_LEVELS
        self.first, self.second, self.third, self.fourth = tens(choices)

    def of(self, fleet: int) -> list[int]:
        return (
            self.first[fleet & OF_TEN]
            + self.second[fleet >> TEN & OF_TEN]
            + self.third[fleet >> TWENTY & OF_TEN]
            + self.fourth[fleet >> THIRTY]
        )


@final
class ChoicesOfSlots:
    """The same for slots of the technology board."""

    def __init__(self, first: int) -> None:
        self.first, self.second = tens(numbered(first, SLOTS))

    def of(self, slots: int) -> list[int]:
        return self.first[slots & OF_TEN] + self.second[slots >> TEN]


@final
class SpacesForSlots:
    """The spaces that can research any of some slots."""

    def __init__(self, spaces: list[int]) -> None:
        assert len(spaces) == SLOTS
        self.first, self.second = unions(spaces)

    def of(self, slots: int) -> int:
        return self.first[slots & OF_TEN] | self.second[slots >> TEN]


FIRST_SPACES: Final = tens(numbered(0, TEN))[0]
SECOND_SPACES: Final = tens(numbered(TEN, TEN))[0]


def spaces_in(spaces: int) -> list[int]:
    """Which spaces are in a set; nearly all that are used are among the first twenty: Basic ones and guilds."""
    found = FIRST_SPACES[spaces & OF_TEN] + SECOND_SPACES[spaces >> TEN & OF_TEN]
    rest = spaces >> TWENTY
    while rest:
        lowest = rest & -rest
        found.append(TWENTY + PLACES[lowest])
        rest ^= lowest
    return found


SHIPS: Final = ChoicesOfShips(numbered(0, AREAS * SHIP_LEVELS))
"""Which kinds of ships there are in a fleet."""
