"""What is still to come for a seat in the middle of a turn: steps on the agenda, and the question it is asked now."""

from collections.abc import Callable
from typing import Final

from perihelion.kernel.question import Step, kind_of, number_of

from ..rules import steps
from ..rules.cards import SOL
from ..rules.catalogue import CATALOGUE
from ..rules.control import rightful
from ..rules.counters import value
from ..rules.effects import Call, Line
from ..rules.feasibility import eligible_slots, targets
from ..rules.pieces import place_ship, remove_ship
from ..rules.production import population_price
from ..rules.reach import distance, would_control
from ..rules.vocabulary import AREAS, SHIP_LEVELS
from .outlook import NOTHING_MOVES, Outlook


def of_agenda(outlook: Outlook) -> float:
    table = outlook.table
    worth = 0.0
    for step in table.agenda:
        worth += of_step(outlook, step)
    if table.acting:
        worth += of_step(outlook, table.asked)
    return worth


def of_step(outlook: Outlook, step: Step) -> float:
    """What a step on the agenda, or the question now asked, will bring the seat."""
    kind = kind_of(step)
    if kind == steps.CONTROL:
        return of_control(outlook)
    if kind == steps.PRODUCTION:
        return outlook.weights.production * outlook.fade if outlook.seat == outlook.table.active else 0.0
    worth = WORTHS.get(kind)
    return worth(outlook, step) if worth is not None and number_of(step) == outlook.seat else 0.0


def of_rest_of_line(outlook: Outlook, step: Step) -> float:
    _, _, number, at, _, _, _, _ = step
    return expected(outlook, outlook.table.tables.lines[number], at)


def of_line(outlook: Outlook, step: Step) -> float:
    _, _, number, _, _ = step
    return net(outlook, outlook.table.tables.lines[number])


def of_choice(outlook: Outlook, step: Step) -> float:
    _, _, number, at, times, _, _ = step
    return times * max([net(outlook, line) for line in outlook.table.tables.lines[number].calls[at].lines])


def of_jumping(outlook: Outlook, step: Step) -> float:
    _, _, points, _, _, _ = step
    return of_control(outlook) + of_jump(outlook, points, 0)


def of_warping(outlook: Outlook, step: Step) -> float:
    _, _, left, _, _ = step
    return of_control(outlook) + of_jump(outlook, 4 * left, 0)


def of_researching(outlook: Outlook, step: Step) -> float:
    _, _, levels, flags, _ = step
    return of_research(outlook, levels, flags & steps.SEEN > 0)


def of_settling(outlook: Outlook, step: Step) -> float:
    _, _, area, settled = step
    card = outlook.table.tables.systems[outlook.table.system_at[area]]
    spare = max(0, settled - card.strength)
    return card.vp + outlook.of_disc() + outlook.fade * (outlook.weights.colony - 0.2 * spare)


def of_building(outlook: Outlook, step: Step) -> float:
    _, _, level, from_population, _, _, left, _ = step
    return left * of_ship(outlook, level, from_population == 1)


def of_upgrading(outlook: Outlook, step: Step) -> float:
    _, _, left, *_ = step
    return outlook.fade * outlook.weights.strength * left


def of_automating(outlook: Outlook, step: Step) -> float:
    _, _, _, left = step
    return of_automation(outlook, left)


def of_new_disc(outlook: Outlook, step: Step) -> float:
    return outlook.of_disc()


def of_card(outlook: Outlook, step: Step) -> float:
    return outlook.fade


