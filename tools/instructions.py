"""Instructions that the compiled build takes for one piece of work: steady where seconds are not.

    python tools/instructions.py GAME judge|evaluate|clone|row|move|search|step|play [FOLDER …]

FOLDER is a compiled build, `build/compiled` if nothing else is said; of two, the second is also told as a share of the
first. A move is a clone, a move and a judgement; a search is an iteration of `hard`; a step is one of a game in the
vector environment; play is a decision of whole games at random, as `perihelion bench` plays them. It needs valgrind.
The work is done once unwatched, so that nothing is loaded or found for the first time any more; then callgrind is
switched on, and off again when it is done.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

WORK: Final = """
import sys
from perihelion.bots import Position
from perihelion.bots.hard import Hard
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.rng import seeded
from perihelion.research.position_speed import judged, met_in_play

name, what = sys.argv[1:]
game = find_game(name)
positions = met_in_play(game, 2, seeded(1))[::3]
features = game.features(2)
row = features.blank(1)

def searched():
    done = 0
    for state, seat, _ in positions[:8]:
        Hard("10").think(Position(game, state, seat), seeded(1))
        done += 10
    return done

def stepped():
    for _ in range(4):
        env.step(env.random_actions())
    return 4 * env.num_envs

def to_the_end(state, draw):
    done = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        options = state.legal(seat)
        state.apply(seat, options[int(draw() * len(options))])
        done += 1
        actors = state.actors()
    return done

def played():
    from random import Random
    from perihelion.arena.speed import usual_seats
    seats, draw = usual_seats(game), Random(1).random
    return sum(to_the_end(game.new(seats, number), draw) for number in range(12))

if what == "step":
    from perihelion.research.vector import TurnVectorEnv
    env = TurnVectorEnv(name, 32)
    env.reset(seed=1)
    for _ in range(20):
        stepped()

def work():
    if what == "search":
        return searched()
    if what == "step":
        return stepped()
    if what == "play":
        return played()
    for state, seat, action in positions:
        if what == "judge":
            game.judge(state, seat)
        elif what == "evaluate":
            game.evaluate(state, seat)
        elif what == "clone":
            state.clone()
        elif what == "row":
            features.fill(state, seat, row, 0)
        else:
            judged(game, state, seat, action)
    return len(positions)

work()
print("ready", flush=True)
sys.stdin.readline()
print(work(), flush=True)
sys.stdin.readline()
"""


def counted(folder: Path, name: str, what: str) -> float:
    """Instructions of one piece of work, in the mean over the same ones in every build."""
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
    command += [sys.executable, "-c", WORK, name, what]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    with subprocess.Popen(
        command,
        env=environment,
        cwd=folder,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        if worker.stdout.readline() != "ready\n":
            sys.exit(worker.stderr.read())
        switch(worker.pid, "on")
        print(file=worker.stdin, flush=True)
        done = int(worker.stdout.readline())
        switch(worker.pid, "off")
        print(file=worker.stdin, flush=True)
        found = re.search(r"Collected : (\d+)", worker.stderr.read())
    assert found is not None
    return int(found[1]) / done


def switch(process: int, state: str) -> None:
    subprocess.run(["callgrind_control", f"--instr={state}", str(process)], check=True, capture_output=True)


def main() -> None:
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed")
    name, what, *folders = sys.argv[1:]
    first = 0.0
    for folder in folders or ["build/compiled"]:
        each = counted(Path(folder).resolve(), name, what)
        share = f", {each / first:.3f} of the first" if first else ""
        first = first or each
        print(f"{name} {what} {folder}: {each:,.0f} instructions{share}", flush=True)


if __name__ == "__main__":
    main()
