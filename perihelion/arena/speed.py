"""How fast a game plays at random and copies its states, ours and those of other projects, measured side by side.

Every contestant is a process of its own (plain and compiled builds cannot share one). They stay alive and are asked in
turn, a short stretch each, round after round, and time is the processor's: what else the machine does hardly counts.
Everybody's moves are drawn with Python's own generator, as catanatron's random player draws its own.

    python -m perihelion.arena.speed GAME     a worker: reads a number of seconds a line, answers with JSON
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, Final

import perihelion
from perihelion.kernel import rng as rng_module
from perihelion.kernel.game import Game
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.registry import known_games
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State

WORKER: Final = "perihelion.arena.speed"
PLAIN: Final = "plain"
COMPILED: Final = "compiled"
PEERS: Final = {"catanatron": "catanatron", "open_spiel": "pyspiel"}
"""Other projects with the module that tells whether they are installed."""
YARDSTICK: Final = "catanatron"
ALSO_A_YARDSTICK: Final = "open_spiel"
CLONES: Final = 100
POSITIONS: Final = 40

Sample = dict[str, float]


# -------------------------------------------------------------------- the workers


def measure_game(game: Game, seconds: float, seed: int) -> Sample:
    """Random play of whole games for about so many seconds, then clones of positions from all over a game."""
    seats = usual_seats(game)
    random.seed(seed)
    draw = random.random
    decisions = 0
    begun = time.process_time()
    end = begun + seconds
    number = seed * 1000
    while time.process_time() < end:
        decisions += play_at_random(game.new(seats, number), draw)
        number += 1
    spent = time.process_time() - begun
    return {"rate": decisions / spent, "clone_us": clone_time(game, seats, seed)}


def play_at_random(state: State, draw: Callable[[], float]) -> int:
    """One game to its end, and how many decisions it took.

    A function of its own, called for every game: Python 3.11 makes the instructions of a function quick once it has
    been called some times, never those of a `while` that is entered once. It makes 4 to 9% in the compiled build.
    """
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        options = state.legal(seat)
        state.apply(seat, options[int(draw() * len(options))])
        decisions += 1
        actors = state.actors()
    return decisions


def clone_time(game: Game, seats: int, seed: int) -> float:
    state = game.new(seats, seed)
    chance = seeded(seed)
    spent = 0.0
    cloned = 0
    moves = 0
    while not state.over() and cloned < POSITIONS * CLONES:
        if moves % 3 == 0:
            begun = time.process_time()
            for _ in range(CLONES):
                state.clone()
            spent += time.process_time() - begun
            cloned += CLONES
        seat = state.actors()[0]
        options = state.legal(seat)
        state.apply(seat, options[chance.below(len(options))])
        moves += 1
    return 1e6 * spent / cloned


def usual_seats(game: Game) -> int:
    """As many players as there are, up to four: the number at catanatron's table."""
    return max([seats for seats in game.seats if seats <= 4], default=game.seats[0])


def measure_catanatron(seconds: float, seed: int) -> Sample:
    module: Any = import_module("catanatron")
    colours = list(module.Color)[:4]
    random.seed(seed)
    actions = 0
    begun = time.process_time()
    while time.process_time() < begun + seconds:
        game = module.Game([module.RandomPlayer(colour) for colour in colours])
        game.play()
        actions += len(game.state.actions)
    spent = time.process_time() - begun
    copies = time.process_time()
    for _ in range(10 * CLONES):
        game.copy()
    return {"rate": actions / spent, "clone_us": 1e6 * (time.process_time() - copies) / (10 * CLONES)}


def measure_open_spiel(seconds: float, seed: int) -> Sample:
    """Its backgammon in C++, played from Python; throws of the dice are not counted as decisions."""
    module: Any = import_module("pyspiel")
    game = module.load_game("backgammon")
    random.seed(seed)
    draw = random.random
    decisions = 0
    begun = time.process_time()
    while time.process_time() < begun + seconds:
        state = game.new_initial_state()
        decisions += open_spiel_at_random(state, draw)
    spent = time.process_time() - begun
    copies = time.process_time()
    for _ in range(10 * CLONES):
        state.clone()
    return {"rate": decisions / spent, "clone_us": 1e6 * (time.process_time() - copies) / (10 * CLONES)}


