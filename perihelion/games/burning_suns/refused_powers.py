"""Why an ability, or a choice that an ability calls for, is refused, by rule id."""

from typing import Final

from perihelion.games.burning_suns.abilities import can_do, fires, helped, seems_possible, usable
from perihelion.games.burning_suns.effect_steps import effect_of
from perihelion.games.burning_suns.empire import fleet_here, full_hull
from perihelion.games.burning_suns.galaxy import empire_within
from perihelion.games.burning_suns.programs import Ability
from perihelion.games.burning_suns.refused_aims import hit_there, place_of, refuse_leap_goal
from perihelion.games.burning_suns.refused_answers import Judge
from perihelion.games.burning_suns.second_reading import ALLOWED
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_ACTIVATE,
    ASK_BRANCH,
    ASK_EMPIRE,
    ASK_LEAP,
    ASK_LOSS,
    ASK_REPAIR,
    ASK_SALVAGE,
    ASK_STATUS,
    ASK_TRIGGER,
    OPT_FREE_CARDS,
)
from perihelion.games.burning_suns.tables import (
    ABILITIES,
    DECLINE,
    DECLINE_ALL,
    EMPIRE_AT,
    KEEP,
    LEAVE,
    NOWHERE,
    OF_CARD,
    PICK,
    PLACE_AT,
    REPAIR_AT,
    UNIT_AT,
    USE,
)
from perihelion.games.burning_suns.targets import can_suffer
from perihelion.games.burning_suns.terms import (
    ACTIVATE,
    BATTLE,
    BEFORE,
    CONSTRUCTION,
    DISCARD,
    KINDS,
    MERCENARY,
    STATUS,
    STEAL,
    TITAN,
    UP_TO_TWO,
)
from perihelion.games.burning_suns.triggers import might_trigger


def named_by(table: Table, action: int) -> Ability | None:
    """The ability an answer names."""
    index = action - USE
    return table.tables.abilities[index] if 0 <= index < min(ABILITIES, len(table.tables.abilities)) else None


def places_held(table: Table, seat: int, ability: Ability) -> list[int]:
    """Where the seat has the ability, NOWHERE for one without a place; race cards in hand count."""
    if ability.source == OF_CARD:
        in_hand = ability.ref == table.race[seat] and table.hand[seat] >> ability.slot & 1
        return [NOWHERE] if in_hand else []
    return [code & 63 for code in table.active[seat] if code >> 6 == ability.index]


def hired_for_battle(table: Table, seat: int, ability: Ability) -> bool:
    """BSU-31.8: a mercenary of the fleet in this battle has it."""
    frame = table.frames[-1]
    if frame.action != BATTLE or frame.fight is None or frame.place < 0:
        return False
    resources, mercenaries = table.tables.resources, table.tables.mercenaries
    here = [kind for kind in range(MERCENARY, KINDS) if table.has(seat, frame.place, kind)]
    return ability.index in [resources[mercenaries[kind - MERCENARY]].ability for kind in here]


def refuse_useless(table: Table, seat: int, ability: Ability, places: list[int]) -> list[str]:
    """An ability held at these places that can do nothing at any of them."""
    return ALLOWED if any([usable(table, seat, ability, place) for place in places]) else ["BSU-38.16"]


