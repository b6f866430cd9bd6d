"""What is still to come for a seat in the middle of a turn: steps on the agenda, and the question it is asked now."""

from perihelion.games.beyond_the_sun import effects, state
from perihelion.games.beyond_the_sun.components import SOL
from perihelion.games.beyond_the_sun.control import rightful
from perihelion.games.beyond_the_sun.counters import value
from perihelion.games.beyond_the_sun.effects import Line
from perihelion.games.beyond_the_sun.feasibility import eligible_slots, targets
from perihelion.games.beyond_the_sun.outlook import NOTHING_MOVES, Outlook
from perihelion.games.beyond_the_sun.pieces import place_ship, remove_ship
from perihelion.games.beyond_the_sun.production import population_price
from perihelion.games.beyond_the_sun.reach import distance, would_control
from perihelion.games.beyond_the_sun.vocabulary import AREAS, SHIP_LEVELS
from perihelion.kernel.state import Step


def of_agenda(outlook: Outlook) -> float:
    table = outlook.table
    worth = 0.0
    for step in table.agenda:
        worth += of_step(outlook, step)
    if table.acting:
        worth += of_step(outlook, table.asked)
    return worth


def of_step(outlook: Outlook, step: Step) -> float:
    kind = step[0]
    if kind < state.START:
        if kind == state.PRODUCTION and outlook.seat == outlook.table.active:
            return outlook.weights.production * outlook.fade
        if kind == state.TRADE and step[1] == outlook.seat:
            return of_trade(outlook)
        return 0.0
    if kind == state.CONTROL:
        return of_control(outlook)
    if step[1] != outlook.seat:
        return 0.0
    if kind < state.BUILD:
        return of_line_step(outlook, step)
    if kind == state.JUMPING:
        return of_control(outlook) + of_jump(outlook, step[2], 0)
    if kind == state.WARPING:
        return of_control(outlook) + of_jump(outlook, 4 * step[2], 0)
    if kind == state.RESEARCHING:
        return of_research(outlook, step[2], step[3] & state.SEEN > 0)
    if kind == state.COLONISING:
        return of_colonising(outlook)
    if kind == state.SETTLING:
        card = outlook.table.tables.systems[outlook.table.system_at[step[2]]]
        spare = max(0, step[3] - card.strength)
        return card.vp + outlook.of_disc() + outlook.fade * (outlook.weights.colony - 0.2 * spare)
    if kind == state.BUILD:
        return step[6] * of_ship(outlook, step[2], step[3] == 1)
    if kind == state.UPGRADING:
        return outlook.fade * outlook.weights.strength * step[2]
    if kind == state.COPYING:
        return 2.0 * outlook.fade + 0.5
    if kind == state.AUTOMATING:
        return of_automation(outlook, step[3])
    if kind in (state.BASE, state.COLONY):
        return outlook.of_disc()
    if kind in (state.TYPE, state.CARD, state.PRIVATE_CARD, state.TAKING):
        return outlook.fade
    return 0.0


def of_line_step(outlook: Outlook, step: Step) -> float:
    lines = outlook.table.tables.lines
    kind = step[0]
    if kind == state.LINE:
        return expected(outlook, lines[step[2]], step[3])
    if kind == state.START or kind == state.OPTION:
        return net(outlook, lines[step[2]])
    if kind == state.CHOOSING:
        return step[4] * max([net(outlook, line) for line in lines[step[2]].calls[step[3]].lines])
    return 2.0 * outlook.fade + 0.5


# -------------------------------------------------------------------- lines of effects


def net(outlook: Outlook, line: Line) -> float:
    """A line with its cost, as it stands before paying."""
    table = outlook.table
    faction = outlook.faction
    x = value(table, outlook.seat, line.x, 0, 0)
    ore = value(table, outlook.seat, line.ore, x, 0)
    retired = value(table, outlook.seat, line.retire, x, 0)
    cost = outlook.of_ore(faction.ore) - outlook.of_ore(max(0, faction.ore - ore))
    cost += outlook.of_population(faction.pop) - outlook.of_population(max(0, faction.pop - retired))
    return expected(outlook, line, 0) - outlook.fade * cost


