"""The galaxy: revealed paths, distances, opposing fleets, tiles turned up and put down, control of systems."""

from perihelion.kernel.lists import altered
from perihelion.kernel.table import Event, Fact, named

from .. import terms
from ..board import swapped
from ..empire.numbers import ignores
from ..empire.sources import gain_sources, sources_at, touch
from ..state import Table
from ..steps import OPT_ANY_NPC, OPT_HOSTILE_PEACE, OPT_UNINHABITED_UNREST
from ..tables import DARK_FLEET, SYSTEMS, TILE_KINDS, WORMHOLE_TILE
from .masks import places_in


def refresh_reach(table: Table) -> None:
    """BSU-12.6: the face-up tiles joined to the home. Everything an empire owns stands there, so this is all."""
    table.laid = 0
    for place, tile in enumerate(table.tile):
        if tile >= 0:
            table.laid |= 1 << place
    table.lands = [0] * TILE_KINDS
    for place in places_in(table.up):
        table.lands[table.tables.tile_kind[table.tile[place]]] |= 1 << place
    for seat in range(table.seats):
        table.reach[seat] = 0
        table.frontier[seat] = 0
        follow_paths(table, seat, table.galaxy.homes[seat])


def extend_reach(table: Table, place: int) -> None:
    """The same after one tile was turned up."""
    table.lands[table.tables.tile_kind[table.tile[place]]] |= 1 << place
    for seat in range(table.seats):
        if table.reach[seat] & table.near[place]:
            follow_paths(table, seat, place)


def follow_paths(table: Table, seat: int, place: int) -> None:
    """From a tile newly reached on to all that are joined to it, with the face-down tiles beside them (BSU-12.7)."""
    near = table.near
    reached = table.reach[seat] | 1 << place
    beside = table.frontier[seat] | near[place]
    front = near[place] & table.up & ~reached
    while front:
        reached |= front
        following = 0
        for place in places_in(front):
            following |= near[place]
        beside |= following
        front = following & table.up & ~reached
    table.reach[seat] = reached
    table.frontier[seat] = beside & table.laid & ~table.up


def within(table: Table, seat: int, steps: int) -> int:
    """BSU-17.4, 12.2: places with a revealed path, at most so many steps from the nearest controlled system."""
    if steps < 0:
        return table.reach[seat]
    reached = table.domain[seat]
    front = reached
    near = table.near
    for _ in range(steps):
        following = 0
        for place in places_in(front):
            following |= near[place]
        front = following & ~reached
        reached |= front
    return reached & table.reach[seat]


def knows_way_to(table: Table, seat: int, other: int) -> bool:
    """BSU-12.11: a revealed path to an empire is one to a tile it controls or has units on."""
    return table.reach[seat] & (table.domain[other] | table.fleets[other] | table.armies[other]) != 0


def empire_within(table: Table, seat: int, other: int, steps: int) -> bool:
    """BSU-44.11, 23.15."""
    if steps < 0:
        return knows_way_to(table, seat, other)
    return within(table, seat, steps) & table.domain[other] != 0


def foreign_home(table: Table, seat: int, place: int) -> bool:
    return table.kind_at(place) == terms.HOME and table.control[place] != seat


def dark_opposing(table: Table, place: int) -> bool:
    """BSU-A-7."""
    return table.dark[place] >= (1 if table.opt[OPT_ANY_NPC] else table.tables.opposing_min)


def opposing_fleet(table: Table, seat: int, place: int) -> bool:
    """BSU-18.12: four or more units of somebody not allied, or of nobody."""
    if table.dark[place] and dark_opposing(table, place):
        return True
    least = table.tables.opposing_min
    for other in range(table.seats):
        if table.fleet[other][place] >= least and other != seat and not table.allied(seat, other):
            return True
    return False


def hindered(table: Table, seat: int, place: int) -> bool:
    return opposing_fleet(table, seat, place) and not ignores(table, seat, terms.NO_OPPOSING_FLEET)


def wormholes(table: Table, seat: int, army: bool) -> int:
    """BSU-16.18: the tiles that are wormholes for a fleet or an army of the empire."""
    found = table.reach[seat] & table.lands[WORMHOLE_TILE]
    if not army and table.hull[seat][terms.STARBASE - terms.TITAN] > 0:
        found |= 1 << table.where_unique(seat, terms.STARBASE)
    if not table.sums[seat].get(terms.WORMHOLE << 6, 0):
        return found
    for code in table.active[seat]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing != terms.PASSIVE:
            continue
        for effect in ability.effects:
            if effect.op == terms.WORMHOLE:
                found |= table.domain[seat] if effect.b == terms.CONTROLLED else 1 << (code & 63)
    return found


