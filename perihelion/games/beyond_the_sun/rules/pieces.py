"""Cubes, ships and discs: the small moves of pieces that all effects are made of (BTS-9, BTS-10, BTS-12)."""

from typing import Final

from perihelion.kernel.bits import ones
from perihelion.kernel.lists import altered
from perihelion.kernel.table import Event, Fact, named

from . import effects
from .abilities import ability_at, add_trigger
from .cards import AREA_NAMES, DISCS, FOOD, KINDS, MARKER, NO_CARD, ORE_DISC
from .counters import own_cards
from .sets import SHIPS
from .state import AREAS_IN, Faction, Table
from .vocabulary import AREAS, COLUMNS, GUILD_SPACE, MAT_SOURCE, SHIP_LEVELS, SPHERE_SPACE, SYSTEM_SOURCE

FROM_LEFT: Final = list(range(COLUMNS))
FROM_RIGHT: Final = FROM_LEFT[::-1]


def take_ore(table: Table, seat: int, amount: int) -> None:
    """BTS-9.2: exactly so much, from a pool without end."""
    if amount <= 0:
        return
    table.factions[seat].ore += amount
    table.changed = 1  # BTS-16.8
    if table.sink is not None:
        table.emit(Event("ore", seat, "ore", "pool", "mat", amount))


def pay_ore(table: Table, seat: int, amount: int) -> None:
    """BTS-9.1."""
    if amount <= 0:
        return
    table.factions[seat].ore -= amount
    if table.sink is not None:
        table.emit(Event("paid", seat, "ore", "mat", "pool", amount))


def return_cube(table: Table, seat: int) -> int:
    """BTS-10.9, BTS-10.14: into the rightmost column with a free place, else into A beyond its places."""
    supply = table.factions[seat].supply
    capacity = table.tables.capacity
    for column in FROM_RIGHT:
        if supply[column] < capacity[column]:
            break
    else:
        column = 0
    supply[column] += 1
    return column


def retire(table: Table, seat: int, cubes: int) -> None:
    """BTS-10.8: population back into the supply columns."""
    for _ in range(cubes):
        table.factions[seat].pop -= 1
        return_cube(table, seat)
    if cubes and table.sink is not None:
        table.emit(Event("retired", seat, "population", "mat", "supply", cubes))


def take_supply(table: Table, seat: int, right: bool) -> bool:
    """BTS-10.4: one cube from the leftmost column that has any; `right` from the rightmost one."""
    supply = table.factions[seat].supply
    for column in FROM_RIGHT if right else FROM_LEFT:
        if supply[column]:
            supply[column] -= 1
            return True
    return False


def gain_population(table: Table, seat: int, cubes: int, right: bool) -> None:
    """BTS-21.7: supply becomes population, as far as there is any."""
    gained = 0
    while gained < cubes and take_supply(table, seat, right):
        gained += 1
    if gained:
        table.factions[seat].pop += gained
        table.changed = 1  # BTS-16.8
        if table.sink is not None:
            table.emit(Event("population", seat, "population", "supply", "mat", gained))


def place_ship(table: Table, seat: int, area: int, level: int) -> None:
    """BTS-14.13: its level is its strength."""
    faction = table.factions[seat]
    ship = area * SHIP_LEVELS + level - 1
    faction.ships[ship] += 1
    faction.fleet |= 1 << ship
    faction.strength[area] += level
    table.touched |= 1 << area


def remove_ship(table: Table, seat: int, area: int, level: int) -> None:
    """BTS-14.13."""
    faction = table.factions[seat]
    ship = area * SHIP_LEVELS + level - 1
    faction.ships[ship] -= 1
    if not faction.ships[ship]:
        faction.fleet ^= 1 << ship
    faction.strength[area] -= level
    table.touched |= 1 << area


def way(ship: int, target: int) -> tuple[int, int, int, int, int, int]:
    area, below = divmod(ship, SHIP_LEVELS)
    return area, target, below + 1, ship, target * SHIP_LEVELS + below, 1 << area | 1 << target


WAYS: Final = [way(ship, target) for ship in range(AREAS * SHIP_LEVELS) for target in range(AREAS)]
"""Of every move, in order: from where, to where, the ship's level, its kind before and after, both areas as bits."""


