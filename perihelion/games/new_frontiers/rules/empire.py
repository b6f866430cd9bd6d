"""An empire: what a player owns, and how far it has got in the action being carried out.

Lists are replaced, never changed in place, so that clones share them.
"""

from typing import Final, final

from perihelion.kernel.fields import Kept, Packed, copying, fields, flat, pack, unpack

from .tables import COLONIES, Tables
from .terms import KINDS, MOMENTS, Power, Tile

NO_GOOD: Final = -1
NONE: Final[list[int]] = []
NO_POWERS: Final[list[list[Power]]] = [[] for _ in MOMENTS]
NOTHING_MADE: Final = [0, 0, 0, 0]


KEPT: Final[Kept] = (
    *fields("mat credits chips reserve colonies goods discovered developments spaces"),
    *fields("stored_goods stored_worlds stored_credits ready_colonies ready_developments"),
    *fields("used temporary settled stored_now consumed produced"),
)
FOUND: Final = fields("moments owned powers")


@final
class Empire:
    __slots__ = (*flat(KEPT), *FOUND)

    def __init__(self) -> None:
        """NFR-2.22: with nothing but what the set-up gives."""
        self.mat = 0
        self.credits = 0
        self.chips = 0
        self.reserve = 0  # colonists
        self.colonies: list[int] = NONE  # home first, then in the order they were settled
        self.goods: list[int] = NONE  # the kind of the good on every colony
        self.discovered: list[int] = NONE  # sorted
        self.developments: list[int] = NONE
        self.owned = 0  # the same as bits, from the first development on
        self.spaces = 0
        self.stored_goods: list[int] = NOTHING_MADE
        self.stored_worlds: list[int] = NONE
        self.stored_credits = 0
        # the action being carried out
        self.ready_colonies = 0  # how many of them were there when the action tile was picked (NFR-21.1)
        self.ready_developments = 0
        self.powers: list[list[Power]] = NO_POWERS  # of those, by moment: developments' first, then colonies'
        self.moments = 0  # of those powers, as bits
        self.used: list[int] = NONE  # powers used up in this action (NFR-11.7)
        self.temporary = 0  # strength
        self.settled = 0
        self.stored_now = 0  # worlds stored in this action (NFR-19.8)
        self.consumed = 0
        self.produced: list[int] = NOTHING_MADE

    @copying(KEPT, FOUND)
    def clone(self) -> "Empire":
        return Empire()

    def refresh(self, tables: Tables) -> None:
        """Gather anew which developments there are and which powers are active in this action (NFR-21.1)."""
        self.owned = 0
        for tile in self.developments:
            self.owned |= 1 << tile - COLONIES
        self.powers = NO_POWERS
        self.moments = 0
        for k in range(self.ready_developments):
            self.activate(tables.tiles[self.developments[k]])
        for k in range(self.ready_colonies):
            self.activate(tables.tiles[self.colonies[k]])

    def activate(self, tile: Tile) -> None:
        if tile.powers:
            powers = self.powers[:]
            for power in tile.powers:
                powers[power.moment] = with_power(powers[power.moment], power)
            self.powers = powers
            self.moments |= tile.moments

    def ready_all(self, tables: Tables) -> None:
        """NFR-11.2: between two actions everything in the empire becomes active."""
        while self.ready_developments < len(self.developments):
            self.activate(tables.tiles[self.developments[self.ready_developments]])
            self.ready_developments += 1
        while self.ready_colonies < len(self.colonies):
            self.activate(tables.tiles[self.colonies[self.ready_colonies]])
            self.ready_colonies += 1

    def end_action(self) -> None:
        """What was used, counted or discarded for strength was so for this action only (NFR-11.7, NFR-12.7)."""
        self.used = NONE
        self.temporary = 0
        self.settled = 0
        self.stored_now = 0
        self.consumed = 0
        self.produced = NOTHING_MADE

    def add_development(self, tile: int, spaces: int) -> None:
        """Its powers are active from the next action on (NFR-11.2)."""
        self.developments = [*self.developments, tile]
        self.owned |= 1 << tile - COLONIES
        self.spaces += spaces

    def add_colony(self, tile: int) -> None:
        self.colonies = [*self.colonies, tile]
        self.goods = [*self.goods, NO_GOOD]

    def remove_colony(self, tile: int, tables: Tables) -> None:
        """NFR-21.1: with it go its powers, from this moment."""
        place = self.colonies.index(tile)
        self.colonies = self.colonies[:place] + self.colonies[place + 1 :]
        self.goods = self.goods[:place] + self.goods[place + 1 :]
        if place < self.ready_colonies:
            self.ready_colonies -= 1
            self.refresh(tables)

    def good_on(self, colony: int) -> int:
        return self.goods[self.colonies.index(colony)]

    def put_good(self, place: int, kind: int) -> None:
        goods = self.goods[:]
        goods[place] = kind
        self.goods = goods

    def pack(self) -> Packed:
        return pack(self, KEPT)


def unpacked_empire(packed: Packed, tables: Tables) -> Empire:
    empire = Empire()
    unpack(empire, KEPT, packed)
    empire.refresh(tables)
    return empire


def with_power(powers: list[Power], power: Power) -> list[Power]:
    """One power more; those of developments come first."""
    if power.tile < COLONIES:
        return [*powers, power]
    place = 0
    while place < len(powers) and powers[place].tile >= COLONIES:
        place += 1
    return [*powers[:place], power, *powers[place:]]


def count_goods(goods: list[int]) -> list[int]:
    """How many goods of each kind lie on colonies."""
    found = [0] * KINDS
    for kind in goods:
        if kind != NO_GOOD:
            found[kind] += 1
    return found
