"""Trade-Consume: one good may be sold, then the Consume powers must be used (NFR-9)."""

from typing import Any, Final

from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Fact, Quote

from . import steps
from .asking import Asked, amounts
from .empire import NO_GOOD, Empire
from .explore import most_stored
from .state import Table
from .tables import NO_SALE, SELL, SPEND, STOP_CONSUMING, STORE_CREDITS, STORED_CREDITS, USE_POWER, kind_name
from .terms import ANY, CONSUME_FIRST, CONSUME_LAST, FEEDING, SALE, Power

SELLING_STEP: Final = (steps.SELLING,)
FIRST_CONSUMING: Final = (steps.CONSUMING, 0)
AT_CONSUMING: Final = 1 << CONSUME_FIRST | 1 << FEEDING | 1 << CONSUME_LAST


def begin(table: Table) -> None:
    """NFR-9.2, NFR-18.7."""
    if in_order(table):
        for seat in reversed(table.order):
            table.push((steps.TURN, seat, steps.SELLING))
    else:
        for seat in range(table.seats):
            ask_to_sell(table, seat, SELLING_STEP)


def in_order(table: Table) -> bool:
    """NFR-18.8: in order when the chips due at most could empty the pool."""
    due = 0
    for empire in table.empires:
        if empire.moments & AT_CONSUMING:
            goods = len([kind for kind in empire.goods if kind != NO_GOOD])
            for moment in range(CONSUME_FIRST, CONSUME_LAST + 1):
                for power in empire.powers[moment]:
                    due += power.effect.chips(power, goods)
    return due >= table.chips


# ---------------------------------------------------------------- Trade


@declare(steps.SELLING, name="selling", rule="NFR-9.3")
class Selling(Asked):
    """NFR-9.3: one good, or none."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        ask_to_sell(table, seat, step)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action != NO_SALE:
            sell(table, seat, action - SELL)

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        if action == NO_SALE:
            return Quote()
        price = sale_price(table, seat, table.empires[seat].good_on(action - SELL))
        return Quote(amounts(("good", 1)), amounts(("credit", price)))


def ask_to_sell(table: Table, seat: int, step: Step) -> None:
    """NFR-9.3, 9.5 and 14.25; then NFR-9.8."""
    empire = table.empires[seat]
    tiles = table.tables.tiles
    colonies = empire.colonies
    options: list[int] = []
    for place, good in enumerate(empire.goods):
        if good != NO_GOOD and tiles[colonies[place]].for_sale:
            options.append(SELL + colonies[place])
    if options:
        options.append(NO_SALE)
        options.sort()
        table.lanes[seat].append(FIRST_CONSUMING)
        table.ask_seat(seat, step, options)
    else:
        ask_to_consume(table, seat, FIRST_CONSUMING)


def sale_price(table: Table, seat: int, kind: int) -> int:
    """NFR-9.4, 21.20: the price of the kind and all Trade powers that fit it."""
    total = table.tables.prices[kind]
    for power in table.empires[seat].powers[SALE]:
        total += power.effect.adds(power, kind)
    return total


def sell(table: Table, seat: int, colony: int) -> None:
    """NFR-9.3."""
    kind = table.remove_good(seat, colony)
    price = sale_price(table, seat, kind)
    table.empires[seat].credits += price
    if table.sink is not None:
        name = table.tile_name(colony)
        table.tell(
            "sold", seat, f"good:{kind}", f"tile:{colony}", "pool", price, {"tile": name, "good": kind_name(kind)}
        )
    if table.goals_up and table.goal_is_up(STORED_CREDITS):
        table.lanes[seat].append((steps.TAXED, price))


@declare(steps.TAXED, name="taxed", rule="NFR-19.9", parts="price")
class Taxed(Asked):
    """NFR-19.9: any part of the credits of this sale, up to the maximum of the goal."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        _, price = step
        most = min(price, most_stored(table, STORED_CREDITS) - table.empires[seat].stored_credits)
        if most > 0:  # NFR-19.5, NFR-19.9
            table.ask_seat(seat, step, [STORE_CREDITS + credit for credit in range(most + 1)])

    def answer(self, table: Table, seat: int, action: int) -> None:
        empire = table.empires[seat]
        credit = action - STORE_CREDITS
        empire.credits -= credit
        empire.stored_credits += credit  # NFR-19.9
        if table.sink is not None and credit:
            table.tell("credits-stored", seat, "credits", f"empire:{seat}", f"storage:{seat}", credit, {})


# ---------------------------------------------------------------- Consume


def fitting(table: Table, empire: Empire, power: Power) -> list[int]:
    """The colonies whose good a power can consume, sorted (NFR-9.10, NFR-21.21)."""
    found: list[int] = []
    wanted = power.good
    for place, kind in enumerate(empire.goods):
        if kind == NO_GOOD or (wanted != ANY and wanted != kind):
            continue
        if power.gain.price and not table.tables.tiles[empire.colonies[place]].for_sale:
            continue  # NFR-21.21: no price for the good of the Oort refinery
        found.append(empire.colonies[place])
    found.sort()
    return found