def expected(outlook: Outlook, line: Line, at: int) -> float:
    """What the calls of a line, from one on, will bring."""
    table = outlook.table
    seat = outlook.seat
    faction = outlook.faction
    worth = 0.0
    built = 0
    for k in range(at, len(line.calls)):
        call = line.calls[k]
        op = call.op
        if op == effects.ORE:
            gained = value(table, seat, call.n, 0, 0)
            worth += outlook.fade * (outlook.of_ore(faction.ore + gained) - outlook.of_ore(faction.ore))
        elif op == effects.POP:
            worth += of_gained(outlook, min(value(table, seat, call.n, 0, 0), sum(faction.supply)))
        elif op == effects.SHIP:
            built = call.n.number if call.n.fixed else 2
            worth += call.d * of_ship(outlook, built, call.a == 1)
        elif op == effects.UPGRADE:
            worth += outlook.weights.strength * outlook.fade if faction.has_ships() else 0.0
        elif op == effects.JUMP or op == effects.WARP:
            worth += of_jump(outlook, value(table, seat, call.n, 0, 0), built)
        elif op == effects.RESEARCH:
            levels = call.levels if call.levels else 1 << (value(table, seat, line.x, 0, 0) - 1)
            worth += of_research(outlook, levels, call.a == 1)
        elif op == effects.COLONISE:
            worth += of_colonising(outlook) if not call.b else 4.0
        elif op == effects.AUTOMATE:
            worth += of_automation(outlook, call.b)
        elif op == effects.OPT:
            worth += max(0.0, 0.7 * net(outlook, call.lines[0]))
        elif op == effects.CHOOSE:
            worth += max([net(outlook, inner) for inner in call.lines])
        else:
            worth += of_rare_call(outlook, op, call.n.number)
    return worth


def of_rare_call(outlook: Outlook, op: int, number: int) -> float:
    if op == effects.COPY:
        return 2.0 * outlook.fade + 0.5
    if op == effects.TAKE_SYSTEM:
        return 5.0
    if op == effects.PRIVATE:
        return 3.0
    return float(number) if op == effects.VP else 0.0


def of_gained(outlook: Outlook, cubes: int) -> float:
    pop = outlook.faction.pop
    return outlook.fade * (outlook.of_population(pop + cubes) - outlook.of_population(pop))


def of_ship(outlook: Outlook, level: int, from_population: bool) -> float:
    """A ship to be built: its strength, less the cube; one from supply costs nothing at hand."""
    pop = outlook.faction.pop
    cube = outlook.of_population(pop) - outlook.of_population(pop - 1) if from_population and pop else 0.0
    return outlook.fade * (outlook.weights.strength * level - cube)


def of_automation(outlook: Outlook, discs: int) -> float:
    return discs * (outlook.weights.automation + outlook.of_disc())


def of_research(outlook: Outlook, levels: int, seen: bool) -> float:
    """The best research within these levels: its points for good, the rest while there is time to use it."""
    faction = outlook.faction
    if not faction.pop:
        return 0.0
    best = 0.0
    cube = outlook.of_population(faction.pop) - outlook.of_population(faction.pop - 1)
    for level in range(4):
        if levels >> level & 1 and eligible_slots(outlook.table, outlook.seat, 1 << level, seen, False, False):
            best = max(best, level + 1.0 + outlook.fade * (outlook.weights.research_card * (level + 1) - cube))
    return best


