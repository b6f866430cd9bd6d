"""What lies on the table: the technology board, the exploration board, the decks, and every faction's mat."""

from typing import Final, final

from perihelion.games.beyond_the_sun.components import CUBES, EXTRA, NO_CARD, Side
from perihelion.games.beyond_the_sun.sets import IN_SET
from perihelion.games.beyond_the_sun.tables import Tables
from perihelion.games.beyond_the_sun.vocabulary import AREAS, SHIP_LEVELS
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State, Step

# Steps of the agenda. A turn:
TURN: Final = 0
ACTION: Final = 1
PRODUCTION: Final = 2
TRADE: Final = 3  # seat, whether it is the production phase of the turn
LAST_WINDOW: Final = 4
ACHIEVEMENT: Final = 5
END_TURN: Final = 6
# Lines of effects:
START: Final = 10  # seat, line, flags, card
LINE: Final = 11  # seat, line, call, X, what the last call counted, flags, card
CHOOSING: Final = 12  # seat, line, call, times left, flags, card
OPTION: Final = 13  # seat, line, flags, card
COPYING: Final = 14  # seat, kind, card, technology copied before
# Pieces:
BUILD: Final = 20  # seat, level, population?, where, right column?, ships left, flags
UPGRADING: Final = 21  # seat, ships left, levels, mode, flags, then the ships raised so far
JUMPING: Final = 22  # seat, points, flags
WARPING: Final = 23  # seat, ships left, flags
CONTROL: Final = 24  # who jumped, or -1; the system whose bonus is left out, or -1
BASE: Final = 25  # seat, area
BONUSES: Final = 26  # seat, areas as bits
TRIGGERS: Final = 27  # seat, triggers as bits, what happened (a number), sources done as bits
COLONISING: Final = 28  # seat, fresh?, target named before or -1
SETTLING: Final = 29  # seat, area, strength settled
COLONY: Final = 30  # seat: the second disc on the last colonised card
AUTOMATING: Final = 31  # seat, kind, discs left
SUPPLY: Final = 32  # seat, cubes left: from which column to A
PLACING: Final = 33  # seat, then the columns the cubes in hand came from
SENDING: Final = 34  # seat
SWAPPING: Final = 35  # seat
SWAP_KIND: Final = 36  # seat, achievement
CONTROL_GONE: Final = 37  # seat, target: colonise the named target if it is still legal
# Cards:
RESEARCHING: Final = 40  # seat, levels as bits, flags of the research, ore to an opponent
OPPONENT: Final = 41  # seat, slot, flags of the research, ore
TYPE: Final = 42  # seat, slot, flags of the research, types tried
CARD: Final = 43  # seat, slot, flags of the research
EVENT_OVER: Final = 45  # event
PRIVATE_CARD: Final = 46  # seat, level
LAYING: Final = 47  # seat, level
LAYING_SLOT: Final = 48  # seat, technology
UNCOVERING: Final = 49  # seat, level
JOINING: Final = 50  # seat, system
TAKING: Final = 51  # seat

# Flags of a line.
CHOSEN: Final = 1  # an action: all of it must be possible, and it must change something (BTS-16.8)
BOTTOM: Final = 2  # the line of the action itself, not a line inside it
ONCE: Final = 4  # a mat ability that is used up only when done (BTS-21.32)
AT_WILL_LINE: Final = 8  # no retired cube may be replaced by ore (BTS-21.30)

# Flags of a research.
SEEN: Final = 1
SUPPLY_CUBE: Final = 2
NO_PREREQUISITE: Final = 4
NO_IMMEDIATE: Final = 8

NOWHERE: Final = -1
"""Of a pawn: off the board. Of a base: nobody's."""


EVERYWHERE: Final = (1 << AREAS) - 1
"""All areas, as bits."""

EMPTY: Final[list[int]] = []
"""Stands for every list that the setup or a clone fills; never changed itself."""


