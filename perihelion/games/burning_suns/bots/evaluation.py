"""How well a seat stands, in antimatter and what leads to it; also in the middle of an action.

Systems count by their benefits, fleets by what they could gain where they are and nearby (`prospects.py`), leaders on
the sheets by what their action promises (`plans.py`), a combat under way by the damage that is about to fall.
"""

from perihelion.kernel.bits import ones

from ..rules import steps, terms
from ..rules.empire.numbers import income, jump_distance
from ..rules.frames import Frame
from ..rules.galaxy.masks import places_in
from ..rules.galaxy.places import is_system
from ..rules.state import Table
from ..rules.tables import LOCAL_FORCES
from . import odds
from .plans import action_worth, plans_worth, prize_of, success_chance
from .prospects import Prospects, fleet_prospect, position_worth
from .weights import PURSE, Weights, income_worth, resource_worth, unit_worth


def evaluate(table: Table, seat: int, weights: Weights) -> float:
    if table.organisation[seat] < 0 or table.round == 0:
        return setup_worth(table, seat)
    if not table.acting and table.ended:
        return 1000.0 + table.antimatter[seat] if table.winners >> seat & 1 else -1000.0 + table.antimatter[seat]
    found = Prospects(table, seat, weights)
    value = standing_worth(table, seat, weights)
    value += position_worth(table, seat, found)
    value += plans_worth(table, seat, found)
    if table.frames:
        value += under_way(table, seat, table.frames[-1], found)
    return value


def setup_worth(table: Table, seat: int) -> float:
    """Before the game: leaders and cheap fleets are good; the rest is taste."""
    value = 0.0
    if table.race[seat] >= 0:
        race = table.tables.races[table.race[seat]]
        value += sum(race.leaders) + 0.3 * sum(race.attack)
    if table.fleets[seat]:
        value += fleet_worth(table, seat)
    return value + 0.6 * table.crystals[seat]


def standing_worth(table: Table, seat: int, weights: Weights) -> float:
    value = of_antimatter(table, seat, weights) - of_rivals(table, seat, weights) + of_allies(table, seat)
    value += of_crystals(table, seat, weights) + of_income(table, seat, weights)
    value += of_cards(table, seat, weights) + of_resources(table, seat) + of_systems(table, seat)
    value = value + of_map(table, seat, weights) + fleet_worth(table, seat)
    return value + of_taste(table, seat, weights)


def of_taste(table: Table, seat: int, weights: Weights) -> float:
    """What a style likes besides."""
    value = 0.0
    if weights.warship:
        value += weights.warship * fleet_worth(table, seat)
    if weights.resource:
        value += weights.resource * (len(table.technologies[seat]) + len(table.upgrades[seat]))
        for place in places_in(table.domain[seat]):
            value += weights.resource if table.construction[place] >= 0 else 0.0
    return value + weights.system * table.domain[seat].bit_count() if weights.system else value


def needed(table: Table) -> int:
    return table.tables.win[table.opt[steps.OPT_LONG]][table.seats]


def of_antimatter(table: Table, seat: int, weights: Weights) -> float:
    own = table.antimatter[seat]
    return weights.antimatter * own + (weights.winning if own >= needed(table) else 0.0)


def of_rivals(table: Table, seat: int, weights: Weights) -> float:
    """How near the leading rival is to winning."""
    rival = 0
    for other in range(table.seats):
        if other != seat and not table.allied(seat, other):
            rival = max(rival, table.antimatter[other])
    return weights.rival * rival + (20.0 if rival >= needed(table) else 0.0)


def of_allies(table: Table, seat: int) -> float:
    value = 0.0
    for other in range(table.seats):
        if table.allied(seat, other):
            more = table.antimatter[other] - table.antimatter[seat]
            value += -6.0 if table.seats == 2 else 1.5 + 2.0 * max(0, more)
    return value


def of_crystals(table: Table, seat: int, weights: Weights) -> float:
    crystals = table.crystals[seat]
    return weights.crystal * min(crystals, PURSE) + 0.2 * max(0, crystals - PURSE)


def of_income(table: Table, seat: int, weights: Weights) -> float:
    gained = income(table, seat)
    value = income_worth(table, weights) * gained
    if table.frames or sum(table.leader_at) > -36:
        value += weights.crystal * gained  # the next status phase is still to come
    return value


def of_cards(table: Table, seat: int, weights: Weights) -> float:
    value = weights.race_card * ones(table.hand[seat])
    value += weights.card * table.agent_owner.count(seat)
    return value + weights.card * table.artefact_owner.count(seat)


def of_resources(table: Table, seat: int) -> float:
    value = 0.0
    for resource in table.technologies[seat]:
        value += 0.8 * table.tables.resources[resource].cost
    for upgrade in table.upgrades[seat]:
        value += 0.8 * table.tables.resources[upgrade >> 4].cost
    return value


def of_systems(table: Table, seat: int) -> float:
    value = 0.0
    for place in places_in(table.domain[seat]):
        value += 2.0 + other_benefits(table, place)
        if table.unrest >> place & 1:
            value -= 1.0
        if table.army[seat][place] == 0 and is_system(table, place):
            value -= 1.5
        if table.construction[place] >= 0:
            value += 2.0
    return value


def of_map(table: Table, seat: int, weights: Weights) -> float:
    return weights.known_tile * ones(table.reach[seat]) + 0.1 * ones(table.peeked[seat])


