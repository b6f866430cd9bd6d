"""A sheet about to get one more piece: what it would be worth with each drawing of a shape, without drawing any.

Every spot keeps what a piece there covers and comes near to (`Lay`), so a drawing costs a few additions: an evaluation
takes about 10 µs where it took 55, compiled, when each was drawn on a copy of the sheet. The numbers are the same to
the last bit (`tests/games/sunward/test_bots.py`).
"""

from typing import final

from ..rules import scoring
from ..rules.hexes import Wide
from ..rules.spots import Shape
from ..rules.state import Sheet, Table
from ..rules.tables import ALIENS, BLACK_HOLE, CLUSTER, HOW_MANY, NEAR_BLACK_HOLE, RESOURCES, UPGRADES, Lay
from .weights import Weights, of_mission, promise, share_left


@final
class Sketch:
    def __init__(self, table: Table, seat: int, sheet: Sheet, shape: Shape, weights: Weights) -> None:
        tables = table.tables
        self.table = table
        self.sheet = sheet
        self.shape = shape
        self.weights = weights
        self.left = share_left(table)
        self.column = table.column_for(seat)
        self.unused = sheet.gained - sheet.used - HOW_MANY[table.left_out[seat]]
        self.met = scoring.mission_counts(table, sheet)
        self.missions = [of_mission(table, times, weights) for times in self.met]
        self.changing = self.column if self.column != BLACK_HOLE else slot_of(table, NEAR_BLACK_HOLE)
        self.mission = -1 if self.changing < 0 else table.missions[self.changing]
        self.missing = scoring.gaps(tables, sheet)
        self.aliens = self.missing[-1]
        # by the neighbours of a resource that are not covered
        self.of_missing = [tables.resource_enclosed + weights.resource]
        for missing in range(1, 7):
            self.of_missing.append(weights.ring * self.left / missing if self.left > 0.0 and missing <= 3 else 0.0)
        self.kept: list[int] = []  # for every frontier what is kept for it, or will be when it is reached
        self.steps: list[int] = []  # to those not reached yet; 0 to the others
        for number, frontier in enumerate(tables.frontiers):
            reached = sheet.frontiers[number]
            later = frontier.later if table.claimed[number] else frontier.first
            self.kept.append(reached if reached else later)
            self.steps.append(0 if reached else frontier.steps_from(sheet.covered))
        self.resources = resources_met(table, sheet, self.column) if self.mission == RESOURCES else 0
        # where it depends on the pieces a drawing touches: how often the mission is met
        self.touched: dict[int, int] = {}
        self.otherwise = 0 if self.changing < 0 else self.met[self.changing]
        if self.mission == CLUSTER:
            self.look_for_groups()
        elif self.mission == NEAR_BLACK_HOLE:
            self.look_for_holes()

    def worth(self, action: int) -> float:
        """Of the sheet with this drawing."""
        tables = self.table.tables
        lay = tables.lay(self.shape.spot_of[action])
        value = 0.0
        for column in range(len(self.missions)):
            if column == self.changing:
                value += of_mission(self.table, self.times(action, lay), self.weights)
            else:
                value += self.missions[column]
        waiting = False
        for number in range(len(self.steps)):
            if self.steps[number] == 0 or lay.steps[number] == 0:
                value += self.kept[number] + self.weights.frontier
            else:
                waiting = True
        value += (tables.alien_uncovered - self.weights.alien) * (self.aliens - lay.aliens)
        for number in range(len(lay.rings)):
            value += self.of_missing[self.missing[number] - lay.rings[number]]
        value += self.weights.upgrade * self.left * (self.unused + lay.upgrades)
        if self.left > 0.0:
            value += self.promised(lay) if waiting else 0.0
        return value

    def promised(self, lay: Lay) -> float:
        nearest: list[int] = []
        for number in range(len(self.steps)):
            own = self.steps[number]
            other = lay.steps[number]
            nearest.append(own if own < other else other)
        return promise(self.kept, nearest, self.weights)

    def times(self, action: int, lay: Lay) -> int:
        """How often the mission is met that this piece changes."""
        if self.mission == ALIENS:
            return self.otherwise + lay.aliens
        if self.mission == UPGRADES:
            return self.otherwise + lay.upgrades
        if self.mission == RESOURCES:
            both = self.resources | lay.resources
            return both.bit_count()
        return self.touched.get(action, self.otherwise)

    def look_for_groups(self) -> None:
        """WSS-7.5: a piece joins the groups that it touches."""
        largest = max(1, self.otherwise)
        joined: dict[int, int] = {}
        for size, group in scoring.groups(self.table.tables.grid, pieces_of(self.sheet, self.column)):
            for action in self.touching(group):
                joined[action] = joined.get(action, 1) + size
        for action, size in joined.items():
            self.touched[action] = max(largest, size)
        self.otherwise = largest

    def look_for_holes(self) -> None:
        """WSS-7.6: a piece beside a black hole counts, and a new black hole makes those beside it count."""
        met = self.otherwise
        holes: Wide = 0
        for hexes in pieces_of(self.sheet, BLACK_HOLE):
            holes |= hexes
        if self.column != BLACK_HOLE:
            for action in self.touching(holes):
                self.touched[action] = met + 1
            return
        near: Wide = self.table.tables.grid.around(holes)
        for hexes in pieces_of(self.sheet, self.changing):
            if not hexes & near:
                for action in self.touching(hexes):
                    self.touched[action] = self.touched.get(action, met) + 1

    def touching(self, hexes: Wide) -> list[int]:
        """The drawings of the shape that touch some hexes."""
        spots = self.table.tables.spots
        return self.shape.listed(self.sheet.open & spots.touched_by(spots.cells_of(hexes)))


def pieces_of(sheet: Sheet, column: int) -> list[Wide]:
    return [hexes for zone, hexes in sheet.pieces if zone == column]


def slot_of(table: Table, mission: int) -> int:
    return table.missions.index(mission) if mission in table.missions else -1


def resources_met(table: Table, sheet: Sheet, column: int) -> int:
    """The resources beside the pieces of a zone, a bit each."""
    found = 0
    for hexes in pieces_of(sheet, column):
        for number, cell in enumerate(table.tables.resource_bits):
            if table.tables.grid.around(hexes) & cell:
                found |= 1 << number
    return found
