"""What every seat could do with each action tile if it were chosen now, from what lies open (NFR-D-2).

One number a seat: developments it can pay, worlds it would take, worlds it can settle, goods it would produce, goods it
can sell or consume. The seat that is to choose is counted with the bonus of the tile.
"""

from perihelion.games.new_frontiers import develop, produce, settle
from perihelion.games.new_frontiers.effects import (
    EXPLORE,
    EXPLORE_DRAW,
    KINDS,
    PRODUCE,
    PRODUCE_WINDFALL,
    Power,
)
from perihelion.games.new_frontiers.empire import Empire, count_goods
from perihelion.games.new_frontiers.state import Table
from perihelion.games.new_frontiers.tables import (
    DEVELOP_TILE,
    EXPLORE_TILE,
    PILES,
    PRODUCE_TILE,
    SETTLE_TILE,
    SETTLE_WORLD,
    TRADE_TILE,
    WAYS,
)


def forecast(table: Table, tile: int) -> list[int]:
    """For every seat; empty for tiles that only their chooser uses."""
    chooser = table.waiting[0] if table.waiting else -1
    if tile == DEVELOP_TILE:
        return [affordable(table, seat, seat == chooser) for seat in range(table.seats)]
    if tile == EXPLORE_TILE:
        return [worlds_taken(table, seat, seat == chooser) for seat in range(table.seats)]
    if tile == SETTLE_TILE:
        return [in_reach(table, seat, seat == chooser) for seat in range(table.seats)]
    if tile == PRODUCE_TILE:
        return [produced(table, seat, seat == chooser) for seat in range(table.seats)]
    if tile == TRADE_TILE:
        return [sum(count_goods(empire.goods)) for empire in table.empires]
    return []


def affordable(table: Table, seat: int, chooser: bool) -> int:
    empire = table.empires[seat]
    purse = empire.credits + (table.tables.develop_bonus if chooser else 0)
    found = 0
    for pile in range(PILES):
        face = table.faces[pile]
        if table.left[pile] and face not in empire.developments and develop.price(table, seat, face) <= purse:
            found += 1
    return found


def worlds_taken(table: Table, seat: int, chooser: bool) -> int:
    """The own picks and the draws of Explore powers."""
    drawn = [power.amount for power in table.empires[seat].powers[EXPLORE] if power.code == EXPLORE_DRAW]
    return (2 if chooser else 1) + sum(drawn)


def in_reach(table: Table, seat: int, chooser: bool) -> int:
    """Discovered worlds that could be settled by one way at least."""
    empire = table.empires[seat].clone()
    if chooser:
        empire.reserve += min(table.tables.bonuses[SETTLE_TILE].colonists, table.colonists)
    options: list[int] = []
    settle.add_ways(table, empire, options)
    return len({(option - SETTLE_WORLD) // WAYS for option in options})


def produced(table: Table, seat: int, chooser: bool) -> int:
    """Goods on production colonies and, as far as powers and the bonus reach, on windfall ones."""
    empire = table.empires[seat]
    made = sum([len(produce.empty_production(table, empire, kind)) for kind in range(KINDS)])
    powers = [power for power in empire.powers[PRODUCE] if power.code == PRODUCE_WINDFALL]
    filled = most_filled(table, empire, powers, [])
    if chooser and filled < len(produce.empty_windfalls(table, empire, None)):
        filled += 1
    return made + filled


def most_filled(table: Table, empire: Empire, powers: list[Power], taken: list[int]) -> int:
    """The most windfall colonies that these powers can fill, one each."""
    if not powers:
        return 0
    best = most_filled(table, empire, powers[1:], taken)
    for colony in produce.empty_windfalls(table, empire, powers[0]):
        if colony not in taken:
            best = max(best, 1 + most_filled(table, empire, powers[1:], [*taken, colony]))
    return best
