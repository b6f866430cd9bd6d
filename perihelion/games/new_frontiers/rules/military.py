"""Strength: general, specialised, and temporary by discarding goods (NFR-12)."""

from .empire import NO_GOOD, Empire, count_goods
from .state import Table
from .terms import ANY, ARMS, KINDS, STRENGTH, Power


def general_strength(empire: Empire) -> int:
    """NFR-12.1: against every world, with the temporary strength of this action."""
    total = empire.temporary
    for power in empire.powers[STRENGTH]:
        if not power.of:
            total += power.amount
    return total


def strength_against(empire: Empire, world: int) -> int:
    """NFR-12.1, 12.4: general, fitting specialised, and the temporary strength of this action."""
    total = empire.temporary
    for power in empire.powers[STRENGTH]:
        total += power.effect.adds(power, world)
    return total


def arms_left(empire: Empire) -> list[Power]:
    """The powers that can still turn a good into strength in this action (NFR-21.8)."""
    return [power for power in empire.powers[ARMS] if power.number not in empire.used]


def most_temporary(powers: list[Power], first: int, goods: list[int]) -> int:
    """The most strength these powers can give with these goods, one good each (NFR-21.8)."""
    if first == len(powers):
        return 0
    best = most_temporary(powers, first + 1, goods)
    power = powers[first]
    for kind in range(KINDS):
        if goods[kind] and (power.good == ANY or power.good == kind):
            goods[kind] -= 1
            best = max(best, power.amount + most_temporary(powers, first + 1, goods))
            goods[kind] += 1
    return best


def can_arm(table: Table, empire: Empire, world: int) -> bool:
    """Whether goods can be discarded for this world so that it can then be settled (NFR-21.8)."""
    powers = arms_left(empire)
    if not powers:
        return False
    most = most_temporary(powers, 0, count_goods(empire.goods))
    return most > 0 and strength_against(empire, world) + most >= table.tables.tiles[world].value


def goods_for(table: Table, empire: Empire, world: int, power: Power) -> list[int]:
    """The colonies whose good may feed a power so that the settlement still succeeds (NFR-12.6, NFR-21.8)."""
    others = [each for each in arms_left(empire) if each.number != power.number]
    missing = table.tables.tiles[world].value - strength_against(empire, world) - power.amount
    found: list[int] = []
    for place in range(len(empire.colonies)):
        kind = empire.goods[place]
        if kind != NO_GOOD and (power.good == ANY or power.good == kind):
            left = count_goods(empire.goods)
            left[kind] -= 1
            if most_temporary(others, 0, left) >= missing:
                found.append(empire.colonies[place])
    found.sort()
    return found
