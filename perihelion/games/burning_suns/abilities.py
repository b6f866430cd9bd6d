"""Which abilities can be used when: performing actions, triggers, activation (BSU-11, BSU-38, BSU-44)."""

from typing import Final

from perihelion.games.burning_suns import building, diplomacy, leaders, military, moving
from perihelion.games.burning_suns.combat import force_of, size_of
from perihelion.games.burning_suns.effects import (
    ACTIVATE,
    ACTIVATION,
    ADD,
    AGENT,
    ANY_RESOURCE,
    ANY_TILE,
    ARMY,
    ARTEFACT,
    ASSAULT,
    BATTLE,
    BEFORE,
    BOMBARD,
    BUILD,
    CANCEL_DAMAGE,
    CHOOSE,
    CHOSEN,
    COLONISE,
    CONSTRUCTION,
    CONTROL,
    CONTROLLED,
    DAMAGE,
    DARK,
    DEPLOY,
    DESTROY,
    DIPLOMACY,
    DISCARD,
    DISCARD_SELF,
    DRAW,
    EXPLORE,
    FROM_DECK,
    FROM_FACE_UP,
    GAIN_CRYSTALS,
    HOME,
    INSTEAD,
    JOIN,
    JUMP,
    KINDS,
    LEAP,
    LOCAL,
    MERCENARY,
    MISSION,
    ON_ANOMALY,
    OPPONENT,
    OWN_ARMY,
    PAY,
    PEEK,
    PERFORM,
    PLACE_NPC,
    PLACE_SYSTEM,
    RACE_CARD,
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
    SEIZE,
    SELF,
    STARBASE,
    STEAL,
    SWAP_SYSTEMS,
    TAX,
    TITAN,
    TRANSFER,
    UNCONTROLLED,
    UP_TO_TWO,
    Ability,
    Effect,
)
from perihelion.games.burning_suns.empire import amount, controlled, own_cards, times
from perihelion.games.burning_suns.galaxy import (
    ban_rank,
    can_calm,
    can_win_over,
    can_worsen,
    empire_within,
    explorable,
    foreign_home,
    free_places,
    is_system,
    knows_way_to,
    opposing_fleet,
    places_in,
    within,
)
from perihelion.games.burning_suns.state import (
    ATTACKER_WON,
    DEFENDER_WON,
    OPT_FREE_CARDS,
    UNIQUE_KINDS,
    Frame,
    Table,
)
from perihelion.games.burning_suns.tables import (
    ARMY_AT,
    DARK_SHIPS,
    DECLINE,
    DECLINE_ALL,
    FLEET_AT,
    FORCE_AT,
    LOCAL_FORCES,
    MARKET_AT,
    NOWHERE,
    OWNERS,
    SEATS,
    SYSTEMS,
    TAKE_DECK,
    TAKE_FACE_UP,
    UNKNOWN_BACK,
    USE,
)

# ---------------------------------------------------------------- performing


def possible(table: Table, seat: int, action: int) -> bool:
    """BSU-11.10: whether the least the action asks for can be done now."""
    if action == EXPLORE:
        return explorable(table, seat) != 0
    if action == JUMP:
        return bool(moving.jump_starts(table, seat))
    if action == COLONISE:
        return bool(diplomacy.colonise_options(table, seat))
    if action == BUILD:
        return bool(building.purchases(table, seat))
    if action == BATTLE:
        return bool(military.battle_targets(table, seat))
    if action == BOMBARD:
        return bool(military.shot_targets(table, seat, 0))
    if action == ASSAULT:
        return bool(military.assault_targets(table, seat))
    if action == ACTIVATION:
        return bool(activations(table, seat))
    return True


def performable(table: Table, seat: int, action: int, leader: int) -> bool:
    """BSU-11.6, 11.11: possible, if need be with the help of an ability used before it."""
    if action in (SCAN, DIPLOMACY, RECRUIT, MISSION):
        return leader >= 0
    frame = Frame(action, seat, leader)
    table.frames.append(frame)
    found = public_activations(table, seat) if action == ACTIVATION else possible(table, seat, action)
    if not found and action == ACTIVATION:
        found = might_activate(table, seat)
    if not found and action not in (BATTLE, BOMBARD, ASSAULT):
        for index in helpers(table, seat):
            if helped(table, seat, action, table.tables.abilities[index]):
                found = True
                break
    table.frames.pop()
    return found


