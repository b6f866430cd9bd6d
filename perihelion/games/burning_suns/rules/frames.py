"""Actions under way, and the combat in one."""

from typing import Final, final

from perihelion.kernel.fields import Kept, Packed, copying, fields, flat, pack, unpack

from . import steps
from .terms import TARGETS

FIGHT: Final = fields(
    "owners[:] shot turn quiet begun defended wave joined[:] declared[:] sizes[:] counts[:][:] lost[:][:] pools[:][:]"
    " spent[:] misses[:][:] packets[:][:] marks[:][:] cancels[:]"
)
FRAME: Final[Kept] = (
    fields(
        "action actor leader place opponent used quiet success result count by_mission scope boosts rerolled die steps"
        " leaving stopped met"
    ),
    *fields("group[:] mods[:]"),
)
"""What is kept, in the order of a dump."""


@final
class Fight:
    """One combat or one shot of a bombard. Side 0 attacks, side 1 defends."""

    __slots__ = FIGHT

    def __init__(self) -> None:
        self.owners: list[int] = [-1, -1]
        self.shot = 0  # bombard: 1 a fleet at the system, 2 an army at a fleet
        self.turn = 0
        self.quiet = 0
        self.begun = 0
        self.defended = 0
        self.wave = 0  # regiments the attacker of an assault sends
        self.joined: list[int] = [0, 0]
        self.declared: list[int] = [0, 0]  # sizes when declared, BSU-A-9
        self.sizes: list[int] = [0, 0]
        self.counts: list[list[int]] = [[0] * TARGETS, [0] * TARGETS]
        self.lost: list[list[int]] = [[0] * TARGETS, [0] * TARGETS]
        self.pools: list[list[int]] = [[], []]  # rerolls granted: rank, number, rank, number…
        self.spent: list[int] = [0, 0]
        self.misses: list[list[int]] = [[0] * TARGETS, [0] * TARGETS]
        self.packets: list[list[int]] = [[], []]  # damage that side has to take, a number for every hit
        self.marks: list[list[int]] = [[0] * TARGETS, [0] * TARGETS]  # damage put on each kind this turn
        self.cancels: list[int] = [0, 0]

    @copying(FIGHT)
    def clone(self) -> "Fight":
        return Fight()

    def pack(self) -> Packed:
        return pack(self, FIGHT)


def unpacked_fight(packed: Packed) -> Fight:
    fight = Fight()
    unpack(fight, FIGHT, packed)
    return fight


@final
class Frame:
    """An action under way; nested actions lie on top of each other."""

    __slots__ = (*flat(FRAME), "fight")

    def __init__(self, action: int, actor: int, leader: int) -> None:
        self.action = action
        self.actor = actor
        self.leader = leader
        self.place = -1
        self.opponent = -1
        self.met = 0  # seats that it has touched: an ability's aim, the opponent of another shot of a bombard
        self.used = 0  # seats that have used a triggered ability in it (BSU-38.10)
        self.quiet = 0  # seats that want no more questions about it
        self.success = -1
        self.result = steps.NO_RESULT
        self.count = 0
        self.by_mission = 0
        self.scope = 0  # of the leader roll under way
        self.boosts = 0
        self.rerolled = 0
        self.die = 0
        self.steps = 0  # jump: taken; build: a bit for every unique unit under repair
        self.leaving = 0  # jump: units may be left, none taken along; battle: seats whose fleet has left it
        self.stopped = 0  # the action ends unperformed
        self.group: list[int] = []
        self.mods: list[int] = []  # seat, effect, what, number, rank: modifiers for this action only
        self.fight: Fight | None = None

    @copying(FRAME, given=("fight",))
    def clone(self) -> "Frame":
        twin = Frame(self.action, self.actor, self.leader)
        twin.fight = None if self.fight is None else self.fight.clone()
        return twin

    def pack(self) -> Packed:
        return [*pack(self, FRAME), [] if self.fight is None else self.fight.pack()]


def unpacked_frame(packed: Packed) -> Frame:
    frame = Frame(-1, -1, -1)
    unpack(frame, FRAME, packed[:-1])
    if packed[-1]:
        frame.fight = unpacked_fight(packed[-1])
    return frame
