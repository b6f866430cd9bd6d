"""Measures how well teaching works, and writes the figures into docs/teaching.md.

    python -m tools.teaching [PART …] [--game GAME …] [--count N] [--seed 1] [--jobs 1] [--only-write]
    python -m tools.teaching text [--game GAME …] [--lang pl] [--pictures]
    python -m tools.teaching answers FILE --game GAME --lang pl

Parts: reader, pupil, cares, digest, hints, puzzles. Each result is kept in build/teaching, so that games can be
measured one by one; what stands between two marks of the page is made of all that is there, and games without one keep
their row.
Text measures nothing: for a blind reader it writes what a newcomer reads, the questions without answers and ten
positions into build/teaching/<game>.<language>.txt, and with --pictures how those look on the page beside it, for which
the page must be built. Answers holds what a reader said of the positions against the rules.
With PYTHONPATH=build/compiled:. and `python -P` the compiled rules play, which changes nothing but the time.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import perihelion
from perihelion.arena.commit import commit
from perihelion.kernel.game import Game
from perihelion.words import LANGUAGES
from tools.proof import ROOT, put, table
from tools.teaching import cares, digests, hints, positions, pupils, puzzles, reader
from tools.teaching.figures import FIGURES
from tools.teaching.text import text

FOLDER = ROOT / "build" / "teaching"
PAGE = ROOT / "docs" / "teaching.md"
PARTS = {
    "reader": (reader.measure, 20), "pupil": (pupils.measure, 200), "cares": (cares.measure, 400),
    "digest": (digests.measure, 500), "hints": (hints.measure, 200), "puzzles": (puzzles.measure, 400),
}  # fmt: skip


def run(part: str, game: Game, count: int | None, seed: int, jobs: int) -> None:
    measure, usual = PARTS[part]
    shared = {"jobs": jobs} if part == "hints" else {}
    result: dict[str, Any] = measure(game, count or usual, seed, **shared)
    told = {"game": game.id, "seed": seed, "commit": commit(), **result}
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept_in(part, game).write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf8")
    sys.stdout.write(f"{part} {game.id}: {json.dumps(result, ensure_ascii=False)}\n")


def kept_in(part: str, game: Game) -> Path:
    return FOLDER / f"{part}-{game.id}.json"


def write(part: str) -> None:
    """The figures of a part into the page."""
    kept = [kept_in(part, game) for game in perihelion.all_games()]
    results = [json.loads(path.read_text(encoding="utf8")) for path in kept if path.exists()]
    if results:
        head, row = FIGURES[part]
        rows = [[each["game"], *row(each), each["seed"], each["commit"]] for each in results]
        put(part, table(["Game", *head, "Seed", "Commit"], rows), PAGE)


def write_texts(games: list[Game], languages: list[str], pictures: bool) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games:
        for language in languages:
            path = FOLDER / f"{game.id}.{language}.txt"
            path.write_text(f"{text(game, language)}\n{positions.told(game, language)}", encoding="utf8")
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    if pictures:
        from tools.teaching import pictures as taken  # a browser is wanted for nothing else here

        taken.take(games, languages, FOLDER)


def write_checked(game: Game, language: str, file: str) -> None:
    right, lines = positions.checked(game, positions.read(file), language)
    sys.stdout.write("\n".join([*lines, json.dumps(right)]) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("parts", nargs="*", default=[], metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-write", action="store_true", help="measure nothing, only fill the page anew")
    parser.add_argument("--jobs", type=int, default=1, help="processes that look at hints")
    parser.add_argument("--lang", action="append", default=[], choices=LANGUAGES, help="of the texts")
    parser.add_argument("--pictures", action="store_true", help="of the positions beside the texts")
    given = parser.parse_args()
    games = [perihelion.game(name) for name in given.game] or perihelion.all_games()
    if given.parts[:1] == ["text"]:
        write_texts(games, given.lang or list(LANGUAGES), given.pictures)
        return
    if given.parts[:1] == ["answers"]:
        write_checked(games[0], (given.lang or list(LANGUAGES))[0], given.parts[1])
        return
    for part in given.parts or PARTS:
        for game in [] if given.only_write else games:
            run(part, game, given.count, given.seed, given.jobs)
        write(part)


if __name__ == "__main__":
    main()
