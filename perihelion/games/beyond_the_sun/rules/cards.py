"""What the component set is made of, read from its data: cards, slots, mats, the sides of the board, the spaces."""

from typing import Final, final

from perihelion.kernel.components import Data

from . import effects
from .effects import LEVELS, Ability, Expr
from .notation import Book
from .sets import ChoicesOfShips
from .vocabulary import AREAS, BASIC_SPACES, MOVE, SHIP_LEVELS, SPACES, SPHERE_SPACE

# Areas of the exploration board, the same on both sides.
AREA_NAMES: Final = ["sol", "A1", "A2", "Y1", "Y2", "Y3", "B1", "B2", "deep", "extra"]
SOL: Final = 0
DEEP: Final = 8
EXTRA: Final = 9
SYSTEM_SLOTS: Final = [1, 2, 6, 7]
SHIPYARDS: Final = [3, 4, 5]
SLOT_DECK: Final = [-1, 0, 0, -1, -1, -1, 1, 1, -1, -1]
"""Of every system slot its deck: 0 is A, 1 is B."""

FOOD, ORE_DISC, MARKER, NO_DISC = range(4)
KINDS: Final = ["food", "ore", "marker", "none"]
SPEC: Final = {"food": 1, "ore": 2}
DISCS: Final = 8
CUBES: Final = 20
TOP_SHIP: Final = 4

TYPES: Final = ["S", "E", "M", "C"]
NO_LINE: Final = -1
NO_CARD: Final = -1
NO_EXTRA: Final = -1
"""In place of the slot beside the extra area: there is none."""
SHARED: Final = -1
"""Of a Basic space: no extra ore and any number of pawns."""


@final
class Technology:
    def __init__(self, name: str, level: int, types: int, passes: int) -> None:
        self.name = name
        self.level = level  # 0 is I
        self.types = types  # a bit for every type
        self.passes = passes  # a type, -1 for level IIII
        self.immediate = NO_LINE
        self.actions: list[int] = []  # lines
        self.spaces: list[int] = []  # their numbers among all spaces
        self.space_mask = 0  # the same as bits
        self.passed = 1 << 4 * level + passes if passes >= 0 else 0  # the type it passes on, by its level, as a bit
        self.abilities: list[Ability] = []
        self.rules = 0  # permanent rules among its abilities, as bits
        self.at_will = 0  # how many of its abilities can be used at will
        self.on_trigger = 0  # how many a trigger sets off
        self.vp = 0
        self.end = effects.number(0)
        self.researches = 0  # levels its actions research without the eye symbol
        self.opens = 0  # the same, and level III where an action leaves the level open
        self.ways = 0  # its actions and abilities
        self.colonises = 0  # calls to colonise in its actions


@final
class Slot:
    def __init__(self, name: str, level: int, needs: int, least: int) -> None:
        self.name = name
        self.level = level
        self.needs = needs  # a bit for every slot joined to it on the left
        self.least = least  # how many of these are needed


@final
class EventCard:
    def __init__(self, name: str, level: int, fixed: bool, line: int) -> None:
        self.name = name
        self.level = level
        self.fixed = fixed
        self.line = line
        self.vp = 0
        self.each = False  # end points for every faction by `end`
        self.deep = False  # end points for the strongest in Deep Space
        self.end = effects.number(0)
        self.museum = False
        self.sphere = NO_LINE  # the line of its action


@final
class System:
    def __init__(self, name: str, deck: int, start: bool, strength: int, spec: int, vp: int) -> None:
        self.name = name
        self.deck = deck
        self.start = start
        self.strength = strength
        self.spec = spec  # 1 food, 2 ore, 3 both
        self.vp = vp
        self.control = NO_LINE
        self.bonus = NO_LINE
        self.special: Ability | None = None


@final
class Achievement:
    def __init__(self, name: str, kind: str, condition: Expr, spaces: list[int], four_only: int) -> None:
        self.name = name
        self.kind = kind
        self.condition = condition
        self.spaces = spaces
        self.four_only = four_only
        self.fewer = len(spaces) - four_only  # BTS-6.8: some spaces exist only with 4 players

    def usable(self, seats: int) -> list[int]:
        return self.spaces if seats == 4 else self.spaces[: self.fewer]


@final
class Mat:
    def __init__(self, name: str, data: Data, book: Book) -> None:
        self.name = name
        self.faction: str = data["faction"]
        self.advanced: bool = data["kind"] == "advanced"
        # for every number of discs taken off: the columns whose growth symbol shows, and how many ore symbols show
        self.growth: list[int] = []
        self.ore_symbols: list[int] = []
        for removed in range(DISCS + 1):
            columns = 1
            for letter, disc in data["growth"].items():
                if disc <= removed:
                    columns |= 1 << "ABCDE".index(letter)
            self.growth.append(columns)
            self.ore_symbols.append(1 + len([disc for disc in data["ore_track"] if disc <= removed]))
        start = data["start"]
        self.supply: list[int] = [start["supply"][letter] for letter in "ABCDE"]
        self.pop: int = start["pop"]
        self.ore: int = start["ore"]
        self.ships: list[tuple[int, int]] = [(AREA_NAMES.index(ship["at"]), ship["level"]) for ship in start["ships"]]
        self.abilities: list[Ability] = [book.ability(each["do"]) for each in data.get("abilities", [])]


