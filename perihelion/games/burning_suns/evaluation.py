"""How well a seat stands, in antimatter and what leads to it; also in the middle of an action.

A point is about a crystal. Systems count by their benefits, fleets by what they could gain where they are and nearby,
leaders on the sheets by what their action promises now, a combat under way by the damage that is about to fall.
"""

from typing import Final

from perihelion.games.burning_suns import odds
from perihelion.games.burning_suns.empire import distance, income, own_cards, total
from perihelion.games.burning_suns.frames import Frame
from perihelion.games.burning_suns.galaxy import (
    can_win_over,
    explorable,
    foreign_home,
    is_system,
    opposing_fleet,
    places_in,
    within,
)
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_BOOST,
    ASK_GIVE,
    ASK_LEADER,
    ASK_REPLACED,
    ASK_SITE,
    ASK_SPACE,
    OPT_LONG,
)
from perihelion.games.burning_suns.tables import DARK_SHIPS, LOCAL_FORCES, SEATS, Tables
from perihelion.games.burning_suns.terms import (
    ACTIVATION,
    AGENT,
    ARTEFACT,
    ASSAULT,
    BATTLE,
    BATTLECRUISER,
    BOMBARD,
    BOOST,
    BUILD,
    COLONISE,
    COLOSSUS,
    CONSTRUCTION,
    DIPLOMACY,
    DIPLOMACY_DISTANCE,
    DREADNOUGHT,
    EXPLORE,
    GAIN_CRYSTALS,
    HOLD_ANTIMATTER,
    INHABITED,
    JUMP,
    KINDS,
    LEADER,
    MERCENARY,
    MISSION,
    RECRUIT,
    SCAN,
    TITAN,
    UNINHABITED,
    UNIQUE,
)

ANTIMATTER_WORTH: Final = 14.0
RIVAL: Final = 4.0
CRYSTAL: Final = 0.6
PURSE: Final = 14  # crystals beyond that are worth little
INCOME: Final = 2.2
UNIT_SHARE: Final = 1.0
CARD: Final = 4.0
RACE_CARD: Final = 2.5
KNOWN_TILE: Final = 0.35
NEARBY: Final = 0.72  # of an opportunity, for every step away
PROMISE: Final = 0.45  # of a system's worth, for a fleet that could take it
PLANNED: Final = 0.5


def evaluate(table: Table, seat: int) -> float:
    if table.organisation[seat] < 0 or table.round == 0:
        return setup_worth(table, seat)
    if not table.acting and table.ended:
        return 1000.0 + table.antimatter[seat] if table.winners >> seat & 1 else -1000.0 + table.antimatter[seat]
    value = standing_worth(table, seat)
    value += position_worth(table, seat)
    value += plans_worth(table, seat)
    if table.frames:
        value += under_way(table, seat, table.frames[-1])
    return value


def setup_worth(table: Table, seat: int) -> float:
    """Before the game: leaders and cheap fleets are good; the rest is taste."""
    value = 0.0
    if table.race[seat] >= 0:
        race = table.tables.races[table.race[seat]]
        value += sum(race.leaders) + 0.3 * sum(race.attack)
    for place in range(table.galaxy.size):
        if table.fleet[seat][place]:
            value += fleet_worth(table, seat)
            break
    return value + 0.6 * table.crystals[seat]


def standing_worth(table: Table, seat: int) -> float:
    needed = table.tables.win[table.opt[OPT_LONG]][table.seats]
    own = table.antimatter[seat]
    value = ANTIMATTER_WORTH * own + (30.0 if own >= needed else 0.0)
    rival = 0
    for other in range(table.seats):
        if other != seat and not table.allied(seat, other):
            rival = max(rival, table.antimatter[other])
        if table.allied(seat, other):
            value += -6.0 if table.seats == 2 else 1.5 + 2.0 * max(0, table.antimatter[other] - own)
    value -= RIVAL * rival + (20.0 if rival >= needed else 0.0)
    crystals = table.crystals[seat]
    value += CRYSTAL * min(crystals, PURSE) + 0.2 * max(0, crystals - PURSE)
    gained = income(table, seat)
    value += INCOME * gained
    if table.frames or sum(table.leader_at) > -36:
        value += CRYSTAL * gained  # the next status phase is still to come
    for what in (AGENT, ARTEFACT):
        value += CARD * len(own_cards(table, seat, what))
    value += RACE_CARD * table.hand[seat].bit_count()
    for resource in table.technologies[seat]:
        value += 0.8 * table.tables.resources[resource].cost
    for upgrade in table.upgrades[seat]:
        value += 0.8 * table.tables.resources[upgrade >> 4].cost
    for place in range(table.galaxy.size):
        if table.control[place] == seat:
            value += 2.0 + other_benefits(table, place)
            if table.unrest >> place & 1:
                value -= 1.0
            if table.army[seat][place] == 0 and is_system(table, place):
                value -= 1.5
            if table.construction[place] >= 0:
                value += 2.0
    value += KNOWN_TILE * table.reach[seat].bit_count()
    value += 0.1 * table.peeked[seat].bit_count()
    return value + fleet_worth(table, seat)


