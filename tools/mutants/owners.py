"""Which rules a line carries.

Two witnesses speak for a rule. The code itself: the line's own comment, or the docstring and the comments of its
function, name it, and a test of that rule runs the line. And the tests: those naming the rule are, more than those of
other rules, the ones that run the line. How well a rule's tests and a line's tests agree is their F1 measure, a test
with many parameters counting once; the rules that come near to the best one own the line, `CROWD` of them at most. A
line that more would own so, and of which the code names no rule, belongs to none. What is made for people and bots
(`BESIDE`) runs beside every rule and breaks none, and what runs on importing serves every test, whichever runs it once
more: there only the code itself speaks.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.spots import Functions
from tools.mutants.survey import Survey

NEAR = 0.6  # of the best agreement
CROWD = 8
BESIDE = {"people", "bots", "reading"}
NAMED = re.compile(r"\b(?:[A-Z]{3}-(?:\d+\.\d+|EX-\d+)|A-\d+|AMB-\d+)\b")
LISTED = re.compile(r"\b([A-Z]{3}-)(\d+)\.(\d+)(?:(, | and | to |–)(?:[A-Z]{3}-)?(\d+)\.(\d+))")


@dataclass
class Module:
    lines: list[str]
    functions: Functions


def rules_in(text: str) -> list[str]:
    """The rules that a text names, also those after the first one of "BSU-31.4, 31.9" and "WSS-5.1 to 5.5" (or –)."""
    while True:
        listed = LISTED.search(text)
        if listed is None:
            return NAMED.findall(text)
        game, section, first, how, other, last = listed.groups()
        between = range(int(first), int(last)) if how in (" to ", "–") and section == other else [int(first)]
        named = " ".join(f"{game}{section}.{number}" for number in between)
        text = f"{text[: listed.start()]}{named} {game}{other}.{last}{text[listed.end() :]}"


def without_parameters(tests: Iterable[str]) -> set[str]:
    return {test.partition("[")[0] for test in tests}


class Owners:
    def __init__(self, root: Path, survey: Survey) -> None:
        self.root = root
        self.survey = survey
        self.naming = {rule: without_parameters(tests) for rule, tests in survey.naming.items()}
        self.witnesses = {test for tests in survey.naming.values() for test in tests}
        self._modules: dict[str, Module] = {}

    def module(self, path: str) -> Module:
        if path not in self._modules:
            source = (self.root / path).read_text(encoding="utf8")
            self._modules[path] = Module(source.splitlines(), Functions(source))
        return self._modules[path]

    def tests_of(self, path: str, line: int) -> set[str]:
        """The tests that run a line; a later line of a long statement is run by those that run its beginning."""
        runs = self.survey.runs.get(path, {})
        function = self.module(path).functions.of_line.get(line)
        while str(line) not in runs and self.module(path).functions.of_line.get(line - 1) == function:
            line -= 1
        return {self.survey.tests[at] for at in runs.get(str(line), ())}

    def of(self, path: str, line: int) -> list[str]:
        running = without_parameters(self.tests_of(path, line) & self.witnesses)
        agreement = {
            rule: 2 * len(tests & running) / (len(tests) + len(running))
            for rule, tests in self.naming.items()
            if tests & running
        }
        if not agreement:
            return []
        stated = [rule for rule in self.stated(path, line) if rule in agreement]
        if BESIDE & set(Path(path).parts) or line in self.survey.outside.get(path, ()):
            return sorted(set(stated))
        best = max(agreement.values())
        near = [rule for rule, value in agreement.items() if value >= NEAR * best]
        near.sort(key=lambda rule: (-agreement[rule], rule))
        return sorted({*stated, *near[:CROWD]}) if stated or len(near) <= CROWD else []

    def stated(self, path: str, line: int) -> list[str]:
        """The rules that the code names for a line: beside or above it, else anywhere in its function."""
        module = self.module(path)
        near = [module.lines[line - 1]]
        above = line - 2
        while above >= 0 and module.lines[above].lstrip().startswith("#"):
            near.append(module.lines[above])
            above -= 1
        found = [rule for text in near if "#" in text for rule in rules_in(text.partition("#")[2])]
        if found:
            return found
        start, end = module.functions.spans[module.functions.of_line[line]]
        return rules_in("\n".join(module.lines[start - 1 : end]))
