"""Looks for puzzles in games between strong bots: decisions with one clearly best answer that is not the tempting one.

    PYTHONPATH=build/compiled python tools/find_puzzles.py GAME [--seed 1] [--games 20] [--folder build/puzzles]

1. Both seats play `normal`. A decision is a candidate where the first answers of a search are well ahead of the others,
   and what is tempting (by the evaluation alone, by the points at once, or to `easy`) is none of them.
2. A candidate is searched RUNS times anew, each time with LONG iterations over worlds drawn from what the seat may
   know. All must prefer the same answer (or one that comes to the same), and the 95% interval of how far it is ahead
   must stay above LEAST.
3. Then WORLDS worlds are drawn, and each answer is played to the end of the game in the same worlds, by the greedy
   bot: the answer must bring more than each of the others, and the 95% interval of its lead exclude 0.

What stands is appended to `GAME.jsonl` in the folder, with all that is needed to write the puzzle; seeds that are done
are kept beside it, so that a second run goes on where the first one ended.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import perihelion
from perihelion.arena.match import play_out
from perihelion.bots import Position, bot
from perihelion.bots.hard import Hard
from perihelion.bots.lookahead import after_each, best_first
from perihelion.bots.reasons import Reasoning
from perihelion.bots.search import Found
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State
from perihelion.teaching.guide import guide_of
from perihelion.words import LANGUAGES, Words

PLAYER: Final = "normal"
SCREEN: Final = 60
"""Iterations of the search that looks for candidates."""
LAST: Final = 16
"""Decisions of the end of a game that are looked at: there a search sees what comes of them."""
EARLIER: Final = 4
"""And of the rest of it."""
AHEAD: Final = 0.05
"""What the first answer must be ahead in that search, on its scale from 0 to 1."""
FEWEST: Final = 4
MOST: Final = 500
"""Options of a decision that is looked at."""
A_GAME: Final = 6
"""Candidates of a game that are searched further, those farthest ahead."""
A_QUESTION: Final = 3
"""Of them, those that ask the same."""
RUNS: Final = 5
LONG: Final = 400
GLANCE: Final = 150
"""Iterations of a first look, after which most candidates fall."""
LEAST: Final = 0.02
MOST_GOOD: Final = 6
"""Answers that may be right; where the largest step down among the first ones is, the wrong ones begin."""
WORLDS: Final = 60
EASY: Final = 8
"""Times that `easy` is asked; what it takes TAKEN times is tempting."""
TAKEN: Final = 2
T: Final = 2.776
"""Of the interval of 5 runs."""


@dataclass
class Candidate:
    seed: int
    seat: int
    moves: list[tuple[int, int]]
    state: State
    found: list[Found]
    tempting: list[int] = field(default_factory=list)
    ahead: float = 0.0


class Finder:
    def __init__(self, name: str, folder: Path) -> None:
        self.game = perihelion.game(name)
        first = guide_of(self.game).first_game
        assert first is not None
        self.options, self.prelude = first.options, first.prelude
        self.seats = 2
        self.words = {language: Words(language, self.game) for language in LANGUAGES}
        folder.mkdir(parents=True, exist_ok=True)
        self.results, self.done = folder / f"{name}.jsonl", folder / f"{name}.seeds"
        self.fell: Counter[str] = Counter()  # of candidates that do not stand: at which step

    def look(self, first: int, games: int) -> None:
        finished = set(map(int, self.done.read_text().split())) if self.done.exists() else set()
        for seed in range(first, first + games):
            if seed in finished:
                continue
            self.fell.clear()
            candidates = self.farthest_ahead(list(self.candidates(seed)))
            kept = [found for found in map(self.verified, candidates) if found is not None]
            with self.results.open("a", encoding="utf8") as file:
                for each in kept:
                    file.write(json.dumps(each, ensure_ascii=False) + "\n")
            with self.done.open("a", encoding="utf8") as file:
                file.write(f"{seed}\n")
            print(
                f"{self.game.id} {seed}: {len(candidates)} looked at, {len(kept)} stand; fell: {dict(self.fell)}",
                flush=True,
            )

    def farthest_ahead(self, candidates: list[Candidate]) -> list[Candidate]:
        """Those that are looked at further, not too many of one question."""
        asked: Counter[str] = Counter()
        found: list[Candidate] = []
        for each in sorted(candidates, key=lambda each: -each.ahead):
            question = each.state.prompt(each.seat).question.message
            asked[question] += 1
            if asked[question] <= A_QUESTION:
                found.append(each)
        return found[:A_GAME]

    # ---------------------------------------------------------------- a game between strong bots

    def candidates(self, seed: int) -> Iterator[Candidate]:
        """Of the game's decisions the last ones, and a few others."""
        decisions = list(self.decisions(seed))
        rng = seeded(seed)
        last = max(0, len(decisions) - LAST)
        numbers = [*rng.sample(list(range(last)), min(EARLIER, last)), *range(last, len(decisions))]
        for each in [decisions[number] for number in numbers]:
            each.found = Hard(str(SCREEN)).think(Position(self.game, each.state, each.seat), rng)
            if len(each.found) > 2 and self.is_tempting(each):
                yield each

    def decisions(self, seed: int) -> Iterator[Candidate]:
        """A game between strong bots."""
        state = self.game.new(self.seats, seed, **self.options)
        chance = [seeded(seed * 1000 + seat) for seat in range(self.seats)]
        player, moves = bot(PLAYER), list[tuple[int, int]]()
        prepared = list(self.prelude)
        while not state.over():
            seat = state.actors()[0]
            options = state.legal(seat)
            if prepared:
                seat, action = prepared[0].seat, prepared.pop(0).action
            else:
                if FEWEST <= len(options) <= MOST:
                    yield Candidate(seed, seat, list(moves), state.clone(), [])
                action = player.choose(Position(self.game, state, seat), chance[seat])
            state.apply(seat, action)
            moves.append((seat, action))

    def is_tempting(self, each: Candidate) -> bool:
        values = {found.action: found.value for found in each.found}
        good, each.ahead = cut(values)
        if each.ahead < AHEAD:
            return False
        good |= self.alike(each, each.found[0].action)
        obvious, order = self.tempting(each)
        each.tempting = [action for action in [*obvious, *order] if action not in good][:3]
        each.tempting = list(dict.fromkeys(each.tempting))
        few = 3 * len(good) <= len(each.state.legal(each.seat))  # to guess is no way to solve it
        return few and len(each.tempting) > 1 and not set(obvious) <= good

    def tempting(self, each: Candidate) -> tuple[list[int], list[int]]:
        """What is best by the evaluation alone, by the points at once, and what `easy` takes; and all, best first."""
        known = Position(self.game, each.state, each.seat).sample(seeded(each.seed))
        options = known.legal(each.seat)
        order = best_first(options, after_each(self.game, known, each.seat, options))[:60]
        points = {action: sum(known.preview(each.seat, action).change.values()) for action in order}
        richest = max(order, key=lambda action: points[action])
        rng, easy, position = seeded(each.seed), bot("easy"), Position(self.game, each.state, each.seat)
        taken = Counter(easy.choose(position, rng) for _ in range(EASY))
        liked = [action for action, times in taken.most_common() if times >= TAKEN]
        return list(
            dict.fromkeys([order[0], *([richest] if points[richest] > points[order[0]] else []), *liked])
        ), order

    def alike(self, each: Candidate, action: int) -> set[int]:
        """Answers that the evaluation cannot tell from it, term by term, for any seat."""
        known = Position(self.game, each.state, each.seat).sample(seeded(each.seed))

        def told(choice: int, split: bool) -> list[object]:
            after = known.clone()
            after.apply(each.seat, choice)
            if not split:
                return [round(self.game.evaluate(after, seat), 6) for seat in range(self.seats)]
            terms = [self.game.explain(after, seat) for seat in range(self.seats)]
            return [sorted((name, round(value, 6)) for name, value in own.items()) for own in terms]

        worth, wanted = told(action, False), told(action, True)
        kind = self.game.actions.kind(action)
        options = [option for option in known.legal(each.seat) if self.game.actions.kind(option) is kind]
        same = [option for option in options if told(option, False) == worth]
        return {action, *[option for option in same if told(option, True) == wanted]}

    # ---------------------------------------------------------------- the long look

    def verified(self, each: Candidate) -> dict[str, Any] | None:
        """What is kept of a candidate; nothing where it has not one clearly best answer."""
        position = Position(self.game, each.state, each.seat)
        glance, ahead_at_once = cut(self.values(Hard(str(GLANCE)).think(position, seeded(6999))))
        if ahead_at_once < LEAST or set(self.tempting(each)[0]) <= glance:
            return self.falls("at a second look")
        runs: list[dict[int, float]] = []
        for run in range(RUNS):
            runs.append(self.values(Hard(str(LONG)).think(position, seeded(7000 + run))))
            if max(runs[-1], key=lambda action: runs[-1][action]) not in glance:
                return self.falls("searches disagree")
        tried = set.intersection(*[set(run) for run in runs])
        mean = {action: sum(run[action] for run in runs) / RUNS for action in tried}
        best = max(mean, key=lambda action: mean[action])
        right, _ = cut(mean)
        good = self.alike(each, best) | right
        others = [action for action in tried if action not in good]
        wrong = [action for action in each.tempting if action not in good]
        if not others or len(wrong) < 2 or set(self.tempting(each)[0]) <= good:
            return self.falls("the tempting answer is good")
        ahead = [min(run[a] for a in right) - max(run[a] for a in run if a not in good) for run in runs]
        middle, half = interval(ahead)
        if middle - half < LEAST:
            return self.falls("too little ahead")
        second = max(others, key=lambda action: mean[action])
        rivals = list(dict.fromkeys([*wrong[:2], second]))
        gains = self.played_out(each, best, rivals)
        if any(gain <= width for gain, width in gains.values()):
            return self.falls("not clearly ahead when played out")
        return self.written(each, best, good, rivals, [middle, half], gains)

    def falls(self, why: str) -> None:
        self.fell[why] += 1

    def values(self, found: list[Found]) -> dict[int, float]:
        return {each.action: each.value for each in found}

    def played_out(self, each: Candidate, best: int, rivals: list[int]) -> dict[int, tuple[float, float]]:
        """How much more the best answer brings than each of the others, over games played out in the same worlds."""
        gains: dict[int, list[float]] = {rival: [] for rival in rivals}
        position = Position(self.game, each.state, each.seat)
        for world in range(WORLDS):
            margins: dict[int, float] = {}
            for action in [best, *rivals]:
                state = position.sample(seeded(9000 + world))
                state.apply(each.seat, action)
                play_out(self.game, state, [bot("greedy")] * self.seats, world)
                scores = state.scores()
                margins[action] = scores[each.seat] - max(s for k, s in enumerate(scores) if k != each.seat)
            for rival in rivals:
                gains[rival].append(margins[best] - margins[rival])
        return {rival: interval(values) for rival, values in gains.items()}

    # ---------------------------------------------------------------- what is kept

    def written(
        self, each: Candidate, best: int, good: set[int], rivals: list[int], ahead: list[float],
        gains: dict[int, tuple[float, float]],
    ) -> dict[str, Any]:  # fmt: skip
        state, seat = each.state, each.seat
        position = Position(self.game, state, seat)
        reasons = {rival: Reasoning(position, seeded(1)).why([best, rival]) for rival in rivals}

        def told(action: int) -> dict[str, str]:
            return {language: words.phrase(state.phrase(seat, action)) for language, words in self.words.items()}

        def said(rival: int) -> dict[str, Any]:
            why, other = reasons[rival], reasons[rival].instead
            return {
                language: [words.phrase(why.reason), words.phrase(other.reason) if other else ""]
                for language, words in self.words.items()
            }

        prompt = state.prompt(seat)
        return {
            "game": self.game.id, "seed": each.seed, "seat": seat, "seats": self.seats, "options": self.options,
            "version": self.game.rules_version, "ask": prompt.question.message, "rule": prompt.rule,
            "question": {language: words.phrase(prompt.question) for language, words in self.words.items()},
            "scores": state.scores(), "count": len(state.legal(seat)),
            "line": self.move(best), "allow": [self.move(action) for action in sorted(good - {best})],
            "told": told(best), "quote": str(state.quote(seat, best)), "change": state.preview(seat, best).change,
            "ahead": [round(value, 3) for value in ahead],
            "wrong": [
                {
                    "move": self.move(rival), "told": told(rival), "why": said(rival),
                    "change": state.preview(seat, rival).change, "quote": str(state.quote(seat, rival)),
                    "gain": [round(value, 2) for value in gains[rival]],
                }
                for rival in rivals
            ],
            "moves": " ".join(f"{who}:{self.move(action)}" for who, action in each.moves),
        }  # fmt: skip

    def move(self, action: int) -> str:
        move = self.game.actions.move(action)
        return f"{move.kind}[{','.join(map(str, move.args))}]" if move.args else move.kind


def cut(values: dict[int, float]) -> tuple[set[int], float]:
    """The answers above the largest step down among the first ones, and how large it is."""
    order = sorted(values, key=lambda action: -values[action])
    steps = [values[order[k]] - values[order[k + 1]] for k in range(min(MOST_GOOD, len(order) - 1))]
    if not steps:
        return set(order), 0.0
    largest = max(range(len(steps)), key=lambda k: steps[k])
    return set(order[: largest + 1]), steps[largest]


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half the width of its 95% interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, (T if len(values) == RUNS else 2.0) * (variance / len(values)) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--folder", type=Path, default=Path("build/puzzles"))
    given = parser.parse_args()
    Finder(given.game, given.folder).look(given.seed, given.games)


if __name__ == "__main__":
    main()