def shift_ship(table: Table, faction: Faction, move: int) -> None:
    """A ship from one area to another (BTS-14.3, BTS-14.13): the two above in one."""
    area, target, level, ship, there, both = WAYS[move]
    ships = faction.ships
    strength = faction.strength
    left = ships[ship] - 1
    ships[ship] = left
    ships[there] += 1
    fleet = faction.fleet | 1 << there
    faction.fleet = fleet if left else fleet ^ 1 << ship
    strength[area] -= level
    strength[target] += level
    table.touched |= both


def own_ships(table: Table, seat: int) -> list[int]:
    """Where own ships stand: area * 4 + level - 1 of each kind, in order."""
    return SHIPS.of(table.factions[seat].fleet)


def take_disc(table: Table, seat: int, kind: int) -> int:
    """The leftmost disc of a track, or a marker when it is empty (BTS-12.3, BTS-14.21, BTS-15.15)."""
    faction = table.factions[seat]
    if kind == FOOD and faction.food_out < DISCS:
        faction.food_out += 1
        return FOOD
    if kind == ORE_DISC and faction.ore_out < DISCS:
        faction.ore_out += 1
        if faction.ore_out == DISCS:
            add_trigger(table, seat, effects.WHEN_LAST_ORE_DISC)
        return ORE_DISC
    return MARKER


def return_disc(table: Table, seat: int, kind: int) -> None:
    """BTS-14.22: home to its own track; a marker just leaves the board (A-23)."""
    if kind == FOOD:
        table.factions[seat].food_out -= 1
    elif kind == ORE_DISC:
        table.factions[seat].ore_out -= 1


def disc_kinds(table: Table, seat: int, spec: int) -> list[int]:
    """The tracks a disc may come from: of the specialisation (BTS-14.20), with any_track_disc both (BTS-21.18)."""
    rules = table.factions[seat].rules
    if spec == 3 or rules >> effects.ANY_TRACK_DISC & 1:
        return [FOOD, ORE_DISC]
    return [FOOD] if spec == 1 else [ORE_DISC]


def refresh_abilities(table: Table, seat: int) -> None:
    """After a change of technologies or systems: which rules and abilities a faction has now (BTS-21.25)."""
    faction = table.factions[seat]
    rules = 0
    at_will: list[int] = []
    on_trigger: list[int] = []
    for card in own_cards(table, faction):
        technology = table.tables.technologies[card]
        if technology.abilities:
            rules |= technology.rules
            at_will += [card] * technology.at_will
            on_trigger += [card] * technology.on_trigger
    for system in own_systems(table, seat):
        special = table.tables.systems[system].special
        if special is not None:
            if special.kind == effects.RULE:
                rules |= 1 << special.number
            else:
                at_will.append(SYSTEM_SOURCE + system)
    at_will.sort()
    on_trigger.sort()
    for k in range(len(table.tables.mats[faction.mat].abilities)):
        on_trigger.append(MAT_SOURCE + k)
    faction.rules = rules
    faction.at_will = at_will
    faction.on_trigger = on_trigger
    refresh_triggers(table, seat)


def refresh_triggers(table: Table, seat: int) -> None:
    """Which triggers set off anything for a faction."""
    faction = table.factions[seat]
    faction.listens = 0
    for source in faction.on_trigger:
        faction.listens |= 1 << ability_at(table, seat, source).number


def refresh_technologies(table: Table, faction: Faction) -> None:
    """The action spaces on a faction's technologies (BTS-4.7), and the types these pass on."""
    faction.space_mask = 0
    faction.passed = 0
    for card in own_cards(table, faction):
        technology = table.tables.technologies[card]
        faction.space_mask |= technology.space_mask
        faction.passed |= technology.passed


def add_technology(table: Table, seat: int, card: int) -> None:
    """The same for one technology more (BTS-4.7); only one with abilities changes anything else (BTS-21.25)."""
    technology = table.tables.technologies[card]
    if technology.abilities:
        refresh_abilities(table, seat)
    faction = table.factions[seat]
    faction.space_mask |= technology.space_mask
    faction.passed |= technology.passed