WORTHS: Final[dict[int, Callable[[Outlook, Step], float]]] = {
    steps.TRADE: lambda outlook, step: of_trade(outlook),
    steps.START: of_line,
    steps.LINE: of_rest_of_line,
    steps.CHOOSING: of_choice,
    steps.OPTION: of_line,
    steps.COPYING: lambda outlook, step: of_copy(outlook),
    steps.BUILD: of_building,
    steps.UPGRADING: of_upgrading,
    steps.JUMPING: of_jumping,
    steps.WARPING: of_warping,
    steps.BASE: of_new_disc,
    steps.COLONISING: lambda outlook, step: of_colonising(outlook),
    steps.SETTLING: of_settling,
    steps.COLONY: of_new_disc,
    steps.AUTOMATING: of_automating,
    steps.RESEARCHING: of_researching,
    steps.TYPE: of_card,
    steps.CARD: of_card,
    steps.PRIVATE_CARD: of_card,
    steps.TAKING: of_card,
}
"""The seat's own steps that are worth something while they wait; all others are worth nothing yet."""


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
    worth = 0.0
    built = 0
    for k in range(at, len(line.calls)):
        call = line.calls[k]
        if call.name == "ship":
            built = call.n.number if call.n.fixed else 2
        worth += WORTH[call.number](outlook, line, call, built)
    return worth


def nothing_expected(outlook: Outlook, line: Line, call: Call, built: int) -> float:
    return 0.0


def ore_expected(outlook: Outlook, line: Line, call: Call, built: int) -> float:
    ore = outlook.faction.ore
    gained = value(outlook.table, outlook.seat, call.n, 0, 0)
    return outlook.fade * (outlook.of_ore(ore + gained) - outlook.of_ore(ore))


def population_expected(outlook: Outlook, line: Line, call: Call, built: int) -> float:
    return of_gained(outlook, min(value(outlook.table, outlook.seat, call.n, 0, 0), sum(outlook.faction.supply)))


def upgrade_expected(outlook: Outlook, line: Line, call: Call, built: int) -> float:
    return outlook.weights.strength * outlook.fade if outlook.faction.has_ships() else 0.0


def movement_expected(outlook: Outlook, line: Line, call: Call, built: int) -> float:
    return of_jump(outlook, value(outlook.table, outlook.seat, call.n, 0, 0), built)


def research_expected(outlook: Outlook, line: Line, call: Call, built: int) -> float:
    levels = call.levels if call.levels else 1 << (value(outlook.table, outlook.seat, line.x, 0, 0) - 1)
    return of_research(outlook, levels, call.a == 1)


Worth = Callable[[Outlook, Line, Call, int], float]
EXPECTED: Final[dict[str, Worth]] = {
    "ore": ore_expected,
    "pop": population_expected,
    "return_pop": nothing_expected,
    "ship": lambda outlook, line, call, built: call.d * of_ship(outlook, built, call.a == 1),
    "upgrade": upgrade_expected,
    "jump": movement_expected,
    "warp": movement_expected,
    "colonise": lambda outlook, line, call, built: 4.0 if call.b else of_colonising(outlook),
    "research": research_expected,
    "private": lambda outlook, line, call, built: 3.0,
    "lay_tech": nothing_expected,
    "automate": lambda outlook, line, call, built: of_automation(outlook, call.b),
    "move_supply": nothing_expected,
    "produce": nothing_expected,
    "copy": lambda outlook, line, call, built: of_copy(outlook),
    "uncover": nothing_expected,
    "place_system": nothing_expected,
    "take_system": lambda outlook, line, call, built: 5.0,
    "send_ship": nothing_expected,
    "swap_disc": nothing_expected,
    "keep": nothing_expected,
    "vp": lambda outlook, line, call, built: float(call.n.number),
    "nothing": nothing_expected,
    "opt": lambda outlook, line, call, built: max(0.0, 0.7 * net(outlook, call.lines[0])),
    "choose": lambda outlook, line, call, built: max([net(outlook, inner) for inner in call.lines]),
    "if": nothing_expected,
    "each": nothing_expected,
}
"""What every effect is worth to the bots, besides what it costs; `built` is the level of a ship built before it."""
WORTH: Final[list[Worth]] = CATALOGUE.column_of(EXPECTED, "worth")


def of_copy(outlook: Outlook) -> float:
    return 2.0 * outlook.fade + 0.5


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
