"""What lies on the table: mats, pools, bag, track, goals, and the empires.

Lists are replaced, never changed in place, so that clones share them; only agenda, lanes and questions are copied.
"""

from collections.abc import Mapping
from typing import Final

from perihelion.kernel.fields import Kept, Packed, fields, flat, pack, unpack
from perihelion.kernel.lanes import LaneState
from perihelion.kernel.rng import Rng
from perihelion.kernel.table import Event, Fact, named

from .empire import NO_GOOD, NONE, Empire, unpacked_empire
from .tables import COLONIES, DIPLOMATS, GOALS, GOALS_REVIEW, TILES, Tables
from .terms import NO_KIND

# Ways a game can end, as bits; the first four are the rulebook's (NFR-16).
BY_SPACES: Final = 1
BY_COLONIES: Final = 2
BY_COLONISTS: Final = 4
BY_CHIPS: Final = 8
BY_ROUNDS: Final = 16
CAUSES: Final = {BY_SPACES: "spaces", BY_COLONIES: "colonies", BY_COLONISTS: "colonists", BY_CHIPS: "chips"}
ENDINGS: Final = fields("developments colonies colonists chips round-limit")

# Set-ups (NFR-2.24).
FIRST, STANDARD, WITH_GOALS = range(3)

# When the Terraforming Engineers may replace a colony (NFR-A-15).
AFTER, BEFORE, EITHER = range(3)

NO_GOAL: Final = -1
ALL_GOALS: Final = (1 << GOALS) - 1


KEPT: Final[Kept] = (
    fields("setup free_sides round_limit red_last engineers"),
    fields("round chips colonists pot"),
    fields("picked action chooser oort_kind short ends"),
    fields("faces left bag centre aside goods"),
    fields("waiting done order"),
)
GOALS_KEPT: Final[Kept] = (
    fields("goal_stack stack_masks looked looked_masks"),
    fields("kept kept_masks hidden hidden_owner hidden_masks"),
    fields("muted goals_up goal_owners"),
)
"""Only in a game with goals."""
LANES: Final = fields("empires.clone lanes[:][:] questions[:]")
"""What a dump has between the two."""
GIVEN: Final = fields("tables")
FOUND: Final = fields("offer")
NO_EMPIRES: Final[list[Empire]] = []
NO_MASKS: Final[list[list[int]]] = []
"""Stand for the lists that the setup, a dump or a clone fills; never changed themselves."""


