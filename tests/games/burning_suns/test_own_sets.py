"""A component set of one's own with something missing, surplus or wrong: one sentence that names the entry."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from games.burning_suns.builder import GAME
from support.commands import perihelion

from perihelion.games.burning_suns.components.checks import check_set
from perihelion.games.burning_suns.components.form import check_parts
from perihelion.games.burning_suns.game import BurningSuns
from perihelion.games.burning_suns.rules.tables import Tables
from perihelion.kernel.errors import BrokenSet, SetAgainstRule, SetField, SetNotation, SetReference
from perihelion.kernel.form import FREE

Data = dict[str, Any]
HOUSE: Data = GAME.components.data
LISTED = [name for name, table in HOUSE.items() if isinstance(table, list)]
WRONG: list[Any] = ["walrus", "", -7, 10**6, 1.5, True, [], ["walrus"], {"walrus": 1}]


def load(data: Data) -> None:
    """As the game does with a set of one's own."""
    check_parts(data, "mine.toml")
    for finding in check_set(data, Tables(data, "x")):
        if not finding.holds:
            raise SetAgainstRule(file="mine.toml", rule=finding.rule, what=finding.what)


def refused(data: Data) -> str:
    with pytest.raises(BrokenSet) as caught:
        load(data)
    return str(caught.value)


def fault(data: Data) -> str | None:
    """What is said of a set, nothing if it can be played with; anything but a sentence of the game's own is raised."""
    try:
        load(data)
    except BrokenSet as error:
        return f"{type(error).__name__}: {error}"
    return None


def nodes(node: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    """Every value of a set: what holds it, its key or number there, and where that is; of a list the last entry."""
    if isinstance(node, dict):
        for key in node:
            if key not in FREE:
                yield node, key, f"{path}.{key}"
                yield from nodes(node[key], f"{path}.{key}")
    elif isinstance(node, list) and node:
        last = len(node) - 1
        yield node, last, f"{path}[{last}]"
        yield from nodes(node[last], f"{path}[{last}]")


def values(table: str) -> list[tuple[Any, Any, str]]:
    return list(nodes(HOUSE[table], table))


def test_the_own_set_of_the_game_is_whole() -> None:
    load(HOUSE)


@pytest.mark.parametrize("table", HOUSE)
def test_a_missing_table_is_named(table: str) -> None:
    kept = HOUSE.pop(table)
    try:
        if table != "set":  # that one the kernel asks for
            assert f" {table} " in refused(HOUSE)
    finally:
        HOUSE[table] = kept


def test_a_table_nobody_knows_is_named() -> None:
    assert "walruses" in refused({**HOUSE, "walruses": []})


@pytest.mark.parametrize("table", LISTED)
@pytest.mark.parametrize("number", [0, -1])
def test_a_missing_entry_is_named(table: str, number: int) -> None:
    entries = HOUSE[table]
    kept = entries[:]
    del entries[number]
    try:
        said = refused(HOUSE)
        assert table in said or kept[number]["id"] in said
    finally:
        entries[:] = kept


@pytest.mark.parametrize("table", LISTED)
@pytest.mark.parametrize("name", ["walrus", ""])
def test_a_surplus_entry_is_named(table: str, name: str) -> None:
    """One with a name of its own, and one that stands there twice."""
    entries = HOUSE[table]
    added = copy.deepcopy(entries[-1])
    added["id"] = name or added["id"]
    if table == "alliance_backs" and name:
        return  # a back that no card has does no harm
    if table == "resources":
        added["copies"] = 1
    entries.append(added)
    try:
        said = refused(HOUSE)
        assert added["id"] in said or (table == "resources" and "56 resources" in said)
    finally:
        entries.pop()


@pytest.mark.parametrize("table", HOUSE)
def test_a_missing_key_is_named(table: str) -> None:
    optional = {"set.version", "set.players"}
    for holder, key, path in values(table):
        if isinstance(holder, dict) and path not in optional:
            kept = dict(holder)
            del holder[key]
            said = fault(HOUSE)
            holder.clear()
            holder.update(kept)
            if said is None:  # what only some have and this one need not
                assert key in ("x", "gain_by"), path
            else:
                assert key in said or said.startswith("SetAgainstRule"), path


@pytest.mark.parametrize("table", HOUSE)
def test_a_key_nobody_knows_is_named(table: str) -> None:
    for holder, _, path in values(table):
        if isinstance(holder, dict):
            holder["tusks"] = 2
            try:
                assert "tusks" in refused(HOUSE), path
            finally:
                del holder["tusks"]


@pytest.mark.parametrize("table", HOUSE)
def test_a_wrong_value_never_gets_past_the_checks_into_a_traceback(table: str) -> None:
    """It is refused by name, or it is a value that such a thing may have."""
    for holder, key, path in values(table):
        kept = holder[key]
        for wrong in WRONG:
            holder[key] = wrong
            said = fault(HOUSE)
            holder[key] = kept
            if said is None:
                number = isinstance(kept, float) and isinstance(wrong, int | float)
                assert type(wrong) is type(kept) or number, (path, wrong)
            else:
                assert table in said or said.startswith(("SetAgainstRule", "SetReference")), (path, wrong)


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        (lambda data: data["race_cards"][0].update(race="walrus"), SetReference, "walrus"),
        (lambda data: data["race_cards"][0].update(back="walrus"), SetReference, "walrus"),
        (lambda data: data["race_cards"][0].update(race="templar"), SetField, "rc_templar_tithe_barges"),
        (lambda data: data["galaxies"][3]["edges"][0].__setitem__(0, "p99"), SetReference, "p99"),
        (lambda data: data["galaxies"][3]["free_places"][0]["adj"].append("p99"), SetReference, "p99"),
        (lambda data: data["galaxies"][3].update(players=4), SetField, "galaxies.galaxy_5"),
        (lambda data: data["galaxies"][0]["places"][0].update(seat=2), SetField, "p02.seat"),
        (lambda data: data["agents"][3].update(passive="passive => fly(1)"), SetNotation, "agent_saint_of_small_suns"),
        (lambda data: data["agents"][3].update(passive="passive => limit(army, X)"), SetField, "small_suns.x"),
        (lambda data: data["resources"][0].update(attack=3), SetField, "tech_servos.attack"),
        (lambda data: data["anomalies"][0].update(x=3), SetField, "asteroid_field_1.x"),
        (lambda data: data["systems"][0].update(value=2), SetField, "home_1.value"),
        (lambda data: data["systems"][0]["benefits"].pop(), SetField, "home_1.benefits"),
        (lambda data: data["ideologies"][0]["abilities"].pop(), SetField, "ideologies.imperial"),
        (lambda data: data["races"][0]["leaders"].pop(), SetField, "races.terran.leaders"),
        (lambda data: data["antimatter_tracks"][0].update(players=3), SetField, "antimatter_tracks.track_short_3"),
        (lambda data: data["markets"][0].update(players=[2, 4]), SetField, "markets"),
        (lambda data: data["constants"].update(fleet_limit=9), SetAgainstRule, "BSU-18.4"),
        (lambda data: data["organisations"][2].update(artefact_limit=3) or halve(data), SetAgainstRule, "BSU-19.7"),
        (lambda data: data["unit_types"][4].update(per_set=2), SetAgainstRule, "BSU-1.16"),
        (lambda data: data["npc"][0].update(attack=5), SetAgainstRule, "BSU-15.4"),
    ],
)
def test_entries_that_do_not_fit_together_are_named(change: Any, error: type[BrokenSet], says: str) -> None:
    data = copy.deepcopy(HOUSE)
    change(data)
    with pytest.raises(error, match=says):
        load(data)