@final
class Faction:
    """One player's mat, cubes and discs."""

    # Plain Python reads them as fast as slots, but with one attribute more it would keep them in a slow dictionary.
    def __init__(self, mat: int) -> None:
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

    def clone(self) -> "Faction":
        twin = Faction(self.mat)
        twin.ore = self.ore
        twin.pop = self.pop
        twin.supply = self.supply[:]
        twin.ships = self.ships[:]
        twin.strength = self.strength[:]
        twin.fleet = self.fleet
        twin.bases = self.bases
        twin.food_out = self.food_out
        twin.ore_out = self.ore_out
        twin.automation = self.automation
        twin.automated = self.automated[:]
        twin.techs = self.techs
        twin.private = self.private  # these four are replaced, never changed
        twin.colonised = self.colonised
        twin.swapped = self.swapped
        twin.museum = self.museum
        twin.noted = self.noted
        twin.used = self.used
        twin.pawn = self.pawn
        twin.aside = self.aside
        twin.rules = self.rules
        twin.open_slots = self.open_slots
        twin.at_will = self.at_will
        twin.on_trigger = self.on_trigger
        twin.listens = self.listens
        twin.space_mask = self.space_mask
        twin.aims = self.aims  # replaced, never changed
        twin.passed = self.passed
        return twin

    def has_ships(self) -> bool:
        return self.fleet != 0

    def has_rule(self, rule: int) -> bool:
        return self.rules >> rule & 1 == 1

    def pack(self) -> Packed:
        return [
            self.mat, self.ore, self.pop, self.supply, self.ships, self.strength, self.food_out, self.ore_out,
            self.automation, self.automated, self.techs, self.private, self.colonised, self.swapped, self.museum,
            self.noted, self.used, self.pawn, self.aside, self.rules, self.at_will, self.on_trigger,
        ]  # fmt: skip


def unpacked(packed: Packed) -> Faction:
    made = Faction(packed[0])
    made.ore, made.pop, made.supply, made.ships, made.strength = packed[1:6]
    made.food_out, made.ore_out, made.automation, made.automated, made.techs = packed[6:11]
    made.private, made.colonised, made.swapped, made.museum, made.noted = packed[11:16]
    made.used, made.pawn, made.aside, made.rules, made.at_will, made.on_trigger = packed[16:22]
    if len(made.ships) != AREAS * SHIP_LEVELS or sum(made.supply) > CUBES:
        raise ValueError("not a mat")
    for ship in range(AREAS * SHIP_LEVELS):
        if made.ships[ship]:
            made.fleet |= 1 << ship
    return made