def other_benefits(table: Table, place: int) -> float:
    """Benefits that are neither crystals nor antimatter; those are counted elsewhere."""
    value = 0.0
    benefits = table.tables.benefits[table.tile[place]]
    for slot in range(len(benefits)):
        if table.unrest >> place & 1 and table.blocked[place] == slot:
            continue
        op = table.tables.abilities[benefits[slot]].effects[0].op
        if op not in (GAIN_CRYSTALS, HOLD_ANTIMATTER):
            value += 2.0
    return value


def unit_worth(table: Table, seat: int, kind: int) -> float:
    if kind >= MERCENARY:
        return 3.0
    return UNIT_SHARE * table.tables.races[table.race[seat]].cost[kind]


def fleet_worth(table: Table, seat: int) -> float:
    counts = [0] * KINDS
    units = table.units[seat]
    for place in range(table.galaxy.size):
        if table.fleet[seat][place] or table.army[seat][place]:
            base = place * KINDS
            for kind in range(KINDS):
                counts[kind] += units[base + kind]
    value = 0.0
    for kind in range(KINDS):
        if counts[kind]:
            worth = unit_worth(table, seat, kind)
            if TITAN <= kind <= COLOSSUS:
                full = table.tables.races[table.race[seat]].hp[kind]
                value += worth * (0.4 + 0.6 * table.hull[seat][kind - TITAN] / full)
            else:
                # The first of each kind open roads, the tenth fighter hardly does.
                value += worth * (counts[kind] if counts[kind] < 5 else 5 + 0.6 * (counts[kind] - 5))
    if counts[DREADNOUGHT] == 0:
        value -= 1.0
    if counts[BATTLECRUISER] == 0:
        value -= 1.0
    return value


# ---------------------------------------------------------------- opportunities


def tile_worth(tables: Tables, tile: int, unrest: bool) -> float:
    """What controlling a system would be worth."""
    best = 0.0
    both = 2.0
    for index in tables.benefits[tile]:
        effect = tables.abilities[index].effects[0]
        worth = 2.0
        if effect.op == HOLD_ANTIMATTER:
            worth = ANTIMATTER_WORTH
        elif effect.op == GAIN_CRYSTALS:
            worth = INCOME * effect.n
        elif tables.abilities[index].fleet_here:
            worth = 10.0
        both += worth
        best = max(best, worth)
    return 1.0 + best if unrest else both


def spread_out(table: Table, seat: int, field: list[float]) -> list[float]:
    """An opportunity counts less with every step away from it."""
    for _ in range(3):
        following = field[:]
        for place in places_in(table.reach[seat]):
            if field[place] > 0.0:
                worth = NEARBY * field[place]
                for near in places_in(table.near[place] & table.reach[seat]):
                    if following[near] < worth:
                        following[near] = worth
        field = following
    return field


def position_worth(table: Table, seat: int) -> float:
    """What fleets could take where they are and nearby."""
    settle = [0.0] * table.galaxy.size
    storm = [0.0] * table.galaxy.size
    carriers = 0.0
    for place in range(table.galaxy.size):
        carriers = max(carriers, odds.wave_strength(table, seat, place))
    for place in places_in(table.reach[seat]):
        if not is_system(table, place) or table.control[place] == seat or opposing_fleet(table, seat, place):
            continue
        owner = table.control[place]
        if can_win_over(table, place, UNINHABITED):
            settle[place] = PROMISE * tile_worth(table.tables, table.tile[place], False)
        elif not (owner >= 0 and table.allied(seat, owner)) and not (
            table.kind_at(place) == UNINHABITED and owner < 0 and table.local[place] == 0
        ):
            guard = odds.army_strength(table, owner if owner >= 0 else LOCAL_FORCES, place)
            guards = table.army[owner][place] if owner >= 0 else table.local[place]
            won = odds.chance(odds.STRIKE_WORTH * carriers, guard, guards)
            storm[place] = PROMISE * won * tile_worth(table.tables, table.tile[place], True)
    settle = spread_out(table, seat, settle)
    storm = spread_out(table, seat, storm)
    hunt = spread_out(table, seat, prey(table, seat))
    value = 0.0
    for place in range(table.galaxy.size):
        if table.fleet[seat][place]:
            if table.has(seat, place, DREADNOUGHT):
                value += settle[place]
            wave = odds.wave_strength(table, seat, place)
            if wave > 0.0 and carriers > 0.0:
                value += storm[place] * wave / carriers
            if table.fleet[seat][place] >= 3:
                value += hunt[place]
    return value


