"""Clauses of rules that a single example leaves out: the other side, the other phase, what is not meant as well."""

import pytest
from games.burning_suns.builder import Builder, activated, built, facing, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.abilities.targets import leap_goals
from perihelion.games.burning_suns.rules.empire.numbers import distance, jump_distance, limit, resource_price
from perihelion.games.burning_suns.rules.galaxy.places import empire_within, knows_way_to, within
from perihelion.games.burning_suns.rules.setup import fill_market, start_roll
from perihelion.games.burning_suns.rules.steps import REGROUP, ROUND
from perihelion.games.burning_suns.rules.terms import (
    ACTION,
    AGENT,
    ARTEFACT,
    BUILD_LIMIT,
    DIPLOMACY_DISTANCE,
    FLEET,
    JUMP_DISTANCE,
)


def talking(table: Builder, face: int = 1) -> Builder:
    """A diplomacy roll."""
    table.dice(face).begin(0, "diplomacy")
    if table.state.actors() and table.asked() == "boost":
        table.do("roll")
    return table


def watched(table: Builder) -> list[str]:
    told: list[str] = []
    table.state.watch(lambda event: told.extend([event.kind] * max(1, event.amount)))
    return told


# ---------------------------------------------------------------- setup and rounds


@rule("BSU-3.9", "BSU-4.30", "BSU-4.31", "BSU-4.35")
@pytest.mark.parametrize(("planning", "order"), [("normal", [1, 2, 3, 0]), ("advanced", [1, 3, 0, 2])])
def test_the_start_roll_gives_the_token_or_fills_the_track(planning: str, order: list[int]) -> None:
    table = built(4, planning=planning).dice(3, 1, 4, 2)
    assert start_roll(table.state) == order


@rule("BSU-8.8")
def test_the_sheets_are_shuffled_in_every_later_round() -> None:
    for number in (2, 3, 7):
        orders = set()
        for _ in range(8):
            table = built()
            table.state.round = number
            table.state.rng.below(2 + len(orders))
            for _ in range(len(orders)):
                table.state.rng.below(9)
            table.step(REGROUP)
            assert sorted(table.state.sheet_order) == [0, 1, 2, 3]
            orders.add(tuple(table.state.sheet_order))
        assert len(orders) > 1, number


@rule("BSU-4.18")
@pytest.mark.parametrize(
    ("organisation", "numbers"),
    [("outer_rim", (4, 1, 6, 2, 2)), ("eclipse", (3, 2, 5, 2, 3)), ("eternity", (2, 3, 5, 3, 2))],
)
def test_an_organisation_gives_two_distances_and_three_limits(organisation: str, numbers: tuple[int, ...]) -> None:
    state = built().empire(0, organisation=organisation).state
    distances = [distance(state, 0, JUMP_DISTANCE), distance(state, 0, DIPLOMACY_DISTANCE)]
    limits = [limit(state, 0, BUILD_LIMIT), limit(state, 0, ARTEFACT), limit(state, 0, AGENT)]
    assert (*distances, *limits) == numbers


@rule("BSU-38.11", "BSU-38.4")
def test_activated_abilities_wait_for_the_action() -> None:
    table = built().agent(0, "quartermaster_pell").agent(0, "dockmaster_hale")  # 1 crystal a round; 4 or a ship
    table.step(ROUND)
    assert table.asked() == "leader"  # nothing else was offered on the way
    assert table.state.crystals[0] == 4 + 2 + 1
    assert table.state.agent_owner.count(0) == 2
    offered = built().empire(0, "imperial").tile("a", "inhabited_1", "home0").control(0, "a")
    offered.agent(0, "dockmaster_hale").step(ROUND)
    assert (offered.asked(), offered.usable()) == ("status", {"level-imperial_0"})
    for cards in (0, 1):
        acting = built().agent(0, "quartermaster_pell").agent(0, "dockmaster_hale")
        if cards:
            acting.card(0, "ercinean_far_trade")
        acting.begin(0, "activate")
        names = {"card-agent_quartermaster_pell", "card-agent_dockmaster_hale"}
        assert acting.usable() == names | ({"card-rc_ercinean_far_trade"} if cards else set())
        acting.use("card-agent_quartermaster_pell")
        assert acting.state.crystals[0] == 4