class Table(LaneState):
    """New Frontiers on the table, without its rules; those are in `play.py` and the modules of the actions."""

    __slots__ = (*flat(KEPT), *flat(GOALS_KEPT), "empires", *GIVEN, *FOUND)

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables.stamp, tables.vocabulary, seats, rng)
        self.tables = tables
        self.setup = STANDARD
        self.free_sides = 1  # whether players choose the side of their mat
        self.round_limit = 0  # 0 for none
        self.red_last = 0  # whether a tile may touch the red part only when the ten other spaces are covered (NFR-A-3)
        self.engineers = AFTER
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
        self.empires: list[Empire] = NO_EMPIRES
        self.waiting: list[int] = NONE  # seats of the disks that have not chosen, left to right (NFR-3.1)
        self.done: list[int] = NONE
        self.picked = 0  # action tiles chosen this round, as bits
        self.action = -1  # the tile being carried out
        self.chooser = -1
        self.order: list[int] = NONE  # of resolution: every seat once
        self.oort_kind = NO_KIND  # declared for this action, or for scoring (NFR-14.23)
        self.short = 0  # whether goods may run short in this Produce (NFR-8.10)
        self.ends = 0
        # goals: every place that holds one has, for each seat, a mask of the goals it may be for all that seat knows
        self.goal_stack: list[int] = NONE
        self.stack_masks: list[list[int]] = NO_MASKS  # for each seat, parallel to the stack
        self.looked: list[int] = NONE
        self.looked_masks: list[list[int]] = NO_MASKS
        self.kept = NO_GOAL  # just kept by the reviewer, the earlier one is not turned up yet
        self.kept_masks: list[int] = NONE
        self.hidden = NO_GOAL  # the goal that lies face down
        self.hidden_owner = -1
        self.hidden_masks: list[int] = NONE
        self.muted = 0  # whether its owner wishes to be asked no more: known to nobody else, and asked all the same
        self.goals_up: list[int] = NONE
        self.goal_owners: list[int] = NONE  # of those

    # ---------------------------------------------------------------- small things that all actions use

    def face_of(self, tile: int) -> int:
        """The action that a tile stands for; the first tile has two faces (NFR-4.3)."""
        return GOALS_REVIEW if tile == 0 and self.setup == WITH_GOALS else tile

    def coming_home(self, face: int) -> list[int]:
        """The disks that have chosen, the chooser's where its action puts it (NFR-3.7)."""
        if self.chooser < 0:
            return self.done
        if face == DIPLOMATS:
            return [self.chooser, *self.done]  # NFR-10.3
        if face == GOALS_REVIEW and self.done:
            return [*self.done[:-1], self.chooser, self.done[-1]]  # NFR-4.10
        return [*self.done, self.chooser]

    def kind_of(self, tile: int) -> int:
        """The kind of a colony, of the Oort refinery the declared one (NFR-14.23); -1 for grey, 4 for none declared."""
        if tile == self.tables.oort and self.oort_kind != NO_KIND:
            return self.oort_kind
        return self.tables.tiles[tile].kind

    def as_declared(self, tile: int) -> int:
        """The number under which predicates know a colony (NFR-14.23)."""
        if tile == self.tables.oort and self.oort_kind != NO_KIND:
            return TILES + self.oort_kind
        return tile

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
                self.end_by(BY_CHIPS)  # NFR-16.4, NFR-A-28
        if colonists:
            colonists = min(colonists, self.colonists)
            empire.reserve += colonists
            self.colonists -= colonists
        if self.sink is not None:
            reason = self.tile_name(source) if source >= 0 else self.action_name(-1 - source)
            for what, amount in (("credits", credit), ("chips", chips), ("colonists", colonists)):
                if amount:
                    self.tell(f"gain-{what}", seat, what, "pool", f"empire:{seat}", amount, {"reason": reason})

    def end_by(self, cause: int) -> None:
        """NFR-16.7: the round is played out; everybody is told once that it is the last."""
        if not self.ends and self.sink is not None:
            self.emit(Event("end-triggered", facts={"cause": named("end-by", CAUSES[cause])}))
        self.ends |= cause

    def tell(
        self, kind: str, seat: int, piece: str, origin: str, target: str, amount: int, facts: Mapping[str, Fact]
    ) -> None:
        self.emit(Event(kind, seat, piece, origin, target, amount, facts=facts))

    def tile_name(self, tile: int) -> str:
        return named("tile", self.tables.tiles[tile].name)

    def action_name(self, tile: int) -> str:
        return named("action", self.tables.actions[self.face_of(tile)])

    def return_good(self, kind: int) -> None:
        goods = self.goods[:]
        goods[kind] += 1
        self.goods = goods

    def take_good(self, kind: int) -> None:
        goods = self.goods[:]
        goods[kind] -= 1
        self.goods = goods

    def lay_offer(self) -> None:
        """Find the faces that can be bought, from the piles (NFR-5.6)."""
        offer = 0
        left = self.left
        for pile, face in enumerate(self.faces):
            if left[pile]:
                offer |= 1 << face - COLONIES
        self.offer = offer

    def remove_good(self, seat: int, tile: int) -> int:
        """Take the good off a colony, back into the pool (NFR-9.3, NFR-9.13); returns its kind."""
        empire = self.empires[seat]
        kind = empire.good_on(tile)
        empire.put_good(empire.colonies.index(tile), NO_GOOD)
        self.return_good(kind)
        return kind

    def goal_is_up(self, subject: int) -> bool:
        """NFR-19.4."""
        for goal in self.goals_up:
            if self.tables.goals[goal].subject == subject:
                return True
        return False

    # ---------------------------------------------------------------- dumping and loading

    def pack(self) -> Packed:
        table = pack(self, KEPT)
        table.append([empire.pack() for empire in self.empires])
        table.append([[list(step) for step in lane] for lane in self.lanes])
        table.append([list(step) for step in self.questions])
        return table + pack(self, GOALS_KEPT) if self.setup == WITH_GOALS else table

    def unpack(self, packed: Packed) -> None:
        size = len(KEPT)
        unpack(self, KEPT, packed[:size])
        empires, lanes, questions = packed[size : size + 3]
        self.empires = [unpacked_empire(each, self.tables) for each in empires]
        self.lanes = [[tuple(step) for step in lane] for lane in lanes]
        self.questions = [tuple(step) for step in questions]
        self.lay_offer()
        if self.setup == WITH_GOALS:
            unpack(self, GOALS_KEPT, packed[size + 3 :])


def with_sorted(items: list[int], item: int) -> list[int]:
    """A sorted list with one item more."""
    more = [*items, item]
    more.sort()
    return more
