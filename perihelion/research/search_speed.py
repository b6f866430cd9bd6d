"""Simulations a second of search: our own and OpenSpiel's over our games, OpenSpiel's over its own, catanatron's.

A simulation of OpenSpiel's MCTS goes down its tree and plays on at random to the end of the game, and so do those of
catanatron's players. A simulation of `hard` plays on for a few decisions, the best of a few each, and then asks the
game's evaluation.

    python -m perihelion.research.search_speed WAY:GAME     a worker, as perihelion.arena.speed describes
"""

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from perihelion.arena.speed import COMPILED, PLAIN, Builds, Contestant, Sample, thrown, usual_seats, work
from perihelion.bots import Position
from perihelion.bots.hard import Hard
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.registry import known_games
from perihelion.kernel.rng import Rng, seeded

WORKER: Final = "perihelion.research.search_speed"
HARD: Final = "hard"
MCTS: Final = "open_spiel mcts"
PLAYOUTS: Final = "playouts"
ITERATIONS: Final = 100
"""Of one search by `hard`; then the game goes on at random."""
SIMULATIONS: Final = 10
"""The same of MCTS, whose simulations are long in long games."""
STRIDE: Final = 7
"""Decisions from one position that is searched to the next."""
EXPLORATION: Final = 1.4
MEGABYTES: Final = 200
SPIELS: Final = ("backgammon", "connect_four", "python_liars_poker")
"""Two games of OpenSpiel in C++ and one in Python."""

Searched = tuple[int, float]
"""Simulations made, and the processor time they took."""


def searched_by_hard(name: str, seconds: float, chance: Rng) -> Searched:
    game = find_game(name)
    spent, simulations = 0.0, 0
    while spent < seconds:
        state = game.new(usual_seats(game), chance.below(1 << 31))
        decisions = 0
        while not state.over() and spent < seconds:
            seat = state.actors()[0]
            options = state.legal(seat)
            if decisions % STRIDE == 0 and len(options) > 1:
                begun = time.process_time()
                Hard(str(ITERATIONS)).think(Position(game, state, seat), chance)
                spent += time.process_time() - begun
                simulations += ITERATIONS
            state.apply(seat, options[chance.below(len(options))])
            decisions += 1
    return simulations, spent


def searched_by_mcts(name: str, seconds: float, chance: Rng) -> Searched:
    """OpenSpiel's search in C++."""
    pyspiel = import_module("pyspiel")
    game = spiel(name)
    spent, simulations = 0.0, 0
    while spent < seconds:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and spent < seconds:
            if state.is_chance_node():
                state.apply_action(thrown(state.chance_outcomes(), chance.word() / (1 << 32)))
                continue
            options = state.legal_actions()
            if decisions % STRIDE == 0 and len(options) > 1:
                evaluator = pyspiel.RandomRolloutEvaluator(1, chance.below(1 << 31))
                seed = chance.below(1 << 31)
                bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, SIMULATIONS, MEGABYTES, False, seed, False)
                begun = time.process_time()
                bot.mcts_search(state)
                spent += time.process_time() - begun
                simulations += SIMULATIONS
            state.apply_action(options[chance.below(len(options))])
            decisions += 1
    return simulations, spent


def spiel(name: str) -> Any:
    pyspiel = import_module("pyspiel")
    if name in known_games():
        ours = import_module("perihelion.research.openspiel").spiel_name(name)
        return pyspiel.load_game(f"{ours}(seats={usual_seats(find_game(name))})")
    import_module("open_spiel.python.games")
    return pyspiel.load_game(name)


def played_out_by_catanatron(name: str, seconds: float, chance: Rng) -> Searched:
    """Its package has no tree search; every simulation of one would have to copy and play at random to the end."""
    module: Any = import_module(name)
    random.seed(chance.below(1 << 31))
    spent, simulations = 0.0, 0
    while spent < seconds:
        game = module.Game([module.RandomPlayer(colour) for colour in list(module.Color)[:4]])
        while game.winning_color() is None and spent < seconds:
            begun = time.process_time()
            game.copy().play()
            spent += time.process_time() - begun
            simulations += 1
            for _ in range(STRIDE):
                game.play_tick()
    return simulations, spent


WAYS: Final[dict[str, Callable[[str, float, Rng], Searched]]] = {
    HARD: searched_by_hard,
    MCTS: searched_by_mcts,
    PLAYOUTS: played_out_by_catanatron,
}


def measurer(contestant: str) -> Callable[[float, int], Sample]:
    way, _, name = contestant.partition(":")

    def measure(seconds: float, seed: int) -> Sample:
        simulations, spent = WAYS[way](name, seconds, seeded(seed))
        return {"rate": simulations / spent}

    return measure


def contestants(builds: Builds) -> list[Contestant]:
    """Our games in both builds, by both searches; then the others that are installed."""
    found = []
    for way in (HARD, MCTS) if find_spec("pyspiel") else (HARD,):
        for name in known_games():
            for build, folder in ((PLAIN, builds.plain), (COMPILED, builds.compiled)):
                if folder is not None and (folder / "perihelion" / "research").is_dir():
                    found.append(Contestant(f"{way}:{name}", build, folder, WORKER))
    if find_spec("pyspiel"):
        found += [Contestant(f"{MCTS}:{name}", "", builds.plain, WORKER) for name in SPIELS]
    if find_spec("catanatron"):
        found.append(Contestant(f"{PLAYOUTS}:catanatron", "", builds.plain, WORKER))
    return found


def reported(taking_part: list[Contestant]) -> list[dict[str, Any]]:
    """Medians over the rounds of those measured here."""
    told = []
    for each in taking_part:
        if each.worker == WORKER:
            way, _, name = each.name.partition(":")
            rate = round(each.middle("rate"), 1 if each.middle("rate") < 100 else None)
            told.append({"name": name, "build": each.build, "way": way, "simulations_per_second": rate})
    return told


if __name__ == "__main__":
    work(measurer(sys.argv[1]))