class Table(State):
    """Beyond the Sun on the table, without its rules; those are in `play.py` and the modules of the subjects."""

    # Plain Python keeps more than 30 attributes in a dictionary that is slow to read.
    __slots__ = (
        "active",
        "aside",
        "base",
        "base_kind",
        "based",
        "bases",
        "before",
        "boxed",
        "cap",
        "changed",
        "claims",
        "common",
        "decks",
        "discarded",
        "discovered",
        "ended",
        "event_at",
        "exchanges",
        "factions",
        "first",
        "goals",
        "held",
        "joined",
        "kept",
        "last_round",
        "layout",
        "offer",
        "open_guilds",
        "round",
        "rows",
        "side",
        "sphere",
        "sphere_event",
        "swaps",
        "system_at",
        "tableau",
        "tables",
        "tech_at",
        "touched",
        "under",
        "uses",
    )

    def __init__(self, tables: Tables, seats: int, rng: Rng, side: Side, layout: int) -> None:
        super().__init__(tables.stamp, tables.vocabulary, seats, rng)
        self.tables = tables
        self.side = side
        self.layout = layout  # of Basic Spacefaring: a number of players
        self.cap = 0  # rounds after which the game ends in any case
        self.tableau = False  # the expert variant
        self.factions: list[Faction] = []
        self.round = 1
        self.first = 0
        self.active = 0
        self.last_round = 0  # the number of the final round, 0 before the end is triggered
        self.ended = ""
        # the technology board
        self.tech_at: list[int] = []
        self.discovered = 0  # the slots with a card, as bits; follows from the above
        self.event_at: list[int] = []
        self.decks: list[list[int]] = []  # technologies I to IIII, then systems A and B; the top card is the last one
        self.under: list[list[int]] = []  # of every deck the sizes of the groups put under it, the oldest first
        self.rows: list[list[int]] = [[], [], [], []]  # the tableau's open cards by type; empty when not laid out
        self.boxed: list[int] = []  # events left in the box
        self.discarded: list[int] = []  # events resolved
        self.kept: list[int] = []  # events in play: event * 8 + owner
        self.open_guilds = 0
        # the exploration board
        self.system_at: list[int] = [NO_CARD] * AREAS
        self.base: list[int] = [NOWHERE] * AREAS
        self.base_kind: list[int] = [0] * AREAS
        self.joined = NOWHERE  # the slot that the extra area lies beside
        self.sphere = NO_CARD  # the system beside the Dyson Sphere
        self.sphere_event = NO_CARD
        # achievements in play, and on each the discs in their order: seat * 4 + kind of a disc swapped in, or 3
        self.goals: list[int] = []
        self.claims: list[list[int]] = []
        self.touched = EVERYWHERE  # areas changed since the last control update, as bits
        self.bases = 0  # areas with a base, as bits; follows from the factions' bases
        self.held = 0  # spaces that a pawn holds, as bits; follows from the pawns
        self.common = tables.layouts[layout].basic_mask  # spaces that everybody reaches, as bits; follows from the rest
        # this turn
        self.based = 0  # areas with a base when the turn began
        self.uses: list[int] = []  # abilities used at will
        self.exchanges = 0
        self.swaps = 0  # retired cubes that ore may still replace in this action
        self.changed = 0  # whether the action has changed anything yet
        self.before: list[int] = []  # the mover's ships before a jump
        self.offer: list[int] = []  # cards revealed to choose from
        self.aside: list[int] = []  # cards revealed and set aside

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

    # ---------------------------------------------------------------- cloning and loading

    def take_over(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.copy_base(other)
        self.cap = other.cap
        self.tableau = other.tableau
        self.factions = [faction.clone() for faction in other.factions]
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.last_round = other.last_round
        self.ended = other.ended
        self.tech_at = other.tech_at[:]
        self.discovered = other.discovered
        self.event_at = other.event_at[:]
        self.decks = [deck[:] for deck in other.decks]
        self.under = [sizes[:] for sizes in other.under]
        self.rows = other.rows[:]  # a row is replaced, never changed
        self.boxed = other.boxed
        self.discarded = other.discarded
        self.kept = other.kept
        self.open_guilds = other.open_guilds
        self.system_at = other.system_at[:]
        self.base = other.base[:]
        self.base_kind = other.base_kind[:]
        self.joined = other.joined
        self.sphere = other.sphere
        self.sphere_event = other.sphere_event
        self.goals = other.goals
        self.claims = other.claims[:]  # the lists inside are replaced, never changed
        self.touched = other.touched
        self.bases = other.bases
        self.held = other.held
        self.common = other.common
        self.based = other.based
        self.uses = other.uses
        self.exchanges = other.exchanges
        self.swaps = other.swaps
        self.changed = other.changed
        self.before = other.before
        self.offer = other.offer
        self.aside = other.aside

    def pack(self) -> Packed:
        return [
            self.tables.sides.index(self.side), self.layout, self.cap, int(self.tableau),
            [faction.pack() for faction in self.factions], self.round, self.first, self.active, self.last_round,
            self.ended, self.tech_at, self.event_at, self.decks, self.under, self.rows, self.boxed, self.discarded,
            self.kept, self.open_guilds, self.system_at, self.base, self.base_kind, self.joined, self.sphere,
            self.sphere_event, self.goals, self.claims, self.based, self.uses, self.exchanges, self.swaps, self.changed,
            self.before, self.offer, self.aside,
        ]  # fmt: skip

    def unpack(self, packed: Packed) -> None:
        self.cap, self.tableau = packed[2], bool(packed[3])
        self.factions = [unpacked(each) for each in packed[4]]
        self.round, self.first, self.active, self.last_round, self.ended = packed[5:10]
        self.tech_at, self.event_at, self.decks, self.under, self.rows = packed[10:15]
        self.boxed, self.discarded, self.kept, self.open_guilds = packed[15:19]
        self.system_at, self.base, self.base_kind, self.joined = packed[19:23]
        self.sphere, self.sphere_event, self.goals, self.claims = packed[23:27]
        self.based, self.uses, self.exchanges, self.swaps, self.changed = packed[27:32]
        self.before, self.offer, self.aside = packed[32:35]
        for area, owner in enumerate(self.base):
            if owner != NOWHERE:
                self.factions[owner].bases |= 1 << area
                self.bases |= 1 << area


AREAS_IN: Final = IN_SET
"""Of every set of areas, as bits, its areas in order."""


def line_frame(seat: int, line: int, flags: int, card: int) -> Step:
    """A line that costs nothing, from its first call."""
    return (LINE, seat, line, 0, 0, 0, flags, card)
