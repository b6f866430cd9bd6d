"""Games of other packages: found by their entry point, held to the same contract, in both builds."""

import shutil
from pathlib import Path

import pytest
from support.builds import BUILDS, run

import perihelion
from perihelion.kernel.errors import UnknownGame
from perihelion.kernel.registry import OURS, known_games

PLUGIN = Path(__file__).parent / "plugin"

META = "Metadata-Version: 2.1\nName: tiny-race\nVersion: 1.0\n"
ENTRY_POINTS = """
[perihelion.games]
tiny-race = tiny_race.game:TinyRace
sunward = tiny_race.game:TinyRace
"""

LISTS_AND_PLAYS = """
import perihelion
from perihelion.bots import bot
from perihelion.arena.match import record_match
from perihelion.kernel.record import check_record, parse_record

assert [game.id for game in perihelion.all_games()][-1] == "tiny-race"
assert perihelion.game("sunward").package == "perihelion.games.sunward"  # ours cannot be replaced
game = perihelion.game("tiny-race")
for seed in range(20):
    record = record_match(game, ["greedy", "random"], [bot("greedy"), bot("random")], seed)
    state = check_record(parse_record(record.to_json()))
    assert state.over() and max(state.scores()) >= 20
    print(state.fingerprint())
"""

CONTRACT = """
import sys
import pytest
sys.exit(pytest.main(["tests/contract", "-k", "tiny-race", "-p", "no:cacheprovider", "-p", "no:xdist"]))
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder as an installation leaves it: the package, and what it registers."""
    shutil.copytree(PLUGIN / "tiny_race", tmp_path / "tiny_race")
    information = tmp_path / "tiny_race-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(META, encoding="utf8")
    (information / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf8")
    return tmp_path


@pytest.mark.parametrize("build", BUILDS)
def test_a_game_of_another_package_is_listed_and_played(installed: Path, build: str) -> None:
    printed = run(build, LISTS_AND_PLAYS, path=(installed,)).split()
    assert len(set(printed)) == 20
    assert printed == run("plain", LISTS_AND_PLAYS, path=(installed,)).split()


@pytest.mark.parametrize("build", BUILDS)
def test_it_keeps_the_contract_that_every_game_keeps(installed: Path, build: str) -> None:
    assert "passed" in run(build, CONTRACT, path=(installed,))


def test_our_games_come_first_and_an_unknown_one_is_refused() -> None:
    assert list(known_games())[: len(OURS)] == list(OURS)
    with pytest.raises(UnknownGame, match=r"there is no game 'moonward'; choose one of: sunward"):
        perihelion.game("moonward")


def test_a_game_is_opened_once() -> None:
    assert perihelion.game("sunward") is perihelion.game("sunward")