def prey(table: Table, seat: int) -> list[float]:
    """Fleets of four and more that the strongest own fleet could beat (BSU-5.8)."""
    found = [0.0] * table.galaxy.size
    strongest = 0.0
    for place in range(table.galaxy.size):
        if table.fleet[seat][place] >= 3:
            strongest = max(strongest, odds.fleet_strength(table, seat, place))
    if strongest == 0.0:
        return found
    for place in places_in(table.reach[seat]):
        for owner in [*range(table.seats), DARK_SHIPS]:
            size = table.dark[place] if owner == DARK_SHIPS else table.fleet[owner][place]
            if owner == seat or size < 4 or foreign_home(table, seat, place):
                continue
            if owner < SEATS and table.allied(seat, owner):
                continue
            won = odds.chance(strongest, odds.fleet_strength(table, owner, place), 4)
            if won > 0.5:
                found[place] = max(found[place], PROMISE * (2.0 * won - 1.0) * ANTIMATTER_WORTH)
    return found


# ---------------------------------------------------------------- plans


def plans_worth(table: Table, seat: int) -> float:
    """Leaders on the sheets that have not acted yet."""
    acting = -1
    if table.frames and table.frames[0].action >= 0 and table.frames[0].actor == seat:
        acting = seat * 3 + table.frames[0].leader
    planning = table.acting and table.asked[0] == ASK_LEADER
    value = 0.0
    taken = [0] * 12
    for space in range(36):
        code = table.leader_at[space]
        if code < 0 or code // 3 != seat or code == acting:
            continue
        action = space // 3
        worth = action_worth(table, seat, action, code % 3)
        taken[action] += 1
        value += PLANNED * worth * (1.0 if taken[action] == 1 else SECOND[action])
        if planning:
            value -= 0.01 * (space % 3)
    return value


SECOND: Final = (0.6, 0.75, 0.8, 0.35, 0.45, 0.25, 0.4, 0.3, 0.4, 0.4, 0.7, 0.6)
"""Of an action's promise, for a second leader on it."""


def success_chance(table: Table, seat: int, leader: int, scope: int) -> float:
    value = table.tables.races[table.race[seat]].leaders[leader] + total(table, seat, BOOST, LEADER)
    value += total(table, seat, BOOST, scope)
    if scope == MISSION:
        value += table.tables.organisations[table.organisation[seat]].mission_boost
    return min(7, value) / 8.0


def action_worth(table: Table, seat: int, action: int, leader: int) -> float:
    if action == EXPLORE:
        return 2.6 * min(2, explorable(table, seat).bit_count())
    if action == JUMP:
        return 5.0 if table.reach[seat].bit_count() > 1 or table.round == 1 else 0.5
    if action == SCAN:
        return 2.6 + 2.0 * success_chance(table, seat, leader, SCAN)
    if action == COLONISE:
        return best_settlement(table, seat)
    if action == DIPLOMACY:
        return success_chance(table, seat, leader, DIPLOMACY) * best_treaty(table, seat)
    if action == BUILD:
        purse = table.crystals[seat] + (income(table, seat) if table.acting and table.asked[0] == ASK_LEADER else 0)
        return 0.42 * min(14, purse)
    if action == BATTLE:
        return best_battle(table, seat)
    if action == BOMBARD:
        return 0.3
    if action == ASSAULT:
        return best_assault(table, seat)
    if action == ACTIVATION:
        return 2.0 + 0.5 * len(own_cards(table, seat, AGENT)) + 0.3 * table.hand[seat].bit_count()
    if action == RECRUIT:
        return 1.4 + 3.4 * success_chance(table, seat, leader, RECRUIT)
    return 4.5 * success_chance(table, seat, leader, MISSION)


def best_settlement(table: Table, seat: int) -> float:
    best = 0.3
    for place in range(table.galaxy.size):
        if table.has(seat, place, DREADNOUGHT) and can_win_over(table, place, UNINHABITED):
            worth = tile_worth(table.tables, table.tile[place], False) + 2.0
            cost = table.tables.colonise_cost[table.tile[place]]
            short = max(0, cost - table.crystals[seat])
            best = max(best, worth - 0.6 * cost - 1.5 * short)
    return best


def best_treaty(table: Table, seat: int) -> float:
    best = 1.0
    for place in places_in(within(table, seat, distance(table, seat, DIPLOMACY_DISTANCE))):
        if can_win_over(table, place, INHABITED):
            best = max(best, tile_worth(table.tables, table.tile[place], False) + 2.0)
        elif table.control[place] == seat and table.unrest >> place & 1:
            best = max(best, 3.0)
        elif table.control[place] >= 0 and is_system(table, place):
            best = max(best, 4.0)
    return best


