"""An empire's numbers after everything that changes them: force, limits, distances, prices, income."""

from typing import Final

from perihelion.kernel.bits import ones

from .. import terms
from ..abilities.programs import Ability, Effect
from ..galaxy.masks import places_in
from ..state import UNIQUE_KINDS, Table

ANY_FORCE: Final = terms.COUNT_AS << 6
"""Where the sums say whether passive abilities let their owner count as of any force."""


def force(table: Table, seat: int) -> int:
    """BSU-21.3, 21.5: that of the highest level held."""
    for level in (3, 2, 1, 0):
        option = table.levels[seat][level]
        if option >= 0:
            return table.tables.level_forces[table.ideology[seat]][level][option]
    return 1


def counts_as_any(table: Table, seat: int) -> bool:
    """BSU-44.45."""
    if table.sums[seat].get(ANY_FORCE, 0):
        return True
    if table.frames:
        mods = table.frames[-1].mods
        for at in range(0, len(mods), 5):
            if mods[at] == seat and mods[at + 1] == terms.COUNT_AS:
                return True
    return False


def amount(table: Table, seat: int, ability: Ability, effect: Effect) -> int:
    """The number of an effect: X by the owner's force at this moment (BSU-44.47)."""
    if effect.n != terms.X:
        return effect.n
    if counts_as_any(table, seat):
        return max(ability.xs)
    return ability.xs[force(table, seat)]


def total(table: Table, seat: int, op: int, what: int) -> int:
    """The sum of a modifier from all passive sources and from the action under way (BSU-39.9).

    For distances and limits it begins with what the organisation says.
    """
    found = table.sums[seat].get(op << 6 | what, 0)
    if table.scaled[seat]:
        for index in table.scaled[seat]:
            ability = table.tables.abilities[index]
            for effect in ability.effects:
                if effect.op == op and effect.a == what and effect.per >= 0:
                    found += amount(table, seat, ability, effect) * times(table, seat, effect.per)
    if table.frames and table.frames[-1].mods:
        mods = table.frames[-1].mods
        for at in range(0, len(mods), 5):
            if mods[at] == seat:
                if mods[at + 1] == op and mods[at + 2] == what:
                    found += mods[at + 3]
                elif mods[at + 1] == terms.COUNT_AS:
                    found += gained_by_any(table, seat, op, what)
    return found


def discounts(table: Table, seat: int) -> list[int]:
    """What is taken off the price of everything there is to buy."""
    if prices_vary(table, seat):
        return [
            total(table, seat, terms.DISCOUNT, goods) - total(table, seat, terms.UNIT_COST, goods)
            for goods in range(terms.GOODS_NUMBER)
        ]
    found = [0] * terms.GOODS_NUMBER
    for key, number in table.sums[seat].items():
        op = key >> 6
        if op == terms.DISCOUNT:
            found[key & 63] += number
        elif op == terms.UNIT_COST:
            found[key & 63] -= number
    return found


def gained_by_any(table: Table, seat: int, op: int, what: int) -> int:
    """BSU-44.45 for this action only: what the best force adds to the sums, which know the real one."""
    found = 0
    if table.sums[seat].get(ANY_FORCE, 0):
        return found
    for code in table.active[seat]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing == terms.PASSIVE and ability.xs:
            for effect in ability.effects:
                if effect.op == op and effect.a == what and effect.n == terms.X:
                    found += max(ability.xs) - ability.xs[force(table, seat)]
    return found


def ignores(table: Table, seat: int, rule: int) -> bool:
    return total(table, seat, terms.IGNORE, rule) > 0


def limit(table: Table, seat: int, what: int) -> int:
    return total(table, seat, terms.LIMITS, what)


def army_limit(table: Table, seat: int, place: int) -> int:
    found = limit(table, seat, terms.ARMY)
    return found + table.tables.unrest_change if table.unrest >> place & 1 else found  # BSU-18.6


def distance(table: Table, seat: int, what: int) -> int:
    return total(table, seat, terms.DISTANCES, what)


def jump_distance(table: Table, seat: int) -> int:
    return total(table, seat, terms.DISTANCES, terms.JUMP_DISTANCE)


CHEAPEST: Final = terms.ANY_RESOURCE
DEAREST: Final = CHEAPEST + 1
"""In a price list, the price of the cheapest regular unit, and one that nothing at all passes."""


def price_list(table: Table, seat: int) -> list[int]:
    """The prices of units; for the kinds of resources what is taken off theirs. Kept until a source changes."""
    if (table.tables.scales_prices or (table.frames and table.frames[-1].mods)) and prices_vary(table, seat):
        return new_price_list(table, seat)
    prices = table.prices[seat]
    if not prices:
        prices = new_price_list(table, seat)
        table.prices[seat] = prices
    return prices


