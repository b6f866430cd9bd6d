"""Which abilities can be used when: performing actions, triggers, activation (BSU-11, BSU-38, BSU-44)."""

from typing import Final

from .. import steps, terms
from ..combat import military
from ..combat.sides import force_of, size_of
from ..empire import building, diplomacy
from ..empire.numbers import own_cards
from ..frames import Frame
from ..galaxy import moving
from ..galaxy.masks import places_in
from ..galaxy.places import knows_way_to
from ..state import Table
from .moments import SHIFTS, at_moment, moment_of
from .power import POWERS
from .programs import Ability, Effect

# ---------------------------------------------------------------- performing


def possible(table: Table, seat: int, action: int) -> bool:
    """BSU-11.10: whether the least the action asks for can be done now."""
    if action == terms.EXPLORE:
        return table.frontier[seat] != 0
    if action == terms.JUMP:
        return moving.can_jump(table, seat)
    if action == terms.COLONISE:
        return bool(diplomacy.colonise_options(table, seat))
    if action == terms.BUILD:
        return building.can_buy(table, seat)
    if action == terms.BATTLE:
        return bool(military.battle_targets(table, seat))
    if action == terms.BOMBARD:
        return bool(military.shot_targets(table, seat, 0))
    if action == terms.ASSAULT:
        return bool(military.assault_targets(table, seat))
    if action == terms.ACTIVATION:
        return any_usable(table, seat, held_activations(table, seat))
    return True


def performable(table: Table, seat: int, action: int, leader: int) -> bool:
    """BSU-11.6, 11.11: possible, if need be with the help of an ability used before it."""
    if BY_ROLL >> action & 1:
        return leader >= 0
    # Without modifiers of another action under way it needs no frame of its own.
    if action != terms.ACTIVATION and not (table.frames and (table.frames[-1].mods or table.scaled[seat])):
        if possible(table, seat, action):
            return True
        if not may_be_helped(table, seat, action):
            return False
    table.frames.append(Frame(action, seat, leader))
    found = seems_possible(table, seat, action)
    if not found and may_be_helped(table, seat, action):
        for index in helpers(table, seat):
            if helped(table, seat, action, table.tables.abilities[index]):
                found = True
                break
    table.frames.pop()
    return found


BY_ROLL: Final = 1 << terms.SCAN | 1 << terms.DIPLOMACY | 1 << terms.RECRUIT | 1 << terms.MISSION
MILITARY: Final = 1 << terms.BATTLE | 1 << terms.BOMBARD | 1 << terms.ASSAULT


def may_be_helped(table: Table, seat: int, action: int) -> bool:
    """Whether there is anything that could be used before the action, as far as others can tell."""
    if MILITARY >> action & 1:
        return False
    return table.watchers >> SHIFTS[terms.BEFORE][action] + seat & 1 == 1


def helpers(table: Table, seat: int) -> list[int]:
    """Abilities that could be used before the action, and every race card that others must reckon with.

    Cards in hand count by what others know of them: whether a leader may be tried must not tell what is in the hand.
    """
    found: list[int] = []
    frame = table.frames[-1]
    tables = table.tables
    moment = moment_of(terms.BEFORE, frame.action)
    for code in table.triggered[seat]:
        ability = tables.abilities[code >> 6]
        now = at_moment(ability, moment) and fires(table, frame, seat, ability)
        if now and usable(table, seat, ability, code & 63):
            found.append(code >> 6)
    if table.hand[seat]:
        for card in places_in(tables.cards_at[moment][table.race[seat]] & ~table.played[seat]):
            index = tables.card_front[table.race[seat]][card]
            if fires(table, frame, seat, tables.abilities[index]):
                found.append(index)
    return found


def seems_possible(table: Table, seat: int, action: int) -> bool:
    """As far as others can tell: with race cards that could be in hand, and without those that are."""
    if action != terms.ACTIVATION:
        return possible(table, seat, action)
    if any_usable(table, seat, table.activated[seat]):
        return True
    return table.hand[seat] > 0 and any_usable(table, seat, activating_cards(table, seat, ~table.played[seat]))


