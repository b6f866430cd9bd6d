"""A process in which bots think: reads a question a line, writes an answer a line. Started by `workers.py`.

{"game": "sunward", "set": null, "state": "…", "seat": 0, "bot": "greedy", "seed": 7, "worth": false}
{"action": 41}                         or, with "worth", {"actions": [[41, 12.5], …]}, the best first
{"error": "error-unknown-bot", "facts": {…}}
"""

import json
import sys
from collections.abc import Callable
from typing import Any, Final

from perihelion.bots.bot import Position, bot
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.registry import game
from perihelion.kernel.rng import Rng, seeded

SAMPLES: Final = 4
"""States that fit what the seat knows, over which the worth of an action is averaged."""
BEST: Final = 5


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    played = game(asked["game"], asked["set"])
    position = Position(played, played.load(asked["state"].encode()), asked["seat"])
    rng = seeded(asked["seed"])
    if asked["worth"]:
        return {"actions": worth(position, rng)[:BEST]}
    return {"action": bot(asked["bot"]).choose(position, rng)}


def worth(position: Position, rng: Rng) -> list[tuple[int, float]]:
    """Legal actions with what the game's evaluation gains by them, the best first."""
    samples = [position.sample(rng) for _ in range(SAMPLES)]
    found: list[tuple[int, float]] = []
    for action in position.legal():
        gained = 0.0
        for sample in samples:
            after = sample.clone()
            after.apply(position.seat, action)
            gained += position.game.evaluate(after, position.seat) - position.game.evaluate(sample, position.seat)
        found.append((action, round(gained / SAMPLES, 2)))
    return sorted(found, key=lambda each: (-each[1], each[0]))


def serve(line: str, write: Callable[[str], object]) -> None:
    try:
        said = answer(json.loads(line))
    except PerihelionError as error:
        said = {"error": error.code, "facts": error.facts}
    write(json.dumps(said) + "\n")


def main() -> None:
    for line in sys.stdin:
        serve(line, sys.stdout.write)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
