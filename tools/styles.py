"""The styles of every game against each other: plays the matrix and writes docs/styles.md.

styles.py [GAME ...] [--minutes M] [--level normal] [--rounds 20]    go on with what is in build/styles
styles.py --page                                                     only write the page from what is there

Two seats; every seed in both orders. Finished matches are kept, so that a run can be stopped and taken up again; where
build/styles holds nothing of a game, the page keeps what docs/styles.json tells of it.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from perihelion.arena.simulation import wilson
from perihelion.arena.tournament import Tournament, kept, run
from perihelion.kernel.registry import game, known_games
from perihelion.words import Words

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "styles"
PAGE = ROOT / "docs" / "styles.md"
DATA = ROOT / "docs" / "styles.json"
SEED = 31


class TimeIsUp(Exception):
    pass


def tournament(name: str, level: str, rounds: int) -> Tournament:
    bots = (level, *[f"{level}:{style}" for style in game(name).styles])
    return Tournament(name, bots, "round-robin", rounds, SEED, 2, False)


def file_of(plan: Tournament) -> Path:
    return KEPT / f"{plan.game}-{plan.bots[0]}-{plan.rounds}.jsonl"


def play(plan: Tournament, end: float) -> None:
    def more(_: int) -> None:
        if time.monotonic() > end:
            raise TimeIsUp

    try:
        run(plan, file_of(plan), 1, more)
    except TimeIsUp:
        print(f"{plan.game}: time is up; what was played is kept")


def told_of(plan: Tournament) -> dict[str, Any]:
    """Wins of each against each, and what each has won of all its games."""
    played = kept(plan, file_of(plan))
    lineups = plan.lineups()
    won = {(one, other): [0.0, 0] for one in plan.bots for other in plan.bots if one != other}
    for match in played:
        one, other = lineups[match.lineup].bots
        for pair, share in (((one, other), match.shares[0]), ((other, one), match.shares[1])):
            won[pair][0] += share
            won[pair][1] += 1
    return {
        "bots": list(plan.bots),
        "games": len(played),
        "commits": sorted({match.commit for match in played}),
        "won": [[one, other, round(wins, 2), games] for (one, other), (wins, games) in won.items()],
    }


def written(results: dict[str, dict[str, Any]]) -> str:
    lines = [
        "# Ways to play",
        "",
        "Every level can be asked to prefer a way to play: `normal:settler`, `hard:soldier@0.3s`; see [bots](bots.md).",
        "The tables tell what the style of a row wins against the style of a column: two seats, every seed in both",
        "orders, Wilson's 95% interval of all games of a row in the last column. Written by `make styles`; the numbers",
        "of games are those that have been played.",
        "",
    ]
    for name, told in results.items():
        words = Words("en", game(name))
        level, *styled = told["bots"]
        lines += [f"## {name}", ""]
        lines += [
            f"- **{words.say(f'style-{each}')}** (`{each}`): {words.say(f'style-{each}-help')}"
            for each in names(styled)
        ]
        lines += ["", f"| `{level}` | neutral | {' | '.join(names(styled))} | all games |"]
        lines += ["|---" * (len(told["bots"]) + 2) + "|"]
        won = {(one, other): (wins, games) for one, other, wins, games in told["won"]}
        for one in told["bots"]:
            cells = [cell(*won[one, other]) if one != other else "–" for other in told["bots"]]
            wins, games = (sum(won[one, other][k] for other in told["bots"] if other != one) for k in (0, 1))
            low, high = wilson(wins / games, games) if games else (0.0, 1.0)
            row = f"| {names([one])[0] or 'neutral'} | {' | '.join(cells)} "
            lines.append(row + f"| {wins / max(1, games):.0%} of {games} ({low:.0%}–{high:.0%}) |")
        lines += ["", f"{told['games']} games, commit {', '.join(told['commits'])}.", ""]
    return "\n".join(lines)


def names(bots: list[str]) -> list[str]:
    return [each.partition("@")[0].partition(":")[2] for each in bots]


def cell(wins: float, games: int) -> str:
    return f"{wins / games:.0%} of {games}" if games else ""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    wanted = asked.games or list(known_games())
    plans = [tournament(name, asked.level, asked.rounds) for name in wanted if game(name).styles]
    begun = time.monotonic()
    for number, plan in enumerate(plans, 1):
        if not asked.page:
            play(plan, begun + 60 * asked.minutes * number / len(plans))
    results = json.loads(DATA.read_text(encoding="utf8")) if DATA.exists() else {}
    results |= {plan.game: told_of(plan) for plan in plans if file_of(plan).exists()}
    ordered = {name: results[name] for name in known_games() if name in results}
    DATA.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf8")
    PAGE.write_text(written(ordered), encoding="utf8")
    print(f"written: {PAGE.relative_to(ROOT)}, {DATA.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