def refuse_status(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ALLOWED
    ability = named_by(table, action)
    if ability is None or ability.timing != STATUS:
        return ["BSU-7.2"]
    held = places_held(table, seat, ability)
    if not held:
        return ["BSU-7.4"]
    if ability.only_crystals:
        return ["BSU-7.3"]
    left = [place for place in held if ability.index << 6 | place not in table.status_used]
    if not left:
        return ["BSU-44.2"]
    guarded = [place for place in left if fleet_here(table, seat, ability.index << 6 | place, ability)]
    if not guarded:
        return ["BSU-44.9"]
    return refuse_useless(table, seat, ability, guarded)


def refuse_trigger(table: Table, seat: int, action: int) -> list[str]:
    """BSU-38.7 to 38.16; declining for good is offered where a race card could be in hand."""
    when = table.asked[2]
    if action == DECLINE or (action == DECLINE_ALL and might_trigger(table, seat, when)):
        return ALLOWED
    ability = named_by(table, action)
    if ability is None:
        return ["BSU-38.4"]
    frame = table.frames[-1]
    held = places_held(table, seat, ability)
    hired = hired_for_battle(table, seat, ability)
    if ability.timing != when or not ability.actions >> frame.action & 1 or not (held or hired):
        return ["BSU-38.7"]
    free = ability.source == OF_CARD and table.opt[OPT_FREE_CARDS]
    if frame.used >> seat & 1 and not free:
        return ["BSU-38.10"]
    if not fires(table, frame, seat, ability):
        return ["BSU-38.8"]
    if not hired and refuse_useless(table, seat, ability, held):
        return ["BSU-38.16"]
    in_vain = when == BEFORE and seat == frame.actor and not seems_possible(table, seat, frame.action)
    return ["BSU-38.15"] if in_vain and not helped(table, seat, frame.action, ability) else ALLOWED


def refuse_activation(table: Table, seat: int, action: int) -> list[str]:
    ability = named_by(table, action)
    if ability is None or ability.timing != ACTIVATE:
        return ["BSU-38.1"]
    held = places_held(table, seat, ability)
    if not held:
        return ["BSU-38.11"]
    return refuse_useless(table, seat, ability, held)


def refuse_branch(table: Table, seat: int, action: int) -> list[str]:
    step = table.asked
    branches = effect_of(table, step).branches
    if not PICK <= action < min(KEEP, PICK + len(branches)):
        return ["BSU-44.13"]
    chosen = branches[action - PICK]
    return ALLOWED if can_do(table, seat, table.tables.abilities[step[2]], chosen, step[5]) else ["BSU-38.16"]


def refuse_empire(table: Table, seat: int, action: int) -> list[str]:
    effect = effect_of(table, table.asked)
    if action == DECLINE:
        return ALLOWED if effect.who == UP_TO_TWO else ["BSU-44.13"]
    other = action - EMPIRE_AT
    if not 0 <= other < table.seats or other == seat or table.asked[6] >> other & 1:
        return ["BSU-44.13"]
    if not empire_within(table, seat, other, effect.dist):
        return ["BSU-44.11"]
    if can_suffer(table, other, effect):
        return ALLOWED
    return ["BSU-44.21" if effect.op == STEAL else "BSU-44.43" if effect.op == DISCARD else "BSU-44.14"]


def refuse_loss(table: Table, seat: int, action: int) -> list[str]:
    """BSU-44.14, 44.15: of an empire a place with such units but its home; of a force the kind of unit."""
    kinds = effect_of(table, table.asked).a
    owner, force_at = table.asked[6], table.asked[7] - 1
    if force_at < 0:
        place = place_of(table, action, PLACE_AT)
        if place < 0 or place == table.galaxy.homes[owner]:
            return ["BSU-44.14"]
        return ALLOWED if hit_there(table, owner, place, kinds) else ["BSU-44.15"]
    kind = action - UNIT_AT
    if not 0 <= kind <= CONSTRUCTION or not kinds >> kind & 1:
        return ["BSU-44.16"]
    return ALLOWED if hit_there(table, owner, force_at, 1 << kind) else ["BSU-44.15"]


def refuse_leap(table: Table, seat: int, action: int) -> list[str]:
    place = place_of(table, action, PLACE_AT)
    if place >= 0:
        return refuse_leap_goal(table, seat, effect_of(table, table.asked), table.asked[6], place)
    group = table.frames[-1].group
    stays = LEAVE <= action < LEAVE + KINDS and sum(group) > 1 and group[action - LEAVE] > 0
    return ALLOWED if stays else ["BSU-44.26"]


def refuse_salvage(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ALLOWED
    lost = table.frames[-1].group
    return ALLOWED if UNIT_AT <= action < UNIT_AT + len(lost) and lost[action - UNIT_AT] else ["BSU-44.28"]


def refuse_hull(table: Table, seat: int, action: int) -> list[str]:
    unit = action - REPAIR_AT
    if not 0 <= unit < 3:
        return ["BSU-44.29"]
    hull = table.hull[seat][unit]
    return ALLOWED if 0 < hull < full_hull(table, seat, TITAN + unit) else ["BSU-44.29"]


BY_ABILITY: Final[dict[int, Judge]] = {
    ASK_STATUS: refuse_status,
    ASK_TRIGGER: refuse_trigger,
    ASK_ACTIVATE: refuse_activation,
    ASK_BRANCH: refuse_branch,
    ASK_EMPIRE: refuse_empire,
    ASK_LOSS: refuse_loss,
    ASK_LEAP: refuse_leap,
    ASK_SALVAGE: refuse_salvage,
    ASK_REPAIR: refuse_hull,
}
