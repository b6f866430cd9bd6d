"""A run: copies of the project, the survey, the lot, workers side by side, and results that outlive an interruption."""

import difflib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

from perihelion.arena.commit import commit
from perihelion.kernel.registry import OURS
from tools.mutants.drawing import Drawn, Pool
from tools.mutants.owners import Owners
from tools.mutants.spots import Spot, broken
from tools.mutants.survey import SHARED, Survey, package_of

ROOT = Path(__file__).resolve().parent.parent.parent
COPIED = (
    "perihelion",
    "tests/games",
    "tests/contract",
    "tests/words",
    "tests/records",
    "tests/support",
    "docs",
    "tools",
)
LOOSE = ("tests/conftest.py", "pyproject.toml", "setup.py", "README.md", "LICENSE")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "page", ".*")

EQUIVALENT = ROOT / "tests" / "mutants-equivalent.toml"
UNSWAPPABLE = "unswappable"  # what `warm` says of a break that it cannot show
BY_RULE, BY_OTHERS, SURVIVED, STILLBORN = "rule", "others", "survived", "stillborn"


@dataclass
class Result:
    """What became of one broken line."""

    id: str
    module: str
    function: str
    line: int
    operator: str
    rules: list[str]
    change: str
    outcome: str
    noticed_by: str = ""


def equivalents() -> dict[str, str]:
    """The broken lines that play as before: id and reason."""
    return tomllib.loads(EQUIVALENT.read_text(encoding="utf8")) if EQUIVALENT.exists() else {}


def digest(game: str) -> str:
    """Of what a result depends on: package and tests, not what is said about results, nor the tests of other games."""
    whole = hashlib.blake2b(game.encode(), digest_size=8)
    others = [ROOT / "tests" / "games" / package_of(other) for other in OURS if other != game]
    for folder in COPIED:
        for file in sorted((ROOT / folder).rglob("*")):
            if file == EQUIVALENT or "mutants" in file.parts or any(file.is_relative_to(other) for other in others):
                continue
            if file.is_file() and file.suffix in (".py", ".toml", ".ftl", ".json"):
                whole.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return whole.hexdigest()


def copy_project(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    for each in COPIED:
        shutil.copytree(ROOT / each, folder / each, ignore=NOT_COPIED)
    for each in LOOSE:
        shutil.copy(ROOT / each, folder / each)
    return folder


def environment(tree: Path) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV"))}
    alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "CI": "", "PYTHONHASHSEED": "0"}
    return {**inherited, **alone, "PYTHONPATH": str(tree)}


def survey_of(game: str, folder: Path, mark: str) -> Survey:
    kept = folder / f"{game}-survey-{mark}.json"
    if not kept.exists():
        earlier = sorted(folder.glob(f"{game}-survey-*.json"), key=lambda path: path.stat().st_mtime)
        tree = copy_project(folder / "tree" / f"{game}-survey")
        files = [str(path) for path in (kept.with_suffix(".part"), *earlier[-1:])]
        command = [sys.executable, "-m", "tools.mutants.survey", game, *files]
        done = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True)
        if not kept.with_suffix(".part").exists():
            sys.exit(done.stdout[-3000:] + done.stderr[-3000:])
        for old in earlier:
            old.unlink()
        kept.with_suffix(".part").rename(kept)
        shutil.rmtree(tree)
    return Survey.read(kept)


class Worker:
    """A process that breaks one module after another in a copy of its own: `worker` or `warm`."""

    def __init__(self, game: str, tree: Path, kind: str = "worker") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", f"tools.mutants.{kind}", game],
            cwd=copy_project(tree),
            env=environment(tree),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **task: object) -> dict[str, Any]:
        into, out = self.process.stdin, self.process.stdout
        assert into is not None
        assert out is not None
        into.write(json.dumps(task) + "\n")
        into.flush()
        line = out.readline()
        if not line:
            raise RuntimeError("a worker ended; its error output says why")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        if self.process.stdin:
            self.process.stdin.close()
        self.process.wait()


