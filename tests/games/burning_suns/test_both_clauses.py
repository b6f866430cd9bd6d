"""Rules of several clauses, each clause with what it grants and what it does not; limits at and above their number."""

import pytest
from games.burning_suns.builder import TABLES, activated, built, checked, facing, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.abilities.targets import can_suffer
from perihelion.games.burning_suns.rules.empire.decks import renew_card
from perihelion.games.burning_suns.rules.empire.numbers import force, income
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.galaxy.places import gain_control, rebellion
from perihelion.games.burning_suns.rules.rounds import standing_of
from perihelion.games.burning_suns.rules.sheets import Organisation
from perihelion.games.burning_suns.rules.steps import ASK_BLOCK, ASK_REPLACED, BEGIN_ACTION, REVEAL_TILE
from perihelion.games.burning_suns.rules.terms import ACTION, BOOST, DISCARD, LIMITS, RACE_CARD, UNIT_NAMES

# ---------------------------------------------------------------- the galaxy


@rule("BSU-12.9", "BSU-13.8")
def test_a_tile_that_lies_face_up_is_not_turned_up_again() -> None:
    table = built().tile("a", "hostile_6", "home0").local("a", 1).tile("b", "hostile_1", "home0", up=False)
    known = table.state.revealed
    table.step(REVEAL_TILE, 0, table.labels["a"])
    assert table.state.local[table.labels["a"]] == 1
    assert table.state.revealed == known
    table.step(REVEAL_TILE, 0, table.labels["b"])
    assert table.state.revealed == known + 1  # cannot be taken back


@rule("BSU-16.15", "BSU-15.12")
def test_an_army_that_arrives_wakes_no_dark_ships() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", fighter=1).dark("a", 1)
    table.units(0, "home0", regiment=2).begin(0, "jump").do("army", "home0").dice(1, 1).do("place", "a")
    assert (table.has(0, "a", "regiment"), table.has(0, "a", "fighter")) == (2, 1)
    assert table.state.dark[table.labels["a"]] == 1


@rule("BSU-15.12", "BSU-15.2")
@pytest.mark.parametrize("dark", [0, 1])
def test_units_added_beside_dark_ships_are_attacked_when_the_action_ends(dark: int) -> None:
    table = built().card(0, "insectoid_swarm_tide").line("a").units(0, "a", fighter=1).dark("a", dark)
    told: list[str] = []
    table.state.watch(lambda event: told.append(event.kind))
    activated(table.dice(*[8] * 20))
    if table.kinds() == {"place"}:
        table.do("place", "a")
    assert ("dice" in told) == bool(dark)


@rule("BSU-25.10", "BSU-25.11", "BSU-25.12", "BSU-25.13")
def test_a_rebellion_takes_the_colossus_and_no_other_unique_unit() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a", unrest=True, blocked=1)
    table.units(1, "a", regiment=2, colossus=1, titan=1, starbase=1)
    before = table.state.hull[1][:]
    rebellion(table.state, table.labels["a"])
    assert table.state.hull[1] == [before[0], before[1], 0]
    assert [table.has(1, "a", name) for name in ("regiment", "colossus", "titan", "starbase")] == [0, 0, 1, 1]
    assert (table.owner("a"), table.unrest("a"), table.state.blocked[table.labels["a"]]) == (-1, False, -1)


@rule("BSU-25.10", "BSU-25.13")
def test_a_rebellion_spares_the_colossus_that_stands_elsewhere() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a", unrest=True).units(1, "a", regiment=2)
    before = table.units(1, "home1", colossus=1).state.hull[1][:]
    rebellion(table.state, table.labels["a"])
    assert table.state.hull[1] == before
    alone = built().tile("a", "inhabited_1", "home0").control(1, "a", unrest=True).units(1, "a", colossus=1)
    rebellion(alone.state, alone.labels["a"])
    assert (alone.state.hull[1][2], alone.has(1, "a", "colossus")) == (0, 0)