def helpers(table: Table, seat: int) -> list[int]:
    """Abilities that could be used before the action, and every race card that others must reckon with.

    Cards in hand count by what others know of them: whether a leader may be tried must not tell what is in the hand.
    """
    found: list[int] = []
    frame = table.frame()
    tables = table.tables
    for code in table.active[seat]:
        ability = tables.abilities[code >> 6]
        if ability.timing == BEFORE and fires(table, frame, seat, ability) and usable(table, seat, ability, code & 63):
            found.append(code >> 6)
    if table.hand[seat]:
        for card in range(8):
            index = tables.card_front[table.race[seat]][card]
            ability = tables.abilities[index]
            if not table.played[seat] >> card & 1 and ability.timing == BEFORE and fires(table, frame, seat, ability):
                found.append(index)
    return found


def might_activate(table: Table, seat: int) -> bool:
    """As far as others can tell, a race card in hand could be activated."""
    if table.hand[seat] == 0:
        return False
    for card in range(8):
        ability = table.tables.abilities[table.tables.card_front[table.race[seat]][card]]
        unknown = not table.played[seat] >> card & 1 and ability.timing == ACTIVATE
        if unknown and usable(table, seat, ability, NOWHERE):
            return True
    return False


def public_activations(table: Table, seat: int) -> bool:
    for code in table.active[seat]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing == ACTIVATE and usable(table, seat, ability, code & 63):
            return True
    return False


def helped(table: Table, seat: int, action: int, ability: Ability) -> bool:
    """Whether the modifiers and crystals of an ability make the action possible."""
    crystals = table.crystals[seat]
    frame = table.frame()
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
    found = found or possible(table, seat, action)
    table.crystals[seat] = crystals
    frame.mods = frame.mods[:before]
    return found


# ---------------------------------------------------------------- which abilities


def activations(table: Table, seat: int) -> list[int]:
    """BSU-38.11, 26.4: usable activated abilities and race cards without a moment, as ability * 64 + place."""
    found: list[int] = []
    tables = table.tables
    for code in table.active[seat]:
        ability = tables.abilities[code >> 6]
        if ability.timing == ACTIVATE and usable(table, seat, ability, code & 63):
            found.append(code)
    for card in range(8):
        if table.hand[seat] >> card & 1:
            index = tables.card_front[table.race[seat]][card]
            ability = tables.abilities[index]
            if ability.timing == ACTIVATE and usable(table, seat, ability, NOWHERE):
                found.append(index << 6 | NOWHERE)
    return found


def triggers(table: Table, seat: int, when: int) -> list[int]:
    """BSU-38.7, 38.10: the abilities the seat can use before or after the action under way."""
    found = all_triggers(table, seat, when)
    frame = table.frame()
    if when == BEFORE and found and seat == frame.actor and not possible(table, seat, frame.action):
        # BSU-38.15: an action that cannot be performed triggers nothing but what makes it possible.
        found = [code for code in found if helped(table, seat, frame.action, table.tables.abilities[code >> 6])]
    return found


def all_triggers(table: Table, seat: int, when: int) -> list[int]:
    found: list[int] = []
    frame = table.frame()
    tables = table.tables
    used = frame.used >> seat & 1 == 1
    if not used:
        for code in table.active[seat]:
            ability = tables.abilities[code >> 6]
            now = ability.timing == when and fires(table, frame, seat, ability)
            if now and usable(table, seat, ability, code & 63):
                found.append(code)
        if frame.action == BATTLE and frame.fight is not None and frame.place >= 0:
            for kind in range(MERCENARY, KINDS):
                if table.has(seat, frame.place, kind):
                    index = tables.resources[tables.mercenaries[kind - MERCENARY]].ability
                    ability = tables.abilities[index]
                    if ability.timing == when and fires(table, frame, seat, ability):
                        found.append(index << 6 | frame.place)
    if not used or table.opt[OPT_FREE_CARDS]:
        for card in range(8):
            if table.hand[seat] >> card & 1:
                index = tables.card_front[table.race[seat]][card]
                ability = tables.abilities[index]
                now = ability.timing == when and fires(table, frame, seat, ability)
                if now and usable(table, seat, ability, NOWHERE):
                    found.append(index << 6 | NOWHERE)
    return found


