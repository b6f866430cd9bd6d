"""What lies on the table: the technology board, the exploration board, the decks, and every faction's mat."""

from typing import Final, final

from perihelion.kernel.fields import copying, fields, pack, unpack
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State, Step

from . import steps
from .cards import CUBES, EXTRA, NO_CARD, Side
from .sets import IN_SET
from .tables import Tables
from .vocabulary import AREAS, SHIP_LEVELS

NOWHERE: Final = -1
"""Of a pawn: off the board. Of a base: nobody's."""


NEVER: Final = 0
"""Of the round cap: there is none (A-64)."""

EVERYWHERE: Final = (1 << AREAS) - 1
"""All areas, as bits."""

EMPTY: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
"""Stand for every list that the setup, a dump or a clone fills; never changed themselves."""


MAT_FIELDS: Final = fields(
    "mat ore pop supply[:] ships[:] strength[:] food_out ore_out automation automated techs private colonised swapped"
    " museum noted used pawn aside rules at_will on_trigger"
)
"""What is kept of a faction, in the order of the dump."""
MAT_FOUND: Final = fields("fleet bases open_slots listens space_mask aims passed")
"""What follows from it."""
FIELDS: Final = fields(
    "cap tableau factions.clone round first active last_round ended tech_at event_at decks[:] under[:] rows[:] boxed"
    " discarded kept open_guilds system_at base base_kind joined sphere sphere_event goals claims[:] based uses"
    " exchanges swaps changed before offer aside"
)
"""What is kept of the table besides its side and layout, in the order of the dump."""
GIVEN: Final = fields("tables side layout")
FOUND: Final = fields("discovered touched bases held common")
"""What is given with the game, and what follows from the rest."""


@final
class Faction:
    """One player's mat, cubes and discs."""

    # Plain Python reads them as fast as slots, but with one attribute more it would keep them in a slow dictionary.
    def __init__(self, mat: int) -> None:
        """BTS-2.19: with nothing but what the set-up then gives."""
        self.mat = mat
        self.ore = 0
        self.pop = 0
        self.supply: list[int] = EMPTY  # cubes in the columns A to E
        self.ships: list[int] = EMPTY  # how many of each level in each area
        self.strength: list[int] = EMPTY  # the same, added up (BTS-14.13)
        self.fleet = 0  # which kinds of ships there are: area * 4 + level - 1, as bits; follows from the ships
        self.bases = 0  # areas with an own base, as bits; follows from the table
        self.food_out = 0  # discs taken off the growth track
        self.ore_out = 0
        self.automation = 0  # discs and markers on or beyond the automation track
        self.automated: list[int] = EMPTY  # the same by kind: food, ore, markers
        self.techs = 0  # slots with an own cube, as bits
        self.private: list[int] = EMPTY  # technologies by the mat
        self.colonised: list[int] = EMPTY  # system * 16 + first disc * 4 + second disc
        self.swapped: list[int] = EMPTY  # achievement discs replaced by food and by ore discs
        self.museum: list[int] = EMPTY  # levels of ships given to the museum
        self.noted = 0  # points of abilities (BTS-8.18)
        self.used = 0  # abilities of the mat used up, as bits
        self.pawn = NOWHERE
        self.aside = 0  # 1 when the pawn was pushed aside (BTS-21.38)
        self.rules = 0  # permanent rules in force, as bits
        self.open_slots = 0  # slots not researched whose prerequisites are met, as bits; follows from the rest
        self.at_will: list[int] = EMPTY  # sources of abilities that can be used at will
        self.on_trigger: list[int] = EMPTY  # sources of abilities that a trigger sets off
        self.listens = 0  # the triggers of these, as bits; follows from them
        self.space_mask = 0  # action spaces of own technologies, as bits; follows from the rest
        self.aims: list[int] = EMPTY  # achievements it can still claim, in order; follows from the claims
        self.passed = 0  # types passed on by own technologies, a bit for each by level; follows from the rest

    @copying(MAT_FIELDS, MAT_FOUND)
    def clone(self) -> "Faction":
        return Faction(self.mat)

    def has_ships(self) -> bool:
        return self.fleet != 0

    def has_rule(self, rule: int) -> bool:
        return self.rules >> rule & 1 == 1

    def pack(self) -> Packed:
        return pack(self, MAT_FIELDS)


def unpacked(packed: Packed) -> Faction:
    made = Faction(0)
    unpack(made, MAT_FIELDS, packed)
    if len(made.ships) != AREAS * SHIP_LEVELS or sum(made.supply) > CUBES:
        raise ValueError("not a mat")
    for ship in range(AREAS * SHIP_LEVELS):
        if made.ships[ship]:
            made.fleet |= 1 << ship
    return made


