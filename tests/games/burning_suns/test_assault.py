"""Assaults: waves of regiments against systems (BSU-37)."""

import pytest
from games.burning_suns.builder import Builder, built
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.sides import rerolls_left


def landing(defenders: int, kind: str = "inhabited_1", **ships: int) -> Builder:
    table = built().tile("a", kind, "home0").control(1, "a").units(1, "a", regiment=defenders)
    table.empire(0, race="templar", organisation="eclipse").empire(1, race="usurper", organisation="eclipse")
    return table.units(0, "a", **(ships or {"battlecruiser": 2}))


@rule(
    "BSU-EX-33",
    "BSU-31.6",
    "BSU-33.9",
    "BSU-37.3",
    "BSU-37.4",
    "BSU-42.5",
    "BSU-37.12",
    "BSU-37.5",
    "BSU-37.18",
    "BSU-A-55",
)
def test_an_assault_lands_a_regiment_for_each_cruiser_and_two_for_a_lander() -> None:
    table = landing(2, "uninhabited_1", battlecruiser=2, lander=1)
    table.dice(1, 1, 8, 8, 1, 8).begin(0, "assault")  # four attackers, two defenders
    table.decline_while("reroll")
    assert table.owner("a") == 0
    assert table.unrest("a")
    assert table.has(0, "a", "regiment") == 3
    assert table.has(0, "a", "battlecruiser") == 2
    assert table.has(0, "a", "lander") == 1


@rule("BSU-34.3")
def test_a_titan_lands_two_regiments() -> None:
    table = landing(2, titan=1).dice(1, 1, 8, 8).begin(0, "assault")
    assert table.has(0, "a", "regiment") == 2


@rule("BSU-37.6")
@pytest.mark.parametrize(("face", "falls"), [(6, True), (7, False)])
def test_the_strike_bonus_in_an_assault(face: int, falls: bool) -> None:
    """Templar regiments have attack 5."""
    table = landing(1, battlecruiser=1).dice(face, 8, 8, 1).begin(0, "assault")
    assert (table.owner("a") == 0) == falls


@rule("BSU-37.10", "BSU-37.14", "BSU-EX-40")
def test_a_failed_assault_changes_nothing_and_can_be_repeated() -> None:
    table = landing(4, battlecruiser=3).dice(8, 8, 8, 1, 1, 1, 8).begin(0, "assault")
    assert table.owner("a") == 1
    assert table.has(0, "a", "battlecruiser") == 3
    table.dice(1, 1, 1, 8, 8, 8, 8, 1, 1, 1, 8).begin(0, "assault").do("benefit", 0)
    assert table.has(0, "a", "regiment") == 3


@rule("BSU-37.11", "BSU-EX-34")
def test_a_drawn_assault_leaves_control() -> None:
    table = landing(2).dice(1, 1, 1, 1).begin(0, "assault")
    assert table.owner("a") == 1
    assert table.has(1, "a", "regiment") == 0
    assert table.has(0, "a", "regiment") == 0


@rule("BSU-37.9", "BSU-37.22", "BSU-A-53", "BSU-EX-60")
def test_an_undefended_system_takes_one_regiment() -> None:
    table = landing(0, battlecruiser=3).begin(0, "assault")
    assert table.has(0, "a", "regiment") == 1
    assert table.unrest("a")
    assert table.state.antimatter == [0, 0]


@rule("BSU-A-53")
def test_option_the_whole_wave_stays() -> None:
    table = built(undefended="wave").tile("a", "inhabited_1", "home0").units(0, "a", battlecruiser=3)
    table.begin(0, "assault")
    assert table.has(0, "a", "regiment") == 3


@rule("BSU-37.13", "BSU-EX-35", "BSU-18.6", "BSU-25.5", "BSU-18.9", "BSU-18.8")
def test_a_landed_army_is_brought_within_the_limit_of_unrest() -> None:
    table = landing(1, battlecruiser=8).dice(*[1] * 8, 8).begin(0, "assault")
    if table.asked() == "block":
        table.do("benefit", 0)
    assert table.has(0, "a", "regiment") == 5


@rule("BSU-37.16", "BSU-25.4", "BSU-25.3")
def test_the_attacker_blocks_a_benefit() -> None:
    table = landing(0).begin(0, "assault")
    assert table.seat == 0
    assert table.asked() == "block"
    table.do("benefit", 1)
    assert table.state.blocked[table.labels["a"]] == 1


@rule("BSU-37.1", "BSU-37.2", "BSU-37.15", "BSU-13.14", "BSU-13.6", "BSU-13.7", "BSU-33.13")
def test_what_may_be_assaulted() -> None:
    table = built()
    for label, name in (("a", "inhabited_1"), ("b", "hostile_1"), ("c", "uninhabited_1"), ("d", "inhabited_2")):
        table.tile(label, name, "home0").units(0, label, battlecruiser=1)
    table.tile("e", "inhabited_3", "home0").units(0, "e", fighter=1).tile("f", "inhabited_4", "home0")
    table.units(0, "f", battlecruiser=1).units(1, "f", fighter=4).tile("g", "uninhabited_2", "home0").control(1, "g")
    table.units(0, "g", battlecruiser=1).control(0, "d").tile("v", "void_1", "home0").units(0, "v", battlecruiser=1)
    table.begin(0, "assault")
    assert table.places() == {"a", "b", "g"}
    assert table.why_not("place", "c") == ["BSU-13.14"]
    assert table.why_not("place", "d") == ["BSU-37.15"]
    assert table.why_not("place", "e") == ["BSU-37.1"]
    assert table.why_not("place", "f") == ["BSU-37.2"]
    assert table.why_not("place", "home1") == ["BSU-4.24"]


@rule("BSU-37.8", "BSU-32.3")
def test_a_construction_survives_an_assault_and_serves_the_new_owner() -> None:
    table = landing(1).construction("a", "con_well").dice(1, 1, 8)
    assert table.state.antimatter == [0, 1]
    table.begin(0, "assault")
    assert table.state.antimatter == [1, 0]


@rule("BSU-37.7", "BSU-37.17")
def test_rerolls_in_an_assault_come_from_the_sheet_not_from_fighters() -> None:
    table = landing(2, battlecruiser=2, fighter=3).empire(0, organisation="nova").dice(8, 8, 8, 8).begin(0, "assault")
    assert rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 0) == 2


@rule("BSU-37.21")
def test_landed_regiments_fight_with_upgrades() -> None:
    table = landing(1, battlecruiser=1).upgrade(0, "upg_targeting", "regiment").dice(7, 8).begin(0, "assault")
    assert table.owner("a") == 0
