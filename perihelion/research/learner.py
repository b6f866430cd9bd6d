"""Learns a correction of a game's evaluation from self-play, generation by generation: `perihelion learn-bot`.

A generation plays games (`selfplay`), each seat by the champion or, as often, by the newest network: so a network that
has learned something wrong meets what it leads to. It fits the network to all games so far, towards TD(lambda) targets
made with the one of the generation before, and lets the result meet the champion and a league. It becomes champion only
if it wins more than its share against the champion and is beaten by nobody in the league.

A run may start from the network that is shipped, also with the one of fewer seats: it plays from the first generation
on, and is champion if it is for as many seats. Or it only learns to answer that champion (best response): in every game
one seat is the learner's, the others are the champion's, and nobody else ever is champion. What it wins tells how far
the champion can be exploited.

A run lives in a folder and goes on where it was stopped. For the same plan the same weights come out, byte for byte.
"""

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perihelion.arena.commit import commit
from perihelion.arena.simulation import SEEDS_OF_A_RUN, wilson
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.learned import Learned, digest_of, packed, unpacked
from perihelion.kernel.rng import Rng, seeded
from perihelion.research.residual import Residual, Sparse, lambda_targets
from perihelion.research.selfplay import Recorder, Seats, Watcher, match, play
from perihelion.research.starting import shipped, weights_of

TRACE: Final = 0.9
"""Of the targets. The first generation, which has no network before it, is fitted to how games ended, and then once
more with what came out."""
PARTS: Final = 4
"""Of a match; after each it is over if the candidate is behind for certain. Nobody is promoted by less than a whole."""
PILOT: Final = 16
"""Games by hand that tell how far apart scores are: the unit of the blur."""
BLUR: Final = 0.1
LAST_BLUR: Final = 0.04
"""Of that unit, in the first generation and from the sixth on."""
MATCHES: Final = SEEDS_OF_A_RUN // 2
"""Seeds of matches begin here: no game of training has one of them."""
TRIALS: Final = MATCHES // 2
"""And seeds of the games that tell how far a correction is trusted."""
TRUSTED: Final = (1.0, 0.5, 0.25)
"""Parts of the correction that are tried out. It is fitted to how games ended, which is mostly luck: where that is
large beside what tells options apart, half of a correction that loses games wins them (docs/bots.md)."""
EARLIER: Final = 2
"""Earlier champions in the league, besides the evaluation made by hand."""

Progress = Callable[[int], None]
Entry = dict[str, Any]


class OtherRun(PerihelionError):
    code = "error-other-run"
    says = "{folder} holds a run of another plan; take another folder, or the same options"


