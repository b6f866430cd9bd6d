"""Clauses of BSU-44.30 to 44.38: rerolls, attacks and prices, actions in and instead of others, swaps."""

from games.burning_suns.builder import TABLES, Builder, activated, built, facing, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.sides import attack_of, rerolls_left
from perihelion.games.burning_suns.rules.empire.building import repair_price
from perihelion.games.burning_suns.rules.empire.numbers import resource_price, unit_price
from perihelion.games.burning_suns.rules.leaders import leader_value
from perihelion.games.burning_suns.rules.terms import ACTION

REGIMENT, TITAN = 3, 4


def rerolls(table: Builder, side: int) -> int:
    return rerolls_left(table.state, table.state.frames[-1], table.state.fight(), side)


# ---------------------------------------------------------------- rerolls


@rule("BSU-44.30")
def test_rerolls_are_for_the_action_named_and_for_the_own_side() -> None:
    table = storming(2, battlecruiser=2).agent(0, "sharpshooter_kessa").agent(0, "marshal_edda").dice(*[8] * 4)
    table.begin(0, "assault")
    assert (table.asked(), rerolls(table, 0)) == ("reroll", 2)  # Edda's; Kessa's are for battles
    other = facing({"dreadnought": 2}, {"fighter": 3}).dice(*[8] * 5).begin(0, "battle")
    assert (table.asked(), other.seat, rerolls(other, 0), rerolls(other, 1)) == ("reroll", 1, 0, 3)


@rule("BSU-44.30", "BSU-20.8")
def test_a_reroll_of_any_leader_roll_serves_each_of_them() -> None:
    for action in ("scan", "diplomacy", "recruit", "mission"):
        table = built().agent(0, "mother_tamsin").dice(8).begin(0, action)
        assert table.asked() == "leader-reroll", action


@rule("BSU-44.30")
def test_a_ban_hits_the_opponents_of_its_owner_in_the_combats_it_names() -> None:
    def fighting(seats: int = 2) -> Builder:
        return facing({"dreadnought": 2, "fighter": 1}, {"dreadnought": 2, "fighter": 1}, seats).dice(*[8] * 6)

    stranger = fighting(3).empire(2, "psyonic").level(2, 2, 1).begin(0, "battle")
    assert [rerolls(stranger, side) for side in (0, 1)] == [1, 1]
    owned = fighting().empire(1, "psyonic").level(1, 2, 1).begin(0, "battle")
    assert [rerolls(owned, side) for side in (0, 1)] == [0, 1 + 2]  # psyonics have two more
    storm = storming(2, battlecruiser=2).empire(0, organisation="nova").artefact(1, "silence_engine").dice(*[8] * 4)
    assert rerolls(storm.begin(0, "assault"), 0) == 2  # it is about battles


# ---------------------------------------------------------------- attacks and prices


@rule("BSU-44.31")
def test_whose_attacks_change_and_how_low_they_go() -> None:
    table = facing({"dreadnought": 2, "fighter": 1}, {"dreadnought": 2, "lander": 1}).card(0, "wraith_fear_of_the_deep")
    table.begin(0, "battle").dice(*[8] * 6).use("card-rc_wraith_fear_of_the_deep")
    assert [attack_of(table.state, 0, kind) for kind in (0, 2)] == [5 + 1, 5 + 1]
    assert [attack_of(table.state, 1, kind) for kind in (0, table.mercenary("lander"))] == [6 - 2, 1]
    talons = storming(2, battlecruiser=2).card(0, "ercinean_talons").empire(0, organisation="nova").begin(0, "assault")
    talons.dice(*[8] * 5).use("card-rc_ercinean_talons")
    assert [attack_of(talons.state, side, REGIMENT) for side in (0, 1)] == [4 + 2 + 1, 4]


@rule("BSU-44.33", "BSU-27.13")
def test_discounts_add_up_down_to_one() -> None:
    table = built().level(0, 1, 0).agent(0, "tinker_moss")  # two off resources, one off technologies
    assert resource_price(table.state, 0, table.resource("tech_mesh")) == 1
    assert resource_price(table.state, 0, table.resource("tech_fold")) == 4 - 3
    table.level(0, 2, 0).tile("a", "hostile_1", "home0").control(0, "a")  # one off units, twice
    assert [unit_price(table.state, 0, kind) for kind in (1, REGIMENT)] == [4 - 2, 1]