def goods_taken(table: Table, empire: Empire, power: Power) -> int:
    """How many goods a power consumes when it is used now, 0 if it cannot be (NFR-9.17, NFR-21.22, NFR-21.23)."""
    return power.effect.goods(power, len(fitting(table, empire, power)))


@declare(steps.CONSUMING, name="consuming", rule="NFR-9.8", parts="begun")
class Consuming(Asked):
    """NFR-9.8: powers are used until none can be; only optional ones may be left (NFR-14.32)."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        ask_to_consume(table, seat, step)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == STOP_CONSUMING:
            use_all(table, seat, CONSUME_LAST)  # NFR-14.32, NFR-21.25
            return
        empire = table.empires[seat]
        power = table.tables.powers[action - USE_POWER]
        empire.used = [*empire.used, power.number]  # NFR-9.9
        table.lanes[seat] += [(steps.CONSUMING, 1), (steps.SPENDING, power.number, goods_taken(table, empire, power))]

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        if action == STOP_CONSUMING:
            return Quote()
        power = table.tables.powers[action - USE_POWER]
        goods = goods_taken(table, table.empires[seat], power)
        times = goods if power.effect.each_good() else 1
        gain = amounts(("credit", times * power.gain.credits), ("chip", times * power.gain.chips))
        return Quote(amounts(("good", goods)), gain, group="first")


def ask_to_consume(table: Table, seat: int, step: Step) -> None:
    """NFR-9.8, 9.9 and 14.32; what needs no goods comes first (NFR-21.24), what counts them last (NFR-21.25)."""
    _, begun = step
    empire = table.empires[seat]
    if not empire.moments & AT_CONSUMING:
        return
    if not begun:
        use_all(table, seat, CONSUME_FIRST)  # NFR-14.33, NFR-A-26
    numbers: list[int] = []
    compulsory = False
    for power in empire.powers[FEEDING]:
        if power.number not in empire.used and goods_taken(table, empire, power):
            numbers.append(power.number)
            compulsory = compulsory or not power.may
    if not numbers:
        use_all(table, seat, CONSUME_LAST)
        return
    numbers.sort()
    options = [USE_POWER + number for number in numbers]
    if not compulsory:
        options = [STOP_CONSUMING, *options]
    table.ask_seat(seat, step, options)


def use_all(table: Table, seat: int, moment: int) -> None:
    for power in table.empires[seat].powers[moment]:
        power.effect.give(table, seat, power, power.tile)


@declare(steps.SPENDING, name="spending", rule="NFR-9.10", parts="power goods")
class Spending(Asked):
    """NFR-9.10: the owner chooses the goods; where all that fit are needed there is nothing to choose."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        _, power, goods = step
        used = table.tables.powers[power]
        colonies = fitting(table, table.empires[seat], used)
        if len(colonies) == goods:  # NFR-9.10, NFR-9.16
            for colony in colonies:
                consume(table, seat, used, colony)
            reward_all(table, seat, used)
        else:
            table.ask_seat(seat, step, [SPEND + colony for colony in colonies])

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, power, goods = table.questions[seat]
        used = table.tables.powers[power]
        consume(table, seat, used, action - SPEND)
        if goods > 1:  # NFR-9.10, NFR-9.16
            table.lanes[seat].append((steps.SPENDING, power, goods - 1))
        else:
            reward_all(table, seat, used)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, power, _ = table.questions[seat]
        return {"tile": table.tile_name(table.tables.powers[power].tile)}

    def about(self, table: Table, seat: int) -> dict[str, Any]:
        _, power, _ = table.questions[seat]
        return {"power": power}

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        return Quote(amounts(("good", 1)), group="last")


def chooses_power(table: Table, seat: int) -> bool:
    return table.asks_seat(seat, steps.CONSUMING)


def being_fed(table: Table, seat: int) -> tuple[int, int]:
    """The power for which the seat is asked for goods, and how many are still to come; (-1, 0) for none."""
    if not table.asks_seat(seat, steps.SPENDING):
        return -1, 0
    _, power, goods = table.questions[seat]
    return power, goods


def reward_all(table: Table, seat: int, power: Power) -> None:
    """NFR-21.22: once for all goods."""
    if not power.effect.each_good():
        table.gain(seat, power.gain.credits, power.gain.chips, power.gain.colonists, power.tile)


def consume(table: Table, seat: int, power: Power, colony: int) -> None:
    """NFR-9.13: the good goes back to the pool; the reward comes with it, or at the end for all."""
    empire = table.empires[seat]
    kind = table.remove_good(seat, colony)
    empire.consumed += 1
    if table.sink is not None:
        facts: dict[str, Fact] = {"tile": table.tile_name(power.tile), "good": kind_name(kind)}
        table.tell("consumed", seat, f"good:{kind}", f"tile:{colony}", "pool", 1, facts)
    if not power.effect.each_good():
        return
    credit = table.tables.prices[kind] if power.gain.price else power.gain.credits
    table.gain(seat, credit, power.gain.chips, power.gain.colonists, power.tile)
