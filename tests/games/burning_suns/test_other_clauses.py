"""More clauses that one example leaves out: whom an ability does not concern, what adds up, what happens at once."""

import pytest
from games.burning_suns.builder import TABLES, Builder, activated, built, checked, facing, storming
from support.rules import rule

from perihelion.games.burning_suns.play import set_up
from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.abilities.targets import can_suffer
from perihelion.games.burning_suns.rules.empire.decks import discard_card
from perihelion.games.burning_suns.rules.empire.numbers import army_limit, limit, resource_price, unit_price
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.galaxy.masks import places_in
from perihelion.games.burning_suns.rules.galaxy.places import free_places, opposing_fleet
from perihelion.games.burning_suns.rules.rounds import winners_of
from perihelion.games.burning_suns.rules.steps import CHECK, POP
from perihelion.games.burning_suns.rules.terms import ACTION, AGENT, ARTEFACT, DESTROY, FLEET, UP_TO_TWO
from perihelion.kernel.rng import seeded
from perihelion.kernel.table import Event

# ---------------------------------------------------------------- fleets and limits


@rule("BSU-18.12", "BSU-24.4")
def test_neither_the_own_fleet_nor_two_small_ones_nor_an_allys_is_opposing() -> None:
    table = built(4).line("a", "b", "c").units(0, "a", fighter=6).units(1, "b", fighter=2).units(2, "b", fighter=2)
    assert not opposing_fleet(table.state, 0, table.labels["a"])
    assert opposing_fleet(table.state, 1, table.labels["a"])
    assert not opposing_fleet(table.state, 0, table.labels["b"])
    table.ally(0, 1).units(1, "c", fighter=5)
    assert not opposing_fleet(table.state, 1, table.labels["a"])  # both ways
    assert not opposing_fleet(table.state, 0, table.labels["c"])
    assert opposing_fleet(table.state, 2, table.labels["a"])
    assert opposing_fleet(table.state, 2, table.labels["c"])
    assert opposing_fleet(table.units(3, "c", fighter=4).state, 0, table.labels["c"])  # whoever is no ally


@rule("BSU-18.7", "BSU-18.15")
def test_technologies_agents_and_artefacts_raise_limits_by_what_they_say() -> None:
    plain = built()
    fleets, armies = limit(plain.state, 0, FLEET), army_limit(plain.state, 0, plain.labels["home0"])
    raised = built().technology(0, "tech_mesh").agent(0, "drillmaster_borun").agent(0, "dockmaster_hale")
    assert limit(raised.state, 0, FLEET) == fleets + 2 + 1
    assert army_limit(raised.state, 0, raised.labels["home0"]) == armies + 3
    full = raised.units(0, "home0", fighter=13, regiment=13)
    checked(full)
    assert (full.has(0, "home0", "fighter"), full.has(0, "home0", "regiment")) == (13, 13)
    checked(full.units(0, "home0", fighter=1, regiment=1))
    assert (full.has(0, "home0", "fighter"), full.has(0, "home0", "regiment")) == (13, 13)


@rule("BSU-18.5")
def test_the_colossus_is_one_of_the_ten() -> None:
    table = built().units(0, "home0", regiment=9, colossus=1)
    checked(table)
    assert not table.state.actors()
    checked(table.units(0, "home0", regiment=1))
    assert table.asked() == "surplus"


@rule("BSU-19.8")
def test_artefacts_are_discarded_until_the_limit_is_met() -> None:
    table = built().empire(0, organisation="outer_rim")  # two
    for name in ("weavers_loom", "chain_of_debts", "hungry_blade", "pale_compass"):
        table.artefact(0, name)
    checked(table)
    for left in (4, 3):
        assert (table.asked(), table.seat) == ("surplus-card", 0)
        assert len(table.moves()) == left
        table.do("artefact", table.moves()[0].args[0])
    assert table.state.artefact_owner.count(0) == 2


# ---------------------------------------------------------------- the galaxy


@rule("BSU-2.13", "BSU-2.10", "BSU-A-15")
def test_homes_are_dealt_by_chance() -> None:
    dealt = set()
    for seed in range(8):
        state = set_up(TABLES, 3, seeded(seed), built(3).state.opt)
        tiles = tuple(state.tile[home] for home in state.galaxy.homes)
        assert len(set(tiles)) == 3
        dealt.add(tiles)
    assert len(dealt) > 4


