"""What can be done at all, read a second time: actions, abilities, their conditions and their effects.

An action can be performed when some answer to its first question is allowed, an effect can do something when some
aim of it is: what is allowed is asked of the other modules of this reading, answer by answer.
"""

from typing import Final

from ..rules import steps
from ..rules.abilities.programs import Ability, Effect
from ..rules.frames import Fight, Frame
from ..rules.state import UNIQUE_KINDS, Table
from ..rules.tables import (
    ARMY_AT,
    BUY,
    DARK_SHIPS,
    EMPIRE_AT,
    FLEET_AT,
    FORCE_AT,
    LOCAL_FORCES,
    MARKET_AT,
    NOWHERE,
    OWNERS,
    PLACE_AT,
    REPAIR_AT,
    TAKE_DECK,
    TAKE_FACE_UP,
)
from ..rules.terms import (
    ACTIVATE,
    ACTIVATION,
    ADD,
    AFTER,
    AGENT,
    ARTEFACT,
    ASSAULT,
    BATTLE,
    BATTLECRUISER,
    BEFORE,
    BOMBARD,
    BUILD,
    CANCEL_DAMAGE,
    CHOOSE,
    CHOSEN,
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
    MERCENARY,
    MISSION,
    OPPONENT,
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
    UP_TO_TWO,
)
from .aims import refuse_aim, refuse_hitting, refuse_victim
from .cards import refuse_drawing, refuse_receiving
from .fights import refuse_battle, refuse_shot
from .moves import refuse_jump_from, refuse_leap_by
from .numbers import counted, damaged, held, number_of, systems_of
from .orders import refuse_purchase
from .paths import way_to
from .places import refuse_assault, refuse_colonise, refuse_turning

BY_ROLL: Final = (SCAN, DIPLOMACY, RECRUIT, MISSION)
MILITARY: Final = (BATTLE, BOMBARD, ASSAULT)
AIMED: Final = (PLACE_NPC, REVEAL_TILES, PEEK, PLACE_SYSTEM, RETURN_TILE, SWAP_SYSTEMS, CONTROL, SEIZE, REPLACE)
IN_FIGHT: Final = (JOIN, CANCEL_DAMAGE, DEPLOY, TRANSFER, SALVAGE)

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
    forces = range(FORCE_AT, FORCE_AT + table.galaxy.size * OWNERS)
    at_places = range(PLACE_AT, PLACE_AT + table.galaxy.size)
    if action == EXPLORE:
        return any([not refuse_turning(table, seat, place) for place in places])
    if action == JUMP:
        starts = [first + place for first in (FLEET_AT, ARMY_AT) for place in places]
        return any([not refuse_jump_from(table, seat, answer) for answer in starts])
    if action == COLONISE:
        return any([not refuse_colonise(table, seat, answer) for answer in at_places])
    if action == BUILD:
        return any([not refuse_purchase(table, seat, answer) for answer in range(BUY, EMPIRE_AT)])
    if action == BATTLE:
        return any([not refuse_battle(table, seat, answer) for answer in forces])
    if action == BOMBARD:
        return any([not refuse_shot(table, seat, answer, 0) for answer in [*at_places, *forces]])
    if action == ASSAULT:
        return any([not refuse_assault(table, seat, answer) for answer in at_places])
    if action != ACTIVATION:
        return True
    known = [(ability, place) for ability, place in held(table, seat) if ability.timing == ACTIVATE]
    known += [(ability, NOWHERE) for ability in unseen_cards(table, seat) if ability.timing == ACTIVATE]
    return any([usable(table, seat, ability, place) for ability, place in known])


def unseen_cards(table: Table, seat: int) -> list[Ability]:
    """The race cards that others must reckon with: what is in a hand must not show in what may be tried."""
    if not table.hand[seat]:
        return []
    fronts = table.tables.card_front[table.race[seat]]
    return [table.tables.abilities[index] for card, index in enumerate(fronts) if not table.played[seat] >> card & 1]


def could_help(table: Table, seat: int) -> list[Ability]:
    before = [(ability, place) for ability, place in held(table, seat) if ability.timing == BEFORE]
    found = [ability for ability, place in before if usable(table, seat, ability, place)]
    found += [ability for ability in unseen_cards(table, seat) if ability.timing == BEFORE]
    return [ability for ability in found if fulfilled(table, seat, ability)]


