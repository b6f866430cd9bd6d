"""Looks for house values with which a component set comes nearer to its aims, in games between bots of mixed styles.

    python -m tools.tune_set GAME [--seed 1] [--trials 100] [--minutes M] [--jobs N] [--folder build/tuning/GAME]
    python -m tools.tune_set GAME --check 400         only: the set as it is and the set found, on seeds of their own

tools/tuning/GAME.toml says which games are played and what may be changed:

    [[play]]      seats, bots (each also in every style) and games of one report; there may be several
    [[aim]]       beside those of the game's aims.toml and in their form, where a harder one leads the way better
    [[idea]]      name, and `put` or `add`: values by their paths; tried once each, in this order, before anything else
    [[value]]     path and steps: what a trial may add to one of the values there; or put = […], values to choose from

A path leads through the set by names, ids and numbers (`sheet.symbols.resource.2`); "*" stands for everything there. Of
a [[value]] only what comes from the house is ever changed; an idea about another one is refused. So is a set against
the rulebook.

A trial changes the best set so far and plays the same seeds with it. It stays when its miss, the sum over all aims of
how far off they are, is smaller by more than one standard error of that difference, told by drawing the same games of
both sets again and again, with repetition. That keeps some changes which are only luck, so seeds are replaced after
every ten trials, and what was found counts only after `--check`. Trials are kept in the folder, log.jsonl, and the same
command goes on with them; found.toml is the best set, to be played with `--set` and written into set/*.toml by hand.
"""

import argparse
import json
import time
import tomllib
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from statistics import stdev
from typing import Any, Final

from perihelion.arena.aims import held, verdicts
from perihelion.arena.sets import Finished, SetPlan, in_all_styles, play_some, told_of
from perihelion.arena.simulation import in_chunks
from perihelion.kernel.errors import BrokenSet
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.rng import Rng, seeded

ROOT: Final = Path(__file__).resolve().parent.parent
TUNING: Final = ROOT / "tools" / "tuning"
RENEWED: Final = 10
"""Trials on the same seeds."""
DRAWINGS: Final = 40
"""Of the games again, for the error of a difference."""
CLEARLY: Final = 1.0
"""Standard errors."""
CHECKED: Final = 900
"""Seeds of checks come so far after those of trials."""

Data = dict[str, Any]
Change = list[tuple[str, Any]]
"""Paths with their new values."""


# -------------------------------------------------------------------- values and their paths


def places(data: Any, path: str) -> list[str]:
    """All paths that one with "*" stands for."""
    found: list[tuple[list[str], Any]] = [([], data)]
    for step in path.split("."):
        found = [([*way, name], child) for way, node in found for name, child in children(node, step)]
    if not found:
        raise SystemExit(f"{path} leads nowhere")
    return [".".join(way) for way, _ in found]


def children(node: Any, step: str) -> list[tuple[str, Any]]:
    if isinstance(node, dict):
        named = list(node.items())
    elif isinstance(node, list):
        named = [
            (str(each["id"]) if isinstance(each, dict) and "id" in each else str(k), each)
            for k, each in enumerate(node)
        ]
    else:
        named = []
    return [(name, child) for name, child in named if step in ("*", name)]


def parent(data: Any, path: str) -> tuple[Any, str | int, str]:
    """The table or list that holds a value, its key there, and where the value comes from."""
    node, source = data, "house"
    steps = path.split(".")
    for number, step in enumerate(steps):
        if isinstance(node, dict):
            source = node.get("sources", {}).get(step, node.get("source", source))
            key: str | int = step
        else:
            key = next(k for k, (name, _) in enumerate(children(node, "*")) if name == step)
        if number < len(steps) - 1:
            node = node[key]
    return node, key, source


def value_at(data: Data, path: str) -> Any:
    node, key, _ = parent(data, path)
    return node[key]


def changed(data: Data, change: Change) -> Data:
    new = deepcopy(data)
    for path, value in change:
        node, key, source = parent(new, path)
        if source != "house":
            raise SystemExit(f"{path} comes from the {source}: not to be tuned")
        node[key] = value
    return new


def added(value: Any, step: Any) -> Any:
    return [a + b for a, b in zip(value, step, strict=True)] if isinstance(value, list) else value + step


