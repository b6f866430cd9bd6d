"""What each kind of effect does, one by one (BSU-44)."""

import pytest
from games.burning_suns.builder import TABLES, activated, built, facing
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import income, jump_distance
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.steps import STATUS_OF
from perihelion.games.burning_suns.rules.terms import VICTIM


@rule("BSU-44.12", "BSU-EX-67", "BSU-44.14", "BSU-44.15")
def test_homes_are_safe_from_abilities() -> None:
    table = built().card(0, "usurper_purge_list").agent(0, "mother_tamsin").line("a").join("a", "home1")
    table.tile("b", "inhabited_1", "a").control(1, "b").units(1, "home1", regiment=3).units(1, "b", regiment=1)
    table.dice(8).begin(0, "recruit").use("card-rc_usurper_purge_list")
    if table.asked() == "empire":
        table.do("empire", 1)
    assert table.has(1, "home1", "regiment") == 3
    assert table.has(1, "b", "regiment") == 0
    assert table.state.agent_owner.count(0) == 0


@rule("BSU-44.11", "BSU-38.13", "BSU-17.5", "BSU-12.11")
def test_targets_need_a_revealed_path_and_the_distance() -> None:
    for far, gone in ((3, True), (4, False)):
        table = built().agent(0, "sharpshooter_kessa").line(*"abcd"[:far]).units(1, "abcd"[far - 1], titan=1)
        activated(table)
        assert (table.state.hull[1][0] == 4) == gone
    hidden = built().agent(0, "sharpshooter_kessa").tile("x", "void_1", "home0", up=False).tile("y", "void_2", "x")
    hidden.units(1, "y", titan=1)
    activated(hidden)
    assert hidden.state.hull[1][0] == 7


@rule("BSU-44.17", "BSU-5.11")
def test_damage_on_unique_units_and_its_reward() -> None:
    table = built().agent(0, "sharpshooter_kessa").line("a").units(1, "a", starbase=1)
    table.state.hull[1][1] = 3
    activated(table)
    assert table.has(1, "a", "starbase") == 0
    assert table.state.antimatter[0] == 1


@rule("BSU-44.15", "BSU-38.12")
def test_who_assigns_damage() -> None:
    table = built().agent(0, "breaker_ninefold").tile("a", "inhabited_1", "home0").control(1, "a")
    table.units(1, "a", regiment=3, colossus=1)
    activated(table)
    assert (table.seat, table.asked()) == (0, "loss")  # assign=user
    victim = built().artefact(0, "unmaking_lens").line("a").units(1, "a", fighter=2, titan=1)
    activated(victim)
    assert (victim.seat, victim.asked()) == (1, "loss")


@rule("BSU-44.18")
def test_an_ability_against_an_ally_breaks_nothing() -> None:
    table = built().agent(0, "sharpshooter_kessa").line("a").units(1, "a", titan=1).ally(0, 1, 2, 3)
    activated(table)
    assert table.state.hull[1][0] == 4
    assert table.state.lent[0][1] == 2


@rule("BSU-44.19")
def test_crystals_for_each() -> None:
    table = built().card(0, "templar_tithe_barges").tile("a", "inhabited_1", "home0").control(0, "a")
    activated(table)
    assert table.state.crystals[0] == 4  # two for each of two systems
    table = built().card(0, "leviathan_feeding_grounds").units(0, "home0", titan=1, colossus=1)
    activated(table)
    assert table.state.crystals[0] == 8
    table = built().empire(0, "imperial").level(0, 1, 0).line("a").units(0, "home0", fighter=4).units(0, "a", fighter=3)
    assert income(table.state, 0) == 5


@rule("BSU-44.21", "BSU-42.8")
def test_stealing_up_to_what_there_is() -> None:
    table = built(3).artefact(0, "chain_of_debts").line("a").join("a", "home1").crystals(0, 1, 9)
    activated(table)
    assert table.state.crystals == [1, 0, 9]  # no path to the third empire
    agents = built().agent(0, "the_understudy").agent(1, "mother_tamsin").line("a").join("a", "home1")
    activated(agents)
    assert agents.state.agent_owner[TABLES.agents.index("agent_mother_tamsin")] == 0


@rule("BSU-44.25")
def test_local_forces_join_those_that_are_there() -> None:
    table = built().card(0, "usurper_palace_coup").tile("a", "inhabited_1", "home0").control(1, "a")
    activated(table.tile("b", "hostile_6", "home0").local("b", 4)).do("benefit", 0)  # unrest first
    assert table.state.local[table.labels["b"]] == 6


