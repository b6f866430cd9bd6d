"""The page of strength: it keeps what was measured elsewhere, and notes in a learned evaluation what it has won."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.nets import some_net

from perihelion import game
from perihelion.kernel.learned import packed, unpacked
from tools import strength


def told(one: str, other: str, games: int = 400) -> dict[str, Any]:
    lineup = {"bots": [one, other], "purpose": "match", "games": games, "win_rate": 0.85, "interval": [0.81, 0.88]}
    return {
        "lineups": [{**lineup, "mean_scores": [52.7, 44.2]}],
        "timing": {one: 0.0017, other: None},
        "commits": ["0123456789"],
    }


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "ROOT", tmp_path)
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(strength, "DATA", tmp_path / "strength.json")
    return tmp_path


def test_what_was_measured_elsewhere_stays_on_the_page(pages: Path) -> None:
    before = {"sunward": {"pace": None, "matches": [told("easy", "random"), told("normal", "easy", 12)]}}
    strength.DATA.write_text(json.dumps(before), encoding="utf8")
    found = strength.gathered()
    assert [match["lineups"][0]["bots"] for match, _ in found["sunward"]["matches"]] == [
        ["easy", "random"],
        ["normal", "easy"],
    ]
    page = strength.written(found)
    assert "| easy – random | match | 400 | 85.0% | 81.0–88.0% | 90%: not reached | 52.7 : 44.2 |" in page
    assert "| normal – easy | match | 12 |" in page


def test_a_learned_evaluation_says_what_it_has_won(pages: Path) -> None:
    folder = pages / "perihelion" / "games" / "new_frontiers" / "learned"
    strength.note("new-frontiers", [told("learned", "normal")])  # where nothing was learned there is nothing to say
    folder.mkdir(parents=True)
    learned = some_net(game("new-frontiers"), 2)
    (folder / "2.net").write_bytes(packed(learned))
    strength.note("new-frontiers", [told("normal", "easy"), told("learned", "normal"), told("expert@60", "hard@20", 0)])
    after = unpacked((folder / "2.net").read_bytes(), "2.net")
    assert after.first == learned.first
    assert after.provenance["measured"] == [
        {
            "bots": ["learned", "normal"],
            "games": 400,
            "win_rate": 0.85,
            "interval": [0.81, 0.88],
            "commits": ["0123456789"],
        }
    ]


def test_a_match_can_be_asked_for_alone() -> None:
    """By its first bot, which may be in several, or by both; a budget is no part of a name."""
    found = [each for each, _ in strength.tournaments("new-frontiers")]

    def asked(only: str) -> list[tuple[str, ...]]:
        return [each.bots for each in found if strength.is_asked(each, only)]

    assert asked("") == [each.bots for each in found]
    assert asked("easy") == [("easy", "random")]
    assert asked("normal") == [("normal", "easy"), ("normal",)]
    assert asked("normal-easy") == [("normal", "easy")]
    assert asked("expert-hard") == [strength.expert("new-frontiers")]
    assert asked("expert-expert") == [(*strength.twice("new-frontiers"), strength.expert("new-frontiers")[0])]
    assert asked("nobody") == []