def prices_vary(table: Table, seat: int) -> bool:
    """The action under way changes them, or they change with something else."""
    frames = table.frames
    if frames and frames[-1].mods:
        mods = frames[-1].mods
        for at in range(1, len(mods), 5):
            if mods[at] == terms.DISCOUNT or mods[at] == terms.UNIT_COST or mods[at] == terms.COUNT_AS:
                return True
    return table.tables.scales_prices and len(table.scaled[seat]) > 0


def new_price_list(table: Table, seat: int) -> list[int]:
    """BSU-27.13, 27.19: discounts and surcharges add up; never below 1."""
    off = discounts(table, seat)
    found = [0] * (DEAREST + 1)
    for kind, cost in enumerate(table.tables.races[table.race[seat]].cost):
        cost -= off[kind] + (off[terms.ANY_UNIT] if kind < terms.TITAN else off[terms.ANY_UNIQUE])
        found[kind] = cost if cost > 1 else 1
    for goods in range(terms.TECHNOLOGY, terms.ANY_RESOURCE):
        found[goods] = off[goods] + off[terms.ANY_RESOURCE]
    found[CHEAPEST] = min(found[: terms.TITAN])
    found[DEAREST] = max(
        max(found[: terms.TECHNOLOGY]),
        table.tables.dearest_resource - min(found[terms.TECHNOLOGY : terms.ANY_RESOURCE]),
    )
    return found


def unit_price(table: Table, seat: int, kind: int) -> int:
    return price_list(table, seat)[kind]


def resource_price(table: Table, seat: int, resource: int) -> int:
    made = table.tables.resources[resource]
    return max(1, made.cost - price_list(table, seat)[made.kind])


def price(table: Table, seat: int, goods: int, cost: int) -> int:
    return max(1, cost - total(table, seat, terms.DISCOUNT, goods))


def full_hull(table: Table, seat: int, kind: int) -> int:
    return table.tables.races[table.race[seat]].hp[kind]


def uniques(table: Table, seat: int) -> int:
    """BSU-6.5: unique units in play."""
    found = 0
    for kind in UNIQUE_KINDS:
        if table.hull[seat][kind - terms.TITAN] > 0:
            found += 1
    return found


def controlled(table: Table, seat: int) -> list[int]:
    return places_in(table.domain[seat])


def times(table: Table, seat: int, per: int) -> int:
    """BSU-44.19: how often a `per` counts."""
    if per == terms.PER_UNIQUE:
        return uniques(table, seat)
    if per == terms.PER_FLEET4:
        return len([1 for size in table.fleet[seat] if size >= 4])
    if per == terms.PER_ARTEFACT:
        return len([1 for owner in table.artefact_owner if owner == seat])
    if per == terms.PER_CONTROLLED:
        return ones(table.domain[seat])
    if per == terms.PER_INHABITED:
        return len([1 for place in controlled(table, seat) if table.kind_at(place) == terms.INHABITED])
    if per == terms.PER_DESTROYED and table.frames:
        fight = table.frames[-1].fight
        if fight is not None:
            return sum(fight.lost[1 if fight.owners[0] == seat else 0])
    return 0


def fleet_here(table: Table, seat: int, code: int, ability: Ability) -> bool:
    """The condition own_fleet_here of an ability (BSU-44.9)."""
    return ability.fleet_here == 0 or table.fleet[seat][code & 63] >= ability.fleet_here


def income(table: Table, seat: int) -> int:
    """BSU-6.6: the crystals a status phase would bring now."""
    found = table.steady[seat]
    for code in table.regular[seat]:
        ability = table.tables.abilities[code >> 6]
        if fleet_here(table, seat, code, ability):
            for effect in ability.effects:
                if effect.op == terms.GAIN_CRYSTALS:
                    number = amount(table, seat, ability, effect)
                    found += number * (times(table, seat, effect.per) if effect.per >= 0 else 1)
    return found


def own_cards(table: Table, seat: int, what: int) -> list[int]:
    owners = table.artefact_owner if what == terms.ARTEFACT else table.agent_owner
    found: list[int] = []
    card = -1
    for _ in range(owners.count(seat)):
        card = owners.index(seat, card + 1)
        found.append(card)
    return found


def regular_or_unique(table: Table, seat: int, place: int) -> bool:
    """BSU-31.4: something that keeps mercenaries with a fleet."""
    units = table.units[seat]
    at = place * terms.KINDS
    return units[at] + units[at + 1] + units[at + 2] + units[at + 4] + units[at + 5] > 0


def build_limit(table: Table, seat: int) -> int:
    return total(table, seat, terms.LIMITS, terms.BUILD_LIMIT)
