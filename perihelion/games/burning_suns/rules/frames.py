"""Actions under way, and the combat in one."""

from typing import Final, final

from perihelion.kernel.fields import Packed, fields, flat, pack, unpack

from . import steps
from .terms import TARGETS

FIGHT: Final = fields(
    "owners shot turn quiet begun defended wave joined declared sizes counts lost pools spent misses packets marks"
    " cancels"
)
FRAME: Final = (
    fields(
        "action actor leader place opponent used quiet success result count by_mission scope boosts rerolled die steps"
        " leaving stopped met"
    ),
    "group",
    "mods",
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

    def clone(self) -> "Fight":
        twin = Fight()
        twin.owners = self.owners[:]
        twin.shot = self.shot
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.begun = self.begun
        twin.defended = self.defended
        twin.wave = self.wave
        twin.joined = self.joined[:]
        twin.declared = self.declared[:]
        twin.sizes = self.sizes[:]
        twin.counts = [self.counts[0][:], self.counts[1][:]]
        twin.lost = [self.lost[0][:], self.lost[1][:]]
        twin.pools = [self.pools[0][:], self.pools[1][:]]
        twin.spent = self.spent[:]
        twin.misses = [self.misses[0][:], self.misses[1][:]]
        twin.packets = [self.packets[0][:], self.packets[1][:]]
        twin.marks = [self.marks[0][:], self.marks[1][:]]
        twin.cancels = self.cancels[:]
        return twin

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
        self.met = 0  # seats that were its opponents before, in another shot of a bombard
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
        self.steps = 0
        self.leaving = 0  # jump: units may be left, none taken along; battle: seats whose fleet has left it
        self.stopped = 0  # the action ends unperformed
        self.group: list[int] = []
        self.mods: list[int] = []  # seat, effect, what, number, rank: modifiers for this action only
        self.fight: Fight | None = None

    def clone(self) -> "Frame":
        twin = Frame(self.action, self.actor, self.leader)
        twin.place = self.place
        twin.opponent = self.opponent
        twin.met = self.met
        twin.used = self.used
        twin.quiet = self.quiet
        twin.success = self.success
        twin.result = self.result
        twin.count = self.count
        twin.by_mission = self.by_mission
        twin.scope = self.scope
        twin.boosts = self.boosts
        twin.rerolled = self.rerolled
        twin.die = self.die
        twin.steps = self.steps
        twin.leaving = self.leaving
        twin.stopped = self.stopped
        twin.group = self.group[:]
        twin.mods = self.mods[:]
        if self.fight is not None:
            twin.fight = self.fight.clone()
        return twin

    def pack(self) -> Packed:
        return [*pack(self, FRAME), [] if self.fight is None else self.fight.pack()]


def unpacked_frame(packed: Packed) -> Frame:
    frame = Frame(-1, -1, -1)
    unpack(frame, FRAME, packed[:-1])
    if packed[-1]:
        frame.fight = unpacked_fight(packed[-1])
    return frame