@rule("BSU-38.5", "BSU-42.4")
def test_passive_abilities_work_in_the_status_phase_and_on_prices_until_they_are_lost() -> None:
    table = built().agent(0, "quartermaster_pell").crystals(30).market("tech_fold")
    plain = resource_price(table.state, 0, table.resource("tech_fold"))
    table.step(ROUND)
    assert table.state.crystals[0] == 30 + 4 + 2 + 1  # home, merchant, agent
    cheaper = built().agent(0, "tinker_moss").agent(0, "navigator_io").crystals(9).market("tech_fold")
    assert resource_price(cheaper.state, 0, cheaper.resource("tech_fold")) == plain - 1
    far = jump_distance(cheaper.state, 0)
    activated(cheaper, "card-agent_tinker_moss")  # it is discarded for the technology
    assert cheaper.state.technologies[0] == [cheaper.resource("tech_fold")]
    assert resource_price(cheaper.state, 0, cheaper.resource("tech_fold")) == plain
    assert jump_distance(cheaper.state, 0) == far + 1


@rule("BSU-19.10", "BSU-19.11")
def test_a_passive_artefact_is_in_force_and_cannot_be_activated() -> None:
    table = built().crystals(20).market("con_refinery")
    plain = resource_price(table.state, 0, table.resource("con_refinery"))
    table.artefact(0, "weavers_loom")
    assert resource_price(table.state, 0, table.resource("con_refinery")) == plain - 1
    assert not performable(table.state, 0, ACTION["activate"], 0)
    assert performable(table.artefact(0, "chain_of_debts").crystals(0, 3).line("a").join("a", "home1").state, 0, 9, 0)


# ---------------------------------------------------------------- the galaxy


@rule("BSU-16.17", "BSU-16.7")
def test_an_army_passes_through_no_system_with_an_opposing_fleet() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").tile("b", "inhabited_2", "a").control(0, "b")
    table.units(0, "home0", regiment=2).units(1, "a", fighter=4).units(0, "home0", fighter=1)
    table.begin(0, "jump")
    assert "army" not in table.kinds()
    free = built().tile("a", "inhabited_1", "home0").control(0, "a").tile("b", "inhabited_2", "a").control(0, "b")
    free.units(0, "home0", regiment=2).units(1, "a", fighter=3).begin(0, "jump").do("place", "a").do("place", "b")
    assert free.has(0, "b", "regiment") == 2


@rule("BSU-A-20", "BSU-4.23", "BSU-16.11", "BSU-24.4")
def test_homes_of_allies_and_face_down_tiles_are_not_entered_either() -> None:
    table = built().line("a").join("a", "home1").tile("x", "void_4", "a", up=False).units(0, "a", fighter=2).ally(0, 1)
    table.tile("y", "void_5", "a").begin(0, "jump")
    assert table.places() == {"home0", "y"}
    leaping = built().card(0, "leviathan_slow_currents").line("a", "b").join("b", "home1").ally(0, 1)
    leaping.tile("x", "void_4", "a", up=False).units(0, "a", fighter=1).begin(0, "activate")
    assert leaping.places() == {"home0", "b"}


@rule("BSU-EX-4", "BSU-16.10", "BSU-12.10")
def test_a_face_down_tile_is_no_destination() -> None:
    table = built().tile("a", "void_1", "home0", up=False).units(0, "home0", fighter=2)
    assert not performable(table.state, 0, ACTION["jump"], 0)
    table.tile("b", "void_2", "home0").tile("c", "void_3", "home0").begin(0, "jump")
    assert table.places() == {"b", "c"}