@rule("BSU-2.7", "BSU-2.15")
def test_a_new_system_goes_beside_an_anomaly_too() -> None:
    state = set_up(TABLES, 2, seeded(3), built().state.opt)
    place = state.galaxy.names.index("p14")
    for name in ("wormhole_1", "asteroid_field_1", "void_1"):
        state.tile[place] = TABLES.tile_names.index(name)
        state.reach = [1 << place, 0]
        free = {state.galaxy.names[each] for each in places_in(free_places(state, 0, False))}
        assert free == {"f08", "f12"}, name


@rule("BSU-12.9", "BSU-14.6", "BSU-14.9", "BSU-A-18")
def test_what_a_tile_brings_comes_before_the_next_tile() -> None:
    table = built().tile("d", "dark_fleet_3", "home0", up=False).tile("e", "void_1", "home0", up=False)
    table.tile("f", "void_2", "home0", up=False).begin(0, "explore").do("place", "d")
    assert (table.asked(), table.state.dark[table.labels["d"]]) == ("explore", 5)
    bonus = built().tile("a", "asteroid_field_1", "home0", up=False).tile("e", "void_1", "home0", up=False)
    bonus.tile("f", "void_2", "home0", up=False).begin(0, "explore").do("place", "a")
    assert bonus.asked() == "nested"
    assert bonus.do("decline").asked() == "explore"


# ---------------------------------------------------------------- control


@rule("BSU-25.14", "BSU-A-16")
def test_special_and_hostile_systems_stay_in_unrest_however_they_were_gained() -> None:
    table = built().tile("s", "special_1", "home0").control(0, "s", unrest=True, blocked=0)
    table.tile("h", "hostile_1", "home0").control(0, "h", unrest=True, blocked=0)
    for label in ("i", "j"):
        table.tile(label, f"inhabited_{1 + (label == 'j')}", "home0").control(0, label, unrest=True, blocked=0)
    table.dice(1).begin(0, "diplomacy")
    assert table.places() == {"i", "j"}
    stormed = built().tile("h", "hostile_1", "home0").local("h", 1).units(0, "h", battlecruiser=2)
    stormed.empire(0, organisation="eclipse").dice(1, 1, 8).begin(0, "assault")
    assert (stormed.owner("h"), stormed.unrest("h")) == (0, True)


@rule("BSU-39.2", "BSU-39.3", "BSU-23.16")
def test_an_agent_overcomes_the_ban_of_a_construction_and_not_that_of_an_ideology() -> None:
    def kindled(ideology: str, level: int) -> Builder:
        table = built(length="long").empire(1, ideology).agent(0, "the_kindler")
        for label, number in (("a", 1), ("b", 2), ("c", 3)):
            table.tile(label, f"inhabited_{number}", "home0").control(1, label)
        if level:
            table.level(1, 1).level(1, 2, 1)
        return table.construction("a", "con_tribunal").units(1, "b", colossus=1)

    assert activated(kindled("merchant", 0)).places() == {"a", "b", "c"}
    assert not performable(kindled("imperial", 2).state, 0, ACTION["activate"], 0)


@rule("BSU-24.16", "BSU-24.6")
def test_two_allies_win_together() -> None:
    table = built().antimatter(9, 2)
    assert winners_of(table.state, [0]) == 0b01
    assert winners_of(table.ally(0, 1).state, [0]) == 0b11


# ---------------------------------------------------------------- prices


@rule("BSU-27.19", "BSU-27.13")
def test_discounts_and_surcharges_add_up_and_nothing_is_free() -> None:
    cost = TABLES.races[built().state.race[0]].cost[0]
    table = built()
    first = unit_price(table.state, 0, 0)  # the home of seat 0 gives one off
    assert first == cost - 1
    table.tile("u", "uninhabited_1", "home0").control(0, "u")
    assert unit_price(table.state, 0, 0) == max(1, cost - 2)
    table.upgrade(0, "upg_overcharge", "dreadnought")
    assert unit_price(table.state, 0, 0) == max(1, cost - 1)
    cheap = built().level(0, 1).agent(0, "tinker_moss").tile("i", "inhabited_2", "home0").control(0, "i")
    for resource, made in enumerate(TABLES.resources):
        off = {"technology": 2 + 1 + 1, "upgrade": 2 + 1}.get(("technology", "upgrade", "", "")[made.kind - 9], 2)
        assert resource_price(cheap.state, 0, resource) == max(1, made.cost - off), made.name


# ---------------------------------------------------------------- abilities


@rule("BSU-40.5", "BSU-40.1")
def test_a_recruit_that_succeeds_brings_no_regiment() -> None:
    table = built().dice(1).begin(0, "recruit").do("take", 1)
    assert not table.state.actors()
    assert table.state.army[0][table.labels["home0"]] == 0
    assert table.state.agent_owner.count(0) == 1