class Session:
    """The broken lines of one game and what became of them."""

    def __init__(self, game: str, folder: Path, workers: int, quick: bool = False) -> None:
        folder = folder.resolve()  # the survey runs in a folder of its own
        folder.mkdir(parents=True, exist_ok=True)
        self.game = game
        self.folder = folder
        self.workers = workers
        self.about: dict[str, object] = {"game": game, "commit": commit(), "quick": quick}
        self.quick = quick  # leave out the contract; so for breaks that are known to change nothing
        self.same = equivalents()
        self.mark = digest(game)
        self.survey = survey_of(game, folder, self.mark)
        self.owners = Owners(ROOT, self.survey)
        self.pool = Pool(ROOT, game, self.owners)
        self.naming = self.survey.naming
        self.last = {each.id: each.noticed_by for each in self.earlier()[1].values()}
        self._lock = threading.Lock()
        self._local = threading.local()
        self._open: list[Worker] = []
        self._sound: dict[tuple[str, str], bool] = {}

    def run(self, wanted: list[Drawn], results: dict[str, Result], told: IO[str]) -> None:
        """Tries each; every result is kept at once, so that a stopped run goes on where it was."""
        with ThreadPoolExecutor(self.workers) as threads:
            try:
                for drawn, result in zip(wanted, threads.map(self._try, wanted), strict=True):
                    results[drawn.spot.id] = result
                    self.keep(results)
                    print(
                        f"{len(results)}: {result.outcome:9} {result.module}:{result.line} {result.rules[:3]}",
                        file=told,
                        flush=True,
                    )
            finally:
                for worker in self._open:
                    worker.close()

    def _worker(self, kind: str) -> Worker:
        """This thread's own; the cold one only when it is needed."""
        mine: dict[str, Worker] = self._local.__dict__
        if kind not in mine:
            with self._lock:
                mine[kind] = Worker(self.game, self.folder / "tree" / f"{self.game}-{len(self._open)}", kind)
                self._open.append(mine[kind])
        return mine[kind]

    def _try(self, drawn: Drawn) -> Result:
        spot = drawn.spot
        source = (ROOT / spot.module).read_text(encoding="utf8")
        changed = broken(source, spot)
        parts = (spot.id, spot.module, spot.function, spot.line, spot.operator, list(drawn.rules))
        if changed is None:
            return Result(*parts, change="", outcome=STILLBORN)
        running = self.owners.tests_of(spot.module, spot.line)
        named = {test for rule in drawn.rules for test in self.naming[rule]}
        others = (running | set(self.survey.unnamed) if self._loads(spot) else running) - named
        lots = ((BY_RULE, self._in_order(spot.id, named, running)), (BY_OTHERS, self._others(spot.id, others)))
        change = difference(source, changed)
        kinds = ["warm", "worker"] if self._imported(drawn) else ["warm"]
        for outcome, tests in lots:
            answer = self._noticed(kinds, spot.module, changed, tests)
            if answer["failed"] == "collection" and tests:
                return Result(*parts, change=change, outcome=STILLBORN, noticed_by=answer["said"])
            if answer["failed"]:
                return Result(*parts, change=change, outcome=outcome, noticed_by=answer["failed"])
        return Result(*parts, change=change, outcome=SURVIVED)

    def _noticed(self, kinds: list[str], module: str, source: str, tests: list[str]) -> dict[str, Any]:
        """What some tests say, in each kind of process that may show the break, before any others are asked."""
        answer: dict[str, Any] = {"failed": ""}
        for kind in kinds:
            answer = self._ask(kind, module, source, tests)
            if answer["failed"] == UNSWAPPABLE:
                return self._ask("worker", module, source, tests)
            if answer["failed"]:
                return answer
        return answer

    def _imported(self, drawn: Drawn) -> bool:
        """Whether the line runs on importing too, before any test: only a new process shows what its break does."""
        spot = drawn.spot
        start = self.owners.module(spot.module).functions.spans[spot.function][0]
        return self._loads(spot) or spot.line == start

    def _loads(self, spot: Spot) -> bool:
        """Whether the line runs before any test too: then each test may see what it does without running it."""
        return spot.line in self.survey.outside.get(spot.module, [])

    def _ask(self, kind: str, module: str, source: str, tests: list[str]) -> dict[str, Any]:
        """What the tests say of a broken module; those that fail there unbroken are not asked."""
        original = (ROOT / module).read_text(encoding="utf8")
        while True:
            answer = self._told(kind, module, source, tests)
            failed = answer["failed"]
            if failed not in tests or self._passes(kind, failed, module, original):
                return answer
            tests.remove(failed)

    def _others(self, id_: str, tests: set[str]) -> list[str]:
        """Those that name rules, those that name none, then what all games share; but first the last to notice."""
        unnamed, last = set(self.survey.unnamed), self.last.get(id_, "")

        def is_shared(test: str) -> bool:
            return test in unnamed and test.startswith(SHARED) and "/test_records" not in test

        known = self.survey.seconds  # the others fail unbroken too
        quick = self.quick or id_ in self.same
        wanted = [test for test in tests if test in known and not (quick and is_shared(test))]
        return sorted(wanted, key=lambda test: (test != last, is_shared(test), test in unnamed, known[test], test))

    def _told(self, kind: str, module: str, source: str, tests: list[str]) -> dict[str, Any]:
        if not tests:
            return {"failed": ""}
        limits = [5 + 10 * self.survey.seconds[test] for test in tests]
        return self._worker(kind).ask(module=module, source=source, tests=tests, limits=limits)

    def _passes(self, kind: str, test: str, module: str, source: str) -> bool:
        if (kind, test) not in self._sound:
            self._sound[kind, test] = not self._told(kind, module, source, [test])["failed"]
        return self._sound[kind, test]

    def _in_order(self, id_: str, tests: set[str], running: set[str]) -> list[str]:
        """The last to notice, then those that run the line, and the quick ones first."""
        last = self.last.get(id_, "")
        return sorted(tests, key=lambda test: (test != last, test not in running, self.survey.seconds[test], test))

    @property
    def kept(self) -> Path:
        return self.folder / f"{self.game}.json"

    def keep(self, results: dict[str, Result]) -> None:
        content = {**self.about, "digest": self.mark, "results": [asdict(each) for each in results.values()]}
        part = self.kept.with_suffix(".part")
        part.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf8")
        part.rename(self.kept)

    def earlier(self) -> tuple[str, dict[str, Result]]:
        """What an earlier run found, and the state of package and tests it was found in."""
        if not self.kept.exists():
            return "", {}
        content = json.loads(self.kept.read_text(encoding="utf8"))
        return content["digest"], {each["id"]: Result(**each) for each in content["results"]}


def difference(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return "\n".join(line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---"))
