"""What can be done at all, read a second time: actions, abilities, their conditions and their effects.

An action can be performed when some answer to its first question is allowed, an effect can do something when some
aim of it is: what is allowed is asked of the other modules of this reading, answer by answer.
"""

from typing import Final

from ..rules import steps, tables, terms
from ..rules.abilities.programs import Ability, Effect
from ..rules.frames import Fight, Frame
from ..rules.state import UNIQUE_KINDS, Table
from .aims import refuse_aim, refuse_hitting, refuse_victim
from .cards import refuse_drawing, refuse_receiving
from .fights import refuse_battle, refuse_shot
from .moves import refuse_jump_from, refuse_leap_by
from .numbers import counted, damaged, held, number_of, systems_of
from .orders import refuse_purchase
from .paths import way_to
from .places import refuse_assault, refuse_colonise, refuse_turning

BY_ROLL: Final = (terms.SCAN, terms.DIPLOMACY, terms.RECRUIT, terms.MISSION)
MILITARY: Final = (terms.BATTLE, terms.BOMBARD, terms.ASSAULT)
AIMED: Final = (
    terms.PLACE_NPC,
    terms.REVEAL_TILES,
    terms.PEEK,
    terms.PLACE_SYSTEM,
    terms.RETURN_TILE,
    terms.SWAP_SYSTEMS,
    terms.CONTROL,
    terms.SEIZE,
    terms.REPLACE,
)
IN_FIGHT: Final = (terms.JOIN, terms.CANCEL_DAMAGE, terms.DEPLOY, terms.TRANSFER, terms.SALVAGE)

# ---------------------------------------------------------------- actions


def performable(table: Table, seat: int, action: int, leader: int) -> bool:
    """BSU-11.6, 11.11, 38.15: the least it asks for can be done, if need be by an ability used before it."""
    if action in BY_ROLL:
        return leader >= 0
    table.frames.append(Frame(action, seat, leader))
    found = open_to(table, seat, action)
    if not found and action not in MILITARY:
        found = any([helps(table, seat, action, ability) for ability in could_help(table, seat)])
    table.frames.pop()
    return found


def open_to(table: Table, seat: int, action: int) -> bool:
    """Some answer to the first question of an action is allowed, as far as others can tell."""
    places = range(table.galaxy.size)
    forces = range(tables.FORCE_AT, tables.FORCE_AT + table.galaxy.size * tables.OWNERS)
    at_places = range(tables.PLACE_AT, tables.PLACE_AT + table.galaxy.size)
    if action == terms.EXPLORE:
        return any([not refuse_turning(table, seat, place) for place in places])
    if action == terms.JUMP:
        starts = [first + place for first in (tables.FLEET_AT, tables.ARMY_AT) for place in places]
        return any([not refuse_jump_from(table, seat, answer) for answer in starts])
    if action == terms.COLONISE:
        return any([not refuse_colonise(table, seat, answer) for answer in at_places])
    if action == terms.BUILD:
        return any([not refuse_purchase(table, seat, answer) for answer in range(tables.BUY, tables.EMPIRE_AT)])
    if action == terms.BATTLE:
        return any([not refuse_battle(table, seat, answer) for answer in forces])
    if action == terms.BOMBARD:
        return any([not refuse_shot(table, seat, answer, 0) for answer in [*at_places, *forces]])
    if action == terms.ASSAULT:
        return any([not refuse_assault(table, seat, answer) for answer in at_places])
    if action != terms.ACTIVATION:
        return True
    known = [(ability, place) for ability, place in held(table, seat) if ability.timing == terms.ACTIVATE]
    known += [(ability, tables.NOWHERE) for ability in unseen_cards(table, seat) if ability.timing == terms.ACTIVATE]
    return any([usable(table, seat, ability, place) for ability, place in known])


def unseen_cards(table: Table, seat: int) -> list[Ability]:
    """The race cards that others must reckon with: what is in a hand must not show in what may be tried."""
    if not table.hand[seat]:
        return []
    fronts = table.tables.card_front[table.race[seat]]
    return [table.tables.abilities[index] for card, index in enumerate(fronts) if not table.played[seat] >> card & 1]