@dataclass(frozen=True)
class Plan:
    """What decides the weights: so many generations of so many games, and matches of so many games."""

    game: str
    seats: int
    seed: int
    generations: int
    games: int = 500
    match: int = 400
    hidden: int = 64
    second: int = 32
    epochs: int = 3
    start: int = 0  # from the shipped network of so many seats; 0 is from nothing
    respond: bool = False  # learn only to beat the network it starts from
    apart: int = 0  # of so many games one is kept apart, to tell when to end the passes; 0 is none
    siblings: bool = False  # learn what options bring (`siblings.py`)
    turns: int = 0  # for which siblings are played on; 0 is to the end of the game

    @property
    def pilot(self) -> int:
        return min(PILOT, self.games)

    @property
    def league(self) -> int:
        """Games against each member of the league."""
        return max(self.seats, self.match // 4)

    @property
    def whole(self) -> int:
        """Games of a run, at most."""
        return self.pilot + self.generations * (self.games + self.match + (len(TRUSTED) + 1 + EARLIER) * self.league)


class Learner:
    styles = True
    """Whether everybody who plays has one."""

    def __init__(self, game: Game, plan: Plan, folder: Path, progress: Progress | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.progress = progress or (lambda _finished: None)
        self.table = Seats(game, plan.seats)
        self.start = self.started() if plan.start else None
        self.newest: Learned | None = self.start
        self.champions: list[Learned] = [self.start] if self.start and plan.start == plan.seats else []
        self.log: list[Entry] = []
        self.open_folder()
        self.unit = self.pilot()

    # ---------------------------------------------------------------- the folder

    def open_folder(self) -> None:
        """Begin a run, or take up the one that is there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "plan.json"
        wanted = asdict(self.plan) | {"stamp": self.table.game.stamp}
        if self.start is not None:
            wanted["start"] = hashlib.blake2b(packed(replace(self.start, provenance={})), digest_size=8).hexdigest()
        del wanted["generations"]  # a run may go on for longer than was planned at first
        if not self.plan.siblings:
            del wanted["siblings"]  # as runs were kept before there was another way
        if not self.plan.turns:
            del wanted["turns"]
        if file.exists() and json.loads(file.read_text(encoding="utf8")) != wanted:
            raise OtherRun(folder=str(self.folder))
        file.write_text(json.dumps(wanted, indent=1), encoding="utf8")
        log = self.folder / "log.jsonl"
        if log.exists():
            self.log = [json.loads(line) for line in log.read_text(encoding="utf8").splitlines()]
        for entry in self.log:
            name = f"{entry['generation']}.net"
            self.newest = unpacked((self.folder / name).read_bytes(), name)
            if entry["promoted"]:
                self.champions.append(self.newest)

    def started(self) -> Learned:
        """The shipped network, made to fit the seats."""
        plan, found = self.plan, shipped(self.table.game, self.plan.start)
        if plan.start == plan.seats:
            return found
        network = Residual([self.table.features.size, *found.sizes[1:3], plan.seats], np.random.default_rng(0))
        network.weights = self.weights_at_start(found)
        return self.learned(network.packed(np.ones(network.sizes[0], dtype=np.bool_)), network.sizes, found.scale, 0)

    def weights_at_start(self, found: Learned) -> dict[str, NDArray[np.float32]]:
        before = self.table.game.insights(found.seats)
        assert before is not None
        return weights_of(found, before, self.table.features)

    @property
    def champion(self) -> Learned | None:
        """Whom a candidate has to beat."""
        return self.champions[0 if self.plan.respond else -1] if self.champions else None

    # ---------------------------------------------------------------- generations

    def run(self) -> Iterator[Entry]:
        """The generations still to come, each with its entry in the log."""
        for number in range(len(self.log) + 1, self.plan.generations + 1):
            begun = time.process_time()
            score = self.play(number)
            played = time.process_time()
            fitted, error = self.fit(number)
            candidate = self.damped(number, fitted)
            ready = time.process_time()
            entry: Entry = {
                "generation": number,
                "games": number * self.plan.games,
                "mean_score": round(score, 2),
                "error": round(error, 5),
                "trusted": candidate.provenance["trusted"],
                **self.judged(number, candidate),
                "seconds": {
                    "games": round(played - begun, 1),
                    "fitting": round(ready - played, 1),
                    "matches": round(time.process_time() - ready, 1),
                },
            }
            (self.folder / f"{number}.net").write_bytes(packed(candidate))
            self.log.append(entry)
            with (self.folder / "log.jsonl").open("a", encoding="utf8") as log:
                log.write(json.dumps(entry) + "\n")
            self.newest = candidate
            if entry["promoted"]:
                self.champions.append(candidate)
            yield entry

    def pilot(self) -> float:
        """How far scores of players are from their mean, played by hand."""
        file = self.folder / "pilot.json"
        if file.exists():
            self.progress(self.plan.pilot)
            return float(json.loads(file.read_text(encoding="utf8"))["deviation"])
        judges = self.table.judges([None] * self.plan.seats)
        scores: list[int] = []
        for k in range(self.plan.pilot):
            scores += play(self.table, judges, self.seed_of(MATCHES - 1 - k)).scores()
            self.progress(1)
        deviation = max(0.5, float(np.std(scores)))
        file.write_text(json.dumps({"scores": scores, "deviation": deviation}), encoding="utf8")
        return deviation

    def seed_of(self, number: int) -> int:
        return self.plan.seed * SEEDS_OF_A_RUN + number

    def play(self, number: int) -> float:
        """The games of a generation into its file; returns the mean score."""
        first = (number - 1) * self.plan.games
        watcher = self.watcher(first)
        blur = self.blur(number)
        total = 0.0
        for k in range(first, first + self.plan.games):
            seed = self.seed_of(k)
            chance = seeded(seed)
            players = self.players(chance)
            judges = self.table.judges(players, chance if self.styles else None)
            total += float(np.mean(play(self.table, judges, seed, blur, watcher).scores()))
            self.progress(1)
        np.savez(self.folder / f"{number}-games.npz", allow_pickle=False, **watcher.arrays())
        return total / self.plan.games

    def watcher(self, first: int) -> Watcher:
        """Who keeps what is learned from games, of which the first has that number."""
        return Recorder(self.table, first)

    def players(self, chance: Rng) -> list[Learned | None]:
        """Of a game, by seat."""
        if self.plan.respond:
            own = chance.below(self.plan.seats)
            return [self.newest if seat == own else self.champion for seat in range(self.plan.seats)]
        return [(self.champion, self.newest)[chance.below(2)] for _ in range(self.plan.seats)]

    def blur(self, number: int) -> float:
        """Of a generation, in the points of the evaluation, through which plans are seen."""
        share = min(1.0, (number - 1) / 5)
        return self.table.game.point * self.unit * (BLUR + (LAST_BLUR - BLUR) * share)

    def fit(self, number: int) -> tuple[Learned, float]:
        """A network for all games so far, from the one before."""
        rows, data = self.gathered(number)
        chance = np.random.default_rng([self.plan.seed, number])
        network = Residual([rows.wide, self.plan.hidden, self.plan.second, self.plan.seats], chance)
        judged = data["judged"].astype(np.float64)
        scale = float(np.float32(np.std(data["ends"][data["chains"]] - data["judged"])))
        error = 0.0
        if number > 1:
            with np.load(self.folder / f"{number - 1}-weights.npz", allow_pickle=False) as before:
                network.weights = {name: before[name] for name in network.weights}
                scale = float(before["scale"])
        elif self.start is not None:
            network = Residual([rows.wide, *self.start.sizes[1:]], chance)
            network.weights, scale = self.weights_at_start(self.start), self.start.scale
        apart = data["chains"] // self.plan.seats % self.plan.apart == 0 if self.plan.apart else None
        for trace in (TRACE,) if number > 1 or self.start else (1.0, TRACE):
            values = judged + scale * network.corrections(rows)
            targets = lambda_targets(values, data["chains"], data["ends"], trace)
            error = network.fit(rows, ((targets - judged) / scale).astype(np.float32), self.plan.epochs, chance, apart)
        kept: dict[str, Any] = {**network.weights, "scale": np.float64(scale)}
        np.savez(self.folder / f"{number}-weights.npz", allow_pickle=False, **kept)
        met = np.zeros(rows.wide, dtype=np.bool_)
        met[rows.inputs] = True
        return self.learned(network.packed(met), network.sizes, scale, number), error

    def gathered(self, number: int) -> tuple[Sparse, dict[str, NDArray[Any]]]:
        """All games so far."""
        parts: dict[str, list[NDArray[Any]]] = {}
        for each in range(1, number + 1):
            with np.load(self.folder / f"{each}-games.npz", allow_pickle=False) as stored:
                for name in stored.files:
                    parts.setdefault(name, []).append(stored[name])
        data = {name: np.concatenate(each) for name, each in parts.items()}
        return Sparse(data["inputs"], data["values"], data["counts"], self.table.features.size), data

    def learned(self, numbers: dict[str, Any], sizes: list[int], scale: float, generation: int) -> Learned:
        plan = self.plan
        method = (
            f"perihelion learn-bot {plan.game} --seats {plan.seats} --seed {plan.seed} --generations {generation} "
            f"--games {plan.games} --match {plan.match} --hidden {plan.hidden} --epochs {plan.epochs}"
        )
        method += f" --start {plan.start}" * bool(plan.start) + " --respond" * plan.respond
        method += f" --apart {plan.apart}" * bool(plan.apart) + " --siblings" * plan.siblings
        method += f" --turns {plan.turns}" * bool(plan.turns)
        provenance: dict[str, Any] = {"method": method, "games": generation * plan.games}
        if plan.siblings:
            provenance["siblings"] = True
        stamp = self.table.game.stamp
        fields = digest_of(self.table.features)
        return Learned(stamp, fields, plan.seats, scale, sizes, **numbers, provenance=provenance)

    # ---------------------------------------------------------------- matches

    def damped(self, number: int, fitted: Learned) -> Learned:
        """With the part of its correction that is furthest ahead of the champion; the next generation learns on from
        the whole."""
        found: list[tuple[float, Learned]] = []
        for part in TRUSTED:
            told = {**fitted.provenance, "trusted": part}
            each = replace(fitted, scale=float(np.float32(part * fitted.scale)), provenance=told)
            met = self.met(each, self.champion, self.plan.league, TRIALS + number * self.plan.league)
            found.append((met["ahead"], each))
        return max(found, key=lambda tried: tried[0])[1]

    def judged(self, number: int, candidate: Learned) -> Entry:
        """The candidate against the champion and the league, and whether it is the new champion."""
        first = MATCHES + number * (self.plan.match + (1 + EARLIER) * self.plan.league)
        against = self.met(candidate, self.champion, self.plan.match, first)
        promoted = against["won"] > 1 / self.plan.seats
        league: dict[str, Entry] = {}
        for name, other in self.opponents() if promoted else []:
            first += self.plan.match
            league[name] = self.met(candidate, other, self.plan.league, first)
            promoted = promoted and league[name]["interval"][1] > 1 / self.plan.seats
        return {"against_champion": against, "league": league, "promoted": promoted}

    def opponents(self) -> list[tuple[str, Learned | None]]:
        """The league: the evaluation made by hand, and earlier champions; who only answers one has none."""
        if self.plan.respond:
            return []
        found: list[tuple[str, Learned | None]] = [("hand", None)] if self.champions else []
        for earlier in self.champions[:-1][-EARLIER:]:
            found.append((f"after {earlier.provenance['games']} games", earlier))
        return found

    def met(self, candidate: Learned, other: Learned | None, games: int, first: int) -> Entry:
        seeds = [self.seed_of(first + k) for k in range(max(1, games // self.plan.seats))]
        shares: list[float] = []
        margins: list[float] = []
        for number, seed in enumerate(seeds):
            for share, margin in match(self.table, candidate, other, [seed]):
                shares.append(share)
                margins.append(margin)
                self.progress(1)
            part_is_over = PARTS * (number + 1) // len(seeds) > PARTS * number // len(seeds)
            if part_is_over and wilson(float(np.mean(shares)), len(shares))[1] < 1 / self.plan.seats:
                break
        won = float(np.mean(shares))
        return {
            "games": len(shares),
            "won": round(won, 4),
            "interval": list(wilson(won, len(shares))),
            "ahead": round(float(np.mean(margins)), 2),
            "error": round(1.96 * float(np.std(margins)) / len(margins) ** 0.5, 2),
        }

    # ---------------------------------------------------------------- what comes out

    def file(self) -> bytes | None:
        """The file of who was promoted last with what it has won; None when nothing was better than what was there."""
        promoted = [each for each in self.log if each["promoted"]]
        if not promoted:
            return None
        entry = promoted[-1]
        told = {name: entry[name] for name in ("against_champion", "league")}
        best = self.champions[-1]
        return packed(replace(best, provenance={**best.provenance, **told, "commit": commit()}))
