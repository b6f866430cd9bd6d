"""What lies on the table: the galaxy, the empires, decks and market, and the actions under way."""

from typing import Final, final

from perihelion.games.burning_suns.effects import COLOSSUS, GROUND, KINDS, TARGETS
from perihelion.games.burning_suns.tables import PLACES, SEATS, Galaxy, Tables
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State

# Steps that work. The ones that ask begin at ASK; there step[1] is the seat asked.
PICK_SHEETS: Final = 1
SHOW_SHEETS: Final = 2
KEEP_CARDS: Final = 3
BEGIN_GAME: Final = 4
ROUND: Final = 5
STATUS_OF: Final = 6
STATUS_END: Final = 7
REGROUP: Final = 8
PLAN: Final = 9
PLAN_END: Final = 10
TURN: Final = 11
ROUND_END: Final = 12
BEGIN_ACTION: Final = 13
WINDOW: Final = 14
BODY: Final = 15
END_ACTION: Final = 16
CHECK: Final = 17
POP: Final = 18
EFFECT: Final = 19
LEADER_ROLL: Final = 20
ROLLED: Final = 21
REVEAL_TILE: Final = 22
AMBUSH: Final = 23
FIGHT_TURN: Final = 24
REROLLS: Final = 25
DAMAGE_TURN: Final = 26
STRIKE_OUT: Final = 27
FIGHT_END: Final = 28
SHOT_END: Final = 29
JUMPED: Final = 30
EXPLORED: Final = 31
ABILITY_DONE: Final = 32
LOSS_END: Final = 33
AMBUSH_HERE: Final = 34
PLAY_OUT: Final = 35
BEGIN_FIGHT: Final = 36
AFTER_ROUND_CHECK: Final = 37
EXCHANGE: Final = 38
BUILD_ON: Final = 39
SECOND_SHOT: Final = 40
ABILITY_ROLLED: Final = 41

ASK: Final = 50
ASK_START_UNIT: Final = 50
ASK_STATUS: Final = 51
ASK_LEADER: Final = 52
ASK_PERFORM: Final = 53
ASK_TRIGGER: Final = 54
ASK_EXPLORE: Final = 55
ASK_NESTED: Final = 56
ASK_JUMP_FROM: Final = 57
ASK_JUMP: Final = 58
ASK_BOOST: Final = 59
ASK_LEADER_REROLL: Final = 60
ASK_SCAN: Final = 61
ASK_COLONISE: Final = 62
ASK_DIPLOMACY: Final = 63
ASK_BLOCK: Final = 64
ASK_OFFER: Final = 65
ASK_ANSWER: Final = 66
ASK_GIVE: Final = 67
ASK_BUILD: Final = 68
ASK_SITE: Final = 69
ASK_SPACE: Final = 70
ASK_REPLACED: Final = 71
ASK_TAX: Final = 72
ASK_BATTLE: Final = 73
ASK_BOMBARD: Final = 74
ASK_ASSAULT: Final = 75
ASK_CONFIRM: Final = 76
ASK_REROLL: Final = 77
ASK_DAMAGE: Final = 78
ASK_CANCEL_DAMAGE: Final = 79
ASK_ACTIVATE: Final = 80
ASK_RECRUIT: Final = 81
ASK_REGIMENT: Final = 82
ASK_MISSION: Final = 83
ASK_SURPLUS: Final = 84
ASK_SURPLUS_CARD: Final = 85
ASK_LEVEL: Final = 86
ASK_BRANCH: Final = 87
ASK_PLACE: Final = 88
ASK_EMPIRE: Final = 89
ASK_CARD: Final = 90
ASK_THROW: Final = 91
ASK_FORCE: Final = 92
ASK_LOSS: Final = 93
ASK_LEAP_FROM: Final = 94
ASK_LEAP: Final = 95
ASK_SALVAGE: Final = 96
ASK_REPAIR: Final = 97
ASK_DRAW: Final = 98
ASK_RECEIVE: Final = 99
ASK_INSTEAD: Final = 100
ASK_KEPT_CARD: Final = 101

