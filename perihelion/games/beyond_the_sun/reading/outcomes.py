"""A second reading of the rules, slow and obvious: every way of resolving a line, played through with plain amounts.

`feasibility.py` answers with one pass over a line; this module lists all outcomes and looks for one that will do.
Neither calls the other: the contract tests hold them against each other.
"""

from perihelion.kernel.question import kind_of

from ..rules import effects, steps
from ..rules.cards import AREA_NAMES, NO_LINE
from ..rules.counters import value
from ..rules.effects import Call, Line
from ..rules.state import Table
from ..rules.vocabulary import AREAS, CARD_ACTIONS, GUILD_ACTION, GUILDS, SHIP_LEVELS, TECHNOLOGY_ACTION

Amounts = tuple[int, int, int, int, int]
"""Ore, population, supply, cubes that ore may still replace, and 1 once something has changed."""

Fleet = list[tuple[int, int]]
"""Ships as (area, level), one entry for each."""


def amounts_of(table: Table, seat: int, ore: int, swaps: int, changed: int) -> Amounts:
    faction = table.factions[seat]
    return (ore, faction.pop, sum(faction.supply), swaps, changed)


def can_be_chosen(table: Table, seat: int, line: Line, amounts: Amounts, card: int) -> bool:
    """A-32 and BTS-16.8: some way of resolving the whole line changes something."""
    return any([outcome[4] for outcome in outcomes(table, seat, line, amounts, card)])


def outcomes(table: Table, seat: int, line: Line, amounts: Amounts, card: int) -> list[Amounts]:
    """Every way to pay for a line and to resolve all of it; none when it cannot be done."""
    x = value(table, seat, line.x, 0, 0)
    found: list[Amounts] = []
    for replaced in range(amounts[3] + 1):
        found += paid_outcomes(table, seat, line, amounts, card, x, replaced)
    return found


def paid_outcomes(
    table: Table, seat: int, line: Line, amounts: Amounts, card: int, x: int, replaced: int
) -> list[Amounts]:
    ore, pop, supply, swaps, changed = amounts
    price = value(table, seat, line.ore, x, 0) + replaced
    cubes = value(table, seat, line.retire, x, 0) - replaced
    if cubes < 0 or cubes > pop or price > ore:
        return []
    paid: Amounts = (ore - price, pop - cubes, supply + cubes, swaps - replaced, changed)
    return resolved(table, seat, line, 0, x, paid, card)


def resolved(table: Table, seat: int, line: Line, at: int, x: int, amounts: Amounts, card: int) -> list[Amounts]:
    """Every way to resolve the calls of a line from one on."""
    reached = [amounts]
    for k in range(at, len(line.calls)):
        following: list[Amounts] = []
        for each in reached:
            for outcome in after_call(table, seat, line, k, x, each, card):
                if outcome not in following:
                    following.append(outcome)
        reached = following
    return reached


def after_call(table: Table, seat: int, line: Line, k: int, x: int, amounts: Amounts, card: int) -> list[Amounts]:
    ore, pop, supply, swaps, changed = amounts
    call = line.calls[k]
    done: Amounts = (ore, pop, supply, swaps, 1)
    if call.name == "ore":
        gained = value(table, seat, call.n, x, 0)
        return [(ore + gained, pop, supply, swaps, 1 if gained else changed)]
    if call.name == "pop":
        cubes = min(value(table, seat, call.n, x, 0), supply)
        return [(ore, pop + cubes, supply - cubes, swaps, 1 if cubes else changed)]
    if call.name == "return_pop":
        cubes = value(table, seat, call.n, x, 0)
        return [(ore, pop - cubes, supply + cubes, swaps, 1)] if cubes <= pop else []
    if call.name == "ship":
        return after_building(call, call.d, amounts)
    if call.name == "upgrade":
        low = [level for _, level in fleet_of(table, seat) if level < 4]
        return [amounts, done] if low and call.a == 1 else [done] if low else [amounts]
    if call.name in ("jump", "warp"):
        return [amounts, done] if fleet_of(table, seat) else [amounts]
    if call.name == "research":
        return after_research(table, seat, line, call, x, amounts)
    if call.name == "opt":
        return [amounts, *outcomes(table, seat, call.lines[0], amounts, card)]
    if call.name == "choose":
        return [each for inner in call.lines for each in outcomes(table, seat, inner, amounts, card)]
    if call.name == "nothing":
        return [amounts]
    return [done] if nothing_missing(table, seat, line, k, amounts, card) else after_missing(line, k, amounts)


