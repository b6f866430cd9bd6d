"""Which abilities can be used when: performing actions, triggers, activation (BSU-11, BSU-38, BSU-44)."""

from typing import Final

from perihelion.games.burning_suns import building, diplomacy, military, moving
from perihelion.games.burning_suns.empire import amount, controlled, own_cards, times
from perihelion.games.burning_suns.frames import Frame
from perihelion.games.burning_suns.galaxy import knows_way_to
from perihelion.games.burning_suns.masks import places_in
from perihelion.games.burning_suns.moments import SHIFTS, at_moment, moment_of
from perihelion.games.burning_suns.programs import Ability, Effect
from perihelion.games.burning_suns.sides import force_of, size_of
from perihelion.games.burning_suns.state import UNIQUE_KINDS, Table
from perihelion.games.burning_suns.steps import ATTACKER_WON, DEFENDER_WON
from perihelion.games.burning_suns.targets import (
    draw_options,
    effect_places,
    forces,
    leap_starts,
    receive_options,
    victims,
)
from perihelion.games.burning_suns.terms import (
    ACTIVATION,
    ADD,
    AGENT,
    ASSAULT,
    BATTLE,
    BEFORE,
    BOMBARD,
    BUILD,
    CANCEL_DAMAGE,
    CHOOSE,
    COLONISE,
    CONTROL,
    DAMAGE,
    DARK,
    DEPLOY,
    DESTROY,
    DIPLOMACY,
    DISCARD,
    DISCARD_SELF,
    DRAW,
    EXPLORE,
    GAIN_CRYSTALS,
    INSTEAD,
    JOIN,
    JUMP,
    LEAP,
    MISSION,
    OWN_ARMY,
    PAY,
    PEEK,
    PERFORM,
    PLACE_NPC,
    PLACE_SYSTEM,
    RECEIVE,
    RECRUIT,
    REGIMENT,
    REPAIR_HULL,
    REPLACE,
    RETURN_TILE,
    REVEAL_TILES,
    SALVAGE,
    SCAN,
    SEARCH,
    SEATS,
    SEIZE,
    SELF,
    STEAL,
    SWAP_SYSTEMS,
    TITAN,
    TRANSFER,
)

# ---------------------------------------------------------------- performing


def possible(table: Table, seat: int, action: int) -> bool:
    """BSU-11.10: whether the least the action asks for can be done now."""
    if action == EXPLORE:
        return table.frontier[seat] != 0
    if action == JUMP:
        return moving.can_jump(table, seat)
    if action == COLONISE:
        return bool(diplomacy.colonise_options(table, seat))
    if action == BUILD:
        return building.can_buy(table, seat)
    if action == BATTLE:
        return bool(military.battle_targets(table, seat))
    if action == BOMBARD:
        return bool(military.shot_targets(table, seat, 0))
    if action == ASSAULT:
        return bool(military.assault_targets(table, seat))
    if action == ACTIVATION:
        return any_usable(table, seat, held_activations(table, seat))
    return True


def performable(table: Table, seat: int, action: int, leader: int) -> bool:
    """BSU-11.6, 11.11: possible, if need be with the help of an ability used before it."""
    if BY_ROLL >> action & 1:
        return leader >= 0
    # Without modifiers of another action under way it needs no frame of its own.
    if action != ACTIVATION and not (table.frames and (table.frames[-1].mods or table.scaled[seat])):
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


BY_ROLL: Final = 1 << SCAN | 1 << DIPLOMACY | 1 << RECRUIT | 1 << MISSION
MILITARY: Final = 1 << BATTLE | 1 << BOMBARD | 1 << ASSAULT


def may_be_helped(table: Table, seat: int, action: int) -> bool:
    """Whether there is anything that could be used before the action, as far as others can tell."""
    if MILITARY >> action & 1:
        return False
    return table.watchers >> SHIFTS[BEFORE][action] + seat & 1 == 1


def helpers(table: Table, seat: int) -> list[int]:
    """Abilities that could be used before the action, and every race card that others must reckon with.

    Cards in hand count by what others know of them: whether a leader may be tried must not tell what is in the hand.
    """
    found: list[int] = []
    frame = table.frames[-1]
    tables = table.tables
    moment = moment_of(BEFORE, frame.action)
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
    if action != ACTIVATION:
        return possible(table, seat, action)
    if any_usable(table, seat, table.activated[seat]):
        return True
    return table.hand[seat] > 0 and any_usable(table, seat, activating_cards(table, seat, ~table.played[seat]))