def own_systems(table: Table, seat: int) -> list[int]:
    """The system cards that a faction controls or has colonised (BTS-21.25)."""
    faction = table.factions[seat]
    held = [table.system_at[area] for area in AREAS_IN[faction.bases] if table.system_at[area] >= 0]
    return held + [colony // 16 for colony in faction.colonised]


def refresh_slots(table: Table) -> None:
    """Which slots are discovered, and which ones each faction could research."""
    table.discovered = 0
    for number in range(len(table.tech_at)):
        if table.tech_at[number] >= 0:
            table.discovered |= 1 << number
    for faction in table.factions:
        refresh_open_slots(table, faction)


def refresh_open_slots(table: Table, faction: Faction) -> None:
    """BTS-11.4: the slots a faction has not researched and whose prerequisites it meets."""
    faction.open_slots = table.tables.open_at_start & ~faction.techs
    if faction.techs:
        for slot in range(len(table.tech_at)):
            open_if_met(table, faction, slot)


def open_if_met(table: Table, faction: Faction, number: int) -> None:
    """A slot counts as open once its prerequisites are met (BTS-11.4, BTS-11.7)."""
    slot = table.tables.slots[number]
    own = faction.techs
    least = slot.least
    if least == 2 and table.discovered >> number & 1 and faction.has_rule(effects.SKIP_PREREQUISITE):
        least -= table.tables.rule_value[effects.SKIP_PREREQUISITE]  # BTS-21.20
    if not own >> number & 1 and ones(own & slot.needs) >= least:
        faction.open_slots |= 1 << number


def research_slot(table: Table, faction: Faction, slot: int) -> None:
    """An own cube lies at a slot from now on (BTS-11.11): slots to its right may open (BTS-11.4)."""
    faction.techs |= 1 << slot
    faction.open_slots &= ~(1 << slot)
    for further in table.tables.following[slot]:
        open_if_met(table, faction, further)


def discover(table: Table, slot: int, card: int) -> None:
    """A card lies on a slot from now on; only who may skip prerequisites can research more by it."""
    table.tech_at = altered(table.tech_at, slot, card)
    table.discovered |= 1 << slot
    for faction in table.factions:
        if faction.rules >> effects.SKIP_PREREQUISITE & 1:
            refresh_open_slots(table, faction)


def refresh_common(table: Table) -> None:
    """The spaces that everybody reaches: Basic ones (BTS-4.8), opened guilds (BTS-4.24), the sphere (BTS-17.12)."""
    table.common = table.tables.layouts[table.layout].basic_mask | table.open_guilds << GUILD_SPACE
    if table.sphere != NO_CARD:
        table.common |= 1 << SPHERE_SPACE


def refresh_pawns(table: Table) -> None:
    """BTS-4.2: where a pawn stands in the way of others; a pawn put aside holds nothing."""
    table.held = 0
    blocked = table.tables.layouts[table.layout].blocked
    for faction in table.factions:
        if not faction.aside:
            table.held |= blocked[faction.pawn]


def refresh_aims(table: Table) -> None:
    """BTS-6.7, BTS-6.8: for everybody the achievements with a usable space free and without an own disc."""
    for seat, faction in enumerate(table.factions):
        open_places = [place for place, discs in enumerate(table.claims) if not discs or has_room(table, seat, place)]
        faction.aims = sorted([table.goals[place] for place in open_places])


def close_aims(table: Table, place: int) -> None:
    """BTS-6.7, BTS-6.9: the same after a claim; only who cannot claim it any more has one less."""
    goal = table.goals[place]
    for seat, faction in enumerate(table.factions):
        if goal in faction.aims and not has_room(table, seat, place):
            faction.aims = [each for each in faction.aims if each != goal]


def has_room(table: Table, seat: int, place: int) -> bool:
    """Whether an achievement has a usable space free (BTS-6.7, BTS-6.8) and no disc of this seat (BTS-6.9)."""
    discs = table.claims[place]
    if len(discs) >= len(table.tables.achievements[table.goals[place]].usable(table.seats)):
        return False
    return seat not in [disc // 4 for disc in discs]


def tell_disc(table: Table, kind: str, seat: int, disc: int, place: str) -> None:
    facts: dict[str, Fact] = {"disc": named("disc", KINDS[disc]), "area": place}
    table.emit(Event(kind, seat, f"disc-{KINDS[disc]}", "track", place.removeprefix("@"), 1, facts=facts))


def area_name(table: Table, area: int) -> str:
    """A system card by its own name, other areas by theirs."""
    system = table.system_at[area]
    if system >= 0:
        return named("system", table.tables.systems[system].name)
    return named("area", AREA_NAMES[area].lower())


def refresh_all(table: Table) -> None:
    """What follows from the rest, after loading."""
    refresh_slots(table)
    refresh_aims(table)
    refresh_common(table)
    refresh_pawns(table)
    for seat, faction in enumerate(table.factions):
        refresh_technologies(table, faction)
        refresh_triggers(table, seat)