def best_battle(table: Table, seat: int) -> float:
    best = 0.0
    for place in range(table.galaxy.size):
        if table.fleet[seat][place] == 0:
            continue
        for owner in [*range(table.seats), DARK_SHIPS]:
            size = table.dark[place] if owner == DARK_SHIPS else table.fleet[owner][place]
            if owner != seat and size and not (owner < SEATS and table.allied(seat, owner)):
                won = odds.battle_chance(table, seat, owner, place)
                prize = (ANTIMATTER_WORTH if size >= 4 else 1.0) + 1.5 * size
                best = max(best, won * prize - (1.0 - won) * 2.5 * table.fleet[seat][place] - 1.0)
    return best


def best_assault(table: Table, seat: int) -> float:
    best = 0.0
    for place in range(table.galaxy.size):
        if table.fleet[seat][place] == 0 or not is_system(table, place) or table.control[place] == seat:
            continue
        owner = table.control[place]
        if owner < 0 and can_win_over(table, place, UNINHABITED):
            continue
        if opposing_fleet(table, seat, place) or (owner >= 0 and table.allied(seat, owner)):
            continue
        if odds.wave_strength(table, seat, place) > 0.0:
            won = odds.assault_chance(table, seat, place)
            guards = table.local[place] if owner < 0 else table.army[owner][place]
            prize = tile_worth(table.tables, table.tile[place], True) + 3.0
            best = max(best, won * (prize + (ANTIMATTER_WORTH if guards >= 4 else 0.0)))
    return best


# ---------------------------------------------------------------- the action under way


def on_the_way(table: Table, seat: int) -> float:
    """A unit or resource that is paid for and still has to be put somewhere."""
    step = table.asked
    if table.acting and step[0] == ASK_GIVE and seat in (step[1], step[2]):
        return -6.0 if table.seats == 2 else 1.0  # an alliance is about to be made
    if not table.acting or step[0] not in (ASK_SITE, ASK_SPACE, ASK_REPLACED) or step[1] != seat:
        return 0.0
    if step[0] == ASK_SITE and step[2] >= 0:
        return unit_worth(table, seat, step[2])
    return resource_worth(table, step[3] if step[0] == ASK_SITE else step[2])


def resource_worth(table: Table, resource: int) -> float:
    made = table.tables.resources[resource]
    if table.tables.abilities[made.ability].effects[0].op == HOLD_ANTIMATTER:
        return ANTIMATTER_WORTH + 2.0
    return 0.8 * made.cost


def under_way(table: Table, seat: int, frame: Frame) -> float:
    """A little for going on with what is worth it, and the damage that is about to fall."""
    value = on_the_way(table, seat)
    if frame.actor == seat and frame.action >= 0:
        if frame.action in (BATTLE, BOMBARD, ASSAULT) and frame.fight is None:
            value += 0.1 if action_worth(table, seat, frame.action, 0) > 0.5 else -0.1
        elif frame.count == 0 and frame.steps == 0:
            value += 0.1
        if table.acting and table.asked[0] == ASK_BOOST:
            value -= 3.0 * frame.boosts
    fight = frame.fight
    if fight is None or seat not in fight.owners:
        return value
    side = 0 if fight.owners[0] == seat else 1
    if frame.result == 0:
        value += 0.9 * (fight.joined[side] - fight.joined[1 - side] + fight.cancels[side])
        value += 0.9 * (fight.wave if side == 0 else -fight.wave)
        for each in range(0, len(frame.mods), 5):
            value += 0.5 * abs(frame.mods[each + 3]) * (1 if frame.mods[each] == seat else -1)
        value += 1.6 * (sum(fight.packets[1 - side]) - sum(fight.packets[side]))
        for kind in range(CONSTRUCTION):
            if fight.marks[side][kind]:
                whole = unit_worth(table, seat, kind) if kind < KINDS else 0.8
                if UNIQUE >> kind & 1:
                    whole /= max(1, table.hull[seat][kind - TITAN])
                value -= whole * fight.marks[side][kind]
            value += 1.6 * fight.marks[1 - side][kind]
        if fight.begun == 0 and frame.action == BATTLE and side == 0 and fight.owners[1] != LOCAL_FORCES:
            won = odds.battle_chance(table, seat, fight.owners[1], frame.place)
            value += won * ANTIMATTER_WORTH * (1 if fight.declared[1] >= 4 else 0)
            value -= (1.0 - won) * 2.5 * table.fleet[seat][frame.place]
    return value