@rule("BSU-44.23", "BSU-42.1")
def test_where_added_units_go() -> None:
    table = built().agent(0, "mother_tamsin").tile("a", "inhabited_1", "home0").control(0, "a")
    activated(table)
    table.do("place", "a").do("place", "home0").do("place", "a")
    assert (table.has(0, "a", "regiment"), table.has(0, "home0", "regiment")) == (2, 1)
    fleet = built().card(0, "insectoid_swarm_tide").line("a").units(0, "a", fighter=1).units(0, "home0", fighter=1)
    activated(fleet)
    fleet.do("place", "a")
    assert fleet.has(0, "a", "fighter") == 3
    nowhere = built().card(0, "insectoid_swarm_tide")
    activated(nowhere)
    assert nowhere.has(0, "home0", "fighter") == 2


@rule("BSU-44.25", "BSU-15.1", "BSU-15.13")
def test_dark_ships_placed_by_a_card_attack_at_once() -> None:
    table = (
        built().card(0, "wraith_grave_lights").line("a", "b").units(1, "a", dreadnought=1).units(0, "a", dreadnought=1)
    )
    activated(table)
    assert table.places() == {"a", "b"}
    table.dice(1, 8, 8, 8, 8, 1, 8, 8, 8, 8).do("place", "a").decline_while("reroll")
    assert table.has(0, "a", "dreadnought") == 0  # the placer's own fleet first
    assert table.has(1, "a", "dreadnought") == 0
    assert table.state.dark[table.labels["a"]] == 4


@rule("BSU-44.26", "BSU-42.3")
def test_a_fleet_leaps_without_distance_and_leaves_its_starbase() -> None:
    table = built().card(0, "wraith_cold_passage").line(*"abcde").units(0, "home0", fighter=2, starbase=1)
    table.units(1, "c", fighter=6)
    activated(table)
    assert table.places() == set("abcde")
    table.do("leave", "fighter").do("place", "e")
    assert table.has(0, "e", "fighter") == 1
    assert table.has(0, "home0", "starbase") == 1


@rule("BSU-44.29")
def test_repair_anywhere_up_to_full() -> None:
    table = built().card(0, "leviathan_barnacled_hide").line("a").units(0, "a", titan=1).units(0, "home0", colossus=1)
    table.state.hull[0] = [7, 0, 1]
    activated(table)
    while table.state.actors():
        table.do("repair", table.moves()[0].args[0])
    assert sum(table.state.hull[0]) == 11


@rule("BSU-44.30", "BSU-44.34")
def test_boosts_and_rerolls_of_a_scope() -> None:
    table = built().empire(0, "united", "cyborg").tile("a", "inhabited_1", "home0").dice(5).begin(0, "diplomacy")
    assert table.owner("a") == 0  # 4 and a free boost of 1
    table = built().empire(0, "united", "cyborg").dice(5).begin(0, "scan")
    assert table.state.crystals[0] == 3


@rule("BSU-44.34", "BSU-39.9")
def test_a_boost_for_each_unique_unit() -> None:
    table = built().empire(0, "enlightened", "cyborg", "nova").level(0, 1, 0).units(0, "home0", titan=1).dice(6)
    table.begin(0, "scan")
    assert table.asked() == "scan"


@rule("BSU-44.35", "BSU-42.7")
def test_one_more_action_with_the_same_leader() -> None:
    table = (
        built().level(0, 1).agent(0, "marshal_edda").tile("a", "inhabited_1", "home0").units(0, "a", battlecruiser=1)
    )
    activated(table)
    assert table.asked() == "nested"
    table.do("accept").do("benefit", 0)
    assert table.owner("a") == 0
    assert table.state.agent_owner.count(0) == 0


@rule("BSU-44.35", "BSU-38.10")
def test_another_action_instead() -> None:
    table = built().empire(0, "psyonic").level(0, 1, 0).tile("a", "inhabited_1", "home0").crystals(3)
    table.step(53, 0, 9, 0).do("accept").use("level-psyonic_1a")
    assert {move.args[0] for move in table.moves()} == {4, 10}
    table.dice(1).do("action", 4).do("roll")
    assert table.owner("a") == 0
    assert table.state.frames == []


@rule("BSU-44.36")
def test_reveal_and_peek() -> None:
    table = (
        built().agent(0, "cartographer_wren").tile("a", "void_1", "home0", up=False).tile("b", "void_2", "a", up=False)
    )
    table.tile("c", "void_3", "home0", up=False)
    activated(table)
    assert table.places() == {"a", "c"}
    table.do("place", "a").do("place", "b").do("decline")
    assert not table.state.up >> table.labels["c"] & 1
    peek = built().empire(0, "archivist").level(0, 1, 0).tile("a", "void_1", "home0", up=False)
    peek.tile("b", "hostile_1", "home0", up=False).tile("c", "hostile_2", "home0", up=False).begin(0, "explore")
    peek.do("place", "a").do("decline").use("level-archivist_1a").do("pick", 0).do("place", "b").do("decline")
    place = peek.labels["b"]
    assert peek.state.view(0)["places"][place]["tile"] == "hostile_1"
    assert peek.state.view(1)["places"][place]["tile"] is None
    assert not peek.state.up >> place & 1


