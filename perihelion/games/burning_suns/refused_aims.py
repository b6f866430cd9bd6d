"""Why a jump, a leap or the aim of an ability is refused, by rule id."""

from perihelion.games.burning_suns.effect_steps import effect_of
from perihelion.games.burning_suns.empire import jump_distance
from perihelion.games.burning_suns.galaxy import ban_rank
from perihelion.games.burning_suns.programs import Ability, Effect
from perihelion.games.burning_suns.second_reading import ALLOWED, opposed, reached, steps_from_own
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_JUMP,
    ASK_JUMP_FROM,
    ASK_LEAP_FROM,
    ASK_PLACE,
    OPT_ARMY_ROUTE,
    OPT_HOSTILE_PEACE,
    OPT_UNINHABITED_UNREST,
)
from perihelion.games.burning_suns.tables import (
    ALONG,
    ARMY_AT,
    DECLINE,
    FLEET_AT,
    FORCE_AT,
    LEAVE,
    OWNERS,
    PLACE_AT,
    SYSTEMS,
    WORMHOLE_TILE,
)
from perihelion.games.burning_suns.terms import (
    ADD,
    ANY_TILE,
    ARMY,
    BATTLE,
    CHOSEN,
    COLOSSUS,
    CONSTRUCTION,
    CONTROL,
    CONTROLLED,
    DARK,
    HOME,
    HOSTILE,
    KINDS,
    LOCAL,
    ON_ANOMALY,
    OPPONENT,
    OWN_FLEET,
    PASSIVE,
    PEEK,
    PLACE_NPC,
    PLACE_SYSTEM,
    REGIMENT,
    REPLACE,
    RETURN_TILE,
    REVEAL_TILES,
    SALVAGE,
    SEATS,
    SEIZE,
    SPECIAL,
    STARBASE,
    SWAP_SYSTEMS,
    TRANSFER,
    UNINHABITED,
    UNKNOWN_BACK,
    VOID,
    WORMHOLE,
)


def place_of(table: Table, action: int, first: int) -> int:
    """The place an answer of that kind names, -1 for another answer."""
    return action - first if first <= action < first + table.galaxy.size else -1


def ships_at(table: Table, seat: int, place: int) -> int:
    """Ships and titans: what can jump (BSU-16.8)."""
    kinds = [kind for kind in range(KINDS) if kind not in (REGIMENT, COLOSSUS, STARBASE)]
    return sum([table.has(seat, place, kind) for kind in kinds])


def soldiers_at(table: Table, seat: int, place: int) -> int:
    return table.has(seat, place, REGIMENT) + table.has(seat, place, COLOSSUS)


def others_home(table: Table, seat: int, place: int) -> bool:
    return place in [home for other, home in enumerate(table.galaxy.homes) if other != seat]


# ---------------------------------------------------------------- jumps


def tunnels_of(table: Table, seat: int, army: bool) -> set[int]:
    """BSU-16.18: the wormholes of an empire."""
    found = {place for place in reached(table, seat) if table.kind_at(place) == WORMHOLE_TILE}
    if not army:
        found |= {place for place in range(table.galaxy.size) if table.has(seat, place, STARBASE)}
    for code in table.active[seat]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing == PASSIVE:
            for effect in ability.effects:
                if effect.op == WORMHOLE and effect.b == CONTROLLED:
                    found |= {place for place in range(table.galaxy.size) if table.control[place] == seat}
                elif effect.op == WORMHOLE:
                    found.add(code & 63)
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
    by_tunnel = place in tunnels and not table.opt[OPT_ARMY_ROUTE]
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
    left = jump_distance(table, seat) - used
    return any([not refuse_step(table, seat, place, other, army, left) for other in range(table.galaxy.size)])


def refuse_jump_from(table: Table, seat: int, action: int, rule: str) -> list[str]:
    fleet, army = place_of(table, action, FLEET_AT), place_of(table, action, ARMY_AT)
    if fleet < 0 and army < 0:
        return [rule]
    if (fleet >= 0 and not ships_at(table, seat, fleet)) or (army >= 0 and not soldiers_at(table, seat, army)):
        return ["BSU-16.1"]
    return ALLOWED if can_set_out(table, seat, max(fleet, army), army >= 0, 0) else ["BSU-16.10"]


