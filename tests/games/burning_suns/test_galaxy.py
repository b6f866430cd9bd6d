"""Tiles, revealed paths, jumps and distances (BSU-2, BSU-12 to BSU-18)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built
from support.rules import rule

from perihelion.games.burning_suns.play import set_up
from perihelion.games.burning_suns.rules.galaxy.masks import places_in
from perihelion.games.burning_suns.rules.galaxy.places import free_places, opposing_fleet, within
from perihelion.kernel.rng import seeded


@rule("BSU-EX-3", "BSU-12.1", "BSU-12.7", "BSU-12.8", "BSU-12.3", "BSU-2.2", "BSU-A-17", "BSU-A-18")
def test_explore_targets() -> None:
    table = built().tile("a", "void_1", "home0").tile("b", "void_2", "home0", up=False)
    table.tile("c", "void_3", "a", up=False).tile("d", "void_4", "b", up=False).tile("e", "void_5", "c", up=False)
    table.begin(0, "explore")
    assert table.places() == {"b", "c"}
    assert table.why_not("place", "d") == ["BSU-12.7"]
    assert table.why_not("place", "a") == ["BSU-12.1"]
    table.do("place", "c")
    assert table.places() == {"b", "e"}
    table.do("decline")
    assert table.state.frames == []


@rule("BSU-A-18")
def test_option_both_tiles_are_named_first() -> None:
    table = built(explore="together").tile("a", "void_1", "home0", up=False).tile("b", "void_2", "home0", up=False)
    table.tile("c", "void_3", "a", up=False).tile("d", "void_4", "home0", up=False)
    table.begin(0, "explore").do("place", "a")
    assert table.places() == {"b", "d"}
    table.do("place", "b")
    assert table.state.up >> table.labels["a"] & 1
    assert table.state.up >> table.labels["b"] & 1


@rule("BSU-EX-4", "BSU-12.10", "BSU-11.7", "BSU-11.10", "BSU-16.10")
def test_with_only_the_home_face_up_nobody_can_jump() -> None:
    table = built().tile("a", "void_1", "home0", up=False).units(0, "home0", fighter=2)
    table.step(53, 0, 1, 0)
    assert not table.state.actors()  # passing was the only choice
    table.tile("b", "void_2", "home0").step(53, 0, 1, 0)
    assert table.kinds() == {"decline", "accept"}


@rule("BSU-12.9", "BSU-13.8", "BSU-15.6")
def test_a_hostile_system_is_turned_up_with_its_local_forces() -> None:
    table = built().tile("a", "hostile_6", "home0", up=False).begin(0, "explore")
    assert table.state.local[table.labels["a"]] == 4


@rule("BSU-14.6", "BSU-15.1")
def test_a_dark_fleet_is_turned_up_with_its_ships() -> None:
    table = built().tile("a", "dark_fleet_3", "home0", up=False).begin(0, "explore")
    assert table.state.dark[table.labels["a"]] == 5


@rule("BSU-14.3", "BSU-14.4", "BSU-14.5", "BSU-14.9")
@pytest.mark.parametrize(
    ("name", "action"), [("asteroid_field_1", "scan"), ("babel_post_1", "explore"), ("portal_1", "diplomacy")]
)
def test_anomalies_offer_an_action_to_the_leader_that_found_them(name: str, action: str) -> None:
    table = built().tile("a", name, "home0", up=False).tile("b", "void_1", "home0", up=False)
    table.tile("c", "void_2", "home0", up=False).crystals(3).begin(0, "explore", 2).do("place", "a")
    assert table.asked() == "nested"
    assert table.kinds() == {"decline", "accept"}
    table.do("accept")
    frame = table.state.view(None)["actions"][-1]
    assert (frame["action"], frame["leader"]) == (action, 2)


@rule("BSU-A-19")
def test_no_bonus_action_without_a_leader() -> None:
    table = built().tile("a", "asteroid_field_1", "home0", up=False)
    table.begin(0, "explore", -1)
    assert table.state.frames == []


@rule("BSU-EX-8", "BSU-16.1", "BSU-16.5", "BSU-17.3", "BSU-16.12", "BSU-A-23")
@pytest.mark.parametrize(("ships", "reached"), [(4, 3), (3, 4)])
def test_a_jump_of_four_ends_at_an_opposing_fleet(ships: int, reached: int) -> None:
    table = built().line("1", "2", "3", "4", "5").empire(0, organisation="nova").units(1, "3", fighter=ships)
    table.tile("other", "inhabited_1", "home0").units(0, "home0", fighter=1).begin(0, "jump")
    steps = 0
    while table.state.frames:
        steps += 1
        if str(steps) not in table.places() or steps > 5:
            break
        table.do("place", str(steps))
    where = [label for label in "12345" if table.has(0, label, "fighter")]
    assert where == [str(reached)]


@rule("BSU-24.4", "BSU-EX-57", "BSU-A-23")
def test_an_allied_fleet_ends_no_jump() -> None:
    table = built().line("a", "b").units(1, "a", fighter=6).units(0, "home0", fighter=1).ally(0, 1)
    assert not opposing_fleet(table.state, 0, table.labels["a"])
    table.begin(0, "jump")
    assert table.asked() == "jump"
    assert "b" in table.places()


@rule("BSU-EX-9", "BSU-14.8", "BSU-16.9", "BSU-16.18")
def test_wormholes_are_one_step_apart() -> None:
    table = built().empire(0, organisation="nova").tile("w1", "wormhole_1", "home0").line("x", "y", "z", first="w1")
    table.tile("w2", "wormhole_2", "z").tile("t", "inhabited_1", "w2").units(0, "home0", fighter=1).begin(0, "jump")
    table.do("place", "w2").do("place", "t")
    assert table.state.frames[-1].steps == 3
    assert table.has(0, "t", "fighter") == 1


@rule("BSU-34.5", "BSU-16.18", "BSU-32.6")
def test_a_starbase_is_a_wormhole_for_fleets_and_a_gate_for_armies_too() -> None:
    table = built().tile("w", "wormhole_1", "home0").line("x", first="w").tile("s", "inhabited_1", "x")
    table.control(0, "s").units(0, "s", starbase=1).units(0, "w", fighter=2).begin(0, "jump")
    assert table.places() == {"home0", "x", "s"}
    other = built().tile("w", "inhabited_2", "home0").control(0, "w").line("x", first="w").tile("s", "inhabited_1", "x")
    other.control(0, "s").construction("s", "con_gate").construction("w", "con_gate").units(0, "s", regiment=2)
    other.begin(0, "jump")
    assert "w" in other.places()


@rule("BSU-EX-10", "BSU-16.2", "BSU-16.3", "BSU-16.4", "BSU-A-24")
def test_units_are_left_and_taken_along_on_the_way() -> None:
    table = (
        built().line("1").empire(0, organisation="eclipse").units(0, "home0", fighter=3).units(0, "1", dreadnought=1)
    )
    table.begin(0, "jump").do("fleet", "home0").do("place", "1")
    table.do("take_along", "dreadnought").do("leave", "fighter").do("place", "home0").do("place", "1")
    assert table.has(0, "1", "fighter") == 3
    assert table.has(0, "1", "dreadnought") == 1
    assert table.state.frames == []


@rule("BSU-16.8", "BSU-34.7")
def test_a_starbase_never_jumps() -> None:
    table = built().line("a").units(0, "home0", starbase=1, fighter=1).begin(0, "jump")
    table.decline_while("jump")
    assert table.has(0, "home0", "starbase") == 1
    assert table.has(0, "a", "fighter") == 1


@rule("BSU-16.6", "BSU-16.7", "BSU-16.10", "BSU-16.13", "BSU-16.17", "BSU-33.12", "BSU-16.14")
def test_armies_move_between_own_systems_without_opposing_fleets() -> None:
    table = (
        built().tile("a", "inhabited_1", "home0").tile("b", "inhabited_2", "home0").tile("c", "inhabited_3", "home0")
    )
    table.control(0, "a").control(0, "b").units(0, "home0", regiment=3, fighter=1).units(1, "b", fighter=4)
    table.tile("d", "inhabited_4", "home0", up=False).begin(0, "jump").do("army", "home0")
    assert table.places() == {"a"}
    assert table.why_not("place", "b") == ["BSU-16.7"]
    assert table.why_not("place", "c") == ["BSU-16.13"]
    assert table.why_not("place", "d") == ["BSU-16.10"]
    table.do("place", "a")
    assert table.has(0, "a", "regiment") == 3
    assert table.has(0, "home0", "fighter") == 1


@rule("BSU-A-25", "BSU-16.13")
@pytest.mark.parametrize("route", ["wormholes", "own_systems"])
def test_armies_pass_through_wormhole_tiles(route: str) -> None:
    def gathered() -> Builder:
        table = built(army_route=route).tile("w", "wormhole_1", "home0").tile("a", "inhabited_1", "w").control(0, "a")
        return table.units(0, "home0", regiment=1).line("x", "y", first="home0").units(0, "home0", fighter=1)

    assert ("army" in gathered().begin(0, "jump").kinds()) == (route == "wormholes")
    table = gathered().tile("o", "inhabited_2", "home0").control(0, "o")
    table.tile("p", "inhabited_3", "home0").control(0, "p").begin(0, "jump").do("army", "home0")
    assert table.places() == ({"o", "p", "w"} if route == "wormholes" else {"o", "p"})
    assert table.why_not("place", "w") == ([] if route == "wormholes" else ["BSU-16.13"])


@rule("BSU-4.23", "BSU-16.11", "BSU-A-20")
def test_foreign_homes_are_never_entered() -> None:
    table = built().line("a").join("a", "home1").units(0, "a", fighter=2).begin(0, "jump")
    assert "home1" not in table.places()


@rule("BSU-EX-17", "BSU-17.1", "BSU-17.4", "BSU-23.9")
def test_distance_is_counted_from_the_nearest_own_system() -> None:
    table = built().line("x", "y", "z")
    near = within(table.state, 0, 2)
    assert {label for label in "xyz" if near >> table.labels[label] & 1} == {"x", "y"}


@rule("BSU-17.6")
def test_wormholes_shorten_no_other_distance() -> None:
    table = built().tile("w", "wormhole_1", "home0").line("x", "y", first="w").tile("v", "wormhole_2", "y")
    assert not within(table.state, 0, 2) >> table.labels["v"] & 1


@rule("BSU-12.2", "BSU-12.5", "BSU-12.6", "BSU-12.4")
def test_a_revealed_path_runs_through_fleets_and_homes_but_not_through_face_down_tiles() -> None:
    table = built(3).line("a", "b").join("b", "home1").units(1, "a", fighter=6).dark("b", 5)
    table.tile("c", "void_3", "home1", up=False).tile("d", "void_4", "c").join("d", "home2")
    reach = table.state.reach[0]
    assert reach >> table.labels["home1"] & 1
    assert not reach >> table.labels["home2"] & 1
    table.begin(0, "explore")
    assert table.state.reach[0] >> table.labels["home2"] & 1


@rule("BSU-18.1", "BSU-18.3", "BSU-18.12", "BSU-18.13", "BSU-42.9", "BSU-A-7", "BSU-A-8")
def test_four_units_of_any_kind_make_an_opposing_fleet() -> None:
    table = built().line("a", "b", "c").units(1, "a", fighter=2, titan=1, starbase=1)
    table.units(1, "b", fighter=3, regiment=2).dark("c", 3)
    assert opposing_fleet(table.state, 0, table.labels["a"])
    assert not opposing_fleet(table.state, 0, table.labels["b"])
    assert not opposing_fleet(table.state, 0, table.labels["c"])
    assert opposing_fleet(table.dark("c", 4).state, 0, table.labels["c"])
    any_number = built(dark_fleets_oppose="any").line("c").dark("c", 1)
    assert opposing_fleet(any_number.state, 0, any_number.labels["c"])


@rule("BSU-18.4", "BSU-18.9", "BSU-18.10", "BSU-18.11", "BSU-A-27")
def test_a_fleet_over_its_limit_is_cut_by_its_owner() -> None:
    table = built().line("a").units(0, "a", fighter=7, dreadnought=2, corsair=1, titan=1).begin(0, "explore")
    assert (table.asked(), table.seat) == ("surplus", 0)
    assert {move.args[0] for move in table.moves()} == {0, 2, 4, table.mercenary("corsair")}
    table.do("unit", "titan")
    assert table.state.fleet[0][table.labels["a"]] == 10
    assert table.state.hull[0][0] == 0
    assert table.state.antimatter == [0, 0]


@rule("BSU-18.7", "BSU-18.5", "BSU-18.15", "BSU-44.33")
def test_limits_are_raised_by_cards_and_fall_with_them() -> None:
    table = built().units(0, "home0", fighter=12, regiment=13)
    table.artefact(0, "banner_of_many").agent(0, "drillmaster_borun")  # fleet +3, army +3 and +3 for a neutral empire
    table.begin(0, "explore")
    assert table.state.frames == []
    table.state.agent_owner = [-1] * 24
    table.empire(0).begin(0, "explore")
    assert table.state.frames == []  # army limit 13 by the banner
    table.state.artefact_owner = [-1] * 24
    table.empire(0).begin(0, "explore")
    assert table.has(0, "home0", "fighter") == 10
    assert table.has(0, "home0", "regiment") == 10


@rule("BSU-EX-54", "BSU-18.6")
def test_an_army_in_unrest_keeps_five() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a", unrest=True, blocked=0).units(0, "a", regiment=7)
    table.begin(0, "explore")
    assert table.has(0, "a", "regiment") == 5


@rule("BSU-2.15", "BSU-2.7", "BSU-2.5", "BSU-44.37", "BSU-A-67")
def test_a_new_system_goes_beside_a_face_up_tile_that_is_no_home() -> None:
    table = Builder(2)
    state = set_up(TABLES, 2, seeded(3), table.state.opt)
    state.reach = [0, 0]
    assert free_places(state, 0, False) == 0
    place = state.galaxy.names.index("p14")
    state.reach[0] = 1 << place
    names = {state.galaxy.names[each] for each in places_in(free_places(state, 0, False))}
    assert names == {"f08", "f12"}
    state.tile[place] = 0  # a home there does not count
    assert free_places(state, 0, False) == 0


@rule("BSU-2.16")
def test_without_a_stack_nothing_is_placed() -> None:
    table = built().card(0, "ercinean_high_roost").line("a").begin(0, "activate")
    assert table.state.frames == []


@rule("BSU-2.1", "BSU-2.11", "BSU-2.3", "BSU-2.4", "BSU-2.10", "BSU-2.12", "BSU-2.13", "BSU-2.14", "BSU-2.6", "BSU-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_galaxy_is_laid_by_backs_and_pool(seats: int) -> None:
    for seed in range(5):
        state = set_up(TABLES, seats, seeded(seed), built().state.opt)
        galaxy = state.galaxy
        laid = [tile for tile in state.tile if tile >= 0]
        assert len(set(laid + state.stack + state.aside)) == len(laid) + len(state.stack) + len(state.aside)
        for place in range(galaxy.count):
            assert TABLES.tile_back[state.tile[place]] == galaxy.backs[place]
        kinds = [0] * 6
        for tile in laid:
            if TABLES.tile_kind[tile] >= 6:
                kinds[TABLES.tile_kind[tile] - 6] += 1
        assert kinds == galaxy.pool
        numbers = sorted(TABLES.dark_number[tile] for tile in laid if TABLES.dark_number[tile])
        assert numbers == sorted(galaxy.dark_x)
        assert all(1 <= TABLES.tile_back[tile] <= 4 for tile in state.stack)
        assert all(TABLES.tile_back[tile] in (0, 5) for tile in state.aside)
        assert [state.control[home] for home in galaxy.homes] == list(range(seats))
        assert state.up.bit_count() == seats


@rule("BSU-13.9", "BSU-14.1", "BSU-14.2", "BSU-13.5", "BSU-EX-5", "BSU-13.2", "BSU-13.10")
def test_which_action_gains_which_tile() -> None:
    table = built().crystals(20, 0)
    kinds = {
        "i": "inhabited_1",
        "u": "uninhabited_1",
        "h": "hostile_1",
        "s": "special_1",
        "v": "void_1",
        "w": "wormhole_1",
    }
    for label, name in kinds.items():
        table.tile(label, name, "home0").units(0, label, dreadnought=1, battlecruiser=1)
    table.tile("u2", "uninhabited_2", "home0").units(0, "u2", dreadnought=1)
    table.begin(0, "assault")
    assert table.places() == {"i", "h", "s"}
    table = built().crystals(20, 0)
    for label, name in {**kinds, "u2": "uninhabited_2"}.items():
        table.tile(label, name, "home0").units(0, label, dreadnought=1)
    table.begin(0, "colonise")
    assert table.places() == {"u", "u2"}
    table.do("place", "u")
    assert table.owner("u") == 0
