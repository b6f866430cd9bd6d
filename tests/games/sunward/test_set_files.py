"""A set file of one's own: it can be played and has a stamp of its own; a broken one is refused in one sentence."""

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from support.play import finished
from support.sunward import GAME
from support.sunward_by_hand import DATA, HOUSE

import perihelion
from perihelion.kernel.errors import (
    BrokenSet,
    OtherSet,
    SetAgainstRule,
    SetField,
    SetNotText,
    SetNotToml,
    SetReference,
    SetSource,
)
from perihelion.kernel.record import check_record, game_of, read_record
from perihelion.words import LANGUAGES, Words

RECORD = Path(__file__).parent.parent.parent / "records" / "sunward" / "2-players.json"
Data = dict[str, Any]


def toml(value: object) -> str:
    """Data as an inline TOML value; strings, numbers and lists are written as in JSON."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(child)}" for key, child in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def write(path: Path, data: Data) -> Path:
    path.write_text("".join(f"{key} = {toml(value)}\n" for key, value in data.items()), encoding="utf8")
    return path


def changed(path: Path, change: Callable[[Data], object]) -> Path:
    data = deepcopy(DATA)
    change(data)
    return write(path, data)


def sentences(error: BrokenSet) -> list[str]:
    """What a player reads: one sentence in each language, without a trace of Python."""
    texts = [Words(language).error(error) for language in LANGUAGES] + [str(error)]
    for text in texts:
        assert "mine.toml" in text
        assert not re.search(r"Error|Exception|Traceback|[{}$@]|<class|NoneType|\n", text), text
    assert len(set(texts)) == 3
    return texts


def test_a_changed_copy_can_be_played_and_is_told_apart(tmp_path: Path) -> None:
    """Given the house set with another alien; Then it plays to the end under a stamp of its own."""
    file = changed(tmp_path / "mine.toml", lambda data: data["sheet"]["symbols"]["alien"].append([0, 4]))
    mine = perihelion.game("sunward", file)
    assert mine.components.stamp != GAME.components.stamp
    assert mine.components.stamp.startswith("house@")
    state = finished(mine, 2, 1)
    assert state.over()
    assert mine.new(seats=1, seed=1).tally()[0]["alien-threat"] == -50
    with pytest.raises(perihelion.PerihelionError, match="another game, rules version or component set"):
        GAME.load(state.dump())


def test_the_same_values_written_differently_play_the_same_game(tmp_path: Path) -> None:
    mine = perihelion.game("sunward", write(tmp_path / "mine.toml", DATA))
    assert mine.components.data == GAME.components.data
    assert finished(mine, 3, 5).scores() == finished(GAME, 3, 5).scores()


def test_a_record_is_bound_to_its_set(tmp_path: Path) -> None:
    record = read_record(RECORD)
    same = tmp_path / "same.toml"
    same.write_bytes(HOUSE.read_bytes())
    assert check_record(record, set_file=same).scores() == check_record(record).scores()
    other = changed(tmp_path / "mine.toml", lambda data: data["set"].update(id="mine"))
    with pytest.raises(OtherSet, match="mine@"):
        game_of(record, set_file=other)


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("sheet", lambda data: data.pop("sheet")),
        ("zones.tiles", lambda data: data["zones"].pop("tiles")),
        ("zones.tiles[3].cells", lambda data: data["zones"]["tiles"][2].pop("cells")),
        ("zones.tiles[1].cells[2]", lambda data: data["zones"]["tiles"][0]["cells"].__setitem__(1, [1, 2, 3])),
        ("zones.moon.cells", lambda data: data["zones"]["tiles"][0].update(cells=[[k, 0] for k in range(30)])),
        ("zones.moon.cells", lambda data: data["zones"]["tiles"][0].update(cells=[])),
        ("sheet.rows[2].spans", lambda data: data["sheet"]["rows"][1].update(spans="all")),
        ("sheet.rows[2]", lambda data: data["sheet"]["rows"][1].update(r=0)),
        ("sheet.rows[2]", lambda data: data["sheet"]["rows"][1].update(spans=[[0, 10**12]])),
        ("sheet.rows", lambda data: data["sheet"].update(rows=[], symbols=NO_SYMBOLS, frontiers=[])),
        ("sheet.spaceship[1]", lambda data: data["sheet"].update(spaceship=[1.5, 2])),
        ("set.rounds", lambda data: data["set"].update(rounds=True)),
        ("set.id", lambda data: data["set"].update(id=7)),
        ("command_board.places", lambda data: data["command_board"]["places"].append(7)),
        ("coordinate_tiles.circle_low.back", lambda data: data["coordinate_tiles"]["circle_low"].pop("back")),
        ("scoring.mission_points", lambda data: data["scoring"].update(mission_points=[])),
        ("solo.ranks", lambda data: data["solo"].update(ranks=[])),
        ("layout", lambda data: data.pop("layout")),
    ],
)
def test_what_is_missing_or_wrong_is_named(tmp_path: Path, field: str, change: Callable[[Data], object]) -> None:
    with pytest.raises(SetField) as caught:
        perihelion.game("sunward", changed(tmp_path / "mine.toml", change))
    assert caught.value.facts["field"] == field
    assert all(field in text for text in sentences(caught.value))


NO_SYMBOLS: Data = {"alien": [], "upgrade": [], "resource": []}


@pytest.mark.parametrize(
    ("rule_id", "change"),
    [
        ("WSS-1.2", lambda data: data["zones"]["tiles"].pop()),
        ("WSS-1.5", lambda data: data["sheet"]["symbols"]["alien"].append([4, 7])),  # on an upgrade
        ("WSS-1.5", lambda data: data["sheet"].update(hex_count=99)),
        ("WSS-3.5", lambda data: data["coordinate_tiles"].update(spans=[1, 1, 1, 1, 1])),
        ("WSS-7.9", lambda data: data["sheet"]["symbols"]["resource"].append([5, 5])),  # beside another
    ],
)
def test_a_set_that_breaks_a_rule_is_refused_by_its_id(
    tmp_path: Path, rule_id: str, change: Callable[[Data], object]
) -> None:
    with pytest.raises(SetAgainstRule) as caught:
        perihelion.game("sunward", changed(tmp_path / "mine.toml", change))
    assert all(rule_id in text for text in sentences(caught.value))


def test_a_symbol_outside_the_grid_is_named(tmp_path: Path) -> None:
    for cell in ([50, 0], [-50, -3]):
        file = changed(tmp_path / "mine.toml", lambda data, at=cell: data["sheet"]["symbols"]["alien"].append(at))
        with pytest.raises(SetReference) as caught:
            perihelion.game("sunward", file)
        assert all(str(cell) in text and "sheet.symbols.alien" in text for text in sentences(caught.value))


def test_an_unknown_source_is_named(tmp_path: Path) -> None:
    for change in ({"source": "a friend"}, {"sources": {"count": "a friend"}}, {"sources": "a friend"}):
        file = changed(tmp_path / "mine.toml", lambda data, to=change: data["zones"].update(to))
        with pytest.raises(SetSource) as caught:
            perihelion.game("sunward", file)
        assert all("a friend" in text and "rulebook" in text for text in sentences(caught.value))


@pytest.mark.parametrize(
    ("content", "error", "line"),
    [
        (b"[set]\nid = house\n", SetNotToml, 2),
        (b"[set\n", SetNotToml, 1),
        (b'x = "', SetNotToml, 0),
        (b"", SetField, None),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", SetNotText, None),
    ],
)
def test_what_is_no_toml_is_refused(tmp_path: Path, content: bytes, error: type[BrokenSet], line: int | None) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    with pytest.raises(error) as caught:
        perihelion.game("sunward", file)
    assert caught.value.facts.get("line") == line
    sentences(caught.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path / "mine.toml", tmp_path):
        with pytest.raises(BrokenSet, match="cannot be used"):
            perihelion.game("sunward", file)


def nodes(node: Any) -> list[tuple[Any, Any]]:
    """Every place in the data, as a container with a key."""
    inside = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else []
    return [place for key, child in inside for place in [(node, key), *nodes(child)]]


@pytest.mark.parametrize("part", range(3))
def test_whatever_is_taken_out_or_put_in_a_set_is_refused_or_can_be_played(tmp_path: Path, part: int) -> None:
    rng = random.Random(part)
    refused = 0
    for _ in range(80):
        data = deepcopy(DATA)
        container, key = rng.choice(nodes({name: table for name, table in data.items() if name != "layout"}))
        if rng.random() < 0.4:
            del container[key]
        else:
            container[key] = rng.choice([-1, 0, 7, 10**15, 2.5, True, "x", [], [[1, 1]], {}, {"id": "x"}])
        try:
            game = perihelion.game("sunward", write(tmp_path / "mine.toml", data))
        except BrokenSet as error:
            sentences(error)
            refused += 1
        else:
            assert finished(game, 1, 1).over()
            assert game.components.provenance()
            assert game.layout()
    assert refused > 40


def test_the_page_is_told_which_move_leaves_the_first_hex_out() -> None:
    game = perihelion.game("sunward")
    first = game.actions.move(game.layout()["first_left_out"])
    assert (first.kind, first.args) == ("leave_out", (0,))
