"""An empire's numbers read a second time: from all that it has, one source after another, with nothing kept ready."""

from typing import Final

from ..rules import terms
from ..rules.abilities.programs import Ability, Effect
from ..rules.state import UNIQUE_KINDS, Table
from ..rules.tables import NOWHERE

ALLOWED: Final[list[str]] = []
"""What a second reading returns for a legal answer: no rule refuses it."""

Source = tuple[Ability, int]
"""An ability with where it lies: a place, for an upgrade the kind of unit below it, or NOWHERE."""


def held(table: Table, seat: int) -> list[Source]:
    """Everything that gives the empire an ability now (BSU-5.13, 24.1, 25.4)."""
    tables = table.tables
    found: list[tuple[int, int]] = []
    for place in systems_of(table, seat):
        for slot, benefit in enumerate(tables.benefits[table.tile[place]]):
            if not (table.unrest >> place & 1 and table.blocked[place] == slot):
                found.append((benefit, place))
        if table.construction[place] >= 0:
            found.append((tables.resources[table.construction[place]].ability, place))
    for level, option in enumerate(table.levels[seat]):
        if option >= 0:
            found += [(index, NOWHERE) for index in tables.levels[table.ideology[seat]][level][option]]
    for agent, owner in enumerate(table.agent_owner):
        if owner == seat:
            found += [(index, NOWHERE) for index in tables.agent_abilities[agent]]
    for artefact, owner in enumerate(table.artefact_owner):
        if owner == seat:
            found.append((tables.artefact_ability[artefact], NOWHERE))
    found += [(tables.resources[each].ability, NOWHERE) for each in table.technologies[seat]]
    found += [(tables.resources[each >> 4].ability, each & 15) for each in table.upgrades[seat]]
    for other in range(table.seats):
        card = table.lent[other][seat]
        if card >= 0:
            back = tables.card_back[table.race[other]][card]
            found += [(index, NOWHERE) for index in tables.back_abilities[back]]
    return [(tables.abilities[index], place) for index, place in found]


def systems_of(table: Table, seat: int) -> list[int]:
    return [place for place in range(table.galaxy.size) if table.control[place] == seat]


def force(table: Table, seat: int) -> int:
    """BSU-21.3: that of the highest level held."""
    best = max([level for level, option in enumerate(table.levels[seat]) if option >= 0])
    return table.tables.level_forces[table.ideology[seat]][best][table.levels[seat][best]]


def modifiers(table: Table, seat: int) -> list[tuple[int, int, int]]:
    """What abilities used in the action under way have changed for an empire: effect, what, number."""
    mods = table.frames[-1].mods if table.frames else []
    rows = [mods[each : each + 5] for each in range(0, len(mods), 5)]
    return [(op, what, number) for owner, op, what, number, _ in rows if owner == seat]


def of_any_force(table: Table, seat: int) -> bool:
    """BSU-44.45."""
    passive = [
        effect.op for ability, _ in held(table, seat) if ability.timing == terms.PASSIVE for effect in ability.effects
    ]
    return terms.COUNT_AS in passive or terms.COUNT_AS in [op for op, _, _ in modifiers(table, seat)]


def has_force(table: Table, seat: int, wanted: int) -> bool:
    return force(table, seat) == wanted or of_any_force(table, seat)


def number_of(table: Table, seat: int, ability: Ability, effect: Effect) -> int:
    """BSU-44.47: X is printed for every force; who counts as any takes the best."""
    if effect.n != terms.X:
        return effect.n
    return max(ability.xs) if of_any_force(table, seat) else ability.xs[force(table, seat)]


def counted(table: Table, seat: int, per: int) -> int:
    """BSU-44.19: how many there are of what an effect counts for each of; 1 where it counts nothing."""
    if per == terms.PER_FLEET4:
        return len([size for size in table.fleet[seat] if size >= 4])
    if per == terms.PER_UNIQUE:
        places = range(table.galaxy.size)
        return sum([table.has(seat, place, kind) for place in places for kind in UNIQUE_KINDS])
    if per == terms.PER_CONTROLLED:
        return len(systems_of(table, seat))
    if per == terms.PER_INHABITED:
        return len([place for place in systems_of(table, seat) if table.kind_at(place) == terms.INHABITED])
    if per == terms.PER_ARTEFACT:
        return table.artefact_owner.count(seat)
    if per == terms.PER_DESTROYED:
        fight = table.frames[-1].fight if table.frames else None
        return 0 if fight is None else sum(fight.lost[1 if fight.owners[0] == seat else 0])
    return 1


def total(table: Table, seat: int, op: int, what: int) -> int:
    """BSU-39.9: what all passive abilities and the action under way add up to."""
    found = 0
    for ability, place in held(table, seat):
        if ability.timing == terms.PASSIVE:
            for effect in ability.effects:
                aim = place if effect.a == terms.THIS else effect.a
                if effect.op == op and aim == what:
                    found += number_of(table, seat, ability, effect) * counted(table, seat, effect.per)
    return found + sum([number for each, about, number in modifiers(table, seat) if each == op and about == what])


def ignores(table: Table, seat: int, rule: int) -> bool:
    return total(table, seat, terms.IGNORE, rule) > 0


def limit(table: Table, seat: int, what: int) -> int:
    printed = {terms.FLEET: table.tables.fleet_limit, terms.ARMY: table.tables.army_limit}
    organisation = table.tables.organisations[table.organisation[seat]]
    return printed.get(what, organisation.limits[what]) + total(table, seat, terms.LIMITS, what)


def distance(table: Table, seat: int, what: int) -> int:
    return table.tables.organisations[table.organisation[seat]].distances[what] + total(
        table, seat, terms.DISTANCES, what
    )


def price(table: Table, seat: int, cost: int, *goods: int) -> int:
    """BSU-27.13, 27.19: the printed price, less what is taken off these goods, and more what is put on them."""
    for each in goods:
        cost += total(table, seat, terms.UNIT_COST, each) - total(table, seat, terms.DISCOUNT, each)
    return max(1, cost)


def unit_price(table: Table, seat: int, kind: int) -> int:
    cost = table.tables.races[table.race[seat]].cost[kind]
    return price(table, seat, cost, kind, terms.ANY_UNIT if kind < terms.TITAN else terms.ANY_UNIQUE)


def resource_price(table: Table, seat: int, resource: int) -> int:
    made = table.tables.resources[resource]
    return price(table, seat, made.cost, made.kind, terms.ANY_RESOURCE)


def damaged(table: Table, seat: int, kind: int) -> bool:
    return 0 < table.hull[seat][kind - terms.TITAN] < table.tables.races[table.race[seat]].hp[kind]
