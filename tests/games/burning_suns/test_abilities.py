"""Abilities: when they may be used and what each kind of effect does (BSU-26, BSU-38, BSU-39, BSU-42 to BSU-44)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built
from support.rules import rule

from perihelion.games.burning_suns.empire import income, jump_distance
from perihelion.games.burning_suns.frames import Frame
from perihelion.games.burning_suns.sides import attack_of, key_of, rerolls_left
from perihelion.games.burning_suns.steps import STATUS_OF
from perihelion.games.burning_suns.terms import PASSIVE
from perihelion.kernel.game import OptionValue


def facing(attackers: dict[str, int], defenders: dict[str, int], seats: int = 2, **options: OptionValue) -> Builder:
    table = built(seats, **options).line("a", "b", "c").join("c", "home1")
    for seat in (0, 1):
        table.empire(seat, "merchant", "ercinean", "eclipse")
    return table.units(0, "a", **attackers).units(1, "a", **defenders)


def storming(defenders: int, **ships: int) -> Builder:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=defenders)
    table.empire(0, "merchant", "templar", "eclipse").empire(1, "merchant", "usurper", "eclipse")
    return table.units(0, "a", **(ships or {"battlecruiser": 3}))


def activated(table: Builder, name: str = "") -> Builder:
    table.begin(0, "activate")
    if name and table.state.actors() and table.asked() == "activate":
        table.use(name)
    return table


# ---------------------------------------------------------------- triggers


@rule("BSU-EX-41", "BSU-38.7", "BSU-38.9", "BSU-38.10", "BSU-44.3", "BSU-38.3", "BSU-A-56")
def test_attacker_then_defender_use_one_ability_each() -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 2})
    for seat in (0, 1):
        table.empire(seat, "exiled").level(seat, 1, 0)
    table.empire(0, "exiled").tile("g", "hostile_3", "home0").control(0, "g")
    table.begin(0, "battle")
    assert (table.seat, table.usable()) == (0, {"level-exiled_1a", "tile-hostile_3"})
    table.use("tile-hostile_3")
    assert (table.seat, table.usable()) == (1, {"level-exiled_1a"})
    assert table.state.fight().joined == [2, 0]
    table.dice(*[8] * 20).use("level-exiled_1a")
    assert table.state.fight().joined == [2, 4]
    assert table.asked() != "trigger"


@rule("BSU-38.4", "BSU-38.15")
def test_using_an_ability_is_optional_and_a_passed_action_triggers_nothing() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1}).empire(0, "exiled").level(0, 1, 0)
    table.dice(1, 1).begin(0, "battle").do("decline")
    assert table.has(0, "a", "dreadnought") == 0  # no dark ship was there to take the hit
    passed = built().empire(0, "nomadic").line("a").units(0, "home0", fighter=1)
    passed.step(53, 0, 1, 0).do("decline")
    assert passed.state.crystals[0] == 0


@rule("BSU-38.8", "BSU-44.6")
@pytest.mark.parametrize(("faces", "crystals"), [((1, 8), 2), ((8, 1), 0), ((1, 1), 0)])
def test_if_you_win(faces: tuple[int, int], crystals: int) -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1}).agent(0, "captain_skarn").dice(*faces).begin(0, "battle")
    if table.state.actors():
        table.use("card-agent_captain_skarn")
    assert table.state.crystals[0] == crystals


@rule("BSU-38.8", "BSU-44.6", "BSU-44.19")
def test_if_you_lose_and_for_each_destroyed() -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 3}).empire(0, "vengeful").dice(1, 8, 1, 1, 8).begin(0, "battle")
    assert table.usable() == {"level-vengeful_0"}
    table.use("level-vengeful_0")
    assert table.state.crystals[0] == 2  # one unit of the winner was destroyed


@rule("BSU-44.5", "BSU-38.7")
def test_attacker_and_defender_conditions() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1})
    for seat in (0, 1):
        table.empire(seat, "vengeful").level(seat, 1, 0)
    table.begin(0, "battle")
    assert (table.seat, table.usable()) == (1, {"level-vengeful_1a"})
    ambushed = built().line("a").units(0, "a", dreadnought=1).empire(0, "vengeful").level(0, 1, 0).dark("a", 1)
    ambushed.step(23, ambushed.labels["a"], 0)
    assert ambushed.usable() == {"level-vengeful_1a"}


@rule("BSU-44.32", "BSU-44.4")
def test_a_defender_can_have_a_strike_bonus_too() -> None:
    table = facing({"dreadnought": 1}, {"fighter": 2}).empire(1, "vengeful").level(1, 1, 0).begin(0, "battle")
    table.dice(8, 8, 8).use("level-vengeful_1a")
    assert table.asked() == "reroll"
    assert attack_of(table.state, 1, 2) == 7  # 5 and 2


@rule("BSU-44.9")
def test_outnumbered() -> None:
    for ships, usable in ((1, True), (2, False)):
        table = facing({"dreadnought": ships}, {"dreadnought": 2}).empire(0, "vengeful").level(0, 2, 1)
        table.dice(*[8] * 4).begin(0, "battle")
        assert (table.state.actors() != () and table.asked() == "trigger") == usable


@rule("BSU-44.7")
def test_success_is_the_owners_own_roll() -> None:
    table = built().empire(0, "united").level(0, 3).tile("a", "inhabited_1", "home0").dice(1).begin(0, "diplomacy")
    assert table.usable() == {"level-united_3"}
    table.use("level-united_3")
    assert table.state.antimatter[0] == 1
    failed = built().empire(0, "united").level(0, 3).tile("a", "inhabited_1", "home0").dice(8, 8).begin(0, "diplomacy")
    failed.decline_while("leader-reroll")
    assert failed.state.antimatter[0] == 0
    target = built().empire(1, "united").level(1, 3).tile("a", "inhabited_1", "home0").control(1, "a")
    target.dice(1).begin(0, "diplomacy").do("benefit", 0)
    assert target.state.antimatter[1] == 0
    assert not target.state.actors()


@rule("BSU-EX-45", "BSU-44.10", "BSU-44.20", "BSU-A-70")
@pytest.mark.parametrize(("crystals", "left"), [(1, 1), (5, 3)])
def test_a_tax_before_building(crystals: int, left: int) -> None:
    table = built().empire(1, "imperial").level(1, 3).line("a").join("a", "home1").crystals(crystals, 0)
    table.begin(0, "build")
    assert (table.seat, table.usable()) == (1, {"level-imperial_3"})
    table.use("level-imperial_3")
    if crystals == 1:
        assert table.state.frames == []
    else:
        assert (table.seat, table.asked()) == (0, "tax")
        table.do("accept")
        assert table.asked() == "build"
    assert table.state.crystals[0] == left
    assert table.state.crystals[1] == crystals - left


@rule("BSU-44.20")
def test_a_refused_tax_ends_the_action_and_needs_a_path() -> None:
    table = built().empire(1, "imperial").level(1, 3).line("a").join("a", "home1").crystals(5, 0).begin(0, "build")
    table.use("level-imperial_3").do("decline")
    assert table.state.frames == []
    assert table.state.crystals == [5, 0]
    apart = built().empire(1, "imperial").level(1, 3).crystals(5, 0).begin(0, "build")
    assert apart.asked() == "build"


@rule("BSU-EX-62", "BSU-11.11", "BSU-38.9")
def test_crystals_of_an_own_ability_pay_the_tax() -> None:
    table = built().card(0, "terran_emergency_yards").empire(1, "imperial").level(1, 3).line("a").join("a", "home1")
    table.step(53, 0, 5, 0).do("accept").use("card-rc_terran_emergency_yards").use("level-imperial_3").do("accept")
    assert table.state.crystals == [2, 2]
    assert table.asked() == "build"


@rule("BSU-26.4", "BSU-26.2", "BSU-26.1", "BSU-A-38", "BSU-42.12")
def test_race_cards_with_a_moment_are_used_then_and_leave_the_game() -> None:
    table = built().card(0, "terran_deep_range_probe").tile("a", "void_1", "home0", up=False)
    table.tile("b", "void_2", "home0", up=False).tile("c", "void_3", "home0", up=False)
    table.tile("d", "void_4", "home0", up=False).tile("e", "void_5", "home0", up=False).begin(0, "explore")
    table.use("card-rc_terran_deep_range_probe").do("place", "a").do("place", "b").do("place", "c")
    assert table.state.crystals[0] == 3
    assert table.state.hand[0] == 0
    assert table.asked() == "explore"
    assert table.places() == {"d", "e"}


@rule("BSU-26.4", "BSU-38.11", "BSU-38.1", "BSU-44.41")
def test_race_cards_without_a_moment_need_activate() -> None:
    table = built().card(0, "terran_old_treaty").tile("a", "inhabited_1", "home0")
    activated(table)
    assert table.owner("a") == 0
    assert table.has(0, "a", "regiment") == 1
    assert not table.unrest("a")
    assert table.state.hand[0] == 0


@rule("BSU-A-38")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    """Every empire with a race card that could fit is asked, fitting or not."""
    table = facing({"dreadnought": 1}, {"dreadnought": 1}).card(1, "terran_old_treaty").begin(0, "battle")
    assert table.seat == 1
    assert [move.kind for move in table.moves()] == ["decline", "decline_all"]


@rule("BSU-A-38")
def test_option_race_cards_do_not_count_as_triggers() -> None:
    for free in ("count", "free"):
        table = facing({"dreadnought": 1}, {"dreadnought": 2}, race_card_triggers=free).card(0, "terran_second_wind")
        table.tile("g", "hostile_3", "home0").control(0, "g").begin(0, "battle").use("card-rc_terran_second_wind")
        assert bool(table.state.frame().used) == (free == "count")


@rule("BSU-EX-68", "BSU-44.8", "BSU-26.5", "BSU-38.14", "BSU-A-58")
def test_a_failed_roll_uses_a_race_card_up_but_not_an_agent() -> None:
    table = built().card(0, "ercinean_sky_court").card(1, "terran_vigil").line("a").join("a", "home1")
    table.card(1, "terran_old_treaty").agent(0, "judge_calloway").dice(8).begin(0, "activate", 0)
    table.use("card-rc_ercinean_sky_court")
    assert table.state.hand[0] == 0
    assert table.state.crystals[0] == 0
    table.dice(8).begin(0, "activate", 0)
    assert table.state.agent_owner[TABLES.agents.index("agent_judge_calloway")] == 0
    assert table.state.crystals[0] == 0
    assert table.state.hand[1].bit_count() == 1


@rule("BSU-EX-44", "BSU-44.43", "BSU-26.5", "BSU-38.12")
def test_a_race_card_is_discarded_by_its_owners_choice() -> None:
    table = built().empire(0, "assassin", "cyborg").level(0, 2, 0).line("a").join("a", "home1")
    table.card(1, "terran_old_treaty").card(1, "terran_spare_parts").dice(4).begin(0, "activate", 0)
    assert (table.seat, table.asked()) == (1, "throw")
    assert len(table.moves()) == 2
    table.do("race_card", TABLES.card_names[0].index("rc_terran_spare_parts"))
    assert table.state.hand[1] == 1 << TABLES.card_names[0].index("rc_terran_old_treaty")
    assert table.state.played[1] == 0  # unseen


@rule("BSU-EX-43", "BSU-44.21", "BSU-38.2", "BSU-42.6", "BSU-42.8", "BSU-5.6")
@pytest.mark.parametrize(("victim", "gained"), [(2, 1), (0, 0)])
def test_taking_antimatter(victim: int, gained: int) -> None:
    table = built(length="long").agent(0, "the_siphon").line("a").join("a", "home1").antimatter(0, victim)
    activated(table)
    assert table.state.antimatter == [gained, victim - gained]
    if gained:
        assert table.state.decks[0][0] == TABLES.agents.index("agent_the_siphon")


@rule("BSU-EX-43", "BSU-44.42", "BSU-19.10")
def test_looking_through_the_deck_for_x_artefacts() -> None:
    table = built().empire(0, organisation="eternity").artefact(0, "index_of_wonders")  # neutral: two
    activated(table)
    assert table.asked() == "card"
    assert len(table.moves()) == len(table.state.decks[1])
    wanted = [TABLES.artefacts.index("artefact_choir_bell"), TABLES.artefacts.index("artefact_pale_compass")]
    wanted = [card for card in wanted if card in table.state.decks[1]]
    for card in wanted:
        table.do("artefact", card)
    while table.asked() == "card":
        table.do("artefact", table.moves()[0].args[0])
    assert all(table.state.artefact_owner[card] == 0 for card in wanted)
    assert table.state.artefact_owner.count(0) == 2


# ---------------------------------------------------------------- before and after fights


@rule("BSU-EX-37", "BSU-42.2", "BSU-5.16", "BSU-44.13", "BSU-A-9")
def test_ships_destroyed_before_the_battle_still_count() -> None:
    table = facing({"dreadnought": 3}, {"dreadnought": 4}).card(0, "usurper_false_colours").begin(0, "battle")
    table.dice(1, 1, 8, 8, 8).use("card-rc_usurper_false_colours")
    assert table.has(1, "a", "dreadnought") == 0
    assert table.state.antimatter[0] == 1


@rule("BSU-35.18")
def test_a_battle_won_by_abilities_alone() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 2}).card(0, "usurper_false_colours").agent(0, "captain_skarn")
    table.begin(0, "battle").use("card-rc_usurper_false_colours")
    assert table.state.fleet[1][table.labels["a"]] == 0
    assert table.state.antimatter[0] == 0
    assert table.has(0, "a", "dreadnought") == 1


@rule("BSU-35.18", "BSU-44.26", "BSU-44.6", "BSU-42.3")
def test_a_fleet_that_leaps_away_is_not_beaten() -> None:
    table = facing({"dreadnought": 5}, {"fighter": 4}).card(1, "changeling_vanishing_fleet").agent(0, "captain_skarn")
    table.begin(0, "battle").use("card-rc_changeling_vanishing_fleet")
    table.do("place", "home1")
    assert table.has(1, "home1", "fighter") == 4
    assert table.has(0, "a", "dreadnought") == 3  # two were destroyed as it left
    assert table.state.antimatter == [0, 0]
    assert table.state.crystals[0] == 0


@rule("BSU-EX-38", "BSU-43.2", "BSU-34.12", "BSU-44.16")
def test_ships_are_no_unique_units() -> None:
    table = built().empire(1, "merchant", "ercinean").line("a").units(1, "a", fighter=1, titan=1)
    table.tile("v", "hostile_7", "home0").control(0, "v").tile("w", "inhabited_1", "home0").control(0, "w")
    activated(table)
    assert table.has(1, "a", "fighter") == 0
    assert table.has(1, "a", "titan") == 1
    assert table.state.hull[1][0] == 7


@rule("BSU-EX-46", "BSU-35.17", "BSU-44.24")
def test_joined_dark_ships_fight_and_leave() -> None:
    table = facing({"dreadnought": 8}, {"dreadnought": 1}).empire(0, "exiled").level(0, 1, 0).begin(0, "battle")
    table.dice(*[1] * 12, 1).use("level-exiled_1a")
    assert table.asked() == "damage"
    assert table.state.fight().sizes[0] == 12
    table.do("unit", 12)
    assert table.has(0, "a", "dreadnought") == 8
    assert table.state.dark[table.labels["a"]] == 0
    assert table.state.frames == []


@rule("BSU-35.17")
def test_joined_units_alone_can_win() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 4}).empire(0, "exiled").level(0, 1, 0).begin(0, "battle")
    table.dice(1, 1, 1, 1, 1, 1, 8, 8, 8).use("level-exiled_1a").do("unit", "dreadnought")
    assert table.state.antimatter[0] == 1
    assert table.state.fleet[0][table.labels["a"]] == 0


@rule("BSU-EX-61", "BSU-37.19")
def test_late_defenders_make_a_fight() -> None:
    table = storming(0, battlecruiser=1).card(1, "templar_vigil").begin(0, "assault")
    assert table.seat == 1
    table.dice(8, 1, 8, 8, 8, 8).use("card-rc_templar_vigil")
    assert table.owner("a") == 1


@rule("BSU-EX-60", "BSU-37.19")
def test_a_garrison_emptied_before_the_assault() -> None:
    table = storming(3).card(0, "changeling_inside_job").begin(0, "assault").use("card-rc_changeling_inside_job")
    assert table.owner("a") == 0
    assert table.unrest("a")
    assert table.has(0, "a", "regiment") == 3
    assert table.state.antimatter[0] == 0


@rule("BSU-37.20")
def test_joined_local_forces_alone_conquer_nothing() -> None:
    table = storming(1, battlecruiser=1).empire(0, "united").level(0, 1, 0).begin(0, "assault")
    table.dice(1, 8, 8, 8, 8, 1).use("level-united_1a").do("unit", "regiment")
    assert table.owner("a") == 1
    assert table.has(1, "a", "regiment") == 0


@rule("BSU-EX-42", "BSU-44.24")
def test_regiments_are_moved_into_the_assault() -> None:
    table = storming(9, battlecruiser=4).empire(0, "imperial").level(0, 2, 0).units(0, "home0", regiment=5)
    table.begin(0, "assault").use("level-imperial_2a")
    for _ in range(3):
        table.do("place", "home0")
    table.dice(*[8] * 16).do("decline")
    assert table.state.fight().sizes[0] == 7
    assert table.has(0, "home0", "regiment") == 2


@rule("BSU-44.23", "BSU-42.1")
def test_units_added_to_the_army_of_an_assault() -> None:
    table = storming(4, battlecruiser=1).card(0, "terran_reserve_call_up").begin(0, "assault")
    table.dice(1, 1, 1, 1, 8, 8, 8, 8).use("card-rc_terran_reserve_call_up")
    assert table.owner("a") == 0
    assert table.has(0, "a", "regiment") == 4
    assert table.state.antimatter[0] == 1


@rule("BSU-44.27")
def test_cancelled_damage_of_turn_one() -> None:
    table = facing({"dreadnought": 3}, {"dreadnought": 3}).card(1, "templar_shield_of_oaths").begin(0, "battle")
    table.dice(1, 1, 1, 1, 1, 1).use("card-rc_templar_shield_of_oaths")
    assert table.has(1, "a", "dreadnought") == 3
    assert table.has(0, "a", "dreadnought") == 0


@rule("BSU-44.27")
@pytest.mark.parametrize(("action", "left"), [("battle", 2), ("assault", 0)])
def test_an_artefact_cancels_damage_in_its_kind_of_combat(action: str, left: int) -> None:
    if action == "battle":
        table = facing({"dreadnought": 2}, {"dreadnought": 2})
    else:
        table = storming(2, battlecruiser=2)
    table.artefact(1, "iron_reliquary")  # three in battles for a neutral empire
    table.dice(1, 1, 1, 1).begin(0, action)
    assert table.has(1, "a", "dreadnought" if action == "battle" else "regiment") == left


@rule("BSU-44.28")
def test_salvage_brings_lost_units_back() -> None:
    table = facing({"dreadnought": 3}, {"dreadnought": 2}).card(0, "terran_spare_parts")
    table.begin(0, "battle").dice(1, 1, 8, 1, 8).do("decline")
    table.use("card-rc_terran_spare_parts").do("unit", "dreadnought")
    assert table.has(0, "a", "dreadnought") == 3
    lost = storming(3, battlecruiser=2).empire(0, "assassin").level(0, 1, 1)
    lost.dice(8, 8, 1, 1, 1).begin(0, "assault").do("decline").use("level-assassin_1b").do("unit", "regiment")
    assert lost.has(0, "home0", "regiment") == 1


@rule("BSU-44.31", "BSU-39.9")
def test_attack_modifiers_add_up_within_bounds() -> None:
    table = facing({"dreadnought": 2}, {"fighter": 2}).card(0, "wraith_fear_of_the_deep").begin(0, "battle")
    table.dice(*[8] * 4).use("card-rc_wraith_fear_of_the_deep")
    assert table.asked() == "reroll"
    assert attack_of(table.state, 1, 2) == 3  # 5 less 2


@rule("BSU-39.4", "BSU-39.5", "BSU-39.6", "BSU-39.8", "BSU-39.3")
def test_the_order_of_sources_in_a_conflict() -> None:
    ranks = {ability.source: ability.rank for ability in TABLES.abilities if ability.source != 2}
    assert ranks[1] == ranks[7] < ranks[3] == ranks[8] < ranks[4] < ranks[5] < ranks[6]
    levels = {ability.slot: ability.rank for ability in TABLES.abilities if ability.source == 2}
    assert ranks[1] < levels[3] < levels[2] < levels[1] < levels[0] < ranks[3]
    assert key_of(40, PASSIVE, 1) < key_of(40, 4, 0) < key_of(40, 2, 0)
    assert key_of(40, PASSIVE, 0) < key_of(40, PASSIVE, 2) < key_of(40, PASSIVE, 1)


@rule("BSU-39.6")
def test_equal_sources_favour_the_one_that_began() -> None:
    """Both have jammers: the attacker's silences the defender's corsairs, not the other way round."""
    table = facing({"dreadnought": 1, "jammer": 1, "corsair": 1}, {"dreadnought": 1, "jammer": 1, "corsair": 1})
    table.dice(*[8] * 6).begin(0, "battle")
    frame, fight = table.state.frame(), table.state.fight()
    assert rerolls_left(table.state, frame, fight, 0) == 1
    assert rerolls_left(table.state, frame, fight, 1) == 0


# ---------------------------------------------------------------- effects one by one


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
    table = built().empire(0, "united", "cyborg").tile("a", "inhabited_1", "home0").dice(6).begin(0, "diplomacy")
    assert table.owner("a") == 0  # 4 and a free boost of 2
    table = built().empire(0, "united", "cyborg").dice(6).begin(0, "scan")
    assert table.state.crystals[0] == 3


@rule("BSU-44.34")
def test_a_boost_for_each_unique_unit() -> None:
    table = built().empire(0, "enlightened", "cyborg", "nova").level(0, 1, 0).units(0, "home0", titan=1).dice(6)
    table.begin(0, "scan")
    assert table.asked() == "scan"


@rule("BSU-44.35", "BSU-42.7")
def test_one_more_action_with_the_same_leader() -> None:
    table = built().agent(0, "marshal_edda").tile("a", "inhabited_1", "home0").units(0, "a", battlecruiser=1)
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
    table = built(length="long").empire(0, "merchant").antimatter(8).level(0, 1).level(0, 2).level(0, 3).crystals(4)
    assert not activated(table).state.actors()
    assert table.state.antimatter[0] == 8
    table.crystals(5)
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
    assert 45 in third.state.frame().mods[1::5]  # still counts as any force


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
