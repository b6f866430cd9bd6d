"""What an empire still promises besides its points: worlds to settle, goods to sell and consume, large developments."""

from typing import Final

from ..rules import scoring, terms
from ..rules.empire import NO_GOOD, Empire
from ..rules.settle import contact_price, credits_for
from ..rules.state import Table
from ..rules.tables import DEVELOP_TILE, EXPLORE_TILE, PRODUCE_TILE, SETTLE_TILE, TRADE_TILE
from ..rules.terms import Tile
from .weights import Holdings, Weights

LEAST_EASE: Final = 0.05
"""Of a world far out of reach."""
WORLDS_COUNTED: Final = 4
NOT_COUNTED: Final = -1000
REMEMBERED: Final = 4096
"""Empires, about 2 kB each."""


def holdings(table: Table, empire: Empire, kind: int, weights: Weights) -> Holdings:
    """What follows from the tiles of an empire and the goods on them, found once for each of them.

    A search meets the same tiles in nearly all positions that it judges: this halves what a judgement takes.
    """
    key = (kind, len(empire.developments), *empire.developments, *empire.colonies, *empire.goods)
    found = weights.memory.get(key)
    if found is None:
        tables = table.tables
        points = scoring.printed(tables, empire.colonies) + scoring.printed(tables, empire.developments)
        points += scoring.bonuses(tables, empire, kind)
        large = [NOT_COUNTED] * len(tables.tiles)
        found = Holdings(points, of_powers(empire, weights), flows(table, empire, weights), large)
        if len(weights.memory) >= REMEMBERED:
            weights.memory.clear()
        weights.memory[key] = found
    return found


def goal_progress(table: Table, empire: Empire) -> float:
    """Something on the way to the next threshold of a storage goal that is face up, and for the own hidden one."""
    value = 0.15 * sum(empire.stored_goods) + 0.3 * len(empire.stored_worlds) + 0.15 * empire.stored_credits
    if table.hidden >= 0 and table.empires[table.hidden_owner] is empire:
        goal = table.tables.goals[table.hidden]
        count = scoring.goal_count(table.tables, empire, goal.subject, scoring.best_kind(table, empire))
        value += 0.8 * goal.score(count) + 0.3 * min(count, goal.at[-1])
    return value


def of_worlds(table: Table, empire: Empire, left: float, weights: Weights) -> float:
    """The best discovered worlds, by how soon they can be settled."""
    tiles = table.tables.tiles
    found: list[float] = []
    for world in empire.discovered:
        tile = tiles[world]
        gained = tile.points + left * weights.powers[world] + bonus_gain(tiles, empire, world)
        if tile.good == terms.WINDFALL:
            gained += weights.windfall
        elif tile.good == terms.PRODUCTION:
            gained += weights.production * left
        found.append(max(LEAST_EASE, ease(table, empire, world, weights)) * gained)
    found.sort(reverse=True)
    value = 0.0
    share = min(1.0, 2.0 * left) * weights.world
    for each in found[:WORLDS_COUNTED]:
        value += share * each
        share *= weights.next_world
    return value


def ease(table: Table, empire: Empire, world: int, weights: Weights) -> float:
    """How near a world is to being settled: 1 for one that asks for nothing."""
    tile = table.tables.tiles[world]
    best = 1.0
    if tile.military:
        best -= weights.missing_strength * max(0, tile.value - strength(table.tables.tiles, empire, world))
        price = contact_price(table, empire, world)
        if price >= 0:
            best = max(best, 1.0 - weights.world_price * price - weights.world_lack * max(0, price - empire.credits))
    else:
        price = (
            0 if table.tables.tiles[empire.colonies[0]].works_at(terms.DOOM) else credits_for(empire, world, tile.value)
        )
        best -= weights.world_price * price + weights.world_lack * max(0, price - empire.credits)
    return best - weights.world_colonist * tile.colonists


def strength(tiles: list[Tile], empire: Empire, world: int) -> int:
    """Against a world, with the tiles placed in this action: they work from the next one on."""
    total = 0
    for own in empire.developments + empire.colonies:
        for power in tiles[own].powers:
            if power.moment == terms.STRENGTH:
                total += power.effect.adds(power, world)
    return total


def bonus_gain(tiles: list[Tile], empire: Empire, new: int) -> int:
    """What a new tile would add to the "?" tiles already owned."""
    total = 0
    for own in empire.developments + empire.colonies:
        if tiles[own].variable:
            total += tiles[own].worth[new]
    return total


