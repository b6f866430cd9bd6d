"""The compiler is given the same source, with clones and constants written out in the lines they stand in."""

from pathlib import Path

import pytest

import perihelion
from perihelion.kernel.written_out import write_out, written_out

PACKAGE = Path(perihelion.__file__).parent
STATE = PACKAGE / "games" / "sunward" / "rules" / "state.py"


def test_numbers_in_one_line_become_constants() -> None:
    source = "FIRST, SECOND = range(2)\n\nTHIRD, FOURTH = range(\n    2, 4\n)\nrest = 1\n"
    lines = written_out(source, "nowhere").splitlines()
    assert lines[0] == "from typing import Final; FIRST: Final = 0; SECOND: Final = 1"
    assert lines[2] == "from typing import Final; THIRD: Final = 2; FOURTH: Final = 3"
    assert lines[3:] == ["", "", "rest = 1"]


def test_a_wrong_number_of_names_is_told() -> None:
    with pytest.raises(ValueError, match="zip"):
        written_out("FIRST, SECOND = range(3)\n", "nowhere")


def test_every_field_of_a_clone_is_written_out_where_it_is_returned() -> None:
    text = STATE.read_text(encoding="utf8")
    lines = text.splitlines()
    made = written_out(text, "perihelion.games.sunward.rules.state").splitlines()
    changed = [(before.strip(), after.strip()) for before, after in zip(lines, made, strict=True) if before != after]
    decorator, end = changed
    assert decorator == ("@copying(SHEET, ON_SHEET)", "")
    assert end[0] == "return Sheet()"
    assert end[1].startswith("twin = Sheet(); twin.covered = self.covered; twin.pieces = self.pieces[:]; ")
    assert end[1].endswith("; twin.marked = self.marked; return twin")


def test_a_package_is_written_out_and_what_is_no_more_goes(tmp_path: Path) -> None:
    gone = tmp_path / "games" / "gone.py"
    gone.parent.mkdir()
    gone.write_text("", encoding="utf8")
    write_out(PACKAGE, tmp_path)
    assert not gone.exists()
    copied = {file.relative_to(tmp_path) for file in tmp_path.rglob("*.py")}
    assert copied == {file.relative_to(PACKAGE) for file in PACKAGE.rglob("*.py")}
    same = tmp_path / "games" / "sunward" / "rules" / "state.py"
    time = same.stat().st_mtime_ns
    write_out(PACKAGE, tmp_path)
    assert same.stat().st_mtime_ns == time
    for file in (tmp_path / "games").rglob("*.py"):
        assert "@copying" not in file.read_text(encoding="utf8"), file