def halve(data: Data) -> None:
    for each in data["organisations"]:
        each["artefact_limit"] = min(2, each["artefact_limit"])


# ---------------------------------------------------------------- as a file, at the terminal


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(folder: Path, data: Data) -> Path:
    file = folder / "mine.toml"
    file.write_text("\n".join(f"{name} = {toml(table)}" for name, table in data.items()), encoding="utf8")
    return file


def test_the_own_set_can_be_given_as_a_file(tmp_path: Path) -> None:
    assert BurningSuns(written(tmp_path, HOUSE)).new(seats=2, seed=1).actors()


@pytest.mark.parametrize(
    ("language", "wrong", "surplus"),
    [("en", "is missing or wrong", "there is no place for"), ("pl", "brakuje pozycji", "nie ma miejsca na")],
)
@pytest.mark.parametrize("fault", ["missing entry", "surplus entry", "missing key", "surplus key"])
def test_the_terminal_says_in_one_sentence_what_is_wrong(
    tmp_path: Path, language: str, wrong: str, surplus: str, fault: str
) -> None:
    words = surplus if fault == "surplus key" else wrong
    data = copy.deepcopy(HOUSE)
    if fault == "missing entry":
        data["agents"].pop()
        named = "agents[24]"
    elif fault == "surplus entry":
        data["agents"].append({**data["agents"][0], "id": "agent_walrus"})
        named = "agents.agent_walrus"
    elif fault == "missing key":
        del data["races"][0]["units"]["titan"]["hp"]
        named = "races.terran.units.titan.hp"
    else:
        data["systems"][20]["tusks"] = 2
        named = f"systems.{data['systems'][20]['id']}.tusks"
    done = perihelion("--lang", language, "check", "burning-suns", "--set", written(tmp_path, data))
    said = " ".join((done.stdout + done.stderr).split())
    assert done.returncode != 0
    assert named in said
    assert words in said
    assert "Error:" not in said
    assert "Traceback" not in said
