"""Writes finished games between bots into tests/records/<game>: for every number of players, option value and ending.

    record_games.py GAME [--bots greedy,random] [--seed 1]

Endings that none of these games had are looked for in games between random bots, then between greedy ones, with
every option and number of players; each goes to ended-by-<ending>.json.

Run it again after a change of the rules version or the component set.
"""

import argparse
import re
from dataclasses import replace
from itertools import cycle, islice, product
from pathlib import Path

import perihelion
from perihelion.arena.match import record_match
from perihelion.bots import bot
from perihelion.kernel.game import Game, Options
from perihelion.kernel.record import Record

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "records"
TRIES = 200
"""Seeds tried for an ending."""

Plan = tuple[str, int, Options]
"""A name for the file, the number of players, the options that are not as usual."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("game")
    options.add_argument("--bots", default="greedy,random")
    options.add_argument("--seed", type=int, default=1)
    wanted = options.parse_args()
    game = perihelion.game(wanted.game)
    folder = RECORDS / game.id
    folder.mkdir(parents=True, exist_ok=True)
    shown = set()
    for name, seats, chosen in plans(game):
        record = recorded(game, wanted.bots.split(","), seats, wanted.seed, chosen)
        shown.add(write(record, folder / f"{name}.json"))
    for ending in sorted(endings(game) - shown):
        found = game_ending_by(game, ending, wanted.seed)
        if found is None:
            print(f"no game of {TRIES} seeds ended by {ending}")
        else:
            write(found, folder / f"ended-by-{ending}.json")


def plans(game: Game) -> list[Plan]:
    found: list[Plan] = [(f"{seats}-players", seats, {}) for seats in game.seats]
    for option in game.options:
        for value in option.values:
            if value != option.default:
                found.append((f"{option.name}-{value}", game.seats[0], {option.name: value}))
    return found


def recorded(game: Game, bots: list[str], seats: int, seed: int, chosen: Options) -> Record:
    names = list(islice(cycle(bots), seats))
    return record_match(game, names, [bot(each) for each in names], seed, chosen)


def write(record: Record, file: Path) -> str:
    """Returns how the game ended."""
    assert record.result is not None
    file.write_text(in_numbers(record), encoding="utf8")
    print(file, record.result["scores"])
    return str(record.result["ending"])


def in_numbers(record: Record) -> str:
    """The record with moves by number, as tests take them."""
    return replace(record, actions=None).to_json()


def endings(game: Game) -> set[str]:
    """All ways of ending that the game's words tell of."""
    words = ROOT / Path(*game.package.split(".")) / "text" / "en.ftl"
    return set(re.findall(r"^ending-([\w-]+) =", words.read_text(encoding="utf8"), re.MULTILINE))


def game_ending_by(game: Game, ending: str, seed: int) -> Record | None:
    """Random bots come first: they are quick."""
    options = [{}] + [chosen for _, _, chosen in plans(game) if chosen]
    for name, each, chosen, seats in product(("random", "greedy"), range(seed, seed + TRIES), options, game.seats):
        record = recorded(game, [name], seats, each, chosen)
        if record.result is not None and record.result["ending"] == ending:
            return record
    return None


if __name__ == "__main__":
    main()
