"""Produce: goods on production colonies, then on windfall ones by powers and bonus, then the rewards (NFR-8)."""

from typing import Any, Final

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Fact

from . import steps, terms
from .asking import Asked
from .empire import NO_GOOD, Empire
from .explore import most_stored
from .state import Table
from .tables import DONE_STORING, PRODUCE_ON, PRODUCE_TILE, STORE_GOOD, STORED_GOODS, TILES, USE_POWER
from .terms import FILLING, PRODUCE_OVER, PRODUCED, Power

PAYING: Final = 1 << PRODUCED | 1 << PRODUCE_OVER


def begin(table: Table) -> None:
    """NFR-8.1: first the credits on the tile; in a shortage the chooser's bonus good comes with the own ones (8.10)."""
    if table.pot:
        table.gain(table.chooser, table.pot, 0, 0, -1 - PRODUCE_TILE)
        table.pot = 0
    table.short = 1 if goods_may_run_short(table) else 0
    table.agenda.append((steps.PRODUCE_CLOSE,))
    if not table.short:
        table.agenda.append((steps.TURN, table.chooser, steps.BONUS_WINDFALL))
    if in_order(table):
        for seat in reversed(table.order):
            table.push((steps.TURN, seat, steps.PRODUCING))
    else:
        table.agenda.append((steps.TOGETHER, steps.PRODUCING))


def in_order(table: Table) -> bool:
    """NFR-18.8, 18.9: where goods may run short, are stored, or producing pays chips."""
    if table.short or (table.goals_up and table.goal_is_up(STORED_GOODS)):
        return True
    for empire in table.empires:
        if empire.moments & PAYING:
            for power in empire.powers[PRODUCED] + empire.powers[PRODUCE_OVER]:
                if power.effect.chips(power, 0):
                    return True
    return False


def goods_may_run_short(table: Table) -> bool:
    """NFR-8.10, NFR-A-21: whether all demands of this action together could exceed the pool of some kind."""
    return not every_colony_can_be_filled(table) and demands_exceed_pool(table)


def demands_exceed_pool(table: Table) -> bool:
    """NFR-8.10: goods on production colonies, and on windfall ones as far as powers and the bonus reach."""
    demand = [0] * terms.KINDS
    tiles = table.tables.tiles
    for seat in range(table.seats):
        empire = table.empires[seat]
        most = len(empire.powers[FILLING]) + (1 if seat == table.chooser else 0)
        windfalls = [0] * terms.KINDS
        for place in range(len(empire.colonies)):
            tile = tiles[empire.colonies[place]]
            if empire.goods[place] != NO_GOOD:
                continue
            if tile.good == terms.PRODUCTION:
                demand[tile.kind] += 1
            elif tile.good == terms.WINDFALL:
                for kind in range(terms.KINDS):
                    if tile.kind == kind or tile.kind == terms.ANY_KIND:
                        windfalls[kind] += 1
        for kind in range(terms.KINDS):
            demand[kind] += min(most, windfalls[kind])
    for kind in range(terms.KINDS):
        if demand[kind] > table.goods[kind]:
            return True
    return False


def every_colony_can_be_filled(table: Table) -> bool:
    """Whether the pool has a good for every empty colony; if so, no demand need be looked at (NFR-8.10)."""
    demands = table.tables.demands
    total = 0
    for empire in table.empires:
        goods = empire.goods
        place = 0
        for colony in empire.colonies:
            if goods[place] == NO_GOOD:
                total += demands[colony]
            place += 1
    for count in table.goods:
        if total & 255 > count:
            return False
        total >>= 8
    return True