def after_missing(line: Line, k: int, amounts: Amounts) -> list[Amounts]:
    """BTS-21.19: only a second copy may be left out."""
    second = line.calls[k].name == "copy" and k > 0 and line.calls[k - 1].name == "copy"
    return [amounts] if second else []


def nothing_missing(table: Table, seat: int, line: Line, k: int, amounts: Amounts, card: int) -> bool:
    call = line.calls[k]
    if call.name == "colonise":
        if call.b:
            points = value(table, seat, line.calls[k - 1].n, 0, 0)
            return some_target(table, seat, fleet_of(table, seat), points, call.a == 1)
        return any([may_colonise(table, seat, area, call.a == 1) for area in range(AREAS)])
    if call.name == "copy":
        return any([may_copy(table, seat, action, call.a, card, NO_LINE, amounts) for action in every_action(table)])
    if call.name == "take_system" and call.a == 2:
        return table.sphere >= 0
    if call.name == "send_ship":
        return bool(fleet_of(table, seat))
    if call.name == "swap_disc":
        own = [disc for discs in table.claims for disc in discs if disc == seat * 4 + 3]
        faction = table.factions[seat]
        return bool(own) and (faction.food_out < 8 or faction.ore_out < 8)
    return True


def after_building(call: Call, ships: int, amounts: Amounts) -> list[Amounts]:
    """From population it must be there; missing supply may be replaced cube by cube, or left (BTS-10.6)."""
    ore, pop, supply, swaps, _ = amounts
    if ships == 0:
        return [amounts]
    if call.a:
        return after_building(call, ships - 1, (ore, pop - 1, supply, swaps, 1)) if pop else []
    if supply:
        return after_building(call, ships - 1, (ore, pop, supply - 1, swaps, 1))
    found = [amounts]
    if pop:
        found += after_building(call, ships - 1, (ore, pop - 1, supply, swaps, 1))
    return found


def after_research(table: Table, seat: int, line: Line, call: Call, x: int, amounts: Amounts) -> list[Amounts]:
    ore, pop, supply, swaps, _ = amounts
    levels = [level for level in range(4) if call.levels >> level & 1]
    if not call.levels:
        levels = [value(table, seat, call.n, x, 0) - 1]
    rules: list[str] = []
    for slot in range(len(table.tables.slots)):
        rules = refuse_slot(table, seat, slot, levels, call.a == 1, call.c == 1)
        if not rules and line.to_opponent and not others_at(table, seat, slot):
            rules = ["BTS-21.28"]
        if not rules:
            break
    if rules:
        return []
    if call.b and supply:
        return [(ore, pop, supply - 1, swaps, 1)]
    return [(ore, pop - 1, supply, swaps, 1)] if pop else []


# -------------------------------------------------------------------- single questions, read from the rules


def refuse_slot(table: Table, seat: int, slot: int, levels: list[int], seen: bool, free: bool) -> list[str]:
    """The rules that forbid researching a slot."""
    wanted = table.tables.slots[slot]
    if wanted.level not in levels:
        return ["BTS-11.2"]
    own = [each for each in range(len(table.tables.slots)) if table.factions[seat].techs & 1 << each]
    if slot in own:
        return ["BTS-11.3"]
    discovered = table.tech_at[slot] >= 0
    if seen and not discovered:
        return ["BTS-11.8"]
    if free:
        return []
    joined = [each for each in range(len(table.tables.slots)) if wanted.needs & 1 << each]
    missing = wanted.least - len([each for each in joined if each in own])
    if missing == 1 and discovered and wanted.least == 2 and holds_rule(table, seat, effects.SKIP_PREREQUISITE):
        return []
    if missing > 0:
        return ["BTS-11.7"] if len(joined) > wanted.least else ["BTS-11.4"]
    return []


def others_at(table: Table, seat: int, slot: int) -> list[int]:
    return [each for each in range(table.seats) if each != seat and table.factions[each].techs & 1 << slot]


