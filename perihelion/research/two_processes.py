"""What a second process adds: steps of `TurnVectorEnv` in one process and in two at once, by the clock.

python -m perihelion.research.two_processes GAME     a worker, as perihelion.arena.speed describes, with one of its own
"""

import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from perihelion.arena.speed import COMPILED, PLAIN, Builds, Contestant, Sample, answer, ask, start, work
from perihelion.kernel.registry import known_games
from perihelion.kernel.rng import seeded
from perihelion.research.speed import GAMES_AT_ONCE, STRETCH, VECTOR, opened

WORKER: Final = "perihelion.research.two_processes"
ALONE: Final = "alone"


def steps_by_the_clock(env: Any, seconds: float, seed: int) -> float:
    """A second, random play with the observation and the mask of every step."""
    env.reset(seed=seeded(seed).below(1 << 31))
    steps = 0
    begun = time.perf_counter()
    while time.perf_counter() < begun + seconds:
        for _ in range(STRETCH):
            env.step(env.random_actions())
        steps += STRETCH * GAMES_AT_ONCE
    return steps / (time.perf_counter() - begun)


def measurer(contestant: str) -> Callable[[float, int], Sample]:
    """Of `alone:GAME` one process; of a game's name this one, then the same with one alone beside it."""
    way, _, name = contestant.rpartition(":")
    env, _ = opened(VECTOR, name)
    if way == ALONE:
        return lambda seconds, seed: {"rate": steps_by_the_clock(env, seconds, seed)}
    beside = start(Contestant(f"{ALONE}:{name}", "", worker=WORKER))
    answer(beside)  # that it is ready

    def measure(seconds: float, seed: int) -> Sample:
        alone = steps_by_the_clock(env, seconds / 2, seed)
        ask(beside, seconds / 2)
        both = steps_by_the_clock(env, seconds / 2, seed) + answer(beside)["rate"]
        return {"rate": both, "alone": alone, "times": both / alone}

    return measure


def contestants(builds: Builds) -> list[Contestant]:
    if find_spec("gymnasium") is None:
        return []
    return [
        Contestant(name, build, folder, WORKER)
        for name in known_games()
        for build, folder in ((PLAIN, builds.plain), (COMPILED, builds.compiled))
        if folder is not None and (folder / "perihelion" / "research" / "two_processes.py").is_file()
    ]


def reported(taking_part: list[Contestant]) -> list[dict[str, Any]]:
    """Medians over the rounds of those measured here."""
    return [
        {
            "name": each.name,
            "build": each.build,
            "one": round(each.middle("alone")),
            "two": round(each.middle("rate")),
            "times": round(each.middle("times"), 2),
        }
        for each in taking_part
        if each.worker == WORKER
    ]


if __name__ == "__main__":
    work(measurer(sys.argv[1]))
