"""Expressions of the notation, read for a faction at this moment (BTS-21.34, BTS-21.35)."""

from collections.abc import Callable
from typing import Final

from perihelion.kernel.bits import lowest, ones

from .effects import AT_LEAST, CONSTANT, COUNTER, COUNTERS, EXCESS, TAKEN, TOLD, Expr, X
from .state import AREAS_IN, Faction, Table


def value(table: Table, seat: int, expr: Expr, x: int, counted: int) -> int:
    """What an expression amounts to; `x` is bound by `where`, `counted` is what the last call or trigger counted."""
    if expr.fixed:
        return expr.number
    faction = table.factions[seat]
    if expr.single:
        return x if expr.counter == X else count_of(table, faction, expr.counter, expr.argument)
    if expr.least:
        for which, argument, number in expr.least:
            if count_of(table, faction, which, argument) < number:
                return 0
        return 1
    if expr.pair is not None:
        one, of_one, other, of_other, op, number = expr.pair
        return int(
            combine(op, count_of(table, faction, one, of_one), count_of(table, faction, other, of_other)) >= number
        )
    stack: list[int] = []
    for op, argument in expr.pairs:
        if op == CONSTANT:
            stack.append(argument)
        elif op < COUNTER:
            right = stack.pop()
            stack.append(combine(op, stack.pop(), right))
        elif op == COUNTER + X:
            stack.append(x)
        elif op == COUNTER + EXCESS or op == COUNTER + TAKEN:
            stack.append(counted)
        else:
            stack.append(count_of(table, faction, op - COUNTER, argument))
    return stack[0]


def combine(op: int, left: int, right: int) -> int:
    """The operators in the order of `effects.OPERATORS` (BTS-21.34)."""
    if op <= 4:
        if op == 1:
            return left + right
        if op == 2:
            return left - right
        return left * right if op == 3 else left // right
    if op <= 7:
        return int(left >= right if op == AT_LEAST else left <= right if op == 6 else left == right)
    if op <= 10:
        return int(left != right if op == 8 else left > right if op == 9 else left < right)
    if op == 11:
        return int(left != 0 and right != 0)
    if op == 12:
        return int(left != 0 or right != 0)
    return min(left, right) if op == 13 else max(left, right)


def told(table: Table, faction: Faction, argument: int) -> int:
    return 0


def colonised(table: Table, faction: Faction, argument: int) -> int:
    return len(faction.colonised)


def controlled(table: Table, faction: Faction, argument: int) -> int:
    return ones(faction.bases)


def top_level(table: Table, faction: Faction, argument: int) -> int:
    """BTS-21.34: the highest level of an own technology, 1 to 4."""
    tables = table.tables
    for level in range(3, -1, -1):
        if faction.techs & tables.slots_of_level[level]:
            break
    else:
        level = -1
    for card in faction.private:
        level = max(level, tables.technologies[card].level)
    return level + 1


def techs(table: Table, faction: Faction, argument: int) -> int:
    """BTS-21.34: own technologies of a level (1 to 4), or all with 0; a cube counts from step 2 of the research."""
    tables = table.tables
    if argument == 0:
        return ones(faction.techs) + len(faction.private)
    own = ones(faction.techs & tables.slots_of_level[argument - 1])
    if faction.private:
        for card in faction.private:
            if tables.technologies[card].level == argument - 1:
                own += 1
    return own


def passed_types(table: Table, faction: Faction, argument: int) -> int:
    """BTS-21.34: different right-hand types among own technologies of that level or higher."""
    passed = faction.passed >> 4 * (argument - 1)
    return ones((passed | passed >> 4 | passed >> 8) & 15)


def automation(table: Table, faction: Faction, argument: int) -> int:
    return faction.automation


def growth(table: Table, faction: Faction, argument: int) -> int:
    return ones(food_symbols(table, faction))


def mining(table: Table, faction: Faction, argument: int) -> int:
    return table.tables.mats[faction.mat].ore_symbols[faction.ore_out]


