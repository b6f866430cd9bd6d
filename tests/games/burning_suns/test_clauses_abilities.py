"""Clauses of BSU-37.13 to 38.17: how assaults end, and when abilities may be used."""

from games.burning_suns.builder import Builder, activated, built, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.terms import ACTION

RESULTS = ("attack-won", "attack-lost", "fight-drawn", "not-fought")


def results_of(table: Builder) -> list[str]:
    """How the fights end from now on."""
    told: list[str] = []
    table.state.watch(lambda event: told.extend([event.kind] * (event.kind in RESULTS)))
    return told


# ---------------------------------------------------------------- the end of an assault


@rule("BSU-37.15")
def test_an_own_system_in_unrest_is_not_assaulted_either() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a", unrest=True, blocked=0).units(0, "a", titan=1)
    assert not performable(table.state, 0, ACTION["assault"], 0)


@rule("BSU-37.19", "BSU-A-9")
def test_a_garrison_of_four_emptied_before_the_assault_counts_four() -> None:
    """Three regiments fall to the card; a fourth is beaten in a fight."""
    for garrison, antimatter in ((3, 0), (4, 1)):
        table = storming(garrison, battlecruiser=4).card(0, "changeling_inside_job").begin(0, "assault")
        table.dice(1, 8, 8, 8, 8).use("card-rc_changeling_inside_job")
        assert (table.owner("a"), table.has(0, "a", "regiment")) == (0, 4)
        assert table.state.antimatter[0] == antimatter
    emptied = storming(4, battlecruiser=2).card(0, "changeling_inside_job").begin(0, "assault")
    emptied.units(1, "a", regiment=-1).use("card-rc_changeling_inside_job")  # one more than any single ability takes
    assert (emptied.owner("a"), emptied.has(0, "a", "regiment"), emptied.state.antimatter[0]) == (0, 2, 1)


@rule("BSU-37.20", "BSU-44.6", "BSU-A-81", "BSU-A-54")
def test_local_forces_alone_neither_win_nor_lose_the_assault() -> None:
    """The one regiment of the wave falls, the joined forces destroy the defender."""
    table = storming(1, battlecruiser=1).empire(0, "united", "templar").level(0, 1, 0)
    told = results_of(table)
    table.begin(0, "assault").dice(8, 1, 8, 8, 8, 1).use("level-united_1a").do("unit", "regiment")
    assert told == ["fight-drawn"]
    assert (table.owner("a"), table.has(0, "a", "regiment"), table.has(1, "a", "regiment")) == (1, 0, 0)
    assert table.state.local[table.labels["a"]] == 0


@rule("BSU-37.21", "BSU-45.2")
def test_what_is_left_of_the_wave_after_an_endless_assault_is_discarded() -> None:
    table = storming(2, battlecruiser=2)
    told = results_of(table)
    table.dice(*[8] * 4 * 50).begin(0, "assault")
    assert told == ["fight-drawn"]
    assert [table.has(seat, "a", "regiment") for seat in (0, 1)] == [0, 2]
    assert (table.owner("a"), table.has(0, "a", "battlecruiser")) == (1, 2)


# ---------------------------------------------------------------- abilities


@rule("BSU-38.1")
def test_one_activated_ability_is_used_and_no_other_kind() -> None:
    table = built().agent(0, "quartermaster_pell").agent(0, "dockmaster_hale").agent(0, "captain_skarn")
    table.empire(0, "nomadic", organisation="eternity").level(0, 0).line("a").join("a", "home1").crystals(0, 9)
    table.begin(0, "activate")
    names = {f"card-agent_{name}" for name in ("quartermaster_pell", "dockmaster_hale", "captain_skarn")}
    assert table.usable() == names
    before = sum(owner == 0 for owner in table.state.agent_owner)
    table.use("card-agent_quartermaster_pell")
    assert table.state.crystals[0] == 4
    assert (table.state.actors(), sum(owner == 0 for owner in table.state.agent_owner)) == ((), before - 1)


@rule("BSU-38.13")
def test_an_empire_without_a_revealed_path_is_no_victim() -> None:
    table = built(3).card(0, "usurper_empty_coffers").line("a").crystals(0, 5, 5)
    assert not activated(table).state.actors()
    assert table.state.crystals == [0, 5, 5]
    activated(table.join("a", "home2"))
    assert table.state.crystals == [5, 5, 0]


@rule("BSU-38.15")
def test_an_action_that_came_to_nothing_has_no_after() -> None:
    for tiles in (1, 2):
        table = built(race_card_triggers="free").card(0, "terran_deep_range_probe")
        table.empire(0, "archivist").level(0, 1, 0)  # after exploring, crystals
        for label in "ab"[:tiles]:
            table.tile(label, f"void_{'ab'.index(label) + 1}", "home0", up=False)
        table.begin(0, "explore").use("card-rc_terran_deep_range_probe").do("place", "a")
        if tiles == 2:
            table.do("decline")  # b is explored
        assert (table.usable() if table.state.actors() else set()) == ({"level-archivist_1a"} if tiles == 2 else set())


@rule("BSU-38.15")
def test_what_does_not_make_the_action_possible_is_not_used_before_it() -> None:
    table = built().empire(0, "nomadic").card(0, "cyborg_field_repairs").units(0, "home0", titan=1)
    table.state.hull[0][0] = 1
    for possible in (False, True):
        if possible:
            table.line("a")
        table.begin(0, "jump")
        offered = table.usable() if table.state.actors() and table.asked() == "trigger" else set()
        assert offered == ({"card-rc_cyborg_field_repairs"} if possible else set())
        while table.state.actors():
            table.do("decline")


@rule("BSU-38.17", "BSU-38.9", "BSU-36.1")
def test_the_targets_of_two_shots_are_asked_in_player_order() -> None:
    for order in ([0, 1, 2], [0, 2, 1]):
        table = built(3).tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=9)
        table.tile("b", "inhabited_2", "a").control(0, "b").units(0, "b", regiment=2).units(2, "b", fighter=9)
        table.units(0, "a", dreadnought=1).join("b", "home1").join("b", "home2")
        for seat in (1, 2):
            table.empire(seat, "imperial").level(seat, 1, 1).units(seat, f"home{seat}", titan=1)
        table.state.order = order
        table.dice(8).begin(0, "bombard").do("place", "a").dice(8, 8).do("force", "b", 2)
        asked = []
        while table.state.actors():
            asked.append(table.seat)
            table.do("decline")
        assert asked == order[1:]