def open_spiel_at_random(state: Any, draw: Callable[[], float]) -> int:
    """As `play_at_random` does, and for the same reason a function of its own."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(thrown(state.chance_outcomes(), draw()))
        else:
            options = state.legal_actions()
            state.apply_action(options[int(draw() * len(options))])
            decisions += 1
    return decisions


def thrown(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome in whose stretch of the probabilities, laid end to end, the point lies."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def measurer(name: str) -> Callable[[float, int], Sample]:
    if name == "catanatron":
        return measure_catanatron
    if name == "open_spiel":
        return measure_open_spiel
    game = find_game(name)

    def measure(seconds: float, seed: int) -> Sample:
        return measure_game(game, seconds, seed)

    return measure


def work(measure: Callable[[float, int], Sample]) -> None:
    measure(0.05, 1)  # warm
    sys.stdout.write(json.dumps({"ready": build_here()}) + "\n")
    sys.stdout.flush()
    for number, line in enumerate(sys.stdin, 1):
        sys.stdout.write(json.dumps(measure(float(line), number)) + "\n")
        sys.stdout.flush()


def build_here() -> str:
    return PLAIN if rng_module.__file__.endswith(".py") else COMPILED


# -------------------------------------------------------------------- the one who asks


@dataclass
class Contestant:
    name: str
    build: str
    folder: Path | None = None  # for PYTHONPATH
    worker: str = WORKER  # the module that measures it
    samples: list[Sample] = field(default_factory=list)

    def middle(self, key: str) -> float:
        return median(sample[key] for sample in self.samples)


@dataclass(frozen=True)
class Builds:
    """Where the package lies as plain source and where compiled; None where there is none."""

    plain: Path | None
    compiled: Path | None


def find_builds(scratch: Path) -> Builds:
    """The package that runs now, and its counterpart: a checkout's `build/compiled`, or the source without binaries."""
    package = Path(perihelion.__file__).parent
    if build_here() == PLAIN:
        compiled = package.parent / "build" / "compiled"
        return Builds(package.parent, compiled if (compiled / "perihelion").is_dir() else None)
    without_binaries = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, scratch / "perihelion", ignore=without_binaries)
    return Builds(scratch, package.parent)


def contestants(builds: Builds) -> list[Contestant]:
    found = []
    for name in known_games():
        for build, folder in ((PLAIN, builds.plain), (COMPILED, builds.compiled)):
            if folder is not None:
                found.append(Contestant(name, build, folder))
    for name, module in PEERS.items():
        if find_spec(module) is not None:
            found.append(Contestant(name, "", builds.plain))
    return found


def start(contestant: Contestant) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(contestant.folder)} if contestant.folder else dict(os.environ)
    command = [sys.executable, "-m", contestant.worker, contestant.name]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=tempfile.gettempdir()
    )


def ask(process: subprocess.Popen[str], seconds: float) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{seconds}\n")
    process.stdin.flush()


def answer(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout is not None
    told = process.stdout.readline()
    if not told:
        raise RuntimeError(f"a measuring process ended with status {process.wait()}")
    data: dict[str, Any] = json.loads(told)
    return data


Heat = Callable[[Builds], list[Contestant]]
"""Names those who are measured side by side."""


def race(
    seconds: float, rounds: int, progress: Callable[[int], None] | None = None, heats: tuple[Heat, ...] = (contestants,)
) -> list[Contestant]:
    """Everybody measured `rounds` times, `seconds` in all for each; one heat after another.

    Of other projects those that cannot be measured here, whatever the reason, are left out.
    """
    found: list[Contestant] = []
    with tempfile.TemporaryDirectory() as scratch:
        builds = find_builds(Path(scratch))
        for heat in heats:
            found += run_heat(heat(builds), seconds, rounds, progress)
    return found


def run_heat(
    taking_part: list[Contestant], seconds: float, rounds: int, progress: Callable[[int], None] | None
) -> list[Contestant]:
    running = [(each, start(each)) for each in taking_part]
    try:
        ready = [pair for pair in running if is_ready(*pair)]
        for _ in range(rounds):
            for contestant, process in ready:
                ask(process, seconds / rounds)
                contestant.samples.append(answer(process))
                if progress is not None:
                    progress(1)
    finally:
        for _, process in running:
            process.terminate()
            process.wait()
    return [contestant for contestant, _ in ready]


def is_ready(contestant: Contestant, process: subprocess.Popen[str]) -> bool:
    try:
        build = answer(process)["ready"]
    except RuntimeError:
        if contestant.build:
            raise
        return False
    assert not contestant.build or contestant.build == build, f"{contestant.name} ran {build}"
    return True


def reported(taking_part: list[Contestant]) -> list[dict[str, Any]]:
    """Medians over the rounds, also of how many times a yardstick's rate each one had in the same round."""
    return [
        {
            "name": each.name,
            "build": each.build,
            "decisions_per_second": round(each.middle("rate")),
            "clone_us": round(each.middle("clone_us"), 2),
            f"times_{YARDSTICK}": times(each, YARDSTICK, taking_part),
            f"times_{ALSO_A_YARDSTICK}": times(each, ALSO_A_YARDSTICK, taking_part),
        }
        for each in taking_part
    ]


def times(contestant: Contestant, yardstick: str, taking_part: list[Contestant]) -> float | None:
    other = next((each for each in taking_part if each.name == yardstick), None)
    if other is None:
        return None
    rounds = zip(contestant.samples, other.samples, strict=True)
    return round(median(ours["rate"] / its["rate"] for ours, its in rounds), 1)


if __name__ == "__main__":
    work(measurer(sys.argv[1]))
