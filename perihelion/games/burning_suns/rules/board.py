"""What lies in the galaxy: tiles, who controls them, and everybody's units."""

from typing import Final

from perihelion.kernel.fields import fields, flat
from perihelion.kernel.lists import altered
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State

from . import steps
from .galaxy.masks import mask_of
from .sheets import Galaxy
from .tables import ALL_ACTIONS, Tables
from .terms import GROUND, KINDS, TITAN

NOTHING: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What the lists of a table are before it is laid, loaded or copied: replaced then, and never changed."""


def swapped(numbers: list[int], one: int, other: int) -> list[int]:
    """With the numbers in two places exchanged, for a list that clones share (`kernel/lists.py`)."""
    made = numbers[:]
    made[one], made[other] = made[other], made[one]
    return made


BOARD: Final = (
    "opt",
    fields("tile near up control unrest blocked construction"),
    fields("dark local stack[:] aside returned peeked"),
    fields("units[:] fleet[:] army[:] hull[:]"),
)
"""What is kept of the galaxy, in the order of a dump."""
FOUND: Final = fields("galaxy frontier[:] laid lands[:] domain[:] fleets[:] armies[:] crowded unchecked")
"""What follows from it, or is looked at once more when in doubt."""
GIVEN: Final = fields("tables private")
"""What a clone has from the start."""


class Board(State):
    """The part of a table that is the galaxy."""

    __slots__ = (*flat(BOARD), *FOUND, *GIVEN, "reach")

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables.stamp, ALL_ACTIONS, seats, rng)
        self.tables = tables
        self.galaxy: Galaxy = tables.galaxy(seats, 0)
        self.opt: list[int] = NOTHING
        # By place.
        self.tile: list[int] = NOTHING
        self.near: list[int] = NOTHING
        self.up = 0
        self.control: list[int] = NOTHING
        self.unrest = 0
        self.blocked: list[int] = NOTHING  # the blocked benefit of a system in unrest
        self.construction: list[int] = NOTHING
        self.dark: list[int] = NOTHING
        self.local: list[int] = NOTHING
        self.stack: list[int] = NOTHING  # face-down systems; the bottom is the end
        self.aside: list[int] = NOTHING  # voids and anomalies out of the game
        self.returned = 0  # face-down tiles brought back from `aside`
        self.peeked: list[int] = NOTHING
        # Units, by seat: place * KINDS + kind; and how many of them are in space and on the ground, by place.
        self.units: list[list[int]] = NO_LISTS
        self.fleet: list[list[int]] = NO_LISTS
        self.army: list[list[int]] = NO_LISTS
        self.hull: list[list[int]] = NO_LISTS  # hit points of titan, starbase, colossus
        self.private = 0  # seats whose units no other state shares
        # Worked out from the rest. Masks have a bit for every place.
        self.reach: list[int] = NOTHING
        self.frontier: list[int] = NOTHING  # mask by seat: face-down tiles next to a revealed path
        self.laid = 0  # mask: places with a tile
        self.lands: list[int] = NOTHING  # mask by kind of tile: where such tiles lie face up
        self.domain: list[int] = NOTHING  # mask by seat: controlled places
        self.fleets: list[int] = NOTHING  # mask by seat: places with a fleet
        self.armies: list[int] = NOTHING  # mask by seat: places with an army
        self.crowded = (1 << seats) - 1  # empires that may have a fleet or an army above the printed limit
        self.unchecked = (1 << seats) - 1  # empires that may be over a limit, or gain or lose a level or an ally

    # ---------------------------------------------------------------- units

    def unshare(self, seat: int) -> None:
        """Clones share the units of a seat until one of them changes something: most clones change little."""
        if not self.private >> seat & 1:
            self.private |= 1 << seat
            self.units[seat] = self.units[seat][:]
            self.fleet[seat] = self.fleet[seat][:]
            self.army[seat] = self.army[seat][:]

    def count_units(self) -> None:
        """The masks of fleets and armies, from the units."""
        self.fleets = [mask_of(sizes) for sizes in self.fleet]
        self.armies = [mask_of(sizes) for sizes in self.army]

    def change_units(self, seat: int, place: int, kind: int, number: int) -> None:
        if not self.private >> seat & 1:
            self.unshare(seat)
        self.units[seat][place * KINDS + kind] += number
        if GROUND >> kind & 1:
            sizes, masks, most = self.army[seat], self.armies, self.tables.small_army
        else:
            sizes, masks, most = self.fleet[seat], self.fleets, self.tables.fleet_limit
        size = sizes[place] + number
        sizes[place] = size
        if size == 0:
            masks[seat] &= ~(1 << place)
        elif size == number:
            masks[seat] |= 1 << place
        if size > most:
            self.crowded |= 1 << seat
            self.unchecked |= 1 << seat

    def set_hull(self, seat: int, kind: int, points: int) -> None:
        """The hit points that a unique unit has left."""
        self.hull[seat] = altered(self.hull[seat], kind - TITAN, points)

    def has(self, seat: int, place: int, kind: int) -> int:
        return self.units[seat][place * KINDS + kind]

    def where_unique(self, seat: int, kind: int) -> int:
        """The place of a unique unit, -1 when it is not in play."""
        units = self.units[seat]
        for place in range(self.galaxy.size):
            if units[place * KINDS + kind]:
                return place
        return -1

    # ---------------------------------------------------------------- places

    def set_control(self, place: int, seat: int) -> None:
        """The place belongs to a seat from now on, or to nobody (-1)."""
        before = self.control[place]
        if before >= 0:
            self.domain[before] &= ~(1 << place)
        self.control = altered(self.control, place, seat)
        if seat >= 0:
            self.domain[seat] |= 1 << place

    def count_domains(self) -> None:
        self.domain = [0] * self.seats
        for place, owner in enumerate(self.control):
            if owner >= 0:
                self.domain[owner] |= 1 << place

    def kind_at(self, place: int) -> int:
        """The kind of the tile at a place, -1 for an empty place."""
        tile = self.tile[place]
        return -1 if tile < 0 else self.tables.tile_kind[tile]

    # ---------------------------------------------------------------- copies

    def choose(self, options: list[int]) -> None:
        """The options of this game, and with them its galaxy."""
        self.opt = options
        self.galaxy = self.tables.galaxy(self.seats, options[steps.OPT_GALAXY])
