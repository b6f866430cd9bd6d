"""The best use of the goods at hand: which Consume power next and with which good, for most chips, then most credits.

Exact: every order and every choice of goods is tried, with goods of one sort taken as alike. The page offers it as one
click; the player may still do it by hand (NFR-9.10).
"""

from typing import Final, final

from perihelion.kernel.table import Event

from ..rules import trade
from ..rules.empire import NO_GOOD
from ..rules.state import Table
from ..rules.tables import SPEND, STOP_CONSUMING, USE_POWER
from ..rules.terms import ANY, CONSUME_LAST, FEEDING, PRODUCTION, Power

CHIP: Final = 1000
"""More than the credits of one Trade-Consume can ever be."""
NO_ADVICE: Final = -1
SORTS: Final = 8
"""Goods are alike when they are of one kind, and both or neither on the refinery."""


@final
class Plan:
    """The search over one player's goods and powers, with what has been found already."""

    def __init__(self, table: Table, seat: int) -> None:
        empire = table.empires[seat]
        self.prices = table.tables.prices
        self.powers = [power for power in empire.powers[FEEDING] if power.number not in empire.used]
        self.per_good = 0
        for power in empire.powers[CONSUME_LAST]:
            self.per_good += CHIP * power.gain.chips + power.gain.credits
        self.goods = [0] * SORTS
        for place in range(len(empire.colonies)):
            if empire.goods[place] != NO_GOOD:
                self.goods[sort_of(table, empire.colonies[place], empire.goods[place])] += 1
        self.known: dict[str, int] = {}

    def fits(self, power: Power, sort: int) -> bool:
        return (power.good == ANY or power.good == sort % 4) and not (power.gain.price and sort >= 4)

    def fitting(self, power: Power, goods: list[int]) -> int:
        return sum([goods[sort] for sort in range(SORTS) if self.fits(power, sort)])

    def worth(self, power: Power, sort: int) -> int:
        """Of one good given to a power, without what comes for all of them together."""
        if not power.effect.each_good():
            return self.per_good
        paid = self.prices[sort % 4] if power.gain.price else power.gain.credits
        return CHIP * power.gain.chips + paid + self.per_good

    def best(self, goods: list[int], left: list[Power]) -> int:
        """The most that these powers can still bring."""
        key = f"{goods}{[power.number for power in left]}"
        if key in self.known:
            return self.known[key]
        most = -1
        must = False
        for power in left:
            needed = self.needed(power, goods)
            if needed:
                must = must or not power.may
                rest = [other for other in left if other.number != power.number]
                most = max(most, self.spend(power, needed, goods, rest))
        if not must:
            most = max(most, 0)
        self.known[key] = most
        return most

    def needed(self, power: Power, goods: list[int]) -> int:
        """How many goods the power takes now, 0 when it cannot be used (NFR-9.16, 9.17)."""
        return power.effect.goods(power, self.fitting(power, goods))

    def spend(self, power: Power, count: int, goods: list[int], rest: list[Power]) -> int:
        """The most after giving `count` goods to this power."""
        if count == 0:
            whole = 0 if power.effect.each_good() else CHIP * power.gain.chips + power.gain.credits
            return whole + self.best(goods, rest)
        most = -1
        for sort in range(SORTS):
            if goods[sort] and self.fits(power, sort):
                fewer = goods[:]
                fewer[sort] -= 1
                most = max(most, self.worth(power, sort) + self.spend(power, count - 1, fewer, rest))
        return most


def sort_of(table: Table, colony: int, kind: int) -> int:
    return kind if table.tables.tiles[colony].for_sale else kind + 4


def best_action(table: Table, seat: int) -> int:
    """The action to choose now, -1 when no Consume power or good is being asked for."""
    if trade.chooses_power(table, seat):
        return best_power(table, seat)
    number, goods = trade.being_fed(table, seat)
    return best_good(table, seat, number, goods) if goods else NO_ADVICE


def best_power(table: Table, seat: int) -> int:
    plan = Plan(table, seat)
    best = STOP_CONSUMING if STOP_CONSUMING in table.choices[seat] else NO_ADVICE
    most = 0 if best >= 0 else -1
    for power in plan.powers:
        needed = plan.needed(power, plan.goods)
        if needed:
            rest = [other for other in plan.powers if other.number != power.number]
            worth = plan.spend(power, needed, plan.goods, rest)
            if worth > most:
                best, most = USE_POWER + power.number, worth
    return best


def best_good(table: Table, seat: int, number: int, goods: int) -> int:
    """Among goods of equal worth those of production colonies go first: they come back."""
    plan = Plan(table, seat)
    power = table.tables.powers[number]
    empire = table.empires[seat]
    best = NO_ADVICE
    most = -1
    for place in range(len(empire.colonies)):
        kind = empire.goods[place]
        if kind == NO_GOOD:
            continue
        colony = empire.colonies[place]
        sort = sort_of(table, colony, kind)
        if plan.fits(power, sort):
            fewer = plan.goods[:]
            fewer[sort] -= 1
            worth = 2 * (plan.worth(power, sort) + plan.spend(power, goods - 1, fewer, plan.powers))
            if table.tables.tiles[colony].good == PRODUCTION:
                worth += 1
            if worth > most:
                best, most = SPEND + colony, worth
    return best


@final
class Proposal:
    """The whole advice from here on, tried out on a copy."""

    def __init__(self, table: Table, seat: int) -> None:
        after = table.clone()
        assert isinstance(after, Table)
        told: list[Event] = []
        after.watch(told.append)
        self.actions: list[int] = []
        action = best_action(after, seat)
        while action != NO_ADVICE:
            self.actions.append(action)
            after.apply(seat, action)
            going_on = after.action == table.action and after.chooser == table.chooser
            action = best_action(after, seat) if going_on else NO_ADVICE
        before, now = table.empires[seat], after.empires[seat]
        self.credits = now.credits - before.credits
        self.chips = now.chips - before.chips
        self.unused = len([kind for kind in now.goods if kind != NO_GOOD])
        self.uses = [event for event in told if event.kind == "consumed" and event.seat == seat]
