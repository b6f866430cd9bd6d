"""The compiler is given the same source, with clones and constants written out in the lines they stand in."""

from pathlib import Path

import pytest

import perihelion
from perihelion.kernel.written_out import write_out, written_out

PACKAGE = Path(perihelion.__file__).parent
STATE = PACKAGE / "games" / "sunward" / "rules" / "state.py"


NUMBERS = """from perihelion.kernel.actions import ActionSpace

FIRST, SECOND = range(2)
THIRD, FOURTH = range(
    2, 4
)
VOCABULARY = ActionSpace()
PLACE = VOCABULARY.add("place", ("edge", 2))
PASS = VOCABULARY.add("pass")
LAST = VOCABULARY.size
rest = FIRST
"""


def test_numbers_become_constants_in_the_lines_they_stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "numbers_written_out.py").write_text(NUMBERS, encoding="utf8")
    monkeypatch.syspath_prepend(tmp_path)
    made = written_out(NUMBERS, "numbers_written_out").splitlines()
    final = "from typing import Final; "
    assert made[2] == f"{final}FIRST: Final = 0; SECOND: Final = 1"
    assert made[3:6] == [f"{final}THIRD: Final = 2; FOURTH: Final = 3", "", ""]
    assert made[7] == f"{final}PLACE: Final = 0; VOCABULARY.add('place', ('edge', 2))"
    assert made[8] == f"{final}PASS: Final = 2; VOCABULARY.add('pass')"
    assert made[9] == f"{final}LAST: Final = 3; VOCABULARY.size"
    unchanged = [line for line, before in zip(made, NUMBERS.splitlines(), strict=True) if line == before]
    assert unchanged == [NUMBERS.splitlines()[line] for line in (0, 1, 6, 10)]


def test_a_declaration_becomes_lines_of_the_class() -> None:
    source = '@final\n@declare(steps.TAX, name="tax", parts="seat")\nclass Tax(Question):\n    """Due."""\n'
    made = written_out(source, "nowhere").splitlines()
    said = "    number = steps.TAX; name = 'tax'; parts = 'seat'"
    assert made == ["@final", "class Tax(Question):", said, '    """Due."""']


def test_every_field_of_a_clone_is_written_out_where_it_is_returned() -> None:
    text = STATE.read_text(encoding="utf8")
    lines = text.splitlines()
    made = written_out(text, "perihelion.games.sunward.rules.state").splitlines()
    changed = [(before.strip(), after.strip()) for before, after in zip(lines, made, strict=True) if before != after]
    decorator, end = changed
    assert decorator == ("@copying(SHEET, ON_SHEET)", "")
    assert end[0] == "return Sheet()"
    assert end[1].startswith("twin = Sheet(); twin.covered = self.covered; twin.pieces = self.pieces[:]; ")
    assert end[1].endswith("; twin.told = self.told; return twin")


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
