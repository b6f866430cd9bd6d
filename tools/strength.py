"""How strong the bots are: plays every level against the one below it and writes docs/strength.md.

strength.py [GAME ...] [--minutes M]     go on with what is in build/strength; stop after so many minutes

Finished matches are kept, so that a run can be stopped and taken up again; the page tells how many games there are.
"""

import argparse
import json
import platform
import time
from pathlib import Path

from perihelion.arena.standings import Told, standings
from perihelion.arena.tournament import Tournament, kept, run
from perihelion.kernel.registry import game, known_games

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"
DATA = ROOT / "docs" / "strength.json"

HARD = "hard@40"
STEPS = (("easy", "random", 200, 0.90), ("normal", "easy", 200, 0.75), (HARD, "normal", 200, 0.65))
"""The stronger and the weaker, seeds (each played in both seat orders), and the share the stronger shall win."""
CONTROLS = ("easy", "random", 50, 0.90)


class TimeIsUp(Exception):
    pass


def tournaments(name: str) -> list[tuple[Tournament, float]]:
    """The steps, with the controls, on other seeds, before the longest of them."""
    found = []
    for stronger, weaker, rounds, aim in (*STEPS[:2], CONTROLS, *STEPS[2:]):
        controls = rounds == CONTROLS[2]
        seed = 2850 if controls else 2849
        found.append((Tournament(name, (stronger, weaker), "gauntlet", rounds, seed, 2, controls), aim))
    return found


def file_of(tournament: Tournament) -> Path:
    return KEPT / f"{tournament.game}-{'-'.join(tournament.bots)}{'-controls' * tournament.controls}.jsonl"


def play(tournament: Tournament, end: float) -> None:
    def more(_: int) -> None:
        if time.monotonic() > end:
            raise TimeIsUp

    run(tournament, file_of(tournament), 1, more)


def told_of(tournament: Tournament) -> Told:
    return standings(tournament, kept(tournament, file_of(tournament)))


def written(results: dict[str, list[tuple[Told, float]]]) -> str:
    lines = [
        "# How strong the bots are",
        "",
        "Two-player games. Every seed is played in both seat orders. The interval is Wilson's, 95%. Written by",
        "`make strength`, which goes on where it was stopped; the numbers of games are those that have been played.",
        f"`{HARD}` searches with {HARD.partition('@')[2]} iterations a move, far less than `hard` does in its second;",
        "a number of iterations makes the games repeatable.",
        "",
    ]
    for name, each in results.items():
        lines += [f"## {name}", ""]
        lines += ["| bots | purpose | games | won by the first | interval | aim | mean scores |"]
        lines += ["|---|---|---|---|---|---|---|"]
        for told, aim in each:
            lines += [row(lineup, aim) for lineup in told["lineups"] if lineup["games"]]
        milliseconds = {bot: 1000 * seconds for told, _ in each for bot, seconds in told["timing"].items() if seconds}
        lines += ["", "| bot | ms a move |", "|---|---|"]
        lines += [f"| {bot} | {time:.1f} |" for bot, time in milliseconds.items()]
        commits = sorted({commit for told, _ in each for commit in told["commits"]})
        lines += ["", f"Commit {', '.join(commits)}; Python {platform.python_version()}, compiled build.", ""]
    return "\n".join(lines)


def row(lineup: Told, aim: float) -> str:
    low, high = lineup["interval"]
    if lineup["purpose"] == "match":
        aimed = f"{100 * aim:.0f}%: {'reached' if lineup['win_rate'] >= aim else 'not reached'}"
    else:
        aimed = "holds" if lineup["holds"] else "fails"
    scores = " : ".join(f"{score:.1f}" for score in lineup["mean_scores"])
    return (
        f"| {' – '.join(lineup['bots'])} | {lineup['purpose']} | {lineup['games']} | {100 * lineup['win_rate']:.1f}% "
        f"| {100 * low:.1f}–{100 * high:.1f}% | {aimed} | {scores} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=["sunward"])
    parser.add_argument("--minutes", type=float, default=600.0)
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * asked.minutes
    try:
        for name in asked.games:
            for tournament, _ in tournaments(name):
                play(tournament, end)
    except TimeIsUp:
        print("time is up; what was played is kept")
    results: dict[str, list[tuple[Told, float]]] = {}
    for name in known_games():
        played = [(told_of(each), aim) for each, aim in tournaments(name) if file_of(each).exists()]
        if played:
            assert game(name).id == name
            results[name] = played
    PAGE.write_text(written(results), encoding="utf8")
    DATA.write_text(json.dumps({name: [told for told, _ in each] for name, each in results.items()}, indent=1) + "\n")
    print(f"written: {PAGE.relative_to(ROOT)}, {DATA.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