def helps(table: Table, seat: int, action: int, ability: Ability) -> bool:
    """Whether what an ability brings makes the action possible: another action, crystals, modifiers."""
    frame = table.frames[-1]
    crystals, mods = table.crystals[seat], frame.mods
    gained: list[int] = []
    for effect in ability.effects:
        if effect.op == INSTEAD:
            return True
        number = number_of(table, seat, ability, effect)
        if effect.op == GAIN_CRYSTALS and effect.per < 0:
            table.crystals[seat] += number
        elif effect.op == PAY:
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
        if takes_part or took_part or frame.actor >= SEATS:
            return False
        return way_to(table, seat, frame.actor) and way_to(table, frame.actor, seat)
    if not takes_part and not (took_part and ability.timing == AFTER):
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
    if owner == DARK_SHIPS:
        return table.dark[place]
    if owner == LOCAL_FORCES:
        return table.local[place]
    if frame.action == ASSAULT and side == 0:
        landing = ((BATTLECRUISER, 1), (TITAN, 2), (MERCENARY, 2))  # BSU-37.3
        return fight.wave + sum([each * table.has(owner, place, kind) for kind, each in landing]) + fight.joined[0]
    shot_at = frame.action == BOMBARD and (fight.shot == 1) == (side == 1)
    units = table.army if frame.action == ASSAULT or shot_at else table.fleet
    return units[owner][place] + fight.joined[side]


def usable(table: Table, seat: int, ability: Ability, place: int) -> bool:
    """BSU-38.16: its costs can be paid, and something of the rest can be done."""
    if ability.roll and table.frames[-1].leader < 0:
        return False
    rest: list[Effect] = []
    for effect in ability.effects:
        if effect.op == PAY:
            if table.crystals[seat] < effect.n:
                return False
        elif effect.op == DISCARD and effect.who == SELF:
            owners = table.artefact_owner if effect.a == ARTEFACT else table.agent_owner
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
        return len(aims) > (1 if op == SWAP_SYSTEMS else 0)
    if op in IN_FIGHT:
        return does_in_fight(table, seat, effect)
    if op == ADD and effect.b == OWN_ARMY:
        return frame.action == ASSAULT
    if op in (GAIN_CRYSTALS, ADD):
        return counted(table, seat, effect.per) > 0
    if op in (DESTROY, DAMAGE, STEAL, DISCARD):
        return hurts_somebody(table, seat, effect)
    if op == LEAP:
        starts = [*range(FLEET_AT, FLEET_AT + table.galaxy.size), *range(ARMY_AT, ARMY_AT + table.galaxy.size)]
        return any([not refuse_leap_by(table, seat, effect, answer) for answer in starts])
    if op == REPAIR_HULL:
        return any([damaged(table, seat, kind) for kind in UNIQUE_KINDS])
    if op == PERFORM:
        return performable(table, seat, effect.a, frame.leader)
    if op == INSTEAD:
        return frame.leader >= 0
    if op == DRAW:
        return any([not refuse_drawing(table, effect, answer) for answer in (TAKE_DECK, TAKE_FACE_UP)])
    if op == SEARCH:
        return bool(table.decks[effect.a - AGENT])
    if op == RECEIVE:
        return any([not refuse_receiving(table, seat, effect, answer) for answer in range(MARKET_AT, REPAIR_AT)])
    if op == CHOOSE:
        return any([does_something(table, seat, ability, branch, place) for branch in effect.branches])
    return op != DISCARD_SELF


def hurts_somebody(table: Table, seat: int, effect: Effect) -> bool:
    if effect.op in (DESTROY, DAMAGE):
        places = range(table.galaxy.size)
        hit = [not refuse_hitting(table, seat, effect, place, owner) for place in places for owner in range(OWNERS)]
        by_empire = effect.who == OPPONENT or (effect.who in (CHOSEN, UP_TO_TWO) and effect.dist < 0)
        if any(hit) or not by_empire:
            return any(hit)
    return any([not refuse_victim(table, seat, effect, other) for other in range(table.seats)])


def does_in_fight(table: Table, seat: int, effect: Effect) -> bool:
    frame = table.frames[-1]
    fight = frame.fight
    if fight is None or seat not in fight.owners:
        return False
    attacks = fight.owners[0] == seat
    if effect.op == JOIN:
        return frame.action == (BATTLE if effect.a == DARK else ASSAULT)
    if effect.op == CANCEL_DAMAGE:
        return frame.action != BOMBARD
    if effect.op == SALVAGE:
        return any(fight.lost[0 if attacks else 1][:TITAN])
    armies = effect.op == DEPLOY or any([table.has(seat, place, REGIMENT) for place in systems_of(table, seat)])
    return frame.action == ASSAULT and attacks and armies
