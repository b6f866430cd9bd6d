"""The production phase: growth, ore, or trade (BTS-5), and the same outside it (BTS-21.10)."""

from typing import Final

from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Event, Fact

from . import effects, steps
from .asking import Asking
from .control import update
from .counters import food_symbols
from .pieces import area_name, gain_population, pay_ore, remove_ship, retire, take_ore
from .sets import IN_SET, ChoicesOfShips, numbered
from .state import NOWHERE, Table
from .vocabulary import AREAS, BUY_POPULATION, DONE, RETIRE_SHIP, SELL_POPULATION, SHIP_LEVELS

GROWTH, ORE_PRODUCTION = range(2)

POPULATION_PRICE: Final = 3
RETIREMENT_PRICE: Final = 1
POPULATION_WORTH: Final = 1
"""In ore: what an exchange of each kind asks or gives (BTS-5.12, BTS-5.15, BTS-5.17)."""
RETIREMENTS: Final = ChoicesOfShips(numbered(RETIRE_SHIP, AREAS * SHIP_LEVELS))


def produce(table: Table, seat: int, option: int, in_phase: bool) -> None:
    """BTS-5.1."""
    if option == GROWTH:
        grow(table, seat)
    elif option == ORE_PRODUCTION:
        faction = table.factions[seat]
        take_ore(table, seat, table.tables.mats[faction.mat].ore_symbols[faction.ore_out])  # BTS-5.9
    else:
        EXCHANGES.run(table, (steps.TRADE, seat, int(in_phase)))


def grow(table: Table, seat: int) -> None:
    """BTS-5.5 to BTS-5.8: for every visible symbol one cube of its own column."""
    faction = table.factions[seat]
    columns = food_symbols(table, faction)
    gained = 0
    for column in IN_SET[columns]:
        if faction.supply[column]:
            faction.supply[column] -= 1
            gained += 1
    faction.pop += gained
    if gained:
        table.changed = 1  # BTS-16.8
    if table.sink is not None:
        table.emit(Event("growth", seat, "population", "supply", "mat", gained))


def population_price(table: Table, seat: int) -> int:
    if table.factions[seat].rules >> effects.CHEAP_GROWTH_TRADE & 1:
        return table.tables.rule_value[effects.CHEAP_GROWTH_TRADE]  # BTS-21.31
    return POPULATION_PRICE  # BTS-5.12


@declare(steps.TRADE, name="trade", rule="BTS-5.11", parts="seat in_phase")
class Trade(Asking):
    """BTS-5.11: any number of exchanges in any order, none included (A-5)."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, _ = step
        faction = table.factions[seat]
        options = [DONE]
        if faction.ore >= RETIREMENT_PRICE:  # the smallest price
            price = population_price(table, seat) if faction.rules else POPULATION_PRICE
            if faction.ore >= price and sum(faction.supply) > 0:  # BTS-5.12, BTS-5.14
                options.append(BUY_POPULATION)
            options += RETIREMENTS.of(faction.fleet)  # BTS-5.15
        if faction.pop:  # BTS-5.17
            options.append(SELL_POPULATION)
        if len(options) > 1:
            table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DONE:
            return
        step = table.asked
        _, _, in_phase = step
        if in_phase:
            table.exchanges += 1  # BTS-17.17
        if action == BUY_POPULATION:
            pay_ore(table, seat, population_price(table, seat))  # BTS-5.12
            gain_population(table, seat, 1, False)
            EXCHANGES.run(table, step)
        elif action == SELL_POPULATION:
            retire(table, seat, 1)
            take_ore(table, seat, POPULATION_WORTH)  # BTS-5.17
            EXCHANGES.run(table, step)
        else:
            table.push(step)
            retire_ship(table, seat, action - RETIRE_SHIP)


EXCHANGES: Final[Trade] = Trade()


def retire_ship(table: Table, seat: int, ship: int) -> None:
    """BTS-5.15, BTS-5.16: a ship becomes population, and control is checked at once."""
    area, below = divmod(ship, SHIP_LEVELS)
    pay_ore(table, seat, RETIREMENT_PRICE)
    remove_ship(table, seat, area, below + 1)
    table.factions[seat].pop += 1
    table.changed = 1  # BTS-16.8
    if table.sink is not None:
        facts: dict[str, Fact] = {"area": area_name(table, area), "level": below + 1}
        table.emit(Event("ship-retired", seat, f"ship-{below + 1}", str(area), "mat", 1, facts=facts))
    update(table, NOWHERE, NOWHERE, NOWHERE)
