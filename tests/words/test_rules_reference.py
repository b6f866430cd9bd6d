"""Looking rules up: every numbered statement is found, by its id, by its chapter, by words."""

import re
from pathlib import Path

from perihelion import Game, game
from perihelion.words.rules import glossary_of, polish_terms, rules_of, search, section_title


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
    assert search(rules, "WSS-3.5")[0].section == "3 Round and turn"


def test_every_heading_has_a_polish_title(any_game: Game) -> None:
    for section in {rule.section for rule in rules_of(any_game)}:
        english, polish = section_title(section, "en"), section_title(section, "pl")
        assert "(" not in english + polish
        assert polish != english, f"no Polish title in sections.pl.toml: {section}"


def test_a_heading_keeps_its_number_and_loses_what_only_its_writer_needs() -> None:
    assert section_title("2. Setup (what the rulebook text reveals)", "pl") == "2 Przygotowanie"
    assert section_title("PUL-9 Flying the survey ship", "en") == "9 Flying the survey ship"
    assert section_title("ACCEPTANCE SCENARIOS", "en") == "Acceptance scenarios"
    assert section_title("A heading of another package", "pl") == "A heading of another package"


def test_rules_are_found_by_the_polish_words_of_the_glossary() -> None:
    sunward = game("sunward")
    glossary = glossary_of(sunward)
    assert glossary["frontier"] == "rubież"
    found = [rule.id for rule in rules_of(sunward) if "rubież" in polish_terms(rule, glossary)]
    assert "WSS-5.1" in found
    assert len(found) < 30


def test_the_reasons_of_refusals_belong_to_rules_that_refuse(any_game: Game) -> None:
    """A sentence that no refusal can lead to is dead, or its rule is misspelt."""
    known = {rule.id for rule in rules_of(any_game)}
    folder = Path(str(any_game.folder()))
    refusing = "".join(file.read_text(encoding="utf8") for file in folder.glob("*.py"))
    for language in ("pl", "en"):
        text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf8")
        for told in re.findall(r"^refused-(\S+) =", text, re.M):
            rule = told.replace("_", ".")
            assert rule in known
            assert f'"{rule}"' in refusing