def helped(table: Table, seat: int, action: int, ability: Ability) -> bool:
    """Whether the modifiers and crystals of an ability make the action possible."""
    crystals = table.crystals[seat]
    frame = table.frames[-1]
    before = len(frame.mods)
    found = False
    for effect in ability.effects:
        if effect.op == INSTEAD:
            found = True
        elif effect.op == GAIN_CRYSTALS and effect.per < 0:
            table.crystals[seat] += amount(table, seat, ability, effect)
        elif effect.op == PAY:
            table.crystals[seat] -= effect.n
        else:
            frame.mods += [seat, effect.op, effect.a, amount(table, seat, ability, effect), ability.rank]
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
    if ability.bystander:
        return not involved and frame.actor < SEATS and joined_by_path(table, seat, frame.actor)
    if not involved or (ability.success and not (seat == frame.actor and frame.success == 1)):
        return False
    fight = frame.fight
    if fight is None:
        return not (ability.attacker or ability.defender or ability.win or ability.lose or ability.min_enemy)
    side = 0 if fight.owners[0] == seat else 1
    if (ability.attacker and side) or (ability.defender and not side):
        return False
    won = ATTACKER_WON if side == 0 else DEFENDER_WON
    if ability.win and frame.result != won:
        return False
    if ability.lose and frame.result != (DEFENDER_WON if side == 0 else ATTACKER_WON):
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
        if effect.op == PAY:
            if table.crystals[seat] < effect.n:
                return False
        elif effect.op == DISCARD and effect.who == SELF:
            if len(own_cards(table, seat, effect.a)) < effect.n:
                return False
        elif not does and can_do(table, seat, ability, effect, place):
            does = True
    return does


def can_do(table: Table, seat: int, ability: Ability, effect: Effect, place: int) -> bool:
    op = effect.op
    if not CONDITIONAL >> op & 1:
        return True
    if PLACED >> op & 1:
        return bool(effect_places(table, seat, ability, effect, place, -1))
    frame = table.frames[-1]
    if op == GAIN_CRYSTALS:
        return effect.per < 0 or times(table, seat, effect.per) > 0
    if op == DISCARD_SELF:
        return False
    if IN_FIGHT >> op & 1:
        return can_do_in_fight(table, seat, effect, frame)
    if op == ADD:
        if effect.b == OWN_ARMY:
            return frame.action == ASSAULT
        return effect.per < 0 or times(table, seat, effect.per) > 0
    if op in (DESTROY, DAMAGE):
        return bool(forces(table, seat, effect)) or bool(victims(table, seat, effect))
    if op in (STEAL, DISCARD):
        return bool(victims(table, seat, effect))
    if op == LEAP:
        return bool(leap_starts(table, seat, effect))
    if op == REPAIR_HULL:
        return any([building.damaged(table, seat, kind) for kind in UNIQUE_KINDS])
    if op == PERFORM:
        return performable(table, seat, effect.a, frame.leader)
    if op == INSTEAD:
        return frame.leader >= 0
    if op == DRAW:
        return bool(draw_options(table, effect))
    if op == SEARCH:
        return bool(table.decks[effect.a - AGENT])
    if op == RECEIVE:
        return bool(receive_options(table, seat, effect))
    if op == CHOOSE:
        return any([can_do(table, seat, ability, branch, place) for branch in effect.branches])
    return True


def set_of(effects: tuple[int, ...]) -> int:
    return sum([1 << op for op in effects])


PLACED: Final = set_of(
    (PLACE_NPC, REVEAL_TILES, PEEK, PLACE_SYSTEM, RETURN_TILE, SWAP_SYSTEMS, CONTROL, SEIZE, REPLACE)
)
IN_FIGHT: Final = set_of((JOIN, CANCEL_DAMAGE, DEPLOY, TRANSFER, SALVAGE))
GAINING: Final = set_of((GAIN_CRYSTALS, ADD, REPAIR_HULL, DRAW, SEARCH, RECEIVE))
HARMING: Final = set_of((DESTROY, DAMAGE, STEAL, DISCARD, DISCARD_SELF))
ACTING: Final = set_of((LEAP, PERFORM, INSTEAD, CHOOSE))
CONDITIONAL: Final = PLACED | IN_FIGHT | GAINING | HARMING | ACTING
"""The effects that cannot always do something, a bit each."""


def can_do_in_fight(table: Table, seat: int, effect: Effect, frame: Frame) -> bool:
    fight = frame.fight
    if fight is None or seat not in fight.owners:
        return False
    side = 0 if fight.owners[0] == seat else 1
    if effect.op == JOIN:
        return frame.action == (BATTLE if effect.a == DARK else ASSAULT)
    if effect.op == CANCEL_DAMAGE:
        return frame.action != BOMBARD
    if effect.op == SALVAGE:
        return sum(fight.lost[side][:TITAN]) > 0
    if frame.action != ASSAULT or side == 1:
        return False
    return effect.op == DEPLOY or any([table.has(seat, place, REGIMENT) for place in controlled(table, seat)])


# ---------------------------------------------------------------- targets
