"""Writes finished games between bots into tests/records/<game>: for every number of players and every option value.

    record_games.py GAME [--bots greedy,random] [--seed 1]

Run it again after a change of the rules version or the component set.
"""

import argparse
from itertools import cycle, islice
from pathlib import Path

import perihelion
from perihelion.arena.match import record_match
from perihelion.bots import bot

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("game")
    options.add_argument("--bots", default="greedy,random")
    options.add_argument("--seed", type=int, default=1)
    wanted = options.parse_args()
    game = perihelion.game(wanted.game)
    folder = RECORDS / game.id
    folder.mkdir(parents=True, exist_ok=True)
    plans = [(f"{seats}-players", seats, {}) for seats in game.seats]
    for option in game.options:
        for value in option.values:
            if value != option.default:
                plans.append((f"{option.name}-{value}", game.seats[0], {option.name: value}))
    for name, seats, chosen in plans:
        names = list(islice(cycle(wanted.bots.split(",")), seats))
        record = record_match(game, names, [bot(each) for each in names], wanted.seed, chosen)
        (folder / f"{name}.json").write_text(record.to_json(), encoding="utf8")
        print(folder / f"{name}.json", record.result["scores"] if record.result else "")


if __name__ == "__main__":
    main()
