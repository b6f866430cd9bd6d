"""The component set: what the rulebook counts, and that every check can fail."""

import copy
import re

import pytest
from games.burning_suns.builder import GAME, TABLES
from support.rules import rule

from perihelion.games.burning_suns.components.checks import check_set
from perihelion.games.burning_suns.rules.abilities.effects import parse
from perihelion.games.burning_suns.rules.sheets import Galaxy
from perihelion.games.burning_suns.rules.tables import Tables
from perihelion.kernel.notation import BadNotation
from perihelion.words.words import Words


@rule("BSU-1.2", "BSU-1.3", "BSU-1.4", "BSU-1.5", "BSU-1.6", "BSU-1.7", "BSU-1.8", "BSU-1.15", "BSU-1.16", "BSU-20.1")
@rule(*sorted({finding.rule for finding in GAME.check()}))
def test_the_set_agrees_with_the_rulebook() -> None:
    assert [finding.what for finding in GAME.check() if not finding.holds] == []


@rule("BSU-1.2", "BSU-1.4", "BSU-1.5", "BSU-1.6", "BSU-1.7", "BSU-13.3", "BSU-9.3", "BSU-34.4", "BSU-34.8", "BSU-34.9")
@pytest.mark.parametrize(
    ("rule_id", "group"),
    [
        ("BSU-1.2", "systems"),
        ("BSU-1.3", "anomalies"),
        ("BSU-1.5", "agents"),
        ("BSU-1.5", "artefacts"),
        ("BSU-1.4", "organisations"),
        ("BSU-1.7", "resources"),
    ],
)
def test_a_missing_component_is_found(rule_id: str, group: str) -> None:
    data = copy.deepcopy(GAME.components.data)
    data[group].pop()
    broken = {finding.rule for finding in check_set(data, TABLES) if not finding.holds}
    assert rule_id in broken


@rule("BSU-34.4", "BSU-34.8", "BSU-34.9", "BSU-34.1", "BSU-34.2", "BSU-33.1", "BSU-33.2")
@pytest.mark.parametrize(("unit", "hp"), [("titan", 9), ("starbase", 7), ("colossus", 5), ("fighter", 2)])
def test_too_many_hit_points_are_found(unit: str, hp: int) -> None:
    data = copy.deepcopy(GAME.components.data)
    data["races"][3]["units"][unit]["hp"] = hp
    assert not all(finding.holds for finding in check_set(data, Tables(data, "x")))


@rule("BSU-4.10", "BSU-13.1", "BSU-1.14", "BSU-1.12", "BSU-1.13", "BSU-1.11")
def test_other_counts_are_checked() -> None:
    for table, key, value in (
        ("counts", "crystals_1", 23),
        ("counts", "combat_dice", 9),
        ("counts", "dark_ship_tokens", 20),
        ("counts", "income_tracks", 5),
        ("constants", "fleet_limit", 9),
    ):
        data = copy.deepcopy(GAME.components.data)
        data[table][key] = value
        assert not all(finding.holds for finding in check_set(data, TABLES)), key
    data = copy.deepcopy(GAME.components.data)
    data["ideologies"][0]["abilities"] = data["ideologies"][0]["abilities"][:-1]
    assert not all(finding.holds for finding in check_set(data, Tables(data, "x")))


@rule("BSU-2.8", "BSU-2.9", "BSU-17.2")
def test_tips_of_anomalies_join_nothing() -> None:
    for galaxy in GAME.components.data["galaxies"]:
        made = Galaxy(galaxy)
        index = {name: number for number, name in enumerate(made.names)}
        for one, other in galaxy["tip_contacts"]:
            assert not made.near[index[one]] >> index[other] & 1
        for number, back in enumerate(made.backs):
            if back == 5:
                assert all(made.backs[other] != 5 for other in range(made.count) if made.near[number] >> other & 1)


@pytest.mark.parametrize(
    "text",
    [
        "sometimes => crystals(1)",
        "status => gold(1)",
        "status => crystals()",
        "status => crystals(1, 2)",
        "status => crystals(many)",
        "before => crystals(1)",
        "status:jump => crystals(1)",
        "before:dance => crystals(1)",
        "status [lucky] => crystals(1)",
        "status => crystals(1) crystals(2)",
        "status => choose(crystals(1))",
        "status => add(walrus, 1, home)",
        "status => crystals(1, hue=3)",
        "status => crystals(1",
        "status => crystals(1); ?",
    ],
)
def test_a_wrong_ability_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(BadNotation, match=r"status|before|sometimes"):
        parse(text)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_words_of_the_three_parts_of_an_empire_tell_their_numbers(language: str) -> None:
    words = Words(language, GAME)
    data = GAME.components.data

    def numbers(message: str) -> list[int]:
        return [int(each) for each in re.findall(r"\d+", words.say(message))]

    for each in data["organisations"]:
        limits = [each[name] for name in ("jump", "diplomacy", "build_limit", "artefact_limit", "agent_limit")]
        extras = [each[name] for name in ("battle_rerolls", "assault_rerolls", "mission_boost")]
        assert numbers(f"organisation-{each['id'].replace('_', '-')}-help") == limits + extras
    for each in data["races"]:
        expected = [leader["attack"] for leader in each["leaders"]]
        for unit in each["units"].values():
            expected += [unit["cost"], unit["dice"], unit["attack"]] + ([unit["hp"]] if unit["hp"] > 1 else [])
        expected += [each["technology_spaces"], *[spaces for spaces in each["upgrade_spaces"].values() if spaces]]
        assert numbers(f"race-{each['id']}-help") == expected
    for each in data["ideologies"]:
        told = words.say(f"ideology-{each['id']}-help")
        for ability in each["abilities"]:
            assert words.say(f"level-{ability['id'].replace('_', '-')}-help") in told
            assert words.say(f"force-{ability['force']}") in told


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_component_is_named_and_all_that_does_something_is_explained(language: str) -> None:
    words = Words(language, GAME)
    names = GAME.component_names()
    assert [name for name in names if not words.has(name)] == []
    only_named = ("leader-", "market-", "sheet-", "galaxy-", "effect-")  # a leader is told with its race
    assert [name for name in names if not name.startswith(only_named) and not words.has(f"{name}-help")] == []
