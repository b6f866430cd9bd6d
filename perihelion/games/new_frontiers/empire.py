"""An empire: what a player owns, and how far it has got in the action being carried out.

Lists are replaced, never changed in place, so that clones share them.
"""

from typing import Final, final

from perihelion.games.new_frontiers.effects import KINDS, Power
from perihelion.games.new_frontiers.tables import Tables
from perihelion.kernel.state import Packed

NO_GOOD: Final = -1
NONE: Final[list[int]] = []
NO_POWERS: Final[list[list[Power]]] = [[], [], [], [], [], []]
NOTHING_MADE: Final = [0, 0, 0, 0]


@final
class Empire:
    def __init__(self) -> None:
        self.mat = 0
        self.credits = 0
        self.chips = 0
        self.reserve = 0  # colonists
        self.colonies: list[int] = NONE  # home first, then in the order they were settled
        self.goods: list[int] = NONE  # the kind of the good on every colony
        self.discovered: list[int] = NONE  # sorted
        self.developments: list[int] = NONE
        self.spaces = 0
        self.stored_goods: list[int] = NOTHING_MADE
        self.stored_worlds: list[int] = NONE
        self.stored_credits = 0
        # the action being carried out
        self.ready_colonies = 0  # how many of them were there when the action tile was picked (NFR-21.1)
        self.ready_developments = 0
        self.powers: list[list[Power]] = NO_POWERS  # of those, by type
        self.used: list[int] = NONE  # powers used up in this action (NFR-11.7)
        self.temporary = 0  # strength
        self.settled = 0
        self.stored_now = 0  # worlds stored in this action (NFR-19.8)
        self.consumed = 0
        self.produced: list[int] = NOTHING_MADE

    def clone(self) -> "Empire":
        twin = Empire()
        twin.mat = self.mat
        twin.credits = self.credits
        twin.chips = self.chips
        twin.reserve = self.reserve
        twin.colonies = self.colonies
        twin.goods = self.goods
        twin.discovered = self.discovered
        twin.developments = self.developments
        twin.spaces = self.spaces
        twin.stored_goods = self.stored_goods
        twin.stored_worlds = self.stored_worlds
        twin.stored_credits = self.stored_credits
        twin.ready_colonies = self.ready_colonies
        twin.ready_developments = self.ready_developments
        twin.powers = self.powers
        twin.used = self.used
        twin.temporary = self.temporary
        twin.settled = self.settled
        twin.stored_now = self.stored_now
        twin.consumed = self.consumed
        twin.produced = self.produced
        return twin

    def refresh(self, tables: Tables) -> None:
        """Gather the powers that are active in this action, by type."""
        found: list[list[Power]] = [[], [], [], [], [], []]
        tiles = tables.tiles
        for k in range(self.ready_developments):
            for power in tiles[self.developments[k]].powers:
                found[power.type].append(power)
        for k in range(self.ready_colonies):
            for power in tiles[self.colonies[k]].powers:
                found[power.type].append(power)
        self.powers = found

    def ready_all(self, tables: Tables) -> None:
        """NFR-11.2: between two actions everything in the empire becomes active."""
        if self.ready_colonies != len(self.colonies) or self.ready_developments != len(self.developments):
            self.ready_colonies = len(self.colonies)
            self.ready_developments = len(self.developments)
            self.refresh(tables)

    def begin_action(self) -> None:
        """Nothing is used yet (NFR-11.7)."""
        self.used = NONE
        self.temporary = 0
        self.settled = 0
        self.stored_now = 0
        self.consumed = 0
        self.produced = NOTHING_MADE

    def has(self, kind: int, code: int) -> bool:
        """Whether a power of this code is active."""
        for power in self.powers[kind]:
            if power.code == code:
                return True
        return False

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

    def put_good(self, place: int, kind: int) -> None:
        self.goods = [*self.goods[:place], kind, *self.goods[place + 1 :]]

    def pack(self) -> Packed:
        return [
            self.mat,
            self.credits,
            self.chips,
            self.reserve,
            self.colonies,
            self.goods,
            self.discovered,
            self.developments,
            self.spaces,
            self.stored_goods,
            self.stored_worlds,
            self.stored_credits,
            self.ready_colonies,
            self.ready_developments,
            self.used,
            self.temporary,
            self.settled,
            self.stored_now,
            self.consumed,
            self.produced,
        ]


def unpacked_empire(packed: Packed, tables: Tables) -> Empire:
    empire = Empire()
    empire.mat, empire.credits, empire.chips, empire.reserve = packed[0], packed[1], packed[2], packed[3]
    empire.colonies, empire.goods, empire.discovered, empire.developments = packed[4], packed[5], packed[6], packed[7]
    empire.spaces = packed[8]
    empire.stored_goods, empire.stored_worlds, empire.stored_credits = packed[9], packed[10], packed[11]
    empire.ready_colonies, empire.ready_developments = packed[12], packed[13]
    empire.used, empire.temporary, empire.settled, empire.stored_now = packed[14], packed[15], packed[16], packed[17]
    empire.consumed, empire.produced = packed[18], packed[19]
    empire.refresh(tables)
    return empire


def count_goods(goods: list[int]) -> list[int]:
    """How many goods of each kind lie on colonies."""
    found = [0] * KINDS
    for kind in goods:
        if kind != NO_GOOD:
            found[kind] += 1
    return found