@rule("BSU-12.2", "BSU-12.6", "BSU-44.11")
def test_nothing_is_aimed_at_without_a_revealed_path() -> None:
    table = built().line("a").tile("x", "void_4", "a", up=False).tile("b", "inhabited_1", "x").join("b", "home1")
    table.control(1, "b").units(1, "b", fighter=2)
    state = table.state
    for steps in (3, 9, -1):
        assert not within(state, 0, steps) >> table.labels["b"] & 1
        assert not empire_within(state, 0, 1, steps)
    assert not knows_way_to(state, 0, 1)
    table.agent(0, "navigator_io").units(0, "a", fighter=1)
    [leap] = [
        effect
        for ability in state.tables.abilities
        if ability.name == "card-rc_leviathan_slow_currents"
        for effect in ability.effects
        if effect.op == 11
    ]
    home, hidden = table.labels["home0"], table.labels["b"]
    assert leap_goals(state, 0, leap, table.labels["a"]) == [home]
    table.dice(1).begin(0, "recruit", 0)
    state.up |= 1 << table.labels["x"]
    table.join("x", "a")  # now there is one
    assert within(state, 0, 3) >> hidden & 1
    assert not within(state, 0, 2) >> hidden & 1
    assert empire_within(state, 0, 1, -1)
    assert hidden in leap_goals(state, 0, leap, table.labels["a"])


@rule("BSU-13.2", "BSU-23.2", "BSU-13.9")
def test_only_an_uncontrolled_inhabited_system_is_won_by_diplomacy() -> None:
    table = built()
    for label, name in {"i": "inhabited_1", "j": "inhabited_2", "u": "uninhabited_1", "h": "hostile_1"}.items():
        table.tile(label, name, "home0").local(label, 0)
    table.tile("s", "special_1", "home0").local("s", 0).tile("v", "void_1", "home0")
    talking(table)
    assert table.places() == {"i", "j"}


# ---------------------------------------------------------------- limits and mercenaries


@rule("BSU-18.8", "BSU-18.9")
def test_limits_are_looked_at_when_the_action_is_over() -> None:
    landed = storming(1, battlecruiser=8).dice(*[1] * 8, 8)
    told = watched(landed)
    landed.begin(0, "assault")
    if landed.asked() == "block":
        landed.do("benefit", 0)
    assert told.count("discarded") == 3  # eight landed, five stay
    jumping = built().line("a", "b").empire(0, organisation="outer_rim").units(0, "home0", fighter=8)
    jumping.units(0, "a", fighter=4).begin(0, "jump").do("fleet", "home0").do("place", "a")
    for _ in range(4):
        jumping.do("take_along", "fighter")
    jumping.do("place", "b")
    assert jumping.has(0, "b", "fighter") == 12
    jumping.do("decline")
    assert jumping.has(0, "b", "fighter") == 10
    added = built().card(0, "insectoid_swarm_tide").line("a").units(0, "a", fighter=9, dreadnought=1)
    activated(added)
    assert added.asked() == "surplus"
    assert added.state.fleet[0][added.labels["a"]] == 12


@rule("BSU-31.5", "BSU-31.4", "BSU-18.9")
def test_mercenaries_go_with_the_last_ship_that_is_discarded_as_surplus() -> None:
    table = built().line("a").units(0, "a", fighter=1, corsair=10)
    supply = table.state.supply[table.resource("merc_corsair")]
    table.begin(0, "explore").do("unit", "fighter")
    assert table.state.fleet[0][table.labels["a"]] == 0
    assert table.state.supply[table.resource("merc_corsair")] == supply + 10


@rule("BSU-31.6", "BSU-37.3")
@pytest.mark.parametrize("mercenary", ["tender", "corsair", "jammer", "salvager"])
def test_no_other_mercenary_lands_regiments(mercenary: str) -> None:
    table = storming(0, battlecruiser=1, **{mercenary: 2}).units(1, "a", regiment=1).dice(1, 8)
    table.begin(0, "assault").decline_while("reroll")
    if table.asked() == "block":
        table.do("benefit", 0)
    assert (table.owner("a"), table.has(0, "a", "regiment")) == (0, 1)


# ---------------------------------------------------------------- diplomacy and alliances


@rule("BSU-23.1", "BSU-20.3")
def test_a_failed_roll_brings_no_diplomacy_and_a_success_one_thing_only() -> None:
    failed = built().tile("a", "inhabited_1", "home0").tile("b", "inhabited_2", "home0")
    talking(failed, 8)
    assert not failed.state.actors()
    assert (failed.owner("a"), failed.owner("b")) == (-1, -1)
    won = talking(built().tile("a", "inhabited_1", "home0").tile("b", "inhabited_2", "home0")).do("place", "a")
    assert not won.state.actors()
    assert (won.owner("a"), won.owner("b")) == (0, -1)


