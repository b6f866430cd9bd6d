"""Lines of effects on the agenda: pay the cost, then one call after the other (BTS-4.17, BTS-21.1 to BTS-21.6)."""

from typing import Final

from perihelion.games.beyond_the_sun import (
    abilities,
    colonising,
    control,
    effects,
    feasibility,
    marks,
    production,
    researching,
    ships,
)
from perihelion.games.beyond_the_sun.counters import value
from perihelion.games.beyond_the_sun.effects import Call
from perihelion.games.beyond_the_sun.pieces import (
    gain_population,
    pay_ore,
    retire,
    take_ore,
)
from perihelion.games.beyond_the_sun.ships import may_stop
from perihelion.games.beyond_the_sun.state import (
    AT_WILL_LINE,
    AUTOMATING,
    BOTTOM,
    BUILD,
    CHOOSING,
    CHOSEN,
    COPYING,
    LINE,
    ONCE,
    OPTION,
    RESEARCHING,
    SENDING,
    START,
    SWAPPING,
    UNCOVERING,
    UPGRADING,
    Table,
)
from perihelion.games.beyond_the_sun.vocabulary import (
    CARD_ACTIONS,
    CHOOSE_LINE,
    COPY_ACTION,
    DO,
    REPLACE,
    SKIP,
    TECHNOLOGY_ACTION,
)
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named

PAID_AS_PRINTED: Final = [0]
"""The one way of paying where ore may replace no cube."""


def start(table: Table, step: Step) -> None:
    """Choose the way of paying where there is one (BTS-21.30), then pay."""
    _, seat, number, flags, card = step
    line = table.tables.lines[number]
    if line.free:
        x = 0 if line.plain else value(table, seat, line.x, 0, 0)
        run_line(table, (LINE, seat, number, 0, x, 0, flags, card))
        return
    swaps = table.swaps if flags & CHOSEN and not flags & AT_WILL_LINE else 0
    ways = feasibility.ways_to_pay(table, seat, line, swaps, card) if swaps else PAID_AS_PRINTED
    if len(ways) == 1:
        pay(table, step, ways[0])
    else:
        table.ask(step, seat, [REPLACE + replaced for replaced in ways])


def act_start(table: Table, seat: int, action: int) -> None:
    pay(table, table.asked, action - REPLACE)


def pay(table: Table, step: Step, replaced: int) -> None:
    _, seat, number, flags, card = step
    line = table.tables.lines[number]
    x = 0 if line.plain else value(table, seat, line.x, 0, 0)
    ore = line.price if line.plain else value(table, seat, line.ore, x, 0)
    cubes = line.cubes if line.plain else value(table, seat, line.retire, x, 0)
    pay_ore(table, seat, replaced if line.to_opponent else ore + replaced)
    if cubes > replaced:
        retire(table, seat, cubes - replaced)
    table.swaps -= replaced
    run_line(table, (LINE, seat, number, 0, x, 0, flags, card))


def run_line(table: Table, step: Step) -> None:
    line = table.tables.lines[step[2]]
    calls = line.calls
    if step[3] == len(calls):  # it only marked where an action ends
        return
    _, seat, number, at, x, counted, flags, card = step
    call = calls[at]
    while call.op <= effects.RETURN_POP:  # nothing to ask: the next call at once
        take_or_return(table, seat, call, x, counted)
        if call.last:
            return
        counted = 0
        at += 1
        call = calls[at]
    if not call.last or flags & BOTTOM:
        table.agenda.append((LINE, seat, number, at + 1, x, 0, flags, card))
    op = call.op
    if op <= effects.WARP:
        run_ships(table, seat, call, x, counted, flags)
    elif op == effects.COLONISE:
        colonising.begin_colonising(table, seat, call.a, counted - 1 if call.b else -1)
    elif op == effects.RESEARCH:
        research = call.a | call.b << 1 | call.c << 2 | call.d << 3
        levels = call.levels if call.levels else feasibility.levels_of(table, seat, call, x)
        ore = value(table, seat, line.ore, x, 0) if line.to_opponent else 0
        researching.choose_slot(table, (RESEARCHING, seat, levels, research, ore))
    elif op >= effects.OPT:
        run_structure(table, (LINE, seat, number, at, x, counted, flags, card), call)
    elif op <= effects.TAKE_SYSTEM:
        run_cards(table, seat, call, flags, card, counted)
    else:
        run_marks(table, seat, call, x, counted, card)