@rule("BSU-A-56", "BSU-38.8", "BSU-44.10")
def test_a_fight_of_others_concerns_no_third_empire_and_a_tax_not_its_own_demander() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1}, seats=3).empire(2, "psyonic").level(2, 1, 1)
    table.join("c", "home2").dice(*[8] * 20).begin(0, "battle")
    asked = []
    while table.state.actors():
        asked.append(table.seat)
        table.do("decline")
    assert 2 not in asked
    own = built(length="long").empire(0, "imperial").antimatter(9).crystals(9).line("a").join("a", "home1")
    own.level(0, 1).level(0, 2).level(0, 3).begin(0, "build")
    assert own.asked() == "build"


@rule("BSU-EX-41", "BSU-38.10")
@pytest.mark.parametrize("used", [False, True])
def test_who_used_an_ability_before_the_battle_has_none_after_it(used: bool) -> None:
    table = facing({"dreadnought": 3}, {"fighter": 1}).empire(0, "enlightened").level(0, 1).level(0, 2, 1)
    table.agent(0, "captain_skarn").dice(1, 1, 1, 8).begin(0, "battle")
    assert table.usable() == {"level-enlightened_2b"}
    if used:
        table.use("level-enlightened_2b")
    else:
        table.do("decline")
    table.decline_while("reroll")
    assert (table.usable() if table.state.actors() else set()) == (set() if used else {"card-agent_captain_skarn"})


@rule("BSU-A-57", "BSU-39.6")
def test_of_two_equal_sources_that_of_the_attacker_is_stronger() -> None:
    attacking = facing({"dreadnought": 1, "corsair": 1}, {"dreadnought": 1, "jammer": 1}).dice(*[8] * 99)
    attacking.begin(0, "battle").decline_while("trigger")
    assert (attacking.asked(), attacking.seat) == ("reroll", 0)
    defending = facing({"dreadnought": 1, "jammer": 1}, {"dreadnought": 1, "corsair": 1}).dice(*[8] * 99)
    defending.begin(0, "battle").decline_while("trigger")
    assert defending.asked() != "reroll"


@rule("BSU-EX-67", "BSU-44.12")
def test_who_has_units_at_home_only_is_no_victim() -> None:
    effect = next(
        effect
        for ability in TABLES.abilities
        for effect in ability.effects
        if effect.op == DESTROY and effect.who == UP_TO_TWO
    )
    table = built().units(1, "home1", regiment=3, fighter=3)
    assert not can_suffer(table.state, 1, effect)
    table.tile("a", "inhabited_1", "home1").control(1, "a").units(1, "a", regiment=1, fighter=1)
    assert can_suffer(table.state, 1, effect)


@rule("BSU-EX-38", "BSU-43.2")
def test_both_fighters_fall_and_the_titan_stays() -> None:
    table = built().line("a").units(1, "a", fighter=2, titan=1)
    table.tile("v", "hostile_7", "home0").control(0, "v").tile("w", "inhabited_1", "home0").control(0, "w")
    activated(table)
    assert (table.has(1, "a", "fighter"), table.has(1, "a", "titan")) == (0, 1)


@rule("BSU-38.14", "BSU-44.8")
def test_the_leader_who_acts_rolls_for_an_ability() -> None:
    for leader, crystals in ((0, 4), (1, 0)):  # Terran leaders of 5, 4 and 4
        table = built().empire(0, race="terran").agent(0, "judge_calloway").dice(5).begin(0, "activate", leader)
        table.decline_while("leader-reroll")
        assert table.state.crystals[0] == crystals
    table = built().agent(0, "judge_calloway")
    assert performable(table.state, 0, ACTION["activate"], 0)
    assert not performable(table.state, 0, ACTION["activate"], -1)


@rule("BSU-5.12", "BSU-5.13", "BSU-5.7")
def test_every_sort_of_source_gives_its_antimatter_while_it_is_held() -> None:
    table = built().agent(0, "saint_of_small_suns")
    assert table.state.antimatter[0] == 1
    assert table.artefact(0, "seed_of_dawn").state.antimatter[0] == 2
    assert table.technology(0, "tech_lattice").state.antimatter[0] == 3
    table.tile("a", "inhabited_6", "home0").control(0, "a")
    assert table.state.antimatter[0] == 5  # two of a system
    discard_card(table.state, AGENT, TABLES.agents.index("agent_saint_of_small_suns"))
    assert table.state.antimatter[0] == 4
    discard_card(table.state, ARTEFACT, TABLES.artefacts.index("artefact_seed_of_dawn"))
    assert table.state.antimatter[0] == 3


