"""What every seat could do with each action tile if it were chosen now, from what lies open (NFR-D-2).

One number a seat: developments it can buy, worlds it would take, worlds it can settle, goods it can produce, goods it
can sell or consume. The seat that is to choose is counted with the bonus of the tile. Where one seat's choice touches
another's, the others are taken to buy nothing and to produce as much as they can.
"""

from ..rules import develop, produce, settle, trade
from ..rules.empire import NO_GOOD, Empire
from ..rules.state import Table
from ..rules.tables import DEVELOP_TILE, EXPLORE_TILE, PRODUCE_TILE, SETTLE_TILE, SETTLE_WORLD, TILES, TRADE_TILE, WAYS
from ..rules.terms import ANY_KIND, EXPLORED, FEEDING, FILLING, KINDS, WINDFALL, Power

Place = tuple[int, int]
"""An empty windfall colony: the kind of its good, and the number under which predicates know it."""


def by_seat(table: Table, tile: int) -> list[int]:
    """For every seat; empty for tiles that only their chooser uses."""
    chooser = table.waiting[0] if table.waiting else -1
    if tile == DEVELOP_TILE:
        return [develop.within_reach(table, seat, seat == chooser).bit_count() for seat in range(table.seats)]
    if tile == EXPLORE_TILE:
        return worlds_taken(table)
    if tile == SETTLE_TILE:
        return [in_reach(table, seat, seat == chooser) for seat in range(table.seats)]
    if tile == PRODUCE_TILE:
        return produced(table)
    if tile == TRADE_TILE:
        return [for_sale_or_use(table, empire) for empire in table.empires]
    return []


def order_of(table: Table) -> list[int]:
    """Who would act after whom: the chooser, the others that wait, those that have chosen (NFR-3.5)."""
    return list(dict.fromkeys([*table.waiting, *table.done]))


def worlds_taken(table: Table) -> list[int]:
    """The own picks and the draws of Explore powers, as far as the bag goes (NFR-6.2, 6.3, NFR-A-5)."""
    centre = min(table.tables.explored, len(table.bag))
    bag = len(table.bag) - centre
    found = [0] * table.seats
    order = order_of(table)
    for place, seat in enumerate([*order, *order[:1]]):
        if centre:
            found[seat] += 1
            centre -= 1
        if place == 0:
            continue  # the chooser's powers come with the second pick (NFR-6.6)
        for power in table.empires[seat].powers[EXPLORED]:
            drawn = min(power.effect.draws(power), bag)
            found[seat] += drawn
            bag -= drawn
    return found


def in_reach(table: Table, seat: int, chooser: bool) -> int:
    """Discovered worlds that could be settled by one way at least."""
    empire = table.empires[seat].clone()
    if chooser:
        empire.reserve += min(table.tables.bonuses[SETTLE_TILE].colonists, table.colonists)
    options: list[int] = []
    settle.add_ways(table, empire, options)
    return len({(option - SETTLE_WORLD) // WAYS for option in options})


def for_sale_or_use(table: Table, empire: Empire) -> int:
    """Goods that can be sold, and those that cannot but feed a Consume power (NFR-14.25)."""
    useful: list[int] = []
    for place, colony in enumerate(empire.colonies):
        if empire.goods[place] != NO_GOOD and table.tables.tiles[colony].for_sale:
            useful.append(colony)
    for power in empire.powers[FEEDING]:
        if trade.goods_taken(table, empire, power):
            useful += trade.fitting(table, empire, power)
    return len(set(useful))


# ---------------------------------------------------------------- Produce


def produced(table: Table) -> list[int]:
    """Goods on production colonies and, as far as powers and the bonus reach, on windfall ones.

    Every seat in its turn takes what the pool still has (NFR-8.10).
    """
    pool = table.goods[:]
    found = [0] * table.seats
    for turn, seat in enumerate(order_of(table)):
        empire = table.empires[seat]
        for kind in range(KINDS):
            made = min(pool[kind], len(produce.empty_production(table, empire, kind)))
            found[seat] += made
            pool[kind] -= made
        for kind in windfalls_filled(table, empire, pool, turn == 0):
            found[seat] += 1
            pool[kind] -= 1
    return found


def windfalls_filled(table: Table, empire: Empire, pool: list[int], bonus: bool) -> list[int]:
    """The kinds of the goods that powers and the bonus bring at most."""
    powers: list[Power | None] = [*empire.powers[FILLING]]
    if bonus:
        powers.append(None)
    best: list[int] = []
    if not powers:
        return best
    for declared in declarations(table, empire):
        filled = most_filled(powers, empty_windfalls(table, empire, declared), pool)
        if len(filled) > len(best):
            best = filled
    return best


def declarations(table: Table, empire: Empire) -> list[int]:
    """The kinds that matter for an empty Oort refinery (NFR-14.23); one of them all the same without it."""
    oort = table.tables.oort
    if oort in empire.colonies and empire.goods[empire.colonies.index(oort)] == NO_GOOD:
        return list(range(KINDS))
    return [0]


def empty_windfalls(table: Table, empire: Empire, declared: int) -> list[Place]:
    found: list[Place] = []
    for place, colony in enumerate(empire.colonies):
        tile = table.tables.tiles[colony]
        if empire.goods[place] == NO_GOOD and tile.good == WINDFALL:
            found.append((declared, TILES + declared) if tile.kind == ANY_KIND else (tile.kind, colony))
    return found


def most_filled(powers: list[Power | None], places: list[Place], pool: list[int]) -> list[int]:
    """The kinds of the goods when these powers fill as many of these colonies as they can, one each."""
    if not powers or not places:
        return []
    best = most_filled(powers[1:], places, pool)
    power = powers[0]
    for number, (kind, known_as) in enumerate(places):
        if len(best) == min(len(powers), len(places)):
            break
        if pool[kind] and (power is None or power.fits[known_as]):
            left = [count - (1 if k == kind else 0) for k, count in enumerate(pool)]
            filled = [kind, *most_filled(powers[1:], places[:number] + places[number + 1 :], left)]
            if len(filled) > len(best):
                best = filled
    return best
