"""Abilities: triggers of technologies and mats, and abilities used at will (BTS-21.29 to BTS-21.33)."""

from perihelion.games.beyond_the_sun import effects, feasibility
from perihelion.games.beyond_the_sun.counters import value
from perihelion.games.beyond_the_sun.effects import Ability
from perihelion.games.beyond_the_sun.state import (
    AT_WILL_LINE,
    BOTTOM,
    CHOSEN,
    ONCE,
    START,
    TRIGGERS,
    Table,
    line_frame,
)
from perihelion.games.beyond_the_sun.vocabulary import MAT_SOURCE, SYSTEM_SOURCE, USE_ABILITY
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, Fact, named


def push_triggers(table: Table, seat: int, trigger: int, happened: int) -> None:
    """Put a moment of a faction on the agenda; nothing for a faction without any ability that a trigger sets off."""
    if table.factions[seat].on_trigger:
        table.agenda.append((TRIGGERS, seat, 1 << trigger, happened, 0))


def ability_at(table: Table, seat: int, source: int) -> Ability:
    """The ability of a source that is not a permanent rule."""
    if source >= MAT_SOURCE:
        return table.tables.mats[table.factions[seat].mat].abilities[source - MAT_SOURCE]
    if source >= SYSTEM_SOURCE:
        special = table.tables.systems[source - SYSTEM_SOURCE].special
        assert special is not None
        return special
    for ability in table.tables.technologies[source].abilities:
        if ability.kind != effects.RULE:
            return ability
    raise ValueError("a technology without an ability")


def source_name(table: Table, seat: int, source: int) -> str:
    if source >= MAT_SOURCE:
        mat = table.tables.mats[table.factions[seat].mat]
        return named("ability", f"{mat.faction}_{'ab'[source - MAT_SOURCE]}")
    if source >= SYSTEM_SOURCE:
        return named("system", table.tables.systems[source - SYSTEM_SOURCE].name)
    return named("technology", table.tables.technologies[source].name)


def firing(table: Table, step: Step) -> list[int]:
    """The abilities that the triggers of a moment set off now: not done yet, not used up, condition met."""
    _, seat, triggers, happened, done = step
    faction = table.factions[seat]
    found: list[int] = []
    for source in faction.on_trigger:
        if done >> source & 1 or (source >= MAT_SOURCE and faction.used >> (source - MAT_SOURCE) & 1):
            continue
        ability = ability_at(table, seat, source)
        if triggers >> ability.number & 1 and value(table, seat, ability.condition, 0, happened):
            found.append(source)
    return found


def run_triggers(table: Table, step: Step) -> None:
    if not table.factions[step[1]].listens & step[2]:
        return
    sources = firing(table, step)
    if not sources:
        return
    if len(sources) == 1:
        fire(table, step, sources[0])
    else:
        table.ask(step, step[1], [USE_ABILITY + source for source in sources])


def act_trigger(table: Table, seat: int, action: int) -> None:
    fire(table, table.asked, action - USE_ABILITY)


def fire(table: Table, step: Step, source: int) -> None:
    """BTS-21.32: a mat ability is used up when it fires; one that is optional as a whole only when done."""
    _, seat, triggers, happened, done = step
    table.push((TRIGGERS, seat, triggers, happened, done | 1 << source))
    ability = ability_at(table, seat, source)
    assert ability.line is not None
    flags = 0
    card = source
    if source >= MAT_SOURCE:
        if len(ability.line.calls) == 1 and ability.line.calls[0].op == effects.OPT:
            flags = ONCE
        else:
            use_up(table, seat, source)
    if not flags:
        tell(table, seat, source)
    table.push(line_frame(seat, ability.line.number, flags, card))


def tell(table: Table, seat: int, source: int) -> None:
    if table.sink is not None:
        facts: dict[str, Fact] = {"ability": source_name(table, seat, source)}
        table.emit(Event("ability", seat, facts=facts))


def use_up(table: Table, seat: int, source: int) -> None:
    table.factions[seat].used |= 1 << (source - MAT_SOURCE)


# -------------------------------------------------------------------- at will


def usable(table: Table, seat: int) -> list[int]:
    """The abilities a faction may use now: within their limits, payable, and changing something."""
    faction = table.factions[seat]
    found: list[int] = []
    if not faction.at_will:
        return found
    for source in faction.at_will:
        ability = ability_at(table, seat, source)
        if table.uses.count(source) >= ability.value:
            continue
        assert ability.line is not None
        if feasibility.worth_doing(table, seat, ability.line, faction.ore, 0, source):
            found.append(source)
    return found


def use(table: Table, seat: int, action: int) -> None:
    source = action - USE_ABILITY
    table.uses = [*table.uses, source]
    table.changed = 0
    table.swaps = 0
    ability = ability_at(table, seat, source)
    assert ability.line is not None
    tell(table, seat, source)
    table.push((START, seat, ability.line.number, CHOSEN | BOTTOM | AT_WILL_LINE, source))
