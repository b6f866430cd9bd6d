"""Abilities: triggers of technologies and mats, and abilities used at will (BTS-21.29 to BTS-21.33)."""

from typing import Final

from perihelion.kernel.question import Step, declare, kind_of
from perihelion.kernel.table import Event, Fact, named

from . import effects, feasibility, steps
from .asking import Asking
from .counters import value
from .effects import Ability
from .state import NOWHERE, Table, line_frame
from .vocabulary import MAT_SOURCE, SYSTEM_SOURCE, USE_ABILITY

AFTER_BONUSES: Final = 1 << effects.WHEN_COLONISED | 1 << effects.WHEN_CONTROL_GAINED
"""Moments that wait for the bonuses of a system."""


def push_triggers(table: Table, seat: int, triggers: int) -> None:
    """Put a moment of a faction on the agenda; nothing without an ability that a trigger sets off (BTS-21.32)."""
    if table.factions[seat].on_trigger:
        table.agenda.append((steps.TRIGGERED, seat, triggers, 0, 0))


def add_trigger(table: Table, whose: int, trigger: int) -> None:
    """Let a trigger fire at a moment of this faction that is already on the agenda: the next one after the bonuses of
    a system, if these are being resolved (BTS-17.18, BTS-21.33), else the next one."""
    found = NOWHERE
    for k in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[k]
        if kind_of(step) != steps.TRIGGERED:
            continue
        _, seat, triggers, _, _ = step
        if seat == whose:
            if triggers & AFTER_BONUSES:
                found = k
                break
            if found == NOWHERE:
                found = k
    if found != NOWHERE:
        _, seat, triggers, happened, done = table.agenda[found]
        table.agenda[found] = (steps.TRIGGERED, seat, triggers | 1 << trigger, happened, done)


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
    """The abilities that the triggers of a moment set off now: not done yet, not used up, condition met (BTS-21.32)."""
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


@declare(steps.TRIGGERED, name="triggers", rule="BTS-21.32", parts="seat triggers happened done")
class Triggers(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, triggers, _, _ = step
        if not table.factions[seat].listens & triggers:  # BTS-21.32
            return
        sources = firing(table, step)
        if not sources:
            return
        if len(sources) == 1:
            fire(table, step, sources[0])
        else:
            table.ask(step, seat, [USE_ABILITY + source for source in sources])

    def answer(self, table: Table, seat: int, action: int) -> None:
        fire(table, table.asked, action - USE_ABILITY)


def fire(table: Table, step: Step, source: int) -> None:
    """BTS-21.32: a mat ability is used up when it fires; one that is optional as a whole only when done."""
    _, seat, triggers, happened, done = step
    table.push((steps.TRIGGERED, seat, triggers, happened, done | 1 << source))
    ability = ability_at(table, seat, source)
    assert ability.line is not None
    flags = 0
    card = source
    if source >= MAT_SOURCE:
        if len(ability.line.calls) == 1 and ability.line.calls[0].name == "opt":
            flags = steps.ONCE
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
    """The abilities a faction may use now: within their limits, payable, and changing something (BTS-21.29)."""
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
    """BTS-21.29: counted, and resolved like an action."""
    source = action - USE_ABILITY
    table.uses = [*table.uses, source]
    table.changed = 0
    table.swaps = 0
    ability = ability_at(table, seat, source)
    assert ability.line is not None
    tell(table, seat, source)
    table.push((steps.START, seat, ability.line.number, steps.CHOSEN | steps.BOTTOM | steps.AT_WILL_LINE, source))
