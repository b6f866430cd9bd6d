"""Breaking rules to see whether tests notice: what is broken, whose line it is, and that a broken line is found."""

import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tools.mutants.drawing import Pool
from tools.mutants.owners import Owners, rules_in
from tools.mutants.report import score, write_report
from tools.mutants.session import BY_OTHERS, BY_RULE, EQUIVALENT, ROOT, SURVIVED, UNSWAPPABLE, Result, Worker
from tools.mutants.spots import broken, spots_of
from tools.mutants.survey import Survey, marks_of

SOURCE = '''"""A game."""
from typing import Final

LIMIT: Final = 3


def price(size: int | None, ships: list[int]) -> int:
    """What it costs: TST-1.1."""
    assert size is not None
    total = 2
    if size > 3 and len(ships) != 1:
        total += 5  # TST-1.2
    for ship in ships:
        if ship in (7, 8):
            continue
        total -= 1
    ships.append(total)
    return total


def tell(table: "Table") -> None:
    if table.sink is not None:
        table.emit(1)
'''


def changes(operator: str) -> set[str]:
    """The changed line of every break by an operator."""
    found = set()
    for spot in spots_of("game.py", SOURCE):
        after = broken(SOURCE, spot)
        if spot.operator == operator and after is not None:
            found |= {line.strip() for line in after.splitlines() if line not in SOURCE.splitlines()}
    return found


def test_conditions_lose_a_clause_or_turn_round() -> None:
    assert changes("DropClause") == {"if size > 3:", "if len(ships) != 1:"}
    assert changes("ReplaceAndWithOr") == {"if size > 3 or len(ships) != 1:"}
    assert changes("SwapMembership") == {"if ship not in (7, 8):"}
    assert changes("ReplaceComparisonOperator_Gt_GtE") == {"if size >= 3 and len(ships) != 1:"}


def test_statements_are_left_out_or_turned() -> None:
    assert changes("DropStatement") == {"pass  # TST-1.2", "pass"}
    assert changes("TurnAssignment") == {"total -= 5  # TST-1.2", "total += 1"}
    assert "total = 3" in changes("NumberReplacer")


def test_only_what_a_function_does_is_broken() -> None:
    """Not annotations, assertions, constants of a module, nor what is told for the log."""
    lines = {spot.line for spot in spots_of("game.py", SOURCE)}
    told = {number for number, line in enumerate(SOURCE.splitlines(), 1) if "sink" in line or "emit" in line}
    never = {number for number, line in enumerate(SOURCE.splitlines(), 1) if "Final" in line or "assert" in line}
    assert told
    assert not lines & (told | never)
    assert not any(spot.function == "price" and spot.line == 7 for spot in spots_of("game.py", SOURCE))


def test_a_break_keeps_its_name_when_the_file_changes_elsewhere() -> None:
    before = {spot.id: spot for spot in spots_of("game.py", SOURCE)}
    longer = SOURCE.replace("LIMIT: Final = 3", "LIMIT: Final = 3\n\n\ndef other() -> int:\n    return 1 + 2\n")
    after = {spot.id: spot for spot in spots_of("game.py", longer)}
    assert set(before) < set(after)
    assert all(after[each].line == spot.line + 5 for each, spot in before.items())


@pytest.fixture
def owners(tmp_path: Path) -> Owners:
    """Two tests name TST-1.1, one TST-1.2; a third rule's test only passes by."""
    folder = tmp_path / "perihelion" / "games" / "toy"
    folder.mkdir(parents=True)
    (folder / "game.py").write_text(SOURCE, encoding="utf8")
    rules = {"a": ["TST-1.1"], "b": ["TST-1.1"], "c": ["TST-1.2"], "d": ["TST-9.9"], "e": []}
    tests = sorted(rules)
    number = {test: at for at, test in enumerate(tests)}
    runs = {10: "abcde", 11: "abcde", 12: "c", 13: "abcde", 14: "ab", 15: "ab", 16: "ab", 17: "abcde", 18: "abcde"}
    lines = {str(line): [number[test] for test in who] for line, who in runs.items()}
    survey = Survey(rules, dict.fromkeys(tests, 0.1), tests, {"perihelion/games/toy/game.py": lines})
    return Owners(tmp_path, survey)


