"""What the effects of abilities can be aimed at (BSU-44.11 to 44.18)."""

from .. import tables, terms
from ..empire import building, decks
from ..empire.numbers import own_cards
from ..galaxy.masks import places_in
from ..galaxy.places import (
    ban_rank,
    can_calm,
    can_win_over,
    can_worsen,
    empire_within,
    free_places,
    is_system,
    opposing_fleet,
    within,
)
from ..state import Table
from .programs import Ability, Effect


def effect_places(table: Table, seat: int, ability: Ability, effect: Effect, here: int, first: int) -> list[int]:
    """The places an effect can be aimed at; `first` is the first system of a swap."""
    op = effect.op
    if op in (terms.REVEAL_TILES, terms.PEEK):
        found = table.frontier[seat]
        return places_in(found & ~table.peeked[seat] if op == terms.PEEK else found)
    if op == terms.PLACE_SYSTEM:
        return places_in(free_places(table, seat, False)) if table.stack else []
    if op == terms.RETURN_TILE:
        if not returnable(table, effect.a):
            return []
        return places_in(free_places(table, seat, effect.a == 0))
    if op == terms.REPLACE:
        own = table.fleets[seat] | table.armies[seat]
        return [place for place in places_in(own) if table.has(seat, place, effect.a)]
    near = places_in(within(table, seat, effect.dist) & likely(table, seat, effect))
    if op == terms.PLACE_NPC and effect.b == terms.ANY_TILE:
        return near
    found_places: list[int] = []
    for place in near:
        if aims(table, seat, ability, effect, place, first):
            found_places.append(place)
    if op == terms.SWAP_SYSTEMS and first < 0 and len(found_places) < 2:
        return []
    return found_places


def likely(table: Table, seat: int, effect: Effect) -> int:
    """The face-up tiles that an effect can be about at all, as a mask; no homes, unless control is changed."""
    if effect.op == terms.SEIZE:
        return table.lands[effect.a]
    if effect.op == terms.CONTROL:
        return table.domain[seat] & table.unrest if effect.n > 0 else ~table.domain[seat]
    return ~table.lands[terms.HOME]


def aims(table: Table, seat: int, ability: Ability, effect: Effect, place: int, first: int) -> bool:
    op = effect.op
    if op == terms.SEIZE:
        return can_win_over(table, place, effect.a)
    if op == terms.CONTROL:
        if effect.n > 0:
            return can_calm(table, seat, place)
        return can_worsen(table, seat, place) and ban_rank(table, place) > ability.rank
    if op == terms.SWAP_SYSTEMS:
        return table.tile[place] < tables.SYSTEMS and place != first
    if op == terms.PLACE_NPC and effect.b == terms.UNCONTROLLED:
        return is_system(table, place) and table.control[place] < 0
    return False


def returnable(table: Table, what: int) -> list[int]:
    """BSU-2.14: removed anomalies (0) or voids (1)."""
    wanted = terms.UNKNOWN_BACK if what == 0 else 0
    return [tile for tile in table.aside if table.tables.tile_back[tile] == wanted]


def draw_options(table: Table, effect: Effect) -> list[int]:
    found = decks.card_sources(table, effect.a)
    if effect.origin == terms.FROM_DECK:
        found = [each for each in found if each == tables.TAKE_DECK]
    elif effect.origin == terms.FROM_FACE_UP:
        found = [each for each in found if each == tables.TAKE_FACE_UP]
    return found


def receive_options(table: Table, seat: int, effect: Effect) -> list[int]:
    """BSU-44.42."""
    found: list[int] = []
    for space in range(len(table.market)):
        resource = table.market[space]
        fits = resource >= 0 and effect.a in (terms.ANY_RESOURCE, table.tables.resources[resource].kind)
        if fits and building.can_place(table, seat, resource):
            found.append(tables.MARKET_AT + space)
    return found


def present(table: Table, owner: int, place: int, mask: int) -> int:
    """How many things of these kinds the owner has there."""
    found = 0
    if owner == tables.DARK_SHIPS:
        return table.dark[place] if mask >> terms.DARK & 1 else 0
    if owner == tables.LOCAL_FORCES:
        return table.local[place] if mask >> terms.LOCAL & 1 else 0
    if (table.fleets[owner] | table.armies[owner]) >> place & 1:
        units = table.units[owner]
        base = place * terms.KINDS
        for kind in range(terms.KINDS):
            if mask >> kind & 1:
                found += units[base + kind]
    if mask >> terms.CONSTRUCTION & 1 and table.control[place] == owner and table.construction[place] >= 0:
        found += 1
    return found


