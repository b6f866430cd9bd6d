"""Prints puzzles that were found as entries of a game's puzzles.toml, in the order in which they are asked for.

    write_puzzles.py GAME NUMBER … [--folder build/puzzles]

A number is the line of `GAME.jsonl`, from 0. What a puzzle teaches is the term by which the best answer
is farthest ahead of the tempting one.
"""

import argparse
import itertools
import json
from pathlib import Path
from typing import Any

import perihelion
from perihelion.bots import Position
from perihelion.bots.reasons import Reasoning, difference, kind, most_first
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from perihelion.teaching.notation import exact


def entry(game: Game, found: dict[str, Any]) -> str:
    played = [(int(who), move) for who, _, move in (each.partition(":") for each in found["moves"].split())]
    turns = itertools.groupby(played, key=lambda each: each[0])
    lines = [f"{seat}: {' '.join(move for _, move in moves)}" for seat, moves in turns]
    tempting = [each["move"] for each in found["wrong"]][:2]
    parts = [
        "[[puzzles]]", f"seed = {found['seed']}", f"seats = {found['seats']}", f"learner = {found['seat']}",
        f"options = {{ {', '.join(f'{name} = {json.dumps(value)}' for name, value in found['options'].items())} }}",
        'moves = """', *wrapped(lines), '"""', f'ask = "{found["ask"]}"', f'line = "{found["line"]}"',
        f"allow = {json.dumps(found['allow'])}", f"tempting = {json.dumps(tempting)}",
        f'teaches = "{teaches(game, found, played, tempting[0])}"', f'rules = ["{found["rule"]}"]',
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def wrapped(lines: list[str]) -> list[str]:
    """No line longer than a page is wide: a seat's moves may stand on several."""
    found: list[str] = []
    for line in lines:
        seat, *moves = line.split(" ")
        now = seat
        for move in moves:
            if len(now) + len(move) > 118:
                found.append(now)
                now = seat
            now += f" {move}"
        found.append(now)
    return found


def teaches(game: Game, found: dict[str, Any], played: list[tuple[int, str]], tempting: str) -> str:
    state = game.new(found["seats"], found["seed"], **found["options"])
    for seat, move in played:
        state.apply(seat, exact(move, game.actions))
    thinking = Reasoning(Position(game, state, found["seat"]), seeded(1))
    best, other = (thinking.played_out(exact(move, game.actions)) for move in (found["line"], tempting))
    return kind(most_first(difference(best.terms, other.terms))[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("numbers", type=int, nargs="+")
    parser.add_argument("--folder", type=Path, default=Path("build/puzzles"))
    given = parser.parse_args()
    game = perihelion.game(given.game)
    lines = (given.folder / f"{given.game}.jsonl").read_text(encoding="utf8").splitlines()
    for number in given.numbers:
        print(entry(game, json.loads(lines[number])))


if __name__ == "__main__":
    main()
