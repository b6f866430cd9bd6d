"""What lies on the table: the galaxy and what the empires hold, the round, and the actions under way."""

from typing import ClassVar, Final

from perihelion.kernel.fields import Packed, fields, flat, pack, unpack
from perihelion.kernel.question import Question, Step
from perihelion.kernel.rng import Rng
from perihelion.kernel.table import Phrase, Prompt

from . import steps
from .board import BOARD, NOTHING
from .board import FOUND as OF_THE_BOARD
from .frames import Fight, Frame, unpacked_frame
from .holdings import ABILITIES, HOLDINGS, Holdings
from .tables import LEADER_AT, Tables
from .terms import COLOSSUS

UNIQUE_KINDS: Final = (4, 5, COLOSSUS)
SEAT: Final = 1
"""Where a step that asks names whom it asks: the first of its parts."""


ROUND: Final = (
    fields("supply[:] market[:] round sheet_order order next_order"),
    fields("leader_at[:] status_used[:] frames.clone offer[:]"),
    fields("ambushes ended winners reach[:] active[:]"),
)
BEFORE: Final = fields("supply market reach active")
KEPT: Final = (*BOARD, *HOLDINGS, *ROUND)
"""What is kept, in the order of a dump; of the round some fields are of the galaxy and of the empires."""
LEADERS: Final = fields("spaces turn_of waiting placed moves")
"""What follows from the order of the sheets and the leaders on them."""
FOUND: Final = (*OF_THE_BOARD, *ABILITIES, *LEADERS)


class Table(Holdings):
    """Burning Suns on the table, without its rules."""

    __slots__ = (*[name for name in flat(ROUND) if name not in BEFORE], *LEADERS)

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
        self.spaces, self.turn_of = self.tables.turn_orders[self.opt[steps.OPT_SLOT_MAJOR]][tuple(order)]

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

    def question(self, opening: Step, options: list[int]) -> None:
        """Ask the seat that the step names first; a question without an answer is not asked."""
        if options:
            self.ask(opening, opening[SEAT], options)

    def asked_seat(self) -> int:
        """Whom the open question is put to; what all are asked at the same time names no seat."""
        opening = self.asked
        return opening[SEAT]

    def fight(self) -> Fight:
        found = self.frames[-1].fight
        assert found is not None
        return found

    def modify(self, seat: int, op: int, what: int, number: int, rank: int) -> None:
        """A modifier for the action under way (BSU-44.4)."""
        self.frames[-1].mods += [seat, op, what, number, rank]

    # ---------------------------------------------------------------- dumping and loading

    def pack(self) -> Packed:
        return pack(self, KEPT)

    def unpack(self, packed: Packed) -> None:
        unpack(self, KEPT, packed)
        frames: list[Packed] = packed[-2][flat(ROUND[1:2]).index("frames")]
        self.frames = [unpacked_frame(each) for each in frames]
        self.choose(self.opt)
        self.count_units()
        self.count_domains()
        self.order_sheets(self.sheet_order)
        self.count_leaders()


class SeatQuestion(Question[Table]):
    """A question to one seat, the first of its parts; it is not asked when it has lost its object."""

    odds: ClassVar[str] = ""
    """What chance decides after an answer: "roll", a leader's; "combat"; "hit", whether a shot hits at all."""
    hides: ClassVar[str] = ""
    """What others cannot see while it is open: "sheets" picked, "cards" kept, "hand", cards that may be an answer."""
    planning: ClassVar[bool] = False
    """Whether leaders are being placed: all of it is one turn."""

    def options(self, table: Table, step: Step) -> list[int]:
        """What the seat may answer, sorted."""
        raise NotImplementedError

    def run(self, table: Table, step: Step) -> None:
        table.question(step, self.options(table, step))

    def waiting(self, table: Table, seat: int) -> Prompt:
        reason = Phrase("prompt-waiting-reason", {"waiting": len(table.acting)})
        return Prompt(Phrase("prompt-waiting"), reason, self.rule)

    def picked(self, table: Table, seat: int, option: int) -> Phrase:
        """One of two things to pick, in words."""
        return Phrase("move-branch", {"number": option + 1})

    def cost(self, table: Table, seat: int, action: int) -> int:
        """The crystals that an answer costs at once."""
        return 0


def asking(table: Table) -> SeatQuestion:
    """The question that is open, or was the last one."""
    question = table.book().question(table.asked)
    assert isinstance(question, SeatQuestion)
    return question
