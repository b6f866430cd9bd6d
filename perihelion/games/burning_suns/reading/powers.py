"""Why an ability is refused, by rule id (BSU-7, BSU-38, BSU-44)."""

from ..rules import steps
from ..rules.abilities.programs import Ability
from ..rules.state import Table
from ..rules.tables import DECLINE, DECLINE_ALL, KEEP, NOWHERE, OF_CARD, PICK, USE
from ..rules.terms import ABILITIES, ACTIVATE, BATTLE, BEFORE, KINDS, MERCENARY, STATUS
from .numbers import ALLOWED, held
from .possible import does_something, fulfilled, helps, open_to, unseen_cards, usable


def named_by(table: Table, action: int) -> Ability | None:
    """The ability an answer names."""
    index = action - USE
    return table.tables.abilities[index] if 0 <= index < min(ABILITIES, len(table.tables.abilities)) else None


def places_held(table: Table, seat: int, ability: Ability) -> list[int]:
    """Where the seat has the ability, NOWHERE for one without a place; race cards in hand count."""
    if ability.source == OF_CARD:
        in_hand = ability.ref == table.race[seat] and table.hand[seat] >> ability.slot & 1
        return [NOWHERE] if in_hand else []
    return [place for each, place in held(table, seat) if each.index == ability.index]


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
    guarded = [place for place in left if not ability.fleet_here or table.fleet[seat][place] >= ability.fleet_here]
    if not guarded:
        return ["BSU-44.9"]
    return refuse_useless(table, seat, ability, guarded)


def refuse_trigger(table: Table, seat: int, action: int) -> list[str]:
    """BSU-38.7 to 38.16; declining for good is offered where a race card could be in hand."""
    _, _, when = table.asked
    if action == DECLINE or (action == DECLINE_ALL and card_could_be_used(table, seat, when)):
        return ALLOWED
    ability = named_by(table, action)
    if ability is None:
        return ["BSU-38.4"]
    frame = table.frames[-1]
    held = places_held(table, seat, ability)
    hired = hired_for_battle(table, seat, ability)
    if ability.timing != when or not ability.actions >> frame.action & 1 or not (held or hired):
        return ["BSU-38.7"]
    free = ability.source == OF_CARD and table.opt[steps.OPT_FREE_CARDS]
    if frame.used >> seat & 1 and not free:
        return ["BSU-38.10"]
    if not fulfilled(table, seat, ability):
        return ["BSU-38.8"]
    if not hired and refuse_useless(table, seat, ability, held):
        return ["BSU-38.16"]
    in_vain = when == BEFORE and seat == frame.actor and not open_to(table, seat, frame.action)
    return ["BSU-38.15"] if in_vain and not helps(table, seat, frame.action, ability) else ALLOWED


def refuse_activation(table: Table, seat: int, action: int) -> list[str]:
    ability = named_by(table, action)
    if ability is None or ability.timing != ACTIVATE:
        return ["BSU-38.1"]
    held = places_held(table, seat, ability)
    if not held:
        return ["BSU-38.11"]
    return refuse_useless(table, seat, ability, held)


def card_could_be_used(table: Table, seat: int, when: int) -> bool:
    """BSU-A-38: a race card still unknown to others could fit this moment."""
    frame = table.frames[-1]
    if frame.action < 0 or (frame.used >> seat & 1 and not table.opt[steps.OPT_FREE_CARDS]):
        return False
    cards = [ability for ability in unseen_cards(table, seat) if ability.timing == when]
    return any([fulfilled(table, seat, ability) for ability in cards])


def refuse_branch(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, source, _ = table.asked
    branches = table.tables.effect(ability, number, branch).branches
    if not PICK <= action < min(KEEP, PICK + len(branches)):
        return ["BSU-44.13"]
    program, chosen = table.tables.abilities[ability], branches[action - PICK]
    return ALLOWED if does_something(table, seat, program, chosen, source) else ["BSU-38.16"]
