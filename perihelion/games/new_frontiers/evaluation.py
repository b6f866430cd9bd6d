"""How well a seat stands, in points: what it would score now, and what its empire still promises.

The greedy bot climbs this one step at a time. In the middle of a turn a position is worth the best of the own answers
to the question that is open, so a tile just chosen counts with what it lets its chooser do at once.
"""

from typing import Final

from perihelion.games.new_frontiers import effects as code
from perihelion.games.new_frontiers import scoring
from perihelion.games.new_frontiers import state as at
from perihelion.games.new_frontiers.effects import CONSUME, KINDS, PRODUCTION, WINDFALL, Power, Tile
from perihelion.games.new_frontiers.empire import NO_GOOD, Empire
from perihelion.games.new_frontiers.settle import credits_for
from perihelion.games.new_frontiers.state import Table
from perihelion.games.new_frontiers.tables import (
    DEVELOP_TILE,
    EXPLORE_TILE,
    PILES,
    PRODUCE_TILE,
    SETTLE_TILE,
    TRADE_TILE,
)

CREDIT: Final = 0.42
"""A credit while there is much to buy; it fades towards the end."""
COLONIST: Final = 0.75
CYCLES: Final = 3.5
"""How often goods are produced and used in a whole game."""
LONG: Final = 22.0
"""Rounds after which little is to be expected."""
LOOK_AHEAD: Final = 3
"""Own answers in a row that are tried out."""
OTHERS: Final = 0.15
"""Of what the own action gives an average opponent."""


def evaluate(table: Table, seat: int) -> float:
    return best_answer(table, seat, LOOK_AHEAD)


def best_answer(table: Table, seat: int, depth: int) -> float:
    """The worth after the best own answer to the open question; the choice of a tile is no part of the same turn."""
    if depth == 0 or seat not in table.acting or table.questions[seat][0] == at.TILE:
        value = worth(table, table.empires[seat])
        if table.acting and table.chooser == seat and table.seats > 1:
            value -= OTHERS * gift(table, seat)
        return value
    best = -1000.0
    for action in table.choices[seat]:
        after = table.clone()
        after.apply(seat, action)
        assert isinstance(after, Table)
        best = max(best, best_answer(after, seat, depth - 1))
    return best


def time_left(table: Table) -> float:
    """The share of the game still to come: how far the nearest end condition is (NFR-16), and how long it has lasted.

    Without the second part players who are behind would put the end off for ever.
    """
    if table.ends or not table.acting:
        return 0.0
    row = table.tables.players[table.seats]
    left = min(table.chips / int(row["victory_points"]), (table.colonists - 3) / (int(row["colonists"]) - 3))
    for empire in table.empires:
        left = min(left, (11 - empire.spaces) / 11, (8 - len(empire.colonies)) / 7)
    return max(0.05, min(left, 1.0 - table.round / LONG))


def worth(table: Table, empire: Empire) -> float:
    tables = table.tables
    kind = scoring.best_kind(table, empire)
    value = float(
        empire.chips
        + scoring.printed(tables, empire.colonies)
        + scoring.printed(tables, empire.developments)
        + scoring.bonuses(tables, empire, kind)
    )
    if table.setup == at.WITH_GOALS:
        value += scoring.goal_points(table, empire, table.goals_up, kind) + goal_progress(table, empire)
    left = time_left(table)
    value += 0.01 * scoring.tie_break(empire)
    if left <= 0.0:
        return value
    useful = min(1.0, 0.35 + 1.3 * left)
    value += CREDIT * useful * min(empire.credits, 12)
    value += COLONIST * useful * min(empire.reserve, 3) + 0.1 * left * max(0, empire.reserve - 3)
    value += promise_of_worlds(table, empire, left)
    value += promise_of_powers(table, empire, left)
    value += promise_of_goods(table, empire, left)
    return value + 0.25 * left * best_large(table, empire, kind)


def goal_progress(table: Table, empire: Empire) -> float:
    """Something on the way to the next threshold of a storage goal that is face up, and for the own hidden one."""
    value = 0.15 * sum(empire.stored_goods) + 0.3 * len(empire.stored_worlds) + 0.15 * empire.stored_credits
    if table.hidden >= 0 and table.empires[table.hidden_owner] is empire:
        goal = table.tables.goals[table.hidden]
        count = scoring.goal_count(table.tables, empire, goal.subject, scoring.best_kind(table, empire))
        value += 0.8 * goal.score(count) + 0.3 * min(count, goal.at[-1])
    return value


def promise_of_worlds(table: Table, empire: Empire, left: float) -> float:
    """The best discovered worlds, by how soon they can be settled."""
    tables = table.tables
    strength = scoring.general_strength(tables, empire)
    found: list[float] = []
    for world in empire.discovered:
        tile = tables.tiles[world]
        gained = tile.points + left * power_values(empire, tile) + bonus_gain(tables.tiles, empire, world)
        gained += 0.8 if tile.good == WINDFALL else 1.6 * left if tile.good == PRODUCTION else 0.0
        if tile.military:
            missing = max(0, tile.value - strength)
            ease = 0.85 if missing == 0 else 0.5 if missing <= 2 else 0.2
        else:
            price = credits_for(empire, world, tile.value)
            ease = 0.85 - 0.07 * price - 0.03 * max(0, price - empire.credits)
        found.append(max(0.05, ease - 0.06 * tile.colonists) * gained)
    found.sort(reverse=True)
    value = 0.0
    share = min(1.0, 2.0 * left)
    for each in found[:4]:
        value += share * each
        share *= 0.7
    return value


