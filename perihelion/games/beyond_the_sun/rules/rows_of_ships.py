"""Rows of the catalogue: ships, movement, systems."""

from typing import Final

from . import colonising, control, feasibility, ships, steps
from .counters import value
from .effects import IMPOSSIBLE, Call, Purse
from .reach import can_reach_target
from .rows import Elsewhere, Free, amount_of
from .state import Table

SPHERE: Final = 2
"""Of `take_system`: the card beside the Dyson Sphere."""


class Ship(Elsewhere):
    notation = "ship(level: expr, from=supply|pop, at=dock|deep|any, col=left|right, n=1)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.11."""
        control.request(table)
        level = call.n.number if call.n.fixed else value(table, seat, call.n, x, told)
        ships.BUILDING.run(table, (steps.BUILD, seat, level, call.a, call.b, call.c, call.d, flags))

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        ore, pop, supply = purse
        if call.a:
            return (ore, pop - call.d, supply)
        return (ore, pop, max(0, supply - call.d))  # BTS-16.6: a shortage does not make it impossible

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return purse[1] > 0 or (not call.a and purse[2] > 0)

    def cannot_fail(self, call: Call) -> bool:
        return call.a == 0

    def surely_changes(self, call: Call) -> bool:
        return call.a == 1


class Upgrade(Free):
    notation = "upgrade(ships: expr, levels: expr, mode=exact|upto|spread)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.12."""
        amount = amount_of(table, seat, call, x, told)
        levels = value(table, seat, call.m, x, told)
        control.request(table)
        if call.a == ships.SPREAD:
            ships.UPGRADES.run(table, (steps.UPGRADING, seat, levels, 1, call.a, flags))
        else:
            ships.UPGRADES.run(table, (steps.UPGRADING, seat, amount, levels, call.a, flags))

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return feasibility.can_upgrade(table, seat)


class Movement(Free):
    """Free in quantity; changes something when there is a ship."""

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return table.factions[seat].has_ships()


class Jump(Movement):
    notation = "jump(points: expr)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-14.2."""
        if call.naming or table.factions[seat].fleet:
            points = call.n.number if call.n.fixed else value(table, seat, call.n, x, told)
            ships.begin_jump(table, seat, points, flags, call.naming, frame)


class Warp(Movement):
    notation = "warp(ships: expr)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.12."""
        if table.factions[seat].has_ships():
            ships.begin_warp(table, seat, amount_of(table, seat, call, x, told), flags, frame)


class Colonise(Elsewhere):
    """With control_bonus=no the target is named with the jump before it."""

    notation = "colonise(target=own|fresh, control_bonus=yes|no)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-15.3, BTS-21.13."""
        table.push((steps.COLONISING, seat, call.a, told - 1 if call.b else -1))

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        if call.b and call.before is not None:
            points = value(table, seat, call.before.n, 0, 0)
            return purse if can_reach_target(table, seat, points, call.a == 1) else IMPOSSIBLE
        return purse if feasibility.targets(table, seat, call.a == 1) else IMPOSSIBLE

    def surely_changes(self, call: Call) -> bool:
        return True


class PlaceSystem(Elsewhere):
    notation = "place_system(deck: A|B, as=neighbour|sphere)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.22."""
        colonising.place_system(table, seat, call.a, call.b == 1, card)


class TakeSystem(Elsewhere):
    notation = "take_system(deck: A|B|sphere, look=1)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.23."""
        if call.a == SPHERE:
            colonising.take_sphere(table, seat)
        else:
            colonising.offer_systems(table, seat, call.a, call.b)

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        return purse if call.a != SPHERE or table.sphere >= 0 else IMPOSSIBLE

    def surely_changes(self, call: Call) -> bool:
        return True


class SendShip(Elsewhere):
    notation = "send_ship(whereto: event)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.14."""
        table.push((steps.SENDING, seat))

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        return purse if table.factions[seat].has_ships() else IMPOSSIBLE
