"""What is worked out once about every ability: the moments that trigger it, and what spares looking closer in play."""

from typing import Final

from .. import terms
from .programs import Ability

MOMENTS: Final = 24
"""Before and after each of the twelve actions."""

WATCHING: Final = 2 * terms.SEATS
EVERY_MOMENT: Final = sum([(1 | 1 << terms.SEATS) << moment * WATCHING for moment in range(MOMENTS)])
"""A set of moments has a bit for each, and one more for bystanders. It leaves room for the seats: shifted by a seat,
it says which moments concern that seat."""


def moment_of(when: int, action: int) -> int:
    return (when - terms.BEFORE) * 12 + action


SHIFTS: Final = [
    [max(0, moment_of(when, action)) * WATCHING for action in range(12)] for when in range(terms.AFTER + 1)
]
"""By `when` and action, where the seats of a moment begin in a set of moments."""


def moments_of(ability: Ability) -> int:
    """The moments that can trigger an ability, as a set."""
    found = 0
    for action in range(12):
        if ability.timing >= terms.BEFORE and ability.actions >> action & 1:
            found |= 1 << moment_of(ability.timing, action) * WATCHING
    return found << terms.SEATS if ability.bystander else found


FAR: Final = (
    terms.PLACE_NPC,
    terms.LEAP,
    terms.DESTROY,
    terms.DAMAGE,
    terms.STEAL,
    terms.DISCARD,
    terms.PERFORM,
    terms.PLACE_SYSTEM,
    terms.RETURN_TILE,
    terms.CONTROL,
    terms.SEIZE,
    terms.CHOOSE,
)
"""Effects whose aims have to be looked for."""


def at_moment(ability: Ability, moment: int) -> bool:
    return ability.moments >> moment * WATCHING & (1 | 1 << terms.SEATS) != 0


def steady_crystals(ability: Ability) -> int:
    """The crystals of effects that always bring the same, 0 when they can change."""
    if any([effect.per >= 0 or effect.n == terms.X for effect in ability.effects]):
        return 0
    return sum([effect.n for effect in ability.effects])


def look_through(ability: Ability) -> None:
    effects = ability.effects
    ability.moments = moments_of(ability)
    ability.only_crystals = all([effect.op == terms.GAIN_CRYSTALS for effect in effects])
    if ability.only_crystals and not ability.fleet_here:
        ability.steady = steady_crystals(ability)
    ability.any_force = any([effect.op == terms.COUNT_AS for effect in effects])
    ability.far = any([effect.op in FAR for effect in effects])
    ability.held = sum([effect.n for effect in effects if effect.op == terms.HOLD_ANTIMATTER])
    ability.scales = any([effect.per >= 0 for effect in effects])
    ability.priced = any([effect.op in (terms.DISCOUNT, terms.UNIT_COST) for effect in effects])
    for effect in effects:
        if effect.per < 0:
            if effect.a == terms.THIS or effect.n == terms.X:
                ability.unsure.append(effect)
            else:
                ability.sure.append((effect.op << 6 | effect.a, effect.n))
    ability.by_force = any([effect.n == terms.X for effect in ability.unsure])
