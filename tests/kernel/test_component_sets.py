"""Component sets: reading, provenance, the form a game asks for, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

from perihelion.kernel.components import Form, check_form, read_set
from perihelion.kernel.errors import BrokenSet, SetField, SetNotText, SetNotToml, SetSource, SetTwice

MINE = """
[set]
id = "mine"
source = "house"
rounds = 3
sources = {rounds = "rulebook"}

[cards]
source = "public"
count = 2                              # public, inherited
prices = [1, 2, 3]                     # a row: one value, public
note = "not a value of the box"

[[cards.each]]
id = "an id is no value"
cost = 1                               # public, inherited from two tables up

[[cards.each]]
source = "recalled"
sources = {gain = "rulebook"}
cost = 2                               # recalled
gain = 3                               # rulebook
effect = {pop = 1, ore = 2}            # two values, recalled
"""


def written(folder: Path, text: str, name: str = "mine.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf8")
    return file


def test_values_are_counted_by_their_source(tmp_path: Path) -> None:
    components = read_set([written(tmp_path, MINE)])
    assert components.provenance() == {"rulebook": 2, "public": 3, "recalled": 3, "house": 0}


def test_what_says_nothing_is_ours(tmp_path: Path) -> None:
    components = read_set([written(tmp_path, '[set]\nid = "mine"\nrounds = 3\n')])
    assert components.provenance() == {"rulebook": 0, "public": 0, "recalled": 0, "house": 1}


def test_the_stamp_tells_two_sets_of_the_same_name_apart(tmp_path: Path) -> None:
    one = read_set([written(tmp_path, MINE)])
    again = read_set([written(tmp_path, MINE, "copy.toml")])
    other = read_set([written(tmp_path, MINE.replace("count = 2", "count = 3"))])
    assert one.stamp == again.stamp != other.stamp
    assert one.id == "mine"
    assert one.stamp.startswith("mine@")
    assert len(one.stamp) == len("mine@") + 8


def test_several_files_are_one_set(tmp_path: Path) -> None:
    parts = [written(tmp_path, MINE, "a.toml"), written(tmp_path, "[maps]\nnorth = 1\n", "b.toml")]
    components = read_set(list(parts))
    assert components.data["maps"] == {"north": 1}
    assert components.file == "a.toml, b.toml"
    assert components.stamp != read_set([parts[0]]).stamp


def test_a_table_may_not_stand_in_two_files(tmp_path: Path) -> None:
    with pytest.raises(SetTwice, match=r"b\.toml, \[cards\] stands in two files"):
        read_set([written(tmp_path, MINE, "a.toml"), written(tmp_path, "[cards]\n", "b.toml")])


@pytest.mark.parametrize(
    ("text", "line"), [("[set]\nid = mine\n", 2), ("[set]\nid = 'mine'\n[set]\n", 3), ("a = [", 0), ("= 1", 1)]
)
def test_broken_toml_says_the_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(SetNotToml) as caught:
        read_set([written(tmp_path, text)])
    assert caught.value.facts == {"file": "mine.toml", "line": line}


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SetNotText):
        read_set([tmp_path / "mine.toml"])
    with pytest.raises(BrokenSet, match=r"nowhere\.toml cannot be used"):
        read_set([tmp_path / "nowhere.toml"])


@pytest.mark.parametrize("text", ["", "[set]\n", "[set]\nid = 3\n", "set = 3\n", "[cards]\nid = 'mine'\n"])
def test_a_set_has_an_id(tmp_path: Path, text: str) -> None:
    with pytest.raises(SetField, match=r"set(\.id)? is missing or wrong"):
        read_set([written(tmp_path, text)])


@pytest.mark.parametrize(
    "text", ['source = "a friend"', 'sources = {count = "a friend"}', 'sources = "a friend"', "source = 3"]
)
def test_an_unknown_source_is_refused_however_deep(tmp_path: Path, text: str) -> None:
    whole = f'[set]\nid = "mine"\n[cards]\ncount = 1\n[[cards.each]]\ninner = [{{{text}}}]\n'
    with pytest.raises(SetSource, match="use one of: rulebook, public, recalled, house"):
        read_set([written(tmp_path, whole)])


FORM: Form = {"set": {"id": str}, "cards": [{"cost": int, "at": (int, int)}], "ratio": float}


def data(**changes: Any) -> dict[str, Any]:
    return {"set": {"id": "mine"}, "cards": [{"cost": 1, "at": [0, 0], "extra": 1}], "ratio": 1.5, **changes}


def test_a_form_allows_more_but_not_less() -> None:
    check_form(data(), FORM, "mine.toml")
    check_form(data(cards=[], more=1), FORM, "mine.toml")


@pytest.mark.parametrize(
    ("field", "broken"),
    [
        ("set", data(set=[])),
        ("set.id", data(set={})),
        ("cards", data(cards={})),
        ("cards[2]", data(cards=[{"cost": 1, "at": [0, 0]}, 3])),
        ("cards[1].cost", data(cards=[{"cost": True, "at": [0, 0]}])),
        ("cards[1].at", data(cards=[{"cost": 1, "at": [0, 0, 0]}])),
        ("cards[1].at[2]", data(cards=[{"cost": 1, "at": [0, "x"]}])),
        ("ratio", data(ratio="1.5")),
    ],
)
def test_a_form_names_what_is_missing_or_wrong(field: str, broken: dict[str, Any]) -> None:
    with pytest.raises(SetField) as caught:
        check_form(broken, FORM, "mine.toml")
    assert caught.value.facts == {"file": "mine.toml", "field": field}
