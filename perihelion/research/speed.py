"""Steps a second through learning environments: ours beside PettingZoo's classics, RLCard, OpenSpiel in Python, pgx.

python -m perihelion.research.speed WAY:GAME     a worker, as perihelion.arena.speed describes
"""

import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from perihelion.arena.speed import COMPILED, PLAIN, Builds, Contestant, Sample, thrown, usual_seats, work
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.registry import known_games
from perihelion.kernel.rng import Rng, seeded

OURS: Final = "perihelion"
WORKER: Final = "perihelion.research.speed"
CLASSICS: Final = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4")
"""Of PettingZoo; the last one is RLCard's."""
CARDS: Final = ("uno", "gin-rummy")
"""Of RLCard."""
VECTOR: Final = "vector"
"""The way of `TurnVectorEnv`."""
GAMES_AT_ONCE: Final = 64
STRETCH: Final = 16
"""Steps of all games between two looks at the clock."""
BOARDS: Final = ("backgammon", "connect_four")
"""Of pgx, which steps batches of games in JAX; here on the processor, like everything else."""
BATCH: Final = 1024
SPIELS: Final = ("python_tic_tac_toe", "python_liars_poker", "python_kuhn_poker")
"""Games of OpenSpiel written in Python."""


def steps_of_pettingzoo(env: Any, seconds: float, chance: Rng) -> int:
    """Random play by the mask, with the observation of every step."""
    steps = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        env.reset(seed=chance.below(1 << 31))
        for _ in env.agent_iter():
            observation, _, over, cut_off, info = env.last()
            if over or cut_off:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[chance.below(len(legal))]))
            steps += 1
    return steps


def steps_of_many(env: Any, seconds: float, chance: Rng) -> int:
    """Random play of many games at once, with the observation and the mask of every step."""
    steps = 0
    env.reset(seed=chance.below(1 << 31))
    end = time.process_time() + seconds
    while time.process_time() < end:
        for _ in range(STRETCH):
            env.step(env.random_actions())
        steps += STRETCH * env.num_envs
    return steps


def steps_of_openspiel(game: Any, seconds: float, chance: Rng) -> int:
    """Random play; throws of chance are not counted."""
    steps = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(thrown(state.chance_outcomes(), chance.word() / (1 << 32)))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[chance.below(len(legal))])
                steps += 1
    return steps


def steps_of_rlcard(env: Any, seconds: float, chance: Rng) -> int:
    steps = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[chance.below(len(legal))])
            steps += 1
    return steps


def steps_of_pgx(stretch: Any, seconds: float, chance: Rng) -> int:
    """Random play of a batch by the mask, observations included; processor time is that of all threads together."""
    begin, go_on = stretch
    jax: Any = import_module("jax")
    states = begin(jax.random.split(jax.random.PRNGKey(chance.below(1 << 31)), BATCH))
    key = jax.random.PRNGKey(chance.below(1 << 31))
    steps = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        key, part = jax.random.split(key)
        states = jax.block_until_ready(go_on(states, part))
        steps += STRETCH * BATCH
    return steps


def batches_of_pgx(name: str) -> Any:
    """How a batch of games begins, and how it goes on for a stretch of steps, both compiled by JAX."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(states: Any, key: Any) -> Any:
        chances, luck = jax.random.split(key)
        actions = jax.random.categorical(chances, jax.numpy.log(states.legal_action_mask.astype("float32")), axis=-1)
        after = step(states, actions, jax.random.split(luck, BATCH))
        return after, after.observation.sum()  # used, so that no compiler leaves the observations out

    def stretch(states: Any, key: Any) -> Any:
        return jax.lax.scan(one, states, jax.random.split(key, STRETCH))

    go_on = jax.jit(stretch)
    return jax.jit(jax.vmap(env.init)), lambda states, key: go_on(states, key)[0]


Steps = Callable[[Any, float, Rng], int]


def opened(way: str, name: str) -> tuple[Any, Steps]:
    """An environment by the way it is reached, and how its steps are taken."""
    if way == "pettingzoo":
        if name in known_games():
            seats = usual_seats(find_game(name))
            return import_module("perihelion.research.pettingzoo").env(name, seats), steps_of_pettingzoo
        return import_module(f"pettingzoo.classic.{name}").env(), steps_of_pettingzoo
    if way == VECTOR:
        return import_module("perihelion.research.vector").TurnVectorEnv(name, GAMES_AT_ONCE), steps_of_many
    if way == "pgx":
        return batches_of_pgx(name), steps_of_pgx
    if way == "open_spiel":
        pyspiel = import_module("pyspiel")
        if name in known_games():
            ours = import_module("perihelion.research.openspiel").spiel_name(name)
            return pyspiel.load_game(f"{ours}(seats={usual_seats(find_game(name))})"), steps_of_openspiel
        import_module("open_spiel.python.games")
        return pyspiel.load_game(name), steps_of_openspiel
    return import_module("rlcard").make(name), steps_of_rlcard


def measurer(contestant: str) -> Callable[[float, int], Sample]:
    way, _, name = contestant.partition(":")
    environment, steps_of = opened(way, name)

    def measure(seconds: float, seed: int) -> Sample:
        begun = time.process_time()
        steps = steps_of(environment, seconds, seeded(seed))
        return {"rate": steps / (time.process_time() - begun)}

    return measure


def contestants(builds: Builds) -> list[Contestant]:
    """Everything that is installed here: our games both ways and in both builds, then the others."""
    found = []
    for way, module in ((VECTOR, "gymnasium"), ("pettingzoo", "pettingzoo"), ("open_spiel", "pyspiel")):
        if find_spec(module) is None:
            continue
        for name in known_games():
            for build, folder in ((PLAIN, builds.plain), (COMPILED, builds.compiled)):
                if folder is not None and (folder / "perihelion" / "research").is_dir():
                    found.append(Contestant(f"{way}:{name}", build, folder, WORKER))
    if find_spec("pettingzoo") and find_spec("pygame"):
        classics = CLASSICS if find_spec("rlcard") else CLASSICS[:2]
        found += [Contestant(f"pettingzoo:{name}", "", builds.plain, WORKER) for name in classics]
    if find_spec("rlcard"):
        found += [Contestant(f"rlcard:{name}", "", builds.plain, WORKER) for name in CARDS]
    if find_spec("pyspiel"):
        found += [Contestant(f"open_spiel:{name}", "", builds.plain, WORKER) for name in SPIELS]
    if find_spec("pgx"):
        found += [Contestant(f"pgx:{name}", "", builds.plain, WORKER) for name in BOARDS]
    return found


def reported(taking_part: list[Contestant]) -> list[dict[str, Any]]:
    """Medians over the rounds of those measured here."""
    told = []
    for each in taking_part:
        if each.worker == WORKER:
            way, _, name = each.name.partition(":")
            told.append({"name": name, "build": each.build, "way": way, "steps_per_second": round(each.middle("rate"))})
    return told


if __name__ == "__main__":
    work(measurer(sys.argv[1]))