def refuse_jump(table: Table, seat: int, action: int, rule: str) -> list[str]:
    """BSU-16.1–16.4: on, with whom, or stop."""
    frame = table.frames[-1]
    army = frame.count == 1
    may_stop = table.control[frame.place] == seat or not army
    if action == DECLINE:
        return ALLOWED if frame.steps and may_stop else ["BSU-16.13" if frame.steps else "BSU-11.10"]
    place = place_of(table, action, PLACE_AT)
    if place >= 0:
        left = jump_distance(table, seat) - frame.steps
        return refuse_step(table, seat, frame.place, place, army, left)
    if not can_set_out(table, seat, frame.place, army, frame.steps):
        return [rule]
    if LEAVE <= action < LEAVE + KINDS:
        enough = sum(frame.group) > 1 and frame.group[action - LEAVE] > 0
        return ALLOWED if enough and may_stop else ["BSU-16.3"]
    if ALONG <= action < ALONG + KINDS:
        kind = action - ALONG
        moves = kind in (REGIMENT, COLOSSUS) if army else kind not in (REGIMENT, COLOSSUS, STARBASE)
        waiting = table.has(seat, frame.place, kind) > frame.group[kind]
        return ALLOWED if moves and waiting and not frame.leaving else ["BSU-16.2"]
    return [rule]


# ---------------------------------------------------------------- leaps


def refuse_leap_goal(table: Table, seat: int, effect: Effect, origin: int, place: int) -> list[str]:
    """BSU-44.26."""
    if place == origin or place not in reached(table, seat):
        return ["BSU-44.26"]
    if others_home(table, seat, place):
        return ["BSU-4.23"]
    own = table.control[place] == seat
    anomaly = table.tables.tile_back[table.tile[place]] == UNKNOWN_BACK
    if (effect.b == CONTROLLED and not own) or (effect.b == ON_ANOMALY and not anomaly):
        return ["BSU-44.26"]
    if effect.a == ARMY and (not own or opposed(table, seat, place)):
        return ["BSU-16.7"]
    return ALLOWED


def refuse_leap_from(table: Table, seat: int, action: int, rule: str) -> list[str]:
    effect = effect_of(table, table.asked)
    army = effect.a == ARMY
    place = place_of(table, action, ARMY_AT if army else FLEET_AT)
    if place < 0 or not (soldiers_at(table, seat, place) if army else ships_at(table, seat, place)):
        return [rule]
    frame = table.frames[-1]
    if frame.action == BATTLE and place != frame.place:
        return [rule]
    goals = [goal for goal in range(table.galaxy.size) if not refuse_leap_goal(table, seat, effect, place, goal)]
    return ALLOWED if goals else ["BSU-44.26"]


# ---------------------------------------------------------------- aims of abilities


def refuse_ability_place(table: Table, seat: int, action: int, rule: str) -> list[str]:
    step = table.asked
    effect = effect_of(table, step)
    if action == DECLINE:
        return ALLOWED if effect.op in (TRANSFER, REVEAL_TILES, PEEK, REPLACE) else [rule]
    place = place_of(table, action, PLACE_AT)
    if place < 0:
        return [rule]
    if effect.op in (PLACE_SYSTEM, RETURN_TILE):
        return ALLOWED if takes_new_tile(table, seat, effect, place) else ["BSU-2.15"]
    if table.tile[place] < 0:
        return [rule]
    if effect.op in (REVEAL_TILES, PEEK):
        return refuse_look(table, seat, effect, place)
    own = table.control[place] == seat
    if effect.op == ADD and effect.b == OWN_FLEET:
        fleets = [each for each in range(table.galaxy.size) if table.fleet[seat][each]]
        return ALLOWED if place in (fleets or [table.galaxy.homes[seat]]) else [rule]
    if effect.op in (ADD, SALVAGE):
        return ALLOWED if own else [rule]
    if effect.op == TRANSFER:
        return ALLOWED if own and table.has(seat, place, REGIMENT) else [rule]
    if effect.op == REPLACE:
        return ALLOWED if table.has(seat, place, effect.a) else [rule]
    if not near_enough(table, seat, place, effect.dist):
        return ["BSU-44.11"]
    return refuse_change(table, seat, table.tables.abilities[step[2]], effect, place, rule)


def near_enough(table: Table, seat: int, place: int, steps: int) -> bool:
    """BSU-44.11: a revealed path, and within the distance of an own system if one is given."""
    if place not in reached(table, seat):
        return False
    return steps < 0 or steps_from_own(table, seat).get(place, steps + 1) <= steps


