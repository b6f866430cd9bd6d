"""`perihelion check` finds what the rulebook contradicts in a set: one wrong entry, and the rule it breaks."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from games.burning_suns.builder import GAME, TABLES
from support.rules import rule

from perihelion.games.burning_suns.components.checks import check_set
from perihelion.games.burning_suns.rules.tables import Tables

Data = dict[str, Any]

VALUES: list[tuple[str, object, str]] = [
    ("counts.systems", 31, "BSU-1.2"),
    ("counts.anomalies", 17, "BSU-1.3"),
    ("counts.ideologies", 9, "BSU-1.4"),
    ("counts.races", 11, "BSU-1.4"),
    ("counts.organisations", 9, "BSU-1.4"),
    ("counts.agents", 23, "BSU-1.5"),
    ("counts.artefacts", 25, "BSU-1.5"),
    ("counts.race_cards", 79, "BSU-1.6"),
    ("counts.resources", 55, "BSU-1.7"),
    ("counts.leaders", 31, "BSU-1.15"),
    ("counts.action_sheets", 5, "BSU-1.8"),
    ("counts.crystals_1", 23, "BSU-1.12"),
    ("counts.crystals_5", 25, "BSU-1.12"),
    ("counts.combat_dice", 9, "BSU-1.13"),
    ("counts.dark_ship_tokens", 20, "BSU-1.14"),
    ("counts.local_force_tokens", 25, "BSU-1.14"),
    ("counts.income_tracks", 5, "BSU-1.11"),
    ("counts.player_aids", 5, "BSU-1.11"),
    ("counts.actions", 11, "BSU-1.8"),
    ("counts.leader_spaces", 35, "BSU-9.3"),
    ("counts.control_tokens_per_race", 19, "BSU-1.15"),
    ("counts.unit_sets", 6, "BSU-1.16"),
    ("systems.0.kind", "void", "BSU-1.2 BSU-13.3"),
    ("systems.12.value", 5, "BSU-1.2"),
    ("systems.12.value", 1, "BSU-1.2"),
    ("systems.0.benefits", [], "BSU-13.3"),
    ("systems.5.benefits", ["status => crystals(4)"], "BSU-13.3"),
    ("anomaly_kinds.0.copies", 2, "BSU-1.3"),
    ("anomalies.0.x", 3, "BSU-14.6"),
    ("anomalies.0.kind", "portal", "BSU-1.3"),
    ("races.3.units.titan.hp", 9, "BSU-34.4"),
    ("races.3.units.starbase.hp", 7, "BSU-34.4"),
    ("races.3.units.colossus.hp", 5, "BSU-34.4"),
    ("races.3.units.fighter.hp", 2, "BSU-33.2"),
    ("races.3.units.regiment.dice", 2, "BSU-33.2"),
    ("races.3.units.titan.dice", 1, "BSU-34.2"),
    ("races.3.units.colossus.hp", 1, "BSU-34.2"),
    ("agents.0.force", "light", "BSU-40.9"),
    ("race_cards.0.race", "templar", "BSU-1.6"),
    ("alliance_backs.0.abilities", ["passive => reroll(battle, 1); reroll(assault, 2)"], "BSU-24.14"),
    ("resources.0.copies", 3, "BSU-1.7"),
    ("action_sheets.0.actions.1.spaces.1.min_players", 2, "BSU-9.4"),
    ("action_sheets.0.actions.0.spaces.0.min_players", 4, "BSU-9.4"),
    ("action_sheets.0.round1_position", 2, "BSU-8.9"),
    ("action_sheets.0.actions.0.leader_roll", True, "BSU-20.1"),
    ("antimatter_tracks.0.win", 4, "BSU-5.4"),
    ("antimatter_tracks.0.levels", [2, 2, 4], "BSU-5.4"),
    ("antimatter_tracks.0.levels", [0, 2, 4], "BSU-5.4"),
    ("antimatter_tracks.7.levels", [1, 5, 5], "BSU-5.4"),
    ("antimatter_tracks.0.start", 1, "BSU-4.9"),
    ("constants.fleet_limit", 9, "BSU-18.4"),
    ("constants.army_limit", 11, "BSU-18.5"),
    ("constants.unrest_army_limit_change", -4, "BSU-18.6"),
    ("constants.opposing_fleet_min", 3, "BSU-18.12"),
    ("constants.antimatter_fight_min", 5, "BSU-5.8"),
    ("constants.alliance_cancel_difference", 3, "BSU-24.8"),
    ("constants.boost_price", 2, "BSU-20.4"),
    ("constants.scan_success_crystals", 4, "BSU-19.2"),
    ("constants.scan_failure_crystals", 4, "BSU-19.5"),
    ("constants.advanced_start_crystals", 11, "BSU-4.27"),
    ("constants.minimum_price", 0, "BSU-27.13"),
    ("constants.race_cards_kept", 5, "BSU-4.7"),
    ("constants.strike_bonus", 2, "BSU-35.4"),
    ("constants.construction_hit_points", 2, "BSU-32.4"),
    ("constants.leader_always_fails_on", 7, "BSU-20.3"),
    ("normal_start.dreadnought", 2, "BSU-4.25"),
    ("normal_start.titan", 1, "BSU-4.25"),
    ("unit_types.0.per_set", 9, "BSU-1.16"),
    ("unit_types.4.per_set", 2, "BSU-1.16"),
    ("unit_types.0.roles", [], "BSU-33.2"),
    ("unit_types.5.roles", ["cannot jump"], "BSU-33.2"),
    ("npc.0.attack", 5, "BSU-15.4"),
    ("npc.0.tokens", 23, "BSU-1.14"),
    ("npc.1.tokens", 25, "BSU-1.14"),
    ("income_track.copies", 5, "BSU-1.11"),
    ("first_player_token.copies", 2, "BSU-1.11"),
    ("markets.0.direction", "left", "BSU-8.5"),
    ("galaxies.0.layout", "wide", "BSU-2.1"),
]
"""The place of an entry, a wrong value for it, the rules that the set then breaks."""


def everywhere(data: Data, group: str, **values: object) -> None:
    for each in data[group]:
        each.update(values)


def spaces(data: Data, least: int) -> None:
    """The middle space of every action is for so many players."""
    for sheet in data["action_sheets"]:
        for action in sheet["actions"]:
            action["spaces"][1]["min_players"] = least


def attack_of(data: Data, race: str, unit: str, value: int) -> None:
    next(each for each in data["races"] if each["id"] == race)["units"][unit]["attack"] = value


def three_to_choose_from(abilities: list[Data]) -> None:
    """Another level's ability is put to the two of level 1."""
    next(each for each in abilities if each["level"] == 2)["level"] = 1