# ---------------------------------------------------------------- tiles


def turn_up(table: Table, place: int) -> None:
    """BSU-12.9, 13.8, 14.6: a tile is turned face up; the forces it brings are placed at once."""
    table.up |= 1 << place
    table.returned &= ~(1 << place)
    if any(table.peeked):
        for seat in range(table.seats):
            table.peeked = altered(table.peeked, seat, table.peeked[seat] & ~(1 << place))
    tile = table.tile[place]
    kind = table.tables.tile_kind[tile]
    if table.tables.tile_force[tile]:
        table.local = altered(table.local, place, table.local[place] + table.tables.tile_force[tile])
    if kind == DARK_FLEET:
        table.dark = altered(table.dark, place, table.dark[place] + table.tables.dark_number[tile])
    extend_reach(table, place)
    if table.sink is not None:
        table.emit(
            Event(
                "turned-up",
                piece=table.tables.tile_names[tile],
                target=table.galaxy.names[place],
                facts=at(table, place),
            )
        )


def at(table: Table, place: int) -> dict[str, int | str]:
    """The name of a place for a sentence: its tile, the back of a face-down one, or that nothing lies there yet."""
    tile = table.tile[place]
    if tile < 0:
        return {"place": "@free-place"}
    if table.up >> place & 1:
        return {"place": named("tile", table.tables.tile_names[tile])}
    return {"place": named("facedown", str(table.tables.tile_back[tile]))}


def place_facts(table: Table, place: int) -> dict[str, Fact]:
    """An open tile has a name of its own; of the others several look alike, so their place on the map is told."""
    facts: dict[str, Fact] = dict(at(table, place))
    facts["where"] = "" if table.up >> place & 1 else f" · {table.galaxy.names[place].removeprefix('p')}"
    return facts


def free_places(table: Table, seat: int, anomaly: bool) -> int:
    """BSU-2.15: where a new tile may go."""
    found = 0
    galaxy = table.galaxy
    beside = table.reach[seat]
    for place in places_in(beside):
        if table.kind_at(place) == terms.HOME:
            beside ^= 1 << place
    for place in range(galaxy.count, galaxy.size):
        if table.tile[place] < 0:
            touching = galaxy.near_anomaly[place] if anomaly else neighbours_as_system(table, place)
            if touching & beside:
                found |= 1 << place
    return found


def neighbours_as_system(table: Table, place: int) -> int:
    touching = table.galaxy.near_system[place]
    for other in places_in(table.galaxy.near_free[place]):
        tile = table.tile[other]
        if 0 <= tile < SYSTEMS:
            touching |= 1 << other
    return touching


def put_tile(table: Table, place: int, tile: int, face_up: bool) -> None:
    """BSU-2.15: a new tile with its edges."""
    anomaly = table.tables.tile_back[tile] == terms.UNKNOWN_BACK
    touching = table.galaxy.near_anomaly[place] if anomaly else neighbours_as_system(table, place)
    table.tile = altered(table.tile, place, tile)
    table.laid |= 1 << place
    table.near = altered(table.near, place, touching)
    for other in places_in(touching):
        table.near[other] |= 1 << place
    if table.sink is not None:
        table.emit(Event("placed-tile", target=table.galaxy.names[place], facts=at(table, place)))
    if face_up:
        turn_up(table, place)
    else:
        refresh_reach(table)


def swap(table: Table, one: int, other: int) -> None:
    """BSU-44.38: two systems change places with everything on them."""
    table.tile = swapped(table.tile, one, other)
    table.control = swapped(table.control, one, other)
    table.blocked = swapped(table.blocked, one, other)
    table.construction = swapped(table.construction, one, other)
    table.dark = swapped(table.dark, one, other)
    table.local = swapped(table.local, one, other)
    if (table.unrest >> one & 1) != (table.unrest >> other & 1):
        table.unrest ^= 1 << one | 1 << other
    for seat in range(table.seats):
        table.unshare(seat)
        units = table.units[seat]
        for kind in range(terms.KINDS):
            first, second = one * terms.KINDS + kind, other * terms.KINDS + kind
            units[first], units[second] = units[second], units[first]
        for sizes in (table.fleet[seat], table.army[seat]):
            sizes[one], sizes[other] = sizes[other], sizes[one]
    table.count_units()
    table.count_domains()
    refresh_reach(table)
    touch(table, table.control[one])
    if table.control[other] != table.control[one]:
        touch(table, table.control[other])


