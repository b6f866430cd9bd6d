"""What an installation needs: the rules nothing at all, the rows of features only what the extras name."""

import importlib.util
import tomllib
from pathlib import Path

import pytest
from support.builds import BUILDS, ROOT, run

ALONE = """
import sys
sys.path[:] = [folder for folder in sys.path if "site-packages" not in folder] + sys.argv[1:]
"""

GAMES = """
import perihelion
from perihelion.kernel.rng import seeded

for game in perihelion.all_games():
    state, chance = game.new(game.seats[-1], 5), seeded(4)
    while not state.over():
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    print(game.id, state.scores())
"""

ROWS = """
import perihelion

for game in perihelion.all_games():
    features = game.features(2)
    row = features.blank(1)
    features.fill(game.new(2, 5), 1, row, 0)
    print(game.id, sum(memoryview(row).cast("B")))
"""

BUFFERS = ("librt", "mypy_extensions")
"""What compiled code needs to write into a buffer."""


@pytest.mark.parametrize("build", BUILDS)
def test_games_are_played_without_any_other_package(build: str) -> None:
    assert len(run(build, ALONE + GAMES).splitlines()) == 5


@pytest.mark.parametrize("build", BUILDS)
def test_rows_of_features_need_no_more_than_two_small_packages(build: str, tmp_path: Path) -> None:
    for name in BUFFERS:
        found = importlib.util.find_spec(name)
        assert found is not None
        at = Path(found.origin or next(iter(found.submodule_search_locations or [])))
        (tmp_path / at.name).symlink_to(at)
    assert len(run(build, ALONE + ROWS, str(tmp_path)).splitlines()) == 5


def test_every_extra_that_needs_the_one_names_the_other() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf8"))["project"]["optional-dependencies"]
    needing = {extra: wanted for extra, wanted in extras.items() if any(name.startswith("librt") for name in wanted)}
    assert set(needing) == {"cli", "server", "research"}
    for wanted in needing.values():
        assert any(name.startswith("mypy_extensions") for name in wanted)
