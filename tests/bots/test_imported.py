"""A bot from a file of Python, named where bots are named."""

from pathlib import Path

import pytest
from support.commands import perihelion

from perihelion.bots import bot, bots
from perihelion.bots.imported import NoSuchClass

HELPER = "LAST = -1\n"
PLAYER = """
from dataclasses import dataclass
from picking_helper import LAST

@dataclass
class Picks:
    place: str = str(LAST)

    def choose(self, position, rng):
        return position.legal()[int(self.place)]

not_a_class = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "picking_helper.py").write_text(HELPER, encoding="utf8")
    written = tmp_path / "picks.py"
    written.write_text(PLAYER, encoding="utf8")
    return written


def test_it_plays_by_its_name_with_a_parameter_and_without(file: Path) -> None:
    names = f"python@{file}:Picks,python@{file}:Picks@0"
    played = perihelion("sim", "sunward", "--bots", names, "--games", "2", "--json")
    assert played.returncode == 0, played.stderr
    assert f"python@{file}:Picks@0" in played.stdout


@pytest.mark.parametrize("wanted", ["picks.py", "picks.py:Nobody", "picks.py:not_a_class", "nothing.py:Picks"])
def test_what_is_not_there_is_refused(file: Path, wanted: str) -> None:
    with pytest.raises(NoSuchClass):
        bot(f"python@{file.parent / wanted}")


def test_it_is_no_name_by_itself() -> None:
    assert "python" not in bots()
