"""The lot: a rule, a line that carries it, a way to break that line.

The same seed draws the same ones, and a larger number goes on from there.
"""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.owners import Owners
from tools.mutants.spots import Spot, spots_of
from tools.mutants.survey import package_of


@dataclass(frozen=True)
class Drawn:
    spot: Spot
    rules: tuple[str, ...]  # that own the line


class Pool:
    """All places where a game's rules can be broken."""

    def __init__(self, root: Path, game: str, owners: Owners) -> None:
        self.by_rule: dict[str, dict[tuple[str, int], list[Drawn]]] = defaultdict(lambda: defaultdict(list))
        self.by_id: dict[str, Drawn] = {}
        self.spots = self.common = self.unrun = 0
        for path in sorted((root / "perihelion" / "games" / package_of(game)).rglob("*.py")):
            module = str(path.relative_to(root))
            for spot in spots_of(module, path.read_text(encoding="utf8")):
                self._add(spot, owners)

    def _add(self, spot: Spot, owners: Owners) -> None:
        self.spots += 1
        rules = tuple(owners.of(spot.module, spot.line))
        drawn = Drawn(spot, rules)
        self.by_id[spot.id] = drawn
        if not rules:
            unrun = not owners.tests_of(spot.module, spot.line)
            self.unrun += unrun
            self.common += not unrun
        for rule in rules:
            self.by_rule[rule][spot.module, spot.line].append(drawn)

    def draw(self, game: str, seed: int) -> Iterator[Drawn]:
        """One after another, none twice, until there are no more."""
        rng = random.Random(f"{game}/{seed}")
        rules = sorted(self.by_rule)
        taken: set[str] = set()
        while len(taken) < sum(bool(each.rules) for each in self.by_id.values()):
            lines = self.by_rule[rng.choice(rules)]
            here = lines[rng.choice(sorted(lines))]
            families = sorted({each.spot.family for each in here})
            family = rng.choice(families)
            drawn = rng.choice([each for each in here if each.spot.family == family])
            if drawn.spot.id not in taken:
                taken.add(drawn.spot.id)
                yield drawn