@rule("BSU-44.38", "BSU-12.4")
def test_systems_swap_with_everything_on_them() -> None:
    table = built().card(0, "changeling_shell_game").tile("a", "inhabited_1", "home0").control(1, "a", True, 0)
    table.units(1, "a", regiment=2).units(0, "a", fighter=1).line("b").tile("w", "wormhole_1", "home0")
    before = table.state.reach[0]
    activated(table)
    assert table.places() == {"a", "b"}  # neither homes nor anomalies
    table.do("place", "a")
    assert table.owner("b") == 1
    assert table.unrest("b")
    assert table.has(1, "b", "regiment") == 2
    assert table.has(0, "b", "fighter") == 1
    assert table.owner("a") == -1
    assert table.state.reach[0] == before


@rule("BSU-44.39", "BSU-16.18")
def test_every_own_system_a_wormhole() -> None:
    table = (
        built().empire(0, "nomadic").level(0, 2, 1).line("x", "y", "z").tile("a", "inhabited_1", "z").control(0, "a")
    )
    table.units(0, "home0", fighter=1).begin(0, "jump")
    assert "a" in table.places()


@rule("BSU-44.40", "BSU-39.7")
def test_control_by_an_ability_is_weighed_against_bans() -> None:
    table = built().agent(0, "the_kindler").tile("a", "inhabited_1", "home0").control(1, "a")
    activated(table).do("benefit", 0)
    assert table.unrest("a")
    colossus = (
        built().agent(0, "the_kindler").tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", colossus=1)
    )
    activated(colossus).do("benefit", 0)
    assert colossus.unrest("a")  # an agent is stronger than a unique unit
    judged = (
        built().agent(0, "the_kindler").agent(1, "judge_calloway").tile("a", "inhabited_1", "home0").control(1, "a")
    )
    activated(judged)
    assert not judged.unrest("a")


@rule("BSU-44.42")
def test_receiving_from_the_market_is_free() -> None:
    table = built().agent(0, "foreman_dask").market("tech_mesh", "upg_targeting", "upg_breach")
    activated(table)
    assert {move.args[0] for move in table.moves()} == {1, 2}
    table.do("market", 1).do("unit", "fighter")
    assert table.state.upgrades[0] == [table.resource("upg_targeting") << 4 | 2]
    assert table.state.crystals[0] == 0
    assert table.state.market[1] == -1


@rule("BSU-44.43")
def test_a_technology_is_discarded_by_its_owner() -> None:
    table = built().card(0, "cyborg_subnet_breach").empire(1, race="terran").technology(1, "tech_mesh")
    table.technology(1, "tech_fold").line("a").join("a", "home1")
    activated(table)
    assert (table.seat, table.asked()) == (1, "throw")
    table.do("resource", table.resource("tech_fold"))
    assert table.state.technologies[1] == [table.resource("tech_mesh")]
    assert table.state.crystals[0] == 3


@rule("BSU-44.44", "BSU-42.13")
def test_replacing_units_and_renewing_the_market() -> None:
    table = built().card(0, "changeling_perfect_copy").line("a").units(0, "a", fighter=1).units(0, "home0", fighter=2)
    activated(table)
    table.do("place", "a").do("decline")
    assert (table.has(0, "a", "dreadnought"), table.has(0, "home0", "fighter")) == (1, 2)
    market = built().agent(0, "keeper_ovidane")
    supply = sum(market.state.supply)
    market.state.market[0] = -1
    activated(market)
    assert min(market.state.market) >= 0
    assert sum(market.state.supply) == supply - 1


@rule("BSU-38.16", "BSU-44.20", "BSU-42.11")
def test_an_ability_needs_its_costs_and_something_to_do() -> None:
    table = built(length="long").empire(0, "merchant").antimatter(8).level(0, 1).level(0, 2).level(0, 3).crystals(2)
    assert not activated(table).state.actors()
    assert table.state.antimatter[0] == 8
    table.crystals(3)
    activated(table).do("pick", 0)
    assert table.state.crystals == [0, 0]  # paid to the supply
    assert table.state.antimatter[0] == 9
    nothing = built().agent(0, "healer_of_hulls")
    assert not activated(nothing).state.actors()
    assert nothing.state.agent_owner.count(0) == 1


@rule("BSU-44.1", "BSU-38.5", "BSU-44.33", "BSU-42.4")
def test_passive_abilities_are_in_force_while_held() -> None:
    table = built().empire(0, organisation="eclipse")
    before = jump_distance(table.state, 0)
    table.agent(0, "navigator_io").technology(0, "tech_fold").tile("m", "uninhabited_5", "home0").control(0, "m")
    assert jump_distance(table.state, 0) == before + 3
    table.state.agent_owner = [-1] * 24
    assert jump_distance(table.empire(0).state, 0) == before + 2
    table.control(0, "m", unrest=True, blocked=1)
    assert jump_distance(table.state, 0) == before + 1