def could_help(table: Table, seat: int) -> list[Ability]:
    before = [(ability, place) for ability, place in held(table, seat) if ability.timing == terms.BEFORE]
    found = [ability for ability, place in before if usable(table, seat, ability, place)]
    found += [ability for ability in unseen_cards(table, seat) if ability.timing == terms.BEFORE]
    return [ability for ability in found if fulfilled(table, seat, ability)]


def helps(table: Table, seat: int, action: int, ability: Ability) -> bool:
    """Whether what an ability brings makes the action possible: another action, crystals, modifiers."""
    frame = table.frames[-1]
    crystals, mods = table.crystals[seat], frame.mods
    gained: list[int] = []
    for effect in ability.effects:
        if effect.op == terms.INSTEAD:
            return True
        number = number_of(table, seat, ability, effect)
        if effect.op == terms.GAIN_CRYSTALS and effect.per < 0:
            table.crystals[seat] += number
        elif effect.op == terms.PAY:
            table.crystals[seat] -= effect.n
        else:
            gained += [seat, effect.op, effect.a, number, ability.rank]
    frame.mods = mods + gained
    found = open_to(table, seat, action)
    table.crystals[seat], frame.mods = crystals, mods
    return found


# ---------------------------------------------------------------- abilities


def fulfilled(table: Table, seat: int, ability: Ability) -> bool:
    """BSU-44.5–44.10, A-56: the action under way is one that triggers it, and all its conditions hold."""
    frame = table.frames[-1]
    if frame.action < 0 or not ability.actions >> frame.action & 1:
        return False
    takes_part = seat == frame.actor or seat == frame.opponent
    took_part = frame.met >> seat & 1 == 1
    if ability.bystander:
        if takes_part or took_part or frame.actor >= terms.SEATS:
            return False
        return way_to(table, seat, frame.actor) and way_to(table, frame.actor, seat)
    if not takes_part and not (took_part and ability.timing == terms.AFTER):
        return False
    if ability.success and (seat != frame.actor or frame.success != 1):
        return False
    fight = frame.fight
    if fight is None:
        return not any([ability.attacker, ability.defender, ability.win, ability.lose, ability.min_enemy])
    attacks = fight.owners[0] == seat
    other = 1 if attacks else 0
    won, lost = (steps.ATTACKER_WON, steps.DEFENDER_WON) if attacks else (steps.DEFENDER_WON, steps.ATTACKER_WON)
    holds = [
        not ability.attacker or attacks,
        not ability.defender or not attacks,
        not ability.win or frame.result == won,
        not ability.lose or frame.result == lost,
        fight.sizes[other] >= ability.min_enemy,
        not ability.outnumbered or fighting(table, frame, fight, 1 - other) < fighting(table, frame, fight, other),
    ]
    return all(holds)


def fighting(table: Table, frame: Frame, fight: Fight, side: int) -> int:
    """BSU-42.2: the units of a side as they stand now."""
    owner, place = fight.owners[side], frame.place
    if owner == tables.DARK_SHIPS:
        return table.dark[place]
    if owner == tables.LOCAL_FORCES:
        return table.local[place]
    if frame.action == terms.ASSAULT and side == 0:
        landing = ((terms.BATTLECRUISER, 1), (terms.TITAN, 2), (terms.MERCENARY, 2))  # BSU-37.3
        return fight.wave + sum([each * table.has(owner, place, kind) for kind, each in landing]) + fight.joined[0]
    shot_at = frame.action == terms.BOMBARD and (fight.shot == 1) == (side == 1)
    units = table.army if frame.action == terms.ASSAULT or shot_at else table.fleet
    return units[owner][place] + fight.joined[side]


