"""Writes finished games of New Frontiers in which rare questions are asked into tests/records/new-frontiers.

    new_frontiers_questions.py short,replacing,windfalls [--seed 1]

Each goes to question-<name>.json; games are played half greedily from the seed on until every question has been asked.
Run it again after a change of the rules version or the component set. A shortage of goods comes once in hundreds of
games: minutes.
"""

import argparse
import random
from pathlib import Path

import perihelion
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.state import State

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records" / "new-frontiers"
NAMES = ("Ada", "Bea", "Cyd", "Dan", "Eve")
GREEDY = 0.8
"""How often the move that looks best is made, with some doubt."""
DOUBT = 1.5
LOOKED_AT = 8


def asked(state: State) -> set[str]:
    return {state.view(seat)["asked"]["question"] for seat in state.actors()}


def choose(game: Game, state: State, seat: int, chance: random.Random) -> int:
    actions = state.legal(seat)
    if chance.random() > GREEDY:
        return chance.choice(actions)
    some = actions if len(actions) <= LOOKED_AT else chance.sample(actions, LOOKED_AT)
    worth = {}
    for action in some:
        after = state.clone()
        after.apply(seat, action)
        worth[action] = game.evaluate(after, seat) + DOUBT * chance.random()
    return max(some, key=lambda action: worth[action])


def play(game: Game, seed: int) -> tuple[History, set[str]]:
    """A whole game, and the questions that were asked in it."""
    chance = random.Random(seed)
    seats = chance.choice(game.seats)
    history = History.begin(game, list(NAMES[:seats]), seed, {"setup": ("standard", "goals")[seed % 2]})
    met: set[str] = set()
    while not history.state.over():
        met |= asked(history.state)
        seat = history.state.actors()[0]
        history.play(seat, choose(game, history.state, seat, chance))
    return history, met


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("questions")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    wanted = set(chosen.questions.split(","))
    game = perihelion.game("new-frontiers")
    seed = chosen.seed
    while wanted:
        history, met = play(game, seed)
        for question in sorted(wanted & met):
            path = RECORDS / f"question-{question}.json"
            path.write_text(history.record.to_json(), encoding="utf8")
            print(path, f"seed {seed}")
        wanted -= met
        seed += 1


if __name__ == "__main__":
    main()