@rule("BSU-23.19")
def test_a_fleet_hinders_neither_unrest_nor_calm() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", fighter=6)
    table.tile("b", "inhabited_2", "home0").control(0, "b", unrest=True, blocked=0).units(1, "b", fighter=6)
    table.tile("c", "inhabited_3", "home0").dark("c", 6)
    talking(table)
    assert table.places() == {"a", "b", "c"}
    table.do("place", "b")
    assert not table.unrest("b")


@rule("BSU-34.11", "BSU-32.9", "BSU-23.16")
def test_own_unrest_is_calmed_beside_a_colossus_and_a_tribunal() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a", unrest=True, blocked=0).units(0, "a", colossus=1)
    table.tile("b", "inhabited_2", "home0").control(0, "b", unrest=True, blocked=0).construction("b", "con_tribunal")
    talking(table)
    assert table.places() == {"a", "b"}


@rule("BSU-26.3", "BSU-24.1", "BSU-24.2")
def test_the_ally_has_the_benefit_of_the_back_and_not_of_the_front() -> None:
    table = built().card(0, "terran_old_treaty").card(1, "wraith_last_testament")
    treaty, testament = (table.state.hand[seat].bit_length() - 1 for seat in (0, 1))
    table.state.hand[:] = [0, 0]
    before = [[jump_distance(table.state, seat), limit(table.state, seat, AGENT)] for seat in (0, 1)]
    fleets = [limit(table.state, seat, FLEET) for seat in (0, 1)]
    table.ally(0, 1, treaty, testament)  # mobility for the receiver of the treaty, science for the other
    gained = [
        [jump_distance(table.state, seat) - before[seat][0], limit(table.state, seat, AGENT) - before[seat][1]]
        for seat in (0, 1)
    ]
    assert gained == [[0, 1], [1, 0]]
    assert [limit(table.state, seat, FLEET) - fleets[seat] for seat in (0, 1)] == [0, 1]
    table.tile("a", "inhabited_1", "home1")
    assert not performable(table.state, 1, ACTION["activate"], 0)  # the treaty would win it over


# ---------------------------------------------------------------- cards and resources


@rule("BSU-26.1", "BSU-44.5", "BSU-44.6")
def test_a_race_card_needs_its_conditions() -> None:
    for actor in (0, 1):
        table = facing({"dreadnought": 1}, {"dreadnought": 1}).card(0, "ercinean_stoop").dice(*[8] * 9)
        table.begin(actor, "battle")
        assert ("card-rc_ercinean_stoop" in table.usable()) == (actor == 0)
    for faces, offered in (((1, 8), True), ((8, 1), False)):
        table = facing({"dreadnought": 1}, {"dreadnought": 1}).card(0, "terran_hot_pursuit").dice(*faces)
        table.begin(0, "battle").decline_while("reroll")
        while table.state.actors() and not table.usable():
            table.do("decline")
        assert bool(table.state.actors()) == offered


@rule("BSU-38.16")
def test_a_card_to_discard_is_a_cost_like_any_other() -> None:
    table = built().empire(0, "archivist").level(0, 1).level(0, 2, 1).line("a").units(1, "a", fighter=2)
    assert not performable(table.state, 0, ACTION["activate"], 0)
    assert performable(table.artefact(0, "weavers_loom").state, 0, ACTION["activate"], 0)


@rule("BSU-38.16", "BSU-44.3")
def test_effects_come_in_the_order_of_the_text_as_far_as_they_can() -> None:
    table = built().card(0, "terran_deep_range_probe")
    for label in "abcde":
        table.tile(label, f"void_{'abcde'.index(label) + 1}", "home0", up=False)
    table.begin(0, "explore").use("card-rc_terran_deep_range_probe")
    assert (table.asked(), table.state.crystals[0]) == ("place", 0)
    table.do("decline")
    assert table.state.crystals[0] == 3
    calm = built().card(0, "templar_holy_ground").begin(0, "activate")  # there is no unrest to calm
    assert calm.has(0, "home0", "regiment") == 2