@rule("BSU-22.3", "BSU-37.12", "BSU-13.11")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_system_that_changes_hands_takes_its_benefits_along(loser: int) -> None:
    plain = [income(built().state, seat) for seat in (0, 1)]
    table = built().tile("a", "inhabited_1", "home0").control(loser, "a")
    worth = income(table.state, loser) - plain[loser]
    assert worth > 0
    gain_control(table.state, 1 - loser, table.labels["a"], False)
    assert income(table.state, loser) == plain[loser]
    assert income(table.state, 1 - loser) == plain[1 - loser] + worth


@rule("BSU-25.15", "BSU-A-35")
def test_with_the_option_an_uninhabited_system_goes_into_unrest_once() -> None:
    table = built(uninhabited_systems="unrest").tile("u", "uninhabited_1", "home0").control(1, "u")
    table.tile("v", "uninhabited_2", "home0").control(1, "v", unrest=True, blocked=0)
    table.tile("x", "inhabited_1", "home0").tile("y", "inhabited_2", "home0")
    table.dice(1).begin(0, "diplomacy")
    assert table.places() == {"u", "x", "y"}


@rule("BSU-25.9", "BSU-25.4")
@pytest.mark.parametrize(("unrest", "owner", "asked"), [(True, 1, True), (False, 1, False), (True, -1, False)])
def test_a_benefit_is_blocked_only_in_a_controlled_system_in_unrest(unrest: bool, owner: int, asked: bool) -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a", unrest=unrest)
    table.state.set_control(table.labels["a"], owner)
    table.step(ASK_BLOCK, 1, table.labels["a"])
    assert bool(table.state.actors()) == asked
    if asked:
        table.do("benefit", 1)
        assert table.state.blocked[table.labels["a"]] == 1


@rule("BSU-44.38")
@pytest.mark.parametrize("others", [0, 1])
def test_a_swap_needs_two_systems(others: int) -> None:
    table = built().card(0, "changeling_shell_game").tile("a", "inhabited_1", "home0").control(1, "a")
    if others:
        table.tile("b", "inhabited_2", "home0")
    activated(table)
    assert table.places() == ({"a", "b"} if others else set())
    if others:
        table.do("place", "a")
    assert table.owner("a") == (-1 if others else 1)
    only = built().artefact(0, "gravity_alternator").tile("a", "inhabited_1", "home0")  # swaps, and nothing else
    if others:
        only.tile("b", "inhabited_2", "home0")
    assert performable(only.state, 0, ACTION["activate"], 0) == bool(others)


# ---------------------------------------------------------------- limits


@rule("BSU-40.6", "BSU-40.7", "BSU-29.5")
@pytest.mark.parametrize("raised", [0, 1])
@pytest.mark.parametrize("above", [0, 1])
def test_agents_at_their_limit_and_above_it(raised: int, above: int) -> None:
    table = built().empire(0, organisation="nova")  # one agent
    if raised:
        table.technology(0, "tech_whisper")
    for name in TABLES.agents[: 1 + raised + above]:
        table.agent(0, name.removeprefix("agent_"))
    checked(table)
    assert bool(table.state.actors()) == bool(above)
    assert not above or table.asked() == "surplus-card"


@rule("BSU-19.7", "BSU-19.8", "BSU-29.5")
@pytest.mark.parametrize("raised", [0, 1])
@pytest.mark.parametrize("above", [0, 1])
def test_artefacts_at_their_limit_and_above_it(raised: int, above: int) -> None:
    table = built().empire(0, organisation="hollow_crown")  # one artefact
    if raised:
        table.technology(0, "tech_reliquary")
    plain = [
        name
        for name in TABLES.artefacts
        if not any(
            effect.op == LIMITS for ability in TABLES.abilities if name in ability.name for effect in ability.effects
        )
    ]
    for name in plain[: 1 + raised + above]:
        table.artefact(0, name.removeprefix("artefact_"))
    checked(table)
    assert bool(table.state.actors()) == bool(above)
    assert not above or table.asked() == "surplus-card"


@rule("BSU-18.4", "BSU-18.9", "BSU-11.12")
@pytest.mark.parametrize(("size", "cut"), [(10, False), (11, True)])
def test_a_fleet_at_its_limit_and_above_it_and_then_the_levels(size: int, cut: bool) -> None:
    table = built().line("a").units(0, "a", fighter=size - 1, dreadnought=1).antimatter(1)
    checked(table)
    assert table.asked() == ("surplus" if cut else "level")
    if cut:
        table.do("unit", "fighter")
    assert table.asked() == "level"
    table.do("pick", 0)
    assert table.state.levels[0] == [0, 0, -1, -1]