def food_symbols(table: Table, faction: Faction) -> int:
    """BTS-5.4: the visible growth symbols, a bit for every column."""
    return table.tables.mats[faction.mat].growth[faction.food_out]


def symbols(table: Table, faction: Faction, argument: int) -> int:
    """BTS-17.16: printed symbols on controlled systems, shipyards and colonised cards."""
    spec = 1 << argument
    count = 0
    for area in AREAS_IN[faction.bases]:
        if table.spec(area) & spec:
            count += 1
    for colony in faction.colonised:
        if table.tables.systems[colony // 16].spec & spec:
            count += 1
    return count


def areas_with_strength(table: Table, faction: Faction, argument: int) -> int:
    """BTS-21.34."""
    count = 0
    for strength in faction.strength:
        if strength >= argument:
            count += 1
    return count


Count = Callable[[Table, Faction, int], int]
COUNTED: Final[dict[str, Count]] = {
    "pop": lambda table, faction, _: faction.pop,
    "ore": lambda table, faction, _: faction.ore,
    "supply": lambda table, faction, _: sum(faction.supply),
    "colonised": colonised,
    "controlled": controlled,
    "top_level": top_level,
    "techs": techs,
    "passed_types": passed_types,
    "automation": automation,
    "food_symbols": growth,
    "ore_symbols": mining,
    "symbols": symbols,
    "areas_with_strength": areas_with_strength,
    "peak_strength": lambda table, faction, _: max(faction.strength),
    "exchanges": lambda table, faction, _: table.exchanges,
    "swapped": lambda table, faction, _: faction.swapped[0] + faction.swapped[1],  # BTS-21.24
    "museum": lambda table, faction, _: sum([(level + 1) // 2 for level in faction.museum]),  # BTS-21.26: rounded up
}
COUNT: Final[list[Count]] = [told if number in TOLD else COUNTED[name] for number, name in enumerate(COUNTERS)]
"""How each of `effects.COUNTERS` is counted for a faction; a line tells X, excess and taken itself."""
COLONISED: Final = COUNTERS.index("colonised")
CONTROLLED: Final = COUNTERS.index("controlled")
TECHS: Final = COUNTERS.index("techs")
PASSED_TYPES: Final = COUNTERS.index("passed_types")
AUTOMATION: Final = COUNTERS.index("automation")
SYMBOLS: Final = COUNTERS.index("symbols")
GROWTH: Final = COUNTERS.index("food_symbols")
MINING: Final = COUNTERS.index("ore_symbols")
STRONG_AREAS: Final = COUNTERS.index("areas_with_strength")


def count_of(table: Table, faction: Faction, which: int, argument: int) -> int:
    """As `COUNT` says. What achievements ask for, at every turn of everybody, mypyc then calls natively: a function in
    a list it calls through Python, which takes several times as long as most of these."""
    if which == TECHS:
        return techs(table, faction, argument)
    if which == PASSED_TYPES:
        return passed_types(table, faction, argument)
    if which == COLONISED:
        return colonised(table, faction, argument)
    if which == SYMBOLS:
        return symbols(table, faction, argument)
    if which == CONTROLLED:
        return controlled(table, faction, argument)
    if which == AUTOMATION:
        return automation(table, faction, argument)
    if which == GROWTH:
        return growth(table, faction, argument)
    if which == MINING:
        return mining(table, faction, argument)
    if which == STRONG_AREAS:
        return areas_with_strength(table, faction, argument)
    return COUNT[which](table, faction, argument)


def own_cards(table: Table, faction: Faction) -> list[int]:
    """The technologies a faction has, on the tree and private."""
    cards: list[int] = []
    rest = faction.techs
    while rest:
        card = table.tech_at[lowest(rest)]
        if card >= 0:
            cards.append(card)
        rest &= rest - 1
    return cards + faction.private if faction.private else cards
