"""Settling by strength with goods discarded for it (NFR-12.5 to 12.7, NFR-D-12)."""

from typing import Any

from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Fact, Quote

from . import settle, steps
from .asking import Asked, amounts
from .military import arms_left, goods_for, strength_against
from .state import Table
from .tables import BY_STRENGTH, SETTLE_NOW, SPEND, USE_POWER


def facts_of_arming(table: Table, seat: int, world: int) -> dict[str, Fact]:
    return {
        "tile": table.tile_name(world),
        "strength": strength_against(table.empires[seat], world),
        "defence": table.tables.tiles[world].value,
    }


@declare(steps.ARMING, name="arming", rule="NFR-12.5", parts="world discarded")
class Arming(Asked):
    """NFR-D-12: which power next; settle as soon as the strength is reached, or discard more (NFR-A-51)."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        _, world, discarded = step
        empire = table.empires[seat]
        options: list[int] = []
        if discarded and strength_against(empire, world) >= table.tables.tiles[world].value:  # NFR-21.8
            options.append(SETTLE_NOW)
        numbers = [power.number for power in arms_left(empire) if goods_for(table, empire, world, power)]
        numbers.sort()
        options += [USE_POWER + number for number in numbers]
        table.ask_seat(seat, step, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, world, discarded = table.questions[seat]
        if action == SETTLE_NOW:  # NFR-21.8
            settle.settle(table, seat, world, BY_STRENGTH)
        else:
            table.lanes[seat].append((steps.ARMING_GOOD, world, discarded, action - USE_POWER))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, world, _ = table.questions[seat]
        return facts_of_arming(table, seat, world)

    def about(self, table: Table, seat: int) -> dict[str, Any]:
        _, world, _ = table.questions[seat]
        return {"tile": table.tables.tiles[world].name}

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        return Quote(group="last" if action == SETTLE_NOW else "middle")


@declare(steps.ARMING_GOOD, name="arming-good", rule="NFR-12.6", parts="world discarded power")
class ArmingGood(Asked):
    """One good for the strength of one power; it lasts for the rest of the action (NFR-12.7, 14.2)."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        _, world, _, power = step
        feeding = goods_for(table, table.empires[seat], world, table.tables.powers[power])
        table.ask_seat(seat, step, [SPEND + colony for colony in feeding])  # NFR-12.6, NFR-21.8

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, world, discarded, power = table.questions[seat]
        empire = table.empires[seat]
        arms = table.tables.powers[power]
        colony = action - SPEND
        kind = table.remove_good(seat, colony)
        empire.used = [*empire.used, power]  # NFR-11.7, NFR-21.8
        empire.temporary += arms.amount  # NFR-12.5
        if table.sink is not None:
            facts: dict[str, Fact] = {"tile": table.tile_name(arms.tile), "colony": table.tile_name(colony)}
            table.tell("armed", seat, f"good:{kind}", f"tile:{colony}", "pool", arms.amount, facts)
        table.lanes[seat].append((steps.ARMING, world, discarded + 1))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, world, _, _ = table.questions[seat]
        return facts_of_arming(table, seat, world)

    def about(self, table: Table, seat: int) -> dict[str, Any]:
        _, world, _, _ = table.questions[seat]
        return {"tile": table.tables.tiles[world].name}

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        _, _, _, power = table.questions[seat]
        strength = table.tables.powers[power].amount
        return Quote(amounts(("good", 1)), amounts(("strength", strength)), group="middle")