def take_or_return(table: Table, seat: int, call: Call, x: int, counted: int) -> None:
    """Ore, population, population returned."""
    amount = call.n.number if call.n.fixed else value(table, seat, call.n, x, counted)
    if call.op == effects.ORE:
        take_ore(table, seat, amount)
    elif call.op == effects.POP:
        gain_population(table, seat, amount, call.a == 1)
    else:
        cubes = min(amount, table.factions[seat].pop)
        if cubes:
            table.changed = 1
        retire(table, seat, cubes)


def run_ships(table: Table, seat: int, call: Call, x: int, counted: int, flags: int) -> None:
    amount = call.n.number if call.n.fixed else value(table, seat, call.n, x, counted)
    op = call.op
    if op == effects.JUMP:
        if call.naming or table.factions[seat].fleet:
            ships.begin_jump(table, seat, amount, flags, call.naming)
    elif op == effects.SHIP:
        control.request(table)
        ships.build(table, (BUILD, seat, amount, call.a, call.b, call.c, call.d, flags))
    elif op == effects.UPGRADE:
        levels = value(table, seat, call.m, x, counted)
        control.request(table)
        if call.a == ships.SPREAD:
            ships.upgrade(table, (UPGRADING, seat, levels, 1, call.a, flags))
        else:
            ships.upgrade(table, (UPGRADING, seat, amount, levels, call.a, flags))
    elif table.factions[seat].has_ships():
        ships.begin_warp(table, seat, amount, flags)


def run_cards(table: Table, seat: int, call: Call, flags: int, card: int, counted: int) -> None:
    op = call.op
    if op == effects.PRIVATE:
        researching.begin_private(table, seat, call.a, call.b)
    elif op == effects.LAY_TECH:
        researching.begin_laying(table, seat, call.a, call.b)
    elif op == effects.AUTOMATE:
        abilities.push_triggers(table, seat, effects.WHEN_AUTOMATED, 0)
        marks.automate(table, (AUTOMATING, seat, call.a, call.b))
    elif op == effects.MOVE_SUPPLY:
        marks.move_supply(table, seat, value(table, seat, call.n, 0, 0), call.a == 1)
    elif op == effects.PRODUCE:
        production.produce(table, seat, call.a, False)
    elif op == effects.COPY:
        table.push((COPYING, seat, call.a, card, counted - 1))
    elif op == effects.UNCOVER:
        table.push((UNCOVERING, seat, call.n.number))
    elif op == effects.PLACE_SYSTEM:
        colonising.place_system(table, seat, call.a, call.b == 1, card)
    elif call.a == 2:
        colonising.take_sphere(table, seat)
    else:
        colonising.offer_systems(table, seat, call.a, call.b)


def run_marks(table: Table, seat: int, call: Call, x: int, counted: int, card: int) -> None:
    op = call.op
    if op == effects.SEND_SHIP:
        table.push((SENDING, seat))
    elif op == effects.SWAP_DISC:
        abilities.push_triggers(table, seat, effects.WHEN_LAST_ORE_DISC, 0)
        table.push((SWAPPING, seat))
    elif op == effects.KEEP:
        marks.keep(table, seat, call, card)
    elif op == effects.VP:
        points = value(table, seat, call.n, x, counted)
        table.factions[seat].noted += points
        table.changed = 1
        if table.sink is not None:
            table.emit(Event("noted", seat, amount=points))


