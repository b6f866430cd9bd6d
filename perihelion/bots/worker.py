"""A process in which bots think: reads a question a line, writes an answer a line. Started by `workers.py`.

{"game": "sunward", "set": null, "state": "…", "seat": 0, "bot": "greedy", "seed": 7, "advise": ""}
{"action": 41}                         or, with "advise": "1s", {"advice": [[41, 12.5, 0.0, 300], …], "why": …}
{}                                     with "prepare": true, once all is at hand that the question needs
{"error": "error-unknown-bot", "facts": {…}}
"""

import json
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from perihelion.bots.advice import hint
from perihelion.bots.bot import Position, bot
from perihelion.bots.reasons import written_why
from perihelion.kernel.elders import game_of_version
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from perihelion.orphans import die_with


@lru_cache(8)
def opened(stamp: str, set_file: str | None) -> Game:
    """The game that a dumped state names; reading a set takes longer than many a decision."""
    name, version, set_stamp = stamp.split("/", 2)
    return game_of_version(name, int(version), set_stamp, set_file)


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    played = opened(asked["state"].partition("\n")[0], asked["set"])
    if asked.get("prepare"):
        if asked["bot"]:
            bot(asked["bot"])
        return {}
    position = Position(played, played.load(asked["state"].encode()), asked["seat"])
    rng = seeded(asked["seed"])
    if asked["advise"]:
        found = hint(position, rng, asked["advise"])
        moves = [[each.action, each.points, each.behind, each.visits] for each in found.moves]
        return {"advice": moves, "why": written_why(found.why)}
    return {"action": bot(asked["bot"]).choose(position, rng)}


def serve(line: str, write: Callable[[str], object]) -> None:
    try:
        said = answer(json.loads(line))
    except PerihelionError as error:
        said = {"error": error.code, "facts": error.facts}
    write(json.dumps(said) + "\n")


def main() -> None:
    die_with(int(sys.argv[1]))
    for line in sys.stdin:
        serve(line, sys.stdout.write)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