@declare(steps.PRODUCING)
class Producing(Kind[Table]):
    """NFR-8.2, 8.7: a good on every empty production colony, no choice unless the pool is too small (8.11)."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        empire = table.empires[seat]
        if table.short and seat == table.chooser:  # NFR-8.10
            table.lanes[seat].append((steps.BONUS_WINDFALL,))
        if table.short or empire.powers[FILLING] or table.tables.oort in empire.colonies:
            table.lanes[seat].append((steps.WINDFALLS,))
        tiles = table.tables.tiles
        for place, colony in enumerate(empire.colonies):
            tile = tiles[colony]
            if tile.good == terms.PRODUCTION and empire.goods[place] == NO_GOOD:  # NFR-8.2, NFR-8.5
                if table.short and not enough_for(table, empire, tile.kind):
                    if (steps.SHORT, tile.kind) not in table.lanes[seat]:
                        table.lanes[seat].append((steps.SHORT, tile.kind))
                else:
                    put_good(table, seat, place, tile.kind)


def enough_for(table: Table, empire: Empire, kind: int) -> bool:
    """NFR-8.11."""
    return len(empty_production(table, empire, kind)) <= table.goods[kind]


def empty_production(table: Table, empire: Empire, kind: int) -> list[int]:
    """The empty production colonies of a kind, sorted (NFR-8.2, NFR-8.11)."""
    found: list[int] = []
    for place in range(len(empire.colonies)):
        tile = table.tables.tiles[empire.colonies[place]]
        if tile.good == terms.PRODUCTION and tile.kind == kind and empire.goods[place] == NO_GOOD:
            found.append(tile.number)
    found.sort()
    return found


@declare(steps.SHORT, name="short", rule="NFR-8.11", parts="kind")
class Short(Asked):
    """NFR-8.11, 8.12: the owner chooses; what the pool cannot give stays empty."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        _, kind = step
        empty = empty_production(table, table.empires[seat], kind)
        if empty and table.goods[kind]:  # NFR-8.11, NFR-8.12
            table.ask_seat(seat, step, [PRODUCE_ON + colony for colony in empty])

    def answer(self, table: Table, seat: int, action: int) -> None:
        produce_on(table, seat, action)
        table.lanes[seat].append(table.questions[seat])


def put_good(table: Table, seat: int, place: int, kind: int) -> None:
    """A good is produced (NFR-8.2): it counts for the rewards (NFR-21.18), its colony may pay at once (NFR-21.16)."""
    empire = table.empires[seat]
    table.take_good(kind)
    empire.put_good(place, kind)
    produced = empire.produced[:]
    produced[kind] += 1
    empire.produced = produced
    colony = empire.colonies[place]
    if table.sink is not None:
        name = table.tile_name(colony)
        table.tell("produced", seat, f"good:{kind}", "pool", f"tile:{colony}", 1, {"tile": name})
    if not table.tables.tiles[colony].works_at(PRODUCED):
        return
    for power in table.tables.tiles[colony].powers:
        if power.moment == PRODUCED:
            power.effect.give(table, seat, power, colony)


def empty_windfalls(table: Table, empire: Empire, power: Power | None) -> list[int]:
    """The empty windfall colonies that the power (NFR-21.17) or the bonus (NFR-8.3) can fill, sorted (NFR-8.12)."""
    found: list[int] = []
    tiles = table.tables.tiles
    goods = empire.goods
    for place, colony in enumerate(empire.colonies):
        if goods[place] != NO_GOOD or tiles[colony].good != terms.WINDFALL:
            continue
        if power is not None and not power.fits[table.as_declared(colony)]:
            continue
        kind = table.kind_of(colony)
        if kind != terms.ANY_KIND and table.goods[kind]:
            found.append(colony)
    found.sort()
    return found


def must_declare(table: Table, seat: int) -> bool:
    """NFR-21.27: the Oort refinery is empty and a power or the bonus could fill it."""
    empire = table.empires[seat]
    oort = table.tables.oort
    if table.oort_kind != terms.NO_KIND or oort not in empire.colonies:
        return False
    if empire.goods[empire.colonies.index(oort)] != NO_GOOD:
        return False
    if seat == table.chooser:
        return True
    for power in empire.powers[FILLING]:
        if True in power.fits[TILES:]:
            return True
    return False


