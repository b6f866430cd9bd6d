"""What lies on the table: mats, pools, bag, track, goals, and the empires.

Lists are replaced, never changed in place, so that clones share them; only agenda, lanes and questions are copied.
"""

from typing import Final

from perihelion.games.new_frontiers.effects import NO_KIND
from perihelion.games.new_frontiers.empire import NO_GOOD, NONE, Empire, unpacked_empire
from perihelion.games.new_frontiers.tables import COLONIES, DIPLOMATS, GOALS, GOALS_REVIEW, TILES, Tables
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State, Step
from perihelion.kernel.table import Event, Fact, named

# Steps of the agenda.
SIDES: Final = 0
OPEN_EMPIRES: Final = 1
NEXT_CHOICE: Final = 2
RESOLVE: Final = 3
END_ACTION: Final = 4
TURN: Final = 5  # (TURN, seat, lane step …): one seat does this
TOGETHER: Final = 6  # (TOGETHER, lane step …): all seats do this at the same time
WORLDS_BACK: Final = 7
PRODUCE_CLOSE: Final = 8
GOAL_UP: Final = 9
SCORING: Final = 10
LAST_GOAL: Final = 11

# Steps of a lane: what one seat has still to do.
SIDE: Final = 20
TILE: Final = 21
GOAL_ASKED: Final = 22
KEEPING: Final = 23
ORDERING: Final = 24
BUYING: Final = 25
PICKING: Final = 26  # (PICKING, 1 if the Explore powers follow)
SURPLUS: Final = 27
SETTLING: Final = 28  # (SETTLING, worlds settled before)
ARMING: Final = 29  # (ARMING, world, goods discarded for it so far)
ARMING_GOOD: Final = 30  # (ARMING_GOOD, world, goods discarded for it so far, power)
SETTLED: Final = 31  # (SETTLED, world)
DECLARING: Final = 32
REPLACING: Final = 33
REPLACING_WITH: Final = 34  # (REPLACING_WITH, colony)
PRODUCING: Final = 35
SHORT: Final = 36  # (SHORT, kind)
WINDFALLS: Final = 37
WINDFALL_ON: Final = 38  # (WINDFALL_ON, power)
BONUS_WINDFALL: Final = 39
STOCKING: Final = 40
SELLING: Final = 41
TAXED: Final = 42  # (TAXED, credits of the sale)
CONSUMING: Final = 43
SPENDING: Final = 44  # (SPENDING, power, goods still to spend)
SCORING_KIND: Final = 45

# Ways a game can end, as bits; the first four are the rulebook's (NFR-16).
BY_SPACES: Final = 1
BY_COLONIES: Final = 2
BY_COLONISTS: Final = 4
BY_CHIPS: Final = 8
BY_ROUNDS: Final = 16

# Set-ups (NFR-2.24).
FIRST: Final = 0
STANDARD: Final = 1
WITH_GOALS: Final = 2

NO_GOAL: Final = -1
ALL_GOALS: Final = (1 << GOALS) - 1


