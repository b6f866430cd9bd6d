"""Why a fleet or an army cannot set out, go there or stay behind, by rule id (BSU-16, BSU-44.26)."""

from ..rules import steps, terms
from ..rules.abilities.programs import Effect
from ..rules.state import Table
from ..rules.tables import ALONG, ARMY_AT, DECLINE, FLEET_AT, LEAVE, PLACE_AT, WORMHOLE_TILE
from .numbers import ALLOWED, distance, held, systems_of
from .paths import opposed, others_home, reached
from .places import place_of


def ships_at(table: Table, seat: int, place: int) -> int:
    """Ships and titans: what can jump (BSU-16.8)."""
    kinds = [kind for kind in range(terms.KINDS) if kind not in (terms.REGIMENT, terms.COLOSSUS, terms.STARBASE)]
    return sum([table.has(seat, place, kind) for kind in kinds])


def soldiers_at(table: Table, seat: int, place: int) -> int:
    return table.has(seat, place, terms.REGIMENT) + table.has(seat, place, terms.COLOSSUS)


# ---------------------------------------------------------------- jumps


def tunnels_of(table: Table, seat: int, army: bool) -> set[int]:
    """BSU-16.18: the wormholes of an empire."""
    found = {place for place in reached(table, seat) if table.kind_at(place) == WORMHOLE_TILE}
    if not army:
        found |= {place for place in range(table.galaxy.size) if table.has(seat, place, terms.STARBASE)}
    for ability, where in held(table, seat):
        for effect in ability.effects if ability.timing == terms.PASSIVE else []:
            if effect.op == terms.WORMHOLE:
                found |= set(systems_of(table, seat)) if effect.b == terms.CONTROLLED else {where}
    return found


def refuse_leg(table: Table, seat: int, origin: int, place: int, army: bool, tunnels: set[int]) -> list[str]:
    """One step from a place to the next, whatever comes after it."""
    joined = table.near[origin] >> place & 1 or (origin in tunnels and place in tunnels and origin != place)
    if not joined or not (table.up >> place & 1 or place in tunnels):
        return ["BSU-16.10"]
    if others_home(table, seat, place):
        return ["BSU-4.23"]
    if army and opposed(table, seat, place):
        return ["BSU-16.7"]
    by_tunnel = place in tunnels and not table.opt[steps.OPT_ARMY_ROUTE]
    return ["BSU-16.13"] if army and table.control[place] != seat and not by_tunnel else ALLOWED


def refuse_step(table: Table, seat: int, origin: int, place: int, army: bool, left: int) -> list[str]:
    """A step of a jump; `left` steps can still be made, this one included."""
    if left <= 0:
        return ["BSU-16.1"]
    tunnels = tunnels_of(table, seat, army)
    refused = refuse_leg(table, seat, origin, place, army, tunnels)
    if refused or not army:
        return refused
    return ALLOWED if army_arrives(table, seat, place, left - 1, tunnels) else ["BSU-16.13"]


def army_arrives(table: Table, seat: int, place: int, left: int, tunnels: set[int]) -> bool:
    """BSU-16.13: an army stops in a system of its own, here or further on."""
    here = {place}
    for _ in range(left + 1):
        if any([table.control[each] == seat for each in here]):
            return True
        everywhere = range(table.galaxy.size)
        here = {to for each in here for to in everywhere if not refuse_leg(table, seat, each, to, True, tunnels)}
    return False


def can_set_out(table: Table, seat: int, place: int, army: bool, used: int) -> bool:
    left = distance(table, seat, terms.JUMP_DISTANCE) - used
    return any([not refuse_step(table, seat, place, other, army, left) for other in range(table.galaxy.size)])


def refuse_jump_from(table: Table, seat: int, action: int) -> list[str]:
    fleet, army = place_of(table, action, FLEET_AT), place_of(table, action, ARMY_AT)
    if fleet < 0 and army < 0:
        return ["BSU-16.1"]
    if (fleet >= 0 and not ships_at(table, seat, fleet)) or (army >= 0 and not soldiers_at(table, seat, army)):
        return ["BSU-16.1"]
    return ALLOWED if can_set_out(table, seat, max(fleet, army), army >= 0, 0) else ["BSU-16.10"]


def refuse_jump(table: Table, seat: int, action: int) -> list[str]:
    """BSU-16.1–16.4: on, with whom, or stop."""
    frame = table.frames[-1]
    army = frame.count == 1
    may_stop = table.control[frame.place] == seat or not army
    if action == DECLINE:
        return ALLOWED if frame.steps and may_stop else ["BSU-16.13" if frame.steps else "BSU-11.10"]
    place = place_of(table, action, PLACE_AT)
    if place >= 0:
        left = distance(table, seat, terms.JUMP_DISTANCE) - frame.steps
        return refuse_step(table, seat, frame.place, place, army, left)
    if not can_set_out(table, seat, frame.place, army, frame.steps):
        return ["BSU-16.3"]
    if LEAVE <= action < LEAVE + terms.KINDS:
        enough = sum(frame.group) > 1 and frame.group[action - LEAVE] > 0
        return ALLOWED if enough and may_stop else ["BSU-16.3"]
    if ALONG <= action < ALONG + terms.KINDS:
        kind = action - ALONG
        moves = (
            kind in (terms.REGIMENT, terms.COLOSSUS)
            if army
            else kind not in (terms.REGIMENT, terms.COLOSSUS, terms.STARBASE)
        )
        waiting = table.has(seat, frame.place, kind) > frame.group[kind]
        return ALLOWED if moves and waiting and not frame.leaving else ["BSU-16.2"]
    return ["BSU-16.3"]


# ---------------------------------------------------------------- leaps


def refuse_leap_goal(table: Table, seat: int, effect: Effect, origin: int, place: int) -> list[str]:
    """BSU-44.26."""
    if place == origin or place not in reached(table, seat):
        return ["BSU-44.26"]
    if others_home(table, seat, place):
        return ["BSU-4.23"]
    own = table.control[place] == seat
    anomaly = table.tables.tile_back[table.tile[place]] == terms.UNKNOWN_BACK
    if (effect.b == terms.CONTROLLED and not own) or (effect.b == terms.ON_ANOMALY and not anomaly):
        return ["BSU-44.26"]
    if effect.a == terms.ARMY and (not own or opposed(table, seat, place)):
        return ["BSU-16.7"]
    return ALLOWED


def refuse_leap_from(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, _, _ = table.asked
    return refuse_leap_by(table, seat, table.tables.effect(ability, number, branch), action)


def refuse_leap_by(table: Table, seat: int, effect: Effect, action: int) -> list[str]:
    army = effect.a == terms.ARMY
    place = place_of(table, action, ARMY_AT if army else FLEET_AT)
    if place < 0 or not (soldiers_at(table, seat, place) if army else ships_at(table, seat, place)):
        return ["BSU-44.26"]
    frame = table.frames[-1]
    if frame.action == terms.BATTLE and place != frame.place:
        return ["BSU-44.26"]
    goals = [goal for goal in range(table.galaxy.size) if not refuse_leap_goal(table, seat, effect, place, goal)]
    return ALLOWED if goals else ["BSU-44.26"]


def refuse_leap(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, _, origin = table.asked
    place = place_of(table, action, PLACE_AT)
    if place >= 0:
        return refuse_leap_goal(table, seat, table.tables.effect(ability, number, branch), origin, place)
    group = table.frames[-1].group
    stays = LEAVE <= action < LEAVE + terms.KINDS and sum(group) > 1 and group[action - LEAVE] > 0
    return ALLOWED if stays else ["BSU-44.26"]