@rule("BSU-43.2", "BSU-34.12", "BSU-44.16")
@pytest.mark.parametrize("unique", ["titan", "starbase", "colossus"])
def test_destroying_units_leaves_every_unique_unit(unique: str) -> None:
    table = built().empire(0, "archivist").level(0, 1).level(0, 2, 1).artefact(0, "weavers_loom")
    table.tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", fighter=1, regiment=1, **{unique: 1})
    activated(table)
    assert [table.has(1, "a", name) for name in ("fighter", "regiment", unique)] == [1, 1, 1]
    table.do("unit", "fighter")
    assert [table.has(1, "a", name) for name in ("fighter", "regiment", unique)] == [0, 0, 1]


@rule("BSU-28.4", "BSU-28.1")
@pytest.mark.parametrize("space", range(4))
def test_every_space_of_the_market_asks_the_printed_cost(space: int) -> None:
    names = ["tech_fold", "tech_mesh", "tech_whisper", "tech_servos"]
    table = built().crystals(20).market(*names).begin(0, "build").do("market", space)
    printed = table.state.tables.resources[table.resource(names[space])].cost
    assert table.state.crystals[0] == 20 - printed


@rule("BSU-32.1", "BSU-27.6")
def test_a_construction_goes_to_any_controlled_system_and_to_no_other() -> None:
    table = built().crystals(20).market("con_refinery").tile("a", "inhabited_1", "home0").control(0, "a")
    table.tile("b", "inhabited_2", "home0").units(0, "b", fighter=2).tile("c", "inhabited_3", "home0").control(1, "c")
    table.begin(0, "build").do("market", 0)
    assert table.places() == {"home0", "a"}
    table.do("place", "a")
    assert table.state.construction[table.labels["a"]] == table.resource("con_refinery")


@rule("BSU-45.5", "BSU-19.2", "BSU-40.1", "BSU-A-28")
def test_without_cards_a_scan_pays_and_a_recruit_finds_nothing() -> None:
    def bare() -> Builder:
        table = built()
        table.state.decks, table.state.face_up = [[], []], [-1, -1]
        return table.dice(1)

    scanned = bare().begin(0, "scan")
    assert scanned.state.crystals[0] == 5
    recruited = bare().begin(0, "recruit")
    assert (recruited.state.actors(), recruited.state.army[0][recruited.labels["home0"]]) == ((), 0)
    half = built()
    half.state.decks = [[], []]
    half.dice(1).begin(0, "scan")
    assert [move.args[0] for move in half.moves()] == [0, 2]
    market = built().market("tech_fold", "tech_mesh")
    market.state.market = [-1, market.resource("tech_fold"), -1]
    market.state.supply = [0] * len(market.state.supply)
    fill_market(market.state)
    assert market.state.market == [-1, market.resource("tech_fold"), -1]


# ---------------------------------------------------------------- leaders


@rule("BSU-EX-12", "BSU-20.3")
@pytest.mark.parametrize(("face", "succeeds"), [(7, True), (8, False)])
def test_eight_fails_whatever_was_paid(face: int, succeeds: bool) -> None:
    table = built().empire(0, race="terran").crystals(9).dice(face).begin(0, "scan")
    table.do("boost").do("boost").do("boost")
    assert table.state.crystals[0] == (0 if succeeds else 3)
    assert bool(table.state.actors()) == succeeds


@rule("BSU-41.2", "BSU-41.3", "BSU-41.9")
def test_a_mission_brings_one_other_action_or_none() -> None:
    def sent(face: int) -> Builder:
        table = built().tile("a", "void_1", "home0", up=False).tile("b", "void_2", "home0", up=False)
        return table.crystals(2).dice(face, 8, 8, 8).begin(0, "mission")

    failed = sent(8)
    assert not failed.state.actors()
    offered = {move.args for move in sent(1).moves() if move.kind == "action"}
    able = [name for name in ACTION if name not in ("jump", "colonise", "battle", "bombard", "assault", "activate")]
    assert offered == {(ACTION[name],) for name in able if name != "mission"}
    declined = sent(1).do("decline")
    assert not declined.state.actors()
    once = sent(1).do("action", ACTION["scan"])
    assert not once.state.actors()
    assert once.state.crystals[0] == 2 + 3
