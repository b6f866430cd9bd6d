"""Score and survivors, for people (Markdown) and for programs (the results themselves are JSON)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.session import BY_OTHERS, BY_RULE, STILLBORN, SURVIVED, Result, equivalents


@dataclass
class Score:
    """Of one game's broken lines; those that change nothing, listed with a reason, are counted apart."""

    rule: int
    others: int
    survived: int
    equivalent: int
    stillborn: int

    @property
    def counted(self) -> int:
        return self.rule + self.others + self.survived

    @property
    def by_rule(self) -> float:
        return 100 * self.rule / max(1, self.counted)

    @property
    def by_any(self) -> float:
        return 100 * (self.rule + self.others) / max(1, self.counted)


def score(results: Iterable[Result]) -> Score:
    same = equivalents()
    found = Counter("equivalent" if each.outcome == SURVIVED and each.id in same else each.outcome for each in results)
    return Score(found[BY_RULE], found[BY_OTHERS], found[SURVIVED], found["equivalent"], found[STILLBORN])


def write_report(game: str, results: list[Result], told: str, path: Path) -> Score:
    same = equivalents()
    made = score(results)
    lines = [
        f"# Broken lines of {game}",
        "",
        told,
        "",
        f"{made.counted} broken lines: {made.by_rule:.1f}% noticed by a test that names a rule of the line "
        f"({made.rule}), {made.by_any:.1f}% by any test ({made.rule + made.others}), {made.survived} by none. "
        f"Beside these {made.equivalent} that change nothing and {made.stillborn} that could not be imported.",
    ]
    groups = {
        "Noticed by no test": [each for each in results if each.outcome == SURVIVED and each.id not in same],
        "Noticed, but by no test that names a rule of the line": [
            each for each in results if each.outcome == BY_OTHERS
        ],
        "Change nothing": [each for each in results if each.outcome == SURVIVED and each.id in same],
        "Listed as changing nothing, yet noticed": [
            each for each in results if each.outcome in (BY_RULE, BY_OTHERS) and each.id in same
        ],
    }
    for title, group in groups.items():
        if group:
            lines += ["", f"## {title}", ""]
        for each in sorted(group, key=lambda each: (each.module, each.line)):
            lines += [f"- `{each.id}` {each.module}:{each.line} `{each.function}` ({', '.join(each.rules)})"]
            lines += [f"  {reason}" for reason in (same.get(each.id), each.noticed_by) if reason]
            lines += ["", "  ```diff", *(f"  {line}" for line in each.change.splitlines()), "  ```", ""]
    path.write_text("\n".join(lines).rstrip() + "\n", encoding="utf8")
    return made
