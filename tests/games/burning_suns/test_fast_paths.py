"""Short cuts of the rules give the same answers as the plain way."""

import random

from games.burning_suns.builder import GAME, TABLES, built

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.abilities.programs import Effect
from perihelion.games.burning_suns.rules.abilities.targets import forces, present
from perihelion.games.burning_suns.rules.empire.building import can_hire, purchases
from perihelion.games.burning_suns.rules.empire.numbers import regular_or_unique, total
from perihelion.games.burning_suns.rules.galaxy.moving import fleet_can_start, movable, next_places
from perihelion.games.burning_suns.rules.rounds import leader_options
from perihelion.games.burning_suns.rules.steps import ASK_LEADER, ASK_START_UNIT
from perihelion.games.burning_suns.rules.tables import (
    BUY,
    DARK_SHIPS,
    FORCE_AT,
    LEADER_AT,
    LOCAL_FORCES,
    MARKET_AT,
    OWNERS,
    REPAIR_AT,
)
from perihelion.games.burning_suns.rules.terms import (
    ANY_RESOURCE,
    ANY_UNIQUE,
    ANY_UNIT,
    CHOSEN,
    CONSTRUCTION,
    DARK,
    DESTROY,
    DISCOUNT,
    HIRED,
    KINDS,
    LOCAL,
    REPAIR,
    TECHNOLOGY,
    TITAN,
    UNIT_COST,
    UPGRADE,
)

UNITS = 7
SPACES = 36


def positions(seats: int, seed: int) -> list[BurningSunsState]:
    """Positions from all over a random game in which little is declined."""
    rng = random.Random(seed)
    state = GAME.new(seats, seed)
    found = []
    while not state.over():
        assert isinstance(state, BurningSunsState)
        if state.round:
            found.append(state.clone())
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        state.apply(seat, rng.choice([action for action in legal if action > 1] or legal))
    return found


def price_of(state: BurningSunsState, seat: int, cost: int, *goods: int) -> int:
    """BSU-27.13, 27.19, from the modifiers one by one."""
    off = sum(total(state, seat, DISCOUNT, each) - total(state, seat, UNIT_COST, each) for each in goods)
    return max(1, cost - off)


def bought_one_by_one(state: BurningSunsState, seat: int) -> list[int]:
    race = TABLES.races[state.race[seat]]
    crystals = state.crystals[seat]
    hired = any(
        state.control[place] == seat and regular_or_unique(state, seat, place) for place in range(state.galaxy.size)
    )
    units, resources, repairs = [], [], []
    for kind in range(UNITS):
        unique = kind >= TITAN
        place = state.where_unique(seat, kind) if unique else -1
        if place < 0:
            if price_of(state, seat, race.cost[kind], kind, ANY_UNIQUE if unique else ANY_UNIT) <= crystals:
                units.append(BUY + kind)
        elif (
            state.control[place] == seat
            and state.hull[seat][kind - TITAN] < race.hp[kind]
            and max(1, race.attack[kind] - total(state, seat, DISCOUNT, REPAIR)) <= crystals
        ):
            repairs.append(REPAIR_AT + kind - TITAN)
    for space, number in enumerate(state.market):
        if number >= 0:
            made = TABLES.resources[number]
            room = {TECHNOLOGY: race.technology_spaces > 0, UPGRADE: any(race.upgrade_spaces), HIRED: hired}
            payable = price_of(state, seat, made.cost, made.kind, ANY_RESOURCE) <= crystals
            if payable and room.get(made.kind, True):
                resources.append(MARKET_AT + space)
    return units + resources + repairs


def test_purchases_are_what_each_thing_by_itself_allows() -> None:
    rng = random.Random(5)
    seen: set[int] = set()
    cases: set[tuple[bool, ...]] = set()
    for state in positions(3, 11) + positions(4, 12) + positions(5, 13):
        seat = rng.randrange(state.seats)
        for kind in range(TITAN, UNITS):  # hits now and then, so that there is something to repair
            if state.hull[seat][kind - TITAN] > 1 and rng.random() < 0.5:
                state.set_hull(seat, kind, state.hull[seat][kind - TITAN] - 1)
        if rng.random() < 0.3:
            state.market[rng.randrange(len(state.market))] = -1
        for crystals in (0, state.crystals[seat], rng.randrange(1, 12), 60):
            state.crystals[seat] = crystals
            listed = purchases(state, seat)
            assert listed == bought_one_by_one(state, seat)
            seen.update(listed)
            cases.add((crystals == 60, can_hire(state, seat), -1 in state.market, any(state.hull[seat])))
    assert seen >= {BUY + kind for kind in range(UNITS)} | {REPAIR_AT + number for number in range(3)}
    assert len(seen & set(range(MARKET_AT, REPAIR_AT))) == 9
    assert len(cases) == 16  # every mixture


