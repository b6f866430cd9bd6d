"""How well a seat stands, in points: what it would score now, and what its mat, fleet and technologies still promise.

The greedy bot climbs this one choice at a time, so a half-finished action counts as well: what is still on the agenda
for the seat is worth about what it will bring (`expected`). All weights are in points; those of a
coming turn fade as the game runs out.
"""

from typing import Final

from perihelion.games.beyond_the_sun import effects, scoring, state
from perihelion.games.beyond_the_sun.counters import counter, food_symbols, own_cards, value
from perihelion.games.beyond_the_sun.effects import CONSTANT, COUNTER, Expr, Line
from perihelion.games.beyond_the_sun.feasibility import eligible_slots, targets
from perihelion.games.beyond_the_sun.production import population_price
from perihelion.games.beyond_the_sun.reach import could_colonise
from perihelion.games.beyond_the_sun.state import Faction, Table
from perihelion.games.beyond_the_sun.tables import DISCS
from perihelion.games.beyond_the_sun.vocabulary import AREAS, COLUMNS

USUAL_ROUNDS: Final = 16
POPULATION: Final = 0.75
AT_HAND: Final = (0.0, 1.35, 2.4, 3.15, 3.7, 4.1)
"""Population on the mat: the first cube is what most actions wait for."""
ORE: Final = 0.36
SPARE: Final = 0.12
"""Of population beyond five and ore beyond seven, up to what one could ever use at once."""
STRANDED: Final = 3.0
"""All cubes are ships or research: nothing moves until a ship retires."""
SYMBOL_GROWTH: Final = 0.34
SYMBOL_ORE: Final = 0.24
"""A visible production symbol, for every round still to come."""
STRENGTH: Final = 0.36
COLONY: Final = 2.8
"""A colony besides its points: what it is worth on the way to more."""
GOAL: Final = 1.0
"""Of the points of an achievement, when its condition is nearly met."""
OPENER: Final = 1.6
"""A first action that researches a level or colonises."""
ACCESS: Final = 0.35
RESEARCH: Final = (2.2, 3.4, 4.6, 6.5)
"""A research to come, by level: points, the card, what it leads to."""


def evaluate(table: Table, seat: int) -> float:
    left = rounds_left(table, seat)
    worth = float(sum(scoring.tally_of(table, seat).values()))
    if table.ended:
        faction = table.factions[seat]
        return worth + 0.01 * (faction.food_out + faction.ore_out) + 0.001 * faction.pop
    fade = min(1.0, left / 4.0)
    worth += of_mat(table, table.factions[seat], left, fade)
    worth += of_fleet(table, seat, fade)
    worth += COLONY * fade * len(table.factions[seat].colonised)
    worth += of_technologies(table, seat, left, fade)
    worth += of_goals(table, seat, fade)
    return worth + of_agenda(table, seat, fade)


def rounds_left(table: Table, seat: int) -> float:
    """Turns the seat may expect after this one."""
    if table.last_round:
        turns = table.last_round - table.round
    else:
        turns = max(2, min(USUAL_ROUNDS, table.cap) - table.round)
    played = (seat - table.first) % table.seats < (table.active - table.first) % table.seats
    return float(turns if played or seat == table.active else turns + 1)


def of_mat(table: Table, faction: Faction, left: float, fade: float) -> float:
    """Cubes and ore at hand, and what production will bring."""
    mat = table.tables.mats[faction.mat]
    visible = food_symbols(table, faction)
    growth = 0.0
    for column in range(COLUMNS):
        if visible >> column & 1:
            growth += 1.0 if faction.supply[column] else 0.55
    growth += 0.5 * next_symbol(mat.growth, faction.food_out)
    ore = mat.ore_symbols[faction.ore_out] + 0.5 * next_ore(mat.ore_symbols, faction.ore_out)
    worth = left * (SYMBOL_GROWTH * growth + SYMBOL_ORE * ore)
    worth += fade * (AT_HAND[min(faction.pop, 5)] + SPARE * max(0, min(faction.pop, 9) - 5))
    worth += fade * (ORE * min(faction.ore, 7) + SPARE * max(0, min(faction.ore, 12) - 7))
    if not faction.pop and not faction.in_supply():
        worth -= STRANDED * fade
    return worth + 0.01 * (faction.pop + faction.ore)


def next_symbol(columns: list[int], removed: int) -> float:
    """How near the next growth symbol is: 1 just before it shows."""
    if removed >= DISCS:
        return 0.0
    for ahead in range(removed + 1, DISCS + 1):
        if columns[ahead] != columns[removed]:
            return 1.0 / (ahead - removed)
    return 0.0