SHAPES: list[tuple[Callable[[Data], object], str]] = [
    (lambda d: d["systems"].pop(), "BSU-1.2"),
    (lambda d: d["anomalies"].pop(), "BSU-1.3"),
    (lambda d: d["agents"].pop(), "BSU-1.5"),
    (lambda d: d["artefacts"].pop(), "BSU-1.5"),
    (lambda d: d["race_cards"].pop(), "BSU-1.6"),
    (lambda d: d["organisations"].pop(), "BSU-1.4"),
    (lambda d: d["systems"][25].pop("colonise_cost"), "BSU-13.4"),
    (lambda d: d["systems"][18].update(colonise_cost=3), "BSU-13.4"),
    (lambda d: d["systems"][11].pop("local_forces"), "BSU-13.8"),
    (lambda d: d["systems"][10].update(local_forces=0), "BSU-13.8"),
    (lambda d: d["systems"][18].update(local_forces=1), "BSU-13.8"),
    (lambda d: d["systems"][11].update(local_forces=25), "BSU-1.14"),
    (lambda d: d["systems"][11].update(local_forces=2), "BSU-1.14"),  # one more than there are tokens
    (lambda d: d["anomaly_kinds"].pop(), "BSU-1.3"),
    (lambda d: next(each for each in d["anomalies"] if each["kind"] == "dark_fleet").pop("x"), "BSU-14.6"),
    (lambda d: attack_of(d, "insectoid", "battlecruiser", 4), "BSU-EX-30"),
    (lambda d: attack_of(d, "insectoid", "fighter", 5), "BSU-EX-30"),
    (lambda d: attack_of(d, "ercinean", "dreadnought", 5), "BSU-EX-30"),
    (lambda d: attack_of(d, "ercinean", "fighter", 6), "BSU-EX-30"),
    (lambda d: d["races"][0]["leaders"].pop(), "BSU-1.16"),
    (lambda d: three_to_choose_from(d["ideologies"][0]["abilities"]), "BSU-4.10"),
    (lambda d: d["races"][0]["leaders"][0].update(attack=6), "BSU-EX-12"),
    (lambda d: [e.update(attack=5) for r in d["races"] for e in r["leaders"] if e["attack"] == 4], "BSU-EX-36"),
    (lambda d: everywhere(d, "races", technology_spaces=1), "BSU-29.2"),
    (lambda d: everywhere(d, "race_cards", back="nothing"), "BSU-26.3"),
    (lambda d: everywhere(d, "resources", kind="upgrade"), "BSU-1.7"),
    (lambda d: d["resources"].reverse(), "BSU-31.1"),
    (lambda d: d["action_sheets"][0]["actions"][0]["spaces"].pop(), "BSU-9.3"),
    (lambda d: spaces(d, 5), "BSU-9.4"),
    (lambda d: d["action_sheets"].reverse(), "BSU-8.9"),
    (lambda d: d["galaxies"].pop(), "BSU-2.1"),
    (lambda d: d["galaxies"].append(d["galaxies"][0]), "BSU-2.1"),
    (lambda d: everywhere(d, "organisations", jump=3), "BSU-EX-8"),
    (lambda d: everywhere(d, "organisations", diplomacy=1), "BSU-EX-17"),
    (lambda d: everywhere(d, "organisations", build_limit=8), "BSU-EX-26"),
    (lambda d: everywhere(d, "organisations", build_limit=5), "BSU-EX-26"),
    (lambda d: everywhere(d, "organisations", build_limit=4), "BSU-EX-27"),
    (lambda d: everywhere(d, "organisations", artefact_limit=2), "BSU-19.7"),
    (lambda d: everywhere(d, "organisations", mission_boost=1), "BSU-EX-36"),
    (lambda d: everywhere(d, "systems", benefits=["status => crystals(2)", "status => crystals(1)"]), "BSU-EX-5"),
    (lambda d: [e.update(kind="hostile") for e in d["systems"] if e["kind"] == "inhabited"], "BSU-EX-5"),
]


