"""An action inside another one (of a mission, of a tile turned up, of dark ships) plays as it does alone."""

import random
from collections.abc import Callable

import pytest
from games.burning_suns.builder import Builder, built, facing, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.terms import ACTION


def fleets() -> Builder:
    table = facing({"dreadnought": 3, "fighter": 2, "titan": 1}, {"battlecruiser": 3, "fighter": 3, "titan": 1})
    table.empire(0, organisation="outer_rim").empire(1, organisation="outer_rim")
    return table.card(0, "leviathan_breach_the_surface").card(1, "usurper_false_colours")


def landing() -> Builder:
    table = storming(4, battlecruiser=3, titan=1).card(0, "changeling_inside_job").empire(0, organisation="outer_rim")
    return table.empire(1, organisation="outer_rim")


def shooting() -> Builder:
    table = storming(3, dreadnought=3, fighter=2).construction("a", "con_refinery")
    return table.tile("b", "inhabited_2", "home0").control(0, "b").units(0, "b", regiment=4).units(1, "b", fighter=4)


def jumping() -> Builder:
    table = built().line("a", "b", "c").dark("b", 2).units(0, "home0", dreadnought=4, fighter=2, regiment=2)
    return table.tile("i", "inhabited_1", "home0").control(0, "i").units(1, "c", fighter=4)


def looking() -> Builder:
    table = built().tile("a", "asteroid_field_1", "home0", up=False).tile("b", "hostile_6", "home0", up=False)
    return table.tile("c", "portal_1", "home0", up=False).units(0, "home0", fighter=1).crystals(9)


def spending() -> Builder:
    table = built().crystals(30).market("merc_corsair", "tech_mesh", "con_refinery", "upg_targeting")
    return table.units(0, "home0", titan=1, fighter=1).tile("a", "inhabited_1", "home0").control(0, "a")


def talking() -> Builder:
    table = built().crystals(9).tile("a", "inhabited_1", "home0").control(1, "a").tile("b", "inhabited_2", "home0")
    return table.join("a", "home1").card(0, "ercinean_thermals").card(1, "ercinean_thermals")


def using() -> Builder:
    table = built().agent(0, "sharpshooter_kessa").agent(0, "mother_tamsin").line("a", "b").units(1, "a", titan=1)
    return table.artefact(0, "gravity_alternator").tile("i", "inhabited_1", "home0").tile("j", "inhabited_2", "home0")


SCENES: list[tuple[Callable[[], Builder], str, str]] = [
    (fleets, "battle", "BSU-35.6 BSU-35.8 BSU-35.10 BSU-35.18 BSU-35.20 BSU-38.7 BSU-38.10"),
    (landing, "assault", "BSU-37.3 BSU-37.9 BSU-37.12 BSU-38.7 BSU-38.10 BSU-44.23"),
    (shooting, "bombard", "BSU-36.1 BSU-36.7 BSU-36.8 BSU-A-51"),
    (jumping, "jump", "BSU-16.1 BSU-16.3 BSU-16.4 BSU-16.15 BSU-15.14"),
    (looking, "explore", "BSU-12.1 BSU-12.8 BSU-12.9 BSU-14.3"),
    (spending, "build", "BSU-27.1 BSU-27.2 BSU-27.6 BSU-11.10"),
    (talking, "diplomacy", "BSU-23.1 BSU-23.9 BSU-20.2 BSU-20.4"),
    (using, "scan", "BSU-19.2 BSU-19.5 BSU-20.4"),
    (using, "recruit", "BSU-40.1 BSU-40.2 BSU-40.10"),
    (using, "activate", "BSU-44.12 BSU-44.13 BSU-44.14 BSU-44.38 BSU-38.14"),
]


def played(table: Builder, action: str, seed: int) -> list[object]:
    """Every question with its choices, and what lies on the board at the end."""
    told: list[object] = []
    chance = random.Random(seed)
    state = table.begin(0, action).state
    while state.actors():
        seat = state.actors()[0]
        moves = table.moves(seat)
        told.append((seat, state.asked, moves, state.prompt(seat)))
        move = chance.choice(moves)
        table.do(move.kind, *move.args)
    told.append((state.units, state.hull, state.crystals, state.antimatter, state.control, state.unrest, state.up))
    told.append((state.agent_owner, state.artefact_owner, state.dark, state.local, state.construction, state.hand))
    return told


@pytest.mark.parametrize(
    ("scene", "action"),
    [pytest.param(made, action, marks=rule(*rules.split()), id=action) for made, action, rules in SCENES],
)
def test_an_action_within_another_one_plays_as_it_does_alone(scene: Callable[[], Builder], action: str) -> None:
    for seed in range(4):
        alone, inside = scene(), scene()
        outer = Frame(ACTION["mission"], 1, -1)
        outer.place = inside.labels["home1"]
        inside.state.frames.append(outer)
        expected = played(alone, action, seed)
        assert len(expected) > 2
        assert played(inside, action, seed) == expected
        assert inside.state.frames == [outer]


@rule("BSU-44.28")
def test_what_is_salvaged_was_lost_in_that_battle_however_deep_it_lies() -> None:
    """A mission brings a jump, the jump runs into dark ships; the jump's own group is no list of losses."""
    table = built().card(0, "terran_spare_parts").empire(0, organisation="eclipse").line("a", "b").dark("a", 2)
    table.units(0, "home0", fighter=2, dreadnought=2).dice(1, 1, 1, 1, 1, 1, 1)
    table.begin(0, "mission").do("action", ACTION["jump"])
    while table.asked() != "jump":
        table.do(table.moves()[0].kind, *table.moves()[0].args)
    table.do("place", "a").decline_while("trigger")
    for _ in range(2):
        assert table.asked() == "damage"
        table.do("unit", "fighter")
    table.use("card-rc_terran_spare_parts")
    assert table.asked() == "salvage"
    assert [(move.kind, move.args) for move in table.moves()] == [("decline", ()), ("unit", (2,))]
    table.do("unit", "fighter").do("unit", "fighter")
    assert (table.has(0, "a", "fighter"), table.has(0, "a", "dreadnought")) == (2, 2)
