"""How strong the bots are: plays every level against the one below it and writes docs/strength.md.

strength.py [GAME ...] [--minutes M] [--jobs N]     go on with what is in build/strength; stop after so many minutes
strength.py [GAME ...] --only expert                play only the matches of that bot, against whoever is weaker
strength.py [GAME ...] --only normal-easy           play only that match
strength.py [GAME ...] --seats 3                    play only matches of so many seats: one among several of another
strength.py --page                                  only write the page from what is there

Finished matches are kept, so that a run can be stopped and taken up again; the page tells how many games there are.
Where build/strength holds nothing of a match, the page keeps what docs/strength.json tells of it. What a learned
evaluation has won is also noted in its own file, `learned/<seats>.net` in the game's folder.
"""

import argparse
import json
import platform
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from perihelion.arena.commit import commit
from perihelion.arena.pace import cost, pace
from perihelion.arena.standings import Told, standings
from perihelion.arena.tournament import MATCH, MIRROR, Tournament, kept, run
from perihelion.kernel.learned import ENOUGH, FOLDER, packed, unpacked
from perihelion.kernel.registry import game, known_games

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"
DATA = ROOT / "docs" / "strength.json"

ITERATIONS = {"sunward": 30, "beyond-the-sun": 100, "burning-suns": 30, "pulsar-2849": 20, "new-frontiers": 50}
"""Of `hard` a move: so many that its games against `normal` take less than an hour of one core."""
USUAL = 30
EXPERT = {"pulsar-2849": (3, 7), "new-frontiers": (15, 10), "sunward": (4, 13), "beyond-the-sun": (8, 16)}
"""Iterations of `expert` and of the `hard` it meets, which takes as much of the processor, or more; see the page."""
TWICE = {"pulsar-2849": 7, "new-frontiers": 38, "sunward": 9}
"""Iterations of the `expert` that takes about twice as long, its beam included: does searching longer pay?"""
TWICE_AIM = 0.55
EXPERT_AIMS = {"pulsar-2849": 0.80, "sunward": 0.70}
EXPERT_AIM = 0.75
AMONG = {
    "pulsar-2849": {3: (3, 8), 4: (3, 9)},
    "new-frontiers": {3: (10, 12), 4: (10, 14)},
    "sunward": {3: (4, 13), 4: (4, 13)},
}
"""The same with more seats, where one `expert` sits among several `hard`."""
AMONG_AIMS = {3: 0.55, 4: 0.45}
ROUNDS = {2: 200, 3: 67, 4: 17}
"""Seeds by seats; each is played in all seat orders, so that there are at least 400 games."""
LONGEST = 1.1
"""Seconds that `hard` may take for a move, with its budget of one."""
LEAST = 2000
"""Decisions that it shall try out in 100 ms of the processor."""


class TimeIsUp(Exception):
    pass


def hard(name: str) -> str:
    return f"hard@{ITERATIONS.get(name, USUAL)}"


def expert(name: str, seats: int = 2) -> tuple[str, str]:
    """With the `hard` that takes about as long."""
    known = EXPERT if seats == 2 else {each: pairs[seats] for each, pairs in AMONG.items() if seats in pairs}
    own, other = known.get(name, (USUAL, USUAL))
    return f"expert@{own}", f"hard@{other}"


def twice(name: str) -> tuple[str, ...]:
    """The `expert` with twice the time, where that is measured."""
    return (f"expert@{TWICE[name]}",) if name in TWICE else ()


def tournaments(name: str) -> list[tuple[Tournament, float]]:
    """The steps with the share that the stronger shall win, and the controls on other seeds; the longest come last."""
    steps = [("easy", "random", 0.90), ("normal", "easy", 0.75), (hard(name), "normal", 0.65)]
    known = game(name).learned(2)
    if known is not None:
        steps.insert(2, ("learned", "normal", 1 / 2))
        steps.append((*expert(name), EXPERT_AIMS.get(name, EXPERT_AIM)))
        steps += [(longer, expert(name)[0], TWICE_AIM) for longer in twice(name)]
    found = [gauntlet(name, one, other, 2, aim) for one, other, aim in steps]
    found.insert(2, (Tournament(name, ("normal",), "gauntlet", ROUNDS[2], 2850, 2, True), 0.0))
    for seats, aim in AMONG_AIMS.items():
        known = game(name).learned(seats) if seats in game(name).seats else None
        if known is not None:
            found.append(gauntlet(name, "learned", "normal", seats, 1 / seats))
            found.append(gauntlet(name, *expert(name, seats), seats, aim))
    return found


def gauntlet(name: str, one: str, other: str, seats: int, aim: float) -> tuple[Tournament, float]:
    """One bot against another, or among as many of it as there are seats."""
    return Tournament(name, (one, other), "gauntlet", ROUNDS[seats], 2849, seats, False), aim


