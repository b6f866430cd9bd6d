"""The example client of the documentation plays a whole game."""

import subprocess
import sys
from pathlib import Path

from server.serving import Server
from support.patience import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_the_example_client_plays_a_whole_game(server: Server) -> None:
    done = subprocess.run([sys.executable, EXAMPLE, server.url], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("scores: [")
    assert len(EXAMPLE.read_text(encoding="utf8").splitlines()) < 45