@rule("BSU-18.5", "BSU-18.6", "BSU-25.5")
@pytest.mark.parametrize(("regiments", "kept"), [(5, 5), (6, 5), (9, 5)])
def test_an_army_is_cut_when_its_system_falls_into_unrest_later(regiments: int, kept: int) -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=regiments)
    checked(table)
    assert table.has(0, "a", "regiment") == regiments
    checked(table.control(0, "a", unrest=True, blocked=0))
    assert table.has(0, "a", "regiment") == kept


@rule("BSU-24.8", "BSU-24.13")
@pytest.mark.parametrize(("antimatter", "stands"), [((6, 6, 0), True), ((9, 6, 0), True), ((9, 5, 0), False)])
@pytest.mark.parametrize("turned", [False, True])
def test_an_alliance_minds_only_the_two_allies(antimatter: tuple[int, int, int], stands: bool, turned: bool) -> None:
    first, second, third = antimatter
    table = (
        built(3, length="long").ally(0, 1, 2, 3).antimatter(*((second, first) if turned else (first, second)), third)
    )
    for seat in (0, 1):
        for level in (1, 2, 3):
            table.level(seat, level)
    checked(table)
    while table.state.actors():
        table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert table.state.allied(0, 1) == stands


@rule("BSU-24.8", "BSU-24.13", "BSU-A-33")
def test_two_alliances_are_measured_one_by_one() -> None:
    table = built(4, length="long").ally(0, 1, 2, 3).ally(2, 3, 2, 3).antimatter(9, 5, 6, 6)
    for seat in range(4):
        for level in (1, 2, 3):
            table.level(seat, level)
    checked(table)
    while table.state.actors():
        table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert (table.state.allied(0, 1), table.state.allied(2, 3)) == (False, True)


@rule("BSU-27.7", "BSU-27.8", "BSU-27.17")
@pytest.mark.parametrize("short", [0, 1])
def test_a_repair_needs_exactly_its_price(short: int) -> None:
    price = TABLES.races[built().state.race[0]].attack[4]
    table = built().crystals(price - short).units(0, "home0", titan=1)
    table.state.hull[0][0] -= 1
    full = table.state.hull[0][0] + 1
    table.begin(0, "build")
    assert (("repair", (0,)) in [(move.kind, move.args) for move in table.moves()]) == (not short)
    if short:
        assert table.why_not("repair", 0) == ["BSU-27.8"]
    else:
        table.do("repair", 0)
        assert (table.state.hull[0][0], table.state.crystals[0]) == (full, 0)


@rule("BSU-27.17", "BSU-27.8")
@pytest.mark.parametrize(("repair", "points"), [("point", 1), ("full", 2)])
def test_money_for_more_repairs_nothing_beyond_full(repair: str, points: int) -> None:
    price = TABLES.races[built().state.race[0]].attack[4]
    table = built(repair=repair).crystals(9 * price).units(0, "home0", titan=1)
    full = table.state.hull[0][0]
    table.state.set_hull(0, 4, full - 2)
    table.begin(0, "build")
    for _ in range(points):
        table.do("repair", 0)
    assert (table.state.hull[0][0], table.state.crystals[0]) == (full - 2 + points, (9 - points) * price)
    assert table.why_not("repair", 0) == (["BSU-27.17"] if points == 2 else [])


@rule("BSU-28.2", "BSU-29.2", "BSU-31.2", "BSU-27.2")
def test_what_has_no_place_cannot_be_bought_for_any_money() -> None:
    table = built().empire(0, race="neomorph").crystals(60).market("tech_mesh", "merc_corsair", "con_refinery")
    table.begin(0, "build")
    assert table.why_not("market", 0) == ["BSU-29.2"]
    assert table.why_not("market", 1) == ["BSU-31.2"]
    assert table.why_not("market", 3) == ["BSU-28.2"]
    assert {move.args[0] for move in table.moves() if move.kind == "market"} == {2}
    escorted = built().crystals(60).market("merc_corsair").units(0, "home0", fighter=1).begin(0, "build")
    assert {move.args[0] for move in escorted.moves() if move.kind == "market"} == {0}