def forces(table: Table, seat: int, effect: Effect) -> list[int]:
    """BSU-44.13, 44.14: the forces a destroy or damage can be aimed at, tile and owner."""
    frame = table.frames[-1]
    fight = frame.fight
    if effect.who == terms.OPPONENT or (effect.who < 0 and effect.dist < 0):
        if fight is None or seat not in fight.owners:
            return []
        other = fight.owners[1] if fight.owners[0] == seat else fight.owners[0]
        if present(table, other, frame.place, effect.a):
            return [tables.FORCE_AT + frame.place * tables.OWNERS + other]
        return []
    if effect.dist < 0:
        return []
    found: list[int] = []
    held = [table.fleets[other] | table.armies[other] | table.domain[other] for other in range(table.seats)]
    held[seat] = 0
    dark = effect.who != terms.CHOSEN and effect.a >> terms.DARK & 1 == 1
    local = effect.who != terms.CHOSEN and effect.a >> terms.LOCAL & 1 == 1
    for place in places_in(within(table, seat, effect.dist) & ~table.galaxy.foreign_homes[seat]):
        for other, places in enumerate(held):
            if places >> place & 1 and present(table, other, place, effect.a):
                found.append(tables.FORCE_AT + place * tables.OWNERS + other)
        if dark and table.dark[place]:
            found.append(tables.FORCE_AT + place * tables.OWNERS + tables.DARK_SHIPS)
        if local and table.local[place]:
            found.append(tables.FORCE_AT + place * tables.OWNERS + tables.LOCAL_FORCES)
    return found


def victims(table: Table, seat: int, effect: Effect) -> list[int]:
    """The empires an effect can be aimed at (BSU-44.11–44.13)."""
    if effect.who == terms.OPPONENT:
        fight = table.frames[-1].fight
        if fight is None or seat not in fight.owners:
            return []
        other = fight.owners[1] if fight.owners[0] == seat else fight.owners[0]
        return [other] if other < terms.SEATS and can_suffer(table, other, effect) else []
    if effect.op in (terms.DESTROY, terms.DAMAGE) and effect.who not in (terms.CHOSEN, terms.UP_TO_TWO):
        return []
    if effect.op in (terms.DESTROY, terms.DAMAGE) and effect.dist >= 0:
        return []
    found: list[int] = []
    for other in range(table.seats):
        if other != seat and empire_within(table, seat, other, effect.dist) and can_suffer(table, other, effect):
            found.append(other)
    return found


def aimed_at(table: Table, other: int) -> None:
    """BSU-A-56: whoever loses something to an ability is involved in the action; of a combat its two sides are."""
    frame = table.frames[-1]
    if frame.fight is None:
        frame.met |= 1 << other


def can_suffer(table: Table, other: int, effect: Effect) -> bool:
    if effect.op in (terms.DESTROY, terms.DAMAGE):
        home = 1 << table.galaxy.homes[other]
        held = (table.fleets[other] | table.armies[other] | table.domain[other]) & ~home
        return any([present(table, other, place, effect.a) for place in places_in(held)])
    if effect.a == 0:
        return table.crystals[other] > 0
    if effect.a == 1:
        return table.antimatter[other] > 0
    if effect.a in (terms.AGENT, terms.ARTEFACT):
        return bool(own_cards(table, other, effect.a))
    if effect.a == terms.RACE_CARD:
        return table.hand[other] > 0
    return bool(table.technologies[other])


def leap_starts(table: Table, seat: int, effect: Effect) -> list[int]:
    """BSU-44.26: the fleets or armies that can leap somewhere; before a battle the one of that battle."""
    frame = table.frames[-1]
    army = effect.a == terms.ARMY
    found: list[int] = []
    for place in places_in(table.armies[seat] if army else table.fleets[seat]):
        if frame.action == terms.BATTLE and place != frame.place:
            continue
        size = table.army[seat][place] if army else table.fleet[seat][place] - table.has(seat, place, terms.STARBASE)
        if size and leap_goals(table, seat, effect, place):
            found.append((tables.ARMY_AT if army else tables.FLEET_AT) + place)
    return found


def leap_goals(table: Table, seat: int, effect: Effect, origin: int) -> list[int]:
    goals = table.reach[seat] & ~(1 << origin | table.galaxy.foreign_homes[seat])
    if effect.b == terms.CONTROLLED or effect.a == terms.ARMY:
        goals &= table.domain[seat]
    found: list[int] = []
    for place in places_in(goals):
        if effect.b == terms.ON_ANOMALY and table.tile[place] < tables.SYSTEMS:
            continue
        if effect.a == terms.ARMY and opposing_fleet(table, seat, place):
            continue
        found.append(place)
    return found