@rule("BSU-EX-62", "BSU-38.9")
def test_whoever_acts_uses_an_ability_before_a_tax_is_demanded() -> None:
    table = built(length="long").empire(1, "imperial").antimatter(0, 9).level(1, 1).level(1, 2).level(1, 3)
    table.card(0, "terran_emergency_yards").line("a").join("a", "home1")
    table.state.order = [1, 0]
    table.begin(0, "build")
    assert (table.asked(), table.seat) == ("trigger", 0)
    table.use("card-rc_terran_emergency_yards")
    assert (table.asked(), table.seat, table.state.crystals[0]) == ("trigger", 1, 4)


@rule("BSU-18.9", "BSU-11.12")
def test_an_action_gained_by_a_mission_ends_within_the_limits_too() -> None:
    table = built().units(0, "home0", fighter=12)
    frame = Frame(-1, 0, 0)
    frame.by_mission = 1
    table.state.frames.append(frame)
    table.state.push((POP,))
    table.step(CHECK)
    assert table.has(0, "home0", "fighter") == 10


# ---------------------------------------------------------------- shots and assaults


@rule("BSU-36.3")
def test_an_army_shoots_and_not_its_system_at_whatever_fleet_is_there() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").units(1, "a", fighter=4)
    assert not performable(table.state, 0, ACTION["bombard"], 0)
    table.units(0, "a", regiment=2).dark("a", 2).begin(0, "bombard")
    assert {move.args for move in table.moves() if move.kind == "force"} == {
        (table.labels["a"], 1),
        (table.labels["a"], 5),  # dark ships
    }


@rule("BSU-37.18", "BSU-33.6")
def test_in_an_assault_only_regiments_roll() -> None:
    table = storming(2, battlecruiser=1, dreadnought=3, fighter=2).units(1, "a", dreadnought=2)
    told: list[Event] = []
    table.state.watch(told.append)
    table.dice(*[8] * 40).begin(0, "assault")
    rolled = [str(event.facts["rolled"]) for event in told if event.kind == "dice"]
    assert rolled[:2] == ["regiment 8", "regiment 8 8"]


@rule("BSU-36.7")
def test_unique_units_fire_too_and_everybody_once() -> None:
    table = storming(9, titan=1, dreadnought=1)
    dice = 1 + table.state.tables.races[table.state.race[0]].dice[4]
    table.dice(*[1] * 20).begin(0, "bombard")
    assert table.has(1, "a", "regiment") == 9 - dice
    army = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=1, colossus=1)
    fired = 1 + army.state.tables.races[army.state.race[0]].dice[6]
    army.units(1, "a", fighter=9).dice(*[1] * 20).begin(0, "bombard")
    assert army.has(1, "a", "fighter") == 9 - fired


@rule("BSU-36.7", "BSU-36.3")
def test_an_army_that_shoots_rerolls_by_its_abilities() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=2).units(1, "a", fighter=4)
    table.agent(0, "breaker_ninefold").dice(8, 8, 1, 1).begin(0, "bombard")
    for _ in range(2):
        assert table.asked() == "reroll"
        table.do("unit", "regiment")
    assert table.has(1, "a", "fighter") == 2


@rule("BSU-36.6", "BSU-44.32")
def test_neither_an_army_nor_an_ability_has_a_strike_bonus_in_a_shot() -> None:
    army = built().empire(0, race="terran").tile("a", "inhabited_1", "home0").control(0, "a")
    army.units(0, "a", regiment=3).units(1, "a", fighter=4).dice(5, 5, 5).begin(0, "bombard")  # attack 4
    assert army.has(1, "a", "fighter") == 4
    fleet = storming(3, dreadnought=2).artefact(0, "ember_crown").dice(7, 7).begin(0, "bombard")  # attack 6
    assert fleet.has(1, "a", "regiment") == 3


@rule("BSU-37.10", "BSU-5.15", "BSU-A-9")
def test_who_beats_an_assault_off_has_won_and_stays_at_peace() -> None:
    table = storming(4, battlecruiser=4).card(0, "templar_martyrs").dice(8, 8, 8, 8, 1, 1, 1, 1).begin(0, "assault")
    while not table.usable():
        table.do("decline")
    assert table.usable() == {"card-rc_templar_martyrs"}  # for those who lose
    table.do("decline")
    assert (table.owner("a"), table.unrest("a"), table.has(1, "a", "regiment")) == (1, False, 4)
    assert table.state.antimatter == [0, 1]