def usable(table: Table, seat: int, ability: Ability, place: int) -> bool:
    """BSU-38.16: its costs can be paid, and something of the rest can be done."""
    if ability.roll and table.frames[-1].leader < 0:
        return False
    rest: list[Effect] = []
    for effect in ability.effects:
        if effect.op == terms.PAY:
            if table.crystals[seat] < effect.n:
                return False
        elif effect.op == terms.DISCARD and effect.who == terms.SELF:
            owners = table.artefact_owner if effect.a == terms.ARTEFACT else table.agent_owner
            if owners.count(seat) < effect.n:
                return False
        else:
            rest.append(effect)
    return any([does_something(table, seat, ability, effect, place) for effect in rest])


def does_something(table: Table, seat: int, ability: Ability, effect: Effect, place: int) -> bool:
    op = effect.op
    frame = table.frames[-1]
    if op in AIMED:
        aims = [each for each in range(table.galaxy.size) if not refuse_aim(table, seat, ability, effect, each, -1)]
        return len(aims) > (1 if op == terms.SWAP_SYSTEMS else 0)
    if op in IN_FIGHT:
        return does_in_fight(table, seat, effect)
    if op == terms.ADD and effect.b == terms.OWN_ARMY:
        return frame.action == terms.ASSAULT
    if op in (terms.GAIN_CRYSTALS, terms.ADD):
        return counted(table, seat, effect.per) > 0
    if op in (terms.DESTROY, terms.DAMAGE, terms.STEAL, terms.DISCARD):
        return hurts_somebody(table, seat, effect)
    if op == terms.LEAP:
        starts = [
            *range(tables.FLEET_AT, tables.FLEET_AT + table.galaxy.size),
            *range(tables.ARMY_AT, tables.ARMY_AT + table.galaxy.size),
        ]
        return any([not refuse_leap_by(table, seat, effect, answer) for answer in starts])
    if op == terms.REPAIR_HULL:
        return any([damaged(table, seat, kind) for kind in UNIQUE_KINDS])
    if op == terms.PERFORM:
        return performable(table, seat, effect.a, frame.leader)
    if op == terms.INSTEAD:
        return frame.leader >= 0
    if op == terms.DRAW:
        return any([not refuse_drawing(table, effect, answer) for answer in (tables.TAKE_DECK, tables.TAKE_FACE_UP)])
    if op == terms.SEARCH:
        return bool(table.decks[effect.a - terms.AGENT])
    if op == terms.RECEIVE:
        return any(
            [not refuse_receiving(table, seat, effect, answer) for answer in range(tables.MARKET_AT, tables.REPAIR_AT)]
        )
    if op == terms.CHOOSE:
        return any([does_something(table, seat, ability, branch, place) for branch in effect.branches])
    return op != terms.DISCARD_SELF


def hurts_somebody(table: Table, seat: int, effect: Effect) -> bool:
    if effect.op in (terms.DESTROY, terms.DAMAGE):
        places = range(table.galaxy.size)
        hit = [
            not refuse_hitting(table, seat, effect, place, owner) for place in places for owner in range(tables.OWNERS)
        ]
        by_empire = effect.who == terms.OPPONENT or (effect.who in (terms.CHOSEN, terms.UP_TO_TWO) and effect.dist < 0)
        if any(hit) or not by_empire:
            return any(hit)
    return any([not refuse_victim(table, seat, effect, other) for other in range(table.seats)])


def does_in_fight(table: Table, seat: int, effect: Effect) -> bool:
    frame = table.frames[-1]
    fight = frame.fight
    if fight is None or seat not in fight.owners:
        return False
    attacks = fight.owners[0] == seat
    if effect.op == terms.JOIN:
        return frame.action == (terms.BATTLE if effect.a == terms.DARK else terms.ASSAULT)
    if effect.op == terms.CANCEL_DAMAGE:
        return frame.action != terms.BOMBARD
    if effect.op == terms.SALVAGE:
        return any(fight.lost[0 if attacks else 1][: terms.TITAN])
    armies = effect.op == terms.DEPLOY or any(
        [table.has(seat, place, terms.REGIMENT) for place in systems_of(table, seat)]
    )
    return frame.action == terms.ASSAULT and attacks and armies
