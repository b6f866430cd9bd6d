"""Every kind of fight against every kind of defender, with all that people are shown at each of its decisions."""

import random

import pytest
from games.burning_suns.builder import Builder, built
from games.burning_suns.shown import show_all
from support.rules import rule

from perihelion.kernel.game import OptionValue
from perihelion.kernel.rng import seeded

ALL_SHIPS = {"dreadnought": 1, "battlecruiser": 1, "fighter": 2, "titan": 1, "lander": 1, "tender": 1, "corsair": 1}

BATTLES: dict[str, dict[str, int]] = {
    "ships": {"dreadnought": 1, "battlecruiser": 1, "fighter": 2},
    "a titan": {"titan": 1, "fighter": 1},
    "a starbase": {"starbase": 1, "dreadnought": 1},
    "mercenaries": {"fighter": 1, "lander": 1, "tender": 1, "corsair": 1, "jammer": 1},
    "everything": {**ALL_SHIPS, "starbase": 1},
}
ARMIES: dict[str, dict[str, int]] = {
    "regiments": {"regiment": 3},
    "a colossus": {"regiment": 1, "colossus": 1},
    "nobody": {},
}


def fight_on(table: Builder, seed: int) -> int:
    """Play the action to its end by chance, showing everything on the way; the number of decisions."""
    rng = random.Random(seed)
    table.state.rng = seeded(seed)
    decisions = 0
    while table.state.frames and table.state.acting:
        show_all(table.state)
        seat = table.state.actors()[0]
        table.state.apply(seat, rng.choice(table.state.legal(seat)))
        decisions += 1
        assert decisions < 400
    return decisions


def fought(make: "Scene", action: str, seeds: int = 2) -> None:
    assert sum(fight_on(make().begin(0, action), seed) for seed in range(seeds)) > 0


class Scene:
    """A position that can be built again and again."""

    def __init__(self, defenders: dict[str, int], tile: str = "inhabited_1", **options: OptionValue) -> None:
        self.defenders = defenders
        self.tile = tile
        self.options = options
        self.construction = ""
        self.npc = 0
        self.owner = 1

    def __call__(self) -> Builder:
        """Cards on both hands, so that somebody is asked before and after."""
        table = built(2, **self.options).tile("a", self.tile, "home0").tile("b", "inhabited_2", "a")
        table.join("a", "home1").crystals(9, 9)
        table.card(0, "leviathan_crush_depth").card(0, "leviathan_breach_the_surface")
        table.card(1, "insectoid_chitin_wall").empire(0, organisation="nova").empire(1, organisation="nova")
        if self.owner >= 0 and self.tile.startswith("inhabited"):
            table.control(self.owner, "a")
        if self.owner == 0:
            table.units(0, "a", regiment=3, colossus=1).units(1, "a", **self.defenders)
        else:
            table.units(0, "a", **ALL_SHIPS).units(1, "a", **self.defenders)
        # A second target for every action, so that the question is put.
        table.control(1, "b").units(1, "b", regiment=1, fighter=1).units(0, "b", battlecruiser=1)
        if self.construction:
            table.construction("a", self.construction)
        if self.npc:
            (table.local if self.tile.startswith("hostile") else table.dark)("a", self.npc)
        return table


@rule("BSU-35.1", "BSU-45.4")
@pytest.mark.parametrize("defenders", BATTLES)
@pytest.mark.parametrize("doomed", ["no", "yes"])
def test_battles_can_be_shown(defenders: str, doomed: str) -> None:
    fought(Scene(BATTLES[defenders], tile="void_1", doomed_damage=doomed), "battle")


@rule("BSU-15.11", "BSU-45.4")
@pytest.mark.parametrize("number", [1, 5])
def test_battles_with_dark_ships_can_be_shown(number: int) -> None:
    scene = Scene({}, tile="void_1")
    scene.npc = number
    fought(scene, "battle")


@rule("BSU-37.1", "BSU-45.4")
@pytest.mark.parametrize("defenders", ARMIES)
@pytest.mark.parametrize("construction", ["", "con_refinery"])
def test_assaults_can_be_shown(defenders: str, construction: str) -> None:
    scene = Scene(ARMIES[defenders])
    scene.construction = construction
    fought(scene, "assault")


@rule("BSU-13.6", "BSU-45.4")
@pytest.mark.parametrize("tile", ["hostile_1", "special_1"])
def test_assaults_on_local_forces_can_be_shown(tile: str) -> None:
    fought(Scene({}, tile=tile), "assault")


@rule("BSU-36.8", "BSU-32.4", "BSU-45.4")
@pytest.mark.parametrize("regiments", [0, 1, 4])
@pytest.mark.parametrize("option", ["different", "same"])
def test_a_bombard_of_a_system_with_a_construction_can_be_shown(regiments: int, option: str) -> None:
    scene = Scene({"regiment": regiments}, bombard=option)
    scene.construction = "con_refinery"
    fought(scene, "bombard", seeds=4)


@rule("BSU-36.14", "BSU-45.4")
@pytest.mark.parametrize("tile", ["hostile_1", "special_1", "inhabited_1"])
def test_bombards_of_local_forces_and_regiments_can_be_shown(tile: str) -> None:
    fought(Scene({"regiment": 3} if tile == "inhabited_1" else {}, tile=tile), "bombard")


@rule("BSU-36.3", "BSU-36.16", "BSU-45.4")
@pytest.mark.parametrize("defenders", [*BATTLES, "dark ships"])
def test_shots_of_an_army_at_a_fleet_can_be_shown(defenders: str) -> None:
    scene = Scene(BATTLES.get(defenders, {}))
    scene.owner = 0
    scene.npc = 0 if defenders in BATTLES else 3
    fought(scene, "bombard")


@rule("BSU-36.8", "BSU-32.4")
def test_a_construction_fires_no_dice() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=1).units(0, "a", fighter=2)
    table.construction("a", "con_refinery").dice(1, 8).begin(0, "bombard")
    rows = table.state.view(None)["actions"][-1]["fight"]["rows"][1]
    shown = {row["unit"]: (row["number"], row["dice"], row["attack"]) for row in rows}
    assert shown["construction"] == (1, 0, 0)
    assert shown["regiment"][1] == 1
