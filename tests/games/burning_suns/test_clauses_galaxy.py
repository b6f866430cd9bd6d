"""Paths, systems, anomalies and jumps: the clauses a single example leaves out (BSU-12 to BSU-18)."""

from games.burning_suns.builder import TABLES, battle, built
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.military import assault_targets
from perihelion.games.burning_suns.rules.empire.diplomacy import colonise_cost
from perihelion.games.burning_suns.rules.empire.numbers import resource_price
from perihelion.games.burning_suns.rules.galaxy.places import knows_way_to
from perihelion.games.burning_suns.rules.steps import AMBUSH, AMBUSH_HERE
from perihelion.games.burning_suns.rules.tables import PLACE_AT


@rule("BSU-12.5")
def test_a_path_runs_through_systems_of_others() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=3).tile("b", "void_1", "a")
    assert table.state.reach[0] >> table.labels["b"] & 1


@rule("BSU-12.11")
def test_the_way_to_an_empire_leads_to_its_home_or_its_systems_or_its_units() -> None:
    table = built(3).line("a", "b").join("b", "home1")
    assert knows_way_to(table.state, 0, 1)  # its home
    assert not knows_way_to(table.state, 0, 2)
    for label, units in (("a", {"fighter": 1}), ("i", {"regiment": 1})):
        met = built(3).line("a").tile("i", "inhabited_1", "home0")
        assert not knows_way_to(met.state, 0, 2)
        assert knows_way_to(met.units(2, label, **units).state, 0, 2)
    held = built(3).tile("i", "inhabited_1", "home0").control(2, "i")
    assert knows_way_to(held.state, 0, 2)
    hidden = built(3).tile("x", "void_1", "home0", up=False).tile("i", "inhabited_1", "x").control(2, "i")
    assert not knows_way_to(hidden.state, 0, 2)


# ---------------------------------------------------------------- systems


@rule("BSU-13.4", "BSU-13.5", "BSU-13.6")
def test_each_kind_of_system_is_gained_in_its_own_way() -> None:
    table = (
        built().tile("u", "uninhabited_1", "home0").tile("i", "inhabited_1", "home0").tile("h", "hostile_1", "home0")
    )
    table.local("h", 0).units(0, "i", dreadnought=1).units(0, "h", dreadnought=1).units(0, "u", dreadnought=1)
    table.tile("v", "uninhabited_2", "home0").units(0, "v", dreadnought=1).crystals(2).begin(0, "colonise")
    assert table.places() == {"u", "v"}
    talks = built().tile("u", "uninhabited_1", "home0").tile("i", "inhabited_1", "home0")
    talks.tile("j", "inhabited_2", "home0").tile("h", "hostile_1", "home0").local("h", 0).dice(1)
    assert talks.begin(0, "diplomacy").places() == {"i", "j"}
    poor = built().tile("u", "uninhabited_3", "home0").tile("v", "uninhabited_1", "home0")
    poor.units(0, "u", dreadnought=1).units(0, "v", dreadnought=1).crystals(2).begin(0, "colonise")
    assert (poor.owner("u"), poor.owner("v"), poor.state.crystals[0]) == (-1, 0, 0)  # three are too many


@rule("BSU-13.5", "BSU-13.6")
def test_turned_up_an_inhabited_system_is_empty_and_a_hostile_one_is_fought_for() -> None:
    table = built().tile("i", "inhabited_1", "home0", up=False).begin(0, "explore")
    assert table.state.local[table.labels["i"]] == 0
    stormed = built().empire(0, organisation="eclipse").tile("h", "hostile_1", "home0").units(0, "h", battlecruiser=1)
    stormed.dice(8, 1).begin(0, "assault")
    assert (stormed.owner("h"), stormed.state.local[stormed.labels["h"]]) == (-1, 1)


@rule("BSU-13.7", "BSU-13.10", "BSU-13.14", "BSU-A-16")
def test_systems_of_others_may_be_assaulted_but_no_home() -> None:
    table = built().join("home0", "home1").units(0, "home1", battlecruiser=1)
    names = ("special_1", "hostile_1", "inhabited_1", "uninhabited_1")
    for label, name in zip("shiu", names, strict=True):
        table.tile(label, name, "home0").control(1, label).units(0, label, battlecruiser=1)
    assert assault_targets(table.state, 0) == [PLACE_AT + table.labels[label] for label in "shiu"]
    wild = built().tile("u", "uninhabited_1", "home0").tile("v", "uninhabited_2", "home0").local("v", 1)
    wild.units(0, "u", battlecruiser=1).units(0, "v", battlecruiser=1)
    assert assault_targets(wild.state, 0) == [PLACE_AT + wild.labels["v"]]