class Table(State):
    """Beyond the Sun on the table, without its rules; those are in `play.py` and the modules of the subjects."""

    # Plain Python keeps more than 30 attributes in a dictionary that is slow to read.
    __slots__ = (*FIELDS, *GIVEN, *FOUND)

    def __init__(self, tables: Tables, seats: int, rng: Rng, side: Side, layout: int) -> None:
        super().__init__(tables.stamp, tables.vocabulary, seats, rng)
        self.tables = tables
        self.side = side
        self.layout = layout  # of Basic Spacefaring: a number of players
        self.cap = NEVER  # rounds after which the game ends in any case
        self.tableau = False  # the expert variant
        self.factions: list[Faction] = []
        self.round = 1
        self.first = 0
        self.active = 0
        self.last_round = 0  # the number of the final round, 0 before the end is triggered
        self.ended = ""
        # the technology board
        self.tech_at: list[int] = EMPTY
        self.discovered = 0  # the slots with a card, as bits; follows from the above
        self.event_at: list[int] = EMPTY
        self.decks: list[list[int]] = (
            NO_LISTS  # technologies I to IIII, then systems A and B; the top card is the last one
        )
        self.under: list[list[int]] = NO_LISTS  # of every deck the sizes of the groups put under it, the oldest first
        self.rows: list[list[int]] = NO_LISTS  # the tableau's open cards by type; empty when not laid out
        self.boxed: list[int] = EMPTY  # events left in the box
        self.discarded: list[int] = EMPTY  # events resolved
        self.kept: list[int] = EMPTY  # events in play: event * 8 + owner
        self.open_guilds = 0
        # the exploration board
        self.system_at: list[int] = EMPTY
        self.base: list[int] = EMPTY
        self.base_kind: list[int] = EMPTY
        self.joined = NOWHERE  # the slot that the extra area lies beside
        self.sphere = NO_CARD  # the system beside the Dyson Sphere
        self.sphere_event = NO_CARD
        # achievements in play, and on each the discs in their order: seat * 4 + kind of a disc swapped in, or 3
        self.goals: list[int] = EMPTY
        self.claims: list[list[int]] = NO_LISTS
        self.touched = EVERYWHERE  # areas changed since the last control update, as bits
        self.bases = 0  # areas with a base, as bits; follows from the factions' bases
        self.held = 0  # spaces that a pawn holds, as bits; follows from the pawns
        self.common = tables.layouts[layout].basic_mask  # spaces that everybody reaches, as bits; follows from the rest
        # this turn
        self.based = 0  # areas with a base when the turn began
        self.uses: list[int] = EMPTY  # abilities used at will
        self.exchanges = 0
        self.swaps = 0  # retired cubes that ore may still replace in this action
        self.changed = 0  # whether the action has changed anything yet
        self.before: list[int] = EMPTY  # the mover's ships before a jump
        self.offer: list[int] = EMPTY  # cards revealed to choose from
        self.aside: list[int] = EMPTY  # cards revealed and set aside

    # ---------------------------------------------------------------- small questions

    def neighbours(self, area: int) -> list[int]:
        return self.side.routes[self.joined][0].near[area]

    def spec(self, area: int) -> int:
        """BTS-14.8: what can be controlled has a specialisation."""
        system = self.system_at[area]
        return self.tables.systems[system].spec if system >= 0 else self.side.spec[area]

    def areas(self) -> list[int]:
        """All areas of this game, the extra one included while it is there."""
        return [*self.side.areas, EXTRA] if self.joined != NOWHERE else self.side.areas

    def in_order(self) -> list[int]:
        """The active player first, then clockwise."""
        return [(self.active + k) % self.seats for k in range(self.seats)]

    def discs_claimed(self) -> int:
        total = 0
        for discs in self.claims:
            total += len(discs)
        return total

    # ---------------------------------------------------------------- dumping and loading

    def pack(self) -> Packed:
        return [self.tables.sides.index(self.side), self.layout, *pack(self, FIELDS)]

    def unpack(self, packed: Packed) -> None:
        _, _, cap, tableau, factions, *rest = packed
        unpack(self, FIELDS, [cap, bool(tableau), [unpacked(each) for each in factions], *rest])
        for area, owner in enumerate(self.base):
            if owner != NOWHERE:
                self.factions[owner].bases |= 1 << area
                self.bases |= 1 << area


AREAS_IN: Final = IN_SET
"""Of every set of areas, as bits, its areas in order."""


def line_frame(seat: int, line: int, flags: int, card: int) -> Step:
    """A line that costs nothing, from its first call."""
    return (steps.LINE, seat, line, 0, 0, 0, flags, card)


def tell_line(table: Table, frame: int, counted: int) -> None:
    """Tell a line what one of its calls counted; `frame` is the place on the agenda where it goes on, or NOWHERE.

    The call knows its place from the start: lines of bonuses that interrupt it lie above, and are not told.
    """
    if frame != NOWHERE:
        _, seat, line, at, x, _, flags, card = table.agenda[frame]
        table.agenda[frame] = (steps.LINE, seat, line, at, x, counted, flags, card)
