"""The examples run as their first lines say, on little work."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.patience import PATIENCE

from perihelion.research import data

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"


def run(script: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / script), *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("game", ["sunward", "new-frontiers"])
def test_masked_ppo_learns_saves_and_plays(game: str, tmp_path: Path) -> None:
    kept = tmp_path / "ppo.npz"
    first = run("masked_ppo.py", "--game", game, "--rounds", "1", "--games", "2", "--matches", "4", "--save", str(kept))
    assert "against random, 4 games" in first
    again = run("masked_ppo.py", "--game", game, "--load", str(kept), "--matches", "4")
    assert again.splitlines()[-1] == first.splitlines()[-1]


def test_td_learns_saves_and_plays(tmp_path: Path) -> None:
    kept = tmp_path / "td.npz"
    first = run("td_sunward.py", "--games", "1", "--matches", "2", "--save", str(kept))
    assert run("td_sunward.py", "--load", str(kept), "--matches", "2").splitlines()[-1] == first.splitlines()[-1]


@pytest.mark.parametrize(("game", "suffix"), [("sunward", ".parquet"), ("pulsar-2849", ".npz")])
def test_a_training_set_is_loaded_and_learned_from(game: str, suffix: str, tmp_path: Path) -> None:
    target = tmp_path / f"set{suffix}"
    rows = data.export([RECORDS / game / "2-players.json"], target)
    told = run("load_dataset.py", str(target))
    assert told.startswith(f"{rows} decisions of {game}/")
    assert float(told.split()[-1]) < 0.2, "a ridge regression fits the margins it was made from"