@rule("BSU-13.10")
def test_the_special_system_is_worsened_but_not_calmed() -> None:
    table = (
        built()
        .tile("s", "special_1", "home0")
        .control(0, "s", unrest=True, blocked=0)
        .tile("i", "inhabited_1", "home0")
    )
    table.tile("j", "inhabited_2", "home0").dice(1).begin(0, "diplomacy")
    assert table.places() == {"i", "j"}
    other = built().tile("s", "special_1", "home0").control(1, "s").tile("i", "inhabited_1", "home0")
    other.dice(1).begin(0, "diplomacy")
    assert other.places() == {"i", "s"}


@rule("BSU-13.12")
def test_colonising_and_resources_are_cheaper_and_never_free() -> None:
    table = built().artefact(0, "pale_compass").tile("u", "uninhabited_1", "home0").tile("v", "uninhabited_6", "home0")
    assert [colonise_cost(table.state, 0, table.labels[label]) for label in "uv"] == [1, 5]
    twice = built(5).artefact(4, "pale_compass").tile("u", "uninhabited_1", "home4").tile("v", "uninhabited_6", "home4")
    assert [colonise_cost(twice.state, 4, twice.labels[label]) for label in "uv"] == [1, 4]  # their home gives one off
    cheap = built().tile("i", "inhabited_5", "home0").control(0, "i").tile("j", "inhabited_2", "home0").control(0, "j")
    mesh = [each.name for each in TABLES.resources].index("tech_mesh")  # two crystals
    assert resource_price(cheap.state, 0, mesh) == 1
    assert resource_price(cheap.agent(0, "tinker_moss").state, 0, mesh) == 1


# ---------------------------------------------------------------- anomalies and dark ships


@rule("BSU-14.1")
def test_anomalies_are_crossed() -> None:
    table = built().tile("a", "asteroid_field_1", "home0").tile("b", "ion_storm_1", "a").line("c", first="b")
    table.line("z").units(0, "home0", fighter=1).begin(0, "jump").do("place", "a").do("place", "b").do("place", "c")
    assert table.has(0, "c", "fighter") == 1


@rule("BSU-14.8")
def test_armies_use_wormholes_and_nobody_one_without_a_revealed_path() -> None:
    table = built().tile("w", "wormhole_1", "home0").line("x", first="w").tile("v", "wormhole_2", "x")
    table.tile("i", "inhabited_1", "v").control(0, "i").units(0, "home0", regiment=2).begin(0, "jump")
    table.do("place", "w").do("place", "v").do("place", "i")
    assert table.has(0, "i", "regiment") == 2
    hidden = built().tile("w", "wormhole_1", "home0").tile("x", "void_1", "w", up=False).tile("v", "wormhole_2", "x")
    hidden.units(0, "w", fighter=1).line("y", first="w").begin(0, "jump")
    assert hidden.places() == {"home0", "y"}


@rule("BSU-15.9")
def test_a_hit_of_a_dark_ship_does_one_damage() -> None:
    table = battle({"titan": 1}, {}).dark("a", 1)
    full = table.state.hull[0][0]
    rolled = TABLES.races[table.state.race[0]].dice[4]
    table.dice(*[8] * rolled, 1, *[1] * rolled, 8).begin(0, "battle").decline_while("reroll")
    assert table.state.hull[0][0] == full - 1


@rule("BSU-15.10")
def test_dark_ships_placed_in_an_ion_storm_stay_quiet_too() -> None:
    table = built().tile("a", "ion_storm_1", "home0").dark("a", 2).units(0, "a", dreadnought=1)
    table.step(AMBUSH_HERE, table.labels["a"], 0)
    assert not table.state.actors()
    assert (table.state.dark[table.labels["a"]], table.has(0, "a", "dreadnought")) == (2, 1)


@rule("BSU-15.11")
def test_a_single_dark_ship_may_be_attacked() -> None:
    table = battle({"dreadnought": 3}, {}).dark("a", 1).dice(1, 1, 1, 8).begin(0, "battle")
    assert table.state.dark[table.labels["a"]] == 0


@rule("BSU-15.14")
def test_in_an_ambush_the_defender_uses_abilities_and_dark_ships_reroll_nothing() -> None:
    table = built().card(0, "insectoid_pheromone_trail").card(0, "insectoid_chitin_wall").line("a", "b").dark("a", 2)
    table.units(0, "home0", dreadnought=2).begin(0, "jump").use("card-rc_insectoid_pheromone_trail")
    while table.asked() == "jump" and not table.has(0, "a", "dreadnought"):
        table.do("place", "a")
    assert (table.asked(), table.seat) == ("trigger", 0)  # an action of its own: one more ability
    assert table.usable() == {"card-rc_insectoid_chitin_wall"}
    quiet = built().empire(0, organisation="eclipse").line("a").units(0, "a", dreadnought=2).dark("a", 2)
    quiet.dice(8, 8, 1, 1, *[1] * 9).step(AMBUSH, quiet.labels["a"], 0)
    assert (quiet.has(0, "a", "dreadnought"), quiet.state.dark[quiet.labels["a"]]) == (2, 0)