def helped(table: Table, seat: int, action: int, ability: Ability) -> bool:
    """Whether what an ability changes makes the action possible."""
    crystals = table.crystals[seat]
    frame = table.frames[-1]
    before = len(frame.mods)
    found = False
    for effect in ability.effects:
        if POWERS[effect.op].changes(table, seat, ability, effect):
            found = True
    found = found or seems_possible(table, seat, action)
    table.crystals[seat] = crystals
    frame.mods = frame.mods[:before]
    return found


# ---------------------------------------------------------------- which abilities


def activations(table: Table, seat: int) -> list[int]:
    """BSU-38.11, 26.4: usable activated abilities and race cards without a moment, as ability * 64 + place."""
    return [code for code in held_activations(table, seat) if can_activate(table, seat, code)]


def held_activations(table: Table, seat: int) -> list[int]:
    """Usable or not."""
    if not table.hand[seat]:
        return table.activated[seat]
    return table.activated[seat] + activating_cards(table, seat, table.hand[seat] & ~table.played[seat])


def activating_cards(table: Table, seat: int, cards: int) -> list[int]:
    """Those among the cards that are for the activate action, usable or not, as ability * 64 + place."""
    return table.tables.activating_cards[table.race[seat]][cards & 255]


def can_activate(table: Table, seat: int, code: int) -> bool:
    return usable(table, seat, table.tables.abilities[code >> 6], code & 63)


def any_usable(table: Table, seat: int, codes: list[int]) -> bool:
    abilities = table.tables.abilities
    far: list[int] = []
    for code in codes:
        ability = abilities[code >> 6]
        if ability.far:
            far.append(code)
        elif usable(table, seat, ability, code & 63):
            return True
    for code in far:
        if usable(table, seat, abilities[code >> 6], code & 63):
            return True
    return False


def fires(table: Table, frame: Frame, seat: int, ability: Ability) -> bool:
    """The moment and the conditions of a triggered ability (BSU-44.5–44.10)."""
    if frame.action < 0 or not ability.actions >> frame.action & 1:
        return False
    involved = seat in (frame.actor, frame.opponent)
    before = frame.met >> seat & 1 == 1  # its window before the action has been (BSU-A-56)
    if ability.bystander:
        return not involved and not before and frame.actor < terms.SEATS and joined_by_path(table, seat, frame.actor)
    involved = involved or (before and ability.timing == terms.AFTER)
    if not involved or (ability.success and not (seat == frame.actor and frame.success == 1)):
        return False
    fight = frame.fight
    if fight is None:
        return not (ability.attacker or ability.defender or ability.win or ability.lose or ability.min_enemy)
    side = 0 if fight.owners[0] == seat else 1
    if (ability.attacker and side) or (ability.defender and not side):
        return False
    won = steps.ATTACKER_WON if side == 0 else steps.DEFENDER_WON
    if ability.win and frame.result != won:
        return False
    if ability.lose and frame.result != (steps.DEFENDER_WON if side == 0 else steps.ATTACKER_WON):
        return False
    if ability.min_enemy > fight.sizes[1 - side]:
        return False
    if ability.outnumbered:
        own = size_of(force_of(table, frame, fight, side))
        return own < size_of(force_of(table, frame, fight, 1 - side))
    return True


def joined_by_path(table: Table, one: int, other: int) -> bool:
    return knows_way_to(table, one, other) and knows_way_to(table, other, one)


# ---------------------------------------------------------------- whether an effect can do something


def usable(table: Table, seat: int, ability: Ability, place: int) -> bool:
    """BSU-38.16: the costs can be paid in full and at least one effect can do something."""
    does = False
    if ability.roll and table.frames[-1].leader < 0:
        return False
    for effect in ability.effects:
        if effect.op == terms.PAY:
            if table.crystals[seat] < effect.n:
                return False
        elif effect.op == terms.DISCARD and effect.who == terms.SELF:
            if len(own_cards(table, seat, effect.a)) < effect.n:
                return False
        elif not does and can_do(table, seat, ability, effect, place):
            does = True
    return does


def can_do(table: Table, seat: int, ability: Ability, effect: Effect, place: int) -> bool:
    return POWERS[effect.op].possible(table, seat, ability, effect, place)