def next_ore(symbols: list[int], removed: int) -> float:
    for ahead in range(removed + 1, DISCS + 1):
        if symbols[ahead] != symbols[removed]:
            return 1.0 / (ahead - removed)
    return 0.0


def of_fleet(table: Table, seat: int, fade: float) -> float:
    """Strength, and systems it holds or nearly holds, ready to be colonised."""
    faction = table.factions[seat]
    worth = 0.0
    for area in range(AREAS):
        strength = faction.strength[area]
        if not strength:
            continue
        worth += STRENGTH * min(strength, 8)
        system = table.system_at[area]
        if system < 0:
            continue
        card = table.tables.systems[system]
        share = min(1.0, strength / card.strength)
        promise = 0.3 * share * share * (card.vp + COLONY)
        if could_colonise(table, seat, area, strength, False):
            promise += 0.25 * card.vp
        elif table.base[area] != seat:
            promise *= 0.5
        worth += promise
    return worth * fade


def of_technologies(table: Table, seat: int, left: float, fade: float) -> float:
    """What the actions of own technologies open: the first way to research a level or to colonise counts most."""
    faction = table.factions[seat]
    levels = 3
    actions = 0
    colonises = 0
    for card in own_cards(table, faction):
        technology = table.tables.technologies[card]
        levels |= technology.researches
        actions += len(technology.actions)
        actions += len(technology.abilities)
        for number in technology.actions:
            for call in table.tables.lines[number].calls:
                if call.op == effects.COLONISE:
                    colonises += 1
                elif call.op == effects.RESEARCH and not call.levels:
                    levels |= 4
    for guild in range(len(table.tables.guild_names)):
        if table.open_guilds >> guild & 1:
            levels |= table.tables.guild_researches[guild]
    worth = OPENER * (levels.bit_count() - 2) + ACCESS * min(actions, 6)
    if colonises:
        worth += 2.0 * OPENER + 0.4 * min(colonises - 1, 2)
    for level in range(4):
        if levels >> level & 1:
            # slots within reach make the next research easier
            slots = eligible_slots(table, seat, 1 << level, False, False, False)
            worth += 0.12 * (level + 1) * min(2, slots.bit_count())
    return worth * min(1.0, left / 6.0) * fade


