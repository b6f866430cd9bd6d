"""Sets given as a file: a good one plays, a broken one is refused with the name of what is wrong."""

import copy
from pathlib import Path

import pytest
from games.pulsar_2849.builder import GAME

import perihelion
from perihelion.games.pulsar_2849.components.form import check_parts
from perihelion.games.pulsar_2849.rules.notation import EffectCompiler
from perihelion.games.pulsar_2849.rules.tables import Tables
from perihelion.kernel.errors import SetAgainstRule, SetField, SetNotation, SetReference

DATA = GAME.components.data
BROKEN = [
    (lambda d: d.pop("goals"), SetField, "goals"),
    (lambda d: d["transmitters"]["list"].pop(), SetField, "transmitters.list"),
    (lambda d: d["transmitters"]["list"][0].update(dice=[]), SetField, "transmitters.dice"),
    (lambda d: d["transmitters"]["list"][0].update(immediate="vp(8"), SetNotation, "TA1"),
    (lambda d: d["transmitters"]["list"][0].update(immediate="cube(1)"), SetNotation, "TA1"),
    (lambda d: d["systems"]["list"][0].update(bonus="joy(3)"), SetNotation, "SY01"),
    (lambda d: d["systems"]["list"][0].update(blue={"L": "two"}), SetField, "systems.list"),
    (lambda d: d["maps"]["normal"]["segments"].append("E1-nowhere"), SetReference, "maps.normal.segments"),
    (lambda d: d["maps"]["normal"]["nodes"][0].update(kind="star"), SetReference, "maps.normal.nodes.E1"),
    (lambda d: d["maps"]["normal"]["nodes"].append(d["maps"]["normal"]["nodes"][0]), SetField, "maps.normal.nodes"),
    (lambda d: d["goals"]["list"][0].update(condition="luck >= 3"), SetReference, "goals.condition"),
    (lambda d: d["goals"]["list"][0].update(condition="base >= many"), SetReference, "goals.G1"),
    (lambda d: d["technology_faces"][0].update(gyro_bonus=["mean"]), SetField, "technology_faces.gyro_bonus"),
    (lambda d: d["technology_faces"][0]["techs"][0].update(kind="magic"), SetReference, "technology_faces.kind"),
    (lambda d: d["hq_boards"][0]["sides"][0]["projects"].reverse(), SetField, "hq_boards.projects"),
    (lambda d: d["gyrodynes"]["list"].pop(), SetField, "gyrodynes.size"),
    (lambda d: d["beginner_setup"].update(map="moon"), SetReference, "beginner_setup.map"),
    (lambda d: d["player_pieces"]["list"].pop(0), SetField, "player_pieces.list"),
]


def read(data):
    check_parts(data, "test.toml")
    Tables(data, "", EffectCompiler("test.toml"))


@pytest.mark.parametrize(("change", "error", "field"), BROKEN, ids=[each[2] for each in BROKEN])
def test_a_set_without_form_is_refused(change, error, field):
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(error) as refusal:
        read(data)
    assert refusal.value.facts["field"] == field


@pytest.mark.parametrize(
    "effect",
    [
        "vp",
        "vp(x)",
        "gyro(tiny)",
        "table(base, 3:4, 2:1)",
        "shift(fly, pm1)",
        "mod(p3)",
        "on(patent, vp(2))",
        "vp(2) +",
    ],
)
def test_bad_effects_are_not_compiled(effect):
    with pytest.raises(SetNotation) as refusal:
        EffectCompiler("test.toml").compile(effect, "immediate", "AI-1")
    assert refusal.value.facts["field"] == "AI-1"


def whole_set(folder: Path, change=lambda text: text) -> Path:
    text = "\n".join(file.read_text(encoding="utf8") for file in GAME.set_files())
    path = folder / "own.toml"
    path.write_text(change(text), encoding="utf8")
    return path


def test_an_own_set_file_plays(tmp_path):
    game = perihelion.game("pulsar-2849", whole_set(tmp_path))
    assert game.new(seats=2, seed=1).actors()


def test_an_own_set_against_the_rulebook_is_refused(tmp_path):
    path = whole_set(tmp_path, lambda text: text.replace("copy_cost_cubes = 4", "copy_cost_cubes = 5"))
    with pytest.raises(SetAgainstRule) as refusal:
        perihelion.game("pulsar-2849", path)
    assert refusal.value.facts["rule"] == "PUL-17.7"
