"""Every card, guild, event, system, achievement and mat takes effect: a table entry that does nothing is found here."""

import random
from typing import Any

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.rules import effects
from perihelion.games.beyond_the_sun.rules.vocabulary import SYSTEM_SOURCE

from .bench import GAME, GOAL, ORE, SLOT, TABLES, Bench, space, table


def rich(seats: int = 3) -> Bench:
    """A position in which nearly everything is possible for seat 0, and much for the others."""
    bench = table(seats)
    for seat in range(seats):
        bench.mat(seat, ore=12, pop=5, supply=[1, 1, 1, 1, 1], automation=4, automated=[2, 2, 0], food_out=2, ore_out=2)
        bench.ships(seat, "sol", 1, 2)
        bench.cube("I-1", seat).cube("I-2", seat).cube("I-3", seat)
    bench.cube("I-4", 0, 1)
    for slot in ("II-1", "II-2", "II-3", "II-4"):
        bench.event(slot, "quarantine")
    bench.tech("supply_base", "II-1", 0).tech("mass_cloning", "II-3", 0, 1).tech("plasma_cannon", "II-4", 1)
    bench.tech("colonial_granaries", "II-5", 1).tech("modular_fleet", "II-2", 1)
    bench.tech("stealth_terraformers", "III-3", 0).tech("capital_ship", "III-1", 1).tech(
        "hivemind_computing", "III-4", 0
    )
    bench.put("A1", "barnards_star").ships(0, "A1", 2, 2).base(0, "A1")
    bench.colonised(0, "sirius", "epsilon_eridani").base(0, "Y1").base(0, "Y2", ORE)
    return bench.goals("empire", "transcendence", "power", "harmony").disc("harmony", 0)


def play_on(bench: Bench, seed: int, until: int = 60) -> None:
    """Random choices until nothing is asked any more."""
    rng = random.Random(seed)
    for _ in range(until):
        if not bench.s.actors():
            return
        seat = bench.asked()
        bench.s.apply(seat, rng.choice(bench.s.legal(seat)))


def changes(bench: Bench, step: Any, seed: int) -> bool:
    """Whether a step, played out with random choices, leaves another position behind."""
    before = bench.s.pack()[4:27]
    frozen = repr(before)
    step()
    play_on(bench, seed)
    return repr(bench.s.pack()[4:27]) != frozen


def resolves(line: int, event: str | None = None) -> bool:
    """Some of a few random ways of resolving the line changes something."""
    for seed in range(6):
        bench = rich()
        if changes(bench, lambda bench=bench: bench.resolve(0, TABLES.lines[line].text, event), seed):
            return True
    return False


@pytest.mark.parametrize("card", TABLES.technologies, ids=lambda card: card.name)
def test_a_technology_does_all_it_says(card: Any) -> None:
    if card.immediate >= 0:
        assert resolves(card.immediate)
    number = [each.name for each in TABLES.technologies].index(card.name)
    slot = next(
        name for name, k in SLOT.items() if TABLES.slots[k].level == card.level and rich().s.tech_at[k] in (-1, number)
    )
    bench = rich().tech(card.name, slot, 0) if card.level else rich()
    for k, _ in enumerate(card.spaces):
        bench.turn(0)
        assert space(card.name, k) in bench.spaces(), (card.name, bench.why_space(card.name, k))
        bench.use(card.name, k)
        bench = rich().tech(card.name, slot, 0) if card.level else rich()
    for ability in card.abilities:
        if ability.kind == effects.RULE:
            assert bench.faction(0).has_rule(ability.number)
        elif ability.kind == effects.AT_WILL:
            bench.turn(0)
            assert (number,) in bench.args("use_ability")
        else:
            assert number in bench.faction(0).on_trigger


@pytest.mark.parametrize("card", TABLES.events, ids=lambda card: card.name)
def test_an_event_does_something(card: Any) -> None:
    assert resolves(card.line, card.name)


@pytest.mark.parametrize("card", TABLES.systems, ids=lambda card: card.name)
def test_a_system_gives_its_bonuses_and_keeps_its_special_rule(card: Any) -> None:
    assert resolves(card.bonus)
    if card.control >= 0:
        assert resolves(card.control)
    if card.special is not None:
        bench = rich().put("B1", card.name).base(0, "B1")
        if card.special.kind == effects.RULE:
            assert bench.faction(0).has_rule(card.special.number)
        else:
            bench.turn(0)
            assert any(args[0] >= SYSTEM_SOURCE for args in bench.args("use_ability"))


@pytest.mark.parametrize("name", TABLES.guild_names)
def test_a_guild_can_be_used_once_it_is_open(name: str) -> None:
    bench = rich().tech("capital_ship", "III-1", 0).tech("cerebral_implants", "III-2", 0).cube("II-5", 0)
    bench.open_guild(name).turn(0)
    assert bench.may_use(name)


MET: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "empire": ({"colonies": 4}, {"colonies": 3}),
    "transcendence": ({"techs": 1 << SLOT["IIII-1"]}, {"techs": (1 << SLOT["IIII-1"]) - 1}),
    "power": ({"fleets": {"sol": 4, "A1": 4, "deep": 4}}, {"fleets": {"sol": 4, "A1": 4, "deep": 3, "A2": 3}}),
    "efficiency": ({"automation": 5}, {"automation": 4}),
    "flexibility": (
        {"private": ("advanced_robotics", "mass_cloning", "plasma_cannon")},
        {"private": ("advanced_robotics", "mass_cloning"), "techs": 0b1111},  # level I does not count
    ),
    "vanguard": ({"colonies": 4, "bases": ("Y1",)}, {"colonies": 3, "bases": ("Y1",)}),
    "specialisation": ({"colonies": 4}, {"colonies": 3}),  # all of them are ore systems
    "great_library": ({"techs": 0b11111111}, {"techs": 0b1111111}),
    "abundance": ({"pop": 3, "ore": 8}, {"pop": 3, "ore": 7}),
    "harmony": ({"food_out": 3, "ore_out": 4}, {"food_out": 2, "ore_out": 4}),
}
"""Of every achievement what is just enough, and what is just not enough."""
COLONIES = ("sirius", "procyon", "wolf_359", "groombridge_34")


def aiming(name: str, given: dict[str, Any]) -> Bench:
    bench = table().goals(name)
    for key, amount in given.items():
        if key == "colonies":
            bench.colonised(0, *COLONIES[:amount])
        elif key == "fleets":
            for area, level in amount.items():
                bench.ships(0, area, level)
        elif key == "private":
            for card in amount:
                bench.private(0, card)
        elif key == "bases":
            for area in amount:
                bench.base(0, area)
        else:
            bench.mat(0, **{key: amount})
    return bench.achievement_phase(0)


@pytest.mark.parametrize("name", sorted(GOAL))
@rule("BTS-6.3", "BTS-6.12")
def test_an_achievement_is_claimed_when_its_condition_is_met_and_not_before(name: str) -> None:
    enough, not_enough = MET[name]
    assert aiming(name, not_enough).s.claims == [[]]
    assert aiming(name, enough).s.claims == [[3]]


@pytest.mark.parametrize("mat", TABLES.mats, ids=lambda mat: mat.name)
def test_a_mat_plays_a_whole_game(mat: Any) -> None:
    wanted = [each.name for each in TABLES.mats].index(mat.name)
    for seed in range(30):
        state = GAME.new(2, seed, mats="advanced" if mat.advanced else "basic")
        if wanted in [faction.mat for faction in state.factions]:  # type: ignore[attr-defined]
            break
    rng = random.Random(seed)
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    assert state.ending()