def other_benefits(table: Table, place: int) -> float:
    """Benefits that are neither crystals nor antimatter; those are counted elsewhere."""
    value = 0.0
    benefits = table.tables.benefits[table.tile[place]]
    for slot in range(len(benefits)):
        if table.unrest >> place & 1 and table.blocked[place] == slot:
            continue
        op = table.tables.abilities[benefits[slot]].effects[0].op
        if op not in (terms.GAIN_CRYSTALS, terms.HOLD_ANTIMATTER):
            value += 2.0
    return value


def fleet_worth(table: Table, seat: int) -> float:
    counts = [0] * terms.KINDS
    units = table.units[seat]
    for place in places_in(table.fleets[seat] | table.armies[seat]):
        base = place * terms.KINDS
        for kind in range(terms.KINDS):
            counts[kind] += units[base + kind]
    value = 0.0
    for kind in range(terms.KINDS):
        if counts[kind]:
            worth = unit_worth(table, seat, kind)
            if terms.TITAN <= kind <= terms.COLOSSUS:
                full = table.tables.races[table.race[seat]].hp[kind]
                value += worth * (0.4 + 0.6 * table.hull[seat][kind - terms.TITAN] / full)
            else:
                # The first of each kind open roads, the tenth fighter hardly does.
                value += worth * (counts[kind] if counts[kind] < 5 else 5 + 0.6 * (counts[kind] - 5))
    if counts[terms.DREADNOUGHT] == 0:
        value -= 1.0
    if counts[terms.BATTLECRUISER] == 0:
        value -= 1.0
    return value


# ---------------------------------------------------------------- the action under way


def on_the_way(table: Table, seat: int, weights: Weights) -> float:
    """A unit or resource that is paid for and still has to be put somewhere, or an alliance about to be made."""
    if not table.acting:
        return 0.0
    if table.asks(steps.ASK_GIVE):
        _, _, other, _ = table.asked
        return (-6.0 if table.seats == 2 else 1.0) if other == seat or table.choices[seat] else 0.0
    if not table.choices[seat]:
        return 0.0
    if table.asks(steps.ASK_SITE):
        _, _, kind, resource = table.asked
        return unit_worth(table, seat, kind) if kind >= 0 else resource_worth(table.tables, resource, weights)
    if table.asks(steps.ASK_SPACE):
        _, _, resource = table.asked
        return resource_worth(table.tables, resource, weights)
    if table.asks(steps.ASK_REPLACED):
        _, _, resource, _ = table.asked
        return resource_worth(table.tables, resource, weights)
    return 0.0


def roll_worth(table: Table, seat: int, frame: Frame, weights: Weights) -> float:
    """A leader roll that is still to come, or has succeeded and now brings its prize."""
    if not table.acting or not table.choices[seat] or frame.actor != seat or frame.scope == terms.LEADER:
        return 0.0
    if table.asks(steps.ASK_BOOST) or table.asks(steps.ASK_LEADER_REROLL):
        chance = success_chance(table, seat, frame.leader, frame.scope, frame.boosts)
        return chance * prize_of(table, seat, frame.action, weights)
    if (
        table.asks(steps.ASK_DIPLOMACY)
        or table.asks(steps.ASK_SCAN)
        or table.asks(steps.ASK_RECRUIT)
        or table.asks(steps.ASK_MISSION)
    ):
        return prize_of(table, seat, frame.action, weights)
    return 0.0


def jump_under_way(table: Table, seat: int, frame: Frame, found: Prospects) -> float:
    """Which fleet jumps: the one that has most to gain; an army seldom has."""
    if not table.acting or not table.asks(steps.ASK_JUMP) or frame.steps or not table.choices[seat]:
        return 0.0
    if frame.count:
        return -0.5
    here = fleet_prospect(table, seat, found, frame.place, 0)
    return 0.5 * (fleet_prospect(table, seat, found, frame.place, jump_distance(table, seat)) - here)


def under_way(table: Table, seat: int, frame: Frame, found: Prospects) -> float:
    """A little for going on with what is worth it, and the damage that is about to fall."""
    value = (
        on_the_way(table, seat, found.weights)
        + roll_worth(table, seat, frame, found.weights)
        + jump_under_way(table, seat, frame, found)
    )
    if frame.actor == seat and frame.action >= 0:
        if frame.action in (terms.BATTLE, terms.BOMBARD, terms.ASSAULT) and frame.fight is None:
            value += 0.1 if action_worth(table, seat, frame.action, 0, found, False) > 0.5 else -0.1
        elif frame.count == 0 and frame.steps == 0:
            value += 0.1
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
        for kind in range(terms.CONSTRUCTION):
            if fight.marks[side][kind]:
                whole = unit_worth(table, seat, kind) if kind < terms.KINDS else 0.8
                if terms.UNIQUE >> kind & 1:
                    whole /= max(1, table.hull[seat][kind - terms.TITAN])
                value -= whole * fight.marks[side][kind]
            value += 1.6 * fight.marks[1 - side][kind]
        if fight.begun == 0 and frame.action == terms.BATTLE and side == 0 and fight.owners[1] != LOCAL_FORCES:
            won = odds.battle_chance(table, seat, fight.owners[1], frame.place)
            value += won * found.weights.antimatter * (1 if fight.declared[1] >= 4 else 0)
            value -= (1.0 - won) * 2.5 * table.fleet[seat][frame.place]
    return value