def refuse_look(table: Table, seat: int, effect: Effect, place: int) -> list[str]:
    beside = [other for other in reached(table, seat) if table.near[place] >> other & 1]
    if table.up >> place & 1 or not beside:
        return ["BSU-12.7"]
    return ["BSU-44.36"] if effect.op == PEEK and table.peeked[seat] >> place & 1 else ALLOWED


def takes_new_tile(table: Table, seat: int, effect: Effect, place: int) -> bool:
    """BSU-2.15: a free place beside a face-up tile that is no home, with a revealed path to it."""
    galaxy = table.galaxy
    if place < galaxy.count or table.tile[place] >= 0:
        return False
    anomaly = effect.op == RETURN_TILE and effect.a == 0
    touching = galaxy.near_anomaly[place] if anomaly else galaxy.near_system[place]
    for other in range(galaxy.size):
        if not anomaly and galaxy.near_free[place] >> other & 1 and 0 <= table.tile[other] < SYSTEMS:
            touching |= 1 << other
    return any([touching >> other & 1 and table.kind_at(other) != HOME for other in reached(table, seat)])


def refuse_change(table: Table, seat: int, ability: Ability, effect: Effect, place: int, rule: str) -> list[str]:
    """Effects that change who holds a system, what stands there, or where it lies."""
    kind, owner = table.kind_at(place), table.control[place]
    system = table.tile[place] < SYSTEMS and kind not in (VOID, HOME)
    if effect.op == SEIZE:
        return ALLOWED if kind == effect.a and owner < 0 and table.local[place] == 0 else ["BSU-44.41"]
    if effect.op == SWAP_SYSTEMS:
        return ALLOWED if kind != HOME and table.tile[place] < SYSTEMS and place != table.asked[7] else [rule]
    if effect.op == PLACE_NPC:
        fits = kind != HOME if effect.b == ANY_TILE else system and owner < 0
        return ALLOWED if fits else [rule]
    if effect.op != CONTROL:
        return [rule]
    unrest = table.unrest >> place & 1 == 1
    if effect.n > 0:
        stays = kind in (HOSTILE, SPECIAL) and not table.opt[OPT_HOSTILE_PEACE]
        return ALLOWED if owner == seat and unrest and not stays else ["BSU-25.14"]
    if owner < 0 or owner == seat or not system:
        return ["BSU-25.8"]
    if kind == UNINHABITED and (unrest or not table.opt[OPT_UNINHABITED_UNREST]):
        return ["BSU-25.15"]
    return ALLOWED if ban_rank(table, place) > ability.rank else ["BSU-23.16"]


def refuse_force(table: Table, seat: int, action: int, rule: str) -> list[str]:
    """BSU-44.13, 44.14: whose units where."""
    if not FORCE_AT <= action < FORCE_AT + table.galaxy.size * OWNERS:
        return [rule]
    place, owner = divmod(action - FORCE_AT, OWNERS)
    effect = effect_of(table, table.asked)
    if owner == seat or SEATS > owner >= table.seats or not hit_there(table, owner, place, effect.a):
        return ["BSU-44.13"]
    fight = table.frames[-1].fight
    if effect.who == OPPONENT or (effect.who < 0 and effect.dist < 0):
        here = fight is not None and owner in fight.owners and place == table.frames[-1].place
        return ALLOWED if here else ["BSU-44.13"]
    if others_home(table, seat, place):
        return ["BSU-4.24"]
    if effect.who == CHOSEN and owner >= SEATS:
        return ["BSU-44.13"]
    return ALLOWED if near_enough(table, seat, place, effect.dist) else ["BSU-44.11"]


def hit_there(table: Table, owner: int, place: int, kinds: int) -> bool:
    if owner >= SEATS:
        number, kind = (table.dark[place], DARK) if owner == SEATS else (table.local[place], LOCAL)
        return number > 0 and kinds >> kind & 1 == 1
    built = kinds >> CONSTRUCTION & 1 and table.control[place] == owner and table.construction[place] >= 0
    return bool(built) or any([kinds >> kind & 1 and table.has(owner, place, kind) for kind in range(KINDS)])


def refuse_aim(table: Table, seat: int, action: int, kind: int, rule: str) -> list[str]:
    if kind == ASK_JUMP_FROM:
        return refuse_jump_from(table, seat, action, rule)
    if kind == ASK_JUMP:
        return refuse_jump(table, seat, action, rule)
    if kind == ASK_LEAP_FROM:
        return refuse_leap_from(table, seat, action, rule)
    if kind == ASK_PLACE:
        return refuse_ability_place(table, seat, action, rule)
    return refuse_force(table, seat, action, rule)
