"""Instructions that the compiled build takes for a judgement, a clone, a row or a move: steady where seconds are not.

    python tools/instructions.py GAME judge|clone|row|move [FOLDER]

FOLDER is the compiled build, `build/compiled` if nothing else is said. It needs valgrind: the same work is done so many
times and twice as often, and the difference divided, so that starting up does not count.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WORK = """
import sys
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.rng import seeded
from perihelion.research.position_speed import judged, met_in_play

name, what, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
game = find_game(name)
positions = met_in_play(game, 2, seeded(1))[:100]
features = game.features(2)
row = features.blank(1)
for _ in range(rounds):
    for state, seat, action in positions:
        if what == "judge":
            game.judge(state, seat)
        elif what == "clone":
            state.clone()
        elif what == "row":
            features.fill(state, seat, row, 0)
        else:
            judged(game, state, seat, action)
"""
ROUNDS = 10
EACH = 100


def counted(folder: Path, name: str, what: str, rounds: int) -> int:
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        sys.exit("valgrind is not installed")
    command = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-c", WORK]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [*command, name, what, str(rounds)], env=environment, capture_output=True, text=True, check=False, cwd=folder
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or found is None:
        sys.exit(done.stdout + done.stderr)
    return int(found[1])


def main() -> None:
    name, what, *rest = sys.argv[1:]
    folder = Path(rest[0] if rest else "build/compiled").resolve()
    less, more = (counted(folder, name, what, rounds) for rounds in (ROUNDS, 2 * ROUNDS))
    print(f"{name} {what}: {(more - less) // (ROUNDS * EACH):,} instructions each")


if __name__ == "__main__":
    main()