# Options, in the order of `game.py`.
OPT_LONG: Final = 0
OPT_ADVANCED_START: Final = 1
OPT_ADVANCED_PLANNING: Final = 2
OPT_RACE_CARDS: Final = 3
OPT_CRYSTALS: Final = 4
OPT_SLOT_MAJOR: Final = 5
OPT_FIRST_RENEWAL: Final = 6
OPT_ANY_NPC: Final = 7
OPT_TOGETHER: Final = 8
OPT_FLEET_ATTACKS: Final = 9
OPT_ARMY_ROUTE: Final = 10
OPT_CANCEL_CONSENT: Final = 11
OPT_HOSTILE_PEACE: Final = 12
OPT_UNINHABITED_UNREST: Final = 13
OPT_FREE_CARDS: Final = 14
OPT_FULL_REPAIR: Final = 15
OPT_DOOMED: Final = 16
OPT_POOL_PER_TURN: Final = 17
OPT_TITAN_COLONISES: Final = 18
OPT_SAME_SHOT: Final = 19
OPT_WHOLE_WAVE: Final = 20
OPT_SHEET_FIRST: Final = 21
OPT_NO_ROUND_LIMIT: Final = 22
OPT_NO_ALLIANCE_OF_TWO: Final = 23
OPT_STARBASE_ALL: Final = 24
OPTIONS: Final = 25

# Results of a combat.
NO_RESULT: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
DRAWN: Final = 3
NOT_FOUGHT: Final = 4

ENDINGS: Final = ("", "antimatter", "round-limit")


@final
class Fight:
    """One combat or one shot of a bombard. Side 0 attacks, side 1 defends."""

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
        return [
            self.owners,
            self.shot,
            self.turn,
            self.quiet,
            self.begun,
            self.defended,
            self.wave,
            self.joined,
            self.declared,
            self.sizes,
            self.counts,
            self.lost,
            self.pools,
            self.spent,
            self.misses,
            self.packets,
            self.marks,
            self.cancels,
        ]


def unpacked_fight(packed: Packed) -> Fight:
    fight = Fight()
    fight.owners = packed[0]
    fight.shot = packed[1]
    fight.turn = packed[2]
    fight.quiet = packed[3]
    fight.begun = packed[4]
    fight.defended = packed[5]
    fight.wave = packed[6]
    fight.joined = packed[7]
    fight.declared = packed[8]
    fight.sizes = packed[9]
    fight.counts = packed[10]
    fight.lost = packed[11]
    fight.pools = packed[12]
    fight.spent = packed[13]
    fight.misses = packed[14]
    fight.packets = packed[15]
    fight.marks = packed[16]
    fight.cancels = packed[17]
    return fight


@final
class Frame:
    """An action under way; nested actions lie on top of each other."""

    def __init__(self, action: int, actor: int, leader: int) -> None:
        self.action = action
        self.actor = actor
        self.leader = leader
        self.place = -1
        self.opponent = -1
        self.used = 0  # seats that have used a triggered ability in it (BSU-38.10)
        self.quiet = 0  # seats that want no more questions about it
        self.success = -1
        self.result = NO_RESULT
        self.count = 0
        self.by_mission = 0
        self.scope = 0  # of the leader roll under way
        self.boosts = 0
        self.rerolled = 0
        self.die = 0
        self.steps = 0
        self.leaving = 0
        self.stopped = 0  # the action ends unperformed
        self.group: list[int] = []
        self.mods: list[int] = []  # seat, effect, what, number, rank: modifiers for this action only
        self.fight: Fight | None = None

    def clone(self) -> "Frame":
        twin = Frame(self.action, self.actor, self.leader)
        twin.place = self.place
        twin.opponent = self.opponent
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
        numbers = [
            self.action,
            self.actor,
            self.leader,
            self.place,
            self.opponent,
            self.used,
            self.quiet,
            self.success,
            self.result,
            self.count,
            self.by_mission,
            self.scope,
            self.boosts,
            self.rerolled,
            self.die,
            self.steps,
            self.leaving,
            self.stopped,
        ]
        return [numbers, self.group, self.mods, [] if self.fight is None else self.fight.pack()]


def unpacked_frame(packed: Packed) -> Frame:
    numbers = packed[0]
    frame = Frame(numbers[0], numbers[1], numbers[2])
    frame.place = numbers[3]
    frame.opponent = numbers[4]
    frame.used = numbers[5]
    frame.quiet = numbers[6]
    frame.success = numbers[7]
    frame.result = numbers[8]
    frame.count = numbers[9]
    frame.by_mission = numbers[10]
    frame.scope = numbers[11]
    frame.boosts = numbers[12]
    frame.rerolled = numbers[13]
    frame.die = numbers[14]
    frame.steps = numbers[15]
    frame.leaving = numbers[16]
    frame.stopped = numbers[17]
    frame.group = packed[1]
    frame.mods = packed[2]
    if packed[3]:
        frame.fight = unpacked_fight(packed[3])
    return frame


