"""Records that cannot be used: each gets its own error, with one clear sentence in both languages."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from perihelion import PerihelionError
from perihelion.kernel.errors import (
    BadOption,
    BadSeats,
    BadSeed,
    CorruptRecord,
    OtherRulesVersion,
    OtherSet,
    RecordEntry,
    RecordField,
    RecordIllegal,
    RecordNotJson,
    RecordNotText,
    RecordOfNoFormat,
    UnknownGame,
    UnknownOption,
    WrongResult,
)
from perihelion.kernel.record import check_record, parse_record, read_record
from perihelion.words import LANGUAGES, Words

RECORD = Path(__file__).parent.parent / "records" / "sunward" / "2-players.json"
TEXT = RECORD.read_text(encoding="utf8")
Data = dict[str, Any]


def check(text: str) -> None:
    check_record(parse_record(text, "game.json"), "game.json")


def refused(text: str, error: type[PerihelionError]) -> PerihelionError:
    """The refusal of a record, after a look at its sentences."""
    with pytest.raises(PerihelionError) as caught:
        check(text)
    assert type(caught.value) is error
    said = [Words(language).error(caught.value) for language in LANGUAGES]
    assert said[0] != said[1]
    for sentence in said:
        assert sentence.endswith(".")
        assert not re.search(r"[{}$]|(^|\s)@|Error|Traceback|error-", sentence), sentence
    return caught.value


def changed(change: Callable[[Data], object]) -> str:
    data = json.loads(TEXT)
    change(data)
    return json.dumps(data)


def test_the_record_itself_is_sound() -> None:
    check(TEXT)


@pytest.mark.parametrize("length", [0, 1, 30, 200, 500, len(TEXT) - 4])
def test_a_truncated_record(length: int) -> None:
    error = refused(TEXT[:length], RecordNotJson)
    assert isinstance(error, CorruptRecord)
    assert error.facts["line"] == max(1, TEXT[:length].count("\n") + 1)


def test_what_is_no_text_and_what_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(RecordNotText, match="not a text file"):
        read_record(tmp_path / "game.json")
    with pytest.raises(CorruptRecord, match="cannot be read"):
        read_record(tmp_path / "nowhere.json")


@pytest.mark.parametrize("text", ["[]", "7", "null", "{}", '{"format": "perihelion-record/999"}', "[" * 100_000])
def test_json_that_is_no_record(text: str) -> None:
    refused(text, RecordNotJson if text.startswith("[[") else RecordOfNoFormat)


@pytest.mark.parametrize("field", ["game", "rules_version", "set", "options", "seats", "seed", "log"])
def test_a_missing_or_wrong_field_is_named(field: str) -> None:
    for text in (changed(lambda data: data.pop(field)), changed(lambda data: data.update({field: None}))):
        assert refused(text, RecordField).facts["field"] == field


@pytest.mark.parametrize("entry", [7, [0], [0, 1, 2], ["0", 1], [0, "jump"], [0, 1.5], [True, 3], [0, None]])
def test_an_entry_of_the_log_that_is_none_is_numbered(entry: object) -> None:
    error = refused(changed(lambda data: data["log"].insert(3, entry)), RecordEntry)
    assert error.facts["number"] == 4


@pytest.mark.parametrize(
    "entry", [[0, 99999], [0, -1], [9, 0], [-1, 0], [1, 700], [0, "undo"], [1, "redo"], [7, "undo"]]
)
def test_a_log_that_breaks_the_rules(entry: list[object]) -> None:
    assert isinstance(refused(changed(lambda data: data["log"].insert(0, entry)), RecordIllegal), CorruptRecord)


def test_moves_after_the_end() -> None:
    refused(changed(lambda data: data["log"].append([0, 0])), RecordIllegal)


def test_another_rules_version() -> None:
    error = refused(changed(lambda data: data.update(rules_version=999)), OtherRulesVersion)
    assert error.facts["recorded"] == 999


def test_another_set() -> None:
    error = refused(changed(lambda data: data.update(set="house@00000000")), OtherSet)
    assert error.facts["recorded"] == "house@00000000"


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("scores[1]", lambda result: result["scores"].__setitem__(1, 500)),
        ("ranking", lambda result: result["ranking"].append([2])),
        ("ending", lambda result: result.update(ending="draw")),
        ("tally[0].frontiers", lambda result: result["tally"][0].update(frontiers=26)),
        ("tally[1].enclosed", lambda result: result["tally"][1].pop("enclosed")),
        ("tally", lambda result: result.pop("tally")),
        ("scores", lambda result: result.clear()),
    ],
)
def test_a_wrong_result_says_where(field: str, change: Callable[[Data], object]) -> None:
    error = refused(changed(lambda data: change(data["result"])), WrongResult)
    assert error.facts["field"] == field


def test_a_result_of_an_unfinished_game_is_wrong() -> None:
    refused(changed(lambda data: data["log"].pop()), WrongResult)


def test_an_unfinished_game_needs_no_result() -> None:
    check(changed(lambda data: (data["log"].pop(), data.pop("result"))))


@pytest.mark.parametrize(
    ("error", "change"),
    [
        (UnknownGame, {"game": "moonward"}),
        (BadSeats, {"seats": ["human"] * 9}),
        (BadSeed, {"seed": -3}),
        (UnknownOption, {"options": {"weather": "rain"}}),
    ],
)
def test_a_header_that_no_game_has(error: type[PerihelionError], change: Data) -> None:
    refused(changed(lambda data: data.update(change)), error)


def test_every_header_error_is_told_apart() -> None:
    assert len({error.code for error in (UnknownGame, BadSeats, BadSeed, UnknownOption, BadOption)}) == 5
