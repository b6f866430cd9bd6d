"""Looking rules up: every numbered statement is found, by its id, by its chapter, by words."""

import re
from pathlib import Path

import pytest

from perihelion import Game, game
from perihelion.words.rules import language_shown, rules_of, search


def test_every_game_has_a_reference(any_game: Game) -> None:
    rules = rules_of(any_game)
    assert len(rules) > 20
    assert all(rule.id.startswith(any_game.rules_prefix) and rule.text for rule in rules)


def test_by_id_by_chapter_and_by_words() -> None:
    rules = rules_of(game("sunward"))
    assert [rule.id for rule in search(rules, "wss-3.5")] == ["WSS-3.5"]
    assert [rule.id for rule in search(rules, "WSS-5")] == [f"WSS-5.{number}" for number in range(1, 7)]
    found = search(rules, "alien uncovered")
    assert "WSS-7.10" in [rule.id for rule in found]
    assert search(rules, "no such words anywhere") == []
    assert search(rules, "WSS-3.5")[0].section == "3 Rounds and turns"


def test_in_polish_with_or_without_the_marks_of_its_letters() -> None:
    rules = rules_of(game("sunward"), "pl")
    assert search(rules, "WSS-3.5")[0].section == "3 Rundy i tury"
    for wanted in ("rubież", "rubiez", "RUBIEŻ"):
        found = [rule.id for rule in search(rules, wanted)]
        assert "WSS-5.1" in found
        assert len(found) < 30
    assert "WSS-7.10" in [rule.id for rule in search(rules, "niezakryty obcym")]
    assert "WSS-3.6" in [rule.id for rule in search(rules, "okrągła część kafel")]  # „okrągłą część kafla”
    assert search(rules, "frontier") == []


def test_a_game_of_another_package_may_have_its_rules_in_english_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = game("sunward")
    monkeypatch.setattr(foreign, "id", "foreign")
    monkeypatch.setattr(foreign, "folder", lambda: tmp_path)
    assert rules_of(foreign, "pl") == []
    (tmp_path / "rules.md").write_text("# Foreign\n## 1 Start\n- WSS-1.1 All begin\n  at once.\n", encoding="utf8")
    assert language_shown(foreign, "pl") == "en"
    assert rules_of(foreign, "pl") == rules_of(foreign)
    assert (rules_of(foreign)[0].section, rules_of(foreign)[0].text) == ("1 Start", "All begin at once.")
    (tmp_path / "rules.pl.md").write_text("## 1 Początek\n- WSS-1.1 Wszyscy zaczynają.\n", encoding="utf8")
    assert language_shown(foreign, "pl") == "pl"
    assert rules_of(foreign, "pl")[0].text == "Wszyscy zaczynają."
    assert rules_of(foreign)[0].text == "All begin at once."


def test_the_reasons_of_refusals_belong_to_rules_that_refuse(any_game: Game) -> None:
    """A sentence that no refusal can lead to is dead, or its rule is misspelt."""
    known = {rule.id for rule in rules_of(any_game)}
    folder = Path(str(any_game.folder()))
    refusing = "".join(file.read_text(encoding="utf8") for file in folder.rglob("*.py"))
    for language in ("pl", "en"):
        text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf8")
        for told in re.findall(r"^refused-(\S+) =", text, re.M):
            rule = told.replace("_", ".")
            assert rule in known
            assert f'"{rule}"' in refusing