def of_powers(empire: Empire, weights: Weights) -> float:
    value = 0.0
    for tile in empire.developments + empire.colonies:
        value += weights.powers[tile]
    return value


def of_goods(held: Holdings, left: float, weights: Weights) -> float:
    at_hand, to_come, windfalls = held.flows
    value = min(1.0, 3.0 * left) * at_hand
    value += left * weights.cycles * to_come
    return value + left * weights.cycles * weights.windfall_cycle * windfalls


def flows(table: Table, empire: Empire, weights: Weights) -> tuple[float, float, float]:
    """Goods at hand and goods to come, through one sale and the Consume powers of each Trade-Consume; windfalls."""
    tiles = table.tables.tiles
    outlets: list[tuple[float, int]] = []
    for number in empire.developments + empire.colonies:
        outlets += weights.outlets[number]
    outlets.sort(reverse=True)
    at_hand = [0, 0, 0, 0]
    to_come = [0, 0, 0, 0]
    windfalls = 0.0
    for place in range(len(empire.colonies)):
        tile = tiles[empire.colonies[place]]
        kind = empire.goods[place]
        if kind != NO_GOOD:
            at_hand[kind] += 1
        if tile.good == terms.PRODUCTION:
            to_come[tile.kind] += 1
        elif tile.good == terms.WINDFALL:
            windfalls += weights.credit * table.tables.prices[tile.kind % terms.KINDS]
    prices = sale_prices(table, empire)
    return flow(at_hand, prices, outlets, weights), flow(to_come, prices, outlets, weights), windfalls


def sale_prices(table: Table, empire: Empire) -> list[int]:
    tiles = table.tables.tiles
    prices = table.tables.prices[:]
    for number in empire.developments + empire.colonies:
        for power in tiles[number].powers:
            if power.moment == terms.SALE:
                for kind in range(terms.KINDS):
                    prices[kind] += power.effect.adds(power, kind)
    return prices


def flow(goods: list[int], prices: list[int], outlets: list[tuple[float, int]], weights: Weights) -> float:
    """The dearest good is sold, the others are consumed as far as there are outlets for them; changes the goods."""
    dearest = -1
    for kind in range(terms.KINDS):
        if goods[kind] and (dearest < 0 or prices[kind] >= prices[dearest]):
            dearest = kind
    if dearest < 0:
        return 0.0
    goods[dearest] -= 1
    value = weights.credit * prices[dearest]
    for worth, wanted in outlets:
        kind = wanted
        if wanted == terms.ANY:
            kind = 0
            while kind < terms.KINDS - 1 and not goods[kind]:
                kind += 1
        if goods[kind]:
            goods[kind] -= 1
            value += worth
    for kind in range(terms.KINDS):
        value += weights.spare_good * weights.credit * goods[kind] * prices[kind]
    return value


def of_large(table: Table, empire: Empire, kind: int, held: Holdings, weights: Weights) -> float:
    """The large developments on offer, as they would count now."""
    best = 0
    total = 0
    tables = table.tables
    tiles = tables.tiles
    left = table.left
    known = held.large
    for pile, face in enumerate(table.faces):
        if left[pile] and tiles[face].variable:
            points = known[face]
            if points == NOT_COUNTED:
                points = known[face] = scoring.bonus_of(tables, empire, face, kind)
            best = max(best, points)
            total += points
    return weights.large * best * min(1.0, (empire.credits + 4) / 12) + weights.all_large * total


def gift(table: Table, seat: int, weights: Weights) -> float:
    """What the action that the seat has chosen gives an average opponent who has still to carry it out."""
    total = 0.0
    for other in range(table.seats):
        if other == seat:
            continue
        empire = table.empires[other]
        if table.action == DEVELOP_TILE:
            total += weights.gift_develop * min(empire.credits, 9)
        elif table.action == SETTLE_TILE:
            total += weights.gift_settle * (1.0 if empire.reserve and empire.discovered else 0.5)
        elif table.action == EXPLORE_TILE:
            total += weights.gift_explore * (1.0 if len(empire.discovered) < 4 else 0.5)
        elif table.action == PRODUCE_TILE:
            total += weights.gift_produce * len(empire.goods)
        elif table.action == TRADE_TILE:
            total += weights.gift_trade * len([kind for kind in empire.goods if kind != NO_GOOD])
    return weights.gift * total / (table.seats - 1)
