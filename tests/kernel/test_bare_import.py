"""`import perihelion` needs nothing but the standard library: it works and plays without any site-packages."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.builds import COMPILED, ROOT, require_compiled
from support.patience import PATIENCE

PLAYS = """
import sys
sys.path.insert(0, sys.argv[1])
import perihelion

assert not [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))], sys.path
for game in perihelion.all_games():
    state = game.new(seats=game.seats[-1], seed=7)
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[-1])
    assert game.load(state.dump()).fingerprint() == state.fingerprint()
    print(game.id, state.scores())
others = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
assert not [name for name in others if not name.startswith(("perihelion", "__"))], others
"""


@pytest.mark.parametrize("folder", [ROOT, COMPILED], ids=["plain", "compiled"])
def test_import_and_play_with_the_standard_library_alone(folder: Path) -> None:
    if folder == COMPILED:
        require_compiled()
    bare = [sys.executable, "-I", "-S", "-c", PLAYS, str(folder)]
    done = subprocess.run(bare, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert "sunward" in done.stdout
