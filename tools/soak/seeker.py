"""The player that looks for what is rare: of the open choices it takes the one least often taken before.

A choice is told from others by what was asked, by the kind of move, and by the components it names. The first game that
comes to a new one is kept; other games set out from such positions, the least visited first.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from perihelion import Game, State
from perihelion.kernel.game import Options
from tools.soak.shown import Shown

Choice = tuple[str, str, tuple[str, ...]]
"""The question, the kind of move, the components."""

MANY = 40
"""Of longer lists so many are looked at."""

WAYWARD = 0.15
"""The share of decisions that are left to chance."""


@dataclass
class Played:
    """A game so far, as it can be played again."""

    seats: int
    seed: int
    options: Options
    log: list[tuple[int, int]] = field(default_factory=list)


class Seeker:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.taken: Counter[Choice] = Counter()
        self.kept: list[Played] = []
        self.met: dict[str, list[str]] = {}  # what earlier runs were shown
        self.first: dict[Choice, tuple[int, int]] = {}  # the game kept for it, and how many moves lead there

    def choice(self, state: State, question: str, seat: int, action: int) -> Choice:
        facts = state.phrase(seat, action).facts.values()
        named = sorted({fact[1:] for fact in facts if isinstance(fact, str) and fact.startswith("@")})
        return question, self.game.actions.kind(action).name, tuple(named)

    def decide(self, state: State, rng: random.Random) -> tuple[int, int, Choice]:
        """Who moves, how, and what is rare about it."""
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        question = state.prompt(seat).question.message
        if rng.random() < WAYWARD:
            action = rng.choice(legal)
            return seat, action, self.choice(state, question, seat, action)
        looked_at = legal if len(legal) <= MANY else rng.sample(legal, MANY)
        known = [(self.choice(state, question, seat, action), action) for action in looked_at]
        least = min(self.taken[choice] for choice, _ in known)
        choice, action = rng.choice([each for each in known if self.taken[each[0]] == least])
        return seat, action, choice

    def note(self, choice: Choice, played: Played) -> bool:
        """Counts a choice that is taken now; true when it never was before."""
        self.taken[choice] += 1
        if choice in self.first:
            return False
        if not self.kept or self.kept[-1] is not played:
            self.kept.append(played)
        self.first[choice] = (len(self.kept) - 1, len(played.log))
        return True

    def start(self, rng: random.Random) -> Played | None:
        """The way to a seldom visited position, if any is known."""
        if not self.first:
            return None
        seen = rng.sample(sorted(self.first), min(20, len(self.first)))
        choice = min(seen, key=lambda each: self.taken[each])
        number, moves = self.first[choice]
        kept = self.kept[number]
        return Played(kept.seats, kept.seed, kept.options, kept.log[:moves])

    def save(self, path: Path, shown: Shown) -> None:
        """Everything kept, so that another run sets out from here."""
        lines = [json.dumps({"stamp": self.game.stamp, "games": len(self.kept), "met": shown.told()})]
        lines += [json.dumps(asdict(each), separators=(",", ":")) for each in self.kept]
        lines += [
            json.dumps([choice, self.taken[choice], *self.first[choice]], separators=(",", ":"))
            for choice in sorted(self.first)
        ]
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_text("\n".join(lines) + "\n", encoding="utf8")
        part.rename(path)

    def load(self, path: Path) -> None:
        """What an earlier run kept; nothing, where the rules or the components have changed since."""
        if not path.exists():
            return
        lines = iter(path.read_text(encoding="utf8").splitlines())
        head = json.loads(next(lines))
        if head["stamp"] != self.game.stamp:
            return
        self.met = head["met"]
        self.kept = [_played(next(lines)) for _ in range(head["games"])]
        for choice, taken, number, moves in map(json.loads, lines):
            key = (choice[0], choice[1], tuple(choice[2]))
            self.taken[key] = taken
            self.first[key] = (number, moves)


def _played(line: str) -> Played:
    told = json.loads(line)
    return Played(told["seats"], told["seed"], told["options"], [(seat, action) for seat, action in told["log"]])


def never_met(game: Game, shown: Shown, texts: set[str]) -> dict[str, list[str]]:
    """Questions, moves, events, sources of points, endings and components that no game came to, by what they are."""
    components = [each for each in game.component_names() if not each.endswith("-help")]
    kinds = ("prompt-", "move-", "event-", "tally-", "ending-")
    from_texts = [
        each for each in sorted(texts - {*components}) if each.startswith(kinds) and not each.endswith("-help")
    ]
    missing: dict[str, list[str]] = {}
    for message in _unmet(from_texts, shown.messages):
        missing.setdefault(message.partition("-")[0], []).append(message)
    viewed = {each.replace("_", "-") for each in shown.viewed}
    seen = {each for each in components if any(part in viewed for part in _endings(each))}
    missing["component"] = list(_unmet(components, shown.named | shown.messages | seen))
    return {kind: found for kind, found in missing.items() if found}


def _endings(message: str) -> Iterator[str]:
    """`tile-alien-robots` stands in a view as `alien_robots`, sometimes with a word more before it."""
    parts = message.split("-")
    return ("-".join(parts[at:]) for at in range(1, len(parts)))


def _unmet(all_of_them: list[str], met: set[str]) -> Iterator[str]:
    return (each for each in all_of_them if each not in met)