UNREACHABLE: Final = 1000
"""More movement points than anybody has."""


@final
class Routes:
    """Where one movement point takes a ship on one side of the board, with or without the extra area."""

    def __init__(self, side: "Side", joined: int, long: bool) -> None:
        areas = side.areas if joined == NO_EXTRA else [*side.areas, EXTRA]
        self.near: list[list[int]] = [[] for _ in range(AREAS)]  # of every area
        for area in areas:
            if long and area != SOL and area != DEEP:
                self.near[area] = [each for each in areas if each != area]  # BTS-21.14
            elif area == EXTRA:
                self.near[area] = [joined]
            else:
                self.near[area] = [*side.neighbours[area], EXTRA] if area == joined else side.neighbours[area]
        self.moves: ChoicesOfShips | None = None
        self.apart: list[list[int]] = []  # from every area to every other, once somebody has asked

    def measure(self) -> list[list[int]]:
        """Movement points from every area to every other; `UNREACHABLE` where none lead there."""
        for area in range(AREAS):
            apart = [UNREACHABLE] * AREAS
            apart[area] = 0
            front = [area]
            while front:
                each = front.pop(0)
                for near in self.near[each]:
                    if apart[near] == UNREACHABLE:
                        apart[near] = apart[each] + 1
                        front.append(near)
            self.apart.append(apart)
        return self.apart

    def list_moves(self) -> ChoicesOfShips:
        """Every ship along every route segment; listed when the first ship moves, for most boards are never needed."""
        kinds = range(AREAS * SHIP_LEVELS)
        self.moves = ChoicesOfShips(
            [[MOVE + ship * AREAS + area for area in self.near[ship // SHIP_LEVELS]] for ship in kinds]
        )
        return self.moves


@final
class Side:
    """One side of the exploration board."""

    def __init__(self, data: Data) -> None:
        self.name: str = data["id"]
        self.neighbours: list[list[int]] = [[] for _ in range(AREAS)]
        self.spec: list[int] = [0] * AREAS  # of shipyards
        self.areas: list[int] = []
        for location in data["locations"]:
            area = AREA_NAMES.index(location["id"])
            self.areas.append(area)
            for kind in location["spec"]:
                self.spec[area] |= SPEC[kind]
        for one, other in data["edges"]:
            self.neighbours[AREA_NAMES.index(one)].append(AREA_NAMES.index(other))
            self.neighbours[AREA_NAMES.index(other)].append(AREA_NAMES.index(one))
        for near in self.neighbours:
            near.sort()
        self.areas.sort()
        # for every area that the extra one may lie beside, and at the end without it: the usual routes, long jumps
        self.routes: list[list[Routes]] = [
            [Routes(self, joined, long) for long in (False, True)] for joined in [*range(AREAS), NO_EXTRA]
        ]


@final
class Layout:
    """Basic Spacefaring for a number of players: the spaces of each action with their extra ore."""

    def __init__(self, data: Data) -> None:
        self.players: int = data["players"]
        self.spaces: list[list[int]] = []
        for number in range(1, 5):
            row = data[f"basic_{number}"]
            self.spaces.append([SHARED] if row == "shared" else list(row))
        self.basic_spaces: list[int] = []
        self.extra: list[int] = [0] * SPACES  # of every space
        self.shared: list[bool] = [False] * SPACES
        for action, extras in enumerate(self.spaces):
            for k, extra in enumerate(extras):
                space = action * BASIC_SPACES + k
                self.basic_spaces.append(space)
                self.extra[space] = max(extra, 0)
                self.shared[space] = extra == SHARED
        self.blocked = [0 if shared else 1 << space for space, shared in enumerate(self.shared)] + [0]
        self.blocked[SPHERE_SPACE] = 0  # BTS-17.15: no pawn stays there
        """Of every space the bit that a pawn there blocks; the last is for a pawn off the board."""
        self.basic_mask = sum([1 << space for space in self.basic_spaces])
        self.affordable: list[int] = []  # for every amount of ore the spaces that it pays for, as bits
        self.most_ore = 0

    def read_prices(self, prices: list[int]) -> None:
        """The prices of all spaces, without the extra ore."""
        costs = [price + extra for price, extra in zip(prices, self.extra, strict=True)]
        self.most_ore = max(costs)
        self.affordable = [as_bits([cost <= ore for cost in costs]) for ore in range(self.most_ore + 1)]


def read_slots(rows: list[Data]) -> list[Slot]:
    names: list[str] = [row["id"] for row in rows]
    found: list[Slot] = []
    for row in rows:
        needs = 0
        for name in row["needs"]:
            needs |= 1 << names.index(name)
        found.append(Slot(row["id"], LEVELS.index(row["level"]), needs, row.get("any", len(row["needs"]))))
    return found


def as_bits(chosen: list[bool]) -> int:
    return sum([1 << number for number, each in enumerate(chosen) if each])