@rule("BSU-44.33", "BSU-27.8")
def test_a_discount_on_repairs_holds_for_each_point() -> None:
    table = built(repair="full").agent(0, "healer_of_hulls").units(0, "home0", titan=1).crystals(9)
    assert repair_price(table.state, 0, TITAN) == 6 - 2
    table.state.hull[0][0] = 5
    table.begin(0, "build").do("repair", 0).do("repair", 0)
    assert (table.state.hull[0][0], table.state.crystals[0]) == (7, 1)


@rule("BSU-44.34", "BSU-41.8")
def test_a_boost_for_missions_ends_with_the_mission() -> None:
    table = built().empire(0, "enlightened").level(0, 0).crystals(3).begin(0, "mission")
    plain = TABLES.races[table.state.race[0]].leaders[0]
    assert leader_value(table.state, 0) == plain + 1 + 1  # the ideology and the organisation
    table.dice(1).do("roll").do("action", ACTION["scan"])
    assert (table.asked(), leader_value(table.state, 0)) == ("boost", plain)


# ---------------------------------------------------------------- actions in and instead of others


@rule("BSU-44.35", "BSU-38.10")
def test_one_more_action_is_the_same_leaders_own_and_only_if_it_can_be_performed() -> None:
    table = built().empire(0, "nomadic").level(0, 0).card(0, "ercinean_eclipse_flight").units(0, "home0", fighter=1)
    table.tile("a", "void_1", "home0", up=False).tile("b", "void_2", "home0").tile("c", "void_3", "home0")
    table.begin(0, "explore", 1).use("card-rc_ercinean_eclipse_flight")
    assert table.asked() == "nested"  # a jump
    table.do("accept")
    assert (table.state.frames[-1].leader, len(table.state.frames)) == (1, 2)
    table.do("place", "b").do("decline")
    assert table.usable() == {"level-nomadic_0"}  # an action of its own
    table.use("level-nomadic_0")
    assert (table.state.actors(), table.state.crystals[0]) == ((), 2)  # there is nothing to colonise


@rule("BSU-44.35")
def test_instead_takes_the_place_of_the_first_action_and_of_its_triggers() -> None:
    table = (
        built().empire(0, "psyonic").level(0, 1, 0).card(0, "changeling_borrowed_face").agent(0, "quartermaster_pell")
    )
    table.line("a").join("a", "home1").agent(1, "foreman_dask").crystals(3).begin(0, "activate")
    table.use("level-psyonic_1a").do("action", ACTION["recruit"])
    assert table.asked() == "boost"  # nothing before the recruiting
    table.dice(1).do("roll")
    assert table.asked() == "recruit"
    table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert table.state.actors() == ()  # and nothing is activated
    assert table.state.agent_owner.count(0) == 2


# ---------------------------------------------------------------- swaps


@rule("BSU-44.38")
def test_everything_on_a_system_moves_along_and_nobody_fights() -> None:
    table = built().card(0, "changeling_shell_game")
    for number, label in enumerate("abc"):
        table.tile(label, f"inhabited_{number + 1}", "home0")
    table.control(1, "a", unrest=True, blocked=0).construction("a", "con_refinery").local("b", 3)
    table.dark("c", 1).units(1, "c", fighter=1).begin(0, "activate")
    table.do("place", "a").do("place", "b")
    state, a, b = table.state, table.labels["a"], table.labels["b"]
    assert (state.construction[a], state.construction[b] >= 0, state.local[a], state.local[b]) == (-1, True, 3, 0)
    assert (table.owner("a"), table.owner("b"), table.unrest("a"), table.unrest("b")) == (-1, 1, False, True)
    assert table.asked() == "place"  # twice
    table.do("place", "b").do("place", "c")
    assert (state.dark[b], table.has(1, "b", "fighter"), state.actors()) == (1, 1, ())
    assert (table.owner("c"), state.crystals[0]) == (1, 2)
    assert activated(table).state.actors() == ()