@rule("BSU-29.1", "BSU-27.10")
@pytest.mark.parametrize(("race", "spaces"), [("templar", 1), ("terran", 2), ("changeling", 3)])
def test_technologies_fill_their_spaces_before_one_gives_way(race: str, spaces: int) -> None:
    names = ["tech_servos", "tech_batteries", "tech_lattice", "tech_whisper"]
    for held in (spaces - 1, spaces):
        table = built().empire(0, race=race).crystals(60).market(names[3])
        for name in names[:held]:
            table.technology(0, name)
        table.begin(0, "build").do("market", 0)
        assert (table.asked() == "replaced") == (held == spaces > 1)  # a single one gives way unasked
        if held == spaces > 1:
            assert {move.args[0] for move in table.moves()} == {table.resource(name) for name in names[:held]}
            table.do("resource", table.resource(names[0]))
        assert len(table.state.technologies[0]) == spaces
        assert table.resource(names[3]) in table.state.technologies[0]


@rule("BSU-8.2", "BSU-8.3", "BSU-8.4")
def test_of_a_deck_whose_cards_all_know_their_place_no_more_are_known_than_there_are() -> None:
    state = built().state
    state.decks[0], state.bottom[0], state.face_up[0] = [4, 7], 2, 9
    renew_card(state, 0)
    assert (state.decks[0], state.face_up[0]) == ([9, 4], 7)
    assert state.bottom[0] == 2


@rule("BSU-22.3", "BSU-37.12")
@pytest.mark.parametrize("unrest", [True, False])
def test_a_new_token_lies_as_it_was_gained_whatever_lay_there(unrest: bool) -> None:
    for before in (True, False):
        table = built().tile("a", "inhabited_1", "home0").control(1, "a", unrest=before)
        gain_control(table.state, 0, table.labels["a"], unrest)
        assert (table.owner("a"), table.unrest("a")) == (0, unrest)


@rule("BSU-27.10", "BSU-28.5")
@pytest.mark.parametrize("unit", [0, 3])
def test_an_upgrade_gives_way_to_another_of_the_same_unit(unit: int) -> None:
    name = UNIT_NAMES[unit]
    table = built().upgrade(0, "upg_overcharge", name).upgrade(0, "upg_breach", name).technology(0, "tech_servos")
    old, new = table.resource("upg_breach"), table.resource("upg_assembly")
    left = table.state.supply[old]
    table.step(ASK_REPLACED, 0, new, unit).do("resource", old)
    assert [upgrade >> 4 for upgrade in table.state.upgrades[0]] == [table.resource("upg_overcharge"), new]
    assert {upgrade & 15 for upgrade in table.state.upgrades[0]} == {unit}
    assert table.state.technologies[0] == [table.resource("tech_servos")]
    assert table.state.supply[old] == left + 1  # back to the others


@rule("BSU-6.4", "BSU-6.5")
def test_unique_units_in_play_are_counted_one_by_one() -> None:
    for units in ({}, {"titan": 1}, {"titan": 1, "starbase": 1}, {"titan": 1, "starbase": 1, "colossus": 1}):
        assert standing_of(built().units(0, "home0", fighter=2, **units).state, 0)[1] == len(units)


# ---------------------------------------------------------------- cards


@rule("BSU-40.3", "BSU-40.9", "BSU-40.11")
def test_every_agent_is_taken_only_by_its_own_force_from_another_one() -> None:
    for agent in (0, 1, 23):
        name = TABLES.agents[agent].removeprefix("agent_")
        for taker in TABLES.ideologies:
            for owner in ("imperial", "psyonic", "united"):  # dark, neutral, light
                table = built().empire(0, taker).empire(1, owner).agent(1, name).line("a").join("a", "home1")
                forces = force(table.state, 0), force(table.state, 1)
                wanted = TABLES.agent_force[agent]
                table.dice(1).begin(0, "recruit")
                offered = ("agent", (agent,)) in [(move.kind, move.args) for move in table.moves()]
                assert offered == (forces[0] == wanted != forces[1]), (name, taker, owner)


