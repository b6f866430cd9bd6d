"""What lies on the table: the galaxy and what the empires hold, the round, and the actions under way."""

from typing import Final

from perihelion.games.burning_suns.board import NOTHING
from perihelion.games.burning_suns.frames import Fight, Frame, unpacked_frame
from perihelion.games.burning_suns.holdings import Holdings
from perihelion.games.burning_suns.steps import OPT_SLOT_MAJOR
from perihelion.games.burning_suns.tables import LEADER_AT, Tables
from perihelion.games.burning_suns.terms import COLOSSUS
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, Step

UNIQUE_KINDS: Final = (4, 5, COLOSSUS)


class Table(Holdings):
    """Burning Suns on the table, without its rules."""

    __slots__ = [
        "ambushes",
        "ended",
        "frames",
        "leader_at",
        "moves",
        "next_order",
        "offer",
        "order",
        "placed",
        "round",
        "sheet_order",
        "spaces",
        "status_used",
        "turn_of",
        "waiting",
        "winners",
    ]

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables, seats, rng)
        self.round = 0
        self.sheet_order: list[int] = NOTHING
        self.order: list[int] = NOTHING
        self.next_order: list[int] = NOTHING
        self.leader_at: list[int] = NOTHING  # by space: seat * 3 + leader
        self.status_used: list[int] = []
        self.frames: list[Frame] = []
        self.offer: list[int] = NOTHING  # cards chosen for an exchange, by seat
        self.ambushes = 0  # places where dark ships may start a battle when the action ends
        self.ended = 0
        self.winners = 0
        # Worked out from the rest.
        self.spaces: list[int] = NOTHING  # the action spaces in the order of play
        self.turn_of: list[int] = NOTHING  # by space: its place in that order
        self.waiting = 0  # leaders on the action sheets, a bit for each place in the order of play
        self.placed = 0  # leaders placed this round, a bit for seat * 3 + leader
        self.moves: list[int] = NOTHING  # to the free spaces for each of three leaders, as long as leaders are placed

    # ---------------------------------------------------------------- leaders

    def order_sheets(self, order: list[int]) -> None:
        """BSU-11.1–11.5: the order of the sheets, and with it of the spaces."""
        self.sheet_order = order
        self.spaces, self.turn_of = self.tables.turn_orders[self.opt[OPT_SLOT_MAJOR]][tuple(order)]

    def count_leaders(self) -> None:
        """What is known of leaders, from where they are."""
        self.waiting = 0
        self.placed = 0
        for space, leader in enumerate(self.leader_at):
            if leader >= 0:
                self.waiting |= 1 << self.turn_of[space]
                self.placed |= 1 << leader
        whole = self.tables.leader_moves[self.seats]
        self.moves = [move for move in whole if self.leader_at[(move - LEADER_AT) % 36] < 0]

    def no_leaders_placed(self) -> None:
        """What `count_leaders` finds when all spaces are free."""
        self.waiting = 0
        self.placed = 0
        self.moves = self.tables.leader_moves[self.seats]

    # ---------------------------------------------------------------- actions

    def question(self, step: Step, options: list[int]) -> None:
        """Ask the seat that the step names; a question without an answer is not asked."""
        if options:
            self.ask(step, step[1], options)

    def fight(self) -> Fight:
        found = self.frames[-1].fight
        assert found is not None
        return found

    def modify(self, seat: int, op: int, what: int, number: int, rank: int) -> None:
        """A modifier for the action under way (BSU-44.4)."""
        self.frames[-1].mods += [seat, op, what, number, rank]

    # ---------------------------------------------------------------- copies

    def take_over(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.copy_base(other)
        self.take_over_board(other)
        self.take_over_holdings(other)
        self.round = other.round
        self.sheet_order = other.sheet_order
        self.spaces = other.spaces
        self.turn_of = other.turn_of
        self.moves = other.moves
        self.order = other.order[:]
        self.next_order = other.next_order[:]
        self.leader_at = other.leader_at[:]
        self.status_used = other.status_used[:]
        self.frames = [frame.clone() for frame in other.frames]
        self.offer = other.offer[:]
        self.ambushes = other.ambushes
        self.ended = other.ended
        self.winners = other.winners
        self.waiting = other.waiting
        self.placed = other.placed

    def pack(self) -> Packed:
        return [
            *self.pack_board(),
            *self.pack_holdings(),
            [self.supply, self.market, self.round, self.sheet_order, self.order, self.next_order],
            [self.leader_at, self.status_used, [frame.pack() for frame in self.frames], self.offer],
            [self.ambushes, self.ended, self.winners, self.reach, self.active],
        ]

    def unpack(self, packed: Packed) -> None:
        self.unpack_board(packed[:4])
        self.unpack_holdings(packed[4:8])
        self.supply, self.market, self.round, self.sheet_order, self.order, self.next_order = packed[8]
        self.leader_at, self.status_used, frames, self.offer = packed[9]
        self.frames = [unpacked_frame(each) for each in frames]
        self.ambushes, self.ended, self.winners, self.reach, self.active = packed[10]
        self.order_sheets(self.sheet_order)
        self.count_leaders()
