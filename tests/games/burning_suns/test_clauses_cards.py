"""Clauses of BSU-28 to 30, 40 and 41: where resources go, what upgrades are for, agents, missions."""

from games.burning_suns.builder import TABLES, Builder, activated, built, facing, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import jump_distance
from perihelion.games.burning_suns.rules.terms import ACTION


def supply(table: Builder, name: str) -> int:
    return table.state.supply[table.resource(name)]


@rule("BSU-28.5", "BSU-44.43")
def test_whatever_is_destroyed_goes_back_to_the_supply() -> None:
    shelled = storming(0, dreadnought=1).construction("a", "con_well").dice(1)
    before = supply(shelled, "con_well")
    assert supply(shelled.begin(0, "bombard"), "con_well") == before + 1
    sunk = facing({"dreadnought": 1}, {"dreadnought": 1, "corsair": 1}).dice(1, 1, 8)
    before = supply(sunk, "merc_corsair")
    sunk.begin(0, "battle").decline_while("reroll").do("unit", "corsair")
    assert supply(sunk, "merc_corsair") == before + 1
    betrayed = facing({"dreadnought": 1}, {"dreadnought": 2, "corsair": 1}).card(0, "usurper_false_colours")
    before = supply(betrayed, "merc_corsair")
    betrayed.begin(0, "battle").use("card-rc_usurper_false_colours").dice(1, 1).do("unit", "corsair")
    assert supply(betrayed, "merc_corsair") == before + 1
    blown = built().agent(0, "broker_of_endings").crystals(2).tile("a", "inhabited_1", "home0").control(1, "a")
    before = supply(blown.construction("a", "con_well"), "con_well")
    assert supply(activated(blown), "con_well") == before + 1
    breached = built().card(0, "cyborg_subnet_breach").line("a").join("a", "home1").technology(1, "tech_fold")
    before = supply(breached, "tech_fold")
    assert supply(activated(breached), "tech_fold") == before + 1
    assert breached.state.technologies[1] == []


@rule("BSU-29.1", "BSU-29.2")
def test_all_spaces_are_filled_before_a_technology_replaces_another() -> None:
    table = built().empire(0, race="changeling").crystals(30).market("tech_fold", "tech_mesh", "tech_fold", "tech_mesh")
    table.begin(0, "build")
    for space in range(3):
        table.do("market", space)
        assert (len(table.state.technologies[0]), table.asked()) == (space + 1, "build")
    table.do("market", 3)
    assert table.asked() == "replaced"


@rule("BSU-30.5", "BSU-30.2")
def test_more_damage_comes_from_every_hit_of_the_upgraded_unit_and_of_no_other() -> None:
    for face, packets in ((5, [1]), (8, [])):
        table = facing({"fighter": 1, "battlecruiser": 1}, {"titan": 1, "dreadnought": 1})
        table.upgrade(0, "upg_breach", "fighter").dice(face, *[8] * 5).begin(0, "battle")
        assert table.state.fight().packets[1] == packets
        table.dice(1).do("unit", "fighter")
        assert (table.asked(), table.state.fight().packets[1]) == ("damage", [*packets, 2])


# ---------------------------------------------------------------- agents


@rule("BSU-40.2", "BSU-40.8")
def test_one_agent_is_taken_which_works_while_it_is_owned() -> None:
    table = built()
    far = jump_distance(table.state, 0)
    table.state.face_up[0] = TABLES.agents.index("agent_navigator_io")
    table.dice(1).begin(0, "recruit")
    taking = [move for move in table.moves() if move.kind == "take"]
    table.do("take", *taking[1].args)
    assert (table.state.actors(), table.state.agent_owner.count(0), jump_distance(table.state, 0)) == ((), 1, far + 1)
    owned = built().agent(0, "navigator_io").line("a").units(0, "a", fighter=1)
    assert jump_distance(owned.state, 0) == far + 1
    activated(owned)
    assert (owned.has(0, "home0", "fighter"), jump_distance(owned.state, 0)) == (1, far)


@rule("BSU-40.12", "BSU-40.3")
def test_the_taker_picks_and_the_agent_goes_over_with_what_it_gives() -> None:
    table = (
        built().empire(0, "vengeful").agent(1, "widow_sable").agent(1, "broker_of_endings").line("a").join("a", "home1")
    )
    assert table.state.antimatter == [0, 1]
    table.dice(1).begin(0, "recruit")
    agents = {move.args[0] for move in table.moves() if move.kind == "agent"}
    widow, broker = (TABLES.agents.index(f"agent_{name}") for name in ("widow_sable", "broker_of_endings"))
    assert agents == {widow, broker}
    table.do("agent", broker)
    assert (table.state.antimatter, table.state.agent_owner[broker]) == ([1, 0], 0)


# ---------------------------------------------------------------- missions


@rule("BSU-41.5")
def test_the_action_of_a_mission_has_what_is_used_after_it() -> None:
    table = built().empire(0, "nomadic").level(0, 0).line("a").tile("b", "void_2", "home0").units(0, "home0", fighter=1)
    table.dice(1).begin(0, "mission").do("action", ACTION["jump"]).do("place", "a").do("decline")
    assert table.usable() == {"level-nomadic_0"}
    table.use("level-nomadic_0")
    assert table.state.crystals[0] == 2
