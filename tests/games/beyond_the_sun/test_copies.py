"""A copy of a position, and one that was saved and loaded, have everything that the rules look at."""

from support.rules import rule

from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.rules import state as of_table
from perihelion.games.beyond_the_sun.rules.pieces import refresh_all

from .bench import AREA, EVENT, GAME, SYSTEM, TECH, Bench, table


def rich() -> Bench:
    """Seat 0 has something of everything, seat 1 something else."""
    bench = table(3)
    bench.mat(0, mat="ceres_advanced", ore=4, pop=3, supply=[2, 1, 0, 3, 4], food_out=3, ore_out=2, automation=5)
    bench.mat(0, automated=[2, 2, 1], swapped=[1, 1], museum=[2, 3], noted=6, used=2, pawn=5, aside=1)
    bench.tech("mass_cloning", "II-1", 0).private(0, "galactic_hq").colonised(0, "sirius").base(0, "A1").base(
        0, "Y1", 1
    )
    bench.ships(0, "sol", 1, 3).ships(0, "deep", 4).ships(1, "A2", 2).base(1, "A2").mat(1, pawn=8)
    bench.goals("empire", "efficiency", "harmony").disc("empire", 0).disc("harmony", 1).open_guild("professors")
    bench.s.kept, bench.s.round, bench.s.last_round = [EVENT["kc_24x"] * 8 + 1], 7, 9
    bench.s.uses, bench.s.exchanges, bench.s.swaps, bench.s.changed = [TECH["galactic_hq"]], 2, 1, 1
    bench.s.joined, bench.s.based = AREA["A2"], 1 << AREA["A2"]
    bench.s.system_at[AREA["extra"]] = SYSTEM["procyon"]
    bench.s.under[1] = [2, 1]
    for seat in range(3):
        bench.mat(seat)
    refresh_all(bench.s)
    return bench.turn(1)


@rule("BTS-14.13", "BTS-14.35", "BTS-8.18", "BTS-21.38", "BTS-21.25", "BTS-21.32", "BTS-17.24")
def test_a_copy_has_all_that_a_faction_owns_and_has_used() -> None:
    state = rich().s
    loaded = GAME.load(state.dump())
    assert isinstance(loaded, BeyondState)
    for copy in (state.clone(), loaded):
        for name in (*of_table.FIELDS, "bases", "held", "common", "discovered"):
            assert name == "factions" or getattr(copy, name) == getattr(state, name), name
        for faction, twin in zip(state.factions, copy.factions, strict=True):
            for name, value in vars(faction).items():
                assert getattr(twin, name) == value, name
        assert copy.dump() == state.dump()
        assert copy.fingerprint() == state.fingerprint()
        for seat in (0, 1, 2, None):
            assert copy.view(seat) == state.view(seat)
        assert copy.legal(1) == state.legal(1)


@rule("BTS-14.5", "BTS-14.6", "BTS-14.13", "BTS-11.25")
def test_a_copy_within_a_jump_or_a_discovery_knows_what_was_before() -> None:
    jump = table().ships(0, "sol", 1, 2).ships(0, "A1", 3).resolve(0, "jump(2)").do("move", "sol", 1, "A1")
    card = table().cube("I-1", 0).event("II-1", "kc_24x").deck(1, "mass_cloning", "plasma_cannon", "advanced_robotics")
    card.s.event_at = [-1] * len(card.s.event_at)
    card.mat(0, pop=1).resolve(0, "research(II)")
    assert jump.s.before
    assert card.s.offer
    for state in (jump.s, card.s):
        for copy in (state.clone(), GAME.load(state.dump())):
            assert isinstance(copy, BeyondState)
            assert (copy.before, copy.offer, copy.aside) == (state.before, state.offer, state.aside)
            assert (copy.agenda, copy.asked) == (state.agenda, state.asked)
            copy.apply(0, copy.legal(0)[-1])
            assert (copy.before, copy.offer, copy.aside) == ([], [], [])


@rule("BTS-14.13", "BTS-10.4", "BTS-21.29")
def test_what_happens_to_a_copy_does_not_happen_to_the_original() -> None:
    state = rich().s
    before = state.dump()
    twin = state.clone()
    for _ in range(12):
        seat = twin.actors()[0]
        twin.apply(seat, twin.legal(seat)[0])
    assert twin.dump() != before
    assert state.dump() == before


@rule("BTS-2.19", "BTS-2.9", "BTS-2.7")
def test_a_new_faction_has_nothing_but_what_its_mat_gives() -> None:
    for options in ({}, {"mats": "advanced"}):
        state = GAME.new(3, 4, **options)
        assert isinstance(state, BeyondState)
        for faction in state.factions:
            mat = state.tables.mats[faction.mat]
            assert (faction.supply, faction.pop, faction.ore) == (mat.supply, mat.pop, mat.ore)
            assert (faction.pawn, faction.aside, faction.used, faction.noted, faction.automation) == (-1, 0, 0, 0, 0)
            assert (faction.techs, faction.private, faction.colonised, faction.museum) == (0, [], [], [])
            assert (faction.food_out, faction.ore_out, faction.bases, faction.passed, faction.space_mask) == (
                0,
                0,
                0,
                0,
                0,
            )
            assert (faction.automated, faction.swapped, sum(faction.ships), faction.rules) == ([0, 0, 0], [0, 0], 1, 0)
            assert faction.aims == sorted(state.goals)
