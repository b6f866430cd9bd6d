"""What is worked out once about every ability: the moments that trigger it, and what spares looking closer in play."""

from typing import Final

from ..terms import (
    AFTER,
    BEFORE,
    CHOOSE,
    CONTROL,
    COUNT_AS,
    DAMAGE,
    DESTROY,
    DISCARD,
    DISCOUNT,
    GAIN_CRYSTALS,
    HOLD_ANTIMATTER,
    LEAP,
    PERFORM,
    PLACE_NPC,
    PLACE_SYSTEM,
    RETURN_TILE,
    SEATS,
    SEIZE,
    STEAL,
    THIS,
    UNIT_COST,
    X,
)
from .programs import Ability

MOMENTS: Final = 24
"""Before and after each of the twelve actions."""

WATCHING: Final = 2 * SEATS
EVERY_MOMENT: Final = sum([(1 | 1 << SEATS) << moment * WATCHING for moment in range(MOMENTS)])
"""A set of moments has a bit for each, and one more for bystanders. It leaves room for the seats: shifted by a seat,
it says which moments concern that seat."""


def moment_of(when: int, action: int) -> int:
    return (when - BEFORE) * 12 + action


SHIFTS: Final = [[max(0, moment_of(when, action)) * WATCHING for action in range(12)] for when in range(AFTER + 1)]
"""By `when` and action, where the seats of a moment begin in a set of moments."""


def moments_of(ability: Ability) -> int:
    """The moments that can trigger an ability, as a set."""
    found = 0
    for action in range(12):
        if ability.timing >= BEFORE and ability.actions >> action & 1:
            found |= 1 << moment_of(ability.timing, action) * WATCHING
    return found << SEATS if ability.bystander else found


FAR: Final = (
    PLACE_NPC,
    LEAP,
    DESTROY,
    DAMAGE,
    STEAL,
    DISCARD,
    PERFORM,
    PLACE_SYSTEM,
    RETURN_TILE,
    CONTROL,
    SEIZE,
    CHOOSE,
)
"""Effects whose aims have to be looked for."""


def at_moment(ability: Ability, moment: int) -> bool:
    return ability.moments >> moment * WATCHING & (1 | 1 << SEATS) != 0


def steady_crystals(ability: Ability) -> int:
    """The crystals of effects that always bring the same, 0 when they can change."""
    if any([effect.per >= 0 or effect.n == X for effect in ability.effects]):
        return 0
    return sum([effect.n for effect in ability.effects])


def look_through(ability: Ability) -> None:
    effects = ability.effects
    ability.moments = moments_of(ability)
    ability.only_crystals = all([effect.op == GAIN_CRYSTALS for effect in effects])
    if ability.only_crystals and not ability.fleet_here:
        ability.steady = steady_crystals(ability)
    ability.any_force = any([effect.op == COUNT_AS for effect in effects])
    ability.far = any([effect.op in FAR for effect in effects])
    ability.held = sum([effect.n for effect in effects if effect.op == HOLD_ANTIMATTER])
    ability.scales = any([effect.per >= 0 for effect in effects])
    ability.priced = any([effect.op in (DISCOUNT, UNIT_COST) for effect in effects])
    for effect in effects:
        if effect.per < 0:
            if effect.a == THIS or effect.n == X:
                ability.unsure.append(effect)
            else:
                ability.sure.append((effect.op << 6 | effect.a, effect.n))
    ability.by_force = any([effect.n == X for effect in ability.unsure])
