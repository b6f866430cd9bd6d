"""Looking rules up: every numbered statement is found, by its id, by its chapter, by words."""

from perihelion import Game, game
from perihelion.words.rules import rules_of, search


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
