"""What fleets could gain where they are, within a jump, and further away: settling, storming, hunting."""

from typing import Final, final

from ..rules.galaxy.masks import places_in
from ..rules.galaxy.places import can_win_over, foreign_home, is_system, opposing_fleet
from ..rules.state import Table
from ..rules.tables import DARK_SHIPS, LOCAL_FORCES
from ..rules.terms import DREADNOUGHT, UNINHABITED
from . import odds
from .weights import Weights, tile_worth

NEARBY: Final = 0.72  # of an opportunity, for every step away
STEPS: Final = 4  # further away nothing is seen


@final
class Prospects:
    """For one empire and every place: what is there to settle, to storm and to hunt, and how well it is guarded."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.weights = weights
        size = table.galaxy.size
        self.settle = [0.0] * size
        self.storm = [0.0] * size  # the prize of an assault that is won
        self.guard = [0.0] * size
        self.guards = [0] * size
        self.hunt = [0.0] * size  # the prize of a battle that is won
        self.hunted = [0.0] * size
        self.pack = [0] * size
        self.prizes = 0  # the places with any of these, a bit each
        self.highest = 0.0  # of all prizes
        owners = [owner for owner in range(table.seats) if owner != seat and not table.allied(seat, owner)]
        hunted = 0
        for owner in owners:
            hunted |= table.fleets[owner]
        for place in places_in(table.reach[seat]):
            if foreign_home(table, seat, place):
                continue
            if table.control[place] != seat and is_system(table, place) and not opposing_fleet(table, seat, place):
                self.look_at_system(table, seat, place)
            if hunted >> place & 1:
                for owner in owners:
                    if table.fleet[owner][place]:
                        self.look_at_fleet(table, owner, place, table.fleet[owner][place])
            if table.dark[place]:
                self.look_at_fleet(table, DARK_SHIPS, place, table.dark[place])

    def count(self, place: int, prize: float) -> None:
        self.prizes |= 1 << place
        if prize > self.highest:
            self.highest = prize

    def look_at_system(self, table: Table, seat: int, place: int) -> None:
        owner = table.control[place]
        if can_win_over(table, place, UNINHABITED):
            cost = table.tables.colonise_cost[table.tile[place]]
            missing = max(0, cost - table.crystals[seat])
            worth = 2.0 + self.weights.system + tile_worth(table, table.tile[place], False, self.weights)
            worth -= self.weights.crystal * cost
            worth -= self.weights.short * missing
            self.settle[place] = max(0.5, worth)
            self.count(place, self.settle[place])
        elif owner < 0 or not table.allied(seat, owner):
            self.guard[place] = odds.army_strength(table, owner if owner >= 0 else LOCAL_FORCES, place)
            self.guards[place] = table.army[owner][place] if owner >= 0 else table.local[place]
            self.storm[place] = 3.0 + self.weights.fight + self.weights.system
            self.storm[place] += tile_worth(table, table.tile[place], True, self.weights)
            if self.guards[place] >= table.tables.fight_min:
                self.storm[place] += self.weights.antimatter
            self.count(place, self.storm[place])

    def look_at_fleet(self, table: Table, owner: int, place: int, size: int) -> None:
        prize = 1.5 * size + self.weights.fight + (self.weights.antimatter if size >= table.tables.fight_min else 0.0)
        if prize > self.hunt[place]:
            self.hunt[place] = prize
            self.hunted[place] = odds.fleet_strength(table, owner, place)
            self.pack[place] = size
            self.count(place, prize)

    def assault(self, wave: float, place: int) -> float:
        """What an assault of that strength can expect."""
        if wave <= 0.0 or self.storm[place] == 0.0:
            return 0.0
        return odds.chance(odds.STRIKE_WORTH * wave, self.guard[place], self.guards[place]) * self.storm[place]

    def battle(self, strength: float, ships: int, place: int) -> float:
        if ships == 0 or self.hunt[place] == 0.0:
            return 0.0
        smaller = min(ships, self.pack[place])
        won = odds.chance(odds.STRIKE_WORTH * strength, self.hunted[place], smaller)
        return max(0.0, won * self.hunt[place] - (1.0 - won) * self.weights.risk * ships)


def within_jump(table: Table, seat: int, place: int, steps: int) -> int:
    """The places a fleet can reach, wormholes left out."""
    reached = 1 << place
    front = reached
    for _ in range(steps):
        following = 0
        for each in places_in(front):
            following |= table.near[each]
        front = following & table.reach[seat] & ~reached
        reached |= front
    return reached


def fleet_prospect(table: Table, seat: int, found: Prospects, place: int, steps: int) -> float:
    """The best a fleet could gain when it has come so far, less with every step."""
    settlers = table.has(seat, place, DREADNOUGHT) > 0
    wave = odds.wave_strength(table, seat, place)
    strength = odds.fleet_strength(table, seat, place)
    ships = table.fleet[seat][place]
    best = 0.0
    share = 1.0
    reached = 0
    front = 1 << place
    for _ in range(steps + 1):
        for each in places_in(front & found.prizes):
            gain = max(found.assault(wave, each), found.battle(strength, ships, each))
            if settlers and found.settle[each] > gain:
                gain = found.settle[each]
            best = max(best, share * gain)
        share *= NEARBY
        if share * found.highest <= best:  # nothing farther away can be better
            break
        reached |= front
        following = 0
        for each in places_in(front):
            following |= table.near[each]
        front = following & table.reach[seat] & ~reached
    return best


def position_worth(table: Table, seat: int, found: Prospects) -> float:
    """What fleets could take where they are and nearby; a second fleet after the same prize counts less."""
    gains: list[float] = []
    for place in places_in(table.fleets[seat]):
        gains.append(fleet_prospect(table, seat, found, place, STEPS))
    gains.sort(reverse=True)
    value = 0.0
    share = found.weights.promise
    for gain in gains:
        value += share * gain
        share *= 0.7
    return value
