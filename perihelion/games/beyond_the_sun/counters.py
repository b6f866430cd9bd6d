"""Expressions of the notation, read for a faction at this moment (BTS-21.34, BTS-21.35)."""

from perihelion.games.beyond_the_sun.effects import AT_LEAST, CONSTANT, COUNTER, Expr
from perihelion.games.beyond_the_sun.state import AREAS_IN, Faction, Table


def value(table: Table, seat: int, expr: Expr, x: int, counted: int) -> int:
    """What an expression amounts to; `x` is bound by `where`, `counted` is what the last call or trigger counted."""
    if expr.fixed:
        return expr.number
    if expr.counts:
        return int(counter(table, seat, expr.counter, expr.argument, x, counted) >= expr.number)
    for part in expr.both:
        if not value(table, seat, part, x, counted):
            return 0
    if expr.both:
        return 1
    stack: list[int] = []
    code = expr.code
    for at in range(0, len(code), 2):
        op = code[at]
        if op == CONSTANT:
            stack.append(code[at + 1])
        elif op >= COUNTER:
            stack.append(counter(table, seat, op - COUNTER, code[at + 1], x, counted))
        else:
            right = stack.pop()
            stack.append(combine(op, stack.pop(), right))
    return stack[0]


def combine(op: int, left: int, right: int) -> int:
    """The operators in the order of `effects.OPERATORS`."""
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


def counter(table: Table, seat: int, which: int, argument: int, x: int, counted: int) -> int:
    """The counters in the order of `effects.COUNTERS`."""
    faction = table.factions[seat]
    if which == 7:
        return techs(table, faction, argument)
    if which == 4:
        return len(faction.colonised)
    if which < 10:
        return counter_of_mat(table, seat, faction, which, argument, x)
    if which == 10:
        return food_symbols(table, faction).bit_count()
    if which == 11:
        return table.tables.mats[faction.mat].ore_symbols[faction.ore_out]
    if which == 12:
        return symbols(table, seat, 1 << argument)
    if which == 13:
        count = 0
        for strength in faction.strength:
            if strength >= argument:
                count += 1
        return count
    if which == 14:
        return max(faction.strength)
    if which == 17:
        return table.exchanges
    if which == 18:
        return faction.swapped[0] + faction.swapped[1]
    if which == 19:
        return sum([(level + 1) // 2 for level in faction.museum])
    return counted  # excess, taken


def counter_of_mat(table: Table, seat: int, faction: Faction, which: int, argument: int, x: int) -> int:
    if which == 0:
        return x
    if which == 1:
        return faction.pop
    if which == 2:
        return faction.ore
    if which == 3:
        return faction.in_supply()
    if which == 5:
        return controlled(table, seat)
    if which == 6:
        return top_level(table, faction)
    if which == 8:
        return passed_types(table, faction, argument)
    return faction.automation


def food_symbols(table: Table, faction: Faction) -> int:
    """BTS-5.4: the visible growth symbols, a bit for every column."""
    return table.tables.mats[faction.mat].growth[faction.food_out]


def controlled(table: Table, seat: int) -> int:
    return table.factions[seat].bases.bit_count()


def top_level(table: Table, faction: Faction) -> int:
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
    """Own technologies of a level (1 to 4), or all with 0; an own cube at a slot counts from step 2 of the research."""
    tables = table.tables
    if argument == 0:
        return faction.techs.bit_count() + len(faction.private)
    count = (faction.techs & tables.slots_of_level[argument - 1]).bit_count()
    if faction.private:
        for card in faction.private:
            if tables.technologies[card].level == argument - 1:
                count += 1
    return count


def passed_types(table: Table, faction: Faction, least: int) -> int:
    """Different right-hand types among own technologies of that level or higher."""
    types = 0
    for card in own_cards(table, faction):
        technology = table.tables.technologies[card]
        if technology.level + 1 >= least and technology.passes >= 0:
            types |= 1 << technology.passes
    return types.bit_count()


def own_cards(table: Table, faction: Faction) -> list[int]:
    """The technologies a faction has, on the tree and private."""
    cards: list[int] = []
    rest = faction.techs
    while rest:
        lowest = rest & -rest
        card = table.tech_at[lowest.bit_length() - 1]
        if card >= 0:
            cards.append(card)
        rest ^= lowest
    return cards + faction.private if faction.private else cards


def symbols(table: Table, seat: int, spec: int) -> int:
    """BTS-17.16: printed symbols on controlled systems, shipyards and colonised cards."""
    count = 0
    faction = table.factions[seat]
    for area in AREAS_IN[faction.bases]:
        if table.spec(area) & spec:
            count += 1
    for colony in faction.colonised:
        if table.tables.systems[colony // 16].spec & spec:
            count += 1
    return count