def written(value: Any) -> str:
    """As TOML, in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


# -------------------------------------------------------------------- what a set is worth


@dataclass
class Measured:
    """The games of every plan, and the aims that count."""

    plans: list[SetPlan]
    games: list[list[Finished]]
    aims: list[dict[str, Any]]

    def miss(self, drawn: list[list[int]] | None = None) -> float:
        return sum(self.misses(drawn).values())

    def misses(self, drawn: list[list[int]] | None = None) -> dict[str, float]:
        """By aim; `drawn` tells which games count, in every plan."""
        found: dict[str, float] = {}
        for number, (plan, games) in enumerate(zip(self.plans, self.games, strict=True)):
            told = told_of(plan, games if drawn is None else [games[k] for k in drawn[number]])
            for each in [*verdicts(find_game(plan.game), told), *held(self.aims, told)]:
                found[f"{plan.seats}: {each.what}"] = each.miss
        return found


def error_of(one: Measured, other: Measured, rng: Rng) -> float:
    """The standard error of the difference of their misses: both have played the same seeds."""
    differences: list[float] = []
    for _ in range(DRAWINGS):
        drawn = [[rng.below(len(games)) for _ in games] for games in one.games]
        differences.append(one.miss(drawn) - other.miss(drawn))
    return stdev(differences)


class Tuner:
    def __init__(self, name: str, folder: Path, seed: int, jobs: int) -> None:
        self.name, self.folder, self.seed, self.jobs = name, folder, seed, jobs
        self.what = tomllib.loads((TUNING / f"{name}.toml").read_text(encoding="utf8"))
        self.first: Data = find_game(name).components.data
        self.log = folder / "log.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        self.trials: list[Data] = []
        if self.log.exists():
            self.trials = [json.loads(line) for line in self.log.read_text(encoding="utf8").splitlines()]
        self.best = self.first
        for trial in self.trials:
            if trial["stays"]:
                self.best = changed(self.best, [(path, value) for path, value in trial["change"]])

    def plans(self, data: Data, seed: int, games: int = 0) -> list[SetPlan]:
        """A set as a file for the processes that play it; BrokenSet where it does not hold together."""
        file = self.folder / ("first.toml" if data is self.first else "trial.toml")
        file.write_text("".join(f"{key} = {written(value)}\n" for key, value in data.items()), encoding="utf8")
        game = find_game(self.name, file)
        return [
            SetPlan(
                self.name,
                tuple(in_all_styles(game, each["bots"])),
                each["seats"],
                games or each["games"],
                seed,
                {},
                file,
            )
            for each in self.what["play"]
        ]

    def measured(self, data: Data, seed: int, games: int = 0) -> Measured:
        plans = self.plans(data, seed, games)
        played = [[one for some in in_chunks(play_some, plan, plan.games, self.jobs) for one in some] for plan in plans]
        return Measured(plans, played, self.what.get("aim", []))

    def proposed(self, number: int) -> tuple[str, Change]:
        """What trial `number` tries: the ideas first, then any value by chance."""
        ideas = self.what.get("idea", [])
        if number < len(ideas):
            idea = ideas[number]
            change = [(path, value) for way, value in idea.get("put", {}).items() for path in places(self.best, way)]
            for way, step in idea.get("add", {}).items():
                change += [(path, added(value_at(self.best, path), step)) for path in places(self.best, way)]
            return idea["name"], change
        rng = seeded(self.seed * CHECKED + number)
        values = self.what["value"]
        value = values[rng.below(len(values))]
        paths = [path for path in places(self.best, value["path"]) if parent(self.best, path)[2] == "house"]
        path = paths[rng.below(len(paths))]
        before = value_at(self.best, path)
        choices = value.get("put") or [added(before, step) for step in value["steps"]]
        return path, [(path, choices[rng.below(len(choices))])]

    def seeds(self, number: int) -> int:
        return self.seed * CHECKED + number // RENEWED

    def run(self, trials: int, minutes: float) -> None:
        begun, now, seeds = time.monotonic(), None, -1
        while len(self.trials) < trials and time.monotonic() - begun < minutes * 60:
            number = len(self.trials)
            if now is None or self.seeds(number) != seeds:
                seeds = self.seeds(number)
                now = self.measured(self.best, seeds)
                self.tell(now, seeds)
            what, change = self.proposed(number)
            before = [value_at(self.best, path) for path, _ in change]
            trial: Data = {"trial": number, "what": what, "change": change, "before": before, "seeds": seeds}
            try:
                then = self.measured(changed(self.best, change), seeds)
            except BrokenSet as error:
                self.keep({**trial, "stays": False, "why": str(error)})
                continue
            gain, error = now.miss() - then.miss(), error_of(now, then, seeded(number))
            stays = gain > CLEARLY * error
            self.keep(
                {
                    **trial,
                    "stays": stays,
                    "miss": round(then.miss(), 4),
                    "gain": round(gain, 4),
                    "error": round(error, 4),
                }
            )
            if stays:
                self.best, now = changed(self.best, change), then
        found = self.folder / "found.toml"
        found.write_text("".join(f"{key} = {written(value)}\n" for key, value in self.best.items()), encoding="utf8")

    def tell(self, now: Measured, seeds: int) -> None:
        missed = {what: round(miss, 3) for what, miss in now.misses().items() if miss}
        print(f"seeds {seeds}: the best set misses by {now.miss():.3f}: {missed or 'nothing'}", flush=True)

    def keep(self, trial: Data) -> None:
        self.trials.append(trial)
        with self.log.open("a", encoding="utf8") as log:
            log.write(json.dumps(trial, ensure_ascii=False) + "\n")
        told = trial.get("why") or f"{trial['gain']:+.3f} ± {trial['error']:.3f}{', stays' if trial['stays'] else ''}"
        print(
            f"{trial['trial']:3} {trial['what']}: {trial['before']} → {[new for _, new in trial['change']]}: {told}",
            flush=True,
        )

    def check(self, games: int) -> None:
        """Both sets on seeds that no trial has seen, aim by aim."""
        seeds = self.seed * CHECKED + CHECKED - 1
        one, other = self.measured(self.first, seeds, games), self.measured(self.best, seeds, games)
        before, after = one.misses(), other.misses()
        for what in before:
            print(f"{before[what]:.3f} → {after[what]:.3f}  {what}")
        gain, error = one.miss() - other.miss(), error_of(one, other, seeded(seeds))
        print(f"{one.miss():.3f} → {other.miss():.3f}: nearer by {gain:.3f} ± {error:.3f}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("game")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--trials", type=int, default=100)
    options.add_argument("--minutes", type=float, default=60.0)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--check", type=int, default=0, metavar="GAMES")
    options.add_argument("--folder", type=Path)
    wanted = options.parse_args()
    folder = wanted.folder or ROOT / "build" / "tuning" / wanted.game
    tuner = Tuner(wanted.game, folder, wanted.seed, wanted.jobs)
    if wanted.check:
        tuner.check(wanted.check)
    else:
        tuner.run(wanted.trials, wanted.minutes)


if __name__ == "__main__":
    main()
