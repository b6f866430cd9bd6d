"""Writes finished games of New Frontiers in which rare questions are asked into tests/records/new-frontiers.

    new_frontiers_questions.py [short,replacing,windfalls] [--seed 1]

Each goes to question-<name>.json; without names, all that no game of record_games.py asks are looked for. Games are
played by chance from the seed on until every question has been asked; whoever may store a good does, for only stored
goods make others run short. Run it again after a change of the rules version or the component set.
"""

import argparse
import random
from pathlib import Path

from record_games import in_numbers

import perihelion
from perihelion.games.new_frontiers.play import BOOK
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.record import read_record
from perihelion.kernel.state import State

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records" / "new-frontiers"
NAMES = ("Ada", "Bea", "Cyd", "Dan", "Eve")


def asked(state: State) -> set[str]:
    return {state.view(seat)["asked"]["question"] for seat in state.actors()}


def unasked(game: Game) -> set[str]:
    """Questions that none of the records of record_games.py asks."""
    questions = {question.name for question in BOOK.questions.values()}
    for path in RECORDS.glob("*.json"):
        if not path.stem.startswith("question-"):
            record = read_record(path)
            state = game.new(len(record.seats), record.seed, **record.options)
            for seat, action in record.log:
                questions -= asked(state)
                assert isinstance(action, int)
                state.apply(seat, action)
    return questions


def choose(game: Game, state: State, seat: int, chance: random.Random) -> int:
    actions = state.legal(seat)
    storing = [action for action in actions if game.actions.move(action).kind == "store_good"]
    return chance.choice(storing or actions)


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
    options.add_argument("questions", nargs="?")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    game = perihelion.game("new-frontiers")
    wanted = set(chosen.questions.split(",")) if chosen.questions else unasked(game)
    seed = chosen.seed
    while wanted:
        history, met = play(game, seed)
        for question in sorted(wanted & met):
            path = RECORDS / f"question-{question}.json"
            path.write_text(in_numbers(history.record), encoding="utf8")
            print(path, f"seed {seed}", flush=True)
        wanted -= met
        seed += 1


if __name__ == "__main__":
    main()