@rule("BSU-44.4", "BSU-39.1")
def test_modifiers_end_with_the_action_but_cover_what_a_mission_gains() -> None:
    table = (
        built().card(0, "ercinean_thermals").empire(0, organisation="eclipse").line(*"abc").units(0, "home0", fighter=1)
    )
    table.begin(0, "jump").use("card-rc_ercinean_thermals")
    assert jump_distance(table.state, 0) == 6
    table.decline_while("jump")
    while table.state.frames:
        table.do("decline")
    assert jump_distance(table.state, 0) == 3
    third = built().card(0, "changeling_third_path").empire(0, "imperial", organisation="nova").begin(0, "mission")
    third.use("card-rc_changeling_third_path")
    third.dice(1).do("roll").do("action", 2)
    assert 45 in third.state.frames[-1].mods[1::5]  # still counts as any force


@rule("BSU-38.17", "BSU-38.9")
def test_bystanders_come_in_player_order() -> None:
    table = built(3).line("a").join("a", "home1").join("a", "home2").crystals(9, 0, 0)
    for seat in (1, 2):
        table.empire(seat, "imperial").level(seat, 3)
    table.state.order = [0, 2, 1]
    table.begin(0, "build")
    assert table.seat == 2
    table.do("decline")
    assert table.seat == 1


@rule("BSU-35.19", "BSU-A-47")
def test_attacker_rerolls_first_then_the_defender_who_has_seen_it() -> None:
    table = facing({"fighter": 1}, {"fighter": 1}).dice(8, 8).begin(0, "battle")
    assert (table.asked(), table.seat) == ("reroll", 0)
    table.dice(8).do("unit", "fighter")
    assert (table.asked(), table.seat) == ("reroll", 1)


@rule("BSU-35.12", "BSU-35.13", "BSU-33.14")
def test_no_retreat_and_the_limit_after_a_battle() -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 2}).card(0, "ercinean_flock_together")
    table.units(0, "a", dreadnought=8).begin(0, "battle").use("card-rc_ercinean_flock_together")
    while table.state.actors() and table.asked() in ("reroll", "damage"):
        assert not table.kinds() & {"place", "fleet", "leave"}
        table.do(table.moves()[0].kind, *table.moves()[0].args)
    while table.state.actors() and table.asked() == "surplus":
        table.do("unit", table.moves()[0].args[0])
    assert table.state.fleet[0][table.labels["a"]] <= 10


@rule("BSU-33.6", "BSU-33.11")
def test_ships_and_starbases_defend_in_battles_and_regiments_do_not() -> None:
    table = facing({"fighter": 1}, {"starbase": 1}).units(1, "home1", regiment=1).empire(1, organisation="nova")
    table.dice(*[8] * 4).begin(0, "battle")
    assert table.asked() == "reroll"
    assert table.state.fight().counts[1] == [0, 0, 0, 0, 0, 1, *[0] * 9]


@rule("BSU-44.2")
def test_status_choices_between_two_effects() -> None:
    table = built().empire(0, "enlightened").level(0, 2, 0)
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_OF, 0).use("level-enlightened_2a").do("pick", 0)
    assert table.state.crystals[0] == 4 + 2


@rule("BSU-44.15", "BSU-44.14", "BSU-38.12")
def test_the_victim_picks_place_and_kind_of_what_an_empire_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card as it would be with ships in place of regiments: no card of the set leaves such a choice."""
    table = built(2).tile("a", "inhabited_1", "home0").join("a", "home1").agent(0, "the_siphon")
    table.tile("b", "void_1", "a").units(1, "a", dreadnought=1, fighter=2).units(1, "b", fighter=1)
    table.card(0, "usurper_purge_list").empire(0, organisation="nova")
    card = next(ability for ability in TABLES.abilities if ability.name == "card-rc_usurper_purge_list")
    destroy = card.effects[1]
    monkeypatch.setattr(destroy, "a", VICTIM["ship"])
    table.dice(8).begin(0, "recruit").use("card-rc_usurper_purge_list")
    while table.seat == 0:
        moves = [move for move in table.moves() if move.kind in ("empire", "agent")]
        table.do(moves[0].kind, *moves[0].args) if moves else table.do("decline")
    assert (table.seat, table.asked(), table.places()) == (1, "loss", {"a", "b"})
    table.do("place", "a")
    assert {move.args[0] for move in table.moves()} == {0, 2}
    table.do("unit", "fighter").do("place", "b")
    assert (table.has(1, "a", "dreadnought"), table.has(1, "a", "fighter"), table.has(1, "b", "fighter")) == (1, 1, 0)