def test_a_line_belongs_to_the_rules_that_the_code_names_and_whose_tests_run_it(owners: Owners) -> None:
    module = "perihelion/games/toy/game.py"
    assert owners.of(module, 12) == ["TST-1.2"]  # its own comment, and the one test
    assert owners.of(module, 16) == ["TST-1.1"]  # the docstring, and the only tests
    assert "TST-1.1" in owners.of(module, 10)
    assert owners.tests_of(module, 16) == {"a", "b"}


def test_a_text_names_rules_in_lists_and_from_one_to_another() -> None:
    assert rules_in("BSU-31.4, 31.9: before") == ["BSU-31.4", "BSU-31.9"]
    assert rules_in("WSS-5.1 to 5.3, and A-43") == ["WSS-5.1", "WSS-5.2", "WSS-5.3", "A-43"]
    assert rules_in("BSU-16.9–16.12, 16.18") == ["BSU-16.9", "BSU-16.10", "BSU-16.11", "BSU-16.12", "BSU-16.18"]
    assert rules_in("(BTS-21.29 to BTS-21.31)") == ["BTS-21.29", "BTS-21.30", "BTS-21.31"]
    assert rules_in("NFR-12.1, NFR-13.2 and 13.4") == ["NFR-12.1", "NFR-13.2", "NFR-13.4"]


def test_the_lot_is_the_same_for_a_seed_and_goes_on(owners: Owners) -> None:
    pool = Pool(owners.root, "toy", owners)

    def drawn(seed: int, count: int) -> list[str]:
        return [each.spot.id for each in islice(pool.draw("toy", seed), count)]

    assert drawn(1, 5) == drawn(1, 9)[:5]
    assert drawn(1, 9) != drawn(2, 9)
    everything = drawn(1, 10_000)
    assert len(everything) == len(set(everything)) == sum(bool(each.rules) for each in pool.by_id.values())


def test_files_of_tests_that_are_the_same_need_not_be_watched_again() -> None:
    """What the earlier survey told of them stands; of changed and deleted files nothing does."""
    rules = {"a.py::x": ["TST-1.1"], "b.py::y": ["TST-1.2"], "b.py::gone": ["TST-1.3"], "c.py::z": ["TST-1.4"]}
    runs = {"game.py": {"10": [0, 3], "11": [1, 2], "12": [0]}}
    earlier = Survey(
        rules, dict.fromkeys(rules, 1.0), sorted(rules), runs, files={"a.py": "1", "b.py": "1", "c.py": "1"}
    )
    tests = ["b.py::new", "b.py::y"]
    named = {"b.py::y": ["TST-1.2"]}
    again = Survey(named, dict.fromkeys(tests, 2.0), tests, {"game.py": {"10": [1], "13": [0]}})
    again.files = {"a.py": "1", "b.py": "2"}
    assert again.same_files(earlier) == {"a.py"}
    again.take(earlier)
    assert again.seconds == {"a.py::x": 1.0, "b.py::new": 2.0, "b.py::y": 2.0}
    assert again.rules == {"a.py::x": ["TST-1.1"], "b.py::y": ["TST-1.2"]}
    told = {line: [again.tests[at] for at in who] for line, who in again.runs["game.py"].items() if who}
    assert told == {"10": ["a.py::x", "b.py::y"], "12": ["a.py::x"], "13": ["b.py::new"]}