def is_long(tournament: Tournament) -> bool:
    return "@" in tournament.bots[0]


def is_asked(tournament: Tournament, only: str, seats: int = 0) -> bool:
    """By the name of its first bot, or by both: `normal-easy`; by its seats; without either everything is."""
    kinds = [bot.partition("@")[0] for bot in tournament.bots]
    return only in ("", kinds[0], "-".join(kinds)) and seats in (0, tournament.seats)


def file_of(tournament: Tournament) -> Path:
    more = f"-{tournament.seats}-seats" * (tournament.seats > 2) + "-controls" * tournament.controls
    return KEPT / f"{tournament.game}-{'-'.join(tournament.bots)}{more}.jsonl"


def pace_of(name: str) -> Path:
    return KEPT / f"{name}-pace.json"


def cost_of(name: str, seats: int) -> Path:
    return KEPT / f"{name}-cost{f'-{seats}-seats' * (seats > 2)}.json"


def play(tournament: Tournament, end: float, jobs: int) -> None:
    def more(_: int) -> None:
        if time.monotonic() > end:
            raise TimeIsUp

    run(tournament, file_of(tournament), jobs, more)


def timed(name: str, seats: int) -> dict[str, str]:
    """`expert` and whom it meets, as the page calls them where it tells what a move takes of the processor."""
    found = expert(name, seats) + (twice(name) if seats == 2 else ())
    return {bot + f" ({seats} seats)" * (seats > 2): bot for bot in found}


def measure_cost(name: str, seats: int) -> None:
    took = {told: cost(game(name), bot, seats=seats) for told, bot in timed(name, seats).items()}
    cost_of(name, seats).write_text(json.dumps(took) + "\n", encoding="utf8")


def play_all(names: list[str], end: float, only: str, seats: int, jobs: int) -> None:
    """What is quick comes first, for all games; then the longest matches, game by game."""
    for name in names:
        if not only and not pace_of(name).exists():
            measured = {**pace(game(name)), "commit": commit()}
            pace_of(name).write_text(json.dumps(measured) + "\n", encoding="utf8")
        for each in (2, *AMONG_AIMS):
            known = game(name).learned(each) if each in game(name).seats else None
            if known is not None and seats in (0, each) and not cost_of(name, each).exists():
                measure_cost(name, each)
    for long in (False, True):
        for name in names:
            for tournament, _ in tournaments(name):
                if is_asked(tournament, only, seats) and is_long(tournament) == long:
                    play(tournament, end, jobs)


def told_of(tournament: Tournament) -> Told:
    return standings(tournament, kept(tournament, file_of(tournament)))


# -------------------------------------------------------------------- the page


def written(results: dict[str, dict[str, Any]]) -> str:
    lines = [
        "# How strong the bots are",
        "",
        "Two-player games, and where three or four bots are named, one of the first among the others. Every seed is",
        "played in all seat orders. The interval is Wilson's, 95%. Written by `make strength`, which goes on where it",
        "was stopped; the numbers of games are those that have been played.",
        "",
        "`hard@30` makes exactly 30 iterations a move, so that its games can be repeated; `hard` itself makes several",
        "times as many in its second, so its strength is at least about what is shown here. Times of the bots are on",
        "the clock of a machine that had other work to do. `learned` and `expert` use what was learned from self-play;",
        "the iterations of `expert` are chosen so that it takes no more of the processor than the `hard` it meets;",
        "where it meets itself the first takes about twice as long. A match was played with the component set that its",
        "commit has: all but Pulsar 2849's got a new version since the matches between `easy`, `normal`, `hard` and",
        "`random`.",
        "",
        *pace_table(results),
        "",
        "A move of `hard` is measured at its budget of a second, on the clock, over positions of whole games; the aim",
        f"is at most {LONGEST} s. Decisions tried out are those that the search carries out on states of its own, in",
        f"the tree and beyond, in 100 ms of one processor core; the aim is {LEAST:,}.",
        "",
    ]
    for name, result in results.items():
        lines += [f"## {name}", ""]
        lines += ["| bots | purpose | games | won by the first | interval | aim | mean scores |"]
        lines += ["|---|---|---|---|---|---|---|"]
        for told, aim in result["matches"]:
            lines += [row(lineup, aim) for lineup in told["lineups"] if lineup["games"]]
        whole = [told for told, _ in result["matches"]]
        milliseconds = {bot: 1000 * seconds for told in whole for bot, seconds in told["timing"].items() if seconds}
        lines += ["", "Milliseconds a move: " + ", ".join(f"{bot} {time:.1f}" for bot, time in milliseconds.items())]
        lines[-1] += "."
        took = result["cost"]
        if took:
            lines += [
                "On the processor, over the same 60 positions: " + ", ".join(f"{k} {v:.1f} ms" for k, v in took.items())
            ]
            lines[-1] += " a move."
        commits = sorted({each for told in whole for each in told["commits"]})
        lines += [f"Commit {', '.join(commits)}; Python {platform.python_version()}, compiled build.", ""]
    return "\n".join(lines)