def bonus_gain(tiles: list[Tile], empire: Empire, new: int) -> int:
    """What a new tile would add to the "?" tiles already owned."""
    total = 0
    for own in empire.developments + empire.colonies:
        if tiles[own].variable:
            total += tiles[own].worth[new]
    return total


def power_values(empire: Empire, tile: Tile) -> float:
    value = 0.0
    for power in tile.powers:
        value += power_value(power)
    return value


def power_value(power: Power) -> float:
    """Over a whole game, in points, without what it needs beside it."""
    gain = 0.5 * power.gain.credits + power.gain.chips + 0.5 * power.gain.colonists
    amount = power.amount
    kind = power.code
    if kind == code.STRENGTH:
        return 1.0 * amount
    if kind in (code.STRENGTH_VS, code.TEMP_STRENGTH):
        return 0.45 * amount
    if kind in (code.DEVELOP_DISCOUNT, code.SETTLE_DISCOUNT):
        return 0.7 * amount if power.predicate else 1.5 * amount
    if kind in (code.DEVELOP_GAIN, code.DEVELOP_GAIN_PRINTED, code.EXPLORE_GAIN, code.SETTLE_GAIN):
        return 2.5 * gain
    if kind in (code.TRADE_BONUS, code.TRADE_BONUS_KIND):
        return 1.2 * amount if kind == code.TRADE_BONUS else 0.6 * amount
    if kind in (code.PRODUCE_HERE, code.PRODUCE_PER, code.PRODUCE_MOST):
        return CYCLES * gain * 0.7
    if power.type == CONSUME:
        return 0.8
    return {code.SETTLE_TWO: 2.5, code.PRODUCE_WINDFALL: 1.2, code.CONTACT: 1.5}.get(kind, 0.9)


def promise_of_powers(table: Table, empire: Empire, left: float) -> float:
    tiles = table.tables.tiles
    value = 0.0
    for tile in empire.developments + empire.colonies:
        value += power_values(empire, tiles[tile])
    return left * value


def promise_of_goods(table: Table, empire: Empire, left: float) -> float:
    """Goods at hand and goods to come, through one sale and the Consume powers of each Trade-Consume."""
    tables = table.tables
    outlets: list[float] = []
    for number in empire.developments + empire.colonies:
        for power in tables.tiles[number].powers:
            if power.type == CONSUME:
                add_outlets(power, outlets)
    outlets.sort(reverse=True)
    at_hand: list[float] = []
    to_come: list[float] = []
    for place in range(len(empire.colonies)):
        tile = tables.tiles[empire.colonies[place]]
        kind = empire.goods[place]
        if kind != NO_GOOD:
            at_hand.append(CREDIT * tables.prices[kind])
        if tile.good == PRODUCTION:
            to_come.append(CREDIT * tables.prices[tile.kind])
        elif tile.good == WINDFALL:
            to_come.append(0.3 * CREDIT * tables.prices[tile.kind % KINDS])
    return min(1.0, 3.0 * left) * flow(at_hand, outlets) + left * CYCLES * 0.8 * flow(to_come, outlets)


def add_outlets(power: Power, outlets: list[float]) -> None:
    gain = 0.5 * power.gain.credits + power.gain.chips + (1.0 if power.gain.price else 0.0)
    if power.code == code.CONSUME_TWO:
        outlets.extend([gain / 2, gain / 2])
    elif power.code == code.CONSUME_UPTO:
        for _ in range(power.amount):
            outlets.append(gain)
    elif power.code == code.CONSUME_ONE:
        outlets.append(gain)


def flow(goods: list[float], outlets: list[float]) -> float:
    """The dearest good is sold, the others are consumed as far as there are outlets."""
    if not goods:
        return 0.0
    ordered = sorted(goods, reverse=True)
    value = ordered[0]
    for place in range(1, len(ordered)):
        value += outlets[place - 1] if place <= len(outlets) else 0.25 * ordered[place]
    return value


def best_large(table: Table, empire: Empire, kind: int) -> float:
    """The large development on offer that would be worth most now."""
    best = 0
    for pile in range(PILES):
        face = table.faces[pile]
        if table.left[pile] and table.tables.tiles[face].variable:
            best = max(best, scoring.bonus_of(table.tables, empire, face, kind))
    return best * min(1.0, (empire.credits + 4) / 12)


def gift(table: Table, seat: int) -> float:
    """What the action that the seat has chosen gives an average opponent who has still to carry it out."""
    total = 0.0
    for other in range(table.seats):
        if other == seat:
            continue
        empire = table.empires[other]
        if table.action == DEVELOP_TILE:
            total += 0.35 * min(empire.credits, 9)
        elif table.action == SETTLE_TILE:
            total += 1.8 if empire.reserve and empire.discovered else 1.0
        elif table.action == EXPLORE_TILE:
            total += 0.9 if len(empire.discovered) < 4 else 0.4
        elif table.action == PRODUCE_TILE:
            total += 0.4 * len(empire.goods)
        elif table.action == TRADE_TILE:
            total += 1.0 * len([kind for kind in empire.goods if kind != NO_GOOD])
    return total / (table.seats - 1)