# ---------------------------------------------------------------- control


def is_system(table: Table, place: int) -> bool:
    """A system that can be controlled: no void, no anomaly, no home."""
    tile = table.tile[place]
    return 0 <= tile < SYSTEMS and table.tables.tile_kind[tile] not in (terms.VOID, terms.HOME)


def stays_hostile(table: Table, place: int) -> bool:
    return table.kind_at(place) in (terms.HOSTILE, terms.SPECIAL)


def gain_control(table: Table, seat: int, place: int, unrest: bool) -> None:
    """BSU-22.3, 37.12: a token of the empire; the benefit to block is asked for by the caller."""
    before = table.control[place]
    table.set_control(place, seat)
    table.blocked = altered(table.blocked, place, -1)
    if unrest:
        table.unrest |= 1 << place
    else:
        table.unrest &= ~(1 << place)
    if before < 0:
        gain_sources(table, seat, sources_at(table, place))
    else:
        touch(table, before)
        touch(table, seat)
    if table.sink is not None:
        facts: dict[str, Fact] = {**at(table, place), "before": before}
        table.emit(Event("control", seat, target=table.galaxy.names[place], facts=facts))


def rebellion(table: Table, place: int) -> None:
    """BSU-25.10–25.13: army and construction are discarded, the system is as it was when turned up."""
    owner = table.control[place]
    for kind in (terms.REGIMENT, terms.COLOSSUS):
        number = table.has(owner, place, kind)
        if number:
            table.change_units(owner, place, kind, -number)
            if kind == terms.COLOSSUS:
                table.set_hull(owner, terms.COLOSSUS, 0)
    if table.construction[place] >= 0:
        table.supply[table.construction[place]] += 1
        table.construction = altered(table.construction, place, -1)
    table.set_control(place, -1)
    table.blocked = altered(table.blocked, place, -1)
    table.unrest &= ~(1 << place)
    table.local = altered(table.local, place, table.tables.tile_force[table.tile[place]])
    touch(table, owner)
    if table.sink is not None:
        table.emit(Event("rebellion", owner, target=table.galaxy.names[place], facts=at(table, place)))


def diplomacy_banned(table: Table, place: int) -> bool:
    """BSU-23.16: a colossus of the owner, or an ability, forbids the negative diplomacy action."""
    return ban_rank(table, place) < 100


def ban_rank(table: Table, place: int) -> int:
    """The strongest ban of hostile diplomacy at a place: its rank (BSU-39.3), 100 for none."""
    owner = table.control[place]
    found = 70 if table.has(owner, place, terms.COLOSSUS) else 100
    for code in table.active[owner]:
        ability = table.tables.abilities[code >> 6]
        if ability.timing != terms.PASSIVE:
            continue
        for effect in ability.effects:
            if effect.op == terms.BANNED and effect.a == 0 and (effect.b == terms.CONTROLLED or code & 63 == place):
                found = min(found, ability.rank)
    return found


def can_worsen(table: Table, seat: int, place: int) -> bool:
    """BSU-23.4, 25.8, 25.14, 25.15: whether control of another empire's system can go down a step."""
    owner = table.control[place]
    if owner < 0 or owner == seat or not is_system(table, place):
        return False
    if table.kind_at(place) == terms.UNINHABITED:
        return table.opt[OPT_UNINHABITED_UNREST] == 1 and not table.unrest >> place & 1
    return True


def can_calm(table: Table, seat: int, place: int) -> bool:
    """BSU-25.7, 25.14: an own system in unrest, not a hostile one."""
    if table.control[place] != seat or not table.unrest >> place & 1:
        return False
    return not stays_hostile(table, place) or table.opt[OPT_HOSTILE_PEACE] == 1


def calm(table: Table, place: int) -> None:
    table.unrest &= ~(1 << place)
    table.blocked = altered(table.blocked, place, -1)
    touch(table, table.control[place])
    if table.sink is not None:
        table.emit(Event("calmed", table.control[place], target=table.galaxy.names[place], facts=at(table, place)))


def can_win_over(table: Table, place: int, kind: int) -> bool:
    """BSU-23.2, 44.41, 13.13: uncontrolled, of that kind, unguarded."""
    return table.control[place] < 0 and table.local[place] == 0 and table.kind_at(place) == kind


def win_over(table: Table, seat: int, place: int) -> None:
    """BSU-23.3, 22.3: one regiment and a peaceful token."""
    table.change_units(seat, place, terms.REGIMENT, 1)
    gain_control(table, seat, place, False)