def might_trigger(table: Table, seat: int, when: int) -> bool:
    """As far as others can tell: a race card still unknown to them could fit this moment (BSU-A-38)."""
    frame = table.frame()
    if table.hand[seat] == 0 or (frame.used >> seat & 1 and not table.opt[OPT_FREE_CARDS]):
        return False
    for card in range(8):
        if not table.played[seat] >> card & 1:
            ability = table.tables.abilities[table.tables.card_front[table.race[seat]][card]]
            if ability.timing == when and fires(table, frame, seat, ability):
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


def trigger_options(table: Table, seat: int, when: int) -> list[int]:
    found = {USE + (code >> 6) for code in triggers(table, seat, when)}
    if might_trigger(table, seat, when):
        return [DECLINE, DECLINE_ALL, *sorted(found)]
    return [DECLINE, *sorted(found)] if found else []


# ---------------------------------------------------------------- whether an effect can do something


def usable(table: Table, seat: int, ability: Ability, place: int) -> bool:
    """BSU-38.16: the costs can be paid in full and at least one effect can do something."""
    does = False
    if ability.roll and table.frame().leader < 0:
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
    frame = table.frame()
    if op == GAIN_CRYSTALS:
        return effect.per < 0 or times(table, seat, effect.per) > 0
    if op in (DISCARD_SELF, TAX):
        return op == TAX
    if op in (JOIN, CANCEL_DAMAGE, DEPLOY, TRANSFER, SALVAGE):
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
    if op in PLACED:
        return bool(effect_places(table, seat, ability, effect, place, -1))
    return True


PLACED: Final = (
    PLACE_NPC,
    REVEAL_TILES,
    PEEK,
    PLACE_SYSTEM,
    RETURN_TILE,
    SWAP_SYSTEMS,
    CONTROL,
    SEIZE,
    REPLACE,
)


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


def effect_places(table: Table, seat: int, ability: Ability, effect: Effect, here: int, first: int) -> list[int]:
    """The places an effect can be aimed at; `first` is the first system of a swap."""
    op = effect.op
    if op in (REVEAL_TILES, PEEK):
        found = explorable(table, seat)
        return places_in(found & ~table.peeked[seat] if op == PEEK else found)
    if op == PLACE_SYSTEM:
        return places_in(free_places(table, seat, False)) if table.stack else []
    if op == RETURN_TILE:
        if not returnable(table, effect.a):
            return []
        return places_in(free_places(table, seat, effect.a == 0))
    if op == REPLACE:
        return [place for place in range(table.galaxy.size) if table.has(seat, place, effect.a)]
    reach = within(table, seat, effect.dist)
    found_places: list[int] = []
    for place in places_in(reach):
        if aims(table, seat, ability, effect, place, first):
            found_places.append(place)
    if op == SWAP_SYSTEMS and first < 0 and len(found_places) < 2:
        return []
    return found_places


def aims(table: Table, seat: int, ability: Ability, effect: Effect, place: int, first: int) -> bool:
    op = effect.op
    kind = table.kind_at(place)
    if op == SEIZE:
        return can_win_over(table, place, effect.a)
    if op == CONTROL:
        if effect.n > 0:
            return can_calm(table, seat, place)
        return can_worsen(table, seat, place) and ban_rank(table, place) > ability.rank
    if op == SWAP_SYSTEMS:
        return kind != HOME and table.tile[place] < SYSTEMS and place != first
    if op == PLACE_NPC:
        if effect.b == ANY_TILE:
            return kind != HOME
        if effect.b == UNCONTROLLED:
            return is_system(table, place) and table.control[place] < 0
        return False
    return False


def returnable(table: Table, what: int) -> list[int]:
    """BSU-2.14: removed anomalies (0) or voids (1)."""
    wanted = UNKNOWN_BACK if what == 0 else 0
    return [tile for tile in table.aside if table.tables.tile_back[tile] == wanted]


def draw_options(table: Table, effect: Effect) -> list[int]:
    found = leaders.card_sources(table, effect.a)
    if effect.origin == FROM_DECK:
        found = [each for each in found if each == TAKE_DECK]
    elif effect.origin == FROM_FACE_UP:
        found = [each for each in found if each == TAKE_FACE_UP]
    return found


def receive_options(table: Table, seat: int, effect: Effect) -> list[int]:
    """BSU-44.42."""
    found: list[int] = []
    for space in range(len(table.market)):
        resource = table.market[space]
        fits = resource >= 0 and effect.a in (ANY_RESOURCE, table.tables.resources[resource].kind)
        if fits and building.can_place(table, seat, resource):
            found.append(MARKET_AT + space)
    return found