def pace_table(results: dict[str, dict[str, Any]]) -> list[str]:
    lines = ["| game | moves | median s | 99% within s | longest s | decisions in 100 ms | commit |"]
    lines += ["|---|---|---|---|---|---|---|"]
    for name, result in results.items():
        found = result["pace"]
        if found:
            kept_to = "" if found["max"] <= LONGEST else " (too long)"
            enough = "" if found["decisions_in_100_ms"] >= LEAST else " (too few)"
            lines.append(
                f"| {name} | {found['moves']} | {found['median']:.2f} | {found['p99']:.2f} "
                f"| {found['max']:.2f}{kept_to} | {found['decisions_in_100_ms']:,}{enough} | {found['commit']} |"
            )
    return lines


def row(lineup: Told, aim: float) -> str:
    low, high = lineup["interval"]
    if lineup["purpose"] == MATCH:
        verdict = "reached" if lineup["win_rate"] >= aim else "not reached"
        if lineup["games"] < ENOUGH and not low <= aim <= high:
            verdict += " so far"
        elif lineup["games"] < ENOUGH:
            verdict = "open, too few games"
        aimed = f"{100 * aim:.0f}%: {verdict}"
    elif lineup["purpose"] == MIRROR:
        aimed = f"50% within: {'holds' if lineup['holds'] else 'fails'}"
    else:
        aimed = f"above 50%: {'holds' if lineup['holds'] else 'fails'}"
    scores = " : ".join(f"{score:.1f}" for score in lineup["mean_scores"])
    return (
        f"| {' – '.join(lineup['bots'])} | {lineup['purpose']} | {lineup['games']} | {100 * lineup['win_rate']:.1f}% "
        f"| {100 * low:.1f}–{100 * high:.1f}% | {aimed} | {scores} |"
    )


def gathered() -> dict[str, dict[str, Any]]:
    results: dict[str, dict[str, Any]] = {}
    earlier = json.loads(DATA.read_text(encoding="utf8")) if DATA.exists() else {}
    for name in known_games():
        before = earlier.get(name, {"pace": None, "matches": []})
        known = {tuple(told["lineups"][0]["bots"]): told for told in before["matches"]}
        matches: list[tuple[Told, float]] = []
        for each, aim in tournaments(name):
            if file_of(each).exists():
                matches.append((told_of(each), aim))
            elif each.lineups()[0].bots in known:
                matches.append((known[each.lineups()[0].bots], aim))
        measured = json.loads(pace_of(name).read_text(encoding="utf8")) if pace_of(name).exists() else before["pace"]
        took: dict[str, float] = {}
        for seats in (2, *AMONG_AIMS):
            file, told = cost_of(name, seats), before.get("cost", {})
            told = json.loads(file.read_text(encoding="utf8")) if file.exists() else told
            took |= {each: told[each] for each in timed(name, seats) if each in told}
        if matches or measured:
            results[name] = {"matches": matches, "pace": measured, "cost": took}
    return results


def note(name: str, matches: list[Told]) -> None:
    """Into the game's learned evaluations: what the bots that use each have won."""
    for file in sorted((ROOT / "perihelion" / "games" / game(name).folder().name / FOLDER).glob("*.net")):
        learned = unpacked(file.read_bytes(), file.name)
        taught = ("learned", "expert")
        found = [
            {key: lineup[key] for key in ("bots", "games", "win_rate", "interval")} | {"commits": told["commits"]}
            for told in matches
            for lineup in told["lineups"]
            if lineup["bots"][0].partition("@")[0] in taught
            and lineup["games"]
            and len(lineup["bots"]) == learned.seats
        ]
        file.write_bytes(packed(replace(learned, provenance={**learned.provenance, "measured": found})))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(ITERATIONS))
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    try:
        if not asked.page:
            play_all(asked.games, time.monotonic() + 60 * asked.minutes, asked.only, asked.seats, asked.jobs)
    except TimeIsUp:
        print("time is up; what was played is kept")
    results = gathered()
    PAGE.write_text(written(results), encoding="utf8")
    told = {name: {**each, "matches": [told for told, _ in each["matches"]]} for name, each in results.items()}
    DATA.write_text(json.dumps(told, indent=1) + "\n", encoding="utf8")
    for name, each in told.items():
        note(name, each["matches"])
    print(f"written: {PAGE.relative_to(ROOT)}, {DATA.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
