"""The page of figures: each part is filled from its own runs, and half a run is not taken."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from tools.mutants.session import BY_RULE, SURVIVED, Result
from tools.proof import NOTHING, PAGE, PARTS, fill, filled

MADE = ("id", "game.py", "price", 11, "DropClause", ["TST-1.1"], "-a\n+b")


def test_the_page_has_a_place_for_every_part() -> None:
    text = PAGE.read_text(encoding="utf8")
    for part in PARTS:
        assert "\nNEW\n" in filled(text, part, "NEW")
    with pytest.raises(LookupError):
        filled("", "rules", "NEW")


@pytest.mark.parametrize(
    ("half", "shown"), [({}, "| sunward | 2 | 50.0% | 50.0% | 1 | 0 | 7 | abc |"), ({"again": True}, NOTHING)]
)
def test_figures_of_mutants(tmp_path: Path, half: dict[str, bool], shown: str) -> None:
    results = [asdict(Result(*MADE, outcome=outcome)) for outcome in (BY_RULE, SURVIVED)]
    run = {"game": "sunward", "seed": 7, "commit": "abc", "results": results, **half}
    (tmp_path / "sunward.json").write_text(json.dumps(run), encoding="utf8")
    page = tmp_path / "proof.md"
    page.write_text(filled(PAGE.read_text(encoding="utf8"), "mutants", NOTHING), encoding="utf8")
    fill("mutants", tmp_path, page)
    assert shown in page.read_text(encoding="utf8").partition("<!-- mutants -->")[2].partition("<!-- end")[0]


def test_figures_of_a_soak(tmp_path: Path) -> None:
    run = {
        "game": "sunward",
        "seed": 7,
        "commit": "abc",
        "swift": 1200,
        "sought": 30,
        "decisions": 4567,
        "looked_at": 8,
    }
    run |= {"choices": 9, "never_met": {"move": ["move-a", "move-b"]}, "faults": []}
    (tmp_path / "sunward.json").write_text(json.dumps(run), encoding="utf8")
    page = tmp_path / "proof.md"
    page.write_text(PAGE.read_text(encoding="utf8"), encoding="utf8")
    fill("soak", tmp_path, page)
    assert "| sunward | 1,200 | 30 | 4,567 | 8 | 9 | 2 | 0 | 7 | abc |" in page.read_text(encoding="utf8")


def test_a_game_without_a_run_keeps_its_figures(tmp_path: Path) -> None:
    page = tmp_path / "proof.md"
    page.write_text(filled(PAGE.read_text(encoding="utf8"), "mutants", NOTHING), encoding="utf8")
    for game, commit in (("burning-suns", "old"), ("sunward", "old"), ("burning-suns", "new")):
        results = [asdict(Result(*MADE, outcome=BY_RULE))]
        run = {"game": game, "seed": 7, "commit": commit, "results": results}
        folder = tmp_path / f"{game}-{commit}"
        folder.mkdir()
        (folder / f"{game}.json").write_text(json.dumps(run), encoding="utf8")
        fill("mutants", folder, page)
    told = page.read_text(encoding="utf8").partition("<!-- mutants -->")[2].partition("<!-- end")[0].splitlines()
    rows = [line.strip("| ").split(" | ") for line in told if "|" in line][2:]
    assert [(row[0], row[-1]) for row in rows] == [("sunward", "old"), ("burning-suns", "new")]