def test_leaders_go_to_every_space_that_is_free() -> None:
    seen = set()
    for state in positions(4, 14):
        if state.asked[0] == ASK_LEADER:
            for seat in range(4):
                at_home = [leader for leader in range(3) if seat * 3 + leader not in state.leader_at]
                free = [space for space in range(SPACES) if state.leader_at[space] < 0]
                moves = [LEADER_AT + leader * SPACES + space for leader in at_home for space in free]
                assert leader_options(state, seat) == moves
                seen.add(tuple(at_home))
    assert len(seen) == 8


def test_a_fleet_can_start_where_it_has_a_next_place_and_ships_that_move() -> None:
    answers = set()
    for state in positions(4, 15):
        for seat in range(4):
            for place in range(state.galaxy.size):
                if state.fleet[seat][place]:
                    ships = sum(movable(state, seat, place, False)) > 0
                    answer = ships and next_places(state, seat, place, False) != 0
                    assert fleet_can_start(state, seat, place) == answer
                    answers.add(answer)
    assert answers == {True, False}


def test_a_fleet_can_start_through_a_wormhole_alone() -> None:
    table = built().line("a").join("a", "home1").tile("far", "wormhole_1", "home1").tile("near", "wormhole_2", "home0")
    far = table.units(0, "far", dreadnought=1).labels["far"]
    assert next_places(table.state, 0, far, False) == 1 << table.labels["near"]
    assert fleet_can_start(table.state, 0, far)


def test_forces_to_aim_at_are_all_that_are_present() -> None:
    everything = (1 << KINDS) - 1 | 1 << CONSTRUCTION | 1 << DARK | 1 << LOCAL
    owners = set()
    for state in [state for state in positions(3, 16) if state.frames]:
        for who in (-1, CHOSEN):
            effect = Effect(DESTROY)
            effect.a, effect.dist, effect.who = everything, 3, who
            near = [place for place in range(state.galaxy.size) if within_reach(state, 0, place)]
            others = [1, 2] if who == CHOSEN else [1, 2, DARK_SHIPS, LOCAL_FORCES]
            aims = [(place, owner) for place in near for owner in others if present(state, owner, place, everything)]
            assert forces(state, 0, effect) == [FORCE_AT + place * OWNERS + owner for place, owner in aims]
            owners.update(owner for _, owner in aims)
    assert owners == {1, 2, DARK_SHIPS, LOCAL_FORCES}


def test_a_construction_that_nobody_guards_is_a_force_to_aim_at() -> None:
    table = (
        built()
        .tile("a", "inhabited_1", "home0")
        .control(1, "a")
        .construction("a", "con_ring")
        .crystals(3)
        .begin(0, "scan")
    )
    effect = Effect(DESTROY)
    effect.a, effect.dist = 1 << CONSTRUCTION, 3
    assert forces(table.state, 0, effect) == [FORCE_AT + table.labels["a"] * OWNERS + 1]


def within_reach(state: BurningSunsState, seat: int, place: int) -> bool:
    """At most three steps from an own system, on a revealed path, and nobody else's home."""
    near = state.domain[seat]
    for _ in range(3):
        near |= sum(1 << each for each in range(state.galaxy.size) if state.near[each] & near)
    reached = state.reach[seat] & near & ~state.galaxy.foreign_homes[seat]
    return reached >> place & 1 == 1


def test_who_is_asked_after_the_start_chooses_alone() -> None:
    """Only the choices of the start are made by several at the same time."""
    asked = 0
    for state in positions(5, 17):
        if state.asked[0] >= ASK_START_UNIT:
            assert state.actors() == (state.asked[1],)
            assert [seat for seat in range(5) if state.choices[seat]] == [state.asked[1]]
            asked += 1
    assert asked > 300