# ---------------------------------------------------------------- targets


def present(table: Table, owner: int, place: int, mask: int) -> int:
    """How many things of these kinds the owner has there."""
    found = 0
    if owner == DARK_SHIPS:
        return table.dark[place] if mask >> DARK & 1 else 0
    if owner == LOCAL_FORCES:
        return table.local[place] if mask >> LOCAL & 1 else 0
    base = place * KINDS
    for kind in range(KINDS):
        if mask >> kind & 1:
            found += table.units[owner][base + kind]
    if mask >> CONSTRUCTION & 1 and table.control[place] == owner and table.construction[place] >= 0:
        found += 1
    return found


def forces(table: Table, seat: int, effect: Effect) -> list[int]:
    """BSU-44.13, 44.14: the forces a destroy or damage can be aimed at, tile and owner."""
    frame = table.frame()
    fight = frame.fight
    if effect.who == OPPONENT or (effect.who < 0 and effect.dist < 0):
        if fight is None or seat not in fight.owners:
            return []
        other = fight.owners[1] if fight.owners[0] == seat else fight.owners[0]
        if present(table, other, frame.place, effect.a):
            return [FORCE_AT + frame.place * OWNERS + other]
        return []
    if effect.dist < 0:
        return []
    found: list[int] = []
    for place in places_in(within(table, seat, effect.dist)):
        if foreign_home(table, seat, place):
            continue
        for owner in range(OWNERS):
            if owner == seat or SEATS > owner >= table.seats or (effect.who == CHOSEN and owner >= SEATS):
                continue
            if present(table, owner, place, effect.a):
                found.append(FORCE_AT + place * OWNERS + owner)
    return found


def victims(table: Table, seat: int, effect: Effect) -> list[int]:
    """The empires an effect can be aimed at (BSU-44.11–44.13)."""
    if effect.who == OPPONENT:
        fight = table.frame().fight
        if fight is None or seat not in fight.owners:
            return []
        other = fight.owners[1] if fight.owners[0] == seat else fight.owners[0]
        return [other] if other < SEATS and can_suffer(table, other, effect) else []
    if effect.op in (DESTROY, DAMAGE) and effect.who not in (CHOSEN, UP_TO_TWO):
        return []
    if effect.op in (DESTROY, DAMAGE) and effect.dist >= 0:
        return []
    found: list[int] = []
    for other in range(table.seats):
        if other != seat and empire_within(table, seat, other, effect.dist) and can_suffer(table, other, effect):
            found.append(other)
    return found


def can_suffer(table: Table, other: int, effect: Effect) -> bool:
    if effect.op in (DESTROY, DAMAGE):
        home = table.galaxy.homes[other]
        return any([place != home and present(table, other, place, effect.a) for place in range(table.galaxy.size)])
    if effect.a == 0:
        return table.crystals[other] > 0
    if effect.a == 1:
        return table.antimatter[other] > 0
    if effect.a in (AGENT, ARTEFACT):
        return bool(own_cards(table, other, effect.a))
    if effect.a == RACE_CARD:
        return table.hand[other] > 0
    return bool(table.technologies[other])


def leap_starts(table: Table, seat: int, effect: Effect) -> list[int]:
    """BSU-44.26: the fleets or armies that can leap somewhere; before a battle the one of that battle."""
    frame = table.frame()
    army = effect.a == ARMY
    found: list[int] = []
    for place in range(table.galaxy.size):
        if frame.action == BATTLE and place != frame.place:
            continue
        size = table.army[seat][place] if army else table.fleet[seat][place] - table.has(seat, place, STARBASE)
        if size and leap_goals(table, seat, effect, place):
            found.append((ARMY_AT if army else FLEET_AT) + place)
    return found


def leap_goals(table: Table, seat: int, effect: Effect, origin: int) -> list[int]:
    found: list[int] = []
    for place in places_in(table.reach[seat]):
        if place == origin or foreign_home(table, seat, place):
            continue
        if effect.b == CONTROLLED and table.control[place] != seat:
            continue
        if effect.b == ON_ANOMALY and table.tile[place] < SYSTEMS:
            continue
        if effect.a == ARMY and (table.control[place] != seat or opposing_fleet(table, seat, place)):
            continue
        found.append(place)
    return found
