"""What lies on the table: the galaxy, the empires, decks and market, and the actions under way."""

from typing import Final

from perihelion.games.burning_suns.frames import Fight, Frame, unpacked_frame
from perihelion.games.burning_suns.masks import mask_of
from perihelion.games.burning_suns.sheets import Galaxy
from perihelion.games.burning_suns.steps import OPT_SLOT_MAJOR
from perihelion.games.burning_suns.tables import LEADER_AT, Tables
from perihelion.games.burning_suns.terms import COLOSSUS, GROUND, KINDS, SEATS
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import ALONE, FORCED, Packed, State, Step


class Table(State):
    """Burning Suns on the table, without its rules."""

    __slots__ = [
        "activated",
        "active",
        "agent_owner",
        "ambushes",
        "antimatter",
        "armies",
        "army",
        "artefact_owner",
        "aside",
        "blocked",
        "bottom",
        "construction",
        "control",
        "crowded",
        "crystals",
        "dark",
        "dealt",
        "decks",
        "domain",
        "ended",
        "face_up",
        "fleet",
        "fleets",
        "frames",
        "frontier",
        "galaxy",
        "gone",
        "hand",
        "held",
        "hull",
        "ideology",
        "laid",
        "lands",
        "leader_at",
        "lent",
        "levels",
        "local",
        "market",
        "moves",
        "near",
        "next_order",
        "offer",
        "opt",
        "order",
        "organisation",
        "peeked",
        "picked",
        "placed",
        "played",
        "prices",
        "private",
        "race",
        "reach",
        "regular",
        "returned",
        "round",
        "scaled",
        "sheet_order",
        "shown",
        "spaces",
        "stack",
        "status_used",
        "steady",
        "sums",
        "supply",
        "tables",
        "technologies",
        "tile",
        "triggered",
        "turn_of",
        "unchecked",
        "units",
        "unrest",
        "up",
        "upgrades",
        "waiting",
        "watchers",
        "winners",
    ]

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
        self.private = 0  # seats whose units no other state shares
        # Worked out from the rest. Masks have a bit for every place.
        self.reach: list[int] = []
        self.frontier: list[int] = []  # mask by seat: face-down tiles next to a revealed path
        self.laid = 0  # mask: places with a tile
        self.lands: list[int] = []  # mask by kind of tile: where such tiles lie face up
        self.domain: list[int] = []  # mask by seat: controlled places
        self.fleets: list[int] = []  # mask by seat: places with a fleet
        self.armies: list[int] = []  # mask by seat: places with an army
        self.spaces: list[int] = []  # the action spaces in the order of play
        self.turn_of: list[int] = []  # by space: its place in that order
        self.waiting = 0  # leaders on the action sheets, a bit for each place in the order of play
        self.placed = 0  # leaders placed this round, a bit for seat * 3 + leader
        self.moves: list[int] = []  # to the free spaces for each of three leaders, as long as leaders are placed
        self.active: list[list[int]] = []
        self.activated: list[list[int]] = []  # the active abilities for the activate action
        self.regular: list[list[int]] = []  # the active abilities of the status phase, without steady crystals
        self.steady: list[int] = []  # those
        self.triggered: list[list[int]] = []  # the active abilities with a moment
        self.sums: list[dict[int, int]] = []  # passive modifiers added up, by effect * 64 + what
        self.prices: list[list[int]] = []  # see `price_list`; empty when not known
        self.scaled: list[list[int]] = []  # abilities with a passive modifier for each of something
        self.watchers = 0  # for every moment the seats that have something for it, or could have a race card
        self.crowded = (1 << seats) - 1  # empires that may have a fleet or an army above the printed limit
        self.unchecked = (1 << seats) - 1  # empires that may be over a limit, or gain or lose a level or an ally

    def unshare(self, seat: int) -> None:
        """Clones share the units of a seat until one of them changes something: most clones change little."""
        if not self.private >> seat & 1:
            self.private |= 1 << seat
            self.units[seat] = self.units[seat][:]
            self.fleet[seat] = self.fleet[seat][:]
            self.army[seat] = self.army[seat][:]

    def count_units(self) -> None:
        """The masks of fleets and armies, from the units."""
        self.fleets = [mask_of(sizes) for sizes in self.fleet]
        self.armies = [mask_of(sizes) for sizes in self.army]

    def change_units(self, seat: int, place: int, kind: int, number: int) -> None:
        if not self.private >> seat & 1:
            self.unshare(seat)
        self.units[seat][place * KINDS + kind] += number
        if GROUND >> kind & 1:
            sizes, masks, most = self.army[seat], self.armies, self.tables.small_army
        else:
            sizes, masks, most = self.fleet[seat], self.fleets, self.tables.fleet_limit
        size = sizes[place] + number
        sizes[place] = size
        if size == 0:
            masks[seat] &= ~(1 << place)
        elif size == number:
            masks[seat] |= 1 << place
        if size > most:
            self.crowded |= 1 << seat
            self.unchecked |= 1 << seat

    def change_antimatter(self, seat: int, number: int) -> None:
        self.antimatter[seat] = max(0, self.antimatter[seat] + number)  # BSU-5.6
        self.unchecked |= 1 << seat

    def set_control(self, place: int, seat: int) -> None:
        """The place belongs to a seat from now on, or to nobody (-1)."""
        before = self.control[place]
        if before >= 0:
            self.domain[before] &= ~(1 << place)
        self.control[place] = seat
        if seat >= 0:
            self.domain[seat] |= 1 << place

    def count_domains(self) -> None:
        self.domain = [0] * self.seats
        for place, owner in enumerate(self.control):
            if owner >= 0:
                self.domain[owner] |= 1 << place

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

    def question(self, step: Step, options: list[int]) -> None:
        """Ask the seat that the step names; a question without an answer is not asked."""
        if options:  # else as `ask` does; but nobody else is choosing, so who has a real choice is known at once
            seat = step[1]
            self.asked = step
            self.choices[seat] = options
            if len(options) > 1:
                self.acting = (seat,)
                self.asking = ALONE
            else:
                self.asker = seat
                self.asking = FORCED

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
        other.private = 0
        self.units = other.units[:]
        self.fleet = other.fleet[:]
        self.army = other.army[:]
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
        self.reach = other.reach[:]
        self.frontier = other.frontier[:]
        self.laid = other.laid
        self.lands = other.lands[:]
        self.domain = other.domain[:]
        self.fleets = other.fleets[:]
        self.armies = other.armies[:]
        self.waiting = other.waiting
        self.placed = other.placed
        self.active = other.active[:]  # what is inside these is replaced, never changed
        self.activated = other.activated[:]
        self.regular = other.regular[:]
        self.steady = other.steady[:]
        self.triggered = other.triggered[:]
        self.sums = other.sums[:]
        self.prices = other.prices[:]
        self.scaled = other.scaled[:]
        self.watchers = other.watchers
        self.unchecked = other.unchecked
        self.crowded = other.crowded

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
        self.count_units()
        self.count_domains()
        self.order_sheets(self.sheet_order)
        self.count_leaders()


VOCABULARY_SIZE: Final = 1050
UNIQUE_KINDS: Final = (4, 5, COLOSSUS)