def holds_rule(table: Table, seat: int, rule: int) -> bool:
    """Whether a permanent rule holds for a faction, looked up on its cards."""
    faction = table.factions[seat]
    cards = [table.tech_at[slot] for slot in range(len(table.tech_at)) if faction.techs & 1 << slot]
    found = [ability for card in cards + faction.private if card >= 0 for ability in card_abilities(table, card)]
    held = [table.system_at[area] for area in range(AREAS) if table.base[area] == seat and table.system_at[area] >= 0]
    for system in held + [colony // 16 for colony in faction.colonised]:
        special = table.tables.systems[system].special
        if special is not None:
            found.append(special)
    return any([ability.kind == effects.RULE and ability.number == rule for ability in found])


def card_abilities(table: Table, card: int) -> list[effects.Ability]:
    return table.tables.technologies[card].abilities


def fleet_of(table: Table, seat: int) -> Fleet:
    ships = table.factions[seat].ships
    return [divmod_ship(k) for k in range(AREAS * SHIP_LEVELS) for _ in range(ships[k])]


def divmod_ship(ship: int) -> tuple[int, int]:
    return (ship // SHIP_LEVELS, ship % SHIP_LEVELS + 1)


def strength_of(fleet: Fleet, area: int) -> int:
    return sum([level for place, level in fleet if place == area])


def may_colonise(table: Table, seat: int, area: int, fresh: bool) -> bool:
    """BTS-15.1, BTS-15.3, BTS-21.13."""
    system = table.system_at[area]
    if system < 0 or table.base[area] != seat:
        return False
    if strength_of(fleet_of(table, seat), area) < table.tables.systems[system].strength:
        return False
    return not (fresh and table.based & 1 << area)


def target_after(table: Table, seat: int, fleet: Fleet, area: int, fresh: bool) -> bool:
    """Whether an area could be colonised once control has been updated with the own ships standing so."""
    system = table.system_at[area]
    if system < 0 or (fresh and table.based & 1 << area):
        return False
    own = strength_of(fleet, area)
    if own < table.tables.systems[system].strength:
        return False
    rivals = [strength_of(fleet_of(table, each), area) for each in range(table.seats) if each != seat]
    if table.base[area] == seat:
        return own >= max(rivals)
    return own > max(rivals)


def some_target(table: Table, seat: int, fleet: Fleet, points: int, fresh: bool) -> bool:
    """Whether moves within these points lead to a legal target: all of them are tried."""
    if any([target_after(table, seat, fleet, area, fresh) for area in range(AREAS)]):
        return True
    if points == 0:
        return False
    for place, level in sorted(set(fleet)):
        for to in range(AREAS):
            if joined(table, seat, place, to):
                moved = fleet[:]
                moved.remove((place, level))
                moved.append((to, level))
                if some_target(table, seat, moved, points - 1, fresh):
                    return True
    return False


def joined(table: Table, seat: int, area: int, to: int) -> bool:
    """Whether one movement point leads from an area to another (BTS-1.13, BTS-21.14)."""
    if area == to or to not in table.areas():
        return False
    if AREA_NAMES[area] not in ("sol", "deep") and holds_rule(table, seat, effects.LONG_JUMP):
        return True
    beside = AREA_NAMES[to] == "extra" and table.joined == area
    beside = beside or (AREA_NAMES[area] == "extra" and table.joined == to)
    return beside or to in table.side.neighbours[area]


def every_action(table: Table) -> list[int]:
    return [action for action in range(len(table.tables.action_line)) if table.tables.action_line[action] != NO_LINE]


def may_copy(table: Table, seat: int, action: int, kind: int, card: int, before: int, amounts: Amounts) -> bool:
    """BTS-21.19: 0 research, 1 basic, 2 own."""
    line = table.tables.lines[table.tables.action_line[action]]
    technology = (action - TECHNOLOGY_ACTION) // CARD_ACTIONS
    if action < GUILD_ACTION:
        known = kind != 2
    elif action < GUILD_ACTION + GUILDS:
        known = kind == 0 and table.open_guilds & 1 << (action - GUILD_ACTION) > 0
    elif action < TECHNOLOGY_ACTION:
        known = False
    else:
        own = technology in table.factions[seat].private
        on_tree = technology in table.tech_at
        has = own or (on_tree and table.factions[seat].techs & 1 << table.tech_at.index(technology) > 0)
        known = (kind == 0 and (on_tree or own)) or (kind == 2 and has)
        known = known and technology not in ((card - TECHNOLOGY_ACTION) // CARD_ACTIONS, before)
    if not known or (kind == 0 and not effects.researches(line)):
        return False
    return can_be_chosen(table, seat, line, (amounts[0], amounts[1], amounts[2], amounts[3], 0), action)


def rest_may_change(table: Table) -> bool:
    """Whether some way of resolving the rest of the action changes anything."""
    for k in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[k]
        if kind_of(step) == steps.LINE:
            _, seat, number, at, x, _, flags, card = step
            amounts = amounts_of(table, seat, table.factions[seat].ore, table.swaps, 0)
            line = table.tables.lines[number]
            if any([each[4] for each in resolved(table, seat, line, at, x, amounts, card)]):
                return True
            if flags & steps.BOTTOM:
                return False
    return False
