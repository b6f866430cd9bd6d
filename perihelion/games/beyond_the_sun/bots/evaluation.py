"""How well a seat stands, in points: what it would score now, and what its mat, fleet and technologies still promise.

The greedy bot climbs this one choice at a time, so a half-finished action counts as well: what is still on the agenda
for the seat is worth about what it will bring (`prospects.py`). The numbers are in `weights.toml`.
"""

from typing import Final

from perihelion.kernel.bits import ones

from ..rules import scoring
from ..rules.cards import DISCS
from ..rules.counters import TECHS, count_of, food_symbols, own_cards
from ..rules.effects import AND, AT_LEAST, CONSTANT, COUNTER, Expr
from ..rules.feasibility import eligible_slots
from ..rules.state import Table
from ..rules.vocabulary import AREAS, COLUMNS
from .outlook import NOTHING_MOVES, Outlook
from .prospects import of_agenda
from .weights import Weights

ENOUGH_CUBES: Final = 6
"""Not used for research: with fewer a faction can hardly build, retire and research at the same time."""


def evaluate(table: Table, seat: int, weights: Weights) -> float:
    worth = float(scoring.points_of(table, seat))
    faction = table.factions[seat]
    if table.ended:
        return worth + 0.01 * (faction.food_out + faction.ore_out) + 0.001 * faction.pop
    outlook = Outlook(table, seat, weights)
    worth += of_mat(outlook)
    worth += of_fleet(outlook)
    colonised = len(faction.colonised)  # a `len(…)` itself mypyc would multiply through Python
    worth += weights.colony * outlook.fade * colonised
    worth += of_technologies(outlook)
    worth += of_goals(outlook)
    worth += of_agenda(outlook)
    return worth + of_taste(outlook)


def of_taste(outlook: Outlook) -> float:
    """What a style likes besides."""
    faction = outlook.faction
    weights = outlook.weights
    colonised = len(faction.colonised)
    value = weights.base * ones(faction.bases) + weights.colonised * colonised
    if weights.technology:
        for level, slots in enumerate(outlook.table.tables.slots_of_level):
            value += weights.technology * (level + 1) * (faction.techs & slots).bit_count()
    return value + weights.automated * faction.automation


def of_mat(outlook: Outlook) -> float:
    """Cubes and ore at hand, and what production will bring."""
    worth = of_growth(outlook) + of_mining(outlook)
    return worth + of_cubes(outlook) + of_ore(outlook) - of_shortage(outlook)


def of_growth(outlook: Outlook) -> float:
    """What growth will bring in the rounds to come."""
    faction = outlook.faction
    visible = food_symbols(outlook.table, faction)
    growth = 0.0
    for column in range(COLUMNS):
        if visible >> column & 1:
            growth += 1.0 if faction.supply[column] else outlook.weights.empty_column
    growth += 0.5 * nearness(outlook.table.tables.mats[faction.mat].growth, faction.food_out)
    return outlook.left * outlook.weights.growth_symbol * growth


def of_mining(outlook: Outlook) -> float:
    """What the production of ore will bring."""
    symbols = outlook.table.tables.mats[outlook.faction.mat].ore_symbols
    ore = symbols[outlook.faction.ore_out] + 0.5 * nearness(symbols, outlook.faction.ore_out)
    return outlook.left * outlook.weights.ore_symbol * ore


def of_cubes(outlook: Outlook) -> float:
    return outlook.fade * outlook.of_population(outlook.faction.pop) + 0.001 * outlook.faction.pop


def of_ore(outlook: Outlook) -> float:
    return outlook.fade * outlook.of_ore(outlook.faction.ore) + 0.0004 * outlook.faction.ore


def of_shortage(outlook: Outlook) -> float:
    """What is lost when nearly all cubes lie at technologies."""
    faction = outlook.faction
    lost = 0.0
    supply = cubes_in(faction.supply)
    missing = ENOUGH_CUBES - faction.pop - supply
    if missing > 0 and faction.fleet:
        missing -= cubes_in(faction.ships)
    if missing > 0:
        lost += outlook.weights.stranded * outlook.fade * missing * missing
    if not faction.pop and not supply:
        lost += NOTHING_MOVES * outlook.fade
    return lost


def cubes_in(counts: list[int]) -> int:
    total = 0
    for count in counts:
        total += count
    return total


def nearness(symbols: list[int], removed: int) -> float:
    """How near the next symbol of a track is: 1 just before it shows."""
    for ahead in range(removed + 1, DISCS + 1):
        if symbols[ahead] != symbols[removed]:
            return 1.0 / (ahead - removed)
    return 0.0