class Table(State):
    """Burning Suns on the table, without its rules."""

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables.stamp, VOCABULARY_SIZE, seats, rng)
        self.tables = tables
        self.galaxy: Galaxy = tables.galaxy(seats)
        self.opt: list[int] = []
        # The galaxy, by place.
        self.tile: list[int] = []
        self.near: list[int] = []
        self.up = 0
        self.control: list[int] = []
        self.unrest = 0
        self.blocked: list[int] = []  # the blocked benefit of a system in unrest
        self.construction: list[int] = []
        self.dark: list[int] = []
        self.local: list[int] = []
        self.stack: list[int] = []  # face-down systems; the bottom is the end
        self.aside: list[int] = []  # voids and anomalies out of the game
        self.returned = 0  # face-down tiles brought back from `aside`
        self.peeked: list[int] = []
        # Units, by seat: place * KINDS + kind; and how many of them are in space and on the ground, by place.
        self.units: list[list[int]] = []
        self.fleet: list[list[int]] = []
        self.army: list[list[int]] = []
        self.hull: list[list[int]] = []  # hit points of titan, starbase, colossus
        # Empires.
        self.dealt: list[int] = []
        self.picked: list[int] = []
        self.ideology: list[int] = []
        self.race: list[int] = []
        self.organisation: list[int] = []
        self.levels: list[list[int]] = []  # the option held of every level, -1 for none
        self.crystals: list[int] = []
        self.antimatter: list[int] = []
        self.held: list[int] = []  # antimatter tied to sources, as last counted
        self.technologies: list[list[int]] = []
        self.upgrades: list[list[int]] = []  # resource * 16 + kind of unit
        self.hand: list[int] = []  # race cards, a bit each
        self.played: list[int] = []  # used in front of everybody
        self.shown: list[int] = []  # whose back was seen
        self.gone: list[int] = []  # left the game, front unseen
        self.lent: list[list[int]] = []  # [giver][receiver] the card, -1 for no alliance
        # Decks and market.
        self.agent_owner: list[int] = []
        self.artefact_owner: list[int] = []
        self.decks: list[list[int]] = [[], []]  # agents, artefacts; the top is the end
        self.bottom: list[int] = [0, 0]  # so many cards at the bottom are known to all
        self.face_up: list[int] = [-1, -1]
        self.supply: list[int] = []
        self.market: list[int] = []
        # The round.
        self.round = 0
        self.sheet_order: list[int] = []
        self.order: list[int] = []
        self.next_order: list[int] = []
        self.leader_at: list[int] = []  # by space: seat * 3 + leader
        self.status_used: list[int] = []
        self.frames: list[Frame] = []
        self.offer: list[int] = []  # cards chosen for an exchange, by seat
        self.ambushes = 0  # places where dark ships may start a battle when the action ends
        self.ended = 0
        self.winners = 0
        # Worked out from the rest.
        self.reach: list[int] = []
        self.active: list[list[int]] = []

    def change_units(self, seat: int, place: int, kind: int, number: int) -> None:
        self.units[seat][place * KINDS + kind] += number
        if GROUND >> kind & 1:
            self.army[seat][place] += number
        else:
            self.fleet[seat][place] += number

    def has(self, seat: int, place: int, kind: int) -> int:
        return self.units[seat][place * KINDS + kind]

    def where_unique(self, seat: int, kind: int) -> int:
        """The place of a unique unit, -1 when it is not in play."""
        units = self.units[seat]
        for place in range(self.galaxy.size):
            if units[place * KINDS + kind]:
                return place
        return -1

    def modify(self, seat: int, op: int, what: int, number: int, rank: int) -> None:
        """A modifier for the action under way (BSU-44.4)."""
        self.frames[-1].mods += [seat, op, what, number, rank]

    def kind_at(self, place: int) -> int:
        """The kind of the tile at a place, -1 for an empty place."""
        tile = self.tile[place]
        return -1 if tile < 0 else self.tables.tile_kind[tile]

    def allied(self, one: int, other: int) -> bool:
        return one < SEATS and other < SEATS and self.lent[one][other] >= 0

    def frame(self) -> Frame:
        return self.frames[-1]

    def fight(self) -> Fight:
        found = self.frames[-1].fight
        assert found is not None
        return found

    def take_over(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.copy_base(other)
        self.opt = other.opt
        self.tile = other.tile[:]
        self.near = other.near[:]
        self.up = other.up
        self.control = other.control[:]
        self.unrest = other.unrest
        self.blocked = other.blocked[:]
        self.construction = other.construction[:]
        self.dark = other.dark[:]
        self.local = other.local[:]
        self.stack = other.stack[:]
        self.aside = other.aside[:]
        self.returned = other.returned
        self.peeked = other.peeked[:]
        self.units = [each[:] for each in other.units]
        self.fleet = [each[:] for each in other.fleet]
        self.army = [each[:] for each in other.army]
        self.hull = [each[:] for each in other.hull]
        self.dealt = other.dealt
        self.picked = other.picked[:]
        self.ideology = other.ideology[:]
        self.race = other.race[:]
        self.organisation = other.organisation[:]
        self.levels = [each[:] for each in other.levels]
        self.crystals = other.crystals[:]
        self.antimatter = other.antimatter[:]
        self.held = other.held[:]
        self.technologies = [each[:] for each in other.technologies]
        self.upgrades = [each[:] for each in other.upgrades]
        self.take_over_cards(other)

    def take_over_cards(self, other: "Table") -> None:
        self.hand = other.hand[:]
        self.played = other.played[:]
        self.shown = other.shown[:]
        self.gone = other.gone[:]
        self.lent = [each[:] for each in other.lent]
        self.agent_owner = other.agent_owner[:]
        self.artefact_owner = other.artefact_owner[:]
        self.decks = [each[:] for each in other.decks]
        self.bottom = other.bottom[:]
        self.face_up = other.face_up[:]
        self.supply = other.supply[:]
        self.market = other.market[:]
        self.round = other.round
        self.sheet_order = other.sheet_order[:]
        self.order = other.order[:]
        self.next_order = other.next_order[:]
        self.leader_at = other.leader_at[:]
        self.status_used = other.status_used[:]
        self.frames = [frame.clone() for frame in other.frames]
        self.offer = other.offer[:]
        self.ambushes = other.ambushes
        self.ended = other.ended
        self.winners = other.winners
        self.reach = other.reach[:]
        self.active = other.active[:]  # the lists inside are replaced, never changed

    def pack(self) -> Packed:
        return [
            self.opt,
            [self.tile, self.near, self.up, self.control, self.unrest, self.blocked, self.construction],
            [self.dark, self.local, self.stack, self.aside, self.returned, self.peeked],
            [self.units, self.fleet, self.army, self.hull],
            [self.dealt, self.picked, self.ideology, self.race, self.organisation, self.levels],
            [self.crystals, self.antimatter, self.held, self.technologies, self.upgrades],
            [self.hand, self.played, self.shown, self.gone, self.lent],
            [self.agent_owner, self.artefact_owner, self.decks, self.bottom, self.face_up],
            [self.supply, self.market, self.round, self.sheet_order, self.order, self.next_order],
            [self.leader_at, self.status_used, [frame.pack() for frame in self.frames], self.offer],
            [self.ambushes, self.ended, self.winners, self.reach, self.active],
        ]

    def unpack(self, packed: Packed) -> None:
        self.opt = packed[0]
        self.tile, self.near, self.up, self.control, self.unrest, self.blocked, self.construction = packed[1]
        self.dark, self.local, self.stack, self.aside, self.returned, self.peeked = packed[2]
        self.units, self.fleet, self.army, self.hull = packed[3]
        self.dealt, self.picked, self.ideology, self.race, self.organisation, self.levels = packed[4]
        self.crystals, self.antimatter, self.held, self.technologies, self.upgrades = packed[5]
        self.hand, self.played, self.shown, self.gone, self.lent = packed[6]
        self.agent_owner, self.artefact_owner, self.decks, self.bottom, self.face_up = packed[7]
        self.supply, self.market, self.round, self.sheet_order, self.order, self.next_order = packed[8]
        self.leader_at, self.status_used, frames, self.offer = packed[9]
        self.frames = [unpacked_frame(each) for each in frames]
        self.ambushes, self.ended, self.winners, self.reach, self.active = packed[10]


VOCABULARY_SIZE: Final = 1050
UNIQUE_KINDS: Final = (4, 5, COLOSSUS)
NO_PLACES: Final = [0] * PLACES