class Table(State):
    """New Frontiers on the table, without its rules; those are in `play.py` and the modules of the actions."""

    __slots__ = (
        "action",
        "aside",
        "bag",
        "centre",
        "chips",
        "chooser",
        "colonists",
        "done",
        "empires",
        "ends",
        "faces",
        "free_sides",
        "goal_owners",
        "goal_stack",
        "goals_up",
        "goods",
        "hidden",
        "hidden_masks",
        "hidden_owner",
        "kept",
        "kept_masks",
        "lanes",
        "left",
        "looked",
        "looked_masks",
        "marked",
        "muted",
        "offer",
        "oort_kind",
        "order",
        "picked",
        "pot",
        "questions",
        "round",
        "round_limit",
        "setup",
        "short",
        "stack_masks",
        "tables",
        "waiting",
    )

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables.stamp, tables.vocabulary, seats, rng)
        self.tables = tables
        self.setup = STANDARD
        self.free_sides = 1  # whether players choose the side of their mat
        self.round_limit = 0
        self.round = 1
        self.faces: list[int] = NONE  # of every pile, the face shown
        self.left: list[int] = NONE  # of every pile, the tiles left
        self.offer = 0  # the faces of piles with tiles left, as bits from the first development on
        self.bag: list[int] = NONE  # sorted: its order means nothing, draws are by chance
        self.centre: list[int] = NONE  # the explored worlds still to be had, sorted
        self.aside: list[int] = NONE  # worlds that go to the bag at the end of the action, sorted
        self.goods: list[int] = NONE  # the pool, by kind
        self.chips = 0  # the VP pool
        self.colonists = 0  # the pool
        self.pot = 0  # credits on the Produce tile
        self.empires: list[Empire] = []
        self.waiting: list[int] = NONE  # seats of the disks that have not chosen, left to right (NFR-3.1)
        self.done: list[int] = NONE
        self.picked = 0  # action tiles chosen this round, as bits
        self.action = -1  # the tile being carried out
        self.chooser = -1
        self.order: list[int] = NONE  # of resolution: every seat once
        self.oort_kind = NO_KIND  # declared for this action, or for scoring (NFR-14.23)
        self.short = 0  # whether goods may run short in this Produce (NFR-8.10)
        self.marked = True  # whether empires may have marks of an earlier action, used powers and the like
        self.ends = 0
        self.lanes: list[list[Step]] = [[] for _ in range(seats)]
        self.questions: list[Step] = [() for _ in range(seats)]
        # goals: every place that holds one has, for each seat, a mask of the goals it may be for all that seat knows
        self.goal_stack: list[int] = NONE
        self.stack_masks: list[list[int]] = []  # for each seat, parallel to the stack
        self.looked: list[int] = NONE
        self.looked_masks: list[list[int]] = []
        self.kept = NO_GOAL  # just kept by the reviewer, the earlier one is not turned up yet
        self.kept_masks: list[int] = NONE
        self.hidden = NO_GOAL  # the goal that lies face down
        self.hidden_owner = -1
        self.hidden_masks: list[int] = NONE
        self.muted = 0  # its owner does not want to be asked again
        self.goals_up: list[int] = NONE
        self.goal_owners: list[int] = NONE  # of those

    # ---------------------------------------------------------------- small things that all actions use

    def face(self) -> int:
        """The action being carried out; the first tile has two faces."""
        if self.action == 0 and self.setup == WITH_GOALS:
            return len(self.tables.actions) - 1
        return self.action

    def coming_home(self) -> list[int]:
        """The disks that have chosen, the chooser's where its action puts it (NFR-3.7)."""
        if self.chooser < 0:
            return self.done
        face = self.face()
        if face == DIPLOMATS:
            return [self.chooser, *self.done]  # NFR-10.3
        if face == GOALS_REVIEW and self.done:
            return [*self.done[:-1], self.chooser, self.done[-1]]  # NFR-4.10
        return [*self.done, self.chooser]

    def kind_of(self, tile: int) -> int:
        """The kind of a colony, the declared one for the Oort refinery; -1 for grey, 4 for one not declared."""
        if tile == self.tables.oort and self.oort_kind != NO_KIND:
            return self.oort_kind
        return self.tables.tiles[tile].kind

    def as_declared(self, tile: int) -> int:
        """The number under which predicates know a colony."""
        if tile == self.tables.oort and self.oort_kind != NO_KIND:
            return TILES + self.oort_kind
        return tile

    def ask_seat(self, seat: int, step: Step, options: list[int]) -> None:
        """Ask for one of several lanes: every seat keeps the step that opened its choice."""
        self.questions[seat] = step
        self.ask(step, seat, options)

    def take_only(self, seat: int, step: Step, action: int) -> None:
        """Note that a seat was asked and had one choice, which the caller carries out at once.

        It is as good as `ask_seat` where nothing is asked after it that other seats could come before.
        """
        self.questions[seat] = step
        self.asked = step
        if self.sink is not None:
            self.emit(Event("forced", seat, amount=action, only=seat))

    def gain(self, seat: int, credit: int, chips: int, colonists: int, source: int) -> None:
        """NFR-21.26: credits without limit, chips in full (NFR-16.8), colonists as many as there are.

        `source` is the tile that gives them, or -1 less the number of the action.
        """
        empire = self.empires[seat]
        empire.credits += credit
        if chips:
            empire.chips += chips
            self.chips = max(0, self.chips - chips)
            if self.chips == 0:
                self.ends |= BY_CHIPS  # NFR-16.4, NFR-A-28
        if colonists:
            colonists = min(colonists, self.colonists)
            empire.reserve += colonists
            self.colonists -= colonists
        if self.sink is not None:
            reason = self.tile_name(source) if source >= 0 else named("action", self.tables.actions[-1 - source])
            for what, amount in (("credits", credit), ("chips", chips), ("colonists", colonists)):
                if amount:
                    self.tell(f"gain-{what}", seat, what, "pool", f"empire:{seat}", amount, {"reason": reason})

    def tell(
        self, kind: str, seat: int, piece: str, origin: str, target: str, amount: int, facts: dict[str, Fact]
    ) -> None:
        self.emit(Event(kind, seat, piece, origin, target, amount, facts=facts))

    def tile_name(self, tile: int) -> str:
        return named("tile", self.tables.tiles[tile].name)

    def draw_world(self) -> int:
        """A world from the bag, by chance; the caller has called `reveal` and seen that the bag is not empty."""
        bag = self.bag[:]
        world = bag.pop(self.rng.below(len(bag)))
        self.bag = bag
        return world

    def return_good(self, kind: int) -> None:
        goods = self.goods[:]
        goods[kind] += 1
        self.goods = goods

    def take_good(self, kind: int) -> None:
        goods = self.goods[:]
        goods[kind] -= 1
        self.goods = goods

    def lay_offer(self) -> None:
        """Find the faces that can be bought, from the piles."""
        offer = 0
        left = self.left
        for pile, face in enumerate(self.faces):
            if left[pile]:
                offer |= 1 << face - COLONIES
        self.offer = offer

    def remove_good(self, seat: int, tile: int) -> int:
        """Take the good off a colony, back into the pool; returns its kind."""
        empire = self.empires[seat]
        place = empire.colonies.index(tile)
        kind = empire.goods[place]
        empire.put_good(place, NO_GOOD)
        self.return_good(kind)
        return kind

    def goal_is_up(self, subject: int) -> bool:
        for goal in self.goals_up:
            if self.tables.goals[goal].subject == subject:
                return True
        return False

    # ---------------------------------------------------------------- cloning and loading

    def take_over(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.copy_base(other)
        self.setup = other.setup
        self.free_sides = other.free_sides
        self.round_limit = other.round_limit
        self.round = other.round
        self.faces = other.faces
        self.left = other.left
        self.offer = other.offer
        self.bag = other.bag
        self.centre = other.centre
        self.aside = other.aside
        self.goods = other.goods
        self.chips = other.chips
        self.colonists = other.colonists
        self.pot = other.pot
        self.empires = [empire.clone() for empire in other.empires]
        self.waiting = other.waiting
        self.done = other.done
        self.picked = other.picked
        self.action = other.action
        self.chooser = other.chooser
        self.order = other.order
        self.oort_kind = other.oort_kind
        self.short = other.short
        self.marked = other.marked
        self.ends = other.ends
        self.lanes = [lane[:] for lane in other.lanes]
        self.questions = other.questions[:]
        if other.setup == WITH_GOALS:
            self.take_over_goals(other)

    def take_over_goals(self, other: "Table") -> None:
        self.goal_stack = other.goal_stack
        self.stack_masks = other.stack_masks
        self.looked = other.looked
        self.looked_masks = other.looked_masks
        self.kept = other.kept
        self.kept_masks = other.kept_masks
        self.hidden = other.hidden
        self.hidden_owner = other.hidden_owner
        self.hidden_masks = other.hidden_masks
        self.muted = other.muted
        self.goals_up = other.goals_up
        self.goal_owners = other.goal_owners

    def pack(self) -> Packed:
        table: Packed = [
            [self.setup, self.free_sides, self.round_limit, self.round, self.chips, self.colonists, self.pot],
            [self.picked, self.action, self.chooser, self.oort_kind, self.short, self.ends],
            [self.faces, self.left, self.bag, self.centre, self.aside, self.goods],
            [self.waiting, self.done, self.order],
            [empire.pack() for empire in self.empires],
            [[list(step) for step in lane] for lane in self.lanes],
            [list(step) for step in self.questions],
        ]
        if self.setup == WITH_GOALS:
            table.append([self.goal_stack, self.stack_masks, self.looked, self.looked_masks])
            table.append([self.kept, self.kept_masks, self.hidden, self.hidden_owner, self.hidden_masks])
            table.append([self.muted, self.goals_up, self.goal_owners])
        return table

    def unpack(self, packed: Packed) -> None:
        first = packed[0]
        self.setup, self.free_sides, self.round_limit, self.round = first[0], first[1], first[2], first[3]
        self.chips, self.colonists, self.pot = first[4], first[5], first[6]
        second = packed[1]
        self.picked, self.action, self.chooser = second[0], second[1], second[2]
        self.oort_kind, self.short, self.ends = second[3], second[4], second[5]
        self.faces, self.left, self.bag = packed[2][0], packed[2][1], packed[2][2]
        self.centre, self.aside, self.goods = packed[2][3], packed[2][4], packed[2][5]
        self.waiting, self.done, self.order = packed[3][0], packed[3][1], packed[3][2]
        self.lay_offer()
        self.empires = [unpacked_empire(each, self.tables) for each in packed[4]]
        self.lanes = [[tuple(step) for step in lane] for lane in packed[5]]
        self.questions = [tuple(step) for step in packed[6]]
        if self.setup == WITH_GOALS:
            self.goal_stack, self.stack_masks = packed[7][0], packed[7][1]
            self.looked, self.looked_masks = packed[7][2], packed[7][3]
            self.kept, self.kept_masks, self.hidden = packed[8][0], packed[8][1], packed[8][2]
            self.hidden_owner, self.hidden_masks = packed[8][3], packed[8][4]
            self.muted, self.goals_up, self.goal_owners = packed[9][0], packed[9][1], packed[9][2]


def without(items: list[int], item: int) -> list[int]:
    """The list without one occurrence of the item."""
    rest = items[:]
    rest.remove(item)
    return rest


def with_sorted(items: list[int], item: int) -> list[int]:
    """A sorted list with one item more."""
    more = [*items, item]
    more.sort()
    return more