def found_in(data: Data, tables: Tables) -> set[str]:
    return {each.rule for each in check_set(data, tables) if not each.holds}


@pytest.mark.parametrize(
    ("place", "value", "broken"),
    [pytest.param(*row, marks=rule(*row[2].split()), id=f"{row[0]}-{number}") for number, row in enumerate(VALUES)],
)
def test_a_wrong_value_breaks_its_rule_and_no_other(place: str, value: object, broken: str) -> None:
    data = copy.deepcopy(GAME.components.data)
    entry: Any = data
    *way, last = place.split(".")
    for name in way:
        entry = entry[int(name)] if isinstance(entry, list) else entry[name]
    entry[last] = value
    assert found_in(data, Tables(data, "x")) == set(broken.split())


@pytest.mark.parametrize(
    ("change", "broken"),
    [pytest.param(*row, marks=rule(row[1]), id=f"{row[1]}-{number}") for number, row in enumerate(SHAPES)],
)
def test_a_missing_surplus_or_misplaced_part_breaks_its_rule(change: Callable[[Data], object], broken: str) -> None:
    """Some of these sets could not be played, so the tables are those of our own, but where the numbers are in them."""
    data = copy.deepcopy(GAME.components.data)
    change(data)
    rebuilt = broken in ("BSU-EX-30", "BSU-EX-12", "BSU-EX-36", "BSU-29.2", "BSU-31.1", "BSU-4.10")
    assert broken in found_in(data, Tables(data, "x") if rebuilt else TABLES)


PICTURED = [each for each in GAME.check() if each.what.startswith(("a resource with", "a component with"))]


@rule(*sorted({each.rule for each in PICTURED}))
def test_every_ability_that_can_be_read_in_the_rulebook_is_looked_for() -> None:
    assert len(PICTURED) == 32


def without(entry: Any, text: str) -> Any:
    """The same with every ability that holds this text made another one."""
    if isinstance(entry, dict):
        return {key: without(each, text) for key, each in entry.items()}
    if isinstance(entry, list):
        return [without(each, text) for each in entry]
    return "status => crystals(9)" if isinstance(entry, str) and text in entry else entry


@pytest.mark.parametrize(
    ("broken", "text"),
    [pytest.param(each.rule, each.what.partition(" with ")[2], marks=rule(each.rule)) for each in PICTURED],
)
def test_an_ability_that_can_be_read_in_the_rulebook_is_missed(broken: str, text: str) -> None:
    data = without(GAME.components.data, text)
    missed = [each for each in check_set(data, TABLES) if not each.holds]
    assert (broken, text) in [(each.rule, each.what.partition(" with ")[2]) for each in missed]
