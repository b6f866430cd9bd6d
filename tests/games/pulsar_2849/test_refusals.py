"""Whoever tries what a rule forbids is told why, in a sentence of the game and in both languages."""

import ast
import random
import re
from pathlib import Path

import pytest
from games.pulsar_2849.builder import GAME, board

from perihelion.words import Words


def words_of(language):
    return Words(language, GAME)


def told(words, rules):
    """What the page says: the sentence of the first rule that has one; nothing when none has."""
    ids = [f"refused-{rule.replace('.', '_')}" for rule in rules]
    return next((words.say(each) for each in ids if words.has(each)), "")


def refusals_in_source():
    """Every list of rules the refusals can answer with; rules outside lists stand for themselves."""
    found = []
    for module in sorted((Path(str(GAME.folder())) / "reading").glob("*.py")):
        tree = ast.parse(module.read_text(encoding="utf8"))
        listed = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.List) and node.elts and all(is_rule(each) for each in node.elts):
                found.append([each.value for each in node.elts])
                listed.update(node.elts)
        found += [[node.value] for node in ast.walk(tree) if is_rule(node) and node not in listed]
    return found


def is_rule(node):
    return isinstance(node, ast.Constant) and re.fullmatch(r"PUL-\d+\.\d+", str(node.value)) is not None


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_refusal_has_a_sentence(language):
    found = refusals_in_source()
    assert len(found) > 80
    words = words_of(language)
    assert [rules for rules in found if not told(words, rules)] == []


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_illegal_in_a_game_is_refused_with_a_sentence(seats):
    chance = random.Random(seats)
    state = GAME.new(seats, seed=seats)
    words = {language: words_of(language) for language in ("pl", "en")}
    decisions = 0
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal(seat)
        if decisions % 9 == 0:
            for action in chance.sample(range(GAME.actions.size), 60):
                asked = seat if action % 4 else (seat + 1) % seats
                if asked == seat and action in legal:
                    continue
                rules = state.why_not(asked, action)
                assert all(told(each, rules) for each in words.values()), (rules, GAME.actions.move(action))
        decisions += 1
        state.apply(seat, chance.choice(legal))
    assert decisions > 60
    assert told(words["en"], state.why_not(0, 0)) == "The game is over."


def refused(made, kind, *args):
    return told(words_of("en"), made.refused(kind, *args))


def test_sentences_fit_what_was_tried():
    made = board(3).with_ship(0, "E1").turn(0, dice=[3, 5])
    assert refused(made, "use_silver", 4) == "You have no die of this value."
    assert refused(made, "copy", 3).startswith("Copying needs")
    assert refused(made, "use_red", 2) == "There is no red die of this value for you now."
    assert refused(made, "teleport", "P5").startswith("Without a flight")
    assert refused(made, "buy_premium", 0).startswith("Premiums are bought in the final scoring")
    made.do("use_silver", 3)
    assert refused(made, "spend", "+2") == "You have no +2 modifier."
    assert refused(made, "fly", 4).startswith("This way the flight")
    assert refused(made, "finish_gyrodyne", "P5").startswith("Only a gyrodyne under construction")
    assert refused(made, "decline") == "This cannot be declined."
    owing = board(3).turn(0, dice=[3], owed=4)
    assert (
        refused(owing, "end_turn")
        == refused(owing, "use_red", 2)
        == "The red die that you have to use this turn comes first."
    )