def test_only_a_change_beside_the_tests_makes_all_of_them_be_watched_again(tmp_path: Path) -> None:
    test = tmp_path / "tests" / "games" / "toy" / "test_a.py"
    engine = tmp_path / "perihelion" / "game.py"
    for file in (test, engine, tmp_path / "tests" / "games" / "other" / "test_b.py", test.with_name("bench.py")):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("1\n", encoding="utf8")
    ground, files = marks_of(tmp_path, "toy")
    assert set(files) == {"tests/games/toy/test_a.py"}
    test.write_text("2\n", encoding="utf8")
    assert marks_of(tmp_path, "toy")[0] == ground
    assert marks_of(tmp_path, "toy")[1] != files
    for file in (engine, test.with_name("bench.py")):
        before = marks_of(tmp_path, "toy")[0]
        file.write_text("2\n", encoding="utf8")
        assert marks_of(tmp_path, "toy")[0] != before


def result(outcome: str, number: int = 0) -> Result:
    parts = (f"{outcome}{number}", "game.py", "price", 11, "DropClause", ["TST-1.1"])
    return Result(*parts, change="-a\n+b", outcome=outcome, noticed_by="a test")


def test_the_score_counts_what_changes_nothing_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = tmp_path / "same.toml"
    listed.write_text(f'{SURVIVED}1 = "the list is never empty here"\n', encoding="utf8")
    monkeypatch.setattr("tools.mutants.session.EQUIVALENT", listed)
    results = [result(BY_RULE), result(BY_RULE, 1), result(BY_OTHERS), result(SURVIVED), result(SURVIVED, 1)]
    made = score(results)
    assert (made.rule, made.others, made.survived, made.equivalent) == (2, 1, 1, 1)
    assert (made.by_rule, made.by_any) == (50, 75)
    write_report("toy", results, "Seed 1.", tmp_path / "toy.md")
    text = (tmp_path / "toy.md").read_text(encoding="utf8")
    assert "50.0% noticed by a test that names a rule of the line (2), 75.0% by any test (3), 1 by none" in text
    assert "the list is never empty here" in text


def test_every_break_that_changes_nothing_has_its_reason() -> None:
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf8")) if EQUIVALENT.exists() else {}
    assert all(isinstance(reason, str) and len(reason.split()) > 3 for reason in listed.values())


@pytest.fixture(scope="module", params=["worker", "warm"])
def worker(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    made = Worker("sunward", tmp_path_factory.mktemp("mutants") / "tree", request.param)
    yield made
    made.close()


SCORING = "perihelion/games/sunward/rules/scoring.py"
CLUSTER = "tests/games/sunward/test_scoring.py::test_cluster_counts_pieces_of_the_largest_group_compact_or_a_chain"
ALIENS = "tests/games/sunward/test_scoring.py::test_aliens_counts_alien_hexes_covered_by_the_required_shape"


def test_a_worker_tells_a_broken_rule_from_a_whole_one(worker: Worker) -> None:
    """In a copy: the project itself stays as it is, and each break is gone before the next."""
    source = (ROOT / SCORING).read_text(encoding="utf8")
    tests = [ALIENS, CLUSTER]

    def failed(before: str, after: str, seconds: int = 60) -> str:
        assert before in source
        task = {"module": SCORING, "source": source.replace(before, after), "tests": tests, "limits": [seconds] * 2}
        return str(worker.ask(**task)["failed"])

    assert failed("size += 1", "size += 1") == ""
    assert failed("size += 1", "size -= 1") == CLUSTER
    assert failed("together & tables.aliens", "together | tables.aliens") == ALIENS
    outside = failed("def largest_group", "import nowhere_at_all\n\n\ndef largest_group")
    assert outside in ("collection", UNSWAPPABLE)  # what lies in no function, only a new process can show
    assert failed("grown = len(apart) < len(waiting)", "grown = True", seconds=3) == "time"  # it would go on for ever
    assert failed("size += 1", "size += 1") == ""
    assert (ROOT / SCORING).read_text(encoding="utf8") == source