def of_goals(table: Table, seat: int, fade: float) -> float:
    """Achievements within reach: the nearer the condition, the more."""
    worth = 0.0
    for place, goal in enumerate(table.goals):
        achievement = table.tables.achievements[goal]
        discs = table.claims[place]
        spaces = achievement.usable(table.seats)
        if len(discs) >= len(spaces) or seat in [disc // 4 for disc in discs]:
            continue
        near = progress(table, seat, achievement.condition)
        points = spaces[len(discs)]
        if near >= 1.0:
            worth += 0.95 * points
        else:
            worth += GOAL * fade * near * near * points
    return worth


def progress(table: Table, seat: int, expr: Expr) -> float:
    """A condition read softly: 4 of 5 is 0.8, and "and" multiplies."""
    stack: list[float] = []
    code = expr.code
    for at in range(0, len(code), 2):
        op = code[at]
        if op == CONSTANT:
            stack.append(float(code[at + 1]))
        elif op >= COUNTER:
            stack.append(float(counter(table, seat, op - COUNTER, code[at + 1], 0, 0)))
        else:
            right = stack.pop()
            left = stack.pop()
            if op == 5:
                stack.append(min(1.0, left / right) if right > 0 else 1.0)
            elif op == 11:
                stack.append(left * right)
            elif op == 14:
                stack.append(max(left, right))
            else:
                stack.append(left + right)
    return stack[0]


# -------------------------------------------------------------------- what is still to come


def of_agenda(table: Table, seat: int, fade: float) -> float:
    """The worth of steps still to do for the seat, and of the question it is asked now."""
    worth = 0.0
    for step in table.agenda:
        worth += of_step(table, seat, step, fade)
    if table.acting:
        worth += of_step(table, seat, table.asked, fade)
    return worth


def of_step(table: Table, seat: int, step: tuple[int, ...], fade: float) -> float:
    kind = step[0]
    if kind < state.START:
        if kind == state.PRODUCTION and seat == table.active:
            return 1.2 * fade
        if kind == state.TRADE and step[1] == seat:
            return trade_worth(table, seat, fade)
        return 0.0
    if step[1] != seat:
        return 0.0
    if kind == state.LINE:
        return expected(table, seat, table.tables.lines[step[2]], step[3], fade)
    if kind == state.START or kind == state.OPTION:
        return net(table, seat, table.tables.lines[step[2]], fade)
    if kind == state.CHOOSING:
        lines = table.tables.lines[step[2]].calls[step[3]].lines
        return step[4] * max([net(table, seat, line, fade) for line in lines])
    if kind == state.RESEARCHING:
        return research_worth(table, seat, step[2], step[3] & state.SEEN > 0, fade)
    if kind == state.COLONISING:
        return colonise_worth(table, seat, fade)
    if kind == state.SETTLING:
        card = table.tables.systems[table.system_at[step[2]]]
        return card.vp + COLONY * fade - 0.2 * fade * max(0, step[3] - card.strength)
    if kind == state.BUILD:
        return fade * step[6] * (STRENGTH * step[2] + (0.1 if step[3] else 0.4))
    if kind == state.UPGRADING:
        return fade * STRENGTH * step[2]
    if kind in (state.JUMPING, state.WARPING):
        return fade * 0.18 * step[2]
    if kind == state.COPYING:
        return 2.0 * fade + 0.5
    if kind == state.AUTOMATING:
        return 1.4 * fade * step[3]
    if kind in (state.TYPE, state.CARD, state.PRIVATE_CARD, state.GAIN, state.BASE, state.COLONY, state.TAKING):
        return 1.0 * fade
    return 0.0


def trade_worth(table: Table, seat: int, fade: float) -> float:
    """What the best single exchange would bring: population for spare ore, or for a ship when there is none."""
    faction = table.factions[seat]
    if faction.pop >= 5:
        return 0.0
    cube = AT_HAND[faction.pop + 1] - AT_HAND[faction.pop]
    supply = faction.in_supply()
    price = population_price(table, seat)
    best = 0.0
    if supply and faction.ore >= price:
        best = cube - ORE * max(0, price - max(0, faction.ore - 7)) - 0.1
    if faction.ore and faction.has_ships() and not faction.pop:
        best = max(best, cube - 2.0 * STRENGTH + (0.0 if supply else STRANDED))
    return max(0.0, best) * fade


def net(table: Table, seat: int, line: Line, fade: float) -> float:
    """A line with its cost, as it stands before paying."""
    x = value(table, seat, line.x, 0, 0)
    cost = ORE * value(table, seat, line.ore, x, 0) + POPULATION * value(table, seat, line.retire, x, 0)
    return expected(table, seat, line, 0, fade) - fade * cost


def expected(table: Table, seat: int, line: Line, at: int, fade: float) -> float:
    worth = 0.0
    faction = table.factions[seat]
    for k in range(at, len(line.calls)):
        call = line.calls[k]
        op = call.op
        if op == effects.ORE:
            worth += ORE * fade * value(table, seat, call.n, 0, 0)
        elif op == effects.POP:
            worth += POPULATION * fade * min(value(table, seat, call.n, 0, 0), faction.in_supply())
        elif op == effects.SHIP:
            level = call.n.number if call.n.fixed else 2
            worth += fade * call.d * (STRENGTH * level + (0.1 if call.a else 0.4))
        elif op == effects.UPGRADE:
            worth += STRENGTH * fade if faction.has_ships() else 0.0
        elif op == effects.JUMP or op == effects.WARP:
            worth += 0.18 * fade * value(table, seat, call.n, 0, 0) if faction.has_ships() else 0.0
        elif op == effects.RESEARCH:
            levels = call.levels if call.levels else 1 << (value(table, seat, line.x, 0, 0) - 1)
            worth += research_worth(table, seat, levels, call.a == 1, fade)
        elif op == effects.COLONISE:
            worth += colonise_worth(table, seat, fade) if not call.b else 4.0
        elif op == effects.AUTOMATE:
            worth += 1.4 * fade * call.b
        elif op == effects.OPT:
            worth += max(0.0, 0.7 * net(table, seat, call.lines[0], fade))
        elif op == effects.CHOOSE:
            worth += max([net(table, seat, inner, fade) for inner in call.lines])
        elif op == effects.COPY:
            worth += 2.0 * fade + 0.5
        elif op == effects.TAKE_SYSTEM:
            worth += 5.0
        elif op == effects.PRIVATE:
            worth += 3.0
        elif op == effects.VP:
            worth += call.n.number
    return worth


def research_worth(table: Table, seat: int, levels: int, seen: bool, fade: float) -> float:
    """The best research within these levels: its points for good, the rest while there is time to use it."""
    faction = table.factions[seat]
    if not faction.pop:
        return 0.0
    best = 0.0
    for level in range(4):
        if levels >> level & 1 and eligible_slots(table, seat, 1 << level, seen, False, False):
            points = level + 1.0
            best = max(best, points + (RESEARCH[level] - points) * fade - POPULATION * fade)
    return best


def colonise_worth(table: Table, seat: int, fade: float) -> float:
    best = 0.0
    for area in targets(table, seat, False):
        card = table.tables.systems[table.system_at[area]]
        best = max(best, card.vp + COLONY * fade - 0.5 * card.vp * fade)
    return best