@rule("BSU-26.5", "BSU-38.14", "BSU-44.8")
def test_who_has_no_race_card_can_lose_none() -> None:
    losing = [effect for ability in TABLES.abilities for effect in ability.effects if effect.a == RACE_CARD]
    effect = next(effect for effect in losing if effect.op == DISCARD and effect.who >= 0)
    table = built()
    table.state.hand[1] = 0
    assert not can_suffer(table.state, 1, effect)
    table.state.hand[1] = 1 << 3
    assert can_suffer(table.state, 1, effect)


@rule("BSU-44.23", "BSU-42.1")
def test_regiments_called_before_an_assault_join_the_side_of_their_owner() -> None:
    defender = storming(2, battlecruiser=2).card(1, "terran_reserve_call_up").dice(8, 8, 1, 1, 1, 1, 1)
    defender.begin(0, "assault").use("card-rc_terran_reserve_call_up").decline_while("reroll")
    assert (defender.owner("a"), defender.has(1, "a", "regiment")) == (1, 5)
    attacker = storming(2, battlecruiser=2).card(0, "terran_reserve_call_up").dice(1, 1, 1, 1, 1, 8, 8)
    attacker.begin(0, "assault").use("card-rc_terran_reserve_call_up").decline_while("reroll", "trigger")
    assert (attacker.owner("a"), attacker.has(0, "a", "regiment")) == (0, 5)


@rule("BSU-44.4", "BSU-41.6", "BSU-41.8")
def test_of_the_modifiers_of_a_mission_only_boosts_stay_behind() -> None:
    table = built().line("a", "b").units(0, "home0", fighter=1)
    mission = Frame(ACTION["mission"], 0, 0)
    mission.mods = [0, BOOST, 0, 2, 100, 0, LIMITS, 4, 1, 200]
    table.state.frames.append(mission)
    table.step(BEGIN_ACTION, ACTION["jump"], 0, 0, 1)
    assert table.state.frames[-1].mods == [0, LIMITS, 4, 1, 200]
    assert table.state.frames[-1].by_mission == 1


# ---------------------------------------------------------------- fights


@rule("BSU-35.8", "BSU-35.9", "BSU-4.19", "BSU-42.14")
@pytest.mark.parametrize("organisation", TABLES.organisations, ids=lambda each: each.name)
def test_every_organisation_gives_its_rerolls_in_battle(organisation: Organisation) -> None:
    table = facing({"dreadnought": 4}, {"dreadnought": 4}).empire(0, organisation=organisation.name)
    table.dice(*[8] * 40).begin(0, "battle")
    rerolled = 0
    while table.asked() == "reroll" and table.state.frames[-1].fight.turn == 1:
        assert (table.seat, table.kinds()) == (0, {"decline", "unit"})
        table.do("unit", "dreadnought")
        rerolled += 1
    assert rerolled == organisation.battle_rerolls


@rule("BSU-37.7", "BSU-4.19", "BSU-37.17", "BSU-33.10")
@pytest.mark.parametrize("organisation", TABLES.organisations, ids=lambda each: each.name)
def test_every_organisation_gives_its_rerolls_in_assaults(organisation: Organisation) -> None:
    table = storming(4, battlecruiser=4, fighter=2).empire(0, organisation=organisation.name)
    table.dice(*[8] * 40).begin(0, "assault")
    rerolled = 0
    while table.asked() == "reroll" and table.state.frames[-1].fight.turn == 1:
        table.do("unit", "regiment")
        rerolled += 1
    assert rerolled == organisation.assault_rerolls


@rule("BSU-36.15", "BSU-33.10", "BSU-36.7")
@pytest.mark.parametrize("fighters", [0, 1, 2])
def test_only_fighters_give_rerolls_in_a_bombard(fighters: int) -> None:
    table = storming(4, dreadnought=3, fighter=fighters).empire(
        0, organisation="outer_rim"
    )  # 1 in battles and assaults
    table.dice(*[8] * 40).begin(0, "bombard")
    rerolled = 0
    while table.state.actors() and table.asked() == "reroll":
        table.do("unit", "dreadnought")
        rerolled += 1
    assert rerolled == fighters
