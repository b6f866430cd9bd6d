"""Rows of the catalogue: what rows have in common; ore, population and points."""

from perihelion.kernel.table import Event

from .counters import value
from .effects import Call, Effect, Purse
from .pieces import gain_population, retire, take_ore
from .state import Table


def amount_of(table: Table, seat: int, call: Call, x: int, told: int) -> int:
    return call.n.number if call.n.fixed else value(table, seat, call.n, x, told)


class Elsewhere(Effect):
    """Touches nothing that the mat pays with: it can be done whatever that is, and changes something if done."""

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        return purse

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return True

    def cannot_fail(self, call: Call) -> bool:
        return False

    def surely_changes(self, call: Call) -> bool:
        return False


class Free(Elsewhere):
    """Besides, it can always be done, though perhaps without any effect."""

    def cannot_fail(self, call: Call) -> bool:
        return True


class Ore(Free):
    notation = "ore(n: expr)"
    at_once = True

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-9.2."""
        take_ore(table, seat, call.n.number if call.n.fixed else value(table, seat, call.n, x, told))

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        ore, pop, supply = purse
        return (ore + value(table, seat, call.n, x, 0), pop, supply)

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return value(table, seat, call.n, x, 0) > 0

    def surely_changes(self, call: Call) -> bool:
        return call.n.number > 0


class Population(Free):
    notation = "pop(n: expr, col=left|right)"
    at_once = True

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.7."""
        amount = call.n.number if call.n.fixed else value(table, seat, call.n, x, told)
        gain_population(table, seat, amount, call.a == 1)

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        ore, pop, supply = purse
        gained = min(value(table, seat, call.n, x, 0), supply)
        return (ore, pop + gained, supply - gained)

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return purse[2] > 0 and value(table, seat, call.n, x, 0) > 0


class ReturnPopulation(Elsewhere):
    notation = "return_pop(n: expr)"
    at_once = True

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.8."""
        cubes = min(amount_of(table, seat, call, x, told), table.factions[seat].pop)
        if cubes:
            table.changed = 1  # BTS-16.8
        retire(table, seat, cubes)

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        ore, pop, supply = purse
        returned = value(table, seat, call.n, x, 0)
        return (ore, pop - returned, supply + returned)

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return purse[1] > 0 and value(table, seat, call.n, x, 0) > 0


class Points(Free):
    notation = "vp(n: expr)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-8.18."""
        points = value(table, seat, call.n, x, told)
        table.factions[seat].noted += points
        table.changed = 1  # BTS-16.8
        if table.sink is not None:
            table.emit(Event("noted", seat, amount=points))

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return value(table, seat, call.n, x, 0) > 0


class Nothing(Free):
    notation = "nothing()"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        return

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return False