def run_structure(table: Table, step: Step, call: Call) -> None:
    _, seat, number, at, x, counted, flags, card = step
    op = call.op
    inside = flags & ~BOTTOM
    if op == effects.OPT:
        inner = call.lines[0]
        swaps = table.swaps if flags & CHOSEN and not flags & AT_WILL_LINE else 0
        if feasibility.worth_doing(table, seat, inner, table.factions[seat].ore, swaps, card):
            ask_option(table, (OPTION, seat, inner.number, inside, card))
    elif op == effects.CHOOSE:
        ask_line(table, (CHOOSING, seat, number, at, call.a, inside, card))
    elif op == effects.IF:
        if value(table, seat, call.n, x, counted):
            start(table, (START, seat, call.lines[0].number, inside, card))
    else:
        order = table.in_order()
        order.reverse()
        for each in order:
            if call.a == 0 or each != seat:
                table.push((START, each, call.lines[0].number, inside, card))


# -------------------------------------------------------------------- parts of lines with a choice


def ask_option(table: Table, step: Step) -> None:
    """BTS-21.6: do or skip; a skip that would leave the action without any change is not offered (BTS-16.8)."""
    options = [DO]
    if may_stop(table, step[3]):
        options.append(SKIP)
    table.ask(step, step[1], options)


def act_option(table: Table, seat: int, action: int) -> None:
    _, _, number, flags, card = table.asked
    if action == SKIP:
        return
    if flags & ONCE:
        abilities.use_up(table, seat, card)
        abilities.tell(table, seat, card)
        flags &= ~ONCE
    start(table, (START, seat, number, flags, card))


def selectable(table: Table, step: Step) -> list[int]:
    """BTS-21.5: the lines that can be paid and done now; in an action one that changes nothing is no choice."""
    _, seat, number, at, _, flags, card = step
    lines = table.tables.lines[number].calls[at].lines
    swaps = table.swaps if flags & CHOSEN and not flags & AT_WILL_LINE else 0
    needs_change = not may_stop(table, flags)
    found: list[int] = []
    for k, line in enumerate(lines):
        if needs_change:
            if feasibility.worth_doing(table, seat, line, table.factions[seat].ore, swaps, card):
                found.append(k)
        elif feasibility.possible(table, seat, line, swaps, card):
            found.append(k)
    return found


def ask_line(table: Table, step: Step) -> None:
    options = [CHOOSE_LINE + k for k in selectable(table, step)]
    if options:
        table.ask(step, step[1], options)


def act_line(table: Table, seat: int, action: int) -> None:
    _, _, number, at, times, flags, card = table.asked
    if times > 1:
        table.push((CHOOSING, seat, number, at, times - 1, flags, card))
    inner = table.tables.lines[number].calls[at].lines[action - CHOOSE_LINE]
    start(table, (START, seat, inner.number, flags, card))


def ask_copy(table: Table, step: Step) -> None:
    _, seat, kind, card, before = step
    faction = table.factions[seat]
    found = feasibility.copies(
        table, seat, kind, card, before, faction.ore, faction.pop, sum(faction.supply), table.swaps
    )
    if found:
        table.ask(step, seat, [COPY_ACTION + action for action in found])


def act_copy(table: Table, seat: int, action: int) -> None:
    """BTS-21.19: the copied action is an action of its own: paid, complete, and changing something."""
    copied = action - COPY_ACTION
    if copied >= TECHNOLOGY_ACTION:
        remember_copied(table, (copied - TECHNOLOGY_ACTION) // CARD_ACTIONS)
    table.changed = 0
    if table.sink is not None:
        table.emit(Event("copied", seat, facts={"action": action_name(table, copied)}))
    start(table, (START, seat, table.tables.action_line[copied], CHOSEN | BOTTOM, copied))


def remember_copied(table: Table, technology: int) -> None:
    """A second copy must name another technology than the first."""
    for k in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[k]
        if step[0] == LINE:
            table.agenda[k] = (LINE, step[1], step[2], step[3], step[4], technology + 1, step[6], step[7])
            return


def action_name(table: Table, action: int) -> str:
    tables = table.tables
    if action < 4:
        return named("basic", str(action + 1))
    if action < 8:
        return named("guild", tables.guild_names[action - 4])
    if action == 8:
        return "@sphere-action"
    return named("technology", tables.technologies[(action - TECHNOLOGY_ACTION) // CARD_ACTIONS].name)