def of_trade(outlook: Outlook) -> float:
    """What the best single exchange would bring: population for ore, or for a ship when there is none."""
    faction = outlook.faction
    cube = of_gained(outlook, 1)
    supply = sum(faction.supply)
    price = population_price(outlook.table, outlook.seat)
    best = 0.0
    if supply and faction.ore >= price:
        best = cube - outlook.fade * (outlook.of_ore(faction.ore) - outlook.of_ore(faction.ore - price)) - 0.1
    if faction.ore and faction.has_ships() and not faction.pop:
        moving = 0.0 if supply else outlook.fade * NOTHING_MOVES
        best = max(best, cube + moving - 2.0 * outlook.fade * outlook.weights.strength)
    return max(0.0, best)


# -------------------------------------------------------------------- ships and systems


def of_control(outlook: Outlook) -> float:
    """Bases that the control update to come will bring or cost (BTS-14.35)."""
    table = outlook.table
    seat = outlook.seat
    worth = 0.0
    for area in range(AREAS):
        owner = table.base[area]
        if (owner == seat or outlook.faction.strength[area]) and table.spec(area):
            heir = rightful(table, area)
            if heir != owner:
                strength = outlook.faction.strength[area]
                if heir == seat:
                    worth += of_base(outlook, area, strength)
                elif owner == seat:
                    worth -= 1.0 + outlook.of_disc() - outlook.at_risk(strength)
    return worth


def of_base(outlook: Outlook, area: int, strength: int) -> float:
    """A new base: its point, its disc off the track, the bonus of the system, and what may be lost again."""
    worth = 1.0 + outlook.of_disc() - outlook.at_risk(strength)
    system = outlook.table.system_at[area]
    if system >= 0 and outlook.table.tables.systems[system].control >= 0:
        worth += 0.5 * outlook.fade
    return worth


def of_jump(outlook: Outlook, points: int, built: int) -> float:
    """The most that one ship could gain with these points; a ship about to be built stands in Sol."""
    best = of_new_ship_jumping(outlook, built, points) if built else 0.0
    ships = outlook.faction.ships
    for area in range(AREAS):
        if outlook.faction.strength[area]:
            for below in range(SHIP_LEVELS - 1, -1, -1):
                if ships[area * SHIP_LEVELS + below]:
                    best = max(best, of_ship_jumping(outlook, area, below + 1, points))
    return outlook.weights.jump * best


def of_new_ship_jumping(outlook: Outlook, level: int, points: int) -> float:
    place_ship(outlook.table, outlook.seat, SOL, level)
    best = of_ship_jumping(outlook, SOL, level, points)
    remove_ship(outlook.table, outlook.seat, SOL, level)
    return best


def of_ship_jumping(outlook: Outlook, origin: int, level: int, points: int) -> float:
    """What this ship could gain elsewhere, less what it holds where it is."""
    strength = outlook.faction.strength
    held = of_standing(outlook, origin, strength[origin]) - of_standing(outlook, origin, strength[origin] - level)
    best = 0.0
    for target in range(AREAS):
        if target == origin or not outlook.table.spec(target):
            continue
        there = strength[target]
        gain = of_standing(outlook, target, there + level) - of_standing(outlook, target, there) - held
        if gain > best and distance(outlook.table, outlook.faction, origin, target, points) <= points:
            best = gain
    return best


def of_standing(outlook: Outlook, area: int, strength: int) -> float:
    """What so much own strength in an area is worth after the next control update."""
    table = outlook.table
    worth = outlook.fade * outlook.of_holding(area, strength)
    if not table.spec(area):
        return worth
    if table.base[area] == outlook.seat:
        return worth - outlook.at_risk(strength)
    if strength and would_control(table, outlook.seat, area, strength):
        return worth + of_base(outlook, area, strength)
    return worth


def of_colonising(outlook: Outlook) -> float:
    """The best system that can be colonised now, less the fleet it takes."""
    table = outlook.table
    weights = outlook.weights
    best = 0.0
    for area in targets(table, outlook.seat, False):
        card = table.tables.systems[table.system_at[area]]
        fleet = weights.strength * card.strength + outlook.of_holding(area, card.strength)
        best = max(best, card.vp + outlook.of_disc() + outlook.fade * (weights.colony - fleet))
    return best
