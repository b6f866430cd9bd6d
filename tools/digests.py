"""The lines about turns over many games: `python -m tools.digests --games 50`; the figures of docs/teaching.md."""

import argparse
import sys
import time
from pathlib import Path

import perihelion
from perihelion import Game
from perihelion.teaching.digest import digest
from perihelion.words import Words

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))


def measured(game: Game, games: int) -> str:
    from contract.test_digest import LONGEST, greedy_turns, parts_of

    seats = min(3, game.seats[-1])
    both = [Words(language, game) for language in ("pl", "en")]
    turns = silent = long = 0
    longest, spent = "", 0.0
    for seed in range(1, games + 1):
        for mover, turn in greedy_turns(game, seats, seed):
            if not any(event.seat == mover for event in turn):
                continue
            began = time.process_time()
            line = digest(game, turn, (mover + 1) % seats)
            spent += time.process_time() - began
            turns += 1
            kinds = {event.kind for event in line.parts}
            silent += not kinds or kinds <= {"turn"}
            for words in both:
                for said in parts_of(words, line.parts):
                    long += len(said) > LONGEST
                    longest = max(longest, said, key=len)
    cost = spent / turns * 1e6
    counted = f"{turns} turns, {silent} empty, {long} parts too long, {cost:.0f} µs a line"
    return f"{game.id}: {counted}; longest {len(longest)}: {longest}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    for game in perihelion.all_games():
        sys.stdout.write(measured(game, parser.parse_args().games) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