@declare(steps.WINDFALLS, name="windfalls", rule="NFR-21.17")
class Windfalls(Asked):
    """NFR-21.17: every power in turn must work if it can; order and targets are the owner's."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        empire = table.empires[seat]
        if must_declare(table, seat):
            table.lanes[seat] += [step, (steps.DECLARING,)]
            return
        numbers: list[int] = []
        for power in empire.powers[FILLING]:
            if power.number not in empire.used and empty_windfalls(table, empire, power):  # NFR-11.7, NFR-21.17
                numbers.append(power.number)
        if numbers:
            numbers.sort()
            table.ask_seat(seat, step, [USE_POWER + number for number in numbers])

    def answer(self, table: Table, seat: int, action: int) -> None:
        empire = table.empires[seat]
        number = action - USE_POWER
        empire.used = [*empire.used, number]  # NFR-21.17
        table.lanes[seat] += [(steps.WINDFALLS,), (steps.WINDFALL_ON, number)]


@declare(steps.WINDFALL_ON, name="windfall-on", rule="NFR-21.17", parts="power")
class WindfallOn(Asked):
    """Where the good of a power goes."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        _, power = step
        ask_where(table, seat, step, table.tables.powers[power])

    def answer(self, table: Table, seat: int, action: int) -> None:
        produce_on(table, seat, action)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, power = table.questions[seat]
        return {"tile": table.tile_name(table.tables.powers[power].tile)}

    def about(self, table: Table, seat: int) -> dict[str, Any]:
        _, power = table.questions[seat]
        return {"power": power}


@declare(steps.BONUS_WINDFALL, name="bonus-windfall", rule="NFR-8.3")
class BonusWindfall(Asked):
    """NFR-8.3: where the good of the chooser's bonus goes."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        ask_where(table, seat, step, None)

    def answer(self, table: Table, seat: int, action: int) -> None:
        produce_on(table, seat, action)


def ask_where(table: Table, seat: int, step: Step, power: Power | None) -> None:
    """NFR-8.3, NFR-21.17: the owner chooses."""
    found = empty_windfalls(table, table.empires[seat], power)
    if found:
        table.ask_seat(seat, step, [PRODUCE_ON + colony for colony in found])


def produce_on(table: Table, seat: int, action: int) -> None:
    """NFR-8.3, 8.11, 21.17: on the colony that was chosen."""
    colony = action - PRODUCE_ON
    put_good(table, seat, table.empires[seat].colonies.index(colony), table.kind_of(colony))


@declare(steps.PRODUCE_CLOSE)
class CloseProduce(Kind[Table]):
    """NFR-21.18, 21.19: rewards and comparisons after all production; then goods may be stored (NFR-19.7)."""

    def run(self, table: Table, step: Step) -> None:
        for seat in table.order:
            for power in table.empires[seat].powers[PRODUCE_OVER]:  # NFR-21.18, NFR-21.19
                power.effect.give(table, seat, power, power.tile)
        if table.goals_up and table.goal_is_up(STORED_GOODS):  # NFR-19.4, NFR-19.7
            for seat in reversed(table.order):
                table.push((steps.TURN, seat, steps.STOCKING))  # NFR-19.7


@declare(steps.STOCKING, name="stocking", rule="NFR-19.7")
class Stocking(Asked):
    """NFR-19.7: any part of the own goods, up to the maximum of the goal (NFR-A-39)."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        empire = table.empires[seat]
        if sum(empire.stored_goods) >= most_stored(table, STORED_GOODS):  # NFR-19.5, NFR-19.7
            return
        colonies = [colony for k, colony in enumerate(empire.colonies) if empire.goods[k] != NO_GOOD]
        if colonies:
            colonies.sort()
            options = [STORE_GOOD + colony for colony in colonies]
            options.append(DONE_STORING)
            table.ask_seat(seat, step, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action != DONE_STORING:  # NFR-19.7
            store(table, seat, action)
            table.lanes[seat].append(table.questions[seat])


def store(table: Table, seat: int, action: int) -> None:
    """NFR-19.7: from the colony to the mat, not to the pool."""
    empire = table.empires[seat]
    colony = action - STORE_GOOD
    at = empire.colonies.index(colony)
    kind = empire.goods[at]
    empire.put_good(at, NO_GOOD)
    empire.stored_goods = [count + (1 if k == kind else 0) for k, count in enumerate(empire.stored_goods)]
    if table.sink is not None:
        name = table.tile_name(colony)
        table.tell("good-stored", seat, f"good:{kind}", f"tile:{colony}", f"storage:{seat}", 1, {"tile": name})