def of_fleet(outlook: Outlook) -> float:
    """Strength, and systems it holds or nearly holds, ready to be colonised."""
    worth = 0.0
    for area in range(AREAS):
        strength = outlook.faction.strength[area]
        if strength:
            worth += outlook.fade * (outlook.weights.strength * min(strength, 8) + outlook.of_holding(area, strength))
        if outlook.table.base[area] == outlook.seat:
            worth -= outlook.at_risk(strength)
    return worth


def of_risk(outlook: Outlook) -> float:
    """What of that the bases without enough strength beside them may lose."""
    bases = [area for area in range(AREAS) if outlook.table.base[area] == outlook.seat]
    return -sum([outlook.at_risk(outlook.faction.strength[area]) for area in bases])


def of_technologies(outlook: Outlook) -> float:
    """What the actions of own technologies open: the first way to research a level or to colonise counts most."""
    table = outlook.table
    levels = 3
    actions = 0
    colonises = 0
    for card in own_cards(table, outlook.faction):
        technology = table.tables.technologies[card]
        levels |= technology.opens
        actions += technology.ways
        colonises += technology.colonises
    for guild in range(len(table.tables.guild_names)):
        if table.open_guilds >> guild & 1:
            levels |= table.tables.guild_researches[guild]
    weights = outlook.weights
    worth = weights.opened_level * (ones(levels) - 2) + weights.way * min(actions, 6)
    if colonises:
        worth += weights.way_to_colonise + weights.way * min(colonises - 1, 2)
    for level in range(4):
        if levels >> level & 1:
            slots = eligible_slots(table, outlook.seat, 1 << level, False, False, False)
            worth += weights.open_slot * (level + 1) * min(2, ones(slots))
    return worth * min(1.0, outlook.left / 6.0) * outlook.fade


def of_goals(outlook: Outlook) -> float:
    worth = 0.0
    for place in range(len(outlook.table.goals)):
        worth += of_goal(outlook, place)
    return worth


def of_goal(outlook: Outlook, place: int) -> float:
    """An achievement within reach: the nearer the condition, the more."""
    table = outlook.table
    achievement = table.tables.achievements[table.goals[place]]
    discs = table.claims[place]
    if len(discs) >= (len(achievement.spaces) if table.seats == 4 else achievement.fewer):
        return 0.0
    for disc in discs:
        if disc // 4 == outlook.seat:
            return 0.0
    near = progress(table, outlook.seat, achievement.condition)
    points = achievement.spaces[len(discs)] + outlook.weights.goal_extra
    if near >= 1.0:
        return 0.95 * points
    return outlook.weights.goal * max(outlook.fade, outlook.haste) * near * near * points


def progress(table: Table, seat: int, expr: Expr) -> float:
    """A condition read softly: 4 of 5 is 0.8, and "and" multiplies."""
    if expr.least:  # nearly all are such
        near = 1.0
        for which, argument, number in expr.least:
            near *= min(1.0, soft_counter(table, seat, which, argument) / number) if number > 0 else 1.0
        return near
    if expr.pair is not None:  # and nearly all others such: without a list of floats a fifth of the instructions
        one, of_one, other, of_other, op, number = expr.pair
        left = soft_counter(table, seat, one, of_one)
        right = soft_counter(table, seat, other, of_other)
        return softly(AT_LEAST, softly(op, left, right), float(number))
    stack: list[float] = []
    code = expr.code
    for at in range(0, len(code), 2):
        op = code[at]
        if op == CONSTANT:
            stack.append(float(code[at + 1]))
        elif op >= COUNTER:
            stack.append(soft_counter(table, seat, op - COUNTER, code[at + 1]))
        else:
            right = stack.pop()
            left = stack.pop()
            stack.append(softly(op, left, right))
    return stack[0]


def softly(op: int, left: float, right: float) -> float:
    """What an operator of a condition makes of two numbers."""
    if op == AT_LEAST:
        return min(1.0, left / right) if right > 0 else 1.0
    if op == AND:
        return left * right
    return max(left, right) if op == 14 else left + right


def soft_counter(table: Table, seat: int, which: int, argument: int) -> float:
    """A counter; without any level IIII technology, how much of what the nearest one needs is there."""
    found = count_of(table, table.factions[seat], which, argument)
    if found == 0 and argument == 4 and which == TECHS:
        own = table.factions[seat].techs
        best = 0.0
        for slot in table.tables.top_slots:
            best = max(best, min(1.0, ones(slot.needs & own) / slot.least))
        return 0.75 * best
    return float(found)
