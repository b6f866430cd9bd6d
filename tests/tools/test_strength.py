"""The page of strength: it keeps what was measured elsewhere, and notes in a learned evaluation what it has won."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.nets import some_net

from perihelion import game
from perihelion.kernel.learned import packed, unpacked
from tools import strength


def told(one: str, other: str, games: int = 400, seats: int = 2) -> dict[str, Any]:
    lineup = {
        "bots": [one, *[other] * (seats - 1)],
        "purpose": "match",
        "games": games,
        "win_rate": 0.85,
        "interval": [0.81, 0.88],
    }
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


def test_each_learned_evaluation_is_told_of_the_matches_with_its_seats(pages: Path) -> None:
    folder = pages / "perihelion" / "games" / "new_frontiers" / "learned"
    folder.mkdir(parents=True)
    for seats in (2, 3):
        (folder / f"{seats}.net").write_bytes(packed(some_net(game("new-frontiers"), seats)))
    strength.note("new-frontiers", [told("learned", "normal"), told("expert@3", "hard@5", seats=3)])
    noted = [unpacked((folder / f"{seats}.net").read_bytes(), "").provenance["measured"] for seats in (2, 3)]
    assert [[each["bots"] for each in found] for found in noted] == [
        [["learned", "normal"]],
        [["expert@3", "hard@5", "hard@5"]],
    ]


def test_with_more_seats_one_sits_among_several_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where something was learned with so many seats; at least 400 games in all seat orders."""
    two = [each for each, _ in strength.tournaments("pulsar-2849") if each.seats == 2]
    known = game("pulsar-2849").learned(2)
    monkeypatch.setattr(type(game("pulsar-2849")), "learned", lambda _self, _seats: known)
    more = [(each, aim) for each, aim in strength.tournaments("pulsar-2849") if each.seats > 2]
    assert [(each.seats, each.bots[0].partition("@")[0], aim) for each, aim in more] == [
        (3, "learned", 1 / 3),
        (3, "expert", 0.55),
        (4, "learned", 1 / 4),
        (4, "expert", 0.45),
    ]
    assert all(len(each.matches()) >= 400 for each, _ in more)
    one, others = strength.expert("pulsar-2849", 3)
    assert more[1][0].lineups()[0].bots == (one, others, others)
    assert (one.partition("@")[0], others.partition("@")[0]) == ("expert", "hard")
    files = [strength.file_of(each) for each in [*two, *[each for each, _ in more]]]
    assert len(set(files)) == len(files)
    assert [strength.is_asked(each, "", 3) for each, _ in more] == [True, True, False, False]


def test_a_match_can_be_asked_for_alone() -> None:
    """By its first bot, which may be in several, or by both; a budget is no part of a name."""
    found = [each for each, _ in strength.tournaments("new-frontiers")]

    def asked(only: str) -> list[tuple[str, ...]]:
        return [each.bots for each in found if strength.is_asked(each, only)]

    assert asked("") == [each.bots for each in found]
    assert asked("easy") == [("easy", "random")]
    assert asked("normal") == [("normal", "easy"), ("normal",)]
    assert asked("normal-easy") == [("normal", "easy")]
    assert asked("expert-hard") == [strength.expert("new-frontiers", seats) for seats in (2, 3, 4)]
    assert asked("expert-expert") == [(*strength.twice("new-frontiers"), strength.expert("new-frontiers")[0])]
    assert asked("nobody") == []
